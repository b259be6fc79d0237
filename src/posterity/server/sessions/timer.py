"""Timers: what happens at a table without anybody acting, after a while."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod


class Timer(ABC):
    """At most one task is planned at a time. A session plans all its timers anew whenever its table has changed."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None

    @abstractmethod
    def plan(self) -> None:
        """Schedule what is to happen next, instead of what was scheduled before."""

    @abstractmethod
    def resume(self) -> None:
        """Resume what was paused while nobody was at the table."""

    def stop(self) -> None:
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
        self.task = None

    @property
    def is_planned(self) -> bool:
        return self.task is not None and not self.task.done()
