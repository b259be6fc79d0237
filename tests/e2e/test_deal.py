"""The deal: the browser puts in bytes of its own, and shows afterwards that they counted."""

from __future__ import annotations

from tests.e2e.guests import by_mouse, play_on
from tests.server.serving import Client


def kept_shares(one):
    return one.page.evaluate("JSON.parse(localStorage.getItem('posterity-shares'))")


def test_bytes_of_ones_own_are_in_the_deal_and_can_be_checked(guest, running):
    anna = guest("Anna")
    anna.page.get_by_role("button", name="Play against bots: Lanterns").click()
    anna.wait_for_turn()
    table = anna.table()
    deal = running.house.rooms[table].aside.deal
    (share,) = kept_shares(anna)
    assert deal.commitments == {0: share["commitment"]} and deal.shares == {0: share["entropy"]}

    play_on([anna], [by_mouse], 100)
    anna.page.get_by_text("This deal can be checked").click()
    anna.page.get_by_text("Your bytes are in the deal.").wait_for()

    shown = anna.text(".over")
    assert "had made this promise before you opened" in shown and "the cards follow from them" in shown
    assert share["opened"]["server"] in shown and share["entropy"] in shown and deal.secret in shown
    anna.page.get_by_role("link", name="What this proves").click()
    anna.page.get_by_role("heading", name="Is the deal fair?").wait_for()
    assert anna.page.evaluate("document.activeElement.id") == "deal"


def test_whoever_is_away_is_left_out_and_the_others_deal_anew(guest, running):
    """Anna has sent a hash and closes the page; Bruno draws new bytes for the second round."""
    anna, bruno = guest("Anna"), guest()
    anna.go("#/new/lanterns")
    anna.page.get_by_role("button", name="2 players", exact=True).click()
    anna.page.get_by_label("Seat 2", exact=True).select_option("link")
    anna.page.get_by_role("button", name="Open the table").click()
    table = anna.table()
    link = anna.page.get_by_label("Link to seat 2").input_value()
    anna.page.goto("about:blank")

    bruno.page.goto(link)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Take the seat").click()
    bruno.page.get_by_text("The cards are being dealt").wait_for()
    bruno.page.wait_for_selector(".question")

    deal, shares = running.house.rooms[table].aside.deal, kept_shares(bruno)
    assert deal.round == 2 and len(shares) == 2
    assert deal.shares == {1: shares[1]["entropy"]}


def test_a_rematch_on_a_shared_device_has_bytes_for_every_seat(guest, running):
    anna = guest("Anna")
    anna.go("#/new/lanterns")
    anna.page.get_by_role("button", name="2 players", exact=True).click()
    anna.page.get_by_label("Seat 2", exact=True).select_option("me")
    anna.page.get_by_role("button", name="Open the table").click()
    first = anna.table()
    anna.page.wait_for_selector(".cover")
    play_to_the_end(Client(running, anna.key()), first)
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: not url.endswith(first))
    anna.page.wait_for_selector(".cover")

    for table in (first, anna.table()):
        deal = running.house.rooms[table].aside.deal
        assert deal.round == 1 and sorted(deal.shares) == [0, 1]


def play_to_the_end(player, table):
    """Somebody gives the first answer each time at all seats of their own."""
    seats = player.get(f"tables/{table}")["you"]["seats"]
    while (update := player.view(table, seat=seats[0], outline=0))["status"] == "running":
        seat = update["view"]["ask"]["seat"]
        if seat in seats:
            ask = player.view(table, seat=seat, outline=0)["view"]["ask"]
            player.act(table, "answer", number=update["number"], pick=ask["options"][0], seat=seat)
        else:
            player.view(table, seat=seats[0], outline=0, since=update["number"], wait=5)
