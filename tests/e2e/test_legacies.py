"""Legacies on its board: whole games by mouse, alone against a Nemesis, overlays, and how it fits on a desktop."""

from __future__ import annotations

import pytest

from tests.e2e.salon import Visitor
from tests.server.serving import Client

RANDOM = {"kind": "bot", "bot": "random"}


@pytest.fixture
def sits(guest, running):
    """Anna at the board of legacies, against bots or automata."""

    def sit(*others, rules=None, **options):
        person = running.stranger().post("people", {"name": "Anna"})
        table, _ = Client(running, person["key"]).table("legacies", seats=("me", *others), options=rules or {})
        anna = guest(board=True, **options)
        anna.be(person)
        anna.sit_at(table)
        anna.page.wait_for_selector(".board")
        return anna, table

    return sit


def test_a_whole_game_of_two_by_mouse(sits):
    anna, _ = sits(RANDOM)
    visitor = Visitor(anna)

    visitor.play()

    assert anna.page.locator("#over-title").inner_text() == "Final scores"
    done = visitor.deeds
    print(done)
    assert all(done.get(deed) for deed in ("chose a side", "touched a zone", "triggered", "dragged", "settled"))
