"""Global actions: triggering them, and what each consists of."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import (
    DIVIDENDS,
    EVENT,
    FAME,
    FOUNDATION,
    GLOBALS,
    INCOME,
    INFLUENCE,
    MANDATORY,
    NOBODY,
    NONE,
    RELATIONSHIPS,
    TOKENS,
)
from posterity.games.legacies.rules.advance import AdvanceTokens, CollectBenefits, ExtraBenefit
from posterity.games.legacies.rules.event import ChooseOutcome
from posterity.games.legacies.rules.fame import HeirloomFame
from posterity.games.legacies.rules.foundation import Contribute
from posterity.games.legacies.rules.goods import bank_gold
from posterity.games.legacies.rules.income import HeirloomIncome, PayDividends
from posterity.games.legacies.rules.influence import Influence
from posterity.games.legacies.rules.scoring import bits
from posterity.games.legacies.rules.successors import after_first_trigger
from posterity.games.legacies.rules.trade import ChooseCurrency
from posterity.games.legacies.state import State

BOTH_MANDATORY: Final = (1 << MANDATORY) - 1
MOVED: Final = 2  # industries that whoever triggers the influence moves
MOVED_BY_OTHERS: Final = 1


def may_trigger(s: State, seat: int, tile: int, waive_cards: bool = False, waive_first: bool = False) -> int:
    """Two cards played, the tile face up and not blocked, the foundation not first, and an event that is not lost.

    legacies.generation.global-prerequisite, legacies.generation.blocked-tile, legacies.global.foundation-not-first,
    legacies.generation.event-unresolved. Before rules 2 a lost event could be triggered by a forced successor.
    """
    if not waive_cards and len(s.seats[seat].played) < s.book.cards_before_global:
        return refusals.TOO_FEW_PLAYED
    if s.board.down >> tile & 1:
        return refusals.TILE_DOWN
    if tile == EVENT and s.piles.current == NONE and s.rules >= 2:
        return refusals.EVENT_LOST
    blocker = s.board.blockers[tile]
    if blocker != NONE and blocker // len(TOKENS) != seat:
        return refusals.TILE_BLOCKED
    if tile == FOUNDATION and not s.board.down and not waive_first:
        return refusals.FOUNDATION_FIRST
    return YES


def trigger(s: State, seat: int, tile: int) -> None:
    """The tile is turned, a token on it goes home, then the action, perhaps a successor (legacies.global.general)."""
    s.board.down |= 1 << tile
    s.board.turned_by[tile] = seat
    unblock(s, tile)
    first = s.seats[seat].triggered == 0
    s.seats[seat].triggered += 1
    if s.told is not None:
        story.tell(s, "triggered", "legacies.global.general", {"seat": seat, "global": GLOBALS[tile]})
    if s.ended_by == NOBODY and is_over(s):
        s.ended_by = seat
    s.then([*resolving(s, seat, tile), AfterGlobal(seat, tile, first)])


def is_over(s: State, more: int = 0) -> bool:
    """Both mandatory global actions and enough of the others (legacies.generation.end-condition).

    `more` are those that would be triggered besides, as a bit mask.
    """
    mandatory, others = triggered(s, more)
    return mandatory == MANDATORY and others >= s.book.needed


def triggered(s: State, more: int = 0) -> tuple[int, int]:
    """How many mandatory global actions, and how many others, are done in this generation.

    `more` are those that would be triggered besides, as a bit mask.
    """
    down = s.board.down | more
    return bits(down & BOTH_MANDATORY), bits(down >> MANDATORY)


def unblock(s: State, tile: int) -> None:
    """legacies.generation.blocking-token-return"""
    blocker = s.board.blockers[tile]
    if blocker != NONE:
        s.seats[blocker // len(TOKENS)].free[blocker % len(TOKENS)] += 1
        s.board.blockers[tile] = NONE


def resolving(s: State, seat: int, tile: int) -> list[Task[Any]]:
    """What a global action consists of, the triggering player first."""
    if tile == EVENT:
        return [ChooseOutcome(seat)]
    if tile == RELATIONSHIPS:
        return [ExtraBenefit(seat), AdvanceTokens(), CollectBenefits()]
    if tile == INCOME:
        return [HeirloomIncome(seat)]
    others = [other for other in s.players_in_order() if other != seat]
    if tile == FAME:
        return [HeirloomFame(other, seat == other) for other in [seat, *others]]
    if tile == FOUNDATION:
        return [Contribute(seat, True), *[Contribute(other, False) for other in others]]
    if tile == INFLUENCE:
        return [Influence(seat, both(s, seat), MOVED), *[Influence(n, both(s, n), MOVED_BY_OTHERS) for n in others]]
    if tile == DIVIDENDS:
        return [PayDividends(seat)]
    return [ChooseCurrency(seat)]


def both(s: State, seat: int) -> int:
    """The two industries a seat influences, as a bit mask."""
    first, second = s.industries_of(seat)
    return 1 << first | 1 << second


class AfterGlobal(Task[State]):
    """The first global action of a player in a generation brings a successor (legacies.successor.first-trigger)."""

    def __init__(self, seat: int, tile: int, first: bool) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.first: Final = first

    def run(self, s: State) -> Ask | None:
        bank_gold(s)
        if self.first:
            s.then(after_first_trigger(s, self.seat, self.tile))
        return None


def trigger_facts(s: State, seat: int, pick: Action) -> dict[str, object]:
    facts: dict[str, object] = {"played": len(s.seats[seat].played)}
    facts["needed"] = s.book.constants.cards_before_global
    if pick.verb is verbs.TRIGGER and s.board.blockers[pick.a] != NONE:
        facts["victim"] = s.board.blockers[pick.a] // len(TOKENS)
    return facts
