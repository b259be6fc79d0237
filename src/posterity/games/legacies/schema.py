"""What a component pack of legacies may say, and what makes a pack playable. A pack is a folder of TOML files."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, Literal

import msgspec

from posterity.core.sets import CardFault, Fact, Named, Origin, Phrase, fault, name_faults, slug
from posterity.games.legacies import board
from posterity.games.legacies.vocabulary import (
    MOST,
    Amount,
    AnyStep,
    Character,
    CollectBonus,
    CollectSpace,
    Commodity,
    Cost,
    Effect,
    Global,
    Group,
    Icon,
    Industry,
    RemoveRelationship,
    Resource,
    SpecialAction,
    amount_faults,
    chained,
    effect_faults,
    effect_phrase,
    field_words,
    inner_phrase,
    one_of,
    partner_words,
    shown,
    steps_in,
    words,
)

COUNTS: Final = {  # what is in the box (legacies.component.shared-inventory)
    "player_cards": 150,
    "successors": 60,
    "heirlooms": 70,
    "events": 45,
    "solo_cards": 36,
    "mats": 10,
    "tracks": 10,
    "legendary": 8,
    "bonus_tokens": 8,
    "scoring_tiles": 12,
}
LEAST: Final = {"player_cards": 63, "successors": 8, "events": 6, "solo_cards": 3, "legendary": 5, "bonus_tokens": 6}
ROWS: Final = 8  # the fewest of the investment track: three red, one, four gold
RED: Final = 3
GOLD: Final = 4
SOLO_ROWS: Final = 5
EARLY_ROWS: Final = 2  # of a solo card, where no global action stands
LAST_SPACE: Final = 9
AMOUNT_KEYS: Final = ("gold", "fame", "foundation", "any", "amount")  # that may differ by century


def centuries_phrase(effects: tuple[Effect, Effect, Effect]) -> Phrase:
    """A benefit in each of the three centuries."""
    merged = merge_centuries(effects)
    if merged:
        return effect_phrase(merged)
    said = [inner_phrase(effect, "you") if effect else Phrase("effect-nothing") for effect in effects]
    first, second, third = said
    return Phrase("benefit-centuries", {"first": first, "second": second, "third": third})


@lru_cache(maxsize=1024)
def merge_centuries(effects: tuple[Effect, Effect, Effect]) -> Effect:
    """Three effects that differ in their amounts alone as one with `3/5/9`; nothing where they differ in more."""
    merged = merge_amounts("", [msgspec.to_builtins(effect) for effect in effects])
    return () if merged is None else msgspec.convert(merged, Effect)


def merge_amounts(key: str, found: list[Any]) -> Any:
    """Three equal things as they are, three amounts that rise as a list of three, else nothing."""
    first = found[0]
    if all(other == first for other in found):
        return first
    if key in AMOUNT_KEYS and all(isinstance(number, int) for number in found) and found == sorted(found):
        return found
    if all(isinstance(table, dict) and table.keys() == first.keys() for table in found):
        tables = {name: merge_amounts(name, [table[name] for table in found]) for name in first}
        return None if any(tables[name] is None and first[name] is not None for name in first) else tables
    if all(isinstance(part, list | tuple) and len(part) == len(first) for part in found):
        parts = [merge_amounts("", list(part)) for part in zip(*found, strict=True)]
        return None if None in parts else parts
    return None


class Partner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A relationship option of a player card: a character or `legendary`, and what it costs."""

    partner: Character | Literal["legendary"] = msgspec.field(name="with")
    cost: Cost = Cost()

    def phrase(self) -> Phrase:
        free = "yes" if self.cost == Cost() else "no"
        return Phrase("card-partner", {"partner": self.partner, "cost": self.cost.phrase(), "free": free})


class Investment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The investment icon of a player card: an industry or a group."""

    industry: Industry | None = None
    group: Group | None = None


class Opportunity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An opportunity: its cost and what it does."""

    cost: Cost = Cost()
    effect: Effect


