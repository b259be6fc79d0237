"""A lesson at a table of the server: what it says to its pupil, what it asks for, what the others answer in it."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise

from posterity.core.answers import IllegalAnswer
from posterity.core.views import Viewer
from posterity.server.api.game_responses import LessonInfo, LessonPage
from posterity.server.errors import NOT_NOW, ApiError
from posterity.server.tables.metadata import TableMetadata
from posterity.table.lesson import ScriptedAnswer, checked_lesson, progress
from posterity.table.table import Table
from posterity.text.lesson import Hint, Lesson, LessonError, LessonStep, LessonText, lessons


def lesson_at(metadata: TableMetadata, table: Table) -> Lesson | None:
    """The lesson that is given at a table; none if this server does not know it any more."""
    if metadata.lesson is None:
        return None
    with suppress(LessonError):
        return checked_lesson(table.game.name, metadata.part)
    return None


def info(metadata: TableMetadata, table: Table, viewer: Viewer) -> LessonInfo | None:
    """What the lesson says now, to its pupil alone; none where nothing is taught."""
    given = lesson_at(metadata, table)
    if given is None or viewer != given.seat:
        return None
    found = progress(given, table)
    own = found.move if found.move is not None and found.move.own else None
    return LessonInfo(
        pages=[page(told) for told in found.told],
        first=found.first,
        steps=len(given.steps),
        pick=own.pick or None if own is not None else None,
        then=[] if own is None else found.then,
        any=own is not None and own.any,
        leads=found.move is not None,
        done=found.done,
        part=given.name,
        next=next_part(table.game.name, given.name),
        before=len(given.before),
    )


def part_of(game: str, metadata: TableMetadata) -> str | None:
    """The part of a lesson that is given at a table; tables from before there were parts give the first."""
    if metadata.lesson is None or metadata.part:
        return metadata.part or None
    return next((one.name for one in lessons(game)), None)


def next_part(game: str, part: str) -> str | None:
    """The part that is best taken after another one."""
    names = [one.name for one in lessons(game)]
    return dict(pairwise(names)).get(part)


def page(told: LessonText) -> LessonPage:
    shows = list(told.shows) if isinstance(told, LessonStep) else []
    return LessonPage(message=told.message, clauses=list(told.clauses), shows=shows, hint=isinstance(told, Hint))


def next_move(metadata: TableMetadata, table: Table) -> ScriptedAnswer | None:
    """The answer that a lesson waits for, as long as its pupil follows it."""
    given = lesson_at(metadata, table) if metadata.lesson == "on" else None
    return None if given is None else progress(given, table).move


def check(metadata: TableMetadata, table: Table, seat: int, pick: str) -> None:
    """ApiError if the lesson has another answer in mind; whoever wants to give this one leaves the lesson first."""
    wanted = next_move(metadata, table)
    if wanted is None or not wanted.own or wanted.any or table.asks() != seat:
        return
    if pick != wanted.pick:
        raise ApiError(NOT_NOW, "server-lesson-other")


def scripted_answer(metadata: TableMetadata, table: Table) -> str | None:
    """What a bot answers now because its lesson wants it so."""
    wanted = next_move(metadata, table)
    return None if wanted is None or wanted.freely else wanted.pick


def is_learned(metadata: TableMetadata, table: Table) -> bool:
    """Has the pupil followed the lesson to its end, without anybody having noted it yet?"""
    given = None if metadata.learned else lesson_at(metadata, table)
    return given is not None and progress(given, table).done


def entries_before(metadata: TableMetadata, table: Table) -> int:
    """How many entries had been made when the lesson began; none without one."""
    given = lesson_at(metadata, table)
    return 0 if given is None else len(given.before)


def check_undo(metadata: TableMetadata, table: Table, to: int) -> None:
    """IllegalAnswer if somebody wants to take back what had been done when the lesson began."""
    if to <= entries_before(metadata, table):
        raise IllegalAnswer("undo-nothing", {"entry": to, "last": table.number})
