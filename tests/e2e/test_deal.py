"""The deal: the browser puts in bytes of its own, and shows afterwards that they counted."""

from __future__ import annotations

import json
import random
from contextlib import redirect_stdout

from posterity.cli import main
from tests.e2e.guests import by_mouse, play_on
from tests.server.serving import Client


def kept_shares(one):
    return one.page.evaluate("JSON.parse(localStorage.getItem('posterity-shares'))")


def test_bytes_of_ones_own_are_in_the_deal_and_can_be_checked(guest, running):
    anna = guest("Anna")
    anna.page.get_by_role("button", name="Play against bots: Lanterns").click()
    anna.wait_for_turn()
    table = anna.table()
    deal = running.app.tables.sessions[table].metadata.deal
    (share,) = kept_shares(anna)
    assert deal.commitments == {0: share["commitment"]} and deal.shares == {0: share["entropy"]}

    play_on([anna], [by_mouse], 100)
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_text("This deal can be checked").click()
    anna.page.get_by_text("Your bytes are in the deal.").wait_for()

    shown = anna.text(".over")
    assert "had made this promise before you opened" in shown and "the cards follow from them" in shown
    assert share["opened"]["server"] in shown and share["entropy"] in shown and deal.secret in shown
    anna.page.get_by_role("link", name="What this proves").click()
    anna.page.get_by_role("heading", name="Is the deal fair?").wait_for()
    assert anna.page.evaluate("document.activeElement.id") == "deal"


def test_a_deal_is_redone_from_the_table_and_from_a_file(guest, running, tmp_path):
    """The page of a finished game, then its record from disk, with its trace, and with other bytes in it."""
    anna = guest("Anna")
    player = Client(running, anna.key())
    anna.go("#/new/leaders")
    anna.plan("Tallow")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.wait_for_turn()
    table = anna.table()
    play_to_the_end(player, table)
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_text("This deal can be checked").click()
    anna.page.get_by_role("link", name="Redo the deal step by step").click()

    def verdict(name):
        anna.page.get_by_role("heading", name=name).wait_for()
        signs = anna.page.locator(".step .sign").all_inner_texts()
        return {sign: signs.count(sign) for sign in "✓✗–"}

    assert verdict("Everything fits")["✗"] == 0
    assert anna.page.evaluate("document.activeElement.id") == "verify-verdict"
    shown = anna.text("main")
    for sentence in (
        "The bytes of Anna are those that were promised. Right.",
        "The bytes of this browser stand at its seat. Right.",
        "The Legacy cards of Tallow are those that were dealt. Right.",
        "The Legacy deck lies in this order. Not compared.",
    ):
        assert sentence in shown

    record = player.get(f"tables/{table}/record")
    honest, forged, trace = (tmp_path / name for name in ("honest.json", "forged.json", "trace.jsonl"))
    honest.write_text(json.dumps(record), encoding="utf-8")
    forged.write_text(json.dumps({**record, "secret": "00" * 32}), encoding="utf-8")
    with trace.open("w", encoding="utf-8") as file, redirect_stdout(file):
        assert main(["trace", str(honest)]) == 0
    requests = []
    anna.page.on("request", lambda request: requests.append(request.method))
    anna.page.get_by_role("link", name="Another game, from a file").click()
    record_file = anna.page.get_by_label("Record of a game")
    record_file.set_input_files(trace)
    anna.page.get_by_text("This file is no record of a game.").wait_for()
    record_file.set_input_files(honest)
    assert verdict("Everything fits")["–"] == 7
    anna.page.get_by_label("Its trace").set_input_files(trace)
    anna.page.get_by_text("none is left open").wait_for()
    assert verdict("Everything fits")["–"] == 0
    record_file.set_input_files(forged)

    assert verdict("Something does not fit")["✗"] == 2
    assert "The server’s bytes are those it had promised. Wrong." in anna.text("main")
    assert set(requests) <= {"GET"}


def test_whoever_is_away_is_left_out_and_the_others_deal_anew(guest, running):
    """Anna has sent a hash and closes the page; Bruno draws new bytes for the second round."""
    anna, bruno = guest("Anna"), guest()
    anna.go("#/new/lanterns")
    anna.plan("A friend")
    anna.page.get_by_role("button", name="Open the table").click()
    table = anna.table()
    link = anna.page.get_by_label("Link to seat 2").input_value()
    anna.page.goto("about:blank")

    bruno.page.goto(link)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Take the seat").click()
    bruno.page.get_by_text("The cards are being dealt").wait_for()
    bruno.page.wait_for_selector(".question")

    deal, shares = running.app.tables.sessions[table].metadata.deal, kept_shares(bruno)
    assert deal.round == 2 and len(shares) == 2
    assert deal.shares == {1: shares[1]["entropy"]}


def test_a_rematch_on_a_shared_device_has_bytes_for_every_seat(guest, running):
    anna = guest("Anna")
    anna.go("#/new/lanterns")
    anna.plan("You")
    anna.page.get_by_role("button", name="Open the table").click()
    first = anna.table()
    anna.page.wait_for_selector(".cover")
    play_to_the_end(Client(running, anna.key()), first)
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: not url.endswith(first))
    anna.page.wait_for_selector(".cover")

    for table in (first, anna.table()):
        deal = running.app.tables.sessions[table].metadata.deal
        assert deal.round == 1 and sorted(deal.shares) == [0, 1]


def play_to_the_end(player, table):
    """Somebody answers at all seats of their own, by chance: the first answer each time may hoard cards for ever."""
    luck = random.Random(0)
    seats = player.get(f"tables/{table}")["you"]["seats"]
    while (update := player.view(table, seat=seats[0], outline=0))["status"] == "running":
        seat = update["view"]["ask"]["seat"]
        if seat in seats:
            ask = player.view(table, seat=seat, outline=0)["view"]["ask"]
            player.act(table, "answer", number=update["number"], pick=luck.choice(ask["options"]), seat=seat)
        else:
            player.view(table, seat=seats[0], outline=0, since=update["number"], wait=5)
