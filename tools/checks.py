"""What `./test` runs: checks side by side, as many at a time as keep the cores busy, each shown when it is done.

    python -m tools.checks          every check; every test once, on one engine or the other
    python -m tools.checks quick    lint, types, contracts, and the tests of what changed
    python -m tools.checks long     every test on both engines, long walks, mutants

Exit status 0: all passed, 1: one failed, 2: the arguments are not understood, 130: interrupted.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tools import changed

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
LOGS = ROOT / "build" / "checks"
CORES = os.cpu_count() or 1
WORKERS = str(CORES)  # of each run of pytest: tests often wait for sockets, clocks and the browser
MEMORY = Path("/dev/shm")  # a file system in memory: stores wait until every write is on the disk
ROOMY = 4 << 30  # bytes that the tests may need there
FAILURE, MISUSE, INTERRUPTED = 1, 2, 130


@dataclass(frozen=True)
class Check:
    """One command of the environment, which passes with exit status 0, once those it comes `after` have passed."""

    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    after: tuple[str, ...] = ()
    cores: int = 1


class Failed(Exception):
    """A check did not pass."""


def main(arguments: Sequence[str]) -> int:
    """Runs the checks that the arguments name; returns the exit status."""
    kinds = {(): ordinary_checks, ("quick",): quick_checks, ("long",): long_checks}
    chosen = kinds.get(tuple(arguments))
    name = " ".join(["./test", *arguments])
    if chosen is None:
        print(f"{name}: it is `./test`, `./test quick` or `./test long`.", file=sys.stderr)
        return MISUSE
    start = time.monotonic()
    checks = chosen()
    try:
        with files_in_memory() as environment:
            run_all(checks, environment)
    except Failed as failed:
        print(f"{name}: {failed}", file=sys.stderr)
        return FAILURE
    except KeyboardInterrupt:
        print(f"\n{name}: stopped before it was done.", file=sys.stderr)
        return INTERRUPTED
    print(f"{name}: all {len(checks)} checks passed in {time.monotonic() - start:.0f} s")
    return 0


# Which checks there are


def ordinary_checks() -> list[Check]:
    """Every test once: those of the rules compiled, all others and a sample of the rules' tests interpreted."""
    return [
        *lint(),
        Check("compile the engine", ["python", "tools/compile.py", "--quickly"]),
        Check("browser client", ["python", "tools/client.py", "check"]),
        in_browser("not long"),
        pytest("compiled", "engine and not long and not e2e"),
        pytest("interpreted", "(sample or not engine) and not long and not e2e"),
        types(),
    ]


def quick_checks() -> list[Check]:
    """The checks for a change while working on it, in about a minute."""
    files = changed.files()
    tests = changed.tests_of(files)
    checks = [*lint(), types()]
    if tests:
        marked = ["-m", "not long and not e2e and not walk", *changed.expression(files)]
        checks.append(Check("pytest, of what changed", ["pytest", "-q", "-n", str(CORES), *marked, *tests]))
    if any(file.startswith("web/") for file in files):
        checks.append(Check("browser client", ["python", "tools/client.py", "check"]))
    return checks


def long_checks() -> list[Check]:
    """Every test on both engines, whole games by every means in a browser, long walks on new seeds, mutants."""
    return [
        *lint(),
        Check("compile the engine", ["python", "tools/compile.py", "--quickly"]),
        Check("browser client", ["python", "tools/client.py", "check"]),
        types(),
        pytest("interpreted", "not long and not e2e"),
        pytest("compiled", "not long and not e2e"),
        in_browser(),
        pytest("compiled", "long and not e2e", "--timeout=7200"),
        mutants(),
    ]


def lint() -> list[Check]:
    return [
        Check("ruff check", ["ruff", "check", "--quiet"]),
        Check("ruff format", ["ruff", "format", "--check", "--quiet"]),
        Check("import contracts", ["lint-imports", "--no-logo"]),
    ]


def types() -> Check:
    folders = [folder for folder in ("src", "tools", "bench") if (ROOT / folder).is_dir()]
    return Check("mypy", ["mypy", "--no-error-summary", *folders])


def pytest(engine: str, marked: str, *options: str) -> Check:
    """The tests with that mark, on that engine."""
    environment = {"POSTERITY_ENGINE": engine}
    name = f"pytest, {engine} engine"
    if marked.startswith("long"):
        environment["POSTERITY_LONG"] = "1"
        name += ", long"
    after = ("compile the engine",) if engine == "compiled" else ()
    return Check(name, ["pytest", "-q", "-n", WORKERS, "-m", marked, *options], environment, after)


