"""What each step of an effect does: the rulebook that carries them out."""

from __future__ import annotations

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import effects, refusals, story, verbs
from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.effects import GAIN, Step
from posterity.games.legacies.rulebook import Rulebook
from posterity.games.legacies.rules.collecting import CollectBonus, collect_own_bonus, collect_space
from posterity.games.legacies.rules.counting import count, holds
from posterity.games.legacies.rules.globals import BlockByStep, TriggerByStep
from posterity.games.legacies.rules.goods import OfferPayment, bill_of, gain, lose, may_pay, steal
from posterity.games.legacies.rules.heirlooms import AcquireByStep
from posterity.games.legacies.rules.investments import (
    Adjust,
    MoveByStep,
    PlaceByStep,
    ReplaceByStep,
    TradeByStep,
    adjust_all,
)
from posterity.games.legacies.rules.moving import MoveAll, MoveToken
from posterity.games.legacies.rules.preferences import NOTHING, worth
from posterity.games.legacies.rules.relationships import MakeBySteps, WildRelationship
from posterity.games.legacies.rules.removing import RemoveToken, remove_all
from posterity.games.legacies.rules.running import Doing, EffectQuestion, Run
from posterity.games.legacies.rules.successors import SpecialAction, UnlockByStep, draw_heirs
from posterity.games.legacies.state import State


class LegaciesRulebook(Rulebook):
    """The rulebook of a table, which carries out the effects of its pack."""

    def perform(self, s: State, doing: Doing) -> None:
        step = self.scripts[doing.script][doing.at]
        op = step.op
        asked = question_of(doing, step)
        if asked is not None:
            s.next(asked)
        elif op == effects.GAIN:
            gain(s, doing, step)
        elif op == effects.LOSE:
            lose(s, doing, step)
        elif op == effects.STEAL:
            steal(s, doing, step)
        elif op == effects.PAY:
            if may_pay(s, doing.seat, bill_of(s, step.price)) == YES:
                s.next(OfferPayment(doing.seat, doing.script, doing.at, doing.track, doing.event))
        elif op == effects.CHOOSE:
            s.next(ChooseOption(doing.seat, doing.script, doing.at, doing.track, doing.event))
        elif op == effects.FOR_EACH:
            for_each(s, doing, step)
        elif op == effects.IF:
            s.next(Run(doing.seat, branch_of(s, doing.seat, step), 0, doing.track, doing.event))
        else:
            self.perform_unasked(s, doing, step)

    def perform_unasked(self, s: State, doing: Doing, step: Step) -> None:
        """What is done with cards, tokens and values without asking which."""
        op, seat = step.op, doing.seat
        if op == effects.DRAW_CARD:
            if s.is_person(seat):
                drawn = s.draw_cards(seat, step.amount[s.century()])
                story.cards_drawn(s, "legacies.generation.hand-limit", seat, drawn)
        elif op == effects.DRAW_SUCCESSOR:
            draw_heirs(s, doing, step)
        elif op == effects.MOVE_RELATIONSHIP:
            s.next(MoveAll(seat, doing.script, doing.at, doing.event))
        elif op == effects.REMOVE_RELATIONSHIP:
            remove_all(s, doing, step)
        elif op == effects.COLLECT_SPACE:
            collect_space(s, doing, step)
        elif op == effects.COLLECT_BONUS:
            collect_own_bonus(s, doing)
        elif op == effects.ADJUST_INDUSTRY:
            adjust_all(s, doing, step)
        else:
            assert op == effects.SPECIAL_ACTION
            self.allow_special_actions(s, doing, step.count)

    def possible(self, s: State, doing: Doing) -> bool:
        """Can a step be done, as far as everybody sees (legacies.core.do-as-much-as-possible)?

        What depends on a pile, or on what others have, counts as possible.
        """
        step = self.scripts[doing.script][doing.at]
        asked = question_of(doing, step)
        if asked is not None:
            return bool(asked.options(s))
        if step.op == effects.PAY:
            return may_pay(s, doing.seat, bill_of(s, step.price)) == YES
        if step.op == effects.CHOOSE:
            return any([self.some_possible(s, doing, inner) for inner in step.inner])
        if step.op == effects.IF:
            return self.some_possible(s, doing, branch_of(s, doing.seat, step))
        return True

    def some_possible(self, s: State, doing: Doing, script: int) -> bool:
        """Is there a step of an effect that can be done? Of what others would do nobody is sure."""
        for at, step in enumerate(self.scripts[script]):
            inner = Doing(doing.seat, script, at, doing.track, doing.event)
            if step.who != effects.YOU or self.possible(s, inner):
                return True
        return False

    def allow_special_actions(self, s: State, doing: Doing, times: int) -> None:
        """A relationship benefit makes a Nemesis a new relationship instead, anything else nothing.

        legacies.nemesis.special-as-benefit, legacies.nemesis.special-never
        """
        if s.is_person(doing.seat):
            s.then([SpecialAction(doing.seat, False)] * times)
            return
        benefit = doing.track != NOBODY or self.sources[doing.script] in self.figure_names
        if benefit and not doing.event:
            s.then([WildRelationship(doing.seat, "nemesis-special-as-benefit")] * times)
        else:
            story.ruled(s, doing.seat, "nemesis-special-never")


