"""Meridian Timerails: copying the ability of another technology."""

import pytest

from tests.games.gears.lay import (
    drawn,
    frames,
    hand,
    options,
    plays,
    pools,
    prompt,
    refused,
    scores,
    timeline,
    told,
)
from tests.games.machines.lay import (
    ability,
    activated,
    activates,
    changed,
    chooses,
    do,
    here,
    spliced,
    tokens,
)

TOME = "tome-of-the-origin"
RAILS = {1: "A blue:1", 2: "season-splicer blue:1"}  # what makes it successful


def rails(*others, cubes="red:3", **more):
    """Red on Meridian Timerails in F3, with other technologies: `4 M blue:1`."""
    there = {**RAILS, 3: f"meridian-timerails {cubes}"}
    for other in others:
        frame, _, text = other.partition(" ")
        there[int(frame)] = f"{there[int(frame)]}, {text}" if int(frame) in there else text
    return here(there, 3, **more)


@pytest.mark.rule("machines.card.meridian-timerails.copy")
def test_meridian_timerails_copies_m():
    """M(A) is on the timeline: Red activates Meridian Timerails choosing M and gains 2 points."""
    s = rails("4 M blue:2")

    activates(s, "meridian-timerails", "M")

    assert scores(s) == [2, 0]
    assert told(s, "copied") == [{"seat": 0, "technology": "meridian-timerails", "target": "m"}]


@pytest.mark.rule("machines.card.meridian-timerails.choice")
def test_frame_success_and_lead_of_the_chosen_one_do_not_matter():
    s = here({**RAILS, 3: "meridian-timerails red:1, forge", 4: "M blue:3"}, 3, cards=changed("M", needs=["C"]))
    plays(s, "activate:meridian-timerails")

    assert options(s) == ["choose:M", "choose:season-splicer", "choose:forge"]


@pytest.mark.rule("machines.card.meridian-timerails.choice")
def test_what_cannot_be_copied():
    s = rails("3 W red:1", "3 forge red:1", "4 meridian-timerails blue:2")
    plays(s, "activate:meridian-timerails")

    choice = "machines.card.meridian-timerails.choice"
    assert refused(s, "choose:W") == ("refused-nothing-to-copy", choice)
    assert refused(s, "choose:A") == ("refused-nothing-to-copy", choice)
    assert refused(s, "choose:meridian-timerails") == ("refused-no-copy-of-a-copy", choice)
    assert refused(s, "choose:timegears") == ("refused-nothing-there", choice)
    assert options(s) == ["choose:season-splicer", "choose:forge"]


@pytest.mark.rule("machines.card.meridian-timerails.self-reference")
def test_copying_null_spire_returns_cubes_from_the_rails():
    """Copying Null Spire returns cubes from Meridian Timerails, not from Null Spire."""
    s = rails("3 null-spire red:5")
    activates(s, "meridian-timerails", "null-spire")
    assert options(s)[-1] == "choose:cubes:3"

    chooses(s, "cubes:3")

    assert (timeline(s)[3], pools(s)) == ("meridian-timerails, null-spire red:5", [3, 0])


@pytest.mark.rule("machines.card.meridian-timerails.self-reference")
@pytest.mark.parametrize(("name", "sign"), [("gilding-cannon", "+1"), ("rustifier", "-1")])
def test_copying_a_token_layer_excludes_the_rails_and_not_the_original(name, sign):
    """Copying Gilding Cannon may put the token on Gilding Cannon but not on the Meridian Timerails activated."""
    s = rails(f"4 {name} blue:1", "4 meridian-timerails blue:1")
    activates(s, "meridian-timerails", name)

    assert refused(s, "choose:3:meridian-timerails") == ("refused-not-itself", f"machines.card.{name}.effect")
    assert "choose:4:meridian-timerails" in options(s)
    chooses(s, f"4:{name}")

    assert timeline(s)[4] == f"{name} blue:1 {sign}, meridian-timerails blue:1"


@pytest.mark.rule("machines.card.meridian-timerails.self-reference")
def test_copying_storm_auger_counts_the_cubes_on_the_rails():
    s = rails("4 storm-auger red:1", cubes="red:4", deck="A B C E G")

    activates(s, "meridian-timerails", "storm-auger")

    assert drawn(s) == "A B C E"


