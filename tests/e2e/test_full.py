"""The fullest board fits: no page scrolls, no timeline scrolls, nothing is cut off, covered or too small to read."""

from __future__ import annotations

import pytest

from posterity.games import GAMES
from posterity.server.api.responses import ResultInfo
from tests.e2e.cases import long
from tests.e2e.crowd import KINDS, RESOURCES, STREETS, crowd
from tests.e2e.full import FRAMES, HAND, PLAYERS, begun, full
from tests.e2e.test_deal import play_to_the_end
from tests.server.serving import Client

SIZES = {
    (1280, 800): "desk",
    (1440, 900): "desk",
    (1920, 1080): "rail",
    (2560, 1080): "rails",
    (820, 1180): "tablet",
    (360, 740): "phone",
    (740, 360): "sideways",
}
LANGUAGES = {"en": "en-GB", "it": "it-IT"}
ORIGINS = ("points-majority", "points-other", "points-first")  # where points in leaders come from

# Everything was drawn in its new size.
DRAWN = """() => new Promise((done) => {
    const later = (times) => requestAnimationFrame(() => (times === 0 ? done() : later(times - 1)));
    later(8);
})"""

# Everything that scrolls although it should not, texts that are cut off or too small, and things that cover others.
FAULTS = """() => {
    const found = [];
    const say = (what, thing) => found.push(`${what}: ${thing.className} “${thing.textContent.trim().slice(0, 30)}”`);
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) {
        found.push(`the page scrolls: ${page.scrollWidth}×${page.scrollHeight}`);
    }
    for (const one of document.querySelectorAll(".held .name")) {
        const words = document.createRange();
        words.selectNodeContents(one);
        const [own, card] = [words.getBoundingClientRect(), one.closest(".face").getBoundingClientRect()];
        if (own.bottom > card.bottom || own.left < card.left - 1 || own.right > card.right + 1) {
            say(`words beyond their card by ${Math.round(own.bottom - card.bottom)}`, one);
        }
    }
    const still = ".scroller, .frame-view, .rows, .dock .body, .asking, .tableau, .city .piles, .over .sheet";
    for (const one of document.querySelectorAll(still)) {
        if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1) {
            say(`scrolls ${one.scrollWidth - one.clientWidth}, ${one.scrollHeight - one.clientHeight}`, one);
        }
    }
    const seen = (one) => one.checkVisibility() && one.closest(".visually-hidden, .rays") === null
        && one.getBoundingClientRect().width > 1;
    const texts = document.createTreeWalker(document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
    const holders = new Set();
    while (texts.nextNode()) {
        const holder = texts.currentNode.parentElement;
        if (texts.currentNode.data.trim() !== "" && holder.closest("svg, .log, .chat") === null && seen(holder)) {
            holders.add(holder);
        }
    }
    for (const holder of holders) {
        const size = parseFloat(getComputedStyle(holder).fontSize);
        const compact = holder.closest(".site.compact, .small, .line, .low, .building, .tool") !== null;
        if (size < (compact ? 11 : 12) - 0.01) {
            say(`${size} px`, holder);
        }
        const hidden = holder.querySelector(".visually-hidden") !== null;
        const inline = getComputedStyle(holder).display === "inline";
        if (!hidden && !inline && holder.scrollWidth > holder.clientWidth + 1) {
            say("cut off", holder);
        }
    }
    for (const one of document.querySelectorAll(".site .name, .face .name, .held .name, .plinth > *")) {
        const [own, around] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
        if (own.bottom > around.bottom + 2 || own.top < around.top - 2) {
            say(`${Math.round(own.height)} high in ${Math.round(around.height)}`, one);
        }
    }
    const things = ".site, .held, .question, .panel, .street, .building, .free, .pile, .choose, .street .points, "
        + ".protect, .chip, .column, .place, .tool, .frame > .head, .over header, .over .sheet, .over footer > *, "
        + ".podium li:not(.visually-hidden)";
    const boxes = [...document.querySelectorAll(things)].filter(seen).map((one) => [one, one.getBoundingClientRect()]);
    for (const [at, [one, a]] of boxes.entries()) {
        if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1) {
            say("beyond the edge", one);
        }
        for (const [other, b] of boxes.slice(at + 1)) {
            const apart = !one.contains(other) && !other.contains(one);
            if (apart && a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2) {
                say(`covered by ${other.className}`, one);
            }
        }
    }
    const meet = (a, b, by) => a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by
        && b.top < a.bottom - by;
    const wordsOf = (one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getBoundingClientRect();
    };
    const called = (mark) => mark.className.baseVal ?? mark.className;
    const marks = ".token, .ability, .count, .fresh, .cross";
    for (const one of document.querySelectorAll(":is(.site, .held, .building)")) {
        const name = one.querySelector(".name");
        const marked = [...one.querySelectorAll(marks)].map((mark) => [mark, mark.getBoundingClientRect()]);
        for (const [mark, box] of marked.filter(([, box]) => name !== null && meet(box, wordsOf(name), 3))) {
            say(`${called(mark)} over its name`, one);
        }
        for (const [at, [mark, a]] of marked.entries()) {
            for (const [other] of marked.slice(at + 1).filter(([, b]) => meet(a, b, 3))) {
                say(`${called(mark)} over ${called(other)}`, one);
            }
        }
    }
    for (const figure of document.querySelectorAll(".rail > .figure")) {
        const frame = document.querySelector(`[data-drop="frame:${figure.dataset.frame}"]`).getBoundingClientRect();
        const own = figure.getBoundingClientRect();
        const middle = (own.left + own.right) / 2;
        if (middle < frame.left || middle > frame.right || own.left < -1 || own.right > innerWidth + 1) {
            say(`stands ${Math.round(middle - (frame.left + frame.right) / 2)} beside the middle of its frame`, figure);
        }
    }
    for (const chip of document.querySelectorAll(".bar .chip")) {
        const [counts, points] = [chip.querySelector(".sub"), chip.querySelector(".points")];
        if (counts !== null && seen(counts) && meet(wordsOf(counts), points.getBoundingClientRect(), -2)) {
            say("counts run into points", chip);
        }
        for (const tool of document.querySelectorAll(".bar .tool")) {
            if (meet(chip.getBoundingClientRect(), tool.getBoundingClientRect(), -4)) {
                say("touches a button", chip);
            }
        }
    }
    const deeds = document.querySelector(".over footer");
    for (const sheet of document.querySelectorAll(".over:not([data-shape=phone]) .sheet")) {
        if (sheet.getBoundingClientRect().bottom > deeds.getBoundingClientRect().top) {
            say("goes on below the buttons", sheet);
        }
    }
    const corner = document.querySelector(".board[data-shape=desk] .side");
    for (const site of corner === null ? [] : document.querySelectorAll(".site, .building, .pile, .held")) {
        const [a, b] = [corner.getBoundingClientRect(), site.getBoundingClientRect()];
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) {
            say("under the chronicle", site);
        }
    }
    return found;
}"""


