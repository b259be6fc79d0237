"""Specific destroys: whom they hit, what becomes of the cards, and the bonus from the Resource deck."""

import pytest

from tests.games.leaders.lay import (
    GAME,
    ask_args,
    asked,
    destroys,
    in_order,
    lay,
    legacies,
    legacy_discard,
    options,
    plays,
    prompt,
    refusal,
    resource_deck,
    resource_discard,
    resources,
    tableau,
    told,
    view,
)

RIOT = "riot | brick subject subject"
RIOT_COST = "brick subject subject"


def after_the_riot(**piles):
    """Anna's Riot has destroyed one of Bruno's two Parades; she is asked for her bonus."""
    s = lay([RIOT, "", ""], ["", "parade parade", ""], **piles)
    destroys(s, "riot", 1, RIOT_COST)
    return s


# ---------------------------------------------------------------- hitting


@pytest.mark.rule("leaders.destroy.play")
def test_a_riot_against_two_parades_leaves_one():
    """The rulebook's example."""
    s = lay([RIOT, "", ""], ["", "parade parade", ""])

    destroys(s, "riot", 1, RIOT_COST)

    assert tableau(s, 1) == "parade"
    assert (resources(s, 0), legacies(s, 0)) == ("", "")
    assert told(s, "destroyed") == [{"seat": 0, "card": "riot", "victim": 1, "building": "parade"}]


@pytest.mark.rule("leaders.destroy.play")
def test_the_attacker_names_the_player_before_paying():
    """Bruno and Dora have a Parade, Carla has none; the question says what the Riot would destroy."""
    s = lay([RIOT, "", "", ""], ["", "parade", "bank", "parade"])

    plays(s, "destroy:riot")
    aims, args = options(s), ask_args(s)
    plays(s, "target:3", "pay:brick", "pay:subject")
    not_yet = tableau(s, 3)
    plays(s, "pay:subject")

    assert (aims, args) == (["target:1", "target:3"], {"card": "riot", "building": "parade"})
    assert not_yet == "parade"
    assert (tableau(s, 1), tableau(s, 3)) == ("parade", "")


@pytest.mark.rule("leaders.destroy.play")
def test_a_player_without_such_a_building_cannot_be_named():
    s = lay([RIOT, "", ""], ["", "parade", "bank monument"])
    plays(s, "destroy:riot")

    reason = refusal(s, "target:2")

    assert (reason.message, reason.clause) == ("refused-no-such-building", "leaders.destroy.play")
    assert reason.args["building"] == "parade"


@pytest.mark.rule("leaders.destroy.play")
def test_whoever_aims_has_to_go_on():
    s = lay([RIOT, "", ""], ["", "parade", ""])
    plays(s, "destroy:riot")

    reason = refusal(s, "done")

    assert (reason.message, reason.clause) == ("refused-finish-aiming", "leaders.destroy.play")
    assert (reason.args["card"], reason.args["building"]) == ("riot", "parade")


@pytest.mark.rule("leaders.destroy.one-type")
@pytest.mark.parametrize(
    ("card", "payment", "left"),
    [
        ("thief", "gold gold subject", "bank monument parade"),
        ("billboard", "gold brick brick", "bank parade bank"),
        ("riot", "brick subject subject", "bank monument bank"),
    ],
)
def test_each_destroy_removes_one_building_of_its_own_type(card, payment, left):
    """Bruno has two Banks, a Monument and a Parade; of his Banks the one put down last would go."""
    s = lay([f"{card} | {payment}", "", ""], ["", "bank monument parade bank", ""])

    destroys(s, card, 1, payment)

    assert tableau(s, 1) == left


@pytest.mark.rule("leaders.destroy.discard-both")
def test_destroy_card_and_building_both_go_to_the_legacy_discards():
    s = lay([RIOT, "", ""], ["", "parade", ""], legacy_discard="swap")

    destroys(s, "riot", 1, RIOT_COST)

    assert in_order(legacy_discard(s)) == "parade riot swap"
    assert view(s, 2).legacy_discard == ["riot", "parade", "swap"]


