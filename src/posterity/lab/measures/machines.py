"""What machines is measured by: all that gears is, and the use and worth of abilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from posterity.core.events import Event
from posterity.core.game import Game, Setup
from posterity.core.tasks import State
from posterity.lab.measures import gears
from posterity.lab.measures.estimates import mean
from posterity.lab.measures.groups import Account, Group, Measure
from posterity.lab.measures.shared import shares_by, shares_of, victories_by
from posterity.lab.plays import MadePlay

USED_LEAST = 0.1  # of the games in which it succeeded
USER_LEAST, USER_MOST = 0.93, 1.07
TOKENS = ("modified", "gained-turn", "gained-actions", "spliced")  # how often, in a game


class Keeper(gears.Keeper):
    """Keeps the account of a game of machines: also who uses which ability, with effect or without."""

    def __init__(self, game: Game[Any], setup: Setup, s: State) -> None:
        super().__init__(game, setup, s)
        self.users: dict[str, list[int]] = {}  # of each gear, with effect
        self.skipped: Counter[str] = Counter()  # abilities that were declined, or could not be paid
        self.happenings: Counter[str] = Counter()

    def happened(self, s: State, event: Event) -> None:
        super().happened(s, event)
        message = event.message
        if message == "ability-drew" or message == "ability-looked":
            self.drawn.update(gears.words(event.args["cards"]))
        elif message in ("declined", "not-paid"):
            self.skipped[str(event.args["technology"])] += 1
        elif message == "modified":
            self.happenings[f"modified{gears.number(event.args['by']):+d}"] += 1
        elif message in TOKENS:
            self.happenings[message] += 1

    def played(self, play: MadePlay) -> None:
        super().played(play)
        seats = self.users.setdefault(play.pick.split(":")[1], [])
        if not play.is_null and play.seat not in seats:
            seats.append(play.seat)

    def own(self) -> Account:
        more = {"skipped": dict(sorted(self.skipped.items())), "happenings": dict(sorted(self.happenings.items()))}
        return {**super().own(), "users": self.users, **more}


def groups(cards: dict[str, Any], accounts: Sequence[Account], players: int) -> list[Group]:
    geared = [card["slug"] for card in cards["technologies"] if (card["ability"] or {}).get("when") == "gear"]
    timed = [card["slug"] for card in cards["technologies"] if (card["ability"] or {}).get("when") == "established"]
    return [
        gears.dependencies(accounts, None),
        *gears.technology_groups(cards, accounts, players),
        by_use(geared, accounts),
        in_vain(geared, accounts),
        by_user(geared, accounts, players),
        when_established(timed, accounts),
        happenings(accounts),
    ]


def by_use(geared: Sequence[str], accounts: Sequence[Account]) -> Group:
    """Of the games in which a technology with a gear succeeded: where somebody activated it with effect."""
    found = shares_by(effective, lambda account: {*account["succeeded"], *effective(account)}, geared, accounts)
    return Group("gears-used", found, least=USED_LEAST)


def effective(account: Account) -> set[str]:
    """The gears that somebody activated with effect."""
    return {slug for slug, seats in account["users"].items() if seats}


def in_vain(geared: Sequence[str], accounts: Sequence[Account]) -> Group:
    """Of all activations of a gear those that change nothing."""
    found = shares_by(lambda account: account["null"], lambda account: account["special"], geared, accounts)
    return Group("gears-in-vain", found)


def by_user(geared: Sequence[str], accounts: Sequence[Account], players: int) -> Group:
    """Victories of those who activated a gear with effect in the game."""
    found = victories_by(lambda account: account["users"].items(), geared, accounts, players)
    return Group("gears-users", found, USER_LEAST, USER_MOST)


def when_established(timed: Sequence[str], accounts: Sequence[Account]) -> Group:
    """Of the times that a technology with an ability "when established" was established: the ability was used."""
    built: Counter[str] = Counter()
    skipped: Counter[str] = Counter()
    for account in accounts:
        built.update(account["established"])
        skipped.update(account["skipped"])
    return Group("timed-used", shares_of({slug: built[slug] - skipped[slug] for slug in timed}, built, timed))


def happenings(accounts: Sequence[Account]) -> Group:
    """How often in a game reward tokens are laid, turns and actions gained, and the frame spliced."""
    names = ("modified+1", "modified-1", "gained-turn", "gained-actions", "spliced")
    measures = [
        Measure(name, mean([account["happenings"].get(name, 0) for account in accounts]), "times", says(name))
        for name in names
    ]
    return Group("happenings", measures)


def says(name: str) -> str:
    plain = name.replace("+1", "-up").replace("-1", "-down")
    return f"measure-is-{plain}"
