"""What docs/formats.md says can be recomputed from it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from posterity.core.chance import BlakeStream, seed_of
from posterity.games import GAMES
from posterity.games.leaders import game as leaders
from posterity.games.leaders.verbs import VERBS

PAGE = (Path(__file__).parents[1] / "docs" / "formats.md").read_text(encoding="utf-8")
VECTORS = re.search(r"```text vectors\n(.*?)```", PAGE, re.DOTALL)[1].splitlines()
SEEDS = {"zero": bytes(32), "seed7": seed_of(7)}


@pytest.mark.parametrize("line", VECTORS)
def test_the_vectors_of_chance(line):
    what, *rest = line.split()
    if what == "seed":
        assert seed_of(int(rest[2])).hex() == rest[3]
        return
    stream, expected = BlakeStream(SEEDS[rest[0]], rest[1]), [int(word) for word in rest[2:]]
    if what == "words":
        assert [stream.word() for _ in expected] == expected
    elif what == "below6":
        assert [stream.below(6) for _ in expected] == expected
    else:
        items = list(range(10))
        stream.shuffle(items)
        assert items == expected


def test_the_referee_example_scores_as_the_rules_say():
    sheet = re.search(r"```toml\n(game = \"leaders\".*?)```", PAGE, re.DOTALL)[1]

    assert GAMES["leaders"].referee(tomllib.loads(sheet))["scores"] == {"red": 18, "blue": 4}


def test_the_hashed_keys_are_listed():
    row = next(line for line in PAGE.splitlines() if line.startswith("| leaders, 1 |"))
    _, _, position, player, _ = [cell.strip(" `").split() for cell in row.split("|")]

    assert set(position) == {*leaders.POSITION, "players"}
    assert set(player) == set(leaders.PLAYER)


def test_every_verb_and_option_is_listed():
    for verb in VERBS:
        assert f"`{verb.name}" in PAGE, verb
    for option in GAMES["leaders"].options:
        assert f"`{option.name} = " in PAGE
