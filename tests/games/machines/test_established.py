"""When-established abilities: what happens, for whom, at which cost."""

import pytest

from posterity.core.tasks import why
from tests.games.gears.lay import (
    asked,
    deck,
    discard,
    ends_turn,
    establishes,
    frames,
    hand,
    influences,
    messages,
    options,
    plays,
    pools,
    prompt,
    refusal,
    refused,
    scores,
    table,
    timeline,
    told,
)
from tests.games.machines.lay import ability, activated, activates, can_take_back, changed, chooses, do, here, lay

DRAW_ONE = ability("established", do("draw", cards=1))

# ---------------------------------------------------------------- when it happens


@pytest.mark.rule("machines.turn.establish-sequence", "machines.when.draw-goes-to-hand", "machines.when.mandatory")
def test_red_establishes_w_and_draws_two_cards():
    """Red with W and E in hand establishes W paying E, then draws two cards: hand 2."""
    s = here({}, 2, ["W E"], deck="A B C")

    establishes(s, "W", "E")

    assert (hand(s, 0), deck(s), discard(s)) == ("A B", "C", "E")
    assert (timeline(s), s.actions_left, prompt(s)) == ({2: "W red:1"}, 2, "ask-act")


@pytest.mark.rule("machines.turn.establish-sequence")
def test_first_the_card_is_there_and_success_is_known_then_the_ability_happens():
    """An A that draws a card when established, with a B waiting for it."""
    s = here({3: "B blue:2"}, 2, ["A E"], cards=changed("A", ability=DRAW_ONE), deck="E E")

    establishes(s, "A", "E")

    assert messages(s) == ["paid", "established", "became-successful", "ability-drew"]


@pytest.mark.rule("machines.turn.establish")
@pytest.mark.parametrize(
    ("there", "cards", "why"),
    [
        ({4: "E blue:1"}, "W E", ("refused-frame-full", "gears.establish.capacity")),
        ({3: "W blue:1"}, "W E", ("refused-copy-in-frame", "gears.establish.no-copy-in-frame")),
        ({}, "W", ("refused-too-few-cards", "gears.establish.other-cards")),
    ],
)
def test_establishing_is_bound_as_in_the_base_game(there, cards, why):
    s = here(there, next(iter(there), 3), [cards])

    assert refused(s, "establish:W") == why


@pytest.mark.rule("machines.turn.establish")
def test_cubes_come_from_the_supply_and_dependencies_are_not_required():
    s = here({}, 2, ["M E A"], pools=[1, 0])

    establishes(s, "M", "E A")

    assert (timeline(s), pools(s), scores(s)) == ({2: "M red:2"}, [1, 0], [0, 0])
    assert not table(s).timeline[0].successful


@pytest.mark.rule("machines.when.trigger")
def test_it_happens_each_time_a_card_with_it_is_established():
    """Red establishes W in F1 and in the next turn another W in F3: two draws of two cards."""
    s = here({1: "treadmill red:1"}, 1, ["W E E W"], deck="A " * 6 + "Z " * 20)
    establishes(s, "W", "E")
    assert hand(s, 0) == "A A E W"
    ends_turn(s)
    ends_turn(s)
    plays(s, "activate:treadmill")
    before = len(s.players[0].hand)
    establishes(s, "W", "E")

    assert timeline(s) == {1: "treadmill red:1, W red:1", 3: "W red:1"}
    assert len(s.players[0].hand) == before
    assert [args["count"] for args in told(s, "ability-drew")] == [2, 2]


@pytest.mark.rule("machines.when.trigger", "machines.resolve.no-abilities")
def test_neither_success_nor_a_new_round_triggers_it():
    """V(A) draws a card when established; A comes later, and the round ends."""
    s = here({2: "V red:1"}, 1, ["A E"], deck="Z " * 40)
    establishes(s, "A", "E")

    assert table(s).timeline[1].successful
    assert told(s, "ability-drew") == []
    ended = lay(["E " * 6] * 2, {1: "A red:2, W red:2", 2: "V red:2"}, step="end")
    assert told(ended, "ability-drew") == [] and told(ended, "activated") == []
    assert (hand(ended, 0), timeline(ended)[2]) == ("E E E E E E", "V red:1")


