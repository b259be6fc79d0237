"""At a real terminal, with and without colour; and killed in the middle of it."""

import errno
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

import pytest
from msgspec import UNSET

from posterity.core.records import read_record
from posterity.terminal.app import play
from posterity.terminal.console import Console, clean
from posterity.terminal.editing import completion
from posterity.terminal.request import PlayRequest
from posterity.text.voice import Voice
from tests.processes import POSTERITY
from tests.terminal.script import Run, Typed, ones, request

COMMAND = [sys.executable, "-c", POSTERITY, "play", "leaders"]
OWN_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "  # so that ^C reaches it
TIMEOUT = 60
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A client on a terminal of its own, as somebody who types sees it."""

    def __init__(self, home, *arguments, **environment):
        self.master, slave = pty.openpty()
        os.set_blocking(self.master, False)
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LC_ALL", "LANG")}
        given = {"POSTERITY_HOME": str(home), "TERM": "xterm", "COLUMNS": "80", "LINES": "24", "LANG": "en_US.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL + POSTERITY, "play", "leaders", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**kept, **given, **environment},
            start_new_session=True,
        )
        os.close(slave)
        self.text = ""

    def until(self, wanted):
        """Read until `wanted` is written; everything since the last time."""
        end = time.monotonic() + TIMEOUT
        read = ""
        while wanted not in read:
            assert time.monotonic() < end, f"no {wanted!r} in {read!r}"
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    got = os.read(self.master, 65536).decode(errors="replace")
                except OSError as e:  # the other side is gone
                    assert e.errno == errno.EIO
                    got = ""
                assert got or self.process.poll() is None, f"ended without {wanted!r}: {read!r}"
                read += got
                self.text += got
        return read

    def type(self, line):
        os.write(self.master, (line + "\r").encode())

    def interrupt(self):
        """^C, once more if it came while the line editor was not listening yet; the exit status."""
        for _ in range(TIMEOUT):
            os.write(self.master, b"\x03")
            try:
                self.process.wait(1)
                break
            except subprocess.TimeoutExpired:
                continue
        return self.end()

    def end(self):
        status = self.process.wait(TIMEOUT)
        try:
            while got := os.read(self.master, 65536):
                self.text += got.decode(errors="replace")
        except OSError:
            pass
        return status

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminal():
    opened = []

    def start(*arguments, **environment):
        opened.append(Terminal(*arguments, **environment))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


def test_from_the_first_question_to_leaving(tmp_path, terminal):
    client = terminal(tmp_path)
    client.until("Who plays at this keyboard?")
    client.type("Anna")
    client.until("How many players")
    client.type("")
    client.until("Which one?")
    client.type("random")
    client.until("Enter begins the game")
    client.type("")
    assert "\x1b[" in client.until("\n> ")  # a terminal has colours
    client.type("1")
    client.until("\n> ")
    client.type("quit")
    assert client.end() == 0
    assert "The game is kept." in client.text
    (file,) = (tmp_path / "games").glob("*.json")
    record = read_record(file.read_bytes())
    assert [seat.name for seat in record.seats] == ["Anna", "Random"]
    assert record.answers


def test_control_c_leaves_and_the_game_is_offered_again(tmp_path, terminal):
    client = terminal(tmp_path, "--people", "Anna", "--bots", "greedy", "--options", "rounds=1", NO_COLOR="1")
    client.until("Enter begins the game")
    client.type("")
    assert "\x1b[1" not in client.until("\n> ")
    assert client.interrupt() == 130
    assert "The game is kept." in client.text
    again = terminal(tmp_path)
    again.until("Enter goes on with it")
    again.type("")
    again.until("\n> ")
    os.write(again.master, b"\x04")
    assert again.end() == 0


def test_control_c_before_a_game_is_begun(tmp_path, terminal):
    client = terminal(tmp_path)
    client.until("Who plays")
    assert client.interrupt() == 130
    assert "Traceback" not in client.text


def test_killing_it_loses_nothing(tmp_path, terminal):
    client = terminal(tmp_path, "--people", "Anna", "--bots", "greedy", "--seed", "1", "--options", "rounds=1")
    client.until("Enter begins the game")
    client.type("")
    for _ in range(5):
        client.until("\n> ")
        client.type("1")
    client.until("\n> ")
    client.process.send_signal(signal.SIGKILL)
    client.end()
    (file,) = (tmp_path / "games").glob("*.json")
    kept = read_record(file.read_bytes())
    whole = Run(tmp_path / "whole", request(bots=["greedy"]), ones()).record()
    assert len(kept.answers) > 5
    assert whole.answers[: len(kept.answers)] == kept.answers
    again = Run(tmp_path / "games", request(resume=str(file)), ones())
    assert again.status == 0
    assert again.record().answers == whole.answers


def test_two_people_at_a_terminal_do_not_see_each_other_s_hand(tmp_path, terminal):
    client = terminal(tmp_path, "--people", "Anna,Bruno", "--seed", "3", "--options", "rounds=1", "--players", "2")
    client.until("Enter begins the game")
    client.type("")
    client.until("Anna, press Enter:")
    client.type("")
    client.until("\n> ")
    client.type("1 1 1")
    assert "\x1b[2J" in client.until("Bruno, press Enter:")  # the screen is cleared before it is handed on
    client.type("")
    assert "Bruno (you)" in client.until("\n> ")


def test_through_a_pipe(tmp_path):
    environment = {**os.environ, "POSTERITY_HOME": str(tmp_path), "LC_ALL": "it_IT.UTF-8"}
    done = subprocess.run(
        [*COMMAND, "--lang", "it"], input="1\n1\n", capture_output=True, text=True, env=environment, timeout=TIMEOUT
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "La partita è salvata." in done.stdout
    assert "\x1b" not in done.stdout


def test_check(tmp_path):
    for lang in ("en", "it"):
        output = io.StringIO()
        assert play(PlayRequest(check=True, lang=lang), io.StringIO(), output) == 0
        assert len(output.getvalue().splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_check_of_a_client_that_does_not_work(monkeypatch):
    monkeypatch.setattr(Console, "read", lambda self, prompt: (_ for _ in ()).throw(KeyboardInterrupt))
    output = io.StringIO()
    assert play(PlayRequest(check=True, lang="en"), io.StringIO(), output) == 1


def test_check_of_a_game_that_cannot_begin(capsys):
    output = io.StringIO()
    assert play(PlayRequest(check=True, lang="en", cards="missing.toml"), io.StringIO(), output) == 2
    assert output.getvalue() == ""
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_tab_completes_answers_and_commands(tmp_path, terminal):
    client = terminal(tmp_path, "--people", "Anna", "--bots", "greedy", "--seed", "3", "--options", "rounds=1")
    client.until("Enter begins the game")
    client.type("")
    client.until("\n> ")
    client.type("build\t")
    assert "1. Build a Bank" in ESCAPES.sub("", client.until("\n> "))


def test_completion():
    words = ["Build a Bank", "Build a Parade", "build"]
    assert [completion(words, "build a", number) for number in range(3)] == ["Build a Bank", "Build a Parade", None]


# Colour


def test_colour_adds_nothing_but_colour(tmp_path):
    typed = ["?", "why", "rules", "2", "1", "log"]
    with_colour = Run(tmp_path / "a", request(colour="always"), typed)
    without = Run(tmp_path / "b", request(colour="never"), typed)
    assert "\x1b[" in with_colour.text
    assert "\x1b" not in without.text
    plain = ESCAPES.sub("", with_colour.text)
    assert plain.split("The game is kept")[0] == without.text.split("The game is kept")[0]


@pytest.mark.parametrize(
    "tty, variables, choice, coloured",
    [
        (True, {}, "auto", True),
        (False, {}, "auto", False),
        (True, {"NO_COLOR": "1"}, "auto", False),
        (True, {"TERM": "dumb"}, "auto", False),
        (True, {"NO_COLOR": "1"}, "always", True),
        (True, {}, "never", False),
        (False, {}, "always", True),
    ],
)
def test_when_there_is_colour(monkeypatch, tty, variables, choice, coloured):
    class Output(io.StringIO):
        def isatty(self):
            return tty

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert Console(Typed([]), Output(), Voice("en"), choice).coloured is coloured


def test_nothing_needs_alignment_or_box_drawing(tmp_path):
    run = Run(tmp_path, request(), ones())
    assert run.record().result is not UNSET
    assert not re.search(r"[\u2500-\u259f\u2800-\u28ff]", run.text)
    assert not re.search(r"\S {3,}\S", run.text)  # no columns


def test_text_that_would_steer_the_terminal_is_cleaned(tmp_path):
    assert clean("\x1b[31mred\x07\u202e\n") == "[31mred"
    output = io.StringIO()
    console = Console(Typed([]), output, Voice("en"), "never")
    console.line("a\x1b]0;title\x07b")
    console.verbatim("c\x1b[2Jd")
    assert "\x1b" not in output.getvalue()


def test_narrow_and_wide_terminals(monkeypatch):
    class Output(io.StringIO):
        def isatty(self):
            return True

    for columns, widest in ((20, 30), (60, 60), (300, 100)):
        monkeypatch.setenv("COLUMNS", str(columns))
        output = Output()
        Console(Typed([]), output, Voice("en"), "never").line("word " * 100)
        assert max(len(line) for line in output.getvalue().splitlines()) in range(widest - 5, widest + 1)
