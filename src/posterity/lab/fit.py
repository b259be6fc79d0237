"""Fits a network to samples of self-play with PyTorch, and writes it as whole numbers (`bots/network.py`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from posterity.bots.network import BITS, WEIGHT_BITS
from posterity.lab.selfplay import END_OF_TURN, GAME, MARGIN, SEAT, WIN

torch.set_float32_matmul_precision("high")

POINTS = 20.0  # of margin that count as one in training
HELD_OUT = 20  # every so many games are not trained on
BATCH = 8192


class Data:
    """Samples on the device: rows padded to the most that any position has."""

    def __init__(self, parts: list[dict[str, Any]], properties: Any, device: str, targets: int) -> None:
        self.device = device
        offset = 0.0
        for part in parts:  # games of different parts have different numbers
            part["known"][:, GAME] += offset
            offset = float(part["known"][:, GAME].max()) + 1 if len(part["known"]) else offset
        self.known = np.concatenate([part["known"] for part in parts])
        self.numbers = torch.from_numpy(np.concatenate([part["numbers"] for part in parts])).to(device)
        self.kinds = sum(1 for name in parts[0] if name.startswith("rows-"))
        self.rows = [padded(parts, kind, device) for kind in range(self.kinds)]
        self.properties = torch.tensor(properties, dtype=torch.float32, device=device)
        self.won = torch.tensor(self.known[:, WIN], device=device)
        self.margin = torch.tensor(self.known[:, MARGIN] / POINTS, device=device)
        self.target_won, self.target_margin = self.won.clone(), self.margin.clone()
        held = torch.tensor(self.known[:, GAME].astype(np.int64) % HELD_OUT == 0, device=device)
        self.test, self.train = held.nonzero().squeeze(1), (~held).nonzero().squeeze(1)

    def __len__(self) -> int:
        return len(self.known)


def padded(parts: list[dict[str, Any]], kind: int, device: str) -> Any:
    """The rows of a kind as positions x most rows x columns; what is not there says -1 for its card."""
    most = max(int(part[f"counts-{kind}"].max()) for part in parts) - 1
    blocks = []
    for part in parts:
        counts, rows = part[f"counts-{kind}"].astype(np.int64), part[f"rows-{kind}"]
        block = np.zeros((len(counts), max(most, 1), rows.shape[1]), dtype=np.int16)
        block[:, :, 0] = -1
        position = np.repeat(np.arange(len(counts)), counts)
        place = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts) - 1
        real = place >= 0  # the first row of each position says nothing
        block[position[real], place[real]] = rows[real]
        blocks.append(torch.from_numpy(block).to(device))
    return torch.cat(blocks)


class Net(nn.Module):
    """The network in floating point; inputs are scaled to a spread of about one."""

    def __init__(self, data: Data, row_width: int, width: int, second: int) -> None:
        super().__init__()
        self.scales = nn.ParameterDict()
        self.scales["numbers"] = fixed(spread(data.numbers[:400_000].float(), 0))
        self.scales["properties"] = fixed(spread(data.properties, 0))
        for kind, rows in enumerate(data.rows):
            sample = rows[:200_000]
            self.scales[f"rows-{kind}"] = fixed(spread(sample[sample[:, :, 0] >= 0][:, 1:].float(), 0))
        self.numbers = nn.Linear(data.numbers.shape[1], width)
        self.row = nn.ModuleList([nn.Linear(rows.shape[2] - 1, row_width) for rows in data.rows])
        self.card = nn.ModuleList([nn.Linear(data.properties.shape[1], row_width, bias=False) for _ in data.rows])
        self.sum = nn.ModuleList([nn.Linear(row_width, width, bias=False) for _ in data.rows])
        self.second = nn.Linear(width, second)
        self.last = nn.Linear(second, 2)

    def forward(self, data: Data, chosen: Any) -> Any:
        hidden = self.numbers(data.numbers[chosen].float() / self.scales["numbers"])
        properties = data.properties / self.scales["properties"]
        for kind, rows in enumerate(data.rows):
            told = rows[chosen]
            cards = told[:, :, 0].long()
            seen = self.row[kind](told[:, :, 1:].float() / self.scales[f"rows-{kind}"])
            seen = seen + self.card[kind](properties[cards.clamp(min=0)])
            seen = torch.relu(seen) * (cards >= 0).unsqueeze(2)
            hidden = hidden + self.sum[kind](seen.sum(1))
        return self.last(torch.relu(self.second(torch.relu(hidden))))

    def whole(self) -> dict[str, Any]:
        """The arrays of `bots.network.Network`."""
        one = 2**WEIGHT_BITS
        found = {
            "numbers": self.numbers.weight.T / self.scales["numbers"].unsqueeze(1) * one,
            "bias": self.numbers.bias * one,
            "second": self.second.weight.T * one,
            "second-bias": self.second.bias * one * 2**BITS,
        }
        units = torch.tensor([1.0, POINTS], device=self.last.weight.device)
        found["last"] = self.last.weight.T * units * one
        found["last-bias"] = self.last.bias * units * one * 2**BITS
        for kind in range(len(self.row)):
            found[f"row-{kind}"] = self.row[kind].weight.T / self.scales[f"rows-{kind}"].unsqueeze(1) * one
            found[f"row-bias-{kind}"] = self.row[kind].bias * one
            found[f"card-{kind}"] = self.card[kind].weight.T / self.scales["properties"].unsqueeze(1) * one
            found[f"sum-{kind}"] = self.sum[kind].weight.T * one
        return {name: torch.round(array).detach().cpu().numpy().astype(np.int32) for name, array in found.items()}


def fixed(numbers: Any) -> nn.Parameter:
    return nn.Parameter(numbers, requires_grad=False)


def spread(numbers: Any, axis: int) -> Any:
    """How far numbers lie apart; those that are always the same count as they are."""
    found = numbers.std(axis)
    return torch.where(found < 1e-3, torch.ones_like(found), found.clamp(min=0.05))


def outputs(net: Net, data: Data, chosen: Any) -> Any:
    with torch.no_grad():
        return torch.cat([net(data, chosen[at : at + 65536]) for at in range(0, len(chosen), 65536)])


def look_ahead(net: Net, data: Data, weight: float) -> None:
    """Targets from what the network thought later in the same game: TD(lambda) along the ends of a seat's turns."""
    said = outputs(net, data, torch.arange(len(data), device=data.device))
    share, margin = torch.sigmoid(said[:, 0]).cpu().numpy(), said[:, 1].cpu().numpy()
    won, far = data.won.cpu().numpy().copy(), data.margin.cpu().numpy().copy()
    known = data.known
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
    data.target_won, data.target_margin = torch.tensor(won, device=data.device), torch.tensor(far, device=data.device)


def fit(net: Net, data: Data, epochs: int, rate: float = 3e-3) -> str:
    """Trains in place; returns a line on how well it tells the end of games it has not seen."""
    steps = epochs * max(1, len(data.train) // BATCH)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=rate, total_steps=steps + 1, pct_start=0.1)
    cross = nn.functional.binary_cross_entropy_with_logits
    for _ in range(epochs):
        mixed = data.train[torch.randperm(len(data.train), device=data.device)]
        for at in range(max(1, len(mixed) // BATCH)):
            chosen = mixed[at * BATCH : (at + 1) * BATCH]
            said = net(data, chosen)
            loss = cross(said[:, 0], data.target_won[chosen])
            loss = loss + 0.5 * nn.functional.smooth_l1_loss(said[:, 1], data.target_margin[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    said = outputs(net, data, data.test)
    surprise = cross(said[:, 0], data.won[data.test])
    error = ((said[:, 1] - data.margin[data.test]) ** 2).mean().sqrt() * POINTS
    return f"surprise {float(surprise):.4f}, margin off by {float(error):.2f}"


def write(net: Net, path: Path) -> None:
    np.savez_compressed(path, **net.whole())
