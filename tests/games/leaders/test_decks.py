"""Decks that run out: renewed when a card is needed, or not at all; and rounds that stall."""

import pytest

from posterity.core.chance import Chance, QuickStream, seed_of
from posterity.core.codec import dump
from posterity.core.tasks import apply
from tests.games.leaders.lay import (
    GAME,
    REMOVAL,
    SEED,
    asked,
    begin,
    builds,
    destroys,
    drawn,
    idles,
    in_order,
    lay,
    legacy_deck,
    legacy_discard,
    options,
    plays,
    resource_deck,
    resource_discard,
    resources,
    shown,
    told,
    totals,
    view,
)
from tests.games.leaders.luck import shuffled, stream

# ---------------------------------------------------------------- renewing a deck


@pytest.mark.rule("leaders.deck.reshuffle")
def test_the_last_card_is_taken_then_the_discards_become_the_new_deck():
    """The rulebook's example: one card in the Resource deck, twenty discards, two to draw."""
    s = lay(["", ""], step="choose", resource_deck="wild", resource_discard="gold " * 20)

    assert resources(s, 0) == "gold wild"
    assert resource_deck(s) == "gold " * 18 + "gold"
    assert resource_discard(s) == ""
    assert told(s, "resources-reshuffled") == [{"count": 20}]


@pytest.mark.rule("leaders.deck.reshuffle")
def test_the_new_resource_deck_is_shuffled_by_its_own_stream_from_the_order_of_the_set():
    """Five words of the stream have been used before; how the discards lay makes no difference."""
    discards = "wild gold subject brick gold subject wild brick"
    tables = [
        lay(["", ""], step="choose", resource_discard=lying, chance=Chance(SEED, {"resources": 5}))
        for lying in (discards, " ".join(reversed(discards.split())))
    ]

    in_order_of_the_set = ["gold", "gold", "brick", "brick", "subject", "subject", "wild", "wild"]
    deck = shuffled(stream(SEED, "resources", used=5), in_order_of_the_set)
    assert [told(s, "drew")[0]["resources"] for s in tables] == [[deck[-1], deck[-2]]] * 2
    assert [resource_deck(s).split() for s in tables] == [deck[-3::-1]] * 2


@pytest.mark.rule("leaders.deck.reshuffle")
def test_the_new_legacy_deck_is_shuffled_by_its_own_stream_from_the_order_of_the_set():
    s = lay(["", ""], step="choose", legacy_discard="swap bank riot parade bank", chance=Chance(SEED, {"legacies": 2}))

    plays(s, "look")

    deck = shuffled(stream(SEED, "legacies", used=2), ["bank", "bank", "parade", "riot", "swap"])
    assert drawn(s).split() == [deck[4], deck[3], deck[2]]
    assert legacy_deck(s).split() == [deck[1], deck[0]]
    assert told(s, "legacies-reshuffled") == [{"count": 5}]


@pytest.mark.rule("leaders.deck.reshuffle")
def test_chance_goes_on_where_the_last_shuffle_ended():
    """Shuffling four cards draws three times, so the next shuffle of that deck goes on after what those used."""
    s = lay(["", ""], step="choose", resource_discard="gold brick subject wild")

    assert s.chance.used["resources"] == 3
    assert "legacies" not in s.chance.used


@pytest.mark.rule("leaders.deck.reshuffle-timing")
def test_the_discards_wait_until_a_card_is_needed():
    """Anna takes the last two cards: the deck stays empty until Bruno has to draw."""
    s = lay(["", "", ""], step="choose", resource_deck="gold brick", resource_discard="wild wild wild wild")
    after_anna = resource_deck(s), resource_discard(s)

    idles(s)

    assert after_anna == ("", "wild wild wild wild")
    assert (resource_deck(s), resource_discard(s)) == ("wild wild", "")
    assert resources(s, 1) == "wild wild"


