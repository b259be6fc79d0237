"""Effects as the rules carry them out: native steps, made from the vocabulary when a pack is loaded.

An effect is a script, a numbered list of steps; steps that hold effects name them by number. So a task can say where it
stands in an effect with two numbers.
"""

from __future__ import annotations

from typing import Final

from posterity.games.legacies.board import CHARACTERS, GLOBALS, GROUP_OF, GROUPS, INDUSTRIES, RESOURCES, TOKENS
from posterity.games.legacies.vocabulary.actions import (
    AcquireHeirloom,
    BlockGlobal,
    DrawCard,
    DrawSuccessor,
    SpecialAction,
    TriggerGlobal,
    UnlockToken,
)
from posterity.games.legacies.vocabulary.amounts import MOST, by_century
from posterity.games.legacies.vocabulary.effect import (
    OPS,
    AnyStep,
    Choose,
    Effect,
    ForEach,
    If,
    Pay,
    is_named,
    step_name,
)
from posterity.games.legacies.vocabulary.goods import Cost, GoodsStep, Steal
from posterity.games.legacies.vocabulary.industries import (
    AdjustIndustry,
    Buy,
    IndustryStep,
    MoveInvestment,
    PlaceInvestment,
    ReplaceInvestment,
    Sell,
)
from posterity.games.legacies.vocabulary.modify import Modify
from posterity.games.legacies.vocabulary.relationships import (
    CollectBonus,
    CollectSpace,
    MakeRelationship,
    MoveRelationship,
    RemoveRelationship,
)
from posterity.games.legacies.vocabulary.step import tag

GAIN: Final = OPS.index("gain")
LOSE: Final = OPS.index("lose")
PAY: Final = OPS.index("pay")
STEAL: Final = OPS.index("steal")
DRAW_CARD: Final = OPS.index("draw-card")
DRAW_SUCCESSOR: Final = OPS.index("draw-successor")
MAKE_RELATIONSHIP: Final = OPS.index("make-relationship")
MOVE_RELATIONSHIP: Final = OPS.index("move-relationship")
REMOVE_RELATIONSHIP: Final = OPS.index("remove-relationship")
COLLECT_SPACE: Final = OPS.index("collect-space")
COLLECT_BONUS: Final = OPS.index("collect-bonus-token")
PLACE_INVESTMENT: Final = OPS.index("place-investment")
MOVE_INVESTMENT: Final = OPS.index("move-investment")
REPLACE_INVESTMENT: Final = OPS.index("replace-investment")
BUY: Final = OPS.index("buy")
SELL: Final = OPS.index("sell")
ADJUST_INDUSTRY: Final = OPS.index("adjust-industry")
ACQUIRE_HEIRLOOM: Final = OPS.index("acquire-heirloom")
SPECIAL_ACTION: Final = OPS.index("special-action")
TRIGGER_GLOBAL: Final = OPS.index("trigger-global")
BLOCK_GLOBAL: Final = OPS.index("block-global")
UNLOCK_TOKEN: Final = OPS.index("unlock-token")
MODIFY: Final = OPS.index("modify")
MOVES_PIECES: Final = (MOVE_RELATIONSHIP, REMOVE_RELATIONSHIP, MOVE_INVESTMENT, REPLACE_INVESTMENT)  # on the board
CHOOSE: Final = OPS.index("choose")
FOR_EACH: Final = OPS.index("for-each")
IF: Final = OPS.index("if")

WHO: Final = ("you", "each-player", "each-other", "chosen-opponent", "least-fame", "most-fame", "track-owner")
YOU: Final = 0
EACH_PLAYER: Final = 1
EACH_OTHER: Final = 2
CHOSEN_OPPONENT: Final = 3
LEAST_FAME: Final = 4
MOST_FAME: Final = 5
TRACK_OWNER: Final = 6
VICTIMS: Final = ("chosen", "each", "most-fame", "track-owner")
OWNERS: Final = ("you", "opponent", "anybody")
ANY_SIZE: Final = 2
SIZE_WORDS: Final = ("minor", "major", "any")
TOKEN_WORDS: Final = (*TOKENS, "any")
ANY_TOKEN: Final = 3
HEIRLOOM_OWNERS: Final = ("own", "opponent", "any")
TARGETS: Final = (
    "relationship-cost",
    "investment-price",
    "sale-proceeds",
    "heirloom-resources",
    "heirloom-fee",
    "dividend",
    "income",
    "legendary-limit",
    "advance",
)
RELATIONSHIP_COST: Final = 0
INVESTMENT_PRICE: Final = 1
SALE_PROCEEDS: Final = 2
HEIRLOOM_RESOURCES: Final = 3
HEIRLOOM_FEE: Final = 4
DIVIDEND: Final = 5
INCOME_TARGET: Final = 6
LEGENDARY_LIMIT: Final = 7
ADVANCE: Final = 8
COUNTERS: Final = (
    "cards-played",
    "hand",
    "gold",
    "fame",
    "foundation",
    "resources",
    "relationships",
    "legendary",
    "on-own-track",
    "investments",
    "minors",
    "majors",
    "own-heirlooms",
    "controlled-heirlooms",
    "heirlooms",
    "icons",
    "matches",
    "generation",
    "globals-triggered",
)
RANKS: Final = ("most-fame", "least-fame", "first", "last", "largest-foundation")
NO_COUNTER: Final = -1

