"""How a seat of leaders imagines what it has not seen."""

from __future__ import annotations

from posterity.core.chance import QuickChance, Stream
from posterity.core.recall import OPEN, Dealt, deal_anew
from posterity.core.tasks import advance
from posterity.games.leaders.rules.payment import can_pay, can_pay_rest
from posterity.games.leaders.rules.work import AimDestroy, Payment
from posterity.games.leaders.state import State


def guess(s: State, seat: int, luck: Stream) -> State:
    """A world that `seat` cannot tell from `s`: every card it has not seen is dealt anew."""
    assert s.resource_trail is not None and s.legacy_trail is not None, "nobody guesses from a guess"
    book = s.book
    new = s.clone()
    new.resource_trail = None
    new.legacy_trail = None
    legacies = deal_anew(s.legacy_trail, seat, book.legacy_copies, luck)
    for other in s.others(seat):
        new.players[other].legacies = counts(legacies.hands[other], len(book.legacies))
    new.legacy_deck = legacies.deck
    bury_anew(new, seat, legacies)
    while True:
        resources = deal_anew(s.resource_trail, seat, book.resource_copies, luck)
        for other in s.others(seat):
            new.players[other].resources = counts(resources.hands[other], len(book.resources))
        if payment_goes_on(new):
            break
    new.resource_deck = resources.deck
    new.chance = QuickChance(luck.word() << 32 | luck.word())
    advance(new)  # the open question may be about cards that were just dealt anew
    return new


def payment_goes_on(new: State) -> bool:
    """Whoever announced a paid card can pay for it, or what is left to pay (leaders.turn.payment-exact)."""
    task = new.todo[-1] if new.todo else None
    if isinstance(task, AimDestroy):
        return can_pay(new, task.seat, task.card)
    if isinstance(task, Payment):
        return can_pay_rest(new, task.seat, task.card, task.paid, task.wild_used)
    return True


def bury_anew(new: State, seat: int, dealt: Dealt) -> None:
    """Put the guessed cards where unseen ones lie: face-down discards and cards another seat looks at."""
    unseen = list(reversed(dealt.buried))
    for place, who in enumerate(new.buried_by):
        if who != OPEN and who != seat:
            new.legacy_discard[place] = unseen.pop()
    for cards in dealt.looked:
        if cards:
            new.drawn = cards


def counts(cards: list[int], kinds: int) -> list[int]:
    return [cards.count(kind) for kind in range(kinds)]
