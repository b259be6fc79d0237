"""The technologies that the rulebook names, one after the other, and what other cards may say."""

import pytest

from posterity.core.sets import CardSetError
from posterity.games.machines.cards import LIBRARY
from tests.games.gears.lay import (
    asked,
    deck,
    discard,
    drawn,
    ends_turn,
    frames,
    hand,
    influences,
    messages,
    options,
    plays,
    pools,
    prompt,
    refusal,
    refused,
    scores,
    timeline,
    told,
)
from tests.games.gears.lay_more import left
from tests.games.machines.lay import (
    TABLES,
    ability,
    activated,
    activates,
    changed,
    chooses,
    do,
    here,
)

TOME = "tome-of-the-origin"
FULL = ["E " * 6] * 2
LAST_TURN = {"turn": 4, "order": [1, 0], "actions_left": 0}  # Red ends the round


# ---------------------------------------------------------------- Anima


@pytest.mark.rule("machines.card.anima.effect", "machines.base.precedence", "machines.turn.travel")
def test_anima_goes_to_the_tome_to_the_right():
    """Anima in F1, Tome in F3, Red sole leader of Anima and in F1: after the activation Red is in F3."""
    s = here({1: "anima red:1", 3: f"{TOME} blue:1"}, 1)
    assert refused(s, "travel:3") == ("refused-never-forward", "gears.travel.never-forward")

    activates(s, "anima", "frame:3")

    assert (frames(s), s.actions_left) == ([3, 5], 3)
    assert told(s, "ability-moved") == [{"seat": 0, "before": 1, "frame": 3}]


@pytest.mark.rule("machines.card.anima.effect")
def test_or_to_the_left():
    s = here({1: f"{TOME} blue:1", 3: "anima red:1"}, 3)

    activates(s, "anima", "frame:1")

    assert frames(s) == [1, 5]


@pytest.mark.rule("machines.card.anima.effect")
@pytest.mark.parametrize("frame", [0, 1, 2, 4, 5, 40])
def test_anima_goes_nowhere_else(frame):
    s = here({1: "anima red:1", 3: f"{TOME} blue:1"}, 1)
    plays(s, "activate:anima")

    reason = refusal(s, f"choose:frame:{frame}")

    assert (reason.message, reason.clause) == ("refused-no-tome-there", "machines.card.anima.effect")
    assert reason.args["technology"] == TOME


@pytest.mark.rule("machines.base.precedence")
def test_an_ability_goes_against_a_rule_only_as_far_as_it_says():
    """Anima moves its player to the right once; travelling still goes to the left alone."""
    s = here({1: "anima red:1", 3: f"{TOME} blue:1"}, 1)
    activates(s, "anima", "frame:3")

    assert options(s, "travel") == ["travel:1", "travel:2"]


@pytest.mark.rule("machines.card.anima.tome-need-not-succeed")
def test_a_failed_tome_will_do():
    cards = changed("Tome of the Origin", needs=["Writing"])
    s = here({1: "anima red:1", 3: f"{TOME} blue:1"}, 1, cards=cards)

    activates(s, "anima", "frame:3")

    assert frames(s) == [3, 5]


@pytest.mark.rule("machines.card.anima.tome-need-not-succeed")
def test_but_anima_itself_must_be_successful():
    s = here({2: "anima red:1", 3: f"{TOME} blue:1"}, 2, cards=changed("Anima", needs=["Writing"]))

    assert refused(s, "activate:anima") == ("refused-not-successful", "machines.activate.successful")


@pytest.mark.rule("machines.card.anima.no-tome")
def test_without_a_tome_anima_does_nothing_and_is_used_up():
    s = here({2: "anima red:1, forge red:1"}, 2)

    plays(s, "activate:anima")

    assert (frames(s), activated(s), options(s, "activate")) == ([2, 5], True, [])


