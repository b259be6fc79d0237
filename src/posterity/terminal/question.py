"""The open question as its seat reads it: the table, what can be answered, and what cannot."""

from __future__ import annotations

from itertools import groupby

from msgspec import UNSET

from posterity.core.outline import Section
from posterity.core.views import AskView
from posterity.terminal.playing import Playing
from posterity.terminal.screen import (
    Paragraph,
    hand_paragraphs,
    names_of,
    prompt_text,
    section_paragraph,
    table_paragraphs,
    write,
)
from posterity.terminal.typed import Choice, commands
from posterity.text.search import plain

LISTED = 15  # options that get a line of their own; longer lists become one paragraph


class OpenQuestion:
    """The open question to `seat`."""

    def __init__(self, playing: Playing, seat: int) -> None:
        self.playing = playing
        self.console = playing.console
        self.seat = seat
        self.voice = playing.voice(seat)

    # ---------------------------------------------------------------- showing

    def show(self) -> None:
        """Show the news, the whole table when a turn begins and else the player's hand, and the question."""
        self.console.blank()
        whole = self.playing.wants_table(self.seat)
        if self.playing.tell_news(self.seat) and whole:
            self.console.blank()
        if whole:
            self.show_table()
        else:
            self.show_paragraphs(hand_paragraphs(self.playing.outline(self.seat), self.voice, short=True))
        self.console.blank()
        self.show_question()

    def show_table(self) -> None:
        self.show_paragraphs(table_paragraphs(self.playing.outline(self.seat), self.voice))
        self.playing.seen[self.seat] = self.playing.table.number

    def sections(self) -> list[Section]:
        """Everything that can be looked at: the table, and the sections that are shown on request only."""
        table = self.playing.table
        view = table.game.view(table.state, self.seat)
        return [*table.game.outline(view).sections, *table.game.reference(view, table.setup.cards)]

    def show_sections(self, typed: str) -> bool:
        """Show the sections with this name; False if there are none."""
        found = [section for section in self.sections() if plain(typed) in names_of(section, self.voice)]
        self.show_paragraphs([section_paragraph(section, self.voice, whole=True) for section in found])
        return bool(found)

    def show_hand(self) -> None:
        self.show_paragraphs(hand_paragraphs(self.playing.outline(self.seat), self.voice))

    def show_paragraphs(self, paragraphs: list[Paragraph]) -> None:
        for paragraph in paragraphs:
            write(self.console, paragraph)

    def show_question(self) -> None:
        ask = self.ask_view()
        self.console.line(prompt_text(ask, self.voice), style="question")
        offered = self.offered()
        self.console.words = [*[choice.words for choice in offered], *commands()]
        numbered = [(f"{number}. ", choice) for number, choice in enumerate(offered, 1)]
        if len(numbered) <= LISTED:
            for number, choice in numbered:
                self.console.line(choice.shown, style="number", indent="  ", lead=number)
        else:
            for _, run in groupby(numbered, key=lambda one: one[1].pick.split(":")[0]):
                self.console.line("; ".join(number + choice.shown for number, choice in run), indent="  ")
        if len(numbered) == 1:
            self.console.say("terminal-enter", style="hint")
        elif ask.default is not UNSET:
            self.console.say("terminal-default", style="hint", number=self.default(offered))
        if ask.refused:
            self.console.say("terminal-refused-hint", style="hint", count=len(ask.refused))
        self.playing.tell_fault()

    # ---------------------------------------------------------------- what can be answered

    def ask_view(self) -> AskView:
        ask = self.playing.table.game.view(self.playing.table.state, self.seat).ask
        assert isinstance(ask, AskView)
        return ask

    def offered(self) -> list[Choice]:
        question = self.playing.outline(self.seat).question
        assert question is not None
        pieces = [piece for line in question.lines for piece in line.pieces if piece.picks]
        return [self.choice(piece.picks[0], self.voice.says(piece.says)) for piece in pieces]

    def default(self, offered: list[Choice]) -> int | None:
        """The number of the answer that Enter gives: the only one, or the one that is better than all others."""
        best = self.ask_view().default
        picks = [choice.pick for choice in offered]
        if best is not UNSET and best in picks:
            return picks.index(best) + 1
        return 1 if len(picks) == 1 else None

    def refused(self) -> list[Choice]:
        return [self.choice(refused.pick) for refused in self.ask_view().refused or []]

    def choice(self, pick: str, shown: str = "") -> Choice:
        words = self.voice.pick(pick)
        return Choice(pick, words, shown or words)
