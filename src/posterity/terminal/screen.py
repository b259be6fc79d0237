"""What a person reads: what happened, the table, the question. Paragraphs only; a title leads each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from posterity.core.outline import Line, Outline, Piece, Section
from posterity.core.records import Answer, Change, Reseed, Undo
from posterity.core.views import Viewer
from posterity.table.table import Table
from posterity.text.voice import MANY, SEATS, Voice

HAND = "section-hand"  # the title of a section with what one holds, in every game
AIM = "player-aim"  # a line that only repeats which answers there are
STOPS = (".", "!", "?", "…", ".”", ".»", "!”", "?”")


@dataclass(frozen=True)
class Paragraph:
    """Text with a title before it, which may be empty."""

    title: str
    text: str


# ---------------------------------------------------------------- what happened


@dataclass
class Deeds:
    """What one seat did in a row, as sentences; and what was answered for it because there was no choice."""

    who: object
    sentences: list[str]
    forced: list[str]

    def text(self, voice: Voice) -> str:
        told = run_on(voice, self.who, self.sentences)
        if not self.forced:
            return told
        given = voice.say("terminal-forced", picks=counted(self.forced))
        return f"{told} {given}".strip()


def news(table: Table, voice: Voice, viewer: Viewer, after: int, forced: dict[int, str] | None = None) -> list[str]:
    """What happened after entry `after` (-1: from the set-up on), for `viewer`: one paragraph for each who acted.

    `forced` are entries that were answered for a person, with the answer in words.
    """
    standing = {0, *table.line(table.number)}
    told: list[Deeds] = []
    for number in range(after + 1, table.number + 1):
        said = number and change_said(table, voice, number)
        if said:
            told.append(Deeds(None, [said], []))
        if number not in standing:
            continue
        if forced and number in forced and answered_by(table, number) == viewer:
            last_of(told, viewer).forced.append(forced[number])
        for event in table.events[number]:
            seen = event.seen_by(viewer)
            if seen is not None:
                last_of(told, seen.args.get("seat")).sentences.append(voice.event(seen))
    return [deeds.text(voice) for deeds in told]


def last_of(told: list[Deeds], who: object) -> Deeds:
    """The deeds of `who` that go on, or new ones."""
    if who is None or not told or told[-1].who != who:
        told.append(Deeds(who, [], []))
    return told[-1]


def answered_by(table: Table, number: int) -> int | None:
    entry = table.entries[number - 1]
    return entry.seat if isinstance(entry, Answer) else None


def run_on(voice: Voice, who: object, sentences: list[str]) -> str:
    """`Anna draws 2 cards; pays a Gold.`: who acts is named once where every sentence begins with the name."""
    subject = ""
    if isinstance(who, int):
        subject = voice.say("terminal-subject") if who == voice.viewer else voice.player(who)
    text, before = "", ""
    for sentence in sentences:
        named = subject and all(part.startswith(f"{subject} ") for part in (before, sentence))
        if named and before.endswith("."):
            text = f"{text[:-1]}; {sentence.removeprefix(subject).lstrip()}"
        else:
            text = f"{text} {sentence}".strip()
        before = sentence
    return text


def change_said(table: Table, voice: Voice, number: int) -> str | None:
    """An entry that is no answer, in a sentence."""
    entry = table.entries[number - 1]
    if isinstance(entry, Answer):
        return None
    if isinstance(entry, Undo):
        return undo_said(table, voice, number, entry)
    if isinstance(entry, Change):
        return voice.say("terminal-changed", seat=entry.seat, kind=entry.kind, bot=str(entry.bot or ""))
    assert isinstance(entry, Reseed)
    return voice.say("terminal-reseeded")


def undo_said(table: Table, voice: Voice, number: int, entry: Undo) -> str:
    """How far somebody went back; only they read to which answer, which may have been a secret."""
    count = len(answers(table, number - 1)) - len(answers(table, number))
    first = table.entries[entry.undo - 1]
    if entry.seat != voice.viewer or not isinstance(first, Answer):
        return voice.say("terminal-took-back", seat=entry.seat, count=count)
    return voice.say("terminal-you-took-back", count=count, answer=voice.pick(first.pick))


def answers(table: Table, number: int) -> list[int]:
    """The answers that position `number` rests on."""
    return [at for at in table.line(number) if isinstance(table.entries[at - 1], Answer)]


# ---------------------------------------------------------------- the table


def table_paragraphs(outline: Outline, voice: Voice) -> list[Paragraph]:
    """Every section as a paragraph; what is empty is left out."""
    found = [section_paragraph(section, voice) for section in outline.sections]
    return [paragraph for paragraph in found if paragraph.text]


def hand_paragraphs(outline: Outline, voice: Voice) -> list[Paragraph]:
    """What the viewer holds."""
    return [section_paragraph(section, voice) for section in outline.sections if section.title.message == HAND]


def section_paragraph(section: Section, voice: Voice) -> Paragraph:
    hand = section.title.message == HAND
    lines = [line for line in section.lines if line.says.message != AIM and (hand or not is_empty(line))]
    return Paragraph(voice.says(section.title), " ".join(line_text(line, voice) for line in lines))


def is_empty(line: Line) -> bool:
    """Nothing but zeros and empty lists: `Discards: none.`"""
    counts = [value for name, value in line.says.args.items() if name not in SEATS]
    return bool(counts) and not line.pieces and not any(counts)


def line_text(line: Line, voice: Voice) -> str:
    text = voice.says(line.says)
    if line.pieces:
        text = f"{text} {pieces_text(line.pieces, voice)}"
    return text if text.endswith(STOPS) else text + "."


def pieces_text(pieces: list[Piece], voice: Voice) -> str:
    """`Bank ×2, Parade`: equal pieces are counted."""
    return counted([voice.says(piece.says) for piece in pieces])


def counted(words: list[str]) -> str:
    numbers = {word: words.count(word) for word in words}
    return ", ".join(f"{word} {MANY}{number}" if number > 1 else word for word, number in numbers.items())


# ---------------------------------------------------------------- the question


def prompt_text(ask: Any, voice: Voice) -> str:
    """The question in words."""
    return voice.render(ask.prompt, ask.args)


def name_list(table: Table) -> list[str]:
    """What the players are called now."""
    names = [seat.name for seat in table.seats]
    for entry in table.entries:
        if isinstance(entry, Change) and entry.name:
            names[entry.seat] = entry.name
    return names
