"""What a table remembers besides its game: who holds each seat, what waits for consent, who is muted."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from posterity.core.game import Game
from posterity.core.sets import CardSet
from posterity.server.tables.loading import damaged
from posterity.table.clocks import Clock
from posterity.table.consent import Proposal as Wish
from posterity.table.consent import needs
from posterity.table.deal import Deal
from posterity.table.table import Table

WEEK = 7 * 24 * 3600  # seconds
PlaceKind = Literal["person", "bot", "link", "open", "kept"]
ProposalKind = Literal["undo", "take", "kick"]
Replacement = Literal["bot", "free"]
LessonState = Literal["on", "left"]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who holds it. `kind` says how it was filled; who answers in a running game, the game itself knows."""

    kind: PlaceKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    resigned: bool = False
    was: str | None = None  # who has resigned


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """A wish of `person` that waits for consent: to take back, to take a seat, or to show `whom` out."""

    id: str
    kind: ProposalKind
    person: str
    name: str
    wish: Wish
    whom: str | None = None
    then: Replacement = "bot"  # what becomes of the seats of `whom`


class Aside(msgspec.Struct, frozen=True, kw_only=True):
    """Kept with the table as plain JSON; `msgspec.structs.replace` makes a changed one."""

    options: dict[str, str]
    set: str
    sha256: str
    rules: int
    definitions: dict[str, Any] | None = None  # of a card set that is not on the shelf, until its game begins
    places: list[Place]
    proposals: list[Proposal] = []
    watchers: list[str] = []  # people who were let in by a link to watch
    banned: list[str] = []
    forced: list[str] = []  # people for whom questions with one answer are answered
    muted: dict[str, list[str]] = {}  # whose chat each person does not want to read
    rematch: str | None = None
    deal: Deal | None = None  # the server's secret is in it
    clock: Clock = Clock()
    begun: int = 0  # when the first question was asked
    lesson: LessonState | None = None  # a game that teaches, as long as its pupil follows it
    opened: bool = False  # whether its game was opened from a file
    absence: int = WEEK  # seconds after which somebody who was announced to be absent may lose a seat
    signs: dict[str, int] = {}  # when each person who has a seat was last here, about
    absent: dict[str, int] = {}  # who was announced to be absent, and when
    too_long: int = 0  # the number of entries at which its game was ended because no sensible one is longer

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [seat for seat, place in enumerate(self.places) if person is not None and place.person == person]

    def held(self) -> list[int]:
        """The seats that people hold, also those at which a bot is in their place."""
        return [seat for seat, place in enumerate(self.places) if place.person is not None]

    def asked(self, table: Table, proposal: Proposal) -> list[int]:
        """The seats whose consent to a proposal is still missing.

        Whether somebody has to leave, all others decide who play themselves; where there are none besides the one who
        wishes it, that somebody: nobody decides it alone.
        """
        missing = needs(table, proposal.wish, self.held())
        if proposal.kind != "kick":
            return missing
        concerned = self.seats_of(proposal.whom)
        apart = {*concerned, *proposal.wish.own, proposal.wish.seat}
        judges = [seat for seat, kind in enumerate(table.kinds) if kind == "person" and seat not in apart]
        return [seat for seat in missing if seat in (judges or concerned)]

    def card_set(self, game: Game[Any]) -> CardSet:
        """The cards of a table whose game has not begun."""
        if self.definitions is not None:
            return game.own_card_set(self.definitions, self.set)
        return game.card_set(self.set, self.sha256)

    def proposal(self, id: str) -> Proposal | None:
        return next((one for one in self.proposals if one.id == id), None)

    def plain(self) -> dict[str, Any]:
        return dict(msgspec.to_builtins(self, str_keys=True))


def read(plain: dict[str, Any]) -> Aside:
    """What was kept; StoreError if it cannot be read."""
    try:
        return msgspec.convert(plain, Aside, str_keys=True)
    except msgspec.ValidationError as e:
        raise damaged("", str(e)) from e


def with_place(places: list[Place], seat: int, place: Place) -> list[Place]:
    """The same places with another one at `seat`."""
    return [place if other == seat else old for other, old in enumerate(places)]
