"""Setting up: the piles, chance, the board."""

import pytest

from posterity.core.chance import seed_of
from tests.games.gears.lay import (
    FATE,
    GAME,
    SEED,
    STANDARD,
    asked,
    begin,
    discard,
    ends_round,
    everything,
    frames,
    inventory,
    lingering,
    options,
    plays,
    pools,
    prompt,
    scores,
    seated,
    shown,
    table,
    timeline,
)
from tests.games.gears.lay_more import sizes
from tests.games.leaders.luck import below, shuffled, stream

ON = {"pursuits": "on"}
VARIANTS = ["standard", "sealed", "destiny", "shape"]
SEEDS = [seed_of(number) for number in range(40)]
NAMES = [card["slug"] for card in GAME.show_cards(STANDARD)["technologies"]]
CARDS = [card["slug"] for card in GAME.show_cards(STANDARD)["technologies"] for _ in range(card["copies"])]
PEOPLE = [card["slug"] for card in GAME.show_cards(STANDARD)["characters"]]


def shuffled_deck(with_fate=True, seed=SEED):
    """The draw pile of the standard set before anything is dealt, top first, by the description of `blake2b-1`."""
    return shuffled(stream(seed, "deck"), CARDS + (list(FATE.values()) if with_fate else []))[::-1]


def cards_of(s, seat):
    return list(table(s).players[seat].hand)


def in_set_order(cards):
    order = NAMES + list(FATE.values())
    return sorted(cards, key=order.index)


# ---------------------------------------------------------------- the piles


@pytest.mark.rule("gears.setup.draw-pile")
@pytest.mark.rule("gears.component.deck-size")
def test_technologies_and_fate_cards_are_shuffled_into_one_draw_pile():
    s = begin(2)

    assert len(CARDS) == 66
    assert inventory(s) == sorted([*CARDS, *FATE.values()])
    assert len(table(s).deck) + sum(sizes(s)) == 72
    assert [*cards_of(s, 0), *cards_of(s, 1), *table(s).deck] != [*CARDS, *FATE.values()]


@pytest.mark.rule("gears.setup.draw-pile")
def test_the_draw_pile_is_face_down_for_all():
    s = begin(2)

    for viewer in (0, 1, None):
        assert "deck" not in shown(s, viewer)
        assert shown(s, viewer)["deck_size"] == 60


@pytest.mark.rule("gears.setup.draw-pile")
def test_fate_cards_can_lie_anywhere_in_the_pile():
    """Over forty games each of them was dealt in some and left in the pile in others."""
    for fate in FATE.values():
        dealt = {fate in table(begin(4, seed=seed)).deck for seed in SEEDS}
        assert dealt == {True, False}


@pytest.mark.rule("gears.setup.fate-optional")
def test_without_fate_cards_the_pile_holds_only_the_technologies():
    """2 players: 13 cards are dealt, 53 are left in the pile."""
    s = seated(2, {"fate": "sealed"})

    assert (sum(sizes(s)), len(table(s).deck)) == (13, 53)
    assert not set(FATE.values()) & {*cards_of(s, 0), *cards_of(s, 1), *table(s).deck}
    assert table(s).removed == list(FATE.values())


@pytest.mark.rule("gears.setup.fate-optional")
def test_by_default_they_are_in_the_pile():
    s = seated(2)

    assert (sum(sizes(s)), len(table(s).deck), table(s).removed) == (13, 59, [])
    assert GAME.complete(2, {})["fate"] == "standard"


@pytest.mark.rule("gears.component.deck-size")
@pytest.mark.parametrize(
    ("fate", "pile", "area"), [("standard", 44, 0), ("sealed", 38, 0), ("destiny", 38, 0), ("shape", 38, 6)]
)
def test_four_players_hold_28_cards_after_the_bonus_cards(fate, pile, area):
    s = seated(4, {"fate": fate})

    assert (sum(sizes(s)), len(table(s).deck), len(table(s).draft)) == (28, pile, area)


