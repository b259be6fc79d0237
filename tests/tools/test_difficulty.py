"""How strong a Nemesis is: that the script counts victories, and knows when levels are apart."""

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
