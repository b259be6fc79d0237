"""Who may answer, and answers that are none."""

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.tasks import answer, apply, why
from tests.games.leaders.lay import (
    GAME,
    asked,
    builds,
    destroys,
    everything,
    idles,
    lay,
    plays,
    prompt,
    step,
)

# ---------------------------------------------------------------- only in one's own turn


@pytest.mark.rule("leaders.turn.no-actions-off-turn")
def test_nobody_answers_for_another_seat():
    """It is Anna's turn; Bruno, who holds a Protect, tries to play."""
    s = lay(["protect", "protect"], step="special")
    before = everything(s)

    with pytest.raises(IllegalAnswer) as refused:
        answer(s, 1, s.answers, s.book.play_protect)

    assert refused.value.kind == "foreign"
    assert refused.value.args_named == {"pick": "protect", "seat": 1, "asked": 0}
    assert everything(s) == before


@pytest.mark.rule("leaders.turn.no-actions-off-turn")
def test_the_victim_of_an_attack_is_never_asked():
    """Anna destroys Bruno's Bank and swaps for his Parade; all questions are hers until Bruno's own turn."""
    hand = "thief swap | gold gold subject"
    s = lay([hand, "protect free-destroy", ""], ["monument", "bank parade", ""], step="choose")

    attack = ["work", "destroy:thief", "target:1", "pay:gold", "pay:gold", "pay:subject", "bonus:none", "done"]
    seats = []
    for pick in [*attack, "swap:1"]:
        seats.append(asked(s))
        plays(s, pick)
    plays(s, "taken:parade", "given:monument")

    assert seats == [0] * 9
    assert (asked(s), step(s)) == (1, "choose")


# ---------------------------------------------------------------- answers that are none


@pytest.mark.parametrize("number", [0, 2, 4])
def test_an_answer_to_another_question_is_stale(number):
    """Three questions have been answered, so the open one has the number three."""
    s = lay(["", "", ""], step="choose")
    plays(s, "work", "done", "pass")
    before = everything(s)

    with pytest.raises(IllegalAnswer) as refused:
        answer(s, 1, number, s.book.work)

    assert refused.value.kind == "stale"
    assert refused.value.args_named == {"pick": "work", "number": number, "open": 3}
    assert everything(s) == before


def test_the_right_seat_and_number_are_accepted():
    s = lay(["", "", ""], step="choose")

    answer(s, 0, 0, s.book.work)
    answer(s, 0, 1, s.book.done)

    assert (s.answers, prompt(s)) == (2, "ask-special")


def test_when_the_game_is_over_nothing_is_answered():
    s = lay(["", ""], step="special", first_finisher=1)
    plays(s, "pass")

    for attempt in (lambda: apply(s, s.book.pass_), lambda: answer(s, 0, s.answers, s.book.pass_)):
        with pytest.raises(IllegalAnswer) as refused:
            attempt()
        assert refused.value.kind == "over"

    assert asked(s) is None


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "unknown-verb"),
        ("sell:bank", "unknown-verb"),
        ("Build:bank", "unknown-verb"),
        ("build", "wrong-arguments"),
        ("build:bank:bank", "wrong-arguments"),
        ("pass:1", "wrong-arguments"),
        ("build:castle", "unknown-name"),
        ("build:Bank", "unknown-name"),
        ("build:0", "unknown-name"),
        ("pay:none", "unknown-name"),
        ("target:3", "unknown-name"),
        ("target:-1", "unknown-name"),
        ("swap:01", "unknown-name"),
        ("also:all", "unknown-name"),
    ],
)
def test_malformed_answers_are_not_understood(text, kind):
    """At a table for three."""
    s = lay(["", "", ""])

    with pytest.raises(IllegalAnswer) as refused:
        s.book.lexicon.parse(text)

    assert refused.value.kind == kind
    assert refused.value.args_named["pick"] == text


def test_every_legal_answer_comes_with_the_clause_that_grants_it():
    hand = "bank thief swap protect free-destroy | gold gold gold gold brick subject"
    s = lay([hand, "", ""], ["bank", "bank", ""])
    at_work = {pick.text: why(s, pick).clause for pick in s.ask.options}
    plays(s, "done")
    at_the_end = {pick.text: why(s, pick).clause for pick in s.ask.options}

    assert all(why(s, pick).legal for pick in s.ask.options)
    assert at_work == {
        "build:bank": "leaders.turn.build",
        "destroy:thief": "leaders.destroy.play",
        "done": "leaders.turn.build-any-number",
    }
    assert at_the_end["swap:1"] == "leaders.special.swap"
    assert at_the_end["free-destroy:1"] == "leaders.special.free-destroy"
    assert at_the_end["pass"] == "leaders.turn.special-step"


def test_the_same_turn_passes_whether_or_not_anybody_listens():
    """What people read is made only where somebody reads it; the table does not depend on it."""
    hand = "bank thief swap | gold gold gold gold brick subject"
    tables = []
    for listen in (True, False):
        s = lay([hand, "", ""], ["parade", "bank bank", ""], resource_deck="gold", listen=listen)
        builds(s, "bank", "gold gold brick")
        destroys(s, "thief", 1, "gold gold subject")
        plays(s, "bonus:gold", "bonus:brick", "done", "swap:1", "taken:bank", "given:parade")
        idles(s)
        tables.append(GAME.position(s))

    assert tables[0] == tables[1]
