"""Characters, hands, the first player order and its bonus cards, one after the other."""

import pytest

from posterity.core.chance import seed_of
from posterity.core.game import SetupError
from tests.games.gears.lay import (
    FATE,
    GAME,
    STANDARD,
    ask_args,
    asked,
    begin,
    deck,
    draft,
    ends_turn,
    hand,
    heard,
    lay,
    messages,
    options,
    plays,
    prompt,
    refusal,
    refused,
    scores,
    seated,
    shown,
    table,
    told,
)
from tests.games.gears.lay_more import sizes

ON = {"pursuits": "on"}
SEEDS = [seed_of(number) for number in range(40)]
PEOPLE = [card["slug"] for card in GAME.show_cards(STANDARD)["characters"]]


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
