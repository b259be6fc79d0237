"""Levels at a table: how quickly bots answer, which of them play again, and which have not learned its cards."""

from __future__ import annotations

import asyncio
import time

import pytest
from msgspec.structs import replace

from posterity.bots.levels import WITH_NETWORK
from posterity.core.records import write_record
from posterity.games import GAMES
from posterity.server.ops.pace import Pace
from posterity.server.timers.autoplay import after_pauses
from posterity.testing.walks import new_table, setup
from tests.bots.own_sets import far_set
from tests.server.serving import Running
from tests.server.test_deal import wait_until_over
from tests.server.test_opening import open_text
from tests.server.test_people import refused

TALLOW, WICK = {"kind": "bot", "bot": "casual"}, {"kind": "bot", "bot": "beginner"}


@pytest.fixture
def slow_bots(tmp_path):
    """A server at which bots pause for a minute."""
    server = Running(tmp_path / "store.db", pace=Pace(bot=(60, 60))).start()
    yield server
    server.stop()


def over(running, *bots):
    """A finished game of Anna against bots, who also played on for her."""
    anna = running.person("Anna")
    table, _ = anna.table(seats=["me", *bots], pause="none")
    anna.act(table, "bot", bot="random")
    wait_until_over(anna, table)
    return anna, table


def bots_at(anna, table):
    return [(seat["name"], seat["bot"]) for seat in anna.get(f"tables/{table}")["seats"] if seat["person"] is None]


def test_the_level_of_a_bot_can_be_changed_from_one_game_to_the_next(running):
    anna, table = over(running, TALLOW, WICK)
    new = anna.act(table, "rematch", bots=[{"seat": 1, "bot": "strong"}])["table"]
    assert sorted(bots_at(anna, new)) == [("Verity", "strong"), ("Wick", "beginner")]
    assert anna.get(f"tables/{new}")["pause"] == "none"


def test_bots_that_are_not_changed_sit_down_again(running):
    anna, table = over(running, TALLOW, WICK)
    new = anna.act(table, "rematch")["table"]
    assert sorted(bots_at(anna, new)) == [("Tallow", "casual"), ("Wick", "beginner")]


@pytest.mark.parametrize(
    ("chosen", "error"),
    [
        ({"seat": 0, "bot": "strong"}, "server-no-bot-there"),  # Anna sits there
        ({"seat": 7, "bot": "strong"}, "server-no-bot-there"),
        ({"seat": 1, "bot": "stronger"}, "server-bot"),
    ],
)
def test_only_a_bot_that_exists_plays_again_where_a_bot_sat(running, chosen, error):
    anna, table = over(running, TALLOW)
    with refused(422, error):
        anna.act(table, "rematch", bots=[chosen])
    assert anna.get(f"tables/{table}")["rematch"] is None


def test_a_bot_that_nobody_has_chosen_suits_a_first_evening(running):
    anna = running.person("Anna")
    table, _ = anna.table(seats=["me", "bot"])
    assert bots_at(anna, table) == [("Tallow", "casual")]


def test_a_table_says_how_long_its_bots_wait():
    usual = Pace(bot=(0.8, 1.6))
    assert usual.of_bots("person") == (0.8, 1.6)
    assert usual.of_bots("quick") == (0.2, 0.4)
    assert usual.of_bots("none") == (0, 0)


def test_at_a_table_that_likes_it_quick_bots_answer_at_once(slow_bots):
    anna = slow_bots.person("Anna")
    table, _ = anna.table(seats=["me", TALLOW], pause="none")
    anna.act(table, "bot")
    began = time.monotonic()
    wait_until_over(anna, table)
    assert time.monotonic() - began < 60  # with a minute before each answer it would last for hours


def test_whoever_waits_for_a_bot_that_thinks_lets_others_work():
    """A bot without a pause that thinks for a while is not looked at all the time."""

    async def thought():
        for _ in range(20):
            await asyncio.sleep(0.01)
        return "pick"

    rounds = []
    loop = asyncio.new_event_loop()
    plain = loop._run_once
    loop._run_once = lambda: (rounds.append(1), plain())
    assert loop.run_until_complete(after_pauses(thought(), (0, 0))) == "pick"
    loop.close()
    assert len(rounds) < 200


def opened_table(anna, cards):
    """A table at which a game with an owner's cards goes on."""
    game = GAMES["gears"]
    record = new_table(game, replace(setup(game, 2, {}, 0), cards=cards)).record()
    opened = open_text(anna, write_record(record).decode())
    return anna.act(opened, "branch", at=0, plan=[{"kind": "me"}, {"kind": "bot", "bot": "strong"}])["table"]


def test_a_table_says_which_levels_have_not_learned_its_cards(running):
    anna = running.person("Anna")
    table = opened_table(anna, far_set("gears"))
    assert anna.get(f"tables/{table}")["untaught"] == list(WITH_NETWORK)


@pytest.mark.parametrize("name", ["leaders", "gears", "machines"])
def test_levels_have_learned_every_set_that_comes_with_a_game(running, name):
    anna = running.person("Anna")
    for cards in GAMES[name].shelf.names():
        table, _ = anna.table(name, cards=cards)
        assert anna.get(f"tables/{table}")["untaught"] == []
