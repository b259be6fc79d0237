"""A question with an answer that is better than all others: Enter gives it, and the others can still be given."""

import io
from pathlib import Path

import pytest

from posterity.core.records import SeatEntry, read_record
from posterity.games import GAMES
from posterity.table.replay import setup_of, take_up
from posterity.table.table import Table
from posterity.terminal.console import Console
from posterity.terminal.playing import Playing
from posterity.terminal.prompting import QuestionPrompt
from posterity.terminal.saves import SaveFile
from posterity.text.voice import Voice
from tests.terminal.script import Typed

GOLDEN = Path(__file__).parents[1] / "golden" / "legacies" / "3-players.json"


def at_fame():
    """A game of legacies at the first question which industry an heirloom uses."""
    record = read_record(GOLDEN.read_bytes())
    game = GAMES["legacies"]
    seats = [SeatEntry(name=name, kind="person") for name in ("Anna", "Bruno", "Carla")]
    table = Table(game, setup_of(game, record), seats)
    for number, entry in enumerate(record.entries(), 1):
        if table.state.ask.prompt == "ask-fame":
            return table
        take_up(table, number, entry)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize(("typed", "given"), [("", 0), ("1", 0), ("2", 1)])
def test_enter_gives_the_best_answer_and_the_others_can_be_typed(tmp_path, typed, given):
    table, output = at_fame(), io.StringIO()
    seat, options = table.asks(), [pick.text for pick in table.state.ask.options]
    console = Console(Typed([typed]), output, Voice("en"))
    playing = Playing(console, table, SaveFile(tmp_path / "game.json"))
    playing.here = seat

    QuestionPrompt(playing, seat).run()

    assert "number 1 is better than the others; Enter gives it" in output.getvalue()
    assert table.entries[-1].pick == options[given]
