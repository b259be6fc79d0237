"""What a seat has seen of a deck's cards, and how to deal the unseen ones anew.

A `Trail` keeps every movement of one family of cards since its deck was last shuffled, and what lay where at that
moment. `deal_anew` reads it as one seat may: what that seat saw stays as it was, everything else is dealt so that all
the movements could have happened.

An unseen card is a `Slot`. It comes from a `Batch`: the cards that were out of sight when the deck was shuffled, or the
deck itself. A batch knows how many of each kind it holds. When somebody shows a card, one of their slots must have
been it; where slots of both batches come into question one is chosen by its likelihood, and if the rest of the trail
then cannot have happened, the walk starts again.
"""

from __future__ import annotations

from typing import Final

from posterity.core.chance import Stream
from posterity.core.values import Value

# what lay where when the deck was shuffled
HELD: Final = 0  # in a hand
HELD_OPEN: Final = 1  # in a hand, and everybody knows it
LOOKED_AT: Final = 2  # among the cards somebody was looking at
MIX: Final = 3  # a discard that went into the deck; the seat is who had buried it
# and how cards have moved since
TAKE: Final = 4  # from the deck into a hand, seen by the taker
LOOK: Final = 5  # from the deck among the cards somebody is looking at, seen by the looker
KEEP: Final = 6  # one of the cards looked at goes into the hand
BURY: Final = 7  # one of the cards looked at goes face down on the discards
TURN: Final = 8  # from the deck to an open place, seen by all
TURN_AND_TAKE: Final = 9  # from the deck into a hand, seen by all
REVEAL: Final = 10  # stays in its hand, but everybody knows now that it is there
SHOW: Final = 11  # from a hand to an open place, seen by all
BURY_FROM_HAND: Final = 12  # from a hand face down on the discards, seen by its owner

OPEN: Final = 255  # in place of a seat: the card was discarded openly
WIDTH: Final = 1 << 10  # more than kinds of cards, and than seats
UNSETTLED: Final = -1
WALKS: Final = 10_000


class Trail(Value):
    """The movements of one family of cards, in order: what it was, whose cards it concerned, which card."""

    def __init__(self, steps: list[int], known: list[list[int]]) -> None:
        self.steps = steps
        self.known = known  # by seat and kind: cards in hands that everybody has seen go there

    def add(self, what: int, seat: int, card: int) -> None:
        self.steps.append((what * WIDTH + seat) * WIDTH + card)
        if what == TURN_AND_TAKE or (what == REVEAL and not self.known[seat][card]):
            self.known[seat][card] += 1
        elif what == SHOW and self.known[seat][card]:
            self.known[seat][card] -= 1

    def renew(self, hands: list[list[int]], looker: int, looked_at: list[int]) -> None:
        """The deck is about to be shuffled: begin anew with what lies where; `MIX` steps follow.

        `hands` are numbers of each kind, by seat.
        """
        self.steps = []
        for seat, hand in enumerate(hands):
            for card, count in enumerate(hand):
                for number in range(count):
                    known = number < self.known[seat][card]
                    self.add(HELD_OPEN if known else HELD, seat, card)
        for card in looked_at:
            self.add(LOOKED_AT, looker, card)

    def clone(self) -> Trail:
        return Trail(self.steps.copy(), [known.copy() for known in self.known])


def new_trail(seats: int, kinds: int) -> Trail:
    """The trail of a whole deck, just shuffled."""
    return Trail([], [[0] * kinds for _ in range(seats)])


class Slot:
    """A card that the seat has not seen; `kind` is what it turns out to be in this guess."""

    def __init__(self, batch: Batch, kind: int) -> None:
        self.batch: Final = batch
        self.kind = kind


