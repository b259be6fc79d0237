"""The lessons of a game: parts that teach by playing, as written in `data/lesson.toml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from posterity.core.abilities import lineage
from posterity.core.sets import CardFault, CardSetError, convert, read_toml
from posterity.games import GAMES
from posterity.text.bundles import LANGUAGES, bundle
from posterity.text.rulebook import rulebook

FILE = "lesson.toml"


class LessonError(ValueError):
    """A lesson that cannot be given: a message with its arguments, among them the file and the step."""

    def __init__(self, message: str, /, **args: object) -> None:
        super().__init__(f"{message}: {args}")
        self.message = message
        self.args_named = args


class LessonText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something the lesson says: the message `lesson-TEXT`, and the clauses behind it."""

    text: str
    clauses: list[str] = []

    @property
    def message(self) -> str:
        return f"lesson-{self.text}"


class LessonStep(LessonText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step: the answers that the pupil gives, then those of the others. Without answers it is only a page to read.

    Where `any` answer is good, the first of `does` is only a suggestion. Everybody plays as they like `until` an event
    of that name has happened, or for so many `turns` of the pupil; no answer of the script can follow. `shows` are
    answers whose things on the table are pointed at while the step is read, several with commas where one touch
    stands for them; those of `does` are pointed at anyway.
    """

    does: list[str] = []
    any: bool = False
    replies: list[str] = []
    until: str = ""
    turns: int = 0
    shows: list[str] = []

    @property
    def free(self) -> bool:
        return bool(self.until or self.turns)


class Hint(LessonText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Said where the pupil plays freely, the first time that something happens: an event.

    `who` is the argument of the event that must be the pupil's seat, `about` what one of its arguments must be.
    Without an event: when the game is over.
    """

    event: str = ""
    who: str = ""
    about: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"steps": "step"}):
    """One part of a first game: the game that is played, with its fixed cards, and what is said on the way.

    `before` are the answers of everybody that were given when the part begins. It takes about so many `minutes`.
    """

    name: str
    minutes: int
    seed: int
    players: int
    seat: int
    cards: str
    options: dict[str, str] = {}
    before: list[str] = []
    steps: list[LessonStep]
    hint: list[Hint] = []

    @property
    def title(self) -> str:
        """The message id of the part's title."""
        return f"lesson-part-{self.name}"


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All parts in the order in which they are best taken; each of them stands alone. `hint` is for every part."""

    part: list[Lesson]
    hint: list[Hint] = []


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The parts of a game's lesson in their order, none if it is not taught; LessonError names what is wrong."""
    found = files(f"posterity.games.{game}").joinpath("data", FILE)
    return tuple(read_lessons(game, found.read_bytes(), where(game))) if found.is_file() else ()


def where(game: str) -> str:
    return f"{game}/data/{FILE}"


def lesson(game: str, part: str = "") -> Lesson | None:
    """A part by its name, the first one without; None if there is no such part."""
    return next((one for one in lessons(game) if part in ("", one.name)), None)


def read_lessons(game: str, data: bytes, where: str) -> list[Lesson]:
    """The parts from the bytes of their file; `table.lesson` checks that they can be played."""
    try:
        found = convert(read_toml(data, where), LessonFile, where)
    except CardSetError as e:
        raise unreadable(e.faults[0], where) from None
    read = [replace(part, hint=[*part.hint, *found.hint]) for part in found.part]
    for place, part in enumerate(read):
        check_message(game, part.title, part.name, where)
        if part.name in [other.name for other in read[:place]]:
            raise LessonError("lesson-part-twice", file=where, part=part.name)
        check_part(game, part, where)
    return read


def check_part(game: str, part: Lesson, where: str) -> None:
    told: list[LessonText] = [*part.steps, *part.hint]
    for place, one in enumerate(told):
        check_told(game, one, where)
        if one.text in [other.text for other in told[:place]]:
            raise LessonError("lesson-twice", file=where, step=one.text)
    free = False
    for step in part.steps:
        free = free or step.free
        if free and (step.does or step.replies):
            raise LessonError("lesson-free", file=where, step=step.text)


def unreadable(fault: CardFault, where: str) -> LessonError:
    if fault.message == "cards-key":
        return LessonError("lesson-key", file=where, fault=fault.args["fault"])
    return LessonError("lesson-no-file", file=where, why=fault)


def check_told(game: str, told: LessonText, where: str) -> None:
    """LessonError unless the message exists in every language, and so do the clauses."""
    check_message(game, told.message, told.text, where)
    known = {clause.id for clause in rulebook(game, LANGUAGES[0]).all_clauses()}
    for clause in told.clauses:
        if clause not in known:
            raise LessonError("lesson-no-clause", file=where, step=told.text, clause=clause)


def check_message(game: str, message: str, step: str, where: str) -> None:
    for lang in LANGUAGES:
        if not bundle(lang, *lineage(GAMES[game])).has_message(message):
            raise LessonError("lesson-no-message", file=where, step=step, message=message, lang=lang)
