"""`./test`: which checks there are, what runs beside what, and what happens when one fails or somebody interrupts."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import changed, checks
from tools.checks import Check, Failed, run_all

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def here(monkeypatch, tmp_path_factory):
    """The commands of a check are those of this Python, on a machine with two cores."""
    monkeypatch.setattr(checks, "LOGS", tmp_path_factory.mktemp("logs"))
    monkeypatch.setattr(checks, "BIN", Path(sys.executable).parent)
    monkeypatch.setattr(checks, "CORES", 2)


def check(name, code="pass", **more):
    return Check(name, [Path(sys.executable).name, "-c", code], **more)


def ended(capsys):
    """The names of the checks in the order in which they were shown."""
    return re.findall(r"^--- (.*)$", capsys.readouterr().out, re.MULTILINE)


# Which there are


def marks(kind, engine):
    """The marks of the runs of pytest on an engine, those in the browser apart."""
    found = [one for one in kind() if one.command[0] == "pytest" and "tests/e2e" not in one.command]
    return [one.command[one.command.index("-m") + 1] for one in found if one.environment["POSTERITY_ENGINE"] == engine]


def test_ordinary_checks_run_every_test_and_both_engines():
    assert marks(checks.ordinary_checks, "compiled") == ["engine and not long and not e2e"]
    assert marks(checks.ordinary_checks, "interpreted") == ["(sample or not engine) and not long and not e2e"]
    assert any("tests/e2e" in one.command for one in checks.ordinary_checks())


def test_long_checks_run_every_test_on_both_engines():
    assert marks(checks.long_checks, "interpreted") == ["not long and not e2e"]
    assert marks(checks.long_checks, "compiled") == ["not long and not e2e", "long and not e2e"]
    browser = next(one for one in checks.long_checks() if "tests/e2e" in one.command)
    assert browser.command[browser.command.index("-m") + 1] == "e2e"


@pytest.mark.parametrize("kind", [checks.ordinary_checks, checks.long_checks])
def test_what_a_check_comes_after_is_among_them(kind):
    names = [one.name for one in kind()]

    assert len(names) == len(set(names))
    assert all(name in names for one in kind() for name in one.after)
    assert {one.name for one in kind() if one.environment.get("POSTERITY_ENGINE") == "compiled"} == {
        one.name for one in kind() if "compile the engine" in one.after and one.name != "mutants"
    }


def test_anything_else_is_refused_in_a_sentence(capsys):
    assert checks.main(["slow"]) == 2
    assert capsys.readouterr().err == "./test slow: it is `./test`, `./test quick` or `./test long`.\n"


# Running


def test_two_run_side_by_side(here, tmp_path, capsys):
    waits = f"import pathlib, time\nwhile not pathlib.Path({str(tmp_path / 'done')!r}).exists(): time.sleep(0.01)"
    writes = f"import pathlib; pathlib.Path({str(tmp_path / 'done')!r}).touch()"

    run_all([check("waits", waits), check("writes", writes)], {})

    assert sorted(ended(capsys)) == ["waits", "writes"]


def test_a_check_waits_for_those_it_comes_after(here, capsys):
    run_all([check("late", after=("slow",)), check("slow", "import time; time.sleep(0.3)")], {})

    assert ended(capsys) == ["slow", "late"]


def test_what_does_not_run_at_all_is_not_waited_for(here, capsys):
    run_all([check("alone", after=("compile the engine",))], {})

    assert ended(capsys) == ["alone"]


def test_no_more_run_than_there_are_cores(here, tmp_path):
    counts = f"""
import os, pathlib, time
here = pathlib.Path({str(tmp_path)!r})
(here / str(os.getpid())).touch()
time.sleep(0.2)
assert len(list(here.iterdir())) <= 2
(here / str(os.getpid())).unlink()
"""
    run_all([check(str(number), counts) for number in range(4)], {})


def test_a_check_that_needs_all_cores_has_them_alone(here, capsys):
    run_all([check("short", "import time; time.sleep(0.2)"), check("wide", cores=2), check("other")], {})

    assert ended(capsys)[-1] == "wide"


def test_the_first_that_fails_is_named_and_ends_the_others(here, tmp_path, capsys):
    sleeps = f"""
