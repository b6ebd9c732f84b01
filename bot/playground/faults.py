"""Faults on purpose: what the network and Telegram do to a bot on a bad day.

A test says which of the next calls goes wrong and how; the first fault that fits a call is used up by it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(slots=True)
class Fault:
    """One kind of trouble for the next `times` calls of `method` ("*" for any) to `chat_id` (None for any)."""

    kind: str
    method: str
    times: int
    chat_id: int | None
    after_effect: bool
    code: int = 0
    description: str = ""
    parameters: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def fits(self, method: str, chat_id: int | None) -> bool:
        """Whether this call is meant."""
        by_name = self.method == method or (self.method == "*" and method != "getUpdates")
        return by_name and self.chat_id in (None, chat_id)


class Faults:
    """The faults still waiting for their calls."""

    def __init__(self) -> None:
        self.pending: list[Fault] = []

    def fail(
        self,
        method: str,
        code: int,
        description: str,
        *,
        times: int = 1,
        chat_id: int | None = None,
        parameters: Mapping[str, int] | None = None,
        after_effect: bool = False,
    ) -> None:
        """The call is refused with this code and text; with `after_effect` it has worked all the same."""
        self.pending.append(
            Fault("fail", method, times, chat_id, after_effect, code, description, dict(parameters or {}))
        )

    def hang(
        self,
        method: str,
        *,
        seconds: float = 60.0,
        times: int = 1,
        chat_id: int | None = None,
        after_effect: bool = False,
    ) -> None:
        """No answer for so many real seconds, then as if nothing had been wrong; the effect comes after or before."""
        self.pending.append(Fault("hang", method, times, chat_id, after_effect, seconds=seconds))

    def drop(self, method: str, *, times: int = 1, chat_id: int | None = None, after_effect: bool = False) -> None:
        """The connection is closed without an answer, before or after the call has worked."""
        self.pending.append(Fault("drop", method, times, chat_id, after_effect))

    def clear(self) -> None:
        """Forgets all faults not yet used."""
        self.pending.clear()

    def take(self, method: str, chat_id: int | None) -> Fault | None:
        """The fault this call runs into, if any; it is used up by one."""
        for fault in self.pending:
            if fault.fits(method, chat_id):
                fault.times -= 1
                if fault.times <= 0:
                    self.pending.remove(fault)
                return fault
        return None
