"""Shape the Future: the draft area."""

import pytest

from posterity.core.tasks import why
from tests.games.gears.lay import (
    asked,
    begin,
    deck,
    discard,
    draft,
    draws,
    ends_turn,
    failed,
    held,
    lay,
    lingering,
    options,
    plays,
    prompt,
    refused,
    shown,
    timeline,
    told,
)
from tests.games.gears.lay_more import CHAIN, FATES, WAYS, all_hands

SEALED, DESTINY, SHAPE = {"fate": "sealed"}, {"fate": "destiny"}, {"fate": "shape"}


@pytest.mark.rule("gears.variant.shape.setup")
@pytest.mark.parametrize("players", [2, 4])
def test_all_six_lie_open_in_the_draft_area_without_cubes(players):
    s = begin(players, SHAPE)

    assert list(draft(s)) == ["bloodline", "hoped", "plans", "folds", "more-time", "willed"]
    assert s.draft_cubes == [[0] * players] * 6
    there = [*deck(s).split(), *all_hands(s)]
    assert (len(there), set(there) & FATES) == (66, set())
    assert [card["card"] for card in shown(s, None)["draft"]] == [
        "bloodline-influence",
        "not-what-we-hoped-for",
        "perfectly-laid-plans",
        "time-folds-around-us",
        "we-need-more-time",
        "willed-into-existence",
    ]


def shaping(hands=("A", "A"), draft=None, **more):
    """A table of Shape the Future; all six cards are in the draft area unless told otherwise."""
    area = dict.fromkeys(["bloodline", "hoped", "plans", "folds", "more-time", "willed"], "")
    return lay(list(hands), draft=area if draft is None else draft, options=SHAPE, **more)


@pytest.mark.rule("gears.variant.shape.take")
def test_taking_a_card_is_one_of_three_actions_and_possible_once_a_turn():
    """The clause's example: take, draw, draw is legal, take, take is not."""
    s = shaping()

    plays(s, "take:folds", "place:none")

    assert (s.actions_left, held(s, 0), "folds" in draft(s)) == (2, "folds", False)
    assert refused(s, "take:hoped") == ("refused-taken-this-turn", "gears.variant.shape.take")
    draws(s)
    draws(s)
    assert (s.actions_left, asked(s)) == (0, 0)
    assert told(s, "took-fate") == [{"seat": 0, "fate": "time-folds-around-us"}]


@pytest.mark.rule("gears.variant.shape.take")
def test_any_card_of_the_area_may_be_taken_and_again_in_the_next_turn():
    s = shaping(deck="Z " * 40)
    first = options(s, "take")

    plays(s, "take:willed", "place:none")
    ends_turn(s)
    blue = options(s, "take")
    ends_turn(s)

    assert first == [f"take:{fate}" for fate in ("bloodline", "hoped", "plans", "folds", "more-time", "willed")]
    assert blue == options(s, "take") == first[:5]
    plays(s, "take:hoped", "place:none")
    assert held(s, 0) == "willed hoped"


@pytest.mark.rule("gears.variant.shape.take")
def test_after_the_third_action_no_card_can_be_taken():
    s = shaping(held=["folds"], draft={"hoped": ""}, actions_left=0)

    assert options(s) == ["fate:folds", "end"]
    assert refused(s, "take:hoped") == ("refused-no-actions-left", "gears.turn.three-actions")


@pytest.mark.rule("gears.variant.shape.take-from-anywhere")
@pytest.mark.parametrize("frame", [1, 3, 4, 5])
def test_a_card_may_be_taken_from_any_frame_and_the_present_day(frame):
    s = shaping(frames=[frame, 5])

    assert len(options(s, "take")) == 6


@pytest.mark.rule("gears.variant.shape.cubes-claimed")
def test_the_cubes_on_the_card_go_to_the_pools_of_their_owners():
    """The clause's example: Blue takes a card with 2 red cubes and 1 blue one."""
    s = shaping(seat=1, draft={"folds": "red:4", "bloodline": "red:2 blue:1"}, pools=[1, 5])

    plays(s, "take:bloodline")

    assert [player.pool for player in s.players] == [3, 6]
    assert told(s, "claimed-cubes") == [
        {"seat": 0, "cubes": 2, "fate": "bloodline-influence"},
        {"seat": 1, "cubes": 1, "fate": "bloodline-influence"},
    ]
    assert draft(s) == {"folds": "red:4"}


