"""What the view of legacies says about prices and prospects; `outlook.py` works it out."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

# ---------------------------------------------------------------- one seat's own


class ItemView(msgspec.Struct, frozen=True, kw_only=True):
    """One item of a price: `why` is `printed`, `amicable`, `hostile` or `successor`; what is taken off is negative."""

    why: str
    rule: str
    gold: int
    fame: int
    resources: list[str]  # of a negative item, what is taken off


class UseView(msgspec.Struct, frozen=True, kw_only=True):
    """One thing a card can be used for that has a price, and why it cannot be now; `items` where it is not plain."""

    pick: str
    gold: int
    fame: int
    resources: list[str]
    any: int
    cards: int
    items: list[ItemView]
    refused: str | None


class CardOfferView(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the hand or of the market: the industries it trades in for this seat, and its uses."""

    card: str
    industries: list[str]
    uses: list[UseView]


class ShareView(msgspec.Struct, frozen=True, kw_only=True):
    """Buying or selling one investment: the gold, the row and the dividend of this size after it."""

    size: str
    gold: int
    plain: int  # value times shares, without the successor in play
    row: int
    dividend: int
    refused: str | None


class IndustryOfferView(msgspec.Struct, frozen=True, kw_only=True):
    """An industry: what shares cost and bring, and what those that the seat has would pay now."""

    industry: str
    buy: list[ShareView]
    sell: list[ShareView]
    pays: int


class BumpView(msgspec.Struct, frozen=True, kw_only=True, rename={"start": "from"}):
    """A token that would be bumped from a space to another; `to` is None where it goes home."""

    seat: int
    start: int
    to: int | None


class GoodsView(msgspec.Struct, frozen=True, kw_only=True):
    foundation: int
    fame: int
    resources: int
    gold: int


class TrackOfferView(msgspec.Struct, frozen=True, kw_only=True):
    """A track: whether the seat may enter it, and who is bumped; `pays` has the spaces that count something, from 1."""

    character: str
    refused: str | None
    bumped: list[BumpView]
    pays: dict[str, GoodsView]


class FigureOfferView(msgspec.Struct, frozen=True, kw_only=True):
    """A legendary figure that lies face up, and why the seat may have no relationship with it."""

    figure: str
    refused: str | None


class HeirloomOfferView(msgspec.Struct, frozen=True, kw_only=True):
    """An heirloom that nobody has: the fee now, and how many resources less (or, negative, more) than printed."""

    heirloom: str
    fee: int
    saved: int
    refused: str | None


class LimitView(msgspec.Struct, frozen=True, kw_only=True):
    """How many heirlooms of another seat this one has, and how many it may have."""

    seat: int
    taken: int
    limit: int


class GlobalOfferView(msgspec.Struct, frozen=True, kw_only=True):
    """A global action, if the seat triggered it now: whether it may, whether that ends the generation, what it pays."""

    tile: str
    refused: str | None
    ends: bool
    commodity: str | None
    pays: list[int]  # by seat, where it is only a matter of counting


class HeirView(msgspec.Struct, frozen=True, kw_only=True):
    """A successor that the seat could have: how its foundation grows, and which match that would be."""

    successor: str
    foundation: int
    match: int | None
    brings: str  # token, special or nothing
    order: int  # the place in turn order with that foundation, from 1


class ExploreView(msgspec.Struct, frozen=True, kw_only=True):
    gold: int
    fame: int
    successors: int


class CellView(msgspec.Struct, frozen=True, kw_only=True):
    """A cell of the trade conference: the place a bid there would have now, and what that pays."""

    commodity: str
    amount: int
    place: int
    prize: int | None
    refused: str | None


class OffersView(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat that looks could do, at its own prices."""

    cards: list[CardOfferView]
    industries: list[IndustryOfferView]
    tracks: list[TrackOfferView]
    figures: int
    open_figures: list[FigureOfferView]
    figure_limit: int
    heirlooms: list[HeirloomOfferView]
    heirloom_limits: list[LimitView]
    globals: list[GlobalOfferView]
    cards_needed: int  # before a global action
    explore: ExploreView
    successors: list[HeirView]
    cells: list[CellView] | UnsetType = UNSET


# ---------------------------------------------------------------- everybody's


class TableOutlookView(msgspec.Struct, frozen=True, kw_only=True):
    """What would be now: the next order, whose the honoraria were, which tile scores, who would choose the next."""

    centuries: list[int]  # of each generation that a game has
    mandatory: list[str]  # the global actions without which no generation ends
    mandatory_done: int  # how many of these are triggered in this generation
    others_done: int  # how many of the others
    order: list[int]
    honoraria: list[int]
    century_tile: str | None
    tile_chooser: int | None
    event_tiles: dict[str, list[str]]  # by outcome of the event, the scoring tiles that could be chosen after it
    triggered_by: dict[str, int]  # who has triggered which global action in this generation
    trade_host: int | None
    trade_order: list[int]
    trade_waiting: list[int]
    influenced: dict[str, list[str]]  # the industries of each character
