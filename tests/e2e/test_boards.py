"""Whole games on their board: with the mouse, by keys alone, with a finger; the settlement, reasons, and axe on it."""

from __future__ import annotations

import pytest

from tests.e2e.boarding import ByKeys, ByMouse, ByTouch
from tests.e2e.guests import plain
from tests.e2e.screens import SHAPES, SIZES
from tests.e2e.test_access import faults
from tests.server.serving import Client

# Something was read out since.
SAID_LATER = "said => document.querySelector('[data-announcer] p:last-child')?.textContent !== said"
PHONE = {"viewport": SIZES["phone"], "has_touch": True}


@pytest.fixture
def alone(guest, running):
    """One person at a board against bots: `alone(game)`."""

    def sit(game="gears", seats=("me", "bot"), rules=None, **options):
        person = running.stranger().post("people", {"name": "Anna"})
        table, _ = Client(running, person["key"]).table(game, seats=seats, options=rules or {})
        anna = guest(board=True, **options)
        anna.be(person)
        anna.sit_at(table)
        anna.page.wait_for_selector(".board")
        return anna, table

    return sit


def small_targets(page):
    """The buttons on the board that are too low for a finger."""
    return page.locator(".board button:visible:not(.clause, .term, .side button)").evaluate_all(
        "all => all.map(one => [one.textContent.trim(), one.getBoundingClientRect()])"
        ".filter(([, box]) => box.height < 44 && box.width > 0).map(([text]) => text)"
    )


def beyond_the_edge(page):
    """The sizes of screens on which something sticks out sideways."""
    found = []
    for name, size in SHAPES.items():
        page.set_viewport_size(size)
        if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
            found.append(name)
    return found


def final_scores(running, table):
    result = running.house.rooms[table].table.result()
    return [result.scores[seat] for seat in result.ranking]


@pytest.mark.parametrize(("game", "locale"), [("gears", "en-GB"), ("machines", "it-IT")])
def test_a_whole_game_by_clicks_and_drags(alone, running, game, locale):
    anna, table = alone(game, locale=locale)
    player = ByMouse(anna)

    player.play()

    assert player.deeds["settled"] == 4
    assert player.deeds["dragged a card"] > 3 and player.deeds["dragged a figure"] > 3
    scores = [int(score) for score in anna.page.locator(".over .score").all_inner_texts()]
    assert scores == final_scores(running, table)
    assert anna.page.locator(".chronicle figure path").count() == 2


def test_a_whole_game_by_keys_alone(alone, running):
    anna, _ = alone()
    player = ByKeys(anna)

    player.play()

    anna.page.wait_for_selector("#over-title")
    assert player.deeds["walked"] > 20 and player.deeds["settled"] == 4


def test_a_whole_game_on_a_phone_by_touch(alone):
    anna, _ = alone(**PHONE)

    def every(seen):
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
        return False

    ByTouch(anna).play(until=every)

    anna.page.wait_for_selector("#over-title")


def pinch(one, selector, factor):
    """Two fingers on a thing go apart, or together."""
    box = one.page.locator(selector).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    wire = one.context.new_cdp_session(one.page)

    def fingers(kind, apart):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})

    fingers("touchStart", 40)
    for step in range(1, 9):
        fingers("touchMove", 40 * (1 + (factor - 1) * step / 8))
    fingers("touchEnd", 0)


def test_targets_are_large_enough_for_a_finger_and_two_fingers_zoom(alone):
    anna, _ = alone(**PHONE)
    ByTouch(anna).play(most=12)
    zoom = "Number(getComputedStyle(document.querySelector('.scroller')).getPropertyValue('--zoom'))"
    before = anna.page.evaluate(zoom)

    assert small_targets(anna.page) == [] and beyond_the_edge(anna.page) == []
    anna.page.set_viewport_size(SHAPES["sideways"])
    assert small_targets(anna.page) == []
    anna.page.set_viewport_size(SIZES["phone"])
    pinch(anna, ".scroller", 1.5)
    larger = anna.page.evaluate(zoom)
    pinch(anna, ".scroller", 0.4)
    smaller = anna.page.evaluate(zoom)
    anna.page.keyboard.press("+")

    assert smaller < before < larger
    assert anna.page.evaluate(zoom) > smaller
    assert anna.page.evaluate("visualViewport.scale") == 1
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]


