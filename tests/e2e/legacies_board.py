"""Somebody at the board of legacies, with a mouse, a finger or keys: zones of cards, things that light up, overlays."""

from __future__ import annotations

import random
import time

from playwright.sync_api import TimeoutError

from posterity.core.tasks import advance, apply
from posterity.games import GAMES
from posterity.games.legacies.board import CHARACTERS, NOBODY
from posterity.games.legacies.rules.generation import EndTurn, remove_cards
from posterity.games.legacies.rules.turn import TakeTurn
from posterity.text.voice import Voice
from tests.e2e.boarding import FASTER, LATER, PASSES, ByKeys, watch
from tests.server.serving import Client

# What can be done right now.
SEEN = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.offsetParent !== null);
    const question = document.querySelector(".question");
    const keys = (selector) => all(selector).map((one) => one.dataset.key);
    return {
        over: document.querySelector("#over-title") !== null,
        settling: document.querySelector(".settlement .now p") !== null,
        number: question === null ? -1 : Number(question.dataset.number),
        mine: question !== null && question.classList.contains("mine") && !document.querySelector(".strip.going"),
        automaton: document.querySelector(".automaton") !== null,
        zones: keys(".held .zone.can"),
        thumbs: keys(".thumb:not(.heir, .actions)"),
        mats: keys(".mat:not(.taken) > button.head[aria-expanded=false]"),
        sides: keys(".side.can"),
        things: keys("[data-stop].lit:not(.title)"),
        titles: keys(".title.lit"),
        cells: keys(".cell.lit, .cell.can, [data-key^=put]:not([aria-disabled=true])"),
        popover: keys(".popover .zone.can, .choices .zone.can"),
        choices: keys(".choices .choice"),
        loose: all(".dock .answers [data-pick]").map((one) => one.dataset.pick),
        slider: all(".slider button").length > 0,
        market: keys(".market button.lit"),
        gives: keys(".give"),
    };
}"""
PARTS = {
    ".overlay": None,
    ".held": "h",
    ".market": "m",
    ".tiles": "g",
    ".figures": "f",
    ".rivals": "s",
    ".scoring": "p",
    ".event": "e",
    ".society": "t",
}
NUMBERED = 9  # answers that have a key
MOST_TABS = 120
MOST_BEATS = 400  # of the clock while automata play
WAITS = "#over-title, .settlement .now p, .question.mine, .automaton"
DONE = f"number => document.querySelector('.automaton') !== null || ({LATER})(number)"
LIT = """() => [...document.querySelectorAll("[data-stop].lit:not(.title)")].some(
    (one) => one.offsetParent !== null && /^(track|figure|industry):/.test(one.dataset.key))"""
CHOSEN = f"number => document.querySelector('.confirm [data-pick]') !== null || ({DONE})(number)"


class Visitor:
    """Plays at random until the game is over; `deeds` counts what was done how."""

    drags = True

    def __init__(self, guest, seed=3):
        self.guest, self.page = guest, guest.page
        self.luck = random.Random(seed)
        self.deeds = {}

    def count(self, deed):
        self.deeds[deed] = self.deeds.get(deed, 0) + 1

    def seen(self):
        return self.page.evaluate(SEEN)

    def play(self, most=3000, until=None):
        for _ in range(most):
            self.page.wait_for_selector(WAITS)
            seen = self.seen()
            if seen["over"] or (until is not None and until(seen)):
                return
            if seen["settling"]:
                self.settle()
            elif seen["automaton"]:
                self.watch()
            elif seen["mine"]:
                self.answer(seen)
                self.page.wait_for_function(DONE, arg=seen["number"])
        raise AssertionError(f"it does not end: {self.deeds}")

    def settle(self):
        """A settlement that plays by itself is watched to its end, with hands off; any other is left."""
        self.count("settled")
        if self.guest.motion:
            watch(self.page)
            return
        self.hit(self.page.locator(".settlement").get_by_role("button", name=PASSES))
        self.page.wait_for_function("() => document.querySelector('.settlement') === null")

    def watch(self):
        """The turns of automata: played to their end, with hands off, or a few steps, one back, then one's own turn."""
        self.count("watched")
        bar = self.page.locator(".automaton")
        if self.guest.motion:
            for _ in range(MOST_BEATS):
                if not bar.count():
                    return
                self.page.clock.run_for(FASTER)
            raise AssertionError(f"the automata stand still: {bar.inner_text()}")
        if self.luck.random() < 0.2:
            for name in ("Next step", "Next step", "Step back"):
                if bar.get_by_role("button", name=name).count():
                    self.hit(bar.get_by_role("button", name=name))
                    self.count("stepped")
        if bar.count():
            self.hit(bar.locator("[data-leave]"))
        self.page.wait_for_function("() => document.querySelector('.automaton') === null")

    def answer(self, seen):
        """One answer, or several that one touch stands for."""
        if seen["sides"]:
            self.twice(self.luck.choice(seen["sides"]), seen)
            self.count("chose a side")
        elif seen["cells"]:
            self.twice(self.luck.choice(seen["cells"]), seen)
            self.count("chose in an overlay")
        elif seen["slider"]:
            self.hit(self.page.locator(".slider button"))
            self.count("slid")
        elif seen["zones"]:
            self.act(seen)
        else:
            self.other(seen)

    def act(self, seen):
        """A turn: mostly a zone, sometimes a global action, a swap or a drag."""
        triggers = [key for key in seen["things"] if key.startswith("global:")]
        if triggers and self.luck.random() < 0.8:
            self.twice(self.luck.choice(triggers), seen)
            self.count("triggered")
            return
        if seen["market"] and self.luck.random() < 0.1:
            self.press(self.luck.choice(seen["market"]))
            self.press(self.luck.choice(self.seen()["gives"]))
            self.count("swapped")
            seen = self.seen()
        zones = [key for key in seen["zones"] if not key.endswith(":heirloom")] or seen["zones"]
        if self.luck.random() < 0.3:
            zones = [key for key in seen["zones"] if key.endswith(":heirloom")] or zones
        if "dragged" not in self.deeds:
            zones = [key for key in zones if on_a_track(key)] or zones
        self.zone(self.luck.choice(zones), seen)

    def zone(self, key, seen):
        if self.drags and on_a_track(key) and ("dragged" not in self.deeds or self.luck.random() < 0.6):
            card, person = key.split(":")[1], key.split(":")[-1]
            track = self.page.locator(f'[data-drop="track:{person}"]').first
            self.drag(self.page.locator(f'.held [data-card="{card}"] .title'), track)
            self.count("dragged")
            return
        self.press(key)
        self.count("touched a zone")
        now = self.seen()
        if now["number"] != seen["number"]:
            return
        if key.endswith(":heirloom"):
            self.twice(self.luck.choice(now["cells"]), seen)
            self.count("acquired")
        elif self.page.locator(".strip.busy .leave").count():  # something on the board is to be chosen first
            self.choose(seen)
        else:
            self.press(key)

    def choose(self, seen):
        """Something on the board that lights up, once it does."""
        self.page.wait_for_function(LIT)
        things = self.seen()["things"]
        target = self.luck.choice([key for key in things if key.split(":")[0] in ("track", "figure", "industry")])
        self.press(target)
        popover = self.seen()["popover"]
        self.count("chose on the board")
        if popover:
            self.twice(self.luck.choice(popover), seen)
        else:
            self.press(target)

    def other(self, seen):
        things = [key for key in [*seen["things"], *seen["titles"]] if key]
        options = [*things, *seen["loose"]]
        chosen = self.luck.choice(options)
        if chosen in things:
            self.press(chosen)
            self.count("touched a thing")
        else:
            self.hit(self.page.locator(f'.dock .answers [data-pick="{chosen}"]'))
            self.count("pressed an answer")
        self.wait_until_chosen(chosen, seen)
        if self.seen()["number"] == seen["number"]:
            self.hit(self.page.locator(".confirm [data-pick]").first)
            self.count("confirmed")

    def wait_until_chosen(self, chosen, seen):
        """Until what was touched waits for a yes, or has been answered."""
        try:
            self.page.wait_for_function(CHOSEN, arg=seen["number"])
        except TimeoutError as late:
            raise AssertionError(f"touching {chosen} chooses nothing: {seen}, now {self.seen()}") from late

    def press(self, key):
        self.hit(self.page.locator(f'[data-key="{key}"]:visible').first)

    def hit(self, thing):
        thing.click()

    def twice(self, key, seen):
        """The first touch shows, the second does."""
        self.press(key)
        if self.seen()["number"] == seen["number"] and self.page.locator(f'[data-key="{key}"]:visible').count():
            self.press(key)

    def drag(self, thing, place):
        start, end = thing.bounding_box(), place.bounding_box()
        self.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
        self.page.mouse.up()


