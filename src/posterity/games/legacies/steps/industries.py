"""What all steps about industries have in common."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.script import Scripts, Step
from posterity.games.legacies.rules.investments import is_among
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.industries import PrintedIndustryStep


class IndustryStep(Step[State]):
    """A step about some of the industries."""

    def __init__(self, printed: PrintedIndustryStep, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.industries: Final = masks.industries(printed.industries)

    def reaches(self, s: State, seat: int, industry: int) -> bool:
        """Is it one of the industries of the step?"""
        return is_among(s, seat, self.industries, industry)
