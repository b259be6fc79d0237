"""What was once cut off, too small or said twice: measured where it lies."""

from __future__ import annotations

import pytest

from tests.e2e.crowd import crowd
from tests.e2e.full import FRAMES, HOME, full
from tests.e2e.guests import plain
from tests.e2e.screens import SHAPES, SIZES
from tests.e2e.test_full import DRAWN

HANDHELD = {"has_touch": True, "is_mobile": True}
PICTURES = "all => all.map((one) => one.getBoundingClientRect().width).sort((one, other) => one - other)"
# Texts that are wider than their boxes, and buttons beyond the edge of what holds them.
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
BEYOND = """all => all.filter((one) => {
    const [own, around] = [one.getBoundingClientRect(), one.closest(".top").getBoundingClientRect()];
    return own.right > around.right + 1 || own.width < 24;
}).map((one) => one.textContent)"""

# What lies on the table or in the hand and cannot be touched all over, once it is scrolled to.
COVERED = """where => [...document.querySelectorAll(where)].filter((one) => {
    one.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const points = [[(left + right) / 2, (top + bottom) / 2]];
    for (const x of [left + 12, right - 12]) {
        points.push([x, top + 6], [x, bottom - 6]);
    }
    return points.some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
}).map((one) => one.textContent.trim())"""
# What one touches above a sheet: in its middle, beside that, and on its edge.
ABOVE = """() => {
    const { top, bottom } = document.querySelector(".grab").getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(x, y).closest(".middle, .grab").classList[0];
    return [at(innerWidth / 2, top + 4), at(20, top + 4), at(innerWidth - 20, top + 4), at(20, bottom - 4)];
}"""


@pytest.fixture
def sits(guest, running):
    """Anna before the fullest timeline, in another frame than the full one where she would lay something."""

    def sit(size, frames=(4, 2, 7, 10), game="gears", **options):
        person, table = full(running, game, frames)
        anna = guest(board=True, viewport=size, **options)
        anna.be(person)
        anna.sit_at(table)
        anna.page.wait_for_selector(".hand .held")
        anna.page.evaluate(DRAWN)
        return anna, running.app.tables.sessions[table].table

    return sit


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)])
def test_pictures_on_the_fullest_timeline_can_be_told_apart(sits, size):
    anna, _ = sits({"width": size[0], "height": size[1]})

    pictures = anna.page.locator(".site .band > .icon").evaluate_all(PICTURES)
    assert pictures[0] >= 14  # beside the longest word
    assert pictures[len(pictures) // 5] >= 20


def test_a_card_says_why_it_cannot_be_played(sits):
    anna, _ = sits({"width": 1280, "height": 800})

    feet = {plain(foot) for foot in anna.page.locator(".hand .held:not(.lit) .foot").all_inner_texts()}
    assert feet == {"frame 4 is full"}


def test_the_tree_is_whole_on_a_laptop(sits):
    anna, _ = sits({"width": 1280, "height": 800})
    anna.page.keyboard.press("e")
    tree = anna.page.locator("dialog .scroll")
    tree.wait_for()
    anna.page.evaluate(DRAWN)

    assert tree.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert anna.page.locator(".tree .node .name").evaluate_all(CUT) == []


# Which cards of the tree are to be seen over all their width, by where they begin.
COLUMNS = """all => [...new Set(all.map((one) => one.getBoundingClientRect()).filter((box) => box.right <= innerWidth)
    .map((box) => Math.round(box.left)))]"""
MARKS_ON_TOKENS = """all => all.filter((one) => {
    const [marks, token] = [one.querySelector(".marks"), one.querySelector(".token")];
    const right = Math.max(0, ...[...marks.children].map((mark) => mark.getBoundingClientRect().right));
    return right > token.getBoundingClientRect().left + 1;
}).map((one) => one.textContent)"""


def test_on_a_phone_two_columns_of_the_tree_are_seen_at_once(sits):
    anna, _ = sits(SIZES["phone"], locale="it-IT", **HANDHELD)
    anna.page.keyboard.press("e")
    anna.page.wait_for_selector("dialog .scroll")
    anna.page.evaluate(DRAWN)
    nodes = anna.page.locator(".tree .node")

    assert len(nodes.evaluate_all(COLUMNS)) == 2
    assert nodes.evaluate_all(MARKS_ON_TOKENS) == []
    assert anna.page.locator(".tree .node .name").evaluate_all(CUT) == []


def test_piles_are_as_large_as_there_is_room(guest, running):
    person, table = crowd(running, 4)
    anna = guest(board=True, viewport={"width": 1920, "height": 1080})
    anna.be(person)
    anna.sit_at(table)
    anna.page.wait_for_selector(".pile .card")
    anna.page.evaluate(DRAWN)

    heights = "all => all.map((one) => one.getBoundingClientRect().height)"
    assert min(anna.page.locator(".pile .card").evaluate_all(heights)) >= 120


@pytest.mark.parametrize("shape", ["phone", "sideways"])
def test_a_large_hand_on_a_phone_keeps_its_pictures_and_names(guest, running, shape):
    person, table = full(running)
    state = running.app.tables.sessions[table].table.state
    hand = state.players[0].hand
    hand.extend(card for card in range(12) if card not in hand)
    anna = guest(board=True, viewport=SHAPES[shape], locale="it-IT", **HANDHELD)
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    page.wait_for_selector(".hand .held")
    page.evaluate(DRAWN)

    assert page.locator(".hand .held").count() > 12
    assert page.locator(".hand .art > .icon").evaluate_all(PICTURES)[0] >= 18
    assert page.locator(".hand .held .name").evaluate_all(CUT) == []


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_on_a_phone_on_its_side_the_tabs_over_the_log_are_whole(sits, locale):
    anna, _ = sits(SHAPES["sideways"], locale=locale, **HANDHELD)
    anna.page.keyboard.press("l")
    anna.page.wait_for_selector(".side .top .grow")
    anna.page.evaluate(DRAWN)

    assert anna.page.locator(".side .top button").evaluate_all(BEYOND) == []


def test_the_button_that_gives_an_answer_says_what_it_does(guest, running):
    person, table = crowd(running, 4)
    anna = guest(board=True)
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    page.locator(".hand .held.lit:not(.buildings)").first.click()
    yes = page.locator(".dock .confirm .primary")
    yes.wait_for()

    assert plain(yes.inner_text()).endswith("Play the card")


@pytest.mark.parametrize("size", [SIZES["phone"], {"width": 1280, "height": 800}])
def test_clauses_beside_options_are_whole(guest, running, size):
    anna = guest(viewport=size)
    anna.be(running.stranger().post("people", {"name": "Anna"}))
    anna.go("#/new/gears")
    anna.page.wait_for_selector(".setup")
    if anna.page.locator(".step").first.is_visible():
        anna.page.locator(".step").nth(2).click()

    assert anna.page.locator(".mark .name:visible").evaluate_all(CUT) == []


@pytest.mark.parametrize("shape", ["phone", "sideways"])
def test_whoever_comes_to_the_door_of_a_phone_gives_a_name_without_scrolling(guest, shape):
    anna = guest(viewport=SHAPES[shape], locale="it-IT")
    anna.go()
    button = anna.page.locator("form button[type=submit]")
    button.wait_for()

    assert button.evaluate("one => one.getBoundingClientRect().bottom") <= SHAPES[shape]["height"]
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= SHAPES[shape]["width"]


def test_on_a_phone_on_its_side_the_box_leaves_room_for_other_games(guest, running):
    anna = guest(viewport=SHAPES["sideways"], locale="it-IT")
    anna.be(running.stranger().post("people", {"name": "Anna"}))
    anna.go("#/new/gears")
    anna.page.wait_for_selector(".setup .cover")

    assert anna.page.locator(".setup .cover").first.bounding_box()["height"] <= 120


def test_a_hand_in_two_rows_takes_the_room_of_a_wide_screen(guest, running):
    person, table = full(running)
    state = running.app.tables.sessions[table].table.state
    hand = state.players[0].hand
    hand.extend(card for card in range(12) if card not in hand)
    anna = guest(board=True, viewport=SHAPES["wall"])
    anna.be(person)
    anna.sit_at(table)
    anna.page.wait_for_selector(".rows.crowded .held")
    anna.page.evaluate(DRAWN)

    widths = "all => all.map((one) => one.getBoundingClientRect().width)"
    assert min(anna.page.locator(".hand .held").evaluate_all(widths)) > 150


def test_on_a_phone_the_boxes_of_the_games_begin_on_the_first_screen(guest):
    anna = guest(viewport=SIZES["phone"], locale="it-IT")
    anna.go()
    anna.page.fill("#name", "Anna")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".new button")
    anna.page.evaluate(DRAWN)

    assert anna.page.locator(".door").first.bounding_box()["y"] <= SIZES["phone"]["height"] / 2
    assert anna.page.locator(".new button").evaluate_all(CUT) == []


