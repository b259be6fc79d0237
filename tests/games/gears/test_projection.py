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


# ---------------------------------------------------------------- what meets a need


def site(s, frame, technology, viewer=1):
    sites = shown(s, viewer)["timeline"]
    return next(one for one in sites if (one["frame"], one["technology"]) == (frame, technology))


def met_by(s, frame, technology):
    return [(copy["frame"], copy["technology"]) for copy in site(s, frame, technology)["met_by"]]


@pytest.mark.rule("gears.success.definition", "gears.success.same-frame", "gears.success.recursive")
def test_needs_are_met_by_successful_copies_in_older_frames_alone():
    """The second B lies beside a copy of what it needs, and the C beside the B of F3 needs an older one."""
    s = lay([], {1: "B red:1, A red:1", 2: "A blue:1, B red:1", 3: "B red:1, C red:1"})

    assert met_by(s, 1, "b") == []
    assert met_by(s, 2, "b") == [(1, "a")]
    assert met_by(s, 3, "b") == [(1, "a"), (2, "a")]
    assert met_by(s, 3, "c") == [(2, "b")]


@pytest.mark.rule("gears.fate.willed.not-required")
def test_what_is_not_required_need_not_be_met():
    s = lay([], {1: "A red:1", 2: "B red:1"}, lingering=["willed red 2 B A"])

    assert met_by(s, 2, "b") == []
    assert site(s, 2, "b")["missing"] == []


@pytest.mark.rule("gears.success.definition")
def test_a_view_says_which_needs_are_not_met_also_once_the_game_is_over():
    """The board draws it in a settlement, too, where nothing is projected."""
    s = lay([], {2: "B red:2, C blue:2"}, round=4, turn=4)

    assert (site(s, 2, "b")["missing"], site(s, 2, "c")["missing"]) == (["a"], ["b"])
    ends_round(s)

    assert projection(s) is None
    assert site(s, 2, "b")["missing"] == ["a"]


@pytest.mark.rule("gears.component.most-influence")
def test_a_view_says_who_leads_each_technology():
    s = lay([], {1: "A red:1 blue:1", 2: "B blue:2 red:1", 3: "C"})

    assert [one["leaders"] for one in shown(s, 0)["timeline"]] == [[0, 1], [1], []]


@pytest.mark.rule("gears.success.definition")
def test_whoever_asks_for_the_chain_reads_what_rests_on_what():
    s = lay(["B"], {1: "A red:1", 2: "B red:1"}, frames=[3, 5])

    told = lines(s, 0, "section-chain")

    assert [(line.message, line.args["frame"], line.args["technology"]) for line in told] == [
        ("rests", 2, "b"),
        ("would-rest", 3, "b"),
    ]
    assert [line.message for line in lines(s, 1, "section-chain")] == ["rests"]


@pytest.mark.rule("gears.timeline.capacity")
def test_an_overfull_frame_has_no_room_and_the_oldest_frame_comes_first():
    s = lay([], {3: "A red:1, E, Z", 4: "E red:1"})

    assert shown(s, None)["frames"] == [
        *({"frame": 1, "left": 4}, {"frame": 2, "left": 3}),
        *({"frame": 3, "left": 0}, {"frame": 4, "left": 0}),
    ]


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


@pytest.mark.rule("gears.success.definition", "gears.success.same-frame")
def test_a_hand_says_what_its_technologies_would_rest_on():
    s = lay(["A B C", "A"], {1: "A red:1", 2: "B red:1"}, frames=[2, 5])

    rests = {chance["technology"]: chance["met_by"] for chance in shown(s, 0)["players"][0]["chances"]}

    assert rests == {"a": [], "b": [{"frame": 1, "technology": "a"}], "c": []}
    s.players[0].frame = 3
    assert shown(s, 0)["players"][0]["chances"][2]["met_by"] == [{"frame": 2, "technology": "b"}]


@pytest.mark.rule("gears.timeline.present-holds-nothing", "gears.establish.capacity")
def test_a_hand_says_whether_its_technologies_would_work_where_one_stands():
    """Not in the Present Day, where nothing is established, not in a full frame, not beside a copy."""
    s = lay(["A B C", ""], {1: "A red:1", 2: "B red:1"}, frames=[2, 5])

    def works_here():
        return [chance["technology"] for chance in shown(s, 0)["players"][0]["chances"] if chance["works_here"]]

    assert works_here() == ["a"]
    s.players[0].frame = 3
    assert works_here() == ["a", "b", "c"]
    s.players[0].frame = s.present()
    assert works_here() == []
    s = lay(["A B C", ""], {4: "E red:1"}, frames=[4, 5])
    assert works_here() == []


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
