"""Whole effects: the steps that hold others, an effect in words, what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, get_args

import msgspec

from posterity.core.sets import CardFault, Phrase, fault
from posterity.games.legacies.vocabulary.actions import (
    AcquireHeirloom,
    BlockGlobal,
    DrawCard,
    DrawSuccessor,
    SpecialAction,
    TriggerGlobal,
    UnlockToken,
)
from posterity.games.legacies.vocabulary.amounts import MOST, Amount, amount_faults
from posterity.games.legacies.vocabulary.goods import Cost, Gain, Lose, Steal
from posterity.games.legacies.vocabulary.industries import (
    AdjustIndustry,
    Buy,
    MoveInvestment,
    PlaceInvestment,
    ReplaceInvestment,
    Sell,
)
from posterity.games.legacies.vocabulary.modify import Modify
from posterity.games.legacies.vocabulary.phrases import chained, words
from posterity.games.legacies.vocabulary.relationships import (
    CollectBonus,
    CollectSpace,
    MakeRelationship,
    MoveRelationship,
    RemoveRelationship,
)
from posterity.games.legacies.vocabulary.step import PrintedStep, tag
from posterity.games.legacies.vocabulary.words import Counter, Icon, Owner, Rank, Target, Timing, Victim

STEPS: Final = 12  # of one effect
DEEPEST: Final = 4  # effects within effects


class Pay(PrintedStep, frozen=True, kw_only=True, tag="pay"):
    """Pay `cost` or not; `then` is done only by those who pay all of it."""

    cost: Cost
    then: tuple[AnyStep, ...]

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-pay", {"cost": self.cost.phrase(), "then": inner_phrase(self.then, form)}, []

    def says_may(self) -> bool:
        return False  # who may pay is asked anyway

    def amounts(self) -> dict[str, Amount]:
        return self.cost.amounts()

    def within(self) -> list[tuple[PrintedStep, ...]]:
        return [self.then]

    def sound(self) -> bool:
        return bool(self.then) and self.cost != Cost()


class Choose(PrintedStep, frozen=True, kw_only=True, tag="choose"):
    """One of several effects, chosen by `who`."""

    options: tuple[tuple[AnyStep, ...], ...]

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        said = [inner_phrase(option, form) for option in self.options]
        return "effect-choose", {"first": chained("list-options", said[:-1]), "last": said[-1]}, []

    def within(self) -> list[tuple[PrintedStep, ...]]:
        return list(self.options)

    def sound(self) -> bool:
        return len(self.options) >= 2 and all(self.options)


class ForEach(PrintedStep, frozen=True, kw_only=True, tag="for-each"):
    """`gain` or `lose` so much for each of something: for every `per` of `counter`, `most` times at the most."""

    counter: Counter
    per: int = 1
    most: int = MOST
    do: tuple[Gain | Lose, ...]

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"most": "none" if self.most == MOST else self.most}
        args["counter"] = Phrase("counter", {"counter": self.counter, "per": self.per, "form": form})
        return "effect-for-each", args, [step.phrase(form == "they") for step in self.do]

    def amounts(self) -> dict[str, Amount]:
        return {"per": self.per, "most": self.most}

    def within(self) -> list[tuple[PrintedStep, ...]]:
        return [self.do]

    def sound(self) -> bool:
        return self.per > 0 and self.most > 0 and bool(self.do) and all(step.who == "you" for step in self.do)


class If(PrintedStep, frozen=True, kw_only=True, tag="if"):
    """`then` where a counter is in its bounds, or where one holds a rank; else `otherwise`."""

    counter: Counter | None = None
    at_least: int = 0
    at_most: int = MOST
    rank: Rank | None = None
    then: tuple[AnyStep, ...] = ()
    otherwise: tuple[AnyStep, ...] = msgspec.field(default=(), name="else")

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"condition": self.condition(form)}
        args["then"] = inner_phrase(self.then, form) if self.then else "none"
        args["else"] = inner_phrase(self.otherwise, form) if self.otherwise else "none"
        return "effect-if", args, []

    def condition(self, form: str) -> Phrase:
        """What one must have."""
        if self.rank is not None:
            return Phrase("condition-rank", {"rank": self.rank})
        bounds = "both" if self.at_least and self.at_most < MOST else ("least" if self.at_least else "most")
        limits = Phrase("bounds", {"least": self.at_least, "most": self.at_most, "bounds": bounds})
        last = self.at_most if self.at_most < MOST else self.at_least
        return Phrase("condition-counter", {"counter": self.counter, "limits": limits, "count": last, "form": form})

    def amounts(self) -> dict[str, Amount]:
        return {"at_least": self.at_least, "at_most": self.at_most}

    def within(self) -> list[tuple[PrintedStep, ...]]:
        return [self.then, self.otherwise]

    def sound(self) -> bool:
        bounded = self.counter is not None and (self.at_least > 0 or self.at_most < MOST)
        return bounded != (self.rank is not None) and bool(self.then or self.otherwise)


AnyStep = (
    Gain
    | Lose
    | Pay
    | Steal
    | DrawCard
    | DrawSuccessor
    | MakeRelationship
    | MoveRelationship
    | RemoveRelationship
    | CollectSpace
    | CollectBonus
    | PlaceInvestment
    | MoveInvestment
    | ReplaceInvestment
    | Buy
    | Sell
    | AdjustIndustry
    | AcquireHeirloom
    | SpecialAction
    | TriggerGlobal
    | BlockGlobal
    | UnlockToken
    | Modify
    | Choose
    | ForEach
    | If
)
Effect = tuple[AnyStep, ...]
OPS: Final = tuple(str(step.__struct_config__.tag) for step in get_args(AnyStep))
SET_WORDS: Final = {
    "op": OPS,
    "from": get_args(Victim),
    "whose": get_args(Owner),
    "timing": get_args(Timing),
    "counter": get_args(Counter),
    "rank": get_args(Rank),
    "target": get_args(Target),
    "icon": get_args(Icon),
}


def effect_phrase(effect: Effect, other: bool = False) -> Phrase:
    """A whole effect in words: one step, then the next; one made of others stands in brackets unless it is the last."""
    last = len(effect) - 1
    parts = [said_within(step, other, place < last) for place, step in enumerate(effect)]
    return words(parts) if isinstance(effect[0], Modify) else chained("list-then", parts)


def inner_phrase(effect: Effect, form: str) -> Phrase:
    """An effect within another: whatever is made of others stands in brackets."""
    return chained("list-then", [said_within(step, form == "they", True) for step in effect])


def said_within(step: AnyStep, other: bool, brackets: bool) -> Phrase:
    said = step.phrase(other)
    return Phrase("effect-brackets", {"effect": said}) if brackets and isinstance(step, Pay | Choose | If) else said


def steps_in(effect: tuple[PrintedStep, ...]) -> Iterator[PrintedStep]:
    """Every step, those within others too."""
    for step in effect:
        yield step
        for inner in step.within():
            yield from steps_in(inner)


def is_named(step: PrintedStep) -> bool:
    """Does it ask whether to do it, or which of its effects? What it asks is told in its words."""
    return step.optional or isinstance(step, Choose | Pay)


def step_name(source: str, number: int) -> str:
    """What such a step of a component is called, `bookmaker.1`; its options are `bookmaker.1.1` and so on."""
    return f"{source}.{number}"


def asked_phrases(source: str, effects: Iterable[Effect]) -> Iterator[tuple[str, Phrase]]:
    """What each named step of a component does, and each of its options, in words to whoever is asked."""
    steps = [step for effect in effects for step in steps_in(effect) if is_named(step)]
    for number, step in enumerate(steps, 1):
        name = step_name(source, number)
        paid = effect_phrase(step.then) if isinstance(step, Pay) else None
        yield name, paid or msgspec.structs.replace(step, optional=False, who="you").phrase()
        for place, option in enumerate(step.options if isinstance(step, Choose) else (), 1):
            yield step_name(name, place), effect_phrase(option)


def depth(effect: tuple[PrintedStep, ...]) -> int:
    inner = [depth(found) for step in effect for found in step.within()]
    return 1 + max(inner, default=0)


def effect_faults(place: str, effect: Effect, ongoing: bool = False) -> list[CardFault]:
    """What is wrong with an effect; only an `ongoing` one modifies, and it does nothing else."""
    if depth(effect) > DEEPEST or len(effect) > STEPS:
        return [fault("cards-effect-long", place=place, most=STEPS, deepest=DEEPEST)]
    faults = []
    for step in steps_in(effect):
        if not step.sound():
            faults.append(fault("cards-effect", place=place, word=tag(step)))
        if isinstance(step, Modify) != ongoing:
            faults.append(
                fault("cards-effect-ongoing" if ongoing else "cards-effect-modify", place=place, word=tag(step))
            )
        faults += amount_faults(f"{place}: {tag(step)}", step.amounts())
    return faults
