"""Making relationships: what they cost, whether they can be, entering a track; tokens on tracks."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import CHARACTERS, NOBODY, RELATIONSHIP
from posterity.games.legacies.effects.price import Price
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.effects.worth import Worth
from posterity.games.legacies.rulebook import LEGENDARY_PARTNER
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.goods import Bill, Charge, bill_facts, bill_of, may_pay, payment
from posterity.games.legacies.rules.legendary import ChooseFigure, may_enter_any_figure
from posterity.games.legacies.rules.preferences import worth
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.state import State


def relationship_bill(
    s: State, seat: int, price: Price, partner: int, dispositions: bool, charges: list[Charge] | None = None
) -> Bill:
    """The printed cost, changed by the disposition and then by the successor in play; nothing for an automaton.

    legacies.relationship.amicable-cost, legacies.relationship.hostile-cost, legacies.relationship.successor-modifiers,
    legacies.npc.no-costs. Whoever wants to know how it comes about gives a list for its `charges`.
    """
    if not s.is_person(seat):
        return Bill(0, 0, (0, 0, 0, 0), 0, 0)
    printed = bill_of(s, price)
    gold, fame, kinds, some, cards = printed.gold, printed.fame, printed.kinds, printed.any, printed.cards
    if dispositions and partner != LEGENDARY_PARTNER:  # legacies.relationship.legendary-no-disposition
        mat = s.seats[seat].character  # legacies.relationship.disposition-own-mat
        if s.book.amicable[mat] >> partner & 1:
            gold, fame, kinds, some, cards = 0, 0, NO_KINDS, 0, 0
            if charges is not None:
                charges.append(charge("amicable", printed, -1))
        elif s.book.hostile[mat] >> partner & 1:
            surcharge = s.book.constants.hostile_surcharge_fame
            fame += surcharge
            if charges is not None:
                charges.append(charge("hostile", Bill(0, surcharge, NO_KINDS, 0, 0)))
    before = Bill(gold, fame, NO_KINDS, 0, 0)
    for step in s.modifiers(seat):
        if step.target == "relationship-cost" and step.partners >> partner & 1:
            if step.in_fame:
                fame = max(0, fame + step.add[s.century()])
            else:
                gold = max(0, gold + step.add[s.century()])
    if charges is not None:
        charges.insert(0, charge("printed", printed))
        if gold != before.gold or fame != before.fame:
            charges.append(charge("successor", Bill(gold - before.gold, fame - before.fame, NO_KINDS, 0, 0)))
    return Bill(gold, fame, kinds, some, cards)


NO_KINDS: Final = (0, 0, 0, 0)
CHARGED: Final = {  # what an item of the bill is for, and by which clause
    "printed": "legacies.core.cost-in-full",
    "amicable": "legacies.relationship.amicable-cost",
    "hostile": "legacies.relationship.hostile-cost",
    "successor": "legacies.relationship.successor-modifiers",
}


def charge(why: str, bill: Bill, sign: int = 1) -> Charge:
    kinds = [sign * count for count in bill.kinds]
    return Charge(why, CHARGED[why], sign * bill.gold, sign * bill.fame, kinds)


def may_enter(s: State, seat: int, character: int) -> int:
    """Not one's own track, none where one has a token already, and not without one on the mat."""
    if character == s.seats[seat].character:
        return refusals.OWN_TRACK
    if s.token_on(seat, character) != NOBODY:
        return refusals.ALREADY_THERE
    return YES if s.seats[seat].free[RELATIONSHIP] else refusals.NO_TOKEN


def may_relate(s: State, seat: int, partner: int, price: Price, dispositions: bool) -> int:
    """Whether a relationship with a character, or with some legendary figure, can be made at this price."""
    code = may_meet(s, seat, partner)
    return code or may_pay(s, seat, relationship_bill(s, seat, price, partner, dispositions))


def may_meet(s: State, seat: int, partner: int) -> int:
    """The same, whatever it costs."""
    if partner == LEGENDARY_PARTNER:
        code = may_enter_any_figure(s, seat)
        if code == YES and all(token == seat for token in s.board.figure_tokens[: s.board.figures_up]):
            code = refusals.FIGURE_OWN
        return code
    return may_enter(s, seat, partner)


