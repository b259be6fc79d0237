"""What waits until a settlement has played to its end: the winner, the final scores, the rest of the log."""

from __future__ import annotations

import re
import time

import pytest

from posterity.core.chance import QuickStream
from posterity.core.tasks import apply
from tests.e2e.cases import long
from tests.e2e.guests import plain
from tests.server.serving import Client

WON = re.compile("wins? with|share the victory")

# What the page shows at one moment of a settlement that plays by itself; null once it has made way.
SETTLING = """() => document.querySelector(".settlement") && {
    now: document.querySelector(".settlement .now").innerText,
    log: document.querySelector(".log").innerText,
    over: document.querySelector("#over-title, .chronicle") !== null,
}"""


def before_the_last_answer(running, game):
    """A game of two that is over with the next answer: the two, the table, and who gives it."""
    people = [running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno")]
    anna, bruno = (Client(running, person["key"]) for person in people)
    table, (token,) = anna.table(game, seats=("me", "link"))
    bruno.post("join", {"token": token})
    while anna.view(table)["status"] == "open":
        time.sleep(0.05)
    room, luck = running.app.tables.sessions[table], QuickStream(4)
    while True:
        state = room.table.state
        pick, seat = state.ask.options[luck.below(len(state.ask.options))], state.ask.seat
        then = state.clone()
        apply(then, then.lexicon().parse(pick.text))
        last = (anna, bruno)[seat], {"number": room.number, "pick": pick.text}
        if then.ask is None:
            return people, table, last
        last[0].act(table, "answer", **last[1])


@pytest.mark.parametrize("game", ["leaders", "gears", long("legacies")])
def test_nothing_tells_the_winner_while_the_last_settlement_plays(guest, running, game):
    people, table, (player, answer) = before_the_last_answer(running, game)
    anna = guest(board=True, motion=True, viewport={"width": 1920, "height": 1080})  # the log is always in sight
    anna.be(people[0])
    anna.sit_at(table)
    page = anna.page
    page.wait_for_selector(".board .log p")

    player.act(table, "answer", **answer)
    page.wait_for_selector(".settlement .now p")
    while seen := page.evaluate(SETTLING):
        assert WON.search(plain(seen["log"])) is None and not seen["over"]
        if game == "leaders":  # in gears the log tells several things in one sentence
            assert plain(seen["now"]).split(".")[0] in plain(seen["log"])
        page.clock.run_for(500)

    page.wait_for_selector("#over-title")
    page.wait_for_selector(".chronicle figure")
    page.keyboard.press("l")
    page.wait_for_selector(".log p")
    assert WON.search(anna.text(".log"))
    for text in page.locator(".turns li").all_inner_texts():
        assert re.search(r"with \d+ points?( each)?\.\s+Look at that moment$", plain(text)), text


# How far the buttons of a settlement lie below the window, in pixels, at the step on the screen.
BELOW = """() => {
    const row = document.querySelector(".settlement .row");
    return row === null ? null : Math.max(0, row.getBoundingClientRect().bottom - innerHeight);
}"""


@pytest.mark.parametrize("game", ["leaders", "gears"])
def test_on_a_phone_on_its_side_all_of_a_settlement_is_on_the_screen(guest, running, game):
    """In Italian, where its buttons say more."""
    people, table, (player, answer) = before_the_last_answer(running, game)
    anna = guest(board=True, motion=True, locale="it-IT", viewport={"width": 740, "height": 360}, has_touch=True)
    anna.be(people[0])
    anna.sit_at(table)
    page = anna.page

    player.act(table, "answer", **answer)
    page.wait_for_selector(".settlement .now p")
    below = []
    while (found := page.evaluate(BELOW)) is not None:
        below.append(found)
        page.clock.run_for(500)

    assert len(below) > 4 and set(below) == {0}


def test_the_buttons_of_a_settlement_stay_however_long_its_sentence_is(guest, running):
    people, table, (player, answer) = before_the_last_answer(running, "gears")
    anna = guest(board=True, locale="it-IT", viewport={"width": 740, "height": 360}, has_touch=True)
    anna.be(people[0])
    anna.sit_at(table)

    player.act(table, "answer", **answer)
    anna.page.wait_for_selector(".settlement .now p")
    anna.page.evaluate("document.querySelector('.settlement .now p').style.minHeight = '30em'")

    assert anna.page.evaluate(BELOW) == 0
