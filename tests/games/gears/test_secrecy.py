"""What is hidden: hands, piles, cards being drawn, a technology being paid for, and Fate cards dealt in secret."""

import msgspec
import pytest

from posterity.core.chance import seed_of
from tests.games.gears.lay import (
    GAME,
    asked,
    begin,
    draws,
    establishes,
    heard,
    lay,
    options,
    plays,
    seated,
    shown,
    table,
    view,
)
from tests.games.gears.lay_more import destiny

VIEWERS = [0, 1, 2, None]
SUCCESSFUL = {"successful": True, "modifier": 0, "met_by": [], "missing": []}
MODES = ["standard", "sealed", "destiny", "shape"]
PUBLIC = {
    *(
        "game",
        "viewer",
        "over",
        "scores",
        "to_move",
        "ask",
        "round",
        "rounds",
        "turn",
        "turns",
        "order",
        "actions_left",
        "present",
    ),
    *("capacities", "frames", "more_time", "players", "timeline", "fate_in_play"),
    *("deck_size", "discard_size", "drawn_size"),
    *("removed", "removed_unseen", "draft", "spliced", "more_time_is_free", "hoped_reward", "projection"),
}


def text(s, viewer):
    """All that leaves the engine towards a viewer."""
    return msgspec.json.encode(view(s, viewer)).decode()


def last(s, viewer):
    """What happened last, as a viewer reads it."""
    return heard(s, viewer)[-1]


# ---------------------------------------------------------------- hands and piles