@pytest.mark.rule("leaders.destroy.needs-target")
@pytest.mark.parametrize(
    "tableaux",
    [
        ["parade", "", ""],
        ["parade", "bank monument", "bank"],
        ["", "parade protect", ""],
        ["", "parade parade parade parade parade", "bank"],
        ["", "parade protect", "parade bank bank bank bank"],
    ],
)
def test_without_a_building_that_may_be_destroyed_there_is_no_riot(tableaux):
    """Parades of one's own, of protected and of finished players do not count."""
    s = lay([RIOT, "", ""], tableaux)

    reason = refusal(s, "destroy:riot")

    assert (reason.message, reason.clause) == ("refused-no-target", "leaders.destroy.needs-target")
    assert reason.args["building"] == "parade"


@pytest.mark.rule("leaders.destroy.needs-target")
def test_one_target_among_many_is_enough():
    s = lay([RIOT, "", "", ""], ["", "parade protect", "bank", "parade"])

    assert "destroy:riot" in options(s)


@pytest.mark.rule("leaders.destroy.needs-target")
def test_ones_own_tableau_is_no_target():
    """Anna has a Parade herself, and so has Bruno."""
    s = lay([RIOT, "", ""], ["parade", "parade", ""])
    plays(s, "destroy:riot")

    reason = refusal(s, "target:0")

    assert (reason.message, reason.clause) == ("refused-own-tableau", "leaders.destroy.needs-target")
    assert options(s) == ["target:1"]


@pytest.mark.rule("leaders.destroy.not-protected")
def test_a_protected_player_cannot_be_named():
    s = lay([RIOT, "", ""], ["", "parade protect", "parade"])
    plays(s, "destroy:riot")

    reason = refusal(s, "target:1")

    assert (reason.message, reason.clause) == ("refused-protected", "leaders.destroy.not-protected")
    assert (reason.args["buildings"], reason.args["target"], reason.args["protects"]) == (1, 5, 1)


@pytest.mark.rule("leaders.destroy.not-protected", "leaders.end.immunity")
@pytest.mark.parametrize("standing", ["parade bank bank bank bank", "parade bank bank bank bank protect"])
def test_a_finished_player_cannot_be_named_protected_or_not(standing):
    s = lay([RIOT, "", ""], ["", standing, "parade"])
    plays(s, "destroy:riot")

    reason = refusal(s, "target:1")

    assert (reason.message, reason.clause) == ("refused-finished", "leaders.end.immunity")
    assert (reason.args["buildings"], reason.args["target"]) == (5, 5)


@pytest.mark.rule("leaders.destroy.victim")
def test_the_victim_receives_nothing():
    """Bruno loses a Parade; his hand stays as it was and the bonus is offered to Anna."""
    s = lay([RIOT, "bank | gold", ""], ["", "parade", ""], resource_deck="gold gold subject subject")

    destroys(s, "riot", 1, RIOT_COST)
    plays(s, "bonus:gold", "bonus:subject")

    assert (resources(s, 1), legacies(s, 1)) == ("gold", "bank")
    assert resources(s, 0) == "gold subject"


# ---------------------------------------------------------------- naming the bonus


@pytest.mark.rule("leaders.destroy.bonus")
@pytest.mark.parametrize("named", ["subject subject", "gold gold", "subject gold", "gold subject"])
def test_the_attacker_may_take_two_resources_of_the_types_in_the_cost(named):
    """The rulebook's example: for a Parade two Subjects, two Golds, or one of each."""
    s = after_the_riot(resource_deck="gold subject gold subject")

    plays(s, *[f"bonus:{resource}" for resource in named.split()])

    assert in_order(resources(s, 0)) == in_order(named)
    assert prompt(s) == "ask-work"


@pytest.mark.rule("leaders.destroy.bonus")
def test_two_resources_are_asked_for_one_after_the_other():
    s = after_the_riot()

    first = ask_args(s)
    plays(s, "bonus:gold")

    assert first == {"building": "parade", "number": 1, "count": 2}
    assert ask_args(s) == {"building": "parade", "number": 2, "count": 2}


