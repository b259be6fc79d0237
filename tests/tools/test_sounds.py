"""The sounds that are kept in the repository are those that the script makes, short and quiet."""

from __future__ import annotations

import pytest

from tools import sounds


@pytest.mark.parametrize("name", sounds.RECIPES)
def test_a_sound_is_what_the_script_makes_short_and_quiet(name):
    kept = sounds.read(sounds.FOLDER / f"{name}.wav")
    made = sounds.made(name)

    assert len(kept) == len(made)
    assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 1  # sines differ in their last bit
    assert len(kept) <= sounds.LONGEST * sounds.RATE
    assert sounds.loudness([sample / 32767 for sample in kept]) < sounds.LOUDEST
    assert max(map(abs, kept)) < 32767


def test_all_sounds_together_are_small_and_none_is_left_over():
    files = sorted(sounds.FOLDER.iterdir())

    assert [path.stem for path in files] == sorted(sounds.RECIPES)
    assert sum(path.stat().st_size for path in files) < sounds.SIZE


def test_loudness_is_that_of_a_meter_at_its_worst():
    full = [1.0] * sounds.RATE

    assert sounds.loudness(full) == pytest.approx(sounds.WEIGHT)
    assert sounds.loudness([0.1] * sounds.RATE) == pytest.approx(sounds.WEIGHT - 20)
    assert sounds.loudness([1.0] * round(sounds.RATE * 0.04)) == pytest.approx(sounds.WEIGHT - 10)  # heard for a moment
