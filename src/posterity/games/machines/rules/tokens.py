"""Abilities that lay tokens, change the actions of the turn or the timeline itself."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.gears.pieces import Site
from posterity.games.gears.state import State
from posterity.games.machines import refusals, story, verbs
from posterity.games.machines.rulebook import EXTRA_TURN
from posterity.games.machines.rules.asking import AbilityQuestion, Deed
from posterity.games.machines.state import machinery, set_tokens, splice


class ModifyReward(AbilityQuestion):
    """A reward token on any other technology of the timeline; opposite ones cancel.

    machines.card.gilding-cannon.effect, machines.card.rustifier.effect, machines.modifier.cancel,
    machines.modifier.stack
    """

    def __init__(self, seat: int, frame: int, technology: int, by: int) -> None:
        super().__init__(seat)
        self.frame: Final = frame
        self.technology: Final = technology
        self.by: Final = by

    def prompt(self) -> str:
        return "ask-modify"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"by": self.by}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SITE,)

    def about(self, s: State) -> list[Action]:
        action = s.book.lexicon.action
        return [action(verbs.SITE, f, site.technology) for f, sites in enumerate(s.frames) for site in sites]

    def may_pick(self, s: State, pick: Action) -> int:
        raises = self.by > 0
        if pick.a >= len(s.frames) or s.site(pick.a, pick.b) is None:
            return refusals.NOT_THERE_TO_RAISE if raises else refusals.NOT_THERE_TO_LOWER
        if pick.a == self.frame and pick.b == self.technology:
            return refusals.NOT_ITSELF_TO_RAISE if raises else refusals.NOT_ITSELF_TO_LOWER
        return YES

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.frames[pick.a] = [
            Site(site.technology, site.cubes, site.modifier + self.by) if site.technology == pick.b else site
            for site in s.frames[pick.a]
        ]
        story.modified(s, self.seat, pick.a, pick.b, self.by)


class ChangeActions(Deed):
    """Actions gained for this turn, or given up if negative.

    machines.card.timegears.extra-action, machines.card.timegears.this-turn, machines.card.rocket-sled.cost
    """

    def run(self, s: State) -> Ask | None:
        s.actions_left += self.number
        story.changed_actions(s, self.seat, self.number)
        return None


class ExtraTurn(Task[State]):
    """A token for a fifth turn, at most one for each player and round.

    machines.card.destiny-grafter.effect, machines.extra-turn.one-per-round
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        tokens = machinery(s).tokens
        if self.seat in tokens or s.turn == EXTRA_TURN:
            story.nothing_happens(s, self.seat)
        else:
            set_tokens(s, tuple(sorted([*tokens, self.seat])))
            story.gained_turn(s, self.seat)
        return None


class SpliceFrame(Task[State]):
    """One frame older than the oldest, once a game.

    machines.card.season-splicer.effect, machines.spliced.single, machines.spliced.usable-at-once
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        if machinery(s).spliced:
            story.nothing_happens(s, self.seat)
        else:
            splice(s)
            story.spliced(s, self.seat)
        return None
