"""How a Nemesis decides: its latest solo card, what it prefers, and the ring where nothing else tells."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.games.legacies import effects
from posterity.games.legacies.board import CHARACTERS, NOBODY, NONE
from posterity.games.legacies.effects import Step
from posterity.games.legacies.rulebook import PERSON, RISING_STAR, SoloRow, SoloSheet
from posterity.games.legacies.rules.counting import count, holds, targets
from posterity.games.legacies.state import State

Worth = tuple[int, int, int, int]  # foundation, fame, resources, gold, as a Nemesis prefers them
NOTHING: Final = (0, 0, 0, 0)
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
    return sorted(options, key=lambda pick: clockwise(s, seat, pick.a)) if s.mended() else options


# ---------------------------------------------------------------- what it prefers


def plus(one: Worth, other: Worth) -> Worth:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def worth(s: State, seat: int, script: int, track: int, deep: int = 0) -> Worth:
    """What an effect brings a seat as it is printed: foundation, then fame, resources and gold.

    legacies.nemesis.reward-preference, legacies.nemesis.penalty-preference
    """
    total: Worth = NOTHING
    for step in s.book.scripts[script]:
        if step.who != effects.CHOSEN_OPPONENT and seat in targets(s, seat, step.who, track):
            total = plus(total, worth_of_step(s, seat, step, track, deep))
    return total


def worth_of_step(s: State, seat: int, step: Step, track: int, deep: int) -> Worth:
    op = step.op
    if op == effects.GAIN:
        return gained(s, step, 1)
    if op == effects.LOSE:
        return NOTHING if step.optional else lost(s, seat, step, 1)
    if op == effects.STEAL:
        return stolen(s, seat, step, track)
    if op == effects.FOR_EACH:
        times = min(count(s, seat, step.counter) // step.per, step.most)
        total: Worth = NOTHING
        for inner in s.book.scripts[step.inner[0]]:
            more = gained(s, inner, times) if inner.op == effects.GAIN else lost(s, seat, inner, times)
            total = plus(total, more)
        return total
    if deep == DEEPEST:
        return NOTHING
    if op == effects.IF:
        return worth(s, seat, step.inner[0 if holds(s, seat, step) else 1], track, deep + 1)
    if op == effects.CHOOSE:
        return max([worth(s, seat, inner, track, deep + 1) for inner in step.inner])
    return collected(s, seat, step, deep)


def gained(s: State, step: Step, times: int) -> Worth:
    century = s.century()
    resources = step.any[century] + sum(step.kinds)
    return (
        step.foundation[century] * times,
        step.fame[century] * times,
        resources * times,
        step.gold[century] * times,
    )


def lost(s: State, seat: int, step: Step, times: int) -> Worth:
    """Losses as far as they go; it has no gold to lose (legacies.nemesis.penalty-preference)."""
    player, century = s.seats[seat], s.century()
    named = sum([min(n * times, player.resources[kind]) for kind, n in enumerate(step.kinds)])
    some = min(step.any[century] * times, player.stock() - named)
    foundation = min(step.foundation[century] * times, player.foundation)
    return -foundation, -min(step.fame[century] * times, player.fame), -(named + some), 0


def haul(s: State, victim: int, step: Step) -> Worth:
    """What can really be stolen from a seat (legacies.rising-star.stealing, legacies.nemesis.stolen-gold)."""
    player, century = s.seats[victim], s.century()
    foundation = min(step.foundation[century], player.foundation)
    named, some = sum(step.kinds), step.any[century]
    if s.book.kinds[victim] == RISING_STAR:
        return foundation, step.fame[century], named + some, step.gold[century]
    named = sum([min(n, player.resources[kind]) for kind, n in enumerate(step.kinds)])
    some = min(some, player.stock() - named)
    return foundation, min(step.fame[century], player.fame), named + some, min(step.gold[century], player.gold)


def stolen(s: State, seat: int, step: Step, track: int) -> Worth:
    others = [other for other in s.order if other != seat]
    if step.whose == 0:
        return max([haul(s, other, step) for other in others])
    if step.whose == 2:
        others = [s.ahead([other for other in others if s.book.is_player(other)])]
    elif step.whose == 3:
        others = [other for other in others if track != NOBODY and other == s.playing(track)]
    total: Worth = NOTHING
    for other in others:
        total = plus(total, haul(s, other, step))
    return total


def collected(s: State, seat: int, step: Step, deep: int) -> Worth:
    """What spaces and bonus tokens bring that an effect collects by its own track; nothing for other steps."""
    character = s.seats[seat].character
    if step.op == effects.COLLECT_SPACE and not step.flag and step.way <= len(s.book.spaces[character]):
        one = worth(s, seat, s.book.spaces[character][step.way - 1][s.century()], character, deep + 1)
        return one[0] * step.count, one[1] * step.count, one[2] * step.count, one[3] * step.count
    if step.op == effects.COLLECT_BONUS and not step.flag and s.board.bonus[character] != NONE:
        return worth(s, seat, s.book.bonuses[s.board.bonus[character]], character, deep + 1)
    return NOTHING


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