def test_what_cannot_be_done_says_why_on_hover_focus_and_long_press(alone):
    anna, _ = alone(**PHONE)
    ByTouch(anna).play(until=lambda seen: any(key.startswith("frame:") for key in seen["keys"]))
    page = anna.page
    card = page.locator(".held:not(.lit)").first

    card.hover()
    page.locator("#peek .cannot").first.wait_for()
    hovered = anna.text("#peek")
    page.mouse.move(1, 1)
    page.locator("#peek").wait_for(state="detached")
    page.keyboard.press("h")
    page.locator("#peek").first.wait_for()
    page.keyboard.press("Escape")
    box = card.bounding_box()
    where = [{"x": box["x"] + 20, "y": box["y"] + 60}]
    wire = anna.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
    page.locator("#peek .cannot").first.wait_for()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    assert "not now" in hovered and "§ gears." in hovered
    assert anna.text("#peek") == hovered


def test_a_settlement_goes_step_by_step_and_again(alone, running):
    """It is heard step by step: what else is new is read out after it."""
    anna, table = alone()
    player = ByMouse(anna)
    player.play(until=lambda seen: seen["settling"])
    page = anna.page
    first = anna.text(".settlement")
    announced = page.locator("[data-announcer] p")

    said = []
    while page.get_by_role("button", name="Next").count():
        page.get_by_role("button", name="Next").click()
        said.append(anna.text(".settlement .now").replace(" §", "").replace("§", ""))
    points = [int(one) for one in page.locator("[data-points]").all_inner_texts()]
    before = announced.last.text_content()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_function(SAID_LATER, arg=before)
    page.get_by_role("button", name="Show the settlement again").click()

    assert not any("Round 1 ends" in plain(text) for text in announced.all_text_contents())
    assert "Round 1 ends" in first and "STEP 1 OF" in first
    assert points == running.house.rooms[table].table.game.view(running.house.rooms[table].table.state, 0).scores
    assert "Round 1 ends" in anna.text(".settlement")
    told = [plain(text) for text in page.locator(".log p").all_inner_texts()]
    assert said and any("Round 1 ends" in text for text in told)


def test_the_plain_view_is_one_click_away(alone):
    """There, too, a yes is wanted before what cannot be taken back."""
    anna, _ = alone()
    ByMouse(anna).play(until=lambda seen: "draw" in seen["loose"])
    anna.page.get_by_role("button", name="Plain view").click()
    anna.page.locator(".table").wait_for()
    number = anna.wait_for_turn()["number"]
    anna.click("draw")
    anna.page.get_by_text("After this you cannot go back on your own.").wait_for()
    assert anna.look()["number"] == number and anna.look()["picks"] == ["draw"]
    anna.click("draw")
    anna.wait_until_answered(number)
    anna.page.get_by_role("button", name="Board", exact=True).click()

    anna.page.locator(".scroller").wait_for()


def test_the_board_speaks_italian(alone):
    anna, _ = alone(locale="it-IT")
    ByMouse(anna).play(most=10)

    assert "La tua mano" in anna.text(".hand")
    assert "Giorno Presente" in anna.text(".scroller")


def test_news_is_announced_to_those_who_hear_it(alone):
    """And the question again in another language; it goes on after that, and after a look back."""
    anna, _ = alone()
    ByMouse(anna).play(most=8)

    heard = [plain(text) for text in anna.page.locator("[data-announcer] p").all_inner_texts()]
    assert any("You " in sentence for sentence in heard) and any("Greedy " in sentence for sentence in heard)
    for thing in anna.page.locator(".held, .site, .frame > .head").all():
        assert len(thing.get_attribute("aria-label").strip()) > 3

    anna.page.wait_for_selector(".question.mine")
    for language in ("Italiano", "English"):
        said = anna.page.locator("[data-announcer] p").last.text_content()
        anna.page.get_by_role("button", name=language).click()
        anna.page.wait_for_function(SAID_LATER, arg=said)
    anna.page.get_by_role("button", name="Look back", exact=True).click()
    anna.page.locator(".news p").first.wait_for()
    anna.page.get_by_role("button", name="Back to the game").click()
    said = anna.page.locator("[data-announcer] p").last.text_content()
    ByMouse(anna).play(most=1)
    anna.page.wait_for_function(SAID_LATER, arg=said)


