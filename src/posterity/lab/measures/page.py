"""Measures in words: numbers with their bands, tables and sections of a page, in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from posterity.lab.measures.estimates import Estimate
from posterity.lab.measures.groups import FAIR, SHARE, Bound, Group, Measure, bounds_of
from posterity.lab.measures.plots import band_plot
from posterity.text.voice import Voice

NUMBERED = re.compile(r"-(\d+)$")
FACTORS = {SHARE: 100.0}  # what is shown of a unit
DIGITS = {FAIR: 2}
Series = Mapping[str, Sequence[Group]]  # groups of measures, by what they were measured of


def number(value: float, unit: str, voice: Voice) -> str:
    """A value as it is shown, without its unit."""
    text = f"{value * FACTORS.get(unit, 1.0):.{DIGITS.get(unit, 1)}f}"
    return text.replace(".", ",") if voice.lang == "it" else text


def said(estimate: Estimate, unit: str, voice: Voice) -> str:
    """An estimate with its band: 12.5 % (11.0–14.1)."""
    value, low, high = (number(one, unit, voice) for one in (estimate.value, estimate.low, estimate.high))
    return f"{value}{' %' if unit == SHARE else ''} ({low}–{high})"


def title(group: Group, voice: Voice) -> str:
    return voice.say(f"measure-{NUMBERED.sub('', group.name)}", **numbers_of(group))


def about(group: Group, voice: Voice) -> str:
    """What a group of measures says, in a sentence or two."""
    return voice.say(f"measure-{NUMBERED.sub('', group.name)}-about", **numbers_of(group))


def numbers_of(group: Group) -> dict[str, str]:
    found = NUMBERED.search(group.name)
    return {"number": found[1] if found else ""}


def label(measure: Measure, voice: Voice) -> str:
    """What a measure is called: a card, or words of its own."""
    if measure.message:
        return voice.say(measure.message, **measure.args)
    if measure.key in voice.cards:
        return voice.name(measure.key)
    return measure.key.replace("-", " ").capitalize()


def unit_name(unit: str, voice: Voice) -> str:
    return voice.say("measure-unit", unit=unit)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table of Markdown; all columns but the first are numbers."""
    lines = ["| " + " | ".join(head) + " |", "| --- |" + " ---: |" * (len(head) - 1)]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


# ---------------------------------------------------------------- groups side by side


def names_in(series: Series) -> list[str]:
    """The groups of all series, in order."""
    return list(dict.fromkeys(group.name for groups in series.values() for group in groups if group.measures))


def found_in(series: Series, name: str) -> dict[str, Group]:
    return {key: group for key, groups in series.items() for group in groups if group.name == name}


def rows_of(found: Mapping[str, Group]) -> list[tuple[Measure, dict[str, Measure]]]:
    """Each measure of a group with what it is in each series that has it."""
    keys = {measure.key: measure for group in reversed(list(found.values())) for measure in group.measures}
    order = list(dict.fromkeys(measure.key for group in found.values() for measure in group.measures))
    by_key = {name: {measure.key: measure for measure in group.measures} for name, group in found.items()}
    return [(keys[key], {name: own[key] for name, own in by_key.items() if key in own}) for key in order]


def picture(found: Mapping[str, Group], voice: Voice) -> str:
    """A plot of a group; empty where its measures have different units, or there is only one of them."""
    rows = rows_of(found)
    units = {measure.unit for measure, _ in rows}
    if len(units) != 1 or len(rows) < 2:
        return ""
    (unit,), first = units, next(iter(found.values()))
    factor = FACTORS.get(unit, 1.0)
    drawn = [
        (label(measure, voice), {name: one.estimate.times(factor) for name, one in marks.items()})
        for measure, marks in rows
    ]
    bounds = [bound * factor for bound in (first.least, first.most) if bound is not None]
    return band_plot(title(first, voice), drawn, bounds, unit_name(unit, voice))


def section(found: Mapping[str, Group], columns: Sequence[str], voice: Voice, file: str) -> tuple[list[str], str]:
    """A group as a part of a page: what it says, its plot, a table with a column for each series."""
    first = next(iter(found.values()))
    lines = ["", f"## {title(first, voice)}", "", about(first, voice)]
    drawing = picture(found, voice)
    if drawing:
        lines += ["", f"![{title(first, voice)}]({file})"]
    rows = [
        [label(measure, voice), *[cell(marks.get(column), voice) for column in columns]]
        for measure, marks in rows_of(found)
    ]
    return [*lines, "", *table([voice.say("measure-head"), *columns], rows)], drawing


def cell(measure: Measure | None, voice: Voice) -> str:
    if measure is None or not measure.estimate.count:
        return "–"
    return said(measure.estimate, measure.unit, voice)


# ---------------------------------------------------------------- bounds


def bounds_in(series: Series) -> list[tuple[str, Bound]]:
    """Every bound with the series it was measured in."""
    return [(name, bound) for name, groups in series.items() for group in groups for bound in bounds_of(group)]


def bound_lines(series: Series, voice: Voice) -> list[str]:
    """A table of all bounds: what was seen, where, and whether it holds."""
    titles = {group.name: title(group, voice) for groups in series.values() for group in groups if group.measures}
    head = [voice.say(f"measure-{word}") for word in ("bound", "series", "seen", "where", "holds")]
    rows = [
        [
            voice.say("measure-limit", kind=one.kind, limit=shown_limit(one, voice), group=titles[one.group]),
            name,
            said(one.measure.estimate, one.measure.unit, voice),
            label(one.measure, voice),
            voice.say("measure-yes") if one.holds else f"**{voice.say('measure-no')}**",
        ]
        for name, one in bounds_in(series)
    ]
    return table(head, rows)


def shown_limit(bound: Bound, voice: Voice) -> str:
    unit = bound.measure.unit
    return number(bound.limit, unit, voice) + (" %" if unit == SHARE else "")