def on_a_track(key):
    """Is this zone of a card a relationship with a character, whose track the card can be dragged to?"""
    return ":relationship:" in key and "legendary" not in key


class Passenger(Visitor):
    """On a phone, by touch: one tab at a time, which turns by itself to where something is to be decided."""

    drags = False

    def hit(self, thing):
        thing.tap()

    def turn_to(self, tab):
        self.hit(self.page.locator(f'[data-tab="{tab}"]'))

    def answer(self, seen):
        if seen["mats"] and not seen["sides"]:
            self.press(self.luck.choice(seen["mats"]))
            self.count("unfolded a mat")
            seen = self.seen()
        super().answer(seen)

    def act(self, seen):
        waits = self.page.locator(".thumb.actions.dot")
        if waits.count() and self.luck.random() < 0.8:
            self.hit(waits)
            self.twice(self.luck.choice([key for key in self.seen()["things"] if key.startswith("global:")]), seen)
            self.count("triggered")
            return
        if seen["thumbs"]:
            self.press(self.luck.choice(seen["thumbs"]))
        if self.page.locator('[data-tab="market"] .dot').count() and self.luck.random() < 0.1:
            self.swap()
        zones = self.seen()["zones"]
        if zones:
            self.zone(self.luck.choice(zones), seen)

    def swap(self):
        self.turn_to("market")
        self.press(self.luck.choice(self.seen()["market"]))
        self.press(self.luck.choice(self.seen()["thumbs"][1:]))
        self.press(self.seen()["gives"][0])
        self.count("swapped")

    def other(self, seen):
        if seen["choices"] or not seen["things"]:
            super().other({**seen, "things": seen["choices"]})
            return
        opens = self.luck.choice(seen["things"])
        self.press(opens)
        choices = self.seen()["choices"]
        if choices:
            self.press(self.luck.choice(choices))
            self.count("chose below a row")
        self.count("touched a thing")
        self.wait_until_chosen(opens, seen)
        if self.seen()["number"] == seen["number"]:
            self.hit(self.page.locator(".confirm [data-pick]").first)
            self.count("confirmed")


