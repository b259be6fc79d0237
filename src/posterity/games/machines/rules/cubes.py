"""Abilities that gain, place, take back and move cubes; one's own, always (machines.card.expansion-dome.own-cubes)."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask
from posterity.games.gears.pieces import NOBODY
from posterity.games.gears.state import State
from posterity.games.machines import refusals, story, verbs
from posterity.games.machines.rules.asking import AbilityQuestion, Deed


class GainCubes(Deed):
    """From the supply to the pool (machines.activate.gain-cubes)."""

    def run(self, s: State) -> Ask | None:
        s.players[self.seat].pool += self.number
        story.gained_cubes(s, self.seat, self.number)
        return None


class PlaceCubes(AbilityQuestion):
    """From the supply onto a technology in the current frame (machines.activate.gain-cubes)."""

    def __init__(self, seat: int, cubes: int) -> None:
        super().__init__(seat)
        self.cubes: Final = cubes

    def prompt(self) -> str:
        return "ask-place-cubes"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"cubes": self.cubes}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SITE,)

    def about(self, s: State) -> list[Action]:
        here = s.players[self.seat].frame
        return [s.book.lexicon.action(verbs.SITE, here, site.technology) for site in s.frames[here]]

    def may_pick(self, s: State, pick: Action) -> int:
        here = s.players[self.seat].frame
        return YES if pick.a == here and s.site(pick.a, pick.b) is not None else refusals.ONLY_HERE

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.put_cubes(pick.a, pick.b, self.seat, self.cubes)
        story.placed_cubes(s, self.seat, pick.a, pick.b, self.cubes)


class HowManyOf(AbilityQuestion):
    """Choose how many of one's own cubes on a technology, or none of them."""

    def __init__(self, seat: int, frame: int, technology: int, most: int) -> None:
        super().__init__(seat)
        self.frame: Final = frame
        self.technology: Final = technology
        self.most: Final = most

    def there(self, s: State) -> int:
        site = s.site(self.frame, self.technology)
        assert site is not None  # nothing leaves the timeline in a turn
        return min(self.most, site.cubes[self.seat])

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"technology": s.book.names[self.technology], "most": self.there(s)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.CUBES,)

    def about(self, s: State) -> list[Action]:
        return [s.book.lexicon.action(verbs.CUBES, number) for number in range(self.there(s) + 1)]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick.a <= self.there(s) else self.too_many()

    def too_many(self) -> int:
        """The refusal for more cubes than there are."""
        raise NotImplementedError

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return self.prompt_args(s)


class ReturnCubes(HowManyOf):
    """Any number of one's cubes, or none, from the technology to the pool (machines.card.null-spire.return)."""

    def prompt(self) -> str:
        return "ask-return"

    def too_many(self) -> int:
        return refusals.TOO_MANY_TO_RETURN

    def grant(self, s: State, pick: Action) -> str:
        return "machines.card.null-spire.return"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.put_cubes(self.frame, self.technology, self.seat, -pick.a)
        s.players[self.seat].pool += pick.a
        story.returned_cubes(s, self.seat, self.frame, self.technology, pick.a)


class MoveCubes(AbilityQuestion):
    """Where cubes from the current frame go: to one technology in another frame, or nowhere.

    machines.card.expansion-dome.destination, machines.card.expansion-dome.source
    """

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def prompt(self) -> str:
        return "ask-move-cubes"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"frame": s.players[self.seat].frame}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SITE, verbs.NOTHING)

    def about(self, s: State) -> list[Action]:
        action = s.book.lexicon.action
        sites = [action(verbs.SITE, f, site.technology) for f, there in enumerate(s.frames) for site in there]
        return [*sites, action(verbs.NOTHING)]

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.verb is verbs.NOTHING:
            return YES
        if pick.a >= len(s.frames) or s.site(pick.a, pick.b) is None:
            return refusals.NOT_THERE_TO_MOVE_TO
        return refusals.NOT_ELSEWHERE if pick.a == s.players[self.seat].frame else YES

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {"here": s.players[self.seat].frame}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick.verb is verbs.NOTHING:
            story.nothing_happens(s, self.seat)
            return
        here = s.players[self.seat].frame
        source = next_source(s, self.seat, here, NOBODY)
        if source != NOBODY:
            s.then([TakeFrom(self.seat, here, source, self.most, pick.a, pick.b)])


def next_source(s: State, seat: int, frame: int, after: int) -> int:
    """The technology of the frame with cubes of `seat` that comes after another one, or first; NOBODY if none does."""
    seen = after == NOBODY
    for site in s.frames[frame]:
        if seen and site.cubes[seat]:
            return site.technology
        seen = seen or site.technology == after
    return NOBODY


class TakeFrom(HowManyOf):
    """How many cubes go from one technology of the frame to the one chosen; the last one may go, too."""

    def __init__(self, seat: int, frame: int, technology: int, most: int, to_frame: int, to: int) -> None:
        super().__init__(seat, frame, technology, most)
        self.to_frame: Final = to_frame
        self.to: Final = to

    def prompt(self) -> str:
        return "ask-take-from"

    def too_many(self) -> int:
        return refusals.TOO_MANY_TO_MOVE

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "target": s.book.names[self.to], "frame": self.to_frame}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.put_cubes(self.frame, self.technology, self.seat, -pick.a)
        s.put_cubes(self.to_frame, self.to, self.seat, pick.a)
        story.moved_cubes(s, self.seat, self.technology, self.to_frame, self.to, pick.a)
        source = next_source(s, self.seat, self.frame, self.technology)
        if source != NOBODY:
            s.then([TakeFrom(self.seat, self.frame, source, self.most - pick.a, self.to_frame, self.to)])
