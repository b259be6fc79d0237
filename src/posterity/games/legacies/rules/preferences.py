"""How a Nemesis decides: its latest solo card, what it prefers, and the ring where nothing else tells."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.games.legacies.board import CHARACTERS, NONE
from posterity.games.legacies.effects.worth import WORTHLESS, Worth, plus
from posterity.games.legacies.rulebook import PERSON, SoloRow, SoloSheet
from posterity.games.legacies.rules.targets import targets
from posterity.games.legacies.state import State

DEEPEST: Final = 4  # benefits within benefits that are weighed


# ---------------------------------------------------------------- the latest solo card


def latest(s: State, seat: int) -> SoloSheet | None:
    """Its latest solo card, of this generation or of an earlier one (legacies.npc.latest-card-missing)."""
    card = s.seats[seat].last_solo
    return None if card == NONE else s.book.solo_cards[card]


def points_up(s: State, seat: int) -> bool:
    sheet = latest(s, seat)
    return sheet is None or sheet.up


def amount_shown(s: State, seat: int) -> int:
    """What stands at the bottom right of its latest solo card."""
    sheet = latest(s, seat)
    return 0 if sheet is None else sheet.foundation


def row_number(s: State, seat: int) -> int:
    """The row its latest card was played for, from 1; 0 for a card of an earlier generation."""
    return min(s.seats[seat].solo_played, s.book.constants.nemesis_last_row)


def row_shown(s: State, seat: int) -> SoloRow | None:
    """The row it resolves, while it is its turn."""
    sheet, number = latest(s, seat), row_number(s, seat)
    return None if sheet is None or number == 0 or s.acting != seat else sheet.rows[number - 1]


# ---------------------------------------------------------------- the ring, and whom it harms


def clockwise(s: State, seat: int, place: int) -> int:
    """How far clockwise from its own track a character or an industry is; legendary figures come last.

    legacies.nemesis.other-choices
    """
    if place >= len(CHARACTERS):
        return place
    return (s.seats[seat].character - place) % len(CHARACTERS)


def leader(s: State) -> int:
    """The person with the most fame."""
    return s.ahead([seat for seat in range(s.book.seats) if s.book.kinds[seat] == PERSON])


def aim(s: State, seat: int, other: int) -> int:
    """Whom it rather harms: the person with the most fame, then other opponents, then itself."""
    if other == seat:
        return 2
    return 0 if other == leader(s) else 1


def nearest(s: State, seat: int, options: list[Action]) -> Action:
    """The first in ring order, clockwise from its own track (legacies.nemesis.other-choices)."""
    best = options[0]
    for pick in options:
        if clockwise(s, seat, pick.a) < clockwise(s, seat, best.a):
            best = pick
    return best


def in_ring_order(s: State, seat: int, options: list[Action]) -> list[Action]:
    """The nearest clockwise first, so that of equal ones it is met first; before rules 2, as they lie."""
    return sorted(options, key=lambda pick: clockwise(s, seat, pick.a)) if s.rules >= 2 else options


# ---------------------------------------------------------------- what it prefers


def worth(s: State, seat: int, script: int, track: int, deep: int = 0) -> Worth:
    """What an effect brings a seat as it is printed: foundation, then fame, resources and gold.

    legacies.nemesis.reward-preference, legacies.nemesis.penalty-preference
    """
    total: Worth = WORTHLESS
    if deep > DEEPEST:
        return total
    for step in s.book.scripts[script]:
        if step.who != "chosen-opponent" and seat in targets(s, seat, step.who, track):
            total = plus(total, step.brings(s, seat, track, deep))
    return total


def entering(s: State, seat: int, character: int) -> Worth:
    """What a new relationship on a track brings: its first space and the bonus token."""
    found = worth(s, seat, s.book.spaces[character][0][s.century()], character)
    bonus = s.board.bonus[character]
    return found if bonus == NONE else plus(found, worth(s, seat, s.book.bonuses[bonus], character))


# ---------------------------------------------------------------- resources


def least_owned(s: State, seat: int, options: list[Action]) -> Action:
    """The kind it has least of, dye, gear, gem and iron in this order if equal (legacies.nemesis.any-resource)."""
    owned, best = s.seats[seat].resources, options[0]
    for pick in options:
        if owned[pick.a] < owned[best.a]:
            best = pick
    return best


def most_owned(s: State, seat: int, options: list[Action]) -> Action:
    """The kind it has most of (legacies.nemesis.any-resource)."""
    owned, best = s.seats[seat].resources, options[0]
    for pick in options:
        if owned[pick.a] > owned[best.a]:
            best = pick
    return best