@pytest.mark.rule("leaders.deck.reshuffle-timing")
def test_cards_discarded_in_the_meantime_take_part():
    """Anna takes the last cards and builds: her payment is what Bruno draws from."""
    s = lay(["bank | gold", "", ""], step="choose", resource_deck="gold brick")

    plays(s, "work")
    builds(s, "bank", "gold gold brick")
    plays(s, "done", "pass")

    assert in_order(resources(s, 1) + " " + resource_deck(s)) == "brick gold gold"
    assert resource_discard(s) == ""


@pytest.mark.rule("leaders.deck.reshuffle-timing")
def test_a_look_at_the_last_three_legacy_cards_shuffles_nothing():
    s = lay(["", ""], step="choose", legacy_deck="bank riot swap", legacy_discard="parade parade")

    plays(s, "look")

    assert (legacy_deck(s), legacy_discard(s)) == ("", "parade parade")
    assert told(s, "legacies-reshuffled") == []


@pytest.mark.rule("leaders.deck.nothing-left")
@pytest.mark.parametrize(("deck", "drawn_cards"), [("wild", ["wild"]), ("", [])])
def test_cards_that_are_not_there_are_not_drawn(deck, drawn_cards):
    """There are no discards either; the turn goes on all the same."""
    s = lay(["| gold", ""], step="choose", resource_deck=deck)

    assert resources(s, 0).split() == ["gold", *drawn_cards]
    assert told(s, "drew") == [{"seat": 0, "count": len(drawn_cards), "resources": drawn_cards}]
    assert told(s, "resources-reshuffled") == []
    assert asked(s) == 0


# ---------------------------------------------------------------- rounds that stall


def takes_cards(s, turns=1):
    """Whole turns in which a Legacy card is taken and nothing else is done."""
    for _ in range(turns):
        plays(s, "look", "keep:swap", "pass")
        while s.ask is not None and s.ask.prompt == "ask-limit":
            apply(s, s.ask.options[0])


@pytest.mark.rule("leaders.deck.deadlock")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_three_tours_without_a_deed_end_the_round(players):
    """Nobody does anything but draw; the last turn of the third tour is one too many."""
    s = lay([""] * players, ["bank bank", "monument"], step="choose", resource_deck="gold " * 40)

    idles(s, 3 * players - 1)
    still_asked = asked(s)
    idles(s)

    assert still_asked == players - 1
    assert asked(s) is None
    assert totals(s)[:2] == [6, 3]
    assert told(s, "deadlock") == [{"why": "idle", "count": 3 * players}]


@pytest.mark.rule("leaders.deck.deadlock")
def test_nobody_gets_the_first_finishers_bonus_in_a_deadlock():
    """Two players, six turns in a row without a deed; Anna has five Banks, one too few to finish."""
    s = lay(["", ""], ["bank bank bank bank bank", ""], step="choose")

    idles(s, 6)

    assert asked(s) is None
    assert totals(s) == [15, 0]


@pytest.mark.rule("leaders.deck.deadlock")
@pytest.mark.parametrize(
    "deed",
    [
        "look keep:parade pass",
        "work build:bank pay:gold pay:gold pay:brick done pass",
        "work destroy:thief target:1 pay:gold pay:gold pay:subject bonus:none done pass",
        "work done swap:1 taken:bank given:bank",
        "work done protect",
        "work done free-destroy:1 ruin:bank also:none",
        "work done free-destroy:2 ruin:protect",
    ],
)
def test_every_deed_begins_the_count_anew(deed):
    """Eight idle turns of three players are over. In the ninth Anna does something: nine more turns follow."""
    hand = "bank thief swap protect free-destroy | gold gold brick subject"
    tableaux = ["bank", "bank", "protect"]
    s = lay([hand, "", ""], tableaux, step="choose", idle=8, legacy_deck="parade parade parade", resource_deck="gold")

    plays(s, *deed.split())
    after_the_deed = asked(s)
    idles(s, 8)
    before_the_last = asked(s)
    idles(s)

    assert (after_the_deed, before_the_last) == (1, 0)
    assert asked(s) is None


