"""A worker process and the pipe to it: one request at a time, answered or the worker is lost.

A worker ends by itself when its server is gone, however that ended, when it thinks for longer than anybody waits, and
when it needs too much memory.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread, Timer
from typing import Any, Final, NamedTuple, TypeVar

from posterity.core.garbage import collect_rarely
from posterity.server.workers import thinking
from posterity.server.workers.requests import WorkerRequest

T = TypeVar("T")
SPAWN = get_context("spawn")
GIVES_WAY: Final = 10  # how nice workers are to whoever answers people
GRACE = 5  # seconds after its time that a worker whose server is gone ends itself at the latest
START = 60.0  # seconds that a worker may take to begin
MEBIBYTE = 1 << 20
ENOUGH = 512 * MEBIBYTE  # bytes of memory after which a worker makes room for a new one
LOADED = (thinking,)  # what every worker has loaded before it is asked anything: the games and their bots
MOST = 2048 * MEBIBYTE  # bytes that a worker may ask for; more is refused by the system


class WorkerLost(Exception):
    """The worker has died, could not be started, or, if it `hung`, has thought for longer than anybody waits."""

    def __init__(self, reason: str, hung: bool = False) -> None:
        super().__init__(reason)
        self.hung = hung


class RequestFailed(Exception):
    """The work has ended in a mistake, such as one of a bot; the worker lives on."""


class Outcome(NamedTuple):
    """What comes back from a worker: what came of the work or the mistake, and the bytes of memory it uses."""

    value: Any
    mistake: str | None
    memory: int


class WorkerProcess:
    """One process, started at once, that answers one request at a time. Only one thread may use it at a time."""

    def __init__(self, seconds: float, nice: int = GIVES_WAY) -> None:
        self.seconds = seconds  # that it may work at one request
        self.memory = 0  # bytes, when it answered last
        self.begun = False
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs, seconds, nice), name="worker", daemon=True)
        try:
            self.process.start()
        except OSError as e:
            self.pipe.close()
            raise WorkerLost(f"it cannot be started: {e.strerror}") from None
        finally:
            theirs.close()

    def ask(self, request: WorkerRequest[T]) -> T:
        """What comes of a request; WorkerLost if nothing comes in time, RequestFailed if it ended in a mistake."""
        self.wait_until_begun()
        overdue = Timer(self.seconds, self.process.kill)  # that also ends a request which it does not even read
        overdue.daemon = True
        overdue.start()
        try:
            self.pipe.send(request)
            found: Outcome = self.pipe.recv()
        except (EOFError, OSError):
            hung = overdue.finished.is_set()
            raise WorkerLost("it thinks for too long" if hung else "it has died", hung) from None
        finally:
            overdue.cancel()
        self.memory = found.memory
        if found.mistake is not None:
            raise RequestFailed(found.mistake)
        value: T = found.value
        return value

    def wait_until_begun(self) -> None:
        """A process that begins loads the games first; that is not time to think."""
        try:
            if not self.begun and not self.pipe.poll(START):
                raise WorkerLost("it does not begin", hung=True)
            if not self.begun:
                self.begun = bool(self.pipe.recv())
        except (EOFError, OSError):
            raise WorkerLost("it has died") from None

    @property
    def is_tired(self) -> bool:
        """Does it use so much memory that a new one should take its place?"""
        return self.memory > ENOUGH

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


# ---------------------------------------------------------------- in the worker


def serve(pipe: Connection, seconds: float, nice: int = GIVES_WAY) -> None:
    """Carry out one request after another until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ^C is for the server, which then ends its workers
    sys.stdout = sys.stderr
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy is loaded later; there is a worker for every processor
    with suppress(OSError, AttributeError):
        os.nice(nice)
    limit_memory()
    Thread(target=end_with_server, daemon=True).start()
    collect_rarely()
    with suppress(OSError):  # the server is gone already: so says the next line
        pipe.send(True)
    while True:
        try:
            request: WorkerRequest[Any] = pipe.recv()
            alarm(seconds + GRACE)
            pipe.send(outcome(request))
            alarm(0)
        except (EOFError, OSError):
            return


def outcome(request: WorkerRequest[Any]) -> Outcome:
    """What comes of a request, or what went wrong. Where memory has run out the worker ends: nothing is sure then."""
    try:
        return Outcome(request.carry_out(), None, memory_used())
    except MemoryError:
        os._exit(1)
    except Exception as e:
        return Outcome(None, f"{request.about()}: {type(e).__name__}", memory_used())


def end_with_server() -> None:
    """Wait until the server is gone, then end this process, whatever it is thinking about."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)


def alarm(seconds: float) -> None:
    """End this process in so many seconds, by the system and so for certain; 0 calls that off."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def limit_memory() -> None:
    """Have the system refuse more memory than any bot needs, where it can."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (MOST if hard < 0 else min(MOST, hard), hard))


def memory_used() -> int:
    """Bytes of memory in use now; 0 where the system does not tell."""
    with suppress(OSError, ValueError, IndexError), open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
