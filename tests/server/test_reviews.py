"""Reviews on a server: asked for by whoever may look, filled in while one looks, kept whatever happens to who works."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest
from msgspec.structs import replace

from posterity.analysis.budget import Budget
from posterity.analysis.jobs import review as whole_review
from posterity.analysis.report import in_whole_points
from posterity.server.advice import reviewer
from posterity.server.http import advice
from posterity.server.ops.limits import Rate
from posterity.store import open_store
from tests.analysis.common import GOLDEN, golden
from tests.server.serving import GENEROUS, Running
from tests.server.test_people import refused

SHORT = "leaders/2-players-finished"
LITTLE, LEAST = (
    Budget(screening=1, guesses=2, again=2, edge=0, beliefs=2),
    Budget(screening=1, guesses=2, again=0, edge=0, beliefs=1),
)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Reviews that take little."""
    monkeypatch.setattr(reviewer, "PASSES", ((1, LEAST), (2, LITTLE)))
    monkeypatch.setattr(reviewer, "LOOK", 0.2)


def opened(client, name=SHORT):
    return client.post("records", {"record": (GOLDEN / f"{name}.json").read_text()})["table"]


def wait_until(client, table, ready, seconds=30):
    """The review once it is as it should be."""
    until, version = time.monotonic() + seconds, 0
    while True:
        found = client.get(f"tables/{table}/review?version={version}&wait=5")
        if ready(found):
            return found
        assert found["state"] != "failed" and time.monotonic() < until, found
        version = found["version"]


def is_done(found):
    return found["state"] == "done"


def test_a_review_is_made_and_says_what_the_command_says(running):
    anna = running.person("Anna")
    table = opened(anna)
    assert anna.get(f"tables/{table}/review")["state"] == "none"

    first = anna.post(f"tables/{table}/review")
    assert first["state"] in ("waiting", "running") and first["entries"] == []
    found = wait_until(anna, table, is_done)

    played = golden(SHORT)
    expected = whole_review(played, LITTLE, 0)
    assert (found["progress"], found["total"], found["done"]) == (1000, 92, 92)
    assert found["moments"] == expected.moments
    for sent, entry in zip(found["entries"], expected.entries, strict=True):
        assert (sent["n"], sent["seat"], sent["kind"]) == (entry.n, entry.seat, entry.kind)
        assert (sent["before"], sent["after"], sent["band"]) == (entry.before, entry.after, entry.band)
        assert (sent["cost"], sent["verdict"]) == (entry.cost, entry.verdict)
        assert [one["pick"] for one in sent["best"]] == [one.pick for one in entry.best]
        if entry.kind == "decision":
            assert sent["pick"] == played.entries[entry.n - 1].pick and sent["pass"] == 2
            assert sent["plan"][0] == sent["best"][0]["pick"] and sent["best"][0]["cost"] == 0
            assert all(said["message"].startswith("hint-") for said in sent["why"])
    for sent, own in zip(found["seats"], expected.seats, strict=True):
        points = sent["points"]
        assert (points["start"], points["own"], points["others"], points["chance"]) == in_whole_points(own)
        assert points["start"] + points["own"] + points["others"] + points["chance"] == points["end"]
        assert sent["bot"]
    assert anna.post(f"tables/{table}/review")["version"] == found["version"]  # it is there already


def test_while_it_is_worked_out_it_holds_the_end_of_the_game(running, monkeypatch):
    monkeypatch.setattr(
        reviewer, "PASSES", ((1, Budget(screening=1, guesses=4, again=0, edge=0, beliefs=2)), (2, LITTLE))
    )
    anna = running.person("Anna")
    table = opened(anna)
    anna.post(f"tables/{table}/review")
    part = wait_until(anna, table, lambda found: len(found["entries"]) > 0 and found["pass"] == 1)
    whole = wait_until(anna, table, is_done)

    last = whole["entries"][-1]
    assert part["entries"][-1]["n"] == last["n"] and part["entries"][-1]["after"] == last["after"]
    assert len(part["entries"]) < len(whole["entries"]) and part["entries"][0]["n"] > whole["entries"][0]["n"]
    assert 0 < part["progress"] < 1000 and {one["pass"] for one in part["entries"]} <= {1, None}
    for seat in part["seats"]:
        assert seat["start"] + seat["own"] + seat["others"] + seat["chance"] == pytest.approx(seat["end"], abs=1e-6)


