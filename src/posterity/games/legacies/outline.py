"""The view of legacies as sections, lines and pieces."""

from __future__ import annotations

from msgspec import UNSET

from posterity.core.outline import (
    Line,
    Outline,
    Piece,
    Says,
    Section,
    only_to_point_at,
    pick_says,
    question_section,
    touched,
)
from posterity.core.views import AskView, best_score
from posterity.games.legacies.outline_offers import offers_section, outlook_section
from posterity.games.legacies.story import cost_words
from posterity.games.legacies.verbs import VERBS
from posterity.games.legacies.view import (
    AwardView,
    FigureView,
    GlobalView,
    IndustryView,
    PlayerView,
    QuoteView,
    TileView,
    TrackView,
    View,
)

AT_ONCE = 50  # so many cards of the box are told in one sentence


def outline(view: View) -> Outline:
    return Outline(sections=sections(view), question=question_section(view.ask, VERBS.all, offers(view)))


def sections(view: View) -> list[Section]:
    """Everything a view holds, in the order in which a player wants to hear it."""
    found = [table_section(view), globals_section(view), events_section(view)]
    found += [tracks_section(view), figures_section(view), industries_section(view), tiles_section(view)]
    found += trade_sections(view)
    found += [player_section(view, seat) for seat in range(len(view.players))]
    found += [market_section(view), *hand_sections(view), *projection_sections(view), piles_section(view)]
    found.append(outlook_section(view.outlook))
    if view.offers is not UNSET:
        found.append(offers_section(view.offers))
    return found


def says(message: str, **args: object) -> Says:
    return Says(message, args)


def yes(value: bool) -> str:
    return "yes" if value else "no"


def lined(title: Says, lines: list[Says]) -> Section:
    return Section(title=title, lines=[Line(says=line) for line in lines])


# ---------------------------------------------------------------- the table


def table_section(view: View) -> Section:
    lines = [says("table-generation", generation=view.generation, century=view.century, needed=view.needed)]
    if view.over:
        lines.append(says("table-over", seat=winner(view), fame=best_score(view)))
    elif view.acting is not None:
        lines.append(says("table-turn", seat=view.acting, asked=view.to_move))
    else:
        lines.append(says("table-between", seat=view.to_move))
    if view.order:
        lines.append(says("table-order", seats=view.order))
    scores = {seat: score for seat, score in enumerate(view.scores) if score is not None}
    lines.append(says("table-scores", by_seat=scores, count=len(view.scores)))
    return lined(says("section-table"), lines)


def winner(view: View) -> int:
    """Most fame, then the larger foundation, then earlier in turn order (legacies.end.winner)."""
    places = {seat: place for place, seat in enumerate(view.order)}
    seats = [seat for seat, score in enumerate(view.scores) if score is not None]
    return min(
        seats, key=lambda seat: (-(view.scores[seat] or 0), -view.players[seat].foundation, places.get(seat, seat))
    )


def globals_section(view: View) -> Section:
    pieces = [global_piece(view, found) for found in view.global_actions]
    return Section(title=says("section-globals"), lines=[Line(says=says("globals"), pieces=pieces)])


def global_piece(view: View, found: GlobalView) -> Piece:
    blocked = "no" if found.blocked_by is None else "yes"
    args = {"tile": found.tile, "triggered": yes(found.triggered), "blocked": blocked}
    text = says("piece-global", seat=found.blocked_by, token=found.token or "none", **args)
    tokens = [f"block:{found.tile}:{token}" for token in ("relationship", "minor", "major")]
    return touched(view.ask, text, [f"trigger:{found.tile}", *tokens])


def events_section(view: View) -> Section:
    events = view.events
    lines = []
    if events.current is not None:
        pieces = [touched(view.ask, says("piece-event", event=events.current), ["outcome:top", "outcome:bottom"])]
        lines.append(Line(says=says("event-now"), pieces=pieces))
    if events.upcoming is not None:
        lines.append(Line(says=says("event-later"), pieces=[Piece(says=says("piece-event", event=events.upcoming))]))
    for found in events.resolved:
        args = {"event": found.event, "outcome": found.outcome, "icon": found.icon}
        lines.append(Line(says=says("event-resolved", **args), aside=True))
    if events.lost:
        lines.append(Line(says=says("events-lost", events=events.lost), aside=True))
    if events.deck is not UNSET:
        lines.append(Line(says=says("events-deck-open", in_order=events.deck), aside=True))
    lines.append(Line(says=says("events-deck", count=events.deck_size), aside=True))
    return Section(title=says("section-events"), lines=lines, rows=True)


# ---------------------------------------------------------------- the board


