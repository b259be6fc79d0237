"""A table: a game in progress as the list of its entries. The state is a cache of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET

from posterity.core.abilities import automata_in, automaton_turns, wants_words
from posterity.core.actions import Action
from posterity.core.answers import IllegalAnswer
from posterity.core.canonical import digest
from posterity.core.chance import RNG
from posterity.core.events import Event
from posterity.core.game import Game, Setup
from posterity.core.records import (
    FORMAT,
    HASH_EVERY,
    Answer,
    Cards,
    Change,
    Entry,
    Record,
    Reseed,
    Result,
    SeatEntry,
    Source,
    Undo,
)
from posterity.core.tasks import State, answer, apply
from posterity.table.undo import told_nothing_new


def automaton_seats(game: Game[Any], setup: Setup, seated: int) -> list[SeatEntry]:
    """The automata of a game that do not sit at the table yet."""
    return [SeatEntry(name=name, kind="automaton") for name in automata_in(game, setup)[seated - setup.players :]]


class Table:
    """Entries are numbered from 1 and never removed; position n is the one after entry n."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seats: list[SeatEntry],
        commitment: str | None = None,
        source: Source | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = [*seats, *automaton_seats(game, setup, len(seats))]
        self.commitment = commitment
        self.source = source
        self.kinds: list[str] = [seat.kind for seat in self.seats]  # who answers for each seat now
        self.bots: list[str | None] = [None if seat.bot is UNSET else seat.bot for seat in self.seats]
        self.entries: list[Entry] = []
        self.stands = [0]  # after each entry: the entry that made the position, 0 for the set-up
        self.before = [0]  # for each entry that made a position: where the game stood before it
        self.state: State = game.new(setup, listen=True)
        self.events: list[list[Event]] = [self.drain()]  # what happened at each entry; the first is the set-up
        self.settled = [0]  # after each entry: the last entry at which a round was settled, 0 if none was
        self.automata_acted = [0]  # the same of the last entry at which automata had turns
        self.asked: list[int | None] = [self.asks()]  # after each entry: the seat asked, None when the game is over
        self.prompts = [self.prompt()]  # after each entry: what is asked, as the id of its message
        self.choices = [self.choice()]  # after each entry: how many answers there are to what is asked
        self.quiet: dict[int, bool] = {}  # whether an answer told nobody anything new; worked out on demand
        self.hashed = 0  # the last entry with a hash
        self.secret: str | None = None
        self.lesson = False  # a lesson: its deal was chosen

    # ---------------------------------------------------------------- looking

    @property
    def over(self) -> bool:
        return self.state.ask is None

    @property
    def number(self) -> int:
        """The number of the open question: answers to any other are stale."""
        return len(self.entries)

    def asks(self) -> int | None:
        """The seat that is asked now; None when the game is over."""
        return None if self.state.ask is None else self.state.ask.seat

    def prompt(self) -> str:
        """What is asked now; empty when the game is over."""
        return "" if self.state.ask is None else self.state.ask.prompt

    def choice(self) -> int:
        """How many answers there are now; 0 when the game is over."""
        return 0 if self.state.ask is None else len(self.state.ask.options)

    def names(self) -> list[str]:
        """What the players are called now."""
        names = [seat.name for seat in self.seats]
        for entry in self.entries:
            if isinstance(entry, Change) and entry.name:
                names[entry.seat] = entry.name
        return names

    def parse(self, pick: str) -> Action:
        return self.game.lexicon(self.state).parse(pick)

    def hash(self) -> str:
        """The first 16 hex digits of the hash of the position."""
        position = msgspec.to_builtins(self.game.position(self.state))
        return digest(self.game.hashed(position, self.setup.rules))[:16]

    def result(self) -> Result:
        return Result(scores=self.game.standings(self.state), ranking=self.game.ranking(self.state))

    # ---------------------------------------------------------------- entries

    def answer(self, seat: int, pick: Action, say: str | None = None, number: int | None = None) -> list[Event]:
        """Answer the open question for `seat`; IllegalAnswer leaves everything as it was."""
        if number is not None and number != self.number:
            raise IllegalAnswer("stale", {"pick": pick.text, "number": number, "open": self.number})
        if say is None and self.must_say(seat, pick):
            raise IllegalAnswer("words-wanted", {"pick": pick.text})
        answer(self.state, seat, self.state.answers, pick, say)
        entry = Answer(seat=seat, pick=pick.text, say=UNSET if say is None else say)
        if self.over or self.number + 1 - self.hashed >= HASH_EVERY:
            entry.hash = self.hash()
            self.hashed = self.number + 1
        return self.append(entry)

    def must_say(self, seat: int, pick: Action) -> bool:
        """Must something be said with this answer? Bots may keep silent."""
        asked = self.state.ask is not None and self.state.ask.seat == seat
        return asked and self.kinds[seat] == "person" and wants_words(self.game, self.state, pick)

    def undo(self, seat: int, to: int, agreed: list[int]) -> None:
        """Return to the position after entry `to` - 1; seat changes stay."""
        self.check_undo(seat, to, agreed)
        self.state = self.state_at(to - 1)
        self.append(Undo(seat=seat, undo=to, agreed=agreed), self.stands[to - 1])

    def check_undo(self, seat: int, to: int, agreed: list[int]) -> None:
        if not 1 <= to <= len(self.entries):
            raise IllegalAnswer("undo-nothing", {"entry": to, "last": len(self.entries)})
        people = self.setup.players
        if not 0 <= seat < people or any(not 0 <= other < people for other in agreed):
            raise IllegalAnswer("no-such-seat", {"seats_there": people - 1})
        missing = [other for other in self.undo_needs(seat, to) if other not in agreed]
        if missing:
            raise IllegalAnswer("undo-consent", {"entry": to, "free": self.free_undo(seat), "seats": missing})

    def undo_needs(self, seat: int, to: int) -> list[int]:
        """Who must agree if `seat` takes back entry `to` and all after it: nobody, or all other people."""
        if to >= self.free_undo(seat):
            return []
        return [other for other, kind in enumerate(self.kinds) if other != seat and kind == "person"]

    def free_undo(self, seat: int) -> int:
        """The first entry that `seat` may take back without asking anybody; one past the last if none."""
        return min(self.free_answers(seat, self.number), default=len(self.entries) + 1)

    def free_answers(self, seat: int, number: int) -> list[int]:
        """The answers that `seat` may take back from position `number` without asking anybody, the last first."""
        found: list[int] = []
        at = self.stands[number]
        while at:
            entry = self.entries[at - 1]
            if not isinstance(entry, Answer) or entry.seat != seat or not self.told_nothing(at, entry):
                break
            found.append(at)
            at = self.before[at]
        return found

    def told_nothing(self, number: int, entry: Answer) -> bool:
        """Has this answer told nobody anything new? It takes a while to find out, so it is done once."""
        if number not in self.quiet:
            before, after = self.state_at(self.before[number]), self.state_at(number)
            self.quiet[number] = told_nothing_new(self.game, before, after, entry.seat, entry.pick)
        return self.quiet[number]

    def change(self, seat: int, kind: str, bot: str | None = None, name: str | None = None) -> None:
        """Somebody else answers for `seat` from here on."""
        if not 0 <= seat < self.setup.players:
            raise IllegalAnswer("no-such-seat", {"seats_there": self.setup.players - 1})
        plain = {"seat": seat, "kind": kind, "bot": bot, "name": name}
        entry = msgspec.convert({key: value for key, value in plain.items() if value is not None}, Change)
        self.kinds[seat] = kind
        self.bots[seat] = bot
        self.append(entry, self.stands[-1])

    def reseed(self, seed: bytes) -> None:
        """New luck from here on."""
        self.game.reseed(self.state, seed)
        self.append(Reseed(reseed=seed.hex()))

    def append(self, entry: Entry, stands: int | None = None) -> list[Event]:
        """Keep an entry; it makes a position of its own unless the game `stands` where an earlier one left it."""
        self.entries.append(entry)
        self.before.append(self.stands[-1])
        self.stands.append(len(self.entries) if stands is None else stands)
        self.events.append(self.drain())
        self.settled.append(self.last(self.settled, self.settlement))
        self.automata_acted.append(self.last(self.automata_acted, self.automaton_turns))
        self.asked.append(self.asks())
        self.prompts.append(self.prompt())
        self.choices.append(self.choice())
        return self.events[-1]

    def settlement(self, number: int) -> range:
        """Where among the events of an entry a round is settled; an empty range if none is."""
        settlement = self.game.settlement
        return range(0) if settlement is None else settlement.places(self.events[number])

    def automaton_turns(self, number: int) -> range:
        """Where among the events of an entry automata act; an empty range if none does."""
        return automaton_turns(self.game, self.events[number])

    def last(self, known: list[int], places: Callable[[int], range]) -> int:
        """The last entry of the current line with any `places`; `known` has the results after earlier entries."""
        stands = self.stands[-1]
        if stands < len(self.entries):
            return known[stands]
        return stands if places(stands) else known[-1]

    def drain(self) -> list[Event]:
        told = self.state.told
        self.state.told = []
        return told or []

    # ---------------------------------------------------------------- the past

    def line(self, number: int) -> list[int]:
        """The entries that position `number` rests on, in order: what was taken back is not among them."""
        found: list[int] = []
        at = self.stands[number]
        while at:
            found.append(at)
            at = self.before[at]
        return found[::-1]

    def state_at(self, number: int) -> State:
        """The state after entry `number`; 0 is before the first."""
        s: State = self.game.new(self.setup)
        lexicon = self.game.lexicon(s)
        for at in self.line(number):
            entry = self.entries[at - 1]
            if isinstance(entry, Answer):
                apply(s, lexicon.parse(entry.pick), None if entry.say is UNSET else entry.say)
            elif isinstance(entry, Reseed):
                self.game.reseed(s, bytes.fromhex(entry.reseed))
        return s

    # ---------------------------------------------------------------- records

    def record(self) -> Record:
        """Everything, secrets included: for the store and the player's own file, never for others while it runs."""
        cards = self.setup.cards
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.setup.rules,
            rng=RNG,
            cards=Cards(set=cards.set, sha256=cards.sha256, definitions=cards.tables if cards.own else UNSET),
            options=self.setup.options,
            seats=self.seats,
            seed=self.setup.seed.hex(),
            commitment=self.commitment,
            from_=UNSET if self.source is None else self.source,
            lesson=True if self.lesson else UNSET,
            answers=[msgspec.to_builtins(entry) for entry in self.entries],
            result=self.result() if self.over else UNSET,
            secret=UNSET if self.secret is None else self.secret,
        )
