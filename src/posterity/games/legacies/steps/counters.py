"""What effects count of a seat, and the ranks it can hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.rules.scoring import bits
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.words import Counter, Rank


class SeatCount:
    """Something that can be counted of a seat, and how much it is likely to be, for bots."""

    def __init__(self, count: Callable[[State, int], int], likely: int) -> None:
        self.count: Final = count
        self.likely: Final = likely


# ---------------------------------------------------------------- counters


def cards_played(s: State, seat: int) -> int:
    return len(s.seats[seat].played)


def hand(s: State, seat: int) -> int:
    return len(s.seats[seat].hand)


def gold(s: State, seat: int) -> int:
    return s.seats[seat].gold


def fame(s: State, seat: int) -> int:
    return s.seats[seat].fame


def foundation(s: State, seat: int) -> int:
    return s.seats[seat].foundation


def resources(s: State, seat: int) -> int:
    return s.seats[seat].stock()


def relationships(s: State, seat: int) -> int:
    return s.tokens_on_tracks(seat) + s.figures_of(seat)


def legendary(s: State, seat: int) -> int:
    return s.figures_of(seat)


def on_own_track(s: State, seat: int) -> int:
    return len([token for token in s.board.tracks[s.seats[seat].character] if token != NOBODY])


def investments(s: State, seat: int) -> int:
    return minors(s, seat) + majors(s, seat)


def minors(s: State, seat: int) -> int:
    return s.investments_of(seat, 0)


def majors(s: State, seat: int) -> int:
    return s.investments_of(seat, 1)


def own_heirlooms(s: State, seat: int) -> int:
    return len(s.seats[seat].own)


def controlled_heirlooms(s: State, seat: int) -> int:
    return len(s.seats[seat].controlled)


def heirlooms(s: State, seat: int) -> int:
    return own_heirlooms(s, seat) - 1 + controlled_heirlooms(s, seat)  # level 0 was not acquired


def icons(s: State, seat: int) -> int:
    return bits(s.icons_of(seat))


def matches(s: State, seat: int) -> int:
    return s.seats[seat].matches


def generation(s: State, seat: int) -> int:
    return s.board.generation


def globals_triggered(s: State, seat: int) -> int:
    """In this generation, by whomever."""
    return bits(s.board.down)


COUNTERS: Final[dict[Counter, SeatCount]] = {
    "cards-played": SeatCount(cards_played, likely=3),
    "hand": SeatCount(hand, likely=2),
    "gold": SeatCount(gold, likely=100),
    "fame": SeatCount(fame, likely=60),
    "foundation": SeatCount(foundation, likely=75),
    "resources": SeatCount(resources, likely=5),
    "relationships": SeatCount(relationships, likely=4),
    "legendary": SeatCount(legendary, likely=1),
    "on-own-track": SeatCount(on_own_track, likely=2),
    "investments": SeatCount(investments, likely=3),
    "minors": SeatCount(minors, likely=2),
    "majors": SeatCount(majors, likely=1),
    "own-heirlooms": SeatCount(own_heirlooms, likely=2),
    "controlled-heirlooms": SeatCount(controlled_heirlooms, likely=2),
    "heirlooms": SeatCount(heirlooms, likely=3),
    "icons": SeatCount(icons, likely=3),
    "matches": SeatCount(matches, likely=1),
    "generation": SeatCount(generation, likely=3),
    "globals-triggered": SeatCount(globals_triggered, likely=3),
}

# ---------------------------------------------------------------- ranks


def most_fame(s: State) -> int:
    return s.ahead(s.players_in_order())


def least_fame(s: State) -> int:
    return s.behind(s.players_in_order())


def first(s: State) -> int:
    return s.players_in_order()[0]


def last(s: State) -> int:
    return s.players_in_order()[-1]


def largest_foundation(s: State) -> int:
    """The earliest in turn order of those tied."""
    players = s.players_in_order()
    sizes = [s.seats[player].foundation for player in players]
    return players[sizes.index(max(sizes))]


RANKS: Final[dict[Rank, Callable[[State], int]]] = {  # whose it is
    "most-fame": most_fame,
    "least-fame": least_fame,
    "first": first,
    "last": last,
    "largest-foundation": largest_foundation,
}
