"""What a person reads: what happened, the table, the question; all as paragraphs with a title."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from posterity.core.events import Event
from posterity.core.outline import Line, Outline, Piece, Section
from posterity.core.records import Answer, Change, Reseed, Undo
from posterity.core.views import Viewer
from posterity.table.table import Table
from posterity.terminal.console import Console
from posterity.text.search import plain
from posterity.text.voice import MANY, SEATS, Voice

HAND = "section-hand"  # the title of the section with the viewer's hand, in every game
STOPS = (".", "!", "?", "…", ".”", ".»", "!”", "?”")


@dataclass(frozen=True)
class Paragraph:
    """Text after a title, which may be empty; or rows below the title."""

    title: str
    text: str
    rows: tuple[str, ...] = ()


# ---------------------------------------------------------------- what happened


@dataclass
class Deeds:
    """What one seat did without a break, and what was answered for it because there was no choice."""

    who: object
    events: list[Event]
    forced: list[str]
    said: str = ""  # instead of events

    def text(self, voice: Voice) -> str:
        told = self.said or run_on(voice, self.who, [voice.event(event) for event in folded(voice, self.events)])
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
            told.append(Deeds(None, [], [], said))
        if number not in standing:
            continue
        if forced and number in forced and answered_by(table, number) == viewer:
            last_of(told, viewer).forced.append(forced[number])
        seen = [event.seen_by(viewer) for event in table.events[number]]
        for event in by_seat(voice, [event for event in seen if event is not None]):
            last_of(told, event.args.get("seat")).events.append(event)
    return [deeds.text(voice) for deeds in told]


def last_of(told: list[Deeds], who: object) -> Deeds:
    """The current deeds of `who`, or a new entry for them."""
    if who is None or not told or told[-1].who != who:
        told.append(Deeds(who, [], []))
    return told[-1]


def folds(voice: Voice, event: Event) -> bool:
    """Is there a sentence for several events of this kind?"""
    return voice.bundle.has_message(f"{event.message}-many")


def by_seat(voice: Voice, events: list[Event]) -> list[Event]:
    """The same events; successive ones that can be told together are sorted by seat."""
    found: list[Event] = []
    for many, run in groupby(events, key=lambda event: folds(voice, event)):
        told = list(run)
        if many:
            kinds = list(dict.fromkeys(event.message for event in told))
            told.sort(key=lambda event: (str(event.args.get("seat")), kinds.index(event.message)))
        found += told
    return found


def folded(voice: Voice, events: list[Event]) -> list[Event]:
    """Successive events of the same kind become one that lists their cards, where there is a sentence for it."""
    found: list[Event] = []
    for message, run in groupby(events, key=lambda event: event.message):
        told = list(run)
        if len(told) > 1 and folds(voice, told[0]):
            told = [Event(f"{message}-many", told[0].clause, together(voice, told))]
        found += told
    return found


def together(voice: Voice, events: list[Event]) -> dict[str, Any]:
    """The arguments of several events as one: cards are listed, points added up, the rest is taken from the first.

    Where there is a phrase for one of many (`MESSAGE-each`), `$each` is all of them.
    """
    assert voice.game is not None
    args: dict[str, Any] = {**events[0].args, "count": len(events)}
    for name in events[0].args:
        if name in voice.game.card_args:
            args[name] = [event.args[name] for event in events]
        elif name == "points":
            args[name] = sum(int(str(event.args[name])) for event in events)
    phrase = f"{events[0].message}-each"
    if voice.has(phrase):
        args["each"] = "; ".join(voice.render(phrase, event.args) for event in events)
    return args


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
    """A sentence about an entry that is not an answer."""
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
    """How far somebody went back; only they read which answer was taken back, since it may have been secret."""
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
    """Every section as a paragraph; empty ones, and those shown only on request, are left out."""
    found = [section_paragraph(section, voice) for section in outline.sections if not section.aside]
    return [paragraph for paragraph in found if paragraph.text or paragraph.rows]


def hand_paragraphs(outline: Outline, voice: Voice, short: bool = False) -> list[Paragraph]:
    """The viewer's hand."""
    hands = [section for section in outline.sections if section.title.message == HAND]
    return [section_paragraph(shortened(hand) if short else hand, voice) for hand in hands]


def shortened(section: Section) -> Section:
    """The same section with its pieces in their short form."""
    lines = [
        replace(line, pieces=[replace(piece, says=piece.short or piece.says) for piece in line.pieces])
        for line in section.lines
    ]
    return replace(section, lines=lines)


def section_paragraph(section: Section, voice: Voice, whole: bool = False) -> Paragraph:
    """A section in words; asides and empty lines are left out unless it is wanted in full."""
    if section.rows:
        return Paragraph(voice.says(section.title), "", tuple(rows(section, voice)))
    whole = whole or section.title.message == HAND
    lines = [line for line in section.lines if whole or not (line.aside or is_empty(line))]
    return Paragraph(voice.says(section.title), " ".join(line_text(line, voice) for line in lines))


def rows(section: Section, voice: Voice) -> list[str]:
    """A row for every line; brief ones run on."""
    found: list[str] = []
    for brief, run in groupby(section.lines, key=lambda line: line.brief):
        texts = [line_text(line, voice) for line in run]
        found += [" ".join(texts)] if brief else texts
    return found


def visible(pieces: list[Piece]) -> list[Piece]:
    """The pieces that say something and are not there only to be pointed at."""
    return [piece for piece in pieces if not piece.aside]


def is_empty(line: Line) -> bool:
    """Nothing but zeros and empty lists: `Discards: none.`"""
    counts = [value for name, value in line.says.args.items() if name not in SEATS]
    return bool(counts) and not line.pieces and not any(counts)


def line_text(line: Line, voice: Voice) -> str:
    text = voice.says(line.says)
    if visible(line.pieces):
        text = f"{text} {pieces_text(visible(line.pieces), voice)}"
    return text if text.endswith(STOPS) else text + "."


def pieces_text(pieces: list[Piece], voice: Voice) -> str:
    """`Bank ×2, Parade`: equal pieces are counted."""
    return counted([voice.says(piece.says) for piece in pieces])


def counted(words: list[str]) -> str:
    numbers = {word: words.count(word) for word in words}
    return ", ".join(f"{word} {MANY}{number}" if number > 1 else word for word, number in numbers.items())


def names_of(section: Section, voice: Voice) -> list[str]:
    """What a part of the table can be called: its title, and the words for it if there are any."""
    words = voice.maybe(f"{section.title.message}-words") or ""
    return [plain(name) for name in (voice.says(section.title), *words.split())]


def write(console: Console, paragraph: Paragraph) -> None:
    console.line(paragraph.text, style="title", lead=f"{paragraph.title}: ")
    for row in paragraph.rows:
        console.line(row, indent="  ", hang="  ")


# ---------------------------------------------------------------- the question


def prompt_text(ask: Any, voice: Voice) -> str:
    """The question in words."""
    return voice.render(ask.prompt, ask.args)
