"""Does the check of two worlds notice a story that says too much?"""

from types import SimpleNamespace

import pytest

from posterity.core.events import Event
from posterity.testing.secrecy import same_story

CLAUSE = "leaders.turn.draw"


def drew(seat, card, *only):
    hidden = Event("drew", CLAUSE, {"seat": seat})
    return Event("drew-card", CLAUSE, {"seat": seat, "card": card}, only or None, hidden if only else None)


def world(*events):
    return SimpleNamespace(told=list(events))


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        ([drew(0, "axe", 0)], [drew(0, "axe", 0)], True),
        ([drew(0, "axe", 0)], [drew(0, "drum", 0)], True),  # its own card, from a pile nobody knows
        ([drew(1, "axe", 1)], [drew(1, "drum", 1)], True),  # seat 0 reads only that seat 1 drew one
        ([drew(1, "axe")], [drew(1, "drum")], False),
        ([drew(1, "axe", 0, 1)], [drew(1, "drum", 0, 1)], False),
        ([drew(0, "axe")], [drew(0, "drum")], False),
        ([drew(0, "axe", 0)], [], False),
        ([], [drew(1, "drum", 1)], False),
    ],
)
def test_only_what_a_seat_itself_comes_to_know_may_differ(one, two, same):
    assert same_story(world(*one), world(*two), 0) == same
