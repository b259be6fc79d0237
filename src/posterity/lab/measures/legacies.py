"""What legacies is measured by: uses of cards, opportunities, gold, events, characters, globals, early ends."""

from __future__ import annotations

from collections import Counter
from typing import Any

from posterity.core.actions import Action
from posterity.core.events import Event
from posterity.core.game import Game, Setup
from posterity.core.tasks import State
from posterity.lab.measures.account import AccountKeeper
from posterity.lab.measures.groups import Account
from posterity.lab.measures.legacies_groups import groups as groups

GENERATIONS = 6
BOX = 12  # resource tokens of a kind
SOURCES = {  # where goods come from: the clause that pays them …
    "legacies.action.explore": "exploring",
    "legacies.action.resources": "obtaining",
    "legacies.global.income": "income",
    "legacies.global.fame": "heirloom-fame",
    "legacies.global.dividends": "dividends",
    "legacies.trade.payout": "trade",
    "legacies.generation.honorarium": "honoraria",
}
CAUSES = {  # … or the event before it
    "played": "obtaining",
    "swapped": "obtaining",
    "opportunity": "opportunities",
    "special-action": "special-actions",
    "related": "relationships",
    "entered-figure": "relationships",
    "bumped-from-figure": "relationships",
    "collected": "relationships",
    "advanced": "relationships",
    "resolved-event": "events",
    "entered-play": "successors",
    "retired": "successors",
    "won-trade": "trade",
    "honorarium": "honoraria",
}
SOLD, FEES, SCORED = "sold", "fees", "scoring"
GOODS = ("fame", "gold", "foundation", "count")  # the last one: resources
USES = {  # of a card: what is printed on it, and what every card can do
    "relationship": "relationships",
    "wild": "relationships",
    "special-action": "relationships",
    "buy": "trading",
    "sell": "trading",
    "opportunity": "opportunity",
    "resources": "resources",
    "explore": "exploring",
    "acquire": "heirlooms",
}


class Keeper(AccountKeeper):
    """Keeps the account of a game of legacies."""

    def __init__(self, game: Game[Any], setup: Setup, s: State) -> None:
        super().__init__(game, setup, s)
        self.characters: dict[int, str] = {}  # of each person
        self.sides: dict[int, str] = {}
        self.century = self.acting = -1
        self.turns = [0] * GENERATIONS  # of people
        self.globals: list[list[str]] = []  # triggered in each generation
        self.early: list[int] = []  # generations that ended early
        self.source = ""
        self.income: Counter[str] = Counter()  # by `source century good`
        self.uses: Counter[str] = Counter()  # of cards, by `use century`
        self.held: set[str] = set()  # cards that came into a hand
        self.taken: set[str] = set()  # of which the opportunity was taken
        self.gold: list[list[int]] = []  # of people, when each generation begins and at the end
        self.over_box = 0  # positions with more resources of a kind than there are tokens

    def answered(self, s: State, pick: Action) -> None:
        table: Any = s
        assert s.ask is not None
        if s.ask.prompt == "ask-use":
            self.uses[f"{USES[pick.verb.name]} {self.century}"] += 1
            if pick.verb.name in ("buy", "sell"):
                self.uses[f"{pick.verb.name}ing {self.century}"] += 1
        self.held.update([table.book.cards[card] for card in table.seats[s.ask.seat].hand])
        stock = [sum(kinds) for kinds in zip(*[seat.resources for seat in table.seats], strict=True)]
        self.over_box += max(stock) > BOX

    def happened(self, s: State, event: Event) -> None:
        message, args = event.message, event.args
        self.hear_turns(s, message, args)
        self.source = CAUSES.get(message, self.source)
        if message == "gained":
            self.gains(SOURCES.get(event.clause, self.source), args, args)
        elif message == "stole":
            self.gains(self.source, args, {**args, "foundation": args["grown"]})
        elif message == "sold":
            self.gains(SOLD, args, {"gold": args["gold"]})
        elif message == "acquired":
            self.gains(FEES, {"seat": args["victim"]}, {"fame": args["fee"]})
        elif message.startswith("scored-"):
            self.gains(SCORED, args, {"fame": args["fame"]})

    def hear_turns(self, s: State, message: str, args: dict[str, Any]) -> None:
        if message == "took-character":
            self.characters[args["seat"]] = args["character"]
        elif message == "took-side":
            self.sides[args["seat"]] = args["side"]
        elif message == "generation-began":
            self.begin(s, args)
        elif message in ("played", "swapped"):
            self.turn_of(args["seat"])
            self.held.add(args.get("market", args["card"]))  # one from the market was in nobody's hand
        elif message == "opportunity":
            self.taken.add(args["card"])
        elif message == "triggered":
            self.globals[-1].append(args["global"])
            if args["seat"] != self.acting:  # else an effect has triggered it
                self.turn_of(args["seat"])
        elif message == "automaton-plays":
            self.acting = args["seat"]
        elif message == "stuck":
            self.early.append(len(self.globals))

    def begin(self, s: State, args: dict[str, Any]) -> None:
        """A generation begins."""
        self.century, self.acting = args["century"] - 1, -1
        self.order = self.order or [seat for seat in args["seats"] if seat in self.characters]
        self.globals.append([])
        self.count_gold(s)

    def count_gold(self, s: State) -> None:
        table: Any = s
        self.gold.append([table.seats[seat].gold for seat in range(self.players)])

    def turn_of(self, seat: int) -> None:
        self.acting = seat
        if seat < self.players:
            self.turns[len(self.globals) - 1] += 1

    def gains(self, source: str, whose: dict[str, Any], goods: dict[str, Any]) -> None:
        if whose["seat"] in self.characters:
            for good in GOODS:
                if goods.get(good, 0):
                    self.income[f"{source} {self.century} {good}"] += goods[good]

    def ended(self, s: State) -> None:
        self.count_gold(s)

    def own(self) -> Account:
        return {
            "characters": [self.characters[seat] for seat in sorted(self.characters)],
            "sides": [self.sides.get(seat, "") for seat in sorted(self.characters)],
            "turns": self.turns,
            "globals": self.globals,
            "early": self.early,
            "income": dict(sorted(self.income.items())),
            "uses": dict(sorted(self.uses.items())),
            "held": sorted(self.held),
            "taken": sorted(self.taken),
            "gold": self.gold,
            "over_box": self.over_box,
        }
