"""The Nemesis: what it starts with, its gold, its successors, theft, fees and the score."""

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies import story
from posterity.games.legacies.board import CHARACTERS, GLOBALS, NONE
from posterity.games.legacies.rules.generation import EndGeneration
from posterity.games.legacies.rules.heirlooms import Acquire
from posterity.games.legacies.rules.relationships import EnterTrack
from posterity.games.legacies.rules.scoring import game_end_awards, ranking
from posterity.games.legacies.rules.setup import furnish
from tests.games.legacies.lay import (
    against,
    asked,
    begin,
    does,
    goods,
    heirloom,
    invest,
    lasts,
    lay,
    nemesis_turn,
    options,
    owns,
    play,
    put_value,
    resources,
    script,
    seat,
    solo,
    tile,
    token,
    told,
    track,
    triggers,
    value,
)
from tests.games.legacies.nemesis import ANNA, NEMESIS, NOTHING, STAR, down, foundation, pays, shows

# ---------------------------------------------------------------- set-up


@pytest.mark.rule("legacies.nemesis.setup", "legacies.setup.fame-gold-resource")
def test_it_begins_like_a_person_but_its_gold_is_foundation():
    """The Politician's mat shows foundation 20 and 8 gold."""
    s = begin(1, stars=1, nemeses=1)
    nemesis = seat(s, NEMESIS)
    nemesis.character = CHARACTERS.index("politician")
    furnish(s, NEMESIS)

    assert (nemesis.foundation, nemesis.fame, nemesis.gold, nemesis.stock()) == (28, 3, 0, 1)
    assert (nemesis.free, nemesis.locked) == ([5, 3, 3], [1, 1, 1])
    assert [s.book.heirloom_level[n] for n in nemesis.own] == [0]
    assert (nemesis.hand, nemesis.heirs, nemesis.aid) == ([], [], 0)


@pytest.mark.rule("legacies.nemesis.setup", "legacies.generation.turn-order-npc")
def test_its_gold_counts_for_the_first_turn_order_and_a_bonus_token_lies_by_its_track():
    s = begin(1, stars=1, nemeses=1)
    play(s, "character:politician", "character:socialite")  # 20, and 11 with 26 gold

    assert s.order[0] == NEMESIS
    assert s.board.bonus[CHARACTERS.index("socialite")] != NONE


@pytest.mark.rule("legacies.nemesis.character-choice", "legacies.solo.seats")
def test_who_plays_alone_chooses_for_the_nemeses_and_chance_for_the_rising_star():
    s = begin(1, stars=1, nemeses=1)
    assert asked(s) == (ANNA, "ask-character")
    play(s, "character:general")
    assert asked(s) == (ANNA, "ask-nemesis-character")
    assert "character:general" not in options(s)
    play(s, "character:socialite")

    assert CHARACTERS[seat(s, NEMESIS).character] == "socialite"
    assert seat(s, STAR).character not in (NONE, seat(s, ANNA).character, seat(s, NEMESIS).character)


@pytest.mark.rule("legacies.nemesis.character-choice")
def test_among_several_people_a_nemesis_gets_what_is_left_by_chance():
    found = set()
    for number in range(8):
        s = begin(2, nemeses=1, seed=bytes([number] * 32))
        while s.ask is not None and s.ask.prompt == "ask-character":
            play(s, options(s)[0])
        assert seat(s, 2).character not in (seat(s, 0).character, seat(s, 1).character)
        found.add((seat(s, 2).character, seat(s, 2).side))
    assert len(found) > 2


# ---------------------------------------------------------------- gold


@pytest.mark.rule("legacies.nemesis.gold-to-foundation")
def test_gold_becomes_foundation_by_its_steps():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 60
    pays(s, "inventor", 1, {"op": "gain", "gold": 12})

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})

    assert (seat(s, NEMESIS).gold, foundation(s)) == (0, 70)
    assert told(s, "nemesis-banks")[-1] == {
        **{"seat": NEMESIS, "solo": s.book.solo_names[seat(s, NEMESIS).last_solo], "row": 1, "way": "up"},
        **{"gold": 12, "foundation": 10},
    }


