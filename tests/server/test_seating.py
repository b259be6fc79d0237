"""Who sits where: one place knows, everybody else asks it."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import replace

import posterity.server
from posterity.core.records import SeatEntry
from posterity.games import GAMES
from posterity.server.tables.metadata import TableMetadata, read_metadata
from posterity.server.tables.seating import SeatAssignment, Seating, bot_at, person_at, seated
from posterity.store import GameQuery
from posterity.table.table import Table
from posterity.testing.walks import setup

SOURCE = Path(posterity.server.__file__).parent
# The one place; what makes the game of a new table; and what tells who has played a game that is over.
OWN = ("tables/seating.py", "lobby/branch.py", "views/review.py")
LEADERS = GAMES["leaders"]
SEATS = [person_at("a", "Anna"), person_at("b", "Bruno"), bot_at("random")]


def begun():
    seats = [SeatEntry(name=one.name, kind=one.kind, bot=one.bot or "greedy") for one in SEATS]
    return Table(LEADERS, setup(LEADERS, 3, {}, 0), seats)


def test_nobody_else_asks_the_game_who_answers_for_a_seat():
    asking = re.compile(r"(?<!wanted)\.(kinds|bots)\b(?! import)")  # what a request wants is nobody's answer
    modules = {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")}
    found = [name for name, text in modules.items() if asking.search(text.replace("posterity.bots", ""))]

    assert sorted(found) == sorted(OWN)


def test_a_seat_is_held_by_its_person_while_a_bot_answers_for_it():
    table = begun()
    table.change(1, "bot", "greedy")
    seating = Seating(SEATS, table)

    assert (seating.holder(1), seating.seats_of("b"), seating.held()) == ("b", [1], [0, 1])
    assert [seating.kind(seat) for seat in range(3)] == ["person", "bot", "bot"]
    assert (seating.bot(1), seating.bot(2)) == ("greedy", "random")
    assert seating.is_answered_by(0, "person") and seating.is_answered_by(1, "bot")
    assert seating.voters(apart_from=set()) == [0] and seating.voters(apart_from={0}) == []


def test_a_seat_that_waits_for_a_link_says_so_before_and_in_the_game():
    waiting = [SEATS[0], SeatAssignment(kind="link"), SEATS[2]]
    table = begun()
    table.change(1, "absent")

    for seating in (Seating(waiting, None), Seating(waiting, table)):
        assert seating.kind(1) == "link" and seating.waits_for_link(1) and not seating.is_full()
    assert not seating.waits_for_link(0) and not seating.waits_for_link(9)


def test_whoever_sits_down_has_a_name_of_their_own():
    found = seated([*SEATS[:2], replace(SEATS[2], name="")], 2, person_at("c", "anna"))

    assert [one.name for one in found] == ["Anna", "Bruno", "anna 2"]


def test_metadata_is_stored_by_the_names_it_always_had():
    metadata = TableMetadata(options={}, set="s", sha256="0", rules=1, seats=SEATS, spectators=["c"])
    stored = metadata.plain()

    assert stored["watchers"] == ["c"] and len(stored["places"]) == 3
    assert read_metadata(stored) == metadata


def test_the_store_finds_tables_by_who_holds_a_seat_there(running):
    """The server says it once, in the metadata of the table; whoever stands up is found there no more."""
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, (token, _) = anna.table(seats=["me", "link", "link"])
    bruno.post("join", {"token": token})
    query = GameQuery(person=bruno.me())

    assert [game.id for game in running.on(running.store.find(query))] == [table]
    bruno.act(table, "stand")
    assert running.on(running.store.find(query)) == []
