"""Somebody at a browser: what they do and what they see."""

from __future__ import annotations

import random
import re

ISOLATES = re.compile("[\u2066-\u2069]")
CLAUSE = re.compile(r" \([a-z]+(?:\.[a-z0-9-]+)+\)")  # beside a sentence it is a link, and in it nothing
PLAIN_IDS = re.compile(r"\b[a-z-]+:[a-z0-9-]+|\b[a-z]+\.[a-z-]+\.[a-z-]+")  # of answers and clauses; nobody reads them
TOO_LATE = re.compile(r"409 \(Conflict\)")  # what an answer would bring, asked when another one had just been given
NETWORK = re.compile(r"WebSocket connection|net::ERR_|Failed to load resource")  # said by the browser itself
TIMEOUT = 20_000  # milliseconds

# Whoever has not chosen a board gets the generic screen, where the first click answers.
PLAIN = """if (location.protocol === "http:" && !localStorage.getItem("posterity-board")) {
    localStorage.setItem("posterity-board", "false");
    localStorage.setItem("posterity-confirm", "false");
}"""

# The only answer waits for whoever plays, unless a test is about that.
UNFORCED = """if (location.protocol === "http:" && !localStorage.getItem("posterity-forced")) {
    localStorage.setItem("posterity-forced", "false");
}"""

# Nothing is heard, unless a test is about that.
SILENT = """if (location.protocol === "http:" && !localStorage.getItem("posterity-sound")) {
    localStorage.setItem("posterity-sound", "false");
}"""

# What a person puts into the deal, so that it is the same one in every run.
FIXED = """(() => {
    let next = %d;
    crypto.getRandomValues = (bytes) => {
        bytes.forEach((_, place) => (bytes[place] = next = (next * 73 + 41) %% 65521));
        return bytes;
    };
})()"""

# What moves does so ten times as fast: tests wait until a thing stands still before they touch it.
QUICK = """(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const made = animate.call(this, frames, how);
        made.playbackRate = 10;
        return made;
    };
})()"""

# Every step that the newest settlement has shown, as [step, of how many], in `window.steps`; step 0 is still to come.
STEPS = """(() => {
    let settling = false;
    const look = () => {
        const settlement = document.querySelector(".settlement");
        if (settlement === null) {
            settling = false;
            return;
        }
        const numbers = settlement.querySelector(".eyebrow")?.textContent.match(/\\d+/g)?.map(Number);
        const step = [numbers?.[0] ?? 0, numbers?.[1] ?? 0];
        window.steps = settling ? window.steps : [];
        settling = true;
        if (String(step) !== String(window.steps.at(-1))) {
            window.steps.push(step);
        }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()"""

# What the page shows of the open question.
LOOK = """() => {
    const question = document.querySelector(".question");
    const picks = [...document.querySelectorAll(".question [data-pick]")];
    return {
        over: document.querySelector("#over-title") !== null,
        cover: document.querySelector(".cover") !== null,
        mine: question !== null && question.classList.contains("mine"),
        number: question === null ? -1 : Number(question.dataset.number),
        busy: picks.some((pick) => pick.getAttribute("aria-disabled") === "true"),
        picks: picks.map((pick) => pick.dataset.pick),
    };
}"""


def plain(text):
    """Text as it is read: without marks for its direction and ids of clauses in it, with single spaces."""
    return " ".join(CLAUSE.sub("", ISOLATES.sub("", text)).split())


