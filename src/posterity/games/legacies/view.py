"""What each seat of legacies may see, built up from nothing (legacies.core.hidden-information)."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from posterity.core.tasks import question
from posterity.core.views import BaseView, Viewer, base_view
from posterity.games.legacies import verbs
from posterity.games.legacies.board import (
    CENTURY_TILES,
    CHARACTERS,
    COMMODITIES,
    GLOBALS,
    ICONS,
    INDUSTRIES,
    NOBODY,
    NONE,
    RESOURCES,
    SIDES,
    SIZES,
    TILES,
    TOKENS,
    century_of,
)
from posterity.games.legacies.outlook import offers, outlook
from posterity.games.legacies.outlook_view import OffersView, TableOutlookView
from posterity.games.legacies.rulebook import KINDS
from posterity.games.legacies.rules.automata import next_row
from posterity.games.legacies.rules.event import OUTCOMES
from posterity.games.legacies.rules.heirlooms import available, special_actions
from posterity.games.legacies.rules.scoring import century_tile, game_end_awards, tile_fame
from posterity.games.legacies.rules.trade import COLUMN
from posterity.games.legacies.state import State


class TokenView(msgspec.Struct, frozen=True, kw_only=True):
    """A relationship token on a track (`character` and `space`, from 1), or on a legendary `figure`."""

    character: str | None
    space: int | None
    figure: str | None


class InvestmentView(msgspec.Struct, frozen=True, kw_only=True):
    industry: str
    size: str


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. The cards of a hand are there for its owner alone; how many there are is open."""

    kind: str
    character: str | None
    side: str | None
    aid: int | None
    fame: int
    gold: int
    foundation: int
    resources: dict[str, int]
    hand: list[str] | UnsetType = UNSET
    hand_size: int
    played: list[str]
    successors: list[str] | UnsetType = UNSET
    successors_size: int
    taken: str | None
    hall: list[str]
    current: str | None
    icon: str | None
    matches: int
    own_heirlooms: list[str]
    controlled_heirlooms: list[str]
    available_heirlooms: list[str]
    relationships: list[TokenView]
    investments: list[InvestmentView]
    tokens: dict[str, int]
    locked: dict[str, int]
    specials: list[str]
    triggered: int
    settled: bool
    solo: list[str]
    solo_played: int
    next_row: int | None  # for which an automaton will play its next solo card; None if it plays none
    latest: str | None
    purse: int


class IndustryView(msgspec.Struct, frozen=True, kw_only=True):
    """An industry: its row from 1, and what the row is worth in the century in force."""

    industry: str
    row: int
    value: int
    fame: int
    dividends: list[int]  # of a minor and a major
    minors: list[int]
    majors: list[int]


class TrackView(msgspec.Struct, frozen=True, kw_only=True):
    character: str
    spaces: list[int | None]
    bonus: str | None


class FigureView(msgspec.Struct, frozen=True, kw_only=True):
    """A legendary figure; one that lies face down has no name."""

    figure: str | None
    token: int | None


class ResolvedView(msgspec.Struct, frozen=True, kw_only=True):
    event: str
    outcome: str
    icon: str


class EventsView(msgspec.Struct, frozen=True, kw_only=True):
    current: str | None
    upcoming: str | None
    resolved: list[ResolvedView]
    lost: list[str]
    deck: list[str] | UnsetType = UNSET
    deck_size: int


class GlobalView(msgspec.Struct, frozen=True, kw_only=True):
    tile: str
    triggered: bool
    blocked_by: int | None
    token: str | None


class TileView(msgspec.Struct, frozen=True, kw_only=True):
    """A scoring tile; `fame` is what it would pay each player now."""

    tile: str
    icons: list[str]
    place: str  # in-play, scored or available
    fame: dict[str, int]


