"""Everything on the table of leaders, and the verbs that move cards."""

from __future__ import annotations

from typing import Any, Final

from posterity.core import recall
from posterity.core.actions import Lexicon
from posterity.core.chance import Chance
from posterity.core.events import Event
from posterity.core.recall import OPEN, Trail
from posterity.core.tasks import State as CoreState
from posterity.core.tasks import Task
from posterity.core.values import Value
from posterity.games.leaders.rulebook import IDLE_TOURS, STANDSTILL_TOURS, LeadersRulebook

RESOURCES: Final = "resources"  # streams of chance
LEGACIES: Final = "legacies"


class Player(Value):
    """One seat: hands as numbers of each kind, buildings in the order they arrived."""

    def __init__(
        self,
        resources: list[int],
        legacies: list[int],
        tableau: list[int],
        dedications: list[str | None],
        protects: int,
        total: int,
    ) -> None:
        self.resources = resources
        self.legacies = legacies
        self.tableau = tableau
        self.dedications = dedications
        self.protects = protects
        self.total = total  # points of the rounds that are over

    def clone(self) -> Player:
        return Player(
            self.resources.copy(),
            self.legacies.copy(),
            self.tableau.copy(),
            self.dedications.copy(),
            self.protects,
            self.total,
        )

    def resource_count(self) -> int:
        count = 0
        for held in self.resources:
            count += held
        return count

    def put_down(self, building: int, dedication: str | None) -> None:
        self.tableau.append(building)
        self.dedications.append(dedication)

    def pick_up(self, building: int) -> str | None:
        """Take the building of this type put down last from the tableau; its dedication goes with it."""
        place = len(self.tableau) - 1
        while self.tableau[place] != building:
            place -= 1
        del self.tableau[place]
        return self.dedications.pop(place)


