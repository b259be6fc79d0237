"""What is measured of reviews is counted as it says: blunders that other luck moves, costly answers that are named."""

from __future__ import annotations

import msgspec
import pytest

from tools import calibration, trust
from tools.calibration import Called
from tools.trust import Seen

LINE = {"level": "casual", "game": 1, "n": 2, "cost": 0.2, "band": 0.05}


def test_blunders_that_were_moved_and_costly_answers_that_were_named():
    seen = [
        Seen(**LINE, verdict="blunder", other="blunder", other_cost=0.2, tenfold=0.2, weight=3),
        Seen(**LINE, verdict="blunder", other="mistake", other_cost=0.14),
        Seen(**LINE, verdict="fine", tenfold=0.3, weight=20),
        Seen(**LINE, verdict="fine", tenfold=0.1, weight=20),
        Seen(**LINE, verdict="slip"),
    ]
    told = trust.summary(seen)
    assert told == "1 games, 5 decisions: 1 of 2 blunders moved, 3 of 23 costly answers named"


def test_chances_are_counted_by_tenths():
    seen = [Called(level="casual", game=n, n=1, value=0.75, won=float(n % 4 > 0)) for n in range(40)]
    seen += [Called(level="casual", game=9, n=1, value=1.0, won=1.0)]
    (first, last) = calibration.table(seen)
    assert (first[0], first[1], first[3]) == (70, 75.0, 40) and first[2].low < 75 < first[2].high
    assert first[2].value == pytest.approx(75) and (last[0], last[2].value) == (90, 100)


def test_a_game_is_looked_at_and_kept(tmp_path, monkeypatch, capsys):
    """With as little work as possible: what comes of it is a line for each position, added to those of before."""
    little = msgspec.structs.replace(trust.USUAL, screening=1, guesses=2, again=2, edge=0, beliefs=1)
    monkeypatch.setattr(calibration, "USUAL", little)
    file = tmp_path / "called.jsonl"
    words = ["leaders", "--games", "1", "--each", "2", "--levels", "random", "--file", str(file)]
    assert calibration.main(words) == 0 and calibration.main([*words, "--seed", "1"]) == 0
    lines = [msgspec.json.decode(line, type=Called) for line in file.read_bytes().splitlines()]
    assert len(lines) == 4 and {line.game for line in lines} == {calibration.FIRST, calibration.FIRST + 1}
    assert all(0 <= line.value <= 1 for line in lines) and "2 games, 4 positions" in capsys.readouterr().out