@pytest.mark.rule("legacies.nemesis.gold-summed", "legacies.nemesis.relationship-player")
def test_gold_of_one_action_is_added_up_first():
    """Three tokens bring 3 gold each as relationships advance: 9 gold, from 60 to 65."""
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 60
    for character in ("inventor", "philosopher", "promoter"):
        token(s, NEMESIS, character, 1)
        pays(s, character, 2, {"op": "gain", "gold": 3})

    triggers(s, "relationships")

    assert foundation(s) == 65
    assert seat(s, NEMESIS).purse == 0


def test_gold_waits_while_a_person_still_decides():
    s = against("general", "politician")
    s.order = [NEMESIS, STAR, ANNA]
    seat(s, NEMESIS).foundation = 60
    token(s, NEMESIS, "inventor", 1)
    pays(s, "inventor", 2, {"op": "gain", "gold": 7})
    token(s, ANNA, "socialite", 1)
    pays(s, "socialite", 1)
    pays(s, "socialite", 2, {"op": "gain", "any": 1})

    triggers(s, "relationships", "collect:socialite")

    assert asked(s) == (ANNA, "ask-gain")
    assert (seat(s, NEMESIS).purse, seat(s, NEMESIS).gold, foundation(s)) == (7, 0, 60)
    play(s, "gain:gem")
    assert (seat(s, NEMESIS).purse, foundation(s)) == (0, 65)


# ---------------------------------------------------------------- successors


def displayed(s, *numbers):
    """Successors on display by their numbers."""
    s.piles.heirs += s.piles.display
    heirs = [s.book.successor_numbers.index(number) for number in numbers]
    s.piles.heirs = [heir for heir in s.piles.heirs if heir not in heirs]
    for player in s.seats:
        player.heirs = [heir for heir in player.heirs if heir not in heirs]
    s.piles.display = heirs


@pytest.mark.rule("legacies.nemesis.successor-timing", "legacies.nemesis.successor-choice")
@pytest.mark.parametrize(("matching", "taken"), [(3, 3), (None, 7), ("both", 7)])
def test_of_the_display_it_prefers_its_own_icon_and_else_the_higher_number(matching, taken):
    s = against("general", "politician")
    displayed(s, 3, 7)
    icon = s.book.mat_icon[CHARACTERS.index("politician")]
    for heir in s.piles.display:
        number = s.book.successor_numbers[heir]
        s.book.successor_icons[heir] = icon if matching in (number, "both") else (icon + 1) % 6

    nemesis_turn(s, NEMESIS, shows("income"), successor="up")

    assert s.book.successor_numbers[seat(s, NEMESIS).current] == taken
    assert len(s.piles.display) == 1


@pytest.mark.rule("legacies.nemesis.successor-timing")
@pytest.mark.parametrize("empty", [False, True])
def test_face_down_or_an_empty_display_means_the_top_of_the_deck(empty):
    s = against("general", "politician")
    top = s.piles.heirs[-1]
    if empty:
        s.piles.heirs[:0] = s.piles.display
        s.piles.display = []

    nemesis_turn(s, NEMESIS, shows("income"), successor="up" if empty else "down")

    assert seat(s, NEMESIS).current == top


@pytest.mark.rule("legacies.nemesis.successor-timing", "legacies.successor.one-per-generation")
def test_one_in_a_generation_and_none_in_the_sixth():
    s = against("general", "politician")
    nemesis_turn(s, NEMESIS, shows("income"))
    nemesis_turn(s, NEMESIS, shows("dividends"))
    assert len(seat(s, NEMESIS).hall) == 1

    s = against("general", "politician", generation=6)
    nemesis_turn(s, NEMESIS, shows("income"))
    assert seat(s, NEMESIS).hall == []


