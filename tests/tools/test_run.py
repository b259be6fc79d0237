"""`./play` and `./test`: finding Python, knowing what is installed already, and sentences where something is wrong."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tools import run

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout whose .venv has a Python but no stamp yet."""
    (tmp_path / "requirements").mkdir()
    for file in ("requirements/play.txt", "requirements/dev.txt", "pyproject.toml", ".venv/bin/python"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(file)
    place(monkeypatch, tmp_path)
    return tmp_path


def place(monkeypatch, root):
    """Makes tools/run.py believe that it stands in the checkout `root`."""
    monkeypatch.setattr(run, "ROOT", root)
    monkeypatch.setattr(run, "VENV", root / ".venv")
    monkeypatch.setattr(run, "PYTHON", root / ".venv/bin/python")
    monkeypatch.setattr(run, "STAMP", root / ".venv/posterity.json")
    monkeypatch.setattr(run, "TOLD", root / ".venv/posterity-told")


def ready(kind):
    return run.is_ready(kind, run.read_stamp())


# What is installed already


def test_without_a_stamp_nothing_is_ready(checkout):
    assert not ready("play")
    assert not ready("dev")


def test_what_play_needs_is_not_enough_for_the_checks(checkout):
    run.write_stamp(run.stamp("play"))

    assert ready("play")
    assert not ready("dev")


def test_what_the_checks_need_is_enough_to_play(checkout):
    run.write_stamp(run.stamp("dev"))

    assert ready("play")
    assert ready("dev")


@pytest.mark.parametrize("file", ["requirements/play.txt", "pyproject.toml"])
def test_a_changed_pin_or_project_file_is_installed(checkout, file):
    run.write_stamp(run.stamp("play"))

    (checkout / file).write_text("something else")

    assert not ready("play")
    assert run.fits(run.read_stamp()), "what is there can be added to"


def test_a_moved_checkout_is_set_up_anew(checkout, monkeypatch):
    run.write_stamp(run.stamp("play"))
    moved = checkout.rename(checkout.with_name("moved"))

    place(monkeypatch, moved)

    assert not run.fits(run.read_stamp())


def test_another_python_is_set_up_anew(checkout, monkeypatch):
    run.write_stamp(run.stamp("play"))

    monkeypatch.setattr(run, "PYTHON_VERSION", "3.99")

    assert not run.fits(run.read_stamp())


def test_a_python_that_was_removed_is_set_up_anew(checkout):
    run.write_stamp(run.stamp("play"))

    run.PYTHON.unlink()

    assert not run.fits(run.read_stamp())


@pytest.mark.parametrize("content", ["", "{", "[]", '"play"'])
def test_a_stamp_that_cannot_be_read_is_none(checkout, content):
    run.STAMP.write_text(content)

    assert run.read_stamp() == {}


# Setting up


@pytest.fixture
def installed(monkeypatch):
    """What set_up would have done, in order."""
    done = []
    monkeypatch.setattr(run, "make_venv", lambda: done.append("venv"))
    monkeypatch.setattr(run, "installer", lambda: ["pip"])
    monkeypatch.setattr(run, "install", done.append)
    return done


def test_a_second_set_up_does_nothing(checkout, installed):
    run.set_up("play")
    run.set_up("play")

    assert installed == ["venv", "play"]


def test_the_checks_add_to_what_play_has_set_up(checkout, installed):
    run.set_up("play")
    run.set_up("dev")

    assert installed == ["venv", "play", "dev"]


def fail(problem):
    def install(kind):
        raise problem

    return install


def test_an_interrupted_installation_is_done_anew(checkout, installed, monkeypatch):
    run.set_up("play")
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(run, "install", fail(KeyboardInterrupt()))
        run.set_up("dev")

    run.set_up("play")

    assert installed == ["venv", "play", "venv", "play"]


def test_a_refused_installation_leaves_what_was_there(checkout, installed, monkeypatch):
    run.set_up("play")
    with monkeypatch.context() as patch, pytest.raises(run.Stop):
        patch.setattr(run, "install", fail(run.Stop("no network")))
        run.set_up("dev")

    assert ready("play")
    assert not ready("dev")


def test_a_long_output_is_shown_shortened():
    output = "\n\n".join(["line"] * 50 + ["x" * 5000])

    shown = run.shortened(output).splitlines()

    assert len(shown) < 6
    assert max(map(len, shown)) < 400


def test_who_is_not_root_is_told_the_command(monkeypatch):
    monkeypatch.setattr(run.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/usr/bin/{name}")

    with pytest.raises(run.Stop, match=r"sudo apt-get install gcc python3-dev") as stopped:
        run.install_debian_packages("gcc", "python3-dev")

    assert stopped.value.status == 2


def test_a_missing_compiler_is_told_once(checkout, capsys, monkeypatch):
    monkeypatch.setattr(run, "compile_engine", lambda option: run.NO_COMPILER)

    run.compile_for_play()
    run.compile_for_play()

    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert "interpreted" in told.err
    assert told.out == ""


# The browser client and the browser


def test_a_client_that_cannot_be_built_is_told_in_a_sentence(checkout, monkeypatch):
    failed = subprocess.CompletedProcess([], 1)
    monkeypatch.setattr(run.subprocess, "run", lambda *args, **options: failed)

    with pytest.raises(run.Stop, match=r"`\./play play`"):
        run.build_client()


def test_a_browser_that_is_missing_is_never_skipped(checkout, monkeypatch):
    monkeypatch.setattr(run, "find_browser", lambda: False)
    monkeypatch.setattr(run, "install_debian_packages", lambda *packages: None)
    monkeypatch.setattr(run.subprocess, "run", lambda *args, **options: None)

    with pytest.raises(run.Stop, match="need a browser") as stopped:
        run.need_browser()

    assert stopped.value.status == 2


# Arguments


@pytest.mark.parametrize(
    ("given", "passed_on"),
    [
        ([], ["serve"]),
        (["--check"], ["serve", "--check"]),
        (["--port", "8001"], ["serve", "--port", "8001"]),
        (["play", "gears"], ["play", "gears"]),
        (["games", "--json"], ["games", "--json"]),
        (["--help"], ["--help"]),
    ],
)
def test_what_play_passes_on(given, passed_on):
    assert run.program_arguments(given) == passed_on


@pytest.mark.parametrize("arguments", [["slow"], ["long", "long"], ["quick", "long"], ["--help"], [""]])
def test_the_checks_take_quick_or_long_and_nothing_else(arguments, capsys):
    status = run.main(["test", *arguments])

    told = capsys.readouterr().err
    assert status == 2
    assert told.startswith("./test: ")
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "needed"), [([], ["compiler", "browser"]), (["long"], ["compiler", "browser"]), (["quick"], [])]
)
def test_the_checks_are_run_once_what_they_need_is_there(arguments, needed, monkeypatch):
    done = []
    monkeypatch.setattr(run, "set_up", done.append)
    monkeypatch.setattr(run, "need_compiler", lambda: done.append("compiler"))
    monkeypatch.setattr(run, "need_browser", lambda: done.append("browser"))
    monkeypatch.setattr(run.os, "chdir", lambda folder: None)
    monkeypatch.setattr(run.os, "execv", lambda program, words: done.append(words[1:]))

    run.test(arguments)

    assert done == ["dev", *needed, ["-m", "tools.checks", *arguments]]


