"""Two browsers play a whole game of each game through the generic screen: one with the mouse, one by keys alone."""

from __future__ import annotations

import pytest

from posterity.games import GAMES
from tests.e2e.guests import by_keys, by_mouse, play_on
from tests.e2e.reading import sentences, story

WHOLE = 2000  # more answers than any of these games takes
NAMES = [*(pytest.param(name, marks=pytest.mark.long) for name in GAMES), "lanterns"]  # the boards are played elsewhere


def gathered(guest, game):
    """Anna sets up a table in English; Bruno comes by her link, in Italian and by keys alone."""
    anna = guest("Anna")
    anna.page.get_by_role("link", name=f"Set up a table: {game.capitalize()}").click()
    anna.plan("A friend")
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.get_by_label("Link to seat 2").input_value()
    bruno = guest(locale="it-IT")
    bruno.page.goto(link)
    bruno.page.wait_for_selector("#name")
    bruno.page.focus("#name")
    bruno.page.keyboard.type("Bruno")
    bruno.page.keyboard.press("Enter")
    assert "join" not in bruno.page.url
    return anna, bruno, anna.table()


async def dropped(room):
    """Every socket at a table is closed, as if the server were started again."""
    for listener in room.subscribers:
        listener.close(1012)


@pytest.mark.parametrize("game", NAMES)
def test_two_browsers_play_a_whole_game(guest, running, game):
    anna, bruno, table = gathered(guest, game)
    seats, langs = {anna: 0, bruno: 1}, {anna: "en", bruno: "it"}

    def every(given, player):
        if given % 40 == 10:
            shown = player.text(".table")
            for sentence in sentences(running, table, seats[player], langs[player]):
                assert sentence in shown
        if given == 6:
            anna.loses_network = bruno.loses_network = True
            running.on(dropped(running.app.tables.sessions[table]))

    given = play_on([anna, bruno], [by_mouse, by_keys], WHOLE, every)

    assert given > 10
    for player in (anna, bruno):
        assert player.sockets >= 2  # it came back by itself
        reads_the_end(running, player, table, seats[player], langs[player])


def reads_the_end(running, player, table, seat, lang):
    """The scores in the order of the ranking, and the whole story."""
    result = running.app.tables.sessions[table].table.result()
    player.page.wait_for_selector("#over-title")
    scores = [int(score) for score in player.page.locator(".over .score").all_inner_texts()]
    assert scores == [result.scores[seat] for seat in result.ranking]
    places = running.app.tables.sessions[table].table.game.places(result.scores, result.ranking)
    assert player.page.locator(".over .place").all_inner_texts() == [str(places[seat]) for seat in result.ranking]
    player.page.keyboard.press("l")
    player.page.wait_for_selector(".log p")
    if player.page.locator(".log button.small").count():
        player.page.locator(".log button.small").first.click()
    told = player.text(".log").replace(" §", "").replace("§", "")
    for sentence in story(running, table, seat, lang):
        assert sentence in told


@pytest.mark.long
def test_one_plays_a_whole_game_alone(guest, running):
    """Against a Nemesis and beside a Rising Star, which the set-up proposes."""
    anna = guest("Anna")
    anna.page.get_by_role("link", name="Set up a table: Legacies").click()
    anna.plan()
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_selector(".question")
    table = anna.table()

    def every(given, player):
        if given % 20 == 10:
            shown = player.text(".table")
            for sentence in sentences(running, table, 0, "en"):
                assert sentence in shown

    play_on([anna], [by_mouse], WHOLE, every)

    assert running.app.tables.sessions[table].table.setup.options["npcs"] == "rising-star+nemesis:1"
    reads_the_end(running, anna, table, 0, "en")
