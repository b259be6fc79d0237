"""The API describes itself, and docs/api.md describes all of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from posterity.core.abilities import base_of
from posterity.core.deal import commitment
from posterity.games import GAMES
from posterity.server.actions.actions import ACTIONS
from posterity.server.api.game_responses import Update
from posterity.server.api.responses import TableInfo
from posterity.server.http.endpoints import ENDPOINTS
from posterity.server.ops.limits import Limits
from posterity.server.ops.pace import Pace
from posterity.text.voice import Voice
from tests.server.serving import Client
from tests.server.test_deal import wait_until_over
from tests.server.test_people import refused

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
SOURCE = Path(__file__).resolve().parents[2] / "src" / "posterity" / "server"


@pytest.fixture(scope="module")
def document(running):
    return json.loads(Client(running).raw("GET", "api")[2])


def test_every_address_is_in_the_document_and_on_the_page(document):
    words = {"{table}": "T", "{lang}": "LANG", "{game}": "GAME", "{key}": "ID", "{position}": "POSITION"}
    for endpoint in ENDPOINTS:
        assert endpoint.method.lower() in document["paths"][endpoint.path]
        written = endpoint.path
        for name, word in words.items():
            written = written.replace(name, word)
        act = written.removeprefix("/api/tables/T/")
        assert f"| `{act}` |" in PAGE if act in ACTIONS else f"{endpoint.method} {written}" in PAGE, endpoint.path


def test_every_reference_leads_to_a_schema_and_names_are_plain(document):
    schemas = document["components"]["schemas"]
    for name in re.findall(r'"#/components/schemas/([^"]*)"', json.dumps(document)):
        assert name in schemas
    assert all(re.fullmatch(r"[A-Za-z]+", name) for name in schemas)


def test_every_operation_has_a_name_of_its_own(document):
    ids = [operation["operationId"] for path in document["paths"].values() for operation in path.values()]
    assert len(ids) == len(set(ids))


def test_the_view_of_every_game_has_a_schema(document):
    views = document["components"]["schemas"]["Update"]["properties"]["view"]["x-views"]
    assert list(views) == list(GAMES)


def test_the_fields_on_the_page_are_those_of_the_types():
    for wire in (TableInfo, Update):
        written = re.search(rf"`{wire.__name__}`: `({{[^`]*}})`", PAGE)
        fields = re.findall(r'"(\w+)"', written[1])
        own = [field.encode_name for field in msgspec.structs.fields(wire)]
        assert [field for field in fields if field not in ("type", "update")] == own


def test_the_limits_on_the_page_are_the_real_ones():
    limits = Limits()
    sentence = PAGE.split("## Limits")[1].split("##")[0]
    requests, strangers = (rate.burst // rate.seconds for rate in (limits.requests, limits.strangers))

    assert f"{limits.body // 1024} KiB" in sentence and f"{limits.name} characters" in sentence
    assert f"{requests} requests a second" in sentence and f"{strangers} a second" in sentence
    assert f"{limits.new_people.burst} new people" in sentence and f"{limits.new_tables.burst} new tables" in sentence
    assert f"for {limits.open_days} days is abandoned" in PAGE and f"have {limits.deal_seconds} seconds to open" in PAGE
    assert f"{limits.tables} at once" in sentence and f"{limits.listeners} listeners" in sentence
    assert f"1 to {limits.chat} characters, at most {limits.lines.burst} lines in {limits.lines.seconds}" in PAGE


def test_the_commitment_on_the_page_is_that_of_zero_bytes():
    assert f"32 zero bytes is `{commitment(bytes(32))}`" in PAGE


def test_every_message_of_the_server_is_written(running):
    used = set()
    for file in SOURCE.rglob("*.py"):
        used |= set(re.findall(r'"(server-[a-z-]+)"', file.read_text()))
    voice = Voice("it")
    assert len(used) > 20
    assert all(voice.bundle.has_message(message) for message in used)


# ---------------------------------------------------------------- games and texts


def test_games_say_what_clients_need(running):
    found = running.stranger().get("games")

    assert [game["game"] for game in found["games"]] == list(GAMES)
    assert found["languages"] == ["en", "it"] and "greedy" in found["bots"] and "seat" in found["seat_args"]
    for info in found["games"]:
        assert info["fewest"] >= 1 and info["options"] and info["standard_set"] in info["sets"] and info["verbs"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_texts_cards_and_rules_of_a_game(running, name, lang):
    client = running.stranger()
    sources = client.get(f"games/{name}/texts/{lang}")["sources"]
    assert sources[: len(sources) - 1 - bool(base_of(GAMES[name]))] == client.get(f"texts/{lang}")["sources"]
    assert any("game-title" in source for source in sources)

    cards = client.get(f"games/{name}/cards/{lang}")
    game = GAMES[name]
    names = game.names(game.card_set(game.standard_set), lang)
    assert {slug: card["a"] for slug, card in cards["names"].items()} == {slug: one.a for slug, one in names.items()}
    assert cards["shown"]["sha256"] == cards["sha256"]

    rules = client.get(f"games/{name}/rules/{lang}")
    assert rules["clauses"][0]["id"].startswith(f"{name}.") and rules["terms"]
    assert {clause["chapter"] for clause in rules["clauses"]} <= set(rules["chapters"])


def test_a_table_shows_its_cards(running):
    anna = running.person()
    table, _ = anna.table("gears", cards="gears-primer")
    assert anna.get(f"tables/{table}/cards/it")["set"] == "gears-primer"
    assert anna.get(f"tables/{table}")["cards"]["set"] == "gears-primer"


def test_names_that_are_not_there(running):
    for path in ("games/chess/rules/en", "games/leaders/rules/fr", "texts/fr", "games/chess/cards/en"):
        assert running.stranger().raw("GET", f"api/{path}")[0] == 404


def test_updates_fit_their_schema(running):
    from posterity.core.outline import Outline

    anna = running.person()
    for name in GAMES:
        table, _ = anna.table(name)
        update = anna.view(table, since=-1)
        msgspec.convert(update["outline"], Outline)
        assert set(update["view"]) >= {"game", "viewer", "over", "scores", "to_move", "ask"}


def test_what_the_page_says_of_options_is_so(running):
    anna = running.person()
    options = {one["name"]: one for game in anna.get("games")["games"] for one in game["options"]}
    assert options["npcs"]["usual"] == {"1": "rising-star+nemesis:1", "2": "rising-star"}
    assert json.dumps(options["npcs"]["usual"]) in PAGE
    assert (options["npcs"]["least"], options["npcs"]["most"], options["rounds"]["values"]) == (None, None, [])
    table, _ = anna.table(options={"rounds": "3"})
    assert anna.get(f"tables/{table}")["options"]["rounds"] == "3"
    with refused(400, "server-body"):
        anna.table(options={"rounds": 3})


def test_recovery_answers_201(running):
    token = running.person().post("me/recovery")["token"]
    assert running.stranger().raw("POST", "api/recover", {"token": token})[0] == 201


def test_when_view_and_ask_are_null(running):
    anna = running.person()
    waiting, _ = anna.table(seats=["me", "link"])
    assert anna.view(waiting)["view"] is None and anna.view(waiting)["outline"] is None

    played, _ = anna.table(seats=["me", "bot"])
    assert anna.view(played)["view"]["ask"] is not None and anna.view(played, outline=0)["outline"] is None
    anna.act(played, "bot")
    wait_until_over(anna, played)
    assert anna.view(played)["view"]["ask"] is None and anna.view(played, at=3)["view"]["ask"] is not None

    left, _ = anna.table(seats=["me", "bot"])
    anna.act(left, "resign")
    update = anna.view(left)
    assert update["status"] == "abandoned" and update["view"]["ask"] is not None


def test_how_long_bots_pause():
    pace = Pace()
    assert f"{pace.bot[0]} to {pace.bot[1]} seconds" in PAGE
    assert f"after {pace.forced[0]:.0f} to {pace.forced[1]:.0f}." in PAGE
