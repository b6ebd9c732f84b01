"""How quick the bot is and how much it asks of Telegram, measured over whole games.

    python -m tests.reports.pacing love_letter --games 5 --seed 1

People, four unless told otherwise, who think one to two seconds a move play on the local Telegram, its limits on,
every call taking 80±40 ms.
All of it, people, delays, buckets and deadlines, runs on one clock that leaps over idleness (`leap`), so that minutes
of play take seconds; what the bot itself works counts in full unless `--instant`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from bot.dispatch import dispatcher
from bot.memory import set_aside
from bot.playground import Latency
from bot.texts import Texts
from rules.catalogue import games
from tests.reports.figures import Figures, figures, percentile, together
from tests.reports.leap import Leap
from tests.reports.party import Played, Wish, play
from tests.reports.tape import Turn

HEAD = (
    "seed    moves minutes │ group/min max  mean │ private/move │ 429 │ press→answer p50   p99 │ "
    "press→hand live p50   p99   max  ms"
)
WORST = 5
"""How many of the longest waits are told."""


def measure(wish: Wish, seed: int, texts: Texts, *, work: bool = True) -> Played:
    """One game on a loop of its own."""
    with asyncio.Runner(loop_factory=lambda: Leap(work=work)) as runner:
        return runner.run(play(wish, seed, texts))


def row(name: str, of: Figures) -> str:
    """One line of the table."""
    answer = [1000 * percentile(of.answers, share) for share in (0.5, 0.99)]
    hand = [1000 * percentile(of.waits, share) for share in (0.5, 0.99, 1.0)]
    return (
        f"{name:7} {of.moves:5} {of.minutes:7.1f} │ {of.busiest:13} {of.in_group / of.minutes:5.1f} │ "
        f"{of.in_private / of.moves:12.2f} │ {of.too_many:3} │ {answer[0]:16.0f} {answer[1]:5.0f} │ "
        f"{hand[0]:19.0f} {hand[1]:5.0f} {hand[2]:5.0f}"
    )


def told(turn: Turn, played: Played) -> str:
    """What Telegram was asked for between a press and the hand it brought, from half a second before on."""
    start = turn.press.at - 0.5
    calls = [
        f"{1000 * (each.time - turn.press.at):+.0f} {each.method}→{_place(each.chat_id, played, turn)}"
        for each in played.requests
        if start <= each.time <= turn.at
    ]
    return f"  {1000 * turn.waited:.0f} ms, seed {played.seed}, {turn.at - played.began:.1f} s in: " + ", ".join(calls)


def _place(chat: int | None, played: Played, turn: Turn) -> str:
    if chat is None:
        return "-"
    return {played.group: "group", turn.person: "next", turn.press.person: "mover"}.get(chat, "another")


def report(games_played: Sequence[Played]) -> str:
    """The whole report as text; it names no cards."""
    each = [figures(played) for played in games_played]
    lines = [HEAD, *(row(str(played.seed), of) for played, of in zip(games_played, each, strict=True))]
    total = together(each)
    lines += [row("all", total), f"presses without an answer: {total.unanswered}, faults logged: {total.faults}"]
    waits = [(turn, played) for played in games_played for turn in played.tape.turns]
    longest = sorted(waits, key=lambda pair: -pair[0].waited)[:WORST]
    return "\n".join([*lines, "the longest waits (ms from the press):", *(told(*pair) for pair in longest)]) + "\n"


def seated(game: str, people: int) -> int:
    """As many of so many people as the game takes."""
    return min(people, max(games()[game].seats))


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.reports.pacing", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("--games", type=int, default=1, help="how many games, each with the next seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--people", type=int, default=4, help="as many of them as the game takes")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=CHOICE", help="an option of the lobby")
    parser.add_argument("--latency", type=Latency.parse, default=Latency(80, 40), help="milliseconds, such as 80±40")
    parser.add_argument("--instant", action="store_true", help="the bot's own work takes no time")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Play and tell."""
    asked = _arguments(given)
    options = tuple((option, choice) for option, _, choice in (each.partition("=") for each in asked.set))
    wish, texts = Wish(asked.game, seated(asked.game, asked.people), options, asked.latency), Texts()
    dispatcher()
    set_aside()  # as a starting bot does
    seeds = range(asked.seed, asked.seed + asked.games)
    sys.stdout.write(report([measure(wish, seed, texts, work=not asked.instant) for seed in seeds]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
