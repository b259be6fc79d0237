"""A turn: three actions, and free plays before, between and after them."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.gears import refusals, story, verbs
from posterity.games.gears.rulebook import ACTIONS
from posterity.games.gears.rules.actions import (
    HowManyCubes,
    actions,
    begin_establishing,
    draw,
    may_draw,
    may_establish,
    may_influence,
    may_overfill,
    may_travel,
    travel,
)
from posterity.games.gears.rules.asking import GearsQuestion
from posterity.games.gears.rules.draft import may_take, take
from posterity.games.gears.state import State

ACTION_VERBS: Final = (verbs.TRAVEL, verbs.ESTABLISH, verbs.INFLUENCE, verbs.DRAW, verbs.TAKE)


class BeginTurn(Task[State]):
    """Three actions are owed anew (gears.turn.three-actions, gears.turn.order)."""

    def __init__(self, seat: int, turn: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn

    def __reduce__(self) -> tuple[object, ...]:
        return (BeginTurn, (self.seat, self.turn))

    def run(self, s: State) -> Ask | None:
        s.turn = self.turn
        s.actions_left = ACTIONS
        s.more_time = False  # gears.fate.moretime.lapses
        s.took_fate = False
        story.turn_began(s, self.seat)
        s.next(Act(self.seat))
        return None


def may_act(s: State, seat: int, pick: Action) -> int:
    """Whether an action may be used for this; each is one of the three."""
    free = pick.verb is verbs.ESTABLISH and s.more_time and s.book.more_time_is_free
    if s.actions_left == 0 and not free:
        return refusals.NO_ACTIONS_LEFT
    if pick.verb is verbs.TRAVEL:
        return may_travel(s, seat, pick.a)
    if pick.verb is verbs.ESTABLISH:
        return may_establish(s, seat, pick.a)
    if pick.verb is verbs.INFLUENCE:
        return may_influence(s, seat, pick.a)
    if pick.verb is verbs.TAKE:
        return may_take(s, pick.a)
    return may_draw(s)


def action_left(s: State, seat: int) -> bool:
    """Is an action owed and a legal one there? Drawing nearly always is one (gears.turn.forfeit-when-stuck)."""
    return may_act(s, seat, s.book.draw) == YES or len(legal_actions(s, seat)) > 0


def legal_actions(s: State, seat: int) -> list[Action]:
    """What an action may be used for now: all of `possible_actions` that may, less what is refused at first sight."""
    legal: list[Action] = []
    if s.actions_left == 0 and not s.more_time:
        return legal
    player, book, here = s.players[seat], s.book, s.players[seat].frame
    for frame in range(book.oldest_frame(s), here + 1):
        add_if_legal(s, seat, book.travel[frame], legal)
    if len(s.frames[here]) < s.capacity(here) or s.more_time:
        for card in player.kinds():
            if not book.is_fate(card):
                add_if_legal(s, seat, book.establish[card], legal)
    if player.pool or book.zero_moves:
        for site in s.frames[here]:
            add_if_legal(s, seat, book.influence[site.technology], legal)
    add_if_legal(s, seat, book.draw, legal)
    if s.draft:
        for pick in book.take:
            add_if_legal(s, seat, pick, legal)
    return legal


def might_establish(s: State, seat: int) -> bool:
    """Could the player establish something, for all that the others know? Then the end of the turn is asked for.

    gears.turn.ending: only public facts decide whether there is a question
    """
    player, here = s.players[seat], s.players[seat].frame
    owed = s.actions_left > 0 or (s.more_time and s.book.more_time_is_free)
    room = here < s.present() and (len(s.frames[here]) < s.capacity(here) or may_overfill(s))
    return owed and room and len(player.hand) > s.book.cheapest


def add_if_legal(s: State, seat: int, pick: Action, legal: list[Action]) -> None:
    if may_act(s, seat, pick) == YES:
        legal.append(pick)


def possible_actions(s: State, seat: int) -> list[Action]:
    """Everything an action might be used for, allowed or not."""
    picks = actions(s, seat)
    if s.draft:
        picks += s.book.take
    return picks


class Act(GearsQuestion):
    """What the player does next: an action, a free play, or end the turn once nothing more is owed.

    gears.turn.any-mix, gears.fate.any-moment, gears.turn.ending
    """

    def __reduce__(self) -> tuple[object, ...]:
        return (Act, (self.seat,))

    def prompt(self) -> str:
        return "ask-act"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"actions": s.actions_left}

    def verbs(self) -> tuple[Verb, ...]:
        return (*ACTION_VERBS, verbs.END)

    def may(self, s: State, pick: Action) -> int:
        return self.may_pick(s, pick) if pick.verb in s.book.free_verbs else super().may(s, pick)

    def run(self, s: State) -> Ask | None:
        options = legal_actions(s, self.seat)
        if not options and not might_establish(s, self.seat) and not s.book.stays_open(s, self.seat):
            end_turn(s, self.seat)
            return None
        for pick in s.book.free_plays(s, self.seat):
            if self.may_pick(s, pick) == YES:
                options.append(pick)
        if self.may_pick(s, s.book.end) == YES:
            options.append(s.book.end)
        return Ask(self.seat, self.prompt(), options)

    def about(self, s: State) -> list[Action]:
        return [*possible_actions(s, self.seat), *s.book.free_plays(s, self.seat), s.book.end]

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.verb is verbs.END:
            owed = s.actions_left > 0 and action_left(s, self.seat)
            return refusals.ACTIONS_OWED if owed else YES
        if pick.verb in s.book.free_verbs:
            return s.book.may_play(s, self.seat, pick)
        return may_act(s, self.seat, pick)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        player = s.players[self.seat]
        facts: dict[str, object] = {"actions": s.actions_left, "here": player.frame, "present": s.present()}
        facts["pool"] = player.pool
        if pick.verb is verbs.ESTABLISH:
            facts["cost"] = s.book.costs[pick.a]
            facts["others"] = len(player.hand) - 1
            facts["holds"] = len(s.frames[player.frame])
            facts["capacity"] = s.capacity(player.frame)
        elif pick.verb in s.book.free_verbs:
            facts.update(s.book.play_facts(s, self.seat, pick))
        return facts

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick is s.book.end:
            end_turn(s, self.seat)
            return
        s.next(self)
        if pick.verb is verbs.TRAVEL:
            s.actions_left -= 1
            travel(s, self.seat, pick.a)
        elif pick.verb is verbs.ESTABLISH:
            begin_establishing(s, self.seat, pick.a)
        elif pick.verb is verbs.INFLUENCE:
            s.next(HowManyCubes(self.seat, pick.a))
        elif pick.verb is verbs.DRAW:
            draw(s, self.seat)
        elif pick.verb is verbs.TAKE:
            take(s, self.seat, pick.a)
        else:
            s.book.play(s, self.seat, pick)


def end_turn(s: State, seat: int) -> None:
    """What is still owed is forfeited, an unused permission lapses."""
    s.actions_left = 0
    s.more_time = False
    s.book.end_turn(s, seat)
    story.turn_ended(s, seat)
