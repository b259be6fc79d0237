"""Somebody at the board of a game: what glows, what can be touched, and how it is played."""

from __future__ import annotations

import random
import re

# What can be done on the board right now: things by their keys, answers that are buttons, and what waits for a yes.
SEEN = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const glowing = all("[data-stop].lit, .frame.lit > .head, .present.lit > .head, .panel.lit .choose");
    const question = document.querySelector(".question");
    return {
        over: document.querySelector("#over-title") !== null,
        settling: document.querySelector(".settlement .now p") !== null,
        number: question === null ? -1 : Number(question.dataset.number),
        mine: question !== null && question.classList.contains("mine"),
        busy: all(".dock [aria-disabled=true]").length > 0,
        acting: all(".dock .answers [data-pick=draw], .dock .answers [data-pick=end]").length > 0,
        keys: glowing.map((thing) => thing.dataset.key),
        loose: all(".dock .answers [data-pick]").map((answer) => answer.dataset.pick),
        confirm: all(".dock .confirm [data-pick]").map((answer) => answer.dataset.pick),
    };
}"""
LATER = """number => document.querySelector("#over-title, .settlement .now p") !== null
    || Number(document.querySelector(".question")?.dataset.number ?? -1) > number"""
# The arrows that lead from what has the focus to a thing of the same part of the board; null if none do.
ARROWS = """thing => {
    const stops = [...thing.closest("[data-arrows]").querySelectorAll("[data-stop]")];
    const middles = stops.map((one) => {
        const box = one.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    });
    const next = (from, way) => {
        let [best, least] = [from, Infinity];
        middles.forEach(([x, y], place) => {
            const [right, down] = [x - middles[from][0], y - middles[from][1]];
            const exact = { Left: -right, Right: right, Up: -down, Down: down }[way];
            const ahead = Math.abs(exact) < 1 ? 0 : exact;
            const aside = Math.abs(way === "Left" || way === "Right" ? down : right);
            const cost = ahead + 2.5 * aside + (aside > 2 * ahead ? 100000 : 0);
            if (place !== from && ahead > 0 && cost < least) {
                [best, least] = [place, cost];
            }
        });
        return best;
    };
    const ways = new Map([[stops.indexOf(document.activeElement), []]]);
    for (const [place, way] of ways) {
        if (stops[place] === thing) {
            return way;
        }
        for (const arrow of place < 0 ? [] : ["Left", "Right", "Up", "Down"]) {
            const there = next(place, arrow);
            if (!ways.has(there)) {
                ways.set(there, [...way, arrow]);
            }
        }
    }
    return null;
}"""
IN_SIGHT = """things => things.every((thing) => {
    const box = thing.getBoundingClientRect();
    const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return under !== null && (thing.contains(under) || under.contains(thing));
})"""
# What somebody has in hand from now on: kinds of pointers, keys.
WATCH = """() => {
    window.held = new Set();
    addEventListener("pointerdown", (event) => window.held.add(event.pointerType), true);
    addEventListener("keydown", () => window.held.add("keys"), true);
}"""
ZONES = {".hand, .drawn": "h", ".scroller": "t", ".seats": "s"}  # the parts of the board, and their keys
PASSES = re.compile("Skip|Salta|Play on|Continua")  # what leads out of a settlement
MOST_WAYS = 6  # that are tried, since a thing that makes room for itself when it has the focus moves others
FASTER = 500  # milliseconds of the browser's clock that pass at once
WORDS = "To the one who waits"  # what is said with an answer where words are wanted


def watch(page):
    """Wait until a settlement has played to its end and is gone; every step was said on the way, and none twice."""
    limit = 400
    while page.locator(".settlement").count():
        page.clock.run_for(FASTER)
        limit -= 1
        assert limit, f"the settlement stands still at {page.evaluate('window.steps.at(-1)')}"
    said = page.evaluate("window.steps")
    steps = [step for step, _ in said if step]
    assert steps == list(range(1, said[-1][1] + 1)), steps


class Boarder:
    """Plays a game on its board, in one way of touching things; `deeds` counts what was done how."""

    def __init__(self, guest, seed=3):
        self.guest, self.page = guest, guest.page
        self.luck = random.Random(seed)
        self.deeds = {}
        self.page.evaluate(WATCH)

    def used(self):
        """With what the page has been touched: mouse, touch, keys."""
        return self.page.evaluate("[...window.held].sort()")

    def seen(self):
        return self.page.evaluate(SEEN)

    def count(self, deed):
        self.deeds[deed] = self.deeds.get(deed, 0) + 1

    def play(self, most=2000, until=None):
        """Answer at random until the game is over, `until` says so, or `most` answers were given."""
        for _ in range(most):
            self.page.wait_for_selector("#over-title, .settlement .now p, .question.mine")
            seen = self.seen()
            if seen["over"] or (until is not None and until(seen)):
                return
            if seen["settling"]:
                self.settle()
            elif seen["mine"] and not seen["busy"]:
                self.answer(seen)
                self.page.wait_for_function(LATER, arg=seen["number"])

    def answer(self, seen):
        things = [key for key in seen["keys"] if key and not key.startswith("deck:")]  # a deck is a button, too
        loose = [pick for pick in seen["loose"] if pick != "end"] or (seen["loose"] if not things else [])
        chosen = self.luck.choice(things if things and (not loose or self.luck.random() < 0.8) else loose)
        if chosen in seen["loose"]:
            self.press_loose(chosen, seen)
        else:
            self.touch(chosen, seen)

    def settle(self):
        """A settlement that plays by itself is watched to its end, with hands off; any other is left."""
        self.count("settled")
        if self.guest.motion:
            watch(self.page)
        else:
            self.leave_settlement()

    def at(self, key):
        return self.page.locator(f'[data-key="{key}"]').first


class ByMouse(Boarder):
    """Clicks and drags."""

    def press(self, thing):
        thing.click()

    def leave_settlement(self):
        self.press(self.page.locator(".settlement").get_by_role("button", name=PASSES))

    def touch(self, key, seen):
        technology = key.startswith("hand:") and self.at(key).locator(".token.cost").count() > 0
        home, figure = self.page.locator(".frame.home > .head"), self.page.locator(".figure.movable")
        if technology and seen["acting"] and home.count() and self.in_sight(self.at(key), home):
            self.drag(self.at(key), home)
            self.count("dragged a card")
            self.confirm(seen)
        elif key.startswith("frame:") and figure.count() and self.in_sight(figure, self.at(key)):
            self.drag(figure, self.at(key))
            self.count("dragged a figure")
            self.confirm(seen)
        elif self.is_building(key) and self.in_sight(self.at(key), self.page.locator(".own .tableau")):
            self.drag(self.at(key), self.page.locator(".own .tableau"))
            self.count("dragged a card")
            self.confirm(seen)
        else:
            self.press(self.at(key))
            self.confirm(seen)

    def is_building(self, key):
        """Is it a card in hand that can be built in one's own tableau?"""
        return key.startswith("hand:") and self.page.locator(f'.held.buildings[data-key="{key}"]').count() > 0

    def in_sight(self, *things):
        """Are both things to be seen at once, so that one can be dragged to the other?"""
        for thing in things:
            thing.scroll_into_view_if_needed()
        return self.page.evaluate(IN_SIGHT, [thing.element_handle() for thing in things])

    def drag(self, thing, place):
        start, end = thing.bounding_box(), place.bounding_box()
        self.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
        self.page.mouse.up()

    def press_loose(self, pick, seen):
        self.press(self.page.locator(f'.dock .answers [data-pick="{pick}"]'))
        self.confirm(seen)

    def confirm(self, seen):
        """Say yes, if the board asks for it."""
        asking = "document.querySelector('.dock .confirm [data-pick], .dock #words') !== null"
        self.page.wait_for_function(f"number => {asking} || ({LATER})(number)", arg=seen["number"])
        if self.seen()["confirm"] and self.seen()["number"] == seen["number"]:
            self.press(self.page.locator(".dock .confirm [data-pick]").first)
            self.count("confirmed")
        if self.page.locator(".dock #words").count():
            self.page.fill(".dock #words", WORDS)
            self.press(self.page.locator(".dock form button[type=submit]"))
            self.count("said")


