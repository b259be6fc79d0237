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
    establishing_is_free,
    has_influence,
    may_draw,
    may_establish,
    may_establish_here,
    may_establish_this,
    may_influence,
    may_travel,
    might_establish,
    travel,
)
from posterity.games.gears.rules.asking import GearsQuestion
from posterity.games.gears.rules.draft import may_take, take
from posterity.games.gears.seams import open_book
from posterity.games.gears.state import State

PUBLIC_ENDING: Final = 2  # from these rules on, a hand that cannot be used keeps a turn open like any other
ACTION_VERBS: Final = (verbs.TRAVEL, verbs.ESTABLISH, verbs.INFLUENCE, verbs.DRAW, verbs.TAKE)


class BeginTurn(Task[State]):
    """Three actions are owed anew (gears.turn.three-actions, gears.turn.order)."""

    def __init__(self, seat: int, turn: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn

    def run(self, s: State) -> Ask | None:
        s.turn = self.turn
        s.actions_left = ACTIONS
        s.more_time = False  # gears.fate.moretime.lapses
        s.took_fate = False
        story.turn_began(s, self.seat)
        s.next(TakeAction(self.seat))
        return None


def may_act(s: State, seat: int, pick: Action) -> int:
    """Whether an action may be used for this; each is one of the three."""
    if s.actions_left == 0 and not (pick.verb is verbs.ESTABLISH and establishing_is_free(s)):
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


def legal_actions(s: State, seat: int) -> list[Action]:
    """All legal ones of `possible_actions`, found without checking each of them."""
    book, player = s.book, s.players[seat]
    legal: list[Action] = []
    if s.actions_left:
        legal += book.travel[s.oldest_frame() : player.frame + book.zero_moves]
    if (s.actions_left or establishing_is_free(s)) and may_establish_here(s, player) == YES:
        for card in player.kinds():
            if not book.is_fate(card) and may_establish_this(s, player, card) == YES:
                legal.append(book.establish[card])
    if s.actions_left:
        if has_influence(s, player):
            for site in s.frames[player.frame]:
                if may_influence(s, seat, site.technology) == YES:
                    legal.append(book.influence[site.technology])
        if may_draw(s) == YES:
            legal.append(book.draw)
        if s.draft:
            legal += [pick for pick in book.take if may_take(s, pick.a) == YES]
    return legal


def may_end(s: State, legal: list[Action]) -> int:
    """Not while an action is owed and a legal one is there (gears.turn.forfeit-when-stuck)."""
    return refusals.ACTIONS_OWED if s.actions_left and legal else YES


def stays_open(s: State, seat: int) -> bool:
    """Does the turn wait for its end to be declared? Only what everybody sees decides (gears.turn.ending).

    Before rules 2 it did not wait if nothing in the hand could be established.
    """
    return open_book(s).stays_open(s, seat) or (s.rules >= PUBLIC_ENDING and might_establish(s, seat))


def possible_actions(s: State, seat: int) -> list[Action]:
    """Everything an action might be used for, allowed or not."""
    picks = actions(s, seat)
    if s.draft:
        picks += s.book.take
    return picks


class TakeAction(GearsQuestion):
    """What the player does next: an action, a free play, or end the turn once nothing more is owed.

    gears.turn.any-mix, gears.fate.any-moment, gears.turn.ending
    """

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
        if not options and not stays_open(s, self.seat):
            end_turn(s, self.seat)
            return None
        may_end_now = may_end(s, options) == YES
        book = open_book(s)
        for pick in book.free_plays(s, self.seat):
            if book.may_play(s, self.seat, pick) == YES:
                options.append(pick)
        if may_end_now:
            options.append(book.end)
        return Ask(self.seat, self.prompt(), options)

    def about(self, s: State) -> list[Action]:
        return [*possible_actions(s, self.seat), *open_book(s).free_plays(s, self.seat), s.book.end]

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.verb is verbs.END:
            return may_end(s, legal_actions(s, self.seat))
        if pick.verb in s.book.free_verbs:
            return open_book(s).may_play(s, self.seat, pick)
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
            facts.update(open_book(s).play_facts(s, self.seat, pick))
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
            open_book(s).play(s, self.seat, pick)


def end_turn(s: State, seat: int) -> None:
    """What is still owed is forfeited, an unused permission lapses."""
    s.actions_left = 0
    s.more_time = False
    open_book(s).end_turn(s, seat)
    story.turn_ended(s, seat)
