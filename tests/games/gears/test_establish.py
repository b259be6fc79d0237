"""Establishing a technology: from the hand into the current frame, paid with other cards, marked with cubes."""

import pytest

from posterity.core.answers import IllegalAnswer
from tests.games.gears.lay import (
    ask_args,
    asked,
    deck,
    discard,
    draws,
    ends_turn,
    establishes,
    everything,
    failed,
    frames,
    hand,
    heard,
    influences,
    lay,
    options,
    plays,
    pools,
    prompt,
    refusal,
    refused,
    shown,
    successful,
    table,
    timeline,
    told,
)

# ---------------------------------------------------------------- the action


@pytest.mark.rule("gears.establish.procedure")
def test_a_technology_is_paid_for_and_placed_with_as_many_cubes():
    """Red is in F2 with A, B, E and Z and establishes B (cost 2), discarding E and Z."""
    s = lay(["A B E Z", ""], frames=[2, 5], pools=[3, 0])

    establishes(s, "B", "E Z")

    assert timeline(s) == {2: "B red:2"}
    assert [(site.cubes, site.modifier) for site in table(s).timeline] == [([2, 0], 0)]
    assert (hand(s, 0), discard(s), pools(s)) == ("A", "Z E", [3, 0])
    assert (s.actions_left, asked(s), frames(s)) == (2, 0, [2, 5])
    assert told(s, "established") == [{"seat": 0, "frame": 2, "technology": "b", "cubes": 2, "successful": "no"}]


@pytest.mark.rule("gears.establish.procedure")
def test_the_technology_stays_in_hand_until_the_payment_is_complete():
    s = lay(["A B E Z", ""], frames=[2, 5])

    plays(s, "establish:B")
    asked_first = ask_args(s), prompt(s), options(s)
    plays(s, "pay:E")

    assert asked_first == (
        {"number": 1, "technology": "b", "count": 2, "left": 2},
        *("ask-pay", ["pay:A", "pay:E", "pay:Z"]),
    )
    assert ask_args(s) == {"number": 2, "technology": "b", "count": 2, "left": 1}
    assert (hand(s, 0), discard(s), timeline(s), s.actions_left) == ("A B Z", "E", {}, 3)


@pytest.mark.rule("gears.establish.other-cards")
def test_the_card_established_is_no_part_of_its_payment():
    """With just B and E in hand, Red cannot establish B (cost 2); with one card more she can."""
    s = lay(["B E", ""], frames=[2, 5])
    more = lay(["B E Z", ""], frames=[2, 5])

    reason = refusal(s, "establish:B")

    assert (reason.message, reason.clause) == ("refused-too-few-cards", "gears.establish.other-cards")
    assert reason.args == {
        **{"pick": "establish:b", "technology": "b", "actions": 3, "here": 2, "present": 5, "pool": 0},
        **{"cost": 2, "others": 1, "holds": 0, "capacity": 3},
    }
    assert "establish:B" in options(more)


@pytest.mark.rule("gears.establish.other-cards")
@pytest.mark.parametrize(("name", "cost"), [("Z", 0), ("A", 1), ("B", 2), ("C", 3)])
def test_a_technology_of_cost_c_needs_c_plus_one_cards(name, cost):
    enough = lay([f"{name} {'E ' * cost}", ""], frames=[2, 5])

    assert f"establish:{name}" in options(enough)
    if cost:
        short = lay([f"{name} {'E ' * (cost - 1)}", ""], frames=[2, 5])
        assert refused(short, f"establish:{name}") == ("refused-too-few-cards", "gears.establish.other-cards")


@pytest.mark.rule("gears.establish.other-cards")
def test_one_cannot_pay_with_the_card_being_established():
    s = lay(["B E Z", ""], frames=[2, 5])

    plays(s, "establish:B")
    reason = refusal(s, "pay:B")

    assert (reason.message, reason.clause) == ("refused-not-to-pay", "gears.establish.exact-payment")
    assert reason.args == {"pick": "pay:b", "card": "b", "number": 1, "technology": "b", "count": 2, "left": 2}


