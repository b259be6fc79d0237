"""Numbers of the rules that a pack may change."""

from __future__ import annotations

from typing import Literal

import msgspec

from posterity.core.sets import Origin


class Honorarium(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    gold: tuple[int, int, int] = (20, 50, 100)
    foundation: tuple[int, int, int] = (10, 25, 50)
    resources: tuple[int, int, int] = (1, 2, 3)


class HeirloomLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """From each opponent: `small` with up to `small_max_humans` people, else `large`; `amicable` more from friends."""

    small: int = 2
    large: int = 1
    small_max_humans: int = 3
    amicable: int = 1


Ruled = Literal["foundation_remainder", "century_tile_order", "nemesis_last_row", "others_contribution_capped", "stuck"]


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers of the rules that a pack may change; what is left out is as the rulebook or a ruling has it.

    `origin` says where they are from, `ruled` which of them are rulings where the rulebook is silent.
    """

    origin: Origin = "designed"
    ruled: tuple[Ruled, ...] = ()
    honorarium: Honorarium = Honorarium()
    contribution_cap: tuple[int, int, int] = (20, 50, 150)
    hostile_surcharge_fame: int = 2
    legendary_limit: int = 2
    shares_minor: int = 2
    shares_major: int = 5
    rows_minor: int = 1
    rows_major: int = 2
    steps: tuple[tuple[int, int], ...] = ((0, 1), (50, 5), (150, 25))
    foundation_remainder: Literal["drop", "up"] = "drop"
    century_tile_order: Literal["oldest", "newest"] = "oldest"
    heirloom_limit: HeirloomLimit = HeirloomLimit()
    global_needed: tuple[int, int, int, int, int, int] = (2, 2, 3, 3, 4, 4)
    cards_before_global: int = 2
    rising_star_cards: int = 5
    nemesis_last_row: int = 5
    others_contribution_capped: bool = True
    start_value: int = 3
    stuck: Literal["premature-end"] = "premature-end"  # the one way there is, so no rule has to read it
