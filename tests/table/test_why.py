"""Long picks are explained as people think of them."""

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.games import GAMES
from posterity.table.why import explain
from tests.games.gears.lay import lay, plays
from tests.table.test_undo import a_builder, answers, table

LEADERS, GEARS = GAMES["leaders"], GAMES["gears"]


def test_a_short_pick():
    made, _ = a_builder()

    assert explain(LEADERS, made.state, "build:bank").legal
    assert explain(LEADERS, made.state, "look").clause == "leaders.turn.exclusive-choice"


def test_a_pick_written_out_in_full():
    made, _ = a_builder()
    reason = explain(LEADERS, made.state, "build:bank:gold")

    assert reason.legal and reason.message == "may-build"


def test_the_first_part_that_cannot_be_is_the_reason():
    made, _ = a_builder()
    reason = explain(LEADERS, made.state, "build:bank:subject")

    assert not reason.legal and reason.clause == "leaders.turn.payment-exact"


def test_explaining_changes_nothing():
    made = table()
    answers(made, "work")
    before = made.state.answers

    explain(LEADERS, made.state, "destroy:riot:1:subject")

    assert made.state.answers == before


@pytest.mark.parametrize("more", ["1", "gold", "swap"])
def test_the_next_decision_is_no_part_of_a_pick(more):
    made = table()
    answers(made, "look")
    kept = made.state.ask.options[0].text.split(":")[1]
    s = made.state_at(0)

    assert explain(LEADERS, s, f"look:{kept}").legal
    for pick in (f"look:{kept}:{more}", f"work:{more}", "work:bank"):
        with pytest.raises(IllegalAnswer) as refused:
            explain(LEADERS, s, pick)
        assert refused.value.kind == "wrong-arguments"


def test_what_is_paid_after_a_building_is_no_part_of_it():
    made, _ = a_builder()
    answers(made, "build:bank")
    paid = [made.state.ask.options[0].text.split(":")[1]]
    for _ in range(2):
        answers(made, f"pay:{paid[-1]}")
        paid.append(made.state.ask.options[0].text.split(":")[1])
    whole, _ = a_builder()

    assert explain(LEADERS, whole.state, ":".join(["build:bank", *paid])).legal
    with pytest.raises(IllegalAnswer):
        explain(LEADERS, whole.state, ":".join(["build:bank", *paid, "bank"]))


@pytest.mark.parametrize("pick", ["travel:4:1", "end:4", "take:bloodline-influence:time-folds-around-us"])
def test_nor_is_that_of_another_seat(pick):
    draft = {"bloodline": "", "folds": ""}
    s = lay(["A E Z", "B"], frames=[5, 5], draft=draft, options={"fate": "shape"}, held=["willed"])
    if pick == "end:4":
        s = lay(["", "B"], frames=[5, 5], options={"fate": "destiny"}, held=["folds"], actions_left=0)

    with pytest.raises(IllegalAnswer) as refused:
        explain(GEARS, s, pick)

    assert (refused.value.kind, refused.value.args_named["pick"]) == ("wrong-arguments", pick)


@pytest.mark.parametrize(
    "pick", ["influence:a:1", "establish:b:e:z", "fate:willed-into-existence:2:b:a", "fate:time-folds-around-us:1"]
)
def test_a_whole_decision_of_gears(pick):
    s = lay(["B E Z willed folds", ""], {3: "A red:1", 2: "B red:1"}, frames=[3, 5], pools=[2, 0])

    assert explain(GEARS, s, pick).legal
    with pytest.raises(IllegalAnswer):
        explain(GEARS, s, f"{pick}:1")


def test_the_place_of_a_new_round_is_no_part_of_the_last_turn():
    """The end of the round asks the same seat again, for something else."""
    s = lay(["", ""], turn=4, seat=1, actions_left=0, held=["", "folds"], options={"fate": "destiny"}, pools=[5, 0])
    after = s.clone()
    plays(after, "end")

    assert (after.ask.seat, after.ask.prompt) == (1, "ask-position")
    with pytest.raises(IllegalAnswer):
        explain(GEARS, s, "end:1")
