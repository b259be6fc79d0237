"""Abilities that change scores, at once and without a lower limit (machines.score.negative)."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask
from posterity.games.gears.state import State
from posterity.games.machines import refusals, story, verbs
from posterity.games.machines.rules.asking import AbilityQuestion, Deed


def lose(s: State, seat: int, points: int) -> None:
    """In full, even if the score drops below zero (machines.card.arch-fire.negative)."""
    s.players[seat].score -= points
    story.lost_points(s, seat, points)


class GainPoints(Deed):
    """machines.activate.points-at-once"""

    def run(self, s: State) -> Ask | None:
        s.players[self.seat].score += self.number
        story.gained_points(s, self.seat, self.number)
        return None


class LosePoints(Deed):
    """One's own points."""

    def run(self, s: State) -> Ask | None:
        lose(s, self.seat, self.number)
        return None


class OthersLose(Deed):
    """Every other player loses points."""

    def run(self, s: State) -> Ask | None:
        for other in s.book.others[self.seat]:
            lose(s, other, self.number)
        return None


class TakePoints(AbilityQuestion):
    """Another player, of one's choice, loses points."""

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points

    def prompt(self) -> str:
        return "ask-lose"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"points": self.points}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SEAT,)

    def about(self, s: State) -> list[Action]:
        return [s.book.lexicon.action(verbs.SEAT, seat) for seat in range(s.book.players)]

    def may_pick(self, s: State, pick: Action) -> int:
        return refusals.NOT_ONESELF if pick.a == self.seat else YES

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        lose(s, pick.a, self.points)
