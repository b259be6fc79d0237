"""The rulebook of legacies as one table plays it: the facts of its pack, its seats, its options, all as numbers."""

from __future__ import annotations

from typing import Any, Final, get_args

from posterity.core.actions import Action, Lexicon
from posterity.core.sets import slug
from posterity.games.legacies import board, verbs
from posterity.games.legacies.effects.modify import ModifyStep
from posterity.games.legacies.effects.price import Price, price_of
from posterity.games.legacies.effects.script import Doing, EffectStep, Scripts
from posterity.games.legacies.effects.worth import Ahead
from posterity.games.legacies.piles import SLOTS
from posterity.games.legacies.schema.constants import Constants
from posterity.games.legacies.schema.pack import Pack, constants_of
from posterity.games.legacies.schema.solo import AnyRow, BuyRow, HeirloomRow, RelationshipRow, SellRow, SoloCard
from posterity.games.legacies.vocabulary.amounts import by_century
from posterity.games.legacies.vocabulary.words import Level

PERSON: Final = 0  # kinds of seats
RISING_STAR: Final = 1
NEMESIS: Final = 2
KINDS: Final = ("person", "rising-star", "nemesis")

CHOOSE: Final = "choose"  # sides
RANDOM: Final = "random"
SIDES: Final = (CHOOSE, *board.SIDES, RANDOM)

STANDARD: Final = "standard"  # difficulty
LEVELS: Final[tuple[str, ...]] = get_args(Level)

LEGENDARY_PARTNER: Final = len(board.CHARACTERS)  # `legendary` among the partners

GRANTS: Final[dict[str, str]] = {  # the clause that lets a player do it
    "character": "legacies.setup.character-choice",
    "side": "legacies.setup.character-choice",
    "play": "legacies.action.play-from-hand",
    "swap": "legacies.action.market-swap",
    "trigger": "legacies.generation.turn-choice",
    "relationship": "legacies.relationship.make",
    "wild": "legacies.relationship.wild",
    "special-action": "legacies.action.special-ways",
    "special": "legacies.action.special-learned",
    "acquire": "legacies.heirloom.acquire",
    "buy": "legacies.investment.buy",
    "sell": "legacies.investment.sell",
    "size": "legacies.investment.buy",
    "opportunity": "legacies.action.opportunity",
    "explore": "legacies.action.explore",
    "resources": "legacies.action.resources",
    "heirloom": "legacies.heirloom.acquire",
    "figure": "legacies.relationship.legendary",
    "pay": "legacies.core.cost-resource-choice",
    "discard": "legacies.core.cost-player-card",
    "spare": "legacies.heirloom.relationship-discount",
    "spare-any": "legacies.heirloom.relationship-discount",
    "do": "legacies.core.do-as-much-as-possible",
    "decline": "legacies.core.do-as-much-as-possible",
    "option": "legacies.event.own-choices",
    "opponent": "legacies.core.do-as-much-as-possible",
    "gain": "legacies.core.cost-resource-choice",
    "lose": "legacies.core.counters-floor",
    "steal": "legacies.core.counters-floor",
    "token": "legacies.relationship.strengthen",
    "figure-token": "legacies.relationship.removed-returns",
    "track": "legacies.relationship.move-limits",
    "bonus": "legacies.relationship.bonus-token",
    "raise": "legacies.global.influence",
    "lower": "legacies.global.influence",
    "place": "legacies.investment.placed-by-effect",
    "investment": "legacies.investment.placed-by-effect",
    "move": "legacies.investment.placed-by-effect",
    "replace": "legacies.investment.placed-by-effect",
    "block": "legacies.generation.blocked-tile",
    "unlock": "legacies.successor.match-token",
    "outcome": "legacies.event.free-choice",
    "tile": "legacies.global.event-tile",
    "collect": "legacies.global.advance",
    "collect-figure": "legacies.global.advance",
    "fame": "legacies.global.fame",
    "both": "legacies.global.fame",
    "contribute": "legacies.global.foundation",
    "currency": "legacies.trade.currency",
    "bid": "legacies.trade.first-bid",
    "pass": "legacies.trade.other-bids",
    "stay": "legacies.trade.second-chance",
    "honorarium": "legacies.generation.honorarium",
    "take": "legacies.successor.mandatory-pick",
    "successor": "legacies.successor.put-in-play",
    "draw": "legacies.relationship.legendary-bump",
}


