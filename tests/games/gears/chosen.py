"""Card sets, tables and sheets made at random for the comparison with the model."""

from __future__ import annotations

import random

from posterity.core.game import Setup
from posterity.core.records import SeatEntry
from posterity.table.table import Table
from tests.games.gears.lay import GAME, STANDARD

PRIMER = GAME.card_set("gears-primer")
VALUES = {
    "fate": ["standard", "standard", "sealed", "destiny", "shape"],
    "pursuits": ["off", "on"],
    "pursuit-ties": ["none", "share"],
    "we-need-more-time": ["over-capacity", "free"],
    "not-what-we-hoped-for": ["0", "1", "5", "10"],
    "zero-moves": ["off", "off", "on"],
}


def a_card_set(luck: random.Random, least: int):
    """Any playable set: from barely enough cards to deal to a well-filled box."""
    kinds = luck.randint(4, 40)
    names = [f"Tech {number}" for number in range(kinds)]
    luck.shuffle(names)
    dearest, best, deepest = luck.choice([1, 2, 3, 4]), luck.choice([2, 4, 9]), luck.choice([0, 1, 2, 4])
    technologies = [
        {
            "name": name,
            "cost": luck.randint(0, dearest),
            "reward": luck.randint(0, best),
            "needs": luck.sample(names[:place], luck.randint(0, min(place, deepest))),
            "copies": luck.randint(1, 4),
        }
        for place, name in enumerate(names)
    ]
    luck.shuffle(technologies)
    while sum(card["copies"] for card in technologies) < least:
        luck.choice(technologies)["copies"] += 1
    pursued = [luck.choice(names) for _ in range(4)]
    people = [{"name": f"Person {n}", "pursuit": p, "bonus": luck.randint(0, 6)} for n, p in enumerate(pursued)]
    return GAME.own_card_set({"set": "any", "technologies": technologies, "characters": people}, "any")


def a_table(luck: random.Random) -> Table:
    """A new table with any options, players and cards."""
    players = luck.randint(2, 4)
    options = GAME.complete(players, {name: luck.choice(values) for name, values in VALUES.items()})
    least = {2: 13, 3: 20, 4: 28}[players]
    cards = luck.choice([STANDARD, PRIMER, None, None, None]) or a_card_set(luck, least)
    seats = [SeatEntry(name=f"Player {seat}", kind="person") for seat in range(players)]
    setup = Setup(players=players, options=options, cards=cards, seed=luck.randbytes(32), rules=GAME.rules)
    return Table(GAME, setup, seats)


class Whim:
    """Picks at random, but with likes and dislikes of its own, so that games differ."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        verbs = ("travel", "establish", "influence", "draw", "take", "fate", "end", "place")
        self.likes = {verb: luck.choice([1, 1, 2, 5]) for verb in verbs}
        self.likes["establish"] *= 3

    def pick(self, options: list[str]) -> str:
        verbs = sorted({option.split(":")[0] for option in options})
        [verb] = self.luck.choices(verbs, [self.likes.get(verb, 1) for verb in verbs])
        return self.luck.choice([option for option in options if option.split(":")[0] == verb])


def a_sheet(luck: random.Random, game=GAME, low=("Fire", "The Wheel", "Mining"), oldest=1):
    """A timeline at the end of a round as somebody might type it in, all names in their own spelling."""
    cards = {card.name: card for card in game.card_set(game.standard_set).cards.technologies}
    own = own_technologies(luck, list(cards), low)
    needs = {name: list(card.needs) for name, card in cards.items()} | {card["name"]: card["needs"] for card in own}
    costs = {name: card.reward for name, card in cards.items()} | {card["name"]: card["reward"] for card in own}
    players = luck.sample(["red", "blue", "green", "yellow", "Anna B."], luck.randint(2, 4))
    round_ = luck.randint(1, 4)
    frames = list(range(oldest, len(players) + round_ + 2))
    names = a_few_names(luck, needs)
    timeline = []
    for frame in frames:
        for name in luck.sample(names, min(len(names), luck.choice([0, 1, 2, 2, 3, 5]))):
            cubes = {
                player: luck.choice([0, 0, 1, 1, 2, 3])
                for player in luck.sample(players, luck.randint(0, len(players)))
            }
            timeline.append({"frame": frame, "technology": spelled(luck, name), "cubes": cubes})
    luck.shuffle(timeline)
    sheet = {"game": game.name, "players": players, "round": round_, "timeline": timeline}
    if own or luck.random() < 0.5:
        sheet["technology"] = own
    sheet["fate"] = lying_fate(luck, timeline, needs)
    sheet["pursuit"] = [
        {"player": player, "technology": luck.choice(names), "bonus": luck.randint(0, 6)}
        for player in luck.sample(players, luck.randint(0, len(players)))
    ]
    for key in ("scores", "pools"):
        if luck.random() < 0.5:
            sheet[key] = {player: luck.randint(0, 60) for player in luck.sample(players, luck.randint(0, len(players)))}
    return sheet, {slug(n): [slug(m) for m in w] for n, w in needs.items()}, {slug(n): r for n, r in costs.items()}


def own_technologies(luck: random.Random, known: list[str], low):
    """A few new technologies, and a few in place of cards of the set; none needs itself through others."""
    new = [f"Own {number}" for number in range(luck.choice([0, 0, 3, 8]))]
    replaced = luck.sample(known, luck.choice([0, 0, 2])) if new else []
    own = []
    for place, name in enumerate(new):
        below = [*new[:place], *[card for card in low if card not in replaced]]
        needs = luck.sample(below, min(len(below), luck.choice([0, 0, 1, 1, 2])))
        own.append({"name": name, "cost": luck.randint(0, 4), "reward": luck.randint(0, 7), "needs": needs})
    own += [{"name": name, "cost": 1, "reward": luck.randint(0, 7), "needs": []} for name in replaced]
    luck.shuffle(own)
    return own


def a_few_names(luck: random.Random, needs: dict[str, list[str]]) -> list[str]:
    """Technologies that belong together: some, and much of what they need."""
    names = luck.sample(sorted(needs), luck.randint(2, 6))
    own = [name for name in needs if name.startswith("Own")]
    names += luck.sample(own, min(len(own), 5))
    for name in names:
        names += [need for need in needs[name] if need not in names and luck.random() < 0.9]
    return list(dict.fromkeys(names))[:12]


def lying_fate(luck: random.Random, timeline, needs):
    """Lingering Fate cards, each at most once."""
    by_slug = {slug(name): wanted for name, wanted in needs.items()}
    fate = []
    for card in luck.sample(["Willed Into Existence", "Not What We Hoped For", "Perfectly Laid Plans"], 3):
        sites = [s for s in timeline if card[0] != "W" or by_slug[slug(s["technology"])]]
        if not sites or luck.random() < 0.4:
            continue
        site = luck.choice(sites)
        lying = {"card": spelled(luck, card), "frame": site["frame"], "technology": spelled(luck, site["technology"])}
        if card[0] == "W":
            lying["removes"] = spelled(luck, luck.choice(by_slug[slug(site["technology"])]))
        fate.append(lying)
    return fate


def spelled(luck: random.Random, name: str) -> str:
    return luck.choice([name, name, name.upper(), slug(name)])


def slug(name: str) -> str:
    return "-".join("".join(c if c.isascii() and c.isalnum() else " " for c in name.lower()).split())
