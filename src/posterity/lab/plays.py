"""Counts wasted plays of each seat: special plays that change nothing, and turns ended with a free play left.

A play is tried on a copy of the table on which nothing else is still to be done, so that neither the rest of the turn
nor the next player comes between its beginning and its end.
"""

from __future__ import annotations

from typing import Any

from posterity.core.abilities import SpecialPlays, special_plays
from posterity.core.actions import Action
from posterity.core.game import Game
from posterity.core.tasks import State, apply

LONGEST = 12  # the most answers that one play may take


class MadePlay:
    """A special play that was made: by whom, the answer that began it, and whether it changed nothing."""

    def __init__(self, seat: int, pick: str) -> None:
        self.seat = seat
        self.pick = pick
        self.is_null = False


class OpenPlay:
    """A special play that is being made: the table before it, and the copy on which it goes on."""

    def __init__(self, s: State, pick: Action) -> None:
        assert s.ask is not None
        self.seat = s.ask.seat
        self.pick = pick.text
        self.prompt = s.ask.prompt
        self.before = s.clone()
        self.world = alone(s)

    def is_over(self) -> bool:
        """Is nothing more asked, or the same question as before the play?"""
        ask = self.world.ask
        return ask is None or (ask.seat == self.seat and ask.prompt == self.prompt)


def alone(s: State) -> State:
    """A copy of the table on which nothing happens after the open question but what its answer brings about."""
    copy = s.clone()
    copy.todo = copy.todo[-1:]
    return copy


class PlayCounter:
    """Follows a game answer by answer; `lapses` tells whether missed plays count, too, which takes longer."""

    def __init__(self, game: Game[Any], seats: int, lapses: bool = True) -> None:
        self.game = game
        self.lapses = lapses
        self.special = special_plays(game)
        self.plays = [0] * seats  # plays of special cards and abilities
        self.null_plays = [0] * seats  # those of them that changed nothing
        self.ends = [0] * seats  # turns ended with a free play on offer
        self.missed_plays = [0] * seats  # those of them whose free play would have been useful
        self.made: list[MadePlay] = []
        self.open: OpenPlay | None = None
        self.awaited: MadePlay | None = None  # a play that may still take effect

    def before(self, s: State, pick: Action) -> None:
        """The open question is about to be answered with `pick`."""
        if self.special is None or s.ask is None:
            return
        self.look_back(self.special, s)
        if self.awaited is not None and self.awaited.seat == s.ask.seat and self.special.relies(s, pick):
            self.awaited = None
        if self.open is None and pick.verb.name in self.special.special_verbs:
            self.open = OpenPlay(s, pick)
        if self.open is not None:
            apply(self.open.world, pick)
            if self.open.is_over():
                self.close(self.special, self.open)
        elif self.lapses and pick.verb.name in self.special.end_verbs:
            self.end_turn(self.special, s)

    def close(self, special: SpecialPlays[Any], play: OpenPlay) -> None:
        """A play is over: it has changed something, may still do so, or was wasted."""
        self.open = None
        made = MadePlay(play.seat, play.pick)
        self.made.append(made)
        self.plays[play.seat] += 1
        if special.changed(play.before, play.world, play.seat):
            return
        if special.is_awaited(play.world) and not special.is_awaited(play.before):
            self.awaited = made
        else:
            self.in_vain(made)

    def in_vain(self, play: MadePlay) -> None:
        """A play has changed nothing."""
        play.is_null = True
        self.null_plays[play.seat] += 1

    def look_back(self, special: SpecialPlays[Any], s: State) -> None:
        """Count the play whose effect was awaited as a null play, once nothing is awaited any more."""
        if self.awaited is not None and not special.is_awaited(s):
            self.in_vain(self.awaited)
            self.awaited = None

    def over(self, s: State) -> None:
        """Count what is still open when the game is over."""
        if self.special is not None:
            self.look_back(self.special, s)

    def end_turn(self, special: SpecialPlays[Any], s: State) -> None:
        assert s.ask is not None
        free = [option for option in s.ask.options if option.verb.name in special.lapsing_verbs]
        if free:
            seat = s.ask.seat
            self.ends[seat] += 1
            self.missed_plays[seat] += any(self.is_useful(special, s, option) for option in free)

    def is_useful(self, special: SpecialPlays[Any], s: State, pick: Action) -> bool:
        """Would this free play leave the seat better off, by the game's own evaluation?"""
        play = OpenPlay(s, pick)
        world, before = play.world, self.game.evaluate(alone(s), play.seat)
        apply(world, pick)
        for _ in range(LONGEST):
            if play.is_over() or world.ask is None:
                break
            world = play.world = self.best_answered(world, play.seat)
        changed = special.changed(play.before, world, play.seat)
        return changed and play.is_over() and self.game.evaluate(world, play.seat) > before

    def best_answered(self, world: State, seat: int) -> State:
        """The table after the answer that leaves `seat` best off."""
        assert world.ask is not None
        found: list[State] = []
        for option in world.ask.options:
            copy = world.clone()
            apply(copy, option)
            found.append(copy)
        return max(found, key=lambda copy: self.game.evaluate(copy, seat))
