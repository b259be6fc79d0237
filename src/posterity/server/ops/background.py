"""Background tasks, which belong to no request."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any, TypeVar

T = TypeVar("T")


def detached(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task in a context of its own: it is charged to nobody's budget."""
    return asyncio.create_task(work, context=Context())


class BackgroundTasks:
    """Holds on to tasks until they are done, and cancels them when the server stops."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = detached(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def cancel(self) -> None:
        for task in self.tasks:
            task.cancel()
