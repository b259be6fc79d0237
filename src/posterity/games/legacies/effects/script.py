"""Effects as the rules carry them out: native steps, made from the vocabulary when a pack is loaded.

An effect is a script, a numbered list of steps; steps that hold effects name them by number. So a task can say where it
stands in an effect with two numbers. The kinds of steps, with what each asks, does and is worth, are in `steps/`.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from posterity.core.tasks import Question, State
from posterity.core.values import Value
from posterity.games.legacies.board import CENTURIES, NOBODY
from posterity.games.legacies.effects.price import ByCentury
from posterity.games.legacies.effects.worth import OTHERWISE, SHARED, WORTHLESS, Worth
from posterity.games.legacies.vocabulary.effect import Effect, is_named, step_name
from posterity.games.legacies.vocabulary.step import PrintedStep, tag
from posterity.games.legacies.vocabulary.words import Who

S = TypeVar("S", bound=State)


class Doing(Value):
    """A step being carried out: by whom, of which script, on which track, in an event or not, at which step."""

    def __init__(self, seat: int, script: int, track: int = NOBODY, event: bool = False, at: int = 0) -> None:
        self.seat: Final = seat
        self.script: Final = script
        self.track: Final = track  # of the character whose space or bonus token is collected
        self.event: Final = event  # relationships moved pay nothing (legacies.event.no-benefits)
        self.at: Final = at

    def by(self, seat: int) -> Doing:
        """The same, done by another seat."""
        return self if seat == self.seat else Doing(seat, self.script, self.track, self.event, self.at)

    def step(self, at: int) -> Doing:
        """Another step of the same script."""
        return Doing(self.seat, self.script, self.track, self.event, at)

    def inner(self, script: int) -> Doing:
        """The first step of an effect within this one."""
        return Doing(self.seat, script, self.track, self.event)


class EffectStep(Generic[S]):
    """One step of an effect: what it asks, what it does, what it is worth. Each kind has a class of its own."""

    def __init__(self, printed: PrintedStep, scripts: Scripts) -> None:
        self.who: Final[Who] = printed.who
        self.optional: Final = printed.optional
        self.name: Final = scripts.name_of(printed)  # if it asks whether to do it, or which of its effects

    # ------------------------------------------------------------ what it asks and does

    def question(self, doing: Doing) -> Question[Any] | None:
        """What it asks, if that is all it does: with whom, which one, where."""
        return None

    def perform(self, s: S, doing: Doing) -> None:
        """Do it, or put its question."""
        asked = self.question(doing)
        assert asked is not None
        s.next(asked)

    def is_possible(self, s: S, doing: Doing) -> bool:
        """Can it be done, as far as everybody sees (legacies.core.do-as-much-as-possible)?

        What depends on a pile, or on what others have, counts as possible.
        """
        asked = self.question(doing)
        return asked is None or bool(asked.options(s))

    # ------------------------------------------------------------ what it is worth

    def likely_worth(self) -> ByCentury:
        """To bots, in hundredths of fame, whatever the table looks like."""
        return OTHERWISE

    def expected_worth(self, century: int, within: list[list[int]]) -> int:
        """To bots, if it is about whoever has the effect; `within` is the worth of the scripts before its own."""
        return self.likely_worth()[century]

    def likely_shift(self, industry: int) -> int:
        """By how many tenths of a row it is likely to move the value of an industry, whatever the table looks like."""
        return 0

    def brings(self, s: S, seat: int, track: int, deep: int) -> Worth:
        """To a Nemesis, as it is printed; what is no goods weighs nothing (legacies.nemesis.reward-preference)."""
        return WORTHLESS

    # ------------------------------------------------------------ what else the rules ask about it

    def is_for_several(self) -> bool:
        return self.who == "each-player" or self.who == "each-other"

    def is_gift(self) -> bool:
        """Does it give something to whom it is about?"""
        return False

    def is_loss(self) -> bool:
        """Does it only take something away?"""
        return False

    def is_plain(self) -> bool:
        """Does it only give what comes out the same in whatever order?"""
        return False

    def counts(self) -> bool:
        """Does what it brings depend on the table?"""
        return False

    def moves_own_pieces(self) -> bool:
        """Does it move or remove pieces on the board of whom it is about (legacies.event.scope)?"""
        return False

    def moves_as_one(self) -> bool:
        """Does it move everybody's tokens at once (legacies.relationship.mass-move)?"""
        return False


class Scripts:
    """All effects of a pack, by number."""

    def __init__(self, figures: list[str], kinds: dict[str, type[EffectStep[Any]]]) -> None:
        self.figures: Final = figures
        self.kinds: Final = kinds  # of steps, by the word that a pack says
        self.scripts: Final[list[list[EffectStep[Any]]]] = [[]]  # the first does nothing
        self.sources: Final[list[str]] = [""]  # the component on which each stands
        self.named: Final[dict[str, int]] = {}  # how many steps of each component have a name
        self.source = ""

    def of(self, source: str, effect: Effect) -> int:
        """The number of an effect that stands on a component."""
        self.source = source
        return self.add(effect)

    def add(self, effect: Effect) -> int:
        """The number of an effect; that of nothing is 0."""
        if not effect:
            return 0
        steps = [self.kinds[tag(printed)](printed, self) for printed in effect]
        self.scripts.append(steps)
        self.sources.append(self.source)
        return len(self.scripts) - 1

    def name_of(self, printed: PrintedStep) -> str:
        """What a step is called that asks whether to do it, or which of its effects; no other has a name."""
        if not is_named(printed):
            return ""
        self.named[self.source] = self.named.get(self.source, 0) + 1
        return step_name(self.source, self.named[self.source])

    def expected_worths(self) -> list[list[int]]:
        """What each script is worth to bots in the three centuries. What stands within another has a smaller number."""
        found: list[list[int]] = []
        for steps in self.scripts:
            found.append([sum([to_owner(step, century, found) for step in steps]) for century in range(CENTURIES)])
        return found


def to_owner(step: EffectStep[Any], century: int, within: list[list[int]]) -> int:
    """What a step is worth to whoever has the effect; what only happens to others counts little."""
    whole = step.expected_worth(century, within)
    if step.who == "you":
        return whole
    if step.who == "each-player":
        return whole * SHARED // 100
    return -whole * SHARED // 100 if step.who == "each-other" else 0
