"""`posterity referee`: settles a position typed in from a real table, with the reasons."""

from __future__ import annotations

from typing import Any

from posterity.cli.arguments import ParsedCommand
from posterity.cli.choosing import CARDS, find_cards
from posterity.cli.command_errors import DONE, errors_in
from posterity.cli.files import read_toml
from posterity.cli.output import Output
from posterity.cli.sets import game_named
from posterity.core.game import Game
from posterity.core.sets import CardSet, slug_of
from posterity.text.voice import Voice

ROWS = ("discarded", "timeline", "awards", "notes")


def run(given: ParsedCommand, output: Output) -> int:
    file = given.word("file")
    with errors_in(file, output.voice):
        sheet = read_toml(file)
        game = game_named(sheet)
    cards = cards_of(game, sheet, output.voice)
    output.voice = Voice(output.voice.lang, game, cards)
    with errors_in(file, output.voice):
        settled = game.referee(sheet, cards)
    if given.has("text"):
        show({**settled, **{key: named(settled[key], output.voice) for key in ROWS if key in settled}}, output)
    else:
        output.json(settled)
    return DONE


def cards_of(game: Game[Any], sheet: dict[str, Any], voice: Voice) -> CardSet:
    """The set that the options of a sheet name, by its name or as a file; else the standard one."""
    options = sheet.get("options")
    named = options.get(CARDS) if isinstance(options, dict) else None
    return find_cards(game, None if named is None else str(named), voice)


def named(rows: list[dict[str, Any]], voice: Voice) -> list[dict[str, Any]]:
    """Rows of a settlement with the cards of the set by their slugs: they are said in the language of the reader."""
    return [{key: slug_in(voice, key, value) for key, value in row.items()} for row in rows]


def slug_in(voice: Voice, key: str, value: Any) -> Any:
    if voice.game is None or key not in voice.game.card_args or not isinstance(value, str):
        return value
    slug = slug_of(value)
    return slug if slug in voice.cards else value


def show(settled: dict[str, Any], output: Output) -> None:
    """The settlement as text: what left the table, each player's points with the reasons, and who has won."""
    for key, in_words in (("discarded", discarded_line), ("timeline", site_line)):
        if key in settled:
            output.say(f"settled-{key}", count=len(settled[key]))
            for row in settled[key]:
                output.paragraph(in_words(row, output.voice), "  ", "    ")
            output.line()
    for player, score in by_score(settled):
        if score is None:
            output.line(f"{player}:")
        else:
            output.say("cli-referee-score", name=player, points=score)
        for line in about_player(settled, player, output.voice):
            output.paragraph(line, "  ", "    ")
    for note in settled["notes"]:
        if "player" not in note:
            output.paragraph(note_line(note, output.voice), "", "  ")
    if "winners" in settled:
        names = settled["winners"]
        output.line()
        output.say("cli-referee-won", names=output.voice.listed(names), count=len(names))


def by_score(settled: dict[str, Any]) -> list[tuple[str, int | None]]:
    """The players with their points, best first; where there are no scores, the players with awards or notes."""
    if "scores" not in settled:
        named = [row["player"] for row in (*settled["awards"], *settled["notes"]) if "player" in row]
        return [(player, None) for player in dict.fromkeys(named)]
    return sorted(settled["scores"].items(), key=lambda item: -item[1])


def about_player(settled: dict[str, Any], player: str, voice: Voice) -> list[str]:
    """Awards, cubes and notes of one player."""
    lines = [award_line(award, voice) for award in settled["awards"] if award["player"] == player]
    if "pools" in settled:
        lines.append(voice.say("settled-pool", pool=settled["pools"][player]))
    return lines + [note_line(note, voice) for note in settled["notes"] if note.get("player") == player]


def discarded_line(row: dict[str, Any], voice: Voice) -> str:
    """What left the table, in the words of the game: the message `discarded-NAME`, named after the clause."""
    kind = row["rule"].rpartition(".")[2]
    return voice.with_clause(voice.say(f"discarded-{kind}", **row), row["rule"])


def site_line(row: dict[str, Any], voice: Voice) -> str:
    cubes = ", ".join(f"{name} {number}" for name, number in row["cubes"].items()) or "none"
    return voice.say("settled-site", **{**row, "cubes": cubes, "successful": "yes" if row["successful"] else "no"})


def award_line(award: dict[str, Any], voice: Voice) -> str:
    """What points are for, in the words of the game: the message `award-FOR`, or that of its `kind`."""
    said = voice.maybe(f"award-{award.get('kind', award['for'])}", **award) or f"{award['points']}: {award['for']}"
    return voice.with_clause(said, award["rule"])


def note_line(note: dict[str, Any], voice: Voice) -> str:
    """A note about a value of our own design, or about something illegal that could still be scored.

    The latter is the message `note-CHAPTER-NAME`, named after the clause.
    """
    kind = note["rule"].partition(".")[2].replace(".", "-")
    args = {**note, "in_order": note["used"], "count": len(note["used"])} if note.get("value") == "needs" else note
    said = voice.maybe(note.get("message", f"note-{kind}"), **args) or voice.say("cli-referee-note")
    return voice.with_clause(said, note["rule"])
