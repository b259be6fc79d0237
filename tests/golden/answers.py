"""What `greedy` answers, kept for ever: it is the mark by which other bots are measured.

`tests/golden/greedy` holds games that it played against itself, `tests/bots/greedy_answers.json` what it answers in
positions of the other golden games, most of which it would not have come to. Greedy may only change where a rule does:
`python -m tests.golden.answers` writes the file anew.
"""

from __future__ import annotations

import json
from pathlib import Path

from posterity.bots.greedy import Greedy
from posterity.core.chance import BlakeStream
from posterity.core.observation import observe
from posterity.core.records import read_record
from posterity.games import GAMES
from posterity.table.replay import setup_of, take_up
from posterity.table.table import Table

FOLDER = Path(__file__).parent
FILE = FOLDER.parent / "bots" / "greedy_answers.json"
PLAYED = sorted((FOLDER / "greedy").glob("*.json"))
OTHERS = sorted(path for name in GAMES for path in (FOLDER / name).glob("*.json"))
APART = 5  # entries between two positions that are looked at


def answers(path):
    """What greedy answers in a recorded game, by the number of entries before; forced answers are left out."""
    record = read_record(path.read_bytes())
    game = GAMES[record.game]
    table = Table(game, setup_of(game, record), record.seats, record.commitment)
    found = {}
    for number, entry in enumerate(record.entries()):
        ask = table.state.ask
        if number % APART == 0 and ask is not None and len(ask.options) > 1:
            luck = BlakeStream(table.setup.seed, f"golden-{number}")
            found[str(number)] = Greedy(luck).choose(observe(game, table.state)).text
        take_up(table, number + 1, entry)
    return found


def name(path):
    return f"{path.parent.name}/{path.stem}"


if __name__ == "__main__":
    FILE.write_text(json.dumps({name(path): answers(path) for path in OTHERS}, indent=1) + "\n")
