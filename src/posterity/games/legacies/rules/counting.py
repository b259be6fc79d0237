"""Whom effects are about, what they count, and how a seat stands."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies.board import NOBODY, SIZES
from posterity.games.legacies.effects import (
    EACH_OTHER,
    EACH_PLAYER,
    LEAST_FAME,
    MOST_FAME,
    MOVE_RELATIONSHIP,
    MOVES_PIECES,
    TRACK_OWNER,
    YOU,
    Step,
)
from posterity.games.legacies.rules.scoring import bits
from posterity.games.legacies.state import State

HAS_MOST_FAME: Final = 0  # ranks
HAS_LEAST_FAME: Final = 1
IS_FIRST: Final = 2
IS_LAST: Final = 3


def targets(s: State, seat: int, who: int, track: int) -> list[int]:
    """Whom a step is about, in turn order (legacies.event.scope, legacies.core.order-of-simultaneous)."""
    players = s.players_in_order()
    others = [player for player in players if player != seat]
    if who == YOU:
        return [seat]
    if who == EACH_PLAYER:
        return players
    if who == EACH_OTHER:
        return others
    if who == LEAST_FAME:
        return [s.behind(players)]
    if who == MOST_FAME:
        return [s.ahead(players)]
    assert who == TRACK_OWNER
    owner = NOBODY if track == NOBODY else s.playing(track)
    return [] if owner == NOBODY else [owner]


def doers(s: State, seat: int, step: Step, track: int, event: bool) -> list[int]:
    """Who does a step: those it is about, and Rising Stars where an event names everybody's pieces on the board.

    legacies.event.scope. Before rules 2 their pieces were left out.
    """
    found = targets(s, seat, step.who, track)
    if step.who not in (EACH_PLAYER, EACH_OTHER) or not concerns_stars(s, step, event):
        return found
    return [other for other in s.order if other in found or not s.book.is_player(other)]


def concerns_stars(s: State, step: Step, event: bool) -> bool:
    """Does a step of an event move or remove a seat's own pieces on the board (legacies.event.scope)?"""
    return event and step.op in MOVES_PIECES and step.whose == YOU and s.mended()


def at_once(s: State, step: Step) -> bool:
    """Does a step move everybody's tokens as one (legacies.relationship.mass-move)?

    Before rules 2 they were moved player by player.
    """
    everybody = step.who in (EACH_PLAYER, EACH_OTHER) and step.whose == YOU
    return step.op == MOVE_RELATIONSHIP and step.all and everybody and not step.optional and s.mended()


def holds(s: State, seat: int, step: Step) -> bool:
    """Is the condition of a step met?"""
    if step.rank < 0:
        return step.least <= count(s, seat, step.counter) <= step.most
    players = s.players_in_order()
    if step.rank == HAS_MOST_FAME:
        return s.ahead(players) == seat
    if step.rank == HAS_LEAST_FAME:
        return s.behind(players) == seat
    if step.rank == IS_FIRST:
        return players[0] == seat
    if step.rank == IS_LAST:
        return players[-1] == seat
    largest = max([s.seats[player].foundation for player in players])
    return next(player for player in players if s.seats[player].foundation == largest) == seat


def count(s: State, seat: int, counter: int) -> int:
    """How many of something a seat has."""
    player = s.seats[seat]
    if counter == 0:
        return len(player.played)
    if counter == 1:
        return len(player.hand)
    if counter <= 5:
        return (player.gold, player.fame, player.foundation, player.stock())[counter - 2]
    if counter == 6:
        return s.tokens_on_tracks(seat) + s.figures_of(seat)
    if counter == 7:
        return s.figures_of(seat)
    if counter == 8:
        return len([token for token in s.board.tracks[player.character] if token != NOBODY])
    return count_more(s, seat, counter)


def count_more(s: State, seat: int, counter: int) -> int:
    player = s.seats[seat]
    minors, majors = [s.investments_of(seat, size) for size in range(len(SIZES))]
    if counter <= 11:
        return (minors + majors, minors, majors)[counter - 9]
    if counter == 12:
        return len(player.own)
    if counter == 13:
        return len(player.controlled)
    if counter == 14:
        return len(player.own) - 1 + len(player.controlled)  # level 0 was not acquired
    if counter == 15:
        return bits(s.icons_of(seat))
    if counter == 16:
        return player.matches
    return s.board.generation if counter == 17 else bits(s.board.down)
