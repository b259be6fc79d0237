"""Going through games: finished ones from every seat, running ones from one's own, and those that came as files."""

from __future__ import annotations

import json

import pytest

from tests.e2e.guests import plain
from tests.e2e.test_access import faults
from tests.server.serving import Client
from tests.server.test_deal import wait_until_over

ENTRY = "entry => document.querySelector('.replay .place')?.textContent.startsWith(`Entry ${entry} of`)"


def at_entry(guest):
    """The entry that is shown, once it is."""
    return int(guest.text(".replay .place").split()[1])


@pytest.fixture(scope="module")
def finished(running):
    """A finished public game of gears that two bots have played for Anna and themselves: its id."""
    anna = running.person("Anna")
    table, _ = anna.table("gears", seats=("me", "bot"), public=True)
    anna.act(table, "bot", bot="random")
    wait_until_over(anna, table)
    return table


def test_a_finished_game_is_gone_through_without_its_end(guest, running, finished):
    bruno = guest("Bruno", board=True, permissions=["clipboard-read", "clipboard-write"])
    page = bruno.page
    bruno.go(f"#/table/{finished}")
    page.wait_for_function(ENTRY, arg=0)
    page.get_by_role("button", name="Show the result").wait_for()
    assert page.locator("#over-title, .chronicle").count() == 0
    assert "wins" not in bruno.text("body")

    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(ENTRY, arg=3)
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Go to a round or a turn").select_option(label=jumps(page, "Round 2")[0])
    page.get_by_text("Round 2 of 4 begins").first.wait_for()
    second = at_entry(bruno)
    page.get_by_role("button", name="To the next turn").click()
    page.wait_for_function(f"entry => !({ENTRY})(entry)", arg=second)
    page.get_by_role("slider", name="Entry").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    heard = page.locator(".news[aria-live=polite] p")
    for _ in range(10):  # of a card that is paid the others hear nothing yet
        page.wait_for_timeout(300)
        if heard.count():
            break
        page.keyboard.press("ArrowRight")
    heard.first.wait_for()
    entry = at_entry(bruno)
    assert entry > second
    assert page.locator(".log [aria-live=polite], [data-announcer] p").count() == 0

    page.get_by_role("button", name="Copy the link to this moment").click()
    page.get_by_role("button", name="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/#/table/{finished}?at={entry}")
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_function(ENTRY, arg=entry)
    page.get_by_label("Seen by").select_option("All cards")
    page.wait_for_function("() => document.querySelectorAll('.held-row.hand').length === 2")
    assert faults(bruno) == []
    bruno.in_log("a").click()
    page.wait_for_function("entry => !location.hash.endsWith(`=${entry}`)", arg=entry)
    assert at_entry(bruno) < entry

    page.get_by_label("In place of Tallow").select_option("A friend")
    page.get_by_label("In place of Anna").select_option("Me")
    page.get_by_role("button", name="Play on from here as Anna").click()
    page.wait_for_url(lambda url: finished not in url)
    page.wait_for_selector(".question")
    bruno.choose("People")
    assert "#join=" in page.get_by_label("Link to seat 2").input_value()


def jumps(page, word):
    """The places to jump to whose name begins with a word."""
    names = page.get_by_label("Go to a round or a turn").locator("option").all_text_contents()
    return [name for name in names if plain(name).startswith(word)]


def test_one_looks_back_while_the_game_goes_on(guest, running):
    """Who hears the game hears the past step by step, and the present when they are back in it."""
    anna = guest("Anna", board=True)
    player = Client(running, anna.key())
    table, (token,) = player.table("gears", seats=("me", "link"))
    other = running.person("Bruno")
    other.post("join", {"token": token})

    def answer(times):
        for _ in range(times):
            update = player.view(table)
            asked = [player, other][update["view"]["ask"]["seat"]]
            pick = asked.view(table)["view"]["ask"]["options"][0]
            asked.act(table, "answer", number=update["number"], pick=pick)

    while player.view(table, since=-1)["events"][-1]["by"] != 1 or player.view(table)["number"] < 12:
        answer(1)
    number = player.view(table)["number"]
    anna.sit_at(table)
    page = anna.page
    page.locator(".log .since").wait_for()
    assert page.locator(".log .fresh").count() > 0

    page.keyboard.press("l")
    page.get_by_role("button", name="Look back", exact=True).click()
    page.wait_for_function(ENTRY, arg=number)
    page.keyboard.press("Home")
    page.wait_for_function(ENTRY, arg=0)
    page.locator(".scroller [data-stop][tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    assert at_entry(anna) == 0  # the arrows walk over the board, not through the game
    assert page.locator(".question, [data-stop].lit").count() == 0
    assert page.get_by_label("Seen by").count() == 0
    answer(2)
    page.get_by_text("The game has gone on by 2 entries.").wait_for()
    assert at_entry(anna) == 0 and faults(anna) == []
    assert page.locator("[data-announcer] p").count() == 0
    page.get_by_role("button", name="Back to the game").click()
    page.wait_for_selector(f'.question[data-number="{number + 2}"]')
    page.locator("[data-announcer] p").first.wait_for(state="attached")
    other.act(table, "chat", text="Well played")
    page.get_by_text("Bruno says: Well played").wait_for(state="attached")

    while player.view(table, since=-1)["events"][-1]["by"] != 1:
        answer(1)
    page.get_by_role("button", name="Replay since your last move").click()
    page.get_by_role("heading", name="Since your last move").wait_for()
    page.get_by_role("heading", name="Since your last move").wait_for(state="detached")
    page.wait_for_selector(".question")
    anna.in_log("a").click()
    page.get_by_role("heading", name="Looking back").wait_for()
    page.go_back()
    page.wait_for_selector(".question")


def test_a_record_is_opened_from_a_file_and_saved_again(guest, running, finished):
    carla = guest("Carla")
    carla.loses_network = True  # a refused request is told by the browser
    page = carla.page
    data = running.stranger().raw("GET", f"api/tables/{finished}/record")[2]
    carla.go("#/tables")
    field = page.locator("input[type=file]")
    field.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"nonsense"})
    page.get_by_text("The record is not JSON").wait_for()
    field.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": data})
    page.wait_for_function(ENTRY, arg=0)
    assert faults(carla) == []
    page.get_by_role("button", name="Show the result").click()
    page.wait_for_selector("#over-title")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()

    assert json.loads(saved.value.path().read_text()) == json.loads(data)
    carla.go("#/")
    page.get_by_text("From a file").wait_for()


def test_one_takes_back_from_the_log(guest, running):
    anna = guest("Anna")
    table, _ = Client(running, anna.key()).table("gears", seats=("me", "bot"))
    anna.sit_at(table)
    while not (travels := [pick for pick in anna.wait_for_turn()["picks"] if pick.startswith("travel:")]):
        seen = anna.look()
        anna.click(seen["picks"][0])
        anna.wait_until_answered(seen["number"])
    number = anna.look()["number"]
    anna.click(travels[0])
    anna.in_log(f'[aria-label="Take back everything from entry {number + 1} on"]').click()
    anna.page.wait_for_selector(f'.question.mine[data-number="{number + 2}"]')

    assert "You take back an answer." in anna.text(".log")