@pytest.mark.rule("machines.when.who")
def test_later_leaders_get_nothing_from_it():
    s = here({2: "W blue:1"}, 2, [""], pools=[3, 0])

    influences(s, "W", 3)

    assert (hand(s, 0), hand(s, 1), told(s, "ability-drew")) == ("", "", [])
    assert refused(s, "activate:W") == ("refused-no-gear", "machines.activate.gear-only")


@pytest.mark.rule("machines.when.who")
def test_the_ability_is_for_the_one_who_establishes():
    s = lay(["E", "W E"], seat=1, frames=[5, 2], deck="A B C")

    establishes(s, "W", "E")

    assert (hand(s, 0), hand(s, 1)) == ("E", "A B")


@pytest.mark.rule("machines.when.no-success-needed")
def test_it_asks_neither_for_success_nor_for_the_lead():
    """V costs nothing and depends on A, which is not there: a card is drawn all the same."""
    s = here({}, 2, ["V"], deck="B C")

    establishes(s, "V")

    assert (hand(s, 0), timeline(s), table(s).timeline[0].successful) == ("B", {2: "V"}, False)


@pytest.mark.rule("machines.component.when-established-fundamental")
@pytest.mark.parametrize("name", ["W", "rocket-sled", "starscribing", "tollgate"])
def test_a_fundamental_technology_is_successful_when_its_ability_happens(name):
    s = here({}, 2, [f"{name} E E"], deck="A B C")

    establishes(s, name, "E")

    assert [site.successful for site in table(s).timeline] == [True]


@pytest.mark.rule("machines.when.not-an-activation")
def test_it_does_not_use_the_activation_and_several_may_happen_in_a_turn():
    s = here({2: "forge red:1"}, 2, ["W E W E tollgate"], deck="A B C Z Z Z")
    establishes(s, "W", "E")
    assert not activated(s)
    plays(s, "activate:forge")
    establishes(s, "tollgate", "E")
    chooses(s, "card:A")
    plays(s, "travel:1")

    assert (pools(s), s.actions_left) == ([4, 0], 0)
    assert told(s, "ability-drew")[0]["count"] == 2


@pytest.mark.rule("machines.when.as-far-as-possible")
@pytest.mark.parametrize(("pile", "drawn"), [("A B C", "A B"), ("A", "A E"), ("", "E")])
def test_as_many_cards_are_drawn_as_there_are(pile, drawn):
    """W is established while both piles together hold one card, the payment: one card is drawn."""
    s = here({}, 2, ["W E"], deck=pile)

    establishes(s, "W", "E")

    assert hand(s, 0) == drawn


@pytest.mark.rule("machines.when.as-far-as-possible")
def test_without_a_card_in_both_piles_nothing_is_drawn():
    """Both piles are empty and V costs nothing."""
    s = here({}, 2, ["V E"], deck="")

    establishes(s, "V")

    assert (hand(s, 0), prompt(s)) == ("E", "ask-act")


@pytest.mark.rule("machines.when.draw-goes-to-hand")
def test_drawing_through_an_ability_is_no_draw_action():
    """The printed sample ability draws two cards: hand +2, discard pile +0."""
    s = here({}, 2, ["W E A"], deck="B C Z")

    establishes(s, "W", "E")

    assert (hand(s, 0), discard(s), prompt(s)) == ("A B C", "E", "ask-act")
    assert s.actions_left == 2


# ---------------------------------------------------------------- compulsory and optional


