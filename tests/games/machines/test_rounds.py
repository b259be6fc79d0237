"""Setting up, turns, the end of a round and preparing the next: as in the base game, with what the expansion adds."""

from collections import Counter

import pytest

from posterity.core.game import SetupError
from posterity.core.sets import CardSetError
from posterity.games.machines.cards import LIBRARY
from tests.games.gears.lay import (
    STANDARD,
    asked,
    deck,
    discard,
    draws,
    ends_turn,
    establishes,
    failed,
    frames,
    hand,
    influences,
    inventory,
    messages,
    options,
    plays,
    pools,
    prompt,
    refused,
    scores,
    successful,
    timeline,
    told,
)
from tests.games.gears.lay_more import awards, left
from tests.games.machines.lay import (
    GAME,
    TABLES,
    TOY,
    activates,
    begin,
    here,
    lay,
    position,
    seated,
    setup_of,
    shown,
    table,
    tokens,
)

FULL = ["E " * 6] * 2


def settled(timeline, **more):
    return lay(timeline=timeline, step="end", deck="Z " * 40, **more)


# ---------------------------------------------------------------- the box


@pytest.mark.rule("machines.base.no-fate")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        *[("fate", variant) for variant in ("standard", "sealed", "destiny", "shape")],
        *[("we-need-more-time", "free"), ("not-what-we-hoped-for", "3")],
    ],
)
def test_no_fate_variant_can_be_chosen(option, value):
    """Creating an expansion game with the Shape the Future variant is rejected."""
    with pytest.raises(SetupError) as refused:
        GAME.complete(2, {option: value})

    assert (refused.value.message, refused.value.clause) == ("setup-unknown-option", "machines.base.no-fate")


@pytest.mark.rule("machines.base.no-fate")
def test_the_options_are_those_that_have_nothing_to_do_with_fate():
    assert [option.name for option in GAME.options] == ["pursuits", "pursuit-ties", "zero-moves"]
    assert GAME.complete(3, {}) == {"pursuits": "off", "pursuit-ties": "none", "zero-moves": "off"}


@pytest.mark.rule("machines.base.no-fate")
def test_the_preparation_has_no_fate_step():
    s = lay(step="prepare", deck="Z " * 40)

    assert messages(s) == ["refilled", "refilled"]
    assert (s.removed, s.draft, s.lingering) == ([], [], [])


@pytest.mark.rule("machines.base.not-mixed", "machines.component.deck", "machines.setup.draw-pile")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_cards_of_the_set_and_no_others_are_in_the_game(players):
    s = begin(players)

    assert Counter(inventory(s)) == Counter(
        {s.book.names[number]: card.copies for number, card in enumerate(TOY.cards.technologies)}
    )
    assert s.book.fate_names == []


@pytest.mark.rule("machines.base.not-mixed")
def test_a_set_with_fate_cards_or_of_the_base_game_is_refused():
    with pytest.raises(CardSetError):
        LIBRARY.read({**TABLES, "fate": ["Bloodline Influence"]}, "mixed", own=True)
    with pytest.raises(CardSetError):
        LIBRARY.read(STANDARD.tables, "base", own=True)


@pytest.mark.rule("machines.component.deck", "machines.setup.players")
def test_hands_before_the_first_round():
    """4 players before round 1: hands 6, 7, 7, 8, so 28 cards are dealt."""
    s = seated(4)

    assert [len(s.players[seat].hand) for seat in s.order] == [6, 7, 7, 8]
    assert len(s.deck) == len(inventory(s)) - 28


@pytest.mark.rule("machines.setup.players")
@pytest.mark.parametrize(("players", "hands"), [(2, [6, 7]), (3, [6, 7, 7]), (4, [6, 7, 7, 8])])
def test_pools_scores_and_markers_at_the_start(players, hands):
    s = seated(players)

    assert (pools(s), scores(s), frames(s)) == ([0] * players, [0] * players, [players + 3] * players)
    assert [len(s.players[seat].hand) for seat in s.order] == hands
    assert len({player.character for player in table(s).players}) == players


