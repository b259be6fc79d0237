"""Abilities: what each word of the vocabulary does, with additional costs and the choice to decline."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.sets import slug_of
from posterity.core.tasks import YES, Task
from posterity.games.gears.pieces import NOBODY
from posterity.games.gears.rules.asking import WithinAction
from posterity.games.gears.state import State
from posterity.games.machines import refusals, story, verbs
from posterity.games.machines.rulebook import book_of
from posterity.games.machines.rules.asking import AbilityQuestion
from posterity.games.machines.rules.cubes import GainCubes, MoveCubes, PlaceCubes, ReturnCubes
from posterity.games.machines.rules.hand import DiscardCards, DiscardHand, DrawAndKeep, DrawToHand
from posterity.games.machines.rules.marker import JumpTo, MoveAlong, MoveBy, MoveOther
from posterity.games.machines.rules.points import GainPoints, LosePoints, OthersLose, TakePoints
from posterity.games.machines.rules.tokens import ChangeActions, ExtraTurn, ModifyReward, SpliceFrame
from posterity.games.machines.schema import (
    ANY,
    Ability,
    AdditionalTurn,
    AnyEffect,
    Cubes,
    Discard,
    Draw,
    Move,
    Points,
    RewardChange,
    Splice,
    TurnActions,
    most_of,
)


def happens(s: State, seat: int, frame: int, technology: int, ability: Ability) -> list[Task[Any]]:
    """An ability for the card (frame, technology): asked for if it is optional, left out if it cannot be paid.

    machines.when.mandatory, machines.when.optional, machines.when.cost-unpayable
    """
    if not payable(s, seat, ability):
        story.not_paid(s, seat, technology)
        return []
    if ability.optional:
        return [UseAbility(seat, frame, technology)]
    return carry_out(s, seat, frame, technology, ability)


def payable(s: State, seat: int, ability: Ability) -> bool:
    """Can the additional cost be paid in full? (machines.when.additional-cost, machines.card.rocket-sled.not-future)"""
    actions, cards = s.actions_left, len(s.players[seat].hand)
    for effect in ability.cost:
        if isinstance(effect, TurnActions):
            actions -= effect.give
        elif isinstance(effect, Discard):
            cards -= cards if effect.cards == "hand" else effect.cards
    return actions >= 0 and cards >= 0


def carry_out(s: State, seat: int, frame: int, technology: int, ability: Ability) -> list[Task[Any]]:
    """The cost, then the effects in printed order (machines.activate.resolve-first)."""
    parts: list[AnyEffect] = [*ability.cost, *ability.effects]
    return [task for effect in parts for task in tasks_of(s, effect, seat, frame, technology)]


class UseAbility(WithinAction):
    """May it happen? (machines.when.optional)"""

    def __init__(self, seat: int, frame: int, technology: int) -> None:
        super().__init__(seat)
        self.frame: Final = frame
        self.technology: Final = technology

    def prompt(self) -> str:
        return "ask-use"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"technology": s.book.names[self.technology]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.YES, verbs.NO)

    def about(self, s: State) -> list[Action]:
        return [s.book.lexicon.action(verbs.YES), s.book.lexicon.action(verbs.NO)]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        ability = book_of(s).abilities[self.technology]
        assert ability is not None
        if pick.verb is verbs.YES:
            s.then(carry_out(s, self.seat, self.frame, self.technology, ability))
        else:
            story.declined(s, self.seat, self.technology)


# ---------------------------------------------------------------- the vocabulary


def tasks_of(s: State, effect: AnyEffect, seat: int, frame: int, technology: int) -> list[Task[Any]]:
    """What one effect of the card (frame, technology) asks and does (machines.card.unlisted)."""
    if isinstance(effect, Draw):
        return [draw_task(effect, seat, frame, technology)]
    if isinstance(effect, Discard):
        return [DiscardHand(seat) if effect.cards == "hand" else DiscardCards(seat, effect.cards)]
    if isinstance(effect, Move):
        return [move_task(s, effect, seat)]
    if isinstance(effect, Points):
        return [points_task(effect, seat)]
    if isinstance(effect, Cubes):
        return [cubes_task(effect, seat, frame, technology)]
    if isinstance(effect, RewardChange):
        return [ModifyReward(seat, frame, technology, effect.by)]
    if isinstance(effect, TurnActions):
        return [ChangeActions(seat, effect.gain - effect.give)]
    if isinstance(effect, AdditionalTurn):
        return [ExtraTurn(seat)]
    return [SpliceFrame(seat)] if isinstance(effect, Splice) else [CopyAbility(seat, frame, technology)]


def draw_task(effect: Draw, seat: int, frame: int, technology: int) -> Task[Any]:
    """Cards drawn all go to the hand unless the ability says otherwise (machines.when.draw-goes-to-hand)."""
    if effect.cards == "cubes":
        return DrawAndKeep(seat, frame, technology, effect.least, effect.keep)
    return (
        DrawAndKeep(seat, NOBODY, NOBODY, effect.cards, effect.keep) if effect.keep else DrawToHand(seat, effect.cards)
    )


def move_task(s: State, effect: Move, seat: int) -> Task[Any]:
    if effect.to:
        return JumpTo(seat, s.book.names.index(slug_of(effect.to)))
    step = 1 if effect.way == "right" else -1
    if effect.frames == ANY:
        return MoveAlong(seat, step)
    return MoveBy(seat, step * effect.frames) if effect.who == "self" else MoveOther(seat, step * effect.frames)


def points_task(effect: Points, seat: int) -> Task[Any]:
    """At once and without sharing (machines.activate.points-at-once)."""
    if effect.gain:
        return GainPoints(seat, effect.gain)
    if effect.who == "self":
        return LosePoints(seat, effect.lose)
    return TakePoints(seat, effect.lose) if effect.who == "other" else OthersLose(seat, effect.lose)


def cubes_task(effect: Cubes, seat: int, frame: int, technology: int) -> Task[Any]:
    if effect.gain:
        return GainCubes(seat, effect.gain)
    if effect.place:
        return PlaceCubes(seat, effect.place)
    if effect.back:
        return ReturnCubes(seat, frame, technology, most_of(effect.back))
    return MoveCubes(seat, most_of(effect.move))


# ---------------------------------------------------------------- copying


class CopyAbility(AbilityQuestion):
    """The gear ability of another technology, carried out as if it were this one's.

    machines.card.meridian-timerails.copy, machines.card.meridian-timerails.choice,
    machines.card.meridian-timerails.self-reference, machines.card.meridian-timerails.nothing-to-copy
    """

    def __init__(self, seat: int, frame: int, technology: int) -> None:
        super().__init__(seat)
        self.frame: Final = frame
        self.technology: Final = technology

    def prompt(self) -> str:
        return "ask-copy"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"technology": s.book.names[self.technology]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.COPY,)

    def about(self, s: State) -> list[Action]:
        there = sorted({site.technology for sites in s.frames for site in sites})
        return [s.book.lexicon.action(verbs.COPY, technology) for technology in there]

    def may_pick(self, s: State, pick: Action) -> int:
        book = book_of(s)
        there = [site.technology for sites in s.frames for site in sites]
        if pick.a not in there:
            return refusals.NOT_THERE_TO_COPY
        if not book.gears[pick.a]:
            return refusals.NOTHING_TO_COPY
        return refusals.NO_COPY_OF_A_COPY if book.copying[pick.a] else YES

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        ability = book_of(s).abilities[pick.a]
        assert ability is not None
        story.copied(s, self.seat, self.technology, pick.a)
        s.then(happens(s, self.seat, self.frame, self.technology, ability))