@pytest.mark.rule("legacies.nemesis.successor-effects")
def test_its_successors_contribute_and_show_icons_but_their_powers_are_nothing():
    s = against("general", "politician")
    heir = s.piles.heirs[-1]
    s.book.contributions[heir] = (6, 6, 6)
    s.book.timings[heir] = "immediate"
    s.book.abilities[heir] = script(s, [{"op": "gain", "fame": 9, "who": "each-player"}])
    s.book.successor_icons[heir] = (s.book.mat_icon[CHARACTERS.index("politician")] + 1) % 6
    seat(s, NEMESIS).foundation = 20

    nemesis_turn(s, NEMESIS, shows("dividends"), successor="down")

    assert (foundation(s), goods(s, NEMESIS)[1], goods(s, ANNA)[1]) == (26, 10, 10)
    assert bin(s.icons_of(NEMESIS)).count("1") == 2


@pytest.mark.rule("legacies.nemesis.successor-effects")
def test_neither_ongoing_nor_retiring_powers_work():
    s = against("general", "politician")
    heir = s.piles.heirs[-1]
    s.book.timings[heir] = "retire"
    s.book.abilities[heir] = script(s, [{"op": "gain", "fame": 9}])
    seat(s, NEMESIS).current = heir
    nemesis_turn(s, NEMESIS, shows("dividends"), successor="up")
    assert goods(s, NEMESIS)[1] == 10

    lasts(s, heir, [{"op": "modify", "target": "income", "percent": 100}])
    seat(s, NEMESIS).current = heir
    assert s.modifiers(NEMESIS) == []


@pytest.mark.rule("legacies.nemesis.successor-forced", "legacies.generation.forced-successor")
def test_who_triggered_nothing_gets_the_top_of_the_deck_at_the_end():
    s = against("general", "politician")
    seat(s, ANNA).settled = True
    top = s.piles.heirs[-1]
    s.todo = [EndGeneration(STAR)]
    advance(s)

    assert seat(s, NEMESIS).hall == [top]
    assert [found["seat"] for found in told(s, "nemesis-successor-forced")] == [NEMESIS]


# ---------------------------------------------------------------- theft, fees, the score


@pytest.mark.rule("legacies.nemesis.stolen-gold")
def test_fame_resources_and_foundation_can_be_stolen_but_no_gold():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation, seat(s, NEMESIS).fame = 30, 10
    resources(s, NEMESIS, "gem")
    does(s, ANNA, [{"op": "steal", "gold": 10, "fame": 2, "foundation": 4, "any": 1}])
    before = goods(s, ANNA)
    play(s, "opponent:1", "steal:gem")

    assert goods(s, NEMESIS) == (0, 8, 26, 0)
    assert goods(s, ANNA)[0] == before[0]
    assert goods(s, ANNA)[1] == before[1] + 2

    does(s, NEMESIS, [{"op": "lose", "gold": 10}])
    assert goods(s, NEMESIS) == (0, 8, 26, 0)


def test_what_a_nemesis_steals_of_gold_becomes_foundation():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 20
    nemesis_turn(s, NEMESIS, NOTHING, foundation=0)
    does(s, NEMESIS, [{"op": "steal", "gold": 4, "from": "most-fame"}])
    assert (seat(s, NEMESIS).purse, seat(s, ANNA).gold) == (4, 6)


@pytest.mark.rule("legacies.nemesis.heirloom-fee-received")
def test_the_fee_for_its_heirloom_is_its_fame():
    s = against("general", "politician")
    s.next(Acquire(ANNA, s.book.heirlooms.index(heirloom("politician", 3)), 4))
    advance(s)

    assert (goods(s, ANNA)[1], goods(s, NEMESIS)[1]) == (6, 14)


@pytest.mark.rule("legacies.npc.heirloom-fee", "legacies.npc.heirloom-valid")
def test_it_pays_fees_in_fame_and_passes_over_what_it_cannot_pay():
    s = against("general", "politician")
    s.book.hostile[CHARACTERS.index("politician")] = 0
    for level in range(1, 7):
        s.book.heirloom_fee[s.book.heirlooms.index(heirloom("general", level))] = 12 if level < 3 else 4
    for number, name in enumerate(s.book.heirlooms):
        if s.book.heirloom_character[number] == seat(s, STAR).character and s.book.heirloom_level[number]:
            owns(s, STAR, name)

    nemesis_turn(s, NEMESIS, {"do": "heirloom", "whose": "opponent"})

    assert [s.book.heirlooms[n] for n in seat(s, NEMESIS).controlled] == [heirloom("general", 3)]
    assert (goods(s, NEMESIS)[1], goods(s, ANNA)[1]) == (6, 14)


