"""The page of two sets side by side, with plots: bounds, what differs, then every group of measures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from posterity.core.sets import CardSet
from posterity.lab.measures.compare import Pair, pairs
from posterity.lab.measures.page import (
    Series,
    bound_lines,
    found_in,
    label,
    names_in,
    said,
    section,
    table,
    title,
)
from posterity.text.voice import Voice

PAGE = "compare.md"


def row_of(pair: Pair, voice: Voice) -> list[str]:
    """A measure of both sets: its name, both values, the difference, and a mark if it is more than chance."""
    shown = ["–" if one is None else said(one, pair.measure.unit, voice) for one in (pair.a, pair.b, pair.change)]
    return [label(pair.measure, voice), *shown, "*" if pair.is_apart else ""]


def write_page(series: Series, sets: Sequence[CardSet], voice: Voice, heading: str, folder: Path) -> None:
    """Write the page and its pictures into a folder."""
    a, b = series
    lines = [f"# {voice.say('measure-comparison', a=a, b=b)}", "", heading, ""]
    lines += [f"- `{name}`: sha256 `{cards.sha256}`" for name, cards in zip(series, sets, strict=True)]
    lines += ["", f"## {voice.say('measure-bounds')}", "", *bound_lines(series, voice)]
    lines += ["", f"## {voice.say('measure-apart')}", "", *apart_lines(series, voice)]
    for name in names_in(series):
        file = f"compare-{name}.svg"
        part, drawing = section(found_in(series, name), [a, b], voice, file)
        lines += part
        if drawing:
            (folder / file).write_text(drawing, encoding="utf-8")
    (folder / PAGE).write_text("\n".join(lines) + "\n", encoding="utf-8")


def apart_lines(series: Series, voice: Voice) -> list[str]:
    """A table of the measures that differ by more than chance."""
    titles = {group.name: title(group, voice) for groups in series.values() for group in groups}
    rows = []
    for pair in pairs(*series.values()):
        if pair.is_apart:
            name, *shown, _ = row_of(pair, voice)
            rows.append([f"{titles[pair.group]}: {name}", *shown])
    return table([voice.say("measure-head"), *series, voice.say("measure-change")], rows)