def tracks_section(view: View) -> Section:
    """The ring of characters: who plays them, whose tokens stand where, the bonus token."""
    lines = [Line(says=track_says(view, track), pieces=track_pieces(view, track)) for track in view.tracks]
    return Section(title=says("section-tracks"), lines=lines, rows=True)


def track_says(view: View, track: TrackView) -> Says:
    count = sum(owner is not None for owner in track.spaces)
    player = next((seat for seat, found in enumerate(view.players) if found.character == track.character), None)
    args: dict[str, object] = {"character": track.character, "length": len(track.spaces)}
    args["bonus"] = track.bonus or "none"
    args["played"] = "no" if player is None else "yes"
    return says("track", seat=player, count=count, **args)


def track_pieces(view: View, track: TrackView) -> list[Piece]:
    """The track itself, and each token on it."""
    name = track.character
    picks = [f"relationship:{name}", f"track:{name}", f"bonus:{name}", f"collect:{name}", f"acquire:{name}"]
    pieces = [only_to_point_at(touched(view.ask, says("piece-track", character=name), picks))]
    for space, owner in enumerate(track.spaces, 1):
        if owner is not None:
            text = says("piece-token", seat=owner, space=space)
            pieces.append(touched(view.ask, text, [f"token:{name}:{owner}"]))
    return pieces


def figures_section(view: View) -> Section:
    pieces = [figure_piece(view, figure) for figure in view.legendary]
    return Section(title=says("section-legendary"), lines=[Line(says=says("legendary"), pieces=pieces)])


def figure_piece(view: View, found: FigureView) -> Piece:
    if found.figure is None:
        return Piece(says=says("piece-figure-down", seat=found.token))
    text = says("piece-figure", figure=found.figure, taken="no" if found.token is None else "yes", seat=found.token)
    picks = [f"figure:{found.figure}", f"figure-token:{found.figure}", f"collect-figure:{found.figure}"]
    return touched(view.ask, text, picks)


def industries_section(view: View) -> Section:
    lines = [Line(says=industry_says(found), pieces=industry_pieces(view, found)) for found in view.industries]
    return Section(title=says("section-industries"), lines=lines, rows=True)


def industry_says(found: IndustryView) -> Says:
    args = {"industry": found.industry, "row": found.row, "value": found.value, "fame": found.fame}
    investors = {"minors": len(found.minors), "majors": len(found.majors)}
    return says("industry", dividends=found.dividends, pays=yes(any(found.dividends)), **args, **investors)


def industry_pieces(view: View, found: IndustryView) -> list[Piece]:
    name = found.industry
    picks = [f"{verb}:{name}" for verb in ("buy", "sell", "raise", "lower", "move", "replace")]
    picks += [f"place:{name}:minor", f"place:{name}:major"]
    pieces = [only_to_point_at(touched(view.ask, says("piece-industry", industry=name), picks))]
    for size, owners in (("minor", found.minors), ("major", found.majors)):
        for owner in owners:
            text = says("piece-investment", industry=name, size=size, seat=owner)
            pieces.append(touched(view.ask, text, [f"investment:{name}:{size}:{owner}"]))
    return pieces


def tiles_section(view: View) -> Section:
    """The scoring tiles, those in play first, with what each would pay everybody now."""
    lines = []
    for place in sorted({tile.place for tile in view.scoring_tiles}, key=lambda word: (word != "in-play", word)):
        tiles = [tile for tile in view.scoring_tiles if tile.place == place]
        pieces = [tile_piece(view, tile) for tile in tiles]
        lines.append(Line(says=says("tiles", place_of=place), pieces=pieces, aside=place == "available"))
    return Section(title=says("section-tiles"), lines=lines)


def tile_piece(view: View, tile: TileView) -> Piece:
    fame = {int(seat): points for seat, points in tile.fame.items()}
    return touched(view.ask, says("piece-tile", tile=tile.tile, icons=tile.icons, by_seat=fame), [f"tile:{tile.tile}"])


def trade_sections(view: View) -> list[Section]:
    if view.trade is None:
        return []
    trade = view.trade
    lines = [Line(says=says("trade-currency", currency=trade.currency, rows=trade.rows))]
    for commodity, prizes in trade.prizes.items():
        bids = {bid.seat: bid.amount for bid in trade.bids if bid.commodity == commodity}
        args: dict[str, object] = {"commodity": commodity, "prizes": prizes, "by_seat": bids}
        lines.append(Line(says=says("trade-column", count=len(bids), **args)))
    others = [bid for bid in trade.bids if bid.commodity not in trade.prizes]
    lines += [Line(says=says("trade-bid", seat=bid.seat, commodity=bid.commodity, amount=bid.amount)) for bid in others]
    return [Section(title=says("section-trade"), lines=lines, rows=True)]


