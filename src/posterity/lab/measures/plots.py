"""Plots as SVG: a line for each measure with a dot and its band for each series."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from posterity.lab.measures.estimates import Estimate

COLOURS = ("#2f6f9f", "#c0672b", "#5b8c3e", "#8a5aa5", "#a33f4f")
LEFT, RIGHT, ROW, TOP, BOTTOM = 210, 30, 26, 44, 40
STEP = 6  # between the bands of a row
WIDE = 760
LETTER = 7  # the width of a letter in the legend, about
Marks = Mapping[str, Estimate]  # by series


def band_plot(title: str, rows: Sequence[tuple[str, Marks]], bounds: Sequence[float], unit: str) -> str:
    """A row for each label, a colour for each series; bounds are dashed lines."""
    series = list(dict.fromkeys(name for _, marks in rows for name in marks))
    row = max(ROW, 8 + STEP * len(series))
    height = TOP + row * len(rows) + BOTTOM
    axis = Axis([end for _, marks in rows for mark in marks.values() for end in (mark.low, mark.high)], bounds)
    parts = [frame(title, height), axis.drawn(height, unit), legend(series)]
    for place, (label, marks) in enumerate(rows):
        middle = TOP + row * place + row // 2
        parts.append(text(LEFT - 8, middle + 4, label, "end"))
        for step, name in enumerate(name for name in series if name in marks):
            y = middle + STEP * (step - (len(marks) - 1) / 2)
            parts += band(axis, marks[name], y, COLOURS[series.index(name) % len(COLOURS)])
    for bound in bounds:
        dashed = 'stroke="#b22" stroke-dasharray="4 3"'
        parts.append(f'<path d="M{axis.across(bound):.1f} {TOP - 6}V{height - BOTTOM}" {dashed}/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def band(axis: Axis, mark: Estimate, y: float, colour: str) -> list[str]:
    start, end, dot = (axis.across(number) for number in (mark.low, mark.high, mark.value))
    return [
        f'<path d="M{start:.1f} {y:.1f}H{end:.1f}" stroke="{colour}" stroke-width="2"/>',
        f'<circle cx="{dot:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>',
    ]


class Axis:
    """A scale from a round number to another, with room for everything that is to be shown."""

    def __init__(self, numbers: Sequence[float], bounds: Sequence[float]) -> None:
        self.low = min(0.0, *numbers, *bounds, 0.0)
        most = max(0.0, *numbers, *bounds, 0.0) or 1.0
        self.step = nice((most - self.low) / 5)
        self.low = self.step * (self.low // self.step)
        self.high = self.step * -(-most // self.step)

    def across(self, value: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (value - self.low) / (self.high - self.low)

    def drawn(self, height: int, unit: str) -> str:
        """Numbers along the bottom with thin lines above them."""
        parts = []
        for number in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + self.step * number
            x = self.across(value)
            parts.append(f'<path d="M{x:.1f} {TOP - 6}V{height - BOTTOM}" stroke="{"#999" if not value else "#ddd"}"/>')
            parts.append(text(x, height - BOTTOM + 16, f"{value:g}", "middle"))
        parts.append(text(WIDE - RIGHT, height - 8, unit, "end"))
        return "\n".join(parts)


def nice(step: float) -> float:
    """The next larger of 1, 2, 5, 10, 20 and so on."""
    size = 1e-6
    while True:
        for factor in (1, 2, 5):
            if size * factor >= step:
                return round(size * factor, 6)
        size *= 10


def frame(title: str, height: int) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" role="img"'
    font = 'font-family="ui-sans-serif, DejaVu Sans, Helvetica, Arial, sans-serif" font-size="12" fill="#333">'
    lines = [f'{head} aria-label="{escape(title)}" {font}', f'<rect width="{WIDE}" height="{height}" fill="#fdfcf8"/>']
    return "\n".join([*lines, f'<text x="12" y="22" font-size="14">{escape(title)}</text>'])


def legend(series: Sequence[str]) -> str:
    """Which colour stands for what."""
    parts, x = [], float(WIDE - RIGHT)
    for place in reversed(range(len(series))):
        x -= 26 + LETTER * len(series[place])
        parts.append(f'<circle cx="{x}" cy="32" r="4" fill="{COLOURS[place % len(COLOURS)]}"/>')
        parts.append(text(x + 8, 36, series[place], "start"))
    return "\n".join(parts)


def text(x: float, y: float, said: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'
