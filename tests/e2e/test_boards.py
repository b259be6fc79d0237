"""Whole games on their board: with the mouse, by keys alone, with a finger; the settlement, reasons, and axe on it."""

from __future__ import annotations

import re
import time

import pytest

from tests.e2e.boarding import LATER, ByKeys, ByMouse, ByTouch
from tests.e2e.cases import long
from tests.e2e.guests import by_mouse, plain, play_on
from tests.e2e.screens import SHAPES, SIZES
from tests.e2e.test_access import faults
from tests.server.serving import Client

# Something was read out since.
SAID_LATER = "said => document.querySelector('[data-announcer] p:last-child')?.textContent !== said"
ENDED = {"en-GB": "remembered", "it-IT": "nella memoria"}  # whoever has won
PHONE = {"viewport": SIZES["phone"], "has_touch": True}
FINGER = 44  # pixels
BOXES = "all => all.map(one => [one.getBoundingClientRect(), one.textContent.trim()]).filter(([box]) => box.width > 0)"
CROSSING = f"""all => {{
    const boxes = ({BOXES})(all);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.filter(([one], at) => boxes.slice(at + 1).some(([other]) => meet(one, other))).map(([, text]) => text);
}}"""


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


AT_REST = """() => document.querySelector('.flown') === null
    && !document.getAnimations().some((one) => !one.animationName)"""


def targets(page, where):
    """Buttons and links there; words that explain themselves are part of their sentence."""
    return page.locator(f"{where} :is(button, a):not(.term):visible")


def small_targets(page, where=".board"):
    """Buttons and links that are too small for a finger, once nothing moves."""
    page.wait_for_function(AT_REST)
    small = f"([box]) => box.height < {FINGER} || box.width < {FINGER}"
    return targets(page, where).evaluate_all(f"all => ({BOXES})(all).filter({small}).map(([, text]) => text)")


def crossing_targets(page, where):
    """Buttons and links that lie over others."""
    return targets(page, where).evaluate_all(CROSSING)


def beyond_the_edge(page):
    """The sizes of screens on which something sticks out sideways."""
    found = []
    for name, size in SHAPES.items():
        page.set_viewport_size(size)
        if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
            found.append(name)
    return found


def play_to_the_end(player, running, table, locale="en-GB", until=None):
    """It is over at the server, too, and the page says so in its language, with the server's scores."""
    player.play(until=until)

    played, page = running.app.tables.sessions[table].table, player.page
    assert played.over and ENDED[locale] in player.guest.text("#over-title")
    result = played.result()
    scores = [int(score) for score in page.locator(".over .score").all_inner_texts()]
    assert scores == [result.scores[seat] for seat in result.ranking]
    assert page.evaluate("document.activeElement.matches('.over footer .primary')")
    page.wait_for_selector(".chronicle figure")
    assert page.locator(".chronicle figure g > path").count() == len(scores)


@pytest.mark.long
@pytest.mark.parametrize(("game", "locale"), [("gears", "en-GB"), ("machines", "it-IT")])
def test_a_whole_game_by_clicks_and_drags(alone, running, game, locale):
    anna, table = alone(game, locale=locale, motion=True)
    player = ByMouse(anna)

    play_to_the_end(player, running, table, locale)

    assert player.used() == ["mouse"] and player.deeds["settled"] == 4
    assert player.deeds["dragged a card"] > 1 and player.deeds["dragged a figure"] > 1


@pytest.mark.long
@pytest.mark.parametrize(("game", "locale"), [("gears", "it-IT"), ("machines", "en-GB")])
def test_a_whole_game_by_keys_alone(alone, running, game, locale):
    anna, table = alone(game, locale=locale, motion=True)
    player = ByKeys(anna)

    play_to_the_end(player, running, table, locale)

    assert player.used() == ["keys"] and player.deeds["settled"] == 4
    assert player.deeds["walked"] > 20


@pytest.mark.long
@pytest.mark.parametrize("game", ["gears", "machines"])
def test_a_whole_game_on_a_phone_by_touch(alone, running, game):
    anna, table = alone(game, **PHONE, motion=True)
    player = ByTouch(anna)

    def every(seen):
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
        return False

    play_to_the_end(player, running, table, until=every)

    assert player.used() == ["touch"] and player.deeds["settled"] == 4


