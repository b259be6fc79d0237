"""The network: whole numbers that come out the same whatever computes them, and in whatever company."""

from __future__ import annotations

import numpy as np
import pytest

from posterity.bots.network import (
    BITS,
    CEILING,
    DECISIVE,
    EXACT,
    POINTS,
    ROW_CEILING,
    ROWS,
    UNIT,
    WEIGHT_BITS,
    Network,
    largest_sum,
)
from posterity.bots.networks import shipped
from posterity.core.features import MOST, Features, put
from posterity.games import GAMES
from tests.bots.test_features import positions

WIDTH, ROW, SECOND = 16, 8, 8


@pytest.fixture
def game():
    return GAMES["gears"]


def made_up(layout, seed=1):
    """A network of chance weights for a layout."""
    luck = np.random.default_rng(seed)

    def weights(*shape):
        return luck.integers(-(2 ** (WEIGHT_BITS - 3)), 2 ** (WEIGHT_BITS - 3), shape)

    arrays = {
        "numbers": weights(len(layout.numbers), WIDTH),
        "bias": weights(WIDTH),
        "second": weights(WIDTH, SECOND),
        "second-bias": weights(SECOND) * 2**BITS,
        "last": weights(SECOND, 2),
        "last-bias": weights(2) * 2**BITS,
    }
    for kind, told in enumerate(layout.kinds):
        arrays[f"row-{kind}"] = weights(len(told.columns), ROW)
        arrays[f"row-bias-{kind}"] = weights(ROW)
        arrays[f"card-{kind}"] = weights(len(layout.properties), ROW)
        arrays[f"sum-{kind}"] = weights(ROW, WIDTH)
    return arrays


def whole_numbers(features, width):
    data = features.getvalue()
    numbers = [int.from_bytes(data[at : at + 2], "little", signed=True) for at in range(0, len(data), 2)]
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def plainly(arrays, features, properties):
    """The same with Python's own whole numbers, one position alone."""
    arrays = {name: array.tolist() for name, array in arrays.items()}

    def times(row, matrix):
        return [sum(one * line[at] for one, line in zip(row, matrix, strict=True)) for at in range(len(matrix[0]))]

    def plus(one, other):
        return [a + b for a, b in zip(one, other, strict=True)]

    layout = features.layout
    (numbers,) = whole_numbers(features.numbers, len(layout.numbers))
    hidden = plus(times(numbers, arrays["numbers"]), arrays["bias"])
    for kind, told in enumerate(layout.kinds):
        total = [0] * ROW
        for card, *row in whole_numbers(features.rows[kind], len(told.columns) + 1)[1:]:
            seen = plus(times(row, arrays[f"row-{kind}"]), times(properties[card], arrays[f"card-{kind}"]))
            seen = plus(seen, arrays[f"row-bias-{kind}"])
            total = plus(total, [max(one, 0) >> (WEIGHT_BITS - BITS) for one in seen])
        hidden = plus(hidden, [one >> BITS for one in times(total, arrays[f"sum-{kind}"])])
    hidden = [max(one, 0) >> (WEIGHT_BITS - BITS) for one in hidden]
    hidden = [max(one, 0) >> WEIGHT_BITS for one in plus(times(hidden, arrays["second"]), arrays["second-bias"])]
    return [one >> WEIGHT_BITS for one in plus(times(hidden, arrays["last"]), arrays["last-bias"])]


def told(game, seen):
    features = Features(game.features.layout)
    for s in seen:
        game.features.extract(s, 0, features)
    return features


def test_it_says_what_whole_numbers_say(game):
    arrays = made_up(game.features.layout)
    network = Network(arrays)
    for s in positions(game, 3, 25):
        properties = game.features.properties(s)
        features = told(game, [s])
        assert network.outputs(features, properties)[0].tolist() == plainly(arrays, features, properties)


