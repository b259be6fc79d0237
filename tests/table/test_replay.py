"""Replaying records: what is checked, and which entry is blamed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from posterity.core.game import SetupError
from posterity.core.records import RecordError, convert_record, read_record
from posterity.core.sets import CardSetError
from posterity.games import GAMES
from posterity.table.replay import Altered, replay

LEADERS = GAMES["leaders"]
GOLDEN = Path(__file__).parents[1] / "golden" / "leaders"


def plain(name="3-players-finished"):
    return json.loads((GOLDEN / f"{name}.json").read_text())


def altered(record):
    with pytest.raises(Altered) as error:
        replay(LEADERS, convert_record(record))
    return error.value


def test_an_illegal_answer_is_blamed_by_its_number():
    record = plain()
    record["answers"][6]["pick"] = "build:monument"

    assert altered(record).number == 7


def test_an_answer_from_the_wrong_seat():
    record = plain()
    record["answers"][4]["seat"] = (record["answers"][4]["seat"] + 1) % 3

    assert altered(record).number == 5
    assert altered(record).illegal.kind == "foreign"


def test_a_wrong_hash():
    record = plain()
    at = next(n for n, entry in enumerate(record["answers"]) if "hash" in entry)
    record["answers"][at]["hash"] = "0" * 16

    assert (altered(record).number, altered(record).message) == (at + 1, "altered-hash")


def test_another_seed_is_noticed():
    record = plain()
    record["seed"] = "0" * 64

    assert altered(record).number >= 1


def test_a_result_without_its_answers():
    record = plain()
    record["answers"] = []

    assert altered(record).message == "altered-cut-off"


def test_a_record_cut_off_but_for_its_result():
    record = plain()
    del record["answers"][-3:]

    assert altered(record).number == len(record["answers"]) + 1


def test_a_wrong_result():
    record = plain()
    record["result"]["scores"][0] += 1

    assert altered(record).message == "altered-result"


@pytest.mark.parametrize(
    ("ranking", "good"), [([0, 3, 4, 1, 2], True), ([0, 4, 3, 1, 2], True), ([3, 0, 4, 1, 2], False)]
)
def test_equal_seats_may_come_in_any_order(ranking, good):
    """Of 13, 7, 3, 8 and 8 points the last two are equal."""
    record = plain("5-players-finished")
    record["result"]["ranking"] = ranking

    if good:
        assert replay(LEADERS, convert_record(record)).over
    else:
        assert altered(record).message == "altered-result"


@pytest.mark.parametrize("ranking", [[], [0], [0, 3, 4, 1], [0, 3, 3, 1, 2], [0, 3, 4, 1, 9], [0, 3, 4, 1, -3]])
def test_a_ranking_names_every_seat_once(ranking):
    record = plain("5-players-finished")
    record["result"]["ranking"] = ranking

    assert altered(record).message == "altered-result"


@pytest.mark.parametrize("name", ["2-players-end-tie-pool", "2-players-end-tie-order"])
def test_where_a_rule_breaks_the_tie_the_order_is_fixed(name):
    record = json.loads((GOLDEN.parent / "gears" / f"{name}.json").read_text())
    record["result"]["ranking"].reverse()

    with pytest.raises(Altered) as error:
        replay(GAMES["gears"], convert_record(record))

    assert len(set(record["result"]["scores"])) == 1
    assert error.value.message == "altered-result"


def test_answers_after_the_end():
    record = plain()
    record["answers"].append({"seat": 0, "pick": "work"})

    assert altered(record).number == len(record["answers"])


def test_an_unfinished_record_is_fine():
    record = plain()
    del record["result"], record["answers"][50:]

    assert not replay(LEADERS, convert_record(record)).over


@pytest.mark.parametrize("key", ["secret", "commitment"])
def test_a_deal_that_does_not_match_its_commitment(key):
    record = plain("2-players-committed-deal")
    record[key] = "ab" * 32

    assert altered(record).message == "altered-commitment"


def test_a_seats_share_that_does_not_match():
    record = plain("2-players-committed-deal")
    record["seats"][0]["entropy"] = "ab" * 32

    assert altered(record).message == "altered-commitment"


def test_a_seed_that_does_not_follow_from_the_secrets():
    record = plain("2-players-committed-deal")
    del record["seats"][0]["entropy"], record["seats"][0]["commitment"]

    assert altered(record).message == "altered-seed"


def test_a_finished_game_opens_its_secret():
    record = plain("2-players-committed-deal")
    del record["secret"]

    assert altered(record).message == "altered-no-secret"


@pytest.mark.parametrize(
    "change",
    [
        lambda r: r.update(secret="ab" * 32),
        lambda r: r["seats"][0].update(commitment="ab" * 32),
        lambda r: r["seats"][1].update(entropy="ab" * 32),
    ],
)
def test_secrets_without_a_commitment(change):
    record = plain()
    change(record)

    assert altered(record).message == "altered-no-commitment"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda r: r.pop("seed"), RecordError),
        (lambda r: r.update(rules=LEADERS.rules + 1), RecordError),
        (lambda r: r.update(rules=0), RecordError),
        (lambda r: r.update(format=2), RecordError),
        (lambda r: r.update(rng="mt19937"), RecordError),
        (lambda r: r.update(seed="xyz"), RecordError),
        (lambda r: r["options"].pop("rounds"), RecordError),
        (lambda r: r["options"].update(rounds="0"), SetupError),
        (lambda r: r["options"].update(colour="red"), SetupError),
        (lambda r: r["seats"].clear(), SetupError),
        (lambda r: r["cards"].update(set="other"), CardSetError),
        (lambda r: r["cards"].update(sha256="0" * 64), CardSetError),
        (lambda r: r["cards"].update(sha256=""), RecordError),
        (lambda r: r.update(secret="zz"), RecordError),
        (lambda r: r["seats"][0].update(commitment="zz"), RecordError),
        (lambda r: r["seats"][0].update(entropy="zz"), RecordError),
        (lambda r: r.update({"from": {"sha256": "x", "at": 3}}), RecordError),
        (lambda r: r.update({"from": {"sha256": "ab" * 32, "at": -5}}), RecordError),
        (lambda r: r["answers"].insert(0, {"seat": 0, "kind": "automaton"}), RecordError),
        (lambda r: r.update(comment="hello"), RecordError),
        (lambda r: r["answers"].append({"seat": 0}), RecordError),
        (lambda r: r["answers"].append(7), RecordError),
    ],
)
def test_headers_that_no_game_can_have(change, error):
    record = plain()
    change(record)

    with pytest.raises(error):
        replay(LEADERS, convert_record(record))


@pytest.mark.rule("leaders.rounds.number")
def test_a_record_from_when_there_could_be_more_rounds_still_replays():
    record = plain()
    record["options"]["rounds"] = "150"
    del record["result"]
    record["answers"] = [{key: value for key, value in entry.items() if key != "hash"} for entry in record["answers"]]

    table = replay(LEADERS, convert_record(record))

    assert (record["rules"], table.state.round, LEADERS.position(table.state).rounds) == (1, 2, 150)
    record["rules"] = 2
    with pytest.raises(SetupError) as refused:
        replay(LEADERS, convert_record(record))
    assert refused.value.clause == "leaders.rounds.number"


def test_a_key_that_is_there_twice_is_refused():
    with pytest.raises(RecordError) as error:
        read_record(b'{"format": 1, "format": 1}')

    assert error.value.message == "record-key-twice"


def test_an_own_card_set_travels_with_its_record():
    record = plain()
    tables = LEADERS.card_set("leaders-standard").tables
    record["cards"]["definitions"] = tables

    assert replay(LEADERS, convert_record(record)).record().cards.definitions == tables


def test_an_own_card_set_that_is_not_the_one_recorded():
    record = plain()
    tables = json.loads(json.dumps(LEADERS.card_set("leaders-standard").tables))
    tables["resources"][0]["copies"] += 1
    record["cards"]["definitions"] = tables

    with pytest.raises(RecordError):
        replay(LEADERS, convert_record(record))