@pytest.mark.rule("gears.establish.exact-payment")
def test_exactly_the_printed_number_of_cards_is_paid():
    """For B (cost 2) Red pays two cards: not one, and a third is not even asked for."""
    s = lay(["B E Z Z A", ""], frames=[2, 5])

    plays(s, "establish:B", "pay:E")
    after_one = timeline(s), prompt(s)
    plays(s, "pay:Z")

    assert after_one == ({}, "ask-pay")
    assert (timeline(s), prompt(s), hand(s, 0)) == ({2: "B red:2"}, "ask-act", "A Z")
    refusal(s, "pay:Z")


@pytest.mark.rule("gears.establish.exact-payment")
@pytest.mark.parametrize("pick", ["pay:G", "pay:A"])
def test_payment_comes_from_the_own_hand(pick):
    """G is in Blue's hand, A in the piles."""
    s = lay(["B E Z", "G"], frames=[2, 5], deck="A A", discard="A")

    plays(s, "establish:B")

    assert refused(s, pick) == ("refused-not-to-pay", "gears.establish.exact-payment")


@pytest.mark.rule("gears.establish.any-card-pays")
def test_a_further_copy_and_a_fate_card_pay_like_any_card():
    """Red holds B, B and Bloodline Influence: the other B and the Fate card pay, and the Fate card has no effect."""
    s = lay(["B B bloodline", ""], {1: "A blue:1"}, frames=[2, 5])

    plays(s, "establish:B")
    first = options(s)
    plays(s, "pay:B")
    then = options(s)
    plays(s, "pay:bloodline")

    assert first == ["pay:B", "pay:bloodline"]
    assert then == ["pay:bloodline"]
    assert timeline(s) == {1: "A blue:1", 2: "B red:2"}
    assert (hand(s, 0), discard(s)) == ("", "bloodline B")


@pytest.mark.rule("gears.establish.any-card-pays")
@pytest.mark.parametrize("card", ["A", "C", "Z", "Mining", "hoped", "folds"])
def test_every_card_counts_as_one(card):
    s = lay([f"A E {card}", ""], frames=[2, 5])

    establishes(s, "A", card)

    assert timeline(s) == {2: "A red:1"}
    assert discard(s).lower() == card.lower()


@pytest.mark.rule("gears.establish.payment-hidden")
def test_the_others_learn_how_many_cards_are_paid_and_not_which():
    s = lay(["B E Z", ""], frames=[2, 5])

    establishes(s, "B", "E Z")

    assert [pair for pair in heard(s, 0) if pair[0] == "paid"] == [
        ("paid", {"seat": 0, "card": "e"}),
        ("paid", {"seat": 0, "card": "z"}),
    ]
    for viewer in (1, None):
        assert [pair for pair in heard(s, viewer) if "paid" in pair[0]] == [("paid-unseen", {"seat": 0})] * 2
        assert "discard" not in shown(s, viewer) and shown(s, viewer)["discard_size"] == 2


@pytest.mark.rule("gears.establish.cubes")
@pytest.mark.parametrize(("seat", "colour"), [(0, "red"), (1, "blue"), (2, "green")])
def test_cubes_are_of_the_own_colour_from_the_supply_and_as_many_as_the_cost(seat, colour):
    """Not the reward (5), and the pool, empty or not, is not touched."""
    hands = ["C Z Z Z" if seat == number else "" for number in range(3)]
    for pool in (0, 2):
        s = lay(hands, players=3, seat=seat, frames=[2, 2, 2], pools=[pool] * 3)

        establishes(s, "C", "Z Z Z")

        assert timeline(s) == {2: f"C {colour}:3"}
        assert pools(s) == [pool] * 3