# ---------------------------------------------------------------- leaders


def test_a_whole_game_of_leaders_by_clicks_and_drags(alone, running):
    """Two rounds, with what the buildings are in honour of."""
    anna, table = alone("leaders", rules={"rounds": "2", "dedications": "on"})
    player = ByMouse(anna)

    player.play()

    assert player.deeds["settled"] == 2
    assert player.deeds["dragged a card"] > 1 and player.deeds["said"] > 1
    scores = [int(score) for score in anna.page.locator(".over .score").all_inner_texts()]
    assert scores == final_scores(running, table)
    assert anna.page.locator(".chronicle figure path").count() == 2


def test_a_whole_game_of_leaders_by_keys_alone(alone):
    anna, _ = alone("leaders", rules={"dedications": "on"})
    player = ByKeys(anna)

    player.play()

    anna.page.wait_for_selector("#over-title")
    assert player.deeds["walked"] > 10 and player.deeds["said"] > 0 and player.deeds["settled"] == 1


def test_a_whole_game_of_leaders_on_a_phone_by_touch(alone):
    anna, _ = alone("leaders", seats=("me", "bot", "bot", "bot"), **PHONE)

    def every(seen):
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
        assert small_targets(anna.page) == []
        return False

    ByTouch(anna).play(until=every)

    anna.page.wait_for_selector("#over-title")


def test_leaders_look_alone_at_three_cards(alone):
    anna, _ = alone("leaders")
    player = ByMouse(anna)
    player.play(until=lambda seen: "look" in seen["loose"])
    seen = player.seen()

    assert "deck:legacy" in seen["keys"]
    player.touch("deck:legacy", seen)
    anna.page.wait_for_selector(".drawn .held.lit")

    assert anna.page.locator(".drawn .held").count() == 3
    assert beyond_the_edge(anna.page) == []


def test_leaders_are_told_why_they_cannot_build(alone):
    anna, _ = alone("leaders")
    page = anna.page
    dull = page.locator(".hand .held.destroys:not(.lit), .hand .held.buildings:not(.lit)")
    ByMouse(anna).play(until=lambda seen: "done" in seen["loose"] and dull.count() > 0)
    dull.first.hover()
    page.locator("#peek .cannot").first.wait_for()

    assert "not now" in anna.text("#peek") and "§ leaders." in anna.text("#peek")


def test_the_scoring_of_leaders_goes_part_by_part(alone, running):
    anna, table = alone("leaders", rules={"rounds": "2"})
    ByMouse(anna).play(until=lambda seen: seen["settling"])
    page = anna.page
    while page.get_by_role("button", name="Next").count():
        page.get_by_role("button", name="Next").click()
    points = {
        int(panel.get_attribute("data-seat")): int(panel.locator("[data-points]").inner_text())
        for panel in page.locator(".panel[data-seat]").all()
    }

    assert "The scoring of round 1" in anna.text(".settlement")
    state = running.house.rooms[table].table.state
    assert points == {seat: player.total for seat, player in enumerate(state.players)}


def test_the_board_of_leaders_speaks_italian(alone):
    anna, _ = alone("leaders", locale="it-IT")
    ByMouse(anna).play(most=6)

    assert "carte Risorsa" in anna.text(".hand") and "Mazzo Lasciti" in anna.text(".scroller")


@pytest.mark.parametrize(("size", "scheme"), [("phone", "dark"), ("desktop", "light")])
def test_the_board_of_leaders_is_clean(alone, size, scheme):
    anna, _ = alone("leaders", seats=("me", "bot", "bot"), viewport=SIZES[size], color_scheme=scheme)
    page, player = anna.page, ByMouse(anna)
    found = {}

    def look(name):
        found[name] = faults(anna)
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"], name

    look("first")
    player.play(until=lambda seen: any(key.startswith("drawn:") for key in seen["keys"]))
    look("looking")
    player.play(until=lambda seen: any(key.startswith("resource:") for key in seen["keys"]))
    look("paying")
    page.locator(".hand .held").first.click()
    look("chosen")
    page.keyboard.press("Escape")
    player.play(until=lambda seen: seen["settling"])
    look("scoring")
    player.play()
    look("over")

    assert {name: one for name, one in found.items() if one} == {}
