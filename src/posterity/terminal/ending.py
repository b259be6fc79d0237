"""The end of a game: the last moves, scores as bars, and where the record is."""

from __future__ import annotations

import shlex

from posterity.terminal.playing import Playing
from posterity.terminal.screen import news, table_paragraphs, write

BAR = "="
WIDEST_BAR = 40


def show_ending(playing: Playing, program: str) -> None:
    console = playing.console
    console.blank()
    people = playing.people()
    if len(people) == 1:
        playing.tell_news(people[0])
    else:
        tell_everybody(playing)
    console.blank()
    for paragraph in table_paragraphs(playing.outline(None), playing.public_voice):
        write(console, paragraph)
    console.blank()
    console.say("terminal-final", style="title")
    for line in bars(playing):
        console.line(line, indent="  ")
    tell_winners(playing)
    tell_record(playing, program)


def tell_everybody(playing: Playing) -> None:
    """Show what happened since the last turn, as a spectator may read it."""
    last = min((playing.read.get(seat, 0) for seat in playing.people()), default=-1)
    for paragraph in news(playing.table, playing.public_voice, None, last):
        playing.console.line(paragraph, indent="  ")


def bars(playing: Playing) -> list[str]:
    """`Anna: 17 points =================`, the best first; the bar shows only what the number says."""
    result = playing.table.result()
    most = max((score for score in result.scores if score is not None), default=0)
    lines = []
    for seat in result.ranking:
        score = result.scores[seat]
        if score is not None:
            said = playing.public_voice.say("terminal-score", name=playing.public_voice.player(seat), points=score)
            lines.append(f"{said} {bar(score, most)}".rstrip())
    return lines


def bar(score: int, most: int) -> str:
    if score <= 0:
        return ""
    return BAR * (score if most <= WIDEST_BAR else max(1, round(score * WIDEST_BAR / most)))


def tell_winners(playing: Playing) -> None:
    winners = playing.table.game.winners(playing.table.state)
    people = playing.people()
    names = playing.public_voice.listed([playing.public_voice.player(seat) for seat in winners])
    if len(people) == 1 and people[0] in winners:
        playing.console.say("terminal-you-win", style="question", count=len(winners))
    else:
        playing.console.say("terminal-wins", style="question", names=names, count=len(winners))


def tell_record(playing: Playing, program: str) -> None:
    """Say where the record is saved and what can be done with it."""
    save = playing.save
    if save.fault is None:
        playing.console.say("terminal-record")
        for command in ("verify", "log"):
            playing.console.verbatim(f"{program} {command} {shlex.quote(str(save.path))}")
    else:
        playing.tell_fault("terminal-lost")
