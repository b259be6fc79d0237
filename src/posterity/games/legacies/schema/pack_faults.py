"""Everything that is wrong with a pack: what concerns all of it, and what the other modules find."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.sets import CardFault, Named, fault, name_faults, origin_faults, slug
from posterity.games.legacies import board
from posterity.games.legacies.schema.board_faults import (
    exploration_faults,
    mat_faults,
    row_faults,
    rulebook_faults,
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
from posterity.games.legacies.schema.pack import COUNTS, LISTS, NAMED, Pack, constants_of, effects
from posterity.games.legacies.schema.solo_faults import difficulty_faults, solo_faults
from posterity.games.legacies.vocabulary.actions import SpecialAction
from posterity.games.legacies.vocabulary.amounts import MOST, amount_faults, by_century
from posterity.games.legacies.vocabulary.effect import Effect, Pay, effect_faults, steps_in
from posterity.games.legacies.vocabulary.goods import Cost, Gain
from posterity.games.legacies.vocabulary.relationships import CollectBonus, CollectSpace, RemoveRelationship
from posterity.games.legacies.vocabulary.step import PrintedStep

BOUNDS: Final = {  # what each constant may be
    "honorarium.gold": (0, MOST),
    "honorarium.foundation": (0, MOST),
    "honorarium.resources": (0, MOST),
    "contribution_cap": (0, MOST),
    "hostile_surcharge_fame": (0, MOST),
    "legendary_limit": (0, 5),  # figures in a game
    "shares_minor": (1, 9),
    "shares_major": (1, 9),
    "rows_minor": (0, 9),
    "rows_major": (0, 9),
    "heirloom_limit.small": (0, board.LEVELS - 1),
    "heirloom_limit.large": (0, board.LEVELS - 1),
    "heirloom_limit.small_max_humans": (0, board.SEATS),
    "heirloom_limit.amicable": (0, board.LEVELS - 1),
    "global_needed": (0, len(board.GLOBALS) - board.MANDATORY),
    "cards_before_global": (0, 3),  # cards dealt
    "rising_star_cards": (0, COUNTS["solo_cards"] // board.CENTURIES),
    "nemesis_last_row": (1, 5),  # rows of a solo card
    "start_value": (0, MOST),
}
LEAST: Final = {"player_cards": 63, "successors": 8, "events": 6, "solo_cards": 3, "legendary": 5, "bonus_tokens": 6}


def check(pack: Pack) -> list[CardFault]:
    """Everything that is wrong with a pack, each fault with its file and its card."""
    faults = count_faults(pack) + name_faults(named_places(pack)) + reserved_faults(pack)
    faults += unnamed_origin_faults(pack)
    for place, effect, ongoing in effects(pack):
        faults += effect_faults(place, effect, ongoing)
    faults += cost_faults(pack) + figure_faults(pack)
    faults += player_card_faults(pack) + successor_faults(pack) + heirloom_faults(pack) + event_faults(pack)
    faults += mat_faults(pack) + track_faults(pack) + row_faults(pack) + exploration_faults(pack)
    faults += tile_faults(pack) + trade_faults(pack) + solo_faults(pack) + difficulty_faults(pack)
    return faults + rulebook_faults(pack) + constant_faults(pack) + step_faults(pack) + loop_faults(pack)


def named_places(pack: Pack) -> list[tuple[str, Named]]:
    return [(pack.place(key, number), card) for key in NAMED for number, card in enumerate(getattr(pack, key))]


def unnamed_origin_faults(pack: Pack) -> list[CardFault]:
    """Marks of values on components that have no name; those of cards are looked at with their names."""
    unnamed = [key for key in LISTS if key not in NAMED]
    items: list[tuple[str, Any]] = [] if pack.exploration is None else [("exploration", pack.exploration)]
    for key in unnamed:
        items += [(pack.place(key, number), item) for number, item in enumerate(getattr(pack, key))]
    return [found for place, item in items for found in origin_faults(place, item)]


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
    """Costs that can be, and none that is just what it brings, neither of a card nor within an effect."""
    faults = []
    for place, effect, _ in effects(pack):
        for step in steps_in(effect):
            if isinstance(step, Pay) and any(brings_back(step.cost, step.then, century) for century in range(3)):
                faults.append(fault("cards-in-vain", place=place))
    for number, card in enumerate(pack.player_cards):
        place = pack.place("player_cards", number)
        costs = [option.cost for option in card.relationships]
        costs += [] if card.opportunity is None else [card.opportunity.cost]
        for cost in costs:
            faults += amount_faults(place, cost.amounts())
        offer = card.opportunity
        if offer is not None and brings_back(offer.cost, offer.effect, card.century - 1):
            faults.append(fault("cards-in-vain", place=place))
    return faults


def brings_back(cost: Cost, effect: Effect, century: int) -> bool:
    """Is what is paid all that is gained, in a century counted from 0?"""
    if cost == Cost() or len(effect) != 1 or not isinstance(effect[0], Gain) or effect[0].who != "you":
        return False
    paid = [by_century(cost.gold)[century], by_century(cost.fame)[century], 0, cost.resources.count("any"), cost.cards]
    step = effect[0]
    gained = [by_century(amount)[century] for amount in (step.gold, step.fame, step.foundation, step.any)]
    named = sorted([kind for kind in cost.resources if kind != "any"])
    return paid == [*gained, 0] and named == sorted(step.resources)


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
    """Every constant is one with which a game can be played to its end."""
    if pack.constants is None:
        return []
    faults = []
    for key, (least, most) in BOUNDS.items():
        found: Any = pack.constants
        for name in key.split("."):
            found = getattr(found, name)
        for number in found if isinstance(found, tuple) else (found,):
            if not least <= number <= most:
                args = {"key": key, "number": str(number), "least": least, "most": most}
                faults.append(fault("cards-constant", place=pack.place("constants", 0), **args))
    return faults


def step_faults(pack: Pack) -> list[CardFault]:
    """Steps of the foundation rise, and each size is a space of the one below (legacies.foundation.increments)."""
    steps = constants_of(pack).steps
    sizes = [size for size, _ in steps]
    sound = bool(steps) and sizes[0] == 0 and sizes == sorted(set(sizes)) and all(step >= 1 for _, step in steps)
    if sound:
        for size, step in steps:
            sound = sound and size % step == 0 and step <= MOST
    return [] if sound else [fault("cards-steps", place=pack.place("constants", 0))]


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


def collected(step: PrintedStep, spaces: list[tuple[str, int]], tokens: list[str]) -> list[str]:
    """Which of these spaces and tokens a step can collect, whoever has learned it."""
    if isinstance(step, CollectSpace):
        return [name for name, space in spaces if step.track == "token" or space == step.space]
    return tokens if isinstance(step, CollectBonus) else []
