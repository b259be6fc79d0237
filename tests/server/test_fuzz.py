"""Requests and frames that nobody means: no mistake of the program, no answer that is not described, no lost table."""

from __future__ import annotations

import asyncio
import json
import warnings

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from posterity.cli.stored import check_all
from posterity.games import GAMES
from posterity.server.actions.actions import ACTIONS
from posterity.server.http.endpoints import ENDPOINTS
from posterity.text.voice import Voice
from tests.server.serving import Running

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis
    from schemathesis import GenerationMode
    from schemathesis.specs.openapi import checks as specs

quiet = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
# The bots of the server pause at random in this very process, which is not for Hypothesis to mend.
pytestmark = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
MODES = {"as described": GenerationMode.POSITIVE, "otherwise": GenerationMode.NEGATIVE}
HURTS = ("/api/me", "/api/me/keys/{key}", "/api/me/recovery")  # done by somebody new each time


class World:
    """A server with some people and tables in every state."""

    def __init__(self, path):
        self.path = path
        self.server = Running(path).start()
        self.anna, self.bruno = self.server.person("Anna"), self.server.person("Bruno")
        self.running, (token,) = self.anna.table("leaders", ["me", "link"], public=True)
        self.bruno.post("join", {"token": token})
        self.gears, _ = self.anna.table("gears", ["me", "me", "bot"])
        self.open, (self.token,) = self.anna.table("machines", ["me", "link", "open"], public=True)
        self.over, (token,) = self.anna.table("leaders", ["me", "link"])
        self.bruno.post("join", {"token": token})
        self.bruno.act(self.over, "resign")
        self.anna.act(self.over, "resign")
        self.tables = [self.running, self.gears, self.open, self.over]
        self.removed = set()
        self.schema = schemathesis.openapi.from_dict(json.loads(self.anna.raw("GET", "api")[2]))
        self.operations = {one.ok().label: one.ok() for one in self.schema.get_all_operations()}

    def ask(self, id):
        """The open question: its number, who is asked, and the answers."""
        room = self.server.app.tables.sessions.get(id)
        table = None if room is None else room.table
        if table is None or table.state.ask is None:
            return 0, self.anna, ["work"]
        person = room.metadata.seats[table.state.ask.seat].person
        asked = self.bruno if person == self.bruno_id() else self.anna
        return table.number, asked, [pick.text for pick in table.state.ask.options]

    def bruno_id(self):
        if not hasattr(self, "bruno_is"):
            self.bruno_is = self.bruno.me()
        return self.bruno_is

    def close(self):
        """Stop, and replay all that is kept."""
        self.server.stop()
        assert self.server.app.services.metrics.mistakes == 0
        checked = asyncio.run(check_all(f"sqlite://{self.path}", Voice("en")))
        assert [one.fault for one in checked if one.fault] == []
        assert {one.id for one in checked} >= {self.running, self.gears} - self.removed


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    made = World(tmp_path_factory.mktemp("fuzz") / "store.db")
    yield made
    made.close()


# ---------------------------------------------------------------- requests

CHECKS = [
    schemathesis.checks.not_a_server_error,
    specs.status_code_conformance,
    specs.content_type_conformance,
    specs.response_schema_conformance,
]


def wished():
    """Every address as described; what has a body or a query also otherwise."""
    for one in ENDPOINTS:
        yield f"{one.method} {one.path}", "as described"
        if one.body is not None or one.query is not None:
            yield f"{one.method} {one.path}", "otherwise"


@pytest.mark.parametrize(("label", "mode"), [*wished()])
def test_requests_get_an_answer_that_is_described(world, label, mode):
    try_requests(world, label, mode, 12)


@pytest.mark.long
@pytest.mark.parametrize(("label", "mode"), [*wished()])
def test_very_many_requests_get_an_answer_that_is_described(world, label, mode):
    try_requests(world, label, mode, 200)


def try_requests(world, label, mode, examples):
    operation = world.operations[label]

    @settings(max_examples=examples, suppress_health_check=quiet)
    @given(operation.as_strategy(generation_mode=MODES[mode]), st.data())
    def tried(case, data):
        client = aimed(world, case, data)
        headers = {"Authorization": f"Bearer {client.key}"} if client.key else {}
        response = case.call(base_url=world.server.url, headers=headers)
        if (case.method, response.status_code) == ("DELETE", 200) and case.path == "/api/tables/{table}":
            world.removed.add(case.path_parameters["table"])
        case.validate_response(response, headers=headers, checks=CHECKS)
        assert response.status_code < 500, response.text

    tried()


