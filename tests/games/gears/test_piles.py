"""The draw pile and the discards, and what is open."""

import pytest

from posterity.core.chance import QuickStream
from tests.games.gears.lay import (
    GAME,
    SEED,
    ask_args,
    asked,
    deck,
    discard,
    drawn,
    draws,
    ends_turn,
    establishes,
    hand,
    heard,
    held,
    inventory,
    lay,
    messages,
    options,
    plays,
    removed,
    seated,
    shown,
    told,
    view,
)
from tests.games.gears.lay_more import in_order, text
from tests.games.leaders.luck import shuffled, stream

VIEWERS = [0, 1, None]


# ---------------------------------------------------------------- the piles


@pytest.mark.rule("gears.pile.reshuffle")
def test_there_is_no_shuffle_before_a_card_is_needed():
    """Red draws the last two cards; the discarded one is part of the shuffle when Red draws again."""
    s = lay(deck="A E", discard="B G")

    draws(s, "A")
    between = deck(s), discard(s), told(s, "deck-reshuffled")
    plays(s, "draw")

    assert between == ("", "E B G", [])
    assert told(s, "deck-reshuffled") == [{"count": 3}]
    assert in_order(f"{drawn(s)} {deck(s)}") == "B E G"
    assert discard(s) == ""


@pytest.mark.rule("gears.pile.reshuffle")
def test_a_refill_shuffles_too():
    """Red needs six cards when round 2 is prepared: one is in the draw pile, and nine are in the discards."""
    s = lay(["", "A A A A A A"], step="prepare", deck="Mining", discard="B C D E G Z B C D")

    assert told(s, "deck-reshuffled") == [{"count": 9}]
    assert len(hand(s, 0).split()) == 6 and "mining" in hand(s, 0)
    assert (len(deck(s).split()), discard(s)) == (4, "")


@pytest.mark.rule("gears.pile.reshuffle")
@pytest.mark.rule("gears.setup.seeded-randomness")
def test_a_later_shuffle_goes_on_in_the_same_source_of_chance():
    """Five discards are shuffled, in the order of the set before; three draws later the two refused ones are."""
    s = lay(deck="", discard="E B D A C")
    words = stream(SEED, "deck")
    first = shuffled(words, ["A", "B", "C", "D", "E"])[::-1]

    draws(s, first[0])
    draws(s, first[2])
    between = deck(s), discard(s)
    plays(s, "draw")

    assert between == (first[4], f"{first[3]} {first[1]}")
    second = shuffled(words, sorted([first[1], first[3]]))[::-1]
    assert (drawn(s), deck(s)) == (f"{first[4]} {second[0]}", second[1])


@pytest.mark.rule("gears.pile.face-down")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_how_many_cards_the_discard_pile_has_but_not_which(viewer):
    """Not even Red, who discarded them."""
    s = lay(["A Fire Mining", ""], frames=[1, 5], deck="The-Wheel G E E")

    establishes(s, "A", "Fire")
    draws(s, "G")
    seen = shown(s, viewer)

    assert "discard" not in seen and "deck" not in seen
    assert (seen["discard_size"], seen["deck_size"]) == (2, 2)
    assert discard(s) == "the-wheel fire"


@pytest.mark.rule("gears.pile.face-down")
def test_technologies_that_leave_the_timeline_lie_on_the_same_pile_face_down():
    s = lay(timeline={1: "Fire"}, step="end", discard="A B", deck="E " * 40)

    assert discard(s) == "fire A B"
    assert all("discard" not in shown(s, viewer) for viewer in VIEWERS)


def guessed_discards(s, seat):
    """What `seat` can imagine the discard pile to be, top first, over many guesses."""
    return {discard(GAME.guess(s, seat, QuickStream(number))) for number in range(40)}


@pytest.mark.rule("gears.pile.known-cards")
def test_everybody_knows_their_own_discards_and_those_that_were_public():
    """Red pays with Fire, a technology has left the timeline, and Bloodline was played: Blue knows the last two."""
    s = lay(["A Fire bloodline C", "B E"], {1: "A blue:1"}, frames=[2, 5], deck="G Z G Z", discard="Mining")

    plays(s, "fate:bloodline", "on:1:A")
    establishes(s, "A", "Fire")

    assert discard(s) == "fire bloodline mining"
    assert guessed_discards(s, 0) == {"fire bloodline mining"}
    by_blue = guessed_discards(s, 1)
    assert len(by_blue) > 1
    assert {pile.split(" ", 1)[1] for pile in by_blue} == {"bloodline mining"}
    assert by_blue <= {f"{card} bloodline mining" for card in ("fire", "C")}


