"""Setting up a game. Asks only for what the request leaves open, and only if a person can answer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from posterity.bots import FIRST_EVENING, LEVELS, NAMES, bots_for, display_name, is_built_in, is_own
from posterity.core.game import Game, SetupError
from posterity.core.records import SeatEntry
from posterity.core.sets import CardSet, CardSetError, read_toml
from posterity.core.words import proper
from posterity.games import GAMES
from posterity.terminal.console import Console
from posterity.terminal.input_errors import sentence
from posterity.terminal.options import OptionDialogue
from posterity.terminal.request import PlayRequest
from posterity.text.error_sentences import CommandRefused
from posterity.text.search import plain
from posterity.text.voice import Voice

FEWEST = 2  # players by default, unless the game needs more: alone there is nobody to play with
NAME = 40  # characters


@dataclass(frozen=True)
class GamePlan:
    """A game about to begin."""

    game: Game[Any]
    seats: list[SeatEntry]
    options: dict[str, str]
    cards: CardSet


class Dialogue:
    """Turns a request into a plan; CommandRefused if it cannot be one."""

    def __init__(self, console: Console, request: PlayRequest) -> None:
        self.console = console
        self.request = request

    def plan(self) -> GamePlan:
        game = self.choose_game()
        self.console.voice = Voice(self.console.voice.lang, game)
        self.introduce(game)
        cards = self.choose_cards(game)
        people = self.choose_people(game)
        players = self.choose_players(game, people)
        bots = self.choose_bots(game, players - len(people))
        options = self.choose_options(game, players)
        return GamePlan(game, self.seats(people, bots), options, cards)

    def refuse(self, message: str, **args: Any) -> CommandRefused:
        return CommandRefused(self.console.voice.say(message, **args))

    # ---------------------------------------------------------------- the game

    def choose_game(self) -> Game[Any]:
        wanted = self.request.game
        if wanted is not None:
            if wanted not in GAMES:
                raise self.refuse("terminal-no-such-game", game=wanted, known=list(GAMES))
            return GAMES[wanted]
        games = list(GAMES.values())
        if len(games) == 1 or not self.console.interactive:
            return games[0]
        self.console.say("terminal-games", style="title")
        for number, game in enumerate(games, 1):
            voice = Voice(self.console.voice.lang, game)
            about = f"{voice.say('game-title')}. {voice.say('game-about')}"
            self.console.line(about, style="number", lead=f"{number}. ")
        return games[self.number("terminal-which-game", 1, 1, len(games)) - 1]

    def introduce(self, game: Game[Any]) -> None:
        self.console.say("game-title", style="title")
        self.console.say("game-about")

    def choose_cards(self, game: Game[Any]) -> CardSet:
        wanted = self.request.cards
        try:
            if wanted is None:
                return game.card_set(game.standard_set)
            return self.own_cards(game, Path(wanted)) if Path(wanted).is_file() else game.card_set(wanted)
        except (CardSetError, OSError) as e:
            raise CommandRefused(sentence(self.console.voice, e)) from None

    def own_cards(self, game: Game[Any], file: Path) -> CardSet:
        """The card set in a file, which must be for this game; one without a name is named after its file."""
        tables = read_toml(file.read_bytes(), str(file))
        if tables.get("game", game.name) != game.name:
            raise self.refuse("other-game", game=str(tables["game"]), wanted=game.name)
        return game.own_card_set({"set": file.name.removesuffix(".toml"), **tables}, str(file))

    # ---------------------------------------------------------------- the players

    def choose_people(self, game: Game[Any]) -> list[str]:
        names = self.request.people
        if names:
            fault = self.name_fault(names)
            if fault:
                raise CommandRefused(fault)
            return names
        default = [self.guest(number) for number in range(1, self.guests() + 1)]
        if not default or not self.console.interactive:
            return default
        while True:
            typed = self.console.ask_beforehand("terminal-who", default=", ".join(default), most=game.most)
            names = [name.strip() for name in typed.split(",") if name.strip()] or default
            fault = self.name_fault(names)
            if fault is None and len(names) > self.room(game):
                fault = self.console.voice.say("terminal-too-many", most=self.room(game))
            if fault is None:
                return names
            self.console.line(fault)

    def guests(self) -> int:
        """The default number of people: one, or as many as the bots leave seats for."""
        if self.request.players is not None and self.request.bots:
            return max(0, self.request.players - len(self.request.bots))
        return 1

    def room(self, game: Game[Any]) -> int:
        """How many people there is room for."""
        return (self.request.players or game.most) - len(self.request.bots)

    def guest(self, number: int) -> str:
        name = self.console.voice.say("terminal-guest")
        return name if number == 1 else f"{name} {number}"

    def name_fault(self, names: list[str]) -> str | None:
        voice = self.console.voice
        for name in names:
            if not proper(name, NAME):
                return voice.say("terminal-bad-name", most=NAME)
            if [plain(other) for other in names].count(plain(name)) > 1:
                return voice.say("terminal-same-name", name=name)
        return None

    def choose_players(self, game: Game[Any], people: list[str]) -> int:
        given = self.request.players
        taken = len(people) + len(self.request.bots)
        if given is None:
            given = max(taken, game.fewest, FEWEST)
            if self.console.interactive and not self.request.bots and taken < game.most:
                least = max(taken, game.fewest)
                given = self.number("terminal-how-many", given, least, game.most)
        if taken > given:
            raise self.refuse("terminal-seats-taken", taken=taken, players=given)
        return given

    def choose_bots(self, game: Game[Any], seats: int) -> list[str]:
        given = [self.bot_meant(bot) for bot in self.request.bots]
        for bot in given:
            if not (is_built_in(bot) or is_own(bot)):
                raise self.refuse("terminal-no-such-bot", bot=bot, known=bots_for(game.name))
        if not given and seats and self.console.interactive:
            given = self.ask_bots(bots_for(game.name), seats)
        last = given[-1] if given else FIRST_EVENING
        return [*given, *[last] * (seats - len(given))]

    def ask_bots(self, known: list[str], seats: int) -> list[str]:
        """Which levels play, by their words, their names, or as programs call them; so many bots at most."""
        words, usual = [self.level_word(bot) for bot in known], self.level_word(FIRST_EVENING)
        self.console.say("terminal-bots", count=seats)
        for bot, word in zip(known, words, strict=True):
            about = f"{NAMES[bot]}. {self.console.voice.say(f'terminal-bot-{bot}')}"
            self.console.line(about, indent="  ", lead=f"{word}: ", style="number")
        while True:
            typed = plain(self.console.ask_beforehand("terminal-which-bots", count=seats, default=usual))
            bots = [self.bot_meant(word) for word in typed.replace(",", " ").split()]
            unknown = [bot for bot in bots if not is_built_in(bot)]
            if not unknown and len(bots) <= seats:
                return bots
            if unknown:
                self.console.say("terminal-no-such-bot", bot=unknown[0], known=words)
            else:
                self.console.say("terminal-too-many-bots", count=seats)

    def level_word(self, level: str) -> str:
        """How strong a level is, in a word of the language."""
        return self.console.voice.say(f"level-{level}")

    def bot_meant(self, typed: str) -> str:
        """The level that a word or name stands for, else the word itself."""
        for level in LEVELS:
            if plain(typed) in (level, plain(NAMES[level]), plain(self.level_word(level))):
                return level
        return typed

    def seats(self, people: list[str], bots: list[str]) -> list[SeatEntry]:
        """People first, then bots, each under a name of its own."""
        seats = [SeatEntry(name=name, kind="person") for name in people]
        for bot in bots:
            taken = [plain(seat.name) for seat in seats]
            names = [display_name(bot), *[f"{display_name(bot)} {number}" for number in range(2, len(taken) + 3)]]
            name = next(name for name in names if plain(name) not in taken)
            seats.append(SeatEntry(name=name, kind="bot", bot=bot))
        return seats

    # ---------------------------------------------------------------- options

    def choose_options(self, game: Game[Any], players: int) -> dict[str, str]:
        try:
            complete = game.complete(players, self.request.options)
        except SetupError as e:
            raise CommandRefused(sentence(self.console.voice, e)) from None
        if not self.console.interactive:
            return complete
        return OptionDialogue(self.console, game, players, self.request.options, complete).run()

    def number(self, message: str, default: int, least: int, most: int) -> int:
        """A number from `least` to `most`; Enter takes the default."""
        while True:
            typed = self.console.ask_beforehand(message, default=default, least=least, most=most)
            if not typed:
                return default
            if typed.isascii() and typed.isdigit() and len(typed) < 7 and least <= int(typed) <= most:
                return int(typed)
            self.console.say("terminal-not-a-number", least=least, most=most)
