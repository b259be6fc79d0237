"""Automata: what a non-player character does with the row of its solo card."""

from __future__ import annotations

from typing import Final

from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import story
from posterity.games.legacies.board import (
    CHARACTERS,
    GLOBALS,
    GROUP_OF,
    GROUPS,
    INDUSTRIES,
    LEVELS,
    MINOR,
    NOBODY,
    NONE,
    RELATIONSHIP,
    SIZES,
)
from posterity.games.legacies.piles import SLOTS
from posterity.games.legacies.rulebook import LEGENDARY_PARTNER, RISING_STAR, SoloRow
from posterity.games.legacies.rules.globals import may_trigger, trigger
from posterity.games.legacies.rules.goods import NO_RESOURCES, receive
from posterity.games.legacies.rules.heirlooms import Acquire, Claim, fee, heirlooms_of
from posterity.games.legacies.rules.investments import rows_moved, shares
from posterity.games.legacies.rules.legendary import enter_figure
from posterity.games.legacies.rules.relationships import EnterTrack, may_enter
from posterity.games.legacies.state import State
from posterity.games.legacies.streams import SOLO

RING: Final = len(INDUSTRIES)


class AutomatonTurn(Task[State]):
    """Draw a solo card and resolve its row (legacies.npc.turn)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        card = next_solo(s)
        if card == NONE:
            return None
        player = s.seats[self.seat]
        player.solo = [*player.solo, card]
        player.solo_played += 1
        player.last_solo = card
        place = row_of(s, player.solo_played)
        clause = "legacies.npc.turn" if place == player.solo_played else "legacies.npc.sixth-card"
        story.automaton(s, self.seat, "automaton-plays", clause, {})
        s.then([ResolveRow(self.seat, card, place - 1), ReplaceMarket(self.seat, card)])
        return None


def rests(s: State, seat: int) -> bool:
    """A Rising Star plays five cards at most (legacies.rising-star.five-cards, legacies.rising-star.skip-not-stuck)."""
    return s.book.kinds[seat] == RISING_STAR and s.seats[seat].solo_played >= s.book.constants.rising_star_cards


def row_of(s: State, cards: int) -> int:
    """The row, from 1, for which an automaton plays card number `cards` of a generation (legacies.npc.sixth-card)."""
    return min(cards, s.book.constants.nemesis_last_row)


def next_row(s: State, seat: int) -> int | None:
    """The row for which an automaton will play its next card in this generation; None if it plays none."""
    if s.is_person(seat) or rests(s, seat):
        return None
    return row_of(s, s.seats[seat].solo_played + 1)


def next_solo(s: State) -> int:
    """The top solo card; all but the latest ones are shuffled anew if need be (legacies.npc.reshuffle)."""
    deck = s.piles.solo[s.century()]
    if not deck:
        deck = s.piles.solo_discard
        for player in s.seats:
            deck = [*deck, *player.solo[:-1]]
            player.solo = player.solo[-1:]
        s.piles.solo_discard = []
        if not deck:
            return NONE
        s.shuffle(SOLO[s.century()], deck)
        s.piles.solo[s.century()] = deck
        s.reshuffled("solo-cards-reshuffled", "legacies.npc.reshuffle", len(deck))
    return deck.pop()


class ResolveRow(Task[State]):
    """The row of the card, or its amount to the foundation where that is impossible (legacies.npc.unable)."""

    def __init__(self, seat: int, card: int, row: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.row: Final = row

    def run(self, s: State) -> Ask | None:
        row = s.book.solo_cards[self.card].rows[self.row]
        if not resolve(s, self.seat, row):
            grown = s.add_foundation(self.seat, s.book.solo_cards[self.card].foundation)
            clause = "legacies.npc.unable"
            if row.kind == "global":
                star = s.book.kinds[self.seat] == RISING_STAR
                clause = "legacies.rising-star.no-global" if star else "legacies.nemesis.global-none"
            story.automaton(s, self.seat, "automaton-unable", clause, {"foundation": grown})
        return None


def resolve(s: State, seat: int, row: SoloRow) -> bool:
    """Do what a row says; False if it cannot be done (legacies.npc.row-kinds)."""
    if row.kind == "relationship":
        return make_relationship(s, seat, row)
    if row.kind == "buy":
        return buy(s, seat, row)
    if row.kind == "sell":
        return sell(s, seat, row)
    if row.kind == "heirloom":
        return acquire_own(s, seat) if row.own else acquire_opponents(s, seat)
    if s.book.kinds[seat] == RISING_STAR:
        return False  # legacies.rising-star.no-global
    return trigger_shown(s, seat, row)


def make_relationship(s: State, seat: int, row: SoloRow) -> bool:
    """With the first partner it can, its own icon skipped (legacies.npc.relationship)."""
    for partner in row.partners:
        if partner == LEGENDARY_PARTNER:
            place = figure_to_enter(s, seat)
            if place != NOBODY:
                args: dict[str, object] = {"partner": "legendary"}
                story.automaton(s, seat, "automaton-seeks-figure", "legacies.npc.relationship-legendary", args)
                enter_figure(s, seat, place)
                return True
        elif may_enter(s, seat, partner) == YES:
            args = {"partner": CHARACTERS[partner]}
            story.automaton(s, seat, "automaton-seeks", "legacies.npc.relationship", args)
            s.next(EnterTrack(seat, partner))
            return True
    return False


def figure_to_enter(s: State, seat: int) -> int:
    """The first empty figure, else the leftmost with an opponent's token (legacies.npc.relationship-legendary)."""
    if s.figures_of(seat) >= s.book.constants.legendary_limit or not s.seats[seat].free[RELATIONSHIP]:
        return NOBODY
    tokens = s.board.figure_tokens[: s.board.figures_up]
    for place, owner in enumerate(tokens):
        if owner == NOBODY:
            return place
    for place, owner in enumerate(tokens):
        if owner != seat:
            return place
    return NOBODY


