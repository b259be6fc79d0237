"""The random player of docs/api.md: it takes a seat with a token and plays a whole game over plain HTTP."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from posterity.core.records import read_record
from posterity.games import GAMES
from posterity.table.replay import replay

ROOT = Path(__file__).resolve().parents[2]
PLAYER = ROOT / "docs" / "examples" / "player.py"


def test_the_page_shows_the_player_and_it_has_at_most_forty_lines():
    text = PLAYER.read_text()

    assert f"```python file=docs/examples/player.py\n{text}```" in (ROOT / "docs" / "api.md").read_text()
    assert len(text.splitlines()) <= 40


@pytest.mark.parametrize(("name", "options"), [*[(name, {}) for name in GAMES], ("leaders", {"dedications": "on"})])
def test_players_with_nothing_but_a_token_play_a_whole_game(running, name, options):
    host = running.person()
    table, tokens = host.table(name, ["link", "link"], options=options)
    players = [
        subprocess.Popen([sys.executable, PLAYER, running.url, token], stdout=subprocess.PIPE, text=True)
        for token in tokens
    ]
    said = [player.communicate(timeout=120)[0] for player in players]

    assert [player.returncode for player in players] == [0, 0]
    assert said[0] == said[1] != ""
    info = host.get(f"tables/{table}")
    assert info["status"] == "over" and info["result"]["ranking"] in ([0, 1], [1, 0])
    record = read_record(host.raw("GET", f"api/tables/{table}/record")[2])
    assert replay(GAMES[name], record).over
