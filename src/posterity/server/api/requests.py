"""What clients send: bodies, questions in an address, frames. docs/api.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from posterity.server.api.responses import HintStage, Moment, Pause

HUGE = 10**9
Number = Annotated[int, Meta(ge=0, le=HUGE)]
Since = Annotated[int, Meta(ge=-1, le=HUGE)]
Seat = Annotated[int, Meta(ge=0, le=99)]
Short = Annotated[str, Meta(max_length=200)]
PersonId = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Wait = Annotated[float, Meta(ge=0, le=25)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes as 64 hex digits")]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: a key that is not known is an error, never ignored."""


# ---------------------------------------------------------------- people


class NewPerson(Body):
    name: Short


class ChangeMe(Body):
    name: Short | None = None
    settings: dict[str, Any] | None = None


class Recover(Body):
    token: Secret


class Drawing(Body):
    """What is to be a QR code: an address of this server."""

    link: Annotated[str, Meta(max_length=230)]


class Opened(Body):
    token: Secret


class SetWebhook(Body):
    url: Annotated[str, Meta(max_length=500)]
    lang: Short = "en"


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
    absence: Annotated[int, Meta(ge=3600, le=90 * 24 * 3600)] = 7 * 24 * 3600
    pause: Pause = "person"
    hints: bool = False


class Learning(Body):
    """Which part of a lesson; without one, the first."""

    part: Short = ""


class OpenRecord(Body):
    """A record as the text of its file."""

    record: str


class Join(Body):
    token: Secret
    name: Short | None = None
    commitment: Hex | None = None


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


class BranchSeat(Body):
    """Who plays a seat of a branch: whoever makes it, a bot, or a friend who gets a link."""

    kind: Literal["me", "bot", "link"]
    bot: Short | None = None


class Branching(Body):
    at: Number
    luck: Literal["same", "new"] = "same"
    seats: Annotated[list[Seat], Meta(max_length=20)] | None = None
    plan: Annotated[list[BranchSeat], Meta(min_length=1, max_length=20)] | None = None
    public: bool = False

    def __post_init__(self) -> None:
        if self.seats is not None and self.plan is not None:
            raise ValueError("`seats` and `plan` say the same; give one of them")


class SeatBot(Body):
    seat: Seat
    bot: Short


class Again(Body):
    """`bots` says which bots play at seats of the finished game this time; all others sit down again as they are."""

    commitment: Hex | None = None
    bots: Annotated[list[SeatBot], Meta(max_length=20)] = []


class OwnSeat(Body):
    seat: Seat | None = None


class Resigning(Body):
    """`then` says what becomes of the seat: a bot plays on, or it is free, and the others decide."""

    seat: Seat | None = None
    then: Literal["bot", "free"] = "bot"


class Starting(Body):
    bot: Short | None = None


class LettingBot(Body):
    bot: Short | None = None
    seat: Seat | None = None


class Kicking(Body):
    """Who is to leave; `then` says what becomes of their seats in a running game."""

    person: PersonId
    then: Literal["bot", "free"] = "bot"


class Muting(Body):
    person: PersonId
    muted: bool


class Setting(Body):
    forced: bool


class Following(Body):
    follow: bool


class Chatting(Body):
    text: Annotated[str, Meta(max_length=2000)]


class Linking(Body):
    seat: Seat | None


class Nothing(Body):
    """No body, or an empty object."""


class AskingHint(Body):
    """A hint about the open question `number`, up to this stage."""

    number: Number
    stage: HintStage = "nudge"
    seat: Seat | None = None


class Practising(Body):
    """The entry with the decision that somebody wants to practise."""

    n: Number


class Trying(Body):
    """An answer to a position that somebody practises."""

    pick: Short


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
    all: bool = False
    since: Since | None = None
    wait: Wait = 0
    outline: bool = True


class StepsQuery(Body):
    seat: Seat | None = None
    at: Number | None = None
    all: bool = False


class WhyQuery(Body):
    pick: Short
    seat: Seat | None = None


class UndoQuery(Body):
    seat: Seat | None = None


class PlanQuery(Body):
    """Answers that one might give one after the other, with commas between them."""

    picks: Annotated[str, Meta(max_length=600)]
    seat: Seat | None = None


class ReviewQuery(Body):
    """With a `version`, what is newer than that, as soon as there is something."""

    version: Number | None = None
    wait: Wait = 0


class ChatQuery(Body):
    after: Number = 0


class CardsQuery(Body):
    """A set, also `SET@VERSION`, or the edition of it with this hash."""

    set: Short | None = None
    sha256: Hex | None = None


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
