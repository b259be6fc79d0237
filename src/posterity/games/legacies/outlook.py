"""What the table would cost and bring: prices as they are for one seat now, who would be bumped, what tiles would pay.

Everything is asked of the code that carries it out. A seat learns its own prices; what is open to all, all learn.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from posterity.core.actions import Action
from posterity.core.tasks import YES
from posterity.core.views import Viewer
from posterity.games.legacies import refusals, story
from posterity.games.legacies.board import (
    CHARACTERS,
    COMMODITIES,
    DIVIDENDS,
    FAME,
    GENERATIONS,
    GLOBALS,
    INCOME,
    INDUSTRIES,
    MANDATORY,
    NOBODY,
    NONE,
    SIZES,
    TILES,
    century_of,
    influenced,
)
from posterity.games.legacies.outlook_view import (
    BumpView,
    CardOfferView,
    CellView,
    ExploreView,
    FigureOfferView,
    GlobalOfferView,
    GoodsView,
    HeirloomOfferView,
    HeirView,
    IndustryOfferView,
    ItemView,
    LimitView,
    OffersView,
    ShareView,
    TableOutlookView,
    TrackOfferView,
    UseView,
)
from posterity.games.legacies.rules.event import OUTCOMES, tile_chooser, tiles_with
from posterity.games.legacies.rules.fame import best_fame
from posterity.games.legacies.rules.generation import later_than, next_order, order_by
from posterity.games.legacies.rules.globals import is_over, may_trigger, triggered
from posterity.games.legacies.rules.goods import Bill, Charge, bill_of, may_pay
from posterity.games.legacies.rules.heirlooms import (
    Claim,
    available,
    heirlooms_of,
    limit_from,
    taken_from,
)
from posterity.games.legacies.rules.income import dividend, dividends, income
from posterity.games.legacies.rules.investments import (
    industries_of_card,
    may_buy,
    may_sell,
    price,
    proceeds,
    rows_moved,
    shares,
)
from posterity.games.legacies.rules.legendary import figure_limit, may_enter_figure
from posterity.games.legacies.rules.preferences import worth
from posterity.games.legacies.rules.relationships import NO_KINDS, may_enter, may_meet, own_price, relationship_bill
from posterity.games.legacies.rules.scoring import century_tile
from posterity.games.legacies.rules.successors import brought_by, growth, is_match
from posterity.games.legacies.rules.trade import (
    COLUMN,
    Bid,
    SecondChance,
    bidding_order,
    cells,
    may_bid,
    place_of_bid,
    prize_of,
)
from posterity.games.legacies.rules.turn import UseCard, explored, heirs_to_explore
from posterity.games.legacies.state import State


def outlook(s: State) -> TableOutlookView:
    tile, ready, host = century_tile(s), bool(s.order), trade_host(s)
    chooser = tile_chooser(s) if ready else NOBODY
    mandatory, others = triggered(s)
    return TableOutlookView(
        centuries=[century_of(generation) for generation in range(1, GENERATIONS + 1)],
        mandatory=list(GLOBALS[:MANDATORY]),
        mandatory_done=mandatory,
        others_done=others,
        order=next_order(s),
        honoraria=[] if s.acting == NOBODY else later_than(s, s.acting),
        century_tile=None if tile == NOBODY else TILES[tile],
        tile_chooser=None if chooser == NOBODY else chooser,
        event_tiles={} if chooser == NOBODY else event_tiles(s),
        triggered_by={GLOBALS[tile]: seat for tile, seat in enumerate(s.board.turned_by) if seat != NOBODY},
        trade_host=host,
        trade_order=[] if host is None else bidding_order(s, host),
        trade_waiting=trade_waiting(s),
        influenced={name: [INDUSTRIES[one] for one in influenced(n)] for n, name in enumerate(CHARACTERS)},
    )


def event_tiles(s: State) -> dict[str, list[str]]:
    """Which scoring tiles each outcome of the event would offer."""
    if s.piles.current == NONE:
        return {}
    icons = s.book.event_icons[s.piles.current]
    return {name: [TILES[tile] for tile in tiles_with(s, icons[n])] for n, name in enumerate(OUTCOMES)}


def trade_host(s: State) -> int | None:
    """Who has triggered the trade conference that is going on."""
    if s.currency != NONE:
        for task in s.todo:
            if isinstance(task, SecondChance):
                return task.seat
    return None


def trade_waiting(s: State) -> list[int]:
    """Who is still to bid, in turn."""
    waiting: list[int] = []
    if s.currency != NONE:
        for task in s.todo:
            if isinstance(task, Bid):
                waiting.insert(0, task.seat)
    return waiting


def offers(s: State, viewer: Viewer) -> OffersView | UnsetType:
    """The prices of a person at the table who has a character; nobody else's."""
    if viewer is None or not 0 <= viewer < s.book.players or s.ask is None or NONE in [p.character for p in s.seats]:
        return UNSET
    gold, fame = explored(s, len(s.seats[viewer].played) + 1)
    return OffersView(
        cards=card_offers(s, viewer),
        industries=[industry_offer(s, viewer, industry) for industry in range(len(INDUSTRIES))],
        tracks=[track_offer(s, viewer, character) for character in range(len(CHARACTERS))],
        figures=s.figures_of(viewer),
        open_figures=figure_offers(s, viewer),
        figure_limit=figure_limit(s, viewer),
        heirlooms=heirloom_offers(s, viewer),
        heirloom_limits=heirloom_limits(s, viewer),
        globals=[global_offer(s, viewer, tile) for tile in s.board.row],
        cards_needed=s.book.cards_before_global,
        explore=ExploreView(gold=gold, fame=fame, successors=heirs_to_explore(s, viewer)),
        successors=heir_views(s, viewer),
        cells=UNSET if s.currency == NONE else [cell_view(s, viewer, pick) for pick in cells(s)],
    )


