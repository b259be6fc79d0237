"""What clients get of a game that is played: updates, steps, scores, and what answers would bring."""

from __future__ import annotations

from typing import Any, Literal

from posterity.core.outline import Outline
from posterity.core.views import AskView
from posterity.server.api.responses import ClockInfo, Sent


class Told(Sent):
    """Something that happened at an entry, as this viewer may read it; `by` is the seat whose answer the entry is."""

    entry: int
    by: int | None
    message: str
    args: dict[str, Any]
    clause: str


class LessonPage(Sent):
    """Something a lesson says: a message, the clauses behind it, and answers whose things are to be pointed at.

    A `hint` is no step: it was said because something happened for the first time where the pupil plays freely.
    """

    message: str
    clauses: list[str]
    shows: list[str]
    hint: bool


class LessonInfo(Sent):
    """How far a lesson has come: all that was said so far, from `first` on what is new at this position.

    `pick` is the answer it waits for, as long as it leads, and `then` are those that come right after it; where `any`
    answer is good, one that it suggests, if any. It says `steps` things before it is `done` and the pupil plays on
    freely, or goes on to the `next` part. `before` it began, so many entries had been made.
    """

    pages: list[LessonPage]
    first: int
    steps: int
    pick: str | None
    then: list[str]
    any: bool
    leads: bool
    done: bool
    part: str
    next: str | None
    before: int


class SettledInfo(Sent):
    """The last settlement that was not taken back: its entry, and where among the events told of it it begins."""

    entry: int
    first: int


class AutomataInfo(Sent):
    """The last turns of automata that were not taken back: their entry, and the place of their first event in it."""

    entry: int
    first: int


class Update(Sent, tag_field="type", tag="update"):
    """What a viewer may know now. `view` is the game's own type; see the schemas of views.

    `words` are those answers to the open question that must come with words. `lesson` is there for the pupil alone.
    `own` is the last answer of this seat that was not taken back, and `undo` the one that an undo without `to` would
    take back, null if there is none; `undo_pick` says what was answered there.
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
    lesson: LessonInfo | None
    settled: SettledInfo | None
    automata: AutomataInfo | None
    own: int | None
    undo: int | None
    undo_pick: str | None


class Step(Sent):
    """Something that happened, as this viewer may read it, and the view right after it."""

    event: Told
    view: Any


class StepSpan(Sent):
    """Some of the steps of an entry, by their places: from `first` up to, and without, `after`."""

    first: int
    after: int


class Steps(Sent):
    """What happened at an entry, step by step. `before` is the view right before the first step.

    `first` is the place of the first step among the events told of this entry. In views between two questions nobody is
    asked anything. `automata` are the steps in which automata act; null where none does, and in a settlement.
    """

    table: str
    entry: int
    seat: int | None
    first: int
    before: Any
    steps: list[Step]
    automata: StepSpan | None


class RoundScores(Sent):
    """The scores after a round, which was settled at an entry; the last round may still go on."""

    round: int
    entry: int
    scores: list[int | None]


class Origin(Sent):
    """Points that events with this message brought, or cost."""

    message: str
    points: int


class Lead(Sent):
    """Who leads from the end of a round on; several seats are level."""

    round: int
    entry: int
    seats: list[int]
    points: int


class Scores(Sent):
    """The story of the scores: after each round, where the points of each seat came from, and how the lead changed.

    What was taken back does not count.
    """

    table: str
    number: int
    rounds: list[RoundScores]
    origins: list[list[Origin]]
    leads: list[Lead]


class Why(Sent):
    """Whether an answer may be given, and why; `free`: whether it could be taken back without asking anybody."""

    legal: bool
    free: bool
    message: str
    args: dict[str, Any]
    clause: str


class FreeUndo(Sent):
    """After entry `number`: the answers of a seat that it may take back without asking anybody, the last first."""

    number: int
    free: list[int]


class Refused(Sent):
    """Why an answer cannot be given."""

    message: str
    args: dict[str, Any]
    clause: str


class Planned(Sent):
    """What would come of answers, told as everybody could read it, and the view that everybody could have then.

    So many of them can be `given`, and `refused` says why the next cannot. It is `whole` if nothing that comes of them
    is hidden or a matter of chance, and `ask` is what is asked then; else it ends where that begins.
    """

    table: str
    number: int
    given: int
    refused: Refused | None
    events: list[Told]
    view: Any
    whole: bool
    ask: AskView | None
