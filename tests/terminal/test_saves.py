"""Saving by itself: whole files, unfinished games offered, broken ones left alone, one client at a time."""

import errno
import json
import os
from pathlib import Path

import pytest
from msgspec import UNSET

from posterity.core.records import read_record
from posterity.store.locks import Lock
from posterity.terminal import saves
from posterity.terminal.saves import games_folder, new_file, unfinished, write_atomically
from tests.terminal.script import Run, Typed, ones, request


def begun(folder, *typed, **wishes):
    """A game left after some answers."""
    return Run(folder, request(**wishes), typed)


def at_keyboard(*typed):
    return Typed(typed, tty=True)


def open_request(**wishes):
    """A request that leaves everything open."""
    return request(**{"people": [], "seed": None, **wishes})


# The folder


def test_the_folder_of_one_s_own_games(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("POSTERITY_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert games_folder() == tmp_path / ".local/share/posterity/games"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert games_folder() == tmp_path / "data/posterity/games"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert games_folder() == tmp_path / ".local/share/posterity/games"
    monkeypatch.setenv("POSTERITY_HOME", str(tmp_path / "own"))
    assert games_folder() == tmp_path / "own/games"


def test_file_names_differ(tmp_path):
    names = {new_file(tmp_path, "leaders").name for _ in range(50)}
    assert len(names) == 50
    assert all(name.startswith("leaders-") and name.endswith(".json") for name in names)


# Writing


def test_a_file_is_replaced_whole(tmp_path, monkeypatch):
    file = tmp_path / "deep" / "game.json"
    write_atomically(file, b"old")
    synced = []
    monkeypatch.setattr(os, "fsync", synced.append)

    def full(*args):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError):
        write_atomically(file, b"new")
    assert synced
    assert file.read_bytes() == b"old"
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]  # nothing is left lying about


def test_what_a_killed_save_left_behind_is_swept_up(tmp_path):
    (file,) = begun(tmp_path, "1").files()
    left = tmp_path / f".{file.name}.abc.tmp"
    left.write_bytes(b"half")
    Run(tmp_path, request(resume=str(file)), ["quit"])
    assert not left.exists()


def test_leaving_says_how_to_go_on(tmp_path):
    run = begun(tmp_path, "1", "quit")
    assert run.status == 0
    assert "The game is kept." in run.text
    assert f"posterity play --resume {run.files()[0]}" in run.text
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".json"]  # no lock, no half file


def test_leaving_names_the_program_as_it_was_called(tmp_path):
    run = begun(tmp_path, "1", "quit", program="./posterity")
    assert f"\n  ./posterity play --resume {run.files()[0]}" in run.text


def test_a_game_that_goes_on_in_the_middle_of_a_turn_shows_the_turn(tmp_path):
    """After the first build; between what goes on and the table there is one empty line."""
    (file,) = begun(tmp_path, "2", "1", seed=3).files()
    again = Run(tmp_path, request(resume=str(file)), ["auto off", "quit"])
    assert "Your turn, step 2: building and destroying." in again.flat
    assert "\n\n\n" not in again.text


def test_a_file_that_is_not_there(tmp_path, capsys):
    run = Run(tmp_path, request(resume=str(tmp_path / "none.json")), [])
    assert run.status == 2
    assert capsys.readouterr().err == f"There is no file {tmp_path / 'none.json'} to go on with.\n"


def test_end_of_input_and_interruption(tmp_path):
    ended = begun(tmp_path / "a", "1")
    assert (ended.status, "The game is kept." in ended.text) == (0, True)
    stopped = begun(tmp_path / "b", "1", "^C")
    assert (stopped.status, "The game is kept." in stopped.text) == (130, True)
    early = Run(tmp_path / "c", open_request(), at_keyboard("^C"))
    assert (early.status, "No game was begun." in early.text) == (130, True)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_disk_that_is_full(tmp_path, monkeypatch, lang):
    """One sentence, the game goes on, the warning stays; once there is room again everything is saved."""
    written = saves.write_atomically
    full = [True]

    def no_room(path, data):
        if full[0]:
            raise OSError(errno.ENOSPC, "No space left on device")
        written(path, data)

    monkeypatch.setattr(saves, "write_atomically", no_room)

    def typed():
        yield from ["1", "1", "save"]
        full[0] = False
        yield from ["save", "1", "quit"]

    run = Run(tmp_path, request(lang=lang), typed())
    assert run.text.count("No space left on device") >= 4
    assert run.status == 0
    assert len(run.record().answers) > 3


def test_a_folder_that_cannot_be(tmp_path):
    wall = tmp_path / "wall"
    wall.write_text("no folder")
    run = Run(wall / "games", request(), ones())
    assert run.status == 0
    assert "cannot be saved" in run.flat
    assert "Final scores" in run.text


# Going on


def test_an_unfinished_game_is_offered_newest_first(tmp_path):
    first, second = begun(tmp_path, "1", people=["Anna"]), begun(tmp_path, "1", people=["Bruno"])
    old = next(file for file in first.files() if b"Anna" in file.read_bytes())
    os.utime(old, (1, 1))
    run = Run(tmp_path, open_request(), at_keyboard("", "quit"))
    assert "Unfinished games, the last one first:" in run.text
    assert run.text.index("1. Leaders: Bruno") < run.text.index("2. Leaders: Anna")
    assert "Bruno (you)" in run.text
    other = Run(tmp_path, open_request(), at_keyboard("7", "x", "2", "quit"))
    assert other.text.count("type a number from 1 to 2") == 2
    assert "Anna (you)" in other.text
    assert len(second.files()) == 2


