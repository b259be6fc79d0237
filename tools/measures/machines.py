"""What the balance page of machines measures: all that gears does, and the use and worth of abilities."""

from __future__ import annotations

from collections import Counter
from typing import Any

from posterity.core.events import Event
from tools.measures import Accounts, Bound, Section, Share, band_plot, gears, table
from tools.measures.gears import ENOUGH, LEADER_MOST

USED_LEAST = 0.1  # of the games in which it succeeded


def account(told: list[Event]) -> dict[str, Any]:
    """The account of one game."""
    seen = Account()
    for event in told:
        seen.hear(event.message, event.args)
    return {**seen.told(), "users": seen.users}


class Account(gears.Account):
    """Collects the account while a game is played, with who uses which ability."""

    def __init__(self) -> None:
        super().__init__()
        self.users: dict[str, list[int]] = {}  # of each ability

    def hear(self, message: str, args: dict[str, Any]) -> None:
        super().hear(message, args)
        if message == "ability-drew":
            self.drawn.update(args["cards"])
        elif message == "ability-kept":
            self.drawn.add(args["card"])
        elif message == "activated":
            self.used(args)

    def used(self, args: dict[str, Any]) -> None:
        seats = self.users.setdefault(args["technology"], [])
        if args["seat"] not in seats:
            seats.append(args["seat"])


def sections(cards: dict[str, Any], accounts: Accounts) -> list[Section]:
    geared = {card["slug"]: card for card in cards["technologies"] if (card["ability"] or {}).get("when") == "gear"}
    return [*gears.sections(cards, accounts), by_use(geared, accounts), by_user(geared, accounts)]


def by_use(geared: dict[str, Any], accounts: Accounts) -> Section:
    found = {players: use_shares(geared, games) for players, games in accounts.items()}
    rows, marks, bounds = [], [], []
    for slug, card in geared.items():
        rows.append([card["name"], *[found[players][slug].percent() for players in accounts]])
        marks.append((card["name"], {players: found[players][slug].mark(100) for players in accounts}))
    for players, shares in found.items():
        least = min(geared, key=lambda slug: shares[slug].value)
        said = "Every gear is activated in at least 10 % of the games in which its technology succeeded"
        holds = shares[least].value >= USED_LEAST
        bounds.append(Bound(said, players, shares[least].percent(), geared[least]["name"], holds))
    text = "Of the games in which a technology with a gear was successful: in how many somebody activated it."
    picture = band_plot("Games in which a gear was activated", marks, 100, 100 * USED_LEAST, "%")
    head = ["Technology", *[f"{players} players" for players in accounts]]
    return Section("gears", "Gears in use", text, table(head, rows), picture, bounds)


def use_shares(geared: dict[str, Any], games: list[dict[str, Any]]) -> dict[str, Share]:
    succeeded = Counter(slug for game in games for slug in {*game["succeeded"], *game["users"]} if slug in geared)
    used = Counter(slug for game in games for slug in game["users"])
    return {slug: Share(used[slug], succeeded[slug]) for slug in geared}


def by_user(geared: dict[str, Any], accounts: Accounts) -> Section:
    found = {players: user_shares(geared, games) for players, games in accounts.items()}
    rows, marks, bounds = [], [], []
    for slug, card in geared.items():
        shares = {players: found[players][slug] for players in accounts}
        rows.append([card["name"], *[f"{x.times(1 / n)} of {x.tries}" for n, x in shares.items()]])
        marks.append((card["name"], {n: x.mark(n) for n, x in shares.items()}))
    for players, shares_of in found.items():
        judged = [slug for slug in geared if shares_of[slug].tries >= ENOUGH] or list(geared)
        most = max(judged, key=lambda slug: shares_of[slug].value)
        said = "Nobody who activates a gear wins more than 1.5 of their share"
        holds = shares_of[most].value * players <= LEADER_MOST
        bounds.append(Bound(said, players, shares_of[most].times(1 / players), geared[most]["name"], holds))
    text = (
        "How often somebody wins who has activated a gear in the game, in shares, and of how many such players. "
        f"A gear with fewer than {ENOUGH} of them says too little to break the bound."
    )
    picture = band_plot("Victories of those who activated a gear, in shares", marks, 2.5, LEADER_MOST, "shares")
    head = ["Technology", *[f"{players} players" for players in accounts]]
    return Section("users", "Gears and victories", text, table(head, rows), picture, bounds)


def user_shares(geared: dict[str, Any], games: list[dict[str, Any]]) -> dict[str, Share]:
    tries: Counter[str] = Counter()
    hits: Counter[str] = Counter()
    for game in games:
        for slug, seats in game["users"].items():
            tries[slug] += len(seats)
            hits[slug] += sum(seat in game["winners"] for seat in seats)
    return {slug: Share(hits[slug], tries[slug]) for slug in geared}
