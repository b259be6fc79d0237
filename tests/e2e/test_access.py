"""Every screen, light and dark, wide and narrow: clean for axe, nothing beyond the edge, all of it by keys."""

from __future__ import annotations

import pytest

from tests.server.serving import Client

SIZES = {
    "phone": {"width": 360, "height": 740},
    "sideways": {"width": 740, "height": 360},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1280, "height": 800},
    "wall": {"width": 2560, "height": 1080},
}


@pytest.fixture(scope="module")
def places(running):
    """Somebody who knows every screen: the person, and the screens by name."""
    people = [running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno")]
    owner, other = (Client(running, one["key"]) for one in people)

    def begun(game, **more):
        table, (token,) = owner.table(game, seats=("me", "link"), **more)
        other.post("join", {"token": token})
        return table

    def played(table, most):
        for _ in range(most):
            update = owner.view(table)
            if update["status"] != "running":
                return table
            asked = [owner, other][update["view"]["ask"]["seat"]]
            ask = asked.view(table)["view"]["ask"]
            asked.act(table, "answer", number=update["number"], pick=ask["options"][0])
        return table

    gears = played(begun("gears", clock={"kind": "bank", "seconds": 3600}), 40)
    owner.act(gears, "chat", text="Good luck!")
    waiting, _ = owner.table("gears", seats=("me", "link", "open", "bot"), public=True)
    shared, _ = owner.table("leaders", seats=("me", "me"))
    return people[0], {
        "lobby": "#/",
        "new": "#/new/gears",
        "me": "#/me",
        "help": "#/help",
        "gears": f"#/table/{gears}",
        "machines": f"#/table/{played(begun('machines'), 40)}",
        "leaders": f"#/table/{played(begun('leaders'), 20)}",
        "over": f"#/table/{played(begun('lanterns'), 100)}",
        "waiting": f"#/table/{waiting}",
        "cover": f"#/table/{shared}",
        "join": "#join=nothing",
        "recover": "#recover=nothing",
    }


def faults(one):
    """What axe finds wrong with a page."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(one.page).response["violations"]
    return [f"{fault['id']}: {fault['help']}: {fault['nodes'][0]['html'][:200]}" for fault in found]


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("desktop", "dark")])
def test_every_screen_is_clean(guest, places, size, scheme):
    person, screens = places
    anna = guest(viewport=SIZES[size], color_scheme=scheme)
    anna.loses_network = True  # the links that open nothing
    anna.go()
    anna.page.wait_for_selector("#name")
    found = {"welcome": faults(anna)}
    anna.be(person)
    for name, fragment in screens.items():
        anna.page.goto("about:blank")
        anna.go(fragment)
        anna.page.wait_for_selector(".question, #over-title, h1:not(.visually-hidden), .games")
        anna.page.wait_for_load_state("networkidle")
        if name == "new":
            anna.page.locator("summary").click()
        found[name] = faults(anna)
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"], name
        if name == "gears":
            for button in ("Rules", "Cards", "People"):
                anna.page.get_by_role("button", name=button, exact=True).click()
                anna.page.wait_for_load_state("networkidle")
                found[button] = faults(anna)
                anna.page.keyboard.press("Escape")
            anna.page.get_by_role("tab", name="Chat").click()
            found["chat"] = faults(anna)
        if name == "over":
            anna.page.get_by_text("This deal can be checked").click()
            anna.page.get_by_text("The server’s bytes").wait_for()
            found["deal"] = faults(anna)
            anna.page.get_by_role("button", name="Look through the game").click()
            anna.page.keyboard.press("Home")
            anna.page.get_by_text("Entry 0 of").wait_for()
            found["replay"] = faults(anna)
            assert anna.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"], "replay"

    assert {name: one for name, one in found.items() if one} == {}


def test_the_theme_can_be_chosen_against_the_device(guest):
    anna = guest("Anna", color_scheme="dark")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    dark = anna.page.evaluate(ground)

    anna.go("#/me")
    anna.page.get_by_label("Light", exact=True).check()
    light = anna.page.evaluate(ground)
    anna.page.reload()
    anna.page.wait_for_selector("h1")

    assert dark != light == anna.page.evaluate(ground)


def test_keys_alone_lead_from_the_door_to_a_table(guest):
    """Tab, Enter and letters: the name, the lobby, the set-up, the table."""
    anna = guest()
    anna.go()
    anna.page.wait_for_selector("#name")

    def tab_to(selector):
        for _ in range(60):
            if anna.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
            anna.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached")

    tab_to("#name")
    anna.page.keyboard.type("Anna")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("heading", name="Begin a game").wait_for()
    tab_to("a[href='#/new/lanterns']")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("heading", name="Lanterns").wait_for()
    tab_to("button[type=submit]")
    anna.page.keyboard.press("Enter")
    anna.wait_for_turn()
    anna.page.keyboard.press("?")

    anna.page.get_by_role("heading", name="Keys").wait_for()


def test_single_keys_can_be_switched_off(guest):
    anna = guest("Anna")
    anna.go("#/me")
    anna.page.get_by_label("Single keys as shortcuts").uncheck()
    anna.go("#/")
    anna.page.get_by_role("button", name="Play against bots: Lanterns").click()
    before = anna.wait_for_turn()["number"]

    anna.page.keyboard.press("1")
    anna.page.keyboard.press("r")

    assert anna.look()["number"] == before
    assert anna.page.get_by_role("dialog").count() == 0


def test_news_and_questions_are_read_out(guest):
    anna = guest("Anna")
    anna.page.get_by_role("button", name="Play against bots: Lanterns").click()
    anna.wait_for_turn()

    assert anna.page.locator(".log [aria-live=polite] li").count() > 0
    for landmark in ("banner", "main", "navigation"):
        assert anna.page.get_by_role(landmark).count() == 1
    headings = anna.page.locator("h1, h2, h3, h4").evaluate_all("all => all.map(one => Number(one.tagName[1]))")
    levels = sorted(set(headings))
    assert headings.count(1) == 1 and levels == list(range(1, len(levels) + 1))
