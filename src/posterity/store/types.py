"""The types of what a store keeps. Times are milliseconds since 1970; of tokens only hashes are kept."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from posterity.core.records import Entry, Record

Status = Literal["open", "running", "over", "abandoned"]
ReviewState = Literal["waiting", "done", "failed"]
TokenKind = Literal["key", "recovery", "seat", "watch"]


class StoredValue(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the store. A value: `msgspec.structs.replace` makes a changed one."""


class StoredGame(StoredValue, frozen=True):
    """A table: from its first plan (`open`) over the game (`running`) to its end (`over`, `abandoned`).

    `header` is the record without its answers, seed and secret included; it is None while people still gather, and
    stays as it is from the first entry on. `metadata` is everything else about the table that lasts, as plain JSON:
    seats, clocks, pending proposals, who is muted. Of its keys the store knows `places` alone, a list with the `person`
    who holds each seat; the others belong to whoever writes them. `version` counts the changes of
    all this by `Store.update`; `entries` those of the game.
    """

    id: str
    game: str
    players: int
    created: int
    changed: int  # when it was last updated or an entry was added
    status: Status = "open"
    public: bool = False
    owner: str | None = None  # a person
    header: Record | None = None
    metadata: dict[str, Any] = {}
    entries: int = 0
    version: int = 0

    def holders(self) -> dict[int, str]:
        """Who holds which seat."""
        people = [place.get("person") for place in self.metadata.get("places", [])]
        return {seat: person for seat, person in enumerate(people) if person is not None}


class StoredEntry(StoredValue, frozen=True):
    """Entry `n` of a game, from 1 on; `spent` is the thinking time it is charged with."""

    n: int
    entry: Entry
    at: int
    spent: int = 0


class Mark(StoredValue, frozen=True):
    """How far a table has come: whoever has seen the same numbers has seen everything."""

    entries: int
    version: int
    lines: int  # of chat


class Person(StoredValue, frozen=True):
    """Somebody who plays here: a name, and settings as plain JSON. Keys are tokens of the kind `key`."""

    id: str
    name: str
    created: int
    seen: int  # when the person was last here
    settings: dict[str, Any] = {}


class Token(StoredValue, frozen=True):
    """What a secret text opens: `hash` is `secret_text.hashed` of it, the text itself is never kept.

    `key`: acts as `person`, one for each device. `recovery`: makes a new key for `person`. `seat`: lets somebody take
    `seat` of `game`. `watch`: lets somebody watch `game`.
    """

    hash: str
    kind: TokenKind
    created: int
    person: str | None = None
    game: str | None = None
    seat: int | None = None
    expires: int | None = None


class TokenChange(StoredValue, frozen=True):
    """What happens to tokens in the same transaction as something else; `revoked` are hashes."""

    revoked: tuple[str, ...] = ()
    added: tuple[Token, ...] = ()


NO_TOKENS = TokenChange()


class Webhook(StoredValue, frozen=True):
    """An address that wants to know when it is the turn of `person`; `failures` in a row is how often it failed."""

    person: str
    url: str
    lang: str
    failures: int = 0


class StoredReview(StoredValue, frozen=True):
    """The review of a game: by which method, who asked for it, and how far it has come.

    It is `waiting` until it is `done` or has `failed`; `holder` works at it as long as the `lease` lasts. Of `total`
    answers so many have been looked at in a `first` and in a `second` pass.
    """

    game: str
    method: int
    seed: int
    person: str | None
    asked: int
    total: int
    state: ReviewState = "waiting"
    holder: str = ""
    lease: int = 0
    first: int = 0
    second: int = 0
    version: int = 0


class StoredFinding(StoredValue, frozen=True):
    """What was found out about the answer of entry `n` in pass `number`, as JSON."""

    n: int
    number: int
    finding: str


class PracticePosition(StoredValue, frozen=True):
    """A decision that somebody practises: that of `seat` at entry `n` of a game. `due` is None once it is solved."""

    id: str
    person: str
    game: str
    n: int
    seat: int
    kept: int
    due: int | None
    step: int = 0
    tries: int = 0


class ChatLine(StoredValue, frozen=True):
    """Something said at a table. `n` is given by the store, from 1 on; `seat` is None for spectators."""

    game: str
    at: int
    person: str | None
    name: str
    text: str
    seat: int | None = None
    n: int = 0


class GameQuery(StoredValue, frozen=True):
    """Which games to list: every condition that is given holds. The last changed come first."""

    game: str | None = None
    status: tuple[Status, ...] = ()
    public: bool | None = None
    person: str | None = None  # who sits there now, or owns it
    owner: str | None = None
    begun: bool | None = None  # have cards been dealt?
    before: int | None = None  # changed earlier than this
    most: int = 50


class Counts(StoredValue, frozen=True):
    """How much there is, for the page of whoever runs the server."""

    games: dict[str, int]  # by status
    entries: int
    people: int
