"""The compiled engine: taken only where it was made from exactly the sources that are there."""

import importlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import posterity
from posterity import _compiled
from tools import compile as compiling

ROOT = Path(__file__).resolve().parents[2]
PATTERNS = ["src/posterity/core/*.py"]


@pytest.fixture
def checkout(tmp_path):
    """A checkout with two sources and a compiled engine that fits them (its modules are empty files)."""
    core = tmp_path / "src/posterity/core"
    core.mkdir(parents=True)
    for name in ("__init__", "actions", "tasks"):
        (core / f"{name}.py").write_text(f"NAME = {name!r}\n")
    for name in ("__init__.py", "_compiled.py"):
        shutil.copy(ROOT / "src/posterity" / name, core.parent)
    write_manifest(tmp_path)
    return tmp_path


def write_manifest(root, **changes):
    folder = _compiled.compiled_folder(root)
    folder.mkdir(parents=True, exist_ok=True)
    manifest = {
        "python": _compiled.PYTHON,
        "patterns": PATTERNS,
        "sources": _compiled.source_digests(root, PATTERNS),
        "modules": {"posterity.core.tasks": "posterity/core/tasks.so", "posterity__mypyc": "posterity__mypyc.so"},
    }
    (folder / "manifest.json").write_text(json.dumps(manifest | changes))


def importing(root, engine, code):
    """Runs `code` in a new Python whose posterity is that of `root`."""
    environment = os.environ | {"PYTHONPATH": str(root / "src"), "POSTERITY_ENGINE": engine}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


SHOW = "import posterity; print(posterity._compiled.engine())"


def test_an_engine_that_fits_is_taken(checkout):
    files = _compiled.compiled_files(checkout)

    assert files["posterity.core.tasks"] == str(_compiled.compiled_folder(checkout) / "posterity/core/tasks.so")
    assert importing(checkout, "auto", SHOW).stdout == "compiled\n"
    assert importing(checkout, "interpreted", SHOW).stdout == "interpreted\n"


def test_one_byte_of_difference_and_the_sources_run(checkout):
    with (checkout / "src/posterity/core/tasks.py").open("a") as file:
        file.write("\n")

    assert importing(checkout, "auto", SHOW).stdout == "interpreted\n"
    refused = importing(checkout, "compiled", SHOW)
    assert refused.returncode != 0
    assert "posterity: The compiled engine is out of date: src/posterity/core/tasks.py has changed." in refused.stderr


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda root: (root / "src/posterity/core/asks.py").write_text(""), "asks.py has changed"),
        (lambda root: (root / "src/posterity/core/tasks.py").unlink(), "tasks.py has changed"),
        (lambda root: (root / "src/posterity/core/__init__.py").write_text("A = 1"), "__init__.py has changed"),
        (lambda root: write_manifest(root, python="cpython-27"), "another Python"),
        (lambda root: (_compiled.compiled_folder(root) / "manifest.json").write_text("{"), "no compiled engine"),
        (lambda root: shutil.rmtree(root / "build"), "no compiled engine"),
    ],
    ids=["a new source", "a source less", "an interpreted neighbour", "another Python", "a broken manifest", "none"],
)
def test_what_does_not_fit_is_refused_with_its_reason(checkout, change, reason):
    change(checkout)

    with pytest.raises(_compiled.Unusable, match=reason):
        _compiled.compiled_files(checkout)


def test_an_unknown_engine_is_refused_with_the_known_ones(checkout):
    refused = importing(checkout, "fast", SHOW)

    assert "posterity: POSTERITY_ENGINE is 'fast'; it may be auto, interpreted or compiled." in refused.stderr


def test_the_finder_serves_the_modules_it_has_and_no_others():
    finder = _compiled.CompiledFinder({"posterity__mypyc": "/somewhere/posterity__mypyc.so"})

    spec = finder.find_spec("posterity__mypyc")

    assert spec is not None
    assert spec.origin == "/somewhere/posterity__mypyc.so"
    assert finder.find_spec("posterity.core") is None