@pytest.mark.rule("gears.variant.shape.others-place")
def test_each_other_player_may_place_one_cube_from_the_supply():
    """4 players: up to three cubes, on the same or on different cards; pools are not used."""
    s = shaping(hands=["A"] * 4, players=4, pools=[1, 1, 0, 1], draft={"folds": "", "hoped": "", "plans": "blue:1"})

    plays(s, "take:folds", "place:plans", "place:plans", "place:hoped")

    assert draft(s) == {"hoped": "yellow:1", "plans": "blue:2 green:1"}
    assert [player.pool for player in s.players] == [1, 1, 0, 1]
    assert told(s, "placed-cube")[0] == {"seat": 1, "fate": "perfectly-laid-plans"}


@pytest.mark.rule("gears.variant.shape.others-place")
def test_nobody_has_to_place_a_cube():
    s = shaping(hands=["A"] * 3, players=3, draft={"folds": "", "hoped": ""})

    plays(s, "take:folds", "place:none", "place:none")

    assert (draft(s), asked(s), prompt(s)) == ({"hoped": ""}, 0, "ask-act")
    assert told(s, "placed-nothing") == [{"seat": 1}, {"seat": 2}]


@pytest.mark.rule("gears.variant.shape.others-place")
def test_why_tells_of_placing_a_cube_and_of_placing_none():
    s = shaping(draft={"folds": "", "hoped": ""})

    plays(s, "take:folds")

    answers = [why(s, s.book.lexicon.parse(answer)) for answer in ("place:not-what-we-hoped-for", "place:none")]
    assert [reason.legal for reason in answers] == [True, True]
    assert [reason.args.get("fate") for reason in answers] == ["not-what-we-hoped-for", None]


@pytest.mark.rule("gears.variant.shape.sequence")
def test_the_card_leaves_then_its_cubes_then_the_others_place_and_then_the_turn_goes_on():
    s = shaping(draft={"folds": "blue:3", "hoped": ""})

    plays(s, "take:folds")
    while_placing = (draft(s), held(s, 0), s.players[1].pool, asked(s), prompt(s), options(s))
    assert refused(s, "place:folds") == ("refused-not-in-draft", "gears.variant.shape.others-place")
    assert refused(s, "draw") == ("refused-finish-first", "gears.turn.atomic")
    plays(s, "place:hoped")

    assert while_placing == ({"hoped": ""}, "folds", 3, 1, "ask-place", ["place:hoped", "place:none"])
    assert (asked(s), prompt(s), s.actions_left) == (0, "ask-act", 2)


@pytest.mark.rule("gears.variant.shape.placing-order")
@pytest.mark.parametrize(("taker", "others"), [(2, [3, 0, 1]), (0, [1, 2, 3]), (3, [0, 1, 2])])
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [2, 0, 3, 1]])
def test_the_others_decide_in_player_order_from_the_taker_on(taker, others, order):
    """The first is the clause's example; places in the order stand for colours."""
    s = shaping(hands=["A"] * 4, players=4, order=order, seat=order[taker])

    plays(s, "take:folds")
    found = []
    while prompt(s) == "ask-place":
        found.append(asked(s))
        plays(s, "place:none")

    assert found == [order[place] for place in others]


@pytest.mark.rule("gears.variant.shape.area-empty")
def test_from_an_empty_area_nothing_can_be_taken():
    s = shaping(draft={})

    assert options(s, "take") == []
    assert refused(s, "take:folds") == ("refused-draft-empty", "gears.variant.shape.area-empty")


@pytest.mark.rule("gears.variant.shape.area-empty")
def test_after_the_last_card_nobody_places_a_cube():
    s = shaping(draft={"folds": "red:1"})

    plays(s, "take:folds")

    assert (asked(s), prompt(s), draft(s)) == (0, "ask-act", {})


@pytest.mark.rule("gears.variant.shape.take")
def test_a_card_that_is_not_in_the_area_cannot_be_taken():
    s = shaping(draft={"folds": ""})

    assert refused(s, "take:hoped") == ("refused-not-in-draft", "gears.variant.shape.take")


@pytest.mark.rule("gears.variant.shape.held")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_taken_cards_lie_openly_in_front_of_the_player(viewer):
    s = shaping(held=["folds hoped", "plans"], draft={"willed": "blue:2"})

    seen = shown(s, viewer)

    assert [player["fate"] for player in seen["players"]] == [
        ["time-folds-around-us", "not-what-we-hoped-for"],
        ["perfectly-laid-plans"],
    ]
    assert [player["hand_size"] for player in seen["players"]] == [1, 1]
    assert seen["draft"] == [{"card": "willed-into-existence", "cubes": [0, 2]}]


