"""How a seat of legacies imagines what it has not seen."""

from __future__ import annotations

from posterity.core.chance import QuickChance, Stream
from posterity.core.recall import deal_anew
from posterity.core.tasks import advance
from posterity.games.legacies.board import CENTURIES
from posterity.games.legacies.state import State


def guess(s: State, seat: int, luck: Stream) -> State:
    """A world that `seat` cannot tell from `s`: every card it has not seen is dealt anew."""
    new = s.clone()
    deal_cards(s, new, seat, luck)
    deal_successors(s, new, seat, luck)
    deal_events(new, luck)
    deal_figures(new, luck)
    for deck in new.piles.solo:
        luck.shuffle(deck)
    new.card_trail = None
    new.heir_trail = None
    new.chance = QuickChance(luck.word() << 32 | luck.word())
    advance(new)  # the open question may be about cards that were just dealt anew
    return new


def sort_unseen(s: State) -> State:
    """The same with later decks, events, solo cards and figures that nobody has seen in the order of the pack."""
    new = s.clone()
    for later, deck in enumerate(new.piles.decks):
        if later != s.century():
            deck.sort()
    for deck in new.piles.solo:
        deck.sort()
    for century in range(1, CENTURIES + 1):
        places = [n for n, event in enumerate(new.piles.events) if new.book.century_of_event[event] == century]
        out = [event for event in new.piles.events_out if new.book.century_of_event[event] == century]
        pool = sorted([*out, *[new.piles.events[place] for place in places]])
        for place in places:
            new.piles.events[place] = pool.pop(0)
        rest = [event for event in new.piles.events_out if new.book.century_of_event[event] != century]
        new.piles.events_out = sorted([*rest, *pool])
    up = new.board.figures_up
    figures = sorted([*new.board.figures[up:], *new.board.figures_out])
    hidden = len(new.board.figures) - up
    new.board.figures = [*new.board.figures[:up], *figures[:hidden]]
    new.board.figures_out = figures[hidden:]
    return new


def deal_cards(s: State, new: State, seat: int, luck: Stream) -> None:
    """Hands of others and the decks (legacies.core.hidden-information)."""
    assert s.card_trail is not None, "nobody guesses from a guess"
    century = s.century()
    for later in range(CENTURIES):
        if later != century:
            luck.shuffle(new.piles.decks[later])
    if not s.piles.decks[century] and not any(player.hand for player in s.seats):
        return
    copies = [int(number == century + 1) for number in s.book.century_of_card]
    dealt = deal_anew(s.card_trail, seat, copies, luck)
    for other in range(s.book.players):
        if other != seat:
            new.seats[other].hand = sorted(dealt.hands[other])
    new.piles.decks[century] = dealt.deck


def deal_successors(s: State, new: State, seat: int, luck: Stream) -> None:
    assert s.heir_trail is not None
    dealt = deal_anew(s.heir_trail, seat, [1] * len(s.book.successors), luck)
    for other in range(s.book.players):
        if other != seat:
            new.seats[other].heirs = sorted(dealt.hands[other])
    new.piles.heirs = dealt.deck


def deal_events(new: State, luck: Stream) -> None:
    """Events in the deck are any of their century that nobody has seen (legacies.setup.event-deck)."""
    for century in range(1, CENTURIES + 1):
        places = [n for n, event in enumerate(new.piles.events) if new.book.century_of_event[event] == century]
        pool = [event for event in new.piles.events_out if new.book.century_of_event[event] == century]
        rest = [event for event in new.piles.events_out if new.book.century_of_event[event] != century]
        pool += [new.piles.events[place] for place in places]
        luck.shuffle(pool)
        for place in places:
            new.piles.events[place] = pool.pop()
        new.piles.events_out = sorted([*rest, *pool])


def deal_figures(new: State, luck: Stream) -> None:
    """Face-down figures and those out of the game are mixed (legacies.setup.legendary-figures)."""
    up = new.board.figures_up
    pool = [*new.board.figures[up:], *new.board.figures_out]
    luck.shuffle(pool)
    hidden = len(new.board.figures) - up
    new.board.figures = [*new.board.figures[:up], *pool[:hidden]]
    new.board.figures_out = sorted(pool[hidden:])
