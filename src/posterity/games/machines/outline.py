"""The view of machines as sections, lines and pieces: that of gears, with activations and tokens."""

from __future__ import annotations

from posterity.core.outline import Line, Outline, Piece, Section, question_section, touched
from posterity.games.gears import outline as gears
from posterity.games.gears.outline import says, yes
from posterity.games.machines.verbs import VERBS
from posterity.games.machines.view import MachineView


def outline(view: MachineView) -> Outline:
    """What gears shows, and after the timeline what machines adds to it."""
    table, timeline, *rest = gears.sections(view)
    sections = [table, timeline, machines_section(view), *rest]
    return Outline(sections=sections, question=question_section(view.ask, VERBS))


def machines_section(view: MachineView) -> Section:
    """What can be activated now and why the rest cannot; who has an extra turn to come."""
    lines = [Line(says=says("activation", activated=yes(view.activated)), pieces=activations(view))]
    tokens = [seat for seat, player in enumerate(view.players) if player.extra_turn]
    if tokens:
        lines.append(Line(says=says("extra-turns", seats=tokens)))
    return Section(title=says("section-machines"), lines=lines)


def activations(view: MachineView) -> list[Piece]:
    """The technologies on the timeline with a gear, for whoever is asked what to do."""
    there = dict.fromkeys(site.technology for site in view.timeline)
    pieces = [touched(view.ask, says("piece-gear", technology=name), [f"activate:{name}"]) for name in there]
    return [piece for piece in pieces if piece.picks or piece.refused]
