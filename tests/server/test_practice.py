"""Positions that one practises: kept with the person, judged as in a review, coming back until they are solved."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from posterity.analysis.budget import Budget
from posterity.server.advice import practice
from posterity.server.advice.practice import practised
from posterity.server.ops.wall_clock import DAY
from posterity.store import PracticePosition
from tests.analysis.common import golden
from tests.server.serving import GENEROUS, Client, FakeClock, Running
from tests.server.test_people import refused
from tests.server.test_reviews import SHORT, opened


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(practice, "USUAL", Budget(screening=1, guesses=4, again=4, edge=0, beliefs=1))


def decisions(game):
    return [n for n in game.line(game.number) if game.choices[game.before[n]] > 1]


def test_a_position_is_kept_shown_as_its_seat_saw_it_and_judged(running):
    anna, game = running.person("Anna"), golden(SHORT)
    table, n = opened(anna), decisions(game)[12]
    kept = anna.post(f"tables/{table}/practice", {"n": n})
    assert (kept["table"], kept["game"], kept["n"], kept["step"]) == (table, "leaders", n, 0)
    assert kept["due"] - kept["kept"] == DAY and not kept["solved"]
    assert anna.post(f"tables/{table}/practice", {"n": n})["id"] == kept["id"]  # there is only one
    assert anna.get("practice") == {"items": [kept], "due": 0, "solved": 0}

    page = anna.get(f"practice/{kept['id']}")
    seat = game.entries[n - 1].seat
    assert page["update"]["seat"] == kept["seat"] == seat and page["update"]["number"] == n - 1
    options = page["update"]["view"]["ask"]["options"]
    assert options == [one.text for one in game.state_at(n - 1).ask.options]

    results = {pick: anna.post(f"practice/{kept['id']}/answer", {"pick": pick}) for pick in options[:3]}
    best = next(iter(results.values()))["best"][0]["pick"]
    found = anna.post(f"practice/{kept['id']}/answer", {"pick": best})
    assert found["good"] and found["verdict"] in ("best", "fine", "unclear") and found["plan"][0]
    assert all(one["cost"] >= 0 and one["item"]["game"] == "leaders" for one in results.values())
    assert found["item"]["tries"] == len(results) + 1 and found["item"]["step"] == 0  # it is not due yet
    assert anna.delete(f"practice/{kept['id']}") and anna.get("practice")["items"] == []


def test_what_is_practised_is_ones_own(running):
    anna, bruno, game = running.person("Anna"), running.person("Bruno"), golden(SHORT)
    table = opened(anna)
    kept = anna.post(f"tables/{table}/practice", {"n": decisions(game)[3]})
    for method, path, body in (("GET", "", None), ("POST", "/answer", {"pick": "work"}), ("DELETE", "", None)):
        with refused(404, "server-no-practice"):
            bruno.ask(method, f"practice/{kept['id']}{path}", body)
    with refused(404, "server-missing"):
        bruno.post(f"tables/{table}/practice", {"n": 3})
    with refused(401, "server-who"):
        running.stranger().get("practice")
    with refused(422, "server-practice-answer"):
        anna.post(f"practice/{kept['id']}/answer", {"pick": "fly"})
    forced = next(n for n in game.line(game.number) if game.choices[game.before[n]] == 1)
    for n in (0, forced, game.number + 1):
        with refused(409, "server-practice-no-choice"):
            anna.post(f"tables/{table}/practice", {"n": n})
    running_game, _ = anna.table("leaders")
    with refused(409, "server-review-not-over"):
        anna.post(f"tables/{running_game}/practice", {"n": 1})
    anna.delete("me")  # what somebody practises is forgotten with them


def test_a_position_comes_back_until_it_was_answered_well_three_times():
    kept = PracticePosition(id="a", person="b", game="c", n=1, seat=0, kept=0, due=DAY)
    early = practised(kept, True, DAY - 1)
    assert (early.step, early.due, early.tries) == (0, DAY, 1)
    assert practised(kept, False, 5).due == DAY + 5

    first = practised(kept, True, DAY)
    assert (first.step, first.due) == (1, 4 * DAY)
    second = practised(first, True, 4 * DAY)
    assert (second.step, second.due) == (2, 11 * DAY)
    assert practised(second, False, 11 * DAY).step == 0
    solved = practised(second, True, 11 * DAY)
    assert solved.due is None and practised(solved, False, 12 * DAY).due is None


def test_they_are_kept_over_a_restart_and_there_are_not_too_many(tmp_path):
    clock, game = FakeClock(), golden(SHORT)
    limits, some = replace(GENEROUS, practice=2), decisions(game)
    server = Running(tmp_path / "store.db", limits, moments=clock).start()
    anna = server.person("Anna")
    table = opened(anna)
    kept = [anna.post(f"tables/{table}/practice", {"n": n})["id"] for n in some[:2]]
    with refused(409, "server-practice-full"):
        anna.post(f"tables/{table}/practice", {"n": some[2]})
    server.stop()

    clock.at += DAY
    server = Running(tmp_path / "store.db", limits, moments=clock).start()
    try:
        anna = Client(server, anna.key)
        assert anna.get("practice")["due"] == 2
        best = anna.post(f"practice/{kept[0]}/answer", {"pick": game.entries[some[0] - 1].pick})["best"][0]["pick"]
        found = anna.post(f"practice/{kept[0]}/answer", {"pick": best})["item"]
        assert found["tries"] == 2 and found["step"] in (0, 1)
        assert [one["id"] for one in anna.get("practice")["items"]] == [kept[1], kept[0]]  # what is due comes first
        anna.delete(f"tables/{table}")
        assert anna.get("practice")["items"] == []  # gone with its game
    finally:
        server.stop()