LEGENDARY: Final = 10  # in masks of partners and places, after the ten characters
OWN_TRACK: Final = 11
ALL_TRACKS: Final = (1 << 10) - 1
ALL_INDUSTRIES: Final = (1 << 10) - 1

Three = tuple[int, int, int]
NOTHING: Final[Three] = (0, 0, 0)


class Price:
    """What stands in a cost frame: gold and fame by century, resources by kind and of any kind, cards."""

    def __init__(self, gold: Three, fame: Three, kinds: tuple[int, ...], any: int, cards: int) -> None:
        self.gold: Final = gold
        self.fame: Final = fame
        self.kinds: Final = kinds
        self.any: Final = any
        self.cards: Final = cards


FREE: Final = Price(NOTHING, NOTHING, (0, 0, 0, 0), 0, 0)


class Step:
    """One step of an effect. What a kind of step has no use for is zero."""

    def __init__(self, op: int, who: int, optional: bool) -> None:
        self.op: Final = op
        self.who: Final = who
        self.optional: Final = optional
        self.gold = NOTHING
        self.fame = NOTHING
        self.foundation = NOTHING
        self.any = NOTHING
        self.kinds: tuple[int, ...] = (0, 0, 0, 0)
        self.amount = NOTHING
        self.price = FREE
        self.count = 0
        self.all = False
        self.way = 0  # spaces or rows, negative ones to the left or down
        self.either = False
        self.size = ANY_SIZE
        self.whose = 0
        self.industries = 0
        self.influenced = False
        self.places = 0
        self.to = 0
        self.figure = -1
        self.flag = False  # additional, dispositions, benefits, waived: what the step can be besides
        self.add = 0
        self.percent = 0
        self.counter = NO_COUNTER
        self.per = 1
        self.least = 0
        self.most = MOST
        self.rank = -1
        self.target = -1
        self.fame_cost = False
        self.inner: list[int] = []  # the scripts within
        self.name = ""  # of a step that asks whether to do it, or which of its effects

    def onward(self) -> bool:
        """Do tokens go to the right, or values up?"""
        return self.way > 0


def price_of(cost: Cost) -> Price:
    kinds = tuple([cost.resources.count(name) for name in RESOURCES])
    return Price(by_century(cost.gold), by_century(cost.fame), kinds, cost.resources.count("any"), cost.cards)


def industry_mask(fields: tuple[str, ...]) -> int:
    """Industries by name, by group, or all of them."""
    mask = 0
    for word in fields:
        if word == "any":
            mask |= ALL_INDUSTRIES
        elif word in INDUSTRIES:
            mask |= 1 << INDUSTRIES.index(word)
        elif word in GROUPS:
            for industry, group in enumerate(GROUP_OF):
                if group == GROUPS.index(word):
                    mask |= 1 << industry
    return mask


def place_mask(places: tuple[str, ...]) -> int:
    """Characters by name or all of them, the legendary figures, one's own track."""
    mask = 0
    for word in places:
        if word == "any":
            mask |= ALL_TRACKS
        elif word == "legendary":
            mask |= 1 << LEGENDARY
        elif word == "own-track":
            mask |= 1 << OWN_TRACK
        else:
            mask |= 1 << CHARACTERS.index(word)
    return mask


