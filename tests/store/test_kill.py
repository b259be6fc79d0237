"""Killed at any moment: everything that was acknowledged is there, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from posterity.games import GAMES
from posterity.store import open_store
from posterity.table.replay import replay

ROOT = Path(__file__).parents[2]


def killed(url, number, luck):
    """Let the hurried program play and kill it at a moment that chance chooses; what it says was acknowledged."""
    command = [sys.executable, "-m", "tests.store.hurried", url, str(number)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        lines = [process.stdout.readline() for _ in range(luck.randrange(1, 100))]
        time.sleep(luck.random() * 0.01)
        process.kill()
        lines += process.stdout.readlines()
    assert process.returncode == -9, "it ended by itself"
    return [line.decode().rstrip("\n").split(" ", 2) for line in lines if line.endswith(b"\n")]


async def kept(url):
    """Everything there is, by game and number; every game is replayed."""
    store = await open_store(url)
    found = {}
    for id in await store.all_games():
        record = await store.record(id)
        table = replay(GAMES[record.game], record)
        assert table.number == (await store.game(id)).entries
        found |= {(id, str(n)): entry.pick for n, entry in enumerate(table.entries, 1)}
    await store.close()
    return found


def survives(url, kills, seed):
    luck = random.Random(seed)
    acknowledged: dict[tuple[str, str], str] = {}
    for number in range(kills):
        said = killed(url, number, luck)
        assert said
        for game, n, pick in said:
            assert (game, n) not in acknowledged, "the table did not go on where it was"
            acknowledged[game, n] = pick
        found = asyncio.run(kept(url))
        lost = {place for place, pick in acknowledged.items() if found.get(place) != pick}
        assert not lost, f"after kill {number}"
        assert len(found) - len(acknowledged) <= 3 * (number + 1), "at most one entry a table was on its way"
        acknowledged |= found


def test_nothing_is_lost_in_ten_kills_of_both_kinds(url):
    survives(url, 5, 0)
    check_file(url)


@pytest.mark.long
def test_nothing_is_lost_in_a_hundred_kills(url):
    survives(url, 100, os.environ.get("POSTERITY_LONG"))
    check_file(url)


def check_file(url):
    """SQLite looks through its whole file; PostgreSQL was not killed."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite://")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()