# ---------------------------------------------------------------- players


def player_section(view: View, seat: int) -> Section:
    player = view.players[seat]
    mine = "you" if seat == view.viewer else "other"
    kind = {"kind": player.kind, "aid": str(player.aid or "none"), "side": player.side or "none"}
    lines = [Line(says=says("player-character", character=player.character or "none", **kind))]
    lines += [Line(says=line) for line in player_says(player)]
    lines += heirloom_lines(view, player)
    whom = touched(view.ask, says("piece-seat", seat=seat), [f"opponent:{seat}"])
    if whom.picks:
        lines.append(Line(says=says("player-aim"), pieces=[whom], aside=True))
    return Section(title=says("section-player", seat=seat, mine=mine), lines=lines, rows=True)


def player_says(player: PlayerView) -> list[Says]:
    goods = {"fame": player.fame, "gold": player.gold, "foundation": player.foundation}
    resources = [name for name, count in player.resources.items() for _ in range(count)]
    found = [says("player-goods", resources=resources, **goods)]
    counts = {"hand": player.hand_size, "heirs": player.successors_size, "triggered": player.triggered}
    found.append(says("player-cards", cards=player.played, settled=yes(player.settled), **counts))
    icon = {"icon": player.icon or "none", "matches": player.matches}
    found.append(says("player-hall", successors=player.hall, current=player.current or "none", **icon))
    if player.taken is not None:
        found.append(says("player-taken", successor=player.taken))
    locked = {f"locked_{name}": number for name, number in player.locked.items()}
    found.append(says("player-tokens", **player.tokens, **locked))
    found += relationship_says(player)
    found += [says("player-investment", industry=held.industry, size=held.size) for held in player.investments]
    found.append(says("player-specials", cards=player.specials))
    if player.solo or player.solo_played:
        found.append(says("player-solo", in_order=player.solo, count=player.solo_played))
    if player.latest is not None:
        found.append(says("player-latest", solo=player.latest))
    if player.next_row is not None:
        found.append(says("player-next-row", row=player.next_row))
    if player.purse:
        found.append(says("player-purse", gold=player.purse))
    return found


def relationship_says(player: PlayerView) -> list[Says]:
    found = []
    for token in player.relationships:
        if token.figure is not None:
            found.append(says("player-figure", figure=token.figure))
        else:
            found.append(says("player-relationship", character=token.character, space=token.space))
    return found


def heirloom_lines(view: View, player: PlayerView) -> list[Line]:
    """Own ones, controlled ones, and those of the character that are left to acquire."""
    lines = []
    groups = {"own": player.own_heirlooms, "controlled": player.controlled_heirlooms}
    for kind, heirlooms in {**groups, "available": player.available_heirlooms}.items():
        pieces = [
            touched(view.ask, says("piece-heirloom", heirloom=heirloom), heirloom_picks(view.ask, heirloom))
            for heirloom in heirlooms
        ]
        lines.append(Line(says=says("player-heirlooms", kind=kind, count=len(heirlooms)), pieces=pieces))
    return lines


def heirloom_picks(ask: AskView | None, heirloom: str) -> list[str]:
    options = [] if ask is None or ask.options is UNSET else ask.options
    fame = [pick for pick in options if pick.startswith(f"fame:{heirloom}:")]
    return [f"heirloom:{heirloom}", f"both:{heirloom}", *fame]


# ---------------------------------------------------------------- cards


def market_section(view: View) -> Section:
    pieces = [Piece(says=says("piece-slot")) if card is None else market_piece(view, card) for card in view.market]
    lines = [Line(says=says("market", count=len(view.market)), pieces=pieces)]
    shown = [touched(view.ask, says("piece-successor", successor=heir), [f"take:{heir}"]) for heir in view.display]
    lines.append(Line(says=says("display", count=len(view.display)), pieces=shown))
    return Section(title=says("section-market"), lines=lines)


def market_piece(view: View, card: str) -> Piece:
    options = [] if view.ask is None or view.ask.options is UNSET else view.ask.options
    swaps = [pick for pick in options if pick.startswith("swap:") and pick.endswith(f":{card}")]
    return touched(view.ask, says("piece-card", card=card), swaps, says("piece-short", card=card))