def in_browser(marked: str = "") -> Check:
    """The tests that need a browser; the example game that they add runs on the interpreted engine only."""
    marks = f"e2e and {marked}" if marked else "e2e"
    environment = {"POSTERITY_ENGINE": "interpreted"} | ({} if marked else {"POSTERITY_LONG": "1"})
    command = ["pytest", "-q", "-n", WORKERS, "-m", marks, "tests/e2e"]
    return Check("pytest, in a browser", command, environment, ("browser client",))


def mutants() -> Check:
    """Mutants: changes to the code that a test must notice; this check uses all cores by itself."""
    command = ["python", "-m", "tools.mutants"]
    return Check("mutants", command, {"POSTERITY_LONG": "1"}, ("compile the engine",), CORES)


# Running them


class Running:
    """A check that has begun: its process, with a group of its own, and the log of what it says."""

    def __init__(self, check: Check, environment: dict[str, str]) -> None:
        self.check = check
        self.start = time.monotonic()
        self.log = LOGS / f"{check.name.replace(' ', '-')}.log"
        self.log.parent.mkdir(parents=True, exist_ok=True)
        command = [str(BIN / check.command[0]), *check.command[1:]]
        settings = os.environ | environment | check.environment
        settings.pop("PYTHONDONTWRITEBYTECODE", None)  # else every test process would compile every module again
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=settings,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def stop(self) -> None:
        """Stops it, with every process it has started."""
        try:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(10)
        except ProcessLookupError:
            pass
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def show(self) -> None:
        """Prints what it said, and how long it took; Failed if it did not pass."""
        seconds = f"{time.monotonic() - self.start:.1f} s"
        said = self.log.read_text(errors="replace").rstrip()
        print(f"--- {self.check.name}" + (f"\n{said}" if said else ""), flush=True)
        if self.process.returncode != 0:
            raise Failed(f"the check `{self.check.name}` failed after {seconds}.")
        print(f"    passed in {seconds}", flush=True)


def run_all(checks: Sequence[Check], environment: dict[str, str]) -> None:
    """Runs the checks, as many side by side as keep the cores busy; the first that fails ends the others."""
    waiting, running, passed = list(checks), list[Running](), set[str]()
    named = {check.name for check in checks}
    with Progress() as progress:
        try:
            while waiting or running:
                for check in startable(waiting, running, passed, named):
                    waiting.remove(check)
                    running.append(Running(check, environment))
                progress.show(running)
                time.sleep(0.1)
                for ended in [one for one in running if one.process.poll() is not None]:
                    running.remove(ended)
                    progress.clear()
                    ended.show()
                    passed.add(ended.check.name)
        finally:
            for left in running:
                left.stop()


def startable(
    waiting: Sequence[Check], running: Sequence[Running], passed: set[str], named: set[str]
) -> Iterator[Check]:
    """The checks that may begin now, in their order. What a check comes after counts only if it is to run at all."""
    busy = sum(one.check.cores for one in running)
    for check in list(waiting):
        if busy >= CORES or (busy and busy + check.cores > CORES):
            continue
        if all(name in passed for name in check.after if name in named):
            busy += check.cores
            yield check


class Progress:
    """A line on the terminal that says what is running and for how long."""

    def __init__(self) -> None:
        self.seen = sys.stderr.isatty()
        self.next = 0.0

    def __enter__(self) -> "Progress":
        signal.signal(signal.SIGTERM, interrupt)
        return self

    def __exit__(self, *problem: object) -> None:
        self.clear()

    def show(self, running: Sequence[Running]) -> None:
        now = time.monotonic()
        if self.seen and now >= self.next:
            self.next = now + 1
            told = ", ".join(f"{one.check.name} {now - one.start:.0f} s" for one in running)
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\033[K{told}"[: width + 4], end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.seen:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


@contextmanager
def files_in_memory() -> Iterator[dict[str, str]]:
    """An environment in which tests keep their files in memory, if there is room, since stores wait for every write."""
    if not MEMORY.is_dir() or shutil.disk_usage(MEMORY).free < ROOMY:
        yield {}
        return
    with tempfile.TemporaryDirectory(dir=MEMORY, prefix="posterity-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # the tests' PostgreSQL runs as another user
        yield {"TMPDIR": folder}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
