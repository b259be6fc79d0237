"""What the goods are for and where they come from, seen over whole games; what lies ready before the first turn."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from posterity.bots import USUAL_TIME
from posterity.games import GAMES
from posterity.lab.jobs import Job, config_of
from posterity.lab.measures.play import account_of, play_measured
from tests.games.legacies.lay import begin, lay

GAME = GAMES["legacies"]
TOKENS = Path(__file__).parents[3] / "web" / "src" / "tokens.css"


def income_of(number, bot):
    """Where everything came from in one game of three on the whole pack."""
    cards = GAME.card_set(GAME.standard_set)
    row = play_measured(config_of(GAME, 3, GAME.complete(3, {}), cards, USUAL_TIME), Job(number, (bot,) * 3))
    return account_of(row)["income"]


@pytest.fixture(scope="module")
def sources():
    """Where each good has come from in a few games."""
    found = {}
    for number in range(6, 14):
        for place, count in income_of(number, "random").items():
            source, _, good = place.split()
            if count > 0:
                found.setdefault(good, set()).add(source)
    return found


@pytest.mark.rule("legacies.key.fame")
def test_where_fame_comes_from(sources):
    assert sources["fame"] >= {"relationships", "opportunities", "scoring", "heirloom-fame", "trade"}


@pytest.mark.rule("legacies.key.gold")
def test_where_gold_comes_from(sources):
    earned = {"relationships", "opportunities", "exploring", "sold"}
    assert sources["gold"] >= earned | {"income", "dividends", "trade"}


@pytest.mark.rule("legacies.key.resources")
def test_where_resources_come_from(sources):
    own = {"obtaining", "relationships", "opportunities"}
    assert sources["count"] >= own | {"honoraria", "trade"}


@pytest.mark.rule("legacies.foundation.uses")
def test_where_the_foundation_comes_from(sources):
    assert sources["foundation"] >= {"successors", "opportunities", "honoraria", "trade"}


@pytest.mark.rule("legacies.setup.supply")
def test_before_the_first_turn_nobody_owns_anything():
    s = begin()

    for player in GAME.position(s).players:
        assert (player.gold, player.fame, player.foundation, set(player.resources.values())) == (0, 0, 0, {0})
        assert player.own_heirlooms == player.controlled_heirlooms == player.investments == []


@pytest.mark.rule("legacies.setup.markers")
def test_everybody_sees_who_is_who_and_no_bid():
    s = lay(who=["general", "inventor", "promoter"])

    for viewer in (0, 1, 2, None):
        view = GAME.view(s, viewer)
        assert [player.character for player in view.players] == ["general", "inventor", "promoter"]
        assert view.trade is None or not view.trade.bids


@pytest.mark.rule("legacies.setup.colour")
def test_six_colours_that_change_nothing():
    """Seats are told apart on the screen by six colours; the game itself knows none."""
    assert len(set(re.findall(r"--seat: (.+);", TOKENS.read_text(encoding="utf-8")))) == GAME.most == 6
    assert b"colour" not in msgspec.json.encode(GAME.position(begin(6)))
