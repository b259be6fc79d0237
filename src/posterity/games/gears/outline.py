"""The view of gears as sections, lines and pieces."""

from __future__ import annotations

from msgspec import UNSET

from posterity.core.outline import Line, Outline, Piece, Says, Section, only_to_point_at, question_section, touched
from posterity.core.views import AskView, best_score
from posterity.games.gears.offers import about_fate, about_site, offers, room_in, works
from posterity.games.gears.verbs import VERBS
from posterity.games.gears.view import AwardView, CopyView, OutlookView, PlayerView, SiteView, View, WantedView

CHOOSING = ("ask-character", "ask-position")  # questions between the rounds, outside everybody's turn


def outline(view: View) -> Outline:
    return Outline(sections=sections(view), question=question_section(view.ask, VERBS.all, offers(view)))


def sections(view: View) -> list[Section]:
    """Everything a view holds, in the order in which a player wants to hear it."""
    found = [table_section(view), timeline_section(view), *fate_sections(view)]
    found += [player_section(view, seat) for seat in range(len(view.players))]
    return [*found, *drawn_sections(view), *hand_sections(view), *projection_sections(view), *chain_sections(view)]


def says(message: str, **args: object) -> Says:
    return Says(message, args)


# ---------------------------------------------------------------- the table


def table_section(view: View) -> Section:
    lines = [round_says(view)]
    if view.over:
        lines.append(says("table-over", seat=winner(view), points=best_score(view)))
    elif choosing(view):
        lines.append(says("table-choosing", seat=view.to_move, actions=str(view.actions_left)))
    elif view.actions_left and not (view.ask is not None and view.ask.prompt == "ask-place"):
        lines.append(says("table-turn", seat=view.to_move, actions=view.actions_left))
    else:  # no action is left, or a player is asked in the turn of another
        lines.append(says("table-between", seat=view.to_move, actions=str(view.actions_left)))
    if view.order:
        lines.append(says("table-order-before" if choosing(view) else "table-order", seats=view.order))
    if view.more_time:
        lines.append(says("table-more-time", free=yes(view.more_time_is_free)))
    lines.append(says("table-piles", deck=view.deck_size, discard=view.discard_size))
    for name, pile in (("deck", view.deck), ("discard", view.discard)):
        if pile is not UNSET:
            lines.append(says(f"table-{name}-open", in_order=pile))
    if view.paid is not UNSET and view.paid:
        lines.append(says("table-paid", cards=view.paid))
    if view.removed or view.removed_unseen:
        lines.append(says("table-removed", cards=view.removed, unseen=view.removed_unseen))
    return Section(title=says("section-table"), lines=[Line(says=line) for line in lines])


def round_says(view: View) -> Says:
    message = "table-before-round" if choosing(view) else "table-round"
    options = {"free": yes(view.more_time_is_free), "left": view.hoped_reward}
    numbers = {"round": view.round, "rounds": view.rounds, "turn": view.turn, "turns": view.turns}
    return says(message, spliced=yes(view.spliced), present=view.present, **options, **numbers)


def choosing(view: View) -> bool:
    """Is the round about to begin?"""
    return view.ask is not None and view.ask.prompt in CHOOSING


def yes(value: bool) -> str:
    return "yes" if value else "no"


def winner(view: View) -> int:
    """Higher score, then smaller pool, then earlier in the order (gears.end.ranking)."""
    places = {seat: place for place, seat in enumerate(view.order)}
    seats = range(len(view.players))
    return min(seats, key=lambda seat: (-view.players[seat].score, view.players[seat].pool, places.get(seat, seat)))


# ---------------------------------------------------------------- the timeline


def timeline_section(view: View) -> Section:
    """Every frame of the past with its room, who stands there and its technologies, oldest first."""
    holds = dict(zip([one.frame for one in view.frames], view.capacities, strict=False))
    frames = sorted({one.frame for one in view.frames} | {site.frame for site in view.timeline})
    lines = [frame_line(view, frame, holds.get(frame, 0)) for frame in frames]
    present = says("frame-present", frame=view.present, seats=standing(view, view.present))
    lines.append(Line(says=present, pieces=[frame_piece(view, view.present)], brief=True))
    return Section(title=says("section-timeline"), lines=lines, rows=True)


def frame_line(view: View, frame: int, capacity: int) -> Line:
    sites = [site for site in view.timeline if site.frame == frame]
    pieces = [frame_piece(view, frame), *[site_piece(view, site) for site in sites]]
    numbers = {"frame": frame, "count": len(sites), "capacity": capacity, "left": room_in(view, frame)}
    return Line(says=says("frame", seats=standing(view, frame), **numbers), pieces=pieces, brief=not sites)


