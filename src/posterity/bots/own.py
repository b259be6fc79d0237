"""Custom bots: a class in a file, checked and timed while it plays.

Any error of such a bot ends the run with a BotError, which says in one sentence what went wrong.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from types import FrameType
from typing import Any, Final, NamedTuple

from posterity.bots import interface
from posterity.bots.interface import BotClass, OwnBot
from posterity.core.actions import Action
from posterity.core.chance import Stream
from posterity.core.observation import Bot, Observation


class ThinkingTime(NamedTuple):
    """How long bots may think about one answer."""

    timeout: int = 60  # seconds for a custom bot; after that it has failed
    think: int = 0  # milliseconds for levels; 0: a fixed amount of work instead
    most: int = 0  # milliseconds after which levels answer with what they have found of that work; 0: never


USUAL_TIME: Final = ThinkingTime()


AGAIN: Final = 1.0  # seconds until an overdue bot that ignored the interruption is interrupted again
SUFFIX: Final = ".py"


class BotError(ValueError):
    """A bot that does not exist or has failed: a message with its arguments."""

    def __init__(self, message: str, args: dict[str, object]) -> None:
        super().__init__(f"{message}: {args}")
        self.message = message
        self.args_named = args


class Overdue(BaseException):
    """Raised while a bot is thinking; not an Exception, since bots may catch those."""


class Watched(Bot):
    """A wrapper for a custom bot that checks its answers and how long they take."""

    def __init__(self, name: str, inner: OwnBot, timeout: int) -> None:
        self.name: Final = name
        self.inner: Final[Any] = inner  # it may return anything
        self.timeout: Final = timeout

    def choose(self, observation: Observation) -> Action:
        options = observation.ask.options
        offered = options.copy()
        pick: Any = guarded(self.name, self.timeout, lambda: self.inner.choose(promised(observation)))
        if options != offered:  # the bot has changed the table's own list
            options[:] = offered
        for option in offered:
            if pick is option or (isinstance(pick, Action) and pick == option):
                return option
        texts = [option.text for option in offered]
        shown = guarded(self.name, self.timeout, lambda: shown_answer(pick))
        raise BotError("bot-not-offered", {"bot": self.name, "answer": shown, "offered": texts})


def promised(observation: Observation) -> interface.Observation:
    """The same observation, typed with the interface for custom bots."""
    return observation


def is_own(name: str) -> bool:
    """Does the name of a bot say FILE.py:CLASS?"""
    return name.rpartition(":")[0].endswith(SUFFIX)


def load(name: str, timeout: int) -> Callable[[Stream], Bot]:
    """Makes bots of the class that `name`, FILE.py:CLASS, stands for; BotError if there is no such class."""
    check_file(name)
    file, _, wanted = name.rpartition(":")
    module = guarded(name, timeout, lambda: load_module(os.path.abspath(file)))
    found: Any = module.get(wanted)
    if not isinstance(found, type):
        classes = [key for key, value in module.items() if isinstance(value, type)]
        raise BotError("bot-no-class", {"file": file, "word": wanted, "known": classes})
    if not callable(getattr(found, "choose", None)):
        raise BotError("bot-no-choose", {"bot": name})
    make: BotClass = module[wanted]
    return lambda luck: Watched(name, guarded(name, timeout, lambda: make(luck)), timeout)


def module_of(file: str) -> str:
    """A module name for a file, chosen so that it hides no other module."""
    path = os.path.abspath(file)
    return f"{os.path.basename(path).removesuffix(SUFFIX)}_{hashlib.sha256(path.encode()).hexdigest()[:8]}"


def check_file(name: str) -> None:
    """BotError if there is no such file; nothing in it is run."""
    path = os.path.abspath(name.rpartition(":")[0])
    if module_of(path) not in sys.modules and not os.path.isfile(path):
        raise BotError("bot-no-file", {"bot": name, "file": path})


def load_module(path: str) -> dict[str, Any]:
    """The module in a file, which may import its neighbours. The file is run once."""
    key = module_of(path)
    if key in sys.modules:
        return vars(sys.modules[key])
    spec = importlib.util.spec_from_file_location(key, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    folder = os.path.dirname(path)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[key] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[key]
        raise
    return vars(module)


def digest(name: str) -> str:
    """The SHA-256 of the file of a bot, to see whether it has changed."""
    with open(name.rpartition(":")[0], "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


# ---------------------------------------------------------------- watching


def guarded(name: str, timeout: int, do: Callable[[], Any]) -> Any:
    """What custom code returns; BotError if it raises anything or takes too long.

    A process that it has forked ends here: whoever asked for the answer waits in the other one.
    """
    process = os.getpid()
    try:
        return in_time(timeout, do)
    except KeyboardInterrupt:
        raise
    except Overdue:
        raise BotError("bot-overdue", {"bot": name, "seconds": timeout}) from None
    except BaseException as e:
        raise BotError("bot-raised", {"bot": name, "error": exception_line(e), "place": where_raised(e, name)}) from e
    finally:
        if os.getpid() != process:
            os._exit(0)


def in_time(timeout: int, do: Callable[[], Any]) -> Any:
    """Raises Overdue inside `do` when the time is up, repeatedly until it stops.

    Only the main thread can be interrupted, and not in the middle of a C function; for anything stricter watch from
    another process (`lab`).
    """
    if threading.current_thread() is not threading.main_thread() or sys.platform == "win32":
        return do()
    former = signal.signal(signal.SIGALRM, raise_overdue)
    delay, interval = signal.setitimer(signal.ITIMER_REAL, timeout, AGAIN)
    try:
        return do()
    finally:
        signal.setitimer(signal.ITIMER_REAL, delay, interval)
        signal.signal(signal.SIGALRM, former)


def raise_overdue(number: int, frame: FrameType | None) -> None:
    raise Overdue


def exception_line(error: BaseException) -> str:
    """An exception as Python's last line says it, on one line."""
    return " ".join(traceback.format_exception_only(error)[-1].split())


def where_raised(error: BaseException, name: str) -> str:
    """The last line of the bot's own file in the traceback."""
    file = os.path.abspath(name.rpartition(":")[0])
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    if isinstance(error, SyntaxError):
        lines.append(error.lineno)
    return str(lines[-1]) if lines else "?"


def shown_answer(pick: object) -> str:
    """What was answered, in one line."""
    if isinstance(pick, Action):
        return pick.text
    try:
        return " ".join(repr(pick).split())
    except Exception:
        return type(pick).__name__
