"""The variation with dedications: words that stay with a building and have no effect."""

import pytest

from posterity.core.answers import IllegalAnswer
from tests.games.leaders.lay import (
    GAME,
    builds,
    dedications,
    destroys,
    everything,
    lay,
    options,
    plays,
    prompt,
    says,
    shown,
    tableau,
    told,
    totals,
)

ON = {"dedications": "on"}
JAR = "to Grandma's button jar"
OMELETTE = "to my one good omelette"
BANK = "bank | gold gold brick"

pytestmark = pytest.mark.rule("leaders.variant.dedication")


def refused_words(s, pick, words):
    """`pick` with these words is refused and the table stays as it was. Returns the reason."""
    before = everything(s)
    with pytest.raises(IllegalAnswer) as refused:
        says(s, pick, words)
    assert everything(s) == before
    assert refused.value.reason.clause == "leaders.variant.dedication"
    return refused.value.reason


def test_the_words_are_kept_with_the_building():
    s = lay(["bank monument | gold gold brick brick brick subject", "", ""], options=ON)

    says(s, "build:bank", JAR)
    plays(s, "pay:gold", "pay:gold", "pay:brick")
    says(s, "build:monument", OMELETTE)
    plays(s, "pay:brick", "pay:brick", "pay:subject")

    assert (tableau(s, 0), dedications(s, 0)) == ("bank monument", [JAR, OMELETTE])
    assert [args["words"] for args in told(s, "built-dedicated")] == [JAR, OMELETTE]
    assert told(s, "built") == []


def test_everybody_may_read_them():
    s = lay([BANK, "", ""], options=ON)

    says(s, "build:bank", JAR)
    plays(s, "pay:gold", "pay:gold", "pay:brick")

    assert [shown(s, viewer)["players"][0]["dedications"] for viewer in (0, 1, None)] == [[JAR]] * 3


def test_whoever_builds_must_say_something_and_nobody_else():
    """The rules want words with every build when the variation is played, and never without it."""
    hand = "bank thief | gold gold gold gold brick subject"
    s = lay([hand, "", ""], ["", "bank", ""], options=ON)
    plain = lay([hand, "", ""], ["", "bank", ""])

    wanted = [GAME.wants_words(s, pick) for pick in s.ask.options]

    assert options(s) == ["build:bank", "destroy:thief", "done"]
    assert wanted == [True, False, False]
    assert not any(GAME.wants_words(plain, pick) for pick in plain.ask.options)


def test_a_building_may_stand_without_words():
    """Bots may keep silent."""
    s = lay([BANK, "", ""], options=ON)

    builds(s, "bank", "gold gold brick")

    assert dedications(s, 0) == [None]
    assert len(told(s, "built")) == 1


def test_without_the_variation_nothing_is_said():
    s = lay([BANK, "", ""])

    reason = refused_words(s, "build:bank", JAR)

    assert GAME.complete(3, {})["dedications"] == "off"
    assert reason.message == "refused-no-dedications"


@pytest.mark.parametrize("words", ["x", "x" * 140, " x ", "a la nonna 🏦", "è così", "\u200bx", "👩\u200d🚀"])
def test_one_to_a_hundred_and_forty_characters_are_proper(words):
    s = lay([BANK, "", ""], options=ON)

    says(s, "build:bank", words)
    plays(s, "pay:gold", "pay:gold", "pay:brick")

    assert dedications(s, 0) == [words]


BLANK = ["\u00a0", "\u200b", "\ufeff", "\u00ad", "\u2800", "\u3164", "\u200b \u00ad", "\U000e0041", "\ufe0f"]


@pytest.mark.parametrize("words", ["", " ", "   ", "x" * 141, "two\nlines", "tab\there", "\u202eback", "nul\0", *BLANK])
def test_other_words_are_refused(words):
    """Nothing to be seen, too many characters, control and direction-changing characters."""
    s = lay([BANK, "", ""], options=ON)

    reason = refused_words(s, "build:bank", words)

    assert reason.message == "refused-improper-dedication"
    assert reason.args["limit"] == 140


@pytest.mark.parametrize("pick", ["destroy:thief", "done"])
def test_only_buildings_are_dedicated(pick):
    s = lay(["bank thief | gold gold gold brick subject", "", ""], ["", "bank", ""], options=ON)

    reason = refused_words(s, pick, JAR)

    assert reason.message == "refused-dedicate-buildings-only"


@pytest.mark.parametrize(
    ("chosen", "message"),
    [({"dedications": "on"}, "refused-dedicate-buildings-only"), ({}, "refused-no-dedications")],
)
def test_nothing_is_said_with_a_special_card(chosen, message):
    s = lay(["protect", "", ""], step="special", options=chosen)

    assert refused_words(s, "protect", JAR).message == message


def test_words_come_with_the_build_and_not_with_its_payment():
    s = lay([BANK, "", ""], options=ON)
    plays(s, "build:bank")

    reason = refused_words(s, "pay:gold", JAR)

    assert prompt(s) == "ask-pay"
    assert reason.message == "refused-dedicate-buildings-only"


def test_a_swap_takes_the_dedications_along():
    """The rulebook's example: Bruno swaps for Anna's Bank; the words on both buildings go with them."""
    s = lay(["", "swap", ""], ["bank monument", "parade", ""], seat=1, step="special", options=ON)
    s.players[0].dedications = [JAR, OMELETTE]
    s.players[1].dedications = ["to the goose"]

    plays(s, "swap:0", "taken:bank", "given:parade")

    assert (tableau(s, 0), dedications(s, 0)) == ("monument parade", [OMELETTE, "to the goose"])
    assert (tableau(s, 1), dedications(s, 1)) == ("bank", [JAR])


def three_banks(hand, step="work"):
    """Bruno has three Banks with a Parade between them, all with words; Anna attacks."""
    s = lay([hand, "", ""], ["monument", "bank bank parade bank", ""], step=step, options=ON)
    s.players[1].dedications = ["first", "second", "pageant", "last"]
    return s


def test_of_equal_buildings_the_one_put_down_last_is_destroyed():
    s = three_banks("thief | gold gold subject")

    destroys(s, "thief", 1, "gold gold subject")

    assert (tableau(s, 1), dedications(s, 1)) == ("bank bank parade", ["first", "second", "pageant"])


def test_of_equal_buildings_the_one_put_down_last_is_swapped():
    s = three_banks("swap", step="special")

    plays(s, "swap:1", "taken:bank", "given:monument")

    assert dedications(s, 0) == ["last"]
    assert (tableau(s, 1), dedications(s, 1)) == ("bank bank parade monument", ["first", "second", "pageant", None])


def test_a_free_destroy_takes_the_last_ones_first():
    s = three_banks("free-destroy", step="special")

    plays(s, "free-destroy:1", "ruin:bank", "also:1", "ruin:bank")

    assert (tableau(s, 1), dedications(s, 1)) == ("bank parade", ["first", "pageant"])


def test_words_score_nothing():
    s = lay(["", "", ""], ["bank", "bank", ""], step="special", idle=9, options=ON)
    s.players[0].dedications = [JAR]

    plays(s, "pass")

    assert totals(s) == [3, 3, 0]
