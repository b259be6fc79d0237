"""Golden games: played once and kept for ever. Both engines replay them to the same bytes."""

from pathlib import Path

import pytest
from msgspec import UNSET

from posterity.core.records import read_record, write_record
from posterity.games import GAMES
from posterity.table.replay import replay

FILES = sorted((Path(__file__).parent / "golden").glob("*/*.json"))


@pytest.mark.sample
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_replay(path):
    """Every answer is legal, every hash and the result are as recorded, and writing it again gives the same file."""
    data = path.read_bytes()
    record = read_record(data)

    table = replay(GAMES[record.game], record)

    assert table.over
    assert write_record(table.record()) == data
    assert record.answers[-1]["hash"] == table.hash()


def people(record):
    return [seat for seat in record.seats if seat.kind != "automaton"]


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_golden_game_for_every_player_count_and_rules_version(name):
    records = [read_record(path.read_bytes()) for path in FILES if path.parent.name == name]

    assert {len(people(record)) for record in records} == set(range(GAMES[name].fewest, GAMES[name].most + 1))
    assert {record.rules for record in records} == set(range(1, GAMES[name].rules + 1))


def test_there_is_a_golden_game_for_every_way_a_round_of_leaders_ends():
    """Somebody finishes, nothing happens for three tours, or nothing is built or destroyed for twelve.

    Each with every player count.
    """
    ends = set()
    for path in FILES:
        if path.parent.name == "leaders":
            record = read_record(path.read_bytes())
            table = replay(GAMES["leaders"], record)
            ends.add((len(record.seats), end_of(table.state)))

    assert ends == {(players, end) for players in range(2, 7) for end in ("finished", "idle", "standstill")}


def end_of(s):
    if s.first_finisher is not None:
        return "finished"
    return "idle" if s.is_idle() else "standstill"


def test_there_is_a_golden_game_with_every_kind_of_entry():
    keys = {key for path in FILES for entry in read_record(path.read_bytes()).answers for key in entry}

    assert {"pick", "say", "hash", "undo", "agreed", "kind", "bot", "reseed"} <= keys
    assert any(read_record(path.read_bytes()).secret is not UNSET for path in FILES)