@pytest.mark.rule("legacies.nemesis.scoring", "legacies.nemesis.counts-as-player")
def test_it_scores_like_a_person_and_its_gold_is_nothing():
    s = against("general", "politician")
    s.board.game_tiles = [tile("wealthy")]
    seat(s, NEMESIS).foundation = 100
    resources(s, NEMESIS, "gem gem iron")
    owns(s, NEMESIS, heirloom("politician", 2), heirloom("general", 1))

    assert {found.why: found.fame for found in game_end_awards(s, NEMESIS)} == {
        "wealthy": 0,
        "foundation": 4,
        "resources": 3,
        "heirlooms": 3,
    }
    seat(s, NEMESIS).fame = 11
    assert ranking(s) == [NEMESIS, ANNA]


@pytest.mark.rule("legacies.npc.sell", "legacies.nemesis.gold-to-foundation")
def test_a_sale_feeds_its_foundation():
    """A major on Science at 4 brings 20, more than a minor on Law at 8."""
    s = against("general", "politician")
    put_value(s, "law", 8)
    put_value(s, "science", 4)
    invest(s, NEMESIS, "law")
    invest(s, NEMESIS, "science", "major")
    seat(s, NEMESIS).foundation = 20

    nemesis_turn(s, NEMESIS, {"do": "sell", "groups": ["government", "progress"]})

    assert (foundation(s), value(s, "science")) == (40, 2)


@pytest.mark.rule("legacies.npc.sixth-card")
def test_its_sixth_card_uses_the_last_row():
    s = against("general", "politician")
    seat(s, NEMESIS).solo_played = 5
    seat(s, NEMESIS).foundation = 20
    rows = [NOTHING] * 4 + [shows("dividends")]

    nemesis_turn(s, NEMESIS, *rows)

    assert seat(s, NEMESIS).solo_played == 6
    assert s.board.down == 1 << GLOBALS.index("dividends")
    plays = [event for event in s.told if event.message == "automaton-plays"]
    assert (plays[-1].clause, plays[-1].args["row"]) == ("legacies.npc.sixth-card", 5)


@pytest.mark.rule("legacies.npc.market-icons")
def test_the_market_is_replaced_though_the_generation_is_over():
    s = against("general", "politician")
    down(s, "event", "relationships", "fame")
    s.order = [NEMESIS, ANNA, STAR]
    before = s.piles.market.copy()

    nemesis_turn(s, NEMESIS, shows("income"), market=["top"])

    assert asked(s) == (ANNA, "ask-honorarium")
    assert s.piles.market[0] != before[0]
    messages = [event.message for event in s.told]
    assert messages.index("market-replaced") < messages.index("generation-ended")


def test_every_deed_of_a_nemesis_says_which_card_row_and_clause_made_it():
    s = against("general", "politician")
    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})
    card = s.book.solo_names[seat(s, NEMESIS).last_solo]

    deeds = [event for event in s.told if event.message.startswith(("automaton-", "nemesis-"))]
    assert [event.message for event in deeds[:2]] == ["automaton-plays", "automaton-seeks"]
    for event in deeds:
        assert (event.args["solo"], event.args["row"]) == (card, 1)
        assert event.clause.startswith("legacies.")


def by_its_card(s, event, who=NEMESIS):
    """Does an event say that the latest card of an automaton made it so?"""
    card, row = s.book.solo_names[seat(s, who).last_solo], seat(s, who).solo_played
    whose = event.args.get("by", event.args.get("seat"))
    return (whose, event.args.get("solo"), event.args.get("row")) == (who, card, row)