class Batch:
    """Cards that were shuffled or hidden together."""

    def __init__(self, kinds: int) -> None:
        self.counts = [0] * kinds  # of each kind, what no slot has been settled with
        self.promised = [0] * kinds  # of each kind, how many the seat will yet see drawn
        self.buried: list[Slot] = []  # unseen discards that went into it
        self.slots: list[Slot] = []  # unsettled slots drawn from it

    def draw(self) -> Slot:
        slot = Slot(self, UNSETTLED)
        self.slots.append(slot)
        return slot

    def spare(self, kind: int) -> int:
        """How many cards of `kind` an unseen slot could still be."""
        free = self.counts[kind] - self.promised[kind]
        if self.buried and self.buried[0].batch.spare(kind) > 0:
            free += len(self.buried)
        return max(0, free)

    def likelihood(self, kind: int) -> int:
        """How likely an unseen slot is to be of `kind`, in parts of a thousand; 0 if it cannot be."""
        spare = self.spare(kind)
        return 0 if spare == 0 else 1 + spare * 1000 // (1 + len(self.buried) + sum(self.counts))

    def supply(self, kind: int) -> bool:
        """Take one card of `kind` out; False if there can be none."""
        if self.counts[kind] > 0:
            self.counts[kind] -= 1
            return True
        if self.buried and self.buried[0].batch.spare(kind) > 0:
            self.buried[0].batch.settle(self.buried.pop(0), kind)
            return True
        return False

    def settle(self, slot: Slot, kind: int) -> bool:
        """`slot`, drawn from here, turns out to be `kind`; False if it cannot."""
        if not self.supply(kind):
            return False
        slot.kind = kind
        self.slots.remove(slot)
        return True

    def deal(self, luck: Stream) -> list[int]:
        """Give every unsettled slot a card; what is left was never drawn."""
        cards = [slot.kind for slot in self.buried]
        for kind, count in enumerate(self.counts):
            cards.extend([kind] * count)
        luck.shuffle(cards)
        for slot in self.slots:
            slot.kind = cards.pop()
        return cards


class Dealt:
    """A guess: the unseen cards in hands and among those looked at, by seat, those buried (oldest first), the deck."""

    def __init__(self, hands: list[list[int]], looked: list[list[int]], buried: list[int], deck: list[int]) -> None:
        self.hands: Final = hands
        self.looked: Final = looked
        self.buried: Final = buried
        self.deck: Final = deck


