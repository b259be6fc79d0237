"""One game at this keyboard: whose turn it is, who sits at the keyboard, and saving every entry first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from posterity.bots import FIRST_EVENING, USUAL_TIME, ThinkingTime, bot_maker, is_built_in
from posterity.core.actions import Action
from posterity.core.chance import BlakeStream
from posterity.core.observation import observe
from posterity.core.outline import Outline
from posterity.core.records import Answer, Undo
from posterity.core.tasks import Ask
from posterity.table.table import Table
from posterity.table.undo import stays_free
from posterity.terminal.console import Console
from posterity.terminal.input_errors import sentence
from posterity.terminal.saves import SaveFile
from posterity.terminal.screen import news
from posterity.terminal.typed import command_of
from posterity.text.voice import Voice

if TYPE_CHECKING:
    from posterity.analysis.hint_words import GivenHint


class Quit(Exception):
    """Raised to leave the game; it stays saved."""


class Playing:
    """The table, its file, and what each person at the keyboard has already read."""

    def __init__(
        self, console: Console, table: Table, save: SaveFile, own: Sequence[str] = (), time: ThinkingTime = USUAL_TIME
    ) -> None:
        self.console = console
        self.table = table
        self.save = save
        self.own = own  # bots in files, named on the command line: those that only a record names are not run
        self.time = time
        self.auto = True  # questions with one answer are answered for people
        self.here: int | None = None  # the seat at the keyboard
        self.read: dict[int, int] = {}  # the last entry that each person has read of
        self.seen: dict[int, int] = {}  # the entry at which each person last saw the whole table
        self.queue: list[str] = []  # numbers typed ahead for the next questions of the turn
        self.forced: dict[int, str] = {}  # entries that were answered for a person, in words
        self.hint: GivenHint | None = None  # the last one that was asked for
        self.public_voice = Voice(
            console.voice.lang, table.game, table.setup.cards, table.names(), people=table.setup.players
        )
        console.voice = self.public_voice

    # ---------------------------------------------------------------- looking

    @property
    def ask(self) -> Ask:
        assert self.table.state.ask is not None
        return self.table.state.ask

    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.table.kinds) if kind == "person"]

    def voice(self, seat: int) -> Voice:
        return self.public_voice.as_seen_by(seat)

    def outline(self, seat: int | None) -> Outline:
        return self.table.game.outline(self.table.game.view(self.table.state, seat))

    def last_answer(self, seat: int) -> int:
        """The number of the last answer of `seat`; 0 if there is none."""
        entries = enumerate(self.table.entries, 1)
        return max((number for number, entry in entries if isinstance(entry, Answer) and entry.seat == seat), default=0)

    def news(self, seat: int) -> list[str]:
        """What `seat` has not read yet; to begin with, everything from its last answer on."""
        return news(self.table, self.voice(seat), seat, self.last_read(seat), self.forced)

    def last_read(self, seat: int) -> int:
        """The last entry that `seat` has read about, -1 if it has not even read the set-up."""
        return self.read.get(seat, self.last_answer(seat) - 1)

    def others_moved(self, seat: int, after: int) -> bool:
        """Has anybody other than `seat` made an entry after entry `after`?"""
        return any(getattr(entry, "seat", None) != seat for entry in self.table.entries[after:])

    def wants_table(self, seat: int) -> bool:
        """Does `seat` need the whole table again: have others moved or been affected, or was something taken back?"""
        if seat not in self.seen:
            return True
        after = self.seen[seat]
        undone = any(isinstance(entry, Undo) for entry in self.table.entries[after:])
        return undone or self.others_moved(seat, after) or self.others_met(seat, after)

    def others_met(self, seat: int, after: int) -> bool:
        """Has anything happened to anybody other than `seat` since entry `after`, such as at the end of a round?"""
        events = [event for entry in self.table.events[after + 1 :] for event in entry]
        return any(event.args.get("seat", seat) != seat for event in events)

    # ---------------------------------------------------------------- entries

    def keep(self) -> None:
        """Save the game. A failure is shown at once, and again with every question while it lasts."""
        worked_before = self.save.fault is None
        if not self.save.keep(self.table) and worked_before:
            self.tell_fault()

    def tell_fault(self, message: str = "terminal-not-saved") -> None:
        if self.save.fault is not None:
            fault = sentence(self.public_voice, self.save.fault)
            self.console.say(message, style="warning", path=str(self.save.path), fault=fault)

    def answer(self, seat: int, pick: Action, words: str | None = None) -> None:
        self.table.answer(seat, pick, words)
        self.keep()

    def is_forced(self, seat: int) -> bool:
        """Is there only one answer, and may it be given for a person?

        Not across an undo barrier: a person who could take back earlier answers must still be able to.
        """
        options = self.ask.options
        if not self.auto or len(options) > 1 or self.table.must_say(seat, options[0]):
            return False
        return stays_free(self.table.game, self.table.state, seat, options[0].text)

    def force(self, seat: int) -> None:
        """Give the only possible answer for a person, and remember to say so."""
        self.forced[self.table.number + 1] = self.voice(seat).pick(self.ask.options[0].text)
        self.read.setdefault(seat, self.last_answer(seat) - 1)
        self.answer(seat, self.ask.options[0])

    def bot_answer(self, seat: int) -> None:
        """A bot's luck for entry N is the stream `bot-SEAT-N` of the seed.

        So each answer depends on the table alone, and a resumed game continues as it would have without the break.
        """
        name = self.table.bots[seat]
        assert name is not None
        luck = BlakeStream(self.table.setup.seed, f"bot-{seat}-{self.table.number + 1}")
        self.answer(seat, bot_maker(name, self.time)(luck).choose(observe(self.table.game, self.table.state)))

    def fill_seats(self) -> None:
        """Give a bot to every seat that cannot be played from this keyboard."""
        for seat, kind in enumerate(self.table.kinds):
            name = self.table.bots[seat] or ""
            if kind == "absent" or (kind == "bot" and not is_built_in(name) and name not in self.own):
                self.table.change(seat, "bot", FIRST_EVENING)
                self.console.say("terminal-changed", seat=seat, kind="bot", bot=FIRST_EVENING)
                self.keep()

    # ---------------------------------------------------------------- at the keyboard

    def sit(self, seat: int) -> None:
        """`seat` takes the keyboard; what the previous player has seen is hidden first."""
        if self.here == seat:
            return
        if len(self.people()) > 1:
            if self.here is not None:
                self.console.cover()
            self.console.say("terminal-cover", style="title", name=self.public_voice.player(seat))
            self.pause(seat)
        self.here = seat

    def pause(self, seat: int) -> None:
        """Wait for Enter."""
        typed = self.console.ask("terminal-press-enter", name=self.public_voice.player(seat))
        command = command_of(typed)
        if command is not None and command[0] == "quit":
            raise Quit

    def tell_news(self, seat: int) -> bool:
        """Show what happened since this person last looked; False if nothing did."""
        told, after = self.news(seat), self.last_read(seat)
        if told and after < 0:
            self.console.say("terminal-so-far", style="title")
        elif told and self.others_moved(seat, after):
            self.console.say("terminal-since", style="title")
        for paragraph in told:
            self.console.line(paragraph, indent="  ")
        self.read[seat] = self.table.number
        return bool(told)
