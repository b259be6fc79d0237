"""What moves, plays back and sounds on a board: it never takes an input away, and can all be had without."""

from __future__ import annotations

import time

import pytest

from tests.e2e.guests import plain
from tests.server.serving import Client

# How many things move by transforms, and how many copies fly.
MOVING = """() => [
    document.getAnimations().filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition)
        && one.effect.getKeyframes().some((frame) => frame.transform ?? frame.translate ?? frame.scale)).length,
    document.querySelectorAll(".flown").length,
]"""
# Whatever begins to move from now on stands still in its middle.
FREEZE = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const made = animate.apply(this, given);
        made.pause();
        made.currentTime = 80;
        return made;
    };
}"""
# Counts the sounds that begin.
LISTEN = """() => {
    window.sounds = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...given) {
        window.sounds += 1;
        return start.apply(this, given);
    };
}"""


@pytest.fixture
def two(running):
    """Anna and Bruno at a table of gears, where the first has the turn: people, their clients, the table."""
    people = [running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno")]
    clients = [Client(running, one["key"]) for one in people]
    table, (token,) = clients[0].table("gears", seats=("me", "link"))
    clients[1].post("join", {"token": token})
    while clients[0].view(table)["status"] == "open":
        time.sleep(0.05)
    for seat in asked(clients, table, "position"):
        answer(clients, table, f"position:{1 + seat}")
    return people, clients, table


def asked(clients, table, verb):
    """The seats that are asked for this, one after the other."""
    while (ask := clients[0].view(table)["view"]["ask"])["prompt"].endswith(verb):
        yield ask["seat"]


def answer(clients, table, *wanted):
    """Whoever is asked answers: with the first of these that can be answered, by how it begins."""
    now = clients[0].view(table)
    seat = now["view"]["ask"]["seat"]
    options = clients[seat].view(table)["view"]["ask"]["options"]
    pick = next(one for want in (*wanted, "") for one in options if one.startswith(want))
    clients[seat].act(table, "answer", number=now["number"], pick=pick)
    return seat, pick


def sits(guest, people, table, **options):
    anna = guest(board=True, **options)
    anna.be(people[0])
    anna.sit_at(table)
    anna.page.wait_for_selector(".question.mine")
    return anna.page


def test_a_click_during_motion_finishes_it_and_acts(guest, two):
    people, clients, table = two
    page = sits(guest, people, table, motion=True)
    page.evaluate(FREEZE)
    number = page.get_attribute(".question", "data-number")

    answer(clients, table, "travel")
    page.wait_for_function(f"() => document.querySelector('.question').dataset.number !== '{number}'")
    page.wait_for_function(f"() => ({MOVING})()[0] > 0")
    page.locator(".held.lit").first.click(force=True)

    assert page.evaluate(MOVING) == [0, 0]
    assert page.locator(".held.chosen").count() == 1
    page.wait_for_selector(".dock .confirm [data-pick]")


def test_nothing_moves_for_those_who_do_not_want_it(guest, two):
    people, clients, table = two
    page = sits(guest, people, table)
    page.evaluate(FREEZE)
    page.evaluate(
        "() => { window.copies = 0; new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach("
        "(node) => (window.copies += node.classList?.contains('flown') ? 1 : 0)))).observe(document.body,"
        " { childList: true }); }"
    )
    for _ in range(4):
        before = page.get_attribute(".question", "data-number")
        answer(clients, table, "travel", "establish", "pay")
        page.wait_for_function("number => document.querySelector('.question').dataset.number !== number", arg=before)

    assert page.evaluate(MOVING) == [0, 0] and page.evaluate("window.copies") == 0


def test_others_moves_are_played_back_on_return_each_once(guest, two):
    people, clients, table = two
    while answer(clients, table, "end", "draw")[1] != "end":
        pass
    own = clients[0].view(table)["number"]
    for _ in range(20):
        if clients[0].view(table)["view"]["ask"]["seat"] == 0:
            break
        answer(clients, table, "travel", "end", "draw")
    last = clients[0].view(table)["number"]
    assert last > own

    anna = guest(board=True, motion=True)
    anna.be(people[0])
    anna.go(f"#/table/{table}")
    page = anna.page
    page.wait_for_selector(".recap")
    told, lines = [], []
    for _ in range(200):
        if page.locator(".recap").count() == 0:
            break
        now = page.evaluate("() => document.querySelector('.recap .eyebrow > span')?.textContent.trim().split(' ')[0]")
        if now and (not told or told[-1] != now):
            told.append(now)
            lines.append(len(page.locator(".log li:not(.since)").all()))
        page.clock.run_for(300)

    page.wait_for_selector(".question.mine")
    assert told == [str(place + 1) for place in range(len(told))] and len(told) >= 2
    assert lines == sorted(lines) and lines[0] < lines[-1]  # the log tells with it
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Replay since your last move").click()
    page.wait_for_selector(".recap")
    page.locator(".recap").get_by_role("button", name="To the present").click()
    page.wait_for_selector(".question.mine")
    assert page.locator(".recap").count() == 0


def test_one_tap_silences_the_table(guest, two):
    people, clients, table = two
    page = sits(guest, people, table, sound=True)
    page.evaluate(LISTEN)
    page.locator(".scroller").click(position={"x": 4, "y": 4})
    answer(clients, table, "draw")
    page.wait_for_function("() => window.sounds > 0")

    page.get_by_role("button", name="Sound", exact=True).click()
    heard = page.evaluate("window.sounds")
    number = page.get_attribute(".question", "data-number")
    answer(clients, table, "travel", "keep", "draw")
    page.wait_for_function("number => document.querySelector('.question').dataset.number !== number", arg=number)
    page.wait_for_timeout(300)

    assert page.evaluate("window.sounds") == heard
    assert plain(page.evaluate("localStorage.getItem('posterity-sound')")) == "false"