def question_of(doing: Doing, step: Step) -> EffectQuestion | None:
    """What a step asks, if that is all it does: with whom, which one, where."""
    op, seat, script, at, track, event = step.op, doing.seat, doing.script, doing.at, doing.track, doing.event
    if op == effects.MAKE_RELATIONSHIP:
        return MakeBySteps(seat, script, at, track, event)
    if op == effects.MOVE_RELATIONSHIP:
        return None if step.all else MoveToken(seat, script, at, track, event, step.count, 0)
    if op == effects.REMOVE_RELATIONSHIP:
        return None if step.all else RemoveToken(seat, script, at, track, event, step.count)
    if op == effects.COLLECT_BONUS:
        return CollectBonus(seat, script, at, track, event, step.count, 0) if step.flag else None
    if op == effects.PLACE_INVESTMENT:
        return PlaceByStep(seat, script, at, track, event)
    if op == effects.MOVE_INVESTMENT:
        return MoveByStep(seat, script, at, track, event)
    if op == effects.REPLACE_INVESTMENT:
        return ReplaceByStep(seat, script, at, track, event)
    if op == effects.BUY or op == effects.SELL:
        return TradeByStep(seat, script, at, track, event, op == effects.BUY)
    if op == effects.ADJUST_INDUSTRY:
        return None if step.all else Adjust(seat, script, at, track, event, step.count, 0)
    if op == effects.ACQUIRE_HEIRLOOM:
        return AcquireByStep(seat, script, at, track, event)
    if op == effects.TRIGGER_GLOBAL:
        return TriggerByStep(seat, script, at, track, event)
    if op == effects.BLOCK_GLOBAL:
        return BlockByStep(seat, script, at, track, event)
    return UnlockByStep(seat, script, at, track, event) if op == effects.UNLOCK_TOKEN else None


def branch_of(s: State, seat: int, step: Step) -> int:
    """The effect of a condition: what is done if it holds, or else."""
    return step.inner[0 if holds(s, seat, step) else 1]


class ChooseOption(EffectQuestion):
    """One of several effects, numbered from 1 as the component lists them (legacies.event.own-choices)."""

    def prompt(self) -> str:
        return "ask-option"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "choice": self.step(s).name}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.OPTION,)

    def about(self, s: State) -> list[Action]:
        lexicon = s.book.lexicon
        return [lexicon.action(verbs.OPTION, number + 1) for number in range(len(self.step(s).inner))]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if 1 <= pick.a <= len(self.step(s).inner) else refusals.NO_SUCH_OPTION

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """Foundation, fame, resources, gold; of losses the other way round (legacies.nemesis.reward-preference)."""
        values = [worth(s, self.seat, inner, self.track) for inner in self.step(s).inner]
        best = max(values)
        if min([min(value) for value in values]) < 0:
            ruling = "nemesis-penalty-preference"
        else:
            ruling = "nemesis-other-choices" if best == NOTHING else "nemesis-reward-preference"
        return options[values.index(best)], ruling

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.next(Run(self.seat, self.step(s).inner[pick.a - 1], 0, self.track, self.event))


def for_each(s: State, doing: Doing, step: Step) -> None:
    """So much for every so many of something, whole units only (legacies.core.per-unit-floor)."""
    times = min(count(s, doing.seat, step.counter) // step.per, step.most)
    if times == 0:
        return
    for inner in reversed(s.book.scripts[step.inner[0]]):  # resources of choice are asked for in order
        if inner.op == GAIN:
            gain(s, doing, inner, times)
        else:
            lose(s, doing, inner, times)
