"""Steps about investment tokens: placing, moving and replacing them, without gold and without moving a value."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import INDUSTRIES, SIZES
from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.masks import ANY_SIZE
from posterity.games.legacies.effects.price import ByCentury
from posterity.games.legacies.effects.script import Doing, Scripts
from posterity.games.legacies.rules.investments import may_place
from posterity.games.legacies.rules.preferences import aim, clockwise
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.state import State
from posterity.games.legacies.steps.industries import IndustryStep
from posterity.games.legacies.vocabulary.industries import MoveInvestment, PlaceInvestment, ReplaceInvestment
from posterity.games.legacies.vocabulary.words import Owner


class PlaceInvestmentStep(IndustryStep):
    """An available token on an industry (legacies.investment.placed-by-effect)."""

    def __init__(self, printed: PlaceInvestment, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.size: Final = masks.size(printed.size)

    def question(self, doing: Doing) -> PlaceByStep:
        return PlaceByStep(doing)

    def likely_worth(self) -> ByCentury:
        return 200, 300, 300


class PlaceByStep(EffectQuestion[PlaceInvestmentStep]):
    """A token on an industry, without gold, the value stays (legacies.investment.placed-by-effect)."""

    def prompt(self) -> str:
        return "ask-place"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.PLACE,)

    def about(self, s: State) -> list[Action]:
        step, lexicon = self.step(s), s.book.lexicon
        return [
            lexicon.action(verbs.PLACE, industry, size)
            for industry in range(len(INDUSTRIES))
            for size in range(len(SIZES))
            if step.reaches(s, self.seat, industry) and step.size in (ANY_SIZE, size)
        ]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not step.reaches(s, self.seat, pick.a) or step.size not in (ANY_SIZE, pick.b):
            return refusals.NOT_OF_EFFECT
        return may_place(s, self.seat, pick.a, pick.b)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.set_investment(self.seat, pick.a, pick.b, True)
        args: dict[str, object] = {"seat": self.seat, "industry": INDUSTRIES[pick.a], "size": SIZES[pick.b]}
        story.tell(s, "placed-investment", "legacies.investment.placed-by-effect", args)


class MoveInvestmentStep(IndustryStep):
    """A token of one's own, or of an opponent, to another industry (legacies.investment.placed-by-effect)."""

    def __init__(self, printed: MoveInvestment, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.size: Final = masks.size(printed.size)
        self.whose: Final[Owner] = printed.whose

    def question(self, doing: Doing) -> MoveByStep:
        return MoveByStep(doing)

    def moves_own_pieces(self) -> bool:
        return self.whose == "you"

    def may_move(self, s: State, seat: int, owner: int, size: int, origin: int, industry: int) -> int:
        """Whether a token may go from one industry to another."""
        if industry == origin or not self.reaches(s, seat, industry):
            return refusals.NOT_OF_EFFECT
        return refusals.SIZE_THERE if s.invested(owner, industry, size) else YES


class MoveByStep(EffectQuestion[MoveInvestmentStep]):
    """Which investment token moves (legacies.investment.placed-by-effect)."""

    def prompt(self) -> str:
        return "ask-move-investment"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.INVESTMENT,)

    def about(self, s: State) -> list[Action]:
        step, lexicon = self.step(s), s.book.lexicon
        return [
            lexicon.action(verbs.INVESTMENT, industry, size, owner)
            for industry in range(len(INDUSTRIES))
            for size in range(len(SIZES))
            for owner in range(s.book.seats)
            if (owner == self.seat) == (step.whose == "you") and s.invested(owner, industry, size)
        ]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not s.invested(pick.c, pick.a, pick.b):
            return refusals.NOT_THERE
        if (pick.c == self.seat) != (step.whose == "you") or step.size not in (ANY_SIZE, pick.b):
            return refusals.NOT_OF_EFFECT
        for industry in range(len(INDUSTRIES)):
            if step.may_move(s, self.seat, pick.c, pick.b, pick.a, industry) == YES:
                return YES
        return refusals.CANNOT_MOVE

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The nearest of its own, or of the person with the most fame."""
        keys = [(aim(s, self.seat, pick.c), clockwise(s, self.seat, pick.a)) for pick in options]
        return options[keys.index(min(keys))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.next(MoveInvestmentTo(self.doing, pick.a, pick.b, pick.c))


class MoveInvestmentTo(EffectQuestion[MoveInvestmentStep]):
    """To which industry it goes."""

    def __init__(self, doing: Doing, origin: int, size: int, owner: int) -> None:
        super().__init__(doing)
        self.origin: Final = origin
        self.size: Final = size
        self.owner: Final = owner

    def prompt(self) -> str:
        return "ask-move-investment-to"

    def prompt_args(self, s: State) -> dict[str, object]:
        args = {"industry": INDUSTRIES[self.origin], "size": SIZES[self.size], "victim": self.owner}
        return {**super().prompt_args(s), **args}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.MOVE,)

    def about(self, s: State) -> list[Action]:
        return [pick for pick in s.book.move if pick.a != self.origin and self.step(s).reaches(s, self.seat, pick.a)]

    def may_pick(self, s: State, pick: Action) -> int:
        return self.step(s).may_move(s, self.seat, self.owner, self.size, self.origin, pick.a)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), "size": SIZES[self.size]}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.set_investment(self.owner, self.origin, self.size, False)
        s.set_investment(self.owner, pick.a, self.size, True)
        args: dict[str, object] = {"seat": self.owner, "industry": INDUSTRIES[self.origin], "size": SIZES[self.size]}
        args["target"] = INDUSTRIES[pick.a]
        story.tell(s, "moved-investment", "legacies.investment.placed-by-effect", args)


class ReplaceInvestmentStep(IndustryStep):
    """One's token of the other size makes way for one of `size` (legacies.investment.placed-by-effect)."""

    def __init__(self, printed: ReplaceInvestment, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.size: Final = masks.size(printed.size)

    def question(self, doing: Doing) -> ReplaceByStep:
        return ReplaceByStep(doing)

    def likely_worth(self) -> ByCentury:
        return 150, 200, 200

    def moves_own_pieces(self) -> bool:
        return True


class ReplaceByStep(EffectQuestion[ReplaceInvestmentStep]):
    """On which industry one's token makes way for one of the other size (legacies.investment.placed-by-effect)."""

    def prompt(self) -> str:
        return "ask-replace"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.REPLACE,)

    def about(self, s: State) -> list[Action]:
        size = self.step(s).size
        return [pick for pick in s.book.replace if s.invested(self.seat, pick.a, 1 - size)]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not s.invested(self.seat, pick.a, 1 - step.size):
            return refusals.NOT_THERE
        if not step.reaches(s, self.seat, pick.a):
            return refusals.NOT_OF_EFFECT
        return may_place(s, self.seat, pick.a, step.size)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        size = self.step(s).size
        s.set_investment(self.seat, pick.a, 1 - size, False)
        s.set_investment(self.seat, pick.a, size, True)
        args: dict[str, object] = {"seat": self.seat, "industry": INDUSTRIES[pick.a], "size": SIZES[size]}
        story.tell(s, "replaced-investment", "legacies.investment.placed-by-effect", args)
