"""The level of play that costs resemble, and how far estimates may be off: measured, see levels.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

import msgspec

from posterity.analysis.statistics import WIDE

MEASURED: Final = Path(__file__).with_name("levels.toml")
LEAST: Final = 0.001  # of what is at stake; smaller shares are not told apart
USUAL_ERROR: Final = 0.1  # of the chances in a game that was not measured


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """The level that play resembles most, and the lowest and highest that it may resemble as well."""

    name: str
    low: str
    high: str


@cache
def measured() -> dict[str, Any]:
    return tomllib.loads(MEASURED.read_text(encoding="utf-8"))


def error_of(game: str) -> float:
    """Half of the band of the chances of this game, as far as it comes from whoever judges positions."""
    return float(measured().get(game, {}).get("error", USUAL_ERROR))


def references(game: str) -> dict[str, float]:
    """For each level, from the lowest, the share of what is at stake that it gives away."""
    found = measured().get(game, {}).get("levels", {})
    return {level: float(share) for level, share in found.items()}


def share_lost(answers: Sequence[tuple[float, float]]) -> tuple[float, float] | None:
    """Which share of what was at stake was given away, and half of its band; None where nothing was at stake.

    `answers` are costs and stakes: what an answer lost against the best, and what one at random would have lost. Unlike
    a mean cost this share hardly depends on how close the game was.
    """
    stakes = sum(stake for _, stake in answers)
    if stakes <= 0:
        return None
    share = sum(cost for cost, _ in answers) / stakes
    spread = sum((cost - share * stake) ** 2 for cost, stake in answers)
    return share, WIDE * sqrt(spread) / stakes


def level_of(game: str, answers: Sequence[tuple[float, float]]) -> Level | None:
    """The level that these answers resemble; None where nothing tells."""
    found, known = share_lost(answers), references(game)
    if found is None or not known:
        return None
    share, band = found
    name, low, high = (nearest(known, one) for one in (share, share + band, share - band))
    return Level(name=name[0], low=low[0], high=high[-1])


def nearest(known: dict[str, float], share: float) -> list[str]:
    """The levels whose share is nearest by ratio; several that were not told apart."""
    off = {level: abs(log(max(LEAST, own) / max(LEAST, share))) for level, own in known.items()}
    return [level for level in known if off[level] == min(off.values())]


def in_order(measured: Sequence[tuple[str, float, int]]) -> dict[str, float]:
    """Shares that fall from level to level; neighbours that do not stand in order are taken together by their counts.

    Each level comes with the share it gave away and the number of decisions.
    """
    blocks: list[tuple[list[str], float, int]] = []
    for level, share, count in measured:
        blocks.append(([level], share, count))
        while len(blocks) > 1 and blocks[-1][1] >= blocks[-2][1]:
            (upper, one, many), (lower, other, more) = blocks[-2:]
            blocks[-2:] = [(upper + lower, (one * many + other * more) / (many + more), many + more)]
    return {level: share for levels, share, _ in blocks for level in levels}
