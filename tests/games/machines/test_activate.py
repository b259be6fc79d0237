"""Activating a technology: where, by whom, how often, since when."""

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.tasks import answer, why
from tests.games.gears.lay import (
    asked,
    draws,
    ends_turn,
    establishes,
    everything,
    influences,
    lengthened,
    options,
    plays,
    prompt,
    refusal,
    refused,
    scores,
    timeline,
    told,
)
from tests.games.machines.lay import activated, chooses, here, lay, shown, table

M_IN_F3 = {1: "A blue:1", 3: "M red:2"}
EVERYTHING = {1: "A blue:1", 2: "season-splicer blue:1", 4: "tome-of-the-origin blue:1, M blue:1"}


def may(s, pick):
    """The message and the clause of an answer that is allowed."""
    reason = why(s, s.book.lexicon.parse(lengthened(pick)))
    assert reason.legal
    return reason.message, reason.clause


# ---------------------------------------------------------------- the conditions


@pytest.mark.rule("machines.activate.frame", "machines.activate.sole-leader", "machines.activate.successful")
def test_red_activates_m_in_its_frame_and_gains_two_points():
    s = here(M_IN_F3, 3)

    plays(s, "activate:M")

    assert scores(s) == [2, 0]
    assert told(s, "activated") == [{"seat": 0, "frame": 3, "technology": "m"}]
    assert told(s, "gained-points") == [{"seat": 0, "points": 2}]


@pytest.mark.rule("machines.activate.frame")
@pytest.mark.parametrize("frame", [1, 2, 4, 5])
def test_a_technology_in_another_frame_cannot_be_activated(frame):
    """M is in F3, Red in F2: not possible."""
    s = here(M_IN_F3, frame)

    reason = refusal(s, "activate:M")

    assert (reason.message, reason.clause) == ("refused-not-here", "machines.activate.frame")
    assert reason.args["technology"] == "m" and reason.args["here"] == frame


@pytest.mark.rule("machines.activate.frame")
def test_a_copy_led_in_another_frame_is_of_no_use():
    s = here({1: "A blue:1", 2: "M red:3", 3: "M blue:2"}, 3)

    assert refused(s, "activate:M") == ("refused-not-sole-leader", "machines.activate.sole-leader")


@pytest.mark.rule("machines.activate.frame")
def test_a_technology_that_is_not_on_the_timeline_cannot_be_activated():
    s = here({1: "A red:1"}, 1, ["M"])

    assert refused(s, "activate:M") == ("refused-not-here", "machines.activate.frame")


@pytest.mark.rule("machines.activate.sole-leader")
@pytest.mark.parametrize(
    ("cubes", "may"),
    [
        ("red:1", True),
        ("red:2 blue:1", True),
        ("red:3 blue:2 green:2", True),
        ("red:2 blue:2", False),
        ("red:1 blue:2", False),
        ("red:2 green:2 blue:1", False),
        ("blue:1", False),
        ("", False),
    ],
)
def test_only_the_sole_leader_activates(cubes, may):
    """Red 2, Blue 2: neither may activate. Red 1, others 0: Red may. No cubes: nobody may."""
    s = here({1: "A green:1", 3: f"M {cubes}".strip()}, 3, players=3)

    if may:
        assert "activate:M" in options(s)
    else:
        assert refused(s, "activate:M") == ("refused-not-sole-leader", "machines.activate.sole-leader")


@pytest.mark.rule("machines.activate.sole-leader")
def test_the_reason_counts_ones_own_cubes_and_the_most_of_another():
    s = here({1: "A green:1", 3: "M red:1 blue:2 green:3"}, 3, players=3)

    numbers = refusal(s, "activate:M").args

    assert (numbers["own"], numbers["most"], numbers["here"]) == (1, 3, 3)


@pytest.mark.rule("machines.activate.sole-leader")
def test_in_a_tie_the_other_one_may_not_either():
    s = lay(timeline={1: "A red:1", 3: "M red:2 blue:2"}, seat=1, frames=[3, 3])

    assert refused(s, "activate:M") == ("refused-not-sole-leader", "machines.activate.sole-leader")


@pytest.mark.rule("machines.activate.successful")
@pytest.mark.parametrize("past", [{}, {3: "M red:2, A red:1"}, {3: "M red:2", 4: "A red:1"}])
def test_a_failed_technology_cannot_be_activated(past):
    """M(A) without A in its past cannot be activated."""
    s = here({3: "M red:2", **past}, 3)

    assert refused(s, "activate:M") == ("refused-not-successful", "machines.activate.successful")


@pytest.mark.rule("machines.activate.gear-only")
@pytest.mark.parametrize("name", ["W", "rocket-sled", "starscribing", "tollgate", "A", "E"])
def test_only_gear_abilities_are_activated(name):
    s = here({3: f"{name} red:2"}, 3)

    assert refused(s, f"activate:{name}") == ("refused-no-gear", "machines.activate.gear-only")
    assert options(s, "activate") == []


