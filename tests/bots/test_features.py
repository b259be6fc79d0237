"""What networks are told: as many numbers as the layout names, and nothing that the seat may not know."""

from __future__ import annotations

import importlib

import pytest

from posterity.core.abilities import base_of
from posterity.core.chance import QuickStream, seed_of
from posterity.core.features import NO_ROW, Features, put
from posterity.core.game import Setup
from posterity.core.tasks import apply
from posterity.games import GAMES

TOLD = [name for name, game in GAMES.items() if game.features is not None]


def table(game, players, number=1):
    cards = game.card_set(game.standard_set)
    options = game.complete(players, {})
    return game.new(Setup(players=players, options=options, cards=cards, seed=seed_of(number), rules=game.rules))


def positions(game, players, every, number=1):
    """Positions of a random game."""
    s, luck, count = table(game, players, number), QuickStream(number), 0
    while s.ask is not None:
        if count % every == 0:
            yield s
        apply(s, s.ask.options[luck.below(len(s.ask.options))])
        count += 1


def nothing_is_begun(game, s, seat):
    finished = importlib.import_module(f"posterity.games.{base_of(game) or game.name}.evaluate").finished
    return (finished(s) if game.name == "legacies" else finished(s, seat)) is s


def told(game, s, seat):
    features = Features(game.features.layout)
    game.features.extract(s, seat, features)
    return features


def as_bytes(features):
    return features.numbers.getvalue(), [rows.getvalue() for rows in features.rows], features.counts


@pytest.mark.parametrize("name", TOLD)
def test_there_are_as_many_numbers_as_the_layout_names(name):
    game = GAMES[name]
    layout = game.features.layout
    for players in range(max(2, game.fewest), game.most + 1):
        for s in positions(game, players, 9, players):
            for seat in range(players):
                features = told(game, s, seat)
                assert len(features.numbers) == 2 * len(layout.numbers)
                for kind, rows, counts in zip(layout.kinds, features.rows, features.counts, strict=True):
                    assert len(rows) == 2 * counts[0] * (len(kind.columns) + 1), kind.name
                    assert int.from_bytes(rows.getvalue()[:2], "little", signed=True) == NO_ROW


@pytest.mark.parametrize("name", TOLD)
def test_every_card_has_its_properties(name):
    game = GAMES[name]
    s = table(game, 3)
    properties = game.features.properties(s)

    assert {len(card) for card in properties} == {len(game.features.layout.properties)}
    assert properties[0] == [0] * len(properties[0])  # no card
    assert len({tuple(card) for card in properties}) > len(properties) // 2  # what they are tells most apart


@pytest.mark.parametrize("name", TOLD)
def test_a_seat_is_told_the_same_in_two_worlds_that_it_cannot_tell_apart(name):
    """Where nothing is begun: what is begun is finished first, and cards may be drawn in that."""
    game, luck, compared = GAMES[name], QuickStream(4), 0
    for s in positions(game, 3, 5, 7):
        for seat in range(3):
            if nothing_is_begun(game, s, seat):
                world = game.guess(s, seat, luck)
                assert as_bytes(told(game, s, seat)) == as_bytes(told(game, world, seat))
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", TOLD)
def test_telling_changes_nothing(name):
    from posterity.core.codec import dump

    game = GAMES[name]
    for s in positions(game, 2, 20):
        before = dump(s)
        told(game, s, 0)
        assert dump(s) == before


def test_a_number_that_is_too_large_is_said_as_large_as_can_be():
    features = Features(GAMES["gears"].features.layout)
    for number in (40_000, -40_000, 7):
        put(features.numbers, number)
    found = features.numbers.getvalue()

    numbers = [int.from_bytes(found[at : at + 2], "little", signed=True) for at in (0, 2, 4)]
    assert numbers == [32767, -32767, 7]
