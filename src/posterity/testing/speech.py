"""Everything said about a position can be said in every language, and both say the same things."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from posterity.core.events import Event
from posterity.core.game import Game, Setup
from posterity.core.outline import Outline, Piece, Says, Section, pick_says
from posterity.core.tasks import State, question, why
from posterity.terminal.screen import by_seat, folded
from posterity.text.bundles import LANGUAGES
from posterity.text.voice import Voice

REASONS = 300  # checked at one look; the next look checks others
CONTENT = re.compile(r"Player \d+|\d+")


class Speech:
    """One game in every language, for every viewer. A sentence that passed once is not checked again."""

    def __init__(self, game: Game[Any], chosen: Setup) -> None:
        self.game = game
        self.chosen = chosen
        players = [f"Player {seat}" for seat in range(chosen.players)]
        public = [Voice(lang, game, chosen.cards, players) for lang in LANGUAGES]
        self.viewers = [*range(chosen.players), None]
        self.voices = {viewer: [voice.as_seen_by(viewer) for voice in public] for viewer in self.viewers}
        self.heard: set[tuple[int | None, str, bytes]] = set()

    def check_position(self, s: State) -> None:
        """Prompt, options, reasons and outlines for every viewer; TextError names what is missing."""
        for viewer in self.viewers:
            self.check_outline(viewer, self.game.outline(self.game.view(s, viewer)))
        self.check_outline(0, Outline(sections=self.game.reference(self.game.view(s, 0), self.chosen.cards)))
        self.check_outline(None, self.game.outline(self.game.position(s)))
        if s.ask is not None:
            self.check_question(s)

    def check_question(self, s: State) -> None:
        """The question as its seat reads it and, where the others may know less, as they read it."""
        task = question(s)
        known, more = task.prompt_args(s), task.private_args(s)
        self.says(None, task.prompt(), {**known, **more})
        if more:
            self.says(None, f"{task.prompt()}-unseen", known)
        assert s.ask is not None
        for pick in s.ask.options:
            said = pick_says(self.game.verbs, pick.text)
            self.says(None, said.message, said.args)
        made = list(self.game.lexicon(s).made.values())
        apart = 1 + len(made) // REASONS
        for pick in [*task.about(s), *made[s.answers % apart :: apart]]:
            reason = why(s, pick)
            self.says(None, reason.message, reason.args)
            if self.voices[None][0].bundle.has_message(f"{reason.message}-many"):
                self.says(None, f"{reason.message}-many", reason.args)

    def check_outline(self, viewer: int | None, outline: Outline) -> None:
        for section in [*outline.sections, *([outline.question] if outline.question else [])]:
            for said in sayings(section):
                self.says(viewer, said.message, said.args)

    def check_events(self, events: list[Event]) -> None:
        """Every event, as every viewer may read it, alone and together with others of its kind."""
        for viewer in self.viewers:
            seen = [read for read in [event.seen_by(viewer) for event in events] if read is not None]
            voice = self.voices[viewer][0]
            for event in [*seen, *folded(voice, by_seat(voice, seen))]:
                self.says(viewer, event.message, event.args)

    def says(self, viewer: int | None, message: str, args: dict[str, Any]) -> None:
        """Checks that it can be said in every language, and that all languages name the same numbers and people."""
        key = (viewer, message, msgspec.json.encode(args))
        if key in self.heard:
            return
        self.heard.add(key)
        texts = [voice.render(message, args) for voice in self.voices[viewer]]
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