def reasons_can_be_tapped(anna):
    """In the plain view, at the Present Day: there nothing in hand can be established, and each card says why not."""
    page = anna.page
    anna.choose("Plain view")
    page.locator(".piece .why").first.tap()
    page.locator(".piece .reason .clause").first.wait_for()
    assert small_targets(page, ".play") == [] and crossing_targets(page, ".table") == []
    anna.choose("Board")
    page.locator(".scroller").wait_for()


def test_targets_are_large_enough_for_a_finger(alone, running):
    anna, _ = alone(**PHONE)
    player = ByTouch(anna)
    player.play(until=lambda seen: any(key.startswith("frame:") for key in seen["keys"]))
    reasons_can_be_tapped(anna)
    player.play(most=12)
    assert small_targets(anna.page) == [] and beyond_the_edge(anna.page) == []
    anna.page.set_viewport_size(SHAPES["sideways"])
    anna.page.wait_for_selector('.board[data-shape="sideways"] .strip')
    assert small_targets(anna.page) == []
    anna.page.set_viewport_size(SIZES["phone"])
    anna.page.wait_for_selector('.board[data-shape="phone"] .strip')
    anna.page.keyboard.press("l")
    lines = anna.page.locator(".log li", has=anna.page.locator(".clause"))
    for line in (lines.last, lines.nth(-2)):
        line.locator("p").tap(position={"x": 4, "y": 4})
        line.locator(".clause").first.wait_for()
        assert crossing_targets(anna.page, ".log") == []
    assert small_targets(anna.page, ".log") == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]

    # the plain view, too
    anna.choose("Plain view")
    anna.page.locator(".piece").first.wait_for()
    assert small_targets(anna.page, ".play") == [] and crossing_targets(anna.page, ".table") == []
    anna.page.evaluate("localStorage.setItem('posterity-confirm', 'false')")
    table, _ = Client(running, anna.key()).table("legacies", seats=("me", "bot", "bot"), options={"npcs": "none"})
    anna.page.goto("about:blank")
    anna.sit_at(table)

    def every(given, player):
        anna.page.evaluate("document.querySelectorAll('.play details').forEach(one => (one.open = true))")
        for where in (".question", ".table", ".log"):
            assert (given, small_targets(anna.page, where), crossing_targets(anna.page, where)) == (given, [], [])

    play_on([anna], [by_mouse], 14, every)
    anna.page.get_by_role("button", name="Look back", exact=True).click()
    anna.page.wait_for_selector(".replay input[type=range]")
    assert small_targets(anna.page, ".play") == [] and crossing_targets(anna.page, ".steps") == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]


def test_what_cannot_be_done_says_why_on_hover_focus_and_long_press(alone):
    anna, _ = alone(**PHONE)
    ByTouch(anna).play(until=lambda seen: any(key.startswith("frame:") for key in seen["keys"]))
    page = anna.page
    card = page.locator(".held:not(.lit)").first

    card.hover()
    page.locator("#peek .cannot").first.wait_for()
    hovered = anna.text("#peek")
    described = card.get_attribute("aria-describedby")
    assert "not now" in anna.text(f"#{described}")
    page.mouse.move(1, 1)
    page.locator("#peek").wait_for(state="detached")
    assert card.get_attribute("aria-describedby") is None
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

    said, points = stepped_through(anna)
    before = announced.last.text_content()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_selector("#question-title")
    assert page.evaluate("document.activeElement.id") == "question-title"
    page.wait_for_function(SAID_LATER, arg=before)
    anna.choose("Show the settlement again")

    assert not any("Round 1 ends" in plain(text) for text in announced.all_text_contents())
    assert "Round 1 ends" in first and "STEP 1 OF" in first
    played = running.app.tables.sessions[table].table
    assert points == played.game.view(played.state, 0).scores
    assert "Round 1 ends" in anna.text(".settlement")
    told = [plain(text) for text in page.locator(".log p").all_inner_texts()]
    assert said and any("Round 1 ends" in text for text in told)

    # it is there for whoever comes back, too
    page.reload()
    anna.choose("Show the settlement again")
    page.wait_for_selector(".settlement")
    assert anna.text(".settlement") == first
    assert stepped_through(anna) == (said, points)
    anna.choose("Plain view")
    page.locator(".table").wait_for()
    anna.choose("Board")
    page.wait_for_selector(".board .scroller")
    anna.choose("Show the settlement again")
    page.wait_for_selector(".settlement")


