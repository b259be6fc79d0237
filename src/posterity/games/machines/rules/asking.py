"""What the questions of abilities have in common: where nothing can be chosen, nothing happens."""

from __future__ import annotations

from posterity.core.tasks import Ask
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
