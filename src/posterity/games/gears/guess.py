"""How a seat of gears imagines what it has not seen."""

from __future__ import annotations

from posterity.core.chance import QuickChance, Stream
from posterity.core.recall import OPEN, deal_anew
from posterity.core.tasks import advance
from posterity.games.gears.pieces import NOBODY
from posterity.games.gears.rulebook import DESTINY
from posterity.games.gears.rules.actions import PayForTechnology
from posterity.games.gears.rules.fates import ChooseRemoved, ChooseTarget, MoveWhom
from posterity.games.gears.state import State


def guess(s: State, seat: int, luck: Stream) -> State:
    """A world that `seat` cannot tell from `s`: every card it has not seen is dealt anew."""
    assert s.trail is not None, "nobody guesses from a guess"
    new = s.clone()
    new.trail = None
    deal_cards(s, new, seat, luck)
    while not announce(new, seat, luck):
        deal_cards(s, new, seat, luck)
    if s.book.fate_variant == DESTINY:
        deal_fate(new, seat, luck)
    new.chance = QuickChance(luck.word() << 32 | luck.word())
    advance(new)  # the open question may be about cards that were just dealt anew
    return new


def deal_cards(s: State, new: State, seat: int, luck: Stream) -> None:
    assert s.trail is not None
    kinds = len(s.book.names) if s.book.fate_in_deck() else s.book.technologies
    copies = [s.book.copies[card] if card < kinds else 0 for card in range(len(s.book.names))]
    dealt = deal_anew(s.trail, seat, copies, luck)
    for other in s.book.others[seat]:
        new.players[other].hand = sorted(dealt.hands[other])
        if dealt.looked[other]:
            new.drawn = dealt.looked[other]
    unseen = list(reversed(dealt.buried))
    for place, who in enumerate(new.buried_by):
        if who not in (OPEN, seat):
            new.discard[place] = unseen.pop()
    new.deck = dealt.deck


def deal_fate(new: State, seat: int, luck: Stream) -> None:
    """Unplayed Fate cards of others and those removed unseen are mixed (gears.variant.destiny.secret)."""
    pool = unseen_fate(new, seat)
    luck.shuffle(pool)
    lay_fate(new, seat, pool)


def unseen_fate(s: State, seat: int) -> list[int]:
    """Fate cards that `seat` cannot place."""
    return [s.players[other].fate[0] for other in holders(s, seat)] + s.removed[: s.removed_unseen]


def holders(s: State, seat: int) -> list[int]:
    """Who else holds an unknown Fate card.

    Not a player who is just playing it: everybody has seen which one it is (gears.fate.resolve-first).
    """
    playing = shown_by(s)
    return [other for other in s.book.others[seat] if s.players[other].fate and other != playing]


def lay_fate(new: State, seat: int, pool: list[int]) -> None:
    for other in holders(new, seat):
        new.players[other].fate = [pool.pop()]
    new.removed[: new.removed_unseen] = pool


def sort_unseen(s: State, seat: int) -> State:
    """The same with the Fate cards that `seat` cannot place in the order of the set (gears.variant.destiny.secret)."""
    if s.book.fate_variant != DESTINY:
        return s
    new = s.clone()
    lay_fate(new, seat, sorted(unseen_fate(new, seat)))
    return new


def shown_by(s: State) -> int:
    """Who has shown a Fate card and is being asked what it does, or NOBODY."""
    task = s.todo[-1] if s.todo else None
    if isinstance(task, (ChooseTarget, ChooseRemoved, MoveWhom)):
        return task.seat
    return NOBODY


def announce(new: State, seat: int, luck: Stream) -> bool:
    """Somebody else is paying for a technology not yet shown: in this world it is one of their hand that fits.

    It costs more than was paid so far, and the rest can be paid (gears.pile.revealed-when); False if none does.
    """
    task = new.todo[-1] if new.todo else None
    if not isinstance(task, PayForTechnology) or task.seat == seat:
        return True
    player, costs = new.players[task.seat], new.book.costs
    fits = [
        card
        for card in player.kinds()
        if not new.book.is_fate(card)
        and task.paid < costs[card] < len(player.hand) + task.paid
        and new.site(player.frame, card) is None
    ]
    if not fits:
        return False
    new.todo[-1] = PayForTechnology(task.seat, fits[luck.below(len(fits))], task.paid)
    return True
