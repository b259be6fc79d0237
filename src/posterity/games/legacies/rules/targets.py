"""Whom effects are about."""

from __future__ import annotations

from typing import Any

from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.effects.script import Doing, EffectStep
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.words import Who


def targets(s: State, seat: int, who: Who, track: int) -> list[int]:
    """Whom a step is about, in turn order (legacies.event.scope, legacies.core.order-of-simultaneous)."""
    if who == "you":
        return [seat]
    players = s.players_in_order()
    if who == "each-player":
        return players
    if who == "each-other":
        return [player for player in players if player != seat]
    if who == "least-fame":
        return [s.behind(players)]
    if who == "most-fame":
        return [s.ahead(players)]
    assert who == "track-owner"
    owner = NOBODY if track == NOBODY else s.playing(track)
    return [] if owner == NOBODY else [owner]


def doers(s: State, doing: Doing, step: EffectStep[Any]) -> list[int]:
    """Who does a step: those it is about, and Rising Stars where an event names everybody's pieces on the board.

    legacies.event.scope. Before rules 2 their pieces were left out.
    """
    found = targets(s, doing.seat, step.who, doing.track)
    if not step.is_for_several() or not concerns_stars(s, doing, step):
        return found
    return [other for other in s.order if other in found or not s.book.is_player(other)]


def concerns_stars(s: State, doing: Doing, step: EffectStep[Any]) -> bool:
    """Does a step of an event move or remove a seat's own pieces on the board (legacies.event.scope)?"""
    return doing.event and step.moves_own_pieces() and s.rules >= 2


def at_once(s: State, step: EffectStep[Any]) -> bool:
    """Does a step move everybody's tokens as one (legacies.relationship.mass-move)?

    Before rules 2 they were moved player by player.
    """
    return step.moves_as_one() and s.rules >= 2
