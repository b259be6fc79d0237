"""The interface of a game to the rest of the program. `S` is the game's own state and opaque to callers."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from posterity.core.actions import Lexicon, Verb
from posterity.core.chance import Stream
from posterity.core.events import Event
from posterity.core.features import FeatureExtractor
from posterity.core.outline import Outline, Says, Section
from posterity.core.sets import CardName, CardSet, Shelf, slug
from posterity.core.tasks import State
from posterity.core.views import Viewer

S = TypeVar("S", bound=State)


LONGEST: Final = 99  # digits of a number that anybody could mean
NUMBERED: Final = re.compile(r":(\d+)$")
FIRST: Final = 1  # the place of whoever has won


class SetupError(ValueError):
    """A set-up that cannot be played: a message with its arguments, and the clause where a rule excludes it."""

    def __init__(self, message: str, args: dict[str, object], clause: str = "") -> None:
        super().__init__(f"{message}: {args} {clause}".strip())
        self.message = message
        self.args_named = args
        self.clause = clause


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A choice made before the game. Values are strings; `least` stands for whole numbers from there on."""

    name: str
    default: str
    clause: str
    values: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    former_most: Mapping[int, int] = {}  # what `most` was, by the last rules number it was so under
    usual: Mapping[int, str] = {}  # what is the default instead, by number of players
    since: int = 1  # the rules number that brought it; games that began under an older one are without it

    def default_for(self, players: int) -> str:
        return self.usual.get(players, self.default)

    def most_under(self, rules: int) -> int | None:
        """The greatest number that games under these rules may name."""
        return next((most for last, most in sorted(self.former_most.items()) if rules <= last), self.most)

    def accepts(self, value: str, rules: int) -> bool:
        if self.least is None:
            return value in self.values
        if not (value.isascii() and value.isdigit()) or len(value) > LONGEST or str(int(value)) != value:
            return False
        most = self.most_under(rules)
        return self.least <= int(value) and (most is None or int(value) <= most)

    def kept(self, value: str, rules: int) -> str:
        """A value from older rules under these: the most there is now where it was more."""
        return value if self.accepts(value, rules) else str(self.most_under(rules))

    def says(self, value: str) -> Says:
        """A value as a message of the game: nemesis:2 of npcs is `value-npcs-nemesis` with the `$number` 2."""
        number = NUMBERED.search(value)
        word = NUMBERED.sub("", value).replace("+", "-")
        return Says(f"value-{self.name}-{word}", {"number": int(number[1])} if number else {})

    def shown(self) -> str:
        """What can be typed: `off|on`, `nemesis:N` for nemesis:1 and so on, `1…`, `0…10`."""
        if self.least is None:
            return "|".join(dict.fromkeys(NUMBERED.sub(":N", value) for value in self.values))
        return f"{self.least}…{'' if self.most is None else self.most}"


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a game begins with."""

    players: int
    options: dict[str, str]  # complete
    cards: CardSet
    seed: bytes
    rules: int


class EventSpan(msgspec.Struct, frozen=True, kw_only=True):
    """Events of an entry that belong together: from the first that `begins` a span up to one that `ends` it, if any."""

    begins: frozenset[str]
    ends: frozenset[str]

    def places(self, events: Sequence[Event]) -> range:
        """Where the span lies among what was told at an entry; an empty range if there is none."""
        messages = [event.message for event in events]
        first = next((place for place, message in enumerate(messages) if message in self.begins), len(messages))
        after = next((place for place in range(first, len(messages)) if messages[place] in self.ends), len(messages))
        return range(first, after)


class Settlement(EventSpan, frozen=True, kw_only=True):
    """Which events of an entry settle a round. Where not every round is settled, `opens` are those that open one."""

    opens: frozenset[str] = frozenset()


class Game(ABC, Generic[S]):
    """The rules of one game. Stateless: every position is an S. What only some games do is in `abilities.py`."""

    name: str
    rules: int  # the newest rules version; older ones stay playable
    fewest: int
    most: int
    players_clause: str
    options: tuple[Option, ...]
    end_clause: str = ""  # the clause that says when the game is over
    standard_set: str
    shelf: Shelf
    verbs: tuple[Verb, ...]
    follows: frozenset[str] = frozenset({"ask"})  # keys of a view that follow from the others
    breaks_ties: bool = False  # `ranking` settles every tie; otherwise equal scores share their place
    card_args: frozenset[str] = frozenset({"card", "cards"})  # arguments of messages that are cards
    set_words: Mapping[str, tuple[str, ...]] = {}  # keys of a card set file that want one of a few words
    features: FeatureExtractor | None = None  # tells positions to networks, where there are any for this game
    settlement: Settlement | None = None  # which events clients show step by step at the end of a round, if any
    causes: frozenset[str] = frozenset()  # events after which points may come that say nothing of where they are from

    @abstractmethod
    def hashed(self, position: dict[str, Any], rules: int) -> dict[str, Any]:
        """What of a position its hash covers under this rules version; hands are sorted."""

    def card_set(self, name: str, sha256: str = "") -> CardSet:
        """A set that comes with the game, by name; with `sha256` that very edition of it."""
        return self.shelf.named(name, sha256)

    def own_card_set(self, tables: dict[str, Any], where: str) -> CardSet:
        """A set from a file or a record, checked; CardSetError names every fault."""
        return self.shelf.read(tables, where, own=True)

    @abstractmethod
    def show_cards(self, chosen: CardSet) -> dict[str, Any]:
        """A set as `cards show` prints it."""

    def names(self, chosen: CardSet, lang: str) -> dict[str, CardName]:
        """What each card of a set is called, by slug."""
        return {slug(card): card.called(lang) for card in chosen.cards.all_cards()}

    @abstractmethod
    def new(self, setup: Setup, listen: bool = False) -> S:
        """The table before the first question; with `listen` events are kept from the start."""

    def origin(self, event: Event, cause: str) -> str:
        """What the points that an event brings or costs are told under; `cause` is the last event of `causes`."""
        return event.message

    def lexicon(self, s: S) -> Lexicon:
        return s.lexicon()

    @abstractmethod
    def view(self, s: S, viewer: Viewer) -> Any:
        """What a seat, or a spectator (None), may know: built up from nothing."""

    @abstractmethod
    def position(self, s: S) -> Any:
        """Everything at the table, in the same shape as a view."""

    @abstractmethod
    def outline(self, view: Any) -> Outline:
        """A view as sections, lines and pieces: what every client can show."""

    def reference(self, view: Any, chosen: CardSet) -> list[Section]:
        """What people look up in the set of cards while they play, seen from a view; nothing for most games."""
        return []

    @abstractmethod
    def inventory(self, position: dict[str, Any]) -> list[str]:
        """Every card of a full position, from every place where one can lie."""

    @abstractmethod
    def load(self, data: bytes, setup: Setup) -> S:
        """The state that `core.codec.dump` wrote in a game with this set-up."""

    @abstractmethod
    def scores(self, s: S) -> list[int]: ...

    @abstractmethod
    def guess(self, s: S, seat: int, luck: Stream) -> S:
        """A world that `seat` cannot tell from this one, with everything unseen dealt anew."""

    def sort_unseen(self, s: S, seat: int) -> S:
        """The same table as far as `seat` knows, with what `guess` shuffles as it lies in an order that tells nothing.

        Guesses of two worlds that the seat cannot tell apart are then the same with the same luck. Only where a guess
        is not made from a trail alone there is anything to do, and then on a copy.
        """
        return s

    @abstractmethod
    def evaluate(self, s: S, seat: int) -> int:
        """How well `seat` stands in a guessed world; only the order of the numbers matters."""

    def evaluate_alone(self, s: S, seat: int) -> int:
        """The same for a bot that looks at its own things only, and not at how the others come out of it."""
        return self.evaluate(s, seat)

    def forget(self, s: S, luck: Stream) -> None:
        """Change a guessed world to what somebody imagines who does not remember what was discarded.

        Any card of a discard pile may lie in the draw pile again. Where nothing is ever discarded nothing changes.
        """

    @abstractmethod
    def reseed(self, s: S, seed: bytes) -> None:
        """New luck from here on: streams start again and face-down piles are shuffled anew."""

    def most_entries(self, players: int, options: dict[str, str]) -> int:
        """More entries than any sensible game has, taking back included: a server lets none become longer."""
        return 1000 * (players + 1)

    def standings(self, s: S) -> list[int | None]:
        """The scores of everybody in a result; None for whoever is at the table and has none."""
        return list(self.scores(s))

    @abstractmethod
    def referee(self, tables: dict[str, Any], cards: CardSet | None = None) -> dict[str, Any]:
        """Settle a position typed in from a real table; SetupError says what is wrong with it.

        Values that the sheet does not give are those of `cards`, else of the set that its options name.
        """

    def sheet_cards(self, options: Mapping[str, str | int], cards: CardSet | None) -> CardSet:
        """The set with which a sheet is settled."""
        return cards or self.card_set(str(options.get("cards", self.standard_set)))

    def sheet_options(self, players: int, given: Mapping[str, str | int]) -> dict[str, str]:
        """The options of a sheet, checked like those of a game; numbers may be written as such."""
        return self.complete(players, {name: str(value) for name, value in given.items() if name != "cards"})

    def ranking(self, s: S) -> list[int]:
        """The seats from first to last, equal ones by seat number."""
        scores = self.scores(s)
        return sorted(range(len(scores)), key=lambda seat: -scores[seat])

    def places(self, scores: Sequence[int | None], ranking: Sequence[int]) -> list[int | None]:
        """The place of each seat in a result, from 1; whoever comes after two first ones is third.

        An automaton that is not ranked has none.
        """
        places: list[int | None] = [None] * len(scores)
        first: dict[int | None, int] = {}  # by score, the place of whoever has it
        for number, seat in enumerate(ranking, 1):
            places[seat] = number if self.breaks_ties else first.setdefault(scores[seat], number)
        return places

    def winners(self, s: S) -> list[int]:
        """Who has won, or shares the victory."""
        places = self.places(self.standings(s), self.ranking(s))
        return [seat for seat, place in enumerate(places) if place == FIRST]

    def lead(self, s: S, seat: int) -> int:
        """By how much a seat is ahead of the best of the others, automata included; negative if it is behind."""
        standings = self.standings(s)
        mine, best = (
            standings[seat],
            max([score for score in standings[:seat] + standings[seat + 1 :] if score is not None]),
        )
        assert mine is not None
        return mine - best

    def clause_against(self, option: str) -> str:
        """The clause that rules out an option which this game does not have; empty if there is none."""
        return ""

    def held(self, s: S, seat: int) -> list[str]:
        """The cards that a seat holds and others may not see, by slug; for bots that say what they believe."""
        return []

    def card_properties(self, setup: Setup) -> list[list[int]]:
        """What the cards of such a table are, for a network; nothing where none is told of this game."""
        return [] if self.features is None else self.features.properties(self.new(setup))

    def complete(self, players: int, options: dict[str, str], rules: int | None = None) -> dict[str, str]:
        """All options of these rules (the newest) with their values; SetupError for what cannot be."""
        if not self.fewest <= players <= self.most:
            args: dict[str, object] = {"players": players, "fewest": self.fewest, "most": self.most}
            raise SetupError("setup-players", args, self.players_clause)
        number = self.rules if rules is None else rules
        known = {option.name: option for option in self.options if option.since <= number}
        for name, value in options.items():
            if name not in known:
                known_names: dict[str, object] = {"option": name, "known": sorted(known)}
                raise SetupError("setup-unknown-option", known_names, self.clause_against(name))
            if not known[name].accepts(value, number):
                shown = {"option": name, "value": value, "values": known[name].shown()}
                raise SetupError("setup-option-value", dict(shown), known[name].clause)
        return {name: options.get(name, option.default_for(players)) for name, option in known.items()}
