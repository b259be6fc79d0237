"""Alarms: timers that are due at a certain moment."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Awaitable, Callable

from posterity.server.errors import ApiError
from posterity.server.ops.background import detached
from posterity.server.ops.logs import log_event, log_mistake
from posterity.server.sessions.session import TableSession
from posterity.server.sessions.timer import Timer
from posterity.store import Conflict, StoreError

TRY_AGAIN = 2.0  # seconds after which what could not be stored is tried again


class Alarm(Timer):
    """`due` says when, if nothing changes; `ring` does it with the lock held.

    Several processes may have the same alarm: whoever stores something first has done it.
    """

    def __init__(self, session: TableSession) -> None:
        super().__init__()
        self.session = session

    @abstractmethod
    def due(self) -> int | None:
        """The moment, in milliseconds since 1970; None for never."""

    @abstractmethod
    async def ring(self) -> None:
        """What happens when it is due."""

    def plan(self) -> None:
        """Schedule the alarm for when it is due now, if at all."""
        self.stop()
        due = self.due() if self.session.loaded and not self.session.services.stopping else None
        if due is not None:
            self.task = detached(retry_until_stored(self.session, "alarm", lambda: self.wait(due)))

    def resume(self) -> None:
        """An alarm rings whether or not anybody is here."""

    async def wait(self, moment: int) -> None:
        services = self.session.services
        await services.wall_clock.until(moment)
        async with self.session.lock:
            await self.session.ensure_loaded()
            due = self.due()
            if due is not None and due <= services.now():
                await self.ring()


async def retry_until_stored(session: TableSession, where: str, act: Callable[[], Awaitable[None]]) -> None:
    """Run `act`, again and again while the store fails or another process was quicker; log any other mistake."""
    while True:
        try:
            await act()
            return
        except Conflict:
            session.invalidate()
        except StoreError as e:
            log_event("not-kept", message=e.message)
            await asyncio.sleep(TRY_AGAIN)
        except ApiError:  # it cannot be done any more
            return
        except Exception as e:
            session.services.metrics.mistakes += 1
            log_mistake(e, where)
            return