def test_packages_stay_interpreted_and_patterns_can_take_out(checkout):
    names = [path.name for path in _compiled.source_files(checkout, [*PATTERNS, "!src/posterity/core/act*.py"])]

    assert names == ["tasks.py"]


def test_the_engine_asked_for_is_the_one_that_runs():
    wanted = os.environ.get("POSTERITY_ENGINE", "auto")

    assert wanted in ("auto", _compiled.engine())
    assert posterity.__version__


def test_every_module_comes_from_the_engine_that_runs():
    """Compiled: from its file in build/; interpreted: from its source."""
    compiled = _compiled.compiled_files(ROOT) if _compiled.engine() == "compiled" else {}
    for name in ("posterity.core.tasks", "posterity.core.recall", "posterity.bots.greedy", *compiled):
        file = importlib.import_module(name).__file__

        assert file == compiled[name] if compiled else file.endswith(".py")


# tools/compile.py


def test_modules_are_named_by_their_place(tmp_path):
    for file in ("posterity__mypyc.cpython-311-x86_64-linux-gnu.so", "posterity/core/tasks.cpython-311.so"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()

    assert compiling.modules_in(tmp_path) == {
        "posterity.core.tasks": "posterity/core/tasks.cpython-311.so",
        "posterity__mypyc": "posterity__mypyc.cpython-311-x86_64-linux-gnu.so",
    }


@pytest.fixture
def plan(checkout, monkeypatch):
    """What would be compiled in the checkout; whatever is compiled is noted, not done."""
    monkeypatch.setattr(compiling, "ROOT", checkout)
    monkeypatch.setattr(compiling, "FAILED", checkout / "build/failed.json")
    monkeypatch.setattr(compiling, "compiler", lambda: "cc")
    monkeypatch.setattr(compiling, "compile_now", lambda plan, show_output: compiling.FAILURE)
    monkeypatch.delenv("POSTERITY_OPT", raising=False)
    (checkout / "pyproject.toml").write_text(f"[tool.posterity]\ncompiled = {PATTERNS}\n")
    return compiling.planned_manifest("2")


def test_what_is_up_to_date_is_not_compiled(checkout, plan, monkeypatch):
    write_manifest(checkout, **plan)
    assert compiling.compile_if_needed(once=False) == compiling.DONE
    assert compiling.compile_if_needed(once=False, quickly=True) == compiling.DONE, "it may be optimised more or less"

    monkeypatch.setenv("POSTERITY_OPT", "3")

    assert compiling.compile_if_needed(once=False) == compiling.FAILURE, "another optimisation was asked for"


def test_an_engine_of_other_modules_is_not_kept(checkout, plan):
    write_manifest(checkout, **plan | {"patterns": ["src/posterity/core/tasks.py"]})

    compiling.compile_if_needed(once=False)

    assert not _compiled.compiled_folder(checkout).exists()


def test_without_a_compiler_the_exit_status_says_so(plan, monkeypatch):
    monkeypatch.setattr(compiling, "compiler", lambda: None)

    assert compiling.compile_if_needed(once=False) == compiling.NO_COMPILER


def test_play_does_not_try_the_same_sources_twice(plan, monkeypatch):
    compiling.FAILED.write_text(json.dumps(plan))
    monkeypatch.setattr(compiling, "compile_now", lambda plan, show_output: compiling.DONE)

    assert compiling.compile_if_needed(once=True) == compiling.FAILURE
    assert compiling.compile_if_needed(once=False) == compiling.DONE


def test_a_new_engine_takes_the_place_of_the_old(tmp_path):
    for name in ("old", "making/lib"):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "manifest.json").write_text(name)

    compiling.replace_folder(tmp_path / "old", tmp_path / "making/lib")

    assert (tmp_path / "old/manifest.json").read_text() == "making/lib"
