"""Greedy answers as it always has: in its own games and in positions it would not have come to."""

import json
from collections import Counter

import pytest

from posterity.bots import BOTS
from posterity.core.chance import BlakeStream
from posterity.core.observation import observe
from posterity.core.records import read_record
from posterity.games import GAMES
from posterity.table.replay import setup_of
from posterity.table.table import Table
from tests.golden import answers

KEPT = json.loads(answers.FILE.read_text())


@pytest.mark.parametrize("path", answers.PLAYED, ids=lambda path: path.stem)
def test_greedy_plays_its_games_again(path):
    record = read_record(path.read_bytes())
    game = GAMES[record.game]
    table = Table(game, setup_of(game, record), record.seats)
    bots = [BOTS["greedy"](BlakeStream(table.setup.seed, f"bot-{seat}")) for seat in range(table.setup.players)]

    for number, entry in enumerate(record.answers):
        seat = table.state.ask.seat
        pick = bots[seat].choose(observe(game, table.state))
        assert (number, seat, pick.text) == (number, entry["seat"], entry["pick"])
        table.answer(seat, pick)

    assert table.over


@pytest.mark.parametrize("name", KEPT)
def test_greedy_answers_in_games_of_others(name):
    assert answers.answers(answers.FOLDER / f"{name}.json") == KEPT[name]


def test_hundreds_of_positions_of_every_game_are_kept():
    kept = Counter()
    for name, found in KEPT.items():
        kept[name.split("/")[0]] += len(found)

    assert all(kept[game] >= 200 for game in GAMES), kept
    assert {read_record(path.read_bytes()).game for path in answers.PLAYED} == set(GAMES)
