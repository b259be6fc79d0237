"""The lobby: names without accounts, tables found and joined, devices that come and go."""

from __future__ import annotations

from tests.e2e.screens import SIZES
from tests.server.serving import Client


def test_a_game_against_bots_takes_at_most_three_clicks(guest):
    anna = guest("Anna")

    anna.page.get_by_role("button", name="Play against bots: Lanterns").click()

    anna.table()
    assert anna.wait_for_turn()["picks"]


def test_the_name_is_asked_once(guest):
    anna = guest("Anna")

    anna.page.reload()

    anna.page.get_by_role("heading", name="Begin a game").wait_for()
    assert anna.page.get_by_role("link", name="Anna").is_visible()


def test_a_name_that_cannot_be_is_refused_in_a_sentence(guest):
    anna = guest()
    anna.go()
    anna.loses_network = True  # a refused request is told by the browser

    anna.page.get_by_label("Your name").fill("   ")
    anna.page.get_by_role("button", name="Come in").click()

    anna.page.get_by_role("alert").get_by_text("A name has 1 to 40 characters").wait_for()


def test_a_link_takes_a_seat_once_and_leaves_no_token_behind(guest, running):
    owner = running.person("Olga")
    table, (token,) = owner.table("lanterns", seats=("me", "link"))
    bruno = guest()

    bruno.go(f"#join={token}")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Take the seat").click()

    assert bruno.table() == table
    assert token not in bruno.page.evaluate("JSON.stringify([location.href, {...localStorage}, {...sessionStorage}])")
    bruno.page.go_back()
    assert token not in bruno.page.url
    carla = guest("Carla")
    carla.loses_network = True
    carla.go(f"#join={token}")
    carla.page.get_by_text("This link opens nothing any more").wait_for()


def test_a_link_can_be_pasted(guest, running):
    table, (token,) = running.person("Olga").table("lanterns", seats=("me", "link"))
    bruno = guest("Bruno")

    bruno.page.get_by_label("Paste the link here").fill("nonsense")
    bruno.page.get_by_role("button", name="Open", exact=True).click()
    bruno.page.get_by_text("That is no link to a table").wait_for()
    bruno.page.get_by_label("Paste the link here").fill(f"{running.url}/#join={token}")
    bruno.page.get_by_role("button", name="Open", exact=True).click()

    assert bruno.table() == table


def test_a_recovery_link_makes_another_device_the_same_person(guest, running):
    anna = guest("Anna")
    anna.page.get_by_role("link", name="Anna").click()
    anna.page.get_by_role("button", name="Make a recovery link").click()
    link = anna.page.get_by_label("Recovery link").input_value()
    other = guest()

    other.page.goto(link)
    other.page.get_by_role("button", name="Be that person here").click()
    other.page.get_by_role("heading", name="Begin a game").wait_for()

    assert other.page.get_by_role("link", name="Anna").is_visible()
    assert "recover" not in other.page.url
    assert Client(running, other.key()).me() == Client(running, anna.key()).me()


def test_a_device_can_be_shut_out(guest, running):
    welcome = running.stranger().post("people", {"name": "Anna"})
    link = Client(running, welcome["key"]).post("me/recovery")
    other = running.stranger().post("recover", {"token": link["token"]})
    anna, lost = guest(), guest()
    anna.be(welcome)
    lost.be(other)

    anna.go("#/me")
    anna.page.get_by_role("button", name="Shut out").click()
    anna.page.get_by_role("button", name="Shut out").wait_for(state="detached")
    lost.loses_network = True
    lost.go()
    lost.page.reload()

    lost.page.get_by_role("button", name="Come in").wait_for()


def test_somebody_can_be_forgotten(guest, running):
    anna = guest("Anna")
    key = anna.key()

    anna.go("#/me")
    anna.page.get_by_role("button", name="Forget me").click()
    anna.page.get_by_role("button", name="Forget me").click()

    anna.page.get_by_role("button", name="Come in").wait_for()
    status, _, _ = Client(running, key).raw("GET", "api/me")
    assert status == 401


def test_public_tables_are_found_and_can_be_filtered(guest, running):
    owner = running.person("Olga")
    open_one, _ = owner.table("lanterns", seats=("me", "open"), public=True)
    owner.table("leaders", seats=("me", "bot"), public=True)
    bruno = guest("Bruno")
    public = bruno.page.get_by_role("region", name="Public tables")

    public.get_by_role("listitem").first.wait_for()
    public.get_by_label("Only this game").select_option("lanterns")
    public.get_by_label("Only tables that are").select_option("open")
    public.get_by_role("link", name="Take a seat: Lanterns").first.click()
    assert bruno.table() == open_one
    bruno.page.get_by_role("button", name="Sit down here").click()

    bruno.page.wait_for_selector(".question")
    assert owner.get(f"tables/{open_one}")["seats"][1]["name"] == "Bruno"


def test_a_stranger_can_watch_a_public_table(guest, running):
    table, _ = running.person("Olga").table("lanterns", seats=("me", "bot"), public=True)
    stranger = guest()

    stranger.go(f"#/table/{table}")

    stranger.page.get_by_text("Waiting for Olga").wait_for()
    assert "Your hand" not in stranger.text()


def test_a_private_table_is_not_there_for_others(guest, running):
    table, _ = running.person("Olga").table("lanterns", seats=("me", "bot"))
    bruno = guest("Bruno")

    bruno.go(f"#/table/{table}")

    bruno.page.get_by_text("This table is not open to you").wait_for()


def test_friends_gather_before_the_game(guest, running):
    anna = guest("Anna")
    anna.go("#/new/lanterns")
    anna.page.get_by_label("Seat 2", exact=True).select_option("open")
    assert anna.page.get_by_label("Public table").is_checked()
    anna.page.get_by_label("Seat 3", exact=True).select_option("link")
    anna.page.get_by_role("button", name="Open the table").click()
    table = anna.table()
    bruno = guest("Bruno")
    bruno.sit_at(table)
    bruno.page.get_by_role("button", name="Sit down here").click()
    bruno.page.get_by_label("Say something").fill("Shall we begin?")
    bruno.page.keyboard.press("Enter")

    anna.page.get_by_text("Shall we begin?").wait_for()
    anna.page.get_by_role("button", name="Begin now, with bots at the empty seats").click()

    anna.wait_for_turn()
    bruno.page.get_by_text("Waiting for Anna").wait_for()


def test_a_link_to_watch_asks_for_no_seat_and_the_table_says_that_one_watches(guest, running):
    owner = running.person("Olga")
    table, _ = owner.table("gears", seats=("me", "bot"))
    link = owner.act(table, "link", seat=None)["link"]
    bruno = guest(board=True, viewport=SIZES["phone"])

    bruno.page.goto(link)
    bruno.page.get_by_role("heading", name="You are invited to watch").wait_for()
    assert "seat" not in bruno.text("main")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Watch the game").click()
    assert bruno.table() == table
    told = bruno.page.get_by_text("You are watching.")
    told.wait_for()
    bruno.page.mouse.wheel(0, 4000)

    assert told.bounding_box()["y"] < SIZES["phone"]["height"] and told.bounding_box()["y"] >= 0
    bruno.page.get_by_role("button", name="Take a free seat").click()
    bruno.page.get_by_role("button", name="Ask for this seat").wait_for()


def test_whoever_plays_is_not_told_that_they_watch(guest):
    anna = guest("Anna")
    anna.page.get_by_role("button", name="Play against bots: Lanterns").click()
    anna.wait_for_turn()

    assert anna.page.get_by_text("You are watching").count() == 0
