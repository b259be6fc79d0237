"""People without accounts: a name and a key, other devices, and being forgotten."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Client, Refusal


def refused(status, message):
    return pytest.raises(Refusal, match=f"^{status} .*'{message}'")


def test_a_person_is_a_name_and_a_key(running):
    anna = running.person("  Anna ")
    found = anna.get("me")

    assert found["name"] == "Anna" and len(anna.key) == 43
    assert [key["this"] for key in found["keys"]] == [True]


def test_a_stranger_is_nobody(running):
    with refused(401, "server-who"):
        running.stranger().get("me")
    with refused(401, "server-who"):
        Client(running, "x" * 43).get("me")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "\u202eanna", 7, None])
def test_names_must_be_fit_to_be_shown(running, name):
    with pytest.raises(Refusal) as e:
        running.stranger().post("people", {"name": name})
    assert e.value.status == 400


def test_name_and_settings_can_be_changed(running):
    anna = running.person()
    anna.post("me", {"name": "Anna B.", "settings": {"lang": "it"}})

    assert anna.get("me")["name"] == "Anna B."
    assert anna.get("me")["settings"] == {"lang": "it"}
    with refused(413, "server-too-large"):
        anna.post("me", {"settings": {"x": "y" * 3000}})


def test_a_recovery_link_makes_another_device_the_same_person_once(running):
    anna = running.person()
    link = anna.post("me/recovery")
    assert link["link"] == f"{running.url}/#recover={link['token']}"

    welcome = running.stranger().post("recover", {"token": link["token"]})
    phone = Client(running, welcome["key"])
    assert phone.me() == anna.me() and len(anna.get("me")["keys"]) == 2
    with refused(409, "server-link-used"):
        running.stranger().post("recover", {"token": link["token"]})


def test_a_recovery_link_can_be_revoked(running):
    anna = running.person()
    token = anna.post("me/recovery")["token"]
    assert anna.get("me")["recovery"] == 1
    anna.delete("me/recovery")

    assert anna.get("me")["recovery"] == 0
    with refused(409, "server-link-used"):
        running.stranger().post("recover", {"token": token})


def test_a_new_recovery_link_replaces_the_old_one(running):
    anna = running.person()
    old, new = (anna.post("me/recovery")["token"] for _ in range(2))

    with refused(409, "server-link-used"):
        running.stranger().post("recover", {"token": old})
    assert running.stranger().post("recover", {"token": new})["name"] == "Anna"


def test_a_key_is_no_recovery_token_and_the_other_way_round(running):
    anna = running.person()
    token = anna.post("me/recovery")["token"]

    with refused(409, "server-link-used"):
        running.stranger().post("recover", {"token": anna.key})
    with refused(401, "server-who"):
        Client(running, token).get("me")


def test_a_device_can_be_shut_out_and_its_socket_is_closed(running):
    anna = running.person()
    phone = Client(running, running.stranger().post("recover", {"token": anna.post("me/recovery")["token"]})["key"])
    table, _ = anna.table()
    other = next(key["id"] for key in phone.get("me")["keys"] if key["this"])
    with phone.socket(table) as socket:
        socket.next("update")
        anna.delete(f"me/keys/{other}")
        with pytest.raises(ConnectionClosed) as e:
            socket.next("nothing")
    assert e.value.rcvd.code == 1008
    with refused(401, "server-who"):
        phone.get("me")
    with refused(404, "server-missing"):
        anna.delete(f"me/keys/{other}")


def test_to_be_forgotten_takes_nobody_elses_name_along(running):
    """Bruno sat down and stood up again; Dario resigned, and Carla plays on; Emma has resigned from there since."""
    anna, bruno, carla, dario, emma = (running.person(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Emma"))
    table, _ = anna.table(seats=["me", "open", "open"], public=True)
    for person in (bruno, dario):
        person.act(table, "sit", seat=1)
        if person is bruno:
            person.act(table, "stand")
    emma.act(table, "sit", seat=2)
    dario.act(table, "resign")
    carla.act(table, "take", seat=1)
    (proposal,) = anna.get(f"tables/{table}")["proposals"]
    for person in (anna, emma):
        person.act(table, "vote", proposal=proposal["id"], agree=True)
    carla.act(table, "resign")

    def names():
        record = anna.get(f"tables/{table}/record")
        taken = [entry["name"] for entry in record["answers"] if "name" in entry]
        return [seat["name"] for seat in record["seats"]], taken, anna.view(table)["names"]

    assert names() == (["Anna", "Dario", "Emma"], ["Carla"], ["Anna", "Carla", "Emma"])
    bruno.delete("me")
    assert names() == (["Anna", "Dario", "Emma"], ["Carla"], ["Anna", "Carla", "Emma"])
    dario.delete("me")
    assert names() == (["Anna", "somebody", "Emma"], ["Carla"], ["Anna", "Carla", "Emma"])
    carla.delete("me")
    assert names() == (["Anna", "somebody", "Emma"], ["somebody"], ["Anna", "somebody", "Emma"])


def test_to_be_forgotten(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, (token,) = bruno.table(seats=["me", "link"])
    anna.post("join", {"token": token})
    anna.act(table, "chat", text="hello")
    anna.delete("me")

    with refused(401, "server-who"):
        anna.get("me")
    info = bruno.get(f"tables/{table}")
    assert info["seats"][1]["name"] == "somebody" and info["seats"][1]["person"] is None
    assert info["seats"][1]["kind"] == "bot"
    assert bruno.get(f"tables/{table}/chat")["lines"] == []
    assert "Anna" not in str(bruno.view(table, since=-1))