@pytest.mark.rule("legacies.npc.turn", "legacies.npc.market-icons")
def test_everything_in_its_turn_that_it_causes_says_which_card_and_row_made_it_so():
    s = against("general", "politician")
    owns(s, ANNA, heirloom("general", 1))
    pays(s, "inventor", 1, {"op": "lose", "who": "each-other", "fame": 1}, {"op": "gain", "fame": 2})
    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]}, market=["middle"])

    messages = ["automaton-plays", "automaton-seeks", "related", "lost", "gained", "market-replaced"]
    assert [event.message for event in s.told] == messages
    assert all(by_its_card(s, event) for event in s.told)
    assert [found["seat"] for found in told(s, "lost")] == [ANNA]
    assert told(s, "market-replaced")[0]["slot"] == "middle"


@pytest.mark.rule("legacies.npc.turn", "legacies.global.influence")
def test_values_that_move_in_its_turn_say_so_too_and_what_a_person_does_does_not():
    s = against("general", "politician")
    nemesis_turn(s, NEMESIS, shows("influence"), arrow="up")
    assert len(told(s, "value-moved")) == 2
    assert all(by_its_card(s, event) for event in s.told)
    s.told = []
    play(s, options(s)[0])
    assert (s.told[0].message, "solo" in s.told[0].args) == ("value-moved", False)


@pytest.mark.rule("legacies.npc.turn", "legacies.trade.other-bids")
def test_a_persons_bid_is_not_its_deed_and_its_card_is_named_again_after_that():
    s = against("general", "politician")
    resources(s, NEMESIS, "dye dye dye")
    nemesis_turn(s, NEMESIS, shows("trade", currency="fame"), priority=["gold", "foundation", "resources", "fame"])
    assert asked(s) == (ANNA, "ask-bid")
    s.told = []
    play(s, "pass")

    assert [event.message for event in s.told[:3]] == ["passed", "automaton-by-card", "won-trade"]
    assert [by_its_card(s, event) for event in s.told[:3]] == [False, True, True]
    assert "by" in s.told[2].args
    assert [event.message for event in s.told].count("automaton-by-card") == 1


@pytest.mark.rule("legacies.nemesis.tile-choice", "legacies.npc.latest-card-missing")
def test_in_the_turns_of_others_only_what_it_decides_says_so():
    s = against("general", "politician")
    solo(s, NEMESIS, arrow="up")
    seat(s, NEMESIS).fame = 0
    s.book.event_scripts[s.piles.current] = (script(s, [{"op": "gain", "who": "each-player", "gold": 1}]), 0)
    triggers(s, "event", "outcome:top")

    assert [by_its_card(s, event) for event in s.told if event.message == "chose-tile"] == [True]
    gained = [event for event in s.told if event.message == "gained"]
    assert [event.args["seat"] for event in gained] == [ANNA, NEMESIS]
    assert not any("solo" in event.args for event in gained)


@pytest.mark.rule("legacies.npc.turn", "legacies.scoring.game-end-base")
def test_the_course_of_the_game_is_nobodys_deed():
    s = against("general", "politician")
    solo(s, NEMESIS)
    story.automaton(s, NEMESIS, "nemesis-event", "legacies.nemesis.event", {})
    story.tell(s, "scored-gold", "legacies.scoring.game-end-base", {"seat": NEMESIS, "fame": 1})
    assert "solo" not in s.told[-1].args
    story.automaton(s, NEMESIS, "nemesis-event", "legacies.nemesis.event", {})
    story.tell(s, "generation-ended", "legacies.generation.end-sequence", {"seat": NEMESIS, "generation": 1})
    assert "solo" not in s.told[-1].args
    story.automaton(s, NEMESIS, "nemesis-event", "legacies.nemesis.event", {})
    s.acting = -1
    story.tell(s, "event-current", "legacies.generation.event-shift", {"event": s.book.events[0]})
    assert "solo" not in s.told[-1].args


def test_two_nemeses_take_turns_and_nobody_else_is_asked():
    s = lay(1, ["general", "politician", "inventor"], nemeses=2)
    assert s.book.needed == 3
    s.next(EnterTrack(NEMESIS, CHARACTERS.index("socialite")))
    advance(s)
    assert track(s, "socialite")[0] == NEMESIS