def test_a_fate_card_that_glows_says_that_it_can_be_played(sits):
    anna, _ = sits({"width": 1280, "height": 800})

    assert plain(anna.page.locator(".hand .held.lit .foot").inner_text()) == "✓ can be played"


@pytest.mark.parametrize("game", ["gears", "machines"])
@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_whatever_lies_in_a_frame_can_be_touched_on_a_phone(sits, size, game):
    """With the question as low as it is at first, and as high as it is with the reasons why one cannot go there."""
    anna, _ = sits({"width": size[0], "height": size[1]}, game=game, frames=(HOME, 2, 7, 10), **HANDHELD)
    covered, heights = {}, set()
    for frame in range(1, FRAMES + 1):
        anna.page.locator(".strip .column").nth(frame - 1).tap()
        anna.page.evaluate(DRAWN)
        heights.add(anna.page.locator(".asking").bounding_box()["height"])
        assert anna.page.locator(".frame-view .site").count() == FRAMES + 1 - frame
        if found := anna.page.evaluate(COVERED, ".frame-view .site, .holding .held"):
            covered[frame] = found

    assert covered == {}
    assert len(heights) > 1 or size[0] > size[1]


def test_whatever_stands_in_streets_can_be_touched_on_a_phone(guest, running):
    person, table = crowd(running)
    anna = guest(board=True, viewport=SIZES["phone"], **HANDHELD)
    anna.be(person)
    anna.sit_at(table)
    anna.page.wait_for_selector(".building")
    anna.page.evaluate(DRAWN)

    assert anna.page.evaluate(COVERED, ".building, .holding .held") == []


def test_the_handle_of_a_sheet_is_as_high_as_a_finger_and_leaves_the_table_beside_it(sits):
    anna, _ = sits(SIZES["phone"], **HANDHELD)

    assert anna.page.locator(".grab").bounding_box()["height"] == 44
    assert anna.page.evaluate(ABOVE) == ["grab", "middle", "middle", "grab"]
