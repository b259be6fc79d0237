"""A lesson on a table: how far it has come follows from the entries alone, so it can be left and taken up anywhere."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

from posterity.core.answers import IllegalAnswer
from posterity.core.chance import QuickStream, seed_of
from posterity.core.events import Event
from posterity.core.game import Game, Setup, SetupError
from posterity.core.records import Answer, SeatEntry
from posterity.core.sets import CardSetError
from posterity.games import GAMES
from posterity.table.table import Table
from posterity.text.lesson import Hint, Lesson, LessonError, LessonStep, LessonText, lesson, where

WALK = 7  # the seed for random play in the free stretches when a lesson is checked


class ScriptedAnswer(NamedTuple):
    """One answer of the script: its step, whether it is the pupil's, and whether any other answer is accepted, too.

    Where a step lets everybody play `freely`, it stands for all answers until the awaited event has happened.
    """

    step: int
    pick: str
    own: bool
    any: bool
    freely: bool = False


@dataclass
class LessonProgress:
    """How far a lesson has come: everything said so far, which part of it is new, and the answer that comes next.

    `move` is None once the script is at its end (`done`), or was left. From `first` on, what was said is new
    since the pupil's last answer; `then` are the answers of the pupil that come right after this one, in the same step.
    """

    told: list[LessonText]
    first: int
    move: ScriptedAnswer | None
    done: bool
    then: list[str]


def script(given: Lesson) -> list[ScriptedAnswer]:
    """All answers of a lesson in their order."""
    moves: list[ScriptedAnswer] = []
    for number, step in enumerate(given.steps):
        moves += [ScriptedAnswer(number, pick, True, step.any) for pick in step.does]
        moves += [ScriptedAnswer(number, pick, False, False) for pick in step.replies]
        if step.free:
            moves.append(ScriptedAnswer(number, "", True, True, freely=True))
    return moves


# ---------------------------------------------------------------- where it stands


def progress(given: Lesson, table: Table) -> LessonProgress:
    """How far a lesson has come at a table."""
    return LessonWalk(given, table).progress()


class LessonWalk:
    """Goes through the answers of the current line, and collects what the lesson says on the way."""

    def __init__(self, given: Lesson, table: Table) -> None:
        self.given, self.table = given, table
        self.moves = script(given)
        self.at = 0  # how many moves of the script were made
        self.turns = 0  # of the pupil that are over in this move
        self.prompt = ""  # what the pupil is asked when a turn begins
        self.led = True
        self.told: list[LessonText] = []
        self.seen = 0  # how much was said before the last answer of the pupil
        self.steps = 0  # how many of the steps were shown
        self.say_steps()

    def progress(self) -> LessonProgress:
        entries = [(number, self.table.entries[number - 1]) for number in self.table.line(self.table.number)]
        line = [(number, entry) for number, entry in entries if isinstance(entry, Answer)]
        begun = len(self.given.before)
        self.led = [entry.pick for _, entry in line[:begun]] == self.given.before
        for number, entry in line[begun:]:
            if entry.seat == self.given.seat:
                self.seen = len(self.told)
            self.take(number, entry)
        done = self.at == len(self.moves)
        if self.table.over:
            self.say([hint for hint in self.given.hint if not hint.event])
        move = self.moves[self.at] if self.led and not done and not self.table.over else None
        return LessonProgress(self.told, min(self.seen, len(self.told) - 1), move, done, self.then(move))

    def then(self, move: ScriptedAnswer | None) -> list[str]:
        own = takewhile(lambda one: move is not None and one.own and one.step == move.step, self.moves[self.at + 1 :])
        return [one.pick for one in own]

    def take(self, number: int, entry: Answer) -> None:
        """Take one answer: the scripted one, one of a free stretch, or one after or off the script."""
        move = self.moves[self.at] if self.led and self.at < len(self.moves) else None
        if move is None:
            self.say(self.hinted(number))
        elif move.freely:
            self.say(self.hinted(number))
            self.wait(self.given.steps[move.step], number, entry)
        elif move.any or entry.pick == move.pick:
            self.go_on()
        else:
            self.led = False
            self.say(self.hinted(number))

    def wait(self, step: LessonStep, number: int, entry: Answer) -> None:
        """Go on if what the step waits for has happened, or if enough turns of the pupil are over."""
        if step.until and any(event.message == step.until for event in self.seen_events(number)):
            self.go_on()
        elif step.turns and self.ends_turn(number, entry):
            self.turns, self.prompt = self.turns + 1, ""
            if self.turns == step.turns:
                self.go_on()

    def ends_turn(self, number: int, entry: Answer) -> bool:
        """A turn is over when somebody else is asked what the pupil was asked when it began."""
        if entry.seat == self.given.seat:
            self.prompt = self.prompt or self.table.prompts[number - 1]
        elsewhere = self.table.asked[number] not in (self.given.seat, None)
        return elsewhere and self.prompt == self.table.prompts[number]

    def go_on(self) -> None:
        self.at, self.turns = self.at + 1, 0
        self.say_steps()

    def say_steps(self) -> None:
        """Say everything up to the step of the next answer; after the last answer, all the rest."""
        reached = self.moves[self.at].step + 1 if self.at < len(self.moves) else len(self.given.steps)
        self.told += self.given.steps[self.steps : reached]
        self.steps = max(self.steps, reached)

    def say(self, hints: list[Hint]) -> None:
        for hint in hints:
            if hint not in self.told:
                self.told.append(hint)

    def hinted(self, number: int) -> list[Hint]:
        """The hints for what happened at an entry, in the order in which it happened."""
        return [hint for event in self.seen_events(number) for hint in self.given.hint if self.is_about(event, hint)]

    def seen_events(self, number: int) -> list[Event]:
        """What the pupil reads of an entry."""
        seen = [event.seen_by(self.given.seat) for event in self.table.events[number]]
        return [event for event in seen if event is not None]

    def is_about(self, event: Event, hint: Hint) -> bool:
        own = not hint.who or event.args.get(hint.who) == self.given.seat
        return event.message == hint.event and own and (not hint.about or hint.about in event.args.values())


# ---------------------------------------------------------------- giving it


@cache
def checked_lesson(game: str, part: str = "") -> Lesson:
    """A part of a game's lesson, the first one unless it is named, played through once.

    LessonError says where it cannot be played, or that there is no such part.
    """
    given = lesson(game, part)
    if given is None:
        raise LessonError("lesson-no-part", file=where(game), part=part)
    check(GAMES[game], given, where(game))
    return given


def lesson_table(game: Game[Any], given: Lesson, seats: list[SeatEntry]) -> Table:
    """A table at which the lesson is given: its deal was chosen, so it has no commitments."""
    setup = Setup(
        players=given.players,
        options=game.complete(given.players, given.options),
        cards=game.card_set(given.cards),
        seed=seed_of(given.seed),
        rules=game.rules,
    )
    table = Table(game, setup, seats)
    table.lesson = True
    for pick in given.before:
        answer_next(table, pick)
    return table


def answer_next(table: Table, pick: str) -> None:
    seat = table.asks()
    if seat is None:
        raise IllegalAnswer("over", {"pick": pick})
    table.answer(seat, table.parse(pick))


def check(game: Game[Any], given: Lesson, where: str) -> None:
    """LessonError unless all its answers can be given, also after every alternative where any answer is accepted."""
    if not 0 <= given.seat < given.players:
        raise LessonError("lesson-seat", file=where, number=given.seat, players=given.players)
    try:
        lesson_table(game, given, seated(given))
    except SetupError as e:
        raise LessonError("lesson-setup", file=where, option=str(e.args_named.get("option", "players"))) from None
    except CardSetError:
        raise LessonError("lesson-cards", file=where, cards=given.cards) from None
    except IllegalAnswer as e:
        raise LessonError(
            "lesson-before", file=where, part=given.name, pick=str(e.args_named.get("pick", ""))
        ) from None
    moves = [move for move in script(given) if not move.freely]
    play_freely(given, walk(game, given, where, [move.pick for move in moves]), where, WALK)
    for number, move in enumerate(moves):
        for other in others(game, given, where, moves[:number]) if move.any else []:
            picks = [*[before.pick for before in moves[:number]], other, *[after.pick for after in moves[number + 1 :]]]
            walk(game, given, where, picks)


def play_freely(given: Lesson, table: Table, where: str, luck: int) -> None:
    """Play at random while the lesson waits for something; LessonError if the game ends before that."""
    stream = QuickStream(luck)
    while (found := progress(given, table)).move is not None:
        options = table.state.ask.options if table.state.ask is not None else []
        answer_next(table, options[stream.below(len(options))].text)
    if not found.done:
        raise LessonError("lesson-never", file=where, step=found.told[-1].text)


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
