"""Chance: every shuffle and every draw of lots follows from the seed, as it is laid down."""

import pytest

from posterity.core.chance import Chance, seed_of
from tests.games.gears.lay import (
    GAME,
    SEED,
    STANDARD,
    asked,
    begin,
    deck,
    discard,
    draft,
    draws,
    everything,
    hand,
    held,
    lay,
    options,
    plays,
    prompt,
    removed,
    seated,
    shortened,
    told,
)
from tests.games.leaders.luck import below, shuffled, stream

CARDS = GAME.show_cards(STANDARD)
TECHNOLOGIES = [card["slug"] for card in CARDS["technologies"] for _ in range(card["copies"])]
PEOPLE = [person["slug"] for person in CARDS["characters"]]
SEEDS = [SEED, seed_of(7), bytes(32)]
MODES = ["standard", "sealed", "destiny", "shape"]


def pile(fate):
    """The draw pile before it is shuffled: copies together, technologies before Fate cards."""
    return [shortened(word) for word in [*TECHNOLOGIES, *(CARDS["fate"] if fate == "standard" else [])]]


def in_set_order(cards):
    order = pile("standard")
    return " ".join(sorted(cards, key=order.index))


@pytest.mark.rule(
    "gears.setup.seeded-randomness", "gears.setup.deal-six", "gears.setup.dealing-order", "gears.setup.first-chooser"
)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("fate", MODES)
@pytest.mark.parametrize("seed", SEEDS)
def test_pile_hands_characters_fate_and_first_chooser_follow_from_the_seed(players, fate, seed):
    """Whole hands of six from the top in seat order; then the first chooser is asked for a position."""
    s = begin(players, {"fate": fate}, seed)
    cards = shuffled(stream(seed, "deck"), pile(fate))
    people = shuffled(stream(seed, "characters"), PEOPLE)
    destinies = shuffled(stream(seed, "fate"), CARDS["fate"])

    hands = [[cards.pop() for _ in range(6)] for _ in range(players)]

    assert [hand(s, seat) for seat in range(players)] == [in_set_order(cards) for cards in hands]
    assert deck(s).split() == cards[::-1]
    assert [s.book.characters[player.character] for player in s.players] == [people.pop() for _ in range(players)]
    assert (asked(s), prompt(s)) == (below(stream(seed, "first-chooser"), players), "ask-position")
    if fate == "destiny":
        assert [held(s, seat) for seat in range(players)] == [shortened(destinies.pop()) for _ in range(players)]
        assert removed(s).split() == [shortened(card) for card in destinies]
    else:
        assert [held(s, seat) for seat in range(players)] == [""] * players


@pytest.mark.rule("gears.setup.bonus-cards", "gears.setup.dealing-order", "gears.setup.order-choice")
@pytest.mark.parametrize(("players", "bonus"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2])])
@pytest.mark.parametrize("backwards", [False, True])
def test_bonus_cards_come_from_the_same_pile_in_player_order(players, bonus, backwards):
    s = begin(players, {}, seed_of(3))
    cards = shuffled(stream(seed_of(3), "deck"), pile("standard"))
    hands = [[cards.pop() for _ in range(6)] for _ in range(players)]
    first = below(stream(seed_of(3), "first-chooser"), players)
    choosers = [(first + step) % players for step in range(players)]

    asks = []
    while prompt(s) == "ask-position":
        asks.append(asked(s))
        plays(s, options(s)[-1 if backwards else 0])
    order = choosers[::-1] if backwards else choosers
    for seat, count in zip(order, bonus, strict=True):
        hands[seat] += [cards.pop() for _ in range(count)]

    assert (asks, s.order) == (choosers, order)
    assert [hand(s, seat) for seat in range(players)] == [in_set_order(cards) for cards in hands]
    assert deck(s).split() == cards[::-1]
    assert [args["count"] for args in told(s, "bonus-cards")] == bonus[1:]