@pytest.mark.parametrize("name", [name for name in GAMES if shipped(name) is not None])
def test_no_sum_of_a_shipped_network_can_be_inexact(name):
    """Whatever it is told: the largest numbers there can be, and more rows than there are."""
    network = shipped(name)
    game = GAMES[name]
    layout = game.features.layout
    features = Features(layout)
    features.begin()
    for _ in layout.numbers:
        put(features.numbers, MOST)
    for kind, told in enumerate(layout.kinds):
        for number in range(ROWS - 1):
            row = features.row(kind)
            put(row, number % 3)
            for _ in told.columns:
                put(row, MOST if number % 2 else -MOST)
    properties = [[10**12] * len(layout.properties)] * 3

    assert largest_sum(network.arrays, network.kinds, network.margin) < EXACT
    assert network.outputs(features, properties)[0].tolist() == exactly(network, features, properties)


def exactly(network, features, properties):
    """The same in Python's own whole numbers, however large they become."""
    arrays = {name: array.astype(object) for name, array in network.arrays.items()}
    whole = {name: np.vectorize(int, otypes=[object])(array) for name, array in arrays.items()}

    def rows(data, width):
        return np.array(whole_numbers(data, width), dtype=object)

    def cut(numbers, bits, most):
        return np.vectorize(lambda one: min(max(one, 0) >> bits, most), otypes=[object])(numbers)

    layout = features.layout
    hidden = rows(features.numbers, len(layout.numbers))[0] @ whole["numbers"] + whole["bias"]
    cards = np.array([[min(one, MOST) for one in card] for card in properties], dtype=object)
    for kind, told in enumerate(layout.kinds):
        seen = rows(features.rows[kind], len(told.columns) + 1)[1:]
        each = seen[:, 1:] @ whole[f"row-{kind}"] + whole[f"row-bias-{kind}"]
        each = cut(each + (cards @ whole[f"card-{kind}"])[seen[:, 0].astype(int)], WEIGHT_BITS - BITS, int(ROW_CEILING))
        hidden = hidden + [one >> BITS for one in each.sum(axis=0) @ whole[f"sum-{kind}"]]
    hidden = cut(hidden, WEIGHT_BITS - BITS, int(CEILING))
    hidden = cut(hidden @ whole["second"] + whole["second-bias"], WEIGHT_BITS, 10**30)
    return [one >> WEIGHT_BITS for one in hidden @ whole["last"] + whole["last-bias"]]


def test_weights_that_are_too_large_for_exact_sums_are_refused(game):
    arrays = made_up(game.features.layout)

    with pytest.raises(ValueError, match="too large"):
        Network(arrays | {"second": arrays["second"] * 2**20})


def test_company_makes_no_difference(game):
    network = Network(made_up(game.features.layout))
    seen = [s.clone() for s in positions(game, 2, 7)]
    properties = game.features.properties(seen[0])

    together = network.worths(told(game, seen), properties)
    alone = [network.worths(told(game, [s]), properties)[0] for s in seen]

    assert together == alone and len(set(alone)) > len(alone) // 2


def test_a_share_lies_between_none_and_all(game):
    arrays = made_up(game.features.layout)
    arrays["last"] *= 50  # it is very sure of itself
    network = Network(arrays)
    for s in positions(game, 2, 15):
        chances = network.chances(told(game, [s]), game.features.properties(s))[0]
        assert 0 <= chances <= 1_000_000


def test_a_unit_of_margin_is_worth_the_same_in_every_game(game):
    """Where games are won by more points, a point is worth less."""
    arrays = made_up(game.features.layout)
    usual, larger = Network(arrays), Network(arrays | {UNIT: np.array(3 * POINTS)})

    assert usual.final(0, POINTS) == DECISIVE
    assert larger.final(0, 3 * POINTS) == pytest.approx(DECISIVE, abs=3 * POINTS)
    assert usual.final(500_000, 0) == larger.final(500_000, 0) == 500_000


def test_another_set_has_properties_of_its_own(game):
    network = Network(made_up(game.features.layout))
    s = next(iter(positions(game, 2, 1)))
    properties = game.features.properties(s)
    richer = [[2 * number for number in card] for card in properties]
    features = told(game, [s])

    assert network.worths(features, properties) != network.worths(features, richer)
    assert network.worths(features, properties) == network.worths(features, [list(card) for card in properties])
