"""The page that shows how long rounds of leaders stand still."""

import pytest

from posterity.games import GAMES
from tools import standstill


@pytest.mark.long
def test_the_same_command_makes_the_same_page(tmp_path):
    first, second = tmp_path / "first.md", tmp_path / "second.md"

    assert standstill.main(["--games", "1", "--seed", "3", "--out", str(first)]) == 0
    assert standstill.main(["--games", "1", "--seed", "3", "--out", str(second)]) == 0
    assert first.read_bytes() == second.read_bytes()
    assert "`python -m tools.standstill --games 1 --seed 3`" in first.read_text(encoding="utf-8")


def test_every_number_of_players_and_every_option_that_matters_is_played():
    companies = list(standstill.companies())

    assert {company.players for company in companies} == set(range(GAMES["leaders"].fewest, GAMES["leaders"].most + 1))
    assert any(company.options for company in companies)
    assert all(len(company.bots) == company.players for company in companies)


def test_the_page_shows_that_nobody_who_plays_to_win_comes_to_it():
    rows = [line.split(" | ") for line in standstill.PAGE.read_text(encoding="utf-8").splitlines() if "greedy" in line]

    assert len(rows) == 12
    assert all(float(row[2]) < standstill.STANDSTILL_TOURS and row[-1] == "0 |" for row in rows)
