"""What abilities show and what they do not: drawing and discarding stay secret, everything else is public."""

import msgspec
import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.chance import QuickStream
from posterity.core.codec import dump
from posterity.core.records import SeatEntry
from posterity.core.tasks import advance
from posterity.games.machines.cards import LIBRARY
from posterity.table.table import Table
from posterity.testing.secrecy import check_views
from tests.games.gears import lay as gears
from tests.games.gears.lay import establishes, heard, messages, options, plays, prompt, technology
from tests.games.machines.lay import (
    GAME,
    TABLES,
    activates,
    begin,
    chooses,
    do,
    gear,
    here,
    lay,
    setup_of,
    shown,
    view,
)

OTHERS = [1, 2, None]
DECK = "A B C E G Z A B C E G Z A B C E G Z"


def text(s, viewer):
    """All that leaves the engine towards a viewer."""
    return msgspec.json.encode(view(s, viewer)).decode()


@pytest.mark.rule("machines.activate.public")
@pytest.mark.parametrize("viewer", [0, *OTHERS])
def test_a_view_shows_what_gears_shows_and_these_keys_besides(viewer):
    """So nothing new is shown without somebody thinking about it."""
    seen, of_gears = shown(begin(3), viewer), gears.shown(gears.begin(3), viewer)

    assert set(seen) == set(of_gears) | {"activated"}
    for player, there in zip(seen["players"], of_gears["players"], strict=True):
        assert set(player) == set(there) | {"extra_turn"}


@pytest.mark.rule("machines.activate.public", "machines.when.draw-goes-to-hand")
@pytest.mark.parametrize("viewer", OTHERS)
def test_cards_drawn_by_an_ability_are_a_number_for_the_others(viewer):
    s = here({}, 2, ["W E"], deck="mining fire G", players=3)

    establishes(s, "W", "E")

    assert heard(s, viewer)[-1][1] == {"seat": 0, "count": 2}
    assert "mining" not in text(s, viewer) and "fire" not in text(s, viewer)
    assert heard(s, 0)[-1][1]["cards"] == ["mining", "fire"]


@pytest.mark.rule("machines.activate.public", "machines.card.storm-auger.keep-two")
@pytest.mark.parametrize("viewer", OTHERS)
def test_what_storm_auger_looks_at_and_keeps_is_secret(viewer):
    s = here({2: "storm-auger red:3"}, 2, deck="mining fire writing G", players=3)
    plays(s, "activate:storm-auger")

    assert shown(s, 0)["drawn"] == ["mining", "fire", "writing"]
    seen = shown(s, viewer)
    assert ("drawn" in seen, seen["drawn_size"], "options" in (seen["ask"] or {})) == (False, 3, False)
    chooses(s, "card:mining", "card:fire")

    heard_there = str(heard(s, viewer)) + text(s, viewer)
    assert not [word for word in ("mining", "fire", "writing") if word in heard_there]
    assert "mining" in str(heard(s, 0))
    assert shown(s, viewer)["players"][0]["hand_size"] == 2


@pytest.mark.rule("machines.activate.public", "machines.clarification.face-down")
@pytest.mark.parametrize("viewer", OTHERS)
def test_what_is_discarded_is_secret_and_how_many_is_not(viewer):
    s = here({2: "bonfire red:1"}, 2, ["mining E writing"], players=3)
    activates(s, "bonfire", "card:mining", "card:writing")

    heard_there = str(heard(s, viewer)) + text(s, viewer)
    assert not [word for word in ("mining", "writing") if word in heard_there]
    assert shown(s, viewer)["discard_size"] == 2
    assert "writing" in str(heard(s, 0))


@pytest.mark.rule("machines.card.starscribing.effect", "machines.activate.public")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_whole_hand_discarded_is_a_number(viewer):
    s = here({}, 2, ["starscribing E mining fire writing"], deck="G G G G", players=3)
    establishes(s, "starscribing", "E")
    chooses(s, "yes")

    heard_there = str(heard(s, viewer)) + text(s, viewer)
    assert not [word for word in ("mining", "fire", "writing") if word in heard_there]
    assert [args["count"] for message, args in heard(s, viewer) if "ability" in message] == [3, 3]


@pytest.mark.rule("machines.activate.public")
@pytest.mark.parametrize(
    ("name", "choices"),
    [
        ("storm-auger", []),
        ("storm-auger", ["card:A"]),
        ("storm-auger", ["card:A", "card:B"]),
        ("lantern", []),
        ("lantern", ["card:B"]),
        ("bonfire", []),
        ("bonfire", ["card:E"]),
        ("bonfire", ["card:E", "card:A"]),
        ("forge", []),
    ],
)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_alike(name, choices):
    """In the middle of an ability and after it, for every seat and for spectators."""
    s = here({1: "A blue:1", 2: f"{name} red:4"}, 2, ["A E E", "B G", "C Z"], deck=DECK, players=3, round=4, turn=4)

    activates(s, name, *choices)

    for number in range(3):
        check_views(GAME, s, QuickStream(number))


