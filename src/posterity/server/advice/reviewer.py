"""Works out reviews: takes those that wait in the store, has every answer looked at by workers, keeps what they find.

A review belongs to whoever holds its lease. A process that ends lets go of it, or its lease runs out; whoever takes it
then goes on with the answers that are missing.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import Final

from posterity.analysis.budget import FIRST_LOOK, USUAL, Budget
from posterity.core.records import write_record
from posterity.server.ops.background import detached
from posterity.server.ops.logs import log_event, log_mistake
from posterity.server.ops.metrics import ReviewStats
from posterity.server.services import Services
from posterity.server.views.review import WEIGHTS, units
from posterity.server.workers.analysis import AnswersRequest, FindingRequest
from posterity.server.workers.process import RequestFailed, WorkerLost
from posterity.store import Conflict, Missing, StoredFinding, StoredReview, StoreError, new_id

METHOD: Final = 1  # changes when findings of before cannot be read with those of now
PASSES: Final = ((1, FIRST_LOOK), (2, USUAL))
AT_ONCE: Final = 4  # reviews that one process works at
LEASE: Final = 30_000  # milliseconds
RENEW: Final = 10.0  # seconds
LOOK: Final = 5.0  # seconds after which it is time to see whether another process has let go of a review
TRY_AGAIN: Final = 2.0  # seconds after which what could not be stored is tried again
TRIES: Final = 4  # workers that may die over one answer


class Reviewer:
    """The reviews that this process works at."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.holder = new_id()
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by game
        self.begun: dict[str, tuple[float, int]] = {}  # when it was taken, and how far it was then
        self.wanted = asyncio.Event()
        self.finished = 0
        self.failed = 0

    # ---------------------------------------------------------------- taking

    def wake(self) -> None:
        """Somebody has asked for a review."""
        self.wanted.set()

    async def keep_working(self) -> None:
        """Take reviews that wait, as many at once as there is room for."""
        while not self.services.stopping:
            self.wanted.clear()
            with suppress(StoreError, Conflict):
                await self.take_all()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wanted.wait(), LOOK)

    async def take_all(self) -> None:
        while len(self.tasks) < AT_ONCE:
            now = self.services.now()
            found = await self.services.store.take_review(self.holder, now, now + LEASE)
            if found is None:
                return
            if found.game in self.tasks:  # its lease has run out although somebody here works at it
                continue
            self.begun[found.game] = (time.monotonic(), units(found))
            self.tasks[found.game] = task = detached(self.work_at(found))
            task.add_done_callback(partial(self.done, found.game))

    def done(self, game: str, task: asyncio.Task[None]) -> None:
        self.tasks.pop(game, None)
        self.begun.pop(game, None)
        self.wake()

    async def keep_holding(self) -> None:
        """Renew the leases; what is not held any more is another's."""
        while True:
            await asyncio.sleep(RENEW)
            with suppress(StoreError, Conflict):
                held = await self.services.store.hold_reviews(self.holder, self.services.now() + LEASE)
                for game in [game for game in self.tasks if game not in held]:
                    self.tasks[game].cancel()

    async def stop(self) -> None:
        """Let others go on, or this server when it is back."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreError, Conflict):
            await self.services.store.let_go_of_reviews(self.holder)

    # ---------------------------------------------------------------- working

    async def work_at(self, review: StoredReview) -> None:
        """Have all answers looked at that were not; again after a while where the store fails."""
        while True:
            try:
                await self.end(review, await self.looked_at(review))
                return
            except StoreError as e:
                log_event("not-kept", message=e.message)
                await asyncio.sleep(TRY_AGAIN)
            except (Conflict, Missing):  # another process works at it, or the game is gone
                return
            except Exception as e:
                self.services.metrics.mistakes += 1
                log_mistake(e, "review")
                with suppress(StoreError, Conflict):
                    await self.end(review, "failed")
                return

    async def looked_at(self, review: StoredReview) -> str:
        """Look at everything, pass by pass; what has become of the review."""
        if review.method != METHOD:
            return "failed"
        store = self.services.store
        record = await asyncio.to_thread(write_record, await store.record(review.game))
        known = {one.n: one.number for one in await store.findings(review.game)}
        try:
            answers = await self.services.analysts.work(line(review, 0), AnswersRequest(record), TRIES)
            for number, budget in PASSES:
                missing = deque(n for n in reversed(answers) if known.get(n, 0) < number)
                await together([self.lane(review, record, lane, number, budget, missing) for lane in self.lanes()])
        except (RequestFailed, WorkerLost) as e:
            if self.services.stopping:
                raise Conflict(review.game) from None
            log_event("review-failed", reason=str(e))
            return "failed"
        return "done"

    def lanes(self) -> range:
        """As many answers are looked at side by side as there are workers."""
        return range(max(1, self.services.analysts.count))

    async def lane(
        self, review: StoredReview, record: bytes, lane: int, number: int, budget: Budget, missing: deque[int]
    ) -> None:
        """Look at one missing answer after another, from the end of the game, and keep what is found."""
        while missing:
            n = missing.popleft()
            wanted = FindingRequest(record, n, budget, review.seed)
            finding = await self.services.analysts.work(line(review, lane), wanted, TRIES)
            found = StoredFinding(n=n, number=number, finding=finding)
            await self.services.store.keep_findings(review.game, self.holder, [found])

    async def end(self, review: StoredReview, state: str) -> None:
        await self.services.store.end_review(review.game, self.holder, state)
        self.finished += state == "done"
        self.failed += state == "failed"

    # ---------------------------------------------------------------- told

    def seconds_left(self, review: StoredReview) -> int | None:
        """About how long it will take, if this process works at it and has done so for a while."""
        if review.game not in self.begun or review.state != "waiting":
            return None
        since, before = self.begun[review.game]
        come = units(review) - before
        left = sum(WEIGHTS) * review.total - units(review)
        return round((time.monotonic() - since) * left / come) if come else None

    def stats(self) -> ReviewStats:
        return ReviewStats(self.services.analysts.stats(), len(self.tasks), self.finished, self.failed)


async def together(lanes: list[Awaitable[None]]) -> None:
    """Run them side by side; when one fails, the others are ended and its error is raised."""
    tasks = [asyncio.ensure_future(lane) for lane in lanes]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def line(review: StoredReview, lane: int) -> str:
    """The line in which work at a review waits: that of whoever has asked for it."""
    return f"review {lane} {review.person}"
