"""At a table: taking back, talking, leaving a seat and coming back, lost connections, languages, shared devices."""

from __future__ import annotations

import json

import pytest

from tests.e2e.guests import by_mouse, play_on
from tests.e2e.screens import SIZES
from tests.server.serving import Client, Running


@pytest.fixture
def pair(guest, running):
    """Anna and Bruno in their browsers at a new table: `pair(game)`; Anna owns it."""

    def sit(game="lanterns", **more):
        people = [running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno")]
        owner, other = (Client(running, one["key"]) for one in people)
        table, (token,) = owner.table(game, seats=("me", "link"), **more)
        other.post("join", {"token": token})
        guests = []
        for person in people:
            one = guest()
            one.be(person)
            one.sit_at(table)
            guests.append(one)
        return [*guests, table]

    return sit


def answer_first(one):
    """Give the first answer; its number."""
    seen = one.wait_for_turn()
    one.click(seen["picks"][0])
    one.wait_until_answered(seen["number"])
    return seen["number"]


def both_ways(anna, bruno):
    """Whoever is asked, and the other."""
    for one in (anna, bruno):
        one.page.wait_for_selector(".question")
    return (anna, bruno) if anna.look()["mine"] else (bruno, anna)


# ---------------------------------------------------------------- answers


def test_a_new_question_gets_the_focus_and_pieces_can_be_clicked(pair):
    anna, _, _ = pair()
    anna.wait_for_turn()
    assert anna.page.evaluate("document.activeElement.id") == "question-title"

    anna.page.locator(".table .piece button").first.click()

    anna.page.get_by_text("Waiting for Bruno").wait_for()


def test_what_cannot_be_done_says_why_and_leads_to_the_rule(pair):
    anna, bruno, _ = pair("gears")
    for one in both_ways(anna, bruno):
        answer_first(one)
    asked = both_ways(anna, bruno)[0]

    asked.page.locator(".cannot summary").click()
    asked.page.locator(".cannot li .clause").first.click()

    dialog = asked.page.get_by_role("dialog")
    dialog.get_by_text("1 clause speaks of this.").wait_for()
    asked.page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")


def test_the_rules_can_be_searched(pair):
    anna, _, _ = pair()
    anna.page.keyboard.press("r")
    anna.page.get_by_label("Search the rules").fill("brightest")

    anna.page.get_by_role("dialog").get_by_role("article").first.wait_for()
    assert "bright" in anna.text("dialog article").lower()


def test_an_answer_that_wants_words_asks_for_them(guest, running):
    """Dedications: the words go with the building and are shown as they were typed."""
    person = running.stranger().post("people", {"name": "Anna"})
    anna = guest()
    anna.be(person)
    player = Client(running, person["key"])
    bot = {"kind": "bot", "bot": "random"}
    table, _ = player.table("leaders", seats=("me", bot), options={"dedications": "on"})
    anna.sit_at(table)
    for _ in range(400):
        seen = anna.wait_for_turn()
        worded = player.view(table)["words"]
        if worded:
            break
        prefer = [pick for pick in seen["picks"] if pick in ("work", "pass", "done")]
        anna.click((prefer or seen["picks"])[0])
        anna.wait_until_answered(seen["number"])
    anna.click(worded[0])
    anna.page.get_by_label("What do you say with").fill("to my <b>grandmother</b>")
    anna.page.get_by_role("button", name="Answer", exact=True).click()
    anna.wait_until_answered(seen["number"])

    for _ in range(3):
        answer_first(anna)
    anna.page.get_by_text("to my <b>grandmother</b>").first.wait_for()


# ---------------------------------------------------------------- taking back


def test_taking_back_is_free_or_asked_for(pair):
    """Lanterns: what was drawn has been seen; what was hung can be taken back until the other moves."""
    anna, bruno, _ = pair()
    answer_first(anna)
    answer_first(bruno)
    anna.wait_for_turn()

    anna.page.get_by_role("button", name="Take back: You ").click()
    anna.page.get_by_role("button", name="Ask the others").click()
    bruno.page.get_by_role("button", name="Agree").click()

    anna.page.get_by_text("You take back").first.wait_for()
    assert anna.wait_for_turn()["number"] == 3


def test_a_proposal_can_be_refused(pair):
    anna, bruno, _ = pair()
    answer_first(anna)
    answer_first(bruno)
    anna.wait_for_turn()
    anna.page.keyboard.press("u")
    anna.page.get_by_role("button", name="Ask the others").click()

    bruno.page.get_by_role("button", name="Refuse").click()

    anna.page.get_by_role("button", name="Withdraw it").wait_for(state="detached")


# ---------------------------------------------------------------- people


def test_names_and_chat_are_text_whatever_they_say(guest, running):
    evil = "<img src=x onerror=alert(1)>"
    people = [running.stranger().post("people", {"name": name}) for name in (evil, "<b>Bruno</b>")]
    owner, other = (Client(running, one["key"]) for one in people)
    table, (token,) = owner.table("lanterns", seats=("me", "link"), public=True)
    other.post("join", {"token": token})
    for text in ("<script>alert(2)</script>", "{ $seat } &amp; [link](javascript:alert(3))"):
        owner.act(table, "chat", text=text)
    anna, bruno = guest(), guest()
    for one in (anna, bruno):
        one.page.on("dialog", lambda dialog, one=one: one.mistakes.append(dialog.message))
    anna.be(people[0])
    bruno.be(people[1])
    bruno.page.get_by_role("region", name="Your tables").get_by_text(evil).first.wait_for()
    for one in (anna, bruno):
        one.sit_at(table)
    play_on([anna, bruno], [by_mouse, by_mouse], 6)
    bruno.page.get_by_role("tab", name="Chat").click()
    bruno.page.get_by_text("<script>alert(2)</script>").wait_for()
    bruno.choose("People")
    bruno.page.get_by_role("button", name="Mute").wait_for()

    for one in (anna, bruno):
        assert evil in one.text()
        assert one.page.locator("img, main b, dialog b, main script").count() == 0


def test_new_chat_shows_itself_on_a_phone_and_ones_own_lines_are_read(guest, running):
    people = [running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno")]
    owner, other = (Client(running, one["key"]) for one in people)
    table, (token,) = owner.table("gears", seats=("me", "link"))
    other.post("join", {"token": token})
    anna = guest(board=True, viewport=SIZES["phone"], has_touch=True)
    anna.be(people[0])
    anna.sit_at(table)
    anna.page.wait_for_selector(".board")
    owner.act(table, "chat", text="I have said this myself")
    anna.page.reload()
    anna.page.wait_for_selector(".board")
    assert anna.page.locator(".unread").count() == 0

    other.act(table, "chat", text="Hello from the train")
    news = anna.page.get_by_role("button", name="Hello from the train")
    news.wait_for()
    box = news.bounding_box()
    assert box["y"] + box["height"] <= SIZES["phone"]["height"] and box["height"] >= 44
    news.tap()
    anna.page.locator(".talk").get_by_text("Hello from the train").wait_for()
    news.wait_for(state="detached")
    anna.page.locator(".unread").wait_for(state="detached")
    anna.page.reload()
    anna.page.wait_for_selector(".board")

    anna.page.wait_for_load_state("networkidle")
    assert anna.page.locator(".unread").count() == 0


def test_somebody_can_be_muted_and_shown_out(pair):
    anna, bruno, _ = pair(public=True)
    anna.choose("People")
    anna.page.get_by_role("button", name="Mute Bruno").click()
    anna.page.get_by_role("button", name="Listen to Bruno again").wait_for()
    bruno.page.keyboard.press("c")
    bruno.page.get_by_label("Say something").fill("Can you hear me?")
    bruno.page.keyboard.press("Enter")
    bruno.page.get_by_text("Can you hear me?").wait_for()
    assert "Can you hear me?" not in anna.text()

    anna.page.get_by_role("button", name="Show Bruno out").click()
    bruno.page.get_by_role("button", name="Agree").click()  # nobody loses a seat by the owner's word alone

    bruno.page.get_by_text("This table is not open to you").wait_for()


def test_a_bot_plays_on_and_the_seat_is_taken_back(pair, running):
    anna, bruno, table = pair()
    anna.page.keyboard.press("p")
    anna.page.get_by_label("The bot at seat 1").select_option("beginner")
    anna.page.get_by_role("button", name="Let a bot play").click()
    anna.page.keyboard.press("Escape")
    bruno.wait_for_turn()
    assert Client(running, anna.key()).get(f"tables/{table}")["seats"][0]["bot"] == "beginner"

    anna.page.get_by_role("button", name="Play on yourself").click()

    anna.page.get_by_text("A bot plays for you.").wait_for(state="detached")
    answer_first(bruno)
    anna.wait_for_turn()


def test_somebody_resigns_and_another_takes_the_seat(pair, guest):
    anna, bruno, table = pair(public=True)
    bruno.choose("People")
    bruno.page.get_by_role("button", name="Resign").click()
    bruno.page.get_by_role("button", name="Resign: a bot may play on").click()
    anna.page.locator(".strip").get_by_text("bot").wait_for()
    carla = guest("Carla")
    carla.sit_at(table)
    carla.choose("People")
    carla.page.get_by_role("button", name="Ask for this seat").click()

    anna.page.get_by_role("button", name="Agree").click()

    carla.page.get_by_role("button", name="Let a bot play").wait_for()


def test_the_only_answer_is_given_for_those_who_want_it(pair, running):
    anna, _, table = pair()
    anna.choose("People")

    anna.page.get_by_label("Answer for me when there is only one choice").check()

    anna.page.wait_for_function("() => document.querySelector('dialog input[type=checkbox]').checked")
    kept = running.app.tables.sessions[table]
    while not kept.metadata.forced:  # the page shows it at once, the server a little later
        anna.page.wait_for_timeout(50)


# ---------------------------------------------------------------- the end


def test_after_the_end_there_is_a_record_and_another_game(pair):
    anna, bruno, table = pair()
    writing = []

    def while_the_other_writes(one, place, picks):
        writing.append(bruno if one is anna else anna)
        writing[-1].page.get_by_label("Say something").focus()
        by_mouse(one, place, picks)

    for one in (anna, bruno):
        one.page.get_by_role("tab", name="Chat").click()
    play_on([anna, bruno], [while_the_other_writes] * 2, 100)
    anna.page.wait_for_selector("#over-title")
    writing[-1].page.wait_for_selector("#over-title")
    assert writing[-1].page.evaluate("document.activeElement.tagName") == "INPUT"  # the end does not interrupt

    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download the record").click()
    record = json.loads(download.value.path().read_text())
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.get_by_text("kept for them").wait_for()
    bruno.page.get_by_role("button", name="Join the next game").click()
    for one in (anna, bruno):
        one.page.wait_for_selector(".question")

    assert record["game"] == "lanterns" and record["result"]["scores"]
    assert anna.table() == bruno.table() != table


# ---------------------------------------------------------------- connections


def test_a_server_that_was_away_is_found_again(guest, toy, built, tmp_path):
    """The server stops and starts again: the page says so, comes back and plays on, and misses nothing."""
    server = Running(tmp_path / "store.db").start()
    anna = guest(url=server.url)
    anna.loses_network = True
    anna.come_in("Anna")
    anna.page.get_by_role("button", name="Play against bots: Lanterns").click()
    answer_first(anna)
    seen = anna.wait_for_turn()
    server.stop()
    anna.page.get_by_text("Reconnecting").wait_for()
    anna.click(seen["picks"][0])  # it is sent as soon as the server is back

    again = Running(tmp_path / "store.db", port=server.port).start()
    anna.page.get_by_text("Reconnecting").wait_for(state="detached")
    anna.wait_until_answered(seen["number"])
    play_on([anna], [by_mouse], 100)

    anna.page.wait_for_selector("#over-title")
    again.stop()


def test_a_device_that_is_offline_comes_back(pair):
    anna, bruno, _ = pair()
    anna.loses_network = True
    anna.context.set_offline(True)
    anna.page.get_by_text("Reconnecting").wait_for()

    anna.context.set_offline(False)

    anna.page.get_by_text("Reconnecting").wait_for(state="detached")
    answer_first(anna)
    bruno.wait_for_turn()


def test_whoever_looks_elsewhere_is_told(pair):
    anna, bruno, _ = pair()
    bruno.context.grant_permissions(["notifications"])
    bruno.page.evaluate(
        "window.told = []; window.Notification = class { static permission = 'granted';"
        " static requestPermission() { return Promise.resolve('granted'); }"
        " constructor(words) { window.told.push(words); } close() {} };"
        "Object.defineProperty(document, 'hidden', {get: () => true})"
    )
    bruno.page.evaluate("location.hash = '#/me'")
    bruno.page.get_by_label("Tell me when it is my turn").check()
    bruno.page.go_back()
    bruno.page.wait_for_selector(".question")
    answer_first(anna)

    bruno.wait_for_turn()
    assert "Your turn at" in bruno.page.evaluate("window.told[0]")
    assert "Your turn" in bruno.page.title()


# ---------------------------------------------------------------- languages and shared devices


def test_the_language_can_be_changed_while_playing(pair):
    anna, _, _ = pair()
    anna.wait_for_turn()
    assert "Your hand" in anna.text(".table")

    anna.choose("Italiano")

    anna.page.get_by_role("heading", name="La tua mano").wait_for()
    assert anna.page.evaluate("document.documentElement.lang") == "it"
    assert "Tocca a te" in anna.page.title()


def test_people_who_share_a_device_do_not_see_each_others_hands(guest):
    """Without a line the next one sees nothing: what is there is the hand of the one before."""
    anna = guest("Anna")
    anna.loses_network = True
    anna.go("#/new/lanterns")
    anna.plan("You")
    anna.page.get_by_role("button", name="Open the table").click()
    hands = []
    for name in ("Anna", "Anna 2", "Anna"):
        anna.page.wait_for_selector(".cover")
        assert "Your hand" not in anna.text() and "Your" not in anna.text("main").replace("Your turn", "")
        if name == "Anna 2":
            anna.context.set_offline(True)
            anna.page.get_by_text("Reconnecting").wait_for()
        anna.page.get_by_role("button", name=f"I am {name}", exact=True).click()
        if name == "Anna 2":
            anna.page.get_by_text("Your cards come as soon as it is back.").wait_for()
            assert "Your hand" not in anna.text()
            anna.context.set_offline(False)
        seen = anna.wait_for_turn()
        hands.append(anna.text(".hand"))
        anna.click(seen["picks"][-1])
        anna.wait_until_answered(seen["number"])

    assert len(hands) == 3


def test_the_cards_can_be_looked_up(pair):
    anna, _, _ = pair("machines")
    anna.choose("Cards")
    anna.page.get_by_label("Search the cards").fill("expansion dome")

    anna.page.get_by_role("dialog").get_by_text("1 card", exact=True).wait_for()
    assert "Expansion Dome" in anna.text("dialog")
