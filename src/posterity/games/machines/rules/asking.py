"""What the parts of abilities have in common: questions, and deeds that ask nothing."""

from __future__ import annotations

from typing import Final

from posterity.core.tasks import Ask, Task
from posterity.games.gears.rules.asking import WithinAction
from posterity.games.gears.state import State
from posterity.games.machines import story


class AbilityQuestion(WithinAction):
    """A choice within an ability (machines.when.as-far-as-possible, machines.activate.may-do-nothing)."""

    def run(self, s: State) -> Ask | None:
        ask = super().run(s)
        if ask is not None and ask.options:
            return ask
        story.nothing_happens(s, self.seat)
        return None

    def refusal(self, s: State, code: int) -> tuple[str, str]:
        """The clause of a card only in a set that has the card (machines.card.unlisted)."""
        message, clause = super().refusal(s, code)
        if clause.startswith("machines.card.") and clause.split(".")[2] not in s.book.names:
            return message, "machines.card.unlisted"
        return message, clause


class Deed(Task[State]):
    """Something an ability does to a number of things without asking."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