@pytest.mark.rule("machines.card.meridian-timerails.self-reference")
def test_copying_expansion_dome_moves_cubes_from_the_frame_of_the_rails():
    s = rails("4 expansion-dome red:5")
    activates(s, "meridian-timerails", "expansion-dome")

    assert refused(s, "choose:3:meridian-timerails") == (
        "refused-not-elsewhere",
        "machines.card.expansion-dome.destination",
    )
    chooses(s, "4:expansion-dome", "cubes:2")

    assert (timeline(s)[3], timeline(s)[4]) == ("meridian-timerails red:1", "expansion-dome red:7")


@pytest.mark.rule("machines.card.meridian-timerails.self-reference")
def test_copying_press_puts_a_cube_in_the_frame_of_the_rails():
    s = rails("4 press blue:1")
    activates(s, "meridian-timerails", "press")

    assert options(s) == ["choose:3:meridian-timerails"]


@pytest.mark.rule("machines.card.meridian-timerails.copy")
@pytest.mark.parametrize(
    ("name", "choices", "found"),
    [
        ("anima", ["frame:4"], {"frames": [4, 5]}),
        ("arch-fire", ["seat:1"], {"scores": [0, -2]}),
        ("destiny-grafter", [], {"tokens": [0]}),
        ("timegears", [], {"actions": 4}),
        ("forge", [], {"pools": [2, 0]}),
        ("catapult", ["seat:1"], {"frames": [3, 5]}),
        ("tide", [], {"scores": [0, -1], "frames": [2, 5]}),
        ("ladder", ["frame:1"], {"frames": [1, 5]}),
        ("penance", [], {"scores": [-3, 0]}),
        ("treadmill", [], {"frames": [5, 5], "actions": 4}),
        ("season-splicer", [], {"spliced": True}),
        ("lantern", ["card:B"], {"hand": "B E"}),
        ("bonfire", ["card:E"], {"scores": [1, 0], "hand": ""}),
    ],
)
def test_every_gear_ability_can_be_copied(name, choices, found):
    s = rails(f"4 {name} blue:2, {TOME} blue:1", hands=["E"], deck="A B C E G")

    activates(s, "meridian-timerails", name, *choices)

    before = {"scores": [0, 0], "frames": [3, 5], "pools": [0, 0], "tokens": [], "actions": 3, "hand": "E"}
    now = {"scores": scores(s), "frames": frames(s), "pools": pools(s), "tokens": tokens(s)}
    now |= {"actions": s.actions_left, "hand": hand(s, 0), "spliced": spliced(s)}
    assert now == {**before, "spliced": False, **found}
    assert prompt(s) == "ask-act" and activated(s)


@pytest.mark.rule("machines.card.meridian-timerails.one-activation")
def test_copying_is_the_one_activation_of_the_turn():
    s = rails("3 M red:2, forge red:1")

    activates(s, "meridian-timerails", "M")

    assert [args["technology"] for args in told(s, "activated")] == ["meridian-timerails"]
    for name in ("M", "forge", "meridian-timerails"):
        assert refused(s, f"activate:{name}") == ("refused-activated", "machines.activate.once-per-turn")


@pytest.mark.rule("machines.card.meridian-timerails.nothing-to-copy")
def test_with_nothing_to_copy_it_does_nothing():
    """Its own dependency has no gear in this set, and another Meridian Timerails does not count."""
    cards = changed("Season Splicer", ability=ability("established", do("draw", cards=1)))
    s = rails("4 meridian-timerails blue:1", cards=cards)

    plays(s, "activate:meridian-timerails")

    assert (prompt(s), activated(s), told(s, "nothing-happens")) == ("ask-act", True, [{"seat": 0}])


@pytest.mark.rule("machines.card.meridian-timerails.dependency", "machines.card.season-splicer.not-fundamental")
def test_the_rails_need_season_splicer_which_needs_something_itself():
    s = here({2: "season-splicer red:1", 3: "meridian-timerails red:1"}, 3)
    assert refused(s, "activate:meridian-timerails") == ("refused-not-successful", "machines.activate.successful")
    s = here({1: "A blue:1", 3: "meridian-timerails red:1"}, 3)
    assert refused(s, "activate:meridian-timerails") == ("refused-not-successful", "machines.activate.successful")
    s = here({2: "season-splicer red:1"}, 2)
    assert refused(s, "activate:season-splicer") == ("refused-not-successful", "machines.activate.successful")

    assert "activate:meridian-timerails" in options(rails())
