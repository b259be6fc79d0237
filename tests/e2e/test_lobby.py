"""The lobby: names without accounts, tables found and joined, devices that come and go."""

from __future__ import annotations

import json
import re

import pytest

from tests.e2e.contrast import pale_at_rest
from tests.e2e.screens import SHAPES, SIZES
from tests.e2e.test_access import faults
from tests.server.serving import Client

LAPTOP = {"width": 1280, "height": 800}
SCREENS = {"laptop": LAPTOP, "desk": {"width": 1440, "height": 900}, **SHAPES}
# What is wrong with a page: it is wider than the window, text is cut off where nothing says so, boxes lie on each
# other, or a button is too small to be touched.
MEASURED = """([touched]) => {
    const found = [];
    const named = (one) => `${one.localName}.${one.className} “${(one.innerText ?? "").slice(0, 20)}”`;
    const shown = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility()
        && one.closest(".visually-hidden, svg") === null && one.getBoundingClientRect().width > 1);
    if (document.documentElement.scrollWidth > innerWidth) {
        found.push("the page is wider than the window");
    }
    for (const one of shown) {
        const style = getComputedStyle(one);
        const text = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
        if (text && parseFloat(style.fontSize) < 12) {
            found.push(`small text: ${named(one)}`);
        }
        if (text && style.overflowX !== "visible" && style.textOverflow !== "ellipsis"
            && one.scrollWidth > one.clientWidth + 1 && !["auto", "scroll"].includes(style.overflowX)) {
            found.push(`cut off: ${named(one)}`);
        }
        const box = one.getBoundingClientRect();
        if (touched && one.matches("button, .button, select, a.way") && Math.min(box.width, box.height) < 43.5
            && getComputedStyle(one, "::after").content === "none") {
            found.push(`hard to touch: ${named(one)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
        }
    }
    for (const holder of document.querySelectorAll(".lobby, .lists, .doors, .setup, .choices, .seats ol, .ways")) {
        const boxes = [...holder.children].filter((one) => one.checkVisibility())
            .map((one) => [one, one.getBoundingClientRect()]);
        for (const [at, [one, box]] of boxes.entries()) {
            for (const [other, next] of boxes.slice(at + 1)) {
                const sticks = [one, other].some((each) => getComputedStyle(each).position === "sticky");
                if (!sticks && box.left < next.right - 1 && next.left < box.right - 1
                    && box.top < next.bottom - 1 && next.top < box.bottom - 1) {
                    found.push(`${named(one)} lies on ${named(other)}`);
                }
            }
        }
    }
    return found;
}"""


def measured(one, touched=False):
    return one.page.evaluate(MEASURED, [touched])


def height(one):
    return one.page.evaluate("document.documentElement.scrollHeight")


def test_a_game_against_bots_takes_at_most_three_clicks(guest):
    anna = guest("Anna")

    anna.page.get_by_role("button", name="Play against bots: Lanterns").click()

    anna.table()
    assert anna.wait_for_turn()["picks"]


@pytest.mark.parametrize("known", [False, True])
def test_the_first_page_is_light(guest, running, known):
    anna, sent = guest(), {}
    if known:
        person = json.dumps(running.stranger().post("people", {"name": "Anna"}))
        anna.context.add_init_script(f"localStorage.setItem('posterity-person', JSON.stringify({person}))")
    anna.page.on("requestfinished", lambda one: sent.update({one.url: one.sizes()["responseBodySize"]}))
    anna.go()
    anna.page.wait_for_load_state("networkidle")

    scripts = sum(size for url, size in sent.items() if url.endswith(".js"))
    assert 50_000 < scripts < 150_000
    assert sum(sent.values()) < 300_000, sorted(sent.items(), key=lambda one: -one[1])[:8]


def test_the_name_is_asked_once(guest):
    anna = guest("Anna")

    anna.page.reload()

    anna.page.get_by_role("heading", name="Begin a game").wait_for()
    anna.page.get_by_role("link", name="Anna").wait_for()