@pytest.mark.rule("leaders.destroy.bonus")
@pytest.mark.parametrize("players", [3, 6])
def test_there_is_a_bonus_with_three_players_and_more(players):
    s = lay([RIOT] + [""] * (players - 1), ["", "parade"])

    destroys(s, "riot", 1, RIOT_COST)

    assert prompt(s) == "ask-bonus"


@pytest.mark.rule("leaders.destroy.bonus-types")
def test_for_a_monument_two_subjects_may_be_taken_though_its_cost_has_one():
    """The rulebook's example."""
    s = lay(["billboard | gold brick brick", "", ""], ["", "monument", ""], resource_deck="subject subject")
    destroys(s, "billboard", 1, "gold brick brick")

    offered = options(s)
    plays(s, "bonus:subject", "bonus:subject")

    assert offered == ["bonus:brick", "bonus:subject", "bonus:none"]
    assert resources(s, 0) == "subject subject"


@pytest.mark.rule("leaders.destroy.bonus-types")
@pytest.mark.parametrize("pick", ["bonus:gold", "bonus:wild"])
@pytest.mark.parametrize("named", [(), ("bonus:brick",)])
def test_neither_the_absent_type_nor_wilds_may_be_taken(pick, named):
    """A Monument has fallen: no Gold and no Wild, neither first nor second."""
    s = lay(["billboard | gold brick brick", "", ""], ["", "monument", ""])
    destroys(s, "billboard", 1, "gold brick brick")
    plays(s, *named)

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-not-in-cost", "leaders.destroy.bonus-types")
    assert reason.args["resources"] == ["brick", "subject"]


@pytest.mark.rule("leaders.destroy.bonus-optional")
def test_the_whole_bonus_may_be_declined():
    """No card is turned and nothing changes hands."""
    s = after_the_riot(resource_deck="gold subject")

    plays(s, "bonus:none")

    assert (resources(s, 0), resource_deck(s)) == ("", "gold subject")
    assert prompt(s) == "ask-work"
    assert told(s, "declined-bonus") == [{"seat": 0}]


@pytest.mark.rule("leaders.destroy.bonus-optional")
def test_one_resource_alone_is_not_taken():
    s = after_the_riot(resource_deck="gold subject")
    plays(s, "bonus:gold")

    reason = refusal(s, "bonus:none")

    assert (reason.message, reason.clause) == ("refused-bonus-is-two", "leaders.destroy.bonus-optional")
    assert options(s) == ["bonus:gold", "bonus:subject"]


@pytest.mark.rule("leaders.destroy.bonus-announce")
def test_both_resources_are_named_before_a_card_is_turned():
    """After the first name nothing has been turned; after the second it is too late to name others."""
    s = after_the_riot(resource_deck="gold gold subject subject")

    plays(s, "bonus:subject")
    before = resource_deck(s), resources(s, 0)
    plays(s, "bonus:subject")

    assert before == ("gold gold subject subject", "")
    assert told(s, "named-bonus") == [{"seat": 0, "resources": ["subject", "subject"]}]
    assert resources(s, 0) == "subject subject"
    assert refusal(s, "bonus:gold").message == "refused-not-now"


# ---------------------------------------------------------------- searching the deck


@pytest.mark.rule("leaders.destroy.bonus-search")
def test_cards_are_turned_until_both_resources_are_found():
    """The rulebook's example: Brick, Gold, Gold, Wild, Subject; then the search is over."""
    s = after_the_riot(resource_deck="brick gold gold wild subject gold")

    plays(s, "bonus:subject", "bonus:gold")

    assert resources(s, 0) == "gold subject"
    assert resource_discard(s) == "wild gold brick subject subject brick"  # the last three are her payment
    assert resource_deck(s) == "gold"


@pytest.mark.rule("leaders.destroy.bonus-search")
def test_two_of_one_type_are_both_searched_for():
    s = after_the_riot(resource_deck="gold brick subject gold subject")

    plays(s, "bonus:gold", "bonus:gold")

    assert resources(s, 0) == "gold gold"
    assert resource_deck(s) == "subject"
    assert resource_discard(s).split()[:2] == ["subject", "brick"]