def aimed(world, case, data):
    """Some of what was made up is replaced by what is there; somebody who may ask."""
    path = case.path_parameters if isinstance(case.path_parameters, dict) else {}
    client = data.draw(st.sampled_from([world.anna, world.bruno, world.server.stranger()]))
    if "table" in path and data.draw(st.integers(0, 5)):
        path["table"] = data.draw(st.sampled_from(world.tables))
    if "game" in path and data.draw(st.booleans()):
        path["game"] = data.draw(st.sampled_from(list(GAMES)))
    if "lang" in path and data.draw(st.booleans()):
        path["lang"] = data.draw(st.sampled_from(["en", "it"]))
    if isinstance(case.query, dict) and "wait" in case.query:
        case.query["wait"] = data.draw(st.sampled_from([0, 0.01, -1, "x", 26]))
    if isinstance(case.body, dict):
        if "number" in case.body and data.draw(st.booleans()):
            number, client, picks = world.ask(path.get("table"))
            case.body |= {"number": number, "pick": data.draw(st.sampled_from(picks))} if "pick" in case.body else {}
        if "seat" in case.body and data.draw(st.booleans()):
            case.body["seat"] = data.draw(st.integers(0, 3))
        if "token" in case.body and data.draw(st.booleans()):
            case.body["token"] = world.token
        if "person" in case.body and data.draw(st.booleans()):
            case.body["person"] = world.bruno_id()
    return world.server.person() if case.path in HURTS else client


# ---------------------------------------------------------------- frames

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
seats = st.integers(-1, 4) | st.none() | plain
words = st.text(max_size=30) | st.sampled_from(["work", "en", "greedy", "random", "undo", "\u202e", "<b>x</b>"])
FIELDS = {
    "number": st.integers(-2, 60),
    "pick": words,
    "say": words,
    "seat": seats,
    "to": st.integers(-2, 60) | st.none(),
    "ask": st.booleans(),
    "proposal": words,
    "agree": st.booleans(),
    "bot": words,
    "person": words,
    "muted": st.booleans(),
    "forced": st.booleans(),
    "text": words,
}
bodies = st.fixed_dictionaries({}, optional=FIELDS) | plain
acts = st.sampled_from([*ACTIONS, "look", "hello", "nonsense"])
frames = st.fixed_dictionaries(
    {"do": acts | words}, optional={"id": st.integers(-1, 5) | words, "with": bodies, "seat": seats, "more": plain}
).map(json.dumps)
junk = st.binary(max_size=60) | st.text(max_size=60) | plain.map(json.dumps) | st.just("[" * 9000)
sent = st.lists(frames | frames | junk, min_size=1, max_size=8)
hellos = st.fixed_dictionaries(
    {"do": st.just("hello")},
    optional={"seat": seats, "since": st.integers(-3, 99), "outline": st.booleans(), "x": plain},
).map(json.dumps)


def said(socket):
    """The next answer to a frame; what is told besides is passed over."""
    while True:
        message = json.loads(socket.recv(20))
        if message["type"] in ("done", "error"):
            return message


sessions = given(st.integers(0, 3), st.sampled_from(["anna", "bruno", "stranger"]), sent)


@settings(max_examples=60, suppress_health_check=quiet)
@sessions
def test_frames_get_an_answer_each(world, table, name, sent):
    try_frames(world, table, name, sent)


@pytest.mark.long
@settings(max_examples=2000, suppress_health_check=quiet)
@sessions
def test_very_many_frames_get_an_answer_each(world, table, name, sent):
    try_frames(world, table, name, sent)


def try_frames(world, table, name, sent):
    client = world.server.stranger() if name == "stranger" else getattr(world, name)
    port, id = world.server.port, world.tables[table]
    with connect(f"ws://127.0.0.1:{port}/api/tables/{id}/socket", max_size=None) as socket:
        try:
            socket.send(json.dumps({"do": "hello", "outline": False, **({"key": client.key} if client.key else {})}))
            for frame in sent:
                socket.send(frame)
                answer = said(socket)
                assert answer["type"] == "done" or answer["status"] < 500, (frame, answer)
        except ConnectionClosed as e:
            assert e.rcvd.code in (1007, 1008), e


@settings(max_examples=30, suppress_health_check=quiet)
@given(hellos | junk)
def test_any_first_frame_lets_in_or_is_refused_in_a_sentence(world, first):
    with connect(f"ws://127.0.0.1:{world.server.port}/api/tables/{world.running}/socket", max_size=None) as socket:
        socket.send(first)
        try:
            message = json.loads(socket.recv(20))
            assert message["type"] in ("table", "error") and message.get("status", 0) < 500
        except ConnectionClosed as e:
            assert e.rcvd.code in (1007, 1008, 1009)


@pytest.mark.parametrize("size", [17_000, 200_000])
def test_frames_that_are_too_large_end_the_socket(world, size):
    with world.anna.socket(world.running) as socket:
        socket.next("update")
        socket.send('{"do": "chat", "with": {"text": "' + "x" * size + '"}}')
        with pytest.raises(ConnectionClosed) as e:
            while True:
                socket.next("done")
    assert e.value.rcvd.code == 1009
