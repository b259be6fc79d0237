"""What happened, for people to read. Rules never read events back."""

from __future__ import annotations

from typing import Final

from posterity.core.values import Value


class Event(Value):
    """Something that happened: a message with named arguments, and the clause it comes from.

    What not everybody may know names the seats that do (`only`); all others read `instead`, or nothing.
    """

    def __init__(
        self,
        message: str,
        clause: str,
        args: dict[str, object],
        only: tuple[int, ...] | None = None,
        instead: Event | None = None,
    ) -> None:
        self.message: Final = message
        self.clause: Final = clause
        self.args: Final = args
        self.only: Final = only
        self.instead: Final = instead

    def seen_by(self, viewer: int | None) -> Event | None:
        """This event as `viewer` (a seat, or None for a spectator) may read it."""
        if self.only is None or (viewer is not None and viewer in self.only):
            return self
        return self.instead