class Typist(Visitor):
    """At a desk with keys alone: letters to the parts of the board, arrows on them, Enter, numbers for answers."""

    drags = False
    here = ByKeys.here
    walk_to = ByKeys.walk_to

    def answer(self, seen):
        assert self.page.evaluate("document.activeElement !== document.body"), "nothing has the focus"
        super().answer(seen)

    def press(self, key):
        thing = self.page.locator(f'[data-key="{key}"]:visible').first
        if self.here() != key:
            inside = "(thing, part) => thing.closest(part) !== null"
            letter = next((PARTS[part] for part in PARTS if thing.evaluate(inside, part)), None)
            if letter is None:
                self.into_overlay()
            else:
                self.page.keyboard.press(letter)
            self.walk_to(thing)
            self.count("walked")
        self.page.keyboard.press("Enter")

    def twice(self, key, seen):
        """What waits for a yes has the focus; else a second Enter says it."""
        self.press(key)
        if self.page.evaluate("document.activeElement.closest('.confirm') !== null"):
            self.page.keyboard.press("Enter")
        elif self.seen()["number"] == seen["number"] and self.page.locator(f'[data-key="{key}"]:visible').count():
            self.press(key)

    def into_overlay(self):
        """An overlay has the focus when it opens, on its heading or on one of its things."""
        inside = "document.activeElement.closest('.overlay') !== null"
        assert self.page.evaluate(inside), "an overlay has opened without the focus"
        if not self.page.evaluate("document.activeElement.dataset.stop !== undefined"):
            self.page.keyboard.press("Tab")
        while self.page.evaluate(f"{inside} && document.activeElement.dataset.stop === undefined"):
            self.page.keyboard.press("Tab")

    def hit(self, thing):
        """A button that lies on no part of the board: by its number, or by Tab."""
        place = thing.evaluate("one => [...document.querySelectorAll('.dock .answers [data-pick]')].indexOf(one)")
        if 0 <= place < NUMBERED:
            self.page.keyboard.press(str(place + 1))
            self.count("numbered")
            return
        for _ in range(MOST_TABS):
            if thing.evaluate("one => one === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{thing} cannot be reached")


# ---------------------------------------------------------------- the fullest table

HAND = 6
TOKENS = 4  # minors, and majors, of each seat on the board


