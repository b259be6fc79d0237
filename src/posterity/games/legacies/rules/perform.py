"""What each step of an effect does: the rulebook that carries them out."""

from __future__ import annotations

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import effects, refusals, story, verbs
from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.effects import GAIN, Step
from posterity.games.legacies.rulebook import Rulebook
from posterity.games.legacies.rules.collecting import collect_bonus, collect_space
from posterity.games.legacies.rules.counting import count, holds
from posterity.games.legacies.rules.globals import BlockByStep, TriggerByStep
from posterity.games.legacies.rules.goods import OfferPayment, bill_of, gain, lose, may_pay, steal
from posterity.games.legacies.rules.heirlooms import AcquireByStep
from posterity.games.legacies.rules.investments import (
    MoveByStep,
    PlaceByStep,
    ReplaceByStep,
    TradeByStep,
    adjust_industry,
)
from posterity.games.legacies.rules.moving import move_relationship
from posterity.games.legacies.rules.preferences import NOTHING, worth
from posterity.games.legacies.rules.relationships import MakeBySteps, WildRelationship
from posterity.games.legacies.rules.removing import remove_relationship
from posterity.games.legacies.rules.running import Doing, EffectQuestion, Run
from posterity.games.legacies.rules.successors import SpecialAction, UnlockByStep, draw_heirs
from posterity.games.legacies.state import State


class LegaciesRulebook(Rulebook):
    """The rulebook of a table, which carries out the effects of its pack."""

    def perform(self, s: State, doing: Doing) -> None:
        step = self.scripts[doing.script][doing.at]
        op = step.op
        if op == effects.GAIN:
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
            met = holds(s, doing.seat, step)
            s.next(Run(doing.seat, step.inner[0 if met else 1], 0, doing.track, doing.event))
        elif op <= effects.COLLECT_BONUS:
            self.perform_with_people(s, doing, step)
        else:
            self.perform_with_things(s, doing, step)

    def perform_with_people(self, s: State, doing: Doing, step: Step) -> None:
        """Cards, successors and relationships."""
        op, seat = step.op, doing.seat
        if op == effects.DRAW_CARD:
            if s.is_person(seat):
                drawn = s.draw_cards(seat, step.amount[s.century()])
                story.cards_drawn(s, "legacies.generation.hand-limit", seat, drawn)
        elif op == effects.DRAW_SUCCESSOR:
            draw_heirs(s, doing, step)
        elif op == effects.MAKE_RELATIONSHIP:
            s.next(MakeBySteps(seat, doing.script, doing.at, doing.track, doing.event))
        elif op == effects.MOVE_RELATIONSHIP:
            move_relationship(s, doing, step)
        elif op == effects.REMOVE_RELATIONSHIP:
            remove_relationship(s, doing, step)
        elif op == effects.COLLECT_SPACE:
            collect_space(s, doing, step)
        else:
            collect_bonus(s, doing, step)

    def perform_with_things(self, s: State, doing: Doing, step: Step) -> None:
        """Investments, heirlooms, tiles and tokens."""
        op, seat, script, at, track, event = step.op, doing.seat, doing.script, doing.at, doing.track, doing.event
        if op == effects.PLACE_INVESTMENT:
            s.next(PlaceByStep(seat, script, at, track, event))
        elif op == effects.MOVE_INVESTMENT:
            s.next(MoveByStep(seat, script, at, track, event))
        elif op == effects.REPLACE_INVESTMENT:
            s.next(ReplaceByStep(seat, script, at, track, event))
        elif op == effects.BUY or op == effects.SELL:
            s.next(TradeByStep(seat, script, at, track, event, op == effects.BUY))
        elif op == effects.ADJUST_INDUSTRY:
            adjust_industry(s, doing, step)
        elif op == effects.ACQUIRE_HEIRLOOM:
            s.next(AcquireByStep(seat, script, at, track, event))
        elif op == effects.SPECIAL_ACTION:
            self.allow_special_actions(s, doing, step.count)
        elif op == effects.TRIGGER_GLOBAL:
            s.next(TriggerByStep(seat, script, at, track, event))
        elif op == effects.BLOCK_GLOBAL:
            s.next(BlockByStep(seat, script, at, track, event))
        else:
            assert op == effects.UNLOCK_TOKEN
            s.next(UnlockByStep(seat, script, at, track, event))

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


class ChooseOption(EffectQuestion):
    """One of several effects, numbered from 1 as the component lists them (legacies.event.own-choices)."""

    def __reduce__(self) -> tuple[object, ...]:
        return (ChooseOption, (self.seat, self.script, self.at, self.track, self.event))

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
    inner = s.book.scripts[step.inner[0]]
    for place in range(len(inner) - 1, -1, -1):  # resources of choice are asked for in order
        if inner[place].op == GAIN:
            gain(s, doing, inner[place], times)
        else:
            lose(s, doing, inner[place], times)
