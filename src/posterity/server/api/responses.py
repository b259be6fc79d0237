"""What clients get: answers to their requests, and what a socket tells. docs/api.md says what they mean.

What they get of a game itself stands in `game_responses`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Moment = Annotated[int, Meta(ge=0, le=10**15, description="milliseconds since 1970")]
Pause = Literal["person", "quick", "none"]  # of bots: as a person would, a quarter as long, not at all
HintStage = Literal["nudge", "answer", "why"]


class Sent(msgspec.Struct, kw_only=True):
    """What a client gets."""


# ---------------------------------------------------------------- people


class Welcome(Sent):
    """A person with a key of its own: the only time that the key is shown."""

    person: str
    name: str
    key: str


class KeyInfo(Sent):
    """A device that holds a key; `this` is the one that asks."""

    id: str
    created: Moment
    this: bool


class WebhookInfo(Sent):
    """Where the person is told of a turn; `off` once it has failed too often in a row."""

    url: str
    lang: str
    failures: int
    off: bool


class Me(Sent):
    """Who one is; `learned` are the parts of lessons that one has gone through, as GAME/PART."""

    person: str
    name: str
    settings: dict[str, Any]
    learned: list[str]
    keys: list[KeyInfo]
    recovery: int
    webhook: WebhookInfo | None


class Code(Sent):
    """A link as a QR code: its rows, with `1` for a dark square."""

    rows: list[str]


class Link(Sent):
    """A token and the link that carries it behind its #."""

    token: str
    link: str
    expires: Moment | None
    seat: int | None = None


# ---------------------------------------------------------------- games


class OptionInfo(Sent):
    """A choice before the game: one of `values`, or a number; `usual` is the default for that many players."""

    name: str
    default: str
    clause: str
    values: list[str]
    least: int | None
    most: int | None
    usual: dict[str, str]


class VerbInfo(Sent):
    """A kind of answer: how picks with it begin, and the names of what follows, in order.

    A `step` is one of several answers to the same end, such as the cards of a payment: no yes is needed to each of them
    as long as it could be taken back.
    """

    name: str
    spelled: str
    args: list[str]
    step: bool


class LessonPart(Sent):
    """A part of a lesson: the message with its title, and about how many minutes it takes."""

    part: str
    title: str
    minutes: int


class GameInfo(Sent):
    """A game; `bots` are those that people choose from at it."""

    game: str
    extends: str
    rules: int
    fewest: int
    most: int
    players_clause: str
    options: list[OptionInfo]
    sets: list[str]
    standard_set: str
    card_args: list[str]
    verbs: list[VerbInfo]
    bots: list[str]
    lessons: list[LessonPart]


class Games(Sent):
    """What can be played; `url` is where people find this server, as links to it begin."""

    url: str
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    seat_args: list[str]


class GameWords(Sent):
    """What a game is called, and what it is about in a sentence."""

    title: str
    about: str


class Texts(Sent):
    """Fluent files in their order; with those of the site, what each game is called."""

    lang: str
    sources: list[str]
    games: dict[str, GameWords] = {}


class CardWords(Sent):
    """A card in a sentence, what is printed on it, and the name of its picture, if it has one."""

    name: str
    a: str
    the: str
    facts: dict[str, Any]
    icon: str


class CardTable(Sent):
    set: str
    sha256: str
    names: dict[str, CardWords]
    shown: dict[str, Any]


class ClauseInfo(Sent):
    id: str
    chapter: str
    kind: str
    title: str
    text: str
    ruling: str | None
    example: str | None
    behaviour: bool


class TermInfo(Sent):
    """`forms` are what the word looks like in a sentence besides its name: plurals and the like.

    `unless` are phrases in which the same letters are another word.
    """

    slug: str
    name: str
    forms: list[str]
    unless: list[str]
    text: str
    clauses: list[str]


class Rules(Sent):
    game: str
    clauses: list[ClauseInfo]
    terms: list[TermInfo]
    chapters: dict[str, str]


# ---------------------------------------------------------------- tables


class AbsenceInfo(Sent):
    """Somebody was announced to be absent: from `due` on the owner may give the seat to a bot, or free it."""

    announced: Moment
    due: Moment


