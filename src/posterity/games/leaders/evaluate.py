"""How well a seat stands: what its tableau scores, how near its next buildings are, and what others could score."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.core.tasks import apply
from posterity.games.leaders import verbs
from posterity.games.leaders.rules.payment import can_pay
from posterity.games.leaders.rules.scoring import score_round
from posterity.games.leaders.rules.turn import KeepOne
from posterity.games.leaders.rules.work import Payment, Work
from posterity.games.leaders.state import State

POINT: Final = 100  # what one point on the table is worth
WON: Final = 100_000


def evaluate(s: State, seat: int) -> int:
    """Own prospects less those of the best other player; once the game is over only the result counts."""
    others = s.others(seat)
    if s.ask is None:
        best = max([s.players[other].total for other in others])
        return WON * (s.players[seat].total - best)
    then = finished(s, seat)
    rivals = [prospects(then, other) for other in others]
    return 2 * prospects(then, seat) - max(rivals) - sum(rivals) // len(rivals)


def evaluate_alone(s: State, seat: int) -> int:
    """Own prospects only."""
    return WON * s.players[seat].total if s.ask is None else prospects(finished(s, seat), seat)


def finished(s: State, seat: int) -> State:
    """The table after what `seat` has begun is finished in a simple way, so that beginning it is no loss."""
    if not has_begun(s, seat):
        return s
    then = s.clone()
    while has_begun(then, seat):
        apply(then, plain_answer(then, seat))
    return then


def has_begun(s: State, seat: int) -> bool:
    return s.ask is not None and s.ask.seat == seat and isinstance(s.todo[-1], (KeepOne, Payment, Work))


def plain_answer(s: State, seat: int) -> Action:
    """Build the type one has most of, pay without a Wild, keep any card."""
    assert s.ask is not None
    if not isinstance(s.todo[-1], Work):
        return s.ask.options[0]
    tableau = s.players[seat].tableau
    best, most = s.book.done, -1
    for option in s.ask.options:
        if option.verb is verbs.BUILD and tableau.count(option.a) > most:
            best, most = option, tableau.count(option.a)
    return best


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
