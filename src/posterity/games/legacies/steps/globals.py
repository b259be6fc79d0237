"""Steps about global actions: triggering one, and blocking one for everybody else."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import GLOBALS, NONE, TOKENS
from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.masks import ANY_TOKEN
from posterity.games.legacies.effects.price import ByCentury
from posterity.games.legacies.effects.script import Doing, Scripts, Step
from posterity.games.legacies.rules.globals import may_trigger, trigger, trigger_facts
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.actions import BlockGlobal, TriggerGlobal


class TriggerGlobalStep(Step[State]):
    """One of these global actions, however few cards have been played (legacies.global.by-effect)."""

    def __init__(self, printed: TriggerGlobal, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        named = GLOBALS if masks.ANY in printed.which else printed.which
        self.tiles: Final = sum([1 << GLOBALS.index(name) for name in named])
        self.waive_first: Final = printed.waive_first  # the foundation may come first

    def question(self, doing: Doing) -> TriggerByStep:
        return TriggerByStep(doing)

    def likely_worth(self) -> ByCentury:
        return 300, 400, 600


class TriggerByStep(EffectQuestion[TriggerGlobalStep]):
    """Which global action an effect triggers; its words waive the cards played before (legacies.global.by-effect)."""

    def prompt(self) -> str:
        return "ask-trigger"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TRIGGER,)

    def about(self, s: State) -> list[Action]:
        return [s.book.trigger[tile] for tile in s.board.row if self.step(s).tiles >> tile & 1]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not step.tiles >> pick.a & 1:
            return refusals.NOT_OF_EFFECT
        return may_trigger(s, self.seat, pick.a, True, step.waive_first)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), **trigger_facts(s, self.seat, pick)}

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The first in the row of tiles (legacies.nemesis.global-choice)."""
        return options[0], "nemesis-global-choice"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        trigger(s, self.seat, pick.a)


class BlockGlobalStep(Step[State]):
    """One of one's available tokens on a face-up global action (legacies.generation.blocked-tile)."""

    def __init__(self, printed: BlockGlobal, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.token: Final = masks.token(printed.token)

    def question(self, doing: Doing) -> BlockByStep:
        return BlockByStep(doing)


class BlockByStep(EffectQuestion[BlockGlobalStep]):
    """Which global action is blocked, and with which token (legacies.generation.blocked-tile)."""

    def prompt(self) -> str:
        return "ask-block"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BLOCK,)

    def about(self, s: State) -> list[Action]:
        wanted, lexicon = self.step(s).token, s.book.lexicon
        return [
            lexicon.action(verbs.BLOCK, tile, token)
            for tile in s.board.row
            for token in range(len(TOKENS))
            if wanted in (ANY_TOKEN, token)
        ]

    def may_pick(self, s: State, pick: Action) -> int:
        if self.step(s).token not in (ANY_TOKEN, pick.b):
            return refusals.NOT_OF_EFFECT
        if s.board.down >> pick.a & 1:
            return refusals.TILE_DOWN
        if s.board.blockers[pick.a] != NONE:
            return refusals.TILE_BLOCKED
        return YES if s.seats[self.seat].free[pick.b] else refusals.NO_TOKEN

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = super().facts(s, pick)
        if pick.verb is verbs.BLOCK and s.board.blockers[pick.a] != NONE:
            facts["victim"] = s.board.blockers[pick.a] // len(TOKENS)
        return facts

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The first in the row of tiles, with the first kind of token."""
        return options[0], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.seats[self.seat].free[pick.b] -= 1
        s.board.blockers[pick.a] = self.seat * len(TOKENS) + pick.b
        args: dict[str, object] = {"seat": self.seat, "global": GLOBALS[pick.a], "token": TOKENS[pick.b]}
        story.tell(s, "blocked", "legacies.generation.blocked-tile", args)
