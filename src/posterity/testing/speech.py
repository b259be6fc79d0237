"""Everything said about a position can be said in every language, and both say the same things."""

from __future__ import annotations

import re
from typing import Any

from posterity.core.events import Event
from posterity.core.game import Game, Setup
from posterity.core.outline import Outline, Piece, Says, Section
from posterity.core.tasks import State, question, why
from posterity.terminal.screen import by_seat, folded
from posterity.text.bundles import LANGUAGES
from posterity.text.voice import Voice

CONTENT = re.compile(r"Player \d+|\d+")


def voices(game: Game[Any], chosen: Setup, viewer: int | None) -> list[Voice]:
    players = [f"Player {seat}" for seat in range(chosen.players)]
    return [Voice(lang, game, chosen.cards, players, viewer) for lang in LANGUAGES]


def check_position(game: Game[Any], chosen: Setup, s: State) -> None:
    """Prompt, options, reasons and outlines for every viewer; TextError names what is missing."""
    house = voices(game, chosen, None)
    for viewer in [*range(chosen.players), None]:
        check_outline([voice.as_seen_by(viewer) for voice in house], game.outline(game.view(s, viewer)))
    first = game.view(s, 0)
    mine = [voice.as_seen_by(0) for voice in house]
    check_outline(mine, Outline(sections=game.reference(first, chosen.cards)))
    check_outline(house, game.outline(game.position(s)))
    for voice in house:
        if s.ask is not None:
            check_prompt(voice, s)
            for pick in s.ask.options:
                voice.pick(pick.text)
            for pick in list(game.lexicon(s).made.values()):
                reason = why(s, pick)
                voice.reason(reason)
                voice.maybe(f"{reason.message}-many", **reason.args)


def check_prompt(voice: Voice, s: State) -> None:
    """The question as its seat reads it and, where that is more than the others may know, as they do."""
    task = question(s)
    known, more = task.prompt_args(s), task.private_args(s)
    voice.render(task.prompt(), {**known, **more})
    if more:
        voice.render(f"{task.prompt()}-unseen", known)


def check_outline(speakers: list[Voice], outline: Outline) -> None:
    """Every line can be said in every language, and all of them name the same numbers and people."""
    for section in [*outline.sections, *([outline.question] if outline.question else [])]:
        for said in sayings(section):
            compare([voice.says(said) for voice in speakers], said.message)


def compare(texts: list[str], message: str) -> None:
    """What is said in several languages holds the same numbers and the same names of players."""
    found = [sorted(CONTENT.findall(text)) for text in texts]
    assert all(texts) and all(content == found[0] for content in found), f"{message} differs: {texts}"


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
    """Every event, as every viewer may read it, alone and together with others of its kind."""
    for viewer in [*range(chosen.players), None]:
        speakers = voices(game, chosen, viewer)
        for event in events:
            read = event.seen_by(viewer)
            if read is not None:
                compare([voice.event(read) for voice in speakers], read.message)
        seen = [read for read in [event.seen_by(viewer) for event in events] if read is not None]
        for several in folded(speakers[0], by_seat(speakers[0], seen)):
            compare([voice.event(several) for voice in speakers], several.message)
