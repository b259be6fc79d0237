"""`posterity ladder`: what it tells, and that a run goes on where it was ended."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pyarrow.parquet
import pytest

from posterity.games import GAMES
from posterity.lab.games import play
from posterity.lab.jobs import Job
from tests.lab.work import config
from tests.processes import POSTERITY

SLOW = """
import time
class Slow:
    def __init__(self, luck): self.luck = luck
    def choose(self, observation):
        time.sleep(0.002)
        return observation.ask.options[self.luck.below(len(observation.ask.options))]
"""
STUCK = """
class Stuck:
    def __init__(self, luck): pass
    def choose(self, observation):
        sum(range(10**12))
"""


def without_times(told):
    return {**told, "bots": [{key: value for key, value in bot.items() if key != "ms"} for bot in told["bots"]]}


@pytest.fixture(scope="module")
def victories():
    """What random wins of three deals against greedy, each played from both seats and added up here."""
    rows = [play(config(), Job(n, bots)) for n in (4, 5, 6) for bots in (("random", "greedy"), ("greedy", "random"))]
    return sum((row["bots"].index("random") in row["winners"]) / len(row["winners"]) for row in rows)


def test_two_bots_play_every_deal_from_both_seats(posterity, victories):
    told = posterity(
        "ladder", "leaders", "--games", 3, "--seed", 4, "--bots", "random,greedy", "--workers", 2, "--json"
    ).json

    assert (told["game"], told["players"]) == ("leaders", 2)
    assert [bot["bot"] for bot in told["bots"]] == ["random", "greedy"]
    assert [bot["games"] for bot in told["bots"]] == [6, 6]
    random, greedy = told["bots"]
    assert (greedy["rating"], greedy["low"], greedy["high"]) == (1000, 1000, 1000)
    assert random["low"] < random["rating"] < random["high"]
    assert all(bot["ms"] > 0 for bot in told["bots"])
    (pair,) = told["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("random", "greedy", 6)
    assert pair["share"] == pytest.approx(victories / 6, abs=1e-6)
    assert 0 <= pair["low"] <= pair["share"] <= pair["high"] <= 1
    assert 0 <= pair["null_plays"] <= 1


def test_with_three_players_one_meets_two(posterity):
    line = ["ladder", "leaders", "--players", 3, "--games", 1, "--bots", "random,mcts:2", "--workers", 1, "--json"]
    told = posterity(*line).json

    assert [(pair["a"], pair["b"], pair["games"]) for pair in told["pairs"]] == [
        ("random", "mcts:2", 3),
        ("mcts:2", "random", 3),
    ]
    assert told["bots"][0]["rating"] == 1000  # greedy does not play


def test_the_result_does_not_depend_on_workers_or_on_stopping(posterity, tmp_path):
    line = ["ladder", "leaders", "--seed", 4, "--bots", "random,greedy", "--json"]
    at_once = posterity(*line, "--games", 3, "--workers", 1).json
    posterity(*line, "--games", 1, "--workers", 2, "--out", tmp_path / "kept")
    went_on = posterity(*line, "--games", 3, "--workers", 2, "--out", tmp_path / "kept").json
    again = posterity(*line, "--games", 3, "--workers", 2, "--out", tmp_path / "kept").json

    assert without_times(at_once) == without_times(went_on) == without_times(again)
    rows = pyarrow.parquet.read_table(tmp_path / "kept").to_pylist()
    assert sorted((row["number"], row["bots"][0]) for row in rows) == [
        (n, b) for n in (4, 5, 6) for b in ("greedy", "random")
    ]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_summary_for_people(posterity, lang):
    line = ["ladder", "leaders", "--games", 1, "--bots", "random,mcts:1", "--workers", 1, "--lang", lang]
    lines = posterity(*line).out.splitlines()

    assert len(lines) == 4 and max(map(len, lines)) <= 80


# ---------------------------------------------------------------- stopping


def start(folder, tmp_path, *more):
    (tmp_path / "slow.py").write_text(SLOW)
    line = [
        "ladder",
        "leaders",
        "--games",
        "40",
        "--bots",
        "slow.py:Slow,random",
        "--workers",
        "2",
        "--out",
        folder,
        *more,
    ]
    return subprocess.Popen([sys.executable, "-c", POSTERITY, *line], cwd=tmp_path, stderr=subprocess.PIPE, text=True)


def wait_for_games(folder, count):
    for _ in range(600):
        time.sleep(0.1)
        journal = folder / "_journal.jsonl"
        if journal.exists() and journal.read_bytes().count(b"\n") >= count:
            return
    raise AssertionError("no games after a minute")


def test_interrupting_keeps_what_is_done(tmp_path):
    process = start("kept", tmp_path)
    wait_for_games(tmp_path / "kept", 3)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)

    assert process.returncode == 130
    assert pyarrow.parquet.read_table(tmp_path / "kept").num_rows >= 3
    assert said.count("\n") == 1 and "kept in kept; the same command goes on from there" in said


def test_a_kill_loses_nothing_that_is_done(posterity, tmp_path, monkeypatch):
    process = start("kept", tmp_path)
    wait_for_games(tmp_path / "kept", 3)
    process.kill()
    process.communicate(timeout=60)
    done = [json.loads(line) for line in (tmp_path / "kept" / "_journal.jsonl").read_text().splitlines()[:3]]
    monkeypatch.chdir(tmp_path)

    line = [
        "ladder",
        "leaders",
        "--games",
        2,
        "--bots",
        "slow.py:Slow,random",
        "--workers",
        2,
        "--out",
        "kept",
        "--json",
    ]
    told = posterity(*line).json

    assert told["pairs"][0]["games"] == 4
    rows = pyarrow.parquet.read_table(tmp_path / "kept").to_pylist()
    assert all(row in rows for row in done)


# ---------------------------------------------------------------- what goes wrong


def test_a_bot_that_cannot_be_interrupted_ends_the_run_with_a_sentence(refuses, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "stuck.py").write_text(STUCK)
    began = time.monotonic()
    said = refuses("ladder", "leaders", "--bots", "stuck.py:Stuck,random", "--workers", 1, "--bot-timeout", 1, status=2)

    assert "stuck.py:Stuck" in said.err and "--bot-timeout" in said.err
    assert time.monotonic() - began < 60


@pytest.mark.parametrize("command", ["ladder", "simulate"])
def test_whatever_a_file_does_when_it_is_loaded_is_kept_apart(posterity, refuses, tmp_path, monkeypatch, command):
    """Its words are not among the results, and even what cannot be interrupted ends."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "loud.py").write_text("print('listen to me')\n" + SLOW.replace("time.sleep(0.002)", "pass"))
    (tmp_path / "deep.py").write_text("sum(range(10**12))\n" + SLOW)
    (tmp_path / "gone.py").write_text("import os; os._exit(1)\n" + SLOW)
    line = [command, "leaders", "--games", 1, "--json", "--bot-timeout", 1, "--bots"]

    assert posterity(*line, "loud.py:Slow,random").json["game"] == "leaders"
    assert "did not answer within" in refuses(*line, "deep.py:Slow,random", status=2).err
    assert "gone.py:Slow" in refuses(*line, "gone.py:Slow,random", status=2).err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["ladder", "leaders"], "Nobody plays"),
        (["ladder", "leaders", "--bots", "random"], "One bot alone"),
        (["ladder", "leaders", "--bots", "random,random"], "names random twice"),
        (["ladder", "leaders", "--bots", "random,gredy"], "did you mean “greedy”?"),
        (["ladder", "leaders", "--bots", "random,none.py:Mine"], "There is no file"),
        (["ladder", "leaders", "--bots", "random,greedy", "--on", "paper"], "processes, ray or ray:ADDRESS"),
        (["ladder", "leaders", "--bots", "random,greedy", "--players", "7"], "leaders.setup.players"),
        (["ladder", "leaders", "--bots", "random,greedy", "--workers", "0"], "--workers"),
        (["ladder", "leaders", "--bots", "random,greedy", "--seed", str(2**63)], "smaller --seed"),
        (["ladder", "leaders", "--bots", "random,greedy", "--out", "/dev/null"], "/dev/null"),
        (["ladder", "leaders", "--bots", "random,greedy", "--out", "/proc/self/games"], "/proc/self/games"),
        (["ladder", "leaders", "--bots", "random,greedy", "--out", "/sys/kernel"], "cannot be kept in /sys/kernel"),
        (["ladder", "legacies", "--bots", "random,greedy", "--players", "1"], "--players must be 2"),
        (["ladder", "chess", "--bots", "random,greedy"], "no game"),
    ],
)
def test_what_cannot_be_played_is_refused(refuses, line, said):
    assert said in refuses(*line, status=2).err


