"""A worker process and the pipe to it: one request at a time, answered or the worker is lost."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection

from posterity.core.garbage import collect_rarely
from posterity.server.workers.thinking import BotRequest, bot_answer

SPAWN = get_context("spawn")
GIVES_WAY = 10  # how nice workers are to whoever answers people


class WorkerLost(Exception):
    """The worker has died, or has thought for longer than anybody waits."""


class WorkerProcess:
    """One process, started at once, that answers one request at a time. Only one thread may use it at a time."""

    def __init__(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs,), name="bot", daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, request: BotRequest, seconds: float) -> str:
        """The answer; WorkerLost if none comes within so many seconds. RuntimeError if the bot made a mistake."""
        try:
            self.pipe.send(request)
            if not self.pipe.poll(seconds):
                raise WorkerLost("it thinks for too long")
            found, mistake = self.pipe.recv()
        except (EOFError, OSError):
            raise WorkerLost("it has died") from None
        if mistake is not None:
            raise RuntimeError(mistake)
        return str(found)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


# ---------------------------------------------------------------- in the worker


def serve(pipe: Connection) -> None:
    """Answer one request after another until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ^C is for the server, which then ends its workers
    sys.stdout = sys.stderr
    with suppress(OSError, AttributeError):
        os.nice(GIVES_WAY)
    collect_rarely()
    while True:
        try:
            request: BotRequest = pipe.recv()
            pipe.send(outcome(request))
        except (EOFError, OSError):
            return


def outcome(request: BotRequest) -> tuple[str | None, str | None]:
    """The answer, or what went wrong."""
    try:
        return bot_answer(request), None
    except Exception as e:
        return None, f"{request.bot} at {request.game}: {e!r}"
