"""The spliced frame F0."""

import pytest

from tests.games.gears.lay import (
    asked,
    ends_turn,
    establishes,
    failed,
    frames,
    influences,
    options,
    plays,
    pools,
    refusal,
    refused,
    scores,
    successful,
    timeline,
    told,
)
from tests.games.gears.lay_more import left
from tests.games.machines.lay import activated, activates, here, lay, position, shown, spliced, table

SPLICER = {1: "A blue:1", 2: "season-splicer red:1"}
FULL = ["E " * 6] * 2


@pytest.mark.rule("machines.card.season-splicer.effect", "machines.spliced.position", "machines.spliced.usable-at-once")
def test_season_splicer_adds_a_frame_at_the_left_end():
    s = here(SPLICER, 2)
    assert refused(s, "travel:0") == ("refused-beyond-oldest", "gears.travel.leftmost")
    assert position(s)["spliced"] is False
    assert position(s)["frames"][0]["frame"] == 1

    plays(s, "activate:season-splicer")

    assert spliced(s) and position(s)["spliced"] is True
    assert position(s)["frames"][0] == {"frame": 0, "left": 5}
    assert options(s, "travel") == ["travel:0", "travel:1"]
    assert told(s, "spliced") == [{"seat": 0, "capacity": 5}]
    assert 0 not in timeline(s)


@pytest.mark.rule("machines.spliced.usable-at-once", "machines.turn.travel")
def test_it_is_usable_in_the_same_turn_and_by_all():
    s = here(SPLICER, 2, ["E A A", ""], deck="Z " * 20)
    plays(s, "activate:season-splicer", "travel:0")
    establishes(s, "E", "A A")
    assert timeline(s)[0] == "E red:2"
    ends_turn(s)

    assert asked(s) == 1
    plays(s, "travel:0")
    assert frames(s) == [0, 0]


@pytest.mark.rule("machines.spliced.works-normally")
def test_from_the_spliced_frame_no_further_travel_is_possible():
    s = here({}, 0, spliced=True)

    assert options(s, "travel") == []
    for frame, why in [(0, "refused-zero-frames"), (1, "refused-never-forward")]:
        assert refusal(s, f"travel:{frame}").message == why


@pytest.mark.rule("machines.spliced.works-normally")
def test_everything_in_it_is_in_the_past_of_the_others():
    """B(A) in F1 is failed; Red travels to F0 and establishes A: B becomes successful."""
    s = here({1: "B blue:2"}, 1, ["A E"], spliced=True)
    assert failed(s) == {1: "B"}
    plays(s, "travel:0")

    establishes(s, "A", "E")

    assert successful(s) == {0: "A", 1: "B"}


@pytest.mark.rule("machines.spliced.works-normally")
def test_technologies_in_it_are_influenced_and_activated():
    s = here({0: "forge blue:1, E blue:1"}, 0, pools=[2, 0], spliced=True)
    influences(s, "forge", 2)

    plays(s, "activate:forge")

    assert (pools(s), timeline(s)[0]) == ([2, 0], "forge red:2 blue:1, E blue:1")


@pytest.mark.rule("machines.component.x-marker", "machines.spliced.capacity")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_capacity_of_the_spliced_frame_is_its_distance(players, round):
    """2 players 5, 6, 7, 8; 3 players 6, 7, 8, 9; 4 players 7, 8, 9, 10 in rounds 1-4."""
    s = lay(players=players, round=round, spliced=True)
    present = players + round + 2

    capacities = table(s).capacities

    assert capacities[0] == present == {2: 4, 3: 5, 4: 6}[players] + round
    assert capacities == list(range(present, 0, -1))
    assert sum(capacities) == present * (present + 1) // 2
    assert table(lay(players=players, round=round)).capacities == capacities[1:]


@pytest.mark.rule("machines.spliced.capacity")
@pytest.mark.parametrize(("players", "round", "room", "all_together"), [(2, 1, 5, 15), (4, 4, 10, 55)])
def test_the_examples_of_the_capacity(players, round, room, all_together):
    """2 players, round 1: F0 holds 5, F1 still 4; 4 players, round 4: F0 holds 10, all together 55."""
    capacities = table(lay(players=players, round=round, spliced=True)).capacities

    assert (capacities[0], capacities[1], sum(capacities)) == (room, room - 1, all_together)


