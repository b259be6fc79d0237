"""How strong a Nemesis is: that the script counts victories, and that the levels stand in order."""

import pytest

from posterity.games.legacies.cards import LIBRARY, STANDARD
from tools import difficulty
from tools.solo_games import SoloGame


def test_a_page_is_made_from_a_few_games(tmp_path):
    words = ["--games", "1", "--seed", "5", "--bot", "random", "--cards", "legacies-primer", "--out", str(tmp_path)]
    assert difficulty.main(words) == 1  # one game shows nothing

    text = (tmp_path / difficulty.PAGE).read_text(encoding="utf-8")
    assert "python -m tools.difficulty --games 1 --seed 5 --bot random --cards legacies-primer" in text
    assert "| novice |" in text and "**No.**" in text
    assert (tmp_path / difficulty.PICTURE).read_text(encoding="utf-8").startswith("<svg")


def game(won=True, fame=(0, 0), standings=(), orders=(), turns=None, worth=None):
    return SoloGame(won, fame, list(standings), list(orders), turns or {}, worth or {})


def test_bands_that_overlap_are_not_apart():
    def outcomes(*wins):
        return {level: [game(n < won) for n in range(400)] for level, won in zip(difficulty.LEVELS, wins, strict=True)}

    assert difficulty.apart(outcomes(320, 240, 160, 80))
    assert not difficulty.apart(outcomes(320, 240, 230, 80))
    assert not difficulty.apart(outcomes(320, 160, 240, 80))


def test_failing_must_not_pay_more_than_acting():
    poor = game(
        turns={"nemesis buy": 2, "nemesis buy failed": 1}, worth={"nemesis buy": 400, "nemesis buy failed": 300}
    )
    good = game(
        turns={"nemesis buy": 2, "nemesis buy failed": 1}, worth={"nemesis buy": 400, "nemesis buy failed": 100}
    )

    assert difficulty.failing_pays([poor]) == ["nemesis buy"]
    assert difficulty.failing_pays([good]) == []


def test_orders_are_counted_from_the_second_generation():
    (order, often), *_ = difficulty.orders([game(orders=["2 1 0", "1 0 2", "1 0 2", "0 1 2"])])

    assert (order, often.count) == ("1 0 2", 3)
    assert often.value == pytest.approx(2 / 3)


def test_standings_tell_who_will_win():
    games = [game(fame=(50, 40), standings=[-1, 3]), game(fame=(30, 40), standings=[2, -9])]

    assert [found.value for found in difficulty.leaders_win(games)] == [0, 1]
    assert difficulty.correlations(games) == pytest.approx([-1, 1])


def test_the_page_is_of_the_cards_of_today():
    text = (difficulty.FOLDER / difficulty.PAGE).read_text(encoding="utf-8")

    assert LIBRARY.named(STANDARD).sha256 in text
    assert text.endswith("beyond all overlap? Yes.\n")


@pytest.mark.long
def test_the_win_rate_falls_from_novice_to_expert(tmp_path):
    given = ["--games", "400", "--seed", "1000", "--processes", "2", "--out", str(tmp_path)]

    assert difficulty.apart(difficulty.play_all(difficulty.arguments(given)))