@pytest.mark.rule("gears.pile.known-cards")
def test_what_was_drawn_and_refused_is_known_to_whoever_drew_it():
    s = lay(["", "B"], deck="Fire Mining G Z")

    draws(s, "Mining")

    assert guessed_discards(s, 0) == {"fire"}
    assert guessed_discards(s, 1) == {"fire", "mining", "G", "Z"}


@pytest.mark.rule("gears.pile.known-cards")
@pytest.mark.parametrize(("players", "fate"), [(2, "standard"), (3, "standard"), (2, "destiny"), (3, "shape")])
@pytest.mark.parametrize("step", [5, 11])
def test_what_a_seat_imagines_looks_to_it_like_the_table_itself(players, fate, step):
    """Over a whole game: in every world a seat can imagine it sees the same, and every card is in one place."""
    s = seated(players, {"fate": fate})
    whole, number = inventory(s), 0
    while asked(s) is not None:
        number += 1
        if number % 17 == 0:
            for seat in range(players):
                world = GAME.guess(s.clone(), seat, QuickStream(number))
                assert view(world, seat) == view(s, seat)
                assert inventory(world) == whole
        picks = [pick for pick in options(s) if pick != "end"] or ["end"]
        plays(s, picks[number * step % len(picks)])


@pytest.mark.rule("gears.pile.known-cards")
def test_a_fate_card_being_played_is_known_to_all_while_its_target_is_chosen():
    """Blue cannot tell the cards of Red and Green apart, but for the one that Red has just shown."""
    s = lay(["folds A B", "E", "G Z C C"], players=3, deck="G Z bloodline C")

    plays(s, "fate:folds")
    hands = {hand(GAME.guess(s, 1, QuickStream(number)), 0) for number in range(20)}

    assert len(hands) > 1
    assert all("folds" in held_now.split() for held_now in hands)


@pytest.mark.rule("gears.pile.known-cards")
def test_a_card_in_another_hand_is_known_to_nobody_else():
    """Red refilled with Fire and kept Mining: Blue can imagine other cards in their place."""
    s = lay(["A A A A A", "A A A A A A"], step="prepare", deck="Fire Mining G Z E C")
    plays(s, "position:1", "position:2")
    draws(s, "Mining")

    worlds = [GAME.guess(s, 1, QuickStream(number)) for number in range(30)]

    assert hand(s, 0) == "A A A A A mining fire"
    assert len({hand(world, 0) for world in worlds}) > 5
    assert {hand(GAME.guess(s, 0, QuickStream(number)), 0) for number in range(5)} == {hand(s, 0)}


# ---------------------------------------------------------------- what is open

STANDS = {"successful": True, "missing": [], "modifier": 0, "met_by": []}
PUBLIC = ("timeline", "fate_in_play", "round", "turn", "order", "actions_left", "present", "capacities", "more_time")


@pytest.mark.rule("gears.pile.public-information")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_on_the_table_is_open_to_all(viewer):
    s = lay(
        ["A B more-time", "C"],
        {1: "B red:2 blue:1", 2: "A blue:1"},
        **{"order": [1, 0], "turn": 2, "round": 3, "pools": [2, 5], "scores": [14, 3], "frames": [3, 7]},
        **{"deck": "Z Z Z Z", "discard": "E E", "characters": ["emily-maruska", "carla-cook"]},
        lingering=["willed blue 1 B A"],
    )
    plays(s, "fate:more-time")
    seen, whole = shown(s, viewer), shown(s, 0)

    assert {key: seen[key] for key in PUBLIC} == {
        "timeline": [
            {"frame": 1, "technology": "b", "cubes": [2, 1], "leaders": [0], **STANDS},
            {"frame": 2, "technology": "a", "cubes": [0, 1], "leaders": [1], **STANDS},
        ],
        "fate_in_play": [{"card": "willed-into-existence", "by": 1, "frame": 1, "technology": "b", "removes": "a"}],
        **{"round": 3, "turn": 2, "order": [1, 0], "actions_left": 3, "present": 7, "more_time": True},
        "capacities": [6, 5, 4, 3, 2, 1],
    }
    assert (seen["scores"], seen["deck_size"], seen["discard_size"], seen["to_move"]) == ([14, 3], 4, 3, 0)
    keys = ("score", "pool", "frame", "hand_size", "character")
    assert [[player[key] for key in keys] for player in seen["players"]] == [
        [14, 2, 3, 2, "emily-maruska"],
        [3, 5, 7, 1, "carla-cook"],
    ]
    assert seen["removed"] == whole["removed"] == []


@pytest.mark.rule("gears.pile.public-information")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_draft_area_and_fate_cards_held_openly_are_open_to_all(viewer):
    area = {"plans": "red:1 blue:2", "folds": ""}
    s = lay(["A", "B"], held=["", "willed"], draft=area, options={"fate": "shape"})

    seen = shown(s, viewer)

    assert seen["draft"] == [
        {"card": "perfectly-laid-plans", "cubes": [1, 2]},
        {"card": "time-folds-around-us", "cubes": [0, 0]},
    ]
    assert [player["fate"] for player in seen["players"]] == [[], ["willed-into-existence"]]


