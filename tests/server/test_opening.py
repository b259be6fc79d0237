"""Records from files: opened as finished games, for whoever brought them; what is wrong with them, in a sentence."""

from __future__ import annotations

import asyncio
import json
import tomllib

import pytest
from msgspec.structs import replace

from posterity.cli.stored import check_all
from posterity.core.records import write_record
from posterity.games import GAMES
from posterity.server.ops.limits import Rate
from posterity.testing.walks import new_table, setup
from posterity.text.voice import Voice
from tests.server.serving import GENEROUS, Running
from tests.server.test_branch import Finished
from tests.server.test_deal import ROOT, wait_until_over
from tests.server.test_people import refused


def open_text(client, text):
    return client.post("records", {"record": text})["table"]


@pytest.mark.parametrize("name", GAMES)
def test_a_record_comes_back_as_it_was(running, name):
    finished = Finished(running, name)
    carla = running.person("Carla")
    table = open_text(carla, finished.data.decode())
    info = carla.get(f"tables/{table}")

    assert carla.raw("GET", f"api/tables/{table}/record")[2] == finished.data
    assert (info["status"], info["public"], info["opened"]) == ("over", False, True)
    assert info["you"]["owner"] and info["you"]["seats"] == []
    assert info["result"].items() >= json.loads(finished.data)["result"].items()
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Bruno"]
    assert carla.view(table, at=3, seat=1)["view"] == finished.anna.view(finished.table, at=3, seat=1)["view"]


@pytest.mark.rule("leaders.scoring.winner")
def test_those_who_share_a_victory_share_their_place(running):
    """Nobody ever does anything, so that the round ends without a point for anybody."""
    table = new_table(GAMES["leaders"], setup(GAMES["leaders"], 2, {}, 7))
    while not table.over:
        ask = table.state.ask
        idle = [pick for pick in ask.options if pick.text in ("work", "done", "pass")]
        table.answer(ask.seat, (idle or ask.options)[0])
    carla = running.person("Carla")
    told = carla.get(f"tables/{open_text(carla, write_record(table.record()).decode())}")["result"]

    assert told == {"scores": [0, 0], "ranking": [0, 1], "places": [1, 1], "winners": [0, 1]}


def test_it_is_there_for_nobody_else_and_in_no_list(running):
    finished = Finished(running)
    carla = running.person("Carla")
    table = open_text(carla, finished.data.decode())

    for client in (finished.anna, running.stranger()):
        with refused(404, "server-missing"):
            client.get(f"tables/{table}")
        assert table not in [one["id"] for one in client.get("tables")["tables"]]
    assert table in [one["id"] for one in carla.get("tables?mine=1")["tables"]]
    with refused(403, "server-not-your-seat"):
        carla.act(table, "rematch")
    carla.delete(f"tables/{table}")
    with refused(404, "server-missing"):
        carla.get(f"tables/{table}")


def test_one_plays_on_from_it(running):
    finished = Finished(running)
    carla = running.person("Carla")
    made = carla.act(open_text(carla, finished.data.decode()), "branch", at=5, seats=[1])

    assert carla.get(f"tables/{made['table']}")["seats"][1]["name"] == "Carla"


def test_what_is_not_over_is_opened_too(running):
    finished = Finished(running)
    record = json.loads(finished.data)
    record["answers"] = record["answers"][:7]
    del record["result"], record["secret"]
    table = open_text(finished.anna, json.dumps(record))

    assert finished.anna.get(f"tables/{table}")["status"] == "abandoned"
    assert finished.anna.view(table, at=7, seat=0)["number"] == 7


def test_names_that_are_not_fit_to_be_shown_are_not_shown(running):
    finished = Finished(running)
    record = json.loads(finished.data)
    record["seats"][0]["name"], record["seats"][1]["name"] = "\u202egnorw", "x" * 500
    record["seats"][0]["bot"] = "\u202eevil" + "y" * 3000
    table = open_text(finished.anna, json.dumps(record))
    info = finished.anna.get(f"tables/{table}")

    assert [seat["name"] for seat in info["seats"]] == ["somebody", "somebody 2"]
    assert finished.anna.get(f"tables/{table}/record")["seats"][0]["bot"] == "casual"
    assert "yyyyy" not in json.dumps(info)


def broken(record):
    """Records with something wrong, and what is said about each."""
    cut = {**record, "answers": record["answers"][:-1]}
    wrong = {**record, "answers": [dict(entry) for entry in record["answers"]]}
    first = next(at for at, entry in enumerate(record["answers"]) if "pick" in entry)
    wrong["answers"][first]["pick"] = "nonsense"
    return {
        "record-not-json": "this is not JSON",
        "record-no-object": "[]",
        "record-key": "{}",
        "record-game": json.dumps({**record, "game": "chess"}),
        "record-format": json.dumps({**record, "format": 2}),
        "record-rules": json.dumps({**record, "rules": 99}),
        "cards-no-set": json.dumps({**record, "cards": {"set": "nothing", "sha256": "ab" * 32}}),
        "record-no-seed": json.dumps({key: value for key, value in record.items() if key != "seed"}),
        "altered-cut-off": json.dumps(cut),
        "server-record-entry": json.dumps(wrong),
        "altered-result": json.dumps({**record, "result": {"scores": [99, 0], "ranking": [0, 1]}}),
        "server-record-deal": json.dumps({**record, "secret": "ab" * 32}),
    }


