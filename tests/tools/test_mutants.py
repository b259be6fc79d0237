"""Mutants: which places of a module are changed, and that each kind of them is tried in earnest."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tools.mutants import ROOT, mutants

RULES = """
LEAST = 2
MOST = 3


def enough(cards: int) -> bool:
    return cards >= LEAST


def unseen(cards: int) -> bool:
    return cards == 7


def twice(cards: int) -> list[int]:
    return [card + 0 * card for card in range(0, cards)] + [0] * 0


def last(cards: int) -> int:
    while cards != 100:
        cards += 1
    return cards
"""
TESTS = """
import rules


def test_enough():
    assert rules.enough(2) and not rules.enough(1)


def test_twice():
    assert rules.twice(3) == [0, 1, 2]


def test_last():
    assert rules.last(1) == 100
"""
TRIED = """
import sys
from pathlib import Path
from tools import trials
from tools.mutants import mutants
trials.TIMEOUT = 2
chosen = mutants(Path("rules.py").resolve())
left = getattr(trials, sys.argv[1])(["test_rules.py"]).survivors(chosen)
print("|".join(f"{mutant.place}: {mutant.change}" for mutant in left))
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "rules.py").write_text(RULES)
    (tmp_path / "test_rules.py").write_text(TESTS)
    (tmp_path / "tried.py").write_text(TRIED)
    return tmp_path


def tried(folder, way):
    env = {"PYTHONPATH": f"{ROOT}:{folder}", "PATH": ""}
    return subprocess.run([sys.executable, "tried.py", way], cwd=folder, env=env, capture_output=True, text=True)


def survivors(folder, way):
    done = tried(folder, way)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1].split("|")


def test_every_comparison_and_number_is_a_place_with_a_name_of_its_own(folder):
    named = [f"{mutant.place}: {mutant.change}" for mutant in mutants(folder / "rules.py")]

    assert named[:3] == ["module: 2 -> 3", "module: 3 -> 4", "enough: cards >= LEAST -> cards > LEAST"]
    assert [name for name in named if name.startswith("twice")] == [
        "twice: 0 -> 1",
        "twice: 0 -> 1 (2)",
        "twice: 0 -> 1 (3)",
        "twice: 0 -> 1 (4)",
    ]
    assert len(set(named)) == len(named)


@pytest.mark.long
def test_from_the_start_only_who_changes_nothing_or_is_reached_by_no_test_gets_through(folder):
    """A module's own numbers count too, and whoever runs for ever is caught."""
    unseen = ["unseen: cards == 7 -> cards != 7", "unseen: 7 -> 8"]

    assert survivors(folder, "Fresh") == ["module: 3 -> 4", *unseen, "twice: 0 -> 1 (3)"]


def test_where_the_tests_are_loaded_a_number_outside_functions_is_left_over(folder):
    unseen = ["unseen: cards == 7 -> cards != 7", "unseen: 7 -> 8"]

    assert survivors(folder, "Warm") == ["module: 2 -> 3", "module: 3 -> 4", *unseen, "twice: 0 -> 1 (3)"]


@pytest.mark.parametrize("way", [pytest.param("Fresh", marks=pytest.mark.long), "Warm"])
def test_tests_that_fail_anyway_are_named(folder, way):
    (folder / "test_rules.py").write_text("def test_it():\n    assert False\n")
    done = tried(folder, way)

    assert done.returncode != 0 and "the tests fail without any mutant" in done.stderr