@pytest.mark.rule("machines.setup.players")
def test_positions_are_chosen_clockwise_from_a_first_chooser_picked_at_random():
    s = begin(3)
    first = asked(s)
    choosers = []
    while prompt(s) == "ask-position":
        choosers.append(asked(s))
        plays(s, options(s)[0])

    assert choosers == [(first + place) % 3 for place in range(3)]
    setups = [setup_of(3, seed=bytes([number] * 32)) for number in range(12)]
    assert {asked(GAME.new(chosen)) for chosen in setups} == {0, 1, 2}


@pytest.mark.rule("machines.setup.board")
def test_the_board_at_the_start():
    """3 players: round 1, turn 1, P = 6, F1-F5 show V, IV, III, II, I."""
    s = seated(3)
    seen = position(s)

    assert (seen["round"], seen["turn"], seen["present"], seen["capacities"]) == (1, 1, 6, [5, 4, 3, 2, 1])
    assert (seen["spliced"], seen["timeline"], seen["activated"]) == (False, [], False)
    assert [player["extra_turn"] for player in seen["players"]] == [False, False, False]


@pytest.mark.rule("machines.component.characters", "machines.setup.pursuit-optional")
@pytest.mark.parametrize("pursuits", ["off", "on"])
def test_pursuits_are_switched_on_or_off_before_the_game(pursuits):
    s = begin(2, {"pursuits": pursuits})

    assert prompt(s) == ("ask-character" if pursuits == "on" else "ask-position")
    if pursuits == "on":
        own = ["amariana-paradox", "anna-archer", "bruno-baker", "carla-cook"]
        assert options(s) == [f"character:{name}" for name in own]


@pytest.mark.rule("machines.component.amariana", "machines.card.gemcutting", "machines.setup.pursuit-optional")
@pytest.mark.parametrize(("pursuits", "points"), [("off", 1), ("on", 3)])
def test_amariana_paradox_pursues_gemcutting_for_two(pursuits, points):
    s = settled({2: "gemcutting red:2"}, characters=["amariana-paradox", "carla-cook"], options={"pursuits": pursuits})

    assert scores(s) == [points, 0]


@pytest.mark.rule("machines.component.failed-markers")
def test_more_technologies_may_fail_than_there_are_markers():
    names = "B C D G M"
    there = {frame: ", ".join(f"{name} red:1" for name in names.split()) for frame in (1, 2, 3)}
    s = here(there, 1, round=3, players=4)

    assert sum(len(names.split()) for names in failed(s).values()) == 15


@pytest.mark.rule("machines.component.failed-markers")
def test_what_is_failed_cannot_be_activated_and_everybody_sees_which_that_is():
    s = here({2: "M red:1, forge red:1"}, 2)

    assert (failed(s), successful(s)) == ({2: "M"}, {2: "forge"})
    assert options(s, "activate") == ["activate:forge"]


@pytest.mark.rule("machines.setup.draw-pile")
def test_the_discards_replace_an_empty_draw_pile():
    s = here({}, 2, ["W E"], deck="", discard="A B C")

    establishes(s, "W", "E")

    assert (len(s.players[0].hand), len(s.deck), len(s.discard)) == (2, 2, 0)
    assert told(s, "deck-reshuffled") == [{"count": 4}]


# ---------------------------------------------------------------- turns


@pytest.mark.rule("machines.round.structure")
@pytest.mark.parametrize("players", [2, 4])
def test_four_rounds_of_four_turns_each_of_three_actions(players):
    s = seated(players)
    while asked(s) is not None:
        if prompt(s) == "ask-position":
            plays(s, options(s)[0])
        else:
            assert s.actions_left == 3
            ends_turn(s)

    assert len(told(s, "turn-began")) == 16 * players
    assert [args["round"] for args in told(s, "round-began")] == [1, 2, 3, 4]
    assert (s.round, messages(s)[-1]) == (4, "won")


@pytest.mark.rule("machines.turn.ending")
def test_the_turn_stays_open_after_the_last_action():
    s = here({}, 5, ["", ""], actions_left=1)
    assert refused(s, "end") == ("refused-actions-owed", "gears.turn.three-actions")

    draws(s)

    assert (asked(s), options(s)) == (0, ["end"])
    plays(s, "end")
    assert asked(s) == 1


