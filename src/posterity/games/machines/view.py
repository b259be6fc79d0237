"""What each seat of machines may see: the view of gears, with the tokens."""

from __future__ import annotations

import msgspec

from posterity.core.views import Viewer
from posterity.games.gears.state import State
from posterity.games.gears.view import PlayerView, View, table_fields
from posterity.games.machines.state import machinery


class MachinePlayerView(PlayerView, frozen=True, kw_only=True):
    extra_turn: bool


class MachineView(View, frozen=True, kw_only=True):
    """The table as one viewer may know it; everything that machines adds is public (machines.activate.public)."""

    players: list[MachinePlayerView]  # type: ignore[assignment]
    activated: bool


def table_view(name: str, s: State, everything: bool, viewer: Viewer) -> MachineView:
    fields = table_fields(name, s, everything, viewer)
    now = machinery(s)
    seats = [
        MachinePlayerView(**msgspec.structs.asdict(player), extra_turn=seat in now.tokens)
        for seat, player in enumerate(fields.pop("players"))
    ]
    return MachineView(**fields, players=seats, activated=now.activated)
