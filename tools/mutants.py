"""Are the tests sharp? Change one comparison or number of a rule at a time and see whether a test notices.

`python -m tools.mutants [GAME …]` does so at every place of the rules of a game, with the tests of that game on the
interpreted engine, and counts those caught. Survivors must be explained in tools/mutants.toml; at least 95 % must be
caught. `GAME:WORD` tries only the places whose name has the word in it.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tools.trials import Fresh, Warm

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "posterity" / "games"
FILES = (  # where the rules of a game are
    "rules/*.py",
    "steps/*.py",
    "state.py",
    "pieces.py",
    "seat.py",
    "piles.py",
    "rulebook.py",
    "seams.py",
    "referee.py",
)
NO_RULES = ("__repr__", "likely", "likely_worth", "expected_worth")  # not rules: what bots expect
ENOUGH = 0.95
OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


Place = tuple[str, ast.Compare | ast.Constant, int]  # the function it stands in, the node, which of its signs


class Places(ast.NodeVisitor):
    """Every comparison and number of a module, with the function it stands in."""

    def __init__(self) -> None:
        self.inside: list[str] = []
        self.found: list[Place] = []

    def visit(self, node: ast.AST) -> None:
        named = isinstance(node, ast.FunctionDef | ast.ClassDef)
        if isinstance(node, ast.FunctionDef) and node.name in NO_RULES:
            return
        if isinstance(node, ast.keyword) and node.arg in NO_RULES:
            return
        if named:
            self.inside.append(node.name)  # type: ignore[attr-defined]
        place = ".".join(self.inside) or "module"
        if isinstance(node, ast.Compare):
            self.found += [(place, node, number) for number in range(len(node.ops))]
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            self.found.append((place, node, 0))
        self.generic_visit(node)
        if named:
            self.inside.pop()


@dataclass(frozen=True)
class Mutant:
    """One changed place: the file, where in it, what was done, the lines it stands on, and which place of the file."""

    path: Path
    place: str
    change: str
    lines: range
    which: int

    @property
    def name(self) -> str:
        return f"{self.path.relative_to(GAMES).as_posix()}: {self.place}: {self.change}"

    def source(self) -> ast.Module:
        """The whole changed source, with the line numbers it has on disk."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        change(places(tree)[self.which])
        return tree


def places(tree: ast.Module) -> list[Place]:
    visitor = Places()
    visitor.visit(tree)
    return visitor.found


def change(place: Place) -> str:
    """Change the tree at one place; what was done."""
    _, node, number = place
    before = ast.unparse(node)
    if isinstance(node, ast.Compare):
        node.ops[number] = OTHER[type(node.ops[number])]()
    elif isinstance(node.value, int):
        node.value += 1
    return f"{before} -> {ast.unparse(node)}"


def mutants(path: Path) -> list[Mutant]:
    """All mutants of one module; where a function has the same change twice, their names are numbered."""
    source = path.read_text(encoding="utf-8")
    made = []
    times: Counter[tuple[str, str]] = Counter()
    for which in range(len(places(ast.parse(source)))):
        where, node, number = places(ast.parse(source))[which]
        lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
        done = change((where, node, number))
        times[where, done] += 1
        again = f" ({times[where, done]})" if times[where, done] > 1 else ""
        made.append(Mutant(path, where, done + again, lines, which))
    return made


def all_mutants(game: str) -> list[Mutant]:
    folder = GAMES / game
    return [mutant for pattern in FILES for path in sorted(folder.glob(pattern)) for mutant in mutants(path)]


def explained() -> dict[str, str]:
    """Survivors that change nothing, each with the reason."""
    tables = tomllib.loads((ROOT / "tools" / "mutants.toml").read_text(encoding="utf-8"))
    return {mutant["name"]: mutant["because"] for mutant in tables["mutant"]}


def try_game(game: str, word: str) -> int:
    """Try all mutants of a game in copies of a process with the tests loaded, then each survivor in a fresh process."""
    start = time.monotonic()
    reasons = explained()
    everybody = all_mutants(game)
    chosen = [mutant for mutant in everybody if word in mutant.name]
    tests = [f"tests/games/{game}", "tests/test_golden.py"]
    left = Warm(tests).survivors(chosen)
    known = [mutant for mutant in left if mutant.name in reasons]
    survivors = known + Fresh(tests).survivors([mutant for mutant in left if mutant.name not in reasons])
    share = 1 - len(survivors) / len(chosen)
    print(f"mutants of {game}: {len(chosen) - len(survivors)} of {len(chosen)} caught", end=" ")
    print(f"({share:.1%}) in {time.monotonic() - start:.0f} s", flush=True)
    for mutant in sorted(survivors, key=lambda mutant: mutant.name):
        print(f"  survived: {mutant.name}\n    {reasons.get(mutant.name, 'not explained')}")
    names = {mutant.name for mutant in everybody}
    gone = [name for name in reasons if name.startswith(f"{game}/") and name not in names]
    for name in gone:
        print(f"  explained, and no longer there: {name}")
    return 1 if gone or len(known) < len(survivors) or share < ENOUGH else 0


def main(words: list[str]) -> int:
    """Each game in a process of its own, so that nothing is loaded when it begins."""
    games = words or sorted(path.name for path in GAMES.iterdir() if (path / "rules").is_dir())
    if len(games) == 1:
        os.environ["POSTERITY_ENGINE"] = "interpreted"
        os.environ.pop("POSTERITY_LONG", None)
        os.chdir(ROOT)
        game, _, word = games[0].partition(":")
        return try_game(game, word)
    return max(subprocess.run([sys.executable, "-m", "tools.mutants", game], check=False).returncode for game in games)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
