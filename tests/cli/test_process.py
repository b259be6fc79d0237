"""The command as a process of its own: pipes, signals, full disks, encodings."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from posterity.core.records import write_record
from tests.processes import POSTERITY

START = [sys.executable, "-c", POSTERITY]


def start(*line, **more):
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **more.pop("env", {})}
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | more
    return subprocess.Popen([*START, *[str(word) for word in line]], env=environment, **pipes)


def finish(process):
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


def test_a_command_that_works(record, busy):
    status, out, err = finish(start("verify", record(busy), "--json"))

    assert (status, err) == (0, b"")
    assert json.loads(out)["ok"] is True


def test_whoever_has_read_enough_may_leave(record, finished):
    process = start("trace", record(finished))
    process.stdout.read(10)
    process.stdout.close()
    process.wait(60)

    assert process.stderr.read() == b""
    assert process.returncode not in (0, 1, 2)
    process.stderr.close()


@pytest.mark.parametrize("command", [["games"], ["rules", "leaders"], ["games", "--json"]])
def test_a_full_disk_is_one_sentence(command):
    with open("/dev/full", "wb") as full:
        status, _, err = finish(start(*command, stdout=full))

    assert status == 2
    assert err.count(b"\n") == 1 and b"could not be written" in err


def test_ctrl_c_is_one_sentence(tmp_path):
    process = start("simulate", "leaders", "--games", 1_000_000, "--record", tmp_path, "--lang", "it")
    for _ in range(600):
        if any(path.suffix == ".json" for path in tmp_path.iterdir()):
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    status, out, err = finish(process)

    assert (status, out) == (130, b"")
    assert err.decode() == "Interrotto: ciò che non era finito non è stato conservato.\n"
    assert all(path.suffix == ".json" for path in tmp_path.iterdir())


def test_a_record_through_a_pipe(busy):
    process = start("log", "-", stdin=subprocess.PIPE)
    out, err = process.communicate(write_record(busy), timeout=60)

    assert (process.returncode, err) == (0, b"")
    assert out.decode().startswith(" 0  ")


def test_a_narrow_encoding_does_no_harm():
    narrow = {"PYTHONIOENCODING": "ascii"}
    status, out, err = finish(start("rules", "leaders", "turn", "--json", "--lang", "it", env=narrow))
    plain = finish(start("rules", "leaders", "turn", "--lang", "it", env=narrow))

    assert (status, err) == (0, b"")
    assert "più" in json.loads(out)["clauses"][0]["text"] or "è" in str(json.loads(out))
    assert plain[0] == 0 and plain[2] == b""


def test_closed_outputs_do_no_harm():
    script = "import os, sys; os.close(1); os.close(2); os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    line = [sys.executable, "-c", script, *START[1:], "games"]

    assert subprocess.run(line, timeout=60).returncode == 0


def test_a_mistake_of_the_program_itself_is_a_sentence_too():
    broken = "from posterity.games import GAMES; GAMES['leaders'].options = 5; from posterity.cli import main; "
    line = [sys.executable, "-c", f"{broken} raise SystemExit(main(['games']))"]
    done = subprocess.run(line, capture_output=True, timeout=60, env={**os.environ, "LC_ALL": "C.UTF-8"})

    assert done.returncode == 2
    assert done.stderr.startswith(b"Posterity itself has made a mistake (TypeError at games.py:")
    assert done.stderr.count(b"\n") == 1