@pytest.mark.rule("machines.card.anima.several-tomes")
@pytest.mark.parametrize("frame", [1, 2, 4])
def test_with_several_tomes_the_player_chooses_a_frame(frame):
    s = here({1: f"{TOME} blue:1", 2: f"anima red:1, {TOME} red:1", 4: TOME}, 2)
    plays(s, "activate:anima")
    assert options(s) == ["choose:frame:1", "choose:frame:2", "choose:frame:4"]

    chooses(s, f"frame:{frame}")

    assert frames(s) == [frame, 5]


# ---------------------------------------------------------------- Arch-Fire


@pytest.mark.rule("machines.card.arch-fire.negative", "machines.score.negative")
@pytest.mark.parametrize(("before", "after"), [(0, -2), (1, -1), (2, 0), (7, 5), (-3, -5)])
def test_arch_fire_takes_points_in_full(before, after):
    """A player at 0 losing 2 through Arch-Fire is at -2."""
    s = here({2: "arch-fire red:1"}, 2, players=3, scores=[4, before, 9])

    activates(s, "arch-fire", "seat:1")

    assert scores(s) == [4, after, 9]
    assert told(s, "lost-points") == [{"seat": 1, "points": 2, "score": after}]


@pytest.mark.rule("machines.card.arch-fire.negative")
def test_arch_fire_is_for_another_player():
    s = here({2: "arch-fire red:1"}, 2, players=3)
    plays(s, "activate:arch-fire")

    assert options(s) == ["choose:seat:1", "choose:seat:2"]
    assert refused(s, "choose:seat:0") == ("refused-not-oneself", "machines.card.arch-fire.negative")


@pytest.mark.rule("machines.score.negative")
def test_ones_own_points_may_be_lost_too():
    s = here({2: "penance red:1"}, 2, scores=[1, 0])

    plays(s, "activate:penance")

    assert scores(s) == [-2, 0]


# ---------------------------------------------------------------- Expansion Dome


@pytest.mark.rule("machines.card.expansion-dome.destination")
def test_the_cubes_go_to_another_frame_and_to_none_in_this_one():
    """Dome in F2 with Red 3, E in F2, A in F1, C in F4: Red may move cubes to A or C but not to E."""
    s = here({1: "A blue:1", 2: "expansion-dome red:3, E blue:1", 4: "C"}, 2)
    plays(s, "activate:expansion-dome")

    assert options(s) == ["choose:1:A", "choose:4:C", "choose:none"]
    for pick in ("choose:2:E", "choose:2:expansion-dome"):
        reason = refusal(s, pick)
        assert (reason.message, reason.clause) == (
            "refused-not-elsewhere",
            "machines.card.expansion-dome.destination",
        )
        assert reason.args["here"] == 2
    for pick in ("choose:3:A", "choose:1:C", "choose:77:A"):
        assert refused(s, pick) == ("refused-not-there", "machines.card.expansion-dome.destination")


@pytest.mark.rule("machines.card.expansion-dome.destination", "machines.spliced.works-normally")
def test_the_spliced_frame_is_another_frame():
    s = here({0: "A blue:1", 2: "expansion-dome red:3"}, 2, spliced=True)

    activates(s, "expansion-dome", "0:A", "cubes:2")

    assert timeline(s) == {0: "A red:2 blue:1", 2: "expansion-dome red:1"}


@pytest.mark.rule("machines.card.expansion-dome.own-cubes")
def test_only_ones_own_cubes_are_moved():
    s = here({1: "A blue:1", 2: "expansion-dome red:3 blue:2, E blue:4"}, 2)
    activates(s, "expansion-dome", "1:A")

    assert options(s) == ["choose:cubes:0", "choose:cubes:1", "choose:cubes:2", "choose:cubes:3"]
    reason = refusal(s, "choose:cubes:4")
    assert (reason.message, reason.clause) == ("refused-too-many-cubes", "machines.card.expansion-dome.own-cubes")
    assert (reason.args["technology"], reason.args["most"]) == ("expansion-dome", 3)
    chooses(s, "cubes:3")

    assert timeline(s) == {1: "A red:3 blue:1", 2: "expansion-dome blue:2, E blue:4"}
    assert (prompt(s), pools(s)) == ("ask-act", [0, 0])


