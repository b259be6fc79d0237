"""Every screen there is, with tables prepared for it: games that bots have played to the end, and their middles.

The same walk looks for faults (`test_screens.py`), takes the pictures of `tools/screenshots.py`, and is deterministic:
the deals of these tables are fixed, and so are the answers of bots.
"""

from __future__ import annotations

import time
from itertools import count

from posterity.server.deal import progress, shares
from posterity.server.lobby import branch
from tests.server.serving import Client

SIZES = {
    "phone": {"width": 360, "height": 740},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
SHAPES = {**SIZES, "sideways": {"width": 740, "height": 360}, "wall": {"width": 2560, "height": 1080}}
THEMES = ("light", "dark")
LANGUAGES = {"phone": "en-GB", "tablet": "it-IT", "desktop": "en-GB"}
SEATS = {"gears": 3, "machines": 3, "leaders": 4, "legacies": 3}
CHOICES = ("establish:", "build:", "play:")  # answers before which there is much to choose from
SETTLED = "document.fonts.status === 'loaded' && document.querySelector('[aria-busy=true]') === null"


class Places:
    """Anna and the tables she has been at."""

    def __init__(self, running):
        self.running = running
        self.person, other = (running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno"))
        self.anna, self.bruno = Client(running, self.person["key"]), Client(running, other["key"])
        self.over = {game: self.played(game) for game in SEATS}
        self.records = {game: self.anna.get(f"tables/{table}/record") for game, table in self.over.items()}
        self.middle = {game: self.branch(game, self.choice(game)) for game in SEATS}
        self.anna.act(self.middle["gears"], "chat", text="Good luck, everybody!")
        self.waiting, _ = self.anna.table("gears", seats=("me", "link", "open", "bot"), public=True)
        self.shared, _ = self.anna.table("leaders", seats=("me", "me"))
        _, (self.token,) = self.bruno.table("gears", seats=("me", "link", "bot"))
        self.open, _ = self.bruno.table("machines", seats=("me", "open"), public=True)

    def played(self, game):
        """A game that bots have played to the end, for Anna too."""
        options = {"rounds": "2"} if game == "leaders" else {"npcs": "none"} if game == "legacies" else {}
        seats = ("me", *["bot"] * (SEATS[game] - 1))
        table, _ = self.anna.table(game, seats=seats, options=options)
        while self.anna.view(table)["status"] == "open":
            time.sleep(0.02)
        self.anna.act(table, "bot", seat=0)
        while self.anna.view(table, outline=0)["status"] != "over":
            time.sleep(0.05)
        return table

    def choice(self, game):
        """An entry in the middle of a game at which Anna had much to choose from."""
        answers, part = self.records[game]["answers"], 0.8 if game == "leaders" else 0.45
        return next(
            number
            for number, entry in enumerate(answers)
            if number > part * len(answers) and entry.get("seat") == 0 and entry["pick"].startswith(CHOICES)
        )

    def branch(self, game, at, seat=0):
        return self.anna.act(self.over[game], "branch", at=at, seats=[seat])["table"]

    def round_end(self, game, number):
        """A table before the last answer of a round, and that answer."""
        low, high = 0, len(self.records[game]["answers"])
        while low < high:
            middle = (low + high) // 2
            later = self.anna.view(self.over[game], at=middle, outline=0)["view"]["round"] > number
            low, high = (low, middle) if later else (middle + 1, high)
        last = self.records[game]["answers"][low - 1]
        return self.branch(game, low - 1, last["seat"]), last


def fixed_secrets(monkeypatch):
    """Deals that are the same each time."""
    numbers = count(1)
    for module in (shares, progress, branch):
        monkeypatch.setattr(module, "new_secret", lambda: next(numbers).to_bytes(32, "big"))


PARTS = ("rooms", "books", "gears", "others")


class Walk:
    """One guest through all screens; `look` is called with the name of each."""

    def __init__(self, guest, places, look):
        self.guest, self.page, self.places, self.look = guest, guest.page, places, look

    def go(self, fragment, ready="h1:not(.visually-hidden)"):
        self.page.goto("about:blank")
        self.guest.go(fragment)
        self.page.wait_for_selector(ready)
        self.rest()

    def rest(self):
        """Nothing is loading any more."""
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_function(SETTLED)

    def see(self, name, fragment, ready="h1:not(.visually-hidden)"):
        self.go(fragment, ready)
        self.look(name)

    def table(self, name, table, ready):
        self.see(name, f"#/table/{table}", ready)

    def press(self, label):
        self.page.locator(label).first.click()
        self.rest()

    def part(self, name):
        """One of the parts that can be walked through side by side."""
        if name == "rooms":
            self.rooms()
            return
        self.go("")
        self.guest.be(self.places.person)
        if name == "books":
            self.books()
        elif name == "gears":
            self.board("gears")
            self.drawers()
            self.settlement("gears", 2)
            self.ending("gears")
        else:
            self.board("machines")
            self.settlement("machines", 2)
            self.board("leaders")
            self.settlement("leaders", 1)
            self.ending("leaders")
            self.legacies_board()
            self.plain()

    def rooms(self):
        """What comes before a game."""
        self.see("welcome", "", "#name")
        self.guest.be(self.places.person)
        self.see("lobby", "#/", "#begin")
        self.see("tables", "#/tables")
        self.set_up()
        self.table("waiting", self.places.waiting, ".waiting")
        self.table("cover", self.places.shared, ".cover")
        self.see("join", f"#join={self.places.token}", ".seats")
        self.see("join-nothing", "#join=nothing", ".problem")

    def books(self):
        """What is read."""
        self.see("me", "#/me")
        self.see("help", "#/help")
        self.see("learn", "#/learn/legacies", "[data-part]")
        self.see("rules-book", "#/rules", "details")
        self.see("cards-book", "#/cards", ".sheet li")
        self.see("recover", "#recover=nothing")
        self.see("verify-file", "#/verify")

    def set_up(self):
        """A new table: each of its three parts, which a phone shows one after the other."""
        self.go("#/new/gears", ".setup")
        for part in range(3):
            if part and self.page.locator(".step").first.is_visible():
                self.page.locator(".step").nth(part).click()
            if part == 0 or self.page.locator(".step").first.is_visible():
                self.look(f"new-{part}")
        self.see("new-legacies", "#/new/legacies", ".setup")

    def board(self, game):
        """A game in its middle, as it lies, with a card chosen, and with what would be if it ended now."""
        self.table(f"{game}-board", self.places.middle[game], ".board .scroller")
        if game == "machines":
            return
        self.page.locator(".hand .held.lit").first.click()
        self.look(f"{game}-chosen")
        self.page.keyboard.press("Escape")
        self.page.mouse.move(1, 1)
        if game == "gears":
            self.page.keyboard.press("n")
            self.rest()
            self.look("gears-outlook")
            self.page.keyboard.press("n")
            self.page.keyboard.press("Escape")
            self.page.get_by_role("button", name="Menu", exact=True).click()
            self.look("menu")
            self.page.keyboard.press("Escape")

    def drawers(self):
        self.page.keyboard.press("e")
        self.page.wait_for_selector("dialog .scroll")
        self.look("tree")
        self.shut()
        for name, key, inside in (("rules", "r", "details"), ("cards", "k", "li"), ("people", "p", "li")):
            self.page.keyboard.press(key)
            self.page.wait_for_selector(f"dialog[open] {inside}")
            self.look(name)
            self.shut()
        self.page.keyboard.press("c")
        self.look("chat")
        self.page.keyboard.press("l")
        self.page.keyboard.press("Escape")

    def shut(self):
        """Close what lies open over the table, and wait until it is gone."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")

    def settlement(self, game, number):
        table, last = self.places.round_end(game, number)
        self.go(f"#/table/{table}", ".board .scroller")
        update = self.places.anna.view(table)
        self.places.anna.act(table, "answer", number=update["number"], pick=last["pick"], seat=last["seat"])
        self.page.wait_for_selector(".settlement .now p")
        for _ in range(3):
            self.page.locator(".settlement .primary").click()
        self.look(f"{game}-settlement")

    def ending(self, game):
        """The final scores, the deal gone through, and the game looked through."""
        self.table(f"{game}-over", self.places.over[game], "#over-title")
        if game == "gears":
            self.press(".over footer [aria-haspopup]")
            self.press(".over details summary")
            self.page.wait_for_selector(".over details li")
            self.look("deal")
            self.see("verify", f"#/verify/{self.places.over[game]}", "#verify-verdict")
            self.table_again(game)
            self.press(".over footer button:nth-of-type(2)")
            self.page.wait_for_selector("input[type=range]")
            for _ in range(4):
                self.page.keyboard.press("PageDown")
            self.rest()
            self.look("replay")

    def table_again(self, game):
        self.go(f"#/table/{self.places.over[game]}", "#over-title")

    def legacies_board(self):
        self.table("legacies-board", self.places.middle["legacies"], ".board .question")
        self.page.locator(".held .zone.can").first.click()
        self.look("legacies-chosen")
        self.page.keyboard.press("Escape")
        self.table("legacies-over", self.places.over["legacies"], "#over-title")

    def plain(self):
        """The view that every game has."""
        self.page.evaluate("localStorage.setItem('posterity-board', 'false')")
        self.table("legacies-plain", self.places.middle["legacies"], ".question")
        if self.page.locator(".question .cannot summary").count():
            self.press(".question .cannot summary")
            self.page.locator(".question .cannot").scroll_into_view_if_needed()
            self.look("legacies-refused")
        self.table("gears-plain", self.places.middle["gears"], ".question")
        self.page.evaluate("localStorage.removeItem('posterity-board')")
