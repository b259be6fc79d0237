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
    """The line that gives these answers, as far as its seat is asked and they are on offer, and forced ones after."""
    end = guess.clone()
    given: list[Action] = []
    offered: list[list[Action]] = []
    left = list(picks)
    while True:
        ask = end.ask()
        if ask is None or ask.seat != end.seat:
            break
        pick = offered_as(left.pop(0), ask.options) if left else forced(ask.options)
        if pick is None:
            break
        given.append(pick)
        offered.append(ask.options)
        end.apply(pick)
    return AnswerLine(0, given, offered, end)


def forced(options: Sequence[Action]) -> Action | None:
    """The only answer there is."""
    return options[0] if len(options) == 1 else None


def offered_as(text: str, options: Sequence[Action]) -> Action | None:
    """The option that is written like this, if it is on offer."""
    return next((option for option in options if option.text == text), None)