@pytest.mark.rule("gears.pile.public-information")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_it_is_our_destiny_all_see_who_has_a_fate_card_and_which_were_played(viewer):
    s = lay(["A", "B"], held=["folds", "willed"], options={"fate": "destiny"})
    plays(s, "fate:folds", "whom:0")

    seen = shown(s, viewer)

    assert [player["fate_size"] for player in seen["players"]] == [0, 1]
    assert seen["removed"] == ["time-folds-around-us"]
    assert removed(s) == "folds" and held(s, 1) == "willed"
    assert ("fate" in seen["players"][1]) == (viewer == 1)


@pytest.mark.rule("gears.pile.revealed-when")
def test_a_technology_is_shown_when_its_payment_is_complete():
    """Red has named Mining and paid one of two cards: Blue cannot yet see which technology it is."""
    s = lay(["Mining E G G", "A"], frames=[2, 5])

    plays(s, "establish:Mining")
    named = [text(s, viewer) for viewer in VIEWERS]
    plays(s, "pay:E")
    half = [text(s, viewer) for viewer in VIEWERS]
    asks = [shown(s, viewer)["ask"] for viewer in (1, None)]
    plays(s, "pay:G")
    done = [text(s, viewer) for viewer in VIEWERS]

    assert ["mining" in seen for seen in named] == [True, False, False]
    assert ["mining" in seen for seen in half] == [True, False, False]
    assert asks == [{"seat": 0, "prompt": "ask-pay-unseen", "args": {"number": 2}}] * 2
    assert ["mining" in seen for seen in done] == [True, True, True]
    assert '"e"' in done[0] and '"e"' not in done[1]


@pytest.mark.rule("gears.pile.revealed-when")
def test_whoever_watches_a_payment_cannot_tell_the_technology():
    """Blue sees the same whether Red pays for Mining or for G."""
    views = []
    for name in ("Mining", "G"):
        s = lay(["Mining E G G", "A"], frames=[2, 5])
        plays(s, f"establish:{name}", "pay:E")
        views.append([text(s, 1), text(s, None)])

    assert views[0] == views[1]


@pytest.mark.rule("gears.pile.revealed-when")
def test_a_hand_is_shown_to_its_player_alone_when_it_is_dealt():
    s = seated(2)

    events = {viewer: [args for message, args in heard(s, viewer) if message.startswith("dealt")] for viewer in VIEWERS}

    assert [sorted(args) for args in events[0]] == [["cards", "count", "seat"], ["count", "seat"]]
    assert [sorted(args) for args in events[1]] == [["count", "seat"], ["cards", "count", "seat"]]
    assert events[None] == [{"seat": 0, "count": 6}, {"seat": 1, "count": 6}]


@pytest.mark.rule("gears.pile.revealed-when")
def test_a_fate_card_is_shown_to_all_when_it_is_played():
    s = lay(["folds", ""])

    before = text(s, 1)
    plays(s, "fate:folds")

    assert "time-folds" not in before
    assert "time-folds-around-us" in text(s, 1)


@pytest.mark.rule("gears.pile.revealed-when")
def test_travelling_and_influencing_show_no_card():
    s = lay(["Mining Fire", "G"], {1: "A red:1"}, pools=[2, 0], deck="Writing Writing")

    plays(s, "travel:1", "influence:A", "cubes:1")

    for word in ("mining", "fire", "writing"):
        assert word not in text(s, 1)
    assert messages(s)[-2:] == ["travelled", "influenced"]


@pytest.mark.rule("gears.pile.revealed-when")
def test_red_learns_two_cards_by_drawing_and_blue_only_that_two_left_the_pile():
    s = lay(deck="Fire Mining C G")
    before = shown(s, 1)["deck_size"]

    plays(s, "draw")

    assert (before, shown(s, 1)["deck_size"]) == (4, 2)
    assert ask_args(s) == {}
    assert "fire" in text(s, 0) and "fire" not in text(s, 1)


@pytest.mark.rule("gears.pile.revealed-when")
def test_refilled_cards_are_for_their_player_alone():
    s = lay(["A " * 6, "A " * 5], turn=4, order=[0, 1], actions_left=0, seat=1, deck="Fire E E")
    ends_turn(s)

    assert [args for message, args in heard(s, 1) if message == "refilled"] == [
        {"seat": 1, "count": 1, "cards": ["fire"]}
    ]
    assert [args for message, args in heard(s, 0) if message == "refilled-unseen"] == [{"seat": 1, "count": 1}]
