"""What `./play` and `./test` do: set Posterity up in .venv where that is needed, then play or run every check.

Standard library only, since it runs before anything is installed. The shell scripts have found Python 3.11 or later.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "posterity.json"
TOLD = VENV / "posterity-told"
PYTHON_VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
NO_COMPILER = 3  # the exit status with which tools/compile.py says so


class Stop(Exception):
    """Ends the command with a sentence and an exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def main(arguments: Sequence[str]) -> int:
    """Runs `play` or `test`; returns the exit status."""
    command, rest = arguments[0], list(arguments[1:])
    try:
        return play(rest) if command == "play" else test(rest)
    except Stop as stop:
        say(f"./{command}: {stop}")
        return stop.status
    except KeyboardInterrupt:
        say(f"\n./{command}: stopped before it was done; run it again to go on.")
        return 130


def say(text: str) -> None:
    """Prints a message on standard error; standard output is left to the program itself."""
    print(text, file=sys.stderr, flush=True)


# ./play


def play(arguments: list[str]) -> int:
    """Sets up, then becomes `posterity`."""
    set_up("play")
    compile_for_play()
    passed_on = program_arguments(arguments)
    if passed_on[0] == "serve":
        build_client()
    program = str(VENV / "bin" / "posterity")
    os.execv(program, [program, *passed_on])


def program_arguments(arguments: list[str]) -> list[str]:
    """What `posterity` gets: `./play` alone or with options serves, all else is passed on."""
    serves = not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help", "--version"))
    return ["serve", *arguments] if serves else arguments


def build_client() -> None:
    """Runs tools/client.py, which does nothing when no source of the browser client has changed."""
    with one_at_a_time():
        built = subprocess.run([str(PYTHON), str(ROOT / "tools" / "client.py")], stdout=sys.stderr).returncode
    if built != 0:
        raise Stop("without its client the browser shows nothing; meanwhile `./play play` plays in this terminal.")


def compile_for_play() -> None:
    """Compiles the engine if possible; if not, says once that it runs interpreted."""
    with one_at_a_time():
        status = compile_engine("--once")
    if status == 0:
        TOLD.unlink(missing_ok=True)
    elif status == NO_COMPILER:
        say_once("No C compiler with Python's headers was found: the engine runs interpreted, same games, only slower.")
    else:
        say_once("The engine could not be compiled (build/compile.log says why): it runs interpreted, only slower.")


def say_once(sentence: str) -> None:
    """Says it, unless it was the last thing said this way."""
    if not TOLD.exists() or TOLD.read_text() != sentence:
        say(sentence)
        TOLD.write_text(sentence)


def compile_engine(*options: str) -> int:
    """Runs tools/compile.py, which does nothing when no source has changed; returns its exit status."""
    return subprocess.run([str(PYTHON), str(ROOT / "tools" / "compile.py"), *options], stdout=sys.stderr).returncode


# ./test


def test(arguments: list[str]) -> int:
    """Sets up, then becomes tools/checks.py."""
    if arguments not in ([], ["quick"], ["long"]):
        raise Stop(f"`{' '.join(arguments)}` is not understood; it is `./test`, `./test quick` or `./test long`.", 2)
    set_up("dev")
    if arguments != ["quick"]:
        need_compiler()
        need_browser()
    os.chdir(ROOT)
    os.execv(PYTHON, [str(PYTHON), "-m", "tools.checks", *arguments])


def need_compiler() -> None:
    """Makes sure that the engine can be compiled, since `./test` tests it compiled too."""
    if compile_engine("--compiler") == 0:
        return
    install_debian_packages("gcc", f"python{PYTHON_VERSION}-dev")
    if compile_engine("--compiler") != 0:
        raise Stop("still no C compiler with the headers of this Python: please install them, then run it again.", 2)


def need_browser() -> None:
    """Makes sure that there is a browser, since `./test` plays in a real one."""
    if find_browser():
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        install_debian_packages("chromium-headless-shell")
    else:
        say("Installing a browser for the tests ...")
        subprocess.run([str(VENV / "bin" / "playwright"), "install", "chromium"], stdout=sys.stderr)
    if not find_browser():
        raise Stop("the tests need a browser: please install Chromium, or name one in POSTERITY_BROWSER.", 2)


def find_browser() -> bool:
    """Whether tools/browser.py finds one."""
    command = [str(PYTHON), str(ROOT / "tools" / "browser.py")]
    return subprocess.run(command, stdout=subprocess.DEVNULL).returncode == 0


