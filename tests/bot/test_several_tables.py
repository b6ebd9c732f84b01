"""Several tables at once: the same people in two groups, each table with its own messages; «Мои столы» knows all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.press import Home
from tests.bot.conftest import Evenings
from tests.people import Group, Person


def another_group(group: Group, title: str, kind: str = "supergroup") -> Group:
    """A second group of the same people, with the bot in it."""
    first, *others = (person.id for person in group.people)
    chat = group.evening.pg.people.add_group(title, first, members=others, kind=kind)["id"]
    other = Group(chat, group.evening)
    other.people += [Person(person.name, person.id, group.evening, other) for person in group.people]
    return other


@contextmanager
def untouched(group: Group) -> Iterator[None]:
    """What is done in here leaves the board, the hands and the table of this group as they are."""
    before = as_it_is(group)
    yield
    assert as_it_is(group) == before


def as_it_is(group: Group) -> list[object]:
    hands = [person.hand for person in group.people]
    return [group.table.phase, group.board.text, *((hand.key, hand.text, hand.rows) for hand in hands)]


async def my_tables(person: Person) -> str:
    """What «🎲 Мои столы» says, with its links."""
    await person.starts()
    menu = person.last
    await person.click("Мои столы", menu)
    message = person.evening.pg.world.chats[person.id].messages[menu.message]
    links = [entity.url for entity in message.text.entities if entity.type == "text_link"]
    return "\n".join((message.text.text, *(link for link in links if link)))


async def test_my_tables_names_every_table_with_a_link_to_its_message(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (friday, anya, _):
        saturday = another_group(friday, "Суббота")
        await friday.begins()
        await saturday.gathers()
        told = await my_tables(anya)
        assert "Ты за 2 столами:" in told
        for group, where, phase in ((friday, "Пятница", "идёт партия"), (saturday, "Суббота", "собирается")):
            assert f"· {where} · {phase}" in told
            assert f"https://t.me/c/{-group.id - 10**12}/{group.board.message}" in told
        anya.last.offers("👁 Карты: Пятница")
        anya.last.refuses("👁 Карты: Суббота")


async def test_in_a_basic_group_there_is_no_link_but_its_name(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (friday, anya, _):
        old = another_group(friday, "Старый чат", kind="group")
        await friday.gathers()
        await old.gathers()
        told = await my_tables(anya)
        assert "· Старый чат · собирается" in told
        assert told.count("https://t.me/c/") == 1


async def test_a_table_that_is_left_is_mine_no_more(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (friday, _, borya):
        saturday = another_group(friday, "Суббота")
        await friday.gathers()
        await saturday.gathers()
        await borya.click("Встать", friday.board)
        assert "Ты за 1 столом:" in await my_tables(borya)
        assert await borya.presses(Home(place="tables").pack(), borya.last.key) == ""
        borya.last.shows("Суббота")


async def test_two_games_of_the_same_people_never_touch_each_other(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (friday, *_):
        saturday = another_group(friday, "Суббота")
        await friday.begins(hands="handmaid guard", pile="priest baron prince")
        await saturday.begins(hands="princess king", pile="countess guard prince")
        hands = [group.people[0].hand for group in (friday, saturday)]
        assert hands[0].key != hands[1].key
        hands[0].shows("Тайное послание · чат «Пятница»", "4 Служанка")
        hands[1].shows("Тайное послание · чат «Суббота»", "8 Принцесса")
        with untouched(saturday):
            await friday.people[0].plays("handmaid")
        friday.board.shows("Аня: Служанка, защита на круг.", "🟢 Ходит Боря")
        saturday.board.shows("🟢 Ходит Аня")
        with untouched(friday):
            await saturday.people[0].plays("countess")
        saturday.board.shows("🟢 Ходит Боря")
        friday.people[1].hand.shows("чат «Пятница»", "🟢 Твой ход")
        saturday.people[1].hand.shows("чат «Суббота»", "🟢 Твой ход")


async def test_b3_a_press_of_one_table_sent_from_a_message_of_the_other_counts_for_its_own(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (friday, *_):
        saturday = another_group(friday, "Суббота")
        await friday.begins(hands="handmaid guard", pile="priest baron prince")
        await saturday.begins(hands="princess king", pile="countess guard prince")
        anya, there = friday.people[0], saturday.people[0].hand
        with untouched(saturday):
            await anya.presses(friday.press_of("handmaid"), there.key)
        friday.board.shows("🟢 Ходит Боря")
        assert saturday.people[0].hand.key == there.key
        assert saturday.people[0].hand.text == there.text


async def test_away_at_one_table_is_not_away_at_the_other(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (friday, *_):
        saturday = another_group(friday, "Суббота")
        await friday.begins(hands="handmaid guard", pile="priest baron prince")
        await saturday.begins("без часов", hands="princess king", pile="countess guard prince")
        with untouched(saturday):
            await friday.evening.passes(friday.table.deadline.at - friday.evening.clock())
        friday.board.shows("⏳ Аня: время вышло, ход за часами.")
