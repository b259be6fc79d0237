"""How many positions can be reached from fixed tables: the same numbers on both engines, and those of the model."""

from __future__ import annotations

import msgspec
import pytest

from posterity.core.canonical import canonical
from posterity.core.chance import seed_of
from posterity.core.tasks import apply
from tests.games.gears.lay import GAME, TOY, lay, setup_of
from tests.games.gears.model import Model


def reached(s, depth):
    """How many lines of play there are after each number of answers, and to how many positions they lead."""
    found, now = [], {key_of(s): (s, 1)}
    for _ in range(depth):
        then = {}
        for table, count in now.values():
            for pick in table.ask.options if table.ask else ():
                new = table.clone()
                apply(new, pick)
                key = key_of(new)
                then[key] = (new, count + (then[key][1] if key in then else 0))
        now = then
        found.append((sum(count for _, count in now.values()), len(now)))
    return found


def key_of(s):
    """A position as bytes; the order of the discards, and which were paid last, says how it was reached."""
    position = msgspec.to_builtins(GAME.position(s))
    return canonical({**position, "discard": sorted(position["discard"]), "paid": []})


def table(name):
    crowd = {1: "A red:1, E blue:2", 2: "B red:2", 4: "G blue:2"}
    if name == "actions":
        return lay(["A B E Z", "C D A E"], crowd, frames=[2, 5], pools=[2, 3], deck="Z A B E G")
    if name == "all fate":
        hands = ["bloodline hoped plans folds more-time willed", "A"]
        return lay(hands, crowd, frames=[4, 1], pools=[1, 0], deck="Z A")
    if name == "shape":
        draft = {"bloodline": "red:1", "willed": "blue:2 green:1", "folds": ""}
        return lay(
            ["A", "Z", "E"], crowd, players=3, draft=draft, options={"fate": "shape"}, deck="A Z", pools=[0, 1, 2]
        )
    if name == "end of the game":
        return lay(["A Z", "Z"], crowd, round=4, turn=4, seat=1, actions_left=1, frames=[1, 1], pools=[1, 1])
    if name == "end of a round":
        return lay(["A E Z", "Z"], crowd, turn=4, seat=1, actions_left=1, frames=[5, 1], deck="B B C C D D E E")
    return lay(["A B", "C"], crowd, deck="", discard="A", frames=[1, 2], options={"zero-moves": "on"})


COUNTS = {  # after each number of answers: lines of play, and the positions they lead to
    "actions": [(6, 6), (21, 21), (71, 62), (237, 162), (593, 293), (1238, 465)],
    "all fate": [(11, 11), (52, 48), (269, 183), (1329, 584), (6014, 1570)],
    "shape": [(9, 9), (41, 35), (150, 108), (704, 329), (3195, 923)],
    "end of the game": [(4, 4), (3, 3), (3, 3), (0, 0)],
    "end of a round": [(2, 2), (3, 3), (3, 3), (12, 12), (71, 59), (323, 250)],
    "few cards": [(4, 4), (10, 8), (25, 12), (49, 12), (74, 19), (146, 30)],
}


@pytest.mark.rule("gears.turn.any-mix", "gears.fate.any-number")
@pytest.mark.parametrize("name", COUNTS)
def test_positions_reached_from_a_fixed_table(name):
    assert reached(table(name), len(COUNTS[name])) == COUNTS[name]


# ---------------------------------------------------------------- from the first question of a game

BEGINNINGS = {  # players, variant, number of the seed
    "2 standard 1": [(2, 2), (2, 2), (10, 10), (64, 58), (306, 250), (1396, 833)],
    "3 sealed 2": [(3, 3), (6, 6), (6, 6), (36, 36), (272, 236), (1444, 1102)],
    "4 destiny 3": [(4, 4), (12, 12), (24, 24), (24, 24), (174, 174), (1404, 1146)],
    "2 shape 4": [(2, 2), (2, 2), (22, 22), (184, 178), (1112, 732)],
}


def beginning(name):
    players, fate, number = name.split()
    return setup_of(int(players), {"fate": fate}, seed_of(int(number)), TOY)


def reached_by_the_model(setup, depth):
    """As `reached`; the model cannot be copied, so every line is played from its beginning."""
    found, lines = [], [[]]
    for _ in range(depth):
        models = [model_after(setup, line) for line in lines]
        lines = [[*line, pick] for line, at in zip(lines, models, strict=True) for pick in (at.ask or (0, ()))[1]]
        ends = {canonical([at.position(), at.ask]) for at in [model_after(setup, line) for line in lines]}
        found.append((len(lines), len(ends)))
    return found


def model_after(setup, line):
    made = Model(GAME.show_cards(setup.cards), setup.players, setup.options, setup.seed, setup.rules)
    for pick in line:
        made.answer(pick)
    return made


@pytest.mark.rule("gears.setup.seeded-randomness")
@pytest.mark.parametrize("name", BEGINNINGS)
def test_positions_reached_from_the_first_question(name):
    setup = beginning(name)
    found = reached(GAME.new(setup), len(BEGINNINGS[name]))

    assert found == BEGINNINGS[name]
    shorter = min(5, len(found))
    assert reached_by_the_model(setup, shorter) == found[:shorter]
