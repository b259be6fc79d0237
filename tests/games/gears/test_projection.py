"""What the round would bring if it ended now, as the view shows it and as the rules then do it."""

from __future__ import annotations

import pytest

from tests.games.gears.lay import GAME, TOY, ends_round, lay, plays, pools, scores, shown, view
from tests.games.gears.lay_more import awards, left, returned

TIMELINE = {
    1: "A red:2 blue:1, E, Z red:1",
    2: "B blue:2, Z blue:1",
    3: "C red:3, Combustion-Engine red:1 blue:1",
}
LONG = "Fire " * 40


def projection(s, viewer=0):
    return shown(s, viewer)["projection"]


def outlook(s, frame, technology):
    rows = projection(s)["timeline"]
    return next(row for row in rows if (row["frame"], row["technology"]) == (frame, technology))


def lines(s, viewer, title):
    """The messages of one section of the outline, with their arguments."""
    section = next(one for one in GAME.outline(view(s, viewer)).sections if one.title.message == title)
    return [line.says for line in section.lines]


@pytest.mark.rule("gears.pile.public-information")
@pytest.mark.parametrize("viewer", [1, None])
def test_everybody_sees_the_same(viewer):
    s = lay(["A"], TIMELINE)

    assert projection(s, viewer) == projection(s, 0)


@pytest.mark.rule("gears.success.definition", "gears.component.most-influence")
def test_a_technology_says_what_it_misses_and_who_leads_it():
    s = lay([], TIMELINE)

    good, bad = outlook(s, 1, "a"), outlook(s, 3, "combustion-engine")

    assert (good["successful"], good["missing"], good["leaders"]) == (True, [], [0])
    assert (bad["successful"], bad["missing"], bad["leaders"]) == (False, ["the-wheel", "fire"], [0, 1])


@pytest.mark.rule("gears.resolve.no-cubes", "gears.resolve.recheck-after-cubeless")
def test_success_is_foreseen_without_what_would_be_discarded():
    s = lay([], {1: "A", 2: "B red:1"})

    assert outlook(s, 1, "a")["discarded"] == "gears.resolve.no-cubes"
    assert shown(s, 0)["timeline"][1]["successful"]
    assert (outlook(s, 2, "b")["successful"], outlook(s, 2, "b")["missing"]) == (False, ["a"])


@pytest.mark.rule("gears.success.definition", "gears.timeline.capacity")
def test_what_is_missed_says_in_which_frames_it_would_help():
    s = lay([], {1: "A red:1", 3: "Combustion-Engine red:1", 4: "C red:1"})

    found = {row["technology"]: row for row in projection(s)["wanted"]}

    assert found["fire"] == {"technology": "fire", "frames": [1, 2], "dependents": ["combustion-engine"]}
    assert found["b"]["frames"] == [2, 3]
    told = [line for line in lines(s, 0, "section-projection") if line.message == "wanted"]
    assert [line.args["technology"] for line in told] == list(found)


@pytest.mark.rule("gears.fate.willed.not-required", "gears.fate.hoped.reward-zero")
def test_fate_cards_in_play_are_reckoned_with():
    s = lay([], {2: "B red:1", 3: "E red:1"}, lingering=["willed red 2 B A", "hoped red 3 E"])

    assert outlook(s, 2, "b")["missing"] == []
    assert (outlook(s, 2, "b")["reward"], outlook(s, 3, "e")["reward"]) == (3, 0)
    assert projection(s)["players"][0]["points"] == 3


@pytest.mark.rule("gears.score.reward", "gears.return.successful", "gears.resolve.duplicates-success")
@pytest.mark.parametrize("pursuits", ["off", "on"])
def test_the_round_ends_as_foreseen(pursuits):
    s = lay(["", ""], TIMELINE, turn=4, options={"pursuits": pursuits}, deck=LONG)
    seen, before = projection(s), (scores(s), pools(s))

    ends_round(s)

    assert len(seen["awards"]) == len(awards(s))
    assert len([row for row in seen["timeline"] if row["discarded"]]) == len(left(s)) == 2
    assert sum(player["returned"] for player in seen["players"]) == len(returned(s))
    gained = [now - then for now, then in zip(scores(s), before[0], strict=True)]
    back = [now - then for now, then in zip(pools(s), before[1], strict=True)]
    assert [player["points"] for player in seen["players"]] == gained
    assert [player["returned"] for player in seen["players"]] == back
    assert [player["lost"] for player in seen["players"]] == [1, 2]


@pytest.mark.rule("gears.end.when")
def test_nothing_is_foreseen_once_the_game_is_over():
    s = lay([], TIMELINE, round=4, turn=4)

    ends_round(s)

    assert shown(s, 0)["over"] and projection(s) is None


# ---------------------------------------------------------------- cards in hand


@pytest.mark.rule("gears.success.definition", "gears.setup.hands-secret")
def test_a_hand_says_where_its_technologies_would_work():
    s = lay(["A B C", "A"], {1: "A red:1", 2: "B red:1"}, frames=[2, 5])

    mine, theirs = shown(s, 0)["players"]

    assert [(chance["technology"], chance["works_from"], chance["missing"]) for chance in mine["chances"]] == [
        ("a", 1, []),
        ("b", 2, []),
        ("c", 3, ["b"]),
    ]
    assert "chances" not in theirs


@pytest.mark.rule("gears.draw.private")
def test_cards_just_drawn_are_judged_for_whoever_drew_them():
    s = lay(["A"], deck="B E " * 10)
    plays(s, "draw")

    judged = [[chance["technology"] for chance in shown(s, seat)["players"][seat]["chances"]] for seat in (0, 1)]

    assert sorted(judged[0]) == ["a", "b", "e"]
    assert judged[1] == []


# ---------------------------------------------------------------- the outline


@pytest.mark.rule("gears.timeline.capacity")
def test_every_frame_is_a_line_with_its_room_and_who_is_there():
    s = lay([], {1: "A red:2 blue:1, B"}, frames=[1, 5])

    first, *_, last = lines(s, 0, "section-timeline")

    assert {name: first.args[name] for name in ("frame", "count", "capacity", "left", "seats")} == {
        "frame": 1, "count": 2, "capacity": 4, "left": 2, "seats": [0],
    }  # fmt: skip
    assert (last.message, last.args) == ("frame-present", {"frame": 5, "seats": [1]})


@pytest.mark.rule("gears.component.technology-fields")
def test_the_technology_tree_holds_the_whole_set_and_what_is_there_of_it():
    s = lay(["A A"], {1: "A red:1", 2: "C red:1"})
    seen = view(s, 0)
    (tree,) = GAME.reference(seen, TOY)
    found = {line.says.args["technology"]: line.says.args for line in tree.lines}

    assert len(tree.lines) == len(TOY.cards.technologies)
    assert (found["a"]["held"], found["a"]["works"], found["a"]["cards"]) == (2, ["F1"], ["b", "d", "g"])
    assert (found["c"]["works"], found["c"]["failed"]) == ("none", ["F2"])
    places = [line.says.args["technology"] for line in tree.lines]
    assert places.index("a") < places.index("b") < places.index("c")


@pytest.mark.rule("gears.prepare.order-choice")
def test_between_rounds_the_table_says_that_positions_are_chosen():
    s = lay([], turn=4, deck=LONG)
    ends_round(s)

    messages = [says.message for says in lines(s, 0, "section-table")]

    assert messages[:3] == ["table-before-round", "table-choosing", "table-order-before"]