def test_a_new_game_instead(tmp_path):
    begun(tmp_path, "1")
    run = Run(tmp_path, open_request(), at_keyboard("n", "Carla", "", "", "", "quit"))
    assert "Carla (you)" in run.text
    assert len(run.files()) == 2
    unasked = Run(tmp_path, open_request(new=True), at_keyboard("Dora", "", "", "", "quit"))
    assert "unfinished" not in unasked.text
    assert "Dora (you)" in unasked.text


def test_finished_games_are_not_offered(tmp_path):
    Run(tmp_path, request(), ones())
    assert unfinished(tmp_path, None) == ([], [])


def test_through_a_pipe_nothing_is_offered(tmp_path):
    begun(tmp_path, "1")
    run = Run(tmp_path, open_request(), ["1"])
    assert "An unfinished game is kept:" in run.text
    assert len(run.files()) == 2


def test_resuming_a_finished_game_shows_its_end(tmp_path):
    whole = Run(tmp_path, request(), ones())
    data = whole.files()[0].read_bytes()
    again = Run(tmp_path, request(resume=str(whole.files()[0])), [])
    assert "Final scores" in again.text
    assert whole.files()[0].read_bytes() == data


def test_a_seat_that_nobody_answers_for_gets_a_bot(tmp_path):
    run = begun(tmp_path, "1")
    (file,) = run.files()
    plain = json.loads(file.read_bytes())
    plain["seats"][1]["bot"] = "from-the-future"
    file.write_text(json.dumps(plain))
    again = Run(tmp_path, request(resume=str(file)), ones())
    assert again.status == 0
    assert "the bot casual plays for Tallow" in again.flat
    assert again.record().result is not UNSET


# Files that hold no game


def broken_files(folder):
    good = begun(folder / "good", "1").files()[0].read_bytes()
    return {
        "empty.json": b"",
        "half.json": good[: len(good) // 2],
        "list.json": b"[]",
        "bytes.json": b"\xff\xfe\x00",
        "other.json": good.replace(b'"leaders"', b'"chess"', 1),
        "keys.json": good.replace(b'"options"', b'"wishes"', 1),
    }


def test_broken_files_are_named_and_left_alone(tmp_path):
    files = broken_files(tmp_path)
    folder = tmp_path / "games"
    folder.mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    run = Run(folder, open_request(), at_keyboard("", "", "", "", "quit"))
    assert run.status == 0
    assert run.flat.count("No game to go on with in") == len(files)
    assert {name: (folder / name).read_bytes() for name in files} == files


@pytest.mark.parametrize("lang", ["en", "it"])
def test_resuming_a_broken_file_is_refused_in_one_sentence(tmp_path, capsys, lang):
    for name, data in broken_files(tmp_path).items():
        file = tmp_path / name
        file.write_bytes(data)
        run = Run(tmp_path, request(resume=str(file), lang=lang), [])
        said = capsys.readouterr().err
        assert run.status == 2
        assert str(file) in said and len(said.splitlines()) == 1
        assert file.read_bytes() == data


def test_resuming_an_altered_game_names_the_entry(tmp_path, capsys):
    (file,) = begun(tmp_path, "1", "1").files()
    plain = json.loads(file.read_bytes())
    plain["answers"][2]["pick"] = "pass"
    file.write_text(json.dumps(plain))
    run = Run(tmp_path, request(resume=str(file)), [])
    assert run.status == 2
    said = capsys.readouterr().err
    assert "Entry 3 cannot have happened: " in said
    assert "(leaders.turn." in said


def test_resuming_what_is_not_there(tmp_path, capsys):
    run = Run(tmp_path, request(resume=str(tmp_path / "none" / "x.json")), [])
    assert run.status == 2
    assert "x.json" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


# One client at a time


def test_a_game_that_is_open_elsewhere(tmp_path, capsys):
    (file,) = begun(tmp_path, "1").files()
    other = Lock(file)
    assert other.take()
    run = Run(tmp_path, request(resume=str(file)), ones())
    assert run.status == 1
    assert "another window" in capsys.readouterr().err
    offered = Run(tmp_path, open_request(), at_keyboard("1", "n", "", "", "", "", "quit"))
    assert "another window" in offered.flat
    assert len(offered.files()) == 2
    other.release()
    assert Run(tmp_path, request(resume=str(file)), ["quit"]).status == 0


def test_a_lock_can_be_taken_once_and_again_when_released(tmp_path):
    one, two = Lock(tmp_path / "x.json"), Lock(tmp_path / "x.json")
    assert one.take()
    assert not two.take()
    one.release()
    assert not list(tmp_path.iterdir())
    assert two.take()
    assert not one.take()
    two.release()


def test_where_nothing_can_be_written_nobody_is_kept_out(tmp_path):
    assert Lock(tmp_path / "none" / "x.json").take()


def test_a_link_to_a_game_is_followed(tmp_path):
    (file,) = begun(tmp_path / "real", "1").files()
    link = tmp_path / "link.json"
    link.symlink_to(file)
    Run(tmp_path, request(resume=str(link)), ones())
    assert link.is_symlink()
    assert read_record(Path(file).read_bytes()).result is not UNSET