def test_a_bot_that_has_changed_is_not_added_to_its_former_games(posterity, refuses, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    line = ["ladder", "leaders", "--games", 1, "--bots", "slow.py:Slow,random", "--workers", 1, "--out", "kept"]
    (tmp_path / "slow.py").write_text(SLOW)
    posterity(*line)
    (tmp_path / "slow.py").write_text(SLOW + "\n")

    assert "before its file was changed" in refuses(*line, status=2).err


# ---------------------------------------------------------------- the same bots in other commands


def test_simulate_plays_a_bot_of_ones_own(posterity, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "slow.py").write_text(SLOW.replace("time.sleep(0.002)", "print('let me see')"))
    line = ["simulate", "leaders", "--games", 2, "--seed", 5, "--json"]
    own = posterity(*line, "--bots", "./slow.py:Slow,random", "--record", "own").json
    random = posterity(*line, "--bots", "random,random", "--record", "random").json

    same = ("decisions", "wins", "mean_scores", "games")
    assert {key: own[key] for key in same} == {key: random[key] for key in same}
    assert own["bots"] == ["./slow.py:Slow", "random"]
    ours, theirs = (json.loads((tmp_path / f / "leaders-5.json").read_bytes()) for f in ("own", "random"))
    assert ours["answers"] == theirs["answers"]
    assert ours["seats"][0] == {"name": "Slow", "kind": "bot", "bot": "./slow.py:Slow"}
    assert posterity("verify", tmp_path / "own" / "leaders-5.json").status == 0


def test_simulate_plays_mcts(posterity):
    line = ["simulate", "leaders", "--games", 1, "--bots", "mcts:2,random", "--json"]

    assert posterity(*line).json["bots"] == ["mcts:2", "random"]


def test_play_seats_a_bot_of_ones_own(tmp_path):
    (tmp_path / "slow.py").write_text(SLOW)
    line = ["play", "leaders", "--people", "Anna", "--bots", "slow.py:Slow", "--seed", "3"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", POSTERITY, *line]
    said = subprocess.run(command, cwd=tmp_path, env=environment, input="", capture_output=True, text=True, timeout=100)

    assert said.returncode == 0, said.stderr
    assert "Slow" in said.stdout


def test_a_bot_that_fails_ends_play_with_a_sentence_and_the_game_is_kept(tmp_path):
    (tmp_path / "slow.py").write_text(SLOW.replace("time.sleep(0.002)", "1 / 0"))
    line = ["play", "leaders", "--players", "2", "--bots", "slow.py:Slow,random", "--seed", "3"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", POSTERITY, *line]
    said = subprocess.run(command, cwd=tmp_path, env=environment, input="", capture_output=True, text=True, timeout=300)

    assert said.returncode == 2
    assert said.stderr == "The bot slow.py:Slow failed in line 6 of its file: ZeroDivisionError: division by zero.\n"
    assert len(list(tmp_path.rglob("leaders*.json"))) == 1


def test_a_record_does_not_make_the_terminal_run_a_file(tmp_path):
    """Whoever sends a game to be gone on with cannot have code run by it."""
    from posterity.core.records import SeatEntry, write_record
    from posterity.table.table import Table
    from posterity.testing.walks import setup

    (tmp_path / "evil.py").write_text("open('ran', 'w')")
    seats = [SeatEntry(name="Anna", kind="person"), SeatEntry(name="Evil", kind="bot", bot=f"{tmp_path}/evil.py:Evil")]
    table = Table(GAMES["leaders"], setup(GAMES["leaders"], 2, {}, 1), seats)
    (tmp_path / "game.json").write_bytes(write_record(table.record()))
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", POSTERITY, "play", "--resume", "game.json"]
    said = subprocess.run(command, cwd=tmp_path, env=environment, input="", capture_output=True, text=True, timeout=100)

    assert said.returncode == 0, said.stderr
    assert not (tmp_path / "ran").exists()