@pytest.mark.rule("gears.establish.cost-zero")
def test_a_technology_of_cost_zero_starts_without_cubes_and_without_a_payment():
    s = lay(["Z", ""], frames=[1, 5], actions_left=3)

    plays(s, "establish:Z")

    assert (timeline(s), discard(s), hand(s, 0)) == ({1: "Z"}, "", "")
    assert (successful(s), s.actions_left, prompt(s)) == ({1: "Z"}, 2, "ask-act")


@pytest.mark.rule("gears.establish.cost-zero")
@pytest.mark.parametrize(("cubes", "left"), [(0, {}), (1, {1: "Z"})])
def test_a_technology_of_cost_zero_is_lost_unless_somebody_puts_a_cube_on_it(cubes, left):
    """In the last turn of round 1 Blue puts a cube from the pool on the Z that Red established, or draws."""
    s = lay(["Z", ""], order=[0, 1], turn=4, frames=[1, 1], actions_left=1, pools=[0, 3], deck="E " * 60)
    plays(s, "establish:Z")

    if cubes:
        influences(s, "Z", 1)
    ends_turn(s)

    assert s.round == 2
    assert timeline(s) == left


# ---------------------------------------------------------------- room


@pytest.mark.rule("gears.establish.capacity")
@pytest.mark.parametrize(
    ("frame", "there", "room"),
    [
        (4, "", True),
        (4, "A blue:1", False),
        (3, "A blue:1", True),
        (3, "A blue:1, G blue:2", False),
        (1, "A blue:1, G blue:2, B blue:2", True),
        (1, "A blue:1, G blue:2, B blue:2, D blue:3", False),
    ],
)
def test_a_frame_takes_technologies_up_to_its_capacity(frame, there, room):
    """2 players, round 1: F4 holds one, F3 two, F1 four."""
    s = lay(["E Z Z", ""], {frame: there} if there else {}, frames=[frame, 5])

    if room:
        establishes(s, "E", "Z Z")
        assert "E red:2" in timeline(s)[frame]
    else:
        assert refused(s, "establish:E") == ("refused-frame-full", "gears.establish.capacity")


@pytest.mark.rule("gears.establish.capacity")
def test_a_full_frame_names_its_numbers():
    s = lay(["E Z Z", ""], {3: "A blue:1, G blue:2"}, frames=[3, 5])

    args = refusal(s, "establish:E").args

    assert (args["holds"], args["capacity"], args["here"], args["present"]) == (2, 2, 3, 5)


@pytest.mark.rule("gears.establish.capacity-counts-all")
def test_a_cubeless_and_a_failed_technology_use_capacity():
    """2 players, round 2: F4 (capacity 2) holds an A without cubes and a failed B, both of Blue."""
    s = lay(["E Z Z", ""], {4: "A, B blue:1"}, round=2, frames=[4, 6])

    assert failed(s) == {4: "B"}
    assert refused(s, "establish:E") == ("refused-frame-full", "gears.establish.capacity")


@pytest.mark.rule("gears.establish.capacity-counts-all")
def test_fate_cards_beside_technologies_use_none():
    beside = ["plans blue 3 A", "hoped blue 3 A", "willed blue 3 A A"]
    s = lay(["E Z Z", ""], {3: "A blue:1"}, lingering=beside, frames=[3, 5])

    establishes(s, "E", "Z Z")

    assert timeline(s) == {3: "A blue:1, E red:2"}


@pytest.mark.rule("gears.establish.no-copy-in-frame")
@pytest.mark.parametrize("copy", ["A blue:1", "A red:1", "A"])
def test_a_frame_takes_no_second_copy_although_there_is_room(copy):
    s = lay(["A Z", ""], {2: copy}, frames=[2, 5])

    assert refused(s, "establish:A") == ("refused-copy-in-frame", "gears.establish.no-copy-in-frame")