class SeatInfo(Sent):
    """`kept` is a seat that waits for one person; `person` is an id that only tells people apart."""

    seat: int
    kind: Literal["person", "bot", "absent", "link", "open", "kept"]
    name: str | None
    bot: str | None
    person: str | None
    present: bool
    resigned: bool
    absence: AbsenceInfo | None


class ProposalInfo(Sent):
    """Something that waits for the consent of the seats in `needs`."""

    id: str
    kind: Literal["undo", "take", "kick"]
    seat: int
    by: str
    name: str
    to: int | None
    then: Literal["bot", "free"]
    needs: list[int]
    agreed: list[int]


class DealInfo(Sent):
    """How far the deal is, with everything that was published: the server's hash, and hashes and bytes by seat."""

    commitment: str
    round: int
    step: Literal["seats", "hashes", "bytes", "dealt"]
    until: Moment | None
    commitments: list[str | None]
    entropy: list[str | None]


class ClockInfo(Sent):
    """What each seat had left, in milliseconds, when the open question was asked; `due` is when `seat` is out of time.

    `now` is what time it is for the server: the difference to one's own clock.
    """

    kind: Literal["none", "move", "bank"]
    seconds: int
    increment: int
    left: list[int]
    seat: int | None
    due: Moment | None
    now: Moment


class Spectator(Sent):
    """Somebody who watches right now; only those at the table are told who."""

    person: str
    name: str


class You(Sent):
    person: str
    name: str
    seats: list[int]
    owner: bool
    forced: bool
    muted: list[str]


class CardsInfo(Sent):
    set: str
    sha256: str


class ResultInfo(Sent):
    """How a game has ended: points and places by seat, the seats from first to last, and who has won.

    Players who share a victory have the same place.
    """

    scores: list[int | None]
    ranking: list[int]
    places: list[int | None]
    winners: list[int]


class TableInfo(Sent):
    id: str
    game: str
    rules: int
    cards: CardsInfo
    options: dict[str, str]
    public: bool
    status: Literal["open", "running", "over", "abandoned"]
    created: Moment
    changed: Moment
    number: int
    owner: str | None
    seats: list[SeatInfo]
    watchers: int
    spectators: list[Spectator]
    to_move: int | None
    scores: list[int | None]
    proposals: list[ProposalInfo]
    rematch: str | None
    deal: DealInfo | None
    clock: ClockInfo | None
    absence: int
    pause: Pause
    hints: bool
    hints_agreed: bool
    hinted: list[int]
    untaught: list[str]
    lesson: Literal["on", "left"] | None
    part: str | None
    result: ResultInfo | None
    opened: bool
    too_long: int | None
    you: You | None


class Tables(Sent):
    tables: list[TableInfo]


class Made(Sent):
    table: TableInfo
    links: list[Link]


class Invitation(Sent):
    """What a link leads to, before it is used: who has made the table, and who sits there. `seat` is null to watch."""

    game: str
    host: str | None
    seat: int | None
    status: Literal["open", "running", "over", "abandoned"]
    names: list[str | None]


class Joined(Sent):
    table: str
    seat: int | None
    welcome: Welcome | None = None
    links: list[Link] = []


# ---------------------------------------------------------------- chat


class TableChanged(Sent, tag_field="type", tag="table"):
    table: TableInfo


class ChatSent(Sent, tag_field="type", tag="chat"):
    n: int
    at: Moment
    person: str | None
    name: str
    seat: int | None
    text: str


class Chat(Sent):
    lines: list[ChatSent]


class Done(Sent):
    table: str
    number: int


class Gone(Sent):
    """It is done, and nothing is left to say."""

    gone: bool = True


class Health(Sent):
    status: str


class Problem(Sent):
    """Why something cannot be done: a message with its arguments, and the clause where a rule refuses."""

    message: str
    args: dict[str, Any]
    clause: str


# ---------------------------------------------------------------- frames


class FrameDone(Sent, tag_field="type", tag="done"):
    id: int | str | None
    result: Any


class FrameError(Sent, tag_field="type", tag="error"):
    id: int | str | None
    status: int
    error: Problem