@pytest.mark.rule("machines.spliced.capacity")
@pytest.mark.parametrize(("there", "room"), [(4, True), (5, False)])
def test_it_takes_as_many_technologies_as_its_capacity(there, room):
    texts = ["A", "B", "C", "D", "G"][:there]
    s = here({0: ", ".join(texts)}, 0, ["E A A"], spliced=True)

    if room:
        establishes(s, "E", "A A")
        assert timeline(s)[0].endswith("E red:2")
    else:
        reason = refusal(s, "establish:E")
        assert (reason.message, reason.clause) == ("refused-frame-full", "gears.establish.capacity")
        assert (reason.args["holds"], reason.args["capacity"]) == (5, 5)


@pytest.mark.rule("machines.spliced.single", "machines.card.season-splicer.effect", "machines.advice.not-binding")
def test_a_second_activation_changes_nothing_but_is_used_up():
    """Red activates it in round 1, Blue in round 2: the second activation changes nothing but uses Blue's."""
    s = lay(
        timeline={1: "A red:1", 2: "season-splicer blue:1, forge blue:1"}, seat=1, round=2, frames=[6, 2], spliced=True
    )

    plays(s, "activate:season-splicer")

    assert (activated(s), spliced(s), told(s, "nothing-happens")) == (True, True, [{"seat": 1}])
    assert table(s).capacities == [6, 5, 4, 3, 2, 1]
    assert refused(s, "activate:forge") == ("refused-activated", "machines.activate.once-per-turn")


@pytest.mark.rule("machines.spliced.persists", "machines.prepare.kept")
def test_it_stays_for_the_rest_of_the_game():
    """Season Splicer leaves the timeline without cubes."""
    s = lay(FULL, {0: "E red:2", 1: "A red:2", 2: "season-splicer"}, step="end", spliced=True)

    assert (timeline(s), s.round, spliced(s)) == ({0: "E red:1", 1: "A red:1"}, 2, True)
    assert table(s).capacities[0] == 6


@pytest.mark.rule("machines.spliced.oldest", "machines.resolve.as-base")
def test_a_copy_in_the_spliced_frame_is_the_oldest():
    """A in F0 (Blue 1) and in F1 (Red 4): the A in F0 stays."""
    s = lay(FULL, {0: "A blue:1", 1: "A red:4"}, step="end", spliced=True)

    assert (timeline(s), left(s), scores(s)) == ({0: "A"}, ["1 A duplicates-success"], [0, 2])


@pytest.mark.rule("machines.spliced.oldest")
def test_of_failed_copies_the_most_recent_one_stays():
    s = lay(FULL, {0: "B blue:2", 3: "B red:2"}, step="end", spliced=True)

    assert (timeline(s), left(s)) == ({3: "B red:1"}, ["0 B duplicates-failed"])


@pytest.mark.rule("machines.prepare.as-base")
@pytest.mark.parametrize(("with_f0", "capacities"), [(False, [5, 4, 3, 2, 1]), (True, [6, 5, 4, 3, 2, 1])])
def test_the_next_higher_marker_goes_over_the_oldest_frame(with_f0, capacities):
    s = lay(FULL, step="prepare", spliced=with_f0)

    assert (table(s).present, table(s).capacities, frames(s)) == (6, capacities, [6, 6])


@pytest.mark.rule("machines.spliced.works-normally")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_it(viewer):
    s = here({0: "A blue:1"}, 0, spliced=True)

    seen = shown(s, viewer)

    assert (seen["spliced"], seen["timeline"][0]["frame"], seen["players"][0]["frame"]) == (True, 0, 0)


@pytest.mark.rule("machines.activate.movement-bounds")
def test_anima_goes_to_a_tome_in_the_spliced_frame():
    s = here({0: "tome-of-the-origin blue:1", 2: "anima red:1"}, 2, spliced=True)

    activates(s, "anima", "frame:0")

    assert frames(s) == [0, 5]
