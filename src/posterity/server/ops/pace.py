"""How long the server pauses before it answers for a bot, or for a person who has no choice."""

from __future__ import annotations

import msgspec

from posterity.server.api.responses import Pause

SHARES: dict[Pause, float] = {"person": 1, "quick": 0.25, "none": 0}
LOOK = 0.02  # seconds between two looks at a bot that is not done when its pause is over, at least


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds, from … to, that pass before an answer is given."""

    bot: tuple[float, float] = (0.6, 1.4)
    forced: tuple[float, float] = (1.0, 2.0)

    def of_bots(self, wanted: Pause) -> tuple[float, float]:
        """The pause of bots, as a table likes it."""
        share = SHARES[wanted]
        return share * self.bot[0], share * self.bot[1]
