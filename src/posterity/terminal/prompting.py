"""Shows a question to a person, and asks until it is answered."""

from __future__ import annotations

from posterity.core.actions import Action
from posterity.core.answers import IllegalAnswer
from posterity.terminal import reasons
from posterity.terminal.commands import run_command
from posterity.terminal.question import OpenQuestion
from posterity.terminal.typed import Choice, by_number, command_of, exactly, is_number, matching, numbers
from posterity.text.error_sentences import illegal

PROMPT = "> "


class QuestionPrompt(OpenQuestion):
    """Asks the open question and handles what is typed: a number, several numbers, a command, or an answer in words."""

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
        """Answer with a number that was typed ahead, if it is still the player's turn and the number is valid."""
        queue, self.playing.queue = self.playing.queue, []
        if not queue or self.playing.wants_table(self.seat):
            return False
        choice = by_number(queue[0], self.offered())
        if choice is None:
            return False
        self.playing.queue = queue[1:]
        self.answer(choice)
        return True

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
        """Words that match one answer give it; words that match a refused one get the reason."""
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
        """Ask for the words that go with an answer until they are valid; Enter goes back to the question."""
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
