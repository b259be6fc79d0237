"""Learning by playing: both lessons, step by step, by what is pointed at on the board; leaving, coming back, words."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import TimeoutError

from posterity.games import GAMES
from posterity.table.lesson import checked_lesson, script
from posterity.text.voice import Voice
from tests.e2e.boarding import watch
from tests.e2e.guests import plain
from tests.e2e.test_access import faults
from tests.server.serving import Client

NOW = """() => ({
    page: document.querySelector("[data-lesson]")?.dataset.lesson ?? "",
    next: [...document.querySelectorAll(".coach .steps button")].some((one, at) => at === 1 && !one.disabled),
    settling: document.querySelector(".settlement .now p") !== null,
    mine: document.querySelector(".question.mine") !== null,
    number: Number(document.querySelector(".question")?.dataset.number ?? -1),
})"""
POINTED = "[data-pointed]:visible"


class Pupil:
    """Goes through a lesson by what it says and points at, and by nothing else; what plays by itself is waited for."""

    def __init__(self, one, tap=False):
        self.one, self.page = one, one.page
        self.touch = (lambda thing: thing.tap()) if tap else (lambda thing: thing.click())
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
            elif now["mine"]:
                self.do(now)

    def do(self, now):
        """Touch what is pointed at, then the answer that says yes, until the game has gone on."""
        later = "Number(document.querySelector('.question')?.dataset.number ?? 99999) > number"
        later = f"({later} || document.querySelector('.settlement') !== null)"
        yes = self.page.locator(".confirm [data-pointed]")
        while not yes.count() and not self.page.evaluate(f"number => {later}", now["number"]):
            answers = self.page.locator(f".dock [data-pick]{POINTED}")
            self.touch(answers.first if answers.count() else self.page.locator(POINTED).first)
            with suppress(TimeoutError):  # on a slow machine a tap is taken for holding it
                shown = f"number => {later} || document.querySelector('.confirm [data-pointed]') !== null"
                self.page.wait_for_function(shown, arg=now["number"], timeout=5000)
        if yes.count():
            self.touch(yes.first)
        self.page.wait_for_function(f"number => {later}", arg=now["number"])


def messages(game):
    return [step.message for step in checked_lesson(game).steps]


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


def test_gears_is_learned_in_italian_on_a_phone(guest):
    size = {"width": 360, "height": 740}
    phone = {"viewport": size, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
    dario = guest(board=True, motion=True, locale="it-IT", **phone)
    page = dario.page
    dario.go()
    page.get_by_label("Il tuo nome").fill("Dario")
    page.locator("form button[type=submit]").tap()
    page.get_by_role("button", name="Impara Gears").tap()
    dario.table()
    pupil = Pupil(dario, tap=True)
    pupil.learn("lesson-establish")

    said = Voice("it", GAMES["gears"]).say("lesson-establish")
    assert plain(page.inner_text(".saying")).startswith(said)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert faults(dario) == []

    pupil.learn()

    assert pupil.read == messages("gears")
    assert pupil.now()["number"] >= len(script(checked_lesson("gears")))


def taught(guest, running, until, **options):
    """Somebody in the lesson of gears who has come as far as a page."""
    person = running.stranger().post("people", {"name": "Anna"})
    player = Client(running, person["key"])
    table = player.post("games/gears/lesson")["table"]["id"]
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