def test_a_broken_file_gets_one_sentence(running):
    finished = Finished(running)
    record = json.loads(finished.data)
    voices = [Voice(lang) for lang in ("en", "it")]
    for message, text in broken(record).items():
        status, _, data = finished.anna.raw("POST", "api/records", {"record": text})
        problem = json.loads(data)
        assert (status, problem["message"]) == (422, message), problem
        for voice in voices:
            assert voice.render(problem["message"], problem["args"])
    with refused(400, "server-body"):
        finished.anna.post("records", {"record": record})
    with refused(401, "server-who"):
        running.stranger().post("records", {"record": "{}"})


def test_how_much_is_opened(tmp_path):
    limits = replace(GENEROUS, record=120_000, opened=2, records=Rate(6, 1000), entries=2000)
    server = Running(tmp_path / "store.db", limits).start()
    finished = Finished(server)
    text = finished.data.decode()
    with refused(413, "server-too-large"):
        open_text(finished.anna, " " * 130_000)
    long = json.loads(finished.data)
    long["answers"] = [{"seat": 0, "pick": "x"}] * 2001
    with refused(422, "server-record-long"):
        open_text(finished.anna, json.dumps(long))
    first, _ = (open_text(finished.anna, text) for _ in range(2))
    with refused(409, "server-records"):
        open_text(finished.anna, text)
    finished.anna.delete(f"tables/{first}")
    third = open_text(finished.anna, text)
    open_text(finished.bruno, text)
    with refused(429, "server-too-often"):
        open_text(finished.bruno, text)

    finished.anna.delete("me")
    with refused(404, "server-missing"):
        server.person("Carla").get(f"tables/{third}")
    server.stop()
    checked = asyncio.run(check_all(f"sqlite://{tmp_path / 'store.db'}", Voice("en")))
    assert [one.fault for one in checked] == [None] * len(checked)
    assert sum(one.status == "over" for one in checked) == 2, "what a forgotten person opened is gone"


def test_what_takes_too_long_is_given_up(tmp_path):
    server = Running(tmp_path / "store.db", replace(GENEROUS, record_seconds=-1)).start()
    finished = Finished(server)
    with refused(422, "server-record-slow"):
        open_text(finished.anna, finished.data.decode())
    server.stop()


def test_whoever_only_watched_takes_nothing_along(running):
    finished = Finished(running)
    carla, dario = running.person("Carla"), running.person("Dario")
    table = open_text(carla, finished.data.decode())
    link = carla.act(table, "link", seat=None)
    dario.post("join", {"token": link["token"]})
    dario.delete("me")

    assert carla.get(f"tables/{table}")["status"] == "over"


def test_once_more_with_cards_that_came_with_a_record(running):
    """The set is not on the shelf of this server: it goes from the record to the branch, and on to the rematch."""
    game = GAMES["leaders"]
    tables = tomllib.loads((ROOT / "docs" / "examples" / "cards" / "with-library.toml").read_text(encoding="utf-8"))
    own = game.own_card_set(tables, "with-library")
    record = new_table(game, replace(setup(game, 2, {}, 0), cards=own)).record()
    anna, bruno = running.person("Anna"), running.person("Bruno")
    opened = open_text(anna, write_record(record).decode())
    plan = [{"kind": "me"}, {"kind": "link"}]
    made = anna.act(opened, "branch", at=0, plan=plan)
    bruno.post("join", {"token": made["links"][0]["token"]})
    for person in (anna, bruno):
        person.act(made["table"], "bot")
    wait_until_over(anna, made["table"])
    new = anna.act(made["table"], "rematch")["table"]
    assert anna.get(f"tables/{new}")["status"] == "open"
    assert "library" in anna.get(f"tables/{new}/cards/en")["names"]
    assert bruno.act(made["table"], "rematch")["table"] == new

    info = anna.get(f"tables/{new}")
    assert (info["status"], info["cards"]) == ("running", {"set": own.set, "sha256": own.sha256})
    assert anna.get(f"tables/{new}/record")["cards"]["definitions"]
    assert "library" in anna.get(f"tables/{new}/cards/en")["names"]


def test_a_deck_of_thousands_is_not_taken(running):
    finished = Finished(running)
    record = json.loads(finished.data)
    record["cards"]["definitions"] = {"buildings": [{"copies": 999}] * 6}
    with refused(422, "server-record-cards"):
        open_text(finished.anna, json.dumps(record))


def test_names_in_a_record_are_those_of_automata_and_bots_that_can_be_shown(running):
    person = running.person("Anna")
    table, _ = person.table("legacies", ["me", "bot"])
    person.act(table, "bot", seat=0)
    while person.view(table, outline=0)["number"] < 3:
        pass
    person.act(table, "resign")
    record = person.get(f"tables/{table}/record")
    record["seats"][-1]["name"] = "\u202e<b>" + "X" * 5000
    changes = [entry for entry in record["answers"] if entry.get("kind") == "bot"]
    changes[0]["bot"] = "Y" * 5000
    opened = open_text(person, json.dumps(record))
    shown = json.dumps(person.view(opened, since=-1))

    assert "XXXXX" not in shown and "YYYYY" not in shown and "Rising Star" in shown


def test_a_key_that_is_there_twice_among_very_many_is_found_at_once(running):
    keys = ",".join(f'"{number:x}":0' for number in range(40_000))
    with refused(422, "record-key-twice"):
        open_text(running.person(), "{" + keys + ',"0":1}')