def stepped_through(one):
    """Every step of a settlement after the first: what was said, and the points in the end. The focus stays."""
    on = one.page.get_by_role("button", name="Next", disabled=False)
    said = []
    while on.count():
        on.click()
        said.append(one.text(".settlement .now").replace(" §", "").replace("§", ""))
    assert one.page.evaluate("document.activeElement.textContent.trim()") == "Next"
    return said, [int(points) for points in one.page.locator("[data-points]").all_inner_texts()]


def test_a_settlement_is_offered_to_the_next_person_at_a_shared_device(guest, running):
    person = running.stranger().post("people", {"name": "Anna"})
    player = Client(running, person["key"])
    table, _ = player.table("gears", seats=("me", "me"))
    while player.view(table)["status"] == "open":
        time.sleep(0.05)
    while (update := player.view(table))["view"]["round"] == 1:
        seat = update["view"]["ask"]["seat"]
        pick = player.view(table, seat=seat)["view"]["ask"]["options"][0]
        player.act(table, "answer", number=update["number"], pick=pick, seat=seat)
    anna = guest(board=True)
    anna.be(person)
    for _ in range(2):
        anna.sit_at(table)
        anna.page.locator(".cover button").click()
        anna.choose("Show the settlement again")
        anna.page.wait_for_selector(".settlement")
        assert "Round 1 ends" in anna.text(".settlement")
        update = player.view(table)
        seat = update["view"]["ask"]["seat"]
        pick = player.view(table, seat=seat)["view"]["ask"]["options"][0]
        player.act(table, "answer", number=update["number"], pick=pick, seat=seat)
        anna.page.wait_for_selector(".cover")


def test_dragging_what_cannot_be_dragged_selects_nothing(alone):
    """From a card that cannot be played, from a frame and from beside them, over the board to the question."""
    anna, _ = alone()
    player = ByMouse(anna)
    player.play(until=lambda seen: any(key.startswith("frame:") for key in seen["keys"]))
    dull = anna.page.locator(".hand .held:not(.lit)").first
    for thing in (dull, anna.page.locator(".frame > .head").first, anna.page.locator(".hand h2")):
        player.drag(thing, anna.page.locator(".seats .name").last)
        player.drag(thing, anna.page.locator("#question-title"))
        assert anna.page.evaluate("getSelection().toString()") == ""


@pytest.mark.parametrize("game", ["gears", "leaders", "legacies"])
def test_dragging_over_the_bar_selects_nothing(alone, game):
    """The bar at the top names the game, and the seats of most boards lie in it."""
    anna, _ = alone(game)
    player = ByMouse(anna)
    bar = anna.page.locator(".bar")
    for thing in (bar.locator(".game"), bar.locator("> .seats")):
        player.drag(thing, bar.locator(".tools"))
        player.drag(thing, anna.page.locator("#question-title"))
        assert anna.page.evaluate("getSelection().toString()") == ""


def test_nothing_works_in_the_present_day_and_the_cards_do_not_say_so(alone):
    anna, _ = alone()
    player = ByMouse(anna)
    player.play(until=lambda seen: any(key.startswith("frame:") for key in seen["keys"]))
    in_hand = anna.page.locator(".hand .held")

    assert in_hand.count() > 0 and in_hand.get_by_text("works here").count() == 0


def test_the_plain_view_is_one_click_away(alone):
    """There, too, a yes is wanted before what cannot be taken back."""
    anna, _ = alone()
    player = ByMouse(anna)
    player.play(until=lambda seen: "draw" in seen["loose"] and any(key.startswith("frame:") for key in seen["keys"]))
    dragging_does_it_at_once(player)
    player.play(until=lambda seen: "draw" in seen["loose"])
    anna.choose("Plain view")
    anna.page.locator(".table").wait_for()
    number = anna.wait_for_turn()["number"]
    anna.click("draw")
    anna.page.get_by_text("After this you cannot go back on your own.").wait_for()
    anna.page.get_by_role("button", name="Not yet", exact=True).click()
    assert anna.page.evaluate("document.activeElement.id") == "question-title"
    anna.click("draw")
    anna.page.get_by_text("After this you cannot go back on your own.").wait_for()
    assert anna.look()["number"] == number and anna.look()["picks"] == ["draw"]
    anna.click("draw")
    anna.wait_until_answered(number)
    anna.choose("Board")

    anna.page.locator(".scroller").wait_for()


