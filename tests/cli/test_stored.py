"""`verify --store`: every stored game is replayed, running ones too."""

from __future__ import annotations

import asyncio
import re
import sqlite3

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.chance import seed_of
from posterity.store import StoredEntry, StoredGame, open_store, shown_url
from tests.cli.making import busy_game, finished_game, new_table, people, play_on
from tests.postgresql import sql


async def keep(url, records):
    store = await open_store(url)
    for number, (id, record) in enumerate(records.items()):
        header = replace(record, answers=[], result=UNSET)
        keys = {"game": header.game, "players": len(header.seats), "created": number, "changed": 1}
        await store.add_game(StoredGame(id=id, status="running", header=header, **keys))
        for n, entry in enumerate(record.entries(), 1):
            last = record.result is not UNSET and n == len(record.answers)
            await store.append(id, StoredEntry(n=n, entry=entry, at=n), record.result if last else None)
    await store.add_game(StoredGame(id="gathering", game="leaders", players=3, created=9, changed=9))
    await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite://{tmp_path / 'store.db'}"
    return request.getfixturevalue("postgresql").place()


def spoil(url, statement):
    if not url.startswith("sqlite"):
        sql(url, statement)
        return
    connection = sqlite3.connect(url.removeprefix("sqlite://"))
    with connection:
        connection.execute(statement)
    connection.close()


def test_every_game_is_replayed(posterity, url):
    running = new_table(seed_of(3), people("Anna", "Bruno"))
    play_on(running, 25)
    asyncio.run(keep(url, {"over": finished_game(), "busy": busy_game(), "running": running.record()}))
    said = posterity("verify", "--store", url)

    assert (said.status, said.err) == (0, "")
    assert [line.split()[:2] for line in said.out.splitlines()[1:]] == [["✓", "over"], ["✓", "busy"], ["✓", "running"]]
    found = posterity("verify", "--store", url, "--json").json
    assert found["ok"] and found["store"] == shown_url(url)
    assert found["games"][2] == {
        "id": "running",
        "game": "leaders",
        "status": "running",
        "entries": 25,
        "ok": True,
        "fault": None,
    }


@pytest.mark.parametrize(
    "statement",
    [
        'UPDATE entries SET entry = \'{"seat":0,"pick":"build:monument"}\' WHERE game = \'bad\' AND n = 7',
        "UPDATE entries SET entry = 'nothing' WHERE game = 'bad' AND n = 7",
        "DELETE FROM entries WHERE game = 'bad' AND n = 7",
        "DELETE FROM entries WHERE game = 'bad' AND n > 7",
        "UPDATE games SET header = replace(header, 'leaders-standard', 'other') WHERE id = 'bad'",
        'UPDATE games SET header = replace(header, \'"game":"leaders"\', \'"game":"chess"\') WHERE id = \'bad\'',
        "UPDATE games SET header = '{' WHERE id = 'bad'",
    ],
)
def test_a_game_that_cannot_have_happened_is_named(posterity, url, statement):
    asyncio.run(keep(url, {"bad": finished_game(), "good": finished_game()}))
    spoil(url, statement)
    said = posterity("verify", "--store", url, "--json")

    assert said.status == 1 and said.err.startswith("bad: ")
    assert [(game["id"], game["ok"]) for game in said.json["games"]] == [("bad", False), ("good", True)]
    assert "✗ bad" in posterity("verify", "--store", url, "--lang", "it").out


def test_entries_that_were_counted_and_are_gone(posterity, url):
    running = new_table(seed_of(3), people("Anna", "Bruno"))
    play_on(running, 25)
    asyncio.run(keep(url, {"cut": running.record()}))
    spoil(url, "DELETE FROM entries WHERE n > 20")

    assert posterity("verify", "--store", url).status == 1


def test_a_store_that_is_not_there(refuses, tmp_path):
    path = tmp_path / "store.db"
    assert "store.db" in refuses("verify", "--store", path, status=2).err
    assert not path.exists()
    refuses("verify", "--store", "mysql://somewhere", status=2)
    refuses("verify", status=2)
    refuses("verify", "record.json", "--store", path, status=2)


def test_a_database_without_tables_stays_so(refuses, postgresql):
    url = postgresql.place()

    assert "postgresql://" in refuses("verify", "--store", url, status=2).err
    assert sql(url, "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()") == []


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_password_is_never_said(refuses, lang):
    """The database cannot be reached, or the URL cannot be read: host and name are said, nothing else."""
    said = refuses("verify", "--lang", lang, "--store", "postgresql://anna:secret@127.0.0.1:1/games?x=secret", status=2)
    assert "postgresql://127.0.0.1:1/games" in said.err and "secret" not in said.err + said.out
    for url in ("anna:sec/ret@host/games", "anna:s?ecret@host/games", "anna:secret@[::1/x", "anna:secret@host:port/x"):
        said = refuses("verify", "--lang", lang, "--store", f"postgresql://{url}", status=2)
        assert not {"secret", "ret", "sec", "anna", "ecret"} & set(re.split(r"\W+", said.err + said.out)), said
