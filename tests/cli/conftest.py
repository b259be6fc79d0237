"""Commands run in this process, and records, sheets and card sets to run them on."""

from __future__ import annotations

import json

import pytest

from posterity.cli import app, main
from posterity.core.records import write_record
from tests.cli import making


class Said:
    """What a command said: its exit status and both outputs."""

    def __init__(self, status, out, err):
        self.status = status
        self.out = out
        self.err = err

    @property
    def json(self):
        return json.loads(self.out)

    @property
    def lines(self):
        return [json.loads(line) for line in self.out.splitlines()]

    def __repr__(self):
        return f"status {self.status}\n{self.out}\n--- standard error\n{self.err}"


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Nobody has chosen a language, and a mistake of the program itself fails the test."""
    for variable in ("LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(app, "internal", raise_it)


def raise_it(voice, error):
    raise AssertionError(f"an error that nobody expects: {error!r}") from error


@pytest.fixture
def posterity(capsys):
    """Runs a command line."""

    def run(*line):
        capsys.readouterr()
        status = main([str(word) for word in line])
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return run


@pytest.fixture
def refuses(posterity):
    """Runs a command line that must be refused: one sentence on standard error, and nothing else there.

    With status 2 nothing is on standard output either, unless `told`.
    """

    def run(*line, status=(1, 2), told=False):
        said = posterity(*line)
        assert said.status in ((status,) if isinstance(status, int) else status), said
        assert said.err.count("\n") == 1 and said.err.endswith("\n"), said
        assert said.err.strip()[-1] in ".?)", said
        assert "Traceback" not in said.err
        assert said.status == 1 or told or said.out == "", said
        return said

    return run


@pytest.fixture(scope="session")
def finished():
    """The record of a whole game between bots."""
    return making.finished_game()


@pytest.fixture(scope="session")
def busy():
    """The beginning of a game with every kind of entry."""
    return making.busy_game()


@pytest.fixture(scope="session")
def committed():
    """A whole game whose deal was committed to."""
    return making.committed_game()


@pytest.fixture
def file(tmp_path):
    """Writes a file and says its name."""

    def write(content, name="file"):
        path = tmp_path / name
        if isinstance(content, dict):
            content = json.dumps(content)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return str(path)

    return write


@pytest.fixture
def record(file):
    """Writes a record as the program itself does."""

    def write(kept, name="record.json"):
        return file(write_record(kept), name)

    return write
