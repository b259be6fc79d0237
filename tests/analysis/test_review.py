"""Reviews of whole games: parts add up, what was taken back is left out, and random play is found out."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from posterity.analysis.beliefs import real_share
from posterity.analysis.budget import Budget
from posterity.analysis.entry import ComparedChoice, Finding
from posterity.analysis.jobs import done, findings, jobs_of, review
from posterity.analysis.levels import Level, in_order, level_of, measured, nearest, share_lost
from posterity.analysis.report import in_whole_points
from posterity.analysis.review import SeatReview, assembled
from posterity.analysis.statistics import half_band, unbiased_best
from posterity.analysis.verdicts import VERDICTS, on_edge, verdict_of
from posterity.analysis.walk import answers_of
from posterity.core.records import Answer, Change, Reseed, Undo
from posterity.games import GAMES
from tests.analysis.common import LITTLE, golden, new_table, played

LEAST = Budget(screening=1, guesses=2, again=2, edge=0, beliefs=2)
SHORT = "leaders/2-players-finished"
RECORDS = [
    SHORT,
    "leaders/3-players-undo-change-reseed",
    "gears/2-players-end-tie-order",
    "machines/2-players-standard",
    "legacies/1-player-undo-change-reseed",
    "legacies/2-players-nemesis",
]

SHARED = ["leaders/3-players-deadlock", "gears/3-players-undo-change-reseed", "machines/4-players-standard"]
EVERY = [*RECORDS, *SHARED, "greedy/legacies-6-players", "greedy/legacies-1-players-npcs-nemesis-2-difficulty-expert"]


@pytest.mark.parametrize("name", RECORDS)
def test_all_changes_add_up_from_the_start_to_the_result(name):
    table = golden(name)
    found = review(table, LEAST, 0)

    assert len(found.seats) == table.setup.players
    for seat, own in enumerate(found.seats):
        assert own.end == pytest.approx(real_share(table.game, table.state, seat), abs=1e-6)
        assert own.start + own.own + own.others + own.chance == pytest.approx(own.end, abs=1e-6)
        assert own.start == found.entries[0].before[seat] and own.end == found.entries[-1].after[seat]
        parts = {"own": 0.0, "others": 0.0, "chance": 0.0}
        for entry in found.entries:
            whose = "chance" if entry.seat is None else "own" if entry.seat == seat else "others"
            parts[whose] += entry.after[seat] - entry.before[seat]
        assert parts == pytest.approx({"own": own.own, "others": own.others, "chance": own.chance}, abs=1e-6)
    for one, next_one in zip(found.entries, found.entries[1:], strict=False):
        assert one.after == next_one.before
    check_entries(table, found)


def whatever(table, luck):
    """Findings about all answers of a game, with any numbers that a finding may have."""
    people, found = range(table.setup.players), {}
    for n in answers_of(table):
        entry, options = table.entries[n - 1], table.choices[table.before[n]]
        shown = [luck.random() < 0.4 for _ in people]
        decides, pick = options > 1, entry.pick
        found[n] = Finding(
            n=n,
            seat=entry.seat,
            pick=pick,
            options=options,
            chances=[luck.random() for _ in people],
            asked=[luck.random() for _ in people],
            bands=[luck.random() / 5 for _ in people],
            shown=shown,
            by_chance=[luck.choice((None, luck.uniform(-1, 1))) if saw else 0.0 for saw in shown],
            value=luck.random() if decides or shown[entry.seat] else None,
            cost=luck.random() / 3,
            cost_band=luck.random() / 9,
            stake=luck.random(),
            best=[ComparedChoice(pick=pick, value=0.5, low=0.4, high=0.6)] if decides else [],
            learned=luck.random() < 0.9,
        )
    return found


@pytest.mark.parametrize("name", EVERY)
def test_whatever_is_found_out_the_parts_add_up_also_where_some_is_missing(name):
    table, luck = golden(name), Random(name)
    findings = whatever(table, luck)
    answers = answers_of(table)
    for missing in (0, len(answers) // 3, len(answers) // 2):
        known = {n: findings[n] for n in answers[missing:]}
        found = assembled(table, known, 0, None)
        for seat, own in enumerate(found.seats):
            assert own.end == pytest.approx(real_share(table.game, table.state, seat), abs=1e-6)
            assert own.start + own.own + own.others + own.chance == pytest.approx(own.end, abs=1e-6)
        for one, next_one in zip(found.entries, found.entries[1:], strict=False):
            assert one.after == next_one.before
        assert all(0 <= one <= 1 for entry in found.entries for one in [*entry.before, *entry.after, *entry.band])
        told = {entry.n for entry in found.entries if entry.kind in ("decision", "forced")}
        assert told == set(answers[answers.index(min(told)) :]) and min(told) >= answers[missing]
    assert assembled(table, {}, 0, None).entries == []


def test_more_guesses_are_made_only_where_they_may_change_the_word():
    assert on_edge(0.16, 0.02) and on_edge(0.14, 0.01) and on_edge(0.3, 0.24)
    assert not on_edge(0.3, 0.05) and not on_edge(0.05, 0.02) and not on_edge(0.15, 0.0)


def check_entries(table, found):
    """Every entry says what its kind says, and nothing that was taken back is told."""
    kinds = {n: [entry for entry in found.entries if entry.n == n] for n in range(1, table.number + 1)}
    standing = set(table.line(table.number))
    for n, told in kinds.items():
        entry = table.entries[n - 1]
        if isinstance(entry, Answer):
            assert bool(told) == (n in standing)
            assert [one.kind for one in told[1:]] == ["chance"][: len(told) - 1]
            assert all(one.kind == ("decision" if one.cost is not None else "forced") for one in told[:1])
        elif isinstance(entry, Change):
            assert [one.kind for one in told] == ["other"] and told[0].before == told[0].after
        elif isinstance(entry, Reseed) and n in standing:
            assert [(one.kind, one.seat) for one in told] == [("chance", None)]
        elif isinstance(entry, Undo):
            assert told == []
    for entry in found.entries:
        assert all(0 <= one <= 1 for one in [*entry.before, *entry.after, *entry.band])
        if entry.kind == "decision":
            assert entry.cost >= 0 and entry.cost_band >= 0 and entry.verdict in VERDICTS and entry.open is not None
            assert all(one.low <= one.value <= one.high for one in entry.best)
            assert table.entries[entry.n - 1].pick in [one.pick for one in entry.best]
    assert len(found.moments) == 5 and found.moments == sorted(found.moments)


def test_the_same_review_comes_from_any_number_of_workers_and_again():
    table = golden(SHORT)
    alone = review(table, LEAST, 3)
    heard = []

    assert review(table, LEAST, 3) == alone
    assert review(table, LEAST, 3, workers=2, tell=heard.append) == alone
    assert heard == list(range(1, len(answers_of(table)) + 1))
    assert review(table, LEAST, 4) != alone and alone.seed == 3 and alone.think is None


def test_a_review_can_be_stored_in_pieces_and_taken_up_again():
    table = golden(SHORT)
    jobs = jobs_of(table, LEAST, 0)
    stored = {job.n: msgspec.json.encode(done(job)) for job in jobs[::-3]}
    stored |= {one.n: msgspec.json.encode(one) for one in findings([job for job in jobs if job.n not in stored], 1)}
    found = {n: msgspec.json.decode(kept, type=Finding) for n, kept in stored.items()}

    assert assembled(table, found, 0, None) == review(table, LEAST, 0)


def test_a_time_limit_is_kept_and_told():
    found = review(golden("leaders/2-players-deadlock"), Budget(milliseconds=1), 0)

    assert found.think == 1 and found.entries


@pytest.mark.parametrize("name", ["leaders", pytest.param("gears", marks=pytest.mark.long)])
def test_who_answers_at_random_from_some_answer_on_is_found_out(name):
    options = {"rounds": "2"} if name == "leaders" else {}
    table = played(new_table(name, 4, options=options), ["greedy", "greedy"], {1: (30, "random")})
    found = review(table, LITTLE, 0)
    lost = Counter()
    for entry in found.entries:
        if entry.kind == "decision":
            lost[entry.seat, entry.n > 30] += entry.cost

    assert lost[1, True] > 2 * lost[0, True] and lost[1, True] > 2 * lost[1, False]
    faults = [entry for entry in found.entries if entry.verdict in ("mistake", "blunder") and entry.n > 30]
    assert sum(entry.seat == 1 for entry in faults) > len(faults) / 2
    assert found.seats[1].own < found.seats[0].own - 0.1


def test_words_are_only_as_harsh_as_the_band_allows():
    assert [verdict_of(cost, 0.01, False) for cost in (0.0, 0.04, 0.1, 0.3)] == ["fine", "slip", "mistake", "blunder"]
    assert verdict_of(0.0, 0.0, True) == "best"
    assert verdict_of(0.3, 0.24, False) == "mistake"  # at the lower end of the band it cost 0.06
    assert verdict_of(0.3, 0.29, False) == "slip"
    assert verdict_of(0.3, 0.31, False) == "unclear"
    assert verdict_of(0.0, 0.2, True) == "unclear"


def test_noise_does_not_look_like_a_fault():
    """Of equally good options the best by chance is valued where it was not chosen."""
    noise = [[((7 * option + 13 * world * (option + 3)) % 17) / 17 for world in range(40)] for option in range(6)]
    highest = max(sum(values) / 40 for values in noise)

    assert abs(sum(unbiased_best(noise)) / 40 - 0.47) < highest - 0.47 + 0.02
    assert half_band([0.5] * 9) == 0 and half_band([0.5]) == 1


def test_levels_are_told_by_the_share_of_the_stake_that_is_given_away(monkeypatch):
    known = {"toy": {"levels": {"random": 1.0, "casual": 0.25, "strong": 0.03}}}
    monkeypatch.setattr("posterity.analysis.levels.measured", lambda: known)

    assert share_lost([(0.1, 0.2), (0.0, 0.2)])[0] == pytest.approx(0.25)
    assert share_lost([(0.0, 0.0)]) is None
    assert level_of("toy", [(0.05, 0.2)] * 50) == Level(name="casual", low="casual", high="casual")
    assert level_of("toy", [(0.001, 0.2)] * 50).name == "strong"
    assert level_of("toy", [(0.0, 0.0)]) is None and level_of("other", [(0.1, 0.2)]) is None


def test_measured_levels_stand_in_order():
    for game, found in measured().items():
        shares = list(found["levels"].values())
        assert game in GAMES and shares == sorted(shares, reverse=True) and 0 < found["error"] < 0.5


def test_levels_that_were_not_told_apart_share_a_number():
    known = in_order([("random", 0.8, 10), ("beginner", 0.2, 10), ("casual", 0.4, 30), ("strong", 0.1, 10)])

    assert known == pytest.approx({"random": 0.8, "beginner": 0.35, "casual": 0.35, "strong": 0.1})
    assert nearest(known, 0.3) == ["beginner", "casual"] and nearest(known, 0.01) == ["strong"]


def test_whole_points_add_up():
    own = SeatReview(start=0.505, own=-0.105, others=0.3, chance=0.3, end=1.0, level=None)

    assert in_whole_points(own) == (51, -11, 30, 30)
    assert sum(in_whole_points(own)) == 100
