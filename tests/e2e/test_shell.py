"""What lies around every board, measured: the corner with log and chat, the sheet of a phone, the end of a game."""

from __future__ import annotations

import time

import pytest

from tests.e2e.boarding import ByMouse, ByTouch
from tests.e2e.guests import plain
from tests.e2e.screens import SIZES
from tests.server.serving import Client

PHONE = {"viewport": SIZES["phone"], "has_touch": True}
# Whether all of a thing can be seen and touched where it lies.
FREE = """one => {
    const box = one.getBoundingClientRect();
    const corners = [[box.left + 3, box.top + 3], [box.right - 3, box.bottom - 3], [box.left + 3, box.bottom - 3]];
    return corners.every(([x, y]) => {
        const under = document.elementFromPoint(x, y);
        return under !== null && (one.contains(under) || under.contains(one));
    });
}"""
# Whether the corner ends above the question; it follows as the question grows, so tests wait for it.
CLEAR = """() => {
    const [corner, asking] = [".side", ".asking"].map((one) => document.querySelector(`.board ${one}`));
    return corner.getBoundingClientRect().bottom <= asking.getBoundingClientRect().top;
}"""
AT_ITS_END = "one => one.scrollHeight - one.scrollTop - one.clientHeight"
SCROLLS = "one => one.scrollHeight - one.clientHeight"


@pytest.fixture
def table(guest, running):
    """Anna at the board of a game against bots: `table(bots, …)`."""

    def sit(bots=1, game="gears", chosen=None, **options):
        person = running.stranger().post("people", {"name": "Anna"})
        made, _ = Client(running, person["key"]).table(game, seats=("me", *["bot"] * bots), options=chosen or {})
        anna = guest(board=True, **options)
        anna.be(person)
        anna.sit_at(made)
        anna.page.wait_for_selector(".board")
        return anna

    return sit


def bottom(thing):
    box = thing.bounding_box()
    return box["y"] + box["height"]


def test_the_corner_ends_above_a_high_question_and_one_can_say_something_in_it(table):
    page = table(bots=3, viewport={"width": 1280, "height": 800}).page
    page.wait_for_selector(".question.mine [data-pick]")
    page.evaluate("document.querySelector('.board .asking').style.minHeight = '290px'")  # as with four answers
    tab = page.get_by_role("tab", name="Chat")

    page.wait_for_function(CLEAR)
    assert tab.evaluate(FREE)
    page.keyboard.press("c")
    page.get_by_role("button", name="Less").wait_for()
    field, say = page.locator(".chat input"), page.locator(".chat form button")
    page.wait_for_function(CLEAR)
    assert field.evaluate(FREE) and say.evaluate(FREE)
    field.click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All moves").wait_for()
    field.focus()
    page.wait_for_function(CLEAR)
    assert tab.evaluate(FREE) and field.evaluate(FREE) and say.evaluate(FREE)
    field.fill("Hello")
    say.click()
    page.locator(".chat li", has_text="Hello").wait_for()


