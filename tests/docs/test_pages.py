"""The walk-throughs hold what they promise: excerpts are in their files, changes apply, commands run.

They run in copies of the checkout. A fenced block says what it is in its first line: `file=` names the
file an excerpt is from; a `console` block is run, `in=` names the copy (`plain`, `sanctuary` or `lanterns`) and
`status=` the exit status; the lines under a command are shown by it. The Italian page gives the same commands.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from posterity.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples"
GUIDE, ENGLISH, ITALIAN = "CONTRIBUTING.md", "docs/card-sets.md", "docs/card-sets-it.md"
PAGES = {name: (ROOT / name).read_text(encoding="utf-8") for name in (GUIDE, ENGLISH, ITALIAN)}
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)[^):]*\)")
NUMBER = re.compile(r"^[A-Z_]+: Final = (\d+)$", re.MULTILINE)
FUZZ = 3  # lines of context at either end of a hunk that may have changed
SMALL = """
from posterity.games import GAMES
from posterity.testing import check_game

game = GAMES["leaders"]
game.most = 3  # more players take longer and show nothing new here
check_game(game)
"""


class Block(NamedTuple):
    """A fenced block: the page it stands on, its language, the keys in its first line, its text."""

    page: str
    kind: str
    keys: dict[str, str]
    text: str


BLOCKS = [
    Block(page, kind, dict(word.split("=", 1) for word in rest.split()), text)
    for page, content in PAGES.items()
    for kind, rest, text in FENCE.findall(content)
]
EXCERPTS = [block for block in BLOCKS if "file" in block.keys]
CONSOLES = [block for block in BLOCKS if block.kind == "console"]


# ---------------------------------------------------------------- what is shown


def test_every_block_is_an_excerpt_or_is_run():
    for block in BLOCKS:
        assert (block in EXCERPTS) != (block in CONSOLES)
    for page, content in PAGES.items():
        assert content.count("```") == 2 * len([block for block in BLOCKS if block.page == page])


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: block.text.splitlines()[0].strip(" +")[:40])
def test_every_excerpt_is_in_its_file(block):
    file = (ROOT / block.keys["file"]).read_text(encoding="utf-8")

    assert f"\n{block.text}" in file


def test_every_link_leads_somewhere():
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")]:
        for target in LINK.findall(page.read_text(encoding="utf-8")):
            assert page.parent.joinpath(target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_page_that_counts_its_clauses(name):
    folder = ROOT / "src" / "posterity" / "games" / name
    rules = tomllib.loads((folder / "data" / "rules.toml").read_text(encoding="utf-8"))["rule"]

    assert f"All {len(rules)} clauses" in (folder / "README.md").read_text(encoding="utf-8")
    assert f"| `{name}` |" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_module_of_the_example_has_its_place_in_the_walk_through():
    for path in sorted((EXAMPLES / "lanterns").rglob("*.*")):
        if path.suffix in (".py", ".toml", ".ftl") and path.stem != "__init__":
            assert f"`{path.relative_to(EXAMPLES / 'lanterns').as_posix()}`" in PAGES[GUIDE]


def test_the_italian_page_gives_the_same_commands_and_excerpts():
    english, italian = ([b for b in BLOCKS if b.page == page] for page in (ENGLISH, ITALIAN))

    assert [b.keys for b in italian] == [b.keys for b in english]
    for ours, theirs in zip(italian, english, strict=True):
        if ours.kind == "console":
            assert [c for c, _ in commands(ours.text)] == [f"{c} --lang it" for c, _ in commands(theirs.text)]
        else:
            assert ours.text == theirs.text


# ---------------------------------------------------------------- copies of the checkout


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    """A copy of the checkout for each walk-through, made when it is first asked for."""
    made: dict[str, Path] = {}

    def find(name: str) -> Path:
        if name not in made:
            made[name] = tmp_path_factory.mktemp(name)
            CHANGES[name](copied(made[name]))
        return made[name]

    return find


def copied(place: Path) -> Path:
    leave_out = shutil.ignore_patterns(".*_cache", ".hypothesis", "*.egg-info")  # what is compiled need not be again
    for folder in ("src", "tests", "tools", "docs/examples"):
        shutil.copytree(ROOT / folder, place / folder, ignore=leave_out)
    shutil.rmtree(place / "tests" / "docs")
    shutil.copy(ROOT / "pyproject.toml", place)
    return place


def add_sanctuary(place: Path) -> None:
    change(place, EXAMPLES / "sanctuary.diff")


def register_lanterns(place: Path) -> None:
    """What CONTRIBUTING.md then copies in is already named in the table of games."""
    change(place, EXAMPLES / "lanterns.diff")


CHANGES = {"plain": lambda place: None, "sanctuary": add_sanctuary, "lanterns": register_lanterns}


def change(place: Path, diff: Path) -> None:
    """Apply a unified diff; hunks are found by what they change, wherever that stands now."""
    for part in re.split(r"^--- ", diff.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        head, *hunks = re.split(r"^@@ .*\n", part, flags=re.MULTILINE)
        target = place / head.splitlines()[1].removeprefix("+++ b/")
        text = target.read_text(encoding="utf-8") if target.exists() else ""
        for hunk in hunks:
            text = changed(text, hunk.splitlines(), target.name)
        target.write_text(text, encoding="utf-8")


def changed(text: str, hunk: list[str], name: str) -> str:
    if all(line.startswith("+") for line in hunk):
        return "".join(f"{line[1:]}\n" for line in hunk)  # a new file
    for fuzz in range(FUZZ):
        lines = trimmed(hunk, fuzz)
        old = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
        if text.count(old) == 1:
            return text.replace(old, "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-"))
    raise AssertionError(f"{name} has changed so much that this cannot be applied:\n" + "\n".join(hunk))


def trimmed(hunk: list[str], fuzz: int) -> list[str]:
    """The hunk without `fuzz` lines of context at either end; one line of it always stays."""
    for step in (-1, 1):
        hunk = hunk[::step]
        context = next(place for place, line in enumerate(hunk) if line[:1] in "+-")
        hunk = hunk[min(fuzz, max(context - 1, 0)) :][::step]
    return hunk


# ---------------------------------------------------------------- what is done


def run(place: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "POSTERITY"))}
    here = {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{kept['PATH']}",
        "PYTHONPATH": str(place / "src"),
        "POSTERITY_ENGINE": "interpreted",
        "XDG_DATA_HOME": str(place / "saves"),
        "LC_ALL": "C.UTF-8",
    }
    return subprocess.run(command, cwd=place, env=kept | here, capture_output=True, text=True, timeout=120)


def with_name(block: Block) -> Any:
    """A block by its first command; those that run tests take longer than all others together."""
    marks = [pytest.mark.long] if "pytest" in block.text else []
    return pytest.param(block, id=block.text.splitlines()[0][2:60], marks=marks)


@pytest.mark.parametrize("block", [with_name(block) for block in CONSOLES])
def test_every_command_runs_and_shows_what_is_written(block, copies):
    place = copies(block.keys.get("in", "plain"))
    for command, shown in commands(block.text):
        result = run(place, ["sh", "-c", command])

        assert result.returncode == int(block.keys.get("status", "0")), result.stdout + result.stderr
        said = [*result.stdout.splitlines(), *result.stderr.splitlines()]
        assert [line for line in shown if line not in said] == []


def commands(text: str) -> list[tuple[str, list[str]]]:
    """Each command of a block with the lines under it."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line.removeprefix("$ "), []))
        else:
            found[-1][1].append(line)
    return found


@pytest.mark.long
def test_leaders_with_a_new_option_passes_the_conformance_suite(copies):
    result = run(copies("sanctuary"), [sys.executable, "-c", SMALL])

    assert result.returncode == 0, result.stderr


def test_the_new_refusal_has_a_number_of_its_own(copies):
    source = (copies("sanctuary") / "src/posterity/games/leaders/refusals.py").read_text(encoding="utf-8")

    assert set(Counter(NUMBER.findall(source)).values()) == {1}
