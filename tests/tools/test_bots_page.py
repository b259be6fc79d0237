"""The page of the bots of a game, from a few games."""

import pytest

from tools import bots_page


def bot(name, rating, **more):
    keys = {"low": rating - 20, "high": rating + 20, "games": 4, "ms": 0.5, "null_plays": 0.0, "missed_plays": 0.25}
    return {"bot": name, "rating": rating, **keys, **more}


TOLD = {
    "bots": [bot("random", 700.0), bot("greedy", 1000.0, ms=None), bot("mcts:9", 1200.4, null_plays=0.125)],
    "pairs": [
        {"a": "random", "b": "greedy", "share": 0.2, "low": 0.1, "high": 0.4},
        {"a": "random", "b": "mcts:9", "share": 0.1, "low": 0.05, "high": 0.3},
        {"a": "greedy", "b": "mcts:9", "share": 0.25, "low": 0.2, "high": 0.3},
    ],
}


@pytest.mark.long
def test_a_page_is_made_from_a_few_games(tmp_path):
    words = ["leaders", "--bots", "random,mcts:1", "--deals", "2:1", "3:1", "--seed", "5", "--workers", "1"]
    words += ["--match", "2:2:random,mcts:2", "--ceiling", "2:1:random"]
    assert bots_page.main([*words, "--kept", str(tmp_path / "kept"), "--out", str(tmp_path)]) == 0

    text = (tmp_path / "leaders-bots.md").read_text(encoding="utf-8")
    command = "python -m tools.bots_page leaders --bots random,mcts:1 --deals 2:1 3:1"
    assert f"{command} --match 2:2:random,mcts:2 --ceiling 2:1:random --seed 5" in text
    assert "`posterity ladder leaders --players 3 --games 1 --bots random,mcts:1 --seed 5`" in text
    assert (tmp_path / "leaders-bots.svg").read_text(encoding="utf-8").startswith("<svg")
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == [
        "leaders-2",
        "leaders-2-random-mcts.2",
        "leaders-3",
    ]
    assert "| `random` | `mcts:2` | 2 | 4 | " in text
    assert "| `random` | 2 | 2 | " in text


def test_the_strongest_comes_first():
    rows = bots_page.bot_table(TOLD)[2:]

    assert rows[0] == "| `mcts:9` | 1200 | 1180–1220 | 4 | 0.50 | 12.5 % | 25.0 % |"
    assert rows[1].startswith("| `greedy` | 1000 | 980–1020 | 4 | – |")


def test_each_pair_is_seen_from_both_sides():
    rows = bots_page.cross_table(TOLD)[2:]

    assert rows[0] == "| `mcts:9` |  | 75.0 % (70.0–80.0) | 90.0 % (70.0–95.0) |"
    assert rows[2] == "| `random` | 10.0 % (5.0–30.0) | 20.0 % (10.0–40.0) |  |"


def test_a_match_is_seen_from_its_first_bot():
    told = {**TOLD, "pairs": TOLD["pairs"][:1], "bots": TOLD["bots"][:2]}
    (row,) = bots_page.match_table([(bots_page.Match(2, 5, "greedy,random"), told)])[2:]

    assert row == "| `greedy` | `random` | 2 | 10 | 80.0 % (60.0–90.0) | – | 0.0 % | 25.0 % |"


def test_the_card_of_a_network_is_told():
    text = "\n".join(bots_page.told_by(bots_page.NETWORKS / "gears.toml"))

    assert "`gears-standard@" in text and "`strong` thinks `plan:" in text


def test_what_cannot_be_played_ends_with_the_status_of_the_command(tmp_path):
    with pytest.raises(SystemExit) as ended:
        bots_page.main(["leaders", "--bots", "random,nobody", "--deals", "2:1", "--out", str(tmp_path)])

    assert ended.value.code == 2