class Scripts:
    """All effects of a pack, by number."""

    def __init__(self, figures: list[str]) -> None:
        self.figures: Final = figures
        self.scripts: Final[list[list[Step]]] = [[]]  # the first does nothing
        self.sources: Final[list[str]] = [""]  # the component on which each stands
        self.named: Final[dict[str, int]] = {}  # how many steps of each component have a name
        self.source = ""

    def of(self, source: str, effect: Effect) -> int:
        """The number of an effect that stands on a component."""
        self.source = source
        return self.add(effect)

    def add(self, effect: Effect) -> int:
        """The number of an effect; that of nothing is 0."""
        if not effect:
            return 0
        steps = [self.step(found) for found in effect]
        self.scripts.append(steps)
        self.sources.append(self.source)
        return len(self.scripts) - 1

    def step(self, found: AnyStep) -> Step:
        step = Step(OPS.index(tag(found)), WHO.index(found.who), found.optional)
        if is_named(found):
            self.named[self.source] = self.named.get(self.source, 0) + 1
            step.name = step_name(self.source, self.named[self.source])
        if isinstance(found, GoodsStep):
            self.goods(step, found)
        elif isinstance(found, IndustryStep):
            step.industries = industry_mask(found.industries)
            step.influenced = "influenced" in found.industries
            self.industry(step, found)
        elif isinstance(found, (MakeRelationship, MoveRelationship, RemoveRelationship)):
            self.relationship(step, found)
        elif isinstance(found, (Pay, Choose, ForEach, If)):
            self.composite(step, found)
        else:
            self.other(step, found)
        return step

    def goods(self, step: Step, found: GoodsStep) -> None:
        step.gold = by_century(found.gold)
        step.fame = by_century(found.fame)
        step.foundation = by_century(found.foundation)
        step.any = by_century(found.any)
        step.kinds = tuple([found.resources.count(name) for name in RESOURCES])
        if isinstance(found, Steal):
            step.whose = VICTIMS.index(found.victim)

    def relationship(self, step: Step, found: MakeRelationship | MoveRelationship | RemoveRelationship) -> None:
        if isinstance(found, MakeRelationship):
            step.places = place_mask(found.partners)
            step.price = price_of(found.cost)
            step.flag = found.dispositions
            return
        step.whose = OWNERS.index(found.whose)
        step.places = place_mask(found.where)
        step.count = found.count
        step.all = found.all
        if isinstance(found, MoveRelationship):
            step.way = found.by
            step.to = place_mask(found.to)
            step.flag = found.benefits
        elif found.figure:
            step.figure = self.figures.index(found.figure)

    def industry(self, step: Step, found: IndustryStep) -> None:
        if isinstance(found, AdjustIndustry):
            step.way = found.rows
            step.either = found.either
            step.count = found.count
            step.all = found.all
            return
        assert isinstance(found, (PlaceInvestment, MoveInvestment, ReplaceInvestment, Buy, Sell))
        step.size = SIZE_WORDS.index(found.size)
        if isinstance(found, MoveInvestment):
            step.whose = OWNERS.index(found.whose)
        elif isinstance(found, (Buy, Sell)):
            step.add = found.add
            step.percent = found.percent

    def composite(self, step: Step, found: Pay | Choose | ForEach | If) -> None:
        if isinstance(found, Pay):
            step.price = price_of(found.cost)
        elif isinstance(found, ForEach):
            step.counter = COUNTERS.index(found.counter)
            step.per = found.per
            step.most = found.most
        elif isinstance(found, If):
            step.counter = NO_COUNTER if found.counter is None else COUNTERS.index(found.counter)
            step.rank = -1 if found.rank is None else RANKS.index(found.rank)
            step.least = found.at_least
            step.most = found.at_most
        step.inner = [self.add(effect) for effect in found.within()]

    def other(self, step: Step, found: AnyStep) -> None:
        if isinstance(found, (DrawCard, DrawSuccessor)):
            step.amount = by_century(found.amount)
            step.flag = isinstance(found, DrawSuccessor) and found.additional
        elif isinstance(found, CollectSpace):
            step.flag = found.track == "token"
            step.way = found.space
            step.count = found.times
        elif isinstance(found, CollectBonus):
            step.flag = found.which == "chosen"
            step.count = found.count
        elif isinstance(found, AcquireHeirloom):
            step.whose = HEIRLOOM_OWNERS.index(found.owner)
            step.places = sum([1 << level for level in found.levels])
            step.count = found.discount
            step.flag = found.waive_fee
        elif isinstance(found, SpecialAction):
            step.count = found.times
        elif isinstance(found, TriggerGlobal):
            everything = "any" in found.which
            step.places = sum([1 << n for n, name in enumerate(GLOBALS) if everything or name in found.which])
            step.flag = found.waive_first
        elif isinstance(found, (BlockGlobal, UnlockToken)):
            step.size = TOKEN_WORDS.index(found.token)
        elif isinstance(found, Modify):
            self.modifier(step, found)

    def modifier(self, step: Step, found: Modify) -> None:
        step.target = TARGETS.index(found.target)
        step.add = found.add
        step.percent = found.percent
        step.fame_cost = found.commodity == "fame"
        step.size = SIZE_WORDS.index(found.size)
        step.places = place_mask(found.tracks) | (1 << LEGENDARY if "any" in found.tracks else 0)
        step.industries = industry_mask(found.industries)
        step.influenced = "influenced" in found.industries