def test_a_name_that_cannot_be_is_refused_in_a_sentence(guest):
    anna = guest()
    anna.go()
    anna.loses_network = True  # a refused request is told by the browser

    anna.page.get_by_label("Your name").fill("   ")
    anna.page.get_by_role("button", name="Come in").click()

    anna.page.get_by_role("alert").get_by_text("A name has 1 to 40 characters").wait_for()


def test_a_link_takes_a_seat_once_and_leaves_no_token_behind(guest, running):
    owner = running.person("Olga")
    table, (token,) = owner.table("lanterns", seats=("me", "link"))
    bruno = guest()

    bruno.go(f"#join={token}")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Take the seat").click()

    assert bruno.table() == table
    assert token not in bruno.page.evaluate("JSON.stringify([location.href, {...localStorage}, {...sessionStorage}])")
    bruno.page.go_back()
    assert token not in bruno.page.url
    carla = guest("Carla")
    carla.loses_network = True
    carla.go(f"#join={token}")
    carla.page.get_by_text("This link opens nothing any more").wait_for()


def test_a_link_can_be_pasted(guest, running):
    table, (token,) = running.person("Olga").table("lanterns", seats=("me", "link"))
    bruno = guest("Bruno")

    bruno.page.get_by_label("Paste the link here").fill("nonsense")
    bruno.page.get_by_role("button", name="Open", exact=True).click()
    bruno.page.get_by_text("That is no link to a table").wait_for()
    bruno.page.get_by_label("Paste the link here").fill(f"{running.url}/#join={token}")
    bruno.page.get_by_role("button", name="Open", exact=True).click()
    bruno.page.get_by_role("button", name="Take the seat").click()

    assert bruno.table() == table


def test_a_recovery_link_makes_another_device_the_same_person(guest, running):
    anna = guest("Anna")
    anna.page.get_by_role("link", name="Anna").click()
    anna.page.get_by_role("button", name="Make a recovery link").click()
    link = anna.page.get_by_label("Recovery link").input_value()
    other = guest()

    other.page.goto(link)
    other.page.get_by_role("button", name="Be that person here").click()
    other.page.get_by_role("heading", name="Begin a game").wait_for()

    other.page.get_by_role("link", name="Anna").wait_for()
    assert "recover" not in other.page.url
    assert Client(running, other.key()).me() == Client(running, anna.key()).me()


def test_a_device_can_be_shut_out(guest, running):
    welcome = running.stranger().post("people", {"name": "Anna"})
    link = Client(running, welcome["key"]).post("me/recovery")
    other = running.stranger().post("recover", {"token": link["token"]})
    anna, lost = guest(), guest()
    anna.be(welcome)
    lost.be(other)

    anna.go("#/me")
    anna.page.get_by_role("button", name="Shut out").click()
    anna.page.get_by_role("button", name="Shut out").wait_for(state="detached")
    lost.loses_network = True
    lost.go()
    lost.page.reload()

    lost.page.get_by_role("button", name="Come in").wait_for()


def test_somebody_can_be_forgotten(guest, running):
    anna = guest("Anna")
    key = anna.key()

    anna.go("#/me")
    anna.page.get_by_role("button", name="Forget me").click()
    anna.page.get_by_role("button", name="Forget me").click()

    anna.page.get_by_role("button", name="Come in").wait_for()
    status, _, _ = Client(running, key).raw("GET", "api/me")
    assert status == 401


def test_public_tables_are_found_and_can_be_filtered(guest, running):
    owner = running.person("Olga")
    open_one, _ = owner.table("lanterns", seats=("me", "open"), public=True)
    owner.table("leaders", seats=("me", "bot"), public=True)
    bruno = guest("Bruno")
    bruno.page.get_by_role("link", name="All games").click()
    public = bruno.page.get_by_role("region", name="Public tables")

    public.get_by_role("listitem").first.wait_for()
    public.get_by_label("Only this game").select_option("lanterns")
    public.get_by_label("Only tables that are").select_option("open")
    public.get_by_role("link", name="Take a seat: Lanterns").first.click()
    assert bruno.table() == open_one
    bruno.page.get_by_role("button", name="Sit down here").click()

    bruno.page.wait_for_selector(".question")
    assert owner.get(f"tables/{open_one}")["seats"][1]["name"] == "Bruno"


