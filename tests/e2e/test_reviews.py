"""Reviews in a real browser: the chart and its table, moments, decisions, sums, and what one does with them."""

from __future__ import annotations

import re

import pytest

from tests.e2e.guests import plain
from tests.e2e.test_access import faults
from tests.server import test_reviews as served
from tests.server.serving import Client
from tests.server.test_deal import wait_until_over

quick = served.quick  # reviews that take little

MOVED = "n => location.hash.endsWith(`?at=${n}`)"


@pytest.fixture
def reviewed(running):
    """Somebody with a finished game that has been reviewed; its table, and the review."""
    person = running.stranger().post("people", {"name": "Carla"})
    client = Client(running, person["key"])
    table = served.opened(client)
    client.post(f"tables/{table}/review")
    return person, table, served.wait_until(client, table, served.is_done, 120)


def open_review(guest, table, at=None):
    guest.go(f"#/review/{table}" + ("" if at is None else f"?at={at}"))
    guest.page.wait_for_selector(".decision")
    guest.page.wait_for_selector(".position .still, .position .plain")


def decisions(review):
    return [entry for entry in review["entries"] if entry["kind"] == "decision"]


def fits(page):
    """Nothing has to be scrolled sideways, and the page not at all."""
    return page.evaluate(
        "() => { const one = document.scrollingElement;"
        " return one.scrollWidth <= innerWidth && one.scrollHeight <= innerHeight; }"
    )


def test_a_review_is_gone_through_moment_by_moment_with_keys(guest, reviewed):
    person, table, review = reviewed
    carla = guest(board=True)
    carla.be(person)
    page = carla.page
    open_review(carla, table)
    moments = review["moments"]

    assert page.locator(".slide .medal").count() == page.locator(".moments li").count() == len(moments)
    assert page.locator("progress").count() == 0  # it is done
    chart = page.get_by_role("img", name=re.compile("^Chances of victory"))
    for seat, own in enumerate(review["seats"]):
        assert f"to {round(100 * own['end'])} %" in plain(chart.get_attribute("aria-label")), seat
    page.keyboard.press("ArrowRight")
    page.wait_for_function(MOVED, arg=moments[1])
    assert carla.text(".decision h2").startswith(f"Moment 2 of {len(moments)}")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(MOVED, arg=moments[0])
    following = next(entry["n"] for entry in decisions(review) if entry["n"] > moments[0])
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function(MOVED, arg=following)
    assert fits(page) and faults(carla) == []


def test_a_decision_shows_what_was_answered_what_was_best_and_how_sure_that_is(guest, reviewed):
    person, table, review = reviewed
    words = {"slip": "slip", "mistake": "mistake", "blunder": "blunder", "unclear": "too close to tell"}
    entry = max(decisions(review), key=lambda entry: (entry["verdict"] in words, len(entry["best"]), entry["cost"]))
    carla = guest(board=True)
    carla.be(person)
    page = carla.page
    open_review(carla, table, entry["n"])
    page.wait_for_selector(".still [data-light]")

    told = carla.text(".decision .top")
    assert f"cost {round(100 * entry['cost'])} ± {round(100 * entry['cost_band'])} points of chance" in told
    assert words.get(entry["verdict"], "") in told
    given = page.locator(".value.given")
    value = next(one for one in entry["best"] if one["pick"] == entry["pick"])
    assert f"{round(100 * value['value'])} %" in plain(given.inner_text())
    ranked = page.locator(".best .value").count()
    assert ranked == len(entry["best"]) - (entry["best"][0]["pick"] != entry["pick"])
    assert page.locator(".best .value.best").count() == 1
    if entry["open"]:
        assert "never counted" in carla.text(".decision .open")
    lit = page.locator(".still [data-light]").evaluate_all("all => all.map(one => one.dataset.light)")
    assert set(lit) <= {"given", "best", "plan"} and lit


def test_the_chart_is_a_table_too_and_the_sums_add_up(guest, reviewed):
    person, table, review = reviewed
    carla = guest(board=True)
    carla.be(person)
    page = carla.page
    open_review(carla, table)
    page.get_by_role("button", name="Table", exact=True).click()
    rows = page.locator(".scroll tbody tr")
    assert rows.count() == len(review["entries"])
    for at in (0, len(review["entries"]) // 2):
        entry = review["entries"][at]
        cells = [plain(cell) for cell in rows.nth(at).locator("th, td").all_inner_texts()]
        assert cells[0] == str(entry["n"])
        assert cells[3] == f"{round(100 * entry['after'][0])} % ± {round(100 * entry['band'][0])}"
    chosen = decisions(review)[5]["n"]
    page.get_by_role("button", name=f"Look at entry {chosen}", exact=True).first.click()
    page.wait_for_function(MOVED, arg=chosen)

    for seat, own in enumerate(review["seats"]):
        block = page.locator(".sums .seat").filter(has=page.locator(f"[data-colour='{seat}']"))
        parts = [int(one.replace("−", "-")) for one in block.locator(".points").all_inner_texts()]
        start, end = (int(one) for one in re.findall(r"\d+", plain(block.locator(".end").inner_text())))
        assert (start, end) == (own["points"]["start"], own["points"]["end"]) and start + sum(parts) == end
    assert faults(carla) == []


@pytest.mark.parametrize(
    ("size", "touch"), [((360, 740), True), ((740, 360), True), ((820, 1180), True), ((2560, 1080), False)]
)
def test_a_review_fits_every_screen(guest, reviewed, size, touch):
    """In the dark and in Italian, whose words are longer; on a phone its parts are tabs."""
    person, table, _ = reviewed
    wide, high = size
    options = {"viewport": {"width": wide, "height": high}, "locale": "it-IT", "color_scheme": "dark"}
    carla = guest(board=True, has_touch=touch, **options)
    carla.be(person)
    carla.go(f"#/review/{table}")
    carla.page.wait_for_selector(".decision")
    assert fits(carla.page) and faults(carla) == []
    tabs = carla.page.get_by_role("tab")
    assert tabs.count() == (3 if min(size) == 360 else 0)
    for at in range(1, tabs.count()):
        tabs.nth(at).tap()
        carla.page.wait_for_selector(("", ".position .still", ".sums .points")[at])
        assert fits(carla.page) and faults(carla) == []


def test_one_tries_again_from_a_moment_and_comes_back_from_the_table(guest, running, reviewed):
    person, table, review = reviewed
    entry = decisions(review)[10]
    carla = guest(board=True)
    carla.be(person)
    page = carla.page
    open_review(carla, table, entry["n"])

    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector("#over-title, .replay")
    if page.locator(".replay").count():
        page.get_by_role("button", name="Show the result").click()
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_selector(".decision")
    open_review(carla, table, entry["n"])
    page.get_by_role("button", name="Try again from here").click()
    page.wait_for_url(lambda url: "#/table/" in url and table not in url)
    page.wait_for_selector(".question.mine")
    branched = Client(running, person["key"]).get(f"tables/{carla.table()}")
    assert [seat["kind"] for seat in branched["seats"]].count("bot") == 1


def test_whoever_has_no_name_here_sees_that_nobody_has_asked(guest, running):
    dora = running.person("Dora")
    table, _ = dora.table("leaders", options={"rounds": "1"}, public=True)
    dora.act(table, "bot", bot="random")
    wait_until_over(dora, table)
    stranger = guest()
    stranger.go(f"#/review/{table}")
    stranger.page.get_by_text("Nobody has asked for a review of this game yet.").wait_for()
    assert dora.get(f"tables/{table}/review")["state"] == "none"
