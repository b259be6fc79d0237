"""The view of lanterns as sections, lines and pieces."""

from __future__ import annotations

from msgspec import UNSET

from posterity.core.outline import Line, Outline, Piece, Says, Section, question_section, touched
from posterity.games.lanterns.verbs import VERBS
from posterity.games.lanterns.view import PlayerView, View


def outline(view: View) -> Outline:
    """Everything a view holds, in the order in which a player wants to hear it."""
    seats = enumerate(zip(view.players, view.scores, strict=False))
    players = [player_section(seat, player, light) for seat, (player, light) in seats]
    sections = [table_section(view), *players, *hand_sections(view)]
    return Outline(sections=sections, question=question_section(view.ask, VERBS.all))


def table_section(view: View) -> Section:
    said = [Says("table-night", {"night": view.night, "nights": view.nights, "deck": view.deck_size})]
    said.append(Says("table-over") if view.over else Says("table-turn", {"seat": view.to_move}))
    if view.deck is not UNSET:
        said.append(Says("table-deck-open", {"in_order": view.deck}))
    return Section(title=Says("section-table"), lines=[Line(says=says) for says in said])


def player_section(seat: int, player: PlayerView, light: int) -> Section:
    row = Says("player-row", {"count": len(player.row), "light": light})
    hung = [Piece(says=Says("piece-card", {"card": card})) for card in player.row]
    lines = [Line(says=row, pieces=hung), Line(says=Says("player-hand", {"count": player.hand_size}))]
    return Section(title=Says("section-player", {"seat": seat}), lines=lines)


def hand_sections(view: View) -> list[Section]:
    """Every hand that the viewer may see: lanterns that can be hung, or the reason why not."""
    sections = []
    for seat, player in enumerate(view.players):
        if player.hand is not UNSET:
            held = [touched(view.ask, Says("piece-card", {"card": card}), [f"hang:{card}"]) for card in player.hand]
            line = Line(says=Says("hand-cards", {"count": len(held)}), pieces=held)
            sections.append(Section(title=Says("section-hand", {"seat": seat}), lines=[line]))
    return sections
