"""Trying mutants: which of them does a test catch?

A process that has collected the tests is copied (`os.fork`) for every mutant; the copy exchanges the one changed
function and runs the tests that execute the changed lines, until one fails. Mutants that cannot be exchanged like that,
and survivors, are tried from the start: a process loads the changed module and runs all the tests.
"""

from __future__ import annotations

import ast
import functools
import gc
import importlib.machinery
import os
import pickle
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Protocol, TypeVar

import pytest
from _pytest.runner import runtestprotocol

CORES = 2
TIMEOUT = 60  # seconds after which a test counts as failed, since it may run for ever
MEMORY = 4 << 30  # bytes of memory a mutant may use
T = TypeVar("T")
ENDLESS, BROKEN = -1, -2  # results of a copy that was stopped, and of one that failed outside the tests
WORDS = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long")


class Change(Protocol):
    """A mutant as this module sees it: the file, the changed lines, and the whole changed source."""

    @property
    def path(self) -> Path: ...
    @property
    def lines(self) -> range: ...
    def source(self) -> ast.Module: ...


C = TypeVar("C", bound=Change)


def in_copies(work: Sequence[T], do: Callable[[T], int], done: Callable[[T, int], None]) -> None:
    """`do` each piece of work in a copy of this process, a few at a time; `done` gets what it returned."""
    waiting, running = list(reversed(work)), dict[int, tuple[T, int]]()
    while waiting or running:
        while waiting and len(running) < CORES:
            piece = waiting.pop()
            read, write = os.pipe()
            sys.stdout.flush()
            pid = os.fork()
            if pid == 0:
                os.close(read)
                os.write(write, str(alone(do, piece)).encode())
                os._exit(0)
            os.close(write)
            running[pid] = (piece, read)
        pid, _ = os.wait()
        piece, read = running.pop(pid)
        answer = os.read(read, 20)
        os.close(read)
        number = int(answer or str(ENDLESS))
        if number == BROKEN:
            raise SystemExit("mutants: a mutant could not be tried; what went wrong stands above")
        done(piece, number)
        if sys.stderr.isatty():
            print(f"\r{len(work) - len(waiting) - len(running)}/{len(work)} ", end="", file=sys.stderr)