@pytest.mark.rule("machines.activate.gear-only")
def test_the_question_names_every_gear_on_the_timeline_and_no_other_technology():
    s = here({1: "A red:1, forge blue:2", 2: "forge red:1", 3: "M red:1, W red:1", 4: "arch-fire red:1"}, 3)

    ask = table(s).ask
    refusals = {pick.pick: pick.clause for pick in ask.refused if pick.pick.startswith("activate")}

    assert options(s, "activate") == ["activate:M"]
    assert refusals == {
        "activate:forge": "machines.activate.frame",
        "activate:arch-fire": "machines.activate.frame",
    }


# ---------------------------------------------------------------- how often


@pytest.mark.rule("machines.activate.once-per-turn")
def test_of_two_technologies_only_one_is_activated_in_a_turn():
    """Red leads two successful gear technologies in F2: only one of them can be activated this turn."""
    s = here({1: "A blue:1", 2: "M red:2, forge red:1"}, 2)
    assert options(s, "activate") == ["activate:M", "activate:forge"]

    plays(s, "activate:forge")

    assert refused(s, "activate:M") == ("refused-activated", "machines.activate.once-per-turn")
    assert refused(s, "activate:forge") == ("refused-activated", "machines.activate.once-per-turn")
    assert activated(s) and shown(s, 1)["activated"]


@pytest.mark.rule("machines.activate.once-per-turn")
def test_another_copy_in_another_frame_is_no_second_activation():
    s = here({1: "forge red:1", 3: "forge red:1"}, 3)
    plays(s, "activate:forge", "travel:1")

    assert refused(s, "activate:forge") == ("refused-activated", "machines.activate.once-per-turn")


@pytest.mark.rule("machines.activate.again-next-turn")
def test_a_technology_is_activated_turn_after_turn():
    """Red activates M in turns 1, 2, 3 and 4 of a round: 8 points in all."""
    s = here(M_IN_F3, 3, deck="E " * 60)
    for _ in range(4):
        assert not activated(s)
        plays(s, "activate:M")
        ends_turn(s)
        if asked(s) == 1 and prompt(s) == "ask-act":
            ends_turn(s)

    assert len(told(s, "activated")) == 4
    assert sum(int(str(args["points"])) for args in told(s, "gained-points")) == 8


@pytest.mark.rule("machines.activate.again-next-turn")
def test_another_player_may_activate_what_was_activated():
    s = lay(timeline=M_IN_F3, frames=[3, 3], pools=[0, 3], deck="E " * 40)
    plays(s, "activate:M")
    ends_turn(s)
    influences(s, "M", 3)

    plays(s, "activate:M")

    assert scores(s) == [2, 2]


@pytest.mark.rule("machines.activate.optional")
def test_nobody_has_to_activate_and_an_unused_activation_is_lost():
    s = here(M_IN_F3, 3, actions_left=0)
    assert options(s) == ["activate:M", "end"]

    plays(s, "end")
    ends_turn(s)

    assert (asked(s), scores(s)) == (0, [0, 0])
    plays(s, "activate:M")
    assert refused(s, "activate:M") == ("refused-activated", "machines.activate.once-per-turn")


@pytest.mark.rule("machines.activate.free")
@pytest.mark.parametrize("left", [3, 2, 1, 0])
def test_activating_uses_no_action(left):
    s = here(M_IN_F3, 3, actions_left=left)

    plays(s, "activate:M")

    assert s.actions_left == left


@pytest.mark.rule("machines.activate.any-moment")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_the_activation_comes_before_between_or_after_the_actions(before):
    s = here(M_IN_F3, 3, deck="E " * 20)
    for _ in range(before):
        draws(s)

    plays(s, "activate:M")

    assert (asked(s), s.actions_left, scores(s)) == (0, 3 - before, [2, 0])


@pytest.mark.rule("machines.activate.any-moment")
@pytest.mark.rule("machines.turn.establish-sequence")
def test_nothing_is_activated_in_the_middle_of_an_action():
    s = here(M_IN_F3, 3, ["E A B A B"], pools=[2, 0])
    plays(s, "establish:E")
    assert refused(s, "activate:M") == ("refused-finish-first", "gears.turn.atomic")
    plays(s, "pay:A", "pay:B", "influence:M")
    assert refused(s, "activate:M") == ("refused-finish-first", "gears.turn.atomic")
    plays(s, "cubes:1", "draw")
    assert refused(s, "activate:M") == ("refused-finish-first", "gears.turn.atomic")
    plays(s, "keep:Z")

    plays(s, "activate:M")

    assert scores(s) == [2, 0]


