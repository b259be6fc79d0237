"""A hint for the seat that is asked: the answer, the plan it belongs to, what it brings, what others would cost.

Everything comes from the observation of that seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from posterity.analysis.budget import Budget
from posterity.analysis.entry import Choice, choice_of, luck_number
from posterity.analysis.lines import followed
from posterity.analysis.statistics import half_band, mean
from posterity.analysis.study import Study, study
from posterity.core.chance import QuickStream
from posterity.core.events import Event
from posterity.core.game import Game
from posterity.core.observation import Observation, observe
from posterity.core.tasks import State, why
from posterity.table.plan import planned

TRIED: Final = 8  # guesses in which the plan is played to see what it brings
PLACES: Final = 6
TOLD: Final = 4  # other answers that are told


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What is found out for a hint. Clauses and places are what the best plan is about and the runner-up's is not."""

    seat: int
    best: Choice
    plan: list[str]
    others: list[Choice]
    behind: float  # by how much the runner-up is worth less, and half of the band of that
    behind_band: float
    points: float  # what the plan brings before another seat is asked
    clause: str
    frame: int | None
    rival: int | None


def hint_at(game: Game[Any], s: State, budget: Budget, seed: int) -> Hint:
    """A hint about the open question."""
    observation = observe(game, s)
    seat = observation.seat
    number = luck_number(seed, s.answers, seat)
    found = study(observation, budget, number)
    picks = [option.text for option in observation.ask.options]
    ranked = found.ranked()
    best, value, band = ranked[0]
    plan = found.plan(best)
    behind = (
        [one - other for one, other in zip(*(values_of(found, rank[0]) for rank in ranked[:2]), strict=True)]
        if len(ranked) > 1
        else []
    )
    about = subject(game, s, seat, plan, found.plan(ranked[1][0]) if len(ranked) > 1 else [])
    return Hint(
        seat=seat,
        best=rounded_choice(picks[best], value, band),
        plan=plan,
        others=[rounded_choice(picks[option], *told) for option, *told in ranked[1 : 1 + TOLD]],
        behind=mean(behind) if behind else 0.0,
        behind_band=half_band(behind) if behind else 0.0,
        points=points(observation, plan, number + 1),
        **about,
    )


def values_of(found: Study, option: int) -> list[float]:
    return found.sample.values[found.sample.options.index(option)]


def rounded_choice(pick: str, value: float, band: float) -> Choice:
    told = choice_of(pick, value, band)
    return Choice(pick=pick, value=round(value, PLACES), low=round(told.low, PLACES), high=round(told.high, PLACES))


def points(observation: Observation, plan: Sequence[str], number: int) -> float:
    """How many points a plan is expected to bring before another seat is asked."""
    luck, seat = QuickStream(number), observation.seat
    worlds = [observation.guess(luck) for _ in range(TRIED)]
    return mean([followed(world, plan).end.scores()[seat] - world.scores()[seat] for world in worlds])


def subject(game: Game[Any], s: State, seat: int, plan: Sequence[str], other: Sequence[str]) -> dict[str, Any]:
    """What the best plan is about that the runner-up's is not, as far as both can be foreseen."""
    known = game.sort_unseen(s, seat)
    events, others = planned(game, known, seat, plan).events, planned(game, known, seat, other).events
    avoided = {(event.message, repr(event.args)) for event in others}
    own = [event for event in events if (event.message, repr(event.args)) not in avoided]
    clause = telling_clause(own, others) or grant(game, known, plan)
    return {"clause": clause, "frame": place_in(own, "frame"), "rival": rival_in(own, seat)}


def telling_clause(own: Sequence[Event], others: Sequence[Event]) -> str:
    """The clause of the first points that only these events bring; empty if there are none."""
    known = {event.clause for event in others}
    scored = [event.clause for event in own if "points" in event.args and event.clause]
    return next((clause for clause in scored if clause not in known), "")


def grant(game: Game[Any], s: State, plan: Sequence[str]) -> str:
    """The clause that allows the first answer of a plan."""
    return why(s, game.lexicon(s).parse(plan[0])).clause


def place_in(events: Sequence[Event], name: str) -> int | None:
    """The number of the first place of this kind that the events are about."""
    found = [event.args[name] for event in events if isinstance(event.args.get(name), int)]
    return int(str(found[0])) if found else None


def rival_in(events: Sequence[Event], seat: int) -> int | None:
    """The first other seat that the events are about."""
    for event in events:
        for name in ("victim", "other", "seat"):
            if isinstance(event.args.get(name), int) and event.args[name] != seat:
                return int(str(event.args[name]))
    return None
