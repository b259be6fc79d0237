"""The games there are: the one table of names."""

from __future__ import annotations

from typing import Any

from posterity.core.game import Game
from posterity.games.gears.game import Gears
from posterity.games.leaders.game import Leaders
from posterity.games.legacies.game import Legacies
from posterity.games.machines.game import ForbiddenMachines

PLAYED: tuple[Game[Any], ...] = (Leaders(), Gears(), ForbiddenMachines(), Legacies())
GAMES: dict[str, Game[Any]] = {game.name: game for game in PLAYED}