@pytest.mark.rule("machines.when.mandatory")
def test_a_compulsory_ability_is_not_asked_for():
    s = here({}, 2, ["W E"], deck="A B C")
    plays(s, "establish:W")
    plays(s, "pay:E")

    assert (prompt(s), len(s.players[0].hand)) == ("ask-act", 2)


@pytest.mark.rule("machines.when.mandatory", "machines.when.cost-unpayable")
def test_a_compulsory_ability_whose_cost_can_be_paid_must_be_paid_for():
    s = here({}, 2, ["tollgate E A B"])
    establishes(s, "tollgate", "E")

    assert (prompt(s), options(s)) == ("ask-discard", ["choose:card:A", "choose:card:B"])
    for pick in ("choose:no", "choose:none", "end"):
        assert refused(s, pick) == ("refused-finish-first", "gears.turn.atomic")


@pytest.mark.rule("machines.when.optional", "machines.card.starscribing.effect")
def test_an_optional_ability_may_be_declined_as_a_whole():
    s = here({}, 2, ["starscribing E A B"], deck="C C C C")
    establishes(s, "starscribing", "E")
    assert (prompt(s), options(s)) == ("ask-use", ["choose:yes", "choose:no"])

    chooses(s, "no")

    assert (hand(s, 0), discard(s), prompt(s)) == ("A B", "E", "ask-act")
    assert told(s, "declined") == [{"seat": 0, "technology": "starscribing"}]


@pytest.mark.rule("machines.when.optional")
def test_it_cannot_be_saved_for_later():
    s = here({}, 2, ["starscribing E A B"], deck="C C C C")
    establishes(s, "starscribing", "E")
    assert refused(s, "end") == ("refused-finish-first", "gears.turn.atomic")
    assert refused(s, "draw") == ("refused-finish-first", "gears.turn.atomic")

    chooses(s, "no")

    assert refused(s, "choose:yes") == ("refused-not-now", "gears.round.phases")
    assert refused(s, "activate:starscribing") == ("refused-no-gear", "machines.activate.gear-only")


# ---------------------------------------------------------------- additional costs


@pytest.mark.rule("machines.when.additional-cost")
def test_an_additional_cost_is_paid_after_the_discard_cost():
    """Tollgate: one card for the technology, one more for its ability, which gives two cubes."""
    s = here({}, 2, ["tollgate E A B"])
    establishes(s, "tollgate", "E")

    assert pools(s) == [0, 0]
    chooses(s, "card:A")

    assert (hand(s, 0), discard(s), pools(s)) == ("B", "A E", [2, 0])
    assert messages(s) == ["paid", "established", "ability-discarded", "gained-cubes"]


@pytest.mark.rule("machines.when.additional-cost", "machines.when.cost-unpayable")
def test_a_player_whose_last_card_went_into_the_discard_cost_cannot_pay_it():
    s = here({}, 2, ["tollgate E"])

    establishes(s, "tollgate", "E")

    assert (timeline(s), pools(s), prompt(s)) == ({2: "tollgate red:1"}, [0, 0], "ask-act")
    assert told(s, "not-paid") == [{"seat": 0, "technology": "tollgate"}]


@pytest.mark.rule("machines.when.cost-unpayable")
@pytest.mark.parametrize(("cards", "happens"), [("E", False), ("E E", False), ("E E E", True)])
def test_a_cost_is_never_paid_in_part(cards, happens):
    """Furnace: one card and one card more on top of the discard cost, for four points."""
    s = here({}, 2, [f"furnace {cards}"])

    establishes(s, "furnace", "E")

    if happens:
        chooses(s, "card:E", "card:E")
    assert (scores(s), prompt(s)) == ([4 if happens else 0, 0], "ask-act")
    assert len(s.players[0].hand) == (0 if happens else len(cards.split()) - 1)


