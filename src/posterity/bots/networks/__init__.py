"""The networks that come with the program, one for a game, each beside a card that says how it was made."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # numpy, which networks need, takes as long to import as all the rest
    from posterity.bots.network import Network

HERE = Path(__file__).parent


@cache
def has_network(game: str) -> bool:
    return (HERE / f"{game}.npz").exists()


@cache
def shipped(game: str) -> Network | None:
    """The network of a game, if there is one."""
    return loaded(str(HERE / f"{game}.npz")) if has_network(game) else None


@cache
def effort_of(level: str, game: str) -> str:
    """How much a level thinks with the network of a game, as its card says."""
    card = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))
    return str(card["efforts"][level])


@cache
def network_digest(game: str) -> str:
    """A hash of the network of a game; empty if there is none."""
    path = HERE / f"{game}.npz"
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


@cache
def loaded(path: str) -> Network:
    """A network from a file; OSError or ValueError if it cannot be read."""
    from posterity.bots.network import Network

    return Network.load(Path(path))
