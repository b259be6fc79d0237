"""One table as it is in memory: what is stored of it, its game, and who is there. Nothing here changes it."""

from __future__ import annotations

import time

from posterity.core.views import Viewer
from posterity.server.errors import NOT_NOW, NOT_YOURS, ApiError
from posterity.server.names import made_unique
from posterity.server.services import Services
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.presence import Presence
from posterity.server.tables.seating import Seating
from posterity.server.tables.subscriber import Subscriber
from posterity.store import Person, StoredGame
from posterity.table.table import Table


class TableState:
    """The data of a table, and questions about it. `sessions.session.TableSession` loads and changes it."""

    stored: StoredGame
    metadata: TableMetadata

    def __init__(self, services: Services, id: str) -> None:
        self.services = services
        self.id = id
        self.loaded = False
        self.table: Table | None = None
        self.spent: list[int] = []  # the thinking time of each entry
        self.since = 0  # when the open question was asked
        self.chat_lines = -1  # the last line of chat that was sent; -1 before the table is loaded
        self.subscribers: set[Subscriber] = set()
        self.presence = Presence(self.subscribers)
        self.used = time.monotonic()

    def invalidate(self) -> None:
        """Mark what is in memory as outdated: it is loaded again before the next use."""
        self.loaded = False

    # ---------------------------------------------------------------- the game

    @property
    def number(self) -> int:
        return 0 if self.table is None else self.table.number

    def check_open(self) -> None:
        """ApiError if the table is not open any more."""
        if self.stored.status != "open":
            raise ApiError(NOT_NOW, "server-expired" if self.stored.header is None else "server-begun")

    def playing(self) -> Table:
        """The game; ApiError if it has not begun."""
        if self.table is None:
            raise ApiError(NOT_NOW, "server-not-begun")
        return self.table

    def running(self) -> Table:
        """The game; ApiError if it has not begun, or is over."""
        table = self.playing()
        if self.metadata.too_long:
            raise ApiError(NOT_NOW, "server-too-long", most=self.metadata.too_long)
        if self.stored.status != "running":
            raise ApiError(NOT_NOW, "server-not-running")
        return table

    @property
    def most_entries(self) -> int:
        """The number of entries with which the game ends, whoever plays it and however far it is."""
        table = self.playing()
        return self.services.limits.longest(table.game, table.setup.players, table.setup.options)

    @property
    def ended(self) -> bool:
        """Is there nothing more to come, so that everything may be shown?"""
        return self.stored.status in ("over", "abandoned")

    # ---------------------------------------------------------------- people

    @property
    def seating(self) -> Seating:
        """Who sits where now."""
        return Seating(self.metadata.seats, self.table)

    def name_of(self, person: Person) -> str:
        """What somebody is called at this table: as at their seat; spectators like nobody who sits there."""
        own, names = self.seating.seats_of(person.id), self.seating.names()
        return names[own[0]] if own else made_unique(person.name, names)

    def is_present(self, person: str) -> bool:
        """Is somebody at the table, in this process or in another?"""
        return self.presence.is_here(person) or self.presence.is_remote(self.seating.seats_of(person))

    def is_attended(self) -> bool:
        """Does a person play, or is anybody at the table in this process? Bots do not play on for nobody."""
        return self.seating.is_played_by_people() or self.presence.anybody_is_here()

    def waits_for_link(self, seat: int) -> bool:
        """Does a seat of a running game, a branch, wait for somebody with a link?"""
        return self.stored.status == "running" and self.seating.waits_for_link(seat)

    def may_enter(self, person: str | None) -> bool:
        """Is the table there for this person?"""
        if person is not None and person in self.metadata.banned:
            return False
        if self.stored.public or self.seating.seats_of(person):
            return True
        return person is not None and (person == self.stored.owner or person in self.metadata.spectators)

    def check_owner(self, person: Person) -> None:
        if self.stored.owner != person.id:
            raise ApiError(NOT_YOURS, "server-not-owner")

    def check_seated(self, person: Person) -> None:
        if not self.seating.seats_of(person.id):
            raise ApiError(NOT_YOURS, "server-not-your-seat")

    def viewer(self, person: str | None, seat: int | None) -> Viewer:
        """From where somebody looks: the seat named, the first of their own, or as a spectator.

        Once the game has ended, everybody who may look at the table may look from everywhere.
        """
        own = self.seating.seats_of(person)
        if seat is None:
            return own[0] if own else None
        if seat not in (range(len(self.metadata.seats)) if self.ended else own):
            raise ApiError(NOT_YOURS, "server-not-your-seat")
        return seat
