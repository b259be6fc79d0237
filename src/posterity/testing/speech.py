"""Everything said about a position can be said in every language, and both say the same things."""

from __future__ import annotations

from typing import Any

from posterity.core.events import Event
from posterity.core.game import Game, Setup
from posterity.core.outline import Outline, Piece, Says, Section
from posterity.core.tasks import State, question, why
from posterity.text.bundles import LANGUAGES
from posterity.text.voice import Voice


def voices(game: Game[Any], chosen: Setup, viewer: int | None) -> list[Voice]:
    players = [f"Player {seat}" for seat in range(chosen.players)]
    return [Voice(lang, game, chosen.cards, players, viewer) for lang in LANGUAGES]


def check_position(game: Game[Any], chosen: Setup, s: State) -> None:
    """Prompt, options, reasons and outlines for every viewer; TextError names what is missing."""
    for viewer in [*range(chosen.players), None]:
        outline = game.outline(game.view(s, viewer))
        for voice in voices(game, chosen, viewer):
            check_outline(voice, outline)
    for voice in voices(game, chosen, None):
        check_outline(voice, game.outline(game.position(s)))
        if s.ask is not None:
            voice.render(s.ask.prompt, question(s).prompt_args(s))
            for pick in s.ask.options:
                voice.pick(pick.text)
            for pick in list(game.lexicon(s).made.values()):
                voice.reason(why(s, pick))


def check_outline(voice: Voice, outline: Outline) -> None:
    for section in [*outline.sections, *([outline.question] if outline.question else [])]:
        for said in sayings(section):
            assert voice.says(said).strip()


def sayings(section: Section) -> list[Says]:
    said = [section.title]
    for line in section.lines:
        said.append(line.says)
        for piece in line.pieces:
            said += piece_sayings(piece)
    return said


def piece_sayings(piece: Piece) -> list[Says]:
    return [piece.says] if piece.refused is None else [piece.says, piece.refused]


def check_events(game: Game[Any], chosen: Setup, events: list[Event]) -> None:
    """Every event, as every viewer may read it."""
    for viewer in [*range(chosen.players), None]:
        for voice in voices(game, chosen, viewer):
            for event in events:
                read = event.seen_by(viewer)
                if read is not None:
                    assert voice.event(read).strip()
