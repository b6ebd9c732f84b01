"""A person with a phone: writes, presses, plays, and reads what stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.press import Move
from bot.screens.wanted import SEATED, hand_of, occasion_of
from rules.notation import SEPARATOR
from tests.people.evening import Evening
from tests.people.surface import Key, Surface, as_read, surface_of

if TYPE_CHECKING:
    from tests.people.group import Group


class Person:
    """One of the people; `toast` is what the last press was answered with, `alert` whether it was an alert."""

    def __init__(self, name: str, number: int, evening: Evening, group: Group) -> None:
        self.name = name
        self.id = number
        self.evening = evening
        self.group = group
        self.toast = ""
        self.alert = False
        self.led_to = ""

    def __repr__(self) -> str:
        return self.name

    # --- doing

    async def writes(self, text: str, where: int = 0, **how: Any) -> None:
        """Write into the group, in the topic this is about, or into another chat."""
        if self.group.topic and not where:
            how = {"topic": self.group.topic, **how}
        await self._does("send", chat_id=where or self.group.id, text=text, **how)

    async def tells(self, text: str) -> None:
        """Write to the bot in private."""
        await self.writes(text, self.id)

    async def starts(self, payload: str = "") -> None:
        """Press Start in the private chat, with what a link brought along."""
        await self._does("start", payload=payload)

    async def blocks(self) -> None:
        """Stop the bot."""
        await self._does("block")

    async def unblocks(self) -> None:
        """Let the bot write again."""
        await self._does("unblock")

    async def deletes(self, surface: Surface) -> None:
        """Delete a message for everybody."""
        await self._does("delete", chat_id=surface.chat, message_id=surface.message)

    async def click(self, label: str, on: Surface | None = None) -> str:
        """Press the newest button that says this, in the group before the private chat; returns the toast.

        Where the answer is a link into the private chat it is followed, and Start pressed there.
        """
        surface = on or self._newest_with(label)
        text = surface.button(label)
        assert text, f"{self} finds no button «{label}» among {surface.buttons}"
        self._begins()
        pressed = await self.evening.line.do(
            self.id, "press", chat_id=surface.chat, message_id=surface.message, text=text
        )
        if pressed["kind"] == "callback":
            return await self._hears(pressed["query_id"])
        self.led_to = pressed["url"]
        return ""

    async def presses(self, data: str, on: Key) -> str:
        """Send this callback data from a message, as a phone with an old screen does; returns the toast."""
        self._begins()
        chat, message = on
        pressed = await self.evening.line.do(self.id, "press", chat_id=chat, message_id=message, data=data)
        return await self._hears(pressed["query_id"])

    async def plays(self, action: str, *, in_group: bool = False) -> str:
        """Walk the keyboard of the hand, card, target, name, by its buttons; returns the toast of the last press.

        The hand is the private one, or (`in_group`) the ephemeral one in the group.
        """
        words = action.split(SEPARATOR)
        while True:
            hand = self.glimpse if in_group else self.hand
            label, reached = self._step(words, hand)
            toast = await self.click(label, hand)
            if reached == words:
                return toast

    async def follows(self, url: str) -> None:
        """Open a link."""
        await self._does("open", url=url)

    async def _does(self, verb: str, **what: Any) -> None:
        self._begins()
        await self.evening.line.do(self.id, verb, **what)
        await self.evening.settle()

    def _begins(self) -> None:
        self.toast, self.alert, self.led_to = "", False, ""
        self.group.checkpoint()

    async def _hears(self, query: str) -> str:
        self.evening.presses.append(query)
        told = await self.evening.line.answer(query)
        toast = as_read(told["text"] or "")
        self.toast, self.alert, self.led_to = toast, told["alert"], told["url"] or ""
        if self.led_to:
            await self.evening.line.do(self.id, "open", url=self.led_to)
        await self.evening.settle()
        return toast

    def _step(self, words: list[str], hand: Surface) -> tuple[str, list[str]]:
        """The button of the hand that leads furthest towards the action, and the words chosen by it."""
        ways = [(said, text) for text, said in self.moves(hand).items() if said == words[: len(said)] and said]
        assert ways, f"{self} cannot play {SEPARATOR.join(words)}: {list(self.moves(hand))}"
        said, text = max(ways)
        return text, said

    def moves(self, hand: Surface | None = None) -> dict[str, list[str]]:
        """The buttons of the hand by their texts, each with the words it stands for."""
        chat, number = (hand or self.hand).key
        message = self.evening.pg.world.chats[chat].messages[number]
        buttons = [button for row in message.keyboard for button in row]
        data = {button["text"]: button.get("callback_data", "") for button in buttons}
        moves = {text: Move.unpack(each) for text, each in data.items() if each.startswith("m:")}
        return {text: move.words.split(SEPARATOR) if move.words else [] for text, move in moves.items()}

    # --- reading

    @property
    def phone(self) -> dict[str, Any]:
        """Everything on the phone, in the shape of the people's API."""
        return self.evening.line.phone(self.id)

    def messages(self, chat: int = 0) -> list[Surface]:
        """What the bot has written in a chat (the private one, if not told otherwise), oldest first.

        Of a group only what stands in the topic that this is about.
        """
        bot = self.evening.pg.world.bot.id
        return [
            surface_of(message, self.group.looked_at)
            for message in self.evening.line.chat(self.id, chat or self.id).get("messages", ())
            if message["sender"]["id"] == bot and message["service"] is None and self._is_about(message)
        ]

    def _is_about(self, message: dict[str, Any]) -> bool:
        return bool(message["chat_id"] != self.group.id or message["topic"] == self.group.topic)

    @property
    def hand(self) -> Surface:
        """The hand in the private chat."""
        surface = self.group.surface(hand_of(self.id), self)
        assert surface, f"{self} has no hand"
        return surface

    @property
    def glimpses(self) -> list[Surface]:
        """The ephemeral messages of the bot in the group, as this person sees them, oldest first."""
        return [surface for surface in self.messages(self.group.id) if surface.message < 0]

    @property
    def glimpse(self) -> Surface:
        """The newest of them."""
        assert self.glimpses, f"{self} sees no ephemeral message"
        return self.glimpses[-1]

    @property
    def has_hand(self) -> bool:
        """Whether a hand hangs in the private chat."""
        screens = self.evening.screens.get(self.group.place)
        hung = screens.hung.get(hand_of(self.id)) if screens else None
        told = hung is not None and occasion_of(hung).what == SEATED
        return not told and self.group.surface(hand_of(self.id), self) is not None

    @property
    def last(self) -> Surface:
        """The newest message of the bot in the private chat."""
        return self.messages()[-1]

    def reads(self, text: str) -> bool:
        """Whether this stands anywhere on the phone: in a chat or in a toast."""
        chats = (message["text"] or "" for chat in self.phone["chats"] for message in chat["messages"])
        toasts = (toast["text"] or "" for toast in self.phone["toasts"])
        return any(text in each for each in (*chats, *toasts))

    def _newest_with(self, label: str) -> Surface:
        for chat in (self.group.id, self.id):
            for surface in reversed(self.messages(chat)):
                if surface.button(label):
                    return surface
        raise AssertionError(f"{self} finds no button «{label}»")
