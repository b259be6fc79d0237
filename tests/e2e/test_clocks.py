"""Clocks: chosen for a table, shown as they run, and a bot for whoever has no time left."""

from __future__ import annotations

import re

import pytest

from tests.e2e.test_access import faults
from tests.server.serving import Client, FakeClock, Running


@pytest.fixture
def still(toy, built, tmp_path):
    """A server for which time passes only when a test says so; the browser's own watch goes on."""
    server = Running(tmp_path / "store.db", moments=FakeClock()).start()
    yield server
    server.stop()


def test_a_clock_is_chosen_and_runs(guest):
    anna = guest("Anna")
    anna.go("#/new/lanterns")
    anna.page.get_by_label("Clock", exact=True).select_option(
        "20 minutes for the game, and 15 seconds more after each turn"
    )
    anna.page.get_by_role("button", name="Open the table").click()
    anna.wait_for_turn()

    anna.page.locator("[role=timer]", has_text="19:5").wait_for()
    assert anna.page.get_by_role("timer").count() == 1  # bots have none
    anna.go("#/")
    anna.page.get_by_text("20 minutes for the game").wait_for()


def test_little_time_is_told_once_and_a_bot_plays_on(guest, still):
    anna = guest(url=still.url)
    anna.come_in("Anna")
    player = Client(still, anna.key())
    table, (token,) = player.table("lanterns", seats=("me", "link"), clock={"kind": "bank", "seconds": 12})
    still.person("Bruno").post("join", {"token": token})
    anna.sit_at(table)
    anna.wait_for_turn()
    told = anna.page.locator("[aria-live=polite].visually-hidden")
    assert told.inner_text() == ""

    told.get_by_text("You have 10 seconds left.").wait_for()
    assert re.search("0:(10|09)", anna.text(".last"))
    assert anna.page.locator(".last svg").count() == 1
    assert faults(anna) == []
    still.moments.passes(still, 13)
    anna.page.get_by_text("Your time ran out: a bot plays on for you.").wait_for()
    anna.page.get_by_role("button", name="Take your seat back").click()

    anna.page.get_by_text("Your time ran out").wait_for(state="detached")
    assert player.get(f"tables/{table}")["seats"][0]["kind"] == "person"