class SoloRow:
    """One row of a solo card: what it does, and with whom or what."""

    def __init__(self, row: AnyRow) -> None:
        self.partners: list[int] = []
        self.groups: list[int] = []
        self.own = False
        self.tile = board.NONE
        self.currency = board.NONE
        if isinstance(row, RelationshipRow):
            self.kind = "relationship"
            self.partners = [partner_number(name) for name in row.partners]
        elif isinstance(row, BuyRow):
            self.kind = "buy"
            self.groups = [board.GROUPS.index(name) for name in row.groups]
        elif isinstance(row, SellRow):
            self.kind = "sell"
            self.groups = [board.GROUPS.index(name) for name in row.groups]
        elif isinstance(row, HeirloomRow):
            self.kind = "heirloom"
            self.own = row.whose == "own"
        else:
            self.kind = "global"
            self.tile = board.GLOBALS.index(row.which)
            if row.currency is not None:
                self.currency = board.COMMODITIES.index(row.currency)


class SoloSheet:
    """A solo card as the rules read it (legacies.component.solo-card)."""

    def __init__(self, card: SoloCard) -> None:
        self.century: Final = int(card.century)
        self.up: Final = card.arrow == "up"
        self.foundation: Final = card.foundation
        self.market: Final = [SLOTS.index(slot) for slot in card.market]
        self.successor_up: Final = card.successor == "up"
        self.rows: Final = [SoloRow(row) for row in card.rows]
        self.priority: Final = [board.COMMODITIES.index(name) for name in card.priority]
        self.bids: Final = [card.bids.gold, card.bids.fame, card.bids.foundation, card.bids.resources]


def group_mask(group: int) -> int:
    """The industries of a group, as a bit mask."""
    return sum([1 << industry for industry, of in enumerate(board.GROUP_OF) if of == group])


def partner_number(name: str) -> int:
    return LEGENDARY_PARTNER if name == "legendary" else board.CHARACTERS.index(name)