@pytest.mark.rule("machines.when.additional-cost")
def test_only_a_card_in_hand_pays_it():
    s = here({}, 2, ["tollgate E A", "B"])
    establishes(s, "tollgate", "E")

    assert refused(s, "choose:card:B") == ("refused-no-such-card", "machines.when.additional-cost")
    assert refused(s, "choose:card:tollgate") == ("refused-no-such-card", "machines.when.additional-cost")


# ---------------------------------------------------------------- Rocket Sled


@pytest.mark.rule("machines.card.rocket-sled.effect", "machines.card.rocket-sled.cost")
@pytest.mark.parametrize("goes", [3, 4, 5])
def test_rocket_sled_goes_to_the_right_for_an_action(goes):
    """Red establishes it in F2 with the first action and gives up the second: F3, F4 or the Present Day."""
    s = here({}, 2, ["rocket-sled E"])
    establishes(s, "rocket-sled", "E")
    chooses(s, "yes")

    assert options(s) == ["choose:frame:3", "choose:frame:4", "choose:frame:5"]
    chooses(s, f"frame:{goes}")

    assert (frames(s), s.actions_left) == ([goes, 5], 1)
    assert told(s, "gave-actions") == [{"seat": 0, "actions": 1}]


@pytest.mark.rule("machines.card.rocket-sled.effect")
@pytest.mark.parametrize("frame", [1, 2, 6, 99])
def test_at_least_one_frame_and_not_beyond_the_present_day(frame):
    s = here({}, 2, ["rocket-sled E"])
    establishes(s, "rocket-sled", "E")
    chooses(s, "yes")

    assert refused(s, f"choose:frame:{frame}") == ("refused-out-of-reach", "machines.activate.movement-bounds")


@pytest.mark.rule("machines.card.rocket-sled.effect", "machines.when.optional")
def test_whoever_declines_keeps_the_action():
    s = here({}, 2, ["rocket-sled E"])
    establishes(s, "rocket-sled", "E")

    chooses(s, "no")

    assert (frames(s), s.actions_left) == ([2, 5], 2)


@pytest.mark.rule("machines.card.rocket-sled.cost")
@pytest.mark.parametrize("left", [3, 2])
def test_an_action_given_up_is_lost(left):
    """Red uses it with two actions left and gives up one: one action left in this turn."""
    s = here({}, 2, ["rocket-sled E"], actions_left=left)
    establishes(s, "rocket-sled", "E")
    chooses(s, "yes", "frame:3")

    assert s.actions_left == left - 2
    if left == 2:
        assert refused(s, "draw") == ("refused-no-actions-left", "gears.turn.three-actions")
        plays(s, "end")
        assert asked(s) == 1


@pytest.mark.rule("machines.card.rocket-sled.not-future")
@pytest.mark.parametrize("tokens", [[], [0]])
def test_actions_of_later_turns_cannot_be_given_up(tokens):
    """With no action left in the turn the cost of one action cannot be paid, not even with a fifth turn to come."""
    s = here({}, 2, ["rocket-sled E"], actions_left=1, tokens=tokens)

    establishes(s, "rocket-sled", "E")

    assert (prompt(s), frames(s), s.actions_left) == ("ask-act", [2, 5], 0)
    assert told(s, "not-paid") == [{"seat": 0, "technology": "rocket-sled"}]


@pytest.mark.rule("machines.card.rocket-sled.extra-action")
def test_an_additional_action_may_be_given_up():
    s = here({2: "timegears red:1"}, 2, ["rocket-sled E"], actions_left=1)
    plays(s, "activate:timegears")
    establishes(s, "rocket-sled", "E")

    chooses(s, "yes", "frame:4")

    assert (frames(s), s.actions_left) == ([4, 5], 0)


# ---------------------------------------------------------------- Starscribing


