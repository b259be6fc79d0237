"""How well a seat stands in gears: points so far, what the timeline would pay, cubes, cards and chances."""

from __future__ import annotations

from typing import Final

from posterity.games.gears.rulebook import ROUNDS
from posterity.games.gears.rules.rounds import ranking
from posterity.games.gears.rules.settle import awards, cubeless, duplicates, pursuits
from posterity.games.gears.state import State

POINT: Final = 100
WON: Final = 1_000_000


def evaluate(s: State, seat: int) -> int:
    """Own prospects less those of the best other player; once the game is over only the place counts."""
    if s.ask is None:
        return -WON * ranking(s).index(seat)
    points = projected(s)
    own = prospects(s, seat, points[seat])
    rivals = [prospects(s, other, points[other]) for other in s.book.others[seat]]
    return 2 * own - max(rivals) - sum(rivals) // len(rivals)


def projected(s: State) -> list[int]:
    """What each player would score if the round ended now."""
    then = s.clone()
    for gone in cubeless(then) + duplicates(then):
        then.frames[gone.frame] = [site for site in then.frames[gone.frame] if site.technology != gone.technology]
    then.refresh()
    points = [0] * s.book.players
    for award in awards(then, pursuits(then)):
        points[award.seat] += award.points
    return points


def prospects(s: State, seat: int, points: int) -> int:
    """Points, those of this round and a share of the same again in later ones; cubes, cards, presence."""
    player = s.players[seat]
    rounds_left = ROUNDS - s.round
    worth = POINT * (player.score + points) + 55 * rounds_left * points
    worth += 70 * player.pool * min(1, rounds_left)
    worth += 12 * min(len(player.hand), 8)
    for frame, sites in enumerate(s.frames):
        for site in sites:
            cubes = site.cubes[seat]
            if cubes:
                lasting = s.successful(frame, site.technology)
                worth += (18 if lasting else 6) * min(cubes, 3) * rounds_left
    return worth