def frame_piece(view: View, frame: int) -> Piece:
    """The frame itself, to travel to."""
    return only_to_point_at(touched(view.ask, says("piece-frame", frame=frame), [f"travel:{frame}"]))


def standing(view: View, frame: int) -> list[int]:
    """Whose markers are in a frame."""
    return [seat for seat, player in enumerate(view.players) if player.frame == frame]


def site_piece(view: View, site: SiteView) -> Piece:
    """A technology with its cubes and prospects; the picks that touch it depend on where its frame is."""
    numbers = {"all_cubes": [f"{seat}:{number}" for seat, number in enumerate(site.cubes)], "frame": site.frame}
    now = {"successful": yes(site.successful), "led_by": site.leaders, "lacks": site.missing}
    text = says("piece-site", **now, **about_site(view, site), **numbers)
    return touched(view.ask, text, [f"on:{site.frame}:{site.technology}", *here(view, site)])


def here(view: View, site: SiteView) -> list[str]:
    """Influence works in the current frame of the seat that is asked."""
    ask = view.ask
    where = {seat: player.frame for seat, player in enumerate(view.players)}
    if ask is None or where.get(ask.seat) != site.frame:
        return []
    return [f"influence:{site.technology}"]


def fate_sections(view: View) -> list[Section]:
    sections = []
    if view.fate_in_play:
        lines = [
            says(
                "fate-in-play" if fate.removes is None else "fate-in-play-removes",
                fate=fate.card,
                seat=fate.by,
                frame=fate.frame,
                technology=fate.technology,
                **({} if fate.removes is None else {"removed": fate.removes}),
            )
            for fate in view.fate_in_play
        ]
        sections.append(Section(title=says("section-fate"), lines=[Line(says=line) for line in lines]))
    if view.draft:
        pieces = [
            touched(
                view.ask,
                says("piece-draft", fate=card.card, by_seat=dict(enumerate(card.cubes))),
                [f"take:{card.card}", f"place:{card.card}"],
            )
            for card in view.draft
        ]
        sections.append(Section(title=says("section-draft"), lines=[Line(says=says("draft"), pieces=pieces)]))
    return sections


# ---------------------------------------------------------------- players and hands


def player_section(view: View, seat: int) -> Section:
    player = view.players[seat]
    mine = "you" if seat == view.viewer else "other"
    lines = [stands_says(view, seat)]
    if player.pursuit is not None:
        pursuit = {"technology": player.pursuit.technology, "bonus": player.pursuit.bonus}
        lines.append(says("player-pursuit", character=player.character, **pursuit))
    if player.position is not None:
        lines.append(says("player-position", position=player.position))
    if player.fate is UNSET and player.fate_size:
        lines.append(says("player-fate-unseen", count=player.fate_size))
    rows = [Line(says=line) for line in lines]
    if player.character is not None and player.pursuit is None:
        rows.append(Line(says=says("player-character", character=player.character), aside=True))
    if player.fate is not UNSET and (player.fate or player.fate_size):
        pieces = [touched(own_ask(view, seat), says("piece-card", card=f), [f"fate:{f}"]) for f in player.fate]
        rows.append(Line(says=says("player-fate", count=player.fate_size), pieces=pieces))
    whom = touched(view.ask, says("piece-marker", seat=seat), [f"whom:{seat}"])
    if whom.picks:
        rows.append(Line(says=says("player-aim"), pieces=[whom], aside=True))
    return Section(title=says("section-player", seat=seat, mine=mine), lines=rows)


def stands_says(view: View, seat: int) -> Says:
    """Points with those that the round would bring now, pool, frame and hand."""
    player = view.players[seat]
    settled = None if view.projection is None else dict(enumerate(view.projection.players)).get(seat)
    return says(
        "player-stands",
        points=player.score,
        score=dict(enumerate(view.scores)).get(seat),
        more="none" if settled is None or not settled.points else f"{settled.points:+d}",
        pool=player.pool,
        frame=player.frame,
        present=yes(player.frame == view.present),
        count=player.hand_size,
    )


def own_ask(view: View, seat: int) -> AskView | None:
    return view.ask if view.ask is not None and view.ask.seat == seat else None


def drawn_sections(view: View) -> list[Section]:
    """Cards just drawn: shown to whoever draws, counted for the others."""
    if not view.drawn_size and (view.drawn is UNSET or not view.drawn):
        return []
    if view.drawn is UNSET:
        lines = [Line(says=says("drawn-unseen", seat=view.to_move, count=view.drawn_size))]
    else:
        pieces = [drawn_piece(view, card) for card in view.drawn]
        lines = [Line(says=says("drawn", count=view.drawn_size), pieces=pieces)]
    return [Section(title=says("section-drawn"), lines=lines)]


