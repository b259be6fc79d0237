"""A question to a person: shown, and asked until it is answered."""

from __future__ import annotations

from itertools import groupby

from msgspec import UNSET

from posterity.core.actions import Action
from posterity.core.answers import IllegalAnswer
from posterity.core.outline import Section
from posterity.core.views import AskView
from posterity.terminal import reasons
from posterity.terminal.commands import run_command
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
from posterity.terminal.typed import Choice, by_number, command_of, commands, exactly, is_number, matching, numbers
from posterity.text.faults import illegal
from posterity.text.search import plain

PROMPT = "> "
LISTED = 15  # options that get a line of their own; more are told in one paragraph


class Asking:
    """The open question to `seat`."""

    def __init__(self, playing: Playing, seat: int) -> None:
        self.playing = playing
        self.console = playing.console
        self.seat = seat
        self.voice = playing.voice(seat)

    def run(self) -> None:
        """Ask until the table has moved on."""
        self.playing.sit(self.seat)
        if self.playing.is_forced(self.seat):
            self.playing.force(self.seat)
            return
        number = self.playing.table.number
        if not self.take_queued():
            self.show()
        while self.playing.table.number == number:
            self.take(self.console.read(PROMPT))

    def take_queued(self) -> bool:
        """Answer with a number that was typed ahead, as long as it is still one's own turn and the number is good."""
        queue, self.playing.queue = self.playing.queue, []
        if not queue or self.playing.wants_table(self.seat):
            return False
        choice = by_number(queue[0], self.offered())
        if choice is None:
            return False
        self.playing.queue = queue[1:]
        self.answer(choice)
        return True

    # ---------------------------------------------------------------- showing

    def show(self) -> None:
        """What happened, the whole table when a turn begins and else one's hand, and the question."""
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
        """Everything that can be looked at: the table, and what is there only for whoever asks for it."""
        table = self.playing.table
        view = table.game.view(table.state, self.seat)
        return [*table.game.outline(view).sections, *table.game.reference(view, table.setup.cards)]

    def show_sections(self, typed: str) -> bool:
        """Show the parts of the table that are called so; say whether there are any."""
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

    # ---------------------------------------------------------------- what can be said

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

    # ---------------------------------------------------------------- taking an answer

    def take(self, typed: str) -> None:
        offered = self.offered()
        enter = self.default(offered)
        if not typed and enter is None:
            self.show_question()
            return
        typed, *self.playing.queue = numbers(typed) or [typed or str(enter)]
        choice = by_number(typed, offered) or exactly(typed, offered)
        command = None if choice else command_of(typed)
        if command is not None:
            run_command(self, *command)
        elif choice is not None:
            self.answer(choice)
        elif is_number(typed):
            self.console.say("terminal-no-such-number", number=typed, most=len(offered))
        else:
            self.take_words(typed, offered)

    def take_words(self, typed: str, offered: list[Choice]) -> None:
        """Words that mean one answer give it; words that mean something refused say why."""
        found = matching(typed, offered)
        if len(found) == 1:
            self.answer(found[0])
        elif found:
            numbers = [str(offered.index(choice) + 1) for choice in found]
            self.console.say("terminal-ambiguous", typed=typed, numbers=self.voice.listed(numbers))
        elif not self.show_sections(typed):
            self.console.line(reasons.against(self, typed) or self.voice.say("terminal-unknown", typed=typed))

    def answer(self, choice: Choice) -> None:
        table = self.playing.table
        pick = table.parse(choice.pick)
        if not table.must_say(self.seat, pick):
            self.playing.answer(self.seat, pick)
            return
        self.answer_with_words(pick, choice)

    def answer_with_words(self, pick: Action, choice: Choice) -> None:
        """Ask for the words that go with an answer until they are proper; Enter goes back to the question."""
        while True:
            words = self.console.ask("terminal-words", answer=choice.words)
            if not words:
                self.show_question()
                return
            try:
                self.playing.answer(self.seat, pick, words)
            except IllegalAnswer as e:
                self.console.line(illegal(self.voice, e))
            else:
                return