class Guest:
    """A browser of one's own, with everything that goes wrong in it; games on their boards only with `board`.

    What moves or plays by itself does so only with `motion`; then the clock of the browser can run faster.
    With `luck`, a number, they put the same into every deal.
    """

    def __init__(self, browser, url, board=False, motion=False, forced=False, sound=False, luck=None, **options):
        settings = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
        settings["reduced_motion"] = "no-preference" if motion else "reduce"
        self.context = browser.new_context(**{**settings, **options})
        self.motion = motion
        if motion:
            self.context.clock.install()
            self.context.add_init_script(QUICK)
            self.context.add_init_script(STEPS)
        self.context.set_default_timeout(TIMEOUT)
        if luck is not None:
            self.context.add_init_script(FIXED % luck)
        if not board:
            self.context.add_init_script(PLAIN)
        if not forced:
            self.context.add_init_script(UNFORCED)
        if not sound:
            self.context.add_init_script(SILENT)
        self.page = self.context.new_page()
        self.url = url
        self.mistakes = []
        self.loses_network = False  # then what the browser says about it is no mistake
        self.sockets = 0
        self.page.on("websocket", self.connected)
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))

    def heard(self, message):
        if message.type not in ("error", "warning") or (self.loses_network and NETWORK.search(message.text)):
            return
        if not (TOO_LATE.search(message.text) and "/plan" in message.location["url"]):
            self.mistakes.append(message.text)

    def leave(self):
        self.context.close()

    def connected(self, socket):
        self.sockets += 1

    # ---------------------------------------------------------------- getting to a table

    def go(self, fragment=""):
        self.page.goto(f"{self.url}/{fragment}")

    def choose(self, name):
        """Something from the menu of a table."""
        self.page.get_by_role("button", name="Menu", exact=True).click()
        menu = self.page.locator("#table-menu")
        menu.get_by_role("button", name=name, exact=True).click()
        if menu.is_visible():
            self.page.keyboard.press("Escape")

    def in_log(self, selector):
        """Something in the log that shows itself to whoever points at its line."""
        line = self.page.locator(".log li", has=self.page.locator(selector)).first
        line.hover()
        return line.locator(selector).first

    def come_in(self, name):
        self.go()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Come in").click()
        self.page.get_by_role("heading", name="Begin a game").wait_for()

    def be(self, welcome):
        """Be somebody whom the server knows already."""
        self.go()
        self.page.evaluate("person => localStorage.setItem('posterity-person', JSON.stringify(person))", welcome)
        self.page.reload()
        self.page.wait_for_selector("#begin")

    def plan(self, *seats):
        """While one sets up a table: who sits on each seat after the first, by the words on the screen."""
        self.page.wait_for_selector(".seat .pick")
        remove = self.page.get_by_role("button", name="Leave out seat")
        while self.page.locator(".seat .pick").count() > len(seats) + 1:
            remove.last.click()
        for number, who in enumerate(seats, 2):
            self.page.get_by_role("button", name=f"Seat {number}:").click()
            self.page.get_by_role("radio", name=re.compile(f"^{who}")).check(force=True)

    def key(self):
        return self.page.evaluate("JSON.parse(localStorage.getItem('posterity-person')).key")

    def sit_at(self, table):
        self.go(f"#/table/{table}")
        self.page.wait_for_selector(".question, .waiting, .cover, #over-title")

    def table(self):
        """The id of the table one is at."""
        self.page.wait_for_url("**/#/table/*")
        return self.page.url.rpartition("/")[2].partition("?")[0]

    # ---------------------------------------------------------------- playing

    def look(self):
        return self.page.evaluate(LOOK)

    def text(self, selector="body"):
        return plain(self.page.inner_text(selector))

    def wait_for_turn(self):
        self.page.wait_for_selector(".question.mine [data-pick]")
        return self.look()

    def wait_until_answered(self, number):
        self.page.wait_for_function(
            "number => document.querySelector('#over-title') !== null || document.querySelector('.cover') !== null"
            " || Number(document.querySelector('.question')?.dataset.number ?? -1) > number",
            arg=number,
        )

    def click(self, pick):
        self.page.locator(f'.question [data-pick="{pick}"]').click()

    def press(self, place):
        """Give the answer at this place with keys alone."""
        if place < 9:
            self.page.keyboard.press(str(place + 1))
            return
        self.page.keyboard.press("q")
        while self.page.evaluate("document.activeElement?.dataset?.pick ?? ''") != self.look()["picks"][place]:
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")


def play_on(guests, answers, most, every=None):
    """Let guests play until it is over or `most` answers were given; how each answers is in `answers`.

    `every` is called after each answer with its number and the guest.
    """
    luck = random.Random(7)
    given = 0
    while given < most:
        seen = [guest.look() for guest in guests]
        if all(one["over"] for one in seen):
            return given
        for guest, one, answer in zip(guests, seen, answers, strict=True):
            if one["mine"] and one["picks"] and not one["busy"]:
                answer(guest, luck.randrange(len(one["picks"])), one["picks"])
                guest.wait_until_answered(one["number"])
                given += 1
                if every is not None:
                    every(given, guest)
                break
    return given


def by_mouse(guest, place, picks):
    guest.click(picks[place])


def by_keys(guest, place, picks):
    guest.press(place)
