"""Measures, in groups that belong together on a page, and the bounds that they are to keep."""

from __future__ import annotations

from typing import Any

import msgspec

from posterity.lab.measures.estimates import Estimate

SHARE, FAIR = "share", "fair"  # units: of a whole; in multiples of a seat's fair share of victories
ENOUGH = 30  # the fewest tries to judge by

Account = dict[str, Any]  # what was noted of one game


class Measure(msgspec.Struct, frozen=True):
    """One estimate: a key, what it is called (a message, or the card of that key), and its unit."""

    key: str
    estimate: Estimate
    unit: str = SHARE
    message: str = ""
    args: dict[str, Any] = {}
    judged: bool = True  # whether there is enough of it, and whether the bounds of its group are about it


class Group(msgspec.Struct, frozen=True):
    """Measures with one subject: the messages `measure-NAME` and `measure-NAME-about`; bounds, if there are any."""

    name: str
    measures: list[Measure]
    least: float | None = None
    most: float | None = None


class Bound(msgspec.Struct, frozen=True):
    """The measure of a group that is the nearest to its bound, or the furthest beyond it."""

    group: str
    kind: str  # least, most
    limit: float
    measure: Measure

    @property
    def holds(self) -> bool:
        value = self.measure.estimate.value
        return value >= self.limit if self.kind == "least" else value <= self.limit


def bounds_of(group: Group) -> list[Bound]:
    """What the bounds of a group come to: none where nothing can be judged."""
    judged = [measure for measure in group.measures if measure.judged]
    found = []
    if judged and group.least is not None:
        found.append(Bound(group.name, "least", group.least, min(judged, key=lambda m: m.estimate.value)))
    if judged and group.most is not None:
        found.append(Bound(group.name, "most", group.most, max(judged, key=lambda m: m.estimate.value)))
    return found
