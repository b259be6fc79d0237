"""The lesson of a game: a first game that teaches by playing, as it is written in `data/lesson.toml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

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
    """A step: the answers that the pupil gives, then those of the others. Without any it is there to be read.

    Where `any` answer is good, the first of `does` is only a suggestion. `shows` are answers whose things on the table
    are pointed at while the step is read; those of `does` are pointed at anyway.
    """

    does: list[str] = []
    any: bool = False
    replies: list[str] = []
    shows: list[str] = []


class Hint(LessonText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Said after the last step, the first time that something happens: an event, to the pupil if `who` says so.

    `who` is the argument of the event that must be the pupil's seat. Without an event: when the game is over.
    """

    event: str = ""
    who: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"steps": "step"}):
    """The game that is played, with its fixed cards, and what is said on the way."""

    seed: int
    players: int
    seat: int
    cards: str
    options: dict[str, str] = {}
    steps: list[LessonStep]
    hint: list[Hint] = []


def has_lesson(game: str) -> bool:
    return files(f"posterity.games.{game}").joinpath("data", FILE).is_file()


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game that has one; LessonError names the step that is wrong."""
    found = files(f"posterity.games.{game}").joinpath("data", FILE)
    return read_lesson(game, found.read_bytes(), f"{game}/data/{FILE}")


def read_lesson(game: str, data: bytes, where: str) -> Lesson:
    """A lesson from the bytes of its file; whether its answers can be given, `table.lesson` finds out by playing."""
    try:
        read = convert(read_toml(data, where), Lesson, where)
    except CardSetError as e:
        raise unreadable(e.faults[0], where) from None
    told: list[LessonText] = [*read.steps, *read.hint]
    for place, one in enumerate(told):
        check_told(game, one, where)
        if one.text in [other.text for other in told[:place]]:
            raise LessonError("lesson-twice", file=where, step=one.text)
    return read


def unreadable(fault: CardFault, where: str) -> LessonError:
    if fault.message == "cards-key":
        return LessonError("lesson-key", file=where, fault=fault.args["fault"])
    return LessonError("lesson-no-file", file=where, why=fault)


def check_told(game: str, told: LessonText, where: str) -> None:
    """LessonError unless there is such a message in every language, and such clauses."""
    for lang in LANGUAGES:
        if not bundle(lang, *lineage(GAMES[game])).has_message(told.message):
            raise LessonError("lesson-no-message", file=where, step=told.text, message=told.message, lang=lang)
    known = {clause.id for clause in rulebook(game, LANGUAGES[0]).all_clauses()}
    for clause in told.clauses:
        if clause not in known:
            raise LessonError("lesson-no-clause", file=where, step=told.text, clause=clause)