def buying_order(groups: list[int]) -> list[int]:
    """All industries, from the first group's end farther from the second, towards it (legacies.npc.buy-order)."""
    first = groups[0]
    with_list = len(groups) < 2 or groups[1] == (first + 1) % len(GROUPS)
    mine = [industry for industry in range(RING) if GROUP_OF[industry] == first]
    start, way = (mine[0], 1) if with_list else (mine[-1], -1)
    return [(start + way * i) % RING for i in range(RING)]


def in_game(s: State, industry: int) -> bool:
    """Is an industry influenced by a character in the game (legacies.npc.buy-valid)?"""
    before = (industry - 1) % len(CHARACTERS)
    return s.playing(industry) != NOBODY or s.playing(before) != NOBODY


def buy(s: State, seat: int, row: SoloRow) -> bool:
    """A minor, or a major without minors, on the first valid industry (legacies.npc.buy-size-fixed)."""
    free = s.seats[seat].free
    size = 0 if free[MINOR] else 1
    if not free[MINOR + size]:
        return False
    for industry in buying_order(row.groups):
        if in_game(s, industry) and not s.invested(seat, industry, size):
            s.set_investment(seat, industry, size, True)
            args: dict[str, object] = {"industry": INDUSTRIES[industry], "size": SIZES[size]}
            story.automaton(s, seat, "automaton-bought", "legacies.npc.buy", args)
            story.value_moved(s, industry, s.put_row(industry, rows_moved(s, size)), "legacies.investment.value-change")
            return True
    return False


def sell(s: State, seat: int, row: SoloRow) -> bool:
    """The token with the highest payout in the groups shown, ties in buying order, minor first (legacies.npc.sell)."""
    tokens = [
        (s.value(industry) * shares(s, size), industry, size)
        for industry in buying_order(row.groups)
        if GROUP_OF[industry] in row.groups
        for size in range(len(SIZES))
        if s.invested(seat, industry, size)
    ]
    if not tokens:
        return False
    payout, industry, size = max(tokens, key=lambda token: token[0])
    s.set_investment(seat, industry, size, False)
    args: dict[str, object] = {"industry": INDUSTRIES[industry], "size": SIZES[size]}
    story.automaton(s, seat, "automaton-sold", "legacies.npc.sell", args)
    receive(s, seat, payout, 0, 0, NO_RESOURCES, "legacies.npc.sell")
    story.value_moved(s, industry, s.put_row(industry, -rows_moved(s, size)), "legacies.investment.value-change")
    return True


