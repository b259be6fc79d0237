"""Hints at a table in a real browser: step by step, lit on the board, and everybody sees that they are given."""

from __future__ import annotations

import pytest

from tests.e2e.cases import long
from tests.e2e.test_access import faults
from tests.server import test_hints as served
from tests.server.serving import Client

quick = served.quick  # hints that take little


def at_choice(running, guest, game, seats=("me", "bot"), **how):
    """A guest at a table where they are asked and have a choice."""
    person = running.stranger().post("people", {"name": "Anna"})
    client = Client(running, person["key"])
    table, tokens = client.table(game, seats, **how)
    anna = guest(board=True)
    anna.be(person)
    return anna, client, table, tokens


def lights(page):
    return set(page.locator("[data-light]").evaluate_all("all => all.map(one => one.dataset.light)"))


@pytest.mark.parametrize("game", ["gears", "leaders", "legacies", long("machines")])
def test_a_hint_is_told_step_by_step_and_lit_on_the_board(guest, running, game):
    anna, client, table, _ = at_choice(running, guest, game)
    served.asked(client, table)
    anna.sit_at(table)
    page = anna.page
    page.get_by_role("button", name="Ask for a hint").click()
    page.locator("[data-step=nudge]").wait_for()
    assert page.locator("[data-step=answer], [data-step=why], [data-light=answer]").count() == 0
    page.keyboard.press("i")
    page.locator("[data-step=answer]").wait_for()
    page.get_by_role("button", name="Why?").click()
    page.locator("[data-step=why]").wait_for()
    page.wait_for_function("() => document.querySelector('[data-light=answer]') !== null")
    assert "answer" in lights(page)
    assert "first hint" in anna.text(".hint-panel .foot")
    assert faults(anna) == []
    page.keyboard.press("Escape")
    page.locator(".hint-panel").wait_for(state="detached")
    assert lights(page) == set()
    assert client.get(f"tables/{table}")["hinted"] == [1, 0]


def test_a_hint_is_told_in_the_plain_view_on_a_phone_in_italian(guest, running):
    person = running.stranger().post("people", {"name": "Anna"})
    client = Client(running, person["key"])
    table, _ = client.table("gears")
    served.asked(client, table)
    anna = guest(viewport={"width": 360, "height": 740}, locale="it-IT", has_touch=True, color_scheme="dark")
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    page.get_by_role("button", name="Suggerimento", exact=True).tap()
    page.get_by_role("button", name="Mostra la risposta").tap()
    page.get_by_role("button", name="Perché?").tap()
    page.locator("[data-step=why]").wait_for()
    page.wait_for_function("() => document.querySelector('.question [data-light=answer]') !== null")
    assert faults(anna) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_a_hint_fits_a_phone(guest, running):
    person = running.stranger().post("people", {"name": "Anna"})
    client = Client(running, person["key"])
    table, _ = client.table("gears")
    served.asked(client, table)
    for size in ((360, 740), (740, 360)):
        anna = guest(board=True, viewport={"width": size[0], "height": size[1]}, has_touch=True)
        anna.be(person)
        anna.sit_at(table)
        page = anna.page
        page.get_by_role("button", name="Hint", exact=True).tap()
        page.get_by_role("button", name="Show the answer").tap()
        page.get_by_role("button", name="Why?").tap()
        page.locator("[data-step=why]").wait_for()
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        assert faults(anna) == []
        page.get_by_role("button", name="Close the hint").tap()
        page.wait_for_selector(".question.mine")


def test_among_people_hints_are_given_where_they_agreed_and_the_others_are_told(guest, running):
    bruno = running.person("Bruno")
    for agreed in (False, True):
        anna, client, table, (token,) = at_choice(running, guest, "leaders", ("me", "link"), hints=agreed)
        bruno.post("join", {"token": token})
        mover, other = (client, bruno) if client.view(table)["view"]["to_move"] == 0 else (bruno, client)
        number, _ = served.asked(mover, table)
        anna.sit_at(table)
        page = anna.page
        marks = page.get_by_role("img", name="Hints are given at this table.")
        assert marks.count() == (agreed and mover is bruno)  # whoever is asked has a button there
        if not agreed:
            assert page.get_by_role("button", name="Hint", exact=True).count() == 0
        elif mover is bruno:
            served.hint(bruno, table, number)
            page.get_by_text("Bruno was given a hint.").wait_for()
        else:
            page.get_by_role("button", name="Hint", exact=True).click()
            page.locator("[data-step=nudge]").wait_for()
            assert other.get(f"tables/{table}")["hinted"] == [1, 0]


def test_hints_are_agreed_on_while_a_table_is_set_up(guest):
    anna = guest("Anna")
    anna.go("#/new/gears")
    anna.plan("A friend")
    anna.page.get_by_label("Hints").select_option("For whoever asks")
    assert "Hints are given." in anna.text(".end")
    assert faults(anna) == []
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_selector(".waiting")
    assert "Hints are given at this table." in anna.text(".waiting")
