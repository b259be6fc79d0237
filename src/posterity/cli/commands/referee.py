"""`posterity referee`: settles a position typed in from a real table, with the reasons."""

from __future__ import annotations

from typing import Any

from posterity.cli.arguments import Given
from posterity.cli.console import Console
from posterity.cli.faults import DONE, about
from posterity.cli.files import read_toml
from posterity.cli.sets import game_named
from posterity.text.voice import Voice


def run(given: Given, console: Console) -> int:
    file = given.word("file")
    with about(file, console.voice):
        sheet = read_toml(file)
        game = game_named(sheet)
    console.voice = Voice(console.voice.lang, game, game.card_set(game.standard_set))
    with about(file, console.voice):
        settled = game.referee(sheet)
    if given.has("text"):
        show(settled, console)
    else:
        console.json(settled)
    return DONE


def show(settled: dict[str, Any], console: Console) -> None:
    """The settlement for people: every player's points, and what for."""
    ranked = sorted(settled["scores"].items(), key=lambda item: -item[1])
    for player, score in ranked:
        console.say("cli-referee-score", name=player, points=score)
        for award in settled["awards"]:
            if award["player"] == player:
                console.paragraph(award_line(award, console.voice), "  ", "    ")
        for note in settled.get("notes", []):
            if note["player"] == player:
                console.paragraph(note_line(note, console.voice), "  ", "    ")
    console.line()
    console.line(winners(ranked, console.voice))


def award_line(award: dict[str, Any], voice: Voice) -> str:
    """What points are for, in the words of the game: the message `award-FOR`."""
    said = voice.maybe(f"award-{award['for']}", **award) or f"{award['points']}: {award['for']}"
    return voice.with_clause(said, award["rule"])


def note_line(note: dict[str, Any], voice: Voice) -> str:
    """What the rules would not allow but could be scored: the message `note-CHAPTER-NAME`, as the clause is called."""
    kind = note["rule"].partition(".")[2].replace(".", "-")
    said = voice.maybe(f"note-{kind}", **note) or voice.say("cli-referee-note")
    return voice.with_clause(said, note["rule"])


def winners(ranked: list[tuple[str, int]], voice: Voice) -> str:
    names = [name for name, score in ranked if score == ranked[0][1]]
    return voice.say("cli-referee-won", names=voice.listed(names), count=len(names), points=ranked[0][1])
