"""Words for tables with a Nemesis, beside those of `lay`."""

from posterity.games.legacies.board import CHARACTERS, GLOBALS
from tests.games.legacies.lay import (
    script,
    seat,
)

ANNA, NEMESIS, STAR = 0, 1, 2
NOTHING = {"do": "sell", "groups": ["government"]}  # a row that cannot be done without investments


def shows(which, **more):
    return {"do": "global", "which": which, **more}


def pays(s, character, space, *steps):
    """A space of a track pays this, now."""
    s.book.spaces[CHARACTERS.index(character)][space - 1][s.century()] = script(s, list(steps))


def down(s, *tiles):
    s.board.down = sum([1 << GLOBALS.index(name) for name in tiles])


def foundation(s, number=NEMESIS):
    return seat(s, number).foundation