@pytest.mark.rule("leaders.deck.deadlock")
def test_discarding_is_no_deed():
    """Anna's ninth turn of three players' three tours: she discards down to seven, and the round is over."""
    s = lay([f"| {'gold ' * 8}", "", ""], step="choose", idle=8)

    plays(s, "work", "done", "pass", "discard:gold")

    assert asked(s) is None


@pytest.mark.rule("leaders.deck.deadlock")
def test_everybody_can_see_how_long_nothing_has_happened():
    s = lay(["", "", ""], step="choose", idle=3)

    assert [shown(s, viewer)["idle"] for viewer in (0, 1, None)] == [4, 4, 4]


@pytest.mark.rule("leaders.deck.deadlock")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_twelve_tours_without_a_building_built_or_destroyed_end_the_round(players):
    """Everybody takes Legacy cards and nothing else; the last turn of the twelfth tour is one too many."""
    s = lay([""] * players, ["bank bank", "monument"], step="choose", legacy_deck="swap " * 200)

    takes_cards(s, 12 * players - 1)
    still_asked = asked(s)
    takes_cards(s)

    assert still_asked == players - 1
    assert asked(s) is None
    assert totals(s)[:2] == [6, 3]
    assert told(s, "deadlock") == [{"why": "standstill", "count": 12 * players}]


@pytest.mark.rule("leaders.deck.deadlock")
@pytest.mark.parametrize(
    ("deed", "over"),
    [
        ("work build:bank pay:gold pay:gold pay:brick done pass", False),
        ("work destroy:thief target:1 pay:gold pay:gold pay:subject bonus:none done pass", False),
        ("work done free-destroy:1 ruin:bank also:none", False),
        ("work done free-destroy:2 ruin:protect", True),
        ("work done swap:1 taken:bank given:bank", True),
        ("work done protect", True),
        ("look keep:parade pass", True),
        ("work done pass", True),
    ],
)
def test_only_a_building_built_or_destroyed_begins_the_twelve_tours_anew(deed, over):
    """The last turn of three players' twelve tours; neither Protects nor a Swap change how many buildings there are."""
    hand = "bank thief swap protect free-destroy | gold gold brick subject"
    tableaux = ["bank", "bank", "protect"]
    s = lay([hand, "", ""], tableaux, step="choose", standstill=35, legacy_deck="parade parade parade")

    plays(s, *deed.split())

    assert (asked(s) is None) == over
    if not over:
        assert shown(s, None)["standstill"] == 1


@pytest.mark.rule("leaders.deck.deadlock")
def test_a_round_that_began_under_rules_1_goes_on():
    s = lay(["", ""], step="choose", standstill=1000, legacy_deck="swap swap swap", rules=1)

    takes_cards(s)

    assert asked(s) == 1
    assert shown(s, None)["standstill"] is None


@pytest.mark.rule("leaders.deck.deadlock")
@pytest.mark.parametrize(("turns", "warned"), [(24, False), (25, True)])
def test_everybody_can_see_a_standstill_coming(turns, warned):
    """Three players are told once eight of the twelve tours have gone by."""
    s = lay(["", "", ""], step="choose", standstill=turns - 1)

    for viewer in (0, 1, None):
        lines = [line.says for section in GAME.outline(view(s, viewer)).sections for line in section.lines]
        said = [line.args for line in lines if line.message == "table-standstill"]
        assert said == ([{"count": turns, "limit": 36}] if warned else [])


