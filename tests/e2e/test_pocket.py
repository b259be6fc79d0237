"""Legacies held in hands: a whole game by touch, tabs, and how everything fits on phones and tablets."""

from __future__ import annotations

import pytest

from tests.e2e.boarding import WATCH
from tests.e2e.cases import long
from tests.e2e.legacies_board import Passenger, crowd
from tests.e2e.screens import SHAPES, SIZES
from tests.e2e.test_access import faults
from tests.e2e.test_legacies import DRAWN, RANDOM, sits

__all__ = ["sits"]  # a fixture

TOUCHED = {"has_touch": True, "is_mobile": True}
HANDHELD = ("phone", "sideways", "tablet")
TABS = ("me", "tracks", "industries", "market", "rivals")
LEAST = 12  # pixels of a text
TARGET = 44  # pixels of what is touched
# What does not fit: a page or a tab that scrolls sideways, small texts, small targets, things cut off or out of sight.
FAULTS = """([least, target]) => {
    const found = [];
    const say = (what, one) => found.push(`${what}: ${one.className} ${one.textContent.trim().slice(0, 40)}`);
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) {
        found.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
    }
    const visible = (one) => one.checkVisibility() && one.closest(".visually-hidden") === null;
    const walker = document.createTreeWalker(document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement;
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (walker.currentNode.textContent.trim() !== "" && visible(one) && size < least) {
            say(`${size} px`, one);
        }
    }
    for (const one of document.querySelectorAll(".frame :is(button, select, input):not(.term)")) {
        const box = one.getBoundingClientRect();
        if (visible(one) && box.width > 0 && (box.width < target - 0.5 || box.height < target - 0.5)) {
            say(`target of ${Math.round(box.width)} x ${Math.round(box.height)}`, one);
        }
    }
    for (const one of document.querySelectorAll(".pocket *, .tabs *, .purse *, .bar *")) {
        const box = one.getBoundingClientRect();
        if (visible(one) && box.width > 1 && (box.left < -1 || box.right > innerWidth + 1)) {
            say("beyond the edge", one);
        }
        const style = getComputedStyle(one);
        const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4;
        const hides = style.overflowX === "hidden" && style.overflowY === "hidden" && one.clientWidth > 1;
        if (cut && hides && visible(one)) {
            say(`cut off, ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`, one);
        }
    }
    for (const part of [".purse", ".tabs", ".dock h2", ".place"]) {
        const box = document.querySelector(part)?.getBoundingClientRect();
        if (box === undefined || box.top < 0 || box.bottom > innerHeight + 1) {
            found.push(`out of sight: ${part}`);
        }
    }
    return [...new Set(found)];
}"""
SWIPE = """by => {
    const node = document.querySelector("#pocket");
    const at = (x) => [new Touch({ identifier: 1, target: node, clientX: x, clientY: 300 })];
    node.dispatchEvent(new TouchEvent("touchstart", { touches: at(180), changedTouches: at(180) }));
    node.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: at(180 + by) }));
}"""


def at_table(guest, crowded, **options):
    person, table = crowded
    anna = guest(board=True, **{**TOUCHED, **options})
    anna.be(person)
    anna.sit_at(table)
    anna.page.wait_for_selector(".pocket")
    return anna


def turn_to(page, tab):
    page.locator(f'[data-tab="{tab}"]').tap()
    page.wait_for_selector(f'[data-tab-shown="{tab}"]')


@pytest.fixture(scope="module", params=[2, 6])
def crowded(running, request):
    return crowd(running, request.param)


@pytest.mark.long
def test_a_whole_game_of_two_on_a_phone_by_touch_in_italian(sits):
    anna, _ = sits(RANDOM, locale="it-IT", viewport=SIZES["phone"], **TOUCHED)
    anna.page.evaluate(WATCH)
    visitor = Passenger(anna)

    width = "document.documentElement.scrollWidth"
    visitor.play(until=lambda seen: anna.page.evaluate(width) > SIZES["phone"]["width"])

    assert anna.page.locator("#over-title").count()
    assert anna.page.evaluate("[...window.held]") == ["touch"]
    deeds = ("unfolded a mat", "chose a side", "touched a zone", "triggered", "chose in an overlay", "touched a thing")
    assert [deed for deed in deeds if not visitor.deeds.get(deed)] == []


@pytest.mark.long
def test_a_whole_game_alone_on_a_phone_on_its_side(sits):
    anna, _ = sits(rules={"npcs": "rising-star+nemesis:1"}, viewport=SHAPES["sideways"], **TOUCHED)
    visitor = Passenger(anna, seed=8)

    visitor.play()

    assert anna.page.locator("#over-title").count()
    assert visitor.deeds["watched"] > 10


