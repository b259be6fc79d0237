"""What the balance page of legacies measures. The accounts are made from the events that everybody can read."""

from __future__ import annotations

from collections import Counter
from statistics import mean
from typing import Any

from posterity.core.events import Event
from tools.measures import Accounts, Bound, Section, Share, band_plot, table
from tools.measures.gears import by_score

LEAST, MOST = 0.75, 1.35  # of its share, for a character
JUDGED = 4  # players
CENTURIES = 3
GENERATIONS = 6
SOURCES = {  # where goods come from: the clause that pays them …
    "legacies.action.explore": "exploring",
    "legacies.action.resources": "obtaining resources",
    "legacies.global.income": "Heirloom Income",
    "legacies.global.fame": "Heirloom Fame",
    "legacies.global.dividends": "Dividends",
    "legacies.trade.payout": "Trade Conference",
    "legacies.generation.honorarium": "honoraria",
}
CAUSES = {  # … or the event before it
    "played": "obtaining resources",
    "swapped": "obtaining resources",
    "opportunity": "opportunities",
    "special-action": "special actions",
    "related": "relationships",
    "entered-figure": "relationships",
    "bumped-from-figure": "relationships",
    "collected": "relationships",
    "advanced": "relationships",
    "resolved-event": "events",
    "entered-play": "successors",
    "retired": "successors",
    "won-trade": "Trade Conference",
    "honorarium": "honoraria",
}
SOLD, FEES, SCORED = "investments sold", "fees for heirlooms", "scoring"
NAMES = [*dict.fromkeys([*SOURCES.values(), *CAUSES.values()]), SOLD, FEES, SCORED]
GOODS = ("fame", "gold", "foundation", "count")  # the last one: resources


# ---------------------------------------------------------------- one game


def account(told: list[Event]) -> dict[str, Any]:
    """The account of one game."""
    seen = Account()
    for event in told:
        seen.hear(event.message, event.clause, event.args)
    return seen.told()


class Account:
    """Collects the account while a game is played."""

    def __init__(self) -> None:
        self.characters: dict[int, str] = {}  # of each person
        self.sides: dict[int, str] = {}
        self.order: list[int] = []  # people in the order of the first generation
        self.century = self.acting = -1
        self.turns = [0] * GENERATIONS  # of people
        self.globals: list[list[str]] = []  # triggered in each generation
        self.early: list[int] = []  # generations that ended early
        self.cause = ""
        self.income: Counter[tuple[str, int, str]] = Counter()  # by source, century and good

    def hear(self, message: str, clause: str, args: dict[str, Any]) -> None:
        self.hear_turns(message, args)
        self.cause = CAUSES.get(message, self.cause)
        if message == "gained":
            self.gains(SOURCES.get(clause, self.cause), args, args)
        elif message == "stole":
            self.gains(self.cause, args, {**args, "foundation": args["grown"]})
        elif message == "sold":
            self.gains(SOLD, args, {"gold": args["gold"]})
        elif message == "acquired":
            self.gains(FEES, {"seat": args["victim"]}, {"fame": args["fee"]})
        elif message.startswith("scored-"):
            self.gains(SCORED, args, {"fame": args["fame"]})

    def hear_turns(self, message: str, args: dict[str, Any]) -> None:
        if message == "took-character":
            self.characters[args["seat"]] = args["character"]
        elif message == "took-side":
            self.sides[args["seat"]] = args["side"]
        elif message == "generation-began":
            self.century, self.acting = args["century"] - 1, -1
            self.order = self.order or [seat for seat in args["seats"] if seat in self.characters]
            self.globals.append([])
        elif message in ("played", "swapped"):
            self.turn_of(args["seat"])
        elif message == "triggered":
            self.globals[-1].append(args["global"])
            if args["seat"] != self.acting:  # else an effect has triggered it
                self.turn_of(args["seat"])
        elif message == "automaton-plays":
            self.acting = args["seat"]
        elif message == "stuck":
            self.early.append(len(self.globals))

    def turn_of(self, seat: int) -> None:
        self.acting = seat
        self.turns[len(self.globals) - 1] += 1

    def gains(self, source: str, whose: dict[str, Any], goods: dict[str, Any]) -> None:
        if whose["seat"] in self.characters:
            for good in GOODS:
                self.income[source, self.century, good] += goods.get(good, 0)

    def told(self) -> dict[str, Any]:
        return {
            "characters": self.characters,
            "sides": self.sides,
            "order": self.order,
            "turns": self.turns,
            "globals": self.globals,
            "early": self.early,
            "income": dict(self.income),
        }


# ---------------------------------------------------------------- all games


def sections(cards: dict[str, Any], accounts: Accounts) -> list[Section]:
    characters = [mat["character"] for mat in cards["mats"]]
    return [
        by_character(characters, accounts),
        by_side(characters, accounts),
        by_place(accounts),
        by_score(accounts),
        by_length(accounts),
        by_global(accounts),
        by_income(accounts),
    ]


def title(slug: str) -> str:
    return slug.replace("-", " ").title()


def seats_won(games: list[dict[str, Any]], character: str, side: str = "") -> Share:
    """How many of the seats with a character and a side have won; an empty word means any."""
    seats = [
        (game, seat)
        for game in games
        for seat in game["characters"]
        if character in ("", game["characters"][seat]) and side in ("", game["sides"][seat])
    ]
    return Share(sum(seat in game["winners"] for game, seat in seats), len(seats))


