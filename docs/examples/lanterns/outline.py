"""The view of lanterns as sections, lines and pieces."""

from __future__ import annotations

from msgspec import UNSET

from posterity.core.outline import Line, Outline, Piece, Says, Section, question_section
from posterity.games.lanterns.verbs import VERBS
from posterity.games.lanterns.view import PlayerView, View


def outline(view: View) -> Outline:
    """Everything a view holds, in the order in which a player wants to hear it."""
    players = [player_section(view, seat) for seat in range(len(view.players))]
    return Outline(sections=[table_section(view), *players], question=question_section(view.ask, VERBS))


def table_section(view: View) -> Section:
    said = [Says("table-night", {"night": view.night, "nights": view.nights, "deck": view.deck_size})]
    said.append(Says("table-over") if view.to_move is None else Says("table-turn", {"seat": view.to_move}))
    if view.deck is not UNSET:
        said.append(Says("table-deck-open", {"in_order": view.deck}))
    return Section(title=Says("section-table"), lines=[Line(says=says) for says in said])


def player_section(view: View, seat: int) -> Section:
    player = view.players[seat]
    row = Says("player-row", {"count": len(player.row), "light": view.scores[seat]})
    hung = [Piece(says=Says("piece-card", {"card": card})) for card in player.row]
    lines = [Line(says=row, pieces=hung), hand_line(view, player)]
    return Section(title=Says("section-player", {"seat": seat}), lines=lines)


def hand_line(view: View, player: PlayerView) -> Line:
    """A hand lantern by lantern for whoever may see it, and as a number for all others."""
    if player.hand is UNSET:
        return Line(says=Says("player-hand-unseen", {"count": player.hand_size}))
    held = [held_piece(view, card) for card in player.hand]
    return Line(says=Says("player-hand", {"count": player.hand_size}), pieces=held)


def held_piece(view: View, card: str) -> Piece:
    """A lantern in hand that can be hung, or the reason why it cannot."""
    says, pick = Says("piece-card", {"card": card}), f"hang:{card}"
    if view.ask is None or view.ask.options is UNSET or view.ask.refused is UNSET:
        return Piece(says=says)
    for refusal in view.ask.refused:
        if refusal.pick == pick:
            return Piece(says=says, refused=Says(refusal.message, refusal.args), clause=refusal.clause)
    return Piece(says=says, picks=[pick] if pick in view.ask.options else [])
