"""Logging: a JSON object a line on standard error. No secrets, cards or texts."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from pathlib import PurePath

import msgspec


def log_event(event: str, **facts: object) -> None:
    """Write a line: what happened, and plain facts about it."""
    line = {"at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "event": event, **facts}
    print(msgspec.json.encode(line).decode(), file=sys.stderr, flush=True)


class LogHandler(logging.Handler):
    """Writes log records of the web server in the same form; of an error only its kind and place."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            log_mistake(error, record.name)
        else:
            log_event("uvicorn", level=record.levelname.lower(), text=record.getMessage()[:200])


def take_over_logging() -> None:
    """Have the web server and what it uses write warnings and errors the same way."""
    for name in ("uvicorn", "asyncio", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [LogHandler()], False
        logger.setLevel(logging.WARNING)


def log_mistake(error: BaseException, where: str) -> None:
    """A mistake of the program: its kind and the lines it came through, without any of its values."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    places = [f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in frames]
    log_event("mistake", kind=type(error).__name__, places=places, where=where)
