"""Which engine runs: the sources as they are, or what tools/compile.py made of them in build/compiled/.

The compiled engine counts only if it was made from exactly the sources that are here now. The environment variable
POSTERITY_ENGINE says what is wanted: `auto` (compiled where there is one), `interpreted` or `compiled`.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[2]
CHOICES = ("auto", "interpreted", "compiled")
# The Python that an extension module is made for, as its file name says it: cpython-311-x86_64-linux-gnu.
PYTHON = EXTENSION_SUFFIXES[0].strip(".").rpartition(".")[0]


class Unusable(Exception):
    """Why the compiled engine cannot be taken, in a sentence."""


class CompiledFinder:
    """Serves the modules of the compiled engine to `import`, ahead of their sources."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of that name, if there is one."""
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def choose_engine() -> None:
    """Puts the engine that POSTERITY_ENGINE asks for in place; called once, by `import posterity`."""
    choice = os.environ.get("POSTERITY_ENGINE", "auto")
    if choice not in CHOICES:
        stop(f"POSTERITY_ENGINE is {choice!r}; it may be {', '.join(CHOICES[:-1])} or {CHOICES[-1]}.")
    if choice == "interpreted":
        return
    try:
        finder = CompiledFinder(compiled_files(ROOT))
    except Unusable as reason:
        if choice == "compiled":
            stop(f"{reason} Run `python tools/compile.py`, or leave POSTERITY_ENGINE unset.")
        return
    sys.meta_path.insert(0, finder)


def stop(sentence: str) -> NoReturn:
    """No engine can be had as asked for: one sentence, no traceback."""
    print(f"posterity: {sentence}", file=sys.stderr)
    raise SystemExit(2)


def engine() -> str:
    """The engine in use, "compiled" or "interpreted"."""
    return "compiled" if any(isinstance(finder, CompiledFinder) for finder in sys.meta_path) else "interpreted"


def compiled_files(root: Path) -> dict[str, str]:
    """The file of each compiled module, by module name; raises Unusable unless they fit the sources under `root`."""
    folder = compiled_folder(root)
    manifest = read_manifest(folder)
    if manifest["python"] != PYTHON:
        raise Unusable("The compiled engine was made for another Python.")
    now = source_digests(root, manifest["patterns"])
    for path in sorted(now.keys() | manifest["sources"].keys()):
        if now.get(path) != manifest["sources"].get(path):
            raise Unusable(f"The compiled engine is out of date: {path} has changed.")
    return {name: str(folder / file) for name, file in manifest["modules"].items()}


def compiled_folder(root: Path) -> Path:
    """Where the compiled engine for this Python lies."""
    return root / "build" / "compiled" / str(sys.implementation.cache_tag)


def read_manifest(folder: Path) -> dict[str, Any]:
    """What tools/compile.py wrote about the engine in `folder`."""
    try:
        manifest: dict[str, Any] = json.loads((folder / "manifest.json").read_bytes())
    except (OSError, ValueError):
        raise Unusable("There is no compiled engine.") from None
    return manifest


def source_digests(root: Path, patterns: Sequence[str]) -> dict[str, str]:
    """The sha256 of every source that the compiled engine depends on, by its path from `root`.

    That is all in the folders of compiled modules, since constants of a neighbour may have been compiled in.
    """
    folders = {path.parent for path in source_files(root, patterns)}
    files = sorted(path for folder in folders for path in folder.glob("*.py"))
    return {path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def source_files(root: Path, patterns: Sequence[str]) -> list[Path]:
    """The sources to compile: `patterns` are globs from `root`; one with a leading `!` takes its files out again."""
    files: set[Path] = set()
    for pattern in patterns:
        found = root.glob(pattern.removeprefix("!"))
        if pattern.startswith("!"):
            files.difference_update(found)
        else:
            files.update(path for path in found if path.suffix == ".py" and path.name != "__init__.py")
    return sorted(files)
