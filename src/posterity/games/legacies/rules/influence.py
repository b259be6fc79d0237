"""Influencing industries: everybody moves the values of their own."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import Ask
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.investments import may_shift
from posterity.games.legacies.rules.preferences import points_up
from posterity.games.legacies.state import State


def one_row(up: bool) -> int:
    return 1 if up else -1


class Influence(LegaciesQuestion):
    """`left` of the industries in the mask move one row, each up or down (legacies.global.influence).

    A Nemesis moves them as its arrow points (legacies.nemesis.influence, legacies.nemesis.influence-player).
    """

    def __init__(self, seat: int, industries: int, left: int) -> None:
        super().__init__(seat)
        self.industries: Final = industries
        self.left: Final = left

    def prompt(self) -> str:
        return "ask-influence"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"left": self.left}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.RAISE, verbs.LOWER)

    def about(self, s: State) -> list[Action]:
        picks: list[Action] = []
        for industry in s.industries_of(self.seat):
            if self.industries >> industry & 1:
                picks += [s.book.raise_[industry], s.book.lower[industry]]
        return picks

    def may_pick(self, s: State, pick: Action) -> int:
        if not self.industries >> pick.a & 1:
            return refusals.NOT_INFLUENCED
        return may_shift(s, pick.a, pick.verb is verbs.RAISE)

    def run(self, s: State) -> Ask | None:
        if s.is_person(self.seat):
            return super().run(s)
        way = one_row(points_up(s, self.seat))
        industries = list(s.industries_of(self.seat))
        ruling = "nemesis-influence"
        if self.left == 1:
            ruling = "nemesis-influence-player"
            first, second = industries
            farther = (s.board.rows[first] - s.board.rows[second]) * way > 0  # from where the arrow points
            industries = [second if farther else first]
        story.ruled(s, self.seat, ruling)
        for industry in industries:
            story.value_moved(s, industry, s.put_row(industry, way), "legacies.global.influence")
        return None

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            s.next(Influence(self.seat, self.industries & ~(1 << pick.a), self.left - 1))
        moved = s.put_row(pick.a, one_row(pick.verb is verbs.RAISE))
        story.value_moved(s, pick.a, moved, "legacies.global.influence")
