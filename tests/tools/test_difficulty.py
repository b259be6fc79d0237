"""How strong a Nemesis is: that the script counts victories, and that the levels stand in order."""

import pytest

from posterity.games.legacies.cards import LIBRARY, STANDARD
from tools import difficulty


def test_a_page_is_made_from_a_few_games(tmp_path):
    words = ["--games", "1", "--seed", "5", "--bot", "random", "--cards", "legacies-primer", "--out", str(tmp_path)]
    assert difficulty.main(words) == 1  # one game shows nothing

    text = (tmp_path / difficulty.PAGE).read_text(encoding="utf-8")
    assert "python -m tools.difficulty --games 1 --seed 5 --bot random --cards legacies-primer" in text
    assert "| novice |" in text and "**No.**" in text
    assert (tmp_path / difficulty.PICTURE).read_text(encoding="utf-8").startswith("<svg")


def test_bands_that_overlap_are_not_apart():
    def outcomes(*wins):
        return {
            level: [(n < won, 0, 0) for n in range(400)] for level, won in zip(difficulty.LEVELS, wins, strict=True)
        }

    assert difficulty.apart(outcomes(320, 240, 160, 80))
    assert not difficulty.apart(outcomes(320, 240, 230, 80))
    assert not difficulty.apart(outcomes(320, 160, 240, 80))


def test_the_page_is_of_the_cards_of_today():
    text = (difficulty.FOLDER / difficulty.PAGE).read_text(encoding="utf-8")

    assert LIBRARY.named(STANDARD).sha256 in text
    assert text.endswith("beyond all overlap? Yes.\n")


@pytest.mark.long
def test_the_win_rate_falls_from_novice_to_expert(tmp_path):
    assert difficulty.main(["--games", "400", "--seed", "1000", "--processes", "2", "--out", str(tmp_path)]) == 0
