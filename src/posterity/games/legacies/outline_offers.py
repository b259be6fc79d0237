"""Prices and prospects of legacies as sections, lines and pieces: what everything would cost and bring now."""

from __future__ import annotations

from msgspec import UNSET

from posterity.core.outline import Line, Piece, Says, Section, pick_says
from posterity.games.legacies.outlook_view import (
    CardOfferView,
    GlobalOfferView,
    HeirView,
    IndustryOfferView,
    ItemView,
    OffersView,
    ShareView,
    TableOutlookView,
    TrackOfferView,
    UseView,
)
from posterity.games.legacies.story import cost_words
from posterity.games.legacies.verbs import VERBS


def says(message: str, **args: object) -> Says:
    return Says(message, args)


def outlook_section(outlook: TableOutlookView) -> Section:
    """What would come next, for all."""
    lines = [says("outlook-order", seats=outlook.order), says("outlook-honoraria", seats=outlook.honoraria)]
    lines += [says("outlook-mandatory", tile=tile) for tile in outlook.mandatory]
    lines.append(says("outlook-done", mandatory=outlook.mandatory_done, others=outlook.others_done))
    centuries = enumerate(outlook.centuries, 1)
    lines += [says("outlook-century", generation=generation, century=century) for generation, century in centuries]
    lines.append(says("outlook-tile", tile=outlook.century_tile or "none", there=yes(outlook.century_tile is not None)))
    if outlook.tile_chooser is not None:
        lines.append(says("outlook-chooser", seat=outlook.tile_chooser))
    lines += [
        says("outlook-event-tiles", outcome=outcome, in_order=tiles) for outcome, tiles in outlook.event_tiles.items()
    ]
    lines += [says("outlook-triggered", tile=tile, seat=seat) for tile, seat in outlook.triggered_by.items()]
    if outlook.trade_host is not None:
        lines.append(says("outlook-host", seat=outlook.trade_host))
    if outlook.trade_order:
        lines.append(says("outlook-bidding", seats=outlook.trade_order))
    if outlook.trade_waiting:
        lines.append(says("outlook-waiting", seats=outlook.trade_waiting))
    for character, industries in outlook.influenced.items():
        lines.append(says("outlook-influenced", character=character, in_order=industries))
    return Section(title=says("section-outlook"), lines=[Line(says=line) for line in lines], rows=True, aside=True)


def offers_section(offers: OffersView) -> Section:
    """What the seat that looks could do, at its own prices."""
    lines = [card_line(card) for card in offers.cards]
    lines += [industry_line(industry) for industry in offers.industries]
    lines += [track_line(track) for track in offers.tracks]
    figures = {"count": offers.figures, "limit": offers.figure_limit}
    open_figures = [piece(says("offered-figure", figure=one.figure), one.refused) for one in offers.open_figures]
    lines.append(Line(says=says("offered-figures", **figures), pieces=open_figures))
    pieces = [
        piece(says("offered-heirloom", heirloom=one.heirloom, fee=one.fee, saved=one.saved), one.refused)
        for one in offers.heirlooms
    ]
    lines.append(Line(says=says("offered-heirlooms", count=len(pieces)), pieces=pieces))
    lines += [
        Line(says=says("offered-limit", seat=one.seat, count=one.taken, limit=one.limit))
        for one in offers.heirloom_limits
    ]
    tiles = [global_piece(one) for one in offers.globals]
    lines.append(Line(says=says("offered-globals", needed=offers.cards_needed), pieces=tiles))
    explore = offers.explore
    goods = {"gold": explore.gold, "fame": explore.fame, "heirs": explore.successors}
    lines.append(Line(says=says("offered-explore", **goods)))
    heirs = [heir_piece(one) for one in offers.successors]
    lines.append(Line(says=says("offered-successors", count=len(heirs)), pieces=heirs))
    lines += cell_lines(offers)
    return Section(title=says("section-offers"), lines=lines, rows=True, aside=True)


def yes(value: bool) -> str:
    return "yes" if value else "no"


def piece(text: Says, refused: str | None) -> Piece:
    """Something that could be done, or the reason why not."""
    return Piece(says=text, refused=None if refused is None else says("offered-not", why=refused))


# ---------------------------------------------------------------- cards


def card_line(card: CardOfferView) -> Line:
    pieces = []
    for use in card.uses:
        pieces.append(piece(use_says(use), use.refused))
        pieces += [Piece(says=item_says(item), clause=item.rule) for item in use.items]
    return Line(says=says("offered-card", card=card.card, in_order=card.industries), pieces=pieces)


def use_says(use: UseView) -> Says:
    """An answer with its price."""
    told = pick_says(VERBS.all, use.pick)
    cost = cost_words(use.gold, use.fame, use.resources, use.any, use.cards)
    return Says(f"offer-{told.message.removeprefix('pick-')}", {**told.args, **cost})


def item_says(item: ItemView) -> Says:
    goods = {"gold": item.gold, "fame": item.fame, "resources": item.resources, "count": len(item.resources)}
    return says("offered-item", why=item.why, **goods)


# ---------------------------------------------------------------- the board


def industry_line(industry: IndustryOfferView) -> Line:
    pieces = [share_piece("buy", share) for share in industry.buy] + [share_piece("sell", one) for one in industry.sell]
    return Line(says=says("offered-industry", industry=industry.industry, gold=industry.pays), pieces=pieces)


def share_piece(deal: str, share: ShareView) -> Piece:
    after = {"row": share.row, "dividend": share.dividend, "plain": share.plain}
    return piece(says("offered-share", deal=deal, size=share.size, gold=share.gold, **after), share.refused)


def track_line(track: TrackOfferView) -> Line:
    pieces = [piece(says("offered-entering", character=track.character), track.refused)]
    pieces += [
        Piece(says=says("offered-bumped", seat=one.seat, space=one.start, landed=one.to or 0)) for one in track.bumped
    ]
    for space, goods in track.pays.items():
        amounts = {"foundation": goods.foundation, "fame": goods.fame, "count": goods.resources, "gold": goods.gold}
        pieces.append(Piece(says=says("offered-space", space=space, **amounts)))
    return Line(says=says("offered-track", character=track.character), pieces=pieces)


def global_piece(one: GlobalOfferView) -> Piece:
    pays = dict(enumerate(one.pays))
    text = says("offered-global", tile=one.tile, ends=yes(one.ends), commodity=one.commodity or "none", by_seat=pays)
    return piece(text, one.refused)


def heir_piece(one: HeirView) -> Piece:
    match = {"match": one.match or 0, "brings": one.brings}
    text = says("offered-heir", successor=one.successor, foundation=one.foundation, place=one.order, **match)
    return Piece(says=text)


def cell_lines(offers: OffersView) -> list[Line]:
    if offers.cells is UNSET:
        return []
    pieces = [
        piece(
            says("offered-cell", commodity=one.commodity, amount=one.amount, place=one.place, prize=one.prize or 0),
            one.refused,
        )
        for one in offers.cells
    ]
    return [Line(says=says("offered-cells", count=len(pieces)), pieces=pieces)]
