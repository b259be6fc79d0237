"""What the questions of abilities are about: only what could be meant is refused with a clause, and nothing beyond."""

from __future__ import annotations

import pytest

from tests.games.gears.lay import refused
from tests.games.machines.lay import activates, here, position

BEYOND = ("10", "11", "12", "999")  # frames that no timeline has


def refused_picks(s):
    return [row["pick"] for row in position(s)["ask"]["refused"]]


@pytest.mark.rule("machines.card.null-spire.return")
def test_returning_is_about_the_cubes_that_lie_there():
    s = here({2: "null-spire red:3"}, 2)
    activates(s, "null-spire")

    assert refused_picks(s) == []
    assert refused(s, "choose:cubes:4")[0] == "refused-too-many-cubes"


@pytest.mark.rule("machines.activate.movement-bounds")
def test_moving_along_is_about_the_frames_from_the_oldest_to_the_present_day():
    s = here({2: "ladder red:1"}, 2)
    activates(s, "ladder")

    assert refused_picks(s) == [f"choose:frame:{frame}" for frame in (2, 3, 4, 5)]
    for frame in BEYOND:
        assert refused(s, f"choose:frame:{frame}")[0] == "refused-out-of-reach"


@pytest.mark.rule("machines.card.anima.effect", "machines.card.expansion-dome.destination")
@pytest.mark.parametrize("frame", BEYOND)
def test_frames_that_no_timeline_has_are_refused(frame):
    timeline = {
        1: "tome-of-the-origin red:1",
        2: "anima red:1, expansion-dome red:1, gilding-cannon red:1, press red:1",
    }
    for name, pick, message in (
        ("anima", f"choose:frame:{frame}", "refused-no-tome-there"),
        ("expansion-dome", f"choose:{frame}:anima", "refused-not-there"),
        ("gilding-cannon", f"choose:{frame}:anima", "refused-not-there"),
        ("press", f"choose:{frame}:anima", "refused-only-here"),
    ):
        s = here(timeline, 2, round=2)
        activates(s, name)
        assert refused(s, pick)[0] == message
