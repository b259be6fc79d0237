"""The ceiling that luck sets: games in which a bot sees all cards, face-down piles included. Players cannot choose it.

Where even such a bot loses, the same bot with fair eyes cannot be asked to win.
"""

from __future__ import annotations

from posterity.analysis.sight import with_open_cards
from posterity.core.observation import Observation
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.lab.games import SeatedBots, ending
from posterity.lab.jobs import Job, Row, RunConfig, setup_of

SIGHTED = "sighted:"  # before the name of a bot, in jobs for `play_with_sight` alone


def play_with_sight(config: RunConfig, job: Job) -> Row:
    """Plays a game in which the bots whose names say so guess what is true."""
    game, setup = GAMES[config.game], setup_of(config, job)
    names = [name.removeprefix(SIGHTED) for name in job.bots]
    sighted = [name.startswith(SIGHTED) for name in job.bots]
    s, bots, known = game.new(setup), SeatedBots(game, setup, names, config.time), with_open_cards(game)
    while s.ask is not None:
        seat = s.ask.seat
        seen = Observation(known if sighted[seat] else game, s, seat, s.ask)
        apply(s, bots.bots[seat].choose(seen))
    return ending(game, s, job)
