"""Card sets with abilities, tables and sheets made at random for the comparison with the model."""

from __future__ import annotations

import random

import msgspec

from posterity.core.game import Setup
from posterity.core.records import SeatEntry
from posterity.table.table import Table
from tests.games.gears import chosen as gears
from tests.games.machines.lay import GAME, TOY, do
from tests.games.machines.model import Model

STANDARD = GAME.card_set(GAME.standard_set)
TOME = "Tome of the Origin"
VALUES = {name: gears.VALUES[name] for name in ("pursuits", "pursuit-ties", "zero-moves")}


def a_card_set(luck: random.Random, least: int):
    """Any playable set: cheap cards, many with a gear, so that much is activated."""
    names = [TOME, *[f"Tech {number}" for number in range(luck.randint(6, 30))]]
    luck.shuffle(names)
    dearest, best, deepest = luck.choice([1, 1, 2]), luck.choice([1, 3, 9]), luck.choice([0, 0, 1, 2])
    technologies = []
    for place, name in enumerate(names):
        needs = luck.sample(names[:place], luck.randint(0, min(place, deepest)))
        card = {"name": name, "cost": luck.choice([0, 1, 1, dearest]), "reward": luck.randint(0, best), "needs": needs}
        card["copies"] = luck.randint(1, 4)
        if luck.random() < 0.8:
            card["ability"] = an_ability(luck, names)
        technologies.append(card)
    while sum(card["copies"] for card in technologies) < least:
        luck.choice(technologies)["copies"] += 1
    pursued = [luck.choice(names) for _ in range(4)]
    people = [{"name": f"Person {n}", "pursuit": p, "bonus": luck.randint(0, 6)} for n, p in enumerate(pursued)]
    return GAME.own_card_set({"set": "any", "technologies": technologies, "characters": people}, "any")


def an_ability(luck: random.Random, names):
    when = luck.choice(["gear", "gear", "established"])
    ability = {"when": when, "effects": [an_effect(luck, names) for _ in range(luck.choice([1, 1, 1, 2, 3]))]}
    if luck.random() < 0.25:
        costs = [do("discard", cards=luck.choice([1, 2, "hand"])), do("action", give=luck.choice([1, 1, 2]))]
        ability["cost"] = luck.sample(costs, luck.choice([1, 1, 2]))
    if when == "established" and luck.random() < 0.4:
        ability["optional"] = True
    return ability


def an_effect(luck: random.Random, names):
    few = luck.randint(1, 3)
    way = luck.choice(["left", "right"])
    return luck.choice(
        [
            do("draw", cards=few),
            do("draw", cards=luck.randint(1, 5), keep=few),
            do("draw", cards="cubes", least=luck.randint(0, 3), keep=luck.randint(0, 2)),
            do("discard", cards=luck.choice([1, 2, 3, "hand"])),
            do("move", to=luck.choice([TOME, *names])),
            do("move", frames="any", way=way),
            do("move", frames=few, way=way),
            do("move", frames=few, way=way, who="other"),
            do("points", gain=few),
            do("points", lose=few),
            do("points", lose=few, who=luck.choice(["other", "others"])),
            do("cubes", gain=few),
            do("cubes", place=few),
            do("cubes", back=luck.choice([1, "any"])),
            do("cubes", move=luck.choice([1, 2, "any"])),
            do("modify", by=1),
            do("modify", by=-1),
            do("action", gain=luck.choice([1, 2])),
            do("turn"),
            do("splice"),
            do("copy"),
            do("copy"),
        ]
    )


def a_table(luck: random.Random) -> Table:
    """A new table with any options, players and cards."""
    players = luck.randint(2, 4)
    options = GAME.complete(players, {name: luck.choice(values) for name, values in VALUES.items()})
    cards = luck.choice([STANDARD, TOY, None, None, None]) or a_card_set(luck, {2: 13, 3: 20, 4: 28}[players])
    seats = [SeatEntry(name=f"Player {seat}", kind="person") for seat in range(players)]
    setup = Setup(players=players, options=options, cards=cards, seed=luck.randbytes(32), rules=GAME.rules)
    return Table(GAME, setup, seats)


class Whim(gears.Whim):
    """As in gears, but what can be activated mostly is."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__(luck)
        self.likes["activate"] = luck.choice([5, 20])


def model_of(setup):
    abilities = {
        table["slug"]: msgspec.to_builtins(card.ability)
        for table, card in zip(
            GAME.show_cards(setup.cards)["technologies"], setup.cards.cards.technologies, strict=True
        )
    }
    for ability in filter(None, abilities.values()):
        for effect in ability["effects"]:
            if "to" in effect:
                effect["to"] = gears.slug(effect["to"])
    return Model(GAME.show_cards(setup.cards), setup.players, setup.options, setup.seed, abilities)


def a_sheet(luck: random.Random):
    """As in gears, with reward tokens, the spliced frame and scores below zero; no Fate cards."""
    low = ("Anima", "Gemcutting", "Glyphwriting")
    sheet, needs, rewards = gears.a_sheet(luck, GAME, low, luck.choice([0, 1]))
    del sheet["fate"]
    for site in sheet["timeline"]:
        if luck.random() < 0.4:
            site["modifier"] = luck.randint(-3, 3)
    if "scores" in sheet:
        sheet["scores"] = {player: luck.randint(-30, 60) for player in sheet["players"]}
    if luck.random() < 0.3:
        read_the_tome(luck, sheet, needs, rewards)
    return sheet, needs, rewards


def read_the_tome(luck: random.Random, sheet, needs, rewards):
    """A Tome that needs nothing, whatever it needs otherwise, and somebody who reads it later."""
    own = sheet.setdefault("technology", [])
    own[:] = [card for card in own if card["name"] != TOME]
    own += [
        {"name": TOME, "cost": 2, "reward": luck.randint(0, 9), "needs": []},
        {"name": "Reader", "cost": 1, "reward": luck.randint(0, 7), "needs": [TOME]},
    ]
    for card in own[-2:]:
        needs[gears.slug(card["name"])] = [gears.slug(need) for need in card["needs"]]
        rewards[gears.slug(card["name"])] = card["reward"]
    sheet["timeline"] = [site for site in sheet["timeline"] if gears.slug(site["technology"]) != gears.slug(TOME)]
    for frame, name in ((luck.randint(0, 2), TOME), (luck.randint(2, 3), "Reader")):
        cubes = {player: luck.randint(0, 3) for player in sheet["players"]}
        sheet["timeline"].append({"frame": frame, "technology": name, "cubes": cubes, "modifier": luck.randint(-2, 2)})