def crowd(running, players, generation=5):
    """Anna's key and a table with everything on it: tracks, figures, shares, heirlooms, halls, a hand."""
    names = ["Anna", "Bruno", "Carla", "Dorotea", "Elio", "Fabio"][:players]
    people = [running.stranger().post("people", {"name": name}) for name in names]
    clients = [Client(running, one["key"]) for one in people]
    table, tokens = clients[0].table("legacies", seats=("me", *["link"] * (players - 1)))
    for client, token in zip(clients[1:], tokens, strict=True):
        client.post("join", {"token": token})
    while clients[0].view(table)["status"] == "open":
        time.sleep(0.05)
    session = running.app.tables.sessions[table]
    s = session.table.state
    lengths = name_lengths(session.table)
    while s.ask.prompt in ("ask-character", "ask-side"):
        apply(s, wanted(s, lengths))
    fill(s, lengths, generation)
    s.told = []
    return people[0], table


def name_lengths(table):
    """Of every card, how long its name is where it is longest."""
    game, chosen = GAMES["legacies"], table.setup.cards
    spoken = [game.names(chosen, lang) for lang in ("en", "it")]
    return {slug: max(len(names[slug].name) for names in spoken) for slug in spoken[0]}


def wanted(s, lengths):
    """Of the characters of the longest names the longest for the others; the last side."""
    if s.ask.prompt == "ask-side":
        return s.ask.options[-1]
    longest = sorted(CHARACTERS, key=lambda name: (-lengths[name], name))
    place = (s.ask.seat - 1) % s.book.seats
    return s.book.character[CHARACTERS.index(longest[place])]


def fill(s, lengths, generation):
    """Anna's turn, with the cards, events and successors of the longest names where they are drawn first."""
    seats = range(s.book.seats)
    s.board.figures_up = len(s.board.figures)
    s.board.figure_tokens = [place % s.book.seats for place in range(len(s.board.figures))]
    for character, track in enumerate(s.board.tracks):
        others = [seat for seat in seats if s.seats[seat].character != character]
        chosen = [others[(character + space) % len(others)] for space in range(len(track))]
        s.board.tracks[character] = [seat if seat not in chosen[:at] else NOBODY for at, seat in enumerate(chosen)]
    for industry in range(len(s.board.rows)):
        s.board.rows[industry] = industry % len(s.book.row_gold)
        near = [seat for seat in seats if (industry + seat) % 10 < TOKENS]
        s.board.minors[industry] = sum(1 << seat for seat in near)
        s.board.majors[industry] = sum(1 << seat for seat in seats if (industry + 2 * seat) % 10 < TOKENS)
    while s.century() < (generation - 1) // 2:
        remove_cards(s)  # those of a century that is over
        s.board.generation += 2
    s.board.generation = generation
    for cards, pile in ((s.book.cards, s.piles.decks[s.century()]), (s.book.successors, s.piles.heirs)):
        pile.sort(key=lambda card: (lengths[cards[card]], card))
    deal_events(s, lengths)
    s.board.figures.sort(key=lambda figure: (lengths[s.book.figure_names[figure]], figure))
    for seat, player in enumerate(s.seats):
        player.fame, player.gold, player.foundation = 142 + 17 * seat, 325 + 171 * seat, 1275
        player.resources, player.free, player.locked = [4, 3, 12, 5], [1, 0, 1], [1, 1, 0]
        player.hall = [s.turn_heir() for _ in range(4)]
        player.current, player.matches = player.hall[-1], 2
        player.own += s.book.heirlooms_of[player.character][:2]
        next_to = s.seats[(seat + 1) % s.book.seats].character
        player.controlled += s.book.heirlooms_of[next_to][2:4]
    for slot in range(len(s.piles.market)):
        s.fill_market(slot)
    s.draw_cards(0, HAND)
    s.seats[0].heirs = [s.turn_heir()]
    s.board.century_tiles, s.board.game_tiles = [0, 2, 4], [6, 8, 10]
    s.order = [*seats]
    s.acting = 0
    s.todo = [EndTurn(0), TakeTurn(0)]
    advance(s)


def deal_events(s, lengths):
    """The events of the longest names that there are in this century: one is open, the other comes next."""
    events = [event for event, century in enumerate(s.book.century_of_event) if century == s.century() + 1]
    *_, s.piles.upcoming, s.piles.current = sorted(events, key=lambda event: (lengths[s.book.events[event]], event))


def most_said(table):
    """All player cards; first those with the most partners and the longest opportunities, each in turn."""
    voice, book = Voice("it", GAMES["legacies"], table.setup.cards), table.state.book

    def words(card):
        return len(str(voice.facts_of(book.cards[card]).get("opportunity", "")))

    longest = sorted(range(len(book.cards)), key=lambda card: (-words(card), card))
    return sorted(longest, key=lambda card: -len(book.partners[card]) * (words(card) > words(longest[HAND * 3])))
