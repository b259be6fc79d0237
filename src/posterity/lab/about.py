"""What a folder of games says of itself, so that only games of the same kind are added to it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from posterity import __version__
from posterity.bots import LEVELS, is_own
from posterity.bots.networks import network_digest
from posterity.bots.own import digest
from posterity.lab.jobs import RunConfig


def about(config: RunConfig, bots: Sequence[str]) -> dict[str, Any]:
    """What all games of a folder share, and which version of each bot played."""
    kept = ("game", "players", "options", "rules", "set", "sha256")
    found = {"posterity": __version__, **{key: getattr(config, key) for key in kept}}
    return {**found, "bots": {bot: digest_of(bot, config.game) for bot in bots}}


def digest_of(bot: str, game: str) -> str:
    """What identifies a version of a bot: a hash of its file, or of the network that it thinks with."""
    if is_own(bot):
        return digest(bot)
    _, sign, network = bot.partition("@")
    if sign:
        return hashlib.sha256(Path(network).read_bytes()).hexdigest()
    return network_digest(game) if bot in LEVELS else ""
