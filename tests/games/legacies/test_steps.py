"""Steps of effects: a class for each word of the vocabulary, and one value that says which step is carried out."""

from __future__ import annotations

from typing import get_args

from posterity.core.codec import dump, load
from posterity.games.legacies.board import CHARACTERS, GLOBALS, NOBODY, TOKENS
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.state import State
from posterity.games.legacies.steps.counters import COUNTERS, RANKS
from posterity.games.legacies.steps.kinds import STEPS
from posterity.games.legacies.vocabulary import words
from posterity.games.legacies.vocabulary.effect import OPS
from tests.games.legacies.lay import GAME, asked, does, lay, play, script, token


def test_every_word_of_the_vocabulary_has_a_class_of_its_own():
    assert set(STEPS) == set(OPS)
    assert len(set(STEPS.values())) == len(OPS)


def test_every_counter_and_every_rank_can_be_asked_for():
    assert tuple(COUNTERS) == get_args(words.Counter)
    assert tuple(RANKS) == get_args(words.Rank)


def test_the_number_of_a_word_is_its_place_in_the_vocabulary():
    assert get_args(words.Character) == CHARACTERS
    assert get_args(words.Global) == GLOBALS
    assert get_args(words.Token) == TOKENS


def test_a_step_has_the_fields_of_its_kind_and_no_others():
    s = lay()
    (gain,) = s.book.scripts[script(s, [{"op": "gain", "gold": [1, 2, 3]}])]
    (move,) = s.book.scripts[script(s, [{"op": "move-relationship", "by": -2}])]

    assert gain.gold == (1, 2, 3) and not hasattr(gain, "by")
    assert move.by == -2 and not hasattr(move, "gold")


def test_whoever_does_a_step_and_whichever_it_is_the_rest_stays():
    doing = Doing(0, 7, 3, True)

    assert doing.by(0) is doing
    assert doing.by(2).__reduce__() == (Doing, (2, 7, 3, True, 0))
    assert doing.step(4).__reduce__() == (Doing, (0, 7, 3, True, 4))
    assert doing.step(4).inner(9).__reduce__() == (Doing, (0, 9, 3, True, 0))
    assert Doing(1, 5).track == NOBODY


def test_a_table_in_the_middle_of_an_effect_can_be_saved():
    """Anna moves two tokens; after the first the question about the second is saved and loaded."""
    s = lay()
    token(s, 0, "inventor", 2)
    token(s, 0, "promoter", 3)
    does(s, 0, [{"op": "move-relationship", "by": 1, "count": 2, "benefits": False}])
    play(s, "token:inventor:0")

    loaded = load(dump(s), State, GAME.parts, s.book)

    assert asked(loaded) == (0, "ask-move-token")
    assert dump(loaded) == dump(s)
