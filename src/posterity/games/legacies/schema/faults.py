"""Everything that is wrong with a pack: what concerns all of it, and what the other modules find."""

from __future__ import annotations

from typing import Final

from posterity.core.sets import CardFault, Named, fault, name_faults, slug
from posterity.games.legacies import board
from posterity.games.legacies.schema.board_faults import (
    exploration_faults,
    mat_faults,
    row_faults,
    tile_faults,
    track_faults,
    trade_faults,
)
from posterity.games.legacies.schema.card_faults import (
    event_faults,
    heirloom_faults,
    player_card_faults,
    successor_faults,
)
from posterity.games.legacies.schema.pack import COUNTS, NAMED, Pack, constants_of, effects
from posterity.games.legacies.schema.solo_faults import difficulty_faults, solo_faults
from posterity.games.legacies.vocabulary.actions import SpecialAction
from posterity.games.legacies.vocabulary.amounts import MOST, amount_faults
from posterity.games.legacies.vocabulary.effect import AnyStep, Effect, effect_faults, steps_in
from posterity.games.legacies.vocabulary.relationships import CollectBonus, CollectSpace, RemoveRelationship

LEAST: Final = {"player_cards": 63, "successors": 8, "events": 6, "solo_cards": 3, "legendary": 5, "bonus_tokens": 6}


def check(pack: Pack) -> list[CardFault]:
    """Everything that is wrong with a pack, each fault with its file and its card."""
    faults = count_faults(pack) + name_faults(named_places(pack)) + reserved_faults(pack)
    for place, effect, ongoing in effects(pack):
        faults += effect_faults(place, effect, ongoing)
    faults += cost_faults(pack) + figure_faults(pack)
    faults += player_card_faults(pack) + successor_faults(pack) + heirloom_faults(pack) + event_faults(pack)
    faults += mat_faults(pack) + track_faults(pack) + row_faults(pack) + exploration_faults(pack)
    faults += tile_faults(pack) + trade_faults(pack) + solo_faults(pack) + difficulty_faults(pack)
    return faults + constant_faults(pack) + loop_faults(pack)


def named_places(pack: Pack) -> list[tuple[str, Named]]:
    return [(pack.place(key, number), card) for key in NAMED for number, card in enumerate(getattr(pack, key))]


def reserved_faults(pack: Pack) -> list[CardFault]:
    """No card is called like a word of the board, since picks and views name both by their slugs."""
    printed = (*board.CHARACTERS, *board.INDUSTRIES, *board.GROUPS, *board.ICONS, *board.RESOURCES, *board.TILES)
    return [
        fault("cards-reserved", place=place, slug=slug(card))
        for place, card in named_places(pack)
        if slug(card) in printed
    ]


def count_faults(pack: Pack) -> list[CardFault]:
    """The numbers of the box; a partial pack needs only what every game uses (legacies.component.shared-inventory)."""
    faults = []
    for key, right in COUNTS.items():
        least = LEAST.get(key, right) if pack.partial else right
        count = len(getattr(pack, key))
        if count < least or count > right:
            faults.append(fault("cards-count", key=key, count=count, right=right))
    for key in ("player_cards", "events", "solo_cards"):
        for century in (1, 2, 3):
            count = sum(1 for card in getattr(pack, key) if card.century == century)
            right = COUNTS[key] // 3
            least = LEAST[key] // 3 if pack.partial else right
            if count < least or count > right:
                faults.append(fault("cards-count-century", key=key, century=century, count=count, right=right))
    if pack.exploration is None:
        faults.append(fault("cards-missing", key="exploration"))
    return faults


def cost_faults(pack: Pack) -> list[CardFault]:
    faults = []
    for number, card in enumerate(pack.player_cards):
        place = pack.place("player_cards", number)
        costs = [option.cost for option in card.relationships]
        costs += [] if card.opportunity is None else [card.opportunity.cost]
        for cost in costs:
            faults += amount_faults(place, cost.amounts())
    return faults


def figure_faults(pack: Pack) -> list[CardFault]:
    """A figure that an effect names is one of the pack (legacies.event.free-choice)."""
    known = [slug(figure) for figure in pack.legendary]
    return [
        fault("cards-figure", place=place, word=step.figure)
        for place, effect, _ in effects(pack)
        for step in steps_in(effect)
        if isinstance(step, RemoveRelationship) and step.figure and step.figure not in known
    ]


def constant_faults(pack: Pack) -> list[CardFault]:
    """Steps of the foundation rise, and each size is a space of the one below (legacies.foundation.increments)."""
    steps = constants_of(pack).steps
    sizes = [size for size, _ in steps]
    sound = bool(steps) and sizes[0] == 0 and sizes == sorted(set(sizes)) and all(step >= 1 for _, step in steps)
    if sound:
        for size, step in steps:
            sound = sound and size % step == 0 and step <= MOST
    return [] if sound else [fault("cards-steps")]


def loop_faults(pack: Pack) -> list[CardFault]:
    """A special action never collects what allows a special action: nobody could ever stop, or would want to."""
    spaces = [
        (f"{track.character} {space}", space)
        for track in pack.tracks
        for space, benefits in enumerate(track.spaces, 1)
        if any(grants_special(effect) for effect in benefits)
    ]
    tokens = [slug(token) for token in pack.bonus_tokens if grants_special(token.effect)]
    faults = []
    for number, mat in enumerate(pack.mats):
        for special in (mat.special.aboveboard, mat.special.underhanded):
            known = [word for step in steps_in(special.effect) for word in collected(step, spaces, tokens)]
            if known:
                faults.append(fault("cards-loop", place=pack.place("mats", number), known=known))
    return faults


def grants_special(effect: Effect) -> bool:
    return any(isinstance(step, SpecialAction) for step in steps_in(effect))


def collected(step: AnyStep, spaces: list[tuple[str, int]], tokens: list[str]) -> list[str]:
    """Which of these spaces and tokens a step can collect, whoever has learned it."""
    if isinstance(step, CollectSpace):
        return [name for name, space in spaces if step.track == "token" or space == step.space]
    return tokens if isinstance(step, CollectBonus) else []
