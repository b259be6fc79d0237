"""What is wrong with player cards, successors, heirlooms and events."""

from __future__ import annotations

from posterity.core.sets import CardFault, fault
from posterity.games.legacies import board
from posterity.games.legacies.schema.pack import COUNTS, Pack
from posterity.games.legacies.vocabulary.amounts import MOST, amount_faults


def player_card_faults(pack: Pack) -> list[CardFault]:
    """legacies.component.player-card"""
    faults = []
    for number, card in enumerate(pack.player_cards):
        place = pack.place("player_cards", number)
        if (card.investment.industry is None) == (card.investment.group is None):
            faults.append(fault("cards-investment", place=place))
        if not card.resources:
            faults.append(fault("cards-no-resources", place=place))
        partners = [option.partner for option in card.relationships]
        if len(set(partners)) != len(partners) or not partners:
            faults.append(fault("cards-partners", place=place))
        if card.opportunity is not None and not card.opportunity.effect:
            faults.append(fault("cards-no-effect", place=place))
    return faults


def successor_faults(pack: Pack) -> list[CardFault]:
    faults = numbered(pack, "successors", [card.number for card in pack.successors])
    for number, card in enumerate(pack.successors):
        faults += amount_faults(pack.place("successors", number), {"foundation": card.foundation})
    if not pack.partial:
        for icon in board.ICONS:
            count = sum(1 for card in pack.successors if card.icon == icon)
            if count != COUNTS["successors"] // len(board.ICONS):
                right = COUNTS["successors"] // len(board.ICONS)
                faults.append(fault("cards-icon-count", icon=icon, count=count, right=right))
    return faults


def numbered(pack: Pack, key: str, numbers: list[int]) -> list[CardFault]:
    """No two components of a kind have the same number, and none is below 1."""
    return [
        fault("cards-numbered", place=pack.place(key, place), number=str(number))
        for place, number in enumerate(numbers)
        if number in numbers[:place] or not 1 <= number <= MOST
    ]


def heirloom_faults(pack: Pack) -> list[CardFault]:
    """Seven of each character; level 0 costs nothing, level 6 has no fee (legacies.component.heirloom-card)."""
    faults = []
    seen: set[tuple[str, int]] = set()
    for number, card in enumerate(pack.heirlooms):
        place = pack.place("heirlooms", number)
        if (card.character, card.level) in seen:
            faults.append(fault("cards-heirloom-twice", place=place, character=card.character, level=card.level))
        seen.add((card.character, card.level))
        if card.level == 0 and (card.resources or card.fee):
            faults.append(fault("cards-heirloom-zero", place=place))
        if card.level == 6 and card.fee:
            faults.append(fault("cards-heirloom-six", place=place))
        if card.level and not card.resources:
            faults.append(fault("cards-heirloom-free", place=place))
        faults += amount_faults(place, {"fee": card.fee})
    return faults


def event_faults(pack: Pack) -> list[CardFault]:
    return numbered(pack, "events", [event.number for event in pack.events])
