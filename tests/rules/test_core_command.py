"""`python -m rules` at a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.__main__ import main
from rules.catalogue import games
from rules.record import load, replay

Capture = pytest.CaptureFixture[str]


def test_a_random_game_prints_a_record_with_its_places(capsys: Capture) -> None:
    assert main(["love_letter", "--seats", "3", "--seed", "7", "--option", "aside=on"]) == 0

    printed = capsys.readouterr().out
    record = load(printed)
    outcome = games()["love_letter"].outcome(replay(games()["love_letter"], record).state)
    assert outcome is not None
    assert (record.header.seats, dict(record.header.options)["aside"]) == (3, "on")
    assert printed.splitlines()[-3:] == [
        f"# seat {seat}: place {outcome.places[seat]}, points {outcome.points[seat]}" for seat in range(3)
    ]


def test_the_same_seed_is_the_same_game(capsys: Capture) -> None:
    games_printed = []
    for seed in ("7", "7", "8"):
        main(["love_letter", "--seed", seed])
        games_printed.append(capsys.readouterr().out)

    assert games_printed[0] == games_printed[1] != games_printed[2]


def test_a_replay_tells_every_entry_and_the_places(tmp_path: Path, capsys: Capture) -> None:
    main(["love_letter", "--seed", "7"])
    printed = capsys.readouterr().out
    file = tmp_path / "game.txt"
    file.write_text("\ufeff" + printed, encoding="utf-8")

    assert main(["replay", str(file)]) == 0

    told = capsys.readouterr().out.splitlines()
    assert told[0] == "setup"
    assert told[1].startswith("    RoundBegan number=1 starter=")
    assert told[-5:] == printed.splitlines()[-5:]
    assert any(line.startswith("    Played seat=") and "action=" in line for line in told)


def test_what_an_event_is_made_of_stands_in_brackets(tmp_path: Path, capsys: Capture) -> None:
    main(["king", "--seed", "7", "--option", "programme=blitz"])
    file = tmp_path / "game.txt"
    file.write_text(capsys.readouterr().out, encoding="utf-8")

    assert main(["replay", str(file)]) == 0

    told = capsys.readouterr().out.splitlines()
    assert "number=1" in told[1]
    assert told[1].endswith("terms=(stake=hearts, taking=False, trump=none)")
    assert any(line.startswith("    Taken number=1 trick=(leader=") for line in told)


def test_a_record_of_a_game_so_far_says_what_is_asked(tmp_path: Path, capsys: Capture) -> None:
    main(["love_letter", "--seed", "7"])
    file = tmp_path / "game.txt"
    head = [line for line in capsys.readouterr().out.splitlines() if not line[0].isdigit() and line[0] != "#"]
    file.write_text("\n".join(head), encoding="utf-8")

    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "# still running: play.1"


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda _: "", "unreadable record: no line 'game'"),
        (lambda text: text.replace("game love_letter", "game poker"), "no such game: poker"),
        (lambda text: text.replace("\n# over", "\n0 guard.1.king\n# over"), "game-over"),
        (lambda text: text.replace("version 1", "version 9"), "entry 0 (setup): written by love_letter 9, format 1"),
    ],
)
def test_a_bad_record_is_one_clear_line(spoil: object, complaint: str, tmp_path: Path, capsys: Capture) -> None:
    assert callable(spoil)
    main(["love_letter", "--seed", "7"])
    file = tmp_path / "game.txt"
    file.write_text(spoil(capsys.readouterr().out), encoding="utf-8")

    assert main(["replay", str(file)]) == 2

    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("python -m rules: ")
    assert complaint in line


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_file_that_cannot_be_read_is_one_line_too(content: bytes | None, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.txt"
    if content is not None:
        file.write_bytes(content)

    assert main(["replay", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [[], ["poker"], ["love_letter", "--seats", "9"], ["love_letter", "--option", "aside=maybe"], ["replay"]],
)
def test_a_wrong_command_line(arguments: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(arguments)

    assert exit_.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_the_benchmark_has_a_line_for_each_game_and_number_of_seats(capsys: Capture) -> None:
    assert main(["bench", "--seconds", "0"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == sum(len(game.seats) for game in games().values())
    assert all("moves/s" in line and "games/s" in line for line in lines)