@pytest.mark.rule("leaders.deck.deadlock")
@pytest.mark.parametrize("rounds", ["1", "2"])
@pytest.mark.parametrize("dedications", ["off", "on"])
@pytest.mark.parametrize(("players", "removal"), [(2, "on"), *[(players, "off") for players in range(2, 7)]])
def test_whoever_always_gives_the_first_answer_comes_to_an_end(players, removal, rounds, dedications):
    """They only take Legacy cards and play what is free, so nothing is ever built: 24 turns of two, 72 of six."""
    chosen = {"rounds": rounds, "dedications": dedications, REMOVAL: removal}
    for number in range(3):
        s = begin(players, seed_of(number), chosen)

        for _ in range(600 * int(rounds)):
            if s.ask is None:
                break
            apply(s, s.ask.options[0])

        assert asked(s) is None
        assert [event["why"] for event in told(s, "deadlock")] == ["standstill"] * int(rounds)


# ---------------------------------------------------------------- copies of a table


def busy_turns(s):
    """Anna looks, Bruno builds and destroys with a bonus, Carla swaps; both decks are renewed on the way."""
    plays(s, "look", "keep:swap", "pass")
    plays(s, "work")
    builds(s, "bank", "gold gold brick")
    destroys(s, "thief", 0, "gold gold subject")
    plays(s, "bonus:gold", "bonus:brick", "done", "protect")
    plays(s, "look", "keep:bank", "swap:1", "taken:bank", "given:parade")


def busy_table(**how):
    hands = ["riot | gold", "bank thief protect | gold gold gold gold brick subject", "swap | wild"]
    decks = {"resource_deck": "gold brick gold", "legacy_deck": "swap", "legacy_discard": "bank bank bank"}
    return lay(hands, ["bank", "", "parade"], step="choose", **decks, **how)


def test_a_guessed_world_is_played_like_the_real_one():
    """Nobody guesses from a guess, so it keeps no trail of what was seen; nothing else differs."""
    real, guessed = busy_table(), busy_table(guessed=True)

    busy_turns(real)
    busy_turns(guessed)

    assert GAME.position(guessed) == GAME.position(real)
    assert told(real, "resources-reshuffled") != [] and told(real, "legacies-reshuffled") != []
    assert (guessed.resource_trail, guessed.legacy_trail) == (None, None)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_guess_agrees_with_all_that_its_seat_has_seen(seat):
    """Whatever happened at the table, the seat cannot tell the guessed world from the real one."""
    s = busy_table()
    busy_turns(s)

    worlds = [GAME.guess(s, seat, QuickStream(number)) for number in range(20)]

    assert all(shown(world, seat) == shown(s, seat) for world in worlds)
    assert all(cards_of(world) == cards_of(s) for world in worlds)


def cards_of(s):
    """Every card at the table, wherever it lies."""
    hands = [[*player.legacies, *player.resources] for player in s.players]
    legacies = sorted([*s.legacy_deck, *s.legacy_discard, *s.drawn])
    piles = sorted(s.resource_deck + s.resource_discard)
    totals = [sum(column) for column in zip(*hands, strict=True)]
    for card in legacies:
        totals[card] += 1
    for card in piles:
        totals[len(s.book.legacies) + card] += 1
    return totals


@pytest.mark.parametrize("guessed", [False, True])
def test_a_clone_lives_its_own_life(guessed):
    """Anna's look on the clone leaves the table as it was, and the other way round."""
    s = busy_table(guessed=guessed)
    twin, before = s.clone(), dump(s)
    alike = dump(twin)

    plays(twin, "look", "keep:swap", "pass")
    after_the_twins_turn, third = dump(s), s.clone()
    busy_turns(s)

    assert alike == after_the_twins_turn == dump(third) == before
    assert options(third) == ["look", "work"]
    assert before not in (dump(s), dump(twin))


def test_a_second_round_begins_in_a_guessed_world_too():
    s = begin(2, options={"rounds": "2"})
    world = GAME.guess(s, 0, QuickStream(3))

    idles(world, 6)

    assert world.round == 2
    assert (world.resource_trail, world.legacy_trail) == (None, None)