def test_an_interrupt_is_one_sentence(capsys, monkeypatch):
    def interrupted(kind):
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "set_up", interrupted)

    assert run.main(["play"]) == 130
    assert capsys.readouterr().err.strip().startswith("./play: stopped")


# Finding Python


def fake_python(folder, name, works):
    """A Python that is recent enough, or is not, and says its name when it is given something to run."""
    file = folder / name
    file.write_text(f'#!/bin/sh\nif [ "$1" = -I ]; then exit {0 if works else 1}; fi\necho {name} "$@"\n')
    file.chmod(0o755)


def start(script, tmp_path, *arguments):
    """Runs a copy of `play` or `test` where only the Pythons in tmp_path/bin are on the PATH."""
    (tmp_path / script).write_bytes((ROOT / script).read_bytes())
    (tmp_path / "bin").mkdir(exist_ok=True)
    if not (tmp_path / "bin/dirname").exists():
        (tmp_path / "bin/dirname").symlink_to("/usr/bin/dirname")
    command = ["/bin/sh", str(tmp_path / script), *arguments]
    return subprocess.run(command, env={"PATH": str(tmp_path / "bin")}, capture_output=True, text=True)


@pytest.mark.parametrize("script", ["play", "test"])
def test_the_first_python_that_is_recent_enough_is_taken(script, tmp_path):
    (tmp_path / "bin").mkdir()
    fake_python(tmp_path / "bin", "python3.13", works=False)
    fake_python(tmp_path / "bin", "python3.11", works=True)
    fake_python(tmp_path / "bin", "python3", works=True)

    result = start(script, tmp_path, "two words", "*")

    assert result.stdout == f"python3.11 {tmp_path}/tools/run.py {script} two words *\n"


@pytest.mark.parametrize("script", ["play", "test"])
def test_without_python_a_sentence_says_what_is_needed(script, tmp_path):
    result = start(script, tmp_path)

    assert result.returncode == 2
    assert result.stdout == ""
    assert re.fullmatch(rf"\./{script}: .*Python 3\.11 or later.*\.\n", result.stderr)


@pytest.mark.parametrize("script", ["play", "test", ".ci/run"])
def test_the_scripts_can_be_run(script):
    assert os.access(ROOT / script, os.X_OK)


# The pins


def pins(kind):
    lines = (ROOT / "requirements" / f"{kind}.txt").read_text().splitlines()
    return {line.rstrip(" \\") for line in lines if "==" in line}


def test_what_is_pinned_to_play_is_pinned_alike_for_the_checks():
    assert pins("play")
    assert pins("play") < pins("dev")


@pytest.mark.parametrize("kind", ["play", "dev"])
def test_the_pins_name_hashes_and_no_hosts(kind):
    text = (ROOT / "requirements" / f"{kind}.txt").read_text()

    assert text.count("==") <= text.count("--hash=sha256:")
    assert "://" not in text
    assert "index" not in text
