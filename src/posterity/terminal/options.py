"""The options of a game: shown with what they mean, changed one at a time, Enter begins."""

from __future__ import annotations

import re
from typing import Any

from posterity.core.game import Game, Option, SetupError
from posterity.terminal.console import Console
from posterity.text.error_sentences import sentence
from posterity.text.search import plain


class OptionDialogue:
    """`given` are the options that the command line has set; the others can be changed."""

    def __init__(
        self, console: Console, game: Game[Any], players: int, given: dict[str, str], complete: dict[str, str]
    ) -> None:
        self.console = console
        self.game = game
        self.players = players
        self.open = [option for option in game.options if option.name not in given]
        self.chosen = dict(complete)

    def run(self) -> dict[str, str]:
        if self.open:
            self.show()
        while self.open:
            first = self.console.voice.say(f"option-{self.open[0].name}")
            typed = self.console.ask_beforehand("terminal-change-option", example=self.example(), option=first)
            if not typed:
                break
            if self.change(typed):
                self.show()
        return self.chosen

    def example(self) -> str:
        """A value that the first option could take instead."""
        option = self.open[0]
        if option.least is not None:
            return str(option.least + 1)
        return next(value for value in option.values if value != self.chosen[option.name])

    def show(self) -> None:
        self.console.say("terminal-options", style="title")
        for number, option in enumerate(self.open, 1):
            say = self.console.voice.say
            said = say(
                "terminal-option",
                name=say(f"option-{option.name}"),
                value=self.chosen[option.name],
                values=self.values(option),
                help=self.console.voice.about_option(option),
            )
            self.console.line(said, style="number", lead=f"{number}. ")

    def values(self, option: Option) -> str:
        """The possible values of an option, in words."""
        if option.least is None:
            return ", ".join(option.values)
        if option.most is None:
            return self.console.voice.say("terminal-from", least=option.least)
        return self.console.voice.say("terminal-from-to", least=option.least, most=option.most)

    def change(self, typed: str) -> bool:
        """`1 3`, `rounds 3`, `rounds=3`, or just `2` where there are two values."""
        name, _, value = re.sub(r"\s*[=:]\s*", " ", plain(typed)).partition(" ")
        option = self.named(name)
        if option is None:
            self.console.say("terminal-no-such-option", typed=typed)
            return False
        others = [other for other in option.values if other != self.chosen[option.name]]
        if not value and len(others) == 1:
            value = others[0]
        if not value:
            self.console.say("terminal-no-such-option", typed=typed)
            return False
        try:
            self.chosen = self.game.complete(self.players, {**self.chosen, option.name: value.strip()})
        except SetupError as e:
            self.console.line(sentence(self.console.voice, e))
            return False
        return True

    def named(self, name: str) -> Option | None:
        if name.isdigit():
            return self.open[int(name) - 1] if 1 <= int(name) <= len(self.open) else None
        titles = {option.name: plain(self.console.voice.say(f"option-{option.name}")) for option in self.open}
        found = [option for option in self.open if name in option.name or name in titles[option.name]]
        return found[0] if len(found) == 1 else None
