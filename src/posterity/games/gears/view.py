"""What each seat of gears may see, built up from nothing."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from posterity.core.views import AskView, Viewer, ask_view
from posterity.games.gears.rulebook import DESTINY
from posterity.games.gears.rules.settle import awards
from posterity.games.gears.state import NOBODY, State


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. The cards of a hand are there for its owner alone; how many there are is open."""

    score: int
    pool: int
    frame: int
    hand: list[str] | UnsetType = UNSET
    hand_size: int
    fate: list[str] | UnsetType = UNSET
    fate_size: int
    character: str | None
    position: int | None


class SiteView(msgspec.Struct, frozen=True, kw_only=True):
    """A technology on the timeline."""

    frame: int
    technology: str
    cubes: list[int]
    successful: bool
    modifier: int


class FateView(msgspec.Struct, frozen=True, kw_only=True):
    """A Fate card in play beside a technology."""

    card: str
    by: int
    frame: int
    technology: str
    removes: str | None


class DraftView(msgspec.Struct, frozen=True, kw_only=True):
    card: str
    cubes: list[int]


class ProjectionView(msgspec.Struct, frozen=True, kw_only=True):
    """If the round ended now: what would leave, who would gain how much, whose cubes would come home."""

    points: list[int]
    pools: list[int]
    leaves: list[str]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one viewer may know it (gears.pile.public-information)."""

    game: str
    viewer: int | str | UnsetType = UNSET
    over: bool
    scores: list[int]
    to_move: int | None
    ask: AskView | None
    round: int
    turn: int
    order: list[int]
    actions_left: int
    present: int
    capacities: list[int]
    more_time: bool
    players: list[PlayerView]
    timeline: list[SiteView]
    fate_in_play: list[FateView]
    deck: list[str] | UnsetType = UNSET
    deck_size: int
    discard: list[str] | UnsetType = UNSET
    discard_size: int
    drawn: list[str] | UnsetType = UNSET
    drawn_size: int
    removed: list[str]
    removed_unseen: int
    draft: list[DraftView]
    spliced: bool