class ByTouch(ByMouse):
    """Taps on a phone."""

    def press(self, thing):
        thing.tap()

    def touch(self, key, seen):
        self.press(self.at(key))
        self.confirm(seen)


class ByKeys(Boarder):
    """Keys alone: letters to the parts of the board, arrows on it, Enter."""

    def touch(self, key, seen):
        inside = "(thing, zone) => thing.closest(zone) !== null && thing.dataset.stop !== undefined"
        letter = next((ZONES[zone] for zone in ZONES if self.at(key).evaluate(inside, zone)), None)
        if letter is not None:
            self.page.keyboard.press(letter)
            self.walk_to(self.at(key))
            self.count("walked")
        else:
            self.tab_to(key)
        self.page.keyboard.press("Enter")
        self.agree(seen)

    def press_loose(self, pick, seen):
        self.page.keyboard.press(str(seen["loose"].index(pick) + 1))
        self.agree(seen)

    def agree(self, seen):
        self.page.wait_for_function(
            "number => document.activeElement?.closest('.confirm, .dock form') !== null || (" + LATER + ")(number)",
            arg=seen["number"],
        )
        if self.page.evaluate("document.activeElement?.closest('.confirm') !== null"):
            self.page.keyboard.press("Enter")
            self.count("confirmed")
        if self.page.evaluate("document.activeElement?.id === 'words'"):
            self.page.keyboard.type(WORDS)
            self.page.keyboard.press("Enter")
            self.count("said")

    def here(self):
        return self.page.evaluate("document.activeElement?.dataset?.key ?? ''")

    def walk_to(self, thing):
        """Arrow by arrow, on the shortest way."""
        for _ in range(MOST_WAYS):
            way = thing.evaluate(ARROWS)
            assert way is not None, f"{thing} cannot be reached with the arrows"
            if way == []:
                return
            for arrow in way:
                self.page.keyboard.press(f"Arrow{arrow}")
        raise AssertionError(f"arrows lead elsewhere than to {thing}")

    def tab_to(self, key):
        for _ in range(80):
            if self.here() == key:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{key} cannot be reached")

    def leave_settlement(self):
        for _ in range(200):
            if not self.seen()["settling"]:
                return
            name = self.page.evaluate("document.activeElement?.textContent?.trim() ?? ''")
            self.page.keyboard.press("Enter" if PASSES.fullmatch(name) else "Tab")
