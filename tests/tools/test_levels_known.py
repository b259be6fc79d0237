"""The page of what levels have learned is that of the networks of today."""

from posterity.bots.networks import has_network
from posterity.games import GAMES
from tools import levels_known


def test_the_page_in_docs_is_the_one_that_the_script_makes():
    """If a network, a set or a game has changed: python -m tools.levels_known"""
    assert levels_known.PAGE.read_text(encoding="utf-8") == levels_known.page()


def test_every_game_and_set_is_told_of():
    page = levels_known.page()
    for name, game in GAMES.items():
        part = page.split(f"## {name}\n")[1].split("\n## ")[0]
        assert ("the network" in part) == has_network(name)
        assert all(f"| `{cards}` | " in part for cards in game.shelf.names())
