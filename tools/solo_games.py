"""One game of legacies against a Nemesis, and what is noted of it: the result, the standings, what automata did."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from posterity.bots import bot_maker
from posterity.core.chance import BlakeStream, seed_of
from posterity.core.game import Setup
from posterity.core.observation import observe
from posterity.core.tasks import State, apply
from posterity.games import GAMES
from posterity.games.legacies.evaluate import RestOfGame, prospects

GAME = GAMES["legacies"]
PERSON, NEMESIS = 0, 1

Job = tuple[str, str, str, int, int]  # card set, level, bot, people, number


class SoloGame(msgspec.Struct, frozen=True):
    """What is noted of a game."""

    won: bool
    fame: tuple[int, int]  # of the person and of the Nemesis, or of the second person
    standings: list[int]  # the lead of the first over the second when each generation but the first begins
    orders: list[str]  # the order of turns of each generation
    turns: dict[str, int]  # of automata, by `who kind century`, and the same `failed`
    worth: dict[str, int]  # by how much they stand better after such turns, in hundredths of fame


class Noter:
    """Listens to a game."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.standings: list[int] = []
        self.orders: list[str] = []
        self.turns: Counter[str] = Counter()
        self.worth: Counter[str] = Counter()
        self.turn = ""  # of an automaton, that is going on
        self.seat = self.before = 0

    def hear(self) -> None:
        event = self.s.told[-1]
        if event.message == "generation-began":
            self.settle()
            self.orders.append(" ".join(str(seat) for seat in event.args["seats"]))
            if event.args["generation"] > 1:
                self.standings.append(self.s.seats[PERSON].fame - self.s.seats[NEMESIS].fame)
        elif event.message == "automaton-plays":
            self.settle()
            self.begin(event.args["seat"])
        elif event.message == "automaton-unable":
            self.turn += " failed"

    def begin(self, seat: int) -> None:
        """An automaton has drawn its card."""
        player = self.s.seats[seat]
        place = min(player.solo_played, self.s.book.constants.nemesis_last_row)
        row = self.s.book.solo_cards[player.last_solo].rows[place - 1]
        star = "star" if self.s.book.kinds[seat] != self.s.book.kinds[NEMESIS] else "nemesis"
        self.turn = f"{star} {row.kind} {self.s.century() + 1}"
        self.seat, self.before = seat, self.standing(seat)

    def settle(self) -> None:
        """The turn of an automaton is over."""
        if self.turn:
            self.turns[self.turn] += 1
            self.worth[self.turn] += self.standing(self.seat) - self.before
        self.turn = ""

    def standing(self, seat: int) -> int:
        """How well a seat stands by the hand-written evaluation, in hundredths of fame."""
        return prospects(self.s, RestOfGame(self.s), seat)


def play(job: Job) -> SoloGame:
    """One game from its number."""
    cards, level, bot, people, number = job
    seed, options = seed_of(number), GAME.complete(people, {"difficulty": level})
    setup = Setup(players=people, options=options, cards=GAME.card_set(cards), seed=seed, rules=GAME.rules)
    s = GAME.new(setup, listen=True)
    noter = Noter(s)
    s.listener = noter.hear
    bots = [bot_maker(bot)(BlakeStream(seed, f"bot-{seat}")) for seat in range(people)]
    finish(s, bots, noter)
    fame = (s.seats[PERSON].fame, s.seats[NEMESIS].fame)
    won = GAME.winners(s) == [PERSON]
    return SoloGame(won, fame, noter.standings, noter.orders, dict(noter.turns), dict(noter.worth))


def finish(s: State, bots: list[Any], noter: Noter) -> None:
    """Answers until the game is over."""
    while s.ask is not None:
        seat = s.ask.seat
        pick = bots[seat].choose(observe(GAME, s))
        apply(s, pick)
        if s.ask is not None:
            noter.settle()
