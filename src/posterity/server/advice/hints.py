"""Hints for people at tables: worked out by workers from the seat's observation alone, and remembered for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from posterity.analysis.budget import USUAL, Budget
from posterity.analysis.hint import Hint
from posterity.analysis.hint_words import answer, nudge, reasons
from posterity.core.game import Game, Setup
from posterity.core.tasks import State
from posterity.server.api.responses import HintStage
from posterity.server.api.review_responses import HintInfo
from posterity.server.errors import NOT_KEPT, ApiError
from posterity.server.services import Services
from posterity.server.views.review import budget_info, choice_info, said
from posterity.server.workers.analysis import hint_request
from posterity.server.workers.process import RequestFailed, WorkerLost
from posterity.store import Person

BUDGET: Final = Budget(
    screening=USUAL.screening, guesses=USUAL.guesses, again=0, beliefs=USUAL.beliefs, milliseconds=8000
)
REMEMBERED: Final = 500
STAGES: Final = ("nudge", "answer", "why")
Question = tuple[str, int]  # a table and the number of its open question


class Hints:
    """The hints that were given last: what comes later of one is there at once."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tasks: OrderedDict[Question, asyncio.Task[Hint]] = OrderedDict()

    async def hint(self, question: Question, person: Person, game: Game[Any], setup: Setup, state: State) -> Hint:
        """The hint about a question, the same whoever asks how often; ApiError if there can be none now."""
        if question not in self.tasks:
            self.services.rates.hints.take(person.id)
            request = hint_request(game, setup, state, BUDGET)
            self.tasks[question] = asyncio.create_task(self.services.workers.work(f"hints {person.id}", request))
            while len(self.tasks) > REMEMBERED:
                self.tasks.popitem(last=False)[1].cancel()
        try:
            return await asyncio.shield(self.tasks[question])
        except (RequestFailed, WorkerLost):
            self.tasks.pop(question, None)
            raise ApiError(NOT_KEPT, "server-no-hint-now") from None


def hint_info(table: str, number: int, hint: Hint, stage: HintStage, given: int) -> HintInfo:
    """As much of a hint as belongs to a stage."""
    step = STAGES.index(stage)
    with_answer, with_why = step >= 1, step >= 2
    return HintInfo(
        table=table,
        number=number,
        seat=hint.seat,
        stage=stage,
        nudge=[said(one) for one in nudge(hint)],
        frame=hint.reason.frame,
        rival=hint.reason.rival,
        answer=[said(one) for one in answer(hint)] if with_answer else [],
        pick=hint.best.pick if with_answer else None,
        why=[said(one) for one in reasons(hint)] if with_why else [],
        plan=hint.reason.plan if with_why else [],
        value=hint.best.value if with_why else None,
        low=hint.best.low if with_why else None,
        high=hint.best.high if with_why else None,
        others=[choice_info(one) for one in hint.others] if with_why else [],
        given=given,
        budget=budget_info(BUDGET),
    )
