"""Accounts agree with the games they are of."""

from __future__ import annotations

import json
from functools import cache

import pytest

from posterity.bots import USUAL_TIME
from posterity.games import GAMES
from posterity.lab.games import play
from posterity.lab.jobs import Job, config_of
from posterity.lab.measures import module_of, page
from posterity.lab.measures.compare import measured
from posterity.lab.measures.play import COLUMNS, account_of, play_measured
from posterity.testing.walks import new_table, setup
from posterity.text.bundles import LANGUAGES
from posterity.text.voice import Voice

TABLES = [("gears", "gears-primer", 3), ("machines", "machines-standard@1", 2), ("leaders", "leaders-standard@1", 4)]
TABLES += [("legacies", "legacies-primer", 3), ("legacies", "legacies-primer", 1)]


def config(name, cards, players):
    game = GAMES[name]
    return config_of(game, players, game.complete(players, {}), game.card_set(cards), USUAL_TIME)


@cache
def rows(name, cards, players, bot="random", games=3):
    return [play_measured(config(name, cards, players), Job(n, (bot,) * players)) for n in range(games)]


def accounts(*where):
    return [account_of(row) for row in rows(*where)]


@pytest.mark.parametrize("where", TABLES, ids=str)
def test_a_measured_game_is_the_game_that_a_ladder_plays(where):
    for row in rows(*where):
        other = play(config(*where), Job(row["number"], tuple(row["bots"])))
        kept = ("scores", "winners", "answers", "plays", "null_plays")
        assert {key: row[key] for key in kept} == {key: other[key] for key in kept}
        assert set(row) == {key for key, _ in COLUMNS}
        assert json.loads(json.dumps(row)) == row


@pytest.mark.parametrize("where", TABLES, ids=str)
def test_all_points_have_a_source_and_rounds_end_with_the_scores(where):
    for account in accounts(*where):
        for score, points in zip(account["scores"], account["sources"], strict=True):
            assert score is None or score == sum(points.values())
        assert account["rounds"][-1] == account["scores"]
        assert sorted(account["order"]) == list(range(where[2]))
        assert 0 < account["decisions"] <= account["answers"] and account["doublings"] >= account["decisions"]


@pytest.mark.parametrize("where", TABLES, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_measure_can_be_said(where, lang):
    name, cards, players = where
    game = GAMES[name]
    voice = Voice(lang, game, game.card_set(cards))
    groups = measured(game, game.card_set(cards), accounts(*where), players)
    assert len({group.name for group in groups}) == len(groups) > 8
    for group in groups:
        assert page.title(group, voice) and page.about(group, voice)
        keys = [measure.key for measure in group.measures]
        assert len(set(keys)) == len(keys)
        for measure in group.measures:
            assert page.label(measure, voice) and page.unit_name(measure.unit, voice)
            assert measure.estimate.low <= measure.estimate.value <= measure.estimate.high


def test_what_a_game_of_gears_is_measured_by():
    for account in accounts("gears", "gears-primer", 3):
        assert len(account["rounds"]) == len(account["filled"]) == 4
        assert [places for _, places, _, _ in account["filled"]] == [15, 21, 28, 36]
        assert set(account["succeeded"]) <= set(account["established"]) <= set(account["drawn"])
        assert sum(account["paid"].values()) == sum(account["scores"])
        assert set(account["sources"][0]) <= {"awarded-reward", "awarded-dependency"}


def test_shares_add_up():
    where = ("gears", "gears-primer", 3)
    groups = {
        group.name: group for group in measured(GAMES["gears"], GAMES["gears"].card_set(where[1]), accounts(*where), 3)
    }
    for name in ("sources", "costs", "levels"):
        assert sum(measure.estimate.value for measure in groups[name].measures) == pytest.approx(1)
    assert sum(measure.estimate.value for measure in groups["places"].measures) == pytest.approx(3)


def test_only_activations_with_effect_count():
    for account in accounts("machines", "machines-standard@1", 2):
        made, null = (
            sum(account["special"].values()) - account["special"].get("influence", 0),
            sum(account["null"].values()),
        )
        assert (made, null) == (sum(account["plays"]), sum(account["null_plays"]))
        for slug, seats in account["users"].items():
            assert bool(seats) <= (account["special"][slug] > account["null"].get(slug, 0))
            assert bool(seats) == (account["special"][slug] > account["null"].get(slug, 0))


def test_attacks_decide_only_where_there_are_some():
    found = accounts("leaders", "leaders-standard@1", 4)
    for account in found:
        assert account["turns"] > 0 and len(account["tableaux"]) == 4
        assert all(0 < times <= account["kept"][card] for card, times in account["used"].items())
        hits = sum(account["counts"].get(kind, 0) for kind in ("destroyed", "ruined", "swapped"))
        assert hits or not account["decided"]
    piles = module_of("leaders").SHUFFLES
    assert all(any(account["counts"].get(pile) for account in found) for pile in piles)


@pytest.mark.parametrize("name", ["actions", "uses-of-cards"])
def test_what_is_done_in_a_round_adds_up_to_all_of_it(name):
    where = TABLES[0]
    cards = GAMES["gears"].card_set(where[1])
    (group,) = [group for group in measured(GAMES["gears"], cards, accounts(*where), 3) if group.name == name]
    for round in range(1, 5):
        found = [measure.estimate.value for measure in group.measures if measure.key.endswith(f"-{round}")]
        assert len(found) > 1 and abs(sum(found) - 1) < 1e-9


def test_without_attacks_buildings_stand_where_they_were_built():
    game = GAMES["leaders"]
    begun = setup(game, 2, {}, 7)
    keeper = module_of("leaders").Keeper(game, begun, new_table(game, begun).state)
    keeper.tableaux, keeper.first = [["bank", "bank"], ["parade", "parade"]], 1
    assert keeper.winners(keeper.restored()) == ["1"]
    keeper.undo("destroyed", {"victim": 0, "building": "bank"})
    keeper.undo("swapped", {"seat": 1, "victim": 0, "taken": "parade", "given": "bank"})
    assert sorted(keeper.restored()[0]) == ["bank", "bank", "parade"]
    assert keeper.winners(keeper.restored()) == ["0"]


def test_what_a_game_of_legacies_is_measured_by():
    for account in accounts("legacies", "legacies-primer", 3):
        assert len(account["gold"]) == 7 and all(len(seats) == 3 for seats in account["gold"])
        assert len(account["globals"]) == 6 and len(account["characters"]) == 3
        assert sum(account["uses"].values()) > 10 and account["held"]
        assert 0 <= account["over_box"] <= account["answers"]


def test_luck_and_bots_are_those_of_a_ladder():
    """The same number gives the same row, whoever plays it."""
    where = config("gears", "gears-primer", 3)
    job = Job(1, ("greedy",) * 3)
    assert play_measured(where, job) == play_measured(where, job)
