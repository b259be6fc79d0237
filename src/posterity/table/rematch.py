"""A rematch: what a new game takes over from a finished one."""

from __future__ import annotations

from posterity.table.table import Table


def rotated(players: int) -> list[int]:
    """For each new seat, the old seat of the player who gets it: everybody moves up by one."""
    return [(seat + 1) % players for seat in range(players)]


def carried(table: Table, rules: int) -> dict[str, str]:
    """The options that still exist under these rules, with values that these rules allow."""
    known = {option.name: option for option in table.game.options if option.since <= rules}
    return {name: known[name].kept(value, rules) for name, value in table.setup.options.items() if name in known}
