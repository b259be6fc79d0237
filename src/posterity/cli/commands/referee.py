"""`posterity referee`: settles a position typed in from a real table, with the reasons."""

from __future__ import annotations

from typing import Any

from posterity.cli.arguments import Given, unknown
from posterity.cli.console import Console
from posterity.cli.faults import DONE, Fault, about
from posterity.cli.files import read_toml
from posterity.core.game import Game
from posterity.games import GAMES
from posterity.text.voice import Voice


def run(given: Given, console: Console) -> int:
    file = given.word("file")
    with about(file, console.voice):
        sheet = read_toml(file)
        settled = game_of(sheet).referee(sheet)
    if given.has("text"):
        show(settled, console)
    else:
        console.json(settled)
    return DONE


def game_of(sheet: dict[str, Any]) -> Game[Any]:
    """The game that a sheet names."""
    name = sheet.get("game")
    if name is None:
        raise Fault("cli-sheet-no-game", known=list(GAMES))
    if not isinstance(name, str):
        raise Fault("cli-sheet-game-type", known=list(GAMES))
    if name not in GAMES:
        raise unknown("cli-sheet-game", name, list(GAMES))
    return GAMES[name]


def show(settled: dict[str, Any], console: Console) -> None:
    """The settlement for people: every player's points, and what for."""
    ranked = sorted(settled["scores"].items(), key=lambda item: -item[1])
    for player, score in ranked:
        console.say("cli-referee-score", name=player, points=score)
        for award in settled["awards"]:
            if award["player"] == player:
                console.line("  " + award_line(award, console.voice))
        for note in settled.get("notes", []):
            if note["player"] == player:
                console.line("  " + note_line(note, console.voice))
    console.line()
    console.line(winners(ranked, console.voice))


def award_line(award: dict[str, Any], voice: Voice) -> str:
    """What points are for, in words where there are any."""
    message = f"cli-referee-{award['for']}"
    known = voice.bundle.has_message(message)
    said = voice.say(message, points=award["points"]) if known else f"{award['points']}: {award['for']}"
    return voice.with_clause(said, award["rule"])


def note_line(note: dict[str, Any], voice: Voice) -> str:
    """Something the rules would not allow, but that could be scored."""
    said = voice.say("cli-referee-note", buildings=note["buildings"])
    return voice.with_clause(said, note["rule"])


def winners(ranked: list[tuple[str, int]], voice: Voice) -> str:
    names = [name for name, score in ranked if score == ranked[0][1]]
    return voice.say("cli-referee-won", names=voice.listed(names), count=len(names), points=ranked[0][1])
