"""A turn: a player action with a card, or a global action."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import CHARACTERS, GLOBALS, NONE
from posterity.games.legacies.effects.masks import ANY_SIZE
from posterity.games.legacies.effects.price import FREE, Price
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.globals import may_trigger, trigger, trigger_facts
from posterity.games.legacies.rules.goods import NO_RESOURCES, Bill, bill_facts, bill_of, may_pay, payment, receive
from posterity.games.legacies.rules.heirlooms import ChooseHeirloom, heirloom_facts, lowest_left, may_acquire_some
from posterity.games.legacies.rules.investments import (
    Trade,
    industries_of_card,
    may_buy_some,
    may_sell_some,
    price,
)
from posterity.games.legacies.rules.legendary import figure_limit, may_draw_heir
from posterity.games.legacies.rules.relationships import ChooseWild, may_relate, own_price, relate, relationship_bill
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.rules.successors import ChooseSpecialAction
from posterity.games.legacies.state import State


def may_swap(s: State, seat: int, card: int, market: int) -> int:
    """A card of the hand for one of the market (legacies.action.market-swap, legacies.action.market-needs-hand)."""
    if card not in s.seats[seat].hand:
        return refusals.NOT_IN_HAND
    return YES if market in s.piles.market else refusals.NOT_IN_MARKET


def is_stuck(s: State, seat: int) -> bool:
    """No player card and no global action (legacies.generation.premature-end)."""
    if s.seats[seat].hand:
        return False
    for tile in range(len(GLOBALS)):
        if may_trigger(s, seat, tile) == YES:
            return False
    return True


class TakeTurn(LegaciesQuestion):
    """What the player does: play a card, swap one and play the other, or trigger a global action.

    legacies.generation.turn-choice, legacies.generation.no-pass
    """

    def prompt(self) -> str:
        return "ask-act"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"played": len(s.seats[self.seat].played)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.PLAY, verbs.SWAP, verbs.TRIGGER)

    def out_of_step(self, s: State, pick: Action) -> int:
        return refusals.NOT_NOW

    def about(self, s: State) -> list[Action]:
        return self.cards(s) + [s.book.trigger[tile] for tile in s.board.row]

    def cards(self, s: State) -> list[Action]:
        """Whatever is in hand and on the market can be played and swapped."""
        hand, market, lexicon = s.seats[self.seat].hand, s.piles.market, s.book.lexicon
        picks = [s.book.play[card] for card in hand]
        for card in hand:
            for other in market:
                if other != NONE:
                    picks.append(lexicon.action(verbs.SWAP, card, other))
        return picks

    def options(self, s: State) -> list[Action]:
        picks = self.cards(s)
        for tile in s.board.row:
            if may_trigger(s, self.seat, tile) == YES:
                picks.append(s.book.trigger[tile])
        return picks

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.verb is verbs.PLAY:
            return YES if pick.a in s.seats[self.seat].hand else refusals.NOT_IN_HAND
        if pick.verb is verbs.SWAP:
            return may_swap(s, self.seat, pick.a, pick.b)
        return may_trigger(s, self.seat, pick.a)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), **trigger_facts(s, self.seat, pick)}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick.verb is verbs.TRIGGER:
            trigger(s, self.seat, pick.a)
            return
        player = s.seats[self.seat]
        card = pick.a
        s.show_card(self.seat, card)
        if pick.verb is verbs.SWAP:
            s.piles.market = [card if market == pick.b else market for market in s.piles.market]
            card = pick.b
        if s.told is not None:
            self.tell(s, pick)
        player.played = [*player.played, card]
        s.next(UseCard(self.seat, card))

    def tell(self, s: State, pick: Action) -> None:
        args: dict[str, object] = {"seat": self.seat, "card": s.book.cards[pick.a]}
        if pick.verb is verbs.SWAP:
            story.tell(s, "swapped", "legacies.action.market-swap", {**args, "market": s.book.cards[pick.b]})
        else:
            story.tell(s, "played", "legacies.action.play-from-hand", args)


class UseCard(LegaciesQuestion):
    """What a played card is used for: exactly one thing (legacies.action.list)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def prompt(self) -> str:
        return "ask-use"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"card": s.book.cards[self.card]}

    def verbs(self) -> tuple[Verb, ...]:
        return (
            *(verbs.RELATIONSHIP, verbs.OWN_ICON, verbs.WILD, verbs.BUY, verbs.SELL),
            *(verbs.OPPORTUNITY, verbs.EXPLORE, verbs.OBTAIN, verbs.ACQUIRE),
        )

    def subject(self) -> str:
        return "legacies.action.list"

    def about(self, s: State) -> list[Action]:
        book, own = s.book, s.seats[self.seat].character
        picks: list[Action] = []
        for partner in book.partners[self.card]:
            picks += [book.own_icon, book.wild] if partner == own else [book.relationship[partner]]
        mask = industries_of_card(s, self.seat, self.card)
        picks += [pick for pick in book.buy if mask >> pick.a & 1]
        picks += [pick for pick in book.sell if mask >> pick.a & 1]
        if book.opportunities[self.card] != NONE:
            picks.append(book.opportunity)
        picks += [book.explore, book.obtain]
        there = s.characters()
        return picks + [pick for pick in book.acquire if there >> pick.a & 1]

    def price_of(self, s: State, partner: int) -> Price:
        partners = s.book.partners[self.card]
        return s.book.partner_prices[self.card][partners.index(partner)] if partner in partners else FREE

    def may_pick(self, s: State, pick: Action) -> int:
        verb = pick.verb
        if verb is verbs.RELATIONSHIP:
            return self.may_make(s, pick.a)
        if verb is verbs.OWN_ICON or verb is verbs.WILD:
            return self.may_use_own_icon(s, verb is verbs.WILD)
        if verb is verbs.BUY or verb is verbs.SELL:
            if not industries_of_card(s, self.seat, self.card) >> pick.a & 1:
                return refusals.WRONG_INDUSTRY
            if verb is verbs.BUY:
                return may_buy_some(s, self.seat, pick.a, ANY_SIZE)
            return may_sell_some(s, self.seat, pick.a, ANY_SIZE)
        if verb is verbs.OPPORTUNITY:
            cost = s.book.opportunity_prices[self.card]
            return refusals.NO_OPPORTUNITY if cost is None else may_pay(s, self.seat, bill_of(s, cost))
        if verb is verbs.ACQUIRE:
            return may_acquire_some(s, self.seat, pick.a)
        return YES  # exploring and obtaining resources need nothing

    def may_make(self, s: State, partner: int) -> int:
        own = partner == s.seats[self.seat].character
        if own or partner not in s.book.partners[self.card]:
            return refusals.OWN_TRACK if own else refusals.NOT_ON_CARD
        return may_relate(s, self.seat, partner, self.price_of(s, partner), True)

    def may_use_own_icon(self, s: State, wild: bool) -> int:
        """The special action at its price, or a wild relationship (legacies.relationship.own-icon-choice)."""
        if s.seats[self.seat].character not in s.book.partners[self.card]:
            return refusals.NO_OWN_ICON
        cost = own_price(s, self.seat, self.card)
        if not wild:
            return may_pay(s, self.seat, bill_of(s, cost))  # legacies.relationship.own-icon-modifiers
        code = YES
        for character in range(len(CHARACTERS)):
            found = may_relate(s, self.seat, character, cost, False)
            if found == YES:
                return YES
            code = found if found != refusals.OWN_TRACK else code
        return code

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = super().facts(s, pick)
        facts["card"] = s.book.cards[self.card]
        facts["limit"] = figure_limit(s, self.seat)
        if pick.verb is verbs.RELATIONSHIP:
            cost = self.price_of(s, pick.a)
            facts.update(bill_facts(relationship_bill(s, self.seat, cost, pick.a, True)))
        elif pick.verb is verbs.BUY:
            facts["gold"] = price(s, self.seat, pick.a, 0)
        elif pick.verb is verbs.ACQUIRE:
            if s.playing(pick.a) != NONE:
                facts.update(heirloom_facts(s, self.seat, lowest_left(s, pick.a)))
        elif pick.verb in (verbs.OPPORTUNITY, verbs.OWN_ICON, verbs.WILD):
            facts.update(bill_facts(self.bill(s, pick)))
        return facts

    def bill(self, s: State, pick: Action) -> Bill:
        """What the opportunity or the own icon costs."""
        cost = s.book.opportunity_prices[self.card]
        if pick.verb is verbs.OPPORTUNITY and cost is not None:
            return bill_of(s, cost)
        own = s.seats[self.seat].character in s.book.partners[self.card]
        return bill_of(s, own_price(s, self.seat, self.card) if own else FREE)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        verb, seat = pick.verb, self.seat
        if verb is verbs.RELATIONSHIP:
            relate(s, seat, pick.a, relationship_bill(s, seat, self.price_of(s, pick.a), pick.a, True))
        elif verb is verbs.OWN_ICON:
            s.then([*payment(seat, self.bill(s, pick)), ChooseSpecialAction(seat, False)])
        elif verb is verbs.WILD:
            s.next(ChooseWild(seat, self.card))
        elif verb is verbs.BUY or verb is verbs.SELL:
            s.next(Trade(seat, pick.a, verb is verbs.BUY, ANY_SIZE, 0, 0))
        elif verb is verbs.OPPORTUNITY:
            args: dict[str, object] = {"seat": seat, "card": s.book.cards[self.card]}
            story.tell(s, "opportunity", "legacies.action.opportunity", args)
            s.then([*payment(seat, self.bill(s, pick)), Run(Doing(seat, s.book.opportunities[self.card]))])
        elif verb is verbs.EXPLORE:
            explore(s, seat)
        elif verb is verbs.OBTAIN:
            kinds = [s.book.card_resources[self.card].count(kind) for kind in range(4)]
            receive(s, seat, 0, 0, 0, kinds, "legacies.action.resources")
        else:
            s.next(ChooseHeirloom(seat, pick.a))


def explore(s: State, seat: int) -> None:
    """Gold and fame for each card played, and successors for who has none in play of this generation.

    legacies.action.explore, legacies.action.explore-successor
    """
    count = len(s.seats[seat].played)
    gold, fame = explored(s, count)
    if s.told is not None:
        story.tell(s, "explored", "legacies.action.explore", {"seat": seat, "count": count})
    receive(s, seat, gold, fame, 0, NO_RESOURCES, "legacies.action.explore")
    heirs = heirs_to_explore(s, seat)
    if heirs:
        drawn = s.draw_heirs(seat, heirs)
        story.heirs_drawn(s, "legacies.action.explore-successor", seat, drawn)


def explored(s: State, count: int) -> tuple[int, int]:
    """Gold and fame for exploring with so many cards played (legacies.action.explore)."""
    return s.book.explore_gold[s.century()] * count, s.book.explore_fame[s.century()] * count


def heirs_to_explore(s: State, seat: int) -> int:
    """How many successors exploring brings (legacies.action.explore-successor)."""
    return s.book.explore_successors[s.century()] if may_draw_heir(s, seat) == YES else 0
