"""The balance page: that the script makes one, and that the one in docs/ belongs to the cards of today."""

import re
from xml.etree import ElementTree

import pytest

from posterity.games import GAMES
from tools import balance
from tools.measures import Share, band_plot, line_plot

PAGES = sorted(balance.FOLDER.glob("*-balance.md"))


MADE = {  # of each game: card set, player counts, pictures
    "gears": ("gears-primer", range(2, 5), 5),
    "legacies": ("legacies-primer", range(2, 7), 5),
}


@pytest.mark.parametrize("name", MADE)
def test_a_page_is_made_from_a_few_games(name, tmp_path):
    cards, counts, drawn = MADE[name]
    line = [name, "--games", "2", "--seed", "7", "--bot", "random", "--processes", "1", "--cards", cards]

    assert balance.main([*line, "--out", str(tmp_path)]) == 0

    page = (tmp_path / f"{name}-balance.md").read_text(encoding="utf-8")
    assert f"python -m tools.balance {name} --games 2 --seed 7 --bot random --cards {cards}" in page
    assert ", ".join(f"2 with {players} players" for players in counts) in page
    pictures = re.findall(r"\]\((.*?\.svg)\)", page)
    assert len(pictures) == len(list(tmp_path.glob("*.svg"))) == drawn
    for picture in pictures:
        assert ElementTree.fromstring((tmp_path / picture).read_text(encoding="utf-8")).attrib["aria-label"]


def test_one_number_of_players_may_have_more_games(tmp_path):
    line = ["gears", "--games", "1", "--more", "3:2", "--bot", "random", "--processes", "1", "--cards", "gears-primer"]

    assert balance.main([*line, "--out", str(tmp_path)]) == 0

    page = (tmp_path / "gears-balance.md").read_text(encoding="utf-8")
    assert "python -m tools.balance gears --games 1 --more 3:2 --seed 0 --bot random --cards gears-primer" in page
    assert "1 with 2 players, 2 with 3 players, 1 with 4 players" in page


def test_the_same_numbers_make_the_same_account():
    job = ("gears", "gears-standard", 3, "random", 4)

    assert balance.play(job) == balance.play(job)


def test_an_account_agrees_with_the_game():
    account = balance.play(("gears", "gears-standard", 4, "random", 1))

    assert sorted(account["order"]) == [0, 1, 2, 3]
    assert len(account["filled"]) == 4 and [capacity for _, capacity in account["filled"][0]] == [6, 5, 4, 3, 2, 1]
    assert set(account["succeeded"]) <= set(account["established"]) <= set(account["drawn"])


def test_an_account_of_legacies_agrees_with_the_game():
    """Fame at the end is what the mat gives and what came in, less what was paid: never more than that."""
    account = balance.play(("legacies", "legacies-primer", 3, "random", 1))
    fame = sum(amount for (_, _, good), amount in account["income"].items() if good == "fame")
    mats = GAMES["legacies"].show_cards(GAMES["legacies"].card_set("legacies-primer"))["mats"]
    begun = sum(mat["fame"] for mat in mats if mat["character"] in account["characters"].values())

    assert sorted(account["order"]) == sorted(account["characters"]) == sorted(account["sides"]) == [0, 1, 2]
    assert len(account["globals"]) == 6 and all(account["turns"])
    assert 0 < sum(account["scores"]) <= begun + fame


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_belongs_to_the_cards_of_today(page):
    """Otherwise make it anew with the command that it names."""
    game = GAMES[page.stem.removesuffix("-balance")]
    text = page.read_text(encoding="utf-8")
    name, sha256 = re.search(r"Card set: `(.*?)`, sha256 `(.*?)`", text).groups()

    assert name == game.standard_set and sha256 == game.card_set(name).sha256
    assert all((page.parent / picture).exists() for picture in re.findall(r"\]\((.*?\.svg)\)", text))


@pytest.mark.parametrize("name", ["gears", "machines", "legacies"])
def test_a_game_has_a_page(name):
    assert f"{name}-balance" in [page.stem for page in PAGES]


def test_wilsons_band():
    """Checked against published values: 50 of 100 gives 40.4 to 59.6 %, 0 of 10 gives 0 to 27.8 %."""
    assert [round(100 * end, 1) for end in Share(50, 100).band] == [40.4, 59.6]
    assert [round(100 * end, 1) for end in Share(0, 10).band] == [0.0, 27.8]


def test_plots_are_well_formed():
    for drawing in (
        band_plot("A & B", [("one", {2: (0.5, 1.0, 1.5)}), ("two", {3: (0.1, 0.2, 9.0)})], 2, 1.15, "shares"),
        line_plot("A & B", {2: [(5, 0.1), (15, 0.9)]}, "points"),
    ):
        assert ElementTree.fromstring(drawing).attrib["aria-label"] == "A & B"