def alone(do: Callable[[T], int], piece: T) -> int:
    """In the copy: quietly, and with limits of time and memory."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        return do(piece)
    except MemoryError:
        return ENDLESS
    except BaseException:
        traceback.print_exc()
        return BROKEN


class Fresh:
    """Tries a mutant from the start: nothing of the game is loaded yet."""

    def __init__(self, tests: list[str]) -> None:
        self.tests = tests

    def survivors(self, chosen: Sequence[C]) -> list[C]:
        """The mutants that survive; the unchanged code is tried first and must pass."""
        found: list[C | None] = []
        tried = [None, *chosen] if chosen else []
        in_copies(tried, self.run_with, lambda mutant, answer: found.append(mutant) if answer == 0 else None)
        if tried and None not in found:
            raise SystemExit("mutants: the tests fail without any mutant")
        return [mutant for mutant in chosen if mutant in found]

    def run_with(self, mutant: Change | None) -> int:
        """0 if all tests pass with the changed module."""
        if mutant is not None:
            self.change(mutant)
        return int(pytest.main(["-x", "--timeout", str(TIMEOUT), *WORDS, *self.tests]))

    def change(self, mutant: Change) -> None:
        Changed.path, Changed.source = str(mutant.path), mutant.source()
        importlib.machinery.SourceFileLoader.get_code = Changed.get_code  # type: ignore[method-assign,assignment]


class Changed:
    """Loads modules as always, but the one at `path` from its changed source."""

    path = ""
    source = ast.Module([], [])
    former = importlib.machinery.SourceFileLoader.get_code

    @staticmethod
    def get_code(loader: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == Changed.path:
            return compile(Changed.source, loader.path, "exec")
        return Changed.former(loader, name)


class Warm:
    """Tries mutants in a process that has collected the tests; as a plugin of pytest, in place of running them."""

    def __init__(self, tests: list[str]) -> None:
        self.tests = tests
        self.items: list[pytest.Item] = []
        self.folder = Path()
        self.chosen: Sequence[Change] = []
        self.through: dict[tuple[str, int], list[int]] = {}  # which tests execute a line, the quickest first
        self.catches: Counter[int] = Counter()

    def survivors(self, chosen: Sequence[C]) -> list[C]:
        """The mutants that survive, and those that cannot be tried this way."""
        with tempfile.TemporaryDirectory() as folder:
            self.chosen, self.folder = chosen, Path(folder)
            in_copies([0], self.collect, lambda piece, answer: None)
            file = self.folder / "left"
            if not file.exists():
                raise SystemExit("mutants: the tests fail without any mutant, or cannot be collected")
            return [chosen[number] for number in pickle.loads(file.read_bytes())]

    def collect(self, _: int) -> int:
        return int(pytest.main([*WORDS, *self.tests], plugins=[self]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        self.follow()
        left: list[int] = []

        def done(number: int, answer: int) -> None:
            if answer == 0:
                left.append(number)
            elif answer > 0:
                self.catches[answer - 1] += 1

        in_copies(range(len(self.chosen)), self.run_with, done)
        (self.folder / "left").write_bytes(pickle.dumps(sorted(left)))
        return True

    def follow(self) -> None:
        """Run every test once, without a mutant, and note which lines it executes and how long it takes."""
        paths = {str(mutant.path) for mutant in self.chosen}
        parts = [self.items[number::CORES] for number in range(CORES)]
        numbers = {id(item): number for number, item in enumerate(self.items)}

        def follow_part(part: int) -> int:
            seen = []
            for item, after in with_next(parts[part]):
                trail = Trail(paths)
                start = time.monotonic()
                sys.settrace(trail.enter)
                good = passes(item, after)
                sys.settrace(None)
                if not good:
                    return 1
                seen.append((time.monotonic() - start, numbers[id(item)], trail.lines))
            (self.folder / f"seen{part}").write_bytes(pickle.dumps(seen))
            return 0

        failed: list[int] = []
        in_copies(range(CORES), follow_part, lambda part, answer: failed.append(part) if answer else None)
        if failed:
            raise SystemExit(1)
        for _, number, lines in sorted(
            entry for part in range(CORES) for entry in pickle.loads((self.folder / f"seen{part}").read_bytes())
        ):
            for line in lines:
                self.through.setdefault(line, []).append(number)

    def run_with(self, number: int) -> int:
        """0 if all tests pass; else one more than the number of the one that failed."""
        mutant = self.chosen[number]
        if not exchange(mutant):
            return 0
        tests = {test for line in mutant.lines for test in self.through.get((str(mutant.path), line), ())}
        order = sorted(tests, key=lambda test: -self.catches[test])
        for test, (item, after) in zip(order, with_next([self.items[test] for test in order]), strict=True):
            signal.alarm(TIMEOUT)
            if not passes(item, after):
                return test + 1
        return 0


class Trail:
    """The lines of some files that a test executes."""

    def __init__(self, paths: set[str]) -> None:
        self.paths = paths
        self.lines: set[tuple[str, int]] = set()

    def enter(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any] | None:
        if frame.f_code.co_filename not in self.paths:
            return None
        return self.step

    def step(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any]:
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self.step


def with_next(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items, None][1:], strict=True)


def passes(item: pytest.Item, after: pytest.Item | None) -> bool:
    return all(not report.failed for report in runtestprotocol(item, log=False, nextitem=after))


def exchange(mutant: Change) -> bool:
    """Give the functions of the changed module their changed code; False if nothing in a function has changed."""
    path = str(mutant.path)
    changed = {(code.co_qualname, code.co_firstlineno): code for code in codes(compile(mutant.source(), path, "exec"))}
    some = False
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper) and one.__module__.startswith("posterity.games"):
            one.cache_clear()
        if not isinstance(one, FunctionType) or one.__code__.co_filename != path:
            continue
        code = changed.get((one.__code__.co_qualname, one.__code__.co_firstlineno))
        if code is not None and code != one.__code__:
            one.__code__ = code
            some = True
    return some


def codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes(inner)