def refusal(code: int) -> str | None:
    return None if code == YES else refusals.REFUSALS[code][0]


# ---------------------------------------------------------------- cards


def card_offers(s: State, seat: int) -> list[CardOfferView]:
    """Cards of the hand and, for whoever has one to swap, of the market (legacies.action.market-needs-hand)."""
    hand = s.seats[seat].hand
    market = [card for card in s.piles.market if card != NONE] if hand else []
    found = []
    for card in [*hand, *market]:
        industries = named_industries(industries_of_card(s, seat, card))
        found.append(CardOfferView(card=s.book.cards[card], industries=industries, uses=uses(s, seat, card)))
    return found


def named_industries(mask: int) -> list[str]:
    found = NAMED.get(mask)
    if found is None:
        found = NAMED[mask] = [name for number, name in enumerate(INDUSTRIES) if mask >> number & 1]
    return found


NAMED: Final[dict[int, list[str]]] = {}  # industries by their mask, for the few that cards name


def uses(s: State, seat: int, card: int) -> list[UseView]:
    """What a card would be used for once it is played."""
    book, use = s.book, UseCard(seat, card)
    found = []
    for place, partner in enumerate(book.partners[card]):
        if partner == s.seats[seat].character:
            cost = own_price(s, seat, card)
            for pick in (book.own_icon, book.wild):
                found.append(use_view(s, seat, pick, bill_of(s, cost), [], use.may_pick(s, pick)))
        else:
            charges: list[Charge] = []
            bill = relationship_bill(s, seat, book.partner_prices[card][place], partner, True, charges)
            code = may_meet(s, seat, partner) or may_pay(s, seat, bill)
            found.append(use_view(s, seat, book.relationship[partner], bill, charges, code))
    opportunity = book.opportunity_prices[card]
    if opportunity is not None:
        code = use.may_pick(s, book.opportunity)
        found.append(use_view(s, seat, book.opportunity, bill_of(s, opportunity), [], code))
    return found


def use_view(s: State, seat: int, pick: Action, bill: Bill, charges: list[Charge], code: int) -> UseView:
    if code == YES and bill.cards and len(s.seats[seat].hand) <= bill.cards:
        code = refusals.CANNOT_PAY_CARDS  # one of them is the card that is played
    return UseView(
        pick=pick.text,
        gold=bill.gold,
        fame=bill.fame,
        resources=story.named_resources(list(bill.kinds)) if bill.kinds != NO_KINDS else [],
        any=bill.any,
        cards=bill.cards,
        items=[item_view(one) for one in charges] if len(charges) > 1 else [],
        refused=refusal(code),
    )


def item_view(one: Charge) -> ItemView:
    kinds = story.named_resources([abs(count) for count in one.kinds])
    return ItemView(why=one.why, rule=one.clause, gold=one.gold, fame=one.fame, resources=kinds)


# ---------------------------------------------------------------- the board


def industry_offer(s: State, seat: int, industry: int) -> IndustryOfferView:
    buy, sell, pays = [], [], 0
    for size in range(len(SIZES)):
        refused = refusal(may_buy(s, seat, industry, size, 0, 0))
        buy.append(share(s, industry, size, price(s, seat, industry, size), rows_moved(s, size), refused))
        if may_sell(s, seat, industry, size) == YES:
            gold = proceeds(s, seat, industry, size, 0, 0)
            sell.append(share(s, industry, size, gold, -rows_moved(s, size), None))
            pays += dividend(s, seat, industry, size)
    return IndustryOfferView(industry=INDUSTRIES[industry], buy=buy, sell=sell, pays=pays)