@pytest.mark.rule("gears.variant.shape.held")
def test_held_cards_do_not_count_for_the_refill():
    s = shaping(hands=["A A A A A", "A A A A A A"], held=["folds hoped", "plans"], step="prepare")

    assert [len(player.hand) for player in s.players] == [6, 6]
    assert (held(s, 0), held(s, 1)) == ("folds hoped", "plans")


@pytest.mark.rule("gears.variant.shape.held")
def test_a_card_may_be_played_in_the_turn_it_was_taken_or_later():
    s = shaping(held=["hoped"], timeline={1: "A red:1"})

    plays(s, "take:folds", "place:none")

    assert options(s, "fate") == ["fate:hoped", "fate:folds"]
    plays(s, "fate:folds", "whom:0", "fate:hoped", "on:1:A")
    assert (held(s, 0), lingering(s)) == ("", ["hoped red 1 A"])


@pytest.mark.rule("gears.variant.shape.returns", "gears.fate.discarded-at-once")
@pytest.mark.parametrize("fate", ["bloodline", "folds", "more-time"])
def test_three_cards_return_as_soon_as_they_are_resolved(fate):
    """The clause's example: taken and played in one turn, Blue can take the card in the next."""
    s = shaping(timeline=CHAIN)
    plays(s, f"take:{fate}", "place:none", *WAYS[fate])

    assert (held(s, 0), draft(s)[fate], discard(s)) == ("", "", "")
    assert len(s.draft) == len(s.draft_cubes) == 6
    ends_turn(s)
    plays(s, f"take:{fate}", "place:none")
    assert held(s, 1) == fate


@pytest.mark.rule("gears.variant.shape.returns")
@pytest.mark.parametrize("fate", ["hoped", "plans", "willed"])
def test_the_others_return_when_the_next_round_is_prepared(fate):
    s = shaping(held=[fate], draft={"folds": "red:1"}, timeline=CHAIN, turn=4, deck="Z " * 40)

    plays(s, *WAYS[fate])
    in_play = (held(s, 0), draft(s), len(lingering(s)))
    while s.round == 1:
        ends_turn(s)

    assert in_play == ("", {"folds": "red:1"}, 1)
    assert (draft(s), lingering(s)) == ({"folds": "red:1", fate: ""}, [])
    assert not set(discard(s).split()) & FATES


@pytest.mark.rule("gears.variant.shape.no-payment")
def test_held_cards_pay_for_nothing():
    s = shaping(hands=["A", ""], held=["folds hoped"], frames=[2, 5])
    assert refused(s, "establish:A") == ("refused-too-few-cards", "gears.establish.other-cards")

    s = shaping(hands=["A E", ""], held=["folds hoped"], frames=[2, 5])
    plays(s, "establish:A")

    assert options(s) == ["pay:E"]
    assert refused(s, "pay:folds") == ("refused-fate-cannot-pay", "gears.variant.shape.no-payment")
    plays(s, "pay:E")
    assert (timeline(s), held(s, 0)) == ({2: "A red:1"}, "folds hoped")


@pytest.mark.rule("gears.variant.shape.cubes-persist")
def test_cubes_wait_on_the_cards_over_turns_and_rounds():
    """They count neither as influence nor as pool: Red scores nothing and is not asked to influence."""
    s = shaping(draft={"folds": "red:3 blue:1", "hoped": ""}, timeline={1: "A blue:1"}, turn=4, deck="Z " * 80)

    assert refused(s, "influence:A") == ("refused-empty-pool", "gears.influence.empty-pool")
    while s.round == 1:
        ends_turn(s)

    assert draft(s) == {"folds": "red:3 blue:1", "hoped": ""}
    assert [player.pool for player in s.players] == [0, 1]
    assert asked(s) == 0  # the smaller pool chooses first
    plays(s, "position:1", "position:2", "take:folds")
    assert [player.pool for player in s.players] == [3, 2]


@pytest.mark.rule("gears.variant.shape.unplayed-kept")
def test_an_unplayed_card_stays_with_its_player_across_rounds():
    s = shaping(held=["folds", "willed hoped"], draft={"plans": ""}, turn=4, deck="Z " * 60)

    while s.round == 1:
        ends_turn(s)

    assert (held(s, 0), held(s, 1), draft(s)) == ("folds", "willed hoped", {"plans": ""})
    assert failed(s) == {}


@pytest.mark.rule("gears.variant.shape.returns", "gears.component.deck-size")
def test_a_new_card_from_the_area_does_not_carry_old_cubes():
    """A card that was taken with cubes on it comes back without them."""
    s = shaping(draft={"folds": "red:2 blue:2", "hoped": "blue:1"})

    plays(s, "take:folds", "place:none", "fate:folds", "whom:0")

    assert draft(s) == {"hoped": "blue:1", "folds": ""}