def acquire_own(s: State, seat: int) -> bool:
    """The lowest level that the rules allow (legacies.npc.heirloom-own)."""
    character = s.seats[seat].character
    claim = Claim(s, seat, character)
    for heirloom in heirlooms_of(s, character):
        if claim.may_hold(heirloom) == YES:
            args: dict[str, object] = {"heirloom": s.book.heirlooms[heirloom]}
            story.automaton(s, seat, "automaton-acquires", "legacies.npc.heirloom-own", args)
            s.next(Acquire(seat, heirloom, 0))
            return True
    return False


def acquire_opponents(s: State, seat: int) -> bool:
    """The lowest valid level of any opponent, with its tie-breaks (legacies.npc.heirloom-opponent)."""
    for level in range(1, LEVELS):
        found: list[tuple[int, int, int, int]] = []
        for other, player in enumerate(s.seats):
            heirloom = valid_heirloom(s, seat, other, level)
            if heirloom != NOBODY:
                first, second = s.industries_of(other)
                highest = max(s.value(first), s.value(second))
                fame = 0 if s.book.kinds[other] == RISING_STAR else player.fame
                found.append((-highest, -fame, s.place_of(other), heirloom))
        if found:
            heirloom = min(found)[3]
            args: dict[str, object] = {"heirloom": s.book.heirlooms[heirloom]}
            story.automaton(s, seat, "automaton-acquires", "legacies.npc.heirloom-opponent", args)
            s.next(Acquire(seat, heirloom, fee(s, seat, heirloom)))
            return True
    return False


def valid_heirloom(s: State, seat: int, other: int, level: int) -> int:
    """An opponent's heirloom of a level, if it may be acquired (legacies.npc.heirloom-valid)."""
    if other == seat:
        return NOBODY
    claim = Claim(s, seat, s.seats[other].character)
    for heirloom in heirlooms_of(s, s.seats[other].character):
        if s.book.heirloom_level[heirloom] == level:
            can_pay = s.book.kinds[seat] == RISING_STAR or s.seats[seat].fame >= claim.fee(heirloom)
            if can_pay and claim.may_hold(heirloom) == YES:
                return heirloom
    return NOBODY


def trigger_shown(s: State, seat: int, row: SoloRow) -> bool:
    """The global action of the row, else the first available one to its right, and round from the left end.

    legacies.nemesis.global-choice, legacies.nemesis.global-available, legacies.npc.no-two-card-rule
    """
    tiles = s.board.row
    place = tiles.index(row.tile)
    for tile in [*tiles[place:], *tiles[:place]]:
        if may_trigger(s, seat, tile, True) == YES:
            args: dict[str, object] = {"tile": GLOBALS[row.tile]}
            message = "automaton-triggers" if tile == row.tile else "automaton-falls-through"
            story.automaton(s, seat, message, "legacies.nemesis.global-choice", args)
            trigger(s, seat, tile)
            return True
    return False


class ReplaceMarket(Task[State]):
    """The marked slots of the market get new cards, done or not (legacies.npc.market-icons)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: State) -> Ask | None:
        for slot in s.book.solo_cards[self.card].market:
            gone = s.piles.market[slot]
            if gone != NONE:
                s.piles.market[slot] = NONE
                s.piles.discard.append(gone)
            new = s.fill_market(slot)
            if new != NONE:
                args: dict[str, object] = {"slot": SLOTS[slot], "card": s.book.cards[new]}
                story.automaton(s, self.seat, "market-replaced", "legacies.npc.market-icons", args)
        return None
