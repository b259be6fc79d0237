"""Positions of one's own to practise: each comes back after 1, 3 and 7 days, until it was answered well each time."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from posterity.analysis.budget import USUAL
from posterity.analysis.entry import Finding
from posterity.analysis.review import NOTHING, is_tied
from posterity.analysis.verdicts import BEST, FINE, verdict_of
from posterity.core.records import Answer, write_record
from posterity.server.api.review_responses import PracticeItem, PracticeResult
from posterity.server.errors import NOT_KEPT, NOT_NOW, ApiError
from posterity.server.ops.wall_clock import DAY
from posterity.server.services import Services
from posterity.server.views.review import choice_info, why
from posterity.server.workers.analysis import TrialRequest
from posterity.server.workers.process import RequestFailed, WorkerLost
from posterity.store import Person, PracticePosition, new_id
from posterity.table.table import Table

DAYS: Final = (1, 3, 7)  # after which a position comes back; once it was answered well after the last, it is solved
PLACES: Final = 6


async def keep(services: Services, person: Person, table: str, game: Table, n: int) -> PracticePosition:
    """Keep a decision of a finished game to practise it; the one that is there if it was kept before."""
    now = services.now()
    kept = PracticePosition(
        id=new_id(), person=person.id, game=table, n=n, seat=deciding_seat(game, n), kept=now, due=now + DAYS[0] * DAY
    )
    found = await services.store.keep_position(kept, services.limits.practice)
    if found is None:
        raise ApiError(NOT_NOW, "server-practice-full", most=services.limits.practice)
    return found


def deciding_seat(game: Table, n: int) -> int:
    """The seat that chose among several answers at an entry; ApiError if none did."""
    entry = game.entries[n - 1] if n in game.line(game.number) else None
    if not isinstance(entry, Answer) or game.choices[game.before[n]] < 2:
        raise ApiError(NOT_NOW, "server-practice-no-choice", entry=n)
    return entry.seat


async def judged(services: Services, position: PracticePosition, pick: str, game: str) -> PracticeResult:
    """What an answer is worth, judged as in a review; the position is due again, or solved."""
    record = write_record(await services.store.record(position.game))
    request = TrialRequest(record, position.n, pick, USUAL, 0)
    try:
        found: Finding = await services.workers.work(f"practice {position.person}", request)
    except (RequestFailed, WorkerLost):
        raise ApiError(NOT_KEPT, "server-no-hint-now") from None
    verdict = verdict_of(found.cost, found.cost_band, found.cost < NOTHING and is_tied(found))
    good = verdict in (BEST, FINE) or found.cost < found.cost_band
    after = practised(position, good, services.now())
    await services.store.note_practice(after)
    return PracticeResult(
        item=item(after, game),
        pick=pick,
        good=good,
        verdict=verdict,  # type: ignore[arg-type]  # one of the six
        cost=round(found.cost, PLACES),
        cost_band=round(found.cost_band, PLACES),
        best=[choice_info(one) for one in found.best],
        why=[] if found.reason is None else why(game, found.reason),
        plan=[] if found.reason is None else found.reason.plan,
    )


def practised(position: PracticePosition, good: bool, now: int) -> PracticePosition:
    """A position once it was answered: a step further if it was due, back to the first if the answer was not good."""
    position = replace(position, tries=position.tries + 1)
    if position.due is None:
        return position
    if not good:
        return replace(position, step=0, due=now + DAYS[0] * DAY)
    if position.due > now:
        return position
    step = position.step + 1
    return replace(position, step=step, due=now + DAYS[step] * DAY if step < len(DAYS) else None)


def item(position: PracticePosition, game: str) -> PracticeItem:
    """A position as it is sent; `game` is the name of its game."""
    return PracticeItem(
        id=position.id,
        table=position.game,
        game=game,
        n=position.n,
        seat=position.seat,
        kept=position.kept,
        due=position.due,
        step=position.step,
        solved=position.due is None,
        tries=position.tries,
    )