class BidView(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    commodity: str
    amount: int


class TradeView(msgspec.Struct, frozen=True, kw_only=True):
    currency: str
    rows: list[int]
    prizes: dict[str, list[int]]
    bids: list[BidView]


class AwardView(msgspec.Struct, frozen=True, kw_only=True, rename={"why": "for"}):
    seat: int
    fame: int
    why: str
    rule: str


class QuoteView(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer on offer costs the seat that is asked; of a sale, what it brings."""

    pick: str
    gold: int
    fame: int
    resources: list[str]
    any: int
    cards: int


class View(BaseView, frozen=True, kw_only=True):
    """The table as one viewer may know it."""

    generation: int
    century: int
    order: list[int]
    acting: int | None
    needed: int
    players: list[PlayerView]
    industries: list[IndustryView]
    tracks: list[TrackView]
    legendary: list[FigureView]
    events: EventsView
    global_actions: list[GlobalView]
    scoring_tiles: list[TileView]
    market: list[str | None]
    deck: list[str] | UnsetType = UNSET
    deck_size: int
    discard: list[str]
    removed: int
    later_decks: list[list[str]] | UnsetType = UNSET
    display: list[str]
    successor_deck: list[str] | UnsetType = UNSET
    successor_deck_size: int
    successor_discard: list[str]
    solo_deck: list[list[str]] | UnsetType = UNSET
    solo_deck_size: int
    solo_discard: list[str]
    box: dict[str, list[str]] | UnsetType = UNSET
    trade: TradeView | None
    projection: list[AwardView]
    totals: dict[str, int]
    quotes: list[QuoteView]
    outlook: TableOutlookView
    offers: OffersView | UnsetType = UNSET


def standings(s: State) -> list[int | None]:
    """Everybody's fame; a Rising Star has none (legacies.rising-star.cannot-win)."""
    return [player.fame if s.book.is_player(seat) else None for seat, player in enumerate(s.seats)]


def player_view(s: State, seat: int, shown: bool) -> PlayerView:
    player, book = s.seats[seat], s.book
    there = player.character != NONE
    return PlayerView(
        kind=KINDS[book.kinds[seat]],
        character=CHARACTERS[player.character] if there else None,
        side=SIDES[player.side] if there else None,
        aid=player.aid or None,
        fame=player.fame,
        gold=player.gold,
        foundation=player.foundation,
        resources=dict(zip(RESOURCES, player.resources, strict=True)),
        hand=[book.cards[card] for card in player.hand] if shown else UNSET,
        hand_size=len(player.hand),
        played=[book.cards[card] for card in player.played],
        successors=[book.successors[heir] for heir in player.heirs] if shown else UNSET,
        successors_size=len(player.heirs),
        taken=None if player.taken == NONE else book.successors[player.taken],
        hall=[book.successors[heir] for heir in player.hall],
        current=None if player.current == NONE else book.successors[player.current],
        icon=ICONS[book.mat_icon[player.character]] if there else None,
        matches=player.matches,
        own_heirlooms=[book.heirlooms[heirloom] for heirloom in player.own],
        controlled_heirlooms=[book.heirlooms[heirloom] for heirloom in player.controlled],
        available_heirlooms=available_heirlooms(s, seat),
        relationships=relationships_of(s, seat),
        investments=investments_of(s, seat),
        tokens=dict(zip(TOKENS, player.free, strict=True)),
        locked=dict(zip(TOKENS, player.locked, strict=True)),
        specials=[CHARACTERS[character] for character in special_actions(s, seat)] if there else [],
        triggered=player.triggered,
        settled=player.settled,
        solo=[book.solo_names[card] for card in player.solo],
        solo_played=player.solo_played,
        next_row=next_row(s, seat),
        latest=None if player.last_solo == NONE else book.solo_names[player.last_solo],
        purse=player.purse,
    )


def available_heirlooms(s: State, seat: int) -> list[str]:
    """The heirlooms of a seat's character that nobody has acquired."""
    character, names = s.seats[seat].character, s.book.heirlooms
    if character == NONE:
        return []
    return [names[heirloom] for heirloom in available(s, s.book.all_heirlooms_of[character], character)]


def investments_of(s: State, seat: int) -> list[InvestmentView]:
    found = []
    for industry, (minors, majors) in enumerate(zip(s.board.minors, s.board.majors, strict=True)):
        if minors >> seat & 1:
            found.append(InvestmentView(industry=INDUSTRIES[industry], size=SIZES[0]))
        if majors >> seat & 1:
            found.append(InvestmentView(industry=INDUSTRIES[industry], size=SIZES[1]))
    return found


def relationships_of(s: State, seat: int) -> list[TokenView]:
    found = []
    for character, name in enumerate(CHARACTERS):
        space = s.token_on(seat, character)
        if space != NOBODY:
            found.append(TokenView(character=name, space=space + 1, figure=None))
    for place, owner in enumerate(s.board.figure_tokens):
        if owner == seat:
            figure = s.book.figure_names[s.board.figures[place]]
            found.append(TokenView(character=None, space=None, figure=figure))
    return found


def seats_in(mask: int, seats: int) -> list[int]:
    return [] if mask == 0 else [seat for seat in range(seats) if mask >> seat & 1]


def industry_views(s: State) -> list[IndustryView]:
    board, book, century = s.board, s.book, s.century()
    return [
        IndustryView(
            industry=name,
            row=board.rows[industry] + 1,
            value=s.value(industry),
            fame=s.fame_value(industry),
            dividends=[book.row_dividends[board.rows[industry]][size][century] for size in range(len(SIZES))],
            minors=seats_in(board.minors[industry], book.seats),
            majors=seats_in(board.majors[industry], book.seats),
        )
        for industry, name in enumerate(INDUSTRIES)
    ]


def track_views(s: State) -> list[TrackView]:
    return [
        TrackView(
            character=name,
            spaces=[None if owner == NOBODY else owner for owner in s.board.tracks[character]],
            bonus=None if s.board.bonus[character] == NONE else s.book.bonus_names[s.board.bonus[character]],
        )
        for character, name in enumerate(CHARACTERS)
    ]


def figure_views(s: State, everything: bool) -> list[FigureView]:
    return [
        FigureView(
            figure=s.book.figure_names[figure] if everything or place < s.board.figures_up else None,
            token=None if s.board.figure_tokens[place] == NOBODY else s.board.figure_tokens[place],
        )
        for place, figure in enumerate(s.board.figures)
    ]


def events_view(s: State, everything: bool) -> EventsView:
    piles, names = s.piles, s.book.events
    return EventsView(
        current=None if piles.current == NONE else names[piles.current],
        upcoming=None if piles.upcoming == NONE else names[piles.upcoming],
        resolved=[
            ResolvedView(
                event=names[code // 2],
                outcome=OUTCOMES[code % 2],
                icon=ICONS[s.book.event_icons[code // 2][code % 2]],
            )
            for code in piles.resolved
        ],
        lost=[names[event] for event in piles.lost],
        deck=[names[event] for event in reversed(piles.events)] if everything else UNSET,
        deck_size=len(piles.events),
    )


def global_views(s: State) -> list[GlobalView]:
    found = []
    for tile in s.board.row:
        blocker = s.board.blockers[tile]
        found.append(
            GlobalView(
                tile=GLOBALS[tile],
                triggered=bool(s.board.down >> tile & 1),
                blocked_by=None if blocker == NONE else blocker // len(TOKENS),
                token=None if blocker == NONE else TOKENS[blocker % len(TOKENS)],
            )
        )
    return found


def tile_views(s: State) -> list[TileView]:
    ready = all(player.character != NONE for player in s.seats)
    players = [(str(seat), seat) for seat in range(s.book.seats) if s.book.is_player(seat)] if ready else []
    return [
        TileView(
            tile=name,
            icons=icons_in(s.book.tile_icons[tile]),
            place=tile_place(s, tile),
            fame={name: tile_fame(s, seat, tile) for name, seat in players},
        )
        for tile, name in enumerate(TILES)
    ]


def icons_in(mask: int) -> list[str]:
    return [icon for number, icon in enumerate(ICONS) if mask >> number & 1]


def tile_place(s: State, tile: int) -> str:
    if s.board.scored >> tile & 1:
        return "scored"
    in_play = s.board.century_tiles if tile < CENTURY_TILES else s.board.game_tiles
    return "in-play" if tile in in_play else "available"


def trade_view(s: State) -> TradeView | None:
    if s.currency == NONE:
        return None
    prizes = s.book.payouts[s.century()]
    return TradeView(
        currency=COMMODITIES[s.currency],
        rows=list(s.book.ladders[s.currency]),
        prizes={name: list(prizes[n]) for n, name in enumerate(COMMODITIES) if n != s.currency},
        bids=[
            BidView(seat=seat, commodity=COMMODITIES[bid // COLUMN], amount=bid % COLUMN)
            for seat, bid in enumerate(s.bids)
            if bid != NONE
        ],
    )


def projection(s: State) -> list[AwardView]:
    """What the game's end would pay each player if it came now; nothing once it has."""
    if s.ask is None or any(player.character == NONE for player in s.seats):
        return []
    return [
        AwardView(seat=award.seat, fame=award.fame, why=award.why, rule=award.clause)
        for seat in s.players_in_order()
        for award in game_end_awards(s, seat)
    ]


def totals(s: State, awards: list[AwardView]) -> dict[str, int]:
    """What fame the players with awards would have if those, and the tile of this century, came now."""
    tile = century_tile(s)
    found: dict[str, int] = {}
    for award in awards:
        seat = award.seat
        if str(seat) not in found:
            found[str(seat)] = s.seats[seat].fame + (0 if tile == NOBODY else tile_fame(s, seat, tile))
        found[str(seat)] += award.fame
    return found


QUOTED = (verbs.RELATIONSHIP, verbs.OWN_ICON, verbs.WILD, verbs.BUY, verbs.OPPORTUNITY, verbs.SIZE, verbs.TRACK)


def quotes(s: State, everything: bool, viewer: Viewer) -> list[QuoteView]:
    """The price of every answer that has one, for whoever may see the answers."""
    if s.ask is None or not (everything or s.ask.seat == viewer):
        return []
    found = []
    for pick in s.ask.options:
        facts: dict[str, Any] = question(s).facts(s, pick) if pick.verb in QUOTED else {}
        if "gold" in facts:
            goods = {"fame": facts.get("fame", 0), "any": facts.get("any", 0), "cards": facts.get("cards", 0)}
            kinds = facts.get("resources", [])
            found.append(QuoteView(pick=pick.text, gold=facts["gold"], resources=kinds, **goods))
    return found


def box(s: State) -> dict[str, list[str]]:
    """What is out of the game or of the century, for full positions."""
    book, board, piles = s.book, s.board, s.piles
    return {
        "player_cards": [book.cards[card] for card in piles.removed],
        "heirlooms": [name for n, name in enumerate(book.heirlooms) if s.playing(book.heirloom_character[n]) == NOBODY],
        "events": [book.events[event] for event in piles.events_out],
        "legendary": [book.figure_names[figure] for figure in board.figures_out],
        "bonus_tokens": [book.bonus_names[token] for token in board.bonus_out],
        "solo_cards": [book.solo_names[card] for card in piles.solo_gone],
    }


def table_view(name: str, s: State, everything: bool, viewer: Viewer) -> View:
    book, board, piles = s.book, s.board, s.piles
    century = s.century()
    later = [[book.cards[card] for card in reversed(deck)] for deck in piles.decks[century + 1 :]]
    solo = [[book.solo_names[card] for card in reversed(deck)] for deck in piles.solo]
    awards = projection(s)
    fields: dict[str, Any] = {
        **base_view(name, s, standings(s), everything, viewer),
        "generation": board.generation,
        "century": century_of(board.generation),
        "order": list(s.order),
        "acting": None if s.acting == NOBODY else s.acting,
        "needed": book.needed,
        "players": [player_view(s, seat, everything or seat == viewer) for seat in range(book.seats)],
        "industries": industry_views(s),
        "tracks": track_views(s),
        "legendary": figure_views(s, everything),
        "events": events_view(s, everything),
        "global_actions": global_views(s),
        "scoring_tiles": tile_views(s),
        "market": [None if card == NONE else book.cards[card] for card in piles.market],
        "deck": [book.cards[card] for card in reversed(piles.decks[century])] if everything else UNSET,
        "deck_size": len(piles.decks[century]),
        "discard": [book.cards[card] for card in reversed(piles.discard)],
        "removed": len(piles.removed),
        "later_decks": later if everything else UNSET,
        "display": [book.successors[heir] for heir in piles.display],
        "successor_deck": [book.successors[heir] for heir in reversed(piles.heirs)] if everything else UNSET,
        "successor_deck_size": len(piles.heirs),
        "successor_discard": [book.successors[heir] for heir in reversed(piles.heirs_discard)],
        "solo_deck": solo if everything else UNSET,
        "solo_deck_size": len(piles.solo[century]),
        "solo_discard": [book.solo_names[card] for card in reversed(piles.solo_discard)],
        "box": box(s) if everything else UNSET,
        "trade": trade_view(s),
        "projection": awards,
        "totals": totals(s, awards),
        "quotes": quotes(s, everything, viewer),
        "outlook": outlook(s),
        "offers": UNSET if everything else offers(s, viewer),
    }
    return View(**fields)