def relate(s: State, seat: int, partner: int, bill: Bill) -> None:
    """Pay, then enter (legacies.relationship.make, legacies.relationship.legendary)."""
    enter: Task[Any] = ChooseFigure(seat) if partner == LEGENDARY_PARTNER else EnterTrack(seat, partner)
    s.then([*payment(seat, bill), enter])


class EnterTrack(Task[State]):
    """A token on space 1, its benefit, and the bonus token by the track.

    legacies.relationship.make, legacies.relationship.bonus-token
    """

    def __init__(self, seat: int, character: int) -> None:
        self.seat: Final = seat
        self.character: Final = character

    def run(self, s: State) -> Ask | None:
        s.enter_track(self.seat, self.character)
        if s.told is not None:
            args: dict[str, object] = {"seat": self.seat, "character": CHARACTERS[self.character]}
            story.tell(s, "related", "legacies.relationship.make", args)
        s.then(benefits_of_new(s, self.seat, self.character))
        return None


def benefits_of_new(s: State, seat: int, character: int) -> list[Task[Any]]:
    """What a new relationship brings; nothing to a Rising Star (legacies.rising-star.no-benefits)."""
    if not s.book.is_player(seat):
        return []
    tasks: list[Task[Any]] = [Run(Doing(seat, s.book.spaces[character][0][s.century()], character))]
    bonus = s.board.bonus[character]
    if bonus != NOBODY:
        tasks.append(Run(Doing(seat, s.book.bonuses[bonus], character)))
    return tasks


class WildRelationship(Task[State]):
    """A Nemesis's relationship with the first character clockwise that it can, in place of a special action.

    legacies.nemesis.special-as-benefit, legacies.nemesis.special-never
    """

    def __init__(self, seat: int, ruling: str) -> None:
        self.seat: Final = seat
        self.ruling: Final = ruling

    def run(self, s: State) -> Ask | None:
        own = s.seats[self.seat].character
        for far in range(1, len(CHARACTERS)):
            character = (own - far) % len(CHARACTERS)
            if may_enter(s, self.seat, character) == YES:
                story.ruled(s, self.seat, self.ruling)
                s.next(EnterTrack(self.seat, character))
                return None
        return None


class ChooseWild(LegaciesQuestion):
    """Which track a wild relationship enters; the card's price is paid then (legacies.relationship.wild)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def prompt(self) -> str:
        return "ask-wild"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TRACK,)

    def about(self, s: State) -> list[Action]:
        return s.book.track

    def may_pick(self, s: State, pick: Action) -> int:
        return may_relate(s, self.seat, pick.a, own_price(s, self.seat, self.card), False)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = super().facts(s, pick)
        if pick.verb is verbs.TRACK:
            price = own_price(s, self.seat, self.card)
            facts.update(bill_facts(relationship_bill(s, self.seat, price, pick.a, False)))
        return facts

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        price = own_price(s, self.seat, self.card)
        relate(s, self.seat, pick.a, relationship_bill(s, self.seat, price, pick.a, False))


def own_price(s: State, seat: int, card: int) -> Price:
    """What a card asks for the player's own icon."""
    at = s.book.partners[card].index(s.seats[seat].character)
    return s.book.partner_prices[card][at]


# ---------------------------------------------------------------- tokens on tracks


def own_tokens(s: State, seat: int) -> list[Action]:
    """The tracks on which a seat has a token."""
    return [pick for pick in s.book.collect if s.token_on(seat, pick.a) != NOBODY]


def under_token(s: State, seat: int, character: int) -> Worth:
    """What the space under its token on a track brings."""
    space = s.token_on(seat, character)
    return worth(s, seat, s.book.spaces[character][space][s.century()], character)


def moved_token(s: State, owner: int, character: int, space: int, landed: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": owner, "character": CHARACTERS[character], "space": space + 1}
        args["landed"] = landed + 1
        message = "token-left" if landed == NOBODY else "token-moved"
        story.tell(s, message, "legacies.relationship.strengthen", args)
