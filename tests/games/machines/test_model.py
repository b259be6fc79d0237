"""Games and settlements compared with a second machines, written from the clauses alone."""

from __future__ import annotations

import random
from functools import cache

import msgspec

from tests.games.machines import chosen
from tests.games.machines.lay import GAME

# ---------------------------------------------------------------- whole games


def comparable(position):
    """The promised keys of a position; hands and piles whose order no rule depends on are sorted."""
    keys = ("score", "pool", "frame", "hand", "fate", "character", "position", "extra_turn")
    players = [{key: player[key] for key in keys} for player in position["players"]]
    for player in players:
        player["hand"].sort()
    piles = {pile: sorted(position[pile]) for pile in ("discard", "removed", "drawn")}
    return {**position, **piles, "players": players}


def compare(position, other, picks):
    """`position` as `trace` prints it, against the model."""
    expected = other.position()
    shown = comparable(position)
    differing = [key for key in expected if shown[key] != expected[key]]
    assert [(key, shown[key], expected[key]) for key in differing] == [], picks[-12:]
    if other.ask is None:
        assert position["ask"] is None
    else:
        assert position["ask"]["seat"] == other.ask[0]
        assert sorted(position["ask"]["options"]) == sorted(other.ask[1]), picks[-12:]


def play_both(number):
    """A whole game on both sides, compared after every entry; the table and the picks."""
    luck = random.Random(number)
    table = chosen.a_table(luck)
    other = chosen.model_of(table.setup)
    whim, picks = chosen.Whim(luck), []
    compare(msgspec.to_builtins(GAME.position(table.state)), other, picks)
    while other.ask is not None:
        seat, options = other.ask
        picks.append(whim.pick(options))
        table.answer(seat, table.parse(picks[-1]))
        other.answer(picks[-1])
        compare(msgspec.to_builtins(GAME.position(table.state)), other, picks)
    assert table.over
    assert table.result().ranking == other.ranking()
    return table, picks


played = cache(play_both)