@pytest.mark.parametrize("locale", [long("en-GB"), "it-IT"])
def test_the_fullest_table_fits_in_hands(guest, crowded, locale):
    anna = at_table(guest, crowded, viewport=SIZES["phone"], locale=locale)
    page, found = anna.page, {}
    for shape in HANDHELD:
        page.set_viewport_size(SHAPES[shape])
        page.wait_for_selector(f'.board.tabbed[data-shape="{shape}"]')
        for tab in page.locator("[data-tab]").evaluate_all("all => all.map((one) => one.dataset.tab)"):
            turn_to(page, tab)
            for thumb in page.locator(".thumb").all() or [None]:
                if thumb is not None:
                    thumb.tap()
                page.evaluate(DRAWN)
                if faulty := page.evaluate(FAULTS, [LEAST, TARGET]):
                    found.setdefault((shape, tab), set()).update(faulty)
    assert found == {}


def test_the_first_touch_shows_and_the_dock_says_what_it_costs(guest, crowded):
    anna = at_table(guest, crowded, viewport=SIZES["phone"])
    page = anna.page
    number = page.locator(".question").get_attribute("data-number")

    page.locator(".zone.can[data-picks*='explore']").first.tap()

    page.wait_for_selector(".dock .bill .change")
    assert page.locator(".dock .bill").inner_text().strip()
    assert page.evaluate(FAULTS, [LEAST, TARGET]) == []
    page.locator(".dock .armed").get_by_role("button", name="Put back").tap()
    assert page.locator(".dock .bill").count() == 0
    assert page.locator(".question").get_attribute("data-number") == number


def test_a_finger_that_goes_sideways_turns_to_the_next_tab(guest, crowded):
    anna = at_table(guest, crowded, viewport=SIZES["phone"])
    seen = []
    for by in (-120, -120, 120):
        anna.page.evaluate(SWIPE, by)
        seen.append(anna.page.locator("[data-tab-shown]").get_attribute("data-tab-shown"))
    assert seen == ["tracks", "industries", "tracks"]


def test_what_is_to_be_chosen_is_turned_to_and_back(guest, crowded):
    anna = at_table(guest, crowded, viewport=SIZES["phone"])
    page = anna.page
    for thumb in page.locator(".thumb:not(.actions, .heir)").all():
        thumb.tap()
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        if page.locator(".zone.can[data-key$=':invest']").count():
            break
    page.locator(".zone.can[data-key$=':invest']").tap()
    page.wait_for_selector('[data-tab-shown="industries"]')
    assert page.locator(".industry.lit").count()
    page.locator(".industry.lit").first.tap()
    assert page.locator(".choices .zone.can, .dock .armed").count()
    assert page.evaluate(FAULTS, [LEAST, TARGET]) == []
    page.get_by_role("button", name="Put back").tap()
    page.wait_for_selector('[data-tab-shown="me"]')


@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_the_button_that_does_it_stays_in_sight_below_what_would_come(guest, running, size):
    anna = at_table(guest, crowd(running, 4), viewport=SHAPES[size], locale="it-IT")
    page = anna.page
    page.locator(".zone.can[data-picks*='explore']").first.tap()
    page.wait_for_selector(".bill .event")
    page.evaluate(DRAWN)

    box = page.locator(".armed > .primary").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= SHAPES[size]["height"]
    assert page.locator(".bill").bounding_box()["height"] > 40


@pytest.mark.parametrize("theme", ["light", long("dark")])
def test_every_tab_and_overlay_can_be_read_by_everybody(guest, running, theme):
    anna = at_table(guest, crowd(running, 4), viewport=SIZES["phone"], color_scheme=theme)
    page, found = anna.page, []
    for tab in TABS:
        turn_to(page, tab)
        found += faults(anna)
    turn_to(page, "me")
    page.locator(".zone.can[data-picks*='explore']").first.tap()
    found += faults(anna)
    page.get_by_role("button", name="Put back").tap()
    page.locator(".thumb.actions").tap()
    found += faults(anna)
    page.locator(".thumb").first.tap()
    page.locator(".zone.can[data-key$=':heirloom']").first.tap()
    page.wait_for_selector(".pocket .sheet-over")
    found += faults(anna)
    assert page.evaluate(FAULTS, [LEAST, TARGET]) == []
    page.get_by_role("button", name="Close").tap()
    turn_to(page, "rivals")
    page.locator(".rivals .who").first.tap()
    found += faults(anna)
    assert sorted(set(found)) == []
