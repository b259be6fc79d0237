"""A hint for the seat that is asked: the answer, the plan it belongs to, what it brings, what others would cost.

Everything comes from the observation of that seat.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from posterity.analysis.budget import Budget
from posterity.analysis.entry import ComparedChoice, choice_of, luck_number
from posterity.analysis.reasons import Reason, reason_for
from posterity.analysis.study import study
from posterity.core.game import Game
from posterity.core.observation import observe
from posterity.core.tasks import State

PLACES: Final = 6
TOLD: Final = 4  # other answers that are told


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What is found out for a hint, and the game it is about."""

    game: str
    seat: int
    best: ComparedChoice
    others: list[ComparedChoice]
    reason: Reason

    @property
    def behind(self) -> float:
        """By how much the runner-up is worth less."""
        return self.others[0].cost if self.others else 0.0

    @property
    def behind_band(self) -> float:
        """Half of the band of that."""
        return self.others[0].cost_band if self.others else 0.0


def hint_at(game: Game[Any], s: State, budget: Budget, seed: int) -> Hint:
    """A hint about the open question."""
    observation = observe(game, s)
    number = luck_number(seed, s.answers, observation.seat)
    found = study(observation, budget, number)
    picks = [option.text for option in observation.ask.options]
    best, *others = (rounded(choice_of(found, picks, option)) for option in found.ranked())
    rival = found.plan(picks.index(others[0].pick)) if others else []
    plan = found.plan(picks.index(best.pick))
    return Hint(
        game=game.name,
        seat=observation.seat,
        best=best,
        others=others[:TOLD],
        reason=reason_for(game, s, observation, plan, rival, number + 1),
    )


def rounded(choice: ComparedChoice) -> ComparedChoice:
    """The same with the decimals that are told."""
    found = {name: round(getattr(choice, name), PLACES) for name in ("value", "low", "high", "cost", "cost_band")}
    return msgspec.structs.replace(choice, **found)