class Walk:
    """One walk along a trail as `seat` saw it, settling unseen cards as late as possible."""

    def __init__(self, trail: Trail, seat: int, copies: list[int], luck: Stream) -> None:
        self.steps: Final = trail.steps
        self.seat: Final = seat
        self.luck: Final = luck
        seats = len(trail.known)
        self.hands: list[list[Slot]] = [[] for _ in range(seats)]
        self.looked: list[list[Slot]] = [[] for _ in range(seats)]
        self.buried: list[Slot] = []
        self.hidden: Final = Batch(len(copies))  # what was out of sight when the deck was shuffled
        self.deck: Final = Batch(len(copies))
        if not self.steps or self.steps[0] // (WIDTH * WIDTH) >= TAKE:
            self.deck.counts = copies.copy()
        self.promise()

    def promise(self) -> None:
        """Count the draws from the deck that the seat sees."""
        for step in self.steps:
            what, who = step // (WIDTH * WIDTH), step // WIDTH % WIDTH
            if what in (TURN, TURN_AND_TAKE) or (who == self.seat and what in (TAKE, LOOK)):
                self.deck.promised[step % WIDTH] += 1

    def happens(self) -> bool:
        """Walk to the end; False if a choice on the way made the rest impossible."""
        for step in self.steps:
            what, who, kind = step // (WIDTH * WIDTH), step // WIDTH % WIDTH, step % WIDTH
            if what <= MIX:
                self.lay(what, who, kind)
            elif not self.move(what, who, kind):
                return False
        return True

    def lay(self, what: int, who: int, kind: int) -> None:
        """A card that lay somewhere when the deck was shuffled."""
        if who == self.seat or who == OPEN:
            if what == MIX:
                self.deck.counts[kind] += 1
            return
        if what == HELD_OPEN:
            self.hands[who].append(Slot(self.hidden, kind))
            return
        self.hidden.counts[kind] += 1
        slot = self.hidden.draw()
        if what == HELD:
            self.hands[who].append(slot)
        elif what == LOOKED_AT:
            self.looked[who].append(slot)
        else:
            self.deck.buried.append(slot)

    def move(self, what: int, who: int, kind: int) -> bool:
        if what == TURN:
            return self.draw_seen(kind)
        if who == self.seat:
            return what in (KEEP, BURY, REVEAL, SHOW, BURY_FROM_HAND) or self.draw_seen(kind)
        if what == TAKE:
            self.hands[who].append(self.deck.draw())
        elif what == LOOK:
            self.looked[who].append(self.deck.draw())
        elif what == KEEP:
            self.hands[who].append(self.any_of(self.looked[who]))
        elif what == BURY:
            self.buried.append(self.any_of(self.looked[who]))
        elif what == BURY_FROM_HAND:
            self.buried.append(self.any_of(self.hands[who]))
        elif what == REVEAL:
            return self.reveal(self.hands[who], kind) >= 0
        elif what == SHOW:
            place = self.reveal(self.hands[who], kind)
            if place >= 0:
                del self.hands[who][place]
            return place >= 0
        else:  # TURN_AND_TAKE
            self.hands[who].append(Slot(self.deck, kind))
            return self.draw_seen(kind)
        return True

    def draw_seen(self, kind: int) -> bool:
        self.deck.promised[kind] -= 1
        return self.deck.supply(kind)

    def any_of(self, place: list[Slot]) -> Slot:
        return place.pop(self.luck.below(len(place)))

    def reveal(self, hand: list[Slot], kind: int) -> int:
        """Which card of `hand` turns out to be of `kind`: one known to be, else one of the unseen; -1 if none can."""
        for place, slot in enumerate(hand):
            if slot.kind == kind:
                return place
        place = self.likely_place(hand, kind)
        if place >= 0 and not hand[place].batch.settle(hand[place], kind):
            return -1
        return place

    def likely_place(self, hand: list[Slot], kind: int) -> int:
        """An unseen card of `hand` that may be of `kind`, by its likelihood; -1 if there is none."""
        from_deck, from_hidden = self.deck.likelihood(kind), self.hidden.likelihood(kind)
        total = 0
        for slot in hand:
            if slot.kind == UNSETTLED:
                total += from_deck if slot.batch is self.deck else from_hidden
        if total == 0:
            return -1
        choice = self.luck.below(total)
        for place, slot in enumerate(hand):
            if slot.kind == UNSETTLED:
                choice -= from_deck if slot.batch is self.deck else from_hidden
                if choice < 0:
                    return place
        raise AssertionError("the weights add up to the total")

    def deal(self) -> Dealt:
        """Settle what is still open, what was hidden first, and say where everything lies."""
        self.hidden.deal(self.luck)
        deck = self.deck.deal(self.luck)
        return Dealt(
            [[slot.kind for slot in hand] for hand in self.hands],
            [[slot.kind for slot in looked] for looked in self.looked],
            [slot.kind for slot in self.buried],
            deck,
        )


def deal_anew(trail: Trail, seat: int, copies: list[int], luck: Stream) -> Dealt:
    """Deal every card that `seat` has not seen, so that all it has seen since the last shuffle could have happened."""
    for _ in range(WALKS):
        walk = Walk(trail, seat, copies, luck)
        if walk.happens():
            return walk.deal()
    raise AssertionError(f"no deal fits what seat {seat} has seen")


def mix_in(deck: list[int], discard: list[int], luck: Stream) -> None:
    """Shuffle a draw pile and its discards together; both keep their sizes."""
    pool = [*deck, *discard]
    luck.shuffle(pool)
    size = len(deck)
    deck[:] = pool[:size]
    discard[:] = pool[size:]
