"""Legacies on its board: whole games by mouse, alone against a Nemesis, overlays, and how it fits on a desktop."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from posterity.games.legacies.cards import LIBRARY, STANDARD
from tests.e2e.boarding import WATCH
from tests.e2e.cases import long
from tests.e2e.legacies_board import HAND, Typist, Visitor, crowd, most_said
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


# Texts of the mats among which a character is chosen, and of the ledger, that do not fit where they stand.
CUT = """where => [...document.querySelectorAll(where)]
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""
# Rows of the board that what lies on them is higher than, and mats of others whose lines do not fit.
SQUASHED = """() => {
    const height = (one) => one.getBoundingClientRect().height;
    const rows = [...document.querySelectorAll(".society .track")];
    const high = rows.filter((row) => height(row.querySelector(".medallion")) > height(row));
    const mats = [...document.querySelectorAll(".rivals .mat, .held .mat")];
    return [
        ...rows.filter((row) => height(row) < 20).map((row) => `a row of ${height(row)}`),
        ...high.map((row) => `over its row: ${row.textContent.trim()}`),
        ...mats.filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent),
    ];
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


@pytest.mark.parametrize("lang", ["en-GB", long("it-IT")])
def test_all_mats_of_a_choice_of_character_are_seen_at_once(sits, lang):
    anna, _ = sits(RANDOM, locale=lang)
    page = anna.page
    page.wait_for_selector(".side.can")
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(CUT, ".overlay .content, .mats .mat, .mats .side, .mats .track > span") == []


def test_the_last_side_is_chosen_among_the_mats_too(guest, running):
    """Everybody has a character already, and one of them no side yet."""
    people = [running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno", "Carla")]
    clients = [Client(running, one["key"]) for one in people]
    table, tokens = clients[0].table("legacies", seats=("me", "link", "link"), options={"npcs": "none"})
    for client, token in zip(clients[1:], tokens, strict=True):
        client.post("join", {"token": token})
    while clients[0].view(table)["status"] == "open":
        time.sleep(0.05)
    view = clients[0].view(table)["view"]
    while view["ask"]["prompt"] != "ask-side" or None in [one["character"] for one in view["players"]]:
        asked = clients[view["ask"]["seat"]]
        update = asked.view(table)
        asked.act(table, "answer", number=update["number"], pick=update["view"]["ask"]["options"][0])
        view = clients[0].view(table)["view"]
    last = guest(board=True)
    last.be(people[view["ask"]["seat"]])
    last.sit_at(table)

    last.page.wait_for_selector(".overlay .mat .side")
    assert last.page.locator(".dock .answers [data-pick^='side:']").count() == 2


def test_the_board_stays_legible_beside_a_lesson(guest):
    anna = guest("Anna", board=True)
    page = anna.page
    page.get_by_role("button", name="Learn Legacies").click()
    page.locator('[data-part="turn"] button').click()
    page.wait_for_selector(".coach")
    page.wait_for_selector(".society")
    page.evaluate(DRAWN)

    assert page.evaluate(SQUASHED) == []


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_rivals_stay_whole_and_their_level_is_named_while_automata_act(sits, size):
    width, height = size
    anna, _ = sits(rules={"npcs": "rising-star+nemesis:1"}, viewport={"width": width, "height": height})
    Visitor(anna, seed=8).play(until=lambda seen: seen["automaton"])
    anna.page.evaluate(DRAWN)

    assert anna.page.evaluate(SQUASHED) == []
    assert "standard" in anna.text(".rivals")


def test_the_turns_of_automata_that_were_left_while_they_were_fetched_stay_away(sits):
    anna, _ = sits(rules={"npcs": "rising-star+nemesis:1"})
    page, held = anna.page, []
    page.route("**/steps?*", lambda route: held.append(route))
    Visitor(anna, seed=8).play(until=lambda seen: seen["automaton"])
    page.wait_for_selector(".automaton [data-leave]")
    assert "1 of 0" not in page.inner_text(".automaton")

    page.locator(".automaton [data-leave]").click()
    with page.expect_response("**/steps?*"):
        held[0].continue_()
    page.evaluate(DRAWN)

    assert page.locator(".automaton").count() == 0


def test_the_end_is_titled_as_such_counted_for_everybody_and_told_in_numbers(guest, running):
    """The golden game of three from its last answer on."""
    person = running.stranger().post("people", {"name": "Anna"})
    client = Client(running, person["key"])
    source = client.post("records", {"record": GOLDEN.read_text(encoding="utf-8")})["table"]
    answers = client.get(f"tables/{source}/record")["answers"]
    table = client.act(source, "branch", at=len(answers) - 1, seats=[answers[-1]["seat"]])["table"]
    anna = guest(board=True)
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    visitor = Visitor(anna)

    visitor.play(until=lambda seen: seen["settling"])
    assert anna.text("#settlement-title") == "The end of century III"
    while page.locator(".settlement .row button").nth(1).get_attribute("aria-disabled") != "true":
        page.locator(".settlement .row button").nth(1).click()
    assert anna.text("#settlement-title") == "The end of the game"
    fame = [int(one) for one in page.locator(".ledger .total").all_inner_texts()]
    assert page.evaluate(CUT, ".ledger") == []
    visitor.play()

    page.wait_for_selector(".origins-table")
    assert sorted(int(one) for one in page.locator(".origins .who b").all_inner_texts()) == sorted(fame)
    assert page.locator(".origins-table").get_by_role("row", name="Relationships").count() == 1
    assert page.evaluate(CUT, ".origins-panel") == []
    columns = len(fame)
    kinds = [int(one.replace("·", "0")) for one in page.locator(".origins-table .kind td").all_inner_texts()]
    assert sorted(sum(kinds[seat::columns]) for seat in range(columns)) == sorted(fame)


def test_keys_are_shown_over_the_table(guest, running):
    person, table = crowd(running, 2)
    anna = guest(board=True)
    anna.be(person)
    anna.sit_at(table)
    anna.page.wait_for_selector(".society")

    anna.page.keyboard.press("?")

    said = anna.text("dialog[open]")
    assert "to the market" in said and "to the event" in said and "technology tree" not in said
    assert f"#/table/{table}" in anna.page.url


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


def test_the_arrows_lead_from_the_shares_of_an_industry_to_its_name(guest, running):
    """Shares that make room for the focus move; what is to the left of them all is the name in their row."""
    person, table = crowd(running, 6)
    anna = guest(board=True)
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    page.wait_for_selector(".society")
    rows = page.locator(".society .row:has(button.who):has(button.stake)")
    assert rows.count() > 6

    for row in rows.all():
        stakes = row.locator("button.stake")
        stakes.last.focus()
        for _ in range(stakes.count()):
            page.keyboard.press("ArrowLeft")
        assert row.locator("button.who").evaluate("one => one === document.activeElement"), row.inner_text()


def test_a_letter_that_is_typed_while_automata_act_moves_nothing(sits):
    anna, _ = sits(rules={"npcs": "rising-star+nemesis:1"})
    Visitor(anna, seed=8).play(until=lambda seen: seen["automaton"])
    step = "document.querySelector('.automaton .now b').textContent"
    anna.page.wait_for_function(f"() => !{step}.endsWith(' 0')")  # the steps are there
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


# Names and opportunities on cards in hand that are cut off, or broken within a word.
CUT_ON_CARDS = """() => [...document.querySelectorAll(".held .card .name, .held .card .deal, .held .card .title")]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
        const around = one.closest("[data-frame]") ?? one;
        const [{ width, height }, range] = [one.getBoundingClientRect(), document.createRange()];
        range.selectNodeContents(one);  // an ellipsis comes where a fraction of a pixel is missing
        const whole = one.classList.contains("name") ? range.getBoundingClientRect().width : 0;
        const wide = one.scrollWidth > one.clientWidth + 1 || whole > width + 0.2;
        return wide || height > around.getBoundingClientRect().height + 1;
    })
    .map((one) => `${one.closest("[data-way]")?.dataset.way}: ${one.textContent.trim()}`)"""


# Zones of the card that is about to be used which something else covers.
COVERED = """() => [...document.querySelectorAll(".held .first .zone.can")].filter((zone) => {
    const { x, y, width, height } = zone.getBoundingClientRect();
    const on = document.elementFromPoint(x + width / 2, y + height / 2);
    return on === null || !(zone.contains(on) || on.contains(zone));
}).map((zone) => zone.dataset.key)"""


@pytest.mark.parametrize(("lang", "generation"), [("it-IT", 1), ("en-GB", 3)])
def test_a_card_taken_from_the_market_shows_all_its_uses(guest, running, lang, generation):
    person, table = crowd(running, 2, generation)
    anna = guest(board=True, locale=lang, viewport={"width": 1280, "height": 800})
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    page.wait_for_selector(".society")
    for card in page.locator(".market [data-key]").all():
        card.click()
        page.locator('[data-key^="give:"]').first.click()
        page.evaluate(DRAWN)
        assert page.locator(".held .first .zone.can").count() > 2
        assert page.evaluate(COVERED) == []
        assert page.evaluate(CUT_ON_CARDS.replace(".held .card", ".held .first .card")) == []
        card.click()


# Names, effects and special actions that are cut off on the board, the mats, the event, the tiles and the market.
CUT_AT_THE_TABLE = """() => {
    const names = ".rivals .character, .rivals b, .event .name, .scoring .tile, .market .title, .mat .current";
    const whole = ".market .chance, .market .people, .event .half, .space .pays, .heir .icon, .mat .special-name";
    return [...document.querySelectorAll(`${names}, ${whole}`)]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
            const [own, around] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
            const wide = getComputedStyle(one).display !== "inline" && one.scrollWidth > one.clientWidth + 1;
            const hidden = own.bottom > around.bottom + 3 || own.right > around.right + 1;
            return wide || hidden || one.scrollHeight > one.clientHeight + 3;
        })
        .map((one) => `${one.className}: ${one.textContent.trim()}`);
}"""
# Where the spaces of the tracks begin, once for each place where one does.
COLUMNS = """() => [...new Set([...document.querySelectorAll(".society .space")]
    .map((one) => Math.round(one.getBoundingClientRect().left)))]"""


@pytest.mark.parametrize(("lang", "generation"), [("it-IT", 3), ("en-GB", 5), long("it-IT", 5), long("en-GB", 3)])
def test_the_fullest_table_cuts_nothing_and_keeps_the_tracks_in_columns(guest, running, lang, generation):
    person, table = crowd(running, 6, generation)
    anna = guest(board=True, locale=lang, viewport={"width": 1280, "height": 800})
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    page.wait_for_selector(".society")
    page.evaluate(DRAWN)

    assert page.evaluate(CUT_AT_THE_TABLE) == []
    assert page.locator(".rivals .character").count() == 5
    assert len(page.evaluate(COLUMNS)) == page.locator(".society .track").first.locator(".space").count()


def test_a_special_action_has_its_name_where_it_is_told(guest, running):
    person, table = crowd(running, 2)
    mine = Client(running, person["key"]).view(table)["view"]["players"][0]
    mat = next(mat for mat in LIBRARY.named(STANDARD).cards.mats if mat.character == mine["character"])
    anna = guest(board=True, locale="it-IT")
    anna.be(person)
    anna.sit_at(table)
    anna.page.wait_for_selector(".society")

    anna.page.locator(".held .mat .who").click()

    assert anna.page.locator("dialog[open] .special-name").all_inner_texts() == [
        mat.special.aboveboard.name_it,
        mat.special.underhanded.name_it,
    ]


def test_a_board_that_opens_at_a_large_screen_has_whole_names(guest, running):
    """The size of what is said on cards follows the room that there is, also before the fonts are there."""
    person, table = crowd(running, 4, 3)
    for width, height in ((1920, 1080), (2560, 1080)):
        anna = guest(board=True, viewport={"width": width, "height": height})
        anna.be(person)
        anna.sit_at(table)
        anna.page.wait_for_selector(".society")
        anna.page.evaluate(DRAWN)
        assert anna.page.evaluate(CUT_ON_CARDS) == []
    assert anna.page.locator(".held .card .words:visible").count() == HAND


@pytest.mark.parametrize("few", [True, long(False)])
def test_cards_with_three_partners_lie_whole_in_the_market(guest, running, few):
    """All of them, or those whose opportunities say most."""
    person, table = crowd(running, 6, 3)
    anna = guest(board=True, locale="it-IT", viewport={"width": 1280, "height": 800})
    anna.be(person)
    anna.sit_at(table)
    page, found = anna.page, []
    played = running.app.tables.sessions[table].table
    three = [card for card in most_said(played) if len(played.state.book.partners[card]) == 3]
    for at in range(0, 6 if few else len(three), 3):
        shown = three[at : at + 3]
        played.state.piles.market[: len(shown)] = shown
        page.reload()
        page.wait_for_selector(".society")
        page.evaluate(DRAWN)
        found += [cut for cut in page.evaluate(CUT_AT_THE_TABLE) if cut.startswith(("people", "chance"))]
    assert found == []


def test_what_successor_industry_and_tiles_do_is_said_where_they_are_looked_at(guest, running):
    person, table = crowd(running, 2)
    view = Client(running, person["key"]).view(table)["view"]
    anna = guest(board=True)
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    page.wait_for_selector(".society")

    industry = next(one for one in view["offers"]["industries"] if one["pays"] > 0)
    page.locator(f'[data-key="industry:{industry["industry"]}"]').first.hover()
    page.wait_for_selector(".peek .answers")
    assert f"Your shares would pay {industry['pays']} Gold." in anna.text(".peek")
    track = next(one for one in view["offers"]["tracks"] if one["pays"])
    spaces = next(one["spaces"] for one in view["tracks"] if one["character"] == track["character"])
    held = next(space for space, seat in enumerate(spaces) if seat is not None)
    page.locator(f'[data-key="track:{track["character"]}"]').first.hover()
    page.get_by_text("would pay you").first.wait_for()
    assert f"Tokens: {('Anna', 'Bruno', 'Rising Star')[spaces[held]]} in space {held + 1}" in anna.text(".peek")
    current = page.locator(".held .mat button.current")
    current.hover()
    page.locator(".peek", has_text=current.inner_text()).wait_for()
    ability = anna.text(".peek .answers")
    assert len(ability.partition(". ")[2]) > 10
    current.click()
    assert ability.partition(". ")[2] in anna.text("dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Scoring tiles").click()
    assert all(len(one) > 20 for one in page.locator("dialog[open] .scores").all_inner_texts())
    assert page.locator("dialog[open] .scores").count() == len(view["scoring_tiles"])


HANDS = 3  # so many are dealt where not every card is


@pytest.mark.parametrize(("lang", "hands"), [("it-IT", HANDS), long("it-IT", None), long("en-GB", None)])
def test_no_opportunity_is_cut_on_any_of_six_cards(guest, running, lang, hands):
    """Every card of the set, or those that say most, in hands of six at the smallest desk."""
    person, table = crowd(running, 6)
    anna = guest(board=True, locale=lang, viewport={"width": 1280, "height": 800})
    anna.be(person)
    anna.sit_at(table)
    page, found = anna.page, []
    played = running.app.tables.sessions[table].table
    dealt = most_said(played)
    for at in range(0, len(dealt) if hands is None else hands * HAND, HAND):
        played.state.seats[0].hand = dealt[at : at + HAND]
        page.reload()
        page.wait_for_selector(".society")
        page.evaluate(DRAWN)
        assert page.locator(".held [data-card]").count() == len(dealt[at : at + HAND])
        found += page.evaluate(CUT_ON_CARDS)
    assert found == []


@pytest.mark.parametrize("lang", ["en-GB", "it-IT"])
def test_six_cards_and_an_heir_have_whole_names_and_opportunities(guest, running, lang):
    """The cards of the longest names; see `crowd`."""
    person, table = crowd(running, 6)
    anna = guest(board=True, locale=lang)
    anna.be(person)
    anna.sit_at(table)
    page, found = anna.page, {}
    page.wait_for_selector(".society")
    for (width, height), shape in DESKS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f'.board[data-shape="{shape}"]')
        page.evaluate(DRAWN)
        if cut := page.evaluate(CUT_ON_CARDS):
            found[width, height] = cut
    assert found == {}
    assert page.locator(".held .card .words:visible").count() == HAND  # at 2560 there is room for words
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_selector('.board[data-shape="desk"]')
    assert page.locator(".chip.own .name").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_outcomes_of_an_event_are_chosen_side_by_side_in_words(guest, running):
    """The golden game of three up to where somebody chooses an outcome."""
    person = running.stranger().post("people", {"name": "Anna"})
    client = Client(running, person["key"])
    source = client.post("records", {"record": GOLDEN.read_text(encoding="utf-8")})["table"]
    answers = client.get(f"tables/{source}/record")["answers"]
    at = next(place for place, answer in enumerate(answers) if answer.get("pick", "").startswith("outcome:"))
    table = client.act(source, "branch", at=at, seats=[answers[at]["seat"]])["table"]
    view = client.view(table)["view"]
    anna = guest(board=True)
    anna.be(person)
    anna.sit_at(table)
    page = anna.page
    cells = page.locator(".overlay .outcome")
    cells.first.wait_for()
    page.wait_for_function("() => document.querySelectorAll('.outcome .seat, .outcome .then p').length > 0")

    assert cells.count() == 2
    icons = [one.inner_text() for one in page.locator(".outcome .head").all()]
    assert len(set(icons)) == 2 and all(len(one.inner_text()) > 20 for one in page.locator(".outcome .words").all())
    for outcome, tiles in view["outlook"]["event_tiles"].items():
        said = page.locator(f'[data-key="put:{outcome}"] .tiles').inner_text()
        assert len(said.split(",")) == len(tiles)
    assert page.evaluate(CUT, ".overlay .content, .outcome") == []
    assert faults(anna) == []
    number = client.view(table)["number"]
    cells.nth(1).click()
    cells.nth(1).click()
    anna.wait_until_answered(number)
    assert client.get(f"tables/{table}/record")["answers"][number]["pick"] == "outcome:bottom"


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
