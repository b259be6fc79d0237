"""What a record tells while its game runs, and when it is over."""

from __future__ import annotations

import json

import pytest
from msgspec import UNSET

from posterity.core.records import RecordError, read_record, write_record
from posterity.games import GAMES
from posterity.table.branch import branch
from posterity.table.handout import handed_out
from posterity.table.replay import replay
from posterity.testing.walks import new_table, setup
from tests.table.test_branch import golden
from tests.table.test_seats import finished
from tests.table.test_undo import answers, table


def running(answered=60):
    made = table(3)
    while made.number < answered:
        answers(made, made.state.ask.options[0].text)
    assert any(entry.hash is not UNSET for entry in made.entries)
    return made


def test_a_seat_reads_its_own_answers_and_that_the_others_answered():
    made = running()
    record = handed_out(made, [1])

    for told, entry in zip(record.answers, made.entries, strict=True):
        assert told == ({"seat": 1, "pick": entry.pick} if entry.seat == 1 else {"seat": entry.seat})


@pytest.mark.parametrize("own", [[], [0], [0, 2]])
def test_no_secret_is_in_it(own):
    made = running()
    made.secret = "5ec4e7" * 10 + "5ec4"
    text = write_record(handed_out(made, own)).decode()

    assert made.setup.seed.hex() not in text and made.secret not in text
    assert "seed" not in text and "hash" not in text and "result" not in text


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_spectator_reads_the_same_whatever_was_answered(game):
    """Two games with other cards and other answers, as far as nobody may know."""
    texts = set()
    for number in (1, 2, 3):
        made = new_table(game, setup(game, 2, {}, number))
        first = made.state.ask.seat
        made.answer(first, made.state.ask.options[number % len(made.state.ask.options)])
        texts.add(write_record(handed_out(made)).replace(b'"seat": 1', b'"seat": 0'))

    assert len(texts) == 1


def test_other_entries_are_told_but_for_new_luck():
    made = branch(finished(), 10, b"\5" * 32)
    made.change(0, "bot", "random")
    made.undo(1, 1, [0])
    told = handed_out(made, []).answers

    assert told[10:] == [
        {"reseed": None},
        {"seat": 0, "kind": "bot", "bot": "random"},
        {"seat": 1, "undo": 1, "agreed": [0]},
    ]


def test_shares_of_the_deal_are_told_when_the_game_is_over():
    made = golden("2-players-committed-deal")
    whole = handed_out(made)
    assert whole.secret == made.secret and whole.seats[0].entropy is not UNSET and whole == made.record()
    cut = json.loads(write_record(whole))
    del cut["answers"][20:], cut["result"]
    told = json.loads(write_record(handed_out(replay(made.game, read_record(json.dumps(cut).encode())))))

    assert "entropy" not in told["seats"][0] and "secret" not in told
    assert told["commitment"] == whole.commitment and told["seats"][0]["commitment"] == whole.seats[0].commitment


def test_it_can_be_read_but_not_replayed():
    record = read_record(write_record(handed_out(running(), [0])))

    with pytest.raises(RecordError, match="record-no-seed"):
        replay(GAMES["leaders"], record)
