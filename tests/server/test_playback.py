"""Settlements in steps and the scores over HTTP: for every viewer what it may know, also for whoever comes later."""

from __future__ import annotations

import pytest

from posterity.core.chance import QuickStream
from posterity.games import GAMES
from tests.server.test_past import Followed
from tests.server.test_people import refused

LOOKS = 400  # answers within which a round is settled


class Unseen(Followed):
    """A game at which nobody looks after every answer."""

    def look(self):
        pass


class Settled(Unseen):
    """A game that has gone on until a round was settled."""

    def __init__(self, running, name):
        super().__init__(running, name)
        self.luck = QuickStream(3)
        while not self.room.table.settled[-1]:
            ask = self.room.table.state.ask
            pick = ask.options[self.luck.below(len(ask.options))]
            self.people[ask.seat].act(self.table, "answer", number=self.room.number, pick=pick.text)
            assert self.room.number < LOOKS


@pytest.fixture(scope="module")
def settled(running):
    return Settled(running, "gears")


def test_everybody_sees_the_settlement_in_steps(settled):
    entry = settled.room.table.settled[-1]
    for client, seat in settled.viewers():
        update = client.view(settled.table, since=-1)
        told = [event for event in update["events"] if event["entry"] == entry]
        found = client.get(f"tables/{settled.table}/settlement")

        assert (found["entry"], found["seat"]) == (entry, seat)
        assert update["settled"] == {"entry": entry, "first": found["first"]}
        last = found["first"] + len(found["steps"])
        assert [step["event"] for step in found["steps"]] == told[found["first"] : last]
        assert found["steps"][0]["event"]["message"] == "round-ends"
        later = {event["message"] for event in told[last:]}
        assert not later & {step["event"]["message"] for step in found["steps"]}
        for view in [found["before"], *[step["view"] for step in found["steps"]]]:
            hands = [player for player, one in enumerate(view["players"]) if "hand" in one]
            assert (view["round"], view["ask"], hands) == (1, None, [] if seat is None else [seat])
        assert found["steps"][-1]["view"]["scores"] == update["view"]["scores"]


def test_an_entry_in_steps_is_all_that_was_told_of_it(settled):
    for client, _ in settled.viewers():
        events = client.view(settled.table, since=-1)["events"]
        for number in (1, 2, settled.room.table.settled[-1]):
            found = client.get(f"tables/{settled.table}/steps?at={number}")
            assert found["first"] == 0
            assert [step["event"] for step in found["steps"]] == [one for one in events if one["entry"] == number]


def test_nobody_sees_the_steps_of_another_seat(settled):
    for client, seat in settled.viewers():
        for what in ("steps", "settlement", "scores"):
            for other in {0, 1} - {seat}:
                with refused(403, "server-not-your-seat"):
                    client.get(f"tables/{settled.table}/{what}?seat={other}")
            with refused(409, "server-not-over"):
                client.get(f"tables/{settled.table}/{what}?all=1")
            with refused(422, "server-no-entry"):
                client.get(f"tables/{settled.table}/{what}?at=9999")


def test_the_scores_and_the_settlement_follow_what_is_taken_back(settled):
    anna, bruno = settled.people
    table, entry = settled.table, settled.room.table.settled[-1]
    before = anna.get(f"tables/{table}/scores")
    assert [one["entry"] for one in before["rounds"]] == [entry]
    assert before["rounds"][-1]["scores"] == anna.view(table)["view"]["scores"]
    pick, seat = settled.room.table.entries[entry - 1].pick, settled.room.table.entries[entry - 1].seat

    anna.act(table, "undo", number=settled.room.number, to=entry)
    for proposal in anna.get(f"tables/{table}")["proposals"]:  # none where the settlement has told nobody anything new
        bruno.act(table, "vote", proposal=proposal["id"], agree=True)
    assert anna.view(table)["settled"] is None
    assert anna.get(f"tables/{table}/scores")["rounds"] == []
    with refused(404, "server-no-settlement"):
        anna.get(f"tables/{table}/settlement")
    assert anna.get(f"tables/{table}/settlement?at={entry}")["entry"] == entry  # as it was then

    settled.people[seat].act(table, "answer", number=settled.room.number, pick=pick)
    again = anna.get(f"tables/{table}/scores")
    assert again["origins"] == before["origins"]
    assert anna.get(f"tables/{table}/settlement")["entry"] == again["rounds"][-1]["entry"] > entry


def test_the_last_own_answer_is_one_that_stands(running):
    followed = Followed(running, "leaders")
    assert [client.view(followed.table)["own"] for client, _ in followed.viewers()] == [None, None, None]
    seat = followed.room.table.asks()
    followed.step()
    assert followed.people[seat].view(followed.table)["own"] == 1

    followed.take_back()

    assert followed.people[seat].view(followed.table)["own"] is None
    assert followed.stranger.view(followed.table)["own"] is None


def test_the_steps_say_where_automata_act(running):
    followed = Unseen(running, "legacies")
    plays = "automaton-plays"
    while all(event.message != plays for event in followed.room.table.events[-1]):
        assert followed.room.number < LOOKS
        followed.step()
    for client, _ in followed.viewers():
        found = client.get(f"tables/{followed.table}/steps")
        messages = [step["event"]["message"] for step in found["steps"]]
        span = found["automata"]
        assert span["first"] == messages.index(plays)
        told = client.view(followed.table, since=-1)["automata"]
        assert told == {"entry": followed.room.number, "first": span["first"]}
        acted, later = messages[span["first"] : span["after"]], messages[span["after"] :]
        assert plays not in later and not any(message.startswith("scored-") for message in acted)
        assert not later or later[0].startswith("scored-")
        assert client.get(f"tables/{followed.table}/steps?at=1")["automata"] is None
        assert client.get(f"tables/{followed.table}/view?at=1")["automata"] is None


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_steps(running, name):
    followed = Followed(running, name)
    for _ in range(4):
        followed.step()
    for client, _ in followed.viewers():
        assert client.get(f"tables/{followed.table}/steps")["entry"] == 4
        assert client.get(f"tables/{followed.table}/scores")["number"] == 4