@pytest.mark.rule("machines.turn.ending")
def test_a_turn_without_owed_actions_can_still_see_an_activation():
    s = here({3: "forge red:1"}, 4, actions_left=1)
    plays(s, "travel:3")

    assert options(s) == ["activate:forge", "end"]
    plays(s, "activate:forge", "end")
    assert (asked(s), pools(s)) == (1, [2, 0])


@pytest.mark.rule("machines.turn.stuck")
def test_an_activation_can_make_an_action_possible_again():
    """Red owes an action, can take none, and stands on Anima in the oldest frame: Anima brings Red to the Tome."""
    s = here({1: "anima red:1", 3: "tome-of-the-origin blue:1"}, 1, actions_left=1, deck="")
    assert options(s) == ["activate:anima", "end"]

    activates(s, "anima", "frame:3")

    assert options(s) == ["travel:1", "travel:2"]
    assert refused(s, "end") == ("refused-actions-owed", "gears.turn.three-actions")


@pytest.mark.rule("machines.turn.stuck")
def test_a_player_who_can_do_nothing_may_end_the_turn():
    s = here({1: "anima red:1"}, 1, actions_left=3, deck="")

    plays(s, "end")

    assert asked(s) == 1


@pytest.mark.rule("machines.turn.stuck")
def test_an_additional_action_that_cannot_be_taken_is_lost():
    s = here({1: "timegears red:1"}, 1, actions_left=0, deck="")
    plays(s, "activate:timegears")
    assert (s.actions_left, options(s)) == (1, ["end"])

    plays(s, "end")

    assert (asked(s), s.actions_left) == (1, 3)


@pytest.mark.rule("machines.turn.travel")
@pytest.mark.parametrize(("with_f0", "frames"), [(False, [1, 2]), (True, [0, 1, 2])])
def test_travel_goes_to_the_left_as_far_as_there_are_frames(with_f0, frames):
    s = here({}, 3, spliced=with_f0)

    assert options(s, "travel") == [f"travel:{frame}" for frame in frames]
    assert refused(s, "travel:4") == ("refused-never-forward", "gears.travel.never-forward")


@pytest.mark.rule("machines.turn.influence")
def test_influence_takes_cubes_from_the_pool():
    s = here({2: "M blue:2"}, 2, pools=[3, 0])

    influences(s, "M", 2)

    assert (timeline(s), pools(s), s.actions_left) == ({2: "M red:2 blue:2"}, [1, 0], 2)


@pytest.mark.rule("machines.turn.draw")
def test_the_draw_action_keeps_one_of_two():
    s = here({}, 2, ["E " * 9], deck="A B C")

    draws(s, "B")

    assert (hand(s, 0), deck(s), discard(s), s.actions_left) == ("B " + "E " * 8 + "E", "C", "A", 2)


# ---------------------------------------------------------------- the end of a round


@pytest.mark.rule("machines.resolve.as-base")
def test_the_timeline_is_resolved_as_in_the_base_game():
    s = settled({1: "A, E red:2", 2: "B blue:2, E blue:3", 3: "M red:2", 4: "B red:1"}, hands=FULL)

    assert left(s) == ["1 A no-cubes", "2 B duplicates-failed", "2 E duplicates-success"]
    assert (timeline(s), frames(s)) == ({1: "E red:1", 3: "M red:1", 4: "B"}, [6, 6])
    assert pools(s) == [1, 0]


@pytest.mark.rule("machines.resolve.no-abilities")
def test_in_the_end_of_a_round_nothing_is_activated():
    there = {1: "A red:1", 2: "season-splicer red:1, W red:1, destiny-grafter red:1", 3: "M red:1"}
    s = settled(there, hands=FULL)

    assert prompt(s) == "ask-position"
    assert not [
        message for message in messages(s) if message in ("activated", "ability-drew", "spliced", "gained-turn")
    ]
    assert tokens(s) == []


@pytest.mark.rule("machines.score.worked-example", "machines.card.antiquator.dependencies")
@pytest.mark.rule("machines.card.gaslight-beacon.dependent", "machines.card.gearcrafting")
def test_the_worked_example_of_the_rulebook():
    """With rewards a = 2, q = 5, g = 3 for Anima, Antiquator, Gearcrafting: Red 2a + q = 9, Blue 2g = 6."""
    s = settled({1: "anima red:1, gearcrafting blue:1", 2: "gaslight-beacon blue:2", 4: "antiquator red:2"})

    assert scores(s) == [2 * 2 + 5, 2 * 3]
    assert sorted(awards(s)) == [
        "blue 3 gearcrafting",
        "blue 3 gearcrafting through antiquator",
        "red 2 anima",
        "red 2 anima through antiquator",
        "red 5 antiquator",
    ]


