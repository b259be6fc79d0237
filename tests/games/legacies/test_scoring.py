"""The twelve scoring tiles, the game's end, and who wins."""

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies.rules.generation import EndGeneration
from posterity.games.legacies.rules.scoring import game_end_awards, ranking, tile_fame
from tests.games.legacies.lay import (
    GAME,
    PACK,
    figure,
    heirloom,
    invest,
    lay,
    owns,
    put_value,
    resources,
    seat,
    tile,
    token,
)


@pytest.mark.rule("legacies.component.impact-icons")
def test_every_tile_shows_the_icons_printed_on_it():
    shown = {tile.tile: set(tile.icons) for tile in GAME.view(lay(), None).scoring_tiles}

    assert shown["magnetic"] == {"power", "manipulation", "commerce"}
    assert shown == {tile.key: set(tile.icons) for tile in PACK.scoring_tiles}


def worth(s, name, who=0):
    return tile_fame(s, who, tile(name))


@pytest.mark.rule("legacies.scoring.magnetic")
def test_magnetic_counts_all_tokens_on_ones_track():
    s = lay(2, ["politician", "general"], stars=1)
    token(s, 1, "politician", 1)
    assert worth(s, "magnetic") == 5
    token(s, 2, "politician", 3)
    assert worth(s, "magnetic") == 10


@pytest.mark.rule("legacies.scoring.devoted", "legacies.investment.fame-value")
def test_devoted_adds_the_fame_of_both_influenced_industries():
    s = lay()
    put_value(s, "communications", 10)
    put_value(s, "law", 5)

    assert worth(s, "devoted") == s.book.row_fame[9][0] + s.book.row_fame[4][0]


@pytest.mark.rule("legacies.scoring.committed", "legacies.scoring.cautious")
def test_committed_looks_at_majors_cautious_at_minors():
    s = lay()
    put_value(s, "law", 10)
    put_value(s, "science", 5)
    invest(s, 0, "law", "major")
    invest(s, 0, "science", "minor")

    assert worth(s, "committed") == s.book.row_fame[9][0]
    assert worth(s, "cautious") == s.book.row_fame[4][0]


@pytest.mark.rule("legacies.scoring.desired")
def test_desired_pays_twice_the_level_of_own_heirlooms_others_hold():
    s = lay()
    owns(s, 1, heirloom("politician", 2))
    owns(s, 2, heirloom("politician", 5))
    owns(s, 0, heirloom("politician", 3))

    assert worth(s, "desired") == 14


@pytest.mark.rule("legacies.scoring.exotic")
def test_exotic_pays_six_for_each_figure():
    s = lay()
    figure(s, 0, 0)
    figure(s, 0, 2)

    assert worth(s, "exotic") == 12


@pytest.mark.rule("legacies.scoring.resourceful", "legacies.scoring.nostalgic", "legacies.scoring.wealthy")
@pytest.mark.rule("legacies.scoring.philanthropic", "legacies.core.per-unit-floor", "legacies.scoring.heirlooms-count")
def test_tiles_that_replace_a_base_value():
    s = lay()
    resources(s, 0, "dye dye gem iron iron")
    owns(s, 0, heirloom("politician", 1), heirloom("general", 2), heirloom("politician", 4))
    seat(s, 0).gold, seat(s, 0).foundation = 230, 145

    assert [worth(s, name) for name in ("resourceful", "nostalgic", "wealthy", "philanthropic")] == [10, 21, 4, 10]


@pytest.mark.rule("legacies.scoring.storied", "legacies.component.impact-icons", "legacies.successor.hall")
def test_storied_counts_different_icons():
    s = lay()
    own = s.book.mat_icon[seat(s, 0).character]
    heirs = [next(n for n, icon in enumerate(s.book.successor_icons) if icon == (own + k) % 6) for k in (0, 1, 2, 3)]
    seat(s, 0).hall = [*heirs, heirs[1]]

    assert worth(s, "storied") == 24


@pytest.mark.rule("legacies.scoring.diverse")
def test_diverse_counts_tokens_on_the_board():
    s = lay()
    for character in ("general", "inventor", "promoter"):
        token(s, 0, character, 2)
    figure(s, 0, 0)
    invest(s, 0, "law")
    invest(s, 0, "science")
    invest(s, 0, "law", "major")
    s.board.blockers[2] = 0

    assert worth(s, "diverse") == 21


@pytest.mark.rule("legacies.scoring.game-end-base", "legacies.key.heirlooms", "legacies.foundation.uses")
def test_the_base_values_of_the_games_end():
    s = lay()
    s.board.game_tiles = []
    resources(s, 0, "dye gem iron")
    owns(s, 0, heirloom("politician", 1), heirloom("general", 2), heirloom("politician", 4))
    seat(s, 0).gold, seat(s, 0).foundation = 230, 175

    assert sum(award.fame for award in game_end_awards(s, 0)) == 7 + 2 + 3 + 7


@pytest.mark.rule("legacies.scoring.instead")
def test_a_tile_replaces_its_base_value():
    s = lay()
    seat(s, 0).gold, seat(s, 0).foundation = 0, 100
    s.board.game_tiles = [tile("philanthropic")]

    assert sum(award.fame for award in game_end_awards(s, 0)) == 8


@pytest.mark.rule("legacies.end.after-six", "legacies.scoring.game-end-after-century", "legacies.scoring.all-players")
@pytest.mark.rule("legacies.core.goal", "legacies.end.foundation-not-spent")
def test_after_generation_6_the_century_scores_and_then_the_game():
    s = lay(generation=6)
    s.board.century_tiles, s.board.game_tiles, s.board.scored = [5], [tile("wealthy")], 0
    figure(s, 0, 0)
    for n, gold in enumerate((100, 200, 0)):
        seat(s, n).gold, seat(s, n).foundation = gold, 0
    s.todo = [EndGeneration(2)]
    advance(s)

    assert s.ask is None
    assert [seat(s, n).fame for n in range(3)] == [10 + 6 + 2, 10 + 4, 10]


@pytest.mark.rule("legacies.successor.retire-end")
def test_the_last_successor_retires_before_the_scoring():
    from tests.games.legacies.lay import script

    s = lay(generation=6)
    s.board.century_tiles, s.board.game_tiles = [], []
    for n in range(3):
        seat(s, n).gold, seat(s, n).foundation = 0, 0
    seat(s, 0).current, seat(s, 0).hall = 3, [3]
    s.book.timings[3], s.book.abilities[3] = "retire", script(s, [{"op": "gain", "gold": 100}])
    s.todo = [EndGeneration(2)]
    advance(s)

    assert seat(s, 0).fame == 11


@pytest.mark.rule("legacies.end.winner", "legacies.end.full-ranking", "legacies.key.fame", "legacies.foundation.uses")
def test_fame_then_foundation_then_turn_order():
    s = lay()
    s.order = [2, 1, 0]
    for n, (fame, foundation) in enumerate(((120, 200), (120, 225), (120, 200))):
        seat(s, n).fame, seat(s, n).foundation = fame, foundation

    assert ranking(s) == [1, 2, 0]


@pytest.mark.rule("legacies.core.fame-over-99")
def test_fame_has_no_upper_limit():
    from tests.games.legacies.lay import does

    s = lay()
    seat(s, 0).fame = 98
    does(s, 0, [{"op": "gain", "fame": 5}])

    assert seat(s, 0).fame == 103
