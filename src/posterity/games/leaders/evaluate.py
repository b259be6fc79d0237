"""How well a seat stands: what its tableau scores, how near its next buildings are, and what others could score."""

from __future__ import annotations

from typing import Final

from posterity.games.leaders.rules.payment import can_pay
from posterity.games.leaders.rules.scoring import score_round
from posterity.games.leaders.state import State

POINT: Final = 100  # what one point on the table is worth
WON: Final = 100_000


def evaluate(s: State, seat: int) -> int:
    """Own prospects less those of the best other player; once the game is over only the result counts."""
    others = s.others(seat)
    if s.ask is None:
        best = max([s.players[other].total for other in others])
        return WON * (s.players[seat].total - best)
    rivals = [prospects(s, other) for other in others]
    return 2 * prospects(s, seat) - max(rivals) - sum(rivals) // len(rivals)


def prospects(s: State, seat: int) -> int:
    """Points so far and what the hand promises."""
    player = s.players[seat]
    worth = POINT * (player.total + score_round(s, seat))
    worth += 60 * len(player.tableau)  # buildings are also steps towards the end
    worth += 80 * min(player.protects, 1) * min(len(player.tableau), 3)
    return worth + resources_worth(s, seat) + hand_worth(s, seat)


def resources_worth(s: State, seat: int) -> int:
    """Resources are worth something up to the hand limit; a Wild a little more."""
    player = s.players[seat]
    return 12 * min(player.resource_count(), 7) + 10 * player.resources[s.book.wild]


def hand_worth(s: State, seat: int) -> int:
    """Legacies count more of the type one already has, and still more when they can be paid."""
    book, player = s.book, s.players[seat]
    room = book.target - len(player.tableau)
    worth = 0
    for card in range(book.buildings):
        useful = min(player.legacies[card], room)
        if useful:
            own = player.tableau.count(card)
            worth += useful * (20 + 12 * own)
            if can_pay(s, seat, card):
                worth += 60
    for card in range(book.buildings, book.swap):
        worth += 18 * min(player.legacies[card], 2)
    worth += 30 * min(player.legacies[book.protect], 1)
    worth += 45 * min(player.legacies[book.free_destroy], 2)
    worth += 25 * min(player.legacies[book.swap], 1)
    return worth