class LegaciesRulebook:
    """Facts and options, never changed once made. Every component is a number in the order of `cards show`."""

    def __init__(
        self, pack: Pack, kinds: dict[str, type[EffectStep[Any]]], players: int, npcs: list[int], sides: str, level: str
    ) -> None:
        self.players: Final = players  # people
        self.kinds: Final = [PERSON] * players + npcs  # of every seat
        self.seats: Final = len(self.kinds)
        self.counted: Final = players + npcs.count(NEMESIS)  # legacies.generation.end-count-players
        self.sides: Final = sides
        self.constants: Final[Constants] = constants_of(pack)
        self.step_sizes: Final = [size for size, _ in self.constants.steps]  # as plain numbers, for rules ask often
        self.step_widths: Final = [wide for _, wide in self.constants.steps]
        self.rounds_up: Final = self.constants.foundation_remainder == "up"
        self.cards_before_global: Final = self.constants.cards_before_global
        self.shares: Final = [self.constants.shares_minor, self.constants.shares_major]
        self.rows_moved: Final = [self.constants.rows_minor, self.constants.rows_major]
        self.needed: Final = self.constants.global_needed[min(self.counted, board.SEATS) - 1]
        few = players <= self.constants.heirloom_limit.small_max_humans
        self.heirloom_limit: Final = self.constants.heirloom_limit.small if few else self.constants.heirloom_limit.large
        self.heirloom_friends: Final = self.constants.heirloom_limit.amicable
        self.figure_names: Final = [slug(figure) for figure in pack.legendary]
        self.scripts_of_pack: Final = Scripts(self.figure_names, kinds)
        self.read_cards(pack)
        self.read_mats(pack)
        self.read_tables(pack)
        self.read_level(pack, level)
        self.scripts: list[list[EffectStep[Any]]] = self.scripts_of_pack.scripts
        self.sources: list[str] = self.scripts_of_pack.sources
        self.modifiers: Final = [self.modifiers_of(heir) for heir in range(len(self.successors))]
        self.expected_worth: list[list[int]] = self.scripts_of_pack.expected_worths()  # of each script, for bots
        self.event_shifts: Final = [self.shifts_of(event) for event in range(len(self.events))]
        self.ahead: dict[int, Ahead] = {}  # by the advances still to come, once a bot has asked
        self.card_properties: list[list[int]] = []  # for networks, once one has asked
        self.make_answers()

    # ---------------------------------------------------------------- facts

    def read_cards(self, pack: Pack) -> None:
        of = self.scripts_of_pack.of
        cards = pack.player_cards
        self.cards = [slug(card) for card in cards]
        self.century_of_card = [card.century for card in cards]
        self.partners = [[partner_number(option.partner) for option in card.relationships] for card in cards]
        self.partner_prices = [[price_of(option.cost) for option in card.relationships] for card in cards]
        self.card_industry = [
            board.NONE if card.investment.industry is None else board.INDUSTRIES.index(card.investment.industry)
            for card in cards
        ]
        self.card_group = [
            board.NONE if card.investment.group is None else board.GROUPS.index(card.investment.group) for card in cards
        ]
        self.card_industries = [  # that are printed on it, as a bit mask
            group_mask(self.card_group[card]) if industry == board.NONE else 1 << industry
            for card, industry in enumerate(self.card_industry)
        ]
        self.opportunities = [board.NONE if c.opportunity is None else of(slug(c), c.opportunity.effect) for c in cards]
        self.opportunity_prices: list[Price | None] = [
            None if card.opportunity is None else price_of(card.opportunity.cost) for card in cards
        ]
        self.card_resources = [[board.RESOURCES.index(name) for name in card.resources] for card in cards]
        self.successors = [slug(card) for card in pack.successors]
        self.successor_numbers = [card.number for card in pack.successors]
        self.successor_icons = [board.ICONS.index(card.icon) for card in pack.successors]
        self.contributions = [by_century(card.foundation) for card in pack.successors]
        self.timings = [card.timing for card in pack.successors]
        self.abilities = [of(slug(card), card.effect) for card in pack.successors]
        self.heirlooms = [slug(card) for card in pack.heirlooms]
        self.heirloom_character = [board.CHARACTERS.index(card.character) for card in pack.heirlooms]
        self.heirloom_level = [int(card.level) for card in pack.heirlooms]
        self.heirloom_cost = [[card.resources.count(name) for name in board.RESOURCES] for card in pack.heirlooms]
        self.heirloom_any = [card.resources.count("any") for card in pack.heirlooms]
        self.heirloom_fee = [card.fee for card in pack.heirlooms]
        self.all_heirlooms_of = [  # as the pack lists them
            [n for n, of in enumerate(self.heirloom_character) if of == character]
            for character in range(len(board.CHARACTERS))
        ]
        self.heirloom_place = [  # of each among those of its character
            self.all_heirlooms_of[character].index(n) for n, character in enumerate(self.heirloom_character)
        ]
        self.heirloom_size = [len(card.resources) for card in pack.heirlooms]
        self.heirlooms_of = [
            sorted(
                [n for n, of in enumerate(self.heirloom_character) if of == character and self.heirloom_level[n]],
                key=lambda n: self.heirloom_level[n],
            )
            for character in range(len(board.CHARACTERS))
        ]
        self.events = [slug(event) for event in pack.events]
        self.century_of_event = [event.century for event in pack.events]
        self.event_icons = [
            (board.ICONS.index(event.top.icon), board.ICONS.index(event.bottom.icon)) for event in pack.events
        ]
        self.event_scripts = [
            (of(slug(event), event.top.effect), of(slug(event), event.bottom.effect)) for event in pack.events
        ]
        self.solo_cards = [SoloSheet(card) for card in pack.solo_cards]
        self.solo_names = [slug(card) for card in pack.solo_cards]
        self.figures = [[of(slug(figure), effect) for effect in figure.effect] for figure in pack.legendary]
        self.bonus_names = [slug(token) for token in pack.bonus_tokens]
        self.bonuses = [of(slug(token), token.effect) for token in pack.bonus_tokens]

    def read_mats(self, pack: Pack) -> None:
        of = self.scripts_of_pack.of
        mats = sorted(pack.mats, key=lambda mat: board.CHARACTERS.index(mat.character))
        self.mat_icon = [board.ICONS.index(mat.icon) for mat in mats]
        self.mat_foundation = [mat.foundation for mat in mats]
        self.mat_fame = [mat.fame for mat in mats]
        self.mat_gold = [mat.gold for mat in mats]
        self.mat_resource = [board.RESOURCES.index(mat.resource) for mat in mats]
        self.amicable = [sum([1 << board.CHARACTERS.index(name) for name in mat.amicable]) for mat in mats]
        self.hostile = [sum([1 << board.CHARACTERS.index(name) for name in mat.hostile]) for mat in mats]
        self.specials = [
            (of(mat.character, mat.special.aboveboard.effect), of(mat.character, mat.special.underhanded.effect))
            for mat in mats
        ]
        tracks = sorted(pack.tracks, key=lambda track: board.CHARACTERS.index(track.character))
        self.spaces = [
            [[of(track.character, effect) for effect in benefits] for benefits in track.spaces] for track in tracks
        ]

    def read_tables(self, pack: Pack) -> None:
        rows = pack.investment_rows
        self.row_gold = [list(row.gold) for row in rows]
        self.row_fame = [list(row.fame) for row in rows]
        self.row_dividends = [[list(row.minor), list(row.major)] for row in rows]
        self.start_row = [row.gold[0] for row in rows].index(self.constants.start_value)
        exploration = pack.exploration
        assert exploration is not None
        self.explore_gold = by_century(exploration.gold)
        self.explore_fame = by_century(exploration.fame)
        self.explore_successors = by_century(exploration.successors)
        tiles = sorted(pack.scoring_tiles, key=lambda tile: board.TILES.index(tile.key))
        self.tile_number = [tile.number for tile in tiles]
        self.tile_icons = [sum([1 << board.ICONS.index(icon) for icon in tile.icons]) for tile in tiles]
        self.ladders: list[list[int]] = [[], [], [], []]
        for ladder in pack.trade_ladders:
            self.ladders[board.COMMODITIES.index(ladder.currency)] = list(ladder.rows)
        self.payouts: list[list[list[int]]] = [[], [], []]
        for payout in pack.trade_payouts:
            columns = [payout.gold, payout.fame, payout.foundation, payout.resources]
            self.payouts[payout.century - 1] = [list(column) for column in columns]

    def read_level(self, pack: Pack, level: str) -> None:
        """The game-end tiles one of which begins, and the row of global actions, empty for a random one.

        legacies.solo.difficulty-scope. Without a Nemesis there is no difficulty (legacies.setup.global-action-row).
        """
        self.level = level
        self.first_tiles = list(range(board.CENTURY_TILES, len(board.TILES)))
        self.row = list(range(len(board.GLOBALS)))
        if self.counted == self.players:
            return
        for found in pack.difficulties:
            if found.level == level:
                self.first_tiles = sorted([board.TILES.index(name) for name in found.tiles])
                self.row = [board.GLOBALS.index(name) for name in found.row]

    # ---------------------------------------------------------------- answers

    def answer_words(self) -> dict[str, list[str]]:
        """What the arguments of answers may be, each by its number."""
        return {
            "character": list(board.CHARACTERS),
            "side": list(board.SIDES),
            "card": self.cards,
            "market": self.cards,
            "global": list(board.GLOBALS),
            "partner": [*board.CHARACTERS, "legendary"],
            "industry": list(board.INDUSTRIES),
            "size": list(board.SIZES),
            "heirloom": self.heirlooms,
            "figure": self.figure_names,
            "resource": list(board.RESOURCES),
            "seat": [str(seat) for seat in range(self.seats)],
            "token": list(board.TOKENS),
            "outcome": ["top", "bottom"],
            "tile": list(board.TILES),
            "commodity": list(board.COMMODITIES),
            "successor": self.successors,
            "what": ["card", "successor", "nothing"],
        }

    def make_answers(self) -> None:
        self.lexicon = Lexicon(verbs.VERBS.all, self.answer_words())
        each = self.lexicon.each
        self.bid_amounts: list[int] = sorted({amount for ladder in self.ladders for amount in ladder})
        self.bids = [self.bids_in(currency) for currency in range(len(board.COMMODITIES))]
        self.character = each(verbs.CHARACTER, len(board.CHARACTERS))
        self.side = each(verbs.SIDE, len(board.SIDES))
        self.play = each(verbs.PLAY, len(self.cards))
        self.trigger = each(verbs.TRIGGER, len(board.GLOBALS))
        self.relationship = each(verbs.RELATIONSHIP, len(board.CHARACTERS) + 1)
        self.wild = self.lexicon.action(verbs.WILD)
        self.own_icon = self.lexicon.action(verbs.OWN_ICON)
        self.acquire = each(verbs.ACQUIRE, len(board.CHARACTERS))
        self.special = each(verbs.SPECIAL, len(board.CHARACTERS))
        self.buy = each(verbs.BUY, len(board.INDUSTRIES))
        self.sell = each(verbs.SELL, len(board.INDUSTRIES))
        self.size = each(verbs.SIZE, len(board.SIZES))
        self.opportunity = self.lexicon.action(verbs.OPPORTUNITY)
        self.explore = self.lexicon.action(verbs.EXPLORE)
        self.obtain = self.lexicon.action(verbs.OBTAIN)
        self.heirloom = each(verbs.HEIRLOOM, len(self.heirlooms))
        self.figure = each(verbs.FIGURE, len(self.figure_names))
        self.pay = each(verbs.PAY, len(board.RESOURCES))
        self.discard = each(verbs.DISCARD, len(self.cards))
        self.spare = each(verbs.SPARE, len(board.RESOURCES))
        self.spare_any = self.lexicon.action(verbs.SPARE_ANY)
        self.gain = each(verbs.GAIN, len(board.RESOURCES))
        self.lose = each(verbs.LOSE, len(board.RESOURCES))
        self.steal = each(verbs.STEAL, len(board.RESOURCES))
        self.do = self.lexicon.action(verbs.DO)
        self.decline = self.lexicon.action(verbs.DECLINE)
        self.opponent = each(verbs.OPPONENT, self.seats)
        self.track = each(verbs.TRACK, len(board.CHARACTERS))
        self.bonus = each(verbs.BONUS, len(board.CHARACTERS))
        self.raise_ = each(verbs.RAISE, len(board.INDUSTRIES))
        self.lower = each(verbs.LOWER, len(board.INDUSTRIES))
        self.move = each(verbs.MOVE, len(board.INDUSTRIES))
        self.replace = each(verbs.REPLACE, len(board.INDUSTRIES))
        self.unlock = each(verbs.UNLOCK, len(board.TOKENS))
        self.outcome = each(verbs.OUTCOME, 2)
        self.tile = each(verbs.TILE, len(board.TILES))
        self.collect = each(verbs.COLLECT, len(board.CHARACTERS))
        self.collect_figure = each(verbs.COLLECT_FIGURE, len(self.figure_names))
        self.figure_token = each(verbs.FIGURE_TOKEN, len(self.figure_names))
        self.both = each(verbs.BOTH, len(self.heirlooms))
        self.currency = each(verbs.CURRENCY, len(board.COMMODITIES))
        self.pass_ = self.lexicon.action(verbs.PASS)
        self.stay = self.lexicon.action(verbs.STAY)
        self.honorarium = [self.lexicon.action(verbs.HONORARIUM, commodity) for commodity in (0, 2, 3)]
        self.take = each(verbs.TAKE, len(self.successors))
        self.successor = each(verbs.SUCCESSOR, len(self.successors))
        self.draw = each(verbs.DRAW, 3)

    def bids_in(self, currency: int) -> list[Action]:
        """Every cell of a trade conference with this currency, column by column."""
        columns = [column for column in range(len(board.COMMODITIES)) if column != currency]
        cells = [(column, amount) for column in columns for amount in self.ladders[currency]]
        return [self.lexicon.action(verbs.BID, column, amount) for column, amount in cells]

    # ---------------------------------------------------------------- what the rules ask

    def step(self, doing: Doing) -> EffectStep[Any]:
        """The step that is carried out."""
        return self.scripts[doing.script][doing.at]

    def modifiers_of(self, heir: int) -> list[ModifyStep]:
        """What the ongoing ability of a successor changes."""
        if self.timings[heir] != "ongoing":
            return []
        return [step for step in self.scripts[self.abilities[heir]] if isinstance(step, ModifyStep)]

    def shifts_of(self, event: int) -> list[int]:
        """For each industry, by how many tenths of a row an event is likely to move it, both outcomes together."""
        top, bottom = self.event_scripts[event]
        steps = self.scripts[top] + self.scripts[bottom]
        return [sum([step.likely_shift(industry) for step in steps]) for industry in range(len(board.INDUSTRIES))]

    def is_player(self, seat: int) -> bool:
        """A person or a Nemesis, never a Rising Star."""
        return self.kinds[seat] != RISING_STAR

    def foundation_step(self, foundation: int) -> int:
        """The increment at this size (legacies.foundation.increments)."""
        step = 1
        for place, size in enumerate(self.step_sizes):
            if foundation >= size:
                step = self.step_widths[place]
        return step

    def step_back(self, foundation: int) -> int:
        """How far one printed space back is (legacies.foundation.forced-loss)."""
        step = 1
        for place, size in enumerate(self.step_sizes):
            if foundation > size:
                step = self.step_widths[place]
        return step
