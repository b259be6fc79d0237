"""The scores over a game: round by round, where they came from, who led; what was taken back does not count."""

from __future__ import annotations

import pytest

from posterity.table.scores import Lead, RoundScores, leads, series
from tests.table.test_steps import GAMES_PLAYED, played, settlements


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_the_series_leads_to_the_scores_and_every_point_has_its_origin(game):
    table = played(game)
    found = series(table, table.number)
    scores = table.game.standings(table.state)
    start = table.game.standings(table.game.new(table.setup))

    assert [one.entry for one in found.rounds] == rounds(table)
    assert [one.round for one in found.rounds] == list(range(1, len(found.rounds) + 1))
    assert found.rounds[-1].scores == scores
    gained = [None if score is None else score - first for score, first in zip(scores, start, strict=True)]
    assert [sum(one.values()) for one in found.origins] == [points or 0 for points in gained]
    best = max(score for score in scores if score is not None)
    assert found.leads[-1].seats == [seat for seat, score in enumerate(scores) if score == best]


def rounds(table):
    """The entries with which rounds end: as they are settled, or as the next one is opened."""
    opens = table.game.settlement.opens
    if not opens:
        return settlements(table)
    opened = [n for n in table.line(table.number) for event in table.events[n] if event.message in opens]
    return [*opened[1:], table.number]


def test_the_scores_of_legacies_are_told_generation_by_generation():
    table = played("legacies")

    assert len(series(table, table.number).rounds) == 6


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_everybody_may_know_the_scores(game):
    table = played(game)
    for number in range(0, table.number + 1, 40):
        state = table.state_at(number)
        for viewer in (*range(table.setup.players), None):
            assert table.game.view(state, viewer).scores == table.game.standings(state)


def test_what_was_taken_back_is_not_counted():
    """A round is scored, taken back and scored again."""
    table = played("leaders", "3-players-undo-change-reseed")
    before = series(table, table.number)
    last = settlements(table)[-1]
    pick, seat = table.entries[last - 1].pick, table.entries[last - 1].seat

    table.undo(0, last, [0, 1, 2])
    assert series(table, table.number).rounds == before.rounds[:-1]
    table.answer(seat, table.parse(pick))

    again = series(table, table.number)
    assert again.origins == before.origins
    assert [one.scores for one in again.rounds] == [one.scores for one in before.rounds]


def test_points_before_the_end_of_a_round_are_its_own():
    table = played("machines", "2-players-negative")
    numbers = [n for n in range(table.number) if any(e.message == "lost-points" for e in table.events[n])]
    number = next(n for n in numbers if n in table.line(table.number) and table.settled[n] != n)
    found = series(table, number)

    assert found.rounds[-1] == RoundScores(len(found.rounds), number, table.game.standings(table.state_at(number)))


def test_the_lead_changes_hands():
    rounds = [RoundScores(1, 4, [3, 3, None]), RoundScores(2, 9, [5, 4, None]), RoundScores(3, 12, [8, 6, None])]

    assert leads(rounds) == [Lead(1, 4, [0, 1], 3), Lead(2, 9, [0], 5)]
    assert leads([]) == []
