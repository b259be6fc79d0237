"""What leaders is measured by: cards of both decks, lengths of rounds, attacks and what they decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from posterity.core.actions import Action
from posterity.core.events import Event
from posterity.core.game import Game, Setup
from posterity.core.sets import slug
from posterity.core.tasks import State
from posterity.lab.measures.account import AccountKeeper, in_turn
from posterity.lab.measures.estimates import mean, ratio, share
from posterity.lab.measures.gears import number, words
from posterity.lab.measures.groups import Account, Group, Measure
from posterity.lab.measures.shared import shares_by, victories_by
from posterity.lab.plays import MadePlay

ATTACKS = ("destroyed", "ruined", "swapped", "protected", "ruined-own")
SHUFFLES = ("resources-reshuffled", "legacies-reshuffled")


class Keeper(AccountKeeper):
    """Keeps the account of a game of leaders."""

    def __init__(self, game: Game[Any], setup: Setup, s: State) -> None:
        super().__init__(game, setup, s)
        self.turns = 0
        self.counts: Counter[str] = Counter()  # of events
        self.kept: Counter[str] = Counter()  # Legacy cards that came into a hand
        self.used: Counter[str] = Counter()  # those that were built or played
        self.thrown: Counter[str] = Counter()  # resources discarded at the limit of a hand
        self.undone: list[tuple[int, str, int]] = []  # by attacks: seat, building, one more or one less of it
        self.first: int | None = None  # who finished first
        self.tableaux: list[list[str]] = []
        self.decided = False  # whether others would have won had no building been attacked

    def answered(self, s: State, pick: Action) -> None:
        assert s.ask is not None
        self.turns += s.ask.prompt == "ask-choose"

    def happened(self, s: State, event: Event) -> None:
        message, args = event.message, event.args
        if message == "round-began":
            self.order = self.order or in_turn(number(args["dealer"]) + 1, self.players)
            self.undone = []
        elif message == "dealt":
            self.kept.update(words(args["cards"]))
        elif message == "kept":
            self.kept[str(args["card"])] += 1
        elif message == "discarded":
            self.thrown[str(args["resource"])] += 1
        elif message == "finished-first":
            self.first = number(args["seat"])
        if message in ("built", "built-dedicated"):
            self.used[str(args["card"])] += 1
        if message in (*ATTACKS, *SHUFFLES, "deadlock", "attacked", "searched"):
            self.counts[message] += 1
        self.undo(message, args)

    def undo(self, message: str, args: dict[str, Any]) -> None:
        """What would stand where without an attack."""
        if message in ("destroyed", "ruined"):
            self.undone.append((args["victim"], args["building"], 1))
        elif message == "swapped":
            for seat, lost, got in (
                (args["seat"], args["given"], args["taken"]),
                (args["victim"], args["taken"], args["given"]),
            ):
                self.undone += [(seat, lost, 1), (seat, got, -1)]

    def played(self, play: MadePlay) -> None:
        verb, *rest = play.pick.split(":")
        self.used[rest[0] if verb == "destroy" else verb] += 1

    def ended(self, s: State) -> None:
        table: Any = s
        self.tableaux = [[table.book.legacies[card] for card in player.tableau] for player in table.players]
        if self.undone:
            self.decided = self.winners(self.tableaux) != self.winners(self.restored())

    def restored(self) -> list[list[str]]:
        """The buildings of each seat as if nobody had attacked; what was built over them stays."""
        found = [Counter(tableau) for tableau in self.tableaux]
        for seat, building, by in self.undone:
            found[seat][building] += by
        buildings = {slug(card) for card in self.cards.cards.buildings}
        return [[name for name in (+tableau).elements() if name in buildings] for tableau in found]

    def winners(self, tableaux: list[list[str]]) -> list[str]:
        """Who has most points with these buildings, by the referee of the game."""
        names = [str(seat) for seat in range(self.players)]
        sheet: dict[str, Any] = {"game": self.game.name, "players": names}
        sheet["tableau"] = dict(zip(names, tableaux, strict=True))
        if self.first is not None:
            sheet["first"] = str(self.first)
        found: list[str] = self.game.referee(sheet, self.cards)["winners"]
        return found

    def own(self) -> Account:
        return {
            "turns": self.turns,
            "counts": dict(sorted(self.counts.items())),
            "kept": dict(sorted(self.kept.items())),
            "used": dict(sorted(self.used.items())),
            "thrown": dict(sorted(self.thrown.items())),
            "tableaux": self.tableaux,
            "decided": self.decided,
        }


# ---------------------------------------------------------------- all games


def groups(cards: dict[str, Any], accounts: Sequence[Account], players: int) -> list[Group]:
    legacy = [card["slug"] for kind in ("buildings", "destroys", "specials") for card in cards[kind]]
    return [
        rounds(accounts, players),
        attacks(accounts),
        used(legacy, accounts),
        majorities([card["slug"] for card in cards["buildings"]], accounts, players),
        thrown([card["slug"] for card in cards["resources"]], accounts),
    ]


def rounds(accounts: Sequence[Account], players: int) -> Group:
    """How long a round takes, how it ends, and how often piles are shuffled again."""
    tours = mean([account["turns"] / players / max(1, len(account["rounds"])) for account in accounts])
    stalled = share(sum(bool(account["counts"].get("deadlock")) for account in accounts), len(accounts))
    measures = [
        Measure("tours", tours, "times", "measure-is-tours"),
        Measure("deadlock", stalled, message="measure-is-deadlock"),
    ]
    for pile in SHUFFLES:
        often = mean([account["counts"].get(pile, 0) for account in accounts])
        measures.append(Measure(pile, often, "times", f"measure-is-{pile}"))
    return Group("rounds", measures)


def attacks(accounts: Sequence[Account]) -> Group:
    """How often in a game buildings are attacked or guarded, and in how many games that decides who wins."""
    decided = share(sum(account["decided"] for account in accounts), len(accounts))
    measures = [Measure("decided", decided, message="measure-is-decided")]
    for name in ATTACKS:
        often = mean([account["counts"].get(name, 0) for account in accounts])
        measures.append(Measure(name, often, "times", f"measure-is-{name}"))
    return Group("attacks", measures)


def used(names: Sequence[str], accounts: Sequence[Account]) -> Group:
    """Of the Legacy cards that came into a hand those that were built or played."""
    return Group(
        "cards-used", shares_by(lambda account: account["used"], lambda account: account["kept"], names, accounts)
    )


def majorities(names: Sequence[str], accounts: Sequence[Account], players: int) -> Group:
    """Victories of those who have most of one building at the end."""
    return Group("majorities", victories_by(most_of_each, names, accounts, players))


def most_of_each(account: Account) -> list[tuple[str, list[int]]]:
    """The building of which each seat has most, with the seat."""
    return [(max(tableau, key=tableau.count), [seat]) for seat, tableau in enumerate(account["tableaux"]) if tableau]


def thrown(names: Sequence[str], accounts: Sequence[Account]) -> Group:
    """Which resources are discarded at the limit of a hand."""
    wholes = [sum(account["thrown"].values()) for account in accounts]
    measures = [
        Measure(name, ratio([account["thrown"].get(name, 0) for account in accounts], wholes)) for name in names
    ]
    often = Measure("all", mean(wholes), "times", "measure-is-thrown")
    return Group("thrown", [*measures, often] if sum(wholes) else [])
