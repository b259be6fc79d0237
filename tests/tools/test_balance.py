"""The balance page: that the script makes one, and that the one in docs/ belongs to the cards of today."""

import re
from xml.etree import ElementTree

import pytest

from posterity.core.sets import edition_name
from posterity.games import GAMES
from tools import balance

PAGES = sorted(balance.FOLDER.glob("*-balance.md"))
WITH_PAGE = ["gears", "machines", "legacies"]


MADE = {  # of each game: the cards, the numbers of players
    "gears": ("gears-primer", "2,4"),
    "machines": ("machines-standard@1", "3"),
    "leaders": ("leaders-standard@1", "2,6"),
    "legacies": ("legacies-primer", "4"),
}


@pytest.mark.parametrize("name", MADE)
def test_a_page_is_made_from_a_few_games(name, tmp_path, capsys):
    cards, counts = MADE[name]
    line = [name, "--games", "2", "--players", counts, "--seed", "7", "--bot", "random", "--workers", "1"]
    line += ["--cards", cards, "--rated", "2:1", "--out", str(tmp_path)]

    status = balance.main(line)

    page = (tmp_path / f"{name}-balance.md").read_text(encoding="utf-8")
    assert f"python -m tools.balance {name} --games 2 --players {counts} --seed 7 --bot random" in page
    assert ", ".join(f"2 with {players} players" for players in counts.split(",")) in page
    assert "`random`, rated" in page
    assert (status == 1) == ("**no**" in page) == bool(capsys.readouterr().err)
    pictures = re.findall(r"\]\((.*?\.svg)\)", page)
    assert len(pictures) == len(list(tmp_path.glob("*.svg"))) > 4
    for picture in pictures:
        assert ElementTree.fromstring((tmp_path / picture).read_text(encoding="utf-8")).attrib["aria-label"]


def test_one_number_of_players_may_have_more_games_and_games_are_kept(tmp_path):
    line = ["gears", "--games", "1", "--more", "3:2", "--cards", "gears-primer", "--workers", "1"]
    line += ["--kept", str(tmp_path / "kept"), "--out", str(tmp_path)]

    balance.main(line)
    page = (tmp_path / "gears-balance.md").read_text(encoding="utf-8")

    assert "--games 1 --more 3:2 --seed 0 --bot greedy --cards gears-primer@1" in page
    assert "1 with 2 players, 2 with 3 players, 1 with 4 players" in page
    assert "`greedy`, rated 1000 by definition" in page
    kept = sorted((tmp_path / "kept").glob("*/games-*.parquet"))
    assert len(kept) == 3
    times = [path.stat().st_mtime_ns for path in kept]
    balance.main(line)
    assert (tmp_path / "gears-balance.md").read_text(encoding="utf-8") == page
    assert [path.stat().st_mtime_ns for path in kept] == times


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_belongs_to_the_cards_of_today(page):
    """Otherwise make it anew with the command that it names."""
    game = GAMES[page.stem.removesuffix("-balance")]
    text = page.read_text(encoding="utf-8")
    name, sha256 = re.search(r"Card set: `(.*?)`, sha256 `(.*?)`", text).groups()

    newest = game.card_set(game.standard_set)
    assert name in (newest.set, edition_name(newest)) and sha256 == newest.sha256
    assert all((page.parent / picture).exists() for picture in re.findall(r"\]\((.*?\.svg)\)", text))


@pytest.mark.parametrize("name", WITH_PAGE)
def test_a_game_has_a_page(name):
    assert f"{name}-balance" in [page.stem for page in PAGES]
