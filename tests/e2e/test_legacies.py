"""Legacies on its board: whole games by mouse, alone against a Nemesis, overlays, and how it fits on a desktop."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.boarding import WATCH
from tests.e2e.cases import long
from tests.e2e.salon import HAND, Typist, Visitor, crowd
from tests.e2e.test_access import faults
from tests.server.serving import Client

GOLDEN = Path(__file__).parents[1] / "golden" / "legacies" / "3-players.json"
RANDOM = {"kind": "bot", "bot": "random"}
DESKS = {(1280, 800): "desk", (1440, 900): "desk", (1920, 1080): "rail", (2560, 1080): "rails"}
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
LEAST = 11  # pixels of a text on the compact tiles of the fullest boards
# What does not fit: a page that scrolls, texts that are too small, things beyond the edge or cut off.
FAULTS = """least => {
    const found = [];
    const say = (what, one) => found.push(`${what}: ${one.className} ${one.textContent.trim().slice(0, 40)}`);
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) {
        found.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
    }
    const walker = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement;
        const seen = walker.currentNode.textContent.trim() !== "" && one.closest(".visually-hidden") === null;
        if (seen && one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < least) {
            say(`${getComputedStyle(one).fontSize} text`, one);
        }
    }
    const things = ".society, .figure, .tile, .mat, .event, .scoring, .market .card, .held .card, .question, .chip";
    for (const one of document.querySelectorAll(things)) {
        const box = one.getBoundingClientRect();
        const beyond = box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        if (box.width > 0 && (box.left < -1 || box.top < -1 || beyond)) {
            say("beyond the edge", one);
        }
    }
    const texts = ".tile b, .mat .goods, .scoring td, .track .name, .held .cost, .held .share, .marker";
    for (const one of document.querySelectorAll(texts)) {
        const [own, around] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
        if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline") {
            say(`${one.scrollWidth} wide in ${one.clientWidth}`, one);
        }
        if (own.bottom > around.bottom + 12 || own.top < around.top - 12) {
            say("out of its place", one);
        }
    }
    return found;
}"""


@pytest.fixture
def sits(guest, running):
    """Anna at the board of legacies, against bots or automata."""

    def sit(*others, rules=None, **options):
        person = running.stranger().post("people", {"name": "Anna"})
        table, _ = Client(running, person["key"]).table("legacies", seats=("me", *others), options=rules or {})
        anna = guest(board=True, **options)
        anna.be(person)
        anna.sit_at(table)
        anna.page.wait_for_selector(".board")
        return anna, table

    return sit


def test_the_best_answer_is_marked_on_the_board_and_given_with_enter(guest, running):
    """The golden game of three up to where somebody is asked which industry an heirloom uses."""
    person = running.stranger().post("people", {"name": "Anna"})
    client = Client(running, person["key"])
    source = client.post("records", {"record": GOLDEN.read_text(encoding="utf-8")})["table"]
    answers = client.get(f"tables/{source}/record")["answers"]
    at = next(place for place, answer in enumerate(answers) if answer.get("pick", "").startswith("fame:"))
    table = client.act(source, "branch", at=at, seats=[answers[at]["seat"]])["table"]
    update = client.view(table)
    number, best = update["number"], update["view"]["ask"]["default"]
    anna = guest(board=True)
    anna.be(person)
    anna.sit_at(table)

    marked = anna.page.locator("[data-best]")
    marked.wait_for()
    assert marked.get_attribute("data-key") == f"industry:{best.split(':')[-1]}"
    assert "(the best one)" in anna.text(".question .best")
    anna.page.locator("#question-title").press("Enter")
    sure = "document.querySelector('.confirm') !== null"  # a yes is wanted where it could not be taken back
    given = "Number(document.querySelector('.question').dataset.number) > number"
    anna.page.wait_for_function(f"number => {sure} || {given}", arg=number)
    if anna.page.evaluate(sure):
        anna.page.keyboard.press("Enter")
    anna.wait_until_answered(number)

    assert client.get(f"tables/{table}/record")["answers"][number]["pick"] == best


def test_two_actions_for_all_by_mouse(sits):
    anna, _ = sits(RANDOM)
    visitor = Visitor(anna)

    visitor.play(until=lambda seen: visitor.deeds.get("triggered", 0) == 2)

    deeds = ("chose a side", "touched a zone", "confirmed", "dragged")
    assert [deed for deed in deeds if not visitor.deeds.get(deed)] == []


@pytest.mark.long
def test_a_whole_game_of_two_by_mouse(sits):
    """Settlements are waited for, not left."""
    anna, _ = sits(RANDOM, motion=True)
    visitor = Visitor(anna)

    visitor.play()

    assert "remembered" in anna.text("#over-title")
    deeds = ("chose a side", "touched a zone", "confirmed", "triggered", "dragged", "chose in an overlay", "settled")
    assert [deed for deed in deeds if not visitor.deeds.get(deed)] == []
    anna.page.get_by_text("Scoring tiles", exact=True).wait_for()


@pytest.mark.long
def test_a_whole_game_of_two_by_keys_alone(sits):
    anna, _ = sits(RANDOM)
    anna.page.evaluate(WATCH)
    typist = Typist(anna)

    typist.play()

    assert anna.page.locator("#over-title").count()
    assert anna.page.evaluate("[...window.held]") == ["keys"]
    deeds = ("chose a side", "touched a zone", "walked", "numbered", "triggered", "chose in an overlay", "settled")
    assert [deed for deed in deeds if not typist.deeds.get(deed)] == []


def test_what_lies_over_the_board_takes_the_focus_and_gives_it_back(guest, running):
    person, table = crowd(running, 4)
    anna = guest(board=True)
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    page.wait_for_selector(".society")
    heirloom = page.locator(".zone.can[data-key$=':heirloom']").first
    heirloom.focus()

    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.closest('.overlay') !== null")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.overlay') !== null")
    page.keyboard.press("Escape")

    page.wait_for_function("() => document.querySelector('.overlay') === null")
    assert heirloom.evaluate("one => one === document.activeElement")


def test_a_letter_that_is_typed_while_automata_act_moves_nothing(sits):
    anna, _ = sits(rules={"npcs": "rising-star+nemesis:1"})
    Visitor(anna, seed=8).play(until=lambda seen: seen["automaton"])
    step = "document.querySelector('.automaton .now b').textContent"
    before = anna.page.evaluate(step)

    anna.page.evaluate("document.body.append(Object.assign(document.createElement('input'), { id: 'typing' }))")
    anna.page.locator("#typing").press_sequentially("nn")
    assert anna.page.evaluate(step) == before
    anna.page.evaluate("document.getElementById('typing').remove()")
    anna.page.keyboard.press("n")

    anna.page.wait_for_function(f"before => {step} !== before", arg=before)


@pytest.mark.long
def test_a_whole_game_alone_against_a_nemesis(sits):
    anna, _ = sits(rules={"npcs": "rising-star+nemesis:1"})
    visitor = Visitor(anna, seed=8)

    visitor.play()

    assert "remembered" in anna.text("#over-title")
    assert visitor.deeds["watched"] > 10


def test_automata_play_by_themselves(sits):
    """Nothing is touched while they act; one's own turn comes after it."""
    anna, _ = sits(rules={"npcs": "rising-star+nemesis:1"}, motion=True)
    visitor = Visitor(anna, seed=8)

    visitor.play(until=lambda seen: visitor.deeds.get("watched", 0) == 2 and seen["mine"])

    assert anna.page.locator(".automaton").count() == 0


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 6])
def test_a_whole_game_of_many_by_mouse(sits, players):
    anna, _ = sits(*[RANDOM] * (players - 1), viewport={"width": 1440, "height": 900})

    Visitor(anna, seed=players).play()

    assert anna.page.locator("#over-title").count()


