"""After a game: going through it from any seat, playing on from there; and what one finds under one's name."""

from __future__ import annotations

import pytest

from posterity.store import Webhook
from tests.e2e.test_deal import play_to_the_end
from tests.server.serving import Client

# What has happened at the entry that is shown stands in the log, too.
TOLD = """() => {
    const text = (where) => document.querySelector(where).innerText.replace(/\\s+/g, " ");
    return text(".news").split("\\u2060§").every((sentence) => text(".log").includes(sentence.trim()));
}"""


@pytest.fixture
def ended(guest, running):
    """Anna at a game of Lanterns with a bot that is over: the guest and the table."""
    anna = guest("Anna")
    player = Client(running, anna.key())
    table, _ = player.table("lanterns", seats=("me", "bot"))
    play_to_the_end(player, table)
    anna.sit_at(table)
    anna.page.wait_for_selector("#over-title")
    return anna, table


def test_a_game_is_gone_through_from_any_seat(ended):
    anna, _ = ended
    anna.page.get_by_role("button", name="Look through the game").click()
    slider = anna.page.get_by_role("slider", name="Entry")
    most = int(slider.get_attribute("max"))
    assert anna.page.evaluate("document.activeElement.type") == "range"

    anna.page.keyboard.press("Home")
    anna.page.get_by_text(f"Entry 0 of {most}").wait_for()
    anna.page.get_by_role("heading", name="Your hand").wait_for()
    assert anna.page.locator(".table .picks").count() == 0
    anna.page.get_by_role("button", name="One entry on").click()
    anna.page.get_by_text(f"Entry 1 of {most}").wait_for()
    anna.page.keyboard.press("ArrowRight")
    anna.page.get_by_text(f"Entry 2 of {most}").wait_for()
    anna.page.keyboard.press("ArrowLeft")
    anna.page.wait_for_selector(".news p")
    anna.page.wait_for_function(TOLD)
    before = anna.text(".hand")
    anna.page.get_by_label("Seen by").select_option("Tallow")
    anna.page.wait_for_function("before => document.querySelector('.hand').innerText !== before", arg=before)
    anna.page.get_by_role("button", name="To the final scores").click()

    anna.page.wait_for_selector("#over-title")


def test_one_plays_on_from_the_middle_of_a_game(ended, running):
    anna, table = ended
    anna.page.get_by_role("button", name="Look through the game").click()
    assert anna.page.get_by_role("button", name="Play on from here").count() == 0  # it is over there
    anna.page.keyboard.press("Home")
    anna.page.get_by_label("Luck from here on").select_option("Face-down cards are shuffled anew")
    anna.page.get_by_label("Public table").check()
    anna.page.get_by_role("button", name="Play on from here as Anna").click()
    anna.page.wait_for_url(lambda url: table not in url)
    anna.wait_for_turn()

    assert "From here on there is new luck." in anna.text(".log")
    branch = Client(running, anna.key()).get(f"tables/{anna.table()}")
    assert branch["deal"] is None and branch["public"]


def test_the_owner_takes_a_table_away(ended):
    anna, _ = ended
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Delete this table").click()
    anna.page.get_by_role("button", name="Delete this table").click()

    anna.page.get_by_text("You do not sit at any table yet.").wait_for()


def test_an_address_is_told_of_turns(guest, running):
    anna = guest("Anna")
    anna.loses_network = True  # a refused request is told by the browser
    anna.go("#/me")
    field = anna.page.get_by_label("Address, beginning with https://")
    field.fill("http://example.org/")
    anna.page.get_by_role("button", name="Tell this address").click()
    anna.page.get_by_role("alert").locator("p").wait_for()
    field.fill("https://example.org/turn")
    anna.page.get_by_role("button", name="Tell this address").click()
    anna.page.get_by_text("This address is told of your turns.").wait_for()
    me = Client(running, anna.key())
    assert me.get("me")["webhook"]["url"] == "https://example.org/turn"

    hook = Webhook(person=me.me(), url="https://example.org/turn", lang="en", failures=10)
    running.on(running.store.set_webhook(hook))
    anna.page.reload()
    anna.page.get_by_text("this address is told no more").wait_for()
    anna.page.get_by_role("button", name="Tell it no more").click()

    anna.page.get_by_role("button", name="Tell it no more").wait_for(state="detached")
    assert me.get("me")["webhook"] is None


def test_older_tables_are_found(guest, running):
    anna = guest("Anna")
    player = Client(running, anna.key())
    for _ in range(32):
        player.table("lanterns", seats=("me", "bot"))
    anna.go("#/tables")
    mine = anna.page.get_by_role("region", name="Your tables")
    mine.get_by_role("button", name="Older tables").click()

    mine.get_by_role("button", name="Older tables").wait_for(state="detached")
    assert mine.get_by_role("link", name="Play: Lanterns").count() == 32


def test_rules_and_cards_are_there_before_a_table(guest):
    anna = guest("Anna")
    anna.go("#/new/gears")
    anna.page.get_by_role("button", name="Rules").click()
    anna.page.get_by_label("Search the rules").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Cards").click()

    anna.page.get_by_role("dialog").get_by_text("different cards").wait_for()
    assert anna.page.locator("dialog li").count() > 20
