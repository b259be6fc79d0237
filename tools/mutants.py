"""Are the tests sharp? Change one comparison or number of a rule at a time and see whether a test notices.

`python tools/mutants.py [GAME …]` copies the source, changes one place, runs the tests of that game on the interpreted
engine and counts who was caught. Survivors must be explained in tools/mutants.toml; at least 95 % must be caught.
A large game is changed at places spread evenly over its rules.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "posterity" / "games"
FILES = ("rules/*.py", "state.py", "seat.py", "piles.py", "rulebook.py", "referee.py")  # where the rules of a game are
ENOUGH = 0.95
MANY = 300  # a game with more mutants than these is tried at some of its places
SOME = 60
PATIENCE = 180  # seconds after which a mutant counts as caught: it runs for ever
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


@dataclass(frozen=True)
class Mutant:
    """One changed place: the file, where in it, what was done, and the whole changed source."""

    file: str
    place: str
    change: str
    source: str

    @property
    def name(self) -> str:
        return f"{self.file}: {self.place}: {self.change}"


class Places(ast.NodeVisitor):
    """Every comparison and number of a module, with the function it stands in."""

    def __init__(self) -> None:
        self.inside: list[str] = []
        self.found: list[tuple[str, ast.AST, int]] = []

    def visit(self, node: ast.AST) -> None:
        named = isinstance(node, ast.FunctionDef | ast.ClassDef)
        if isinstance(node, ast.FunctionDef) and node.name in ("__reduce__", "__repr__"):
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


def mutants(path: Path, file: str) -> list[Mutant]:
    """All mutants of one module; each is its whole source with one place changed."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    places = Places()
    places.visit(tree)
    made = []
    for place, node, number in places.found:
        before = ast.unparse(node)
        if isinstance(node, ast.Compare):
            former = node.ops[number]
            node.ops[number] = OTHER[type(former)]()
            made.append(Mutant(file, place, f"{before} -> {ast.unparse(node)}", ast.unparse(tree)))
            node.ops[number] = former
        elif isinstance(node, ast.Constant):
            value = node.value
            node.value = value + 1  # type: ignore[operator]
            made.append(Mutant(file, place, f"{before} -> {value + 1}", ast.unparse(tree)))  # type: ignore[operator]
            node.value = value
    return made


def all_mutants(game: str) -> list[Mutant]:
    folder = GAMES / game
    paths = [path for pattern in FILES for path in sorted(folder.glob(pattern))]
    return [mutant for path in paths for mutant in mutants(path, f"{game}/{path.relative_to(folder)}")]


def spread(found: list[Mutant]) -> list[Mutant]:
    """All of a few, of many some from everywhere."""
    return found if len(found) <= MANY else found[:: len(found) // SOME]


class Bench:
    """A copy of the source in which one mutant at a time is tried.

    The first run, without a mutant, leaves its bytecode there; the others read it and write none.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.warm = False

    def fill(self) -> None:
        for name in ("src", "tests", "tools", "docs"):
            shutil.copytree(ROOT / name, self.folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", self.folder)
        shutil.copytree(ROOT / "web" / "src", self.folder / "web" / "src")  # whose colours a rule is about

    def fill_like(self, other: Bench) -> None:
        shutil.copytree(other.folder, self.folder)
        self.warm = True

    def catches(self, mutant: Mutant | None, game: str) -> bool:
        """Does a test fail? Without a mutant: do they fail anyway?"""
        if mutant is None:
            failed = self.tests_fail(game)
            self.warm = True
            return failed
        path = self.folder / "src/posterity/games" / mutant.file
        original = path.read_text(encoding="utf-8")
        path.write_text(mutant.source, encoding="utf-8")
        try:
            return self.tests_fail(game)
        finally:
            path.write_text(original, encoding="utf-8")

    def tests_fail(self, game: str) -> bool:
        """Where a game has a second model, comparing with it comes first, since that catches most."""
        model = f"tests/games/{game}/test_model.py"
        if (self.folder / model).exists() and self.fails([model]):
            return True
        return self.fails([f"--ignore={model}", f"tests/games/{game}", "tests/test_golden.py"])

    def fails(self, tests: list[str]) -> bool:
        words = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long"]
        command = [sys.executable, "-m", "pytest", *words, *tests]
        env = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "POSTERITY_ENGINE": "interpreted"}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        if self.warm:
            env["PYTHONDONTWRITEBYTECODE"] = "1"
        env.pop("POSTERITY_LONG", None)
        try:
            done = subprocess.run(command, cwd=self.folder, env=env, capture_output=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


def explained() -> dict[str, str]:
    """Survivors that change nothing, each with the reason."""
    path = ROOT / "tools" / "mutants.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {mutant["name"]: mutant["because"] for mutant in tables.get("mutant", [])}


def try_all(game: str, chosen: list[Mutant]) -> list[Mutant]:
    """The survivors among `chosen`, tried on both cores."""
    survivors: list[Mutant] = []
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        benches = [Bench(Path(folder) / str(number)) for number in range(2)]
        benches[0].fill()
        if benches[0].catches(None, game):
            raise SystemExit(f"mutants: the tests of {game} fail without any mutant")
        benches[1].fill_like(benches[0])

        def work(number: int) -> None:
            for place in range(number, len(chosen), len(benches)):
                if not benches[number].catches(chosen[place], game):
                    survivors.append(chosen[place])
                if sys.stderr.isatty():
                    print(f"\r{place + 1}/{len(chosen)}", end="", file=sys.stderr)

        with ThreadPoolExecutor(len(benches)) as pool:
            list(pool.map(work, range(len(benches))))
    print(f"mutants of {game}: {len(chosen) - len(survivors)} of {len(chosen)} caught", end=" ")
    print(f"({1 - len(survivors) / len(chosen):.1%}) in {time.monotonic() - start:.0f} s")
    return survivors


def main(games: list[str]) -> int:
    reasons = explained()
    good = True
    for game in games or sorted(path.name for path in GAMES.iterdir() if (path / "rules").is_dir()):
        chosen = spread(all_mutants(game))
        survivors = try_all(game, chosen)
        for mutant in sorted(survivors, key=lambda mutant: mutant.name):
            print(f"  survived: {mutant.name}\n    {reasons.get(mutant.name, 'not explained')}")
        unexplained = [mutant for mutant in survivors if mutant.name not in reasons]
        good = good and not unexplained and 1 - len(survivors) / len(chosen) >= ENOUGH
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