def share(s: State, industry: int, size: int, gold: int, rows: int, refused: str | None) -> ShareView:
    row = s.row_after(industry, rows)
    return ShareView(
        size=SIZES[size],
        gold=gold,
        plain=s.value(industry) * shares(s, size),
        row=row + 1,
        dividend=s.book.row_dividends[row][size][s.century()],
        refused=refused,
    )


def track_offer(s: State, seat: int, character: int) -> TrackOfferView:
    track, last = s.board.tracks[character], s.room_from(character, 0)
    bumped = [
        BumpView(seat=track[space], start=space + 1, to=space + 2 if space + 1 < len(track) else None)
        for space in range(last)
    ]
    pays = {}
    for space, benefits in enumerate(s.book.spaces[character]):
        script = benefits[s.century()]
        if counts(s, script):
            pays[str(space + 1)] = goods_view(worth(s, seat, script, character))
    refused = refusal(may_enter(s, seat, character))
    return TrackOfferView(character=CHARACTERS[character], refused=refused, bumped=bumped, pays=pays)


def counts(s: State, script: int) -> bool:
    """Is there something in an effect that depends on the table?"""
    for step in s.book.scripts[script]:
        if step.counts():
            return True
    return False


def goods_view(found: tuple[int, int, int, int]) -> GoodsView:
    return GoodsView(foundation=found[0], fame=found[1], resources=found[2], gold=found[3])


def figure_offers(s: State, seat: int) -> list[FigureOfferView]:
    return [
        FigureOfferView(figure=s.book.figure_names[figure], refused=refusal(may_enter_figure(s, seat, figure)))
        for figure in s.board.figures[: s.board.figures_up]
    ]


def heirloom_offers(s: State, seat: int) -> list[HeirloomOfferView]:
    found = []
    for player in s.seats:
        claim = Claim(s, seat, player.character)
        for heirloom in available(s, heirlooms_of(s, player.character), player.character):
            found.append(
                HeirloomOfferView(
                    heirloom=s.book.heirlooms[heirloom],
                    fee=claim.fee(heirloom),
                    saved=claim.discount(heirloom),
                    refused=refusal(claim.may_acquire(heirloom)),
                )
            )
    return found


def heirloom_limits(s: State, seat: int) -> list[LimitView]:
    return [
        LimitView(
            seat=other,
            taken=taken_from(s, seat, player.character),
            limit=limit_from(s, seat, player.character),
        )
        for other, player in enumerate(s.seats)
        if other != seat
    ]


def global_offer(s: State, seat: int, tile: int) -> GlobalOfferView:
    commodity, pays = None, []
    everybody = range(s.book.seats)
    if tile == INCOME:
        commodity, pays = "gold", [income(s, other, other == seat) for other in everybody]
    elif tile == DIVIDENDS:
        commodity, pays = "gold", [dividends(s, other, other == seat) for other in everybody]
    elif tile == FAME:
        commodity, pays = "fame", [best_fame(s, other, other == seat) for other in everybody]
    return GlobalOfferView(
        tile=GLOBALS[tile],
        refused=refusal(may_trigger(s, seat, tile)),
        ends=is_over(s, 1 << tile),
        commodity=commodity,
        pays=pays,
    )


# ---------------------------------------------------------------- successors and trade


def heir_views(s: State, seat: int) -> list[HeirView]:
    return [heir_view(s, seat, heir) for heir in [*s.choice_of_heirs(seat), *s.piles.display]]


def heir_view(s: State, seat: int, heir: int) -> HeirView:
    matches, grown = s.seats[seat].matches + 1, growth(s, seat, heir)
    fits, larger = is_match(s, seat, heir), s.seats[seat].foundation + grown
    sizes = [larger if other == seat else s.seats[other].foundation for other in range(s.book.seats)]
    return HeirView(
        successor=s.book.successors[heir],
        foundation=grown,
        match=matches if fits else None,
        brings=brought_by(matches) if fits else "nothing",
        order=order_by(s, sizes).index(seat) + 1,
    )


def cell_view(s: State, seat: int, pick: Action) -> CellView:
    place = place_of_bid(s, seat, pick.a * COLUMN + pick.b)
    prize = prize_of(s, pick.a, place)
    return CellView(
        commodity=COMMODITIES[pick.a],
        amount=pick.b,
        place=place,
        prize=None if prize == NONE else prize,
        refused=refusal(may_bid(s, seat, pick.a, pick.b)),
    )