import os, pathlib, time
pathlib.Path({str(tmp_path / "pid")!r}).write_text(str(os.getpid()))
time.sleep(60)
"""
    fails = f"""
import pathlib, sys, time
pid = pathlib.Path({str(tmp_path / "pid")!r})
while not (pid.exists() and pid.read_text()): time.sleep(0.01)
print("it is wrong")
sys.exit(1)
"""
    with pytest.raises(Failed, match="`fails` failed"):
        run_all([check("sleeps", sleeps), check("fails", fails), check("never")], {})

    assert capsys.readouterr().out == "--- fails\nit is wrong\n"
    time.sleep(0.1)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_an_interrupt_ends_everything_with_a_sentence(tmp_path):
    script = f"""
import sys
from pathlib import Path
from tools import checks
checks.BIN, checks.LOGS = Path(sys.executable).parent, Path({str(tmp_path)!r})
code = "import pathlib, time; pathlib.Path({str(tmp_path / "begun")!r}).touch(); time.sleep(60)"
checks.ordinary_checks = lambda: [checks.Check("sleeps", [Path(sys.executable).name, "-c", code])]
sys.exit(checks.main([]))
"""
    process = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stderr=subprocess.PIPE, text=True)
    while not (tmp_path / "begun").exists():
        time.sleep(0.02)
    process.send_signal(signal.SIGTERM)

    assert process.communicate(timeout=20)[1].strip() == "./test: stopped before it was done."
    assert process.returncode == 130


def test_files_are_kept_in_memory_where_there_is_room(tmp_path, monkeypatch):
    monkeypatch.setattr(checks, "MEMORY", tmp_path)
    monkeypatch.setattr(checks, "ROOMY", 0)
    with checks.files_in_memory() as environment:
        assert Path(environment["TMPDIR"]).parent == tmp_path
    assert list(tmp_path.iterdir()) == []

    monkeypatch.setattr(checks, "ROOMY", 1 << 60)
    with checks.files_in_memory() as environment:
        assert environment == {}


# What changed


@pytest.mark.parametrize(
    ("files", "tests"),
    [
        (["src/posterity/store/store.py"], ["tests/store"]),
        (["tests/cli/test_play.py"], ["tests/cli/test_play.py"]),
        (["tests/cli/making.py", "tests/cli/test_play.py"], ["tests/cli"]),
        (["tools/run.py"], ["tests/tools"]),
        (["web/src/App.svelte"], ["tests/client"]),
        (
            ["src/posterity/games/gears/rules/turn.py"],
            [
                "tests/games/gears",
                "tests/games/machines",
                "tests/test_conformance.py",
                "tests/test_golden.py",
                "tests/text",
            ],
        ),
        (["README.md", "LICENSE"], []),
    ],
)
def test_the_tests_of_a_change(files, tests):
    assert changed.tests_of(files) == tests


def test_a_change_of_one_game_looks_at_no_other():
    assert changed.expression(["src/posterity/games/leaders/state.py", "tests/games/leaders/lay.py"]) == [
        "-k",
        "leaders",
    ]
    assert changed.expression(["src/posterity/games/leaders/state.py", "src/posterity/core/tasks.py"]) == []
    assert changed.expression(["src/posterity/games/library.py"]) == []


def test_what_is_changed_is_asked_of_git(monkeypatch):
    answers = {"diff": ["a.py"], "ls-files": ["b.py"], "merge-base": []}
    monkeypatch.setattr(changed, "git", lambda *words: answers[words[0]])
    assert changed.files() == ["a.py", "b.py"]

    asked = []
    monkeypatch.setattr(changed, "git", lambda *words: asked.append(words) or [])
    assert changed.files() == []
    assert asked[-1] == ("diff", "--name-only", "HEAD~1")


def test_quick_checks_are_lint_types_contracts_and_the_tests_of_what_changed(monkeypatch):
    monkeypatch.setattr(changed, "files", lambda: ["src/posterity/games/leaders/state.py"])

    found = {one.name: one.command for one in checks.quick_checks()}

    assert list(found) == ["ruff check", "ruff format", "import contracts", "mypy", "pytest, of what changed"]
    assert found["pytest, of what changed"][-5:] == [
        "leaders",
        "tests/games/leaders",
        "tests/test_conformance.py",
        "tests/test_golden.py",
        "tests/text",
    ]