def drawn_piece(view: View, card: str) -> Piece:
    looking = [player for seat, player in enumerate(view.players) if own_ask(view, seat) is not None]
    text = card_says(view, looking[0], card, 1) if looking else says("piece-card", card=card)
    return touched(view.ask, text, [f"keep:{card}"], says("piece-card", card=card))


def hand_sections(view: View) -> list[Section]:
    """Every hand the viewer may see: one's own, or all of them when nothing is hidden."""
    sections = []
    for seat, player in enumerate(view.players):
        if player.hand is UNSET:
            continue
        pieces = []
        for card in dict.fromkeys(player.hand):
            count = player.hand.count(card)
            text, short = card_says(view, player, card, count), says("piece-hand", card=card, count=count)
            picks = [f"establish:{card}", f"pay:{card}", f"fate:{card}"]
            pieces.append(touched(own_ask(view, seat), text, picks, short))
        line = Line(says=says("hand", count=len(player.hand)), pieces=pieces)
        sections.append(Section(title=says("section-hand", seat=seat), lines=[line]))
    return sections


def card_says(view: View, player: PlayerView, card: str, count: int) -> Says:
    """A technology with its numbers and where it would work, or a Fate card with what it does."""
    if player.chances is not UNSET:
        for chance in player.chances:
            if chance.technology == card:
                known = {"works": works(view, chance), "missing": chance.missing, "frame": str(chance.works_from)}
                return says("piece-technology", card=card, count=count, here=yes(chance.works_here), **known)
    return fate_says(view, card, count)


def fate_says(view: View, card: str, count: int) -> Says:
    return says("piece-fate", fate=card, count=count, **about_fate(view, card))


# ---------------------------------------------------------------- if the round ended now


def projection_sections(view: View) -> list[Section]:
    """The settlement of the round as things stand: every technology, then every player."""
    if view.projection is None:
        return []
    lines = [Line(says=outlook_says(outlook)) for outlook in view.projection.timeline]
    lines += [Line(says=wanted_says(missed)) for missed in view.projection.wanted]
    for seat, settled in enumerate(view.projection.players):
        numbers = {"points": settled.points, "returned": settled.returned, "lost": settled.lost}
        mine = [award for award in view.projection.awards if award.seat == seat]
        text = says("projected-player", seat=seat, count=len(mine), **numbers)
        lines.append(Line(says=text, pieces=[award_piece(award) for award in mine]))
    return [Section(title=says("section-projection"), lines=lines, rows=True, aside=True)]


def outlook_says(outlook: OutlookView) -> Says:
    known = {"frame": outlook.frame, "technology": outlook.technology, "seats": outlook.leaders}
    if outlook.discarded is not None:
        kind = outlook.discarded.split(".")[-1]
        numbers = {"missing": outlook.missing, "reward": outlook.reward, "successful": yes(outlook.successful)}
        return says(f"outlook-{kind}", rule=outlook.discarded, **known, **numbers)
    known["reward"] = outlook.reward
    known["successful"] = yes(outlook.successful)
    return says("outlook", missing=outlook.missing, count=len(outlook.leaders), **known)


def wanted_says(missed: WantedView) -> Says:
    frames = [f"F{frame}" for frame in missed.frames]
    return says("wanted", technology=missed.technology, cards=missed.dependents, frames=frames or "none")


def award_piece(award: AwardView) -> Piece:
    args: dict[str, object] = {"points": award.points, "technology": award.technology}
    if award.dependent is not None:
        args["dependent"] = award.dependent
    return Piece(says=Says(f"award-{award.why}", args), clause=award.rule)


# ---------------------------------------------------------------- what rests on what


def chain_sections(view: View) -> list[Section]:
    """Which copies meet the needs of each technology there, and would meet those of each card in a hand one may see."""
    lines = [chain_line("rests", site.frame, site.technology, site.met_by) for site in view.timeline if site.met_by]
    for player in view.players:
        chances = [] if player.chances is UNSET else [chance for chance in player.chances if chance.met_by]
        lines += [chain_line("would-rest", player.frame, one.technology, one.met_by) for one in chances]
    return [Section(title=says("section-chain"), lines=lines, rows=True, aside=True)] if lines else []


def chain_line(message: str, frame: int, technology: str, met_by: list[CopyView]) -> Line:
    pieces = [Piece(says=says("piece-copy", technology=copy.technology, frame=copy.frame)) for copy in met_by]
    return Line(says=says(message, frame=frame, technology=technology), pieces=pieces)