@pytest.mark.rule("machines.card.expansion-dome.source")
def test_cubes_come_from_every_technology_of_the_frame_the_last_ones_too():
    s = here({1: "A blue:1", 2: "expansion-dome red:3, E red:1, B blue:1, W red:2", 3: "W red:5"}, 2)

    activates(s, "expansion-dome", "1:A", "cubes:3", "cubes:1", "cubes:1")

    assert timeline(s) == {1: "A red:5 blue:1", 2: "expansion-dome, E, B blue:1, W red:1", 3: "W red:5"}
    assert prompt(s) == "ask-act"


@pytest.mark.rule("machines.card.expansion-dome.source")
def test_any_number_means_none_as_well():
    table = {1: "A blue:1", 2: "expansion-dome red:3"}
    s = here(table, 2)
    activates(s, "expansion-dome", "none")
    assert timeline(s) == table

    s = here(table, 2)
    activates(s, "expansion-dome", "1:A", "cubes:0")
    assert timeline(s) == table and activated(s)


@pytest.mark.rule("machines.card.expansion-dome.source")
def test_a_card_may_set_the_number():
    """At most two cubes in all."""
    cards = changed("Expansion Dome", ability=ability("gear", do("cubes", move=2)))
    s = here({1: "A blue:1", 2: "expansion-dome red:3, E red:3"}, 2, cards=cards)
    activates(s, "expansion-dome", "1:A")
    assert options(s)[-1] == "choose:cubes:2"

    chooses(s, "cubes:1")
    assert options(s) == ["choose:cubes:0", "choose:cubes:1"]
    chooses(s, "cubes:1")

    assert timeline(s) == {1: "A red:2 blue:1", 2: "expansion-dome red:2, E red:2"}


@pytest.mark.rule("machines.activate.may-do-nothing")
def test_a_dome_alone_on_the_timeline_has_nowhere_to_move_cubes():
    s = here({2: "expansion-dome red:3"}, 2)
    plays(s, "activate:expansion-dome")

    assert options(s) == ["choose:none"]
    chooses(s, "none")
    assert activated(s) and timeline(s) == {2: "expansion-dome red:3"}


# ---------------------------------------------------------------- Null Spire


@pytest.mark.rule("machines.card.null-spire.return")
@pytest.mark.parametrize("back", [0, 1, 3, 4])
def test_null_spire_gives_back_any_number_of_cubes(back):
    """Null Spire with Red 4: Red takes back 4, pool +4."""
    s = here({2: "null-spire red:4 blue:2, E red:2"}, 2, pools=[1, 0])
    plays(s, "activate:null-spire")
    assert options(s) == [f"choose:cubes:{number}" for number in range(5)]

    chooses(s, f"cubes:{back}")

    red = f"red:{4 - back} " if back < 4 else ""
    assert timeline(s) == {2: f"null-spire {red}blue:2, E red:2"}
    assert pools(s) == [1 + back, 0]


@pytest.mark.rule("machines.card.null-spire.return")
def test_not_more_than_ones_own_cubes_on_it():
    s = here({2: "null-spire red:4 blue:2, E red:2"}, 2)
    plays(s, "activate:null-spire")

    reason = refusal(s, "choose:cubes:5")

    assert (reason.message, reason.clause) == ("refused-too-many-cubes", "machines.card.null-spire.return")
    assert (reason.args["technology"], reason.args["most"]) == ("null-spire", 4)


@pytest.mark.rule("machines.card.null-spire.return")
def test_a_card_may_set_how_many():
    cards = changed("Null Spire", ability=ability("gear", do("cubes", back=2)))
    s = here({2: "null-spire red:4"}, 2, cards=cards)
    plays(s, "activate:null-spire")

    assert options(s) == ["choose:cubes:0", "choose:cubes:1", "choose:cubes:2"]