def dragging_does_it_at_once(player):
    """A figure is dragged while the server says that nothing could be taken back: it goes there all the same."""
    page, seen, why = player.page, player.seen(), re.compile(r"/why\?")
    final = {"legal": True, "free": False, "message": "", "args": {}, "clause": ""}
    page.route(why, lambda route: route.fulfill(json=final))
    figure, frame = page.locator(".figure.movable"), player.at(next(key for key in seen["keys"] if "frame:" in key))
    frame.click()
    page.get_by_text("After this you cannot go back on your own.").wait_for()
    page.get_by_role("button", name="Put back", exact=True).click()
    page.locator(".confirm").wait_for(state="detached")
    assert page.evaluate("document.activeElement.matches('.head, #question-title')")
    assert player.seen()["number"] == seen["number"]
    assert player.in_sight(figure, frame)
    player.drag(figure, frame)
    page.wait_for_function(LATER, arg=seen["number"])
    page.unroute(why)


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
    assert any("You " in sentence for sentence in heard) and any("Tallow " in sentence for sentence in heard)
    for thing in anna.page.locator(".held, .site, .frame > .head").all():
        assert len(thing.get_attribute("aria-label").strip()) > 3

    anna.page.wait_for_selector(".question.mine")
    for language in ("Italiano", "English"):
        said = anna.page.locator("[data-announcer] p").last.text_content()
        anna.choose(language)
        anna.page.wait_for_function(SAID_LATER, arg=said)
    anna.page.keyboard.press("l")
    with anna.page.expect_response("**/view?*"):
        anna.page.get_by_role("button", name="Look back", exact=True).click()
    anna.page.get_by_role("button", name="Back to the game").click()
    said = anna.page.locator("[data-announcer] p").last.text_content()
    ByMouse(anna).play(most=1)
    anna.page.wait_for_function(SAID_LATER, arg=said)


# ---------------------------------------------------------------- leaders


@pytest.mark.long
def test_a_whole_game_of_leaders_by_clicks_and_drags(alone, running):
    """Two rounds, with what the buildings are in honour of."""
    anna, table = alone("leaders", rules={"rounds": "2", "dedications": "on"}, motion=True)
    player = ByMouse(anna)

    play_to_the_end(player, running, table)

    assert player.used() == ["mouse"] and player.deeds["settled"] == 2
    assert player.deeds["dragged a card"] > 1 and player.deeds["said"] > 1


@pytest.mark.long
def test_a_whole_game_of_leaders_by_keys_alone(alone, running):
    anna, table = alone("leaders", rules={"dedications": "on"}, motion=True)
    player = ByKeys(anna)

    play_to_the_end(player, running, table)

    assert player.used() == ["keys"] and player.deeds["settled"] == 1
    assert player.deeds["walked"] > 10 and player.deeds["said"] > 0


def test_a_whole_game_of_leaders_on_a_phone_by_touch_in_italian(alone, running):
    anna, table = alone("leaders", seats=("me", "bot", "bot", "bot"), locale="it-IT", **PHONE, motion=True)
    player = ByTouch(anna)

    def every(seen):
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
        assert small_targets(anna.page) == []
        return False

    play_to_the_end(player, running, table, "it-IT", until=every)

    assert player.used() == ["touch"] and player.deeds["settled"] == 1


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
    dull.first.click()
    page.get_by_role("button", name="Close").wait_for()
    assert "not now" in anna.text(f"#{page.locator('.confirm').get_attribute('aria-describedby')}")


@pytest.mark.long
def test_the_scoring_of_leaders_goes_part_by_part(alone, running):
    anna, table = alone("leaders", rules={"rounds": "2"})
    ByMouse(anna).play(until=lambda seen: seen["settling"])
    page = anna.page
    stepped_through(anna)
    points = {
        int(panel.get_attribute("data-seat")): int(panel.locator("[data-points]").inner_text())
        for panel in page.locator(".panel[data-seat]").all()
    }

    assert "The scoring of round 1" in anna.text(".settlement")
    state = running.app.tables.sessions[table].table.state
    assert points == {seat: player.total for seat, player in enumerate(state.players)}


def test_the_board_of_leaders_speaks_italian(alone):
    anna, _ = alone("leaders", locale="it-IT")
    ByMouse(anna).play(most=6)

    assert "carte Risorsa" in anna.text(".hand") and "Mazzo Lasciti" in anna.text(".scroller")


@pytest.mark.parametrize(("size", "scheme"), [("phone", "dark"), long("desktop", "light")])
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
