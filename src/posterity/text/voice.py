"""One voice: says messages in one language, to one viewer, about one game with its cards and its players."""

from __future__ import annotations

from typing import Any

from posterity.core.abilities import automaton_names, lineage
from posterity.core.answers import Reason
from posterity.core.events import Event
from posterity.core.game import Game, Option
from posterity.core.outline import Says, pick_says
from posterity.core.sets import CardName, CardSet, Fact, Phrase, slug_of
from posterity.core.views import Viewer
from posterity.text.bundles import bundle, variables

SEATS = ("seat", "victim", "dealer", "asked", "other")  # arguments that are a seat
MANY = "×"


class TextError(LookupError):
    """A message that is missing, or lacks an argument."""


class Voice:
    """Turns messages with named arguments into sentences.

    A card's name comes with its articles and with what is printed on it: `$card` is Bank, `$a-card` a Bank,
    `$the-card` the Bank, `$price-card` Gold ×2, Brick. A fact that only other cards of the set have is the word none.
    `$you` says whether the viewer is the `seat` or the `victim` of the sentence, or `none` of them.
    """

    def __init__(
        self,
        lang: str,
        game: Game[Any] | None = None,
        cards: CardSet | None = None,
        players: list[str] | None = None,
        viewer: Viewer = None,
        people: int | None = None,
    ) -> None:
        self.lang = lang
        self.game = game
        spoken = lineage(game) if game else []
        self.bundle = bundle(lang, *spoken)
        self.spoken_of = variables(lang, *spoken)
        self.cards: dict[str, CardName] = game.names(cards, lang) if game and cards else {}
        self.facts = {fact for card in self.cards.values() for fact in card.facts}
        self.printed: dict[str, dict[str, Any]] = {}  # the facts of each card in words, once somebody has asked
        self.players = players or []
        self.viewer = viewer
        self.people = len(self.players) if people is None else people  # automata sit after them

    def as_seen_by(self, viewer: Viewer) -> Voice:
        """The same voice, speaking to another viewer."""
        other = Voice(self.lang, None, None, self.players, viewer, self.people)
        other.game, other.bundle, other.spoken_of = self.game, self.bundle, self.spoken_of
        other.cards, other.facts, other.printed = self.cards, self.facts, self.printed
        return other

    # ---------------------------------------------------------------- saying

    def say(self, message: str, /, **args: Any) -> str:
        return self.render(message, args)

    def maybe(self, message: str, /, **args: Any) -> str | None:
        """A message, or None if there is no such message."""
        return self.render(message, args) if self.has(message) else None

    def says(self, said: Says) -> str:
        return self.render(said.message, said.args)

    def event(self, event: Event) -> str:
        return self.render(event.message, event.args)

    def reason(self, reason: Reason) -> str:
        """Why something may or may not be done, with its clause."""
        return self.with_clause(self.render(reason.message, reason.args), reason.clause)

    def pick(self, text: str) -> str:
        """An answer in words: `build:bank` becomes "Build a Bank"."""
        assert self.game is not None
        return self.says(pick_says(self.game.verbs, text))

    def value(self, option: Option, value: str) -> str:
        """A value of an option in words: the game's own, else those shared by all games, else as it is typed."""
        said = option.says(value)
        return self.maybe(said.message, **said.args) or self.maybe(f"value-{value}") or value

    def about_option(self, option: Option) -> str:
        """What an option is for, and what each of its values means."""
        known = {option.says(value).message: value for value in option.values}
        words = {value: self.value(option, value) for message, value in known.items() if self.has(message)}
        said = [f"{value}: {meant}" for value, meant in words.items() if meant != value]
        return " ".join([self.say(f"option-{option.name}-help"), *([f"{'; '.join(said)}."] if said else [])])

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def about_game(self, game: Game[Any]) -> Voice:
        """The same voice with the words of a game."""
        return Voice(self.lang, game, None, self.players, self.viewer, self.people)

    def with_clause(self, sentence: str, clause: str) -> str:
        return f"{sentence} ({clause})" if clause else sentence

    def player(self, seat: int) -> str:
        if seat >= len(self.players):
            return self.say("player-number", number=str(seat))
        name = self.players[seat]
        automaton = seat >= self.people and self.game is not None and name in automaton_names(self.game)
        return self.say(f"automaton-{slug_of(name)}") if automaton else name

    # ---------------------------------------------------------------- rendering

    def render(self, message: str, args: dict[str, Any], printed: bool = True) -> str:
        """A message in words; cards come with what is `printed` on them, or as names alone."""
        if not self.has(message):
            raise TextError(f"{self.lang}: there is no message {message!r}")
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, self.words(args, printed))
        if errors:
            raise TextError(f"{self.lang}: {message}: {errors} with {sorted(args)}")
        return str(text)

    def words(self, args: dict[str, Any], printed: bool) -> dict[str, Any]:
        """The arguments as Fluent wants them: names for seats and cards, numbers as they are."""
        said: dict[str, Any] = {"you": self.you(args)}
        for name, value in args.items():
            if name in SEATS and value is not None and str(value).isdigit():
                said[name] = self.player(int(value))
            elif name == "seats":
                said[name] = self.listed([self.player(seat) for seat in value]) or "none"
            elif name == "by_seat":
                said[name] = self.shares(value)
            elif self.game is not None and name in self.game.card_args:
                said.update(self.card_words(name, value, printed))
            elif isinstance(value, list | tuple):
                said[name] = ", ".join(str(word) for word in value)
            else:
                said[name] = value
        return said

    def shares(self, numbers: dict[int, int]) -> str:
        """`Anna ×2, Bruno ×1`: what each seat has of something, seat by seat, or the word none."""
        there = [(seat, numbers[seat]) for seat in sorted(numbers) if numbers[seat]]
        return ", ".join(f"{self.player(seat)} {MANY}{number}" for seat, number in there) or "none"

    def card_words(self, name: str, value: Any, printed: bool = True) -> dict[str, Any]:
        """A card with its articles, cards counted or in their order, numbers of each kind."""
        if isinstance(value, dict):
            return {name: ", ".join(f"{self.name(key)} {MANY}{number}" for key, number in value.items())}
        if isinstance(value, list | tuple):
            in_order = ", ".join(self.name(card) for card in value)
            return {name: in_order if name == "in_order" else self.counted(list(value))}
        if value not in self.cards:
            return {name: value}  # `none`
        card = self.cards[value]
        said = {f"{fact}-{name}": words for fact, words in self.facts_of(value).items()} if printed else {}
        said |= {name: card.name, f"a-{name}": card.a, f"the-{name}": card.the}
        return {name: words for name, words in said.items() if name in self.spoken_of}

    def facts_of(self, slug: str) -> dict[str, Any]:
        """What is printed on a card, in words; `none` for a fact that only other cards have."""
        if slug not in self.printed:
            there = self.cards[slug].facts
            self.printed[slug] = {fact: self.fact(there[fact]) if fact in there else "none" for fact in self.facts}
        return self.printed[slug]

    def phrase(self, said: Phrase) -> str:
        """Text printed on a card. Cards it mentions are only named: describing them could recurse without end."""
        words = {name: self.phrase(value) if isinstance(value, Phrase) else value for name, value in said.args.items()}
        if said.parts:
            words["parts"] = self.listed([self.phrase(part) for part in said.parts])
        return self.render(said.message, words, printed=False)

    def fact(self, found: Fact) -> int | str:
        """A number as it is, cards by their names, phrases in full."""
        if isinstance(found, Phrase):
            return self.phrase(found)
        if isinstance(found, int):
            return found
        if isinstance(found, str):
            return self.name(found)
        return self.counted(list(found)) if found else "none"

    def you(self, args: dict[str, Any]) -> str:
        if self.viewer is None:
            return "none"
        if self.viewer in args.get("seats", []) or str(args.get("other")) == str(self.viewer):
            return "seat"
        return next((name for name in ("seat", "victim") if str(args.get(name)) == str(self.viewer)), "none")

    def name(self, slug: str) -> str:
        return self.cards[slug].name if slug in self.cards else slug

    def counted(self, words: list[str]) -> str:
        """`Gold ×2, Brick`: equal things are counted."""
        parts = []
        for word in dict.fromkeys(words):
            number = words.count(word)
            parts.append(f"{self.name(word)} {MANY}{number}" if number > 1 else self.name(word))
        return ", ".join(parts) if parts else self.say("nothing")

    def listed(self, words: list[str]) -> str:
        """`Anna, Bruno and Carla`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])
