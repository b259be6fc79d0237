"""A lesson on a table: how far it has come follows from the entries alone, so it can be left and taken up anywhere."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from posterity.core.answers import IllegalAnswer
from posterity.core.chance import seed_of
from posterity.core.game import Game, Setup, SetupError
from posterity.core.records import Answer, SeatEntry
from posterity.core.sets import CardSetError
from posterity.games import GAMES
from posterity.table.table import Table
from posterity.text.lesson import FILE, Hint, Lesson, LessonError, LessonStep, LessonText, lesson


class ScriptedAnswer(NamedTuple):
    """One answer of the script: of which step, whether it is the pupil's, and whether any other would do, too."""

    step: int
    pick: str
    own: bool
    any: bool


@dataclass(frozen=True)
class LessonProgress:
    """How far a lesson has come: everything said so far, what of it is new now, and the answer that comes next.

    `move` is None once the script is at its end, or was left.
    """

    told: list[LessonText]
    first: int
    move: ScriptedAnswer | None


def script(given: Lesson) -> list[ScriptedAnswer]:
    """All answers of a lesson in their order."""
    moves: list[ScriptedAnswer] = []
    for number, step in enumerate(given.steps):
        moves += [ScriptedAnswer(number, pick, True, step.any) for pick in step.does]
        moves += [ScriptedAnswer(number, pick, False, False) for pick in step.replies]
    return moves


# ---------------------------------------------------------------- where it stands


def progress(given: Lesson, table: Table) -> LessonProgress:
    """How far a lesson has come at a table."""
    moves = script(given)
    line = [number for number in table.line(table.number) if isinstance(table.entries[number - 1], Answer)]
    kept = followed(moves, [picked(table, number) for number in line])
    if kept < len(line) or kept == len(moves):
        told = given.steps if kept == len(moves) else given.steps[: moves[kept].step + 1]
        hints = hinted(given, table, line[kept:])
        done = 1 + max((move.step for move in moves[:kept]), default=-1)
        return LessonProgress([*told, *hints], len(told) if hints else min(done, len(told) - 1), None)
    before = moves[kept - 1].step if kept else -1
    now = moves[kept].step
    return LessonProgress(list(given.steps[: now + 1]), min(before + 1, now), moves[kept])


def picked(table: Table, number: int) -> str:
    entry = table.entries[number - 1]
    assert isinstance(entry, Answer)
    return entry.pick


def followed(moves: list[ScriptedAnswer], picks: list[str]) -> int:
    """How many answers from the first on are those of the script."""
    for number, (move, pick) in enumerate(zip(moves, picks, strict=False)):
        if pick != move.pick and not move.any:
            return number
    return min(len(moves), len(picks))


def hinted(given: Lesson, table: Table, line: list[int]) -> list[Hint]:
    """What was worth a word in these entries, in the order in which it happened."""
    found: list[Hint] = []
    for number in line:
        for event in table.events[number]:
            seen = event.seen_by(given.seat)
            for hint in given.hint:
                if seen is not None and hint not in found and fits(hint, seen.message, seen.args, given.seat):
                    found.append(hint)
    return found + [hint for hint in given.hint if not hint.event and table.over]


def fits(hint: Hint, message: str, args: dict[str, Any], seat: int) -> bool:
    return hint.event == message and (not hint.who or args.get(hint.who) == seat)


# ---------------------------------------------------------------- giving it


@cache
def checked_lesson(game: str) -> Lesson:
    """The lesson of a game, played through once; LessonError says where it cannot be played."""
    given = lesson(game)
    check(GAMES[game], given, f"{game}/data/{FILE}")
    return given


def lesson_table(game: Game[Any], given: Lesson, seats: list[SeatEntry]) -> Table:
    """A table at which the lesson is given: its deal is chosen, so nothing about it was promised."""
    setup = Setup(
        players=given.players,
        options=game.complete(given.players, given.options),
        cards=game.card_set(given.cards),
        seed=seed_of(given.seed),
        rules=game.rules,
    )
    table = Table(game, setup, seats)
    table.lesson = True
    return table


def check(game: Game[Any], given: Lesson, where: str) -> None:
    """LessonError unless all its answers can be given, also after any other answer where any is good."""
    if not 0 <= given.seat < given.players:
        raise LessonError("lesson-seat", file=where, number=given.seat, players=given.players)
    try:
        lesson_table(game, given, seated(given))
    except SetupError as e:
        raise LessonError("lesson-setup", file=where, option=str(e.args_named.get("option", "players"))) from None
    except CardSetError:
        raise LessonError("lesson-cards", file=where, cards=given.cards) from None
    moves = script(given)
    walk(game, given, where, [move.pick for move in moves])
    for number, move in enumerate(moves):
        for other in others(game, given, where, moves[:number]) if move.any else []:
            picks = [*[before.pick for before in moves[:number]], other, *[after.pick for after in moves[number + 1 :]]]
            walk(game, given, where, picks)


def seated(given: Lesson) -> list[SeatEntry]:
    return [SeatEntry(name=str(seat), kind="person") for seat in range(given.players)]


def others(game: Game[Any], given: Lesson, where: str, before: list[ScriptedAnswer]) -> list[str]:
    """Everything that could be answered after these moves."""
    table = walk(game, given, where, [move.pick for move in before])
    return [] if table.state.ask is None else [pick.text for pick in table.state.ask.options]


def walk(game: Game[Any], given: Lesson, where: str, picks: list[str]) -> Table:
    table = lesson_table(game, given, seated(given))
    for move, pick in zip(script(given), picks, strict=False):
        take(table, given, given.steps[move.step], move, pick, where)
    return table


def take(table: Table, given: Lesson, step: LessonStep, move: ScriptedAnswer, pick: str, where: str) -> None:
    seat = table.asks()
    if seat is None or (seat == given.seat) != move.own:
        raise LessonError("lesson-not-asked", file=where, step=step.text, pick=pick)
    try:
        table.answer(seat, table.parse(pick))
    except IllegalAnswer:
        known = [] if table.state.ask is None else [option.text for option in table.state.ask.options]
        raise LessonError("lesson-illegal", file=where, step=step.text, pick=pick, known=known) from None
