"""The course of a game: setting up, turn after turn, the last tour, scoring, the next round."""

from __future__ import annotations

from typing import Final

from posterity.core.recall import new_trail
from posterity.core.tasks import Ask, Task
from posterity.games.leaders import story
from posterity.games.leaders.rulebook import DEAL
from posterity.games.leaders.rules.scoring import add_points
from posterity.games.leaders.rules.turn import turn_of
from posterity.games.leaders.state import LEGACIES, RESOURCES, State, pile


class BeginRound(Task[State]):
    """All cards are shuffled and dealt anew; the player to the dealer's left starts.

    leaders.setup.deal, leaders.setup.first-player, leaders.rounds.reset
    """

    def run(self, s: State) -> Ask | None:
        book = s.book
        s.round += 1
        s.first_finisher = None
        s.idle, s.standstill = 0, 0
        s.resource_deck, s.resource_discard = pile(book.resource_copies), []
        s.legacy_deck, s.legacy_discard, s.buried_by = pile(book.legacy_copies), [], []
        s.shuffle(RESOURCES, s.resource_deck)
        s.shuffle(LEGACIES, s.legacy_deck)
        if s.resource_trail is not None:
            s.resource_trail = new_trail(book.players, len(book.resources))
            s.legacy_trail = new_trail(book.players, len(book.legacies))
        for player in s.players:
            player.resources = [0] * len(book.resources)
            player.legacies = [0] * len(book.legacies)
            player.tableau, player.dedications, player.protects = [], [], 0
        story.round_began(s)
        for seat in range(book.players):
            self.deal(s, seat)
        first = s.others(s.dealer)[0]
        s.then([*turn_of(first), EndTurn(first)])
        return None

    def deal(self, s: State, seat: int) -> None:
        """Four cards of each kind, whole hands in seat order."""
        dealt = s.draw_resources(seat, DEAL)
        s.deal_legacies(seat, DEAL)
        story.dealt(s, seat, sorted(dealt), pile(s.players[seat].legacies))


class EndTurn(Task[State]):
    """After a turn: the next player, or the end of the round.

    Every other player has one more turn after the first finisher (leaders.end.trigger, leaders.end.finishing-turn);
    a round that stalls ends, too (leaders.deck.deadlock).
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        following = (self.seat + 1) % s.book.players
        if s.is_idle() or s.stands_still():
            story.deadlock(s)
            s.then([EndRound()])
        elif following == s.first_finisher:
            s.then([EndRound()])
        else:
            s.then([*turn_of(following), EndTurn(following)])
        return None


class EndRound(Task[State]):
    """The round's points are added to the totals; the deal passes to the left if there is another round.

    leaders.rounds.totals, leaders.rounds.reset
    """

    def run(self, s: State) -> Ask | None:
        for seat in range(s.book.players):
            story.scored(s, seat, add_points(s, seat))
        if s.round < s.book.rounds:
            s.dealer = s.others(s.dealer)[0]
            s.then([BeginRound()])
        else:
            best = max(player.total for player in s.players)
            winners = [seat for seat, player in enumerate(s.players) if player.total == best]
            story.won(s, winners, best)
        return None
