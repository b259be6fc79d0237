"""Who sits where: the one place to ask who holds a seat, who answers for it, and what it is called.

Who holds a seat stands in the metadata of its table and nowhere else; the store derives its index of sittings from it.
Who answers for a seat of a running game, its person or a bot, is part of the game: its record says so. `Seating` puts
both together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from posterity.bots import BOTS, FIRST_EVENING, LEVELS
from posterity.server.errors import NOT_NOW, NOT_YOURS, REFUSED, ApiError
from posterity.server.names import bot_name, made_unique
from posterity.table.table import Table

AssignmentKind = Literal["person", "bot", "link", "open", "kept"]
ShownKind = Literal["person", "bot", "absent", "link", "open", "kept"]
BOT = FIRST_EVENING  # who plays where nobody has chosen a bot
KNOWN_BOTS = (*BOTS, *LEVELS)  # who can play at a table of a server


class SeatAssignment(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who holds it. `kind` says how it was filled; who answers in a running game, the game itself knows."""

    kind: AssignmentKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    resigned: bool = False
    was: str | None = None  # who has resigned
    late: bool = False  # freed while the game ran: whoever comes with a link was not accepted by the others


class Seating(NamedTuple):
    """The seats of a table, and its game once it has begun."""

    seats: Sequence[SeatAssignment]
    table: Table | None

    # ---------------------------------------------------------------- who holds a seat

    def holder(self, seat: int) -> str | None:
        return self.seats[seat].person

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [seat for seat, one in enumerate(self.seats) if person is not None and one.person == person]

    def held(self) -> list[int]:
        """The seats that people hold, also those at which a bot is in their place."""
        return [seat for seat, one in enumerate(self.seats) if one.person is not None]

    def is_full(self) -> bool:
        """Does every seat have its person or bot, so that the game can begin?"""
        return all(one.kind in ("person", "bot") for one in self.seats)

    def names(self) -> list[str]:
        """The names at the seats; automata sit after the people once the game has begun."""
        people = [one.name for one in self.seats]
        automata = [] if self.table is None else self.table.seats[len(people) :]
        return people + [seat.name for seat in automata]

    def check_not_seated(self, person: str) -> None:
        """ApiError if somebody holds a seat already."""
        if self.seats_of(person):
            raise ApiError(NOT_NOW, "server-already-seated")

    def own_seat(self, person: str, seat: int | None) -> int:
        """The seat somebody acts for: the one named, or the only one; ApiError if it is not theirs."""
        own = self.seats_of(person)
        if seat is None and len(own) == 1:
            return own[0]
        if seat is None and own:
            raise ApiError(NOT_YOURS, "server-which-seat", seats=own)
        if seat not in own:
            raise ApiError(NOT_YOURS, "server-not-your-seat")
        return seat

    # ---------------------------------------------------------------- who answers for it

    def is_answered_by(self, seat: int, kind: Literal["person", "bot"]) -> bool:
        """Does a person, or a bot, answer for a seat of the game now?"""
        return self.table is not None and self.table.kinds[seat] == kind

    def is_played_by_people(self) -> bool:
        """Does a person answer for any seat of the game now?"""
        return self.table is not None and "person" in self.table.kinds

    def voters(self, apart_from: set[int]) -> list[int]:
        """The seats whose people may vote: those who play themselves now, except the seats in `apart_from`.

        Whoever came late by a link of the owner has no vote: the owner could come once more under another name.
        """
        seats = [seat for seat, one in enumerate(self.seats) if not one.late and seat not in apart_from]
        return [seat for seat in seats if self.is_answered_by(seat, "person")]

    def waits_for_link(self, seat: int) -> bool:
        """Does a seat wait for whoever comes with a link to it?"""
        return seat < len(self.seats) and self.seats[seat].kind == "link"

    def kind(self, seat: int) -> ShownKind:
        """How a seat is taken, as everybody may know."""
        if self.table is None or self.waits_for_link(seat):
            return self.seats[seat].kind
        return self.table.kinds[seat]  # type: ignore[return-value]  # automata have no seat of their own

    def bot(self, seat: int) -> str | None:
        """The bot at a seat, or the one that would play there."""
        return self.seats[seat].bot if self.table is None else self.table.bots[seat]


# ---------------------------------------------------------------- other assignments


def person_at(person: str, name: str) -> SeatAssignment:
    return SeatAssignment(kind="person", person=person, name=name)


def bot_at(bot: str) -> SeatAssignment:
    return SeatAssignment(kind="bot", bot=bot, name=bot_name(bot))


def checked_bot(name: str | None) -> str:
    """The name of a bot; ApiError if there is none of that name."""
    if name is not None and name not in KNOWN_BOTS:
        raise ApiError(REFUSED, "server-bot", bot=name, known=list(KNOWN_BOTS))
    return name or BOT


def with_seat(seats: Sequence[SeatAssignment], seat: int, new: SeatAssignment) -> list[SeatAssignment]:
    """The same seats with another assignment of one of them."""
    return [new if other == seat else old for other, old in enumerate(seats)]


def seated(seats: Sequence[SeatAssignment], seat: int, new: SeatAssignment) -> list[SeatAssignment]:
    """The same with somebody new at `seat`, whose name looks like nobody else's there."""
    others = [other.name for at, other in enumerate(seats) if at != seat]
    return with_seat(seats, seat, replace(new, name=made_unique(new.name, others)))


def named_apart(seats: Sequence[SeatAssignment]) -> list[SeatAssignment]:
    """Nobody has a name that looks like that of somebody before: `Tallow`, `Tallow 2`."""
    found: list[SeatAssignment] = []
    for one in seats:
        found.append(replace(one, name=made_unique(one.name, [other.name for other in found])))
    return found