def by_character(characters: list[str], accounts: Accounts) -> Section:
    found = {name: {n: seats_won(games, name) for n, games in accounts.items()} for name in characters}
    rows = [[title(name), *[x.times(1 / n) for n, x in shares.items()]] for name, shares in found.items()]
    marks = [(title(name), {n: x.mark(n) for n, x in shares.items()}) for name, shares in found.items()]
    judged = {name: shares[JUDGED] for name, shares in found.items()}
    least, most = min(judged, key=lambda n: judged[n].value), max(judged, key=lambda n: judged[n].value)
    low, high = judged[least], judged[most]
    bounds = [
        Bound(
            *(f"Every character wins at least {LEAST} of its share", JUDGED, low.times(1 / JUDGED), title(least)),
            low.value * JUDGED >= LEAST,
        ),
        Bound(
            *(f"No character wins more than {MOST} of its share", JUDGED, high.times(1 / JUDGED), title(most)),
            high.value * JUDGED <= MOST,
        ),
    ]
    text = "How often a character wins, in shares. The bots draw lots for characters and sides."
    picture = band_plot("Victories by character, in shares", marks, 2.5, MOST, "shares", LEAST)
    head = ["Character", *[f"{players} players" for players in accounts]]
    return Section("characters", "Characters", text, table(head, rows), picture, bounds)


def by_side(characters: list[str], accounts: Accounts) -> Section:
    rows, marks = [], []
    for name in ["", *characters]:
        for side in ("aboveboard", "underhanded"):
            shares = {n: seats_won(games, name, side) for n, games in accounts.items()}
            label = f"{title(name) or 'All'}, {side}"
            rows.append([label, *[x.times(1 / n) for n, x in shares.items()]])
            if not name:
                marks.append((side, {n: x.mark(n) for n, x in shares.items()}))
    text = "How often somebody wins who plays with this side of the mat up, in shares."
    picture = band_plot("Victories by side, in shares", marks, 1.6, 1, "shares")
    head = ["Side", *[f"{players} players" for players in accounts]]
    return Section("sides", "Sides", text, table(head, rows), picture)


def by_place(accounts: Accounts) -> Section:
    rows, marks = [], []
    for players, games in accounts.items():
        for place in range(players):
            share = Share(sum(game["order"][place] in game["winners"] for game in games), len(games))
            rows.append([f"{players} players, place {place + 1}", share.percent(), share.times(1 / players)])
            marks.append((f"place {place + 1} of {players}", {players: share.mark(players)}))
    text = (
        "How often the player wins who had this place in the order of the first generation, which follows from the "
        "foundations on the mats."
    )
    picture = band_plot("Victories by place, in shares", marks, 1.6, 1, "shares")
    return Section("places", "Place", text, table(["Place", "Victories", "In shares"], rows), picture)


def by_length(accounts: Accounts) -> Section:
    rows = []
    for players, games in accounts.items():
        turns = sorted(sum(game["turns"]) / players for game in games)
        tenth = len(turns) // 10
        early = Share(sum(len(game["early"]) for game in games), GENERATIONS * len(games))
        some = Share(sum(bool(game["early"]) for game in games), len(games))
        between = f"{turns[tenth]:.1f}–{turns[-tenth - 1]:.1f}"
        rows.append([str(players), f"{mean(turns):.1f}", between, early.percent(), some.percent()])
    text = (
        "Turns of each player in a game. A generation ends early when somebody has neither a card nor a global action "
        "left: of all generations, and games in which it happens."
    )
    head = ["Players", "Turns each", "Eight of ten between", "Generations that end early", "Games with one"]
    return Section("length", "Length", text, table(head, rows))


def by_global(accounts: Accounts) -> Section:
    names = list(
        dict.fromkeys(name for games in accounts.values() for g in games for row in g["globals"] for name in row)
    )
    rows, marks = [], []
    for name in sorted(names):
        shares = {n: global_share(games, name) for n, games in accounts.items()}
        rows.append([name.capitalize(), *[x.percent() for x in shares.values()]])
        marks.append((name, {n: x.mark(100) for n, x in shares.items()}))
    text = "In how many of all generations somebody triggers a global action."
    picture = band_plot("Generations with a global action", marks, 100, 100, "%")
    head = ["Global action", *[f"{players} players" for players in accounts]]
    return Section("globals", "Global actions", text, table(head, rows), picture)


def global_share(games: list[dict[str, Any]], name: str) -> Share:
    return Share(sum(name in row for game in games for row in game["globals"]), GENERATIONS * len(games))


def by_income(accounts: Accounts) -> Section:
    players = JUDGED if JUDGED in accounts else max(accounts)
    games = accounts[players]
    rows = []
    for source in NAMES:
        row = [source[0].upper() + source[1:]]
        for good in GOODS:
            each = [sum(game["income"].get((source, c, good), 0) for game in games) for c in range(CENTURIES)]
            row.append(" / ".join(f"{total / len(games) / players:.1f}" for total in each))
        rows.append(row)
    text = (
        f"What a player gets with {players} players, on average, in centuries 1 / 2 / 3: everything that comes in, "
        "what is paid for it not taken off. What a relationship, an event or an opportunity sets off counts as theirs."
    )
    head = ["Source", "Fame", "Gold", "Foundation", "Resources"]
    return Section("income", "Income by source and century", text, table(head, rows))
