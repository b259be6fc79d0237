"""Does the check of two worlds notice what says too much?"""

from types import SimpleNamespace

import pytest

from posterity.core.events import Event
from posterity.core.tasks import apply
from posterity.testing.secrecy import follow, same_steps, same_story, watched
from tests.games.gears.lay import GAME, lay

CLAUSE = "leaders.turn.draw"


def drew(seat, card, *only):
    hidden = Event("drew", CLAUSE, {"seat": seat})
    return Event("drew-card", CLAUSE, {"seat": seat, "card": card}, only or None, hidden if only else None)


def world(*events):
    return SimpleNamespace(told=list(events))


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        ([drew(0, "axe", 0)], [drew(0, "axe", 0)], True),
        ([drew(0, "axe", 0)], [drew(0, "drum", 0)], True),  # its own card, from a pile nobody knows
        ([drew(1, "axe", 1)], [drew(1, "drum", 1)], True),  # seat 0 reads only that seat 1 drew one
        ([drew(1, "axe")], [drew(1, "drum")], False),
        ([drew(1, "axe", 0, 1)], [drew(1, "drum", 0, 1)], False),
        ([drew(0, "axe")], [drew(0, "drum")], False),
        ([drew(0, "axe", 0)], [], False),
        ([], [drew(1, "drum", 1)], False),
    ],
)
def test_only_what_a_seat_itself_comes_to_know_may_differ(one, two, same):
    assert same_story(world(*one), world(*two), 0) == same


def test_a_table_that_shows_too_much_in_the_middle_of_an_answer_is_found():
    told, other = ("drew", CLAUSE, {"seat": 1}), ("drew", CLAUSE, {"seat": 0})

    assert same_steps([(told, b"2 cards")], [(told, b"2 cards")])
    assert same_steps([(told, b"2 cards"), (told, b"an axe")], [(told, b"2 cards"), (other, b"a drum")])
    assert not same_steps([(told, b"an axe")], [(told, b"a drum")])


def test_steps_are_what_a_seat_is_told_and_sees():
    s = lay(["A E E", ""], frames=[2, 5])
    apply(s, s.book.lexicon.parse("establish:a"))
    red, blue = (watched(GAME, one, seat) for one, seat in ((s.clone(), 0), (s, 1)))

    apply(s, s.book.lexicon.parse("pay:e"))

    assert red == []  # a copy hears nothing of it
    assert [message for (message, *_), _ in blue][:2] == ["paid-unseen", "established"]
    assert all(b'"hand"' in view and view.count(b'"hand":') == 1 for _, view in blue)


FIRST = SimpleNamespace(below=lambda count: 0)  # the first answer that both worlds offer
FREE = {"fate": "destiny", "we-need-more-time": "free"}


def more_time(hand, rules):
    """Red is about to make a technology free after the third action; of A alone nothing can be established here."""
    red = {"frames": [2, 5], "held": ["more-time", "willed"], "timeline": {2: "A red:1"}}
    return lay([hand, "E"], **red, actions_left=0, options=FREE, rules=rules)


def test_a_question_that_depends_on_a_hidden_hand_is_found():
    """Under the first rules of gears Red was asked only with something to establish."""
    with pytest.raises(AssertionError, match="whether a question follows fate:we-need-more-time tells seat 1"):
        follow(GAME, more_time("A A", 1), more_time("Z Z", 1), 1, FIRST)


def test_one_that_depends_on_public_facts_is_not():
    follow(GAME, more_time("A A", 2), more_time("Z Z", 2), 1, FIRST)


def test_what_a_seat_itself_is_asked_may_depend_on_its_hand():
    follow(GAME, more_time("A A", 1), more_time("Z Z", 1), 0, FIRST)


def test_a_card_laid_open_may_lead_to_another_question():
    """Red has paid one card: A costs no more and is shown now, B costs another one."""
    worlds = [lay(["A B E E", ""], frames=[2, 5]) for _ in "AB"]
    for world, name in zip(worlds, "AB", strict=True):
        apply(world, world.book.lexicon.parse(f"establish:{name.lower()}"))

    follow(GAME, *worlds, 1, FIRST)

    assert [world.ask.prompt for world in worlds] == ["ask-act", "ask-pay"]
