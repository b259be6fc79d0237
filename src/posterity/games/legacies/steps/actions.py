"""Steps about what a player does: drawing, special and global actions, heirlooms, tokens of the mat."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Question
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import CHARACTERS, GLOBALS, NOBODY, NONE, TOKENS
from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.masks import ANY_TOKEN
from posterity.games.legacies.effects.price import ByCentury
from posterity.games.legacies.effects.script import Doing, EffectStep, Scripts
from posterity.games.legacies.effects.worth import CARD
from posterity.games.legacies.rules.globals import may_trigger, trigger, trigger_facts
from posterity.games.legacies.rules.heirlooms import acquire, available, heirloom_facts, heirlooms_of, may_acquire
from posterity.games.legacies.rules.legendary import may_draw_heir
from posterity.games.legacies.rules.preferences import clockwise
from posterity.games.legacies.rules.relationships import WildRelationship
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.rules.successors import ChooseSpecialAction, Unlock
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.actions import (
    AcquireHeirloom,
    BlockGlobal,
    DrawCard,
    DrawSuccessor,
    SpecialAction,
    TriggerGlobal,
    UnlockToken,
)
from posterity.games.legacies.vocabulary.amounts import by_century
from posterity.games.legacies.vocabulary.words import HeirloomOwner

# ---------------------------------------------------------------- cards and successors


class DrawCardStep(EffectStep[State]):
    """Player cards of the century into the hand; automata have none (legacies.generation.hand-limit)."""

    def __init__(self, printed: DrawCard, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.amount: Final = by_century(printed.amount)

    def perform(self, s: State, doing: Doing) -> None:
        if s.is_person(doing.seat):
            drawn = s.draw_cards(doing.seat, self.amount[s.century()])
            story.cards_drawn(s, "legacies.generation.hand-limit", doing.seat, drawn)

    def likely_worth(self) -> ByCentury:
        return CARD


class DrawSuccessorStep(EffectStep[State]):
    """Successors into the hand, unless the generation's one is in play (legacies.successor.no-more-draws)."""

    def __init__(self, printed: DrawSuccessor, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.amount: Final = by_century(printed.amount)
        self.additional: Final = printed.additional  # even then

    def perform(self, s: State, doing: Doing) -> None:
        code = may_draw_heir(s, doing.seat)
        allowed = code == YES or (self.additional and code == refusals.SUCCESSOR_DONE)
        if s.is_person(doing.seat) and allowed:
            drawn = s.draw_heirs(doing.seat, self.amount[s.century()])
            story.heirs_drawn(s, "legacies.successor.no-more-draws", doing.seat, drawn)


# ---------------------------------------------------------------- special actions and tokens of the mat


class SpecialActionStep(EffectStep[State]):
    """One's special action, or a learned one, so many times."""

    def __init__(self, printed: SpecialAction, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.times: Final = printed.times

    def perform(self, s: State, doing: Doing) -> None:
        """A relationship benefit makes a Nemesis a new relationship instead, anything else nothing.

        legacies.nemesis.special-as-benefit, legacies.nemesis.special-never
        """
        if s.is_person(doing.seat):
            s.then([ChooseSpecialAction(doing.seat, False)] * self.times)
            return
        benefit = doing.track != NOBODY or s.book.sources[doing.script] in s.book.figure_names
        if benefit and not doing.event:
            s.then([WildRelationship(doing.seat, "nemesis-special-as-benefit")] * self.times)
        else:
            story.ruled(s, doing.seat, "nemesis-special-never")

    def likely_worth(self) -> ByCentury:
        return 300, 450, 750


class UnlockTokenStep(EffectStep[State]):
    """A locked token becomes available."""

    def __init__(self, printed: UnlockToken, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.token: Final = masks.token(printed.token)

    def question(self, doing: Doing) -> Question[Any] | None:
        return UnlockByStep(doing)


class UnlockByStep(EffectQuestion[UnlockTokenStep]):
    """Which locked token an effect unlocks."""

    def prompt(self) -> str:
        return "ask-unlock-by"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.UNLOCK,)

    def about(self, s: State) -> list[Action]:
        return s.book.unlock

    def may_pick(self, s: State, pick: Action) -> int:
        return Unlock(self.seat, self.step(s).token).may_pick(s, pick)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        return options[0], "nemesis-successor-match"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        Unlock(self.seat, self.step(s).token).answer(s, pick, words)


# ---------------------------------------------------------------- heirlooms


class AcquireHeirloomStep(EffectStep[State]):
    """An heirloom by the rules, of its `owner` and of one of these `levels`, for `discount` resources less."""

    def __init__(self, printed: AcquireHeirloom, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.owner: Final[HeirloomOwner] = printed.owner
        self.levels: Final = sum([1 << level for level in printed.levels])
        self.discount: Final = printed.discount
        self.waive_fee: Final = printed.waive_fee

    def question(self, doing: Doing) -> Question[Any] | None:
        return AcquireByStep(doing)

    def likely_worth(self) -> ByCentury:
        return 300, 350, 400


class AcquireByStep(EffectQuestion[AcquireHeirloomStep]):
    """Which heirloom an effect acquires."""

    def prompt(self) -> str:
        return "ask-acquire"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.HEIRLOOM,)

    def about(self, s: State) -> list[Action]:
        """The available ones of the kind that the step is about."""
        return [
            s.book.heirloom[heirloom]
            for character in range(len(CHARACTERS))
            if s.playing(character) != NOBODY
            for heirloom in available(s, heirlooms_of(s, character), character)
            if self.fits(s, heirloom)
        ]

    def fits(self, s: State, heirloom: int) -> bool:
        step, own = self.step(s), s.book.heirloom_character[heirloom] == s.seats[self.seat].character
        right = step.owner == "any" or own == (step.owner == "own")
        return right and bool(step.levels >> s.book.heirloom_level[heirloom] & 1)

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        return (
            may_acquire(s, self.seat, pick.a, step.discount, step.waive_fee)
            if self.fits(s, pick.a)
            else refusals.NOT_OF_EFFECT
        )

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts, step = super().facts(s, pick), self.step(s)
        if pick.verb is verbs.HEIRLOOM:
            facts.update(heirloom_facts(s, self.seat, pick.a, step.discount, step.waive_fee))
        return facts

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The lowest level, its own before others', the nearest clockwise."""
        keys = []
        for pick in options:
            character = s.book.heirloom_character[pick.a]
            keys.append((s.book.heirloom_level[pick.a], clockwise(s, self.seat, character)))
        return options[keys.index(min(keys))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        step = self.step(s)
        acquire(s, self.seat, pick.a, step.discount, step.waive_fee)


# ---------------------------------------------------------------- global actions


class TriggerGlobalStep(EffectStep[State]):
    """One of these global actions, however few cards have been played (legacies.global.by-effect)."""

    def __init__(self, printed: TriggerGlobal, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.tiles: Final = masks.tiles(printed.which)
        self.waive_first: Final = printed.waive_first  # the foundation may come first

    def question(self, doing: Doing) -> Question[Any] | None:
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


class BlockGlobalStep(EffectStep[State]):
    """One of one's available tokens on a face-up global action (legacies.generation.blocked-tile)."""

    def __init__(self, printed: BlockGlobal, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.token: Final = masks.token(printed.token)
        self.tiles: Final = masks.tiles(printed.which or (masks.ANY,))

    def question(self, doing: Doing) -> Question[Any] | None:
        return BlockByStep(doing)


class BlockByStep(EffectQuestion[BlockGlobalStep]):
    """Which global action is blocked, and with which token (legacies.generation.blocked-tile)."""

    def prompt(self) -> str:
        return "ask-block"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BLOCK,)

    def about(self, s: State) -> list[Action]:
        step, lexicon = self.step(s), s.book.lexicon
        return [
            lexicon.action(verbs.BLOCK, tile, token)
            for tile in s.board.row
            for token in range(len(TOKENS))
            if step.token in (ANY_TOKEN, token) and step.tiles >> tile & 1
        ]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if step.token not in (ANY_TOKEN, pick.b) or not step.tiles >> pick.a & 1:
            return refusals.NOT_OF_EFFECT
        if s.board.down >> pick.a & 1:
            return refusals.TILE_DOWN
        if s.board.blockers[pick.a] != NONE:
            return refusals.TILE_BLOCKED
        return YES if s.seats[self.seat].free[pick.b] else refusals.NO_TOKEN_TO_BLOCK

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
