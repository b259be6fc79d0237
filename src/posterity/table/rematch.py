"""Once more: the same game, options, cards and people, each one seat further, with a new seed."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.core.records import SeatEntry
from posterity.table.table import Table


def rotated(players: int) -> list[int]:
    """For each new seat the old one of whoever sits there: everybody moves up by one."""
    return [(seat + 1) % players for seat in range(players)]


def rematch(table: Table, seed: bytes) -> Table:
    """A new game after a finished one, under the newest rules; whoever answered last for a seat plays again."""
    if not table.over:
        raise IllegalAnswer("game-running", {})
    setup, game = table.setup, table.game
    again = replace(
        setup, seed=seed, rules=game.rules, options=game.complete(setup.players, carried(table, game.rules), game.rules)
    )
    names = table.names()
    return Table(game, again, [sitting(table, seat, names[seat]) for seat in rotated(setup.players)])


def carried(table: Table, rules: int) -> dict[str, str]:
    """The options that there are under these rules, too, with values that these rules allow."""
    known = {option.name: option for option in table.game.options if option.since <= rules}
    return {name: known[name].kept(value, rules) for name, value in table.setup.options.items() if name in known}


def sitting(table: Table, seat: int, name: str) -> SeatEntry:
    """Whoever has answered for `seat` in the end; who was absent plays in person again."""
    bot = table.bots[seat]
    if table.kinds[seat] == "bot" and bot is not None:
        return SeatEntry(name=name, kind="bot", bot=bot)
    kind = table.seats[seat].kind
    return SeatEntry(name=name, kind=kind if kind == "automaton" else "person", bot=UNSET)