@pytest.fixture(scope="module", params=[2, 4, 6])
def crowded(running, request):
    return crowd(running, request.param)


def test_the_fullest_table_fits_every_desktop(guest, crowded):
    person, table = crowded
    anna = guest(board=True)
    anna.be(person)
    anna.sit_at(table)
    page, found = anna.page, {}
    page.wait_for_selector(".society")
    for (width, height), shape in DESKS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f'.board[data-shape="{shape}"]')
        page.evaluate(DRAWN)
        if faulty := page.evaluate(FAULTS, LEAST):
            found[width, height] = faulty
        assert page.locator(".held [data-card]").count() == HAND
    assert found == {}


@pytest.mark.parametrize("theme", [long("light"), "dark"])
def test_the_board_and_its_overlays_can_be_read_by_everybody(guest, running, theme):
    person, table = crowd(running, 4)
    anna = guest(board=True, color_scheme=theme)
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    page.wait_for_selector(".society")
    found = faults(anna)
    page.locator(".zone.can[data-picks*='explore']").first.click()
    found += faults(anna)
    page.keyboard.press("Escape")
    page.locator(".zone.can[data-key$=':heirloom']").first.click()
    found += faults(anna)
    page.keyboard.press("Escape")
    page.locator(".rivals .who").first.click()
    found += faults(anna)
    assert sorted(set(found)) == []