def test_a_stranger_can_watch_a_public_table(guest, running):
    table, _ = running.person("Olga").table("lanterns", seats=("me", "bot"), public=True)
    stranger = guest()

    stranger.go(f"#/table/{table}")

    stranger.page.get_by_text("Waiting for Olga").wait_for()
    assert "Your hand" not in stranger.text()


def test_a_private_table_is_not_there_for_others(guest, running):
    table, _ = running.person("Olga").table("lanterns", seats=("me", "bot"))
    bruno = guest("Bruno")

    bruno.go(f"#/table/{table}")

    bruno.page.get_by_text("This table is not open to you").wait_for()


def test_friends_gather_before_the_game(guest, running):
    anna = guest("Anna")
    anna.go("#/new/lanterns")
    anna.plan("Whoever comes", "A friend")
    assert anna.page.get_by_role("radio", name="Public").is_checked()
    assert "Begins when 2 more have sat down." in anna.text("form")
    anna.page.get_by_role("button", name="Open the table").click()
    table = anna.table()
    bruno = guest("Bruno")
    bruno.sit_at(table)
    bruno.page.get_by_role("button", name="Sit down here").click()
    bruno.page.get_by_label("Say something").fill("Shall we begin?")
    bruno.page.keyboard.press("Enter")

    anna.page.get_by_text("Shall we begin?").wait_for()
    anna.page.get_by_role("button", name="Begin now, with bots at the empty seats").click()

    anna.wait_for_turn()
    bruno.page.get_by_text("Waiting for Anna").wait_for()


def test_a_link_to_watch_asks_for_no_seat_and_the_table_says_that_one_watches(guest, running):
    owner = running.person("Olga")
    table, _ = owner.table("gears", seats=("me", "bot"))
    link = owner.act(table, "link", seat=None)["link"]
    bruno = guest(board=True, viewport=SIZES["phone"])

    bruno.page.goto(link)
    bruno.page.get_by_role("heading", name="Olga invites you to watch Gears").wait_for()
    assert "seat" not in bruno.text("main")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Watch the game").click()
    assert bruno.table() == table
    told, ask = (
        bruno.page.get_by_text("You are watching."),
        bruno.page.get_by_role("button", name="Ask for a bot’s seat"),
    )
    ask.wait_for()  # the table is there, and nothing of it is drawn anew
    bruno.page.mouse.wheel(0, 4000)

    assert 0 <= told.evaluate("one => one.getBoundingClientRect().y") < SIZES["phone"]["height"]
    ask.click()
    bruno.page.get_by_role("button", name="Ask for this seat").wait_for()


def test_whoever_plays_is_not_told_that_they_watch(guest):
    anna = guest("Anna")
    anna.page.get_by_role("button", name="Play against bots: Lanterns").click()
    anna.wait_for_turn()

    assert anna.page.get_by_text("You are watching").count() == 0


# ---------------------------------------------------------------- what waits, and where it stands


@pytest.fixture
def host(running):
    """Olga, at whose tables others sit."""
    return running.person("Olga")


def test_what_waits_for_me_comes_first(guest, running):
    anna = guest("Anna")
    anna.page.get_by_role("heading", name="New here? Learn by playing").wait_for()
    player = Client(running, anna.key())
    table, _ = player.table("lanterns", seats=("me", "bot"))
    while player.get(f"tables/{table}")["to_move"] != 0:
        anna.page.wait_for_timeout(50)
    anna.page.reload()

    waits = anna.page.get_by_role("region", name="It is your turn in Lanterns")
    waits.get_by_text("against Tallow").wait_for()
    assert waits.bounding_box()["y"] < anna.page.locator(".doors").bounding_box()["y"]
    assert waits.locator(".pawn").count() == 2 and waits.locator(".place.lit").count() == 1
    assert anna.page.get_by_role("heading", name="New here?").count() == 0
    waits.get_by_role("link", name="Back to the table").click()
    assert anna.table() == table


