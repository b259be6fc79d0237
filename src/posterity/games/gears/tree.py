"""The technology tree of a set, with what of it lies on the timeline and in the viewer's hand."""

from __future__ import annotations

from posterity.core.outline import Line, Says, Section
from posterity.core.sets import slug
from posterity.games.gears.schema import CardFile, Technology, needs
from posterity.games.gears.view import View


def tree_section(view: View, cards: CardFile) -> Section:
    """Every technology after all that it needs: fundamental ones first, then level by level."""
    levels = levels_of(cards)
    ordered = sorted(cards.technologies, key=lambda card: levels[slug(card)])
    lines = [Line(says=technology_says(view, cards, card)) for card in ordered]
    return Section(title=Says("section-tree"), lines=lines, rows=True, aside=True)


def levels_of(cards: CardFile) -> dict[str, int]:
    """How many steps each technology is away from a fundamental one (gears.component.dependency-graph-acyclic)."""
    below = {slug(card): needs(card) for card in cards.technologies}
    levels: dict[str, int] = {}
    while len(levels) < len(below):
        for name, wanted in below.items():
            if name not in levels and all(need in levels for need in wanted):
                levels[name] = 1 + max([levels[need] for need in wanted], default=-1)
    return levels


def technology_says(view: View, cards: CardFile, card: Technology) -> Says:
    """What it needs, what needs it, and where it is."""
    name = slug(card)
    later = [slug(other) for other in cards.technologies if name in needs(other)]
    frames = [site for site in view.timeline if site.technology == name]
    works = [f"F{site.frame}" for site in frames if site.successful]
    failed = [f"F{site.frame}" for site in frames if not site.successful]
    held = 0
    if isinstance(view.viewer, int):
        hand = view.players[view.viewer].hand
        held = hand.count(name) if isinstance(hand, list) else 0
    known = {"works": works or "none", "failed": failed or "none", "held": held, "copies": card.copies}
    return Says("tree-technology", {"technology": name, "cards": later, "dependents": len(later), **known})
