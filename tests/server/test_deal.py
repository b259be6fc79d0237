"""The deal of a server: hashes, bytes, seed; those who are silent; and that nothing leaves before its time."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.records import read_record, write_record
from posterity.games import GAMES
from posterity.server.tables.seating import SeatAssignment
from posterity.table.replay import Altered, replay
from tests.server.serving import GENEROUS, Client, FakeClock, Running
from tests.server.test_people import refused
from tests.server.test_process import COMMAND, serve  # noqa: F401  (a fixture)

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "docs" / "examples" / "verify_deal.py"
RANDOM = {"kind": "bot", "bot": "random"}
LIMITS = replace(GENEROUS, deal_seconds=5)


def b256(data):
    return blake2b(data, digest_size=32).digest()


def promise(share):
    return b256(b"posterity deal" + share).hex()


@pytest.fixture(scope="module")
def still():
    return FakeClock()


@pytest.fixture(scope="module")
def running(tmp_path_factory, still):
    server = Running(tmp_path_factory.mktemp("deal") / "store.db", limits=LIMITS, moments=still).start()
    yield server
    server.stop()
    assert server.app.services.metrics.mistakes == 0


class Two:
    """Anna and Bruno at a table of three with a bot, each with bytes of their own."""

    def __init__(self, running, anna=True, bruno=True, game="leaders", options=None):
        self.running = running
        self.anna, self.bruno = running.person("Anna"), running.person("Bruno")
        self.shares = [os.urandom(32), os.urandom(32)]
        plan = {"kind": "me", **({"commitment": promise(self.shares[0])} if anna else {})}
        self.table, (token,) = self.anna.table(game, [plan, RANDOM, "link"], options=options or {})
        self.first = self.deal()["commitment"]
        more = {"commitment": promise(self.shares[1])} if bruno else {}
        self.bruno.post("join", {"token": token, **more})

    def info(self):
        return self.anna.get(f"tables/{self.table}")

    def deal(self):
        return self.info()["deal"]

    def open(self, who, share=None):
        client = (self.anna, self.bruno)[who]
        return client.act(self.table, "entropy", entropy=(share or self.shares[who]).hex())

    def end(self):
        """All resign; the whole record."""
        for client in (self.anna, self.bruno):
            client.act(self.table, "resign")
        return read_record(self.anna.raw("GET", f"api/tables/{self.table}/record")[2])


def test_the_seed_is_made_of_everybodys_bytes(running):
    two = Two(running)
    assert two.info()["status"] == "open" and two.deal()["step"] == "bytes"
    assert two.deal()["commitments"] == [promise(two.shares[0]), None, promise(two.shares[1])]
    two.open(1)
    assert two.deal()["entropy"] == [None, None, two.shares[1].hex()] and two.info()["status"] == "open"
    two.open(0)
    assert two.info()["status"] == "running" and two.deal()["step"] == "dealt" and two.deal()["until"] is None
    record = two.end()

    secret = bytes.fromhex(record.secret)
    assert two.first == record.commitment == promise(secret)
    assert record.seed == b256(secret + two.shares[0] + bytes(32) + two.shares[1]).hex()
    assert [seat.entropy for seat in (record.seats[0], record.seats[2])] == [share.hex() for share in two.shares]
    assert replay(GAMES["leaders"], record).secret == record.secret


def test_who_sends_nothing_is_not_waited_for(running):
    two = Two(running, anna=False, bruno=False)

    assert two.info()["status"] == "running" and two.deal()["round"] == 1
    record = two.end()
    assert record.seed == b256(bytes.fromhex(record.secret) + bytes(96)).hex()


def test_a_hash_may_be_late_and_bytes_may_be_sent_twice(running):
    two = Two(running, bruno=False)
    assert two.deal()["step"] == "hashes"
    with refused(422, "illegal-deal-early"):
        two.open(0)
    two.bruno.act(two.table, "commit", commitment=promise(two.shares[1]))
    with refused(422, "illegal-deal-twice"):
        two.anna.act(two.table, "commit", commitment=promise(two.shares[1]))
    with refused(422, "illegal-deal-other"):
        two.open(0, two.shares[1])
    for who in (0, 0, 1, 1):
        two.open(who)

    assert two.info()["status"] == "running"
    with refused(409, "server-begun"):
        two.bruno.act(two.table, "commit", commitment=promise(two.shares[1]))


def test_after_a_while_nobody_waits_for_a_hash(running, still):
    two = Two(running, bruno=False)
    still.passes(running, 4)
    assert two.deal()["step"] == "hashes"
    still.passes(running, 1)
    assert two.deal()["step"] == "bytes"
    with refused(422, "illegal-deal-not-taking"):
        two.bruno.act(two.table, "commit", commitment=promise(two.shares[1]))
    two.open(0)

    record = two.end()
    assert record.seed == b256(bytes.fromhex(record.secret) + two.shares[0] + bytes(64)).hex()


def test_if_somebody_does_not_open_it_begins_anew_without_them(running, still):
    two = Two(running)
    two.open(0)
    still.passes(running, 5)
    deal = two.deal()
    assert (deal["round"], deal["step"]) == (2, "hashes") and deal["commitment"] != two.first
    assert deal["commitments"] == deal["entropy"] == [None, None, None], "what was shown does not count"
    with refused(422, "illegal-deal-not-taking"):
        two.bruno.act(two.table, "commit", commitment=promise(two.shares[1]))
    new = os.urandom(32)
    two.anna.act(two.table, "commit", commitment=promise(new))
    assert two.deal()["step"] == "bytes"
    two.open(0, new)

    record = two.end()
    assert record.commitment == deal["commitment"]
    assert record.seed == b256(bytes.fromhex(record.secret) + new + bytes(64)).hex()
    assert replay(GAMES["leaders"], record)


def test_if_nobody_opens_anything_the_game_begins_all_the_same(running, still):
    two = Two(running)
    still.passes(running, 5)

    assert two.info()["status"] == "running" and two.deal()["round"] == 2


def test_who_leaves_in_the_middle_makes_it_begin_anew(running):
    two = Two(running)
    two.open(0)
    two.bruno.act(two.table, "stand")
    deal = two.deal()
    assert (deal["round"], deal["step"], deal["commitments"]) == (2, "seats", [None, None, None])
    token = two.anna.act(two.table, "link", seat=2)["token"]
    carla = running.person("Carla")
    carla.post("join", {"token": token, "commitment": promise(two.shares[1])})
    assert two.deal()["step"] == "hashes", "Anna took part and is expected to do so again"
    two.anna.act(two.table, "commit", commitment=promise(two.shares[0]))
    carla.act(two.table, "entropy", entropy=two.shares[1].hex())
    two.open(0)

    assert two.info()["status"] == "running"


def test_nobody_breaks_a_deal_off_twice(running):
    """Bruno sits down and stands up until the cards are right: but it was he who left, so it goes on without him."""
    anna, bruno = running.person("Anna"), running.person("Bruno")
    mine, his = os.urandom(32), os.urandom(32)
    plan = {"kind": "me", "commitment": promise(mine)}
    table, _ = anna.table(seats=[plan, "open"], public=True)

    def deal():
        return anna.get(f"tables/{table}")["deal"]

    bruno.act(table, "sit", seat=1, commitment=promise(his))
    anna.act(table, "entropy", entropy=mine.hex())
    bruno.act(table, "stand")
    assert deal()["round"] == 2
    anna.act(table, "commit", commitment=promise(mine))
    bruno.act(table, "sit", seat=1, commitment=promise(his))
    second = deal()
    assert (second["step"], second["commitments"]) == ("bytes", [promise(mine), None])
    with refused(422, "illegal-deal-not-taking"):
        bruno.act(table, "commit", commitment=promise(his))
    for _ in range(2):
        bruno.act(table, "stand")
        assert deal()["round"] == 2 and deal()["commitment"] == second["commitment"]
        bruno.act(table, "sit", seat=1, commitment=promise(his))
    bruno.act(table, "stand")
    anna.act(table, "entropy", entropy=mine.hex())
    assert anna.get(f"tables/{table}")["status"] == "open"
    bruno.act(table, "sit", seat=1, commitment=promise(his))
    assert deal()["step"] == "dealt" and deal()["entropy"] == [mine.hex(), None]


def test_who_leaves_before_takes_the_hash_along(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, _ = anna.table(seats=["me", "open", "open"], public=True)
    bruno.act(table, "sit", seat=1, commitment=promise(bytes(32)))
    first = anna.get(f"tables/{table}")["deal"]
    bruno.act(table, "stand")
    deal = anna.get(f"tables/{table}")["deal"]

    assert first["commitments"] == [None, promise(bytes(32)), None] and deal["commitments"] == [None, None, None]
    assert deal["commitment"] == first["commitment"] and deal["round"] == 1


def test_a_rematch_is_dealt_in_the_same_way(running):
    two = Two(running, False, False)
    for client in (two.anna, two.bruno):
        client.act(two.table, "bot", bot="random")
    wait_until_over(two.anna, two.table)
    new = two.anna.act(two.table, "rematch", commitment=promise(two.shares[0]))["table"]
    again = two.bruno.act(two.table, "rematch", commitment=promise(two.shares[1]))
    assert again["table"] == new
    for client, share in zip((two.anna, two.bruno), two.shares, strict=True):
        client.act(new, "entropy", entropy=share.hex())

    assert two.anna.get(f"tables/{new}")["status"] == "running"


def wait_until_over(client, table):
    number = -1
    while client.get(f"tables/{table}")["status"] == "running":
        number = client.view(table, since=number, wait=20, outline=0)["number"]


def test_one_may_take_part_over_the_socket(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, (token,) = anna.table(seats=["me", "link"])
    share = os.urandom(32)
    with anna.socket(table) as socket:
        socket.next("table")
        assert socket.do("commit", commitment=promise(share))["type"] == "done"
        bruno.post("join", {"token": token})
        while socket.next("table")["table"]["deal"]["step"] != "hashes":
            pass
        running.moments.passes(running, 5)
        while socket.next("table")["table"]["deal"]["step"] != "bytes":
            pass
        assert socket.do("entropy", entropy=share.hex())["type"] == "done"

    assert anna.get(f"tables/{table}")["status"] == "running"


def test_no_secret_leaves_before_the_end(running):
    two = Two(running)
    kept = running.app.tables.sessions[two.table].metadata.deal.secret
    seen = json.dumps([two.info(), two.anna.get("tables?mine=1"), two.bruno.view(two.table)])
    two.open(0)
    two.open(1)
    seed = running.app.tables.sessions[two.table].table.setup.seed.hex()
    record = two.anna.get(f"tables/{two.table}/record")
    seen += json.dumps([two.info(), two.anna.get("tables?mine=1"), two.bruno.view(two.table, since=-1), record])
    with two.bruno.socket(two.table) as socket:
        socket.next("update")
        seen += json.dumps(socket.heard)

    assert kept not in seen and seed not in seen
    assert "secret" not in record and "seed" not in record and record["commitment"] == two.first
    assert "entropy" not in json.dumps(record["seats"])


@pytest.mark.parametrize("value", ["", "ab", "x" * 64, "A" * 64, 5, "ab" * 40])
def test_what_is_no_hash_is_not_understood(running, value):
    anna = running.person()
    table, _ = anna.table(seats=["me", "link"])
    with refused(400, "server-body"):
        anna.act(table, "commit", commitment=value)
    with refused(400, "server-body"):
        anna.act(table, "entropy", entropy=value)


def test_nobody_commits_for_others(running):
    for kind in ("bot", "link"):
        with refused(400, "server-body"):
            running.person().table(seats=["me", {"kind": kind, "commitment": "ab" * 32}])


def test_who_is_forgotten_in_the_middle_makes_it_begin_anew(running):
    two = Two(running)
    two.open(1)
    two.bruno.delete("me")
    deal = two.deal()

    assert two.info()["status"] == "open" and (deal["round"], deal["step"]) == (2, "seats")
    assert deal["entropy"] == [None, None, None]


def test_only_who_sits_takes_part(running):
    anna, carla = running.person("Anna"), running.person("Carla")
    table, _ = anna.table(seats=["me", "open"], public=True)
    with refused(403, "server-not-your-seat"):
        carla.act(table, "commit", commitment="ab" * 32)
    with refused(403, "server-not-your-seat"):
        carla.act(table, "entropy", entropy="ab" * 32)


# ---------------------------------------------------------------- killed, and checked from outside


def test_a_deal_goes_on_after_a_kill_between_hash_and_bytes(tmp_path, serve):  # noqa: F811
    patient = ("--limits", "deal-seconds=300")  # however long it takes to start again here
    server, share = serve(tmp_path / "store.db", *patient), os.urandom(32)
    anna = server.person()
    table, _ = anna.table("gears", [{"kind": "me", "commitment": promise(share)}, "bot"])
    before = anna.get(f"tables/{table}")["deal"]
    assert before["step"] == "bytes"
    server.end(signal.SIGKILL)
    anna = Client(serve(tmp_path / "store.db", *patient), anna.key)
    assert anna.get(f"tables/{table}")["deal"] == before
    anna.act(table, "entropy", entropy=share.hex())
    assert anna.get(f"tables/{table}")["status"] == "running"
    anna.act(table, "resign")
    record = tmp_path / "record.json"
    record.write_bytes(anna.raw("GET", f"api/tables/{table}/record")[2])

    assert read_record(record.read_bytes()).commitment == before["commitment"]
    for words in ([record], ["--store", tmp_path / "store.db"]):
        done = subprocess.run([*COMMAND, "verify", "--json", *words], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0 and json.loads(done.stdout)["ok"], done.stderr


def test_a_table_that_was_full_when_the_server_was_killed_begins_when_it_is_back(running):
    anna = running.person()
    table, _ = anna.table(seats=["me", "link"])
    room = running.app.tables.sessions[table]
    places = [room.metadata.seats[0], SeatAssignment(kind="bot", bot="random", name="Random")]
    kept = replace(
        room.stored, metadata=replace(room.metadata, seats=places).plain(), changed=room.stored.changed - 5000
    )
    running.on(running.store.update(kept))
    room.invalidate()
    anna.get(f"tables/{table}")
    running.on(running.moments.happen(running.app))

    assert anna.get(f"tables/{table}")["status"] == "running"


def test_verify_sees_a_deal_that_is_not_the_promised_one(running):
    two = Two(running)
    two.open(0)
    two.open(1)
    record = two.end()
    record.secret = "ab" * 32

    with pytest.raises(Altered, match="altered-commitment"):
        replay(GAMES["leaders"], record)


# ---------------------------------------------------------------- the script of docs/verify.md


def redone(tmp_path, record, cards):
    """What the script says of a record."""
    for name, data in (("record.json", record), ("cards.json", json.dumps(cards).encode())):
        (tmp_path / name).write_bytes(data)
    command = [sys.executable, "-I", SCRIPT, tmp_path / "record.json", tmp_path / "cards.json"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_the_page_shows_the_script_and_it_needs_nothing_of_ours():
    text = SCRIPT.read_text()

    assert f"```python file=docs/examples/verify_deal.py\n{text}```" in (ROOT / "docs" / "verify.md").read_text()
    assert len(text.splitlines()) <= 45 and "posterity." not in text
    used = set(re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE))
    assert used == {"json", "sys", "hashlib", "itertools", "pathlib", "struct"}


@pytest.mark.parametrize(("game", "options"), [("gears", {}), ("gears", {"fate": "destiny"}), ("machines", {})])
def test_the_script_redoes_the_deal_of_a_real_game(running, tmp_path, game, options):
    two = Two(running, game=game, options=options)
    two.open(0)
    two.open(1)
    record, cards = two.end(), two.anna.get(f"games/{game}/cards/en")["shown"]
    table = replay(GAMES[game], record)
    position = GAMES[game].position(table.state_at(0))
    done = redone(tmp_path, write_record(record), cards)

    assert done.returncode == 0, done.stderr
    *hands, first = done.stdout.splitlines()
    names = [seat.name for seat in record.seats]
    assert [line.split(": ")[0] for line in hands] == names
    assert [sorted(line.split(": ")[1].split()) for line in hands] == [sorted(p.hand) for p in position.players]
    assert first == f"{names[table.asked[0]]} chooses first."


@pytest.mark.parametrize("change", ["secret", "share", "seed", "cards", "closed"])
def test_the_script_sees_what_was_altered(running, tmp_path, change):
    two = Two(running, game="gears")
    two.open(0)
    two.open(1)
    record, cards = two.end(), two.anna.get("games/gears/cards/en")["shown"]
    other = "ab" * 32
    if change == "secret":
        record.secret = other
    elif change == "share":
        record.seats[2].entropy = other
    elif change == "seed":
        record.seed = other
    elif change == "closed":
        record.secret = UNSET
    else:
        cards["sha256"] = other

    done = redone(tmp_path, write_record(record), cards)
    assert done.returncode == 1 and done.stdout == "" and done.stderr.count("\n") == 1
