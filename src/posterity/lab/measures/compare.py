"""Two card sets side by side: every measure of both, and the difference with its band."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from posterity.core.game import Game
from posterity.core.sets import CardSet
from posterity.lab.measures import module_of
from posterity.lab.measures.estimates import Estimate, difference
from posterity.lab.measures.groups import Account, Group, Measure, bounds_of
from posterity.lab.measures.shared import shared_groups


class Pair(msgspec.Struct, frozen=True):
    """One measure in both sets; None where a set does not have it."""

    group: str
    key: str
    measure: Measure  # of whichever set has it
    a: Estimate | None
    b: Estimate | None

    @property
    def change(self) -> Estimate | None:
        """By how much it is more in the second set."""
        return None if self.a is None or self.b is None else difference(self.a, self.b)

    @property
    def is_apart(self) -> bool:
        """Is the difference more than chance, as far as its band tells?"""
        change = self.change
        return change is not None and (change.low > 0 or change.high < 0)


def measured(game: Game[Any], cards: CardSet, accounts: Sequence[Account], players: int) -> list[Group]:
    """All groups of measures of a game with these cards and so many players."""
    module = module_of(game.name)
    own: list[Group] = [] if module is None else module.groups(game.show_cards(cards), accounts, players)
    return [group for group in [*shared_groups(accounts, players), *own] if group.measures]


def pairs(a: Sequence[Group], b: Sequence[Group]) -> list[Pair]:
    """Every measure of two lists of groups, in order."""
    found = {(group.name, measure.key): measure for group in b for measure in group.measures}
    first = {(group.name, measure.key): measure for group in a for measure in group.measures}
    names = list(dict.fromkeys([group.name for group in a] + [group.name for group in b]))
    order = sorted(dict.fromkeys([*first, *found]), key=lambda place: names.index(place[0]))
    return [pair_of(place, first.get(place), found.get(place)) for place in order]


def pair_of(place: tuple[str, str], a: Measure | None, b: Measure | None) -> Pair:
    measure = a or b
    assert measure is not None
    return Pair(*place, measure, *[None if one is None or not one.estimate.count else one.estimate for one in (a, b)])


def as_json(pair: Pair) -> dict[str, Any]:
    """A measure of both sets for programs."""
    ends = {"a": pair.a, "b": pair.b, "difference": pair.change}
    keys = {name: None if one is None else numbers(one, name) for name, one in ends.items()}
    return {"group": pair.group, "measure": pair.key, "unit": pair.measure.unit, **keys, "apart": pair.is_apart}


def numbers(estimate: Estimate, name: str) -> dict[str, Any]:
    found: dict[str, Any] = {key: round(getattr(estimate, key), 6) for key in ("value", "low", "high")}
    return found if name == "difference" else {**found, "count": estimate.count}


def bounds_json(groups: Sequence[Group]) -> list[dict[str, Any]]:
    """The bounds of one set for programs."""
    return [
        {
            "group": bound.group,
            bound.kind: bound.limit,
            "measure": bound.measure.key,
            "value": round(bound.measure.estimate.value, 6),
            "holds": bound.holds,
        }
        for group in groups
        for bound in bounds_of(group)
    ]