@pytest.fixture(scope="module", params=["gears", "machines"])
def crowded(running, request):
    return full(running, request.param)


def seen_at_every_size(anna, looked):
    """The faults at each size; `looked` is called there with the shape that the board takes."""
    found = {}
    for (width, height), shape in SIZES.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_function("() => document.fonts.status === 'loaded'")
        anna.page.wait_for_selector(f':is(.board, .over)[data-shape="{shape}"]')
        anna.page.evaluate(DRAWN)
        faults = anna.page.evaluate(FAULTS)
        if faults:
            found[width, height] = faults
        looked(shape)
    return found


def seated(guest, person, table, lang, **options):
    anna = guest(board=True, locale=LANGUAGES[lang], viewport={"width": 1280, "height": 800}, **options)
    anna.be(person)
    anna.sit_at(table)
    return anna


@pytest.mark.parametrize("lang", [long("en"), "it"])
def test_the_fullest_board_fits_every_screen(guest, crowded, lang):
    anna = seated(guest, *crowded, lang)
    page = anna.page
    page.wait_for_selector(".site")

    def looked(shape):
        assert page.locator(".hand .held").count() == HAND and page.locator(".panel[data-seat]").count() == PLAYERS
        tiles = page.locator(".site, .mini").count()
        assert tiles >= sum(range(1, FRAMES + 1)), (shape, tiles)

    assert seen_at_every_size(anna, looked) == {}


@pytest.mark.parametrize("frame", [1, FRAMES + 1])
def test_travellers_who_meet_stand_in_their_frame(guest, running, frame):
    """All four in the oldest frame, or in the Present Day: none hangs over the edge or stands in another frame."""
    anna = seated(guest, *full(running, frames=[frame] * PLAYERS), "en")
    anna.page.wait_for_selector(".figure")

    def looked(shape):
        assert anna.page.locator(f'.rail > .figure[data-frame="{frame}"]').count() == PLAYERS, shape

    found = seen_at_every_size(anna, looked)
    assert [fault for faults in found.values() for fault in faults if fault.startswith("stands")] == []


