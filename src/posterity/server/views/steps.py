"""An entry step by step, and the scores over a game; both are worked out in the queue for heavy work."""

from __future__ import annotations

from functools import partial
from typing import Any

from posterity.core.tasks import State
from posterity.server.api.game_responses import Lead, Origin, RoundScores, Scores, Step, Steps, StepSpan
from posterity.server.tables.state import TableState
from posterity.server.views.game import Look, place_of, told_event
from posterity.table import scores as story
from posterity.table import steps as stepwise
from posterity.table.table import Table


async def steps(state: TableState, table: Table, number: int, look: Look, settlement: bool) -> Steps:
    """An entry step by step, or the settlement in it, as somebody may know it."""

    def see(then: State) -> Any:
        return table.game.position(then) if look.everything else table.game.view(then, look.viewer)

    make = stepwise.settlement_of if settlement else stepwise.steps_of
    found = await state.services.workload.run(partial(make, table, number, see))  # the game goes on meanwhile
    seen = [(step.event if look.everything else step.event.seen_by(look.viewer), step.view) for step in found.steps]
    first = table.settlement(number).start if settlement else 0
    return Steps(
        table=state.id,
        entry=number,
        seat=look.viewer,
        first=place_of(table, number, first, look),
        before=found.before,
        steps=[Step(event=told_event(table, number, event), view=view) for event, view in seen if event is not None],
        automata=None if settlement else automaton_steps(table, number, look),
    )


def automaton_steps(table: Table, number: int, look: Look) -> StepSpan | None:
    """Which steps of an entry are turns of automata, as somebody may read them."""
    turns = table.automaton_turns(number)
    if not turns:
        return None
    first, after = (place_of(table, number, place, look) for place in (turns.start, turns.stop))
    return StepSpan(first=first, after=after)


async def scores(state: TableState, table: Table, number: int) -> Scores:
    """The scores up to position `number`; everybody may know them."""
    found = await state.services.workload.run(partial(story.series, table, number))
    return Scores(
        table=state.id,
        number=number,
        rounds=[RoundScores(**one._asdict()) for one in found.rounds],
        origins=[[Origin(message=message, points=points) for message, points in one.items()] for one in found.origins],
        leads=[Lead(**one._asdict()) for one in found.leads],
    )
