"""Invitations: what a link tells before it is used, what a chat shows of it, and how it gets to a phone."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from posterity.server.http import previews
from posterity.server.webhooks.addresses import lan_address
from tests.server.serving import Running
from tests.server.test_people import refused

TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')
PAGE = '<html><head><meta name="description" content="old" /><title>Posterity</title></head><body></body></html>'


@pytest.fixture
def client(tmp_path, monkeypatch):
    """A page and a picture, where the browser client would be."""
    (tmp_path / "client" / "preview").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text(PAGE)
    (tmp_path / "client" / "preview" / "gears.jpg").write_bytes(b"\xff\xd8")
    monkeypatch.setattr("posterity.server.asgi.CLIENT", tmp_path / "client")
    monkeypatch.setattr("posterity.server.asgi.application.__defaults__", (tmp_path / "client",))
    return tmp_path


@pytest.fixture
def shown(client):
    server = Running(client / "store.db").start()
    yield server
    server.stop()


def head(running, path, lang="en"):
    """Title and tags of a page."""
    status, _, data = running.stranger().raw("GET", path, headers=[("Accept-Language", lang)])
    assert status == 200
    text = data.decode()
    title = re.search(r"<title>(.*?)</title>", text)
    return unescape(title[1]), {name: unescape(value) for name, value in TAG.findall(text)}


def link_of(running, **more):
    anna = running.person("Anna")
    made = anna.post("tables", {"game": "gears", "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "bot"}], **more})
    return anna, made["table"]["id"], made["links"][0]


def path_of(running, link):
    return link["link"].removeprefix(f"{running.url}/").partition("#")[0]


def test_an_invitation_names_host_game_and_seats_before_it_is_used(running):
    anna, table, link = link_of(running)

    told = running.stranger().post("invitation", {"token": link["token"]})

    assert told == {"game": "gears", "host": "Anna", "seat": 1, "status": "open", "names": ["Anna", None, "Tallow"]}
    assert anna.get(f"tables/{table}")["seats"][1]["kind"] == "link"
    watch = anna.act(table, "link", seat=None)
    assert running.stranger().post("invitation", {"token": watch["token"]})["seat"] is None


def test_a_link_that_opens_nothing_tells_nothing(running):
    anna, _, link = link_of(running)
    running.person("Bruno").post("join", {"token": link["token"]})

    for token in (link["token"], "nothing", anna.post("me/recovery")["token"]):
        with refused(409, "server-link-used"):
            running.stranger().post("invitation", {"token": token})


def test_the_name_of_a_link_is_not_its_token(running):
    """Whoever sees the path, in a log or as a crawler, can look at the preview and do nothing else."""
    _, _, link = link_of(running)
    name = path_of(running, link).removeprefix("join/")

    assert name not in link["token"] and link["token"] not in name
    for path in ("invitation", "join"):
        with refused(409, "server-link-used"):
            running.person("Eve").post(path, {"token": name})


def test_a_chat_sees_who_invites_to_what(shown):
    _, _, link = link_of(shown)

    title, tags = head(shown, path_of(shown, link))

    assert title == tags["og:title"] == "Anna invites you to Gears"
    assert tags["og:description"] == tags["description"]
    assert tags["og:description"].startswith("A table for 3, one seat free.")
    assert tags["og:image"] == f"{shown.url}/preview/gears.jpg"
    assert tags["robots"] == "noindex"
    assert head(shown, path_of(shown, link), "it-IT,it;q=0.9")[0] == "Anna ti invita a Gears"


def test_a_preview_shows_nothing_secret(shown):
    anna, table, link = link_of(shown)
    _, _, data = shown.stranger().raw("GET", path_of(shown, link))

    for secret in (link["token"], table, anna.key, anna.me()):
        assert secret not in data.decode()


def test_a_preview_changes_as_the_table_does_and_then_says_nothing(shown):
    anna, table, link = link_of(shown)
    watch = anna.act(table, "link", seat=None)
    assert head(shown, path_of(shown, watch))[0] == "Anna invites you to watch Gears"

    shown.person("Bruno").post("join", {"token": link["token"]})

    assert head(shown, path_of(shown, link))[0] == "Posterity"
    assert head(shown, path_of(shown, watch))[1]["og:description"].startswith("A table for 3. ")


@pytest.mark.parametrize("path", ["", "join/nothing", "join/" + "A" * 43, "join/%00", "join/" + "x" * 3000])
def test_other_addresses_show_the_house_alone(shown, path):
    title, tags = head(shown, path)

    assert title == "Posterity" and tags["og:image"] == f"{shown.url}/preview/posterity.jpg"


def test_names_of_people_stay_text(shown):
    mallory = shown.person('"/><script>x</script>')
    made = mallory.post("tables", {"game": "leaders", "seats": [{"kind": "me"}, {"kind": "link"}]})
    _, _, data = shown.stranger().raw("GET", path_of(shown, made["links"][0]))

    assert b"<script>" not in data and b"&lt;script&gt;" in data
    assert head(shown, path_of(shown, made["links"][0]))[0].startswith('"/><script>x</script> invites you')


def test_no_log_line_names_an_invitation(shown, capfd):
    _, _, link = link_of(shown)
    head(shown, path_of(shown, link))
    shown.stranger().post("invitation", {"token": link["token"]})

    said = capfd.readouterr().err
    assert link["token"] not in said and path_of(shown, link).removeprefix("join/") not in said


def test_the_languages_of_a_browser_are_read_in_their_order():
    assert [previews.accepted_language(words) for words in ("", "de-DE,it;q=0.5", "it", "xx", "en-GB,it")] == [
        "en",
        "it",
        "it",
        "en",
        "en",
    ]


def test_a_link_is_drawn_for_a_camera_and_nothing_else_is(running):
    anna, _, link = link_of(running)

    rows = anna.post("qr", {"link": f"{running.url}/#join={link['token']}"})["rows"]

    assert len(rows) == len(rows[0]) and set("".join(rows)) == {"0", "1"}
    assert anna.post("qr", {"link": running.url})["rows"]
    for other in ("https://elsewhere.example/", f"{running.url}.elsewhere.example/", "javascript:alert(1)"):
        with refused(422, "server-not-ours"):
            anna.post("qr", {"link": other})
    with refused(401, "server-who"):
        running.stranger().post("qr", {"link": running.url})


def test_the_games_say_where_people_find_the_server(running):
    assert running.stranger().get("games")["url"] == running.url


# ---------------------------------------------------------------- in the same house


def test_this_machine_has_an_address_for_others_or_none():
    found = lan_address()

    assert found is None or not found.startswith("127.")


# ---------------------------------------------------------------- people who watch, and people who leave


def test_those_at_the_table_know_who_watches(running):
    anna, bruno, eve = (running.person(name) for name in ("Anna", "Bruno", "Eve"))
    table, _ = anna.table(seats=["me", "bot"], public=True)
    with bruno.socket(table) as websocket:
        websocket.next("table")

        assert anna.get(f"tables/{table}")["spectators"] == [{"person": bruno.me(), "name": "Bruno"}]
        assert eve.get(f"tables/{table}")["spectators"] == []
    assert running.stranger().get(f"tables/{table}")["spectators"] == []


def test_a_spectator_who_is_asked_to_leave_reads_by_whom(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, _ = anna.table(seats=["me", "bot"], public=True)
    with bruno.socket(table) as websocket:
        websocket.next("table")
        anna.act(table, "kick", person=bruno.me())
        told = websocket.next("error")

    assert (told["id"], told["status"]) == (None, 403)
    assert told["error"] == {"message": "server-asked-to-leave", "args": {"name": "Anna"}, "clause": ""}
    with refused(404, "server-missing"):
        bruno.get(f"tables/{table}")


def resigned(running, then):
    """Bruno resigns at a table with Anna, who made it."""
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, (token,) = anna.table(seats=["me", "link"])
    bruno.post("join", {"token": token})
    bruno.act(table, "resign", then=then)
    return anna, bruno, table


def test_whoever_resigns_may_leave_it_to_the_others_who_plays_on(running):
    anna, _, table = resigned(running, "free")
    assert anna.get(f"tables/{table}")["seats"][1]["kind"] == "link"

    anna.act(table, "bot", seat=1)

    seat = anna.get(f"tables/{table}")["seats"][1]
    assert (seat["kind"], seat["name"]) == ("bot", "Tallow")


def test_a_resigned_seat_goes_to_a_friend_with_a_link(running):
    anna, _, table = resigned(running, "free")
    link = anna.act(table, "link", seat=1)

    running.person("Carla").post("join", {"token": link["token"]})

    seat = anna.get(f"tables/{table}")["seats"][1]
    assert (seat["kind"], seat["name"]) == ("person", "Carla")


def test_a_bot_plays_on_where_that_was_chosen(running):
    anna, _, table = resigned(running, "bot")

    assert anna.get(f"tables/{table}")["seats"][1]["kind"] == "bot"


def test_if_the_owner_has_left_anybody_who_plays_fills_the_seat(running):
    anna, bruno, eve = (running.person(name) for name in ("Anna", "Bruno", "Eve"))
    table, (token,) = anna.table(seats=["me", "link"], public=True)
    bruno.post("join", {"token": token})
    anna.act(table, "resign", then="free")
    with refused(403, "server-not-your-seat"):
        eve.act(table, "bot", seat=0)

    bruno.act(table, "bot", seat=0)

    assert bruno.get(f"tables/{table}")["seats"][0]["kind"] == "bot"


def test_a_seat_is_not_left_to_nobody(running):
    anna = running.person("Anna")
    table, _ = anna.table(seats=["me", "bot"])

    anna.act(table, "resign", then="free")

    assert anna.get(f"tables/{table}")["status"] == "abandoned"


def test_the_page_of_the_client_is_where_previews_are_written():
    """What is replaced in the page is there to be replaced, in the sources as in a build."""
    text = (Path(__file__).resolve().parents[2] / "web" / "index.html").read_text(encoding="utf-8")

    assert len(previews.HEAD.findall(text)) == len(previews.DESCRIPTION.findall(text)) == 1
