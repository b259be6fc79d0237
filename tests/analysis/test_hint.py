"""Hints: from what the seat may know, in sentences of both languages, first without the name of a card."""

from __future__ import annotations

from itertools import islice

import pytest

from posterity.analysis.budget import Budget
from posterity.analysis.hint import hint_at
from posterity.analysis.hint_words import STEPS, as_json
from posterity.analysis.said import paragraph
from posterity.core.chance import QuickStream
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.testing.walks import setup
from posterity.text.voice import Voice
from tests.bots.test_fair import differ, twins

LEAST = Budget(screening=1, guesses=2, again=2, edge=0, beliefs=2)


def positions(name, count=5, every=11):
    """Questions with several answers in a random game."""
    game, luck, found = GAMES[name], QuickStream(4), []
    s = game.new(setup(game, 2, {}, 4))
    while len(found) < count:
        if len(s.ask.options) > 1 and s.answers % every < 3:
            found.append(s.clone())
        apply(s, s.ask.options[luck.below(len(s.ask.options))])
    return found


def voice_for(game, lang, seat):
    return Voice(lang, game, game.card_set(game.standard_set), ["Anna", "Bruno"], seat)


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint(name):
    game, luck, different = GAMES[name], QuickStream(3), 0
    for one, other in islice(twins(game, setup(game, 2, {}, 1), luck), 6):
        different += differ(game, one, other)
        assert hint_at(game, one, LEAST, 0) == hint_at(game, other, LEAST, 0)
    assert different


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_told_in_three_steps(name, lang):
    game = GAMES[name]
    for s in positions(name):
        hint = hint_at(game, s, LEAST, 0)
        voice = voice_for(game, lang, s.ask.seat)
        first, second, third = (paragraph(step(hint), voice) for step in STEPS)

        assert hint.best.pick in [option.text for option in s.ask.options] and hint.reason.plan[0] == hint.best.pick
        assert voice.pick(hint.best.pick) in second and "100" in third
        held = {card.name for slug, card in voice.cards.items() if slug in hint.best.pick.split(":")}
        assert not [card for card in held if card in first], "the nudge names a card"


def test_the_json_of_a_hint():
    (s,) = positions("leaders", 1)
    hint = hint_at(GAMES["leaders"], s, LEAST, 0)
    found = as_json(hint, voice_for(GAMES["leaders"], "en", s.ask.seat))

    assert list(found) == ["seat", "pick", "value", "low", "high", "nudge", "why", "plan", "others"]
    assert 0 <= found["low"] <= found["value"] <= found["high"] <= 1
    assert all(one["value"] <= found["value"] for one in found["others"])
    assert hint_at(GAMES["leaders"], s, LEAST, 0) == hint
