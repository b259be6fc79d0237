"""An endpoint of the API: its method and path, what it takes and returns, and the function that handles it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from posterity.server.api import requests
from posterity.server.app import App
from posterity.server.people.callers import Caller


@dataclass
class Call(Caller):
    """One request, read and checked."""

    path: dict[str, str] = field(default_factory=dict)
    body: Any = None
    query: Any = None


@dataclass(frozen=True)
class Endpoint:
    """An address; a result of bytes is JSON already."""

    method: str
    path: str
    result: type
    run: Callable[[App, Call], Awaitable[Any]]
    summary: str
    body: type[requests.Body] | None = None
    query: type[requests.Body] | None = None
    strangers: bool = False  # may somebody without a key ask?
    status: int = 200
    public: bool = False  # is the result the same for everybody?
    large: bool = False  # is its body a whole record?
