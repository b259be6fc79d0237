"""What random play meets: that the script counts it, and that the page in docs/ is of the cards of today."""

from posterity.games import GAMES
from tools import met


def test_a_page_is_made_from_a_few_games(tmp_path, capsys):
    out = tmp_path / "met.md"

    assert met.main(["legacies", "--games", "2", "--seed", "3", "--out", str(out)]) == 1  # two games do not meet all

    text = out.read_text(encoding="utf-8")
    assert "python -m tools.met legacies --games 2 --seed 3" in text
    assert "## Opportunity taken" in text
    assert "never met: " in capsys.readouterr().err


def test_everything_of_the_standard_pack_has_been_met():
    page = met.PAGE.read_text(encoding="utf-8")
    cards = GAMES["legacies"].card_set(GAMES["legacies"].standard_set)

    assert cards.sha256 in page
    for _, name in met.components(cards):
        assert f"| {name}: " in page
    assert ": 0 |" not in page