@pytest.mark.rule("gears.establish.no-copy-in-frame")
def test_not_even_beside_a_failed_copy():
    s = lay(["B Z Z", ""], {2: "B blue:2"}, frames=[2, 5])

    assert failed(s) == {2: "B"}
    assert refused(s, "establish:B") == ("refused-copy-in-frame", "gears.establish.no-copy-in-frame")


@pytest.mark.rule("gears.establish.copy-elsewhere")
@pytest.mark.parametrize(("there", "goes"), [(3, 1), (1, 3), (2, 3)])
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_copies_in_other_frames_do_not_matter(there, goes, colour):
    """A is in F3; Red travels to F1 and establishes another A there. It works the other way round, too."""
    s = lay(["A Z", ""], {there: f"A {colour}:1"})

    plays(s, f"travel:{goes}")
    establishes(s, "A", "Z")

    assert timeline(s)[goes] == "A red:1"
    assert timeline(s)[there] == f"A {colour}:1"


# ---------------------------------------------------------------- what may be established


@pytest.mark.rule("gears.establish.without-dependencies")
def test_a_technology_may_be_established_before_its_dependencies_exist():
    s = lay(["C Z Z Z", ""], frames=[4, 5])

    establishes(s, "C", "Z Z Z")

    assert timeline(s) == {4: "C red:3"}
    assert failed(s) == {4: "C"}


@pytest.mark.rule("gears.establish.updates-success")
def test_those_further_right_become_successful_in_a_chain_at_once():
    s = lay(["A Z", ""], {3: "B blue:2", 4: "C blue:3"}, frames=[1, 5])
    before = failed(s)

    establishes(s, "A", "Z")

    assert before == {3: "B", 4: "C"}
    assert (successful(s), failed(s)) == ({1: "A", 3: "B", 4: "C"}, {})
    assert told(s, "established")[0]["successful"] == "yes"


@pytest.mark.rule("gears.establish.technology-only")
@pytest.mark.parametrize("where", ["deck", "discard", "other hand", "nowhere"])
def test_only_cards_of_the_own_hand_can_be_established(where):
    s = lay(
        ["E Z Z", "A" if where == "other hand" else ""],
        frames=[2, 5],
        deck="A E" if where == "deck" else "E E",
        discard="A" if where == "discard" else "",
    )

    assert refused(s, "establish:A") == ("refused-not-in-hand", "gears.establish.technology-only")


@pytest.mark.rule("gears.establish.technology-only")
@pytest.mark.rule("gears.component.fate-fields")
def test_a_fate_card_cannot_be_established():
    s = lay(["bloodline Z Z", ""], frames=[2, 5])
    before = everything(s)

    with pytest.raises(IllegalAnswer):
        plays(s, "establish:bloodline")

    assert everything(s) == before
    assert options(s, "establish") == ["establish:Z"]


@pytest.mark.rule("gears.establish.one-per-action")
def test_each_action_places_exactly_one_technology():
    """With two copies of A in hand one goes, and another establish action, in another frame, places the other."""
    s = lay(["A A Z Z", ""], frames=[2, 5], actions_left=3)

    establishes(s, "A", "Z")
    after_one = timeline(s), hand(s, 0), s.actions_left
    plays(s, "travel:1")
    establishes(s, "A", "Z")

    assert after_one == ({2: "A red:1"}, "A Z", 2)
    assert timeline(s) == {1: "A red:1", 2: "A red:1"}
    assert (asked(s), hand(s, 0)) == (1, "")


@pytest.mark.rule("gears.establish.one-per-action")
def test_establishing_uses_one_action_whatever_the_cost():
    s = lay(["C E Z Z Z Z Z", ""], frames=[1, 5])

    establishes(s, "C", "Z Z Z")
    costs = [s.actions_left]
    plays(s, "establish:Z")
    costs.append(s.actions_left)
    draws(s)

    assert costs == [2, 1]
    assert deck(s) == "Z Z Z Z Z Z"
