"""Previews: what some answers would lead to, tried on copies and shown as far as the seat can know.

The answers are given in several worlds that the seat cannot tell from this one. What is the same in all of them is
known; where they differ, chance or something hidden is involved, and the preview ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from posterity.core.answers import Reason
from posterity.core.chance import QuickStream
from posterity.core.events import Event
from posterity.core.game import Game
from posterity.core.tasks import State, apply, why
from posterity.core.views import AskView, ask_view
from posterity.table.steps import listen, seen_between

WORLDS = 3  # possible worlds in which a plan is tried


class Plan(NamedTuple):
    """What would happen, as everybody could read it, and the table then, as everybody could see it.

    `given` of the answers can be given; `reason` is why the next one cannot, if there is one. `whole`: nothing that
    comes of them is unknown; then `ask` is the question that is open afterwards, as everybody could read it.
    """

    given: int
    reason: Reason | None
    events: list[Event]
    view: Any
    whole: bool
    ask: AskView | None


class Trial:
    """The answers in one world: what was told, and the table after each event and at the end."""

    def __init__(self, game: Game[Any], world: State, seat: int, picks: Sequence[str]) -> None:
        self.game, self.state = game, world
        self.told: list[Event] = []
        self.views: list[Any] = []
        self.given = 0
        self.reason: Reason | None = None
        listen(world, self.heard)
        for text in picks:
            ask = world.ask
            if ask is None or ask.seat != seat:
                break
            pick = game.lexicon(world).parse(text)
            reason = why(world, pick)
            if not reason.legal:
                self.reason = reason
                break
            apply(world, pick)
            self.given += 1
        self.views.append(seen_between(world, self.see))
        self.ask = ask_view(world, False, None)

    def see(self, s: State) -> Any:
        """Hands are left out: nobody knows what would be drawn."""
        return self.game.view(s, None)

    def heard(self, event: Event) -> None:
        seen = event.seen_by(None)
        if seen is not None:
            self.told.append(seen)
            self.views.append(seen_between(self.state, self.see))


def planned(game: Game[Any], s: State, seat: int, picks: Sequence[str]) -> Plan:
    """What these answers of the seat that is asked would lead to."""
    luck = QuickStream(s.answers)
    trials = [Trial(game, game.guess(s, seat, luck), seat, picks) for _ in range(WORLDS)]
    first = trials[0]
    known = common(trials)
    whole = all(len(trial.told) == known for trial in trials) and same([trial.views[-1] for trial in trials])
    asked = whole and same([trial.ask for trial in trials])
    view = first.views[-1] if whole else (first.views[known - 1] if known else seen_between(s, first.see))
    agreed = all(trial.given == first.given for trial in trials)
    return Plan(
        given=min(trial.given for trial in trials),
        reason=first.reason if agreed else None,
        events=first.told[:known],
        view=view,
        whole=whole,
        ask=first.ask if asked else None,
    )


def common(trials: Sequence[Trial]) -> int:
    """How many events from the beginning are the same in all worlds, with the same table after each."""
    count = 0
    for place in range(min(len(trial.told) for trial in trials)):
        if not same([(trial.told[place].message, trial.told[place].args) for trial in trials]):
            break
        if not same([trial.views[place] for trial in trials]):
            break
        count += 1
    return count


def same(found: Sequence[Any]) -> bool:
    return len({msgspec.json.encode(one) for one in found}) == 1
