"""The actions of a turn: travel, establish, influence, draw. Each `may_…` says yes or which clause says no."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.gears import refusals, story, verbs
from posterity.games.gears.pieces import NOBODY, Player, Site
from posterity.games.gears.rulebook import DESTINY, DRAWN
from posterity.games.gears.rules.asking import WithinAction
from posterity.games.gears.rules.fates import protected_from
from posterity.games.gears.seams import open_book
from posterity.games.gears.state import State

# ---------------------------------------------------------------- travel


def may_travel(s: State, seat: int, frame: int) -> int:
    """At least one frame to the left, as far as the oldest.

    gears.travel.left, gears.travel.never-forward, gears.travel.leftmost, gears.turn.no-empty-action
    """
    here = s.players[seat].frame
    if frame < s.oldest_frame():
        return refusals.BEYOND_OLDEST
    if frame > here:
        return refusals.NEVER_FORWARD
    if frame == here and not s.book.zero_moves:
        return refusals.ZERO_FRAMES
    return YES


def travel(s: State, seat: int, frame: int) -> None:
    before = s.players[seat].frame
    s.players[seat].frame = frame
    story.travelled(s, seat, before, frame)


# ---------------------------------------------------------------- establish


def may_establish(s: State, seat: int, technology: int) -> int:
    """A technology in hand, room and no copy in the current frame, and enough other cards to pay.

    gears.establish.procedure, gears.establish.capacity, gears.establish.no-copy-in-frame, gears.establish.other-cards
    """
    player = s.players[seat]
    if player.count(technology) == 0:
        return refusals.NOT_IN_HAND
    here = may_establish_here(s, player)
    return may_establish_this(s, player, technology) if here == YES else here


def may_establish_here(s: State, player: Player) -> int:
    """Room in the current frame."""
    if player.frame >= s.present():
        return refusals.IN_THE_PRESENT
    if len(s.frames[player.frame]) >= s.capacity(player.frame) and not may_overfill(s):
        return refusals.FRAME_FULL
    return YES


def may_establish_this(s: State, player: Player, technology: int) -> int:
    """No copy of a technology held in the current frame, and enough other cards to pay."""
    if s.site(player.frame, technology) is not None:
        return refusals.COPY_IN_FRAME
    if len(player.hand) - 1 < s.book.costs[technology]:
        return refusals.TOO_FEW_CARDS
    return YES


def may_overfill(s: State) -> bool:
    """We Need More Time lifts the capacity limit for the next establish action (gears.fate.moretime.effect)."""
    return s.more_time and not s.book.more_time_is_free


def establishing_is_free(s: State) -> bool:
    """With an option We Need More Time makes it cost no action instead (gears.fate.moretime.effect)."""
    return s.more_time and s.book.more_time_is_free


def might_establish(s: State, seat: int) -> bool:
    """By what everybody can see: with a hand, room in the frame, and an action left or none needed."""
    player = s.players[seat]
    if not player.hand or not (s.actions_left or establishing_is_free(s)):
        return False
    return may_establish_here(s, player) == YES


def begin_establishing(s: State, seat: int, technology: int) -> None:
    if s.book.costs[technology]:
        s.next(PayForTechnology(seat, technology, 0))
    else:
        establish(s, seat, technology)  # gears.establish.cost-zero


class PayForTechnology(WithinAction):
    """Discard another hand card, one at a time, until the printed cost is paid; the technology stays secret so long.

    gears.establish.exact-payment, gears.establish.any-card-pays, gears.pile.revealed-when
    """

    def __init__(self, seat: int, technology: int, paid: int) -> None:
        super().__init__(seat)
        self.technology: Final = technology
        self.paid: Final = paid

    def prompt(self) -> str:
        return "ask-pay"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"number": self.paid + 1}

    def private_args(self, s: State) -> dict[str, object]:
        cost = s.book.costs[self.technology]
        return {"technology": s.book.names[self.technology], "count": cost, "left": cost - self.paid}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.PAY,)

    def about(self, s: State) -> list[Action]:
        return one_of_each(s.book.pay, s.players[self.seat].hand)

    def options(self, s: State) -> list[Action]:
        others = s.players[self.seat].hand.copy()
        others.remove(self.technology)
        return one_of_each(s.book.pay, others)

    def may_pick(self, s: State, pick: Action) -> int:
        """Any card but the one being established (gears.establish.other-cards)."""
        player = s.players[self.seat]
        if pick.a in player.fate:  # gears.variant.destiny.no-payment, gears.variant.shape.no-payment
            dealt = s.book.fate_variant == DESTINY
            return refusals.FATE_CANNOT_PAY if dealt else refusals.TAKEN_FATE_CANNOT_PAY
        return YES if player.count(pick.a) > (pick.a == self.technology) else refusals.NOT_TO_PAY

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**self.prompt_args(s), **self.private_args(s)}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.bury_from_hand(self.seat, pick.a)
        story.paid(s, self.seat, pick.a)
        if self.paid + 1 < s.book.costs[self.technology]:
            s.next(PayForTechnology(self.seat, self.technology, self.paid + 1))
        else:
            establish(s, self.seat, self.technology)


def establish(s: State, seat: int, technology: int) -> None:
    """Put the technology into the current frame with cubes from the supply; success is determined anew.

    gears.establish.cubes, gears.establish.updates-success, gears.fate.moretime.next-only
    """
    frame = s.players[seat].frame
    cubes = [0] * s.book.players
    cubes[seat] = s.book.costs[technology]
    before = s.working
    s.play_from_hand(seat, technology)
    s.frames[frame] = [*s.frames[frame], Site(technology, tuple(cubes), 0)]
    free = establishing_is_free(s)
    s.more_time = False
    if not free:
        s.actions_left -= 1
    s.refresh(frame)
    story.established(s, seat, frame, technology)
    story.success_changed(s, before, frame, technology)
    s.then(open_book(s).after_establishing(s, seat, frame, technology))


# ---------------------------------------------------------------- influence


def may_influence(s: State, seat: int, technology: int) -> int:
    """Cubes in the pool, and a technology in the current frame that no other player's plans protect.

    gears.influence.from-pool, gears.influence.empty-pool, gears.influence.current-frame, gears.fate.plans.no-influence
    """
    player = s.players[seat]
    if not has_influence(s, player):
        return refusals.EMPTY_POOL
    if s.site(player.frame, technology) is None:
        return refusals.NOT_IN_FRAME
    if protected_from(s, seat, player.frame, technology):
        return refusals.PLANS_FORBID
    return YES


def has_influence(s: State, player: Player) -> bool:
    return player.pool > 0 or s.book.zero_moves


class HowManyCubes(WithinAction):
    """Cubes from the pool onto one technology (gears.influence.from-pool, gears.influence.one-technology)."""

    def __init__(self, seat: int, technology: int) -> None:
        super().__init__(seat)
        self.technology: Final = technology

    def prompt(self) -> str:
        return "ask-cubes"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"technology": s.book.names[self.technology], "pool": s.players[self.seat].pool}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.CUBES,)

    def about(self, s: State) -> list[Action]:
        least = 0 if s.book.zero_moves else 1
        return [s.book.lexicon.action(verbs.CUBES, n) for n in range(least, s.players[self.seat].pool + 1)]

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.a == 0 and not s.book.zero_moves:
            return refusals.ZERO_CUBES
        return YES if pick.a <= s.players[self.seat].pool else refusals.MORE_THAN_POOL

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return self.prompt_args(s)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        player = s.players[self.seat]
        player.pool -= pick.a
        s.put_cubes(player.frame, self.technology, self.seat, pick.a)
        s.actions_left -= 1
        story.influenced(s, self.seat, player.frame, self.technology, pick.a)


# ---------------------------------------------------------------- draw


def may_draw(s: State) -> int:
    """There must be a card in one of the piles (gears.draw.impossible)."""
    return YES if s.deck or s.discard else refusals.NOTHING_TO_DRAW


def draw(s: State, seat: int) -> None:
    """Two cards, of which one is kept; a single one is simply taken.

    gears.draw.two-keep-one, gears.draw.reshuffle-midway, gears.draw.single-card
    """
    s.draw_to_look(seat, DRAWN)
    story.drew(s, seat)
    if len(s.drawn) == 1:
        keep(s, seat, s.drawn[0])
    else:
        s.next(KeepOne(seat))


class KeepOne(WithinAction):
    """One of the two goes into the hand, the other face down on the discards (gears.draw.from-the-two)."""

    def prompt(self) -> str:
        return "ask-keep"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.KEEP,)

    def about(self, s: State) -> list[Action]:
        return one_of_each(s.book.keep, sorted(s.drawn))

    def options(self, s: State) -> list[Action]:
        return self.about(s)

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick.a in s.drawn else refusals.NOT_DRAWN

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {"cards": [s.book.names[card] for card in s.drawn]}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        keep(s, self.seat, pick.a)


def keep(s: State, seat: int, card: int) -> None:
    s.keep_drawn(seat, card)
    refused = len(s.drawn)
    s.bury_drawn(seat)
    s.actions_left -= 1
    story.kept(s, seat, card, refused)


def one_of_each(answers: list[Action], cards: list[int]) -> list[Action]:
    """The answers about `cards`, which are in the order of the set: one for each kind."""
    picks: list[Action] = []
    last = NOBODY
    for card in cards:
        if card != last:
            picks.append(answers[card])
            last = card
    return picks


def actions(s: State, seat: int) -> list[Action]:
    """Everything a player might use an action for, allowed or not."""
    player, book = s.players[seat], s.book
    picks = [book.travel[frame] for frame in range(s.oldest_frame(), s.present() + 1)]
    picks += [book.establish[card] for card in player.kinds() if not book.is_fate(card)]
    picks += [book.influence[site.technology] for site in s.frames[player.frame]]
    picks.append(book.draw)
    return picks
