"""The view of machines as sections, lines and pieces: that of gears, with activations and tokens."""

from __future__ import annotations

from msgspec import UNSET

from posterity.core.outline import Line, Outline, Piece, Says, Section, question_section, touched
from posterity.games.gears import outline as gears
from posterity.games.gears.offers import offers as gears_offers
from posterity.games.gears.outline import says, yes
from posterity.games.machines.verbs import VERBS
from posterity.games.machines.view import MachineView


def outline(view: MachineView) -> Outline:
    """What gears shows, and after the timeline what machines adds to it."""
    table, timeline, *rest = gears.sections(view)
    sections = [table, timeline, machines_section(view), *rest]
    return Outline(sections=sections, question=question_section(view.ask, VERBS.all, offers(view)))


def offers(view: MachineView) -> dict[str, Says]:
    """The answers about which there is more to say than their name."""
    ask = view.ask
    if ask is None or ask.options is UNSET:
        return {}
    active = [pick for pick in ask.options if pick.startswith("activate:")]
    told = {pick: says("offer-activate", technology=pick.removeprefix("activate:")) for pick in active}
    return {**gears_offers(view), **told}


def machines_section(view: MachineView) -> Section:
    """What can be activated now and why the rest cannot; who has an extra turn to come."""
    activated = "over" if view.over else yes(view.activated)
    lines = [Line(says=says("activation", activated=activated), pieces=activations(view))]
    tokens = [seat for seat, player in enumerate(view.players) if player.extra_turn]
    if tokens:
        lines.append(Line(says=says("extra-turns", seats=tokens)))
    return Section(title=says("section-machines"), lines=lines)


def activations(view: MachineView) -> list[Piece]:
    """The technologies on the timeline with a gear, for whoever is asked what to do."""
    there = dict.fromkeys(site.technology for site in view.timeline)
    pieces = [touched(view.ask, says("piece-gear", technology=name), [f"activate:{name}"]) for name in there]
    return [piece for piece in pieces if piece.picks or piece.refused]