@pytest.mark.rule("gears.setup.hands-secret", "gears.pile.public-information")
@pytest.mark.parametrize("fate", MODES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_for_its_owner_and_its_size_for_all(fate, viewer):
    s = lay(["A E", "B", "C C C"], players=3, options={"fate": fate})

    players = shown(s, viewer)["players"]

    assert [player.get("hand") for player in players] == [
        hand if viewer == seat else None for seat, hand in enumerate((["a", "e"], ["b"], ["c", "c", "c"]))
    ]
    assert [player["hand_size"] for player in players] == [2, 1, 3]


@pytest.mark.rule("gears.pile.face-down", "gears.pile.public-information")
@pytest.mark.parametrize("fate", MODES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_piles_only_their_sizes_are_known(fate, viewer):
    s = lay(["A", "B", "C"], players=3, deck="E G E", discard="Fire Fire", options={"fate": fate})

    seen = shown(s, viewer)

    assert "deck" not in seen and "discard" not in seen
    assert (seen["deck_size"], seen["discard_size"]) == (3, 2)
    assert "fire" not in text(s, viewer)


@pytest.mark.rule("gears.pile.public-information")
@pytest.mark.parametrize("fate", MODES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_has_these_keys_and_no_others(fate, viewer):
    """So nothing new is shown without somebody thinking about it."""
    s = begin(3, {"fate": fate})
    seen = shown(s, viewer)

    own = {"hand", "chances"} if fate != "destiny" else {"hand", "chances", "fate"}
    open_to_all = {"score", "pool", "frame", "hand_size", "fate_size", "character", "pursuit", "position"}
    if fate != "destiny":
        open_to_all.add("fate")
    assert set(seen) == PUBLIC | {"drawn", "paid"}
    for seat, player in enumerate(seen["players"]):
        assert set(player) == (open_to_all | own if seat == viewer else open_to_all)
    assert (seen["drawn"], seen["paid"]) == ([], [])


@pytest.mark.rule("gears.pile.public-information")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_timeline_markers_scores_pools_order_and_gears_are_open_to_all(viewer):
    s = lay(
        ["A", "B", "C"],
        {1: "A red:1 green:2", 3: "B"},
        players=3,
        order=[2, 0, 1],
        round=2,
        turn=3,
        actions_left=2,
        frames=[1, 7, 4],
        scores=[3, 52, 0],
        pools=[0, 4, 1],
        characters=["emily-maruska", "carla-cook", "bruno-baker"],
        lingering=["willed green 3 B A", "plans red 1 A"],
        more_time=True,
    )

    seen = shown(s, viewer)

    assert seen["viewer"] == ("spectator" if viewer is None else viewer)
    assert (seen["game"], seen["over"], seen["to_move"]) == ("gears", False, 0)
    assert seen["scores"] == [3, 52, 0]
    assert (seen["round"], seen["turn"], seen["order"], seen["actions_left"]) == (2, 3, [2, 0, 1], 2)
    assert (seen["present"], seen["capacities"]) == (7, [6, 5, 4, 3, 2, 1])
    assert (seen["more_time"], seen["spliced"]) == (True, False)
    assert [(player["score"], player["pool"], player["frame"]) for player in seen["players"]] == [
        (3, 0, 1),
        (52, 4, 7),
        (0, 1, 4),
    ]
    assert [player["character"] for player in seen["players"]] == ["emily-maruska", "carla-cook", "bruno-baker"]
    assert [player["position"] for player in seen["players"]] == [None, None, None]
    assert seen["timeline"] == [
        {"frame": 1, "technology": "a", "cubes": [1, 0, 2], "leaders": [2], **SUCCESSFUL},
        {"frame": 3, "technology": "b", "cubes": [0, 0, 0], "leaders": [], **SUCCESSFUL},
    ]
    assert seen["fate_in_play"] == [
        {"card": "willed-into-existence", "by": 2, "frame": 3, "technology": "b", "removes": "a"},
        {"card": "perfectly-laid-plans", "by": 0, "frame": 1, "technology": "a", "removes": None},
    ]


@pytest.mark.rule("gears.pile.public-information", "gears.setup.order-choice")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_positions_taken_are_open_while_they_are_chosen(viewer):
    s = begin(3)
    first = asked(s)
    plays(s, "position:2")

    players = shown(s, viewer)["players"]

    assert [player["position"] for player in players] == [2 if seat == first else None for seat in range(3)]
    assert shown(s, viewer)["order"] == []


@pytest.mark.rule("gears.setup.character-choice")
def test_a_character_not_yet_taken_is_shown_as_none():
    s = begin(2, {"pursuits": "on"})

    assert [player["character"] for player in shown(s, None)["players"]] == [None, None]


# ---------------------------------------------------------------- the question


@pytest.mark.rule("gears.setup.hands-secret")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_only_the_seat_asked_sees_what_it_can_answer(viewer):
    s = lay(["E G", "B", "C"], players=3, frames=[2, 6, 6])

    own, other = shown(s, 0)["ask"], shown(s, viewer)["ask"]

    assert {"establish:a", "establish:e", "draw"} & set(own["options"]) == {"draw"}
    assert [row["pick"] for row in own["refused"] if row["pick"].startswith("establish")] == [
        "establish:e",
        "establish:g",
    ]
    assert other == {"seat": 0, "prompt": "ask-act", "args": {"actions": 3}}


@pytest.mark.rule("gears.pile.revealed-when", "gears.establish.payment-hidden")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_technology_being_paid_for_is_hidden_until_it_is_paid(viewer):
    """The clause's example: E is named and one of two cards is paid; then the second."""
    s = lay(["E G Mining", "B", "C"], players=3, frames=[2, 6, 6])

    plays(s, "establish:E")
    named = shown(s, viewer)["ask"], text(s, viewer), heard(s, viewer)
    plays(s, "pay:G")
    half = shown(s, viewer)["ask"], text(s, viewer), heard(s, viewer)
    plays(s, "pay:Mining")

    assert named[0] == {"seat": 0, "prompt": "ask-pay-unseen", "args": {"number": 1}}
    assert half[0] == {"seat": 0, "prompt": "ask-pay-unseen", "args": {"number": 2}}
    for secret in ('"e"', '"g"', '"mining"'):
        assert secret not in named[1] and secret not in half[1]
    assert (named[2], half[2]) == ([], [("paid-unseen", {"seat": 0})])
    established = {"seat": 0, "frame": 2, "technology": "e", "cubes": 2, "successful": "yes"}
    assert ("established", established) in heard(s, viewer)
    assert '"g"' not in text(s, viewer) and '"mining"' not in text(s, viewer)


@pytest.mark.rule("gears.pile.public-information")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_technology_just_established_is_seen_with_its_cubes_by_all(viewer):
    s = lay(["E G Mining"], frames=[2, 5])

    establishes(s, "E", "G Mining")

    site = {"frame": 2, "technology": "e", "cubes": [2, 0], "leaders": [0], **SUCCESSFUL}
    assert shown(s, viewer)["timeline"] == [site]


@pytest.mark.rule("gears.success.rechecked")
def test_a_technology_that_is_successful_from_the_start_has_not_become_so():
    """What is told is the change of those that were there: here the B in F3."""
    s = lay(["A Z"], {3: "B blue:1"}, frames=[2, 5])

    establishes(s, "A", "Z")

    changes = [args for message, args in heard(s, None) if message == "became-successful"]
    assert changes == [{"frame": 3, "technology": "b"}]


@pytest.mark.rule("gears.pile.revealed-when")
def test_its_owner_reads_what_is_paid_for_and_how_much():
    s = lay(["E G Mining", "B", "C"], players=3, frames=[2, 6, 6])

    plays(s, "establish:E", "pay:G")

    ask = shown(s, 0)["ask"]
    assert (ask["prompt"], ask["args"]) == ("ask-pay", {"number": 2, "technology": "e", "count": 2, "left": 1})
    assert ask["options"] == ["pay:mining"]
    assert shown(s, 0)["players"][0]["hand"] == ["e", "mining"]
    assert heard(s, 0) == [("paid", {"seat": 0, "card": "g"})]


@pytest.mark.rule("gears.establish.payment-hidden")
def test_what_was_paid_so_far_is_there_for_its_owner_alone():
    s = lay(["E G Mining", "B", "C"], players=3, frames=[2, 6, 6], discard="Z")

    plays(s, "establish:E")
    named = [shown(s, viewer).get("paid") for viewer in (0, 1, None)]
    plays(s, "pay:G")
    half = [shown(s, viewer).get("paid") for viewer in (0, 1, None)]
    plays(s, "pay:Mining")
    done = [shown(s, viewer).get("paid") for viewer in (0, 1, None)]

    assert (named, half, done) == ([[], None, None], [["g"], None, None], [[], [], []])


@pytest.mark.rule("gears.pile.revealed-when", "gears.turn.atomic")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_fate_card_about_to_be_played_is_shown_to_all(viewer):
    s = lay(["bloodline", ""], {1: "A red:1"})

    plays(s, "fate:bloodline")

    assert last(s, viewer) == ("showed-fate", {"seat": 0, "fate": "bloodline-influence"})
    assert shown(s, viewer)["ask"]["args"] == {"fate": "bloodline-influence"}


# ---------------------------------------------------------------- drawing


@pytest.mark.rule("gears.draw.private", "gears.pile.revealed-when")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_only_whoever_draws_sees_the_two_cards(viewer):
    s = lay(["A", "B", "C"], players=3, deck="Mining Fire E G")

    plays(s, "draw")

    assert shown(s, 0)["drawn"] == ["mining", "fire"]
    assert "drawn" not in shown(s, viewer)
    assert shown(s, viewer)["drawn_size"] == 2
    assert shown(s, viewer)["ask"] == {"seat": 0, "prompt": "ask-keep", "args": {}}
    plays(s, "keep:Fire")
    assert shown(s, viewer)["drawn"] == []
    assert heard(s, viewer) == [
        ("drew-unseen", {"seat": 0, "count": 2}),
        ("kept-unseen", {"seat": 0, "count": 1}),
    ]


@pytest.mark.rule("gears.draw.private")
def test_whoever_draws_is_told_what():
    s = lay(["A", "B", "C"], players=3, deck="Mining Fire E G")

    plays(s, "draw", "keep:Fire")

    assert heard(s, 0) == [
        ("drew", {"seat": 0, "count": 2, "cards": ["mining", "fire"]}),
        ("kept", {"seat": 0, "count": 1, "card": "fire"}),
    ]


@pytest.mark.rule("gears.draw.private", "gears.pile.known-cards")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_card_refused_is_named_nowhere_afterwards(viewer):
    s = lay(["A", "B", "C"], players=3, deck="Mining Fire E G")

    draws(s, "Fire")

    assert "mining" not in text(s, viewer)
    assert ("fire" in text(s, viewer)) is (viewer == 0)


@pytest.mark.rule("gears.pile.known-cards", "gears.establish.payment-hidden")
def test_cards_discarded_in_secret_are_remembered_as_their_owners():
    """So a seat can guess what the others may not; technologies that left the timeline were open."""
    s = lay(["A Mining", "B", "C"], players=3, frames=[1, 6, 6], deck="E G Fire Fire", discard="Z")

    establishes(s, "A", "Mining")
    draws(s, "E")

    assert s.buried_by == [255, 0, 0]


# ---------------------------------------------------------------- deals and refills


@pytest.mark.rule("gears.setup.hands-secret", "gears.setup.deal-six")
def test_everybody_is_told_of_their_own_deal_only():
    s = begin(3)
    events = [event for event in s.told if event.message == "dealt"]

    assert [event.args["seat"] for event in events] == [0, 1, 2]
    for seat, event in enumerate(events):
        assert len(event.seen_by(seat).args["cards"]) == 6
        for other in (viewer for viewer in VIEWERS if viewer != seat):
            unseen = event.seen_by(other)
            assert (unseen.message, unseen.args) == ("dealt-unseen", {"seat": seat, "count": 6})


@pytest.mark.rule("gears.setup.bonus-cards", "gears.setup.hands-secret")
def test_bonus_cards_are_secret_too():
    s = seated(3)
    bonus = [event for event in s.told if event.message == "bonus-cards"]

    assert [event.args["seat"] for event in bonus] == s.order[1:]
    seat = bonus[0].args["seat"]
    unseen = bonus[0].seen_by((seat + 1) % 3)
    assert (unseen.message, unseen.args) == ("bonus-cards-unseen", {"seat": seat, "count": 1})


@pytest.mark.rule("gears.prepare.refill", "gears.setup.hands-secret")
def test_a_refill_is_secret_too():
    s = lay(["Z Z Z Z Z Z", "Z Z Z Z"], step="prepare", deck="E G A")

    assert heard(s, 1)[0] == ("refilled", {"seat": 1, "count": 2, "cards": ["e", "g"]})
    for viewer in (0, None):
        assert heard(s, viewer)[0] == ("refilled-unseen", {"seat": 1, "count": 2})


# ---------------------------------------------------------------- Fate cards held apart


@pytest.mark.rule("gears.variant.destiny.secret")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_it_is_our_destiny_a_card_held_is_for_its_owner(viewer):
    s = destiny(["A", "B", "C"], ["folds", "hoped", ""], "willed bloodline more-time plans", 3)

    players = shown(s, viewer)["players"]

    assert [player["fate_size"] for player in players] == [1, 1, 0]
    wanted = [["time-folds-around-us"], ["not-what-we-hoped-for"], []]
    assert [player.get("fate") for player in players] == [wanted[seat] if viewer == seat else None for seat in range(3)]
    assert (shown(s, viewer)["removed"], shown(s, viewer)["removed_unseen"]) == (["perfectly-laid-plans"], 3)
    for hidden in ("willed-into-existence", "bloodline-influence", "we-need-more-time"):
        assert hidden not in text(s, viewer)


@pytest.mark.rule("gears.variant.sealed")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_when_fate_is_sealed_everybody_knows_what_is_out_of_the_game(viewer):
    seen = shown(begin(3, {"fate": "sealed"}), viewer)

    assert (len(seen["removed"]), seen["removed_unseen"]) == (6, 0)
    assert [player["fate"] for player in seen["players"]] == [[], [], []]


# ---------------------------------------------------------------- a whole game of every kind


@pytest.mark.rule("gears.setup.hands-secret", "gears.pile.face-down", "gears.variant.destiny.secret")
@pytest.mark.parametrize("fate", MODES)
def test_a_view_does_not_change_with_what_its_viewer_cannot_know(fate):
    """Hidden cards are dealt anew, again and again through a game: the view of the seat stays the same to the byte."""
    s = seated(3, {"fate": fate, "pursuits": "on"}, seed_of(5))
    luck = s.chance.open("bot-0")
    count = 0
    while s.ask is not None and count < 150:
        if count % 10 == 0:
            for seat in range(3):
                other = GAME.guess(s, seat, luck)
                assert text(other, seat) == text(s, seat)
        picks = s.ask.options
        plays(s, picks[luck.below(len(picks))].text)
        count += 1


def test_the_position_shows_everything_top_first():
    s = lay(["A E", "B"], deck="E G A", discard="Z Fire", held=["folds"], removed="willed", options={"fate": "destiny"})

    position = msgspec.to_builtins(table(s))

    assert "viewer" not in position
    assert (position["deck"], position["discard"], position["drawn"]) == (["e", "g", "a"], ["z", "fire"], [])
    assert [player["hand"] for player in position["players"]] == [["a", "e"], ["b"]]
    assert [player["fate"] for player in position["players"]] == [["time-folds-around-us"], []]
    assert position["removed"] == ["willed-into-existence"]
    assert position["ask"]["options"] == [pick.text for pick in s.ask.options]
    assert set(options(s)) != set()


def test_the_position_shows_cards_being_drawn():
    s = lay(["A", "B"], deck="E G A")

    plays(s, "draw")

    position = msgspec.to_builtins(table(s))
    assert (position["drawn"], position["drawn_size"], position["deck"]) == (["e", "g"], 2, ["a"])
