"""A small network that says how a game will end for a seat: whole numbers throughout, the same on every machine.

Weights and activations are whole numbers kept in doubles. All sums stay below 2 to the 53rd, so they are exact in
whatever order a processor adds them up: inputs and activations are cut off far above what occurs, and weights with
which a sum could then still become too large are refused.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from posterity.core.features import MOST, Features

WEIGHT_BITS: Final = 16  # fractional bits of a weight
BITS: Final = 8  # fractional bits of an activation
MILLION: Final = 1_000_000
STEPS: Final = 64  # per unit of the logit in the table of shares
UNIT: Final = "unit"  # the number of points of margin that training took as one unit
POINTS: Final = 20  # the same, unless a network says otherwise
DECISIVE: Final = 400_000  # the worth of a unit of margin, in millionths of a victory
SEEN: Final = "seen"  # the array with the minimum and maximum of each card property in training
TABLES: Final = 16  # card sets that are remembered
STRANGE: Final = 0.1  # the share of cards beyond that range at which a set counts as unknown
SILENT: Final = -(2.0**44)
ROW_CEILING: Final = 2.0**18  # the largest activation of a row, about 100 times what occurs
CEILING: Final = 2.0**22  # the same of a position
ROWS: Final = 1024  # more rows of a kind than a position has
EXACT: Final = 2.0**53  # whole numbers below are exact in a double
REACH: Final = 12  # the logit beyond which a share no longer changes


class Network:
    """Rows go through a layer one by one and are added up; two layers on top of that give a share and a margin."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        self.seen: Final = arrays.get(SEEN)
        weights = {name: array for name, array in arrays.items() if name not in {SEEN, UNIT}}
        self.arrays: Final = {name: array.astype(np.float64) for name, array in weights.items()}
        self.margin: Final = DECISIVE // int(arrays.get(UNIT, POINTS))  # the worth of a point of margin
        self.kinds: Final = sum(1 for name in arrays if name.startswith("sum-"))
        self.tables: Final[dict[int, tuple[list[list[int]], list[Any]]]] = {}  # by the identity of the properties
        if largest_sum(self.arrays, self.kinds, self.margin) >= EXACT:
            raise ValueError("weights too large for exact sums")
        logits = np.arange(-REACH * STEPS, REACH * STEPS + 1) / STEPS
        self.shares: Final = np.round(MILLION / (1 + np.exp(-logits))).astype(np.int64)

    @classmethod
    def load(cls, path: Path) -> Network:
        with np.load(path, allow_pickle=False) as kept:
            return cls({name: kept[name] for name in kept.files})

    def knows(self, properties: list[list[int]]) -> bool:
        """Are these cards like those it was trained on?

        A number may lie outside the range seen by half its width; one card in ten may be stranger than that.
        """
        known = np.array(properties)
        if self.seen is None or known.ndim != 2 or known.shape[1] != self.seen.shape[1]:
            return False
        slack = np.maximum(1, (self.seen[1] - self.seen[0] + 1) // 2)
        strange = ((known < self.seen[0] - slack) | (known > self.seen[1] + slack)).any(axis=1)
        return bool(strange.mean() <= STRANGE)

    def final(self, share: int, margin: int) -> int:
        """What a game that is over is worth."""
        return share + self.margin * margin

    def worths(self, features: Features, properties: list[list[int]]) -> list[int]:
        """What each position is worth to its seat: its share of the victory and its margin, in millionths."""
        out = self.outputs(features, properties)
        margins = scaled(out[:, 1] * self.margin, BITS).astype(np.int64)
        found: list[int] = (self.shares_in(out) + margins).tolist()
        return found

    def chances(self, features: Features, properties: list[list[int]]) -> list[int]:
        """Each seat's share of the victory alone, in millionths."""
        found: list[int] = self.shares_in(self.outputs(features, properties)).tolist()
        return found

    def shares_in(self, outputs: Any) -> Any:
        places = np.clip(scaled(outputs[:, 0] * STEPS, BITS), -REACH * STEPS, REACH * STEPS).astype(np.int64)
        return self.shares[places + REACH * STEPS]

    def outputs(self, features: Features, properties: list[list[int]]) -> Any:
        """The logit of the share and the margin of each position, both times 2 to the BITS."""
        arrays, count = self.arrays, features.positions
        tables = self.card_tables(properties)
        numbers = np.frombuffer(features.numbers.getvalue(), dtype="<i2").reshape(count, -1)
        hidden = numbers.astype(np.float64) @ arrays["numbers"] + arrays["bias"]
        for kind, table in enumerate(tables):
            told = np.frombuffer(features.rows[kind].getvalue(), dtype="<i2")
            told = told.reshape(-1, arrays[f"row-{kind}"].shape[0] + 1)
            seen = told[:, 1:].astype(np.float64) @ arrays[f"row-{kind}"] + table[told[:, 0]]
            seen = np.minimum(scaled(np.maximum(seen, 0), WEIGHT_BITS - BITS), ROW_CEILING)
            counts = np.array(features.counts[kind], dtype=np.int64)
            starts = np.cumsum(counts) - counts
            hidden += scaled(np.add.reduceat(seen, starts, axis=0) @ arrays[f"sum-{kind}"], BITS)
        hidden = np.minimum(scaled(np.maximum(hidden, 0), WEIGHT_BITS - BITS), CEILING)
        hidden = scaled(np.maximum(hidden @ arrays["second"] + arrays["second-bias"], 0), WEIGHT_BITS)
        return scaled(hidden @ arrays["last"] + arrays["last-bias"], WEIGHT_BITS)

    def card_tables(self, properties: list[list[int]]) -> list[Any]:
        """For each kind of row, what the card of a row adds to it; the last entry is for placeholder rows."""
        found = self.tables.get(id(properties))
        if found is None:
            known, arrays = np.clip(np.array(properties, dtype=np.float64), -MOST, MOST), self.arrays
            found = (properties, [])
            for kind in range(self.kinds):
                table = known @ arrays[f"card-{kind}"] + arrays[f"row-bias-{kind}"]
                found[1].append(np.concatenate((table, np.full((1, table.shape[1]), SILENT))))
            self.tables[id(properties)] = found
            if len(self.tables) > TABLES:
                del self.tables[next(iter(self.tables))]  # the oldest
        return found[1]


def scaled(numbers: Any, bits: int) -> Any:
    """Numbers with fewer fractional bits."""
    return np.floor(numbers * 0.5**bits)


def largest_sum(arrays: dict[str, Any], kinds: int, margin: int) -> float:
    """No sum in any position can be larger than this, whatever the set and however many seats."""

    def reach(name: str) -> Any:
        return np.abs(arrays[name]).sum(axis=0)

    hidden = MOST * reach("numbers") + np.abs(arrays["bias"])
    sums = [hidden]
    for kind in range(kinds):
        sums.append(MOST * (reach(f"row-{kind}") + reach(f"card-{kind}")) + np.abs(arrays[f"row-bias-{kind}"]) - SILENT)
        sums.append(ROWS * ROW_CEILING * reach(f"sum-{kind}"))
        hidden = hidden + sums[-1] * 0.5**BITS + 1
    second = CEILING * reach("second") + np.abs(arrays["second-bias"])
    last = second.max() * 0.5**WEIGHT_BITS * reach("last") + np.abs(arrays["last-bias"])
    scales = last * 0.5**WEIGHT_BITS * max(STEPS, margin)
    return float(max(one.max() for one in (*sums, hidden, second, last, scales)))