@pytest.mark.parametrize(("size", "locale"), [("laptop", "en-GB"), *[(size, "it-IT") for size in SCREENS]])
def test_the_lobby_and_the_set_up_fit(guest, running, host, size, locale):
    """From a laptop on both are one screen; nowhere is anything cut off, lies on something or is too small to touch."""
    shape, touched = SCREENS[size], size in ("phone", "sideways")
    welcome = running.stranger().post("people", {"name": "Anna"})
    player = Client(running, welcome["key"])
    player.table("gears", seats=("me", "bot", "bot"))
    player.table("leaders", seats=("me", "link", "bot", "bot"))
    player.table("legacies", seats=("me", "link"))
    host.table("machines", seats=("me", "open", "bot", "bot"), public=True)
    anna = guest(viewport=shape, locale=locale, has_touch=touched, is_mobile=touched)
    anna.be(welcome)
    anna.page.wait_for_selector(".waits")
    found = {"lobby": measured(anna, touched)}
    one_screen = [("lobby", height(anna))]
    for game in ("gears", "legacies", "leaders"):
        anna.go(f"#/new/{game}")
        anna.page.wait_for_selector(f"a[aria-current][href='#/new/{game}']", state="attached")
        for part in range(3 if touched else 1):
            if touched:
                anna.page.locator(".step").nth(part).click()
            found[f"{game} {part}"] = measured(anna, touched)
        one_screen.append((game, height(anna)))
        if not touched and shape["width"] > 1200:
            over = anna.page.evaluate(
                "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.options'))"
            )
            assert over <= 0, f"the options of {game} are cut off by {over} px"

    assert {name: faults for name, faults in found.items() if faults} == {}
    if shape["width"] > 1200:
        assert [(name, high) for name, high in one_screen if high > shape["height"]] == []


def test_on_a_phone_the_boxes_are_a_row_that_snaps(guest):
    anna = guest("Anna", viewport=SIZES["phone"], has_touch=True)
    doors = anna.page.locator(".doors")

    assert doors.locator("li").first.bounding_box()["width"] == 280
    assert doors.evaluate("row => row.scrollWidth > row.clientWidth")
    assert doors.evaluate("row => getComputedStyle(row).scrollSnapType") == "x mandatory"
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("link", name="Tables", exact=True).click()
    anna.page.get_by_role("heading", name="Tables", level=1).wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_door_has_a_picture_and_says_how_heavy_the_game_is(guest, theme):
    anna = guest("Anna", color_scheme=theme)
    anna.page.wait_for_load_state("networkidle")

    pictures = anna.page.locator(".door img").evaluate_all("all => all.map((one) => [one.src, one.naturalWidth])")
    assert len({source for source, _ in pictures}) == len(pictures) == 5 and all(width for _, width in pictures)
    assert "2–4 players medium 45–75 min" in anna.text(".doors")
    assert anna.page.locator(".door .primary").count() == 5
    assert faults(anna) == [] and pale_at_rest(anna.page) == []


def test_an_option_opens_its_clause_and_the_line_above_the_button_says_the_table(guest):
    anna = guest("Anna")
    anna.go("#/new/gears")
    anna.page.get_by_role("switch", name="Pursuits").check()
    anna.page.get_by_role("radio", name="there are none").check()
    anna.page.get_by_role("button", name="The rule behind it: gears, setup, pursuit optional").click()
    anna.page.get_by_role("dialog").get_by_role("heading", name="Pursuit bonuses are an option").wait_for()
    anna.page.keyboard.press("Escape")
    anna.plan("A friend")

    end = anna.text(".end")
    assert "2 seats: you and a friend." in end and "Fate cards: there are none. Pursuits: on." in end
    assert "No clock. Begins when the free seat is taken." in end
    assert anna.page.locator(".terms").get_by_text("not a rule").count() == 4


def test_seats_are_chosen_by_keys_alone(guest):
    anna = guest("Anna")
    anna.go("#/new/lanterns")
    anna.page.get_by_role("button", name="Seat 3: Tallow").focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("radio", name="Tallow").focus()
    anna.page.keyboard.press("ArrowUp")

    anna.page.get_by_role("button", name="Seat 3: Wick").wait_for()
    anna.page.get_by_role("button", name="Leave out seat 3").focus()
    anna.page.keyboard.press("Enter")
    assert anna.page.locator(".seat .pick").count() == 2


