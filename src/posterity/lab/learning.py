"""Fits a network to games of self-play, with gradients written out: with numpy, or on a GPU where PyTorch finds one.

The weights are those of `bots/network.py` before they are rounded to whole numbers; inputs are scaled to a spread of
about one. What is learned is a share of the victory and a margin in points.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np

from posterity.bots.network import BITS, POINTS, SEEN, UNIT, WEIGHT_BITS
from posterity.lab.selfplay import END_OF_TURN, GAME, MARGIN, SEAT, WIN

HELD_OUT = 20  # one game in so many is held out of training
BATCH = 4096  # positions of a step, at most
STEPS = 100  # of a pass, at least: of few positions fewer are taken at a time
ROW, WIDTH, SECOND = 32, 128, 32  # widths: of each row's hidden layer, and of the two layers on top of the summed rows
DECAY = 1e-3  # weight decay
FADE = (0.9, 0.999)  # how long Adam remembers gradients and their squares
ONE = 2.0**WEIGHT_BITS
SAMPLE = 200_000  # positions from which the scale of inputs is estimated

Array = Any  # a numpy array or a tensor
Weights = dict[str, Array]


# ---------------------------------------------------------------- numpy or PyTorch


class Arrays:
    """The few operations that numpy and PyTorch spell in two ways."""

    def __init__(self, gpu: bool) -> None:
        self.torch: Any = None
        if gpu:
            import torch

            self.torch = torch

    def put(self, array: Array) -> Array:
        """An array on the device on which it is computed."""
        return array if self.torch is None else self.torch.from_numpy(np.ascontiguousarray(array)).cuda()

    def get(self, array: Array) -> Array:
        return array if self.torch is None else array.cpu().numpy()

    def numbers(self, array: Array) -> Array:
        return array.astype(np.float32) if self.torch is None else array.float()

    def places(self, array: Array) -> Array:
        return array.astype(np.int64) if self.torch is None else array.long()

    def exp(self, array: Array) -> Array:
        return np.exp(array) if self.torch is None else array.exp()


def has_gpu() -> bool:
    """Is PyTorch installed here, and does it find a GPU?"""
    try:
        import torch
    except ImportError:
        return False
    return bool(torch.cuda.is_available())


# ---------------------------------------------------------------- samples


class Data:
    """Samples of many games: rows padded to the most that any position has."""

    def __init__(
        self, parts: list[dict[str, Any]], properties: list[list[int]], on: Arrays, points: int = POINTS
    ) -> None:
        self.on, self.points = on, points
        self.known = renumbered(parts)
        self.numbers = on.put(np.concatenate([part["numbers"] for part in parts]))
        self.kinds = sum(1 for name in parts[0] if name.startswith("rows-"))
        self.rows = [on.put(padded(parts, kind)) for kind in range(self.kinds)]
        self.properties = np.array(properties, dtype=np.float32)
        self.won, self.margin = self.known[:, WIN], self.known[:, MARGIN] / np.float32(points)
        self.aim(self.won, self.margin)
        held = self.known[:, GAME].astype(np.int64) % HELD_OUT == 0
        self.test, self.train = held.nonzero()[0], (~held).nonzero()[0]

    def __len__(self) -> int:
        return len(self.known)

    def aim(self, won: Array, margin: Array) -> None:
        """The training targets of each position."""
        self.target = self.on.put(np.stack([won, margin], axis=1).astype(np.float32))


def renumbered(parts: list[dict[str, Any]]) -> Array:
    """The facts of all positions; games of different parts get different numbers."""
    found, games = [], 0.0
    for part in parts:
        known = part["known"].copy()
        known[:, GAME] += games
        games = float(known[:, GAME].max()) + 1 if len(known) else games
        found.append(known)
    return np.concatenate(found)


def padded(parts: list[dict[str, Any]], kind: int) -> Array:
    """The rows of a kind as positions x most rows x columns; padding rows have -1 as their card."""
    most = max(int(part[f"counts-{kind}"].max()) for part in parts) - 1
    blocks = []
    for part in parts:
        counts, rows = part[f"counts-{kind}"].astype(np.int64), part[f"rows-{kind}"]
        block = np.zeros((len(counts), max(most, 1), rows.shape[1]), dtype=np.int16)
        block[:, :, 0] = -1
        position = np.repeat(np.arange(len(counts)), counts)
        place = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts) - 1
        real = place >= 0  # the first row of each position is only a placeholder
        block[position[real], place[real]] = rows[real]
        blocks.append(block)
    return np.concatenate(blocks)


# ---------------------------------------------------------------- the network


class Net:
    """Weights in floating point, with the forward pass and the gradients."""

    def __init__(self, data: Data, luck: np.random.Generator, start: dict[str, Any] | None = None) -> None:
        self.on, self.points = data.on, data.points
        self.kinds = data.kinds
        self.cards = data.properties
        self.scales = {"numbers": spread(self.on.get(data.numbers[:SAMPLE])), "properties": spread(data.properties)}
        for kind, rows in enumerate(data.rows):
            sample = self.on.get(rows[:SAMPLE])
            self.scales[f"row-{kind}"] = spread(sample[sample[:, :, 0] >= 0][:, 1:])
        weights = self.by_chance(data, luck) if start is None else self.unrounded(start)
        self.weights: Weights = {name: self.on.put(array.astype(np.float32)) for name, array in weights.items()}
        self.scaled_by: Weights = {name: self.on.put(array) for name, array in self.scales.items()}
        self.properties = self.on.put(data.properties / self.scales["properties"])

    def by_chance(self, data: Data, luck: np.random.Generator) -> dict[str, Any]:
        """Random initial weights."""

        def drawn(inputs: int, outputs: int) -> Any:
            return luck.normal(0, (1.5 / inputs) ** 0.5, (inputs, outputs))

        found = {"numbers": drawn(data.numbers.shape[1], WIDTH), "bias": np.zeros(WIDTH)}
        for kind, rows in enumerate(data.rows):
            found[f"row-{kind}"] = drawn(rows.shape[2] - 1, ROW)
            found[f"row-bias-{kind}"] = np.zeros(ROW)
            found[f"card-{kind}"] = drawn(data.properties.shape[1], ROW)
            found[f"sum-{kind}"] = drawn(ROW, WIDTH) / 2
        found |= {"second": drawn(WIDTH, SECOND), "second-bias": np.zeros(SECOND)}
        return found | {"last": drawn(SECOND, 2), "last-bias": np.zeros(2)}

    def fractions(self, name: str) -> Array:
        """The factor by which a weight of that name is scaled to become a whole number."""
        factor: Array = np.float64(ONE)
        if name in {"second-bias", "last-bias"}:
            factor = factor * 2**BITS
        if name.startswith("last"):
            factor = factor * np.array([1.0, self.points])
        scale = "properties" if name.startswith("card-") else name
        return factor / self.scales[scale][:, None] if scale in self.scales else factor

    def whole(self) -> dict[str, Any]:
        """The arrays of `bots.network.Network`."""
        seen = np.stack([self.cards.min(0), self.cards.max(0)]).astype(np.int32)
        exact = {name: self.on.get(array).astype(np.float64) for name, array in self.weights.items()}
        found = {name: np.round(array * self.fractions(name)).astype(np.int32) for name, array in exact.items()}
        return found | {SEEN: seen, UNIT: np.array(self.points, dtype=np.int32)}

    def unrounded(self, arrays: dict[str, Any]) -> dict[str, Any]:
        """The weights of a network that was written as whole numbers."""
        return {name: array / self.fractions(name) for name, array in arrays.items() if name not in {SEEN, UNIT}}

    def say(self, data: Data, chosen: Array) -> Array:
        """The logit of the share and the margin, in units, for some positions."""
        return self.forward(data, chosen)["out"]

    def forward(self, data: Data, chosen: Array) -> dict[str, Array]:
        """The activations of every layer, needed for the gradients."""
        on, weights = self.on, self.weights
        kept: dict[str, Array] = {"x": on.numbers(data.numbers[chosen]) / self.scaled_by["numbers"]}
        hidden = kept["x"] @ weights["numbers"] + weights["bias"]
        for kind in range(self.kinds):
            told = data.rows[kind][chosen]
            cards = on.places(told[:, :, 0])
            real = cards >= 0
            rows = on.numbers(told[:, :, 1:]) / self.scaled_by[f"row-{kind}"]
            known = self.properties[cards * real]
            seen = rows @ weights[f"row-{kind}"] + known @ weights[f"card-{kind}"] + weights[f"row-bias-{kind}"]
            seen = seen * ((seen > 0) & real[:, :, None])
            kept[f"rows-{kind}"], kept[f"known-{kind}"], kept[f"seen-{kind}"] = rows, known, seen
            kept[f"sum-{kind}"] = seen.sum(1)
            hidden = hidden + kept[f"sum-{kind}"] @ weights[f"sum-{kind}"]
        kept["first"] = hidden * (hidden > 0)
        hidden = kept["first"] @ weights["second"] + weights["second-bias"]
        kept["second"] = hidden * (hidden > 0)
        kept["out"] = kept["second"] @ weights["last"] + weights["last-bias"]
        return kept

    def gradients(self, data: Data, chosen: Array) -> Weights:
        """Gradients of the mean loss: the cross-entropy of the victory, plus half the Huber loss of the margin."""
        kept, weights = self.forward(data, chosen), self.weights
        out, target = kept["out"], data.target[chosen]
        off = out * 1  # a copy, on either side
        off[:, 0] = 1 / (1 + self.on.exp(-out[:, 0])) - target[:, 0]
        off[:, 1] = (out[:, 1] - target[:, 1]).clip(-1, 1) * 0.5
        off = off / len(chosen)
        found: Weights = {"last": kept["second"].T @ off, "last-bias": off.sum(0)}
        off = (off @ weights["last"].T) * (kept["second"] > 0)
        found |= {"second": kept["first"].T @ off, "second-bias": off.sum(0)}
        off = (off @ weights["second"].T) * (kept["first"] > 0)
        found |= {"numbers": kept["x"].T @ off, "bias": off.sum(0)}
        for kind in range(self.kinds):
            found[f"sum-{kind}"] = kept[f"sum-{kind}"].T @ off
            seen, rows, known = kept[f"seen-{kind}"], kept[f"rows-{kind}"], kept[f"known-{kind}"]
            back = ((off @ weights[f"sum-{kind}"].T)[:, None, :] * (seen > 0)).reshape(-1, seen.shape[2])
            found[f"row-{kind}"] = rows.reshape(-1, rows.shape[2]).T @ back
            found[f"card-{kind}"] = known.reshape(-1, known.shape[2]).T @ back
            found[f"row-bias-{kind}"] = back.sum(0)
        return found


def spread(numbers: Array) -> Array:
    """The standard deviation of each column, at least 0.05; 1 for constant columns."""
    found = numbers.astype(np.float32).std(0)
    return np.where(found < 1e-3, 1.0, np.maximum(found, 0.05)).astype(np.float32)


# ---------------------------------------------------------------- learning


class Adam:
    """Adam with decay of weights; the rate rises for a tenth of the steps and then falls along a cosine."""

    def __init__(self, net: Net, rate: float, steps: int) -> None:
        self.net, self.rate, self.steps, self.step = net, rate, steps, 0
        self.means: Weights = {name: array * 0 for name, array in net.weights.items()}
        self.squares: Weights = {name: array * 0 for name, array in net.weights.items()}

    def rate_now(self) -> float:
        done = self.step / self.steps
        return self.rate * (0.04 + 0.96 * done / 0.1 if done < 0.1 else 0.5 * (1 + cos(pi * (done - 0.1) / 0.9)))

    def follow(self, gradients: Weights) -> None:
        rate = self.rate_now()
        self.step += 1
        for name, gradient in gradients.items():
            self.means[name] = FADE[0] * self.means[name] + (1 - FADE[0]) * gradient
            self.squares[name] = FADE[1] * self.squares[name] + (1 - FADE[1]) * gradient * gradient
            mean = self.means[name] / (1 - FADE[0] ** self.step)
            square = self.squares[name] / (1 - FADE[1] ** self.step)
            weight = self.net.weights[name]
            self.net.weights[name] = weight - rate * (mean / (square**0.5 + 1e-8) + DECAY * weight)


def fit(
    net: Net, data: Data, passes: int, rate: float, luck: np.random.Generator, show: Callable[[float], None]
) -> tuple[float, float]:
    """Trains in place; returns the `mistakes` on held-out games."""
    batch = max(1, min(BATCH, len(data.train) // STEPS))
    steps = len(data.train) // batch
    adam = Adam(net, rate, passes * steps)
    for number in range(passes):
        mixed = data.on.put(luck.permutation(data.train))
        for step in range(steps):
            adam.follow(net.gradients(data, mixed[step * batch : (step + 1) * batch]))
            show((number + (step + 1) / steps) / passes)
    return mistakes(net, data)


def mistakes(net: Net, data: Data) -> tuple[float, float]:
    """The cross-entropy on held-out games, and the root mean square error of their margin in points."""
    said = outputs(net, data, data.test)
    logit, won = said[:, 0].astype(np.float64), data.won[data.test]
    surprise = np.logaddexp(0, logit) - won * logit
    off = said[:, 1] - data.margin[data.test]
    return float(surprise.mean()), float((off**2).mean() ** 0.5 * data.points)


def outputs(net: Net, data: Data, chosen: Array) -> Array:
    parts = [net.say(data, data.on.put(chosen[at : at + 4 * BATCH])) for at in range(0, len(chosen), 4 * BATCH)]
    return np.concatenate([data.on.get(part) for part in parts])


def look_ahead(net: Net, data: Data, weight: float) -> None:
    """Targets from the network's own later estimates in the same game: TD(lambda) along the ends of a seat's turns."""
    said = outputs(net, data, np.arange(len(data)))
    share, margin = 1 / (1 + np.exp(-said[:, 0])), said[:, 1]
    won, far, known = data.won.copy(), data.margin.copy(), data.known
    order = np.lexsort((np.arange(len(data)), known[:, SEAT], known[:, GAME]))
    ends = known[:, END_OF_TURN] > 0.5
    keys = known[:, GAME] * 8 + known[:, SEAT]
    last, later_won, later_far = -1.0, 0.0, 0.0
    for place in order[::-1]:
        if keys[place] != last:
            last, later_won, later_far = keys[place], won[place], far[place]
        won[place], far[place] = later_won, later_far
        if ends[place]:
            later_won = weight * later_won + (1 - weight) * share[place]
            later_far = weight * later_far + (1 - weight) * margin[place]
    data.aim(won, far)


def write(net: Net, path: Path) -> None:
    np.savez_compressed(path, **net.whole())
