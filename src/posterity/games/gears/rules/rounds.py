"""The course of a game: setting up, choosing the order, four rounds of four turns, preparing the next one."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.gears import refusals, story, verbs
from posterity.games.gears.rulebook import BONUS_CARDS, DESTINY, HAND, ROUNDS, SEALED, SHAPE, TURNS
from posterity.games.gears.rules.asking import GearsQuestion
from posterity.games.gears.rules.fates import dispose
from posterity.games.gears.rules.settle import pursuits, settle
from posterity.games.gears.rules.turn import BeginTurn
from posterity.games.gears.seams import open_book
from posterity.games.gears.state import DECK, State

CHARACTERS: Final = "characters"  # streams of chance
FATE: Final = "fate"
FIRST_CHOOSER: Final = "first-chooser"


def opening(s: State) -> list[Task[Any]]:
    """Characters, first chooser, hands, positions, bonus cards, in this order (gears.setup.sequence)."""
    tasks: list[Task[Any]] = []
    if s.book.pursuits:
        tasks += [TakeCharacter(seat) for seat in range(s.book.players)]
    return [LayOut(), *tasks, SetUp()]


class TakeCharacter(GearsQuestion):
    """Each player takes one character, in ascending seat order (gears.setup.character-choice)."""

    def prompt(self) -> str:
        return "ask-character"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.CHARACTER,)

    def about(self, s: State) -> list[Action]:
        return s.book.character

    def may_pick(self, s: State, pick: Action) -> int:
        taken = [player.character for player in s.players]
        return refusals.CHARACTER_TAKEN if pick.a in taken else YES

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.players[self.seat].character = pick.a
        story.took_character(s, self.seat)


class LayOut(Task[State]):
    """The draw pile is shuffled, and Fate cards lie where the variant has them (gears.setup.draw-pile).

    gears.variant.sealed, gears.variant.destiny.deal, gears.variant.shape.setup
    """

    def run(self, s: State) -> Ask | None:
        book = s.book
        kinds = len(book.names) if book.fate_in_deck() else book.technologies
        s.deck = [card for card in range(kinds) for _ in range(book.copies[card])]
        s.shuffle(DECK, s.deck)
        fate = [book.fate(number) for number in range(len(book.fate_names))]
        if book.fate_variant == SEALED:
            s.removed = fate
        elif book.fate_variant == DESTINY:
            s.removed, s.removed_unseen = fate, len(fate)
        elif book.fate_variant == SHAPE:
            s.draft = fate
            s.draft_cubes = [[0] * book.players for _ in fate]
        return None


class SetUp(Task[State]):
    """Six cards go to each player, and a player picked at random chooses first.

    gears.setup.deal-six, gears.setup.dealing-order, gears.setup.first-chooser
    """

    def run(self, s: State) -> Ask | None:
        book = s.book
        give_characters(s)
        stream = s.chance.open(FIRST_CHOOSER)
        first = stream.below(book.players)
        s.chance = s.chance.after(FIRST_CHOOSER, stream)
        for seat in range(book.players):
            story.dealt(s, seat, s.draw_into_hand(seat, HAND))
        if book.fate_variant == DESTINY:
            deal_fate(s)
        choosers = [first, *book.others[first]]  # clockwise (gears.setup.order-choice)
        s.then([*[ChoosePosition(seat) for seat in choosers], FixOrder()])
        return None


def give_characters(s: State) -> None:
    """Where a table does not ask, distinct characters are given out at random (gears.setup.character-choice)."""
    if s.book.pursuits:
        return
    pile = list(range(len(s.book.characters)))
    s.shuffle(CHARACTERS, pile)
    for player in s.players:
        player.character = pile.pop()


def deal_fate(s: State) -> None:
    """One Fate card to each player at random, in seat order (gears.variant.destiny.deal)."""
    s.shuffle(FATE, s.removed)
    for seat, player in enumerate(s.players):
        player.fate = [s.removed.pop()]
        s.removed_unseen -= 1
        story.dealt_fate(s, seat, player.fate[0])


class ChoosePosition(GearsQuestion):
    """Take a free place in the player order (gears.setup.order-choice, gears.prepare.order-choice)."""

    def prompt(self) -> str:
        return "ask-position"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.POSITION,)

    def about(self, s: State) -> list[Action]:
        return s.book.position[1:]

    def may_pick(self, s: State, pick: Action) -> int:
        if not 1 <= pick.a <= s.book.players:
            return refusals.NO_SUCH_POSITION
        for player in s.players:
            if player.position == pick.a:
                return refusals.POSITION_TAKEN
        return YES

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {"players": s.book.players}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.players[self.seat].position = pick.a
        story.took_position(s, self.seat, pick.a)


class FixOrder(Task[State]):
    """The order holds for the whole round; before the first one later positions draw bonus cards.

    gears.setup.order-positions, gears.setup.bonus-cards, gears.setup.bonus-once, gears.turn.order
    """

    def run(self, s: State) -> Ask | None:
        order = [0] * s.book.players
        for seat, player in enumerate(s.players):
            order[player.position - 1] = seat
            player.position = 0
        s.order = order
        if s.round == 1:
            for place, seat in enumerate(s.order):
                if BONUS_CARDS[place]:
                    story.bonus_cards(s, seat, s.draw_into_hand(seat, BONUS_CARDS[place]))
        story.round_began(s)
        turns: list[Task[Any]] = [BeginTurn(seat, turn) for turn in range(1, TURNS + 1) for seat in s.order]
        s.then([*turns, ExtraTurns(), EndRound()])
        return None


class ExtraTurns(Task[State]):
    """Turns beyond the fourth, where an expansion gives them."""

    def run(self, s: State) -> Ask | None:
        s.then(open_book(s).extra_turns(s))
        return None


class EndRound(Task[State]):
    """Phases II to IV, then the next round is prepared, or the game is over (gears.round.phases, gears.end.when)."""

    def run(self, s: State) -> Ask | None:
        settle(s, pursuits(s))
        if s.round < ROUNDS:
            s.next(Prepare())
        else:
            story.won(s, ranking(s))
        return None


class Prepare(Task[State]):
    """Gears, Fate cards, refill, Present Day, order, in this order (gears.prepare.order)."""

    def run(self, s: State) -> Ask | None:
        while s.lingering:
            fate, s.lingering = s.lingering[0], s.lingering[1:]
            dispose(s, fate.card)  # gears.prepare.discard-fate
            story.fate_left(s, fate)
        open_book(s).clear_round(s)
        before = s.working
        s.refresh()  # gears.prepare.recheck
        story.success_changed(s, before)
        for seat in s.order:  # gears.prepare.refill-order
            missing = HAND - len(s.players[seat].hand)
            if missing > 0:
                story.refilled(s, seat, s.draw_into_hand(seat, missing))
        s.round += 1
        s.turn = 1
        for player in s.players:
            player.frame = s.present()  # gears.prepare.present-moves
        s.then([*[ChoosePosition(seat) for seat in choosing_order(s)], FixOrder()])
        return None


def choosing_order(s: State) -> list[int]:
    """Fewest cubes in the pool first, then lower score, then former order (gears.prepare.order-ties)."""
    return sorted(s.order, key=lambda seat: (s.players[seat].pool, s.players[seat].score))


def ranking(s: State) -> list[int]:
    """Higher score, then smaller pool, then earlier in the order (gears.end.ranking)."""
    return sorted(s.order, key=lambda seat: (-s.players[seat].score, s.players[seat].pool))
