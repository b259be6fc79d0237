"""Rows in a folder: kept at once, found again, and never all in memory."""

from __future__ import annotations

import json
import subprocess
import sys
import tracemalloc

import pyarrow.parquet
import pytest

from posterity.lab import results as module
from posterity.lab.jobs import Job, LabError
from posterity.lab.results import Numbers, Results
from posterity.lab.tally import COLUMNS

ABOUT = {"game": "leaders", "players": 2, "bots": {"random": ""}}


def row(number, bots=("random", "greedy")):
    """A row with something in every column."""
    values = {"number": 7, "numbers": [1, None], "text": "a", "texts": ["a", "b"]}
    return {**{name: values[kind] for name, kind in COLUMNS}, "number": number, "bots": list(bots)}


def opened(folder, about=None):
    return Results(folder, about or ABOUT, COLUMNS)


def test_rows_are_found_again(tmp_path):
    with opened(tmp_path) as results:
        for number in range(5):
            results.add(row(number))

    with opened(tmp_path) as results:
        assert list(results.earlier()) == [row(number) for number in range(5)]
        assert Job(4, ("random", "greedy")) in results.done
        assert Job(5, ("random", "greedy")) not in results.done
        assert Job(4, ("greedy", "random")) not in results.done
    assert sorted(path.name for path in tmp_path.iterdir()) == ["_about.json", "games-00000.parquet"]


def test_parquet_has_a_row_a_game_and_says_what_was_played(tmp_path):
    with opened(tmp_path) as results:
        for number in range(3):
            results.add(row(number))

    table = pyarrow.parquet.read_table(tmp_path / "games-00000.parquet")
    assert table.num_rows == 3
    assert table.column_names == [name for name, _ in COLUMNS]
    assert json.loads(table.schema.metadata[b"posterity"]) == ABOUT


def test_what_was_done_survives_a_kill(tmp_path):
    """It leaves a journal: half a line at its end is cut off, and a row that is there twice counts once."""
    results = opened(tmp_path)
    for number in range(3):
        results.add(row(number))
    kept = (tmp_path / "_journal.jsonl").read_bytes()
    results.journal.close()  # as the system does, with nothing else done
    (tmp_path / "_journal.jsonl").write_bytes(kept + kept.splitlines(keepends=True)[0] + b'{"number":7,"bo')

    with opened(tmp_path) as results:
        assert list(results.earlier()) == [row(number) for number in range(3)]
        results.add(row(3))
    with opened(tmp_path) as results:
        assert len(list(results.earlier())) == 4


def test_a_kill_between_the_file_and_the_journal_doubles_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "PART", 2)
    results = opened(tmp_path)
    results.add(row(0))
    kept = (tmp_path / "_journal.jsonl").read_bytes()
    results.add(row(1))
    results.journal.close()
    (tmp_path / "_journal.jsonl").write_bytes(kept)

    with opened(tmp_path) as results:
        assert len(list(results.earlier())) == 2


def test_other_games_do_not_get_in_between(tmp_path):
    opened(tmp_path).close()

    with pytest.raises(LabError) as failed:
        opened(tmp_path, {**ABOUT, "players": 3})

    assert (failed.value.message, failed.value.args_named["key"]) == ("lab-other-run", "players")


def test_more_bots_may_come_but_none_may_change(tmp_path):
    opened(tmp_path, {**ABOUT, "bots": {"mine.py:Mine": "1"}}).close()
    opened(tmp_path, {**ABOUT, "bots": {"greedy": ""}}).close()

    with pytest.raises(LabError, match="lab-bot-changed"):
        opened(tmp_path, {**ABOUT, "bots": {"mine.py:Mine": "2"}})


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_two_runs_do_not_write_into_one_folder(tmp_path):
    with opened(tmp_path), pytest.raises(LabError, match="lab-in-use"):
        opened(tmp_path)


def test_a_broken_file_is_named(tmp_path):
    (tmp_path / "_about.json").write_text("[]")

    with pytest.raises(LabError, match="lab-file-broken"):
        opened(tmp_path)