# Answers of which less than all can be seen.
HIDDEN = """() => [...document.querySelectorAll(".dock .answers button")].filter((one) => {
    const [own, body] = [one.getBoundingClientRect(), one.closest(".body").getBoundingClientRect()];
    return own.bottom > body.bottom + 1 || own.top < body.top - 1 || own.bottom > innerHeight;
}).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("lang", [long("en"), "it"])
def test_every_answer_shows_on_phones(guest, running, lang):
    """Four positions to choose from at the beginning; in a row of the hand below the table, or beside it."""
    people, table = begun(running)
    asked = running.app.tables.sessions[table].table
    seat = asked.game.view(asked.state, 0).ask.seat
    anna = seated(guest, people[seat], table, lang, has_touch=True, is_mobile=True)
    for size in ((360, 740), (740, 360)):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        anna.page.wait_for_selector(f'.board[data-shape="{SIZES[size]}"] .dock .answers button')
        anna.page.evaluate(DRAWN)
        assert anna.page.locator(".dock .answers button").count() == PLAYERS
        assert anna.page.evaluate(HIDDEN) == [], size


@pytest.mark.parametrize(("players", "lang"), [long(6, "en"), (6, "it"), (4, "it"), long(2, "it")])
def test_the_fullest_city_fits_every_screen(guest, running, players, lang):
    """Full streets, every kind of card in hand; with the others' streets one at a time on a phone."""
    anna = seated(guest, *crowd(running, players), lang)
    page = anna.page
    page.wait_for_selector(".street")
    kinds = len(set(RESOURCES.split())) + len(KINDS.split())
    buildings = [sum(word != "protect" for word in street.split()) for street in STREETS[:players]]

    def looked(shape):
        assert page.locator(".hand .held").count() == kinds and page.locator(".panel[data-seat]").count() == players
        alone = shape in ("phone", "sideways")
        assert page.locator(".street").count() == (2 if alone else players), shape
        assert page.locator(".building").count() == sum(buildings[: 2 if alone else players]), shape

    assert seen_at_every_size(anna, looked) == {}


RESULTS = {"ahead of five": [40, *[31] * 5], "all have won": [40] * 6}


def ends_as(monkeypatch, page, scores):
    """The server tells of these scores; all had the lead together, and points came from everywhere."""
    places = GAMES["leaders"].places(scores, [*range(6)])
    winners = [seat for seat, place in enumerate(places) if place == 1]
    result = ResultInfo(scores=scores, ranking=[*range(6)], places=places, winners=winners)
    monkeypatch.setattr("posterity.server.views.table.result_of", lambda kept: result)
    origins = [[{"message": message, "points": 10} for message in ORIGINS]] * 6

    def told(route):
        answer = route.fetch()
        found = answer.json()
        leads = [{**found["leads"][-1], "seats": [*range(6)], "points": 20}]
        route.fulfill(response=answer, json={**found, "leads": leads, "origins": origins})

    page.route("**/api/tables/*/scores*", told)


@pytest.mark.parametrize("result", RESULTS)
def test_the_end_of_six_fits_every_screen(guest, running, monkeypatch, result):
    """Everybody with their points, in the list where there is no room for six plinths; the whole chart.

    Whoever has won is ahead of five who are level, or all have won; nobody had the lead alone.
    """
    person = running.stranger().post("people", {"name": "Anna"})
    player = Client(running, person["key"])
    table, _ = player.table("leaders", seats=("me", *["bot"] * 5), options={"rounds": "2"})
    play_to_the_end(player, table)
    anna = guest(board=True, locale=LANGUAGES["it"], viewport={"width": 1280, "height": 800})
    ends_as(monkeypatch, anna.page, RESULTS[result])
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    page.wait_for_selector(".chronicle figure")
    assert page.locator(".turns li").count() == 1 and page.locator(".legend li").count() in (0, len(ORIGINS))

    def looked(shape):
        assert page.locator(".origins > li").count() == page.locator(".chronicle g > path").count() == 6
        assert page.locator(".podium li:not(.visually-hidden)").count() >= (3 if shape in ("phone", "sideways") else 6)

    assert seen_at_every_size(anna, looked) == {}
