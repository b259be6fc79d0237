"""Setting up: the draw pile, characters, hands, the player order and the bonus cards."""

import pytest

from posterity.core.chance import seed_of
from posterity.core.game import SetupError
from tests.games.gears.lay import (
    FATE,
    GAME,
    SEED,
    STANDARD,
    ask_args,
    asked,
    begin,
    deck,
    discard,
    draft,
    ends_round,
    ends_turn,
    everything,
    frames,
    hand,
    heard,
    inventory,
    lay,
    lingering,
    messages,
    options,
    plays,
    pools,
    prompt,
    refusal,
    refused,
    scores,
    seated,
    shown,
    table,
    timeline,
    told,
)
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


def sizes(s):
    return [player.hand_size for player in table(s).players]


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


# ---------------------------------------------------------------- characters


@pytest.mark.rule("gears.setup.character-choice")
def test_characters_are_picked_in_seat_order_before_any_card_is_dealt():
    s = begin(3, ON)
    seen = []
    for person in (PEOPLE[2], PEOPLE[0], PEOPLE[3]):
        seen.append((asked(s), prompt(s), len(options(s)), sizes(s)))
        plays(s, f"character:{person}")

    assert seen == [(seat, "ask-character", 4 - seat, [0, 0, 0]) for seat in range(3)]
    assert [player.character for player in table(s).players] == [PEOPLE[2], PEOPLE[0], PEOPLE[3]]
    assert prompt(s) == "ask-position"
    assert told(s, "took-character")[1] == {"seat": 1, "character": PEOPLE[0]}


@pytest.mark.rule("gears.setup.character-choice")
def test_no_character_is_shared():
    s = begin(2, ON)
    plays(s, f"character:{PEOPLE[1]}")

    reason = refusal(s, f"character:{PEOPLE[1]}")

    assert (reason.message, reason.clause) == ("refused-character-taken", "gears.setup.character-choice")
    assert options(s) == [f"character:{PEOPLE[place]}" for place in (0, 2, 3)]


@pytest.mark.rule("gears.setup.character-choice")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_nobody_is_asked_different_characters_are_given_out(players):
    for seed in SEEDS[:10]:
        people = [player.character for player in table(begin(players, seed=seed)).players]
        assert len(set(people)) == players and set(people) <= set(PEOPLE)


@pytest.mark.rule("gears.setup.character-choice")
def test_they_are_given_out_at_random():
    assert {table(begin(2, seed=seed)).players[0].character for seed in SEEDS} == set(PEOPLE)


@pytest.mark.rule("gears.setup.pursuit-optional")
def test_pursuits_are_off_by_default_and_then_nobody_is_asked_for_a_character():
    assert GAME.complete(2, {})["pursuits"] == "off"
    assert prompt(begin(2)) == "ask-position"
    assert prompt(begin(2, ON)) == "ask-character"


@pytest.mark.rule("gears.setup.pursuit-optional")
@pytest.mark.parametrize(("options", "points"), [({}, [4, 2]), (ON, [7, 4])])
def test_pursuits_score_for_all_players_or_for_none(options, points):
    """Red, as Emily, leads Mining (reward 4, bonus 3), Blue, as Anna, leads A (reward 2, bonus 2)."""
    s = lay(
        timeline={1: "Mining red:1", 2: "A blue:1"},
        characters=["emily-maruska", "anna-archer"],
        options=options,
        step="end",
    )

    assert scores(s) == points


# ---------------------------------------------------------------- the deal


@pytest.mark.rule("gears.setup.deal-six")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_the_first_chooser_is_asked_every_hand_holds_six_cards(players):
    s = begin(players)

    assert (prompt(s), sizes(s)) == ("ask-position", [6] * players)
    assert len(deck(s).split()) == 72 - 6 * players
    assert [args["count"] for args in told(s, "dealt")] == [6] * players


@pytest.mark.rule("gears.setup.deal-six")
def test_everybody_may_look_at_their_six_cards_at_once():
    s = begin(2)

    assert [len(shown(s, seat)["players"][seat]["hand"]) for seat in (0, 1)] == [6, 6]