def test_those_who_watch_are_told_how_far_it_is(running):
    anna = running.person("Anna")
    table = opened(anna)
    with anna.socket(table) as socket:
        socket.next("update")
        anna.post(f"tables/{table}/review")
        heard = [socket.next("review", 30)]
        while heard[-1]["state"] != "done":
            heard.append(socket.next("review", 30))
    assert [one["progress"] for one in heard] == sorted(one["progress"] for one in heard)
    assert heard[-1]["progress"] == 1000 and heard[-1]["table"] == table


def test_only_a_finished_game_is_reviewed_and_only_for_those_who_may_look(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, _ = anna.table("leaders")
    with refused(409, "server-review-not-over"):
        anna.post(f"tables/{table}/review")
    with refused(409, "server-review-not-over"):
        anna.get(f"tables/{table}/review")
    over = opened(anna)
    with refused(404, "server-missing"):
        bruno.post(f"tables/{over}/review")
    with refused(404, "server-missing"):
        bruno.get(f"tables/{over}/review")
    with refused(401, "server-who"):
        running.stranger().post(f"tables/{over}/review")
    with refused(404, "server-missing"):
        anna.post("tables/nowhere/review")


def test_nobody_asks_for_too_many(tmp_path):
    limits = replace(GENEROUS, reviews=Rate(burst=2, seconds=3600), reviews_waiting=1)
    server = Running(tmp_path / "store.db", limits).start()
    try:
        anna, bruno = server.person("Anna"), server.person("Bruno")
        tables = [opened(anna) for _ in range(4)]
        anna.post(f"tables/{tables[0]}/review")
        with refused(429, "server-reviews-waiting"):
            anna.post(f"tables/{tables[1]}/review")
        anna.post(f"tables/{tables[0]}/review")  # that one is there already
        bruno.post(f"tables/{opened(bruno)}/review")  # others are not held up
        wait_until(anna, tables[0], is_done)
        anna.post(f"tables/{tables[1]}/review")
        wait_until(anna, tables[1], is_done)
        with refused(429, "server-too-often"):
            anna.post(f"tables/{tables[2]}/review")
    finally:
        server.stop()


def test_a_review_goes_on_after_a_restart(tmp_path, monkeypatch):
    server = Running(tmp_path / "store.db").start()
    anna = server.person("Anna")
    table = opened(anna)
    anna.post(f"tables/{table}/review")
    before = wait_until(anna, table, lambda found: found["state"] == "running")
    server.stop()
    kept = kept_findings(tmp_path / "store.db", table)
    assert len(kept) > 0

    again = Running(tmp_path / "store.db").start()
    try:
        anna.running = again
        found = wait_until(anna, table, is_done)
        assert found["version"] > before["version"]
        assert again.app.services.analysts.queue.waits.count <= 1 + 2 * found["total"] - len(kept)
        assert found["entries"][-1]["kind"] in ("decision", "forced", "chance")
    finally:
        again.stop()


def kept_findings(path, table):
    async def read():
        store = await open_store(f"sqlite:///{path}")
        try:
            return await store.findings(table)
        finally:
            await store.close()

    return asyncio.run(read())


def test_a_review_by_another_method_is_begun_anew(running, monkeypatch):
    anna = running.person("Anna")
    table = opened(anna, "leaders/2-players-deadlock")
    anna.post(f"tables/{table}/review")
    before = wait_until(anna, table, is_done)
    monkeypatch.setattr(reviewer, "METHOD", 2)
    monkeypatch.setattr(advice, "METHOD", 2)
    assert anna.get(f"tables/{table}/review")["state"] == "none"
    anna.post(f"tables/{table}/review")
    again = wait_until(anna, table, is_done)
    assert again["version"] > before["version"] and again["entries"] == before["entries"]


def test_a_killed_worker_costs_nothing_but_time(tmp_path):
    server = Running(tmp_path / "store.db", bot_workers=2).start()
    try:
        anna = server.person("Anna")
        table = opened(anna)
        anna.post(f"tables/{table}/review")
        killed = 0
        until = time.monotonic() + 60
        while killed < 2 and time.monotonic() < until:
            wait_until(anna, table, lambda found: found["state"] in ("running", "done"), 120)
            for worker in list(server.app.services.analysts.all)[:1]:
                os.kill(worker.process.pid, signal.SIGKILL)
                killed += 1
            time.sleep(0.2)
        found = wait_until(anna, table, is_done, 120)
        expected = whole_review(golden(SHORT), LITTLE, 0)
        assert [one["cost"] for one in found["entries"]] == [one.cost for one in expected.entries]
        assert server.app.services.analysts.losses >= 1
        page = anna.raw("GET", "metrics")[2].decode()
        assert 'posterity_reviews_total{outcome="done"} 1' in page
    finally:
        server.stop()
