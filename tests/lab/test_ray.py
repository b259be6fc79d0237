"""The runner on a real Ray: a local one, and a cluster of two nodes of which one is killed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from posterity.lab.games import play
from tests.lab import work
from tests.lab.test_runner import plain

ROOT = Path(__file__).resolve().parents[2]
LOCAL = """
rows = list(run(play, config(), jobs(6, ("random", "greedy")), on="ray", workers=2))
"""
CLUSTER = """
import ray
from ray.cluster_utils import Cluster

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
second = cluster.add_node(num_cpus=1)
cluster.wait_for_nodes()
rows, started = [], run(slow, config(), jobs(60), on=f"ray:{cluster.address}")
for row in started:
    rows.append(row)
    if len(rows) == 5:
        cluster.remove_node(second, allow_graceful=False)
"""
FAILING = """
from posterity.bots import BotError
try:
    list(run(fails, config(), jobs(8), on="ray", workers=1))
    rows = []
except BotError as e:
    rows = [e.message]
"""
LOST = """
from posterity.lab.jobs import LabError
from ray.cluster_utils import Cluster

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
try:
    list(run(not_there, config(), jobs(1), on=f"ray:{cluster.address}"))
    rows = []
except LabError as e:
    rows = [e.message, e.args_named["error"]]
"""
OWN = """
import os, tempfile
from ray.cluster_utils import Cluster

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
os.chdir(tempfile.mkdtemp())
open("first.py", "w").write("class First:\\n def __init__(self, luck): pass\\n"
    " def choose(self, observation): return observation.ask.options[0]\\n")
rows = list(run(play, config(), jobs(2, ("./first.py:First", "random")), on=f"ray:{cluster.address}"))
"""
REFUSED = """
from posterity.lab.jobs import LabError
try:
    list(run(slow, config(), jobs(1), on="ray:127.0.0.1:9"))
    rows = []
except LabError as e:
    rows = [e.message, e.args_named["address"]]
"""
BEGIN = """
import json, sys
import pytest

from posterity.lab.games import play
from posterity.lab.runner import run
from tests.lab.work import Unreadable, fails, jobs, config, slow

not_there = Unreadable()
"""
END = """
print("ROWS", json.dumps(rows))
"""


def rows_of(script):
    """What a script has found; Ray leaves too much behind for a process with other tests in it."""
    command = [sys.executable, "-c", BEGIN + script + END]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    lines = [line for line in done.stdout.splitlines() if line.startswith("ROWS ")]
    assert lines, done.stdout[-2000:] + done.stderr[-2000:]
    return json.loads(lines[0].removeprefix("ROWS "))


def test_a_local_ray_plays_the_same_games():
    here = [play(work.config(), job) for job in work.jobs(6, ("random", "greedy"))]

    assert plain(rows_of(LOCAL)) == plain(here)


@pytest.mark.long
def test_a_killed_node_costs_nothing_but_time():
    assert sorted(row["number"] for row in rows_of(CLUSTER)) == list(range(60))


@pytest.mark.long
def test_what_a_bot_does_wrong_ends_the_run_there_too():
    assert rows_of(FAILING) == ["bot-no-choose"]


@pytest.mark.long
def test_nodes_that_cannot_play_are_said_in_a_sentence():
    message, error = rows_of(LOST)

    assert message == "lab-ray-refused" and "no such module" in error


@pytest.mark.long
def test_a_bot_of_ones_own_is_found_from_where_the_run_began():
    assert sorted(row["number"] for row in rows_of(OWN)) == [0, 1]


def test_whatever_keeps_ray_from_starting_is_said_in_a_sentence():
    """An overloaded machine makes it raise plain exceptions."""
    script = "import ray\ndef slow_start(**options): raise Exception('timed out')\nray.init = slow_start\n"
    script += REFUSED.replace("ray:127.0.0.1:9", "ray").replace('e.args_named["address"]', 'e.args_named["error"]')

    assert rows_of(script) == ["lab-ray-refused", "timed out"]


def test_an_address_where_nobody_answers_is_refused():
    assert rows_of(REFUSED) == ["lab-ray-refused", "127.0.0.1:9"]


def test_without_ray_it_is_said_what_to_install():
    script = "sys.modules['ray'] = None\n" + REFUSED.replace(', e.args_named["address"]', "")

    assert rows_of(script) == ["lab-no-ray"]