@pytest.mark.rule("gears.setup.character-choice", "gears.setup.sequence")
def test_with_pursuits_characters_are_chosen_and_not_drawn():
    """In seat order, before any card is dealt; and the other streams do not change for it."""
    s = begin(3, {"pursuits": "on"}, seed_of(3))
    plain = begin(3, {}, seed_of(3))

    asks = []
    while prompt(s) == "ask-character":
        asks.append((asked(s), [len(player.hand) for player in s.players]))
        plays(s, options(s)[0])

    assert asks == [(seat, [0, 0, 0]) for seat in range(3)]
    assert [s.book.characters[player.character] for player in s.players] == PEOPLE[:3]
    assert "characters" not in s.chance.used
    assert [hand(s, seat) for seat in range(3)] == [hand(plain, seat) for seat in range(3)]
    assert (asked(s), deck(s)) == (asked(plain), deck(plain))


@pytest.mark.rule("gears.setup.seeded-randomness")
@pytest.mark.parametrize("fate", MODES)
def test_each_stream_is_used_for_its_own_purpose(fate):
    """How many words are used: one for each swap or lot, and a few more where one had to be thrown away."""
    s = begin(2, {"fate": fate})

    streams = {"deck", "characters", "first-chooser"} | ({"fate"} if fate == "destiny" else set())
    assert set(s.chance.used) == streams
    assert s.chance.used["characters"] == 3
    assert s.chance.used["first-chooser"] == 1
    assert s.chance.used["deck"] == (71 if fate == "standard" else 65)
    if fate == "destiny":
        assert s.chance.used["fate"] == 5
    assert draft(s) == ({} if fate != "shape" else dict.fromkeys(map(shortened, CARDS["fate"]), ""))


@pytest.mark.rule("gears.setup.first-chooser")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_drawn_to_choose_first(players):
    assert {asked(begin(players, {}, seed_of(number))) for number in range(30)} == set(range(players))


@pytest.mark.rule("gears.setup.seeded-randomness", "gears.pile.reshuffle")
def test_a_reshuffle_goes_on_in_the_same_stream_from_the_order_of_the_set():
    """71 words went into the first shuffle; the discards are put in order before the next."""
    s = lay(["A"], deck="E", discard="G C B A Fire", chance=Chance(SEED, {"deck": 71}))
    fresh = shuffled(stream(SEED, "deck", 71), ["A", "B", "C", "G", "fire"])

    plays(s, "draw")

    assert [shortened(s.book.names[card]) for card in s.drawn] == ["E", fresh.pop()]
    assert (deck(s).split(), discard(s)) == (fresh[::-1], "")
    assert s.chance.used == {"deck": 75}
    assert told(s, "deck-reshuffled") == [{"count": 5}]


@pytest.mark.rule("gears.setup.seeded-randomness", "gears.pile.reshuffle")
def test_one_reshuffle_follows_the_other():
    s = lay(["A"], deck="", discard="B C E", chance=Chance(SEED, {}))
    words = stream(SEED, "deck")
    first = shuffled(words, ["B", "C", "E"])

    draws(s, first[2])  # the middle card is refused and lies on the discards
    plays(s, "draw")

    assert (hand(s, 0), deck(s)) == (" ".join(sorted(["A", first[2]])), "")
    assert [shortened(s.book.names[card]) for card in s.drawn] == [first[0], first[1]]
    assert s.chance.used == {"deck": 2}


@pytest.mark.rule("gears.setup.seeded-randomness")
def test_the_same_seed_and_the_same_decisions_give_the_same_game():
    def whole(seed):
        s = seated(2, {}, seed)
        while s.ask is not None and s.answers < 120:
            plays(s, options(s)[s.answers % len(options(s))])
        return everything(s)

    assert whole(SEED) == whole(SEED)
    assert whole(SEED) != whole(seed_of(1))


def test_new_luck_shuffles_the_pile_anew_and_leaves_the_hands():
    """A branch of a game gets a seed of its own."""
    s = seated(3)
    cards, hands, gone = deck(s).split(), [hand(s, seat) for seat in range(3)], discard(s)

    GAME.reseed(s, seed_of(1))

    fresh = shuffled(stream(seed_of(1), "deck"), sorted(cards, key=pile("standard").index))
    assert deck(s).split() == fresh[::-1]
    assert ([hand(s, seat) for seat in range(3)], discard(s)) == (hands, gone)
    assert s.chance.used == {"deck": len(cards) - 1}