def hand_sections(view: View) -> list[Section]:
    """Every hand the viewer may see: one's own, or all of them when nothing is hidden."""
    sections = []
    for seat, player in enumerate(view.players):
        ask = view.ask if view.ask is not None and view.ask.seat == seat else None
        lines = []
        if player.hand is not UNSET:
            pieces = [hand_piece(ask, card) for card in player.hand]
            lines.append(Line(says=says("hand", count=len(player.hand)), pieces=pieces))
        if player.successors is not UNSET:
            pieces = [
                touched(ask, says("piece-successor", successor=heir), [f"successor:{heir}"])
                for heir in player.successors
            ]
            lines.append(Line(says=says("hand-successors", count=len(player.successors)), pieces=pieces))
        if lines and player.kind == "person":
            sections.append(Section(title=says("section-hand", seat=seat), lines=lines))
    return sections


def hand_piece(ask: AskView | None, card: str) -> Piece:
    return touched(
        ask, says("piece-card", card=card), [f"play:{card}", f"discard:{card}"], says("piece-short", card=card)
    )


def projection_sections(view: View) -> list[Section]:
    """What the end of the game would pay if it came now."""
    if not view.projection:
        return []
    lines = []
    for seat in dict.fromkeys(award.seat for award in view.projection):
        pieces = [award_piece(award) for award in view.projection if award.seat == seat]
        lines.append(Line(says=says("projected", seat=seat, fame=view.totals.get(str(seat))), pieces=pieces))
    return [Section(title=says("section-projection"), lines=lines, rows=True, aside=True)]


def award_piece(award: AwardView) -> Piece:
    return Piece(says=Says(f"award-{award.why}", {"points": award.fame}), clause=award.rule)


def piles_section(view: View) -> Section:
    numbers = {"deck": view.deck_size, "heirs": view.successor_deck_size, "solo": view.solo_deck_size}
    lines = [says("piles", removed=view.removed, **numbers)]
    lines.append(says("pile-discard", in_order=view.discard))
    lines.append(says("pile-successor-discard", in_order=view.successor_discard))
    if view.solo_discard:
        lines.append(says("pile-solo-discard", in_order=view.solo_discard))
    for name, pile in (("deck", view.deck), ("successor-deck", view.successor_deck)):
        if pile is not UNSET:
            lines.append(says(f"pile-{name}", in_order=pile))
    for pile in [] if view.later_decks is UNSET else view.later_decks:
        lines.append(says("pile-later", in_order=pile))
    for pile in [] if view.solo_deck is UNSET else view.solo_deck:
        lines.append(says("pile-solo", in_order=pile))
    for pile in [] if view.box is UNSET else view.box.values():
        for first in range(0, len(pile), AT_ONCE):  # a sentence has a limit, and a listener too
            lines.append(says("pile-box", in_order=pile[first : first + AT_ONCE]))
    return Section(title=says("section-piles"), lines=[Line(says=line) for line in lines], rows=True, aside=True)


def reference(view: View) -> list[Section]:
    """What people look up: every character's special actions and track, global actions, what scoring tiles pay."""
    lines = [says("reference-character", character=track.character) for track in view.tracks]
    actions = [says("reference-global", tile=one.tile, choice=f"global-{one.tile}") for one in view.global_actions]
    tiles = [says("reference-tile", tile=one.tile) for one in view.scoring_tiles]
    titles = (("section-reference", lines), ("section-globals", actions), ("section-tiles", tiles))
    return [
        Section(title=says(title), lines=[Line(says=line) for line in found], rows=True, aside=True)
        for title, found in titles
    ]


# ---------------------------------------------------------------- answers


def offers(view: View) -> dict[str, Says]:
    """Those answers of the open question of which there is more to say than their name."""
    ask = view.ask
    if ask is None or ask.options is UNSET:
        return {}
    found = {quote.pick: quoted(quote) for quote in view.quotes}
    for pick in ask.options:
        verb, _, rest = pick.partition(":")
        if verb in ("play", "discard"):
            found[pick] = says(f"offer-{verb}", card=rest)
        elif verb in ("successor", "take"):
            found[pick] = says(f"offer-{verb}", successor=rest)
        elif verb == "heirloom":
            found[pick] = says("offer-heirloom", heirloom=rest)
        elif verb == "option":
            found[pick] = says("offer-option", option=rest, choice=f"{ask.args['choice']}.{rest}")
        elif verb == "do" and "choice" in ask.args:
            found[pick] = says("offer-do", choice=ask.args["choice"])
        elif verb == "tile":
            found[pick] = says("offer-tile", tile=rest)
        elif verb == "outcome" and view.events.current is not None:
            found[pick] = says(f"offer-{rest}", event=view.events.current)
    return found


def quoted(quote: QuoteView) -> Says:
    """An answer with what it costs or brings."""
    told = pick_says(VERBS.all, quote.pick)
    cost = cost_words(quote.gold, quote.fame, quote.resources, quote.any, quote.cards)
    return Says(f"offer-{told.message.removeprefix('pick-')}", {**told.args, **cost})