@pytest.mark.rule("machines.activate.any-moment", "machines.activate.resolve-first")
@pytest.mark.parametrize(
    "pick", ["activate:forge", "activate:null-spire", "travel:1", "draw", "end", "influence:forge"]
)
def test_an_ability_is_carried_out_before_anything_else(pick):
    s = here({2: "null-spire red:2, forge red:1"}, 2, pools=[1, 0])
    plays(s, "activate:null-spire")

    assert prompt(s) == "ask-return"
    assert refused(s, pick) == ("refused-finish-first", "gears.turn.atomic")


@pytest.mark.rule("machines.activate.resolve-first", "machines.activate.any-moment")
@pytest.mark.parametrize(
    ("name", "asks"),
    [
        ("anima", "ask-jump"),
        ("arch-fire", "ask-lose"),
        ("expansion-dome", "ask-move-cubes"),
        ("gilding-cannon", "ask-modify"),
        ("rustifier", "ask-modify"),
        ("meridian-timerails", "ask-copy"),
        ("null-spire", "ask-return"),
        ("press", "ask-place-cubes"),
        ("catapult", "ask-move-other"),
        ("ladder", "ask-move"),
        ("storm-auger", "ask-keep-drawn"),
        ("bonfire", "ask-discard"),
    ],
)
def test_every_ability_is_finished_first_and_says_why_its_answers_are_allowed(name, asks):
    s = here(EVERYTHING | {3: f"{name} red:3"}, 3, ["E E E", "A"])
    assert may(s, f"activate:{name}") == ("may-activate", "machines.activate.free")
    plays(s, f"activate:{name}")

    assert prompt(s) == asks
    for pick in ("end", "draw", "travel:1", f"activate:{name}", "establish:E", "choose:yes"):
        assert refused(s, pick) == ("refused-finish-first", "gears.turn.atomic")
    for pick in options(s):
        message, clause = may(s, pick)
        assert message.startswith("may-choose-") and clause.startswith("machines.")


@pytest.mark.rule("machines.activate.resolve-first")
def test_what_answers_another_ability_is_refused():
    s = here({2: "null-spire red:2"}, 2)
    assert refused(s, "choose:cubes:1") == ("refused-not-now", "gears.round.phases")
    plays(s, "activate:null-spire")

    for pick in ("choose:yes", "choose:none", "choose:frame:1", "choose:seat:1", "choose:2:null-spire", "choose:M"):
        assert refused(s, pick) == ("refused-finish-first", "gears.turn.atomic")


@pytest.mark.rule("machines.activate.own-turn")
def test_only_in_ones_own_turn():
    s = lay(timeline={1: "A red:1", 3: "M blue:2"}, frames=[5, 3])
    before = everything(s)

    with pytest.raises(IllegalAnswer) as caught:
        answer(s, 1, s.answers, s.book.lexicon.parse("activate:m"))

    assert caught.value.kind == "foreign" and everything(s) == before
    assert refused(s, "activate:M") == ("refused-not-here", "machines.activate.frame")


@pytest.mark.rule("machines.activate.own-turn", "machines.resolve.no-abilities")
def test_not_while_positions_are_chosen():
    s = lay(timeline=M_IN_F3, frames=[3, 5], step="choose", round=2)

    assert refused(s, "activate:M") == ("refused-not-now", "gears.round.phases")


# ---------------------------------------------------------------- who and since when


@pytest.mark.rule("machines.activate.leader-not-founder")
def test_whoever_leads_may_activate():
    """Red established M (Red 2); Blue influences it with 3 and activates it in the same turn."""
    s = here({1: "A blue:1"}, 3, ["M E E"], pools=[0, 3], deck="E " * 20)
    establishes(s, "M", "E E")
    ends_turn(s)
    plays(s, "travel:3")
    influences(s, "M", 3)

    plays(s, "activate:M")

    assert scores(s) == [0, 2]
    assert timeline(s)[3] == "M red:2 blue:3"


@pytest.mark.rule("machines.activate.no-delay")
def test_a_technology_may_be_activated_in_the_turn_it_is_established():
    s = here({1: "A blue:1"}, 3, ["M E E"])
    establishes(s, "M", "E E")

    plays(s, "activate:M")

    assert scores(s) == [2, 0]


@pytest.mark.rule("machines.activate.no-delay")
def test_and_in_the_turn_it_becomes_successful():
    """Red adds A to the past of M and goes on with Rocket Sled."""
    s = here({2: "M red:2"}, 1, ["A E rocket-sled E"])
    establishes(s, "A", "E")
    establishes(s, "rocket-sled", "E")
    chooses(s, "yes", "frame:2")

    plays(s, "activate:M")

    assert scores(s) == [2, 0]


@pytest.mark.rule("machines.activate.no-delay")
def test_and_in_the_turn_it_comes_under_the_players_lead():
    s = here({1: "A blue:1", 3: "M blue:1"}, 3, pools=[2, 0])
    influences(s, "M", 2)

    plays(s, "activate:M")

    assert scores(s) == [2, 0]