# Setting up .venv


def set_up(kind: str) -> None:
    """Installs what requirements/`kind`.txt pins and Posterity itself into .venv; quick if they are there already."""
    if is_ready(kind, read_stamp()):
        return
    with one_at_a_time():
        before = read_stamp()
        if is_ready(kind, before):
            return
        if not fits(before) or not installer():
            make_venv()
            before = {}
        STAMP.unlink(missing_ok=True)  # a .venv without its stamp is made again
        try:
            install(kind)
        except Stop:
            write_stamp(before)
            raise
        write_stamp(before | stamp(kind))


def stamp(kind: str) -> dict[str, str]:
    """The content of the stamp once `kind` is installed; `dev` includes all that `play` needs."""
    kinds = ["play", "dev"] if kind == "dev" else [kind]
    return {"place": str(VENV), "python": PYTHON_VERSION} | {each: digest(each) for each in kinds}


def digest(kind: str) -> str:
    """A hash that changes whenever the packages to install change."""
    parts = [ROOT / "requirements" / f"{kind}.txt", ROOT / "pyproject.toml"]
    return hashlib.sha256(b"\0".join(part.read_bytes() for part in parts)).hexdigest()


def is_ready(kind: str, found: dict[str, str]) -> bool:
    """Whether the environment with that stamp needs nothing more for `kind`."""
    return fits(found) and found.get(kind) == digest(kind)


def fits(found: dict[str, str]) -> bool:
    """Whether the environment with that stamp is complete, and was made in this place for this Python."""
    return found.get("place") == str(VENV) and found.get("python") == PYTHON_VERSION and PYTHON.exists()


def read_stamp() -> dict[str, str]:
    """The stamp in .venv; empty if it is missing or cannot be read."""
    try:
        found = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_stamp(content: dict[str, str]) -> None:
    """Writes the stamp atomically; an empty one counts as no stamp."""
    if content:
        unfinished = STAMP.with_suffix(".new")
        unfinished.write_text(json.dumps(content))
        unfinished.replace(STAMP)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Lets a second `./play` wait until the first has set up or compiled."""
    with open(__file__) as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def make_venv() -> None:
    """Makes an empty .venv in place of whatever is there."""
    say(f"Setting up .venv with Python {PYTHON_VERSION} ...")
    if VENV.exists():
        shutil.rmtree(VENV)
    if shutil.which("uv"):
        run_installer(["uv", "venv", "--quiet", "--python", base_python(), str(VENV)])
        return
    if not find_spec("ensurepip"):
        install_debian_packages(f"python{PYTHON_VERSION}-venv")
    run_installer([base_python(), "-m", "venv", str(VENV)])


def base_python() -> str:
    """The Python outside .venv that this one comes from."""
    base = Path(getattr(sys, "_base_executable", sys.executable))
    return str(base.resolve() if base.is_relative_to(VENV) else base)


def installer() -> list[str]:
    """The command that installs into .venv; empty if there is none."""
    if shutil.which("uv"):
        return ["uv", "pip", "install", "--quiet", "--python", str(PYTHON), "--compile-bytecode"]
    if (VENV / "bin" / "pip").exists():
        return [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    return []


def install(kind: str) -> None:
    """Installs the pinned packages, then Posterity itself from src/."""
    say(f"Installing the packages of requirements/{kind}.txt ...")
    run_installer([*installer(), "--require-hashes", "-r", str(ROOT / "requirements" / f"{kind}.txt")])
    run_installer([*installer(), "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])


def run_installer(command: list[str]) -> None:
    """Runs a step of the installation; if it fails, shows the end of its output."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if result.returncode != 0:
        say(shortened(result.stdout))
        raise Stop("that could not be installed; the first run needs the network: is it there? Then run it again.")


def shortened(output: str) -> str:
    """The last few lines of a long output, none of them endless."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return "\n".join(f"  {line[:300]}" for line in lines[-4:])


def install_debian_packages(*packages: str) -> None:
    """Installs Debian packages if run by root on Debian; otherwise says what to do."""
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        raise Stop(f"please install what Debian calls {names}, then run it again.", 2)
    if os.geteuid() != 0:
        raise Stop(f"something is missing: please run `sudo apt-get install {names}`, then run it again.", 2)
    say(f"Installing {names} with apt-get ...")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    subprocess.run(["apt-get", "update", "--quiet"], stdout=subprocess.DEVNULL)  # a failure here shows in the next step
    run_installer(["apt-get", "install", "--yes", "--no-install-recommends", *packages])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