@pytest.mark.rule("machines.card.null-spire.empty")
def test_an_emptied_null_spire_stays_until_the_resolution():
    s = here({2: "null-spire red:4"}, 2, FULL, **LAST_TURN)
    activates(s, "null-spire", "cubes:4")
    assert timeline(s) == {2: "null-spire"}

    plays(s, "end")

    assert (timeline(s), left(s), pools(s)) == ({}, ["2 null-spire no-cubes"], [4, 0])


@pytest.mark.rule("machines.card.null-spire.empty")
def test_unless_somebody_adds_a_cube_before():
    s = here({2: "null-spire red:4"}, 2, FULL, turn=4, order=[1, 0], actions_left=1)
    activates(s, "null-spire", "cubes:4")
    influences(s, "null-spire", 1)

    plays(s, "end")

    assert (timeline(s), left(s)) == ({2: "null-spire"}, [])


# ---------------------------------------------------------------- Storm Auger


@pytest.mark.rule("machines.card.storm-auger.keep-two")
@pytest.mark.parametrize(
    ("cubes", "there", "keeps", "thrown"),
    [(5, "A B C E G Z", "B G", 3), (3, "A B C E", "A C", 1)],
)
def test_storm_auger_keeps_two_of_the_cards_drawn(cubes, there, keeps, thrown):
    """Five drawn: two kept, three discarded."""
    s = here({2: f"storm-auger red:{cubes}"}, 2, deck=there)
    plays(s, "activate:storm-auger")
    assert drawn(s) == " ".join(there.split()[:cubes])

    chooses(s, *[f"card:{card}" for card in keeps.split()])

    assert (hand(s, 0), len(s.discard), drawn(s), prompt(s)) == (keeps, thrown, "", "ask-act")
    assert told(s, "ability-buried") == [{"seat": 0, "count": thrown}]


@pytest.mark.rule("machines.card.storm-auger.keep-two")
@pytest.mark.parametrize(
    ("cubes", "there", "keeps"),
    [(1, "A B C", "A B"), (2, "A B C", "A B"), (5, "A", "A"), (5, "A B", "A B"), (5, "", "")],
)
def test_of_two_or_fewer_all_are_kept(cubes, there, keeps):
    """Two drawn: both kept. One drawn: it is kept."""
    s = here({2: f"storm-auger red:{cubes}"}, 2, deck=there)

    plays(s, "activate:storm-auger")

    assert (hand(s, 0), discard(s), prompt(s)) == (keeps, "", "ask-act")


@pytest.mark.rule("machines.card.storm-auger.from-drawn")
def test_the_hand_is_not_touched():
    s = here({2: "storm-auger red:4"}, 2, ["E E E"], deck="A B C G")
    plays(s, "activate:storm-auger")
    assert options(s) == [f"choose:card:{card}" for card in "ABCG"]
    assert refused(s, "choose:card:E") == ("refused-no-such-card", "machines.when.draw-goes-to-hand")

    chooses(s, "card:A", "card:G")

    assert (hand(s, 0), sorted(discard(s).split())) == ("A E E E G", ["B", "C"])


@pytest.mark.rule("machines.card.storm-auger.keep-two", "machines.setup.draw-pile")
def test_the_discards_are_shuffled_when_the_pile_runs_out():
    s = here({2: "storm-auger red:3"}, 2, deck="A", discard="B B B")
    plays(s, "activate:storm-auger")

    assert sorted(drawn(s).split()) == ["A", "B", "B"]
    chooses(s, "card:A", "card:B")
    assert (hand(s, 0), deck(s), discard(s)) == ("A B", "B", "B")


@pytest.mark.rule("machines.card.storm-auger.keep-two")
def test_cards_kept_are_the_players_secret_and_the_number_is_not():
    s = here({2: "storm-auger red:3"}, 2, deck="A B C")
    activates(s, "storm-auger", "card:A", "card:C")

    assert messages(s) == ["activated", "ability-looked", "ability-kept", "ability-kept", "ability-buried"]


# ---------------------------------------------------------------- Timegears


