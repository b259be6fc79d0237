"""What a seat may expect of a position, and how much of a change was chance: seen from its own guesses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from posterity.analysis.judge import Judge
from posterity.analysis.statistics import half_band, mean
from posterity.core.actions import Action
from posterity.core.chance import QuickStream, Stream, seed_of
from posterity.core.events import Event
from posterity.core.game import Game
from posterity.core.observation import Guess
from posterity.core.tasks import State, apply

VIEWED: Final = 3  # worlds in which it is checked whether an answer shows a seat anything
TRIED: Final = 60  # guesses in which some are looked for that agree with an answer


class Change:
    """What chance changed for a seat with an answer: nothing, so much, or everything that changed at all."""

    def __init__(self, shown: bool, by_chance: float | None) -> None:
        self.shown: Final = shown
        self.by_chance: Final = by_chance


def guessed(game: Game[Any], s: State, seat: int, luck: Stream, count: int) -> list[State]:
    """Worlds that a seat cannot tell from this one."""
    known = game.sort_unseen(s, seat)
    return [game.guess(known, seat, luck) for _ in range(count)]


def chances(
    game: Game[Any], judge: Judge, s: State, seat: int, about: int, number: int, usual: int
) -> tuple[float, float]:
    """What `seat` may expect of the share of the seat `about`, and half of its band."""
    if s.ask is None:
        return real_share(game, s, about), 0.0
    worlds = guessed(game, s, seat, QuickStream(number), judge.beliefs(usual))
    told = judge.chances(as_guesses(game, worlds, seat), about, number)
    return mean(told), half_band(told)


def goes_on(before: State, after: State) -> bool:
    """Is the same seat asked again?"""
    assert before.ask is not None
    return after.ask is not None and after.ask.seat == before.ask.seat


def real_share(game: Game[Any], s: State, seat: int) -> float:
    """Once the game is over: a seat's share of the victory."""
    winners = game.winners(s)
    return 1 / len(winners) if seat in winners else 0.0


def as_guesses(game: Game[Any], worlds: Sequence[State], seat: int) -> list[Guess]:
    return [Guess(game, world, seat) for world in worlds]


class Answered:
    """An answer that was given: the position before it and after it, and what was told of it."""

    def __init__(
        self, game: Game[Any], judge: Judge, before: State, pick: str, after: State, told: Sequence[Event]
    ) -> None:
        assert before.ask is not None
        self.game: Final = game
        self.judge: Final = judge
        self.before: Final = before
        self.seat: Final = before.ask.seat
        self.pick: Final = pick
        self.after: Final = after
        self.told: Final = told

    def shows(self, seat: int, number: int) -> bool:
        """Does `seat` see anything that it could not foresee once it knew the answer?"""
        seen = self.seen(self.after, seat)
        return any(self.seen(then, seat) != seen for then in self.agreeing(seat, number, VIEWED))

    def seen(self, s: State, seat: int) -> bytes:
        return msgspec.json.encode(self.game.view(s, seat))

    def agreeing(self, seat: int, number: int, count: int) -> list[State]:
        """Worlds after the answer, as `seat` can imagine them; fewer than `count` where hardly any agree with it."""
        known, luck = self.game.sort_unseen(self.before, seat), QuickStream(number)
        found: list[State] = []
        for _ in range(TRIED):
            if len(found) == count:
                break
            then = self.given_in(self.game.guess(known, seat, luck), seat)
            if then is not None:
                found.append(then)
        return found

    def change(self, seat: int, number: int, usual: int) -> Change:
        """What chance, and hidden cards that came to light, changed for a seat that was not asked.

        As long as the turn goes on it is the change for the seat that was asked, as `seat` may judge it.
        """
        if not self.shows(seat, number):
            return Change(False, 0.0)
        if not self.is_drawn(seat):
            return Change(True, None)
        about = self.seat if goes_on(self.before, self.after) else seat
        after, _ = chances(self.game, self.judge, self.after, seat, about, number + 1, usual)
        worlds = self.agreeing(seat, number + 2, self.judge.beliefs(usual))
        told = self.judge.chances(as_guesses(self.game, worlds, seat), about, number + 3)
        return Change(True, after - mean(told))

    def is_drawn(self, seat: int) -> bool:
        """Would `seat` have seen something else with other luck, all hands being the same?

        Else what came to light is a card that somebody had chosen in secret. Guesses take such cards for chosen at
        random, so they would say what a bad choice changes; then the whole change counts as chance.
        """
        seen = self.seen(self.after, seat)
        for number in range(VIEWED):
            other = self.before.clone()
            self.game.reseed(other, seed_of(number))
            apply(other, self.game.lexicon(other).parse(self.pick))
            if self.seen(other, seat) != seen:
                return True
        return False

    # ---------------------------------------------------------------- the same answer in another world

    def given_in(self, world: State, seat: int) -> State | None:
        """That world after the answer, or after one that `seat` cannot tell from it; None if there is none."""
        ask = world.ask
        if ask is None or ask.seat != self.seat:
            return None
        for option in ask.options:
            if option.text == self.pick:
                then = world.clone()
                apply(then, option)
                return then
        return None if seat == self.seat else self.alike_in(world, ask.options, seat)

    def alike_in(self, world: State, options: Sequence[Action], seat: int) -> State | None:
        """That world after an answer with the same verb of which `seat` is told the same."""
        verb = self.game.lexicon(self.before).parse(self.pick).verb
        wanted = first_read(self.told, seat)
        for option in options:
            if option.verb is verb:
                then = world.clone()
                then.told = []
                apply(then, option)
                if first_read(then.told, seat) == wanted:
                    then.told = None
                    return then
        return None


def first_read(told: Sequence[Event], seat: int) -> tuple[str, str]:
    """The first thing that a seat reads of an answer."""
    for event in told:
        seen = event.seen_by(seat)
        if seen is not None:
            return seen.message, repr(sorted(seen.args.items()))
    return "", ""
