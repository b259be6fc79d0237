"""Two worlds through real responses: what differs only in what a viewer may not know gives the same bytes."""

from __future__ import annotations

import json
import os
import re
from contextlib import contextmanager

import pytest

from posterity.core.chance import QuickStream
from posterity.core.deal import commitment
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.server.ops.pace import Pace
from posterity.table.replay import replay
from posterity.testing import secrecy
from tests.server.serving import FakeClock, Running

CHANGED = re.compile(rb'"changed":\d+')
SENT = re.compile(r'"now":\d+,')  # which beat of the clock a busy machine sends it in
BANK = {"kind": "bank", "seconds": 300, "increment": 5}
LOOKS = 3  # positions of a game at which the worlds are compared
STEPS = 9  # answers between them


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    """A server whose time passes only between the worlds; bots wait for ever, and nobody who has asked goes away."""
    path = tmp_path_factory.mktemp("secrecy") / "store.db"
    server = Running(path, pace=Pace(bot=(600, 600)), moments=FakeClock()).start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("posterity.server.tables.presence.AWAY", 1e9)
        yield server
    server.stop()
    assert server.app.services.metrics.mistakes == 0


class Watched:
    """A running table with a client and a socket for every seat and for a stranger."""

    def __init__(self, running, name):
        self.running, self.game = running, GAMES[name]
        self.people = [running.person(word) for word in ("Anna", "Bruno", "Carla")]
        self.stranger = running.stranger()
        shares = [os.urandom(32) for _ in self.people]
        plan = {"kind": "me", "commitment": commitment(shares[0])}
        self.id, tokens = self.people[0].table(name, [plan, "link", "link"], public=True, clock=BANK)
        for person, token, share in zip(self.people[1:], tokens, shares[1:], strict=True):
            person.post("join", {"token": token, "commitment": commitment(share)})
        for person, share in zip(self.people, shares, strict=True):
            person.act(self.id, "entropy", entropy=share.hex())
        self.room, self.now = running.app.tables.sessions[self.id], running.moments.now()

    def state(self):
        return self.room.table.state

    def client(self, viewer):
        return self.stranger if viewer is None else self.people[viewer]

    def step(self, luck):
        """A random answer over HTTP, after a while."""
        self.running.moments.passes(self.running, luck.below(9))
        self.now = self.running.moments.now()
        ask = self.state().ask
        pick = ask.options[luck.below(len(ask.options))]
        self.people[ask.seat].act(self.id, "answer", number=self.room.number, pick=pick.text)

    def stand_in(self, state):
        """Let the table stand in another world; nothing of it is kept."""
        record = self.running.on(self.running.store.record(self.id))
        table = replay(self.game, record)
        table.state = with_trails(state.clone(), table.state)
        table.state.told = []
        entries = self.running.on(self.running.store.entries(self.id))
        self.room.table, self.room.spent = table, [entry.spent for entry in entries]
        self.room.since = entries[-1].at
        self.running.moments.at = self.now
        self.running.on(self.plan())

    async def plan(self):
        self.room.plan()

    def picks(self):
        """Some of the answers that this game knows."""
        known = sorted({pick.text for pick in self.game.lexicon(self.state()).made.values()})
        return known[:: max(1, len(known) // 8)]

    def said_to(self, viewer, picks):
        """Everything that a viewer can ask for, as bytes: views, tables, lists, reasons, refusals, counts."""
        client, number = self.client(viewer), self.room.number
        found = [client.raw("GET", f"api/tables/{self.id}/view?since=-1&outline={flag}") for flag in (0, 1)]
        found += [client.raw("GET", f"api/tables/{self.id}"), client.raw("GET", "api/tables")]
        for pick in [*picks, "nonsense", "nonsense:1"]:
            found.append(client.raw("GET", f"api/tables/{self.id}/why?pick={pick}"))
            found.append(client.raw("GET", f"api/tables/{self.id}/plan?picks={pick}"))
            body = {"number": number + 1, "pick": pick}
            found.append(client.raw("POST", f"api/tables/{self.id}/answer", body))
            if viewer is None or self.state().ask.seat != viewer:
                found.append(client.raw("POST", f"api/tables/{self.id}/answer", {"number": number, "pick": pick}))
        body = {"number": number, "to": number + 5}
        found.append(client.raw("POST", f"api/tables/{self.id}/undo", body))
        found.append(client.raw("GET", f"api/tables/{self.id}/record"))
        found += [client.raw("GET", f"api/tables/{self.id}/view?at={at}&seat=1") for at in (0, number)]
        found += [client.raw("GET", f"api/tables/{self.id}/{what}") for what in ("steps", "settlement", "scores")]
        hexes = {"commitment": "ab" * 32}, {"entropy": "ab" * 32}
        for act, body in (("branch", {"at": 0}), *zip(("commit", "entropy"), hexes, strict=True)):
            found.append(client.raw("POST", f"api/tables/{self.id}/{act}", body))
        return [(status, CHANGED.sub(b"", data)) for status, _, data in found]

    def heard_by(self, viewer, state, pick):
        """What a viewer's socket says, to the byte, when `pick` is answered in a world, or time is out (None)."""
        self.stand_in(state)
        with self.client(viewer).socket(self.id) as socket:
            socket.next("update")
            if pick is None:
                self.running.moments.passes(self.running, 600)
            else:
                self.people[state.ask.seat].act(self.id, "answer", number=self.room.number, pick=pick)
            while True:
                message = socket.socket.recv(10)
                if json.loads(message)["type"] == "update":
                    return SENT.sub("", message)


def with_trails(world, truth):
    """A guessed world in which can be guessed again: what its seat has seen is the same in both."""
    for name in dir(truth):
        if name.endswith("trail"):
            setattr(world, name, getattr(truth, name).clone())
    return world


@contextmanager
def unkept(store):
    """Nothing is written to the store for a while."""

    async def nothing(*args):
        return None

    store.append = nothing
    try:
        yield
    finally:
        del store.append


@pytest.mark.parametrize("name", GAMES)
def test_answers_and_refusals_are_the_same_bytes_in_two_worlds(running, name):
    watched, luck = Watched(running, name), QuickStream(5)
    for _ in range(LOOKS):
        for _ in range(STEPS):
            watched.step(luck)
        truth, picks = watched.state(), watched.picks()
        for seat in range(3):
            world = watched.game.guess(truth, seat, luck)
            for viewer in (seat, None):
                watched.stand_in(truth)
                one = watched.said_to(viewer, picks)
                watched.stand_in(world)
                assert watched.said_to(viewer, picks) == one, f"viewer {viewer} can tell two worlds apart"
        watched.stand_in(truth)


@pytest.mark.parametrize("name", GAMES)
def test_sockets_say_the_same_bytes_in_two_worlds(running, name):
    watched, luck = Watched(running, name), QuickStream(7)
    compared = 0
    for _ in range(LOOKS):
        for _ in range(STEPS):
            watched.step(luck)
        truth = watched.state().clone()
        with unkept(running.store):
            for seat in range(3):
                world = watched.game.guess(truth, seat, luck)
                pick = common(truth, world, luck)
                for viewer in (seat, None):
                    if pick is not None and looks_alike(watched.game, truth, world, pick, viewer):
                        one, two = (watched.heard_by(viewer, state, pick) for state in (truth, world))
                        assert alike(one) == alike(two), f"the story of {pick} tells viewer {viewer} something"
                        compared += 1
        watched.stand_in(truth)
    assert compared >= 3


@pytest.mark.parametrize("name", GAMES)
def test_running_out_of_time_says_the_same_bytes_in_two_worlds(running, name):
    watched, luck = Watched(running, name), QuickStream(9)
    for _ in range(STEPS):
        watched.step(luck)
    truth = watched.state().clone()
    with unkept(running.store):
        for seat in range(3):
            world = watched.game.guess(truth, seat, luck)
            for viewer in (seat, None):
                one, two = (watched.heard_by(viewer, state, None) for state in (truth, world))
                assert one == two and b"told-seat-bot" in one.encode()
    watched.stand_in(truth)


def alike(message):
    """How long an update is, and what it says; cards that one draws together may come in another order."""
    update = json.loads(message)
    for event in update["events"]:
        event["args"] = secrecy.unordered(event["args"])
    return len(message), update


def common(one, two, luck):
    both = [pick.text for pick in one.ask.options if pick.text in {other.text for other in two.ask.options}]
    return both[luck.below(len(both))] if both else None


def looks_alike(game, one, two, pick, viewer):
    """May the viewer see no difference after `pick`? Not where chance was drawn or something hidden was shown."""
    then = []
    for state in (one.clone(), two.clone()):
        chance = state.chance
        apply(state, game.lexicon(state).parse(pick))
        if state.chance is not chance or state.ask is None:
            return False
        then.append(secrecy.seen(game, state, viewer))
    return then[0] == then[1]