def test_a_refused_run_leaves_the_folder_as_it_was(tmp_path):
    with opened(tmp_path) as results:
        results.add(row(0))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    with pytest.raises(LabError, match="lab-other-run"):
        opened(tmp_path, {**ABOUT, "players": 3})
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_a_run_that_may_not_write_adds_no_bots_of_its_own(tmp_path):
    with opened(tmp_path):
        with pytest.raises(LabError, match="lab-in-use"):
            opened(tmp_path, {**ABOUT, "bots": {"expert": "1"}})
        assert json.loads((tmp_path / "_about.json").read_bytes()) == ABOUT


def test_a_file_that_was_cut_off_is_named_and_nothing_is_lost(tmp_path):
    for number in range(2):
        with opened(tmp_path) as results:
            list(results.earlier())
            results.add(row(number))
    whole = (tmp_path / "games-00000.parquet").read_bytes()
    (tmp_path / "games-00000.parquet").write_bytes(whole[: len(whole) // 2])

    with pytest.raises(LabError) as failed, opened(tmp_path) as results:
        list(results.earlier())
    assert failed.value.args_named == {"file": str(tmp_path / "games-00000.parquet")}
    (tmp_path / "games-00000.parquet").unlink()
    with opened(tmp_path) as results:
        assert list(results.earlier()) == [row(1)]


def test_a_file_of_somebody_else_is_not_taken_for_games(tmp_path):
    pyarrow.parquet.write_table(pyarrow.table({"number": [1], "bots": [["a"]]}), tmp_path / "games-00000.parquet")

    with pytest.raises(LabError, match="lab-file-broken"), opened(tmp_path) as results:
        list(results.earlier())


def test_no_file_is_written_over_when_another_was_taken_away(tmp_path):
    for number in range(3):
        with opened(tmp_path) as results:
            list(results.earlier())
            results.add(row(number))
    (tmp_path / "games-00000.parquet").unlink()

    with opened(tmp_path) as results:
        list(results.earlier())
        results.add(row(3))
    with opened(tmp_path) as results:
        assert list(results.earlier()) == [row(1), row(2), row(3)]


@pytest.fixture
def small_files():
    """No file can grow beyond a few rows: what a full disk looks like to a program."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(size):
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))

    yield limit
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_on_a_full_disk_everything_before_is_kept(tmp_path, small_files):
    size = len(json.dumps(row(10), separators=(",", ":"))) + 1
    small_files(4 * size + size // 2)
    with pytest.raises(LabError) as failed, opened(tmp_path) as results:
        for number in range(10, 20):
            results.add(row(number))
    assert (failed.value.message, failed.value.args_named["folder"]) == ("lab-not-kept", str(tmp_path))

    small_files(-1)
    with opened(tmp_path) as results:
        assert list(results.earlier()) == [row(number) for number in range(10, 14)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["_about.json", "games-00000.parquet"]


def test_without_pyarrow_it_is_said_what_to_install(tmp_path):
    script = (
        "import sys; sys.modules['pyarrow'] = None\n"
        "from posterity.lab.jobs import LabError\n"
        "from posterity.lab.results import arrow\n"
        "try: arrow()\n"
        "except LabError as e: print(e.message)"
    )

    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout == "lab-no-pyarrow\n"


def test_a_set_of_numbers_that_lie_side_by_side_is_small():
    tracemalloc.start()
    numbers = Numbers()
    assert all(numbers.add(number) for number in range(200_000))
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert not numbers.add(199_999) and 200_000 not in numbers and 0 in numbers
    assert size < 200_000


def test_memory_does_not_grow_with_the_number_of_games(tmp_path, monkeypatch):
    """Ten files of rows need no more memory than two."""
    monkeypatch.setattr(module, "PART", 500)
    results = opened(tmp_path)
    tracemalloc.start()
    sizes = []
    for number in range(5_000):
        results.add(row(number))
        if number in (999, 4_999):
            sizes.append(tracemalloc.get_traced_memory()[0])
    results.close()
    with opened(tmp_path) as again:
        tracemalloc.reset_peak()
        assert sum(1 for _ in again.earlier()) == 5_000
        peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert sizes[1] - sizes[0] < 100_000
    assert peak < 20_000_000