@pytest.mark.rule("machines.score.as-base")
def test_rewards_bonuses_pursuits_and_ties_together():
    """E has a token, A is split, Bruno Baker pursues B for 4."""
    s = settled(
        {1: "A red:1 blue:1 +1, E red:2 -1", 2: "B blue:1"},
        characters=["carla-cook", "bruno-baker"],
        options={"pursuits": "on"},
    )

    assert sorted(awards(s)) == [
        "blue 1 A",
        "blue 1 A through B",
        "blue 3 B",
        "blue 4 B pursuit",
        "red 1 A",
        "red 1 A through B",
        "red 2 E",
        "red 5 E pursuit",
    ]


@pytest.mark.rule("machines.score.pursuit-no-ties")
@pytest.mark.parametrize(("cubes", "bonus"), [("red:2 blue:1", True), ("red:2 blue:2", False), ("blue:2", False)])
def test_a_pursuit_needs_the_sole_lead(cubes, bonus):
    s = settled({1: f"A {cubes}"}, characters=["anna-archer", "carla-cook"], options={"pursuits": "on"})

    assert ("red 2 A pursuit" in awards(s)) == bonus


@pytest.mark.rule("machines.return.as-base")
def test_leaders_and_co_leaders_take_a_cube_back():
    """From E to the pools; from the failed M to the supply; A, left without cubes, stays."""
    s = settled({1: "E red:2 blue:2, A blue:1", 2: "C red:3 blue:1"}, hands=FULL)

    assert timeline(s) == {1: "E red:1 blue:1, A", 2: "C red:2 blue:1"}
    assert pools(s) == [1, 2]


@pytest.mark.rule("machines.prepare.as-base")
def test_the_next_round_is_prepared_as_in_the_base_game():
    s = lay(["E E", "E " * 8, ""], players=3, step="prepare", frames=[1, 2, 6], pools=[2, 1, 1], scores=[0, 5, 4],
            deck="A " * 20)  # fmt: skip

    assert [len(player.hand) for player in s.players] == [6, 8, 6]
    assert (s.round, s.turn, table(s).present, frames(s)) == (2, 1, 7, [7, 7, 7])
    choosers = []
    while prompt(s) == "ask-position":
        choosers.append(asked(s))
        plays(s, options(s)[0])
    assert (choosers, s.order) == ([2, 1, 0], [2, 1, 0])
    assert [len(player.hand) for player in s.players] == [6, 8, 6]


@pytest.mark.rule("machines.prepare.as-base")
def test_not_after_the_fourth_round():
    s = lay(["E", ""], round=4, step="end")

    assert (table(s).over, hand(s, 0), s.round) == (True, "E", 4)


# ---------------------------------------------------------------- reminders


@pytest.mark.rule("machines.clarification.cubes-unlimited")
def test_cubes_never_run_out():
    s = here({2: "forge red:40 blue:39"}, 2, pools=[60, 30])

    plays(s, "activate:forge")

    assert pools(s) == [62, 30]


@pytest.mark.rule("machines.clarification.face-down")
@pytest.mark.parametrize("viewer", [1, None])
def test_discards_of_abilities_lie_face_down(viewer):
    s = here({2: "bonfire red:1"}, 2, ["E A"])
    activates(s, "bonfire", "card:E", "card:A")

    seen = shown(s, viewer)
    assert (seen["discard_size"], "discard" in seen) == (2, False)
    assert [event.seen_by(viewer).args for event in s.told if event.message == "ability-discarded"] == [
        {"seat": 0, "count": 1},
        {"seat": 0, "count": 1},
    ]
    assert s.buried_by == [0, 0]


@pytest.mark.rule("machines.prepare.kept")
def test_what_stays_between_rounds():
    s = settled({0: "E red:3 +1"}, hands=FULL, spliced=True, tokens=[0, 1])

    assert (timeline(s), tokens(s), position(s)["spliced"]) == ({0: "E red:2 +1"}, [], True)