@pytest.mark.rule("machines.card.timegears.extra-action")
@pytest.mark.rule("machines.turn.ending")
def test_timegears_gives_one_more_action():
    """Red has taken three actions and activates Timegears: one more action is owed before the turn can end."""
    s = here({2: "timegears red:1"}, 2, actions_left=0)
    assert "end" in options(s)

    plays(s, "activate:timegears")

    assert s.actions_left == 1
    assert refused(s, "end") == ("refused-actions-owed", "gears.turn.three-actions")
    plays(s, "travel:1", "end")
    assert asked(s) == 1


@pytest.mark.rule("machines.card.timegears.extra-action")
@pytest.mark.parametrize("kind", ["travel:1", "establish:A", "influence:timegears", "draw"])
def test_of_any_standard_kind(kind):
    s = here({2: "timegears red:1"}, 2, ["A E"], pools=[1, 0], actions_left=0)
    plays(s, "activate:timegears")

    assert kind in options(s)


@pytest.mark.rule("machines.card.timegears.this-turn")
def test_four_actions_in_a_turn_and_never_five():
    s = here({2: "timegears red:1", 1: "timegears red:1"}, 2, deck="E " * 40)
    plays(s, "activate:timegears")
    assert s.actions_left == 4
    plays(s, "travel:1")

    assert refused(s, "activate:timegears") == ("refused-activated", "machines.activate.once-per-turn")
    ends_turn(s)
    ends_turn(s)
    assert (asked(s), s.actions_left) == (0, 3)


# ---------------------------------------------------------------- the other technologies


@pytest.mark.rule("machines.card.unlisted")
@pytest.mark.parametrize("word", ["teleport", "steal", "Draw"])
def test_a_word_outside_the_vocabulary_is_refused_and_named(word):
    technologies = [*TABLES["technologies"][:-1], {**TABLES["technologies"][-1], "ability": ability("gear", do(word))}]

    with pytest.raises(CardSetError) as caught:
        LIBRARY.read({**TABLES, "technologies": technologies}, "typed", own=True)

    assert word in str(caught.value.faults[0].args)


@pytest.mark.rule("machines.component.ability-field")
@pytest.mark.parametrize(
    "both",
    [
        [ability("established", do("draw", cards=1)), ability("gear", do("turn"))],
        {"when": ["established", "gear"], "effects": [do("turn")]},
        {**ability("gear", do("turn")), "also": ability("established", do("turn"))},
    ],
)
def test_a_technology_has_one_ability_at_most(both):
    """A card set that gives one technology both a when-established and a gear ability is refused."""
    with pytest.raises(CardSetError):
        changed("E", ability=both)


@pytest.mark.rule("machines.component.ability-field")
def test_many_technologies_have_none():
    s = here({1: "A red:1"}, 1, ["E A A"])

    assert refused(s, "activate:A") == ("refused-no-gear", "machines.activate.gear-only")
    plays(s, "establish:E", "pay:A", "pay:A")
    assert prompt(s) == "ask-act"


@pytest.mark.rule("machines.card.unlisted")
@pytest.mark.parametrize("word", ["draw", "discard"])
def test_a_number_of_cards_is_at_least_one(word):
    with pytest.raises(CardSetError):
        changed("E", ability=ability("gear", do(word, cards=0)))


@pytest.mark.rule("machines.card.unlisted", "machines.when.draw-goes-to-hand")
def test_a_draw_by_cubes_of_which_all_are_kept():
    cards = changed("Storm Auger", ability=ability("gear", do("draw", cards="cubes")))
    s = here({2: "storm-auger red:3"}, 2, deck="A B C E", cards=cards)

    plays(s, "activate:storm-auger")

    assert (hand(s, 0), discard(s), prompt(s)) == ("A B C", "", "ask-act")


@pytest.mark.rule("machines.card.unlisted")
def test_a_draw_with_a_fixed_number_and_some_kept():
    """Lantern: draw three cards and keep one."""
    s = here({2: "lantern red:1"}, 2, deck="A B C E")
    activates(s, "lantern", "card:B")

    assert (hand(s, 0), sorted(discard(s).split()), deck(s)) == ("B", ["A", "C"], "E")
