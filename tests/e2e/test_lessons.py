"""Learning by playing: every part of every lesson, by what it points at; leaving, coming back, going on, words."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError

from posterity.games import GAMES
from posterity.table.lesson import checked_lesson
from posterity.text.voice import Voice
from tests.e2e.boarding import ByMouse, watch
from tests.e2e.cases import long
from tests.e2e.guests import plain
from tests.e2e.legacies_board import Visitor
from tests.e2e.test_access import faults
from tests.server.serving import Client

NOW = """() => ({
    page: document.querySelector("[data-lesson]")?.dataset.lesson ?? "",
    next: [...document.querySelectorAll(".coach .steps button")].some((one, at) => at === 1 && !one.disabled),
    settling: document.querySelector(".settlement .now p") !== null,
    mine: document.querySelector(".question.mine") !== null && !document.querySelector(".strip.going"),
    any: document.querySelector(".coach.choice") !== null,
    number: Number(document.querySelector(".question")?.dataset.number ?? -1),
})"""
POINTED = "[data-pointed]:visible"
LATER = """number => document.querySelector(".settlement .now p, .coach.free") !== null
    || Number(document.querySelector(".question")?.dataset.number ?? 99999) > number"""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}


class Reader:
    """In the plain view: any answer."""

    def __init__(self, page, luck=5):
        self.page, self.luck = page, random.Random(luck)

    def seen(self):
        return self.page.evaluate(
            "[...document.querySelectorAll('.question [data-pick]')].map(one => one.dataset.pick)"
        )

    def answer(self, picks):
        self.page.locator(f'.question [data-pick="{self.luck.choice(picks)}"]').first.click()


class Pupil:
    """Goes through a lesson by what it says and points at, and by nothing else; what plays by itself is waited for.

    Where one may do anything, `player` does.
    """

    def __init__(self, one, tap=False, player=None):
        self.one, self.page = one, one.page
        self.touch = (lambda thing: thing.tap()) if tap else (lambda thing: thing.click())
        self.player = player
        self.read = []

    def now(self):
        return self.page.evaluate(NOW)

    def learn(self, until=""):
        """Follow the lesson to its end, or until a page is read."""
        while True:
            self.page.wait_for_selector(".settlement .now p, .question.mine, .coach.free")
            now = self.now()
            if now["page"] not in self.read:
                self.read.append(now["page"])
            if now["page"] == until or (self.page.locator(".coach.free").count() and not now["next"]):
                return
            if now["next"]:
                self.touch(self.page.locator(".coach .steps button").nth(1))
            elif now["settling"] and self.one.motion:
                watch(self.page)
            elif now["settling"]:
                self.touch(self.page.locator(f".settlement {POINTED}"))
            elif now["mine"] and now["any"] and self.player is not None:
                self.player.answer(self.player.seen())
                self.page.wait_for_function(LATER, arg=now["number"])
            elif now["mine"]:
                self.do(now)

    def do(self, now):
        """Touch what is pointed at, then the answer that says yes, until the game has gone on."""
        later = "Number(document.querySelector('.question')?.dataset.number ?? 99999) > number"
        later = f"({later} || document.querySelector('.settlement') !== null)"
        yes = self.page.locator(".confirm [data-pointed]")
        while not yes.count() and not self.page.evaluate(f"number => {later}", now["number"]):
            choosing = self.page.locator('.zone.armed[data-picks=""]').count() > 0  # something on the board comes next
            answers = self.page.locator(
                f".society {POINTED}" if choosing else f".dock [data-pick]{POINTED}, .zone{POINTED}"
            )
            self.touch(answers.first if answers.count() else self.page.locator(POINTED).first)
            with suppress(TimeoutError):  # on a slow machine a tap is taken for holding it
                shown = f"number => {later} || document.querySelector('.confirm [data-pointed], .zone.armed') !== null"
                self.page.wait_for_function(shown, arg=now["number"], timeout=5000)
        if yes.count():
            self.touch(yes.first)
        self.page.wait_for_function(f"number => {later}", arg=now["number"])


def messages(game, part=""):
    return [step.message for step in checked_lesson(game, part).steps]


def steps_read(pupil, game, part):
    """The steps among the pages that were read; the others are hints."""
    hints = [hint.message for hint in checked_lesson(game, part).hint]
    return [page for page in pupil.read if page not in hints]


def test_leaders_is_learned_on_its_board_left_resumed_and_begun_anew(guest):
    anna = guest("Anna", board=True)
    page = anna.page
    page.get_by_role("button", name="Learn Leaders").click()
    table = anna.table()
    pupil = Pupil(anna)

    # a word explains itself
    page.locator(".coach button.term", has_text="round").click()
    page.locator(".explained:popover-open").wait_for()
    assert faults(anna) == []
    page.keyboard.press("Escape")
    page.locator(".explained").wait_for(state="detached")

    pupil.learn("lesson-build")

    assert faults(anna) == []

    # something else is gently refused
    page.locator('.dock .answers [data-pick="done"]').click()
    page.locator('.dock .confirm [data-pick="done"]').click()
    page.get_by_text("In this lesson something else comes first").wait_for()

    # one can read again what was said, and comes back to the same step
    page.get_by_role("button", name="Back", exact=True).click()
    assert pupil.now()["page"] == "lesson-choose"
    page.reload()
    page.wait_for_selector(".coach")
    assert pupil.now()["page"] == "lesson-choose"
    pupil.learn("lesson-attack")
    page.reload()
    page.wait_for_selector(".coach")
    assert pupil.now()["page"] == "lesson-attack"

    # also from the lobby, and in the plain view
    anna.go("#/")
    page.get_by_role("button", name="Learn by playing: Leaders").click()
    assert anna.table() == table
    anna.choose("Plain view")
    page.locator('.question [data-pick="work"][data-pointed]').click()
    page.wait_for_selector('[data-lesson="lesson-thief"]')
    anna.choose("Board")

    # out of it, back, and from the beginning
    page.get_by_text("Leave", exact=True).click()
    page.get_by_role("button", name="Play on freely").click()
    page.get_by_role("button", name="Back to the lesson").click()
    page.wait_for_selector('[data-lesson="lesson-thief"]')
    page.get_by_text("Leave", exact=True).click()
    page.get_by_role("button", name="From the beginning").click()
    page.wait_for_selector('[data-lesson="lesson-goal"]')
    pupil.read.clear()
    pupil.learn()

    assert pupil.read == messages("leaders")
    assert page.locator(POINTED).count() == 0


@pytest.mark.parametrize("part", [long("turns"), long("building"), "round"])
def test_gears_is_learned_in_italian_on_a_phone(guest, part):
    dario = guest(board=True, motion=True, locale="it-IT", **PHONE)
    page = dario.page
    dario.go()
    page.get_by_label("Il tuo nome").fill("Dario")
    page.locator("form button[type=submit]").tap()
    page.get_by_role("button", name="Impara Gears").tap()
    assert faults(dario) == []
    page.locator(f'[data-part="{part}"] button').tap()
    dario.table()
    pupil = Pupil(dario, tap=True)
    page.wait_for_selector(".coach")

    said = Voice("it", GAMES["gears"]).say(messages("gears", part)[0])
    assert plain(page.inner_text(".saying")).startswith(said)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    assert faults(dario) == []

    pupil.learn()

    assert pupil.read == messages("gears", part)
    assert page.locator(".coach .next").count() == (part != "round")


def test_one_part_leads_to_the_next_and_is_marked_as_done(guest, running):
    anna = guest("Anna", board=True)
    page = anna.page
    page.get_by_role("button", name="Learn Gears").click()
    page.locator("[data-part] .mark").first.wait_for()
    assert page.locator("[data-part] .mark").all_inner_texts() == ["1", "2", "3"]
    page.get_by_role("button", name="Begin: What others build on").click()
    first = anna.table()
    pupil = Pupil(anna)
    pupil.learn()
    page.get_by_role("button", name="Next: A round is settled").click()
    page.wait_for_selector('[data-lesson="lesson-so-far-round"]')
    assert anna.table() != first

    anna.go("#/learn/gears")

    page.get_by_role("button", name="Once more: What others build on").wait_for()
    assert page.locator("[data-part] .mark").all_inner_texts() == ["1", "✓", "3"]
    assert faults(anna) == []
    page.get_by_role("button", name="Go on: A round is settled").click()
    page.wait_for_selector('[data-lesson="lesson-so-far-round"]')


@pytest.mark.parametrize("part", ["abilities", long("machines")])
def test_machines_is_learned_on_its_board(guest, part):
    anna = guest("Anna", board=True)
    anna.page.get_by_role("button", name="Learn Machines").click()
    anna.page.locator(f'[data-part="{part}"] button').click()
    anna.table()
    pupil = Pupil(anna, player=ByMouse(anna))

    pupil.learn()

    assert steps_read(pupil, "machines", part) == messages("machines", part)
    assert faults(anna) == []


@pytest.mark.parametrize("part", ["turn", long("generation"), long("century")])
def test_legacies_is_learned_on_its_board(guest, part):
    anna = guest("Anna", board=True)
    anna.page.get_by_role("button", name="Learn Legacies").click()
    anna.page.locator(f'[data-part="{part}"] button').click()
    anna.table()
    pupil = Pupil(anna, player=Visitor(anna))

    pupil.learn()

    assert steps_read(pupil, "legacies", part) == messages("legacies", part)
    assert faults(anna) == []


@pytest.mark.long
def test_legacies_is_learned_in_italian_on_a_phone(guest):
    dario = guest(locale="it-IT", **PHONE)
    page = dario.page
    dario.go()
    page.get_by_label("Il tuo nome").fill("Dario")
    page.locator("form button[type=submit]").tap()
    page.get_by_role("button", name="Impara Legacies").tap()
    page.get_by_role("button", name="Comincia: Un turno").tap()
    dario.table()
    pupil = Pupil(dario, tap=True, player=Reader(page))

    pupil.learn()

    assert steps_read(pupil, "legacies", "turn") == messages("legacies", "turn")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def taught(guest, running, until, **options):
    """Somebody in the lesson of gears who has come as far as a page."""
    person = running.stranger().post("people", {"name": "Anna"})
    player = Client(running, person["key"])
    table = player.post("games/gears/lesson", {"part": "round"})["table"]["id"]
    while (update := player.view(table))["lesson"]["pages"][-1]["message"] != until:
        if update["view"]["to_move"] == update["seat"]:
            player.act(table, "answer", number=update["number"], pick=update["lesson"]["pick"])
    anna = guest(board=True, **options)
    anna.be(person)
    anna.sit_at(table)
    anna.page.wait_for_selector(".coach")
    return Pupil(anna)


def points(page):
    return [int(text) for text in page.locator("[data-points]").all_inner_texts()]


def test_the_settlement_of_a_lesson_plays_by_itself_and_is_what_the_coach_speaks_of(guest, running):
    pupil = taught(guest, running, "lesson-agriculture", motion=True)
    page = pupil.page
    while not pupil.now()["settling"]:
        pupil.do(pupil.now())
        page.wait_for_selector(".settlement .now p, .question.mine")
    assert points(page) == [0, 0]
    page.wait_for_selector('[data-lesson="lesson-resolved"]')
    assert "Round 1 ends" in page.inner_text(".log")
    assert page.inner_text(".log").count("takes position 2") == 1  # what comes after the settlement waits

    watch(page)

    assert pupil.now()["page"] == "lesson-resolved"
    assert points(page) == [11, 6]
    assert page.inner_text(".log").count("takes position 2") == 2
    pupil.learn("lesson-pool")
    assert pupil.read[-5:] == [f"lesson-{one}" for one in ("points", "nothing", "cubes", "next-round", "pool")]


def test_whoever_reads_on_in_a_lesson_does_not_wait_for_the_settlement(guest, running):
    pupil = taught(guest, running, "lesson-agriculture")
    page = pupil.page
    while not pupil.now()["settling"]:
        pupil.do(pupil.now())
        page.wait_for_selector(".settlement .now p, .question.mine")
    page.wait_for_selector('[data-lesson="lesson-resolved"]')
    assert page.locator(f".settlement {POINTED}").count() == 1  # it does not go on by itself here

    page.locator(".coach .steps button").nth(1).click()

    page.wait_for_selector('[data-lesson="lesson-points"]')
    page.locator(".settlement").wait_for(state="detached")
    assert points(page) == [11, 6]
