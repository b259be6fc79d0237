"""Positions to practise in a real browser: kept from a review, answered, and told when they come back."""

from __future__ import annotations

import pytest

from tests.e2e.test_access import faults
from tests.server import test_practice as served
from tests.server import test_reviews
from tests.server.serving import Client

quick = served.quick  # judged with little work


@pytest.mark.parametrize(
    ("size", "board", "language"),
    [((1280, 800), True, "en-GB"), ((360, 740), True, "it-IT"), ((1280, 800), False, "en-GB")],
)
def test_a_position_is_kept_and_practised(guest, running, size, board, language):
    person = running.stranger().post("people", {"name": "Carla"})
    client = Client(running, person["key"])
    table = test_reviews.opened(client)
    n = served.decisions(served.golden(test_reviews.SHORT))[12]
    kept = client.post(f"tables/{table}/practice", {"n": n})
    carla = guest(board=board, viewport={"width": size[0], "height": size[1]}, locale=language, color_scheme="dark")
    carla.be(person)
    page = carla.page
    carla.go("#/practice")
    page.wait_for_selector("main li h2")
    assert faults(carla) == []
    page.locator(f"a[href='#/practice/{kept['id']}']").click()
    page.wait_for_selector(".exercise .still" if board else ".exercise .plain")
    options = client.get(f"practice/{kept['id']}")["update"]["view"]["ask"]["options"]
    answers = page.locator(".answers [data-pick]")
    assert [answers.nth(at).get_attribute("data-pick") for at in range(answers.count())] == options
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth") and faults(carla) == []

    answers.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".values .value.best")
    page.wait_for_function("() => document.activeElement?.id === 'practice-question'")
    assert page.locator(".values .value.given").count() == 1 and faults(carla) == []
    assert client.get("practice")["items"][0]["tries"] == 1
    page.locator(".asked a.primary").click()
    page.wait_for_selector("main li h2")
    page.locator("main li button").click()
    page.locator("main li").wait_for(state="detached")
    assert client.get("practice")["items"] == []
