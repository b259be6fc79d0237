"""What the balance page of each game measures, and what all of them share: shares with their bands, and plots."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from math import sqrt
from typing import Any

Accounts = dict[int, list[dict[str, Any]]]  # of every finished game, by number of players
Z = 1.96  # of a 95 % band
Mark = tuple[float, float, float]  # low end of a band, value, high end
COLOURS = ("#2f6f9f", "#c0672b", "#5b8c3e", "#8a5aa5", "#a33f4f")
LEFT, RIGHT, ROW, TOP, BOTTOM = 170, 30, 26, 44, 40
STEP = 6  # between the bands of a row
WIDE = 760


@dataclass(frozen=True)
class Bound:
    """A bound on a number, the value observed with so many players, and whether it holds."""

    said: str
    players: int
    seen: str
    where: str
    holds: bool


@dataclass
class Section:
    """A part of the page."""

    name: str
    title: str
    text: str
    table: list[str]
    picture: str = ""
    bounds: list[Bound] = field(default_factory=list)


@dataclass(frozen=True)
class Share:
    """A count out of a total, with Wilson's 95 % band."""

    hits: int
    tries: int

    @property
    def value(self) -> float:
        return self.hits / self.tries if self.tries else 0.0

    @property
    def band(self) -> tuple[float, float]:
        if not self.tries:
            return 0.0, 1.0
        n, p = self.tries, self.value
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def mark(self, times: float) -> Mark:
        """The share and its band for a plot, in some unit."""
        low, high = self.band
        return low * times, self.value * times, high * times

    def percent(self) -> str:
        low, high = self.band
        return f"{100 * self.value:.1f} % ({100 * low:.1f}–{100 * high:.1f})"

    def times(self, fair: float) -> str:
        """As a multiple of a fair share."""
        low, high = self.band
        return f"{self.value / fair:.2f} ({low / fair:.2f}–{high / fair:.2f})"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "| --- |" + " ---: |" * (len(head) - 1)]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


# ---------------------------------------------------------------- plots


def band_plot(
    title: str, rows: list[tuple[str, dict[int, Mark]]], most: float, bound: float, unit: str, least: float = 0
) -> str:
    """A line for each row with a dot and its band for each number of players, and the bounds as dashed lines."""
    row = max(ROW, 8 + STEP * max(len(marks) for _, marks in rows))
    height = TOP + row * len(rows) + BOTTOM
    parts = [frame(title, height), scale(most, height, unit), key(sorted({n for _, marks in rows for n in marks}))]
    for place, (label, marks) in enumerate(rows):
        middle = TOP + row * place + row // 2
        parts.append(text(LEFT - 8, middle + 4, label, "end"))
        for step, (players, (low, value, high)) in enumerate(sorted(marks.items())):
            y = middle + STEP * (step - (len(marks) - 1) / 2)
            colour = COLOURS[players % len(COLOURS)]
            start, end, dot = (across(min(number, most), most) for number in (low, high, value))
            parts.append(f'<path d="M{start:.1f} {y:.1f}H{end:.1f}" stroke="{colour}" stroke-width="2"/>')
            parts.append(f'<circle cx="{dot:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>')
    dashed = 'stroke="#b22" stroke-dasharray="4 3"'
    for end in (least, bound) if least else (bound,):
        parts.append(f'<path d="M{across(end, most):.1f} {TOP - 6}V{height - BOTTOM}" {dashed}/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def line_plot(title: str, lines: dict[int, list[tuple[float, float]]], unit: str) -> str:
    """A line for each number of players through points from left to right; the highest reaches the top."""
    height = TOP + 220 + BOTTOM
    far = max(x for points in lines.values() for x, _ in points)
    high = max(y for points in lines.values() for _, y in points)
    parts = [frame(title, height), scale(far, height, unit), key(sorted(lines))]
    for players, points in lines.items():
        path = " ".join(f"{across(x, far):.1f},{height - BOTTOM - 210 * y / high:.1f}" for x, y in points)
        colour = COLOURS[players % len(COLOURS)]
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def frame(title: str, height: int) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" role="img"'
    font = 'font-family="ui-sans-serif, DejaVu Sans, Helvetica, Arial, sans-serif" font-size="12" fill="#333">'
    paper = f'<rect width="{WIDE}" height="{height}" fill="#fdfcf8"/>'
    return "\n".join(
        [
            f'{head} aria-label="{escape(title)}" {font}',
            paper,
            f'<text x="12" y="22" font-size="14">{escape(title)}</text>',
        ]
    )


def across(value: float, most: float) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * value / most


def scale(most: float, height: int, unit: str) -> str:
    """The scale: five numbers along the bottom with thin lines above them."""
    parts = []
    for step in range(6):
        value = most * step / 5
        x = across(value, most)
        parts.append(f'<path d="M{x:.1f} {TOP - 6}V{height - BOTTOM}" stroke="#ddd"/>')
        parts.append(text(x, height - BOTTOM + 16, f"{value:g}", "middle"))
    parts.append(text(WIDE - RIGHT, height - 8, unit, "end"))
    return "\n".join(parts)


def key(counts: list[int]) -> str:
    """The legend: which colour stands for how many players."""
    parts = []
    for place, players in enumerate(counts):
        x = WIDE - RIGHT - 90 * (len(counts) - place)
        parts.append(f'<circle cx="{x}" cy="18" r="4" fill="{COLOURS[players % len(COLOURS)]}"/>')
        parts.append(text(x + 8, 22, "1 player" if players == 1 else f"{players} players", "start"))
    return "\n".join(parts)


def text(x: float, y: float, said: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'