class State(CoreState):
    """The table. Decks and discard piles have their top card last."""

    def __init__(
        self,
        book: LeadersRulebook,
        rules: int,
        chance: Chance,
        todo: list[Task[Any]],
        answers: int,
        players: list[Player],
        resource_deck: list[int],
        resource_discard: list[int],
        legacy_deck: list[int],
        legacy_discard: list[int],
        buried_by: list[int],
        drawn: list[int],
        round: int,
        dealer: int,
        first_finisher: int | None,
        idle: int,
        standstill: int,
        resource_trail: Trail | None,
        legacy_trail: Trail | None,
    ) -> None:
        super().__init__(rules, chance, todo, answers)
        self.book: Final = book
        self.players = players
        self.resource_deck = resource_deck
        self.resource_discard = resource_discard
        self.legacy_deck = legacy_deck
        self.legacy_discard = legacy_discard
        self.buried_by = buried_by  # for each Legacy discard: who put it there face down, or OPEN
        self.drawn = drawn  # Legacy cards being looked at
        self.round = round
        self.dealer = dealer
        self.first_finisher = first_finisher
        self.idle = idle  # turns in a row without a deed, the present one included
        self.standstill = standstill  # the same without a building built or destroyed
        self.resource_trail = resource_trail  # None in a guessed world: nobody will guess from it
        self.legacy_trail = legacy_trail

    def clone(self) -> State:
        trails = self.resource_trail, self.legacy_trail
        new = State(
            self.book,
            self.rules,
            self.chance,
            self.todo.copy(),  # tasks are values, so sharing them is safe
            self.answers,
            [player.clone() for player in self.players],
            self.resource_deck.copy(),
            self.resource_discard.copy(),
            self.legacy_deck.copy(),
            self.legacy_discard.copy(),
            self.buried_by.copy(),
            self.drawn.copy(),
            self.round,
            self.dealer,
            self.first_finisher,
            self.idle,
            self.standstill,
            None if trails[0] is None else trails[0].clone(),
            None if trails[1] is None else trails[1].clone(),
        )
        new.ask = self.ask
        return new

    def lexicon(self) -> Lexicon:
        return self.book.lexicon

    # ---------------------------------------------------------------- asking about the table

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from `seat`."""
        return self.book.others[seat]

    def finished(self, seat: int) -> bool:
        """Has the target number of buildings (leaders.end.trigger, leaders.two-player.six)."""
        return len(self.players[seat].tableau) >= self.book.target

    def protected(self, seat: int) -> bool:
        """Has at least one Protect (leaders.special.protect, leaders.special.protect-several)."""
        return self.players[seat].protects > 0

    def tell_reshuffle(self, deck: str, count: int) -> None:
        if self.told is not None:
            self.tell(Event(f"{deck}-reshuffled", "leaders.deck.reshuffle", {"count": count}))

    # ---------------------------------------------------------------- rounds that stall

    def is_idle(self) -> bool:
        """Three full tours have gone by without a deed (leaders.deck.deadlock)."""
        return self.idle >= IDLE_TOURS * self.book.players

    def stands_still(self) -> bool:
        """Twelve full tours have gone by without a building built or destroyed (leaders.deck.deadlock).

        Rounds that began under rules 1 go on all the same.
        """
        return self.rules >= 2 and self.standstill >= STANDSTILL_TOURS * self.book.players

    def changed_buildings(self) -> None:
        """A building was built or destroyed: the round goes on (leaders.deck.deadlock)."""
        self.idle = 0
        self.standstill = 0

    # ---------------------------------------------------------------- Resource cards

    def next_resource(self) -> int | None:
        """The top card of the Resource deck, renewed from its discards only when a card is needed.

        leaders.deck.reshuffle, leaders.deck.reshuffle-timing, leaders.deck.nothing-left
        """
        if not self.resource_deck:
            if not self.resource_discard:
                return None
            self.renew_resources()
        return self.resource_deck.pop()

    def renew_resources(self) -> None:
        if self.resource_trail is not None:
            self.resource_trail.renew([player.resources for player in self.players], OPEN, [])
            for card in self.resource_discard:
                self.resource_trail.add(recall.MIX, OPEN, card)
        self.resource_deck = self.resource_discard
        self.resource_discard = []
        self.shuffle(RESOURCES, self.resource_deck)
        self.tell_reshuffle(RESOURCES, len(self.resource_deck))

    def draw_resources(self, seat: int, count: int) -> list[int]:
        """Put up to `count` cards from the Resource deck into a hand, unseen by the others."""
        drawn: list[int] = []
        for _ in range(count):
            card = self.next_resource()
            if card is None:
                break
            drawn.append(card)
            self.players[seat].resources[card] += 1
            if self.resource_trail is not None:
                self.resource_trail.add(recall.TAKE, seat, card)
        return drawn

    def turn_resource(self, seat: int, keep: bool, card: int) -> None:
        """A card turned from the Resource deck goes openly into a hand or onto the discards."""
        if keep:
            self.players[seat].resources[card] += 1
        else:
            self.resource_discard.append(card)
        if self.resource_trail is not None:
            self.resource_trail.add(recall.TURN_AND_TAKE if keep else recall.TURN, seat, card)

    def discard_resource(self, seat: int, card: int) -> None:
        """A Resource card goes from a hand to its own discard pile (leaders.component.two-decks)."""
        self.players[seat].resources[card] -= 1
        self.resource_discard.append(card)
        if self.resource_trail is not None:
            self.resource_trail.add(recall.SHOW, seat, card)

    # ---------------------------------------------------------------- Legacy cards

    def next_legacy(self, seat: int) -> int | None:
        """The top card of the Legacy deck for `seat`, renewed from its discards only when a card is needed."""
        if not self.legacy_deck:
            if not self.legacy_discard:
                return None
            self.renew_legacies(seat)
        return self.legacy_deck.pop()

    def renew_legacies(self, looker: int) -> None:
        if self.legacy_trail is not None:
            self.legacy_trail.renew([player.legacies for player in self.players], looker, self.drawn)
            for card, who in zip(self.legacy_discard, self.buried_by, strict=True):
                self.legacy_trail.add(recall.MIX, who, card)
        self.legacy_deck = self.legacy_discard
        self.legacy_discard = []
        self.buried_by = []
        self.shuffle(LEGACIES, self.legacy_deck)
        self.tell_reshuffle(LEGACIES, len(self.legacy_deck))

    def deal_legacies(self, seat: int, count: int) -> None:
        for _ in range(count):
            card = self.next_legacy(seat)
            assert card is not None
            self.players[seat].legacies[card] += 1
            if self.legacy_trail is not None:
                self.legacy_trail.add(recall.TAKE, seat, card)

    def look_at_legacies(self, seat: int, count: int) -> None:
        """Turn up to `count` cards from the Legacy deck for `seat` alone."""
        while len(self.drawn) < count:
            card = self.next_legacy(seat)
            if card is None:
                break
            self.drawn.append(card)
            if self.legacy_trail is not None:
                self.legacy_trail.add(recall.LOOK, seat, card)

    def keep_legacy(self, seat: int, card: int) -> None:
        """Keep one of the cards looked at; the others go face down on the discards."""
        self.drawn.remove(card)
        self.players[seat].legacies[card] += 1
        if self.legacy_trail is not None:
            self.legacy_trail.add(recall.KEEP, seat, card)
        for refused in self.drawn:
            self.legacy_discard.append(refused)
            self.buried_by.append(seat)
            if self.legacy_trail is not None:
                self.legacy_trail.add(recall.BURY, seat, refused)
        self.drawn = []

    def announce_legacy(self, seat: int, card: int) -> None:
        """A player says which Legacy card they are about to use: it stays in hand, but everybody knows of it."""
        if self.legacy_trail is not None:
            self.legacy_trail.add(recall.REVEAL, seat, card)

    def play_legacy(self, seat: int, card: int) -> None:
        """A Legacy card leaves a hand for everybody to see; where it goes is up to the caller."""
        self.players[seat].legacies[card] -= 1
        if self.legacy_trail is not None:
            self.legacy_trail.add(recall.SHOW, seat, card)

    def discard_legacy(self, card: int) -> None:
        """A Legacy card goes openly to its own discard pile (leaders.component.two-decks)."""
        self.legacy_discard.append(card)
        self.buried_by.append(OPEN)


def pile(copies: list[int]) -> list[int]:
    """So many cards of each kind, in the order of the set."""
    return [card for card, count in enumerate(copies) for _ in range(count)]


def new_state(book: LeadersRulebook, rules: int, chance: Chance, dealer: int) -> State:
    """An empty table, before the first round."""
    players = [Player([], [], [], [], 0, 0) for _ in range(book.players)]
    resource_trail = recall.new_trail(book.players, len(book.resources))
    legacy_trail = recall.new_trail(book.players, len(book.legacies))
    trails = resource_trail, legacy_trail
    return State(book, rules, chance, [], 0, players, [], [], [], [], [], [], 0, dealer, None, 0, 0, *trails)
