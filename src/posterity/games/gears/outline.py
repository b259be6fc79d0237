"""The view of gears as sections, lines and pieces."""

from __future__ import annotations

from msgspec import UNSET

from posterity.core.outline import Line, Outline, Piece, Says, Section, question_section, touched
from posterity.core.views import AskView
from posterity.games.gears.verbs import VERBS
from posterity.games.gears.view import SiteView, View


def outline(view: View) -> Outline:
    """Everything a view holds, in the order in which a player wants to hear it."""
    sections = [table_section(view), timeline_section(view), *fate_sections(view)]
    sections += [player_section(view, seat) for seat in range(len(view.players))]
    sections += [*drawn_sections(view), *hand_sections(view)]
    return Outline(sections=sections, question=question_section(view.ask, VERBS))


def says(message: str, **args: object) -> Says:
    return Says(message, args)


# ---------------------------------------------------------------- the table


def table_section(view: View) -> Section:
    lines = [says("table-round", round=view.round, turn=view.turn, present=view.present, spliced=yes(view.spliced))]
    if view.over:
        lines.append(says("table-over", seat=winner(view), points=max(view.scores)))
    else:
        lines.append(says("table-turn", seat=view.to_move, actions=view.actions_left))
    if view.order:
        lines.append(says("table-order", seats=view.order))
    if view.more_time:
        lines.append(says("table-more-time"))
    lines.append(says("table-piles", deck=view.deck_size, discard=view.discard_size))
    for name, pile in (("deck", view.deck), ("discard", view.discard)):
        if pile is not UNSET:
            lines.append(says(f"table-{name}-open", in_order=pile))
    if view.removed or view.removed_unseen:
        lines.append(says("table-removed", cards=view.removed, unseen=view.removed_unseen))
    return Section(title=says("section-table"), lines=[Line(says=line) for line in lines])


def yes(value: bool) -> str:
    return "yes" if value else "no"


def winner(view: View) -> int:
    """Higher score, then smaller pool, then earlier in the order (gears.end.ranking)."""
    places = {seat: place for place, seat in enumerate(view.order)}
    seats = range(len(view.players))
    return min(seats, key=lambda seat: (-view.players[seat].score, view.players[seat].pool, places.get(seat, seat)))


# ---------------------------------------------------------------- the timeline


def timeline_section(view: View) -> Section:
    """Every frame of the past with its room and its technologies, oldest first."""
    oldest = view.present - len(view.capacities)
    frames = sorted({oldest + place for place in range(len(view.capacities))} | {site.frame for site in view.timeline})
    lines = []
    for frame in frames:
        capacity = dict(enumerate(view.capacities)).get(frame - oldest, 0)
        sites = [site for site in view.timeline if site.frame == frame]
        pieces = [site_piece(view, site) for site in sites]
        pieces += [touched(view.ask, says("piece-frame", frame=frame), [f"travel:{frame}"])]
        lines.append(Line(says=says("frame", frame=frame, count=len(sites), capacity=capacity), pieces=pieces))
    return Section(title=says("section-timeline", present=view.present), lines=lines)


def site_piece(view: View, site: SiteView) -> Piece:
    """A technology with its cubes; the picks that touch it depend on where its frame is."""
    cubes = [f"{seat}:{number}" for seat, number in enumerate(site.cubes)]
    text = says(
        "piece-site",
        technology=site.technology,
        successful=yes(site.successful),
        by_seat=dict(enumerate(site.cubes)),
        modifier=site.modifier,
        all_cubes=cubes,
        frame=site.frame,
    )
    return touched(view.ask, text, [f"on:{site.frame}:{site.technology}", *here(view, site)])


def here(view: View, site: SiteView) -> list[str]:
    """Influence works in the current frame of whoever is asked."""
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
    score = dict(enumerate(view.scores)).get(seat)
    lines = [says("player-stands", points=player.score, score=score, pool=player.pool, frame=player.frame)]
    lines.append(says("player-hand", count=player.hand_size))
    if player.character is not None:
        lines.append(says("player-character", character=player.character))
    if player.position is not None:
        lines.append(says("player-position", position=player.position))
    if player.fate is UNSET and player.fate_size:
        lines.append(says("player-fate-unseen", count=player.fate_size))
    rows = [Line(says=line) for line in lines]
    if player.fate is not UNSET and (player.fate or player.fate_size):
        pieces = [touched(own_ask(view, seat), says("piece-fate", fate=f), [f"fate:{f}"]) for f in player.fate]
        rows.append(Line(says=says("player-fate", count=player.fate_size), pieces=pieces))
    whom = touched(view.ask, says("piece-marker", seat=seat), [f"whom:{seat}"])
    if whom.picks:
        rows.append(Line(says=says("player-marker"), pieces=[whom]))
    return Section(title=says("section-player", seat=seat, mine=mine), lines=rows)


def own_ask(view: View, seat: int) -> AskView | None:
    return view.ask if view.ask is not None and view.ask.seat == seat else None


def drawn_sections(view: View) -> list[Section]:
    """Cards just drawn: shown to whoever draws, counted for the others."""
    if not view.drawn_size and (view.drawn is UNSET or not view.drawn):
        return []
    if view.drawn is UNSET:
        lines = [Line(says=says("drawn-unseen", seat=view.to_move, count=view.drawn_size))]
    else:
        pieces = [touched(view.ask, says("piece-card", card=card), [f"keep:{card}"]) for card in view.drawn]
        lines = [Line(says=says("drawn", count=view.drawn_size), pieces=pieces)]
    return [Section(title=says("section-drawn"), lines=lines)]


def hand_sections(view: View) -> list[Section]:
    """Every hand the viewer may see: one's own, or all of them when nothing is hidden."""
    sections = []
    for seat, player in enumerate(view.players):
        if player.hand is UNSET:
            continue
        pieces = []
        for card in dict.fromkeys(player.hand):
            text = says("piece-hand", card=card, count=player.hand.count(card))
            pieces.append(touched(own_ask(view, seat), text, [f"establish:{card}", f"pay:{card}", f"fate:{card}"]))
        line = Line(says=says("hand", count=len(player.hand)), pieces=pieces)
        sections.append(Section(title=says("section-hand", seat=seat), lines=[line]))
    return sections