def test_on_a_phone_the_log_opens_at_its_end_and_a_touched_line_leads_on(table):
    anna = table(**PHONE)
    page = anna.page
    ByTouch(anna).play(until=lambda seen: page.locator(".log li").count() > 14)
    anna.choose("Log")
    log = page.locator(".log")
    page.wait_for_function("() => document.querySelector('.log').clientHeight > 0")
    page.wait_for_timeout(100)

    assert log.evaluate(SCROLLS) > 0 and log.evaluate(AT_ITS_END) < 4
    assert page.locator(".log :is(.clause, a):visible").count() == 0
    line = page.locator(".log li", has=page.locator(".clause")).last
    line.locator("p").tap(position={"x": 4, "y": 4})
    number = line.locator("a")
    number.wait_for()
    assert float(number.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= 12
    assert line.locator(".clause").bounding_box()["height"] >= 44


def test_sentences_of_one_line_do_not_stick_together(table):
    page = table(bots=3).page
    page.wait_for_selector(".log li p")

    texts = page.locator(".log li p").evaluate_all("all => all.map((one) => one.textContent)")
    assert [text for text in texts if text.rstrip() == text] == []


def test_every_sentence_of_the_log_has_a_line_of_its_own(table):
    anna = table(viewport={"width": 1920, "height": 1080})
    page, sentences = anna.page, ".log li p > span + span"
    ByMouse(anna).play(until=lambda seen: page.locator(sentences).count() > 0)

    higher = "all => all.filter((one) => one.offsetTop <= one.previousElementSibling.offsetTop)"
    assert page.locator(sentences).evaluate_all(f"all => ({higher})(all).map((one) => one.textContent)") == []


def test_the_step_of_the_turn_is_whole_beside_the_buttons_of_a_phone(table):
    anna = table(game="leaders", locale="it-IT", **PHONE)
    page = anna.page
    ByTouch(anna).play(until=lambda seen: page.locator(".dock .undo").count() > 0)

    assert page.locator(".dock .step").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert page.locator(".dock .step").inner_text().startswith("Passo")


def test_all_buttons_of_a_settlement_stand_in_one_row_on_a_phone(guest, running, over):
    person, made = over
    anna = guest(board=True, has_touch=True, viewport=SIZES["phone"], locale="it-IT")
    anna.be(person)
    owner = Client(running, person["key"])
    settled = next(at for at in range(1, 2000) if owner.view(made, at=at)["settled"] is not None)
    again = owner.act(made, "branch", at=settled, seats=[0])["table"]
    anna.sit_at(again)
    anna.choose("Rivedi il conteggio")
    buttons = anna.page.locator(".settlement .row button")
    buttons.first.wait_for()

    boxes = [one.bounding_box() for one in buttons.all()]
    assert len(boxes) == 4 and len({box["y"] for box in boxes}) == 1
    assert boxes[-1]["x"] + boxes[-1]["width"] <= SIZES["phone"]["width"]
    assert anna.page.locator(".board .holding").is_hidden()


def test_the_sun_rises_behind_whoever_has_won(guest, over):
    """Behind the middle of them, if it is a tie."""
    person, made = over
    anna = guest(board=True)
    anna.be(person)
    anna.sit_at(made)
    page = anna.page
    page.locator(".chronicle svg[role=img]").wait_for()
    middle = "one => { const box = one.getBoundingClientRect(); return box.left + box.width / 2; }"

    winners = page.locator(".podium .first .marker").evaluate_all(f"all => all.map({middle})")
    page.wait_for_function(
        f"winner => Math.abs(({middle})(document.querySelector('[data-part=sun]')) - winner) < 2",
        arg=sum(winners) / len(winners),
    )


def test_on_a_phone_log_and_chat_take_the_place_of_the_outlook(table):
    anna = table(**PHONE)
    page = anna.page
    page.wait_for_selector(".question.mine [data-pick]")
    outlook = page.locator(".outlook")
    for panel, shown in (("Log", ".log"), ("Chat", ".chat input")):
        anna.choose("If it ended now")
        outlook.wait_for()
        anna.choose(panel)
        outlook.wait_for(state="detached")
        assert page.locator(shown).evaluate(FREE)
    anna.choose("If it ended now")
    page.locator(".more").get_by_role("button", name="Close").tap()
    outlook.wait_for(state="detached")
    page.locator(".board .holding").wait_for()


def test_news_of_the_chat_go_by_and_cover_no_control(guest, running):
    people = [running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno")]
    owner = Client(running, people[0]["key"])
    made, _ = owner.table("gears", seats=("me", "bot"), public=True)
    bruno = guest(board=True, motion=True, **PHONE)
    bruno.be(people[1])
    bruno.sit_at(made)
    page = bruno.page
    page.wait_for_selector(".board")
    owner.act(made, "chat", text="A line that is so long that it does not fit on the screen of a phone")
    news = page.locator(".bar .news")
    news.wait_for()

    assert page.get_by_role("button", name="Ask for a bot’s seat").evaluate(FREE)
    assert page.get_by_role("button", name="Menu", exact=True).evaluate(FREE)
    badge = page.locator(".bar nav > .unread")
    box = badge.bounding_box()
    assert box["y"] >= 0 and box["x"] + box["width"] <= SIZES["phone"]["width"]
    page.clock.run_for(6000)
    news.wait_for(state="detached")
    badge.wait_for()


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_a_table_with_friends_is_set_up_on_one_screen_of_a_laptop(guest, running, locale):
    words = {"en-GB": ("Add", "A friend"), "it-IT": ("Aggiungi", "Un amico")}[locale]
    anna = guest(viewport={"width": 1280, "height": 800}, locale=locale)
    anna.be(running.stranger().post("people", {"name": "Anna"}))
    anna.go("#/new/leaders")
    anna.page.wait_for_selector(".seat .pick")
    while anna.page.locator(".seat .pick").count() < 4:
        anna.page.get_by_role("button", name=words[0], exact=True).click()
    anna.page.locator(".seat .pick").nth(1).click()
    anna.page.get_by_role("radio", name=words[1]).check(force=True)
    anna.page.locator(".seat .pick").nth(2).click()

    assert anna.page.evaluate("document.documentElement.scrollHeight") <= 800
    anna.page.set_viewport_size(SIZES["phone"])
    anna.page.locator(".steps button").nth(1).click()
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert anna.page.locator(".people .choice, .people .choice > span").evaluate_all(cut) == []


def test_in_the_waiting_room_the_beginning_is_in_sight(guest, running):
    person = running.stranger().post("people", {"name": "Anna"})
    made, _ = Client(running, person["key"]).table("gears", seats=("me", "link", "link", "bot"))
    anna = guest(viewport={"width": 1280, "height": 800})
    anna.be(person)
    anna.sit_at(made)
    for place in range(2):
        anna.page.get_by_role("button", name="Make a link").first.click()
        anna.page.locator(".invite").nth(place).wait_for()

    begin = anna.page.get_by_role("button", name="Begin now")
    assert bottom(begin) < 400 and begin.evaluate(FREE)
    anna.page.get_by_role("link", name="Posterity").wait_for()


def test_whoever_plays_alone_is_told_the_same_twice_when_they_resign(table):
    anna = table()
    anna.choose("People")
    anna.page.get_by_role("button", name="Resign", exact=True).click()

    said = plain(anna.page.inner_text("dialog"))
    assert "so the game ends" in said and "a bot may play on" not in said
    anna.page.get_by_role("button", name="Resign, and end the game").wait_for()


@pytest.mark.parametrize("shape", [SIZES["phone"], {"width": 360, "height": 640}, {"width": 740, "height": 360}])
def test_at_the_end_nothing_lies_on_the_chart_of_a_phone(guest, over, shape):
    person, made = over
    anna = guest(board=True, has_touch=True, viewport=shape)
    anna.be(person)
    anna.sit_at(made)
    page = anna.page
    turn, chart = page.locator(".chronicle .turn"), page.locator(".chronicle svg[role=img]")
    turn.wait_for()

    assert bottom(chart) <= turn.bounding_box()["y"] and chart.bounding_box()["height"] >= 70
    page.locator(".bar").get_by_text("Leaders").wait_for()
    page.get_by_role("link", name="To the lobby").first.wait_for()
    for plinth in page.locator(".podium li:not(.visually-hidden)").all():
        stands = bottom(plinth.locator(".marker")) - plinth.locator(".plinth").bounding_box()["y"]
        assert -10 <= stands <= 0
    assert page.get_by_role("button", name="Play again").evaluate(FREE)


@pytest.fixture(scope="module")
def over(running):
    """A game of two rounds that bots have played to the end, for Anna too."""
    person = running.stranger().post("people", {"name": "Anna"})
    anna = Client(running, person["key"])
    made, _ = anna.table("leaders", seats=("me", "bot", "bot"), options={"rounds": "2"})
    while anna.view(made)["status"] == "open":
        time.sleep(0.02)
    anna.act(made, "bot", seat=0)
    while anna.view(made, outline=0)["status"] != "over":
        time.sleep(0.05)
    return person, made
