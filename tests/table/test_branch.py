"""Branches of finished games."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.codec import dump
from posterity.core.records import Reseed, read_record, write_record
from posterity.games import GAMES
from posterity.table.branch import branch
from posterity.table.replay import replay
from tests.table.test_seats import finished, play_out
from tests.table.test_undo import table

GOLDEN = Path(__file__).parents[1] / "golden" / "leaders"
SEED = b"\5" * 32


def golden(name):
    data = (GOLDEN / f"{name}.json").read_bytes()
    return replay(GAMES["leaders"], read_record(data))


def test_a_branch_with_the_same_luck_can_become_the_same_game():
    made = finished()
    new = branch(made, 10)
    assert dump(new.state) == dump(made.state_at(10)) and new.entries == made.entries[:10]
    for entry in made.entries[10:]:
        new.answer(entry.seat, new.parse(entry.pick))

    assert new.result() == made.result()


def test_a_branch_can_have_new_luck():
    made = finished()
    new = branch(made, 10, SEED)

    assert new.entries[-1] == Reseed(reseed=SEED.hex()) and new.number == 11
    assert dump(new.state) != dump(made.state_at(10))
    assert new.game.view(new.state, 0).players[0] == made.game.view(made.state_at(10), 0).players[0]


@pytest.mark.parametrize("seed", [None, SEED])
@pytest.mark.parametrize("at", [0, 1, 17])
def test_the_record_of_a_branch_names_its_source_and_replays_by_itself(at, seed):
    made = finished()
    new = play_out(branch(made, at, seed))
    record = read_record(write_record(new.record()))

    assert replay(new.game, record).result() == new.result()
    assert record.from_.at == at
    assert record.from_.sha256 == sha256(write_record(made.record())).hexdigest()


def test_undos_and_seat_changes_stay_in_a_branch():
    made = golden("3-players-undo-change-reseed")
    at = next(n for n in range(made.number - 1, 0, -1) if made.asked[n] is not None)
    new = branch(made, at)

    assert new.kinds == made.kinds and dump(new.state) == dump(made.state_at(at))


def test_a_branch_of_a_committed_deal_has_no_commitment():
    new = branch(golden("2-players-committed-deal"), 5)
    record = new.record()

    assert record.commitment is None
    assert b"commitment" not in write_record(record).replace(b'"commitment": null', b"")
    assert replay(new.game, play_out(new).record()).over


def test_a_running_game_has_no_branches():
    with pytest.raises(IllegalAnswer, match="game-running"):
        branch(table(), 0)


def test_there_must_be_something_to_go_on_with():
    made = finished()
    for at, kind in [(-1, "branch-nothing"), (made.number + 1, "branch-nothing"), (made.number, "branch-over")]:
        with pytest.raises(IllegalAnswer, match=f"^{kind}"):
            branch(made, at)
