"""Limits against idle connections: a timeout for each request to arrive, and a maximum number of connections."""

from __future__ import annotations

import asyncio
import resource
from contextlib import suppress
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from posterity.server.ops.limits import Limits

FILES = 65536


def http_protocol(limits: Limits) -> Any:
    """The protocol class that uvicorn makes for each connection, with these limits."""
    return partial(TimeoutProtocol, timeout=limits.request_timeout, most=limits.connections)


class TimeoutProtocol(H11Protocol):
    """Closes a connection on which no whole request head arrives in time. Bodies are timed where they are read."""

    def __init__(self, *args: Any, timeout: float, most: int, **more: Any) -> None:
        super().__init__(*args, **more)
        self.timeout = timeout
        self.most = most
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.abort()
        else:
            self.start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self or not self.is_waiting():
            self.stop_deadline()
        elif self.deadline is None:
            self.start_deadline()

    def is_waiting(self) -> bool:
        """Is the head of a request still to arrive, wholly or in part?"""
        return self.conn.their_state is h11.IDLE

    def start_deadline(self) -> None:
        self.deadline = self.loop.call_later(self.timeout, self.give_up)

    def stop_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        self.deadline = None
        if self.is_waiting():
            self.transport.abort()


def allow_many_files() -> None:
    """Raise the limit of open files, since every connection is one, as far as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
