"""What requests cost: the time the server works for each of them, charged to whoever asks.

Light work is done in the event loop, step by step; heavy work goes to the fair queue. Both count against the same
budget of seconds, which fills again with time.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from posterity.server.ops.fair_queue import FairQueue, QueuedJob
from posterity.server.ops.limits import Budget, Limits

T = TypeVar("T")
THREADS = 2


class Payer(NamedTuple):
    """Who asks: a person, or an address without a key; and the address it comes from."""

    who: str
    address: str


PAYER: ContextVar[Payer | None] = ContextVar("payer", default=None)  # None: what the server does by itself


class Timed(Generic[T]):
    """A coroutine that knows how many seconds its own steps have taken, without those of others in between."""

    def __init__(self, coroutine: Coroutine[Any, Any, T]) -> None:
        self.coroutine = coroutine
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self.coroutine.send
        value: Any = None
        while True:
            begun = time.thread_time()
            try:
                waits = step(value)
            except StopIteration as e:
                found: T = e.value
                return found
            finally:
                self.seconds += time.thread_time() - begun
            try:
                step, value = self.coroutine.send, (yield waits)
            except BaseException as e:
                step, value = self.coroutine.throw, e


class Workload:
    """The budgets of everybody, and the queue."""

    def __init__(self, limits: Limits) -> None:
        self.people = Budget(limits.work)
        self.addresses = Budget(limits.address_work)
        self.queue = FairQueue(THREADS, limits.waiting)

    def check(self, payer: Payer) -> None:
        """ApiError if the budget of the person or of the address is used up."""
        self.people.check(payer.who)
        self.addresses.check(payer.address)

    def charge(self, payer: Payer | None, seconds: float) -> None:
        if payer is not None:
            self.people.charge(payer.who, seconds)
            self.addresses.charge(payer.address, seconds)

    async def metered(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work in the event loop, charged to the current payer."""
        timed = Timed(work)
        try:
            return await timed
        finally:
            self.charge(PAYER.get(), timed.seconds)

    def run(self, work: Callable[[], T], table: str | None = None, long: bool = False) -> Awaitable[T]:
        """Do something heavy in the queue, at the cost of whoever asks and in their line.

        With a `table`, which is locked meanwhile, in that table's line: the others there need not wait for all else
        that whoever asks has asked for.
        """
        payer = PAYER.get()
        who = None if payer is None else payer.who
        key = f"table {table}" if table is not None else who or ""
        return self.queue.run(QueuedJob(key=key, work=work, payer=who, long=long, charge=partial(self.charge, payer)))
