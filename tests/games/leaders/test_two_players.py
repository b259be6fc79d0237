"""What is different with two players: six buildings, no bonus, and cards that may be taken out."""

import pytest

from posterity.core.game import SetupError
from tests.games.leaders.lay import (
    GAME,
    REMOVAL,
    asked,
    begin,
    builds,
    destroys,
    idles,
    lay,
    legacies,
    legacy_deck,
    options,
    plays,
    prompt,
    refusal,
    resource_deck,
    resources,
    tableau,
    told,
    totals,
)

FIVE = "bank bank bank bank bank"
SIX = "bank bank bank bank bank bank"
BANK = "bank | gold gold brick"
RIOT = "riot | brick subject subject"


@pytest.mark.rule("leaders.two-player.six")
def test_the_sixth_building_finishes_and_the_fifth_does_not():
    """Anna builds her fifth and in her next turn her sixth."""
    s = lay(["bank bank | gold gold brick gold gold brick", ""], ["bank bank bank bank", ""])

    builds(s, "bank", "gold gold brick")
    after_five = s.first_finisher, GAME.position(s).players[0].finished
    builds(s, "bank", "gold gold brick")

    assert after_five == (None, False)
    assert (s.first_finisher, GAME.position(s).players[0].finished) == (0, True)
    assert told(s, "finished-first") == [{"seat": 0, "target": 6}]


@pytest.mark.rule("leaders.two-player.six")
def test_with_two_players_nobody_builds_a_seventh():
    s = lay([BANK, ""], [SIX, ""])

    reason = refusal(s, "build:bank")

    assert (reason.message, reason.clause) == ("refused-already-finished", "leaders.end.no-more-than-five")
    assert (reason.args["buildings"], reason.args["target"]) == (6, 6)


@pytest.mark.rule("leaders.two-player.six")
@pytest.mark.parametrize(("banks", "can_be_hit"), [(4, True), (5, False)])
def test_five_buildings_can_still_be_hit_and_six_cannot(banks, can_be_hit):
    """The rulebook's example: a Riot against a Parade and four or five Banks; a Free Destroy likewise."""
    s = lay([f"free-destroy {RIOT}", ""], ["", "parade" + " bank" * banks])

    at_work = "destroy:riot" in options(s)
    plays(s, "done")

    assert at_work is can_be_hit
    assert ("free-destroy:1" in options(s)) is can_be_hit


@pytest.mark.rule("leaders.two-player.six")
def test_six_equal_buildings_and_the_bonus_give_twenty_points():
    s = lay([BANK, ""], [FIVE, ""])

    builds(s, "bank", "gold gold brick")
    plays(s, "done", "pass")
    idles(s)

    assert totals(s) == [20, 0]


@pytest.mark.rule("leaders.two-player.no-bonus")
def test_a_specific_destroy_gives_no_resources():
    """Anna's Riot hits; the deck is full of what she might have taken, but she is asked for no bonus."""
    s = lay([RIOT, ""], ["", "parade parade"], resource_deck="gold subject gold subject")

    destroys(s, "riot", 1, "brick subject subject")

    assert tableau(s, 1) == "parade"
    assert (asked(s), prompt(s)) == (0, "ask-work")
    assert (resources(s, 0), resource_deck(s)) == ("", "gold subject gold subject")


@pytest.mark.rule("leaders.two-player.finisher-bonus-stays")
def test_the_other_player_has_one_last_turn_and_the_finisher_two_points():
    """Anna finishes with six Banks; Bruno builds his sixth in his last turn and gets no bonus."""
    s = lay([BANK, BANK], [FIVE, FIVE])
    builds(s, "bank", "gold gold brick")
    plays(s, "done", "pass")
    last_turn = asked(s)

    plays(s, "work")
    builds(s, "bank", "gold gold brick")
    plays(s, "done", "pass")

    assert last_turn == 1
    assert asked(s) is None
    assert totals(s) == [20, 18]


@pytest.mark.rule("leaders.two-player.removal")
def test_protect_and_free_destroy_are_taken_out_together_and_swap_stays():
    s = begin(2, options={REMOVAL: "on"})
    cards = [*legacy_deck(s).split(), *legacies(s, 0).split(), *legacies(s, 1).split()]

    assert len(cards) == 52
    assert {card: cards.count(card) for card in ("swap", "protect", "free-destroy", "bank", "riot")} == {
        "swap": 4,
        "protect": 0,
        "free-destroy": 0,
        "bank": 12,
        "riot": 4,
    }


@pytest.mark.rule("leaders.two-player.removal")
def test_unless_both_agree_all_cards_are_there():
    s = begin(2)
    cards = [*legacy_deck(s).split(), *legacies(s, 0).split(), *legacies(s, 1).split()]

    assert GAME.complete(2, {})[REMOVAL] == "off"
    assert (len(cards), cards.count("protect"), cards.count("free-destroy")) == (60, 4, 4)


@pytest.mark.rule("leaders.two-player.removal")
@pytest.mark.parametrize("players", [3, 6])
def test_with_more_players_no_cards_are_taken_out(players):
    with pytest.raises(SetupError) as refused:
        GAME.complete(players, {REMOVAL: "on"})

    assert refused.value.clause == "leaders.two-player.removal"
    assert refused.value.args_named == {"option": REMOVAL, "players": players}
    assert GAME.complete(players, {REMOVAL: "off"})[REMOVAL] == "off"


@pytest.mark.rule("leaders.two-player.removal")
def test_the_option_is_on_or_off():
    with pytest.raises(SetupError) as refused:
        GAME.complete(2, {REMOVAL: "protect"})

    assert refused.value.clause == "leaders.two-player.removal"
    assert refused.value.args_named == {"option": REMOVAL, "value": "protect", "values": "off|on"}


def test_an_unknown_option_is_refused():
    with pytest.raises(SetupError) as refused:
        GAME.complete(2, {"variant": "on"})

    assert refused.value.message == "setup-unknown-option"
    assert refused.value.args_named == {"option": "variant", "known": ["dedications", REMOVAL, "rounds"]}
