"""How the databases look for what the server asks: by an index, never by going through all games or entries.

Every method of the store is called once; each statement that this makes is explained by the database.
"""

from __future__ import annotations

import asyncio
import itertools
import sqlite3

from msgspec.structs import replace

from posterity.core.records import Change, Result
from posterity.store import (
    ChatLine,
    GameQuery,
    PracticePosition,
    Store,
    StoredEntry,
    StoredFinding,
    StoredReview,
    Token,
    TokenChange,
    Webhook,
    open_store,
)
from posterity.store.database import Database
from posterity.store.store import Read, Write
from tests.store.contract import entry, header, new_game, running, seats, somebody

NOT_ASKED = {"all_games"}  # by `verify --store` alone
COUNTING = "SELECT status, COUNT(*)"  # once in a while for the metrics, in an index that has all it needs
QUERIES = [  # the lobby, one's own tables, what the server looks for by itself
    *[
        GameQuery(game=game, status=status, before=before, **whose)
        for game, status, before, whose in itertools.product(
            (None, "gears"),
            ((), ("open",), ("over",)),
            (None, 5),
            ({"public": True}, {"person": "Anna"}),
        )
    ],
    GameQuery(owner="Anna", status=("over", "abandoned"), most=1000),
    GameQuery(status=("running",), before=5, most=1000),
    GameQuery(status=("running",), most=1000),
    GameQuery(status=("open",), before=5),
    GameQuery(status=("abandoned",), begun=False, before=5),
]


async def ask_everything(store):
    """Call every method that the server calls; which they were."""
    anna, bruno = await somebody(store), await somebody(store, "Bruno")
    id = await running(store, [anna.id], owner=anna.id)
    link = Token(hash="ab", kind="seat", created=1, game=id, seat=1, expires=1000)
    key = Token(hash="cd", kind="key", created=1, person=bruno.id)
    hook = Webhook(person=anna.id, url="https://hook.example/", lang="en")
    game = await store.game(id)
    change = StoredEntry(n=1, entry=Change(seat=1, kind="person", name="Bruno"), at=1)
    game = replace(game, metadata=seats(anna.id, bruno.id))
    game = await store.update(game, TokenChange(added=(link,), revoked=("x",)), [change])
    new = new_game(header=header(), metadata={**seats(anna.id), "watchers": [anna.id, bruno.id]})
    practised = PracticePosition(id="p", person=anna.id, game=id, n=1, seat=0, kept=1, due=2)
    calls = [
        store.add_rematch(replace(game, metadata=seats(None, anna.id)), new),
        store.append(id, entry(2), Result(scores=[1, 0], ranking=[0, 1])),
        store.marks([id, "other"]),
        store.owned(anna.id, ("open", "running")),
        store.entries(id, 1),
        store.record(id),
        store.person(anna.id),
        store.update_person(anna),
        store.sat(anna.id),
        store.named_at(anna.id),
        store.set_webhook(hook),
        store.webhook(anna.id),
        store.count_webhook(hook, True),
        store.clear_webhook(anna.id),
        store.replace_kind(Token(hash="ef", kind="recovery", created=1, person=bruno.id, expires=9)),
        store.change_tokens(TokenChange(revoked=("gh",), added=(key,))),
        store.token("ab", 5),
        store.exchange("ab", 5, Token(hash="ij", kind="key", created=1, person=bruno.id)),
        store.clear_tokens(5),
        store.tokens_of(bruno.id),
        store.tokens_at(id),
        store.revoke("cd"),
        store.revoke_kind(bruno.id, "key"),
        store.say(ChatLine(game=id, at=1, person=bruno.id, name="Bruno", text="hello")),
        store.chat(id),
        store.ask_for_review(StoredReview(game=id, method=1, seed=0, person=anna.id, asked=1, total=2)),
        store.unfinished_reviews(anna.id),
        store.take_review("me", 1, 2),
        store.hold_reviews("me", 3),
        store.keep_findings(id, "me", [StoredFinding(n=1, number=1, finding="{}")]),
        store.end_review(id, "me", "done"),
        store.let_go_of_reviews("me"),
        store.review(id),
        store.findings(id),
        store.keep_position(practised, 5),
        store.positions(anna.id),
        store.position("p", anna.id),
        store.note_practice(replace(practised, tries=1)),
        store.drop_position("p", anna.id),
        store.set_setting("name", "value"),
        store.setting("name"),
        store.counts(),
        store.check(),
        store.forget(anna.id, "–"),
        *[store.find(query) for query in QUERIES],
        store.remove(new.id),
    ]
    names = {call.__name__ for call in calls}
    for call in calls:
        await call
    return names | {"add_person", "add_game", "game", "update"}


def test_every_method_is_asked(tmp_path):
    async def told():
        store = await open_store(f"sqlite://{tmp_path / 'store.db'}")
        asked = await ask_everything(store)
        await store.close()
        return asked

    methods = {name for name, value in vars(Store).items() if isinstance(value, Read | Write)}
    assert asyncio.run(told()) == methods - NOT_ASKED


def test_sqlite_finds_everything_by_an_index(tmp_path, monkeypatch):
    found = {}
    execute = Database.execute

    def noting(self, sql, args=()):
        if sql.split()[0] in ("SELECT", "UPDATE", "INSERT", "DELETE"):
            found[sql] = args
        return execute(self, sql, args)

    async def told():
        store = await open_store(f"sqlite://{tmp_path / 'store.db'}")
        found.clear()
        monkeypatch.setattr(Database, "execute", noting)
        await ask_everything(store)
        await store.close()

    asyncio.run(told())
    file = sqlite3.connect(tmp_path / "store.db")
    for sql, args in found.items():
        named = {str(n): value for n, value in enumerate(args, 1)}
        steps = [step for *_, step in file.execute(f"EXPLAIN QUERY PLAN {sql}", named)]
        check_sqlite(sql, steps)
    file.close()
    assert sum("FROM games" in sql for sql in found) > 20


def check_sqlite(sql, steps):
    whole = [step for step in steps if step.startswith("SCAN") and is_large(step.split()[1])]
    if sql.startswith(COUNTING):
        assert all("USING COVERING INDEX" in step for step in whole), (sql, steps)
    else:
        assert not whole, (sql, steps)
    if "public = 1" in sql:  # the lobby reads no more than it shows
        assert not [step for step in steps if "TEMP B-TREE" in step], (sql, steps)


ADVICE = ("findings", "practice")  # of reviews those that wait are gone through, in an index that has no others


def is_large(table):
    return table in ("games", "entries", "tokens", "sittings", "chat", "names", "mentions", "webhooks", *ADVICE)


def test_postgresql_finds_everything_by_an_index(postgresql, monkeypatch):
    """With so few rows it would not care to: it is told that going through a table is dear."""
    url = postgresql.place()

    async def told():
        store = await open_store(url)
        found = {}
        rows = store.rows

        async def noting(connection, step, news):
            if hasattr(step, "sql"):
                found[step.sql] = step.args
            return await rows(connection, step, news)

        monkeypatch.setattr(store, "rows", noting)
        await ask_everything(store)
        connection = await store.connect()
        await connection.execute("SET enable_seqscan = off")
        for sql, args in found.items():
            lines = [line for (line,) in await connection.fetch(f"EXPLAIN {sql}", *args)]
            whole = [line.split("Seq Scan on ")[1].split()[0] for line in lines if "Seq Scan on " in line]
            assert not any(is_large(table) for table in whole), (sql, lines)
        await connection.close()
        await store.close()

    asyncio.run(told())