@pytest.mark.rule("machines.card.starscribing.effect")
def test_starscribing_exchanges_the_whole_hand_for_three_cards():
    """Hand of 5: 5 discarded, 3 drawn, hand 3."""
    s = here({}, 2, ["starscribing Z A A B B E"], deck="C C C C")
    establishes(s, "starscribing", "Z")
    assert len(s.players[0].hand) == 5

    chooses(s, "yes")

    assert (hand(s, 0), deck(s), sorted(discard(s).split())) == ("C C C", "C", ["A", "A", "B", "B", "E", "Z"])


@pytest.mark.rule("machines.card.starscribing.empty-hand")
def test_starscribing_with_an_empty_hand_simply_draws_three():
    s = here({}, 2, ["starscribing Z"], deck="C C C C")
    establishes(s, "starscribing", "Z")

    chooses(s, "yes")

    assert (hand(s, 0), discard(s)) == ("C C C", "Z")


@pytest.mark.rule("machines.card.starscribing.sequence")
def test_the_hand_takes_part_in_the_shuffling():
    """After the payment: draw pile 0, discard pile 1, hand 4: discard 4, shuffle the 5, draw 3."""
    s = here({}, 2, ["starscribing Z A A B E"], deck="")
    establishes(s, "starscribing", "Z")
    assert (len(s.deck), len(s.discard), len(s.players[0].hand)) == (0, 1, 4)

    chooses(s, "yes")

    assert (len(s.deck), len(s.discard), len(s.players[0].hand)) == (2, 0, 3)
    assert sorted([*hand(s, 0).split(), *deck(s).split()]) == ["A", "A", "B", "E", "Z"]


# ---------------------------------------------------------------- reasons and undo


@pytest.mark.rule("machines.when.optional")
@pytest.mark.parametrize("pick", ["choose:yes", "choose:no"])
def test_why_it_may_be_used_or_not_is_told(pick):
    s = here({}, 2, ["rocket-sled E"])
    establishes(s, "rocket-sled", "E")
    reason = why(s, s.book.lexicon.parse(pick))

    assert (reason.legal, reason.clause) == (True, "machines.when.optional")


@pytest.mark.rule("machines.activate.movement-bounds")
def test_a_refusal_has_its_numbers():
    s = here({}, 2, ["rocket-sled E"])
    establishes(s, "rocket-sled", "E")
    chooses(s, "yes")

    assert refusal(s, "choose:frame:1").args["frame"] == 1


@pytest.mark.rule("machines.activate.public")
@pytest.mark.parametrize(
    ("name", "picks"),
    [
        ("rocket-sled", ["choose:yes", "choose:frame:3"]),
        ("rocket-sled", ["choose:no"]),
        ("starscribing", ["choose:no"]),
        ("tollgate", ["choose:card:A"]),
    ],
)
def test_what_shows_nobody_anything_hidden_can_be_taken_back(name, picks):
    s = here({}, 2, [f"{name} E A B", "A B"], deck="C C A B E G Z C A B")

    assert [can_take_back(s, pick) for pick in [f"establish:{name}", "pay:E", *picks]] == [True] * (2 + len(picks))
    assert prompt(s) == "ask-act"


@pytest.mark.rule("machines.activate.public")
@pytest.mark.parametrize(("name", "picks"), [("W", ["pay:E"]), ("starscribing", ["pay:E", "choose:yes"])])
def test_cards_drawn_cannot_be_put_back(name, picks):
    s = here({}, 2, [f"{name} E A B", "A B"], deck="C C A B E G Z C A B")

    found = [can_take_back(s, pick) for pick in [f"establish:{name}", *picks]]

    assert found == [True] * len(picks) + [False]


@pytest.mark.rule("machines.when.additional-cost")
def test_activations_and_abilities_live_side_by_side():
    """Red activates Bonfire with the cards that an established W brought."""
    s = here({2: "bonfire red:1"}, 2, ["W E"], deck="A B C")
    establishes(s, "W", "E")

    activates(s, "bonfire", "card:A", "card:B")

    assert (hand(s, 0), scores(s)) == ("", [1, 0])
