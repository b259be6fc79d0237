"""What goes over the wire: the bodies that clients send and the answers they get. docs/api.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from posterity.core.outline import Outline
from posterity.core.records import Result

HUGE = 10**9
Number = Annotated[int, Meta(ge=0, le=HUGE)]
Since = Annotated[int, Meta(ge=-1, le=HUGE)]
Seat = Annotated[int, Meta(ge=0, le=99)]
Short = Annotated[str, Meta(max_length=200)]
PersonId = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Moment = Annotated[int, Meta(ge=0, le=10**15, description="milliseconds since 1970")]
Wait = Annotated[float, Meta(ge=0, le=25)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes as 64 hex digits")]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: a key that is not known is an error, never ignored."""


class Sent(msgspec.Struct, kw_only=True):
    """What a client gets."""


# ---------------------------------------------------------------- people


class NewPerson(Body):
    name: Short


class ChangeMe(Body):
    name: Short | None = None
    settings: dict[str, Any] | None = None


class Recover(Body):
    token: Secret


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


class SetWebhook(Body):
    url: Annotated[str, Meta(max_length=500)]
    lang: Short = "en"


class WebhookInfo(Sent):
    """Where the person is told of a turn; `off` once it has failed too often in a row."""

    url: str
    lang: str
    failures: int
    off: bool


class Me(Sent):
    person: str
    name: str
    settings: dict[str, Any]
    keys: list[KeyInfo]
    recovery: int
    webhook: WebhookInfo | None


class Link(Sent):
    """A token and the link that carries it behind its #."""

    token: str
    link: str
    expires: Moment | None
    seat: int | None = None


# ---------------------------------------------------------------- games


class OptionInfo(Sent):
    name: str
    default: str
    clause: str
    values: list[str]
    least: int | None
    most: int | None


class VerbInfo(Sent):
    """A kind of answer: how picks with it begin, and the names of what follows, in order."""

    name: str
    spelled: str
    args: list[str]


class GameInfo(Sent):
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


class Games(Sent):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    seat_args: list[str]


class Texts(Sent):
    lang: str
    sources: list[str]


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
    slug: str
    name: str
    text: str
    clauses: list[str]


class Rules(Sent):
    game: str
    clauses: list[ClauseInfo]
    terms: list[TermInfo]
    chapters: dict[str, str]


# ---------------------------------------------------------------- tables


class SeatPlan(Body):
    kind: Literal["me", "bot", "link", "open"]
    bot: Short | None = None
    commitment: Hex | None = None

    def __post_init__(self) -> None:
        if self.commitment is not None and self.kind != "me":
            raise ValueError("`commitment` belongs to a seat of the kind `me`")


class ClockPlan(Body):
    """`seconds` for each turn (`move`), or for the whole game (`bank`) with `increment` for each turn."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class NewTable(Body):
    game: Short
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=20)]
    options: dict[Short, Short] = {}
    cards: Short | None = None
    public: bool = False
    clock: ClockPlan | None = None


class Join(Body):
    token: Secret
    name: Short | None = None
    commitment: Hex | None = None


class SeatInfo(Sent):
    """`kept` is a seat that waits for one person; `person` is an id that only tells people apart."""

    seat: int
    kind: Literal["person", "bot", "absent", "link", "open", "kept"]
    name: str | None
    bot: str | None
    person: str | None
    present: bool
    resigned: bool


class ProposalInfo(Sent):
    """Something that waits for the consent of the seats in `needs`."""

    id: str
    kind: Literal["undo", "take", "kick"]
    seat: int
    by: str
    name: str
    to: int | None
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
    to_move: int | None
    proposals: list[ProposalInfo]
    rematch: str | None
    deal: DealInfo | None
    clock: ClockInfo | None
    result: Result | None
    you: You | None


class Tables(Sent):
    tables: list[TableInfo]


class Made(Sent):
    table: TableInfo
    links: list[Link]


class Joined(Sent):
    table: str
    seat: int | None
    welcome: Welcome | None = None


# ---------------------------------------------------------------- playing


class Told(Sent):
    """Something that happened at an entry, as this viewer may read it."""

    entry: int
    message: str
    args: dict[str, Any]
    clause: str


class Update(Sent, tag_field="type", tag="update"):
    """What a viewer may know now. `view` is the game's own type; see the schemas of views.

    `words` are those answers to the open question that must come with words.
    """

    table: str
    number: int
    status: Literal["open", "running", "over", "abandoned"]
    seat: int | None
    since: int
    events: list[Told]
    view: Any
    outline: Outline | None
    words: list[str]
    names: list[str]
    clock: ClockInfo | None


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


class Why(Sent):
    legal: bool
    message: str
    args: dict[str, Any]
    clause: str


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


# ---------------------------------------------------------------- acts


class Answering(Body):
    number: Number
    pick: Short
    say: Short | None = None
    seat: Seat | None = None


class Undoing(Body):
    number: Number
    to: Number | None = None
    seat: Seat | None = None
    ask: bool = True


class Voting(Body):
    proposal: Short
    agree: bool


class Sitting(Body):
    seat: Seat
    commitment: Hex | None = None


class Taking(Body):
    seat: Seat


class Committing(Body):
    commitment: Hex
    seat: Seat | None = None


class Opening(Body):
    entropy: Hex
    seat: Seat | None = None


class Branching(Body):
    at: Number
    luck: Literal["same", "new"] = "same"
    seats: Annotated[list[Seat], Meta(max_length=20)] | None = None
    public: bool = False


class Again(Body):
    commitment: Hex | None = None


class OwnSeat(Body):
    seat: Seat | None = None


class Starting(Body):
    bot: Short | None = None


class LettingBot(Body):
    bot: Short | None = None
    seat: Seat | None = None


class Kicking(Body):
    person: PersonId


class Muting(Body):
    person: PersonId
    muted: bool


class Setting(Body):
    forced: bool


class Chatting(Body):
    text: Annotated[str, Meta(max_length=2000)]


class Linking(Body):
    seat: Seat | None


class Nothing(Body):
    """No body, or an empty object."""


# ---------------------------------------------------------------- questions in an address


class ListQuery(Body):
    game: Short | None = None
    status: Literal["open", "running", "over", "abandoned"] | None = None
    mine: bool = False
    before: Moment | None = None
    most: Annotated[int, Meta(ge=1, le=100)] = 50


class ViewQuery(Body):
    seat: Seat | None = None
    at: Number | None = None
    since: Since | None = None
    wait: Wait = 0
    outline: bool = True


class WhyQuery(Body):
    pick: Short
    seat: Seat | None = None


class ChatQuery(Body):
    after: Number = 0


class CardsQuery(Body):
    set: Short | None = None


# ---------------------------------------------------------------- frames


class Hello(Body, tag_field="do", tag="hello"):
    """The first frame: who is there, and the last entry that was seen."""

    key: Secret | None = None
    seat: Seat | None = None
    since: Since | None = None
    outline: bool = True


class Frame(Body):
    """An act, or `look`, with an id that its answer will carry."""

    do: Short
    id: Number | Short | None = None
    seat: Seat | None = None
    with_: dict[str, Any] = msgspec.field(default_factory=dict, name="with")


class FrameDone(Sent, tag_field="type", tag="done"):
    id: int | str | None
    result: Any


class FrameError(Sent, tag_field="type", tag="error"):
    id: int | str | None
    status: int
    error: Problem
