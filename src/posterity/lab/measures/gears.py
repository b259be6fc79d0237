"""What gears is measured by: technologies in play and their leaders, costs, levels, frames, losses, Fate cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from posterity.core.actions import Action
from posterity.core.events import Event
from posterity.core.game import Game, Setup
from posterity.core.tasks import State
from posterity.lab.measures.account import AccountKeeper
from posterity.lab.measures.estimates import mean, ratio, share
from posterity.lab.measures.groups import Account, Group, Measure
from posterity.lab.measures.shared import shares_by, victories_by
from posterity.lab.plays import MadePlay

INTO_HAND = ("dealt", "bonus-cards", "refilled", "drew")
COPY_LEFT = ("left-duplicates-success", "left-duplicates-failed")
SUCCEEDED_LEAST, LEADER_MOST, DEPENDENCIES_LEAST = 0.05, 1.3, 0.5
DEPENDENCY = "awarded-dependency"
ACTIONS = ("travel", "establish", "influence", "draw")
USES = ("establish", "pay", "fate")  # of cards in hand


class Keeper(AccountKeeper):
    """Keeps the account of a game of gears."""

    def __init__(self, game: Game[Any], setup: Setup, s: State) -> None:
        super().__init__(game, setup, s)
        self.present = 0
        self.drawn: set[str] = set()  # technologies that came into a hand
        self.established: list[str] = []
        self.succeeded: set[str] = set()  # successful at the end of a round
        self.leaders: dict[str, list[int]] = {}  # of each technology that paid in the last round
        self.paid: Counter[str] = Counter()  # points by the technology that paid them
        self.there: Counter[int] = Counter()  # technologies in each frame
        self.filled: list[tuple[int, int, int, int]] = []  # each round: places taken, places, frames full, frames
        self.copies: list[str] = []  # technologies that left as duplicates
        self.failed: list[str] = []  # technologies that paid nothing at the end of a round
        self.special: Counter[str] = Counter()  # plays by card, and those that changed nothing
        self.null: Counter[str] = Counter()
        self.done: Counter[str] = Counter()  # answers with a verb in a round

    def answered(self, s: State, pick: Action) -> None:
        if pick.verb.name in (*ACTIONS, *USES):
            self.done[f"{pick.verb.name} {len(self.filled) + 1}"] += 1

    def happened(self, s: State, event: Event) -> None:
        message, args = event.message, event.args
        if message in INTO_HAND:
            self.drawn.update(words(args["cards"]))
        elif message == "round-began":
            self.begin(args)
        elif message == "established":
            self.established.append(str(args["technology"]))
            self.there[number(args["frame"])] += 1
        elif message == "round-ends":
            self.fill()
        elif message.startswith("left-"):
            self.there[number(args["frame"])] -= 1
            if message in COPY_LEFT:
                self.copies.append(str(args["technology"]))
        elif message.startswith("awarded-"):
            self.paid[str(args["technology"])] += number(args["points"])
        elif message == "cube-returned":
            self.succeeded.add(str(args["technology"]))
            self.leaders.setdefault(str(args["technology"]), []).append(number(args["seat"]))
        elif message == "cube-lost":
            self.failed.append(str(args["technology"]))

    def begin(self, args: dict[str, Any]) -> None:
        self.present = args["present"]
        self.order = self.order or args["seats"]
        self.leaders = {}

    def fill(self) -> None:
        oldest = 0 if self.there[0] else 1
        frames = [(self.there[frame], self.present - frame) for frame in range(oldest, self.present)]
        full = sum(held >= capacity for held, capacity in frames)
        self.filled.append(
            (sum(held for held, _ in frames), sum(capacity for _, capacity in frames), full, len(frames))
        )

    def played(self, play: MadePlay) -> None:
        card = play.pick.split(":")[1]
        self.special[card] += 1
        self.null[card] += play.is_null

    def own(self) -> Account:
        return {
            "drawn": sorted(self.drawn),
            "established": self.established,
            "succeeded": sorted(self.succeeded),
            "leaders": self.leaders,
            "paid": dict(sorted(self.paid.items())),
            "filled": self.filled,
            "copies": self.copies,
            "failed": self.failed,
            "special": dict(sorted(self.special.items())),
            "null": dict(sorted(self.null.items())),
            "done": dict(sorted(self.done.items())),
        }


def number(value: object) -> int:
    """An argument of an event that is a number."""
    assert isinstance(value, int)
    return value


def words(value: object) -> list[str]:
    """An argument of an event that is a list of cards."""
    assert isinstance(value, list)
    return value


# ---------------------------------------------------------------- all games


def groups(cards: dict[str, Any], accounts: Sequence[Account], players: int) -> list[Group]:
    found = [dependencies(accounts, DEPENDENCIES_LEAST), *technology_groups(cards, accounts, players)]
    return [*found, fates(cards["fate"], accounts)]


def technology_groups(cards: dict[str, Any], accounts: Sequence[Account], players: int) -> list[Group]:
    """What does not depend on abilities and Fate cards."""
    technologies = {card["slug"]: card for card in cards["technologies"]}
    return [
        *by_card(list(technologies), accounts),
        leaders(list(technologies), accounts, players),
        by_cost(technologies, accounts),
        by_level(technologies, accounts),
        by_round("actions", ACTIONS, accounts),
        by_round("uses-of-cards", USES, accounts),
        frames(accounts),
        losses(technologies, accounts),
    ]


def dependencies(accounts: Sequence[Account], least: float | None) -> Group:
    """The share of all points that leaders get for technologies that others are built on."""
    parts = [sum(points.get(DEPENDENCY, 0) for points in account["sources"]) for account in accounts]
    wholes = [sum(sum(points.values()) for points in account["sources"]) for account in accounts]
    found = Measure("dependencies", ratio(parts, wholes), message="measure-is-source", args={"source": DEPENDENCY})
    return Group("dependencies", [found], least=least)


def by_card(names: Sequence[str], accounts: Sequence[Account]) -> list[Group]:
    """Of the games in which a technology was drawn: those where it was established, and those where it paid."""
    built = shares_by(lambda account: set(account["established"]), lambda account: account["drawn"], names, accounts)
    paid = shares_by(lambda account: account["succeeded"], lambda account: account["drawn"], names, accounts)
    return [Group("established", built), Group("succeeded", paid, least=SUCCEEDED_LEAST)]


def leaders(names: Sequence[str], accounts: Sequence[Account], players: int) -> Group:
    """Victories of those who lead a technology when the last round is scored."""
    found = victories_by(lambda account: account["leaders"].items(), names, accounts, players)
    return Group("leaders", found, most=LEADER_MOST)


def by_cost(technologies: dict[str, Any], accounts: Sequence[Account]) -> Group:
    """What share of all technologies that are established has each cost."""
    costs = sorted({card["cost"] for card in technologies.values()})
    built = [Counter(technologies[slug]["cost"] for slug in account["established"]) for account in accounts]
    wholes = [found.total() for found in built]
    measures = [
        Measure(f"cost-{cost}", ratio([found[cost] for found in built], wholes), **called("cost", cost))
        for cost in costs
    ]
    return Group("costs", measures)


def called(what: str, number: int) -> dict[str, Any]:
    return {"message": f"measure-is-{what}", "args": {what: str(number)}}


def by_level(technologies: dict[str, Any], accounts: Sequence[Account]) -> Group:
    """What share of all points is paid by technologies of each level; fundamental ones are level 1."""
    level = {slug: level_of(technologies, slug) for slug in technologies}
    paid: list[Counter[int]] = []
    for account in accounts:
        paid.append(Counter())
        for slug, points in account["paid"].items():
            paid[-1][level[slug]] += points
    wholes = [found.total() for found in paid]
    measures = [
        Measure(f"level-{step}", ratio([found[step] for found in paid], wholes), **called("level", step))
        for step in sorted(set(level.values()))
    ]
    return Group("levels", measures)


def level_of(technologies: dict[str, Any], slug: str) -> int:
    """The length of the longest chain of needs that ends with a technology."""
    return 1 + max((level_of(technologies, need) for need in technologies[slug]["needs"]), default=0)


def by_round(name: str, verbs: Sequence[str], accounts: Sequence[Account]) -> Group:
    """What share of all answers with these verbs each of them has in each round."""
    measures = []
    for round in range(1, 1 + min((len(account["filled"]) for account in accounts), default=0)):
        counts = [[account["done"].get(f"{verb} {round}", 0) for verb in verbs] for account in accounts]
        for place, verb in enumerate(verbs):
            found = ratio([row[place] for row in counts], [sum(row) for row in counts])
            args = {"verb": verb, "round": str(round)}
            measures.append(Measure(f"{verb}-{round}", found, message="measure-is-verb", args=args))
    return Group(name, [measure for measure in measures if measure.estimate.value])


def frames(accounts: Sequence[Account]) -> Group:
    """How much of the timeline is taken when the turns of a round are over, and how many frames are full."""
    measures = []
    for round in range(min((len(account["filled"]) for account in accounts), default=0)):
        rows = [account["filled"][round] for account in accounts]
        for key, part, whole in (("taken", 0, 1), ("full", 2, 3)):
            found = ratio([row[part] for row in rows], [row[whole] for row in rows])
            measures.append(Measure(f"{key}-{round + 1}", found, **called(key, round + 1)))
    return Group("frames", measures)


def losses(technologies: dict[str, Any], accounts: Sequence[Account]) -> Group:
    """Technologies that leave as duplicates or fail at the end of a round, and the rewards lost with them."""
    measures = []
    for kind in ("copies", "failed"):
        lost = [sum(technologies[slug]["reward"] for slug in account[kind]) for account in accounts]
        games = sum(bool(account[kind]) for account in accounts)
        often = mean([len(account[kind]) for account in accounts])
        measures += [
            Measure(f"{kind}-games", share(games, len(accounts)), message=f"measure-is-{kind}-games"),
            Measure(f"{kind}-times", often, "times", f"measure-is-{kind}-times"),
            Measure(f"{kind}-points", mean(lost), "points", f"measure-is-{kind}-points"),
        ]
    return Group("losses", measures)


def fates(names: Sequence[str], accounts: Sequence[Account]) -> Group:
    """Of the plays of each Fate card those that change nothing."""
    found = shares_by(lambda account: account["null"], lambda account: account["special"], names, accounts)
    return Group("fates", [measure for measure in found if measure.estimate.count])
