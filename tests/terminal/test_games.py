"""Whole games through a pipe: both languages, several people, and nothing lost whenever it is killed."""

import re

import pytest
from msgspec import UNSET

from posterity.core.codec import dump
from posterity.core.records import read_record
from posterity.games import GAMES
from posterity.table.replay import replay
from posterity.terminal.playing import Playing
from posterity.text.bundles import LANGUAGES
from tests.terminal.script import Run, ones, play_by_chance, request


def state_of(data):
    record = read_record(data)
    return dump(replay(GAMES[record.game], record).state)


@pytest.fixture
def kept(monkeypatch):
    """Every file as it was written, one after the other; each must lead to the state at the table."""
    files = []
    keep = Playing.keep

    def keep_and_look(self):
        keep(self)
        files.append(self.save.path.read_bytes())
        assert state_of(files[-1]) == dump(self.table.state)

    monkeypatch.setattr(Playing, "keep", keep_and_look)
    return files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_with_the_first_answer_always(tmp_path, lang, kept):
    run = Run(tmp_path, request(lang=lang), ones())
    assert run.status == 0
    record = run.record()
    assert record.result is not UNSET
    assert len(kept) == len(record.answers) + 1  # once before the first question, then after every entry
    assert str(run.files()[0]) in run.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_with_any_answers(tmp_path, lang, seed):
    options = {"rounds": "2"} if seed == 1 else {"dedications": "on"} if seed == 2 else {}
    bots = ["greedy"] if seed < 3 else ["greedy", "random", "random"]
    wishes = request(lang=lang, seed=seed, options=options, bots=bots)
    run = play_by_chance(tmp_path, wishes, seed, otherwise="in honour of tests")
    assert run.status == 0
    assert run.record().result is not UNSET
    assert "terminal-" not in run.text and "{" not in run.text and "$" not in run.text


def test_lines_fit_the_screen(tmp_path):
    run = play_by_chance(tmp_path, request(), 5)
    too_long = [line for line in run.text.splitlines() if len(line) > 80 and str(tmp_path) not in line]
    assert not too_long


def test_a_turn_with_two_players_fits_80x24(tmp_path):
    """From what happened to the prompt: the screen that a turn begins with."""
    run = Run(tmp_path, request(), ones())
    screens = [part for part in re.split(r"^> .*$", run.text, flags=re.M) if "Since your last move" in part]
    heights = sorted(len(part.strip("\n").splitlines()) + 1 for part in screens)
    assert heights[len(heights) // 2] <= 24, heights


def test_killed_at_any_time_the_game_goes_on_as_it_would_have(tmp_path, kept):
    whole = Run(tmp_path / "whole", request(), ones())
    end = kept[-1]
    for at in range(0, len(whole.record().answers), 7):
        folder = tmp_path / str(at)
        folder.mkdir()
        file = folder / "game.json"
        file.write_bytes(kept[at])
        resumed = Run(folder, request(resume=str(file)), ones())
        assert resumed.status == 0
        assert f"after {at} answer" in resumed.flat
        assert file.read_bytes() == end


def test_a_game_in_which_people_play_in_turns_and_leave_every_time(tmp_path):
    """Started again for every single answer, the game comes to its end."""
    Run(tmp_path, request(), ["quit"])
    for _ in range(300):
        (file,) = tmp_path.glob("*.json")
        if read_record(file.read_bytes()).result is not UNSET:
            break
        run = Run(tmp_path, request(resume=str(file)), ["1"])
        assert run.status == 0
    assert run.record().result is not UNSET


def test_four_people_at_one_keyboard_and_a_watcher_s_game(tmp_path):
    people = play_by_chance(tmp_path / "people", request(people=["A", "B", "C", "D"]), 1)
    assert people.record().result is not UNSET
    bots = Run(tmp_path / "bots", request(people=[], bots=["greedy", "random"], players=2), [])
    assert bots.record().result is not UNSET
    assert "wins" in bots.text or "share" in bots.text


def test_a_card_set_of_one_s_own_goes_into_the_record(tmp_path):
    from importlib.resources import files

    own = tmp_path / "own.toml"
    text = files("posterity.games.leaders").joinpath("data", "leaders-standard.toml").read_text(encoding="utf-8")
    own.write_text(text, encoding="utf-8")
    run = Run(tmp_path / "games", request(cards=str(own)), ones())
    assert run.status == 0
    assert run.record().cards.definitions is not UNSET


# Several people


def between_covers(text):
    """Who sat down, and what was written until the next one did."""
    parts = re.split(r"The keyboard goes to (\w+)\. Everybody else looks away\.", text)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_nobody_sees_another_s_hand(tmp_path):
    people = ["Anna", "Bruno", "Carla"]
    run = play_by_chance(tmp_path, request(people=people), 3)
    assert run.record().result is not UNSET
    turns = between_covers(run.text)
    assert {name for name, _ in turns} == set(people)
    for name, shown in turns:
        assert f"{name} (you)" in shown
        assert not re.search(rf"(?!{name})\b(Anna|Bruno|Carla) \(you\)", shown)
        assert "Hand of" not in shown
        for other in people:
            if other != name:
                assert not re.search(rf"{other} (draws|looks at|keeps) (?!\d|one|the card|nothing)", shown)


def test_hands_between_covers_are_those_of_the_one_who_sits_there(tmp_path, monkeypatch):
    """Every hand that is printed is what the view of that very seat holds."""
    seen = []
    show = Playing.outline

    def outline(self, seat):
        seen.append((self.here, seat))
        return show(self, seat)

    monkeypatch.setattr(Playing, "outline", outline)
    play_by_chance(tmp_path, request(people=["Anna", "Bruno"]), 4)
    assert all(here == seat or seat is None for here, seat in seen)
    assert {seat for _, seat in seen} == {0, 1, None}


def test_the_former_hand_is_pushed_off_the_screen(tmp_path):
    run = play_by_chance(tmp_path, request(people=["Anna", "Bruno"]), 4)
    before = [match.start() for match in re.finditer("The keyboard goes to", run.text)][1:]
    assert all(run.text[:at].endswith("\n" * 24) for at in before)


def test_alone_nobody_passes_the_keyboard(tmp_path):
    run = Run(tmp_path, request(), ones())
    assert "keyboard goes to" not in run.text