@pytest.mark.rule("leaders.destroy.bonus-search")
def test_a_search_that_ends_with_the_last_card_shuffles_nothing():
    s = after_the_riot(resource_deck="gold subject")

    plays(s, "bonus:gold", "bonus:subject")

    assert (resource_deck(s), resource_discard(s)) == ("", "subject subject brick")
    assert told(s, "resources-reshuffled") == []


@pytest.mark.rule("leaders.destroy.bonus-search-reshuffle")
def test_when_the_deck_runs_out_payment_and_turned_cards_are_shuffled_in():
    """The deck has a Wild and a Gold; Anna's second wish, a Subject, is in her own payment."""
    s = after_the_riot(resource_deck="wild gold")

    plays(s, "bonus:gold", "bonus:subject")

    assert resources(s, 0) == "gold subject"
    assert told(s, "resources-reshuffled") == [{"count": 4}]
    assert in_order(resource_deck(s) + " " + resource_discard(s)) == "brick subject wild"


@pytest.mark.rule("leaders.destroy.bonus-search-reshuffle")
def test_what_is_in_neither_deck_nor_discards_the_attacker_goes_without():
    """The rulebook's example: all Golds are in hands. Everything is turned twice, and only the Subject is kept."""
    s = lay([RIOT, "| gold gold", ""], ["", "parade", ""], resource_deck="brick subject wild")
    destroys(s, "riot", 1, RIOT_COST)

    plays(s, "bonus:gold", "bonus:subject")

    assert resources(s, 0) == "subject"
    assert told(s, "resources-reshuffled") == [{"count": 5}]
    assert resource_deck(s) == ""
    assert in_order(resource_discard(s)) == "brick brick subject subject wild"
    assert (asked(s), prompt(s)) == (0, "ask-work")


@pytest.mark.rule("leaders.destroy.bonus-search-reshuffle")
def test_a_search_that_starts_with_an_empty_deck_is_renewed_once_too():
    s = lay([RIOT, "", ""], ["", "parade", ""], resource_discard="wild")
    destroys(s, "riot", 1, RIOT_COST)

    plays(s, "bonus:gold", "bonus:gold")

    assert resources(s, 0) == ""
    assert told(s, "resources-reshuffled") == [{"count": 4}]
    searched = told(s, "searched")[0]
    assert (searched["count"], searched["thrown"]) == (0, 4)


@pytest.mark.rule("leaders.destroy.bonus-search-reshuffle")
def test_every_search_may_renew_the_deck_anew():
    """Anna plays two Riots in one turn; there is no Gold, so both searches go through everything."""
    hand = "riot riot | brick subject subject brick subject subject"
    s = lay([hand, "", ""], ["", "parade parade", ""], resource_deck="wild")

    for _ in range(2):
        destroys(s, "riot", 1, RIOT_COST)
        plays(s, "bonus:gold", "bonus:gold")

    assert told(s, "resources-reshuffled") == [{"count": 4}, {"count": 7}]


@pytest.mark.rule("leaders.destroy.bonus-public")
def test_everybody_sees_the_cards_turned_in_the_search():
    """Carla and a spectator read what was kept and what was thrown away."""
    s = after_the_riot(resource_deck="brick gold gold wild subject")

    plays(s, "bonus:subject", "bonus:gold")
    event = s.told[-1]

    assert [event.seen_by(viewer) is event for viewer in (0, 1, 2, None)] == [True] * 4
    assert event.message == "searched"
    assert event.args == {
        "seat": 0,
        "resources": ["gold", "subject"],
        "count": 2,
        "turned": ["brick", "gold", "wild"],
        "thrown": 3,
    }


@pytest.mark.rule("leaders.destroy.play")
def test_everybody_reads_whom_a_payment_is_aimed_at():
    s = lay(["riot | brick subject subject", "", ""], ["", "parade", ""])

    plays(s, "destroy:riot", "target:1")
    args = GAME.view(s, 2).ask.args

    assert (args["card"], args["victim"], args["cost"]) == ("riot", 1, ["brick", "subject", "subject"])