@pytest.mark.rule("machines.activate.public", "machines.when.optional")
@pytest.mark.parametrize(
    ("name", "choices"),
    [
        ("starscribing", []),
        ("starscribing", ["yes"]),
        ("starscribing", ["no"]),
        ("tollgate", []),
        ("tollgate", ["card:A"]),
        ("rocket-sled", ["yes"]),
        ("W", []),
    ],
)
def test_so_it_is_with_when_established_abilities(name, choices):
    s = here({1: "A blue:1"}, 2, [f"A E E {name}", "B G", "C Z"], deck=DECK, players=3, round=4, turn=4)
    establishes(s, name, "E")

    chooses(s, *choices)

    for number in range(3):
        check_views(GAME, s, QuickStream(number))


@pytest.mark.rule("machines.activate.public")
def test_whether_a_question_is_asked_depends_on_open_things_alone():
    """Two hands of the same size and the same piles: the same questions, whatever the cards are."""
    asked = []
    for hand, pile in [("A E E", DECK), ("B G Z", DECK[::-1])]:
        s = lay([hand, "B"], {2: "bonfire red:1"}, frames=[2, 5], deck=pile)
        seen = []
        plays(s, "activate:bonfire")
        while prompt(s) != "ask-act":
            seen.append(prompt(s))
            plays(s, options(s)[0])
        asked.append((seen, messages(s)))

    assert asked[0] == asked[1]


# ---------------------------------------------------------------- saving, and taking back at a table


@pytest.mark.rule("machines.activate.resolve-first")
@pytest.mark.parametrize(
    "name", ["storm-auger", "expansion-dome", "bonfire", "null-spire", "arch-fire", "gilding-cannon"]
)
def test_a_table_can_be_put_away_in_the_middle_of_an_ability(name):
    s = here({1: "A blue:1", 2: f"{name} red:4"}, 2, ["A E E", "B"], deck=DECK, tokens=[1], spliced=True)
    plays(s, f"activate:{name}")

    again = GAME.load(dump(s), setup_of())
    advance(again)

    assert (dump(again), options(again)) == (dump(s), options(s))
    plays(s, options(s)[0])
    plays(again, options(again)[0])
    assert dump(again) == dump(s)


def test_the_hash_covers_the_tokens_and_the_spliced_frame():
    position = msgspec.to_builtins(GAME.position(lay(["A", "B"], tokens=[1], spliced=True)))
    covered = GAME.hashed(position, GAME.rules)

    assert covered["spliced"] is True and "activated" not in covered
    assert [player["extra_turn"] for player in covered["players"]] == [False, True]


ONE_KIND = [{**gear("Forge", do("cubes", gain=2)), "copies": 40}]
DRAWING = [{**gear("Lens", do("draw", cards=1)), "copies": 30}, technology("Z", 0, 1, copies=20)]


def table_of(technologies):
    """A table with a set of one or two kinds of cards; the first player stands in the last frame."""
    characters = [{**person, "pursuit": technologies[0]["name"]} for person in TABLES["characters"]]
    cards = LIBRARY.read({"set": "one", "technologies": technologies, "characters": characters}, "one", own=True)
    made = Table(GAME, setup_of(cards=cards), [SeatEntry(name=name, kind="person") for name in ("Red", "Blue")])
    answers(made, "position:1", "position:2", "travel:4")
    return made


def answers(made, *picks):
    for pick in picks:
        made.answer(made.state.ask.seat, made.parse(pick))


@pytest.mark.rule("machines.activate.public")
def test_an_activation_is_taken_back_at_a_table():
    made = table_of(ONE_KIND)
    seat = made.state.ask.seat
    answers(made, "establish:forge", "pay:forge")
    before = dump(made.state)
    answers(made, "activate:forge")
    assert made.state.players[seat].pool == 2

    made.undo(seat, 6, [])

    assert dump(made.state) == before
    answers(made, "activate:forge")


@pytest.mark.rule("machines.activate.public")
def test_one_that_drew_a_card_is_not_unless_the_others_agree():
    made = table_of(DRAWING)
    seat = made.state.ask.seat
    answers(made, "establish:lens", "pay:lens", "activate:lens")

    assert made.free_undo(seat) == 7
    with pytest.raises(IllegalAnswer) as caught:
        made.undo(seat, 6, [])
    assert caught.value.kind == "undo-consent"
    made.undo(seat, 6, [1 - seat])

    assert "activate:lens" in [pick.text for pick in made.state.ask.options]
