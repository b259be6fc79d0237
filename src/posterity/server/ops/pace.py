"""How long the server pauses before it answers for a bot, or for a person who has no choice."""

from __future__ import annotations

import msgspec


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds, from … to, that pass before an answer is given."""

    bot: tuple[float, float] = (0.6, 1.4)
    forced: tuple[float, float] = (1.0, 2.0)
