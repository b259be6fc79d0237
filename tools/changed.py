"""Which files have changed, and which tests `./test quick` runs for them.

Changes are what is not committed yet, and what is committed here and not upstream; if there is nothing of either, the
last commit. The tests of a file are in the folder of the same name: `src/posterity/store/store.py` is tested by
`tests/store`, any file of a game by `tests/games/GAME`; NEAR names other tests worth running.
"""

import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# In addition to the folder of tests with the same name.
NEAR = {
    "src/posterity/core": ["tests/table", "tests/testing", "tests/test_golden.py", "tests/test_conformance.py"],
    "src/posterity/games": ["tests/test_golden.py", "tests/test_conformance.py", "tests/text"],
    "src/posterity/games/gears": ["tests/games/machines"],
    "src/posterity/testing": ["tests/test_conformance.py"],
    "src/posterity/server": ["tests/client"],
    "tools": ["tests/tools"],
    "docs": ["tests/docs"],
    "web": ["tests/client"],
}
GAMES = "src/posterity/games"


def files() -> list[str]:
    """The paths that have changed, from the root of the checkout."""
    upstream = git("merge-base", "HEAD", "@{upstream}")
    since = upstream[0] if upstream else "HEAD"
    found = git("diff", "--name-only", since) + git("ls-files", "--others", "--exclude-standard")
    return sorted(set(found or git("diff", "--name-only", "HEAD~1")))


def git(*words: str) -> list[str]:
    """The lines that git prints; none if it fails or is not installed."""
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    except OSError:
        return []
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


def tests_of(changed: Iterable[str]) -> list[str]:
    """The test files and folders for these files, without those that lie inside another one of them."""
    found = {test for file in changed for test in tests_near(file) if (ROOT / test).exists()}
    return sorted(test for test in found if not any(f"{other}/" in f"{test}/" for other in found - {test}))


def tests_near(file: str) -> Iterable[str]:
    """The tests of one file."""
    path = Path(file)
    if path.parts[0] == "tests":
        yield file if path.name.startswith("test_") else path.parent.as_posix()
        return
    for folder in [*map(Path.as_posix, path.parents)]:
        yield from NEAR.get(folder, ())
    if file.startswith("src/posterity/") and len(path.parts) > 3:
        parts = path.parts[2:4] if file.startswith(f"{GAMES}/") and len(path.parts) > 4 else path.parts[2:3]
        yield "/".join(("tests", *parts))


def expression(changed: Iterable[str]) -> list[str]:
    """A pytest expression that limits golden games and walks to the changed games, if only games have changed."""
    names = {Path(file).parts[3] for file in changed if file.startswith(f"{GAMES}/") and file.count("/") > 3}
    return ["-k", " or ".join(sorted(names))] if names and all(part_of(file, names) for file in changed) else []


def part_of(file: str, names: set[str]) -> bool:
    """Does a file belong to one of these games, or to its tests?"""
    return any(file.startswith((f"{GAMES}/{name}/", f"tests/games/{name}/")) for name in names)