# ---------------------------------------------------------------- invitations


def test_an_invitation_is_shown_before_anybody_sits_down(guest, host):
    table, (token,) = host.table("gears", seats=("me", "link", "bot"))
    bruno = guest("Bruno")

    bruno.go(f"#join={token}")

    bruno.page.get_by_role("heading", name="Olga invites you to Gears").wait_for()
    seats = bruno.page.get_by_role("list", name="Seats")
    assert seats.get_by_role("listitem").all_inner_texts() == ["Olga", "You", "Tallow"]
    assert host.get(f"tables/{table}")["seats"][1]["kind"] == "link"
    bruno.page.get_by_role("button", name="Take the seat").click()
    assert bruno.table() == table


def test_a_link_leaves_neither_name_nor_token_in_the_address(guest, host):
    made = host.post("tables", {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "link"}]})
    link = made["links"][0]["link"]
    bruno = guest("Bruno")
    bruno.page.goto(link)
    bruno.page.get_by_role("button", name="Take the seat").wait_for()

    assert re.fullmatch(r"http://[\d.:]+/#/", bruno.page.url)


def test_whoever_invites_is_warned_when_the_link_works_here_only(guest, running, monkeypatch):
    anna = guest("Anna")
    anna.go("#/new/lanterns")
    anna.plan("A friend")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.get_by_text("This link works on this machine only.").wait_for()
    assert anna.page.get_by_role("img", name="QR code of the link").count() == 0

    monkeypatch.setattr(running.app.services, "url", "http://192.168.1.20:8000")
    anna.page.get_by_role("button", name="Make a new link").click()
    anna.page.get_by_text("It works for everybody in this house").wait_for()
    code = anna.page.get_by_role("img", name="QR code of the link")
    code.wait_for()
    modules = code.evaluate("one => one.viewBox.baseVal.width - 6")
    assert modules == 33 and faults(anna) == []  # version 4: the link without its name


def test_the_lobby_shows_the_way_for_phones_in_the_house(guest, running, monkeypatch):
    monkeypatch.setattr(running.app.services, "url", "http://192.168.1.20:8000")
    anna = guest("Anna")

    anna.page.get_by_role("img", name="QR code of the address of this server").wait_for()
    assert "http://192.168.1.20:8000" in anna.text(".friends") and height(anna) == 800


# ---------------------------------------------------------------- who watches, who leaves


def test_a_spectator_is_asked_to_leave_with_a_sentence(guest, running):
    anna, bruno = guest("Anna"), guest("Bruno")
    table, _ = Client(running, anna.key()).table("lanterns", seats=("me", "bot"), public=True)
    anna.sit_at(table)
    bruno.sit_at(table)
    bruno.page.get_by_text("You are watching.").wait_for()
    anna.choose("People")

    anna.page.get_by_role("button", name="Ask Bruno to leave").click()

    bruno.page.get_by_text("has asked you to leave this table.").wait_for()


def test_whoever_resigns_leaves_it_to_the_others_and_they_decide(guest, running):
    anna, bruno = guest("Anna"), guest("Bruno")
    table, (token,) = Client(running, anna.key()).table("lanterns", seats=("me", "link"))
    Client(running, bruno.key()).post("join", {"token": token})
    bruno.sit_at(table)
    anna.sit_at(table)
    bruno.choose("People")
    bruno.page.get_by_role("button", name="Resign").click()
    bruno.page.get_by_role("button", name="Resign: the others decide").click()

    anna.page.get_by_role("button", name="Decide who plays on").click()
    anna.page.get_by_role("button", name="Let a bot play").last.click()

    anna.page.locator(".strip").get_by_text("Tallow").wait_for()


def test_whoever_deletes_a_table_is_asked_once_more(guest, running):
    anna = guest("Anna")
    table, _ = Client(running, anna.key()).table("lanterns", seats=("me", "link"))
    anna.sit_at(table)
    anna.page.get_by_role("button", name="Delete this table").click()
    anna.page.get_by_role("button", name="Yes, delete it").click()

    anna.page.get_by_role("heading", name="Begin a game").wait_for()
    assert Client(running, anna.key()).get("tables?mine=1")["tables"] == []
