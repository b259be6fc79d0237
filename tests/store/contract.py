"""What every kind of store promises. A kind is tested by a class with these tests and a fixture `url`."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from posterity.core.records import Answer, Change, Record, Result, Undo, convert_record
from posterity.games import GAMES
from posterity.store import (
    ChatLine,
    Conflict,
    GameQuery,
    Mark,
    Missing,
    News,
    Person,
    PracticePosition,
    StoredEntry,
    StoredFinding,
    StoredGame,
    StoredReview,
    Token,
    TokenChange,
    Webhook,
    hashed,
    new_id,
    new_token,
    open_store,
)
from posterity.store.jobs.statements import Statement
from posterity.table.replay import replay
from posterity.testing.walks import new_table, setup

LEADERS = GAMES["leaders"]


def story(test):
    """A test that is told with an open store."""

    def told(self, url):
        async def tell():
            store = await open_store(url)
            try:
                await test(self, store, url)
            finally:
                await store.close()

        asyncio.run(tell())

    told.__name__ = test.__name__
    return told


def header(players=2, number=0) -> Record:
    """The record of a game before its first entry."""
    return new_table(LEADERS, setup(LEADERS, players, {}, number)).record()


def wanted_review(game, person, asked=5) -> StoredReview:
    return StoredReview(game=game, method=1, seed=0, person=person, asked=asked, total=7)


def new_game(**keys) -> StoredGame:
    usual = {"id": new_id(), "game": "leaders", "players": 2, "created": 1, "changed": 1}
    return StoredGame(**{**usual, **keys})


def seats(*people) -> dict:
    """The metadata of a table with these people, or nobody, at its seats."""
    return {"places": [{"person": person} for person in people]}


async def sitting(store, game) -> list:
    """Who sits where now, as the store finds it by person."""
    sql = "SELECT seat, person FROM sittings WHERE game = $1 AND current = 1 ORDER BY seat"

    def job():
        return (yield Statement(sql, (game,)))

    return [tuple(row) for row in await store.read(job())]


async def running(store, people=(), **keys) -> str:
    """The id of a new running game."""
    game = new_game(status="running", header=header(), metadata=seats(*people), **keys)
    await store.add_game(game)
    return game.id


async def somebody(store, name="Anna") -> Person:
    person = Person(id=new_id(), name=name, created=1, seen=1)
    await store.add_person(person, Token(hash=hashed(new_token()), kind="key", created=1, person=person.id))
    return person


async def add_token(store, token) -> None:
    await store.change_tokens(TokenChange(added=(token,)))


def entry(n, pick="work", **keys) -> StoredEntry:
    return StoredEntry(n=n, entry=Answer(seat=0, pick=pick), at=1000 + n, **keys)


def line(game, **keys) -> ChatLine:
    return ChatLine(**{"game": game, "at": 1, "person": None, "name": "Anna", "text": "hello", **keys})


def named(n, seat, name) -> StoredEntry:
    """An entry with which somebody takes a seat by name."""
    return StoredEntry(n=n, entry=Change(seat=seat, kind="person", name=name), at=1)


async def refused(error, call):
    with pytest.raises(error):
        await call


class Contract:
    # ---------------------------------------------------------------- games

    @story
    async def test_a_game_is_kept_as_it_was_given(self, store, url):
        owner = await somebody(store)
        game = new_game(public=True, owner=owner.id, header=header(), metadata={"clock": {"bank": 60}, "muted": []})
        await store.add_game(game)

        assert await store.game(game.id) == game
        await refused(Conflict, store.add_game(game))
        await refused(Missing, store.game("nobody knows"))

    @story
    async def test_a_game_gathers_people_before_it_begins(self, store, url):
        game = new_game(metadata={"wanted": 2})
        await store.add_game(game)
        await refused(Missing, store.record(game.id))
        await refused(Conflict, store.append(game.id, entry(1)))

        begun = await store.update(replace(game, status="running", header=header(), changed=5))

        assert begun.version == 1 and await store.game(game.id) == begun
        await store.append(game.id, entry(1))

    @story
    async def test_only_one_of_two_who_change_a_game_at_once_succeeds(self, store, url):
        game = new_game()
        await store.add_game(game)
        changes = [store.update(replace(game, metadata={"by": by})) for by in range(5)]
        done = await asyncio.gather(*changes, return_exceptions=True)

        won = [value for value in done if isinstance(value, StoredGame)]
        assert len(won) == 1 and sum(isinstance(value, Conflict) for value in done) == 4
        assert await store.game(game.id) == won[0]

    @story
    async def test_entries_seats_and_links_change_with_a_table_or_not_at_all(self, store, url):
        anna = await somebody(store)
        id = await running(store)
        game, link = await store.game(id), Token(hash="ab", kind="seat", created=1, game=id, seat=1)
        await add_token(store, link)
        new = replace(link, hash="cd")
        change = TokenChange(revoked=("ab",), added=(new,))

        for wrong in (replace(game, version=5), game):
            entries = [entry(1), entry(3 if wrong is game else 2)]
            await refused(Conflict, store.update(replace(wrong, metadata=seats(anna.id)), change, entries))
        await refused(Missing, store.update(replace(game, metadata=seats("nobody")), change, [entry(1)]))
        taken = replace(game, metadata=seats(anna.id))
        await refused(Conflict, store.update(taken, TokenChange(added=(link,)), [entry(1)]))
        assert await store.game(id) == game and await store.entries(id) == [] and await sitting(store, id) == []
        assert await store.tokens_at(id) == [link]

        kept = await store.update(taken, change, [entry(1), entry(2)])
        assert await store.game(id) == kept and (kept.entries, kept.version) == (2, 1)
        assert [one.n for one in await store.entries(id)] == [1, 2] and await store.tokens_at(id) == [new]
        assert await sitting(store, id) == [(0, anna.id)]

    @story
    async def test_a_rematch_is_there_with_the_table_that_names_it_or_not_at_all(self, store, url):
        old, new = new_game(), new_game()
        await store.add_game(old)
        await refused(Conflict, store.add_rematch(replace(old, version=3), new))
        await refused(Missing, store.game(new.id))
        kept = await store.add_rematch(replace(old, metadata={"rematch": new.id}), new)
        assert await store.game(old.id) == kept and await store.game(new.id) == new

    @story
    async def test_tables_of_an_owner_are_counted_by_status(self, store, url):
        anna = await somebody(store)
        for status in ("open", "over", "open"):
            await store.add_game(new_game(owner=anna.id, status=status))
        assert await store.owned(anna.id, ("open", "running")) == 2
        assert await store.owned(anna.id, ("over",)) == 1 and await store.owned("nobody", ("open",)) == 0

    @story
    async def test_a_token_takes_the_place_of_all_others_of_its_kind(self, store, url):
        anna = await somebody(store)
        for hash in ("ab", "cd"):
            await store.replace_kind(Token(hash=hash, kind="recovery", created=2, person=anna.id))
        assert [token.hash for token in await store.tokens_of(anna.id) if token.kind == "recovery"] == ["cd"]
        await store.change_tokens(TokenChange(revoked=("cd",)))
        assert [token.kind for token in await store.tokens_of(anna.id)] == ["key"]

    @story
    async def test_a_table_names_people_as_long_as_it_does(self, store, url):
        anna, bruno = await somebody(store), await somebody(store, "Bruno")
        game = new_game(metadata={"watchers": [anna.id], "muted": {bruno.id: ["x" * 16]}})
        await store.add_game(game)
        assert await store.named_at(bruno.id) == [game.id]
        await store.update(replace(game, metadata={"watchers": [anna.id]}))
        assert await store.named_at(anna.id) == [game.id] and await store.named_at(bruno.id) == []

    @story
    async def test_a_game_is_removed_with_all_that_belongs_to_it(self, store, url):
        anna = await somebody(store)
        id = await running(store, [anna.id])
        await store.append(id, entry(1))
        await store.say(ChatLine(game=id, at=1, person=anna.id, name="Anna", text="hello"))
        await add_token(store, Token(hash="ab", kind="seat", created=1, game=id, seat=1))
        await store.remove(id)

        await refused(Missing, store.game(id))
        await refused(Conflict, store.append(id, entry(2)))
        assert await store.entries(id) == [] and await store.chat(id) == [] and await sitting(store, id) == []
        assert await store.token("ab", 1) is None

    @story
    async def test_games_are_found_by_what_is_asked_for(self, store, url):
        anna = await somebody(store)
        first = await running(store, public=True, changed=10)
        second = new_game(changed=20, game="gears", metadata=seats(anna.id))
        await store.add_game(second)

        async def found(**keys):
            return [game.id for game in await store.find(GameQuery(**keys))]

        assert await found() == [second.id, first]
        assert await found(most=1) == [second.id]
        assert await found(before=20) == [first]
        assert await found(public=True) == [first] and await found(public=False) == [second.id]
        assert await found(game="gears", status=("open", "running")) == [second.id]
        assert await found(status=("over",)) == []
        assert await found(person=anna.id) == [second.id]
        await store.update(replace(second, metadata=seats(None)))
        assert await found(person=anna.id) == [] and await found(owner=anna.id) == []
        await store.update(replace(await store.game(second.id), owner=anna.id))
        assert await found(person=anna.id) == [second.id] and await found(owner=anna.id) == [second.id]
        assert await found(begun=True) == [first] and await found(begun=False) == [second.id]
        assert await store.all_games() == [first]

    # ---------------------------------------------------------------- entries

    @story
    async def test_entries_come_back_in_order(self, store, url):
        id = await running(store)
        kinds = [Answer(seat=0, pick="work"), Change(seat=1, kind="bot", bot="random"), Undo(seat=0, undo=1, agreed=[])]
        kept = [StoredEntry(n=n, entry=kind, at=n, spent=n * 10) for n, kind in enumerate(kinds, 1)]
        for one in kept:
            await store.append(id, one)

        assert await store.entries(id) == kept
        assert await store.entries(id, after=2) == kept[2:]
        assert (await store.record(id)).entries() == kinds
        game = await store.game(id)
        assert (game.entries, game.changed, game.version) == (3, 3, 0)

    @story
    async def test_nothing_but_the_next_entry_can_be_appended(self, store, url):
        id = await running(store)
        await refused(Conflict, store.append(id, entry(2)))
        await store.append(id, entry(1))
        for n in (0, 1, 3):
            await refused(Conflict, store.append(id, entry(n, pick="done")))
        await refused(Conflict, store.append("nobody knows", entry(1)))

        assert await store.entries(id) == [entry(1)]

    @story
    async def test_one_of_many_who_append_at_once_wins(self, store, url):
        """Two processes are two stores that are open on the same database."""
        id, other = await running(store), await open_store(url)
        for n in range(1, 6):
            tries = [who.append(id, entry(n, pick=f"try:{k}")) for k, who in enumerate([store, other] * 5)]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert done.count(None) == 1 and sum(isinstance(error, Conflict) for error in done) == 9
            winner = (await other.entries(id, n - 1))[0].entry.pick
            assert winner == f"try:{done.index(None)}"
        await other.close()

        assert [one.n for one in await store.entries(id)] == [1, 2, 3, 4, 5]

    @story
    async def test_a_loser_in_a_crowd_does_not_harm_the_others(self, store, url):
        ids = [await running(store) for _ in range(20)]
        tries = [store.append(id, entry(1)) for id in ids] + [store.append(id, entry(1)) for id in ids]
        done = await asyncio.gather(*tries, return_exceptions=True)

        assert done.count(None) == 20
        assert [len(await store.entries(id)) for id in ids] == [1] * 20

    @story
    async def test_the_last_entry_ends_the_game(self, store, url):
        id = await running(store)
        before = await store.game(id)
        await store.append(id, entry(1), Result(scores=[3, 4], ranking=[1, 0]))

        game = await store.game(id)
        assert game.status == "over" and game.header.result.scores == [3, 4]
        assert (await store.record(id)).result.ranking == [1, 0]
        await refused(Conflict, store.append(id, entry(2)))
        await refused(Conflict, store.update(replace(before, metadata={"late": True})))

    @story
    async def test_a_whole_game_comes_back_and_continues(self, store, url):
        table = new_table(LEADERS, setup(LEADERS, 2, {}, 7))
        game = new_game(status="running", header=table.record())
        await store.add_game(game)
        while table.number < 30:
            table.answer(table.state.ask.seat, table.state.ask.options[0])
            await store.append(game.id, StoredEntry(n=table.number, entry=table.entries[-1], at=1))
        again = replay(LEADERS, await store.record(game.id))

        assert again.hash() == table.hash() and again.record() == table.record()

    @story
    async def test_a_branch_begins_with_its_entries(self, store, url):
        table = new_table(LEADERS, setup(LEADERS, 2, {}, 7))
        while table.number < 5:
            table.answer(table.state.ask.seat, table.state.ask.options[0])
        game = new_game(status="running", header=table.record())
        begun = [StoredEntry(n=n, entry=one, at=1) for n, one in enumerate(table.entries, 1)]
        await store.add_game(game, begun)

        assert await store.entries(game.id) == begun and (await store.game(game.id)).entries == 5
        assert (await store.game(game.id)).header.answers == []
        assert await store.record(game.id) == table.record()
        await store.append(game.id, entry(6))
        await refused(Conflict, store.add_game(game, begun))

    @story
    async def test_listeners_hear_of_new_entries(self, store, url):
        heard = []

        def listener(news):
            if news.kind != "missed":
                heard.append(news[:3])

        id = await running(store)
        store.listen(listener)
        await store.append(id, entry(1))
        await refused(Conflict, store.append(id, entry(1)))
        assert heard == [("entry", id, 1)]
        store.unlisten(listener)
        await store.append(id, entry(2))
        assert heard == [("entry", id, 1)]

    @story
    async def test_listeners_hear_of_all_that_happens_around_a_game(self, store, url):
        heard, anna = [], await somebody(store)
        id, key = await running(store, [anna.id]), (await store.tokens_of(anna.id))[0]
        store.listen(heard.append)
        changed = await store.update(await store.game(id))
        await refused(Conflict, store.update(replace(changed, version=0)))
        await store.say(ChatLine(game=id, at=1, person=anna.id, name="Anna", text="hello"))
        await store.revoke(key.hash)
        await store.forget(anna.id, "–")
        await store.remove(id)

        assert [news[:3] for news in heard if news.kind != "missed"] == [
            ("table", id, 1),
            ("chat", id, 1),
            ("key", key.hash, 0),
            ("table", id, 2),
            ("table", id, 0),
        ]

    @story
    async def test_listeners_hear_of_what_other_processes_do(self, store, url):
        """Two processes are two stores that are open on the same database; hearing late is hearing, too."""
        id, other, woken = await running(store), await open_store(url), asyncio.Event()
        other.listen(lambda news: woken.set())
        await asyncio.sleep(0.6)  # it begins to listen
        for change in (lambda: store.append(id, entry(1)), lambda: store.say(line(id)), lambda: store.remove(id)):
            woken.clear()
            await change()
            await asyncio.wait_for(woken.wait(), 5)
        await other.close()

    @story
    async def test_marks_say_how_far_each_table_has_come(self, store, url):
        ids = [await running(store) for _ in range(3)]
        await store.append(ids[0], entry(1))
        await store.update(await store.game(ids[1]))
        await store.say(line(ids[2]))

        assert await store.marks([*ids, "nobody knows"]) == {
            ids[0]: Mark(entries=1, version=0, lines=0),
            ids[1]: Mark(entries=0, version=1, lines=0),
            ids[2]: Mark(entries=0, version=0, lines=1),
        }
        assert await store.marks([]) == {} and len(await store.marks([*ids, *map(str, range(1200))])) == 3

    @story
    async def test_what_is_kept_is_there_when_it_is_opened_again(self, store, url):
        id = await running(store)
        await store.append(id, entry(1))
        other = await open_store(url, create=False)

        assert await other.entries(id) == [entry(1)]
        await other.append(id, entry(2))
        await other.close()
        assert len(await store.entries(id)) == 2

    # ---------------------------------------------------------------- people

    @story
    async def test_a_person_has_a_name_keys_and_settings(self, store, url):
        anna = await somebody(store)
        assert await store.person(anna.id) == anna
        await refused(Missing, store.person("nobody"))
        changed = replace(anna, name="Anna B.", seen=9, settings={"lang": "it"})
        await store.update_person(changed)

        assert await store.person(anna.id) == changed
        await refused(Missing, store.update_person(replace(anna, id="nobody")))
        await refused(Conflict, store.add_person(anna, Token(hash="x", kind="key", created=1, person=anna.id)))

    @story
    async def test_texts_come_back_to_the_letter(self, store, url):
        name = "'; DROP TABLE games; -- \" <b>\u202e 🎲 Zoë %_"
        anna = await somebody(store, name)

        assert (await store.person(anna.id)).name == name

    @story
    async def test_tokens_open_what_they_are_for_until_they_are_revoked(self, store, url):
        anna, id = await somebody(store), await running(store)
        key = (await store.tokens_of(anna.id))[0]
        link = Token(hash=hashed("link"), kind="seat", created=2, game=id, seat=1, expires=100)
        await add_token(store, link)
        await refused(Conflict, add_token(store, link))
        await refused(Missing, add_token(store, Token(hash="y", kind="seat", created=2, game="nobody knows", seat=1)))

        assert await store.token(key.hash, 50) == key and await store.token(link.hash, 99) == link
        assert await store.token(link.hash, 100) is None and await store.exchange(link.hash, 100, key) is None
        assert await store.token(hashed("guess"), 50) is None
        assert await store.tokens_at(id) == [link]
        await store.revoke(link.hash)
        assert await store.tokens_at(id) == []
        await store.revoke_kind(anna.id, "recovery")
        assert await store.tokens_of(anna.id) == [key]
        await store.revoke_kind(anna.id, "key")
        assert await store.tokens_of(anna.id) == []

    @story
    async def test_a_token_can_be_spent_once(self, store, url):
        anna = await somebody(store)
        token = Token(hash=hashed("once"), kind="recovery", created=2, person=anna.id)
        await add_token(store, token)
        other = await open_store(url)
        keys = [Token(hash=f"{n}", kind="key", created=3, person=anna.id) for n in range(6)]
        tries = [who.exchange(token.hash, 5, key) for who, key in zip([store, other] * 3, keys, strict=True)]

        assert sorted(await asyncio.gather(*tries), key=str) == sorted([token, *[None] * 5], key=str)
        await other.close()

    @story
    async def test_tokens_whose_time_is_over_are_cleared_away(self, store, url):
        anna = await somebody(store)
        for name, expires in (("old", 5), ("new", 50), ("ever", None)):
            token = Token(hash=hashed(name), kind="recovery", created=2, person=anna.id, expires=expires)
            await add_token(store, token)
        await store.clear_tokens(5)
        left = [one.hash for one in await store.tokens_of(anna.id) if one.kind == "recovery"]
        assert sorted(left) == sorted([hashed("new"), hashed("ever")])

    @story
    async def test_a_person_is_found_wherever_a_table_names_them(self, store, url):
        anna, bruno = await somebody(store), await somebody(store, "Bruno")
        owned, watched, other = (new_game() for _ in range(3))
        await store.add_game(replace(owned, owner=anna.id))
        await store.add_game(replace(watched, owner=bruno.id, metadata={"watchers": [anna.id]}))
        await store.add_game(replace(other, owner=bruno.id))
        assert await store.named_at(anna.id) == sorted([owned.id, watched.id])

    @story
    async def test_a_token_is_exchanged_for_another_or_not_at_all(self, store, url):
        anna = await somebody(store)
        old = Token(hash=hashed("old"), kind="recovery", created=2, person=anna.id)
        new = Token(hash=hashed("new"), kind="key", created=3, person=anna.id)
        await add_token(store, old)
        await refused(Missing, store.exchange(old.hash, 5, replace(new, person="nobody")))
        assert await store.token(old.hash, 5) == old
        assert await store.exchange(old.hash, 5, new) == old
        assert await store.token(old.hash, 5) is None and await store.token(new.hash, 5) == new
        assert await store.exchange(old.hash, 5, replace(new, hash=hashed("more"))) is None

    @story
    async def test_a_person_can_be_forgotten(self, store, url):
        anna, bruno = await somebody(store), await somebody(store, "Bruno")
        id = await running(store, [anna.id, bruno.id], owner=anna.id)
        for person in (anna, bruno):
            await store.say(ChatLine(game=id, at=1, person=person.id, name=person.name, text="hello"))
        game = replace(await store.game(id), metadata=seats(bruno.id, anna.id))  # they change seats
        entries = [named(1, 1, "Anna"), named(2, 0, "Bruno")]
        game = await store.update(game, entries=entries)
        await store.update(replace(game, metadata=seats(bruno.id, None)))  # Anna was here and is in the record
        assert await store.sat(anna.id) == await store.sat(bruno.id) == [(id, 0), (id, 1)]
        await store.forget(anna.id, "–")

        await refused(Missing, store.person(anna.id))
        assert [line.name for line in await store.chat(id)] == ["Bruno"]
        record = await store.record(id)
        assert [seat.name for seat in record.seats] == ["–", "Player 1"]
        assert [one.name for one in record.entries()] == ["–", "Bruno"]
        assert (await store.game(id)).owner is None and await store.tokens_of(anna.id) == []
        assert b"Anna" not in msgspec.json.encode(record)

    @story
    async def test_to_forget_somebody_is_to_forget_nobody_else(self, store, url):
        """Anna was at a seat before the game; Bruno was dealt the cards there, and Carla took it over."""
        anna, bruno, carla = [await somebody(store, name) for name in ("Anna", "Bruno", "Carla")]
        game = new_game(metadata=seats(anna.id))
        await store.add_game(game)
        changed = await store.update(replace(game, metadata=seats(bruno.id)))
        changed = await store.update(replace(changed, status="running", header=header()))
        await store.update(replace(changed, metadata=seats(carla.id)), entries=[named(1, 0, "Carla")])
        names = []
        for person in (anna, bruno, carla):
            await store.forget(person.id, "–")
            record = await store.record(game.id)
            names.append([record.seats[0].name, record.entries()[0].name])

        assert names == [["Player 0", "Carla"], ["–", "Carla"], ["–", "–"]]

    @story
    async def test_a_person_may_have_one_webhook(self, store, url):
        person = await somebody(store)
        assert await store.webhook(person.id) is None
        first = Webhook(person=person.id, url="https://one.example/", lang="en")
        second = replace(first, url="https://two.example/", lang="it")
        await store.set_webhook(first)
        await store.set_webhook(second)
        await store.count_webhook(first, failed=True)
        assert await store.webhook(person.id) == second
        for _ in range(2):
            await store.count_webhook(second, failed=True)
        assert await store.webhook(person.id) == replace(second, failures=2)
        await store.count_webhook(second, failed=False)
        assert await store.webhook(person.id) == second
        await store.clear_webhook(person.id)
        assert await store.webhook(person.id) is None
        await store.set_webhook(first)
        await store.forget(person.id, "somebody")
        assert await store.webhook(person.id) is None

    @story
    async def test_seats_go_from_one_to_another(self, store, url):
        anna, bruno = (await somebody(store)).id, (await somebody(store, "Bruno")).id
        game = await store.game(await running(store))
        for people in [(None, anna), (anna, anna), (anna, bruno), (anna, anna), (bruno, anna)]:
            game = await store.update(replace(game, metadata=seats(*people)))
            assert await sitting(store, game.id) == [(n, one) for n, one in enumerate(people) if one]

        assert await store.sat(bruno) == [(game.id, 0), (game.id, 1)]
        await refused(Missing, store.update(replace(game, metadata=seats("nobody", anna))))
        assert len(await sitting(store, game.id)) == 2

    @story
    async def test_seats_change_with_the_table_or_not_at_all(self, store, url):
        anna, bruno = await somebody(store), await somebody(store, "Bruno")
        game = new_game(metadata=seats(anna.id, bruno.id))
        await store.add_game(game)
        assert await sitting(store, game.id) == [(0, anna.id), (1, bruno.id)]
        changed = await store.update(replace(game, metadata=seats(None, anna.id)))
        assert await sitting(store, game.id) == [(1, anna.id)]
        await refused(Conflict, store.update(replace(game, metadata=seats(None, bruno.id))))
        await refused(Missing, store.update(replace(changed, metadata=seats(None, "nobody"))))

        assert await sitting(store, game.id) == [(1, anna.id)]
        assert await store.game(game.id) == changed

    @story
    async def test_what_is_said_is_numbered(self, store, url):
        id, anna = await running(store), await somebody(store)
        lines = [
            await store.say(ChatLine(game=id, at=n, person=anna.id, name="Anna", text=f"line {n}", seat=0))
            for n in range(1, 6)
        ]
        assert [line.n for line in lines] == [1, 2, 3, 4, 5]
        assert await store.chat(id) == lines and await store.chat(id, after=3) == lines[3:]
        assert await store.chat(id, most=2) == lines[3:]
        await refused(Missing, store.say(line("nobody knows")))

    @story
    async def test_whoever_speaks_at_once_is_heard_one_after_the_other(self, store, url):
        id, other = await running(store), await open_store(url)
        said = await asyncio.gather(*[who.say(line(id, text=f"{k}")) for k, who in enumerate([store, other] * 10)])
        await other.close()

        assert sorted(one.n for one in said) == list(range(1, 21))
        assert await store.chat(id) == sorted(said, key=lambda one: one.n)

    @story
    async def test_what_no_table_can_be_called_is_missing(self, store, url):
        for id in ("\0", "a\0b", "x" * 5000, "%", "'"):
            await refused(Missing, store.game(id))
            assert await store.find(GameQuery(game="'", person=id.replace("\0", ""))) == []

    @story
    async def test_settings_and_counts(self, store, url):
        assert await store.setting("salt") is None
        await store.set_setting("salt", "a")
        await store.set_setting("salt", "b")
        assert await store.setting("salt") == "b"
        await store.append(await running(store), entry(1))
        await store.add_game(new_game())
        await somebody(store)
        counts = await store.counts()

        assert (counts.games, counts.entries, counts.people) == ({"open": 1, "running": 1}, 1, 1)
        await store.check()

    # ---------------------------------------------------------------- reviews and practice

    @story
    async def test_a_review_is_asked_for_once_and_taken_by_one(self, store, url):
        anna, game = await somebody(store), await running(store)
        heard = []
        store.listen(heard.append)
        asked = await store.ask_for_review(wanted_review(game, anna.id))
        assert await store.ask_for_review(wanted_review(game, None, asked=9)) == asked
        assert (asked.state, asked.person, asked.asked, asked.version) == ("waiting", anna.id, 5, 1)
        assert await store.unfinished_reviews(anna.id) == 1

        taken = await asyncio.gather(*[store.take_review(holder, 10, 40) for holder in ("one", "other")])
        (mine,) = [one for one in taken if one is not None]
        assert mine.game == game and mine.holder in ("one", "other") and mine.lease == 40
        assert await store.take_review("third", 39, 60) is None  # as long as its lease lasts
        assert await store.hold_reviews(mine.holder, 90) == [game] and await store.hold_reviews("third", 90) == []

        found = StoredFinding(n=3, number=1, finding="{}")
        assert await store.keep_findings(game, mine.holder, [found]) == 2
        await refused(Conflict, store.keep_findings(game, "third", [found]))
        better = replace(found, number=2, finding='{"n": 3}')
        assert await store.keep_findings(game, mine.holder, [better]) == 3
        now = await store.review(game)
        assert await store.findings(game) == [better] and (now.first, now.second, now.version) == (1, 1, 3)

        later = await store.take_review("third", 91, 120)  # whoever held it has gone silent
        assert later.game == game
        await refused(Conflict, store.keep_findings(game, mine.holder, [found]))
        await store.end_review(game, mine.holder, "done")  # says nothing any more
        assert (await store.review(game)).state == "waiting"
        await store.end_review(game, "third", "done")
        assert (await store.review(game)).state == "done" and await store.unfinished_reviews(anna.id) == 0
        assert await store.take_review("third", 500, 600) is None
        assert [news for news in heard if news.kind == "review"] == [News("review", game, n) for n in (1, 2, 3, 4)]

    @story
    async def test_a_review_that_was_let_go_of_goes_on_and_a_failed_one_begins_anew(self, store, url):
        game = await running(store)
        await store.ask_for_review(wanted_review(game, None))
        await store.take_review("one", 1, 100)
        await store.keep_findings(game, "one", [StoredFinding(n=1, number=1, finding="{}")])
        await store.let_go_of_reviews("one")
        assert (await store.take_review("other", 2, 100)).first == 1 and len(await store.findings(game)) == 1
        await store.end_review(game, "other", "failed")
        again = await store.ask_for_review(wanted_review(game, None))
        assert (again.state, again.first) == ("waiting", 0) and await store.findings(game) == []
        await store.take_review("one", 1, 100)
        await store.end_review(game, "one", "done")
        newer = await store.ask_for_review(replace(wanted_review(game, None), method=2))
        assert (newer.state, newer.method) == ("waiting", 2)
        await store.remove(game)
        assert await store.review(game) is None and await store.take_review("one", 500, 900) is None

    @story
    async def test_what_somebody_practises_is_kept_once_and_goes_with_them(self, store, url):
        anna, bruno, game = await somebody(store), await somebody(store, "Bruno"), await running(store)
        first = PracticePosition(id="a", person=anna.id, game=game, n=4, seat=0, kept=1, due=9)
        assert await store.keep_position(first, 2) == first
        assert await store.keep_position(replace(first, id="b", kept=5), 2) == first
        second = await store.keep_position(replace(first, id="c", n=6, due=4), 2)
        assert await store.keep_position(replace(first, id="d", n=8), 2) is None  # no more than that
        assert await store.keep_position(replace(first, id="e", person=bruno.id), 2) is not None
        assert [one.id for one in await store.positions(anna.id)] == ["c", "a"]
        await store.note_practice(replace(second, due=None, step=3, tries=3))
        assert [(one.id, one.due, one.tries) for one in await store.positions(anna.id)] == [("a", 9, 0), ("c", None, 3)]
        await refused(Missing, store.position("a", bruno.id))
        await refused(Missing, store.drop_position("a", bruno.id))
        await store.drop_position("a", anna.id)
        await store.forget(anna.id, "-")
        assert await store.positions(anna.id) == [] and len(await store.positions(bruno.id)) == 1
        await store.remove(game)
        assert await store.positions(bruno.id) == []

    # ---------------------------------------------------------------- secrets

    @story
    async def test_the_seed_is_kept_from_the_first_entry_on(self, store, url):
        """A game is its inputs: what is kept can be played on, whoever opens it."""
        id = await running(store)
        plain = msgspec.to_builtins((await store.game(id)).header)

        assert plain["seed"] == header().seed and convert_record(plain) == header()
