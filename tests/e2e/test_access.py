"""By keys alone, in the colours one likes, and for those who hear it; test_screens.py looks at every screen."""

from __future__ import annotations

from tests.e2e.contrast import pale_at_rest


def faults(one):
    """What axe finds wrong with a page, and texts that are too pale, which axe takes much longer to find."""
    from axe_playwright_python.sync_playwright import Axe

    options = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": False}}}
    found = Axe().run(one.page, options=options).response["violations"]
    told = [f"{fault['id']}: {fault['help']}: {fault['nodes'][0]['html'][:200]}" for fault in found]
    return told + pale_at_rest(one.page)


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
    assert anna.page.evaluate("document.activeElement === document.body")  # nobody is moved at the door

    def is_read_from(selector):
        """A new screen has the focus where it begins, so that whoever hears it knows where it is."""
        anna.page.wait_for_function("selector => document.activeElement?.matches(selector) ?? false", arg=selector)

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
    is_read_from("h1")
    tab_to("a[href='#/new/lanterns']")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("heading", name="Lanterns").wait_for()
    is_read_from("#main, #main h1")
    assert anna.page.title().startswith("A new table")
    tab_to("button[type=submit]")
    anna.page.keyboard.press("Enter")
    anna.wait_for_turn()
    is_read_from("#question-title")
    anna.page.keyboard.press("?")

    anna.page.get_by_role("heading", name="Keys").wait_for()
    is_read_from("#drawer-title")
    anna.page.keyboard.press("Escape")
    is_read_from("#question-title")


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
