"""Lines of answers in guessed worlds: how far a turn leads from each of some options."""

from __future__ import annotations

from collections.abc import Sequence

from posterity.analysis.judge import Judge
from posterity.bots.planner import MOST_ANSWERS, AnswerLine, Effort, World
from posterity.core.actions import Action
from posterity.core.observation import Guess


def grow(worlds: Sequence[World], effort: Effort, judge: Judge) -> None:
    """Follow the lines of all worlds to the end of the turn, judged together."""
    fresh = [line for world in worlds for line in world.growing]
    for _ in range(MOST_ANSWERS):
        if not fresh:
            break
        judge.rate(fresh)
        fresh = [line for world in worlds for line in world.grow(effort)]
    judge.rate(fresh)
    for world in worlds:
        world.settle()


def followed(guess: Guess, picks: Sequence[str]) -> AnswerLine:
    """The line that gives these answers, as far as its seat is asked and they are on offer."""
    end = guess.clone()
    given: list[Action] = []
    offered: list[list[Action]] = []
    for text in picks:
        ask = end.ask()
        pick = None if ask is None or ask.seat != end.seat else offered_as(text, ask.options)
        if ask is None or pick is None:
            break
        given.append(pick)
        offered.append(ask.options)
        end.apply(pick)
    return AnswerLine(0, given, offered, end)


def offered_as(text: str, options: Sequence[Action]) -> Action | None:
    """The option that is written like this, if it is on offer."""
    return next((option for option in options if option.text == text), None)