class PlayerCard(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player card (legacies.component.player-card)."""

    id: str = ""
    century: Literal[1, 2, 3]
    relationships: tuple[Partner, ...]
    investment: Investment
    opportunity: Opportunity | None = None
    resources: tuple[Resource, ...]

    def facts(self) -> dict[str, Fact]:
        found: dict[str, Fact] = {
            "relationships": one_of([option.phrase() for option in self.relationships]),
            "investment": field_words([self.investment.industry or self.investment.group or "any"], "you")[0],
            "resources": Phrase("card-resources-text", {"resources": list(self.resources)}),
        }
        if self.opportunity is not None:
            args = {"cost": self.opportunity.cost.phrase(), "effect": effect_phrase(self.opportunity.effect)}
            found["opportunity"] = Phrase("card-opportunity-text", args)
        return found


class Successor(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A successor (legacies.component.successor-card); one without an effect has no ability."""

    number: int
    icon: Icon
    foundation: Amount = 0
    timing: Literal["ongoing", "immediate", "retire"] = "ongoing"
    effect: Effect = ()

    def facts(self) -> dict[str, Fact]:
        return {
            "number": self.number,
            "icon": self.icon,
            "foundation": Phrase("amount", {"amount": shown(self.foundation)}),
            **self.ability(),
        }

    def ability(self) -> dict[str, Fact]:
        """When the ability works and what it does, and both together."""
        if not self.effect:
            return {key: Phrase("ability-none") for key in ("timing", "effect", "ability")}
        timing, effect = Phrase(f"timing-{self.timing}"), effect_phrase(self.effect)
        return {"timing": timing, "effect": effect, "ability": Phrase("ability", {"timing": timing, "effect": effect})}


class Heirloom(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An heirloom (legacies.component.heirloom-card)."""

    character: Character
    level: Literal[0, 1, 2, 3, 4, 5, 6]
    resources: tuple[Literal["dye", "gear", "gem", "iron", "any"], ...] = ()
    fee: int = 0

    def facts(self) -> dict[str, Fact]:
        return {
            "character": self.character,
            "level": self.level,
            "fee": self.fee,
            "resources": Cost(resources=self.resources).phrase(),
        }


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the two outcomes of an event; one without an effect only has its icon."""

    icon: Icon
    effect: Effect = ()

    def phrase(self) -> Phrase:
        text = effect_phrase(self.effect) if self.effect else Phrase("effect-nothing")
        return Phrase("outcome", {"icon": self.icon, "effect": text})


class EventCard(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An event (legacies.component.event-card); its number stands under the icon of the top outcome."""

    number: int
    century: Literal[1, 2, 3]
    top: Outcome
    bottom: Outcome

    def facts(self) -> dict[str, Fact]:
        return {
            "number": self.number,
            "century": self.century,
            "top": self.top.phrase(),
            "bottom": self.bottom.phrase(),
        }


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The special action on one side of a mat."""

    name: str
    name_it: str = ""
    effect: Effect


class Specials(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Both sides of a mat (legacies.component.mat-sides)."""

    aboveboard: Special
    underhanded: Special


class Mat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player mat (legacies.component.player-mat); its influenced industries follow from the ring."""

    character: Character
    origin: Origin = "designed"
    icon: Icon
    foundation: int
    fame: int
    gold: int
    resource: Resource
    amicable: tuple[Character, ...] = ()
    hostile: tuple[Character, ...] = ()
    special: Specials

    def facts(self) -> dict[str, Fact]:
        """What sentences may say of the character's mat."""
        above, under = self.special.aboveboard, self.special.underhanded
        both = {"aboveboard": effect_phrase(above.effect), "underhanded": effect_phrase(under.effect)}
        return {"special": Phrase("mat-special", both)}


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A relationship track: of each space, leftmost first, the benefit in each century."""

    character: Character
    origin: Origin = "designed"
    spaces: tuple[tuple[Effect, Effect, Effect], ...]

    def facts(self) -> dict[str, Fact]:
        spaces = [
            Phrase("track-space", {"space": place, "benefit": centuries_phrase(benefits)})
            for place, benefits in enumerate(self.spaces, 1)
        ]
        return {"spaces": Phrase("track-spaces", {"spaces": chained("list-options", spaces)})}


class InvestmentRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of the investment track, lowest first, with its values in each century (legacies.investment.fame-value)."""

    origin: Origin = "designed"
    gold: tuple[int, int, int]
    fame: tuple[int, int, int]
    minor: tuple[int, int, int]
    major: tuple[int, int, int]


class Exploration(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What exploring gives: gold and fame for each card played, and successors (legacies.action.explore)."""

    origin: Origin = "designed"
    gold: Amount = 0
    fame: Amount = 0
    successors: Amount = 0


class Legendary(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A legendary figure with its benefit in each century."""

    effect: tuple[Effect, Effect, Effect]

    def facts(self) -> dict[str, Fact]:
        return {"effect": centuries_phrase(self.effect)}


class BonusToken(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bonus token, paid for every new relationship on its track (legacies.relationship.bonus-token)."""

    effect: Effect

    def facts(self) -> dict[str, Fact]:
        return {"effect": effect_phrase(self.effect)}


class ScoringTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scoring tile: its number within its type, and its icons. What it scores follows from its key."""

    key: Literal[
        "magnetic",
        "devoted",
        "committed",
        "cautious",
        "desired",
        "exotic",
        "resourceful",
        "nostalgic",
        "wealthy",
        "storied",
        "diverse",
        "philanthropic",
    ]
    number: int
    icons: tuple[Icon, ...]
    origin: Origin = "designed"


class TradeLadder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The amounts that can be bid with a currency, lowest first."""

    currency: Commodity
    rows: tuple[int, ...]
    origin: Origin = "designed"


class TradePayout(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The prizes of a century, first place first; so many places pay (legacies.component.trade-tiles)."""

    century: Literal[1, 2, 3]
    gold: tuple[int, ...]
    fame: tuple[int, ...]
    foundation: tuple[int, ...]
    resources: tuple[int, ...]
    origin: Origin = "designed"


class SoloRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """One of the five action rows of a solo card (legacies.npc.row-kinds)."""

    def phrase(self) -> Phrase:
        raise NotImplementedError


class RelationshipRow(SoloRow, frozen=True, kw_only=True, tag="relationship"):
    partners: tuple[Character | Literal["legendary"], ...] = msgspec.field(name="with")

    def phrase(self) -> Phrase:
        return Phrase("solo-relationship", {"partners": chained("list-comma", partner_words(self.partners))})


class BuyRow(SoloRow, frozen=True, kw_only=True, tag="buy"):
    groups: tuple[Group, Group]

    def phrase(self) -> Phrase:
        return Phrase("solo-buy", {"fields": one_of(field_words(self.groups, "they"))})


class SellRow(SoloRow, frozen=True, kw_only=True, tag="sell"):
    groups: tuple[Group, ...]

    def phrase(self) -> Phrase:
        return Phrase("solo-sell", {"fields": one_of(field_words(self.groups, "they"))})


class HeirloomRow(SoloRow, frozen=True, kw_only=True, tag="heirloom"):
    whose: Literal["own", "opponent"]

    def phrase(self) -> Phrase:
        return Phrase("solo-heirloom", {"whose": self.whose})


class GlobalRow(SoloRow, frozen=True, kw_only=True, tag="global"):
    which: Global
    currency: Commodity | None = None

    def phrase(self) -> Phrase:
        return Phrase(
            "solo-global", {"tiles": Phrase("tile", {"tile": self.which}), "currency": self.currency or "none"}
        )


AnyRow = RelationshipRow | BuyRow | SellRow | HeirloomRow | GlobalRow


class Bids(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Nemesis bids with each currency."""

    gold: int
    fame: int
    foundation: int
    resources: int


class SoloCard(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A solo card (legacies.component.solo-card)."""

    century: Literal[1, 2, 3]
    arrow: Literal["up", "down"]
    foundation: int
    market: tuple[Literal["top", "middle", "bottom"], ...] = ()
    successor: Literal["up", "down"]
    rows: tuple[AnyRow, AnyRow, AnyRow, AnyRow, AnyRow]
    priority: tuple[Commodity, Commodity, Commodity, Commodity]
    bids: Bids

    def facts(self) -> dict[str, Fact]:
        bids = [Phrase(f"goods-{key}", {"amount": getattr(self.bids, key)}) for key in board.COMMODITIES]
        slots = [Phrase("solo-market", {"slot": slot}) for slot in self.market]
        return {
            "arrow": Phrase("solo-arrow", {"way": self.arrow}),
            "amount": self.foundation,
            "market": words(slots) if slots else Phrase("solo-market", {"slot": "none"}),
            "successor": Phrase("solo-successor", {"way": self.successor}),
            "rows": chained("list-options", [row.phrase() for row in self.rows]),
            "priority": chained("list-comma", [Phrase("commodity", {"commodity": word}) for word in self.priority]),
            "bids": chained("list-comma", bids),
        }


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A level: which game-end tiles may begin, and the order of the row of global actions (none: by chance)."""

    level: Literal["standard", "novice", "advanced", "expert"]
    tiles: tuple[Literal["resourceful", "nostalgic", "wealthy", "storied", "diverse", "philanthropic"], ...]
    row: tuple[Global, ...] = ()
    origin: Origin = "designed"


class Honorarium(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    gold: tuple[int, int, int] = (20, 50, 100)
    foundation: tuple[int, int, int] = (10, 25, 50)
    resources: tuple[int, int, int] = (1, 2, 3)


class HeirloomLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """From each opponent: `small` with up to `small_max_humans` people, else `large`; `amicable` more from friends."""

    small: int = 2
    large: int = 1
    small_max_humans: int = 3
    amicable: int = 1


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers of the rules that a pack may change; what is left out is as the rulebook or a ruling has it."""

    honorarium: Honorarium = Honorarium()
    contribution_cap: tuple[int, int, int] = (20, 50, 150)
    hostile_surcharge_fame: int = 2
    legendary_limit: int = 2
    shares_minor: int = 2
    shares_major: int = 5
    rows_minor: int = 1
    rows_major: int = 2
    steps: tuple[tuple[int, int], ...] = ((0, 1), (50, 5), (150, 25))
    foundation_remainder: Literal["drop", "up"] = "drop"
    century_tile_order: Literal["oldest", "newest"] = "oldest"
    heirloom_limit: HeirloomLimit = HeirloomLimit()
    global_needed: tuple[int, int, int, int, int, int] = (2, 2, 3, 3, 4, 4)
    cards_before_global: int = 2
    rising_star_cards: int = 5
    nemesis_last_row: int = 5
    others_contribution_capped: bool = True
    start_value: int = 3


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One file of a pack; its keys may be spread over as many files as one likes."""

    game: Literal["legacies"] = "legacies"
    set: str = ""
    version: int = 1
    origin: Origin = "designed"
    partial: bool = False
    player_cards: tuple[PlayerCard, ...] = ()
    successors: tuple[Successor, ...] = ()
    heirlooms: tuple[Heirloom, ...] = ()
    events: tuple[EventCard, ...] = ()
    solo_cards: tuple[SoloCard, ...] = ()
    mats: tuple[Mat, ...] = ()
    tracks: tuple[Track, ...] = ()
    investment_rows: tuple[InvestmentRow, ...] = ()
    exploration: Exploration | None = None
    legendary: tuple[Legendary, ...] = ()
    bonus_tokens: tuple[BonusToken, ...] = ()
    scoring_tiles: tuple[ScoringTile, ...] = ()
    trade_ladders: tuple[TradeLadder, ...] = ()
    trade_payouts: tuple[TradePayout, ...] = ()
    difficulties: tuple[Difficulty, ...] = ()
    constants: Constants | None = None


LISTS: Final = (
    "player_cards",
    "successors",
    "heirlooms",
    "events",
    "solo_cards",
    "mats",
    "tracks",
    "investment_rows",
    "legendary",
    "bonus_tokens",
    "scoring_tiles",
    "trade_ladders",
    "trade_payouts",
    "difficulties",
)
TABLES: Final = ("exploration", "constants")
NAMED: Final = ("player_cards", "successors", "heirlooms", "events", "solo_cards", "legendary", "bonus_tokens")


class Pack(PackFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole pack, and where each component stands."""

    places: dict[str, tuple[str, ...]] = {}

    def all_cards(self) -> tuple[Named, ...]:
        return tuple(card for key in NAMED for card in getattr(self, key))

    def place(self, key: str, number: int) -> str:
        return self.places[key][number]


def merge(files: dict[str, PackFile]) -> Pack:
    """The files as one pack, in the order of their names; the first that says a thing about the whole is heard."""
    found: dict[str, Any] = {key: () for key in LISTS}
    places: dict[str, tuple[str, ...]] = {key: () for key in LISTS}
    for name, file in files.items():
        for key in LISTS:
            items = getattr(file, key)
            found[key] += items
            places[key] += tuple(f"{name}: {key}[{n}]{called(item)}" for n, item in enumerate(items))
        for key in ("set", *TABLES):
            found[key] = found.get(key) or getattr(file, key)
    found["version"] = max((file.version for file in files.values()), default=1)
    found["partial"] = any(file.partial for file in files.values())
    found["origin"] = next((file.origin for file in files.values()), "designed")
    return Pack(places=places, **found)


def called(item: Any) -> str:
    """What a component is called in the sentence about its fault."""
    for key in ("name", "character", "key", "level", "currency"):
        if hasattr(item, key):
            return f" ({getattr(item, key)})"
    return ""


# ---------------------------------------------------------------- what is wrong with a pack


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


def effects(pack: Pack) -> Iterator[tuple[str, tuple[AnyStep, ...], bool]]:
    """Every effect of a pack with its place, and whether it is an ongoing one."""
    for number, card in enumerate(pack.player_cards):
        if card.opportunity is not None:
            yield f"{pack.place('player_cards', number)} opportunity", card.opportunity.effect, False
    for number, successor in enumerate(pack.successors):
        yield pack.place("successors", number), successor.effect, successor.timing == "ongoing"
    for number, event in enumerate(pack.events):
        yield f"{pack.place('events', number)} top", event.top.effect, False
        yield f"{pack.place('events', number)} bottom", event.bottom.effect, False
    for number, mat in enumerate(pack.mats):
        yield f"{pack.place('mats', number)} aboveboard", mat.special.aboveboard.effect, False
        yield f"{pack.place('mats', number)} underhanded", mat.special.underhanded.effect, False
    for number, track in enumerate(pack.tracks):
        for space, benefits in enumerate(track.spaces, 1):
            for century, effect in enumerate(benefits, 1):
                yield f"{pack.place('tracks', number)} spaces {space} century {century}", effect, False
    for number, figure in enumerate(pack.legendary):
        for century, effect in enumerate(figure.effect, 1):
            yield f"{pack.place('legendary', number)} century {century}", effect, False
    for number, token in enumerate(pack.bonus_tokens):
        yield pack.place("bonus_tokens", number), token.effect, False


def sources(pack: Pack) -> Iterator[tuple[str, list[Effect]]]:
    """The effects of each component that has any, in the order in which a rulebook reads them."""
    for card in pack.player_cards:
        yield slug(card), [] if card.opportunity is None else [card.opportunity.effect]
    for successor in pack.successors:
        yield slug(successor), [successor.effect]
    for event in pack.events:
        yield slug(event), [event.top.effect, event.bottom.effect]
    for mat in pack.mats:
        spaces = [track.spaces for track in pack.tracks if track.character == mat.character]
        benefits = [effect for found in spaces for space in found for effect in space]
        yield mat.character, [mat.special.aboveboard.effect, mat.special.underhanded.effect, *benefits]
    for figure in pack.legendary:
        yield slug(figure), list(figure.effect)
    for token in pack.bonus_tokens:
        yield slug(token), [token.effect]


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


def mat_faults(pack: Pack) -> list[CardFault]:
    """One for each character, all with another foundation (legacies.setup.foundation)."""
    faults = once_each(pack, "mats", [mat.character for mat in pack.mats])
    foundations = [mat.foundation for mat in pack.mats]
    for number, mat in enumerate(pack.mats):
        place = pack.place("mats", number)
        faults += amount_faults(place, {"foundation": mat.foundation, "fame": mat.fame, "gold": mat.gold})
        if mat.foundation in foundations[:number]:
            faults.append(fault("cards-foundation-twice", place=place, number=mat.foundation))
        if not on_track(pack, mat.foundation):
            faults.append(fault("cards-foundation-space", place=place, number=mat.foundation))
        if mat.character in (*mat.amicable, *mat.hostile) or set(mat.amicable) & set(mat.hostile):
            faults.append(fault("cards-dispositions", place=place))
        for special in (mat.special.aboveboard, mat.special.underhanded):
            if not special.effect:
                faults.append(fault("cards-no-effect", place=place))
    return faults


def once_each(pack: Pack, key: str, characters: list[str]) -> list[CardFault]:
    return [
        fault("cards-character-twice", place=pack.place(key, place), character=character)
        for place, character in enumerate(characters)
        if character in characters[:place]
    ]


def constants_of(pack: Pack) -> Constants:
    return pack.constants or Constants()


def on_track(pack: Pack, foundation: int) -> bool:
    """Is it a space of the foundation track (legacies.foundation.increments)?"""
    step = 1
    for size, wide in constants_of(pack).steps:
        if foundation >= size:
            step = wide
    return foundation % max(step, 1) == 0


def track_faults(pack: Pack) -> list[CardFault]:
    faults = once_each(pack, "tracks", [track.character for track in pack.tracks])
    for number, track in enumerate(pack.tracks):
        if not 2 <= len(track.spaces) <= LAST_SPACE:
            place = pack.place("tracks", number)
            faults.append(fault("cards-track", place=place, count=len(track.spaces), most=LAST_SPACE))
    return faults


def row_faults(pack: Pack) -> list[CardFault]:
    """legacies.investment.reference-rows, legacies.investment.inflation, legacies.setup.industry-values"""
    rows = pack.investment_rows
    faults = [] if len(rows) >= ROWS else [fault("cards-rows", count=len(rows), least=ROWS)]
    for number, row in enumerate(rows):
        place = pack.place("investment_rows", number)
        for key in ("gold", "fame", "minor", "major"):
            faults += amount_faults(place, {key: getattr(row, key)})
        if number < RED and (any(row.minor) or any(row.major)):
            faults.append(fault("cards-row-red", place=place))
        if not row.gold[0] <= row.gold[1] <= row.gold[2]:
            faults.append(fault("cards-row-inflation", place=place))
        if number and any(row.gold[c] <= rows[number - 1].gold[c] for c in range(3)):
            faults.append(fault("cards-row-order", place=place))
    start = constants_of(pack).start_value
    if sum(1 for row in rows if row.gold[0] == start) != 1:
        faults.append(fault("cards-row-start", number=start))
    return faults


def exploration_faults(pack: Pack) -> list[CardFault]:
    if pack.exploration is None:
        return []
    found = {key: getattr(pack.exploration, key) for key in ("gold", "fame", "successors")}
    return amount_faults("exploration", found)


def tile_faults(pack: Pack) -> list[CardFault]:
    """All twelve, numbered 1 to 6 within their type; every icon on a tile of each type."""
    faults = []
    keys = [tile.key for tile in pack.scoring_tiles]
    for number, tile in enumerate(pack.scoring_tiles):
        place = pack.place("scoring_tiles", number)
        if tile.key in keys[:number]:
            faults.append(fault("cards-tile-twice", place=place))
        if not tile.icons or len(set(tile.icons)) != len(tile.icons):
            faults.append(fault("cards-tile-icons", place=place))
    for first in (0, board.CENTURY_TILES):
        tiles = [tile for tile in pack.scoring_tiles if tile.key in board.TILES[first : first + board.CENTURY_TILES]]
        if sorted(tile.number for tile in tiles) != list(range(1, len(tiles) + 1)):
            faults.append(fault("cards-tile-numbers", known=[tile.key for tile in tiles]))
        missing = [icon for icon in board.ICONS if not any(icon in tile.icons for tile in tiles)]
        if missing and tiles:
            faults.append(fault("cards-tile-missing", known=missing))
    return faults


def trade_faults(pack: Pack) -> list[CardFault]:
    """A ladder for each commodity, and a table for each century with as many places for each."""
    faults = []
    currencies = [ladder.currency for ladder in pack.trade_ladders]
    if sorted(currencies) != sorted(board.COMMODITIES):
        faults.append(fault("cards-ladders", known=list(board.COMMODITIES)))
    for number, ladder in enumerate(pack.trade_ladders):
        rows = ladder.rows
        rising = all(low < high for low, high in pairwise(rows))
        if not rows or not rising or rows[0] < 1 or rows[-1] > MOST:
            faults.append(fault("cards-ladder", place=pack.place("trade_ladders", number)))
    if sorted(payout.century for payout in pack.trade_payouts) != [1, 2, 3]:
        faults.append(fault("cards-payouts"))
    for number, payout in enumerate(pack.trade_payouts):
        prizes = [payout.gold, payout.fame, payout.foundation, payout.resources]
        places = {len(column) for column in prizes}
        if len(places) != 1 or 0 in places or any(not 0 <= n <= MOST for column in prizes for n in column):
            faults.append(fault("cards-payout", place=pack.place("trade_payouts", number)))
    return faults


def solo_faults(pack: Pack) -> list[CardFault]:
    """No global action early, every bid on its ladder, every global action named in each century."""
    faults = []
    ladders = {ladder.currency: ladder.rows for ladder in pack.trade_ladders}
    for number, card in enumerate(pack.solo_cards):
        place = pack.place("solo_cards", number)
        if any(isinstance(row, GlobalRow) for row in card.rows[:EARLY_ROWS]):
            faults.append(fault("cards-solo-early", place=place))
        if sorted(card.priority) != sorted(board.COMMODITIES):
            faults.append(fault("cards-solo-priority", place=place, known=list(board.COMMODITIES)))
        for currency in board.COMMODITIES:
            bid = getattr(card.bids, currency)
            if currency in ladders and bid not in ladders[currency]:
                faults.append(fault("cards-solo-bid", place=place, currency=currency, number=str(bid)))
        faults += amount_faults(place, {"foundation": card.foundation}) + solo_row_faults(place, card)
    if not pack.partial:
        for century in (1, 2, 3):
            named = {
                row.which
                for card in pack.solo_cards
                if card.century == century
                for row in card.rows
                if isinstance(row, GlobalRow)
            }
            missing = [tile for tile in board.GLOBALS if tile not in named]
            if missing:
                faults.append(fault("cards-solo-globals", century=century, known=missing))
    return faults


def solo_row_faults(place: str, card: SoloCard) -> list[CardFault]:
    faults = []
    for number, row in enumerate(card.rows, 1):
        twice = isinstance(row, BuyRow) and row.groups[0] == row.groups[1]
        empty = (isinstance(row, SellRow) and not 1 <= len(row.groups) <= 2) or (
            isinstance(row, RelationshipRow) and not row.partners
        )
        lost = isinstance(row, GlobalRow) and row.currency is not None and row.which != "trade"
        if twice or empty or lost:
            faults.append(fault("cards-solo-row", place=place, row=number))
    return faults


def difficulty_faults(pack: Pack) -> list[CardFault]:
    """The four levels (legacies.solo.difficulty-scope)."""
    faults = []
    if sorted(level.level for level in pack.difficulties) != ["advanced", "expert", "novice", "standard"]:
        faults.append(fault("cards-difficulties"))
    for number, level in enumerate(pack.difficulties):
        whole = not level.row or sorted(level.row) == sorted(board.GLOBALS)
        if not level.tiles or not whole:
            faults.append(fault("cards-difficulty", place=pack.place("difficulties", number)))
    return faults


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


def constant_faults(pack: Pack) -> list[CardFault]:
    """Steps of the foundation rise, and each size is a space of the one below (legacies.foundation.increments)."""
    steps = constants_of(pack).steps
    sizes = [size for size, _ in steps]
    sound = bool(steps) and sizes[0] == 0 and sizes == sorted(set(sizes)) and all(step >= 1 for _, step in steps)
    if sound:
        for size, step in steps:
            sound = sound and size % step == 0 and step <= MOST
    return [] if sound else [fault("cards-steps")]