@pytest.mark.rule("gears.component.deck-size")
@pytest.mark.parametrize("fate", VARIANTS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_card_is_in_exactly_one_place_at_every_moment(players, fate):
    """A whole game, always with the last answer on offer but the end of the turn only when nothing else is."""
    s = begin(players, {"fate": fate})
    whole = sorted([*CARDS, *FATE.values()])
    number = 0
    while asked(s) is not None:
        assert inventory(s) == whole
        number += 1
        picks = [pick for pick in options(s) if pick != "end"] or ["end"]
        plays(s, picks[number * 7 % len(picks)])

    assert inventory(s) == whole


# ---------------------------------------------------------------- chance


@pytest.mark.rule("gears.setup.seeded-randomness")
def test_the_same_seed_and_the_same_decisions_give_the_same_game():
    games = []
    for _ in range(2):
        s = begin(3, ON, seed_of(5))
        while asked(s) is not None:
            plays(s, options(s)[-1])
        games.append(everything(s))

    assert games[0] == games[1]


@pytest.mark.rule("gears.setup.seeded-randomness")
def test_another_seed_gives_another_game():
    assert len({tuple(table(seated(2, seed=seed)).deck) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("gears.setup.seeded-randomness")
@pytest.mark.rule("gears.setup.dealing-order")
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_shuffle_first_chooser_and_characters_follow_from_the_seed(seed):
    """Written once more from the description of the source of chance."""
    s = begin(3, seed=seed)
    pile = shuffled_deck(seed=seed)

    assert [cards_of(s, seat) for seat in range(3)] == [in_set_order(pile[6 * n : 6 * n + 6]) for n in range(3)]
    assert table(s).deck == pile[18:]
    assert asked(s) == below(stream(seed, "first-chooser"), 3)
    given = shuffled(stream(seed, "characters"), PEOPLE)[::-1]
    assert [player.character for player in table(s).players] == given[:3]


@pytest.mark.rule("gears.setup.dealing-order")
def test_hands_are_dealt_in_seat_order_and_bonus_cards_in_player_order():
    """Seats 0 to 3 get the first 24 cards, whole hands at a time; positions II, III and IV the next four."""
    s = begin(4)
    pile = shuffled_deck()
    first = asked(s)
    plays(s, "position:4", "position:2", "position:1", "position:3")
    order = [(first + i) % 4 for i in (2, 1, 3, 0)]
    bonus = {order[0]: [], order[1]: pile[24:25], order[2]: pile[25:26], order[3]: pile[26:28]}

    assert s.order == order
    for seat in range(4):
        assert cards_of(s, seat) == in_set_order([*pile[6 * seat : 6 * seat + 6], *bonus[seat]])
    assert table(s).deck == pile[28:]


# ---------------------------------------------------------------- the board


@pytest.mark.rule("gears.setup.tracks")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_is_in_round_1_turn_1(players):
    for s in (begin(players), seated(players)):
        assert (table(s).round, table(s).turn) == (1, 1)


@pytest.mark.rule("gears.setup.tracks")
def test_before_the_first_turn_nobody_owes_an_action():
    s = begin(2)

    assert (table(s).actions_left, s.answers, table(s).more_time, table(s).removed_unseen) == (0, 0, False, 0)


@pytest.mark.rule("gears.setup.capacity-markers")
@pytest.mark.parametrize(("players", "rooms"), [(2, [4, 3, 2, 1]), (3, [5, 4, 3, 2, 1]), (4, [6, 5, 4, 3, 2, 1])])
def test_each_past_frame_is_covered_exactly_once(players, rooms):
    assert table(begin(players)).capacities == rooms


@pytest.mark.rule("gears.setup.timeline-empty")
@pytest.mark.parametrize("fate", VARIANTS)
def test_no_technology_and_no_fate_card_is_in_play_at_the_start(fate):
    s = seated(4, {"fate": fate})

    assert (timeline(s), lingering(s), table(s).timeline, table(s).fate_in_play) == ({}, [], [], [])
    assert discard(s) == ""


@pytest.mark.rule("gears.setup.pools-empty")
@pytest.mark.rule("gears.component.track-cubes")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pool_is_empty_at_the_start(players):
    """Although each player has a cube on the score track and one on the order track."""
    for s in (begin(players, ON), seated(players, ON)):
        assert pools(s) == [0] * players


@pytest.mark.rule("gears.setup.zero-points")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_zero_points(players):
    assert scores(seated(players)) == [0] * players


@pytest.mark.rule("gears.setup.markers-at-present")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_round_begins_with_all_markers_in_the_present_day(players):
    s = begin(players)
    seen = []
    while asked(s) is not None:
        if prompt(s) == "ask-position":
            plays(s, options(s)[0])
            continue
        seen.append((s.round, frames(s)))
        plays(s, "travel:1")
        ends_round(s)

    assert seen == [(round, [players + 2 + round] * players) for round in (1, 2, 3, 4)]
