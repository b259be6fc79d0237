"""The metadata of a table: everything but its game, such as who holds each seat or is muted. Stored as JSON."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from posterity.core.game import Game
from posterity.core.sets import CardSet
from posterity.server.api.responses import Pause
from posterity.server.errors import damaged
from posterity.server.tables.consent import PendingProposal
from posterity.server.tables.seating import SeatAssignment, Seating
from posterity.table.clocks import Clock
from posterity.table.deal import Deal

WEEK = 7 * 24 * 3600  # seconds
LessonState = Literal["on", "left"]


class HintCount(msgspec.Struct, frozen=True, kw_only=True):
    """How many hints a seat was given, and the number of the question that the last one was about."""

    count: int
    last: int


class TableMetadata(msgspec.Struct, frozen=True, kw_only=True):
    """A value: `msgspec.structs.replace` makes a changed one. Stored by the names of its fields, or by their `name`."""

    options: dict[str, str]
    set: str
    sha256: str
    rules: int
    definitions: dict[str, Any] | None = None  # of a card set that is not on the shelf, until its game begins
    seats: list[SeatAssignment] = msgspec.field(name="places")
    proposals: list[PendingProposal] = []
    spectators: list[str] = msgspec.field(name="watchers", default_factory=list)  # let in by a link to watch
    banned: list[str] = []
    forced: list[str] = []  # people for whom questions with one answer are answered
    muted: dict[str, list[str]] = {}  # whose chat each person does not want to read
    rematch: str | None = None
    deal: Deal | None = None  # the server's secret is in it
    clock: Clock = Clock()
    begun: int = 0  # when the first question was asked
    lesson: LessonState | None = None  # a game that teaches, as long as its pupil follows it
    part: str = ""  # of the lesson; none: the first, as it was before there were parts
    learned: bool = False  # whether the pupil has come to its end
    opened: bool = False  # whether its game was opened from a file
    absence: int = WEEK  # seconds after which somebody who was announced to be absent may lose a seat
    pause: Pause = "person"  # how long bots wait before an answer
    signs: dict[str, int] = {}  # when each person who has a seat was last here, about
    absent: dict[str, int] = {}  # who was announced to be absent, and when
    hints: bool = False  # whether those at the table have agreed to hints
    hinted: dict[int, HintCount] = {}  # by seat
    too_long: int = 0  # the number of entries at which its game was ended because no sensible one is longer

    @property
    def seating(self) -> Seating:
        """Who sits where, as far as that is known without the game."""
        return Seating(self.seats, None)

    def card_set(self, game: Game[Any]) -> CardSet:
        """The cards of a table whose game has not begun."""
        if self.definitions is not None:
            return game.own_card_set(self.definitions, self.set)
        return game.card_set(self.set, self.sha256)

    def proposal(self, id: str) -> PendingProposal | None:
        return next((one for one in self.proposals if one.id == id), None)

    def plain(self) -> dict[str, Any]:
        return dict(msgspec.to_builtins(self, str_keys=True))


def read_metadata(plain: dict[str, Any]) -> TableMetadata:
    """What was stored; StoreError if it cannot be read."""
    try:
        return msgspec.convert(plain, TableMetadata, str_keys=True)
    except msgspec.ValidationError as e:
        raise damaged("", str(e)) from e