@pytest.mark.rule("gears.setup.deal-six")
def test_a_set_with_too_few_cards_for_the_deal_is_refused():
    """Two players need 13 cards: with 13 a game begins, with 12 it does not."""
    people = [{"name": name, "pursuit": "A", "bonus": 1} for name in ("Ann", "Bob", "Cyd", "Dot")]

    def of(copies):
        tech = {"name": "A", "cost": 1, "reward": 1, "copies": copies}
        return GAME.own_card_set({"technologies": [tech], "characters": people}, "small")

    enough = begin(2, {"fate": "sealed"}, cards=of(13))
    plays(enough, "position:1", "position:2")
    assert (sizes(enough)[enough.order[1]], deck(enough)) == (7, "")
    with pytest.raises(SetupError) as caught:
        begin(2, {"fate": "sealed"}, cards=of(12))
    assert caught.value.args_named == {"count": 12, "least": 13}
    assert caught.value.clause == "gears.setup.deal-six"
    assert asked(begin(2, cards=of(7))) is not None  # with six Fate cards that makes 13
    with pytest.raises(SetupError):
        begin(2, cards=of(6))


@pytest.mark.rule("gears.setup.deal-six", "gears.setup.bonus-cards")
@pytest.mark.parametrize(("players", "needed"), [(2, 13), (3, 20), (4, 28)])
def test_the_cards_needed_grow_with_the_players(players, needed):
    people = [{"name": name, "pursuit": "A", "bonus": 1} for name in ("Ann", "Bob", "Cyd", "Dot")]
    tech = {"name": "A", "cost": 1, "reward": 1, "copies": needed - 1}
    cards = GAME.own_card_set({"technologies": [tech], "characters": people}, "small")

    with pytest.raises(SetupError) as caught:
        begin(players, {"fate": "sealed"}, cards=cards)

    assert caught.value.args_named == {"count": needed - 1, "least": needed}


@pytest.mark.rule("gears.setup.hands-secret")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_others_know_only_how_many_cards_a_hand_holds(viewer):
    s = lay(["Mining Fire B", "A", ""], players=3)

    seen = shown(s, viewer)["players"][0]

    assert "hand" not in seen
    assert seen["hand_size"] == 3
    assert shown(s, 0)["players"][0]["hand"] == ["b", "mining", "fire"]


@pytest.mark.rule("gears.setup.hands-secret")
def test_two_hands_of_the_same_size_look_the_same_to_the_others():
    one = lay(["Mining Fire B", "A"])
    other = lay(["Z E bloodline", "A"])

    assert shown(one, 1) == shown(other, 1)
    assert shown(one, None) == shown(other, None)


# ---------------------------------------------------------------- the player order


@pytest.mark.rule("gears.setup.first-chooser")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_may_be_drawn_to_choose_first(players):
    assert {asked(begin(players, seed=seed)) for seed in SEEDS} == set(range(players))


@pytest.mark.rule("gears.setup.first-chooser")
def test_the_first_choice_is_not_the_first_turn():
    s = begin(2)
    first = asked(s)

    plays(s, "position:2", "position:1")

    assert asked(s) == 1 - first


@pytest.mark.rule("gears.setup.order-choice")
def test_the_others_choose_clockwise_and_the_positions_give_the_order_of_play():
    """Red, Blue and Green. Blue chooses first and takes III, Green takes I, and Red gets II."""
    seed = next(seed for seed in SEEDS if asked(begin(3, seed=seed)) == 1)
    s = begin(3, seed=seed)
    choosers = []
    for pick in ("position:3", "position:1", "position:2"):
        choosers.append((asked(s), options(s)))
        plays(s, pick)

    assert choosers == [
        (1, ["position:1", "position:2", "position:3"]),
        (2, ["position:1", "position:2"]),
        (0, ["position:2"]),
    ]
    assert s.order == [2, 0, 1]
    assert asked(s) == 2


@pytest.mark.rule("gears.setup.order-choice")
def test_everybody_sees_which_positions_are_taken():
    s = begin(3)
    first = asked(s)

    plays(s, "position:2")

    for viewer in (0, 1, 2, None):
        places = [player.get("position") for player in shown(s, viewer)["players"]]
        assert places[first] == 2
        assert places.count(None) == 2
    assert told(s, "took-position") == [{"seat": first, "position": 2}]


@pytest.mark.rule("gears.setup.order-positions")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_positions_one_to_the_number_of_players_exist(players):
    s = begin(players)

    assert options(s) == [f"position:{place}" for place in range(1, players + 1)]
    assert table(s).ask.refused == []
    for place in (0, players + 1):
        reason = refusal(s, f"position:{place}")
        assert (reason.message, reason.clause) == ("refused-no-such-position", "gears.setup.order-positions")
        assert reason.args == {"pick": f"position:{place}", "position": place, "players": players}


