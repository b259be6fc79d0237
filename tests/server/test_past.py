"""Looking back while a game runs: exactly what was shown then, and nothing to anybody else."""

from __future__ import annotations

import pytest

from posterity.core.chance import QuickStream
from posterity.games import GAMES
from tests.server.test_people import refused

STEPS = 24


class Followed:
    """A running game of two, with everything that was shown to each seat and to a stranger at every entry."""

    def __init__(self, running, name):
        self.game, self.luck = GAMES[name], QuickStream(11)
        self.people = [running.person("Anna"), running.person("Bruno")]
        self.stranger = running.stranger()
        self.table, (token,) = self.people[0].table(name, ["me", "link"], public=True)
        self.people[1].post("join", {"token": token})
        self.room = running.app.tables.sessions[self.table]
        self.seen = []
        self.look()

    def viewers(self):
        return [(self.people[0], 0), (self.people[1], 1), (self.stranger, None)]

    def look(self):
        """Remember what everybody is shown now."""
        self.seen.append([told(client.view(self.table, since=-1)) for client, _ in self.viewers()])

    def step(self):
        ask = self.room.table.state.ask
        pick = ask.options[self.luck.below(len(ask.options))]
        self.people[ask.seat].act(self.table, "answer", number=self.room.number, pick=pick.text)
        self.look()

    def take_back(self):
        """Whoever answered last takes it back; the other agrees if that is wanted."""
        seat = self.room.table.entries[-1].seat
        self.people[seat].act(self.table, "undo", number=self.room.number)
        for proposal in self.people[0].get(f"tables/{self.table}")["proposals"]:
            self.people[1 - seat].act(self.table, "vote", proposal=proposal["id"], agree=True)
        self.look()


def told(update):
    """What an update says of the game; words are wanted only by the open question."""
    return {key: update[key] for key in ("number", "seat", "events", "view", "outline")}


@pytest.mark.parametrize("name", GAMES)
def test_the_past_is_what_was_shown_then(running, name):
    followed = Followed(running, name)
    for step in range(STEPS):
        followed.step()
        if step % 9 == 8:
            followed.take_back()

    assert any(event["message"] == "told-undo" for event in followed.seen[-1][0]["events"])
    for number, shown in enumerate(followed.seen):
        for (client, seat), then in zip(followed.viewers(), shown, strict=True):
            back = client.view(followed.table, at=number, since=-1)
            assert told(back) == then, f"entry {number} for {seat}"
            assert back["status"] == "running" and back["words"] == []


def test_nobody_looks_back_from_another_seat(running):
    followed = Followed(running, "gears")
    followed.step()
    for client, seat in followed.viewers():
        for other in {0, 1} - {seat}:
            with refused(403, "server-not-your-seat"):
                client.view(followed.table, at=0, seat=other)
        with refused(409, "server-not-over"):
            client.view(followed.table, at=0, all=1)
        with refused(409, "server-not-over"):
            client.view(followed.table, all=1)
        with refused(422, "server-no-entry"):
            client.view(followed.table, at=followed.room.number + 1)


def test_a_private_table_has_no_past_for_others(running):
    anna = running.person()
    table, _ = anna.table(seats=["me", "bot"])
    for client in (running.person("Carla"), running.stranger()):
        with refused(404, "server-missing"):
            client.view(table, at=0)


def test_every_deed_says_whose_answer_it_was(running):
    followed = Followed(running, "leaders")
    for _ in range(6):
        followed.step()
    entries = followed.room.table.entries

    for event in followed.seen[-1][2]["events"]:
        assert event["by"] == (entries[event["entry"] - 1].seat if event["entry"] else None)