@pytest.mark.rule("gears.setup.order-positions")
def test_a_position_is_taken_by_one_player_only():
    s = begin(3)

    plays(s, "position:2")

    assert refused(s, "position:2") == ("refused-position-taken", "gears.setup.order-positions")
    plays(s, "position:3")
    assert refused(s, "position:3") == ("refused-position-taken", "gears.setup.order-positions")
    assert options(s) == ["position:1"]


# ---------------------------------------------------------------- bonus cards


@pytest.mark.rule("gears.setup.bonus-cards")
@pytest.mark.parametrize(("players", "in_hand"), [(2, [6, 7]), (3, [6, 7, 7]), (4, [6, 7, 7, 8])])
def test_later_positions_draw_more_cards_once_the_order_is_fixed(players, in_hand):
    s = begin(players)
    for place in range(players, 1, -1):
        plays(s, f"position:{place}")
    before = sizes(s)
    plays(s, "position:1")

    assert before == [6] * players
    assert [sizes(s)[seat] for seat in s.order] == in_hand
    assert [args["seat"] for args in told(s, "bonus-cards")] == s.order[1:]


@pytest.mark.rule("gears.setup.bonus-once")
@pytest.mark.parametrize("round", [2, 3, 4])
def test_there_are_no_bonus_cards_before_later_rounds(round):
    """The player in position IV refills to six cards like everyone else."""
    s = lay(["", "A", "", "A " * 6], players=4, round=round - 1, step="end", deck="E " * 60)
    plays(s, "position:1", "position:2", "position:3", "position:4")

    assert s.round == round
    assert sizes(s) == [6, 6, 6, 6]
    assert told(s, "bonus-cards") == []


# ---------------------------------------------------------------- the sequence


@pytest.mark.rule("gears.setup.sequence")
def test_characters_then_hands_then_positions_then_bonus_cards():
    s = begin(2, ON)
    seen = [(prompt(s), sizes(s))]
    for pick in (f"character:{PEOPLE[0]}", f"character:{PEOPLE[1]}", "position:1", "position:2"):
        plays(s, pick)
        seen.append((prompt(s), sizes(s)))

    second = s.order[1]
    assert seen[:4] == [
        ("ask-character", [0, 0]),
        ("ask-character", [0, 0]),
        ("ask-position", [6, 6]),
        ("ask-position", [6, 6]),
    ]
    assert seen[4] == ("ask-act", [7, 6] if second == 0 else [6, 7])
    assert [message for message in messages(s) if message != "turn-began"] == [
        *["took-character", "took-character", "dealt", "dealt"],
        *["took-position", "took-position", "bonus-cards", "round-began"],
    ]


@pytest.mark.rule("gears.setup.sequence")
def test_in_shape_the_future_the_draft_area_lies_open_when_positions_are_chosen():
    s = begin(3, {"fate": "shape"})

    assert prompt(s) == "ask-position"
    for viewer in (0, 1, 2, None):
        assert [card["card"] for card in shown(s, viewer)["draft"]] == list(FATE.values())
    assert draft(s) == {name: "" for name in FATE}


@pytest.mark.rule("gears.setup.sequence")
def test_in_it_is_our_destiny_fate_cards_are_dealt_before_positions_are_chosen():
    s = begin(3, {"fate": "destiny"})

    assert prompt(s) == "ask-position"
    assert [player.fate_size for player in table(s).players] == [1, 1, 1]
    assert len(shown(s, 0)["players"][0]["fate"]) == 1
    assert [message for message, _ in heard(s, 0)][:6] == [
        *["dealt", "dealt-unseen", "dealt-unseen"],
        *["dealt-fate", "dealt-fate-unseen", "dealt-fate-unseen"],
    ]


@pytest.mark.rule("gears.setup.sequence")
def test_while_positions_are_chosen_for_the_first_time_there_is_no_order_yet():
    s = begin(2)
    before = table(s).order

    plays(s, "position:2", "position:1")

    assert before == []
    assert sorted(s.order) == [0, 1]
    assert [player.position for player in table(s).players] == [None, None]
    assert ask_args(s) == {"actions": 3}


@pytest.mark.rule("gears.setup.sequence")
def test_a_first_turn_follows_for_the_player_in_position_one():
    s = seated(2)
    first = s.order[0]

    assert (asked(s), hand(s, first).count(" ") + 1) == (first, 6)
    ends_turn(s)
    assert asked(s) == s.order[1]
