"""Plays golden games anew: `python -m tests.golden.make GAME [standard | NAME …]`.

Golden games are kept for ever: run this only for games that no release has recorded yet, such as those with a card set
that is still being weighed, which are what `standard` stands for. Games with an own set carry it and never change. Each
game is the first, by the number of its seed, in which everything its line names happens.
"""

from __future__ import annotations

import functools
import sys
from pathlib import Path

from posterity.bots import BOTS
from posterity.core.chance import BlakeStream, seed_of
from posterity.core.deal import commitment, seed_from
from posterity.core.game import Setup
from posterity.core.observation import observe
from posterity.core.records import HASH_EVERY, SeatEntry, write_record
from posterity.games import GAMES
from posterity.games.legacies.board import NONE
from posterity.table.table import Table
from tests.games.gears.coverage import situations

FOLDER = Path(__file__).parent
SECRET, SHARE = bytes(range(32)), bytes(range(32, 64))


def technology(name, cost, reward, *needs, copies=3, **more):
    return {"name": name, "cost": cost, "reward": reward, "needs": list(needs), "copies": copies, **more}


def gear(*effects, **more):
    return {"when": "gear", "effects": list(effects), **more}


def established(*effects, **more):
    return {"when": "established", "effects": list(effects), **more}


PEOPLE = [
    {"name": "Ada", "pursuit": "Bridge", "bonus": 3},
    {"name": "Bo", "pursuit": "Axe", "bonus": 2},
    {"name": "Cleo", "pursuit": "Chisel", "bonus": 1},
    {"name": "Dan", "pursuit": "Drum", "bonus": 5},
]
BOX = {  # a box of our own, with low rewards: ties are frequent
    "set": "workshop",
    "technologies": [
        technology("Axe", 1, 1),
        technology("Basket", 0, 1),
        technology("Chisel", 1, 2),
        technology("Drum", 2, 2),
        technology("Bridge", 2, 2, "Axe"),
        technology("Engraving", 1, 2, "Chisel"),
        technology("Festival", 2, 3, "Drum", "Basket"),
        technology("Gate", 2, 1, "Bridge"),
        technology("Harbour", 3, 3, "Bridge", "Axe"),
        technology("Icon", 1, 1, "Engraving", "Chisel"),
        technology("Jousting", 2, 2, "Festival"),
        technology("Keep", 3, 2, "Gate", "Chisel"),
        technology("Lighthouse", 3, 4, "Harbour", "Drum", copies=2),
        technology("Museum", 2, 3, "Icon", "Festival", copies=2),
    ],
    "characters": PEOPLE,
}
FEW = {  # so few cards that both piles run empty
    "set": "handful",
    "technologies": [
        technology("Axe", 1, 1, copies=3),
        technology("Chisel", 2, 2, copies=2),
        technology("Bridge", 1, 3, "Axe", copies=2),
        technology("Drum", 0, 1, copies=1),
    ],
    "characters": PEOPLE,
}
MILL = {  # machines of our own: cheap, so that much is activated
    "set": "mill",
    "game": "machines",
    "technologies": [
        technology("Axle", 1, 2, ability=established({"do": "draw", "cards": 2})),
        technology("Bellows", 1, 1, ability=gear({"do": "points", "gain": 1})),
        technology("Crank", 1, 2, ability=gear({"do": "turn"})),
        technology("Dial", 1, 1, ability=gear({"do": "splice"})),
        technology("Engine", 1, 3, "Axle", ability=gear({"do": "copy"})),
        technology("Flywheel", 1, 2, ability=gear({"do": "action", "gain": 1})),
        technology("Governor", 1, 2, ability=gear({"do": "points", "lose": 2, "who": "other"})),
        technology("Hammer", 2, 3, "Axle", ability=gear({"do": "modify", "by": -1})),
        technology("Inkwell", 1, 1, ability=gear({"do": "draw", "cards": "cubes", "least": 2, "keep": 1})),
        technology("Jack", 1, 2, ability=gear({"do": "move", "frames": 1, "way": "left", "who": "other"})),
        technology("Kettle", 2, 2, ability=gear({"do": "cubes", "move": "any"})),
        technology("Lamp", 1, 3, "Bellows", ability=gear({"do": "modify", "by": 1})),
        technology("Mirror", 2, 4, "Engine", "Dial", ability=gear({"do": "cubes", "back": "any"}), copies=2),
        technology(
            "Needle",
            1,
            1,
            ability=established({"do": "discard", "cards": "hand"}, {"do": "draw", "cards": 3}, optional=True),
        ),
        technology(
            "Oar",
            1,
            1,
            ability=established({"do": "move", "frames": "any"}, cost=[{"do": "action", "give": 1}], optional=True),
        ),
        technology("Pump", 1, 2, ability=established({"do": "cubes", "gain": 2}, cost=[{"do": "discard", "cards": 1}])),
        technology(
            "Quill", 1, 1, ability=gear({"do": "points", "lose": 1, "who": "others"}, {"do": "move", "frames": 1})
        ),
        technology("Tome of the Origin", 2, 0, "Bellows"),
        technology("Rotor", 1, 2, ability=gear({"do": "move", "to": "Tome of the Origin"})),
        technology("Scale", 0, 1, ability=gear({"do": "cubes", "place": 2})),
    ],
    "characters": [
        {"name": "Ada", "pursuit": "Tome of the Origin", "bonus": 3},
        {"name": "Bo", "pursuit": "Axle", "bonus": 2},
        {"name": "Cleo", "pursuit": "Engine", "bonus": 4},
        {"name": "Dan", "pursuit": "Mirror", "bonus": 5},
    ],
}

# name: cards, players, options, bots, what must happen
GEARS = {
    "2-players-standard": (None, 2, {}, "greedy random", "reshuffled"),
    "3-players-sealed": (None, 3, {"fate": "sealed", "pursuits": "on"}, "greedy random greedy", ""),
    "4-players-destiny": (None, 4, {"fate": "destiny"}, "greedy random greedy random", ""),
    "2-players-end-tie-pool": (BOX, 2, {}, "random random", "end-tie-pool choosing-tie-score"),
    "2-players-end-tie-order": (BOX, 2, {"fate": "sealed"}, "greedy greedy", "end-tie-order choosing-tie-order"),
    "2-players-destiny": (BOX, 2, {"fate": "destiny", "pursuits": "on", "zero-moves": "on"}, "random greedy", "zero"),
    "2-players-shape": (BOX, 2, {"fate": "shape", "we-need-more-time": "free"}, "greedy random", "free-establish"),
    "3-players-standard": (
        *(BOX, 3, {"pursuits": "on", "pursuit-ties": "share"}),
        *("random greedy random", "reshuffled choosing-tie-order"),
    ),
    "3-players-destiny": (
        *(BOX, 3, {"fate": "destiny", "we-need-more-time": "free", "not-what-we-hoped-for": "5"}),
        *("greedy random random", "not-what-we-hoped-for"),
    ),
    "3-players-shape": (BOX, 3, {"fate": "shape", "zero-moves": "on"}, "random greedy random", "zero"),
    "4-players-standard": (BOX, 4, {"zero-moves": "on"}, "random random greedy random", "zero"),
    "4-players-sealed": (BOX, 4, {"fate": "sealed", "pursuits": "on"}, "random greedy random greedy", "reshuffled"),
    "4-players-shape": (
        *(BOX, 4, {"fate": "shape", "pursuits": "on", "pursuit-ties": "share", "not-what-we-hoped-for": "10"}),
        *("greedy random greedy random", "choosing-tie-score"),
    ),
    "2-players-too-few-cards": (FEW, 2, {}, "greedy random", "stuck single-card"),
}
PURSUITS = {"pursuits": "on"}
MACHINES = {
    "2-players-standard": (None, 2, {}, "greedy random", "reshuffled"),
    "4-players-standard": (None, 4, PURSUITS, "random greedy greedy random", ""),
    "2-players-extra-turns": (MILL, 2, {}, "random random", "extra-turn copied-turn in-the-spliced-frame"),
    "2-players-negative": (MILL, 2, {"zero-moves": "on"}, "random random", "end-negative zero"),
    "3-players-spliced": (MILL, 3, {}, "random greedy random", "in-the-spliced-frame declined unpayable"),
    "3-players-copies": (
        *(MILL, 3, {**PURSUITS, "pursuit-ties": "share"}),
        *("greedy random random", "copied-modify copied-cubes"),
    ),
    "4-players-pursuits": (MILL, 4, {**PURSUITS, "zero-moves": "on"}, "greedy random greedy random", "negative modify"),
}


PRIMER = "legacies-primer"
LEGACIES = {
    "1-player": (PRIMER, 1, {}, "greedy", ""),
    "1-player-novice": (PRIMER, 1, {"npcs": "nemesis:2", "difficulty": "novice"}, "greedy", ""),
    "1-player-expert": (PRIMER, 1, {"npcs": "nemesis:5", "difficulty": "expert", "sides": "random"}, "random", ""),
    "2-players-nemesis": (
        *(PRIMER, 2, {"npcs": "rising-star+nemesis:1", "difficulty": "advanced"}),
        *("greedy random", ""),
    ),
    "3-players-nemeses": (PRIMER, 3, {"npcs": "nemesis:3"}, "random greedy random", ""),
}


def card_set(game, cards):
    if isinstance(cards, str):
        return game.card_set(cards)
    return game.card_set(game.standard_set) if cards is None else game.own_card_set(cards, cards["set"])


def new_table(game, cards, players, options, bots, number, rules=None):
    given, options = card_set(game, cards), game.complete(players, options)
    setup = Setup(
        players=players,
        options=options,
        cards=given,
        seed=seed_of(number),
        rules=game.rules if rules is None else rules,
    )
    names = [SeatEntry(name=f"{bot.capitalize()} {seat}", kind="bot", bot=bot) for seat, bot in enumerate(bots.split())]
    return Table(game, setup, names)


def play_on(table, answers=100_000, seen=lambda table: None):
    """So many answers by the bots that sit there, and a look after each."""
    bots = [BOTS[bot or "random"](BlakeStream(table.setup.seed, f"bot-{seat}")) for seat, bot in enumerate(table.bots)]
    for _ in range(answers):
        ask = table.state.ask
        if ask is None:
            break
        table.answer(ask.seat, bots[ask.seat].choose(observe(table.game, table.state)))
        seen(table)
    return table


def first_game(game, cards, players, options, bots, wanted):
    """The game with the lowest number in which all of `wanted` happens."""
    for number in range(100_000):
        table = play_on(new_table(game, cards, players, options, bots, number))
        if not wanted or set(wanted.split()) <= situations(table.record()):
            return table
    raise AssertionError("no such game")


def eventful_game(game):
    """Undo, changes of seat and new luck."""
    box = MILL if game.name == "machines" else BOX
    table = play_on(new_table(game, box, 3, {}, "random random random", 3), 100)
    table.undo(0, 60, [])
    table.change(2, "person", name="Carla")
    table.change(2, "bot", "greedy")
    table.reseed(seed_of(99))
    return play_on(table)


def eventful_solo_game(game):
    """The same of one person against a Nemesis."""
    table = play_on(new_table(game, PRIMER, 1, {}, "random", 3), 60)
    table.undo(0, 40, [])
    table.change(0, "person", name="Carla")
    table.change(0, "bot", "greedy")
    table.reseed(seed_of(99))
    return play_on(table)


def waiting_game(game, rules):
    """A position is hashed while a chosen successor waits for the one before it, whose last ability asks something."""
    waits = []
    for number in range(10_000):
        table = new_table(game, PRIMER, 2, {}, "random random", number)
        play_on(table, seen=lambda table: waits.append(hashed_waiting(table)))
        if any(waits):
            return play_on(new_table(game, PRIMER, 2, {}, "random random", number, rules))
    raise AssertionError("no such game")


def hashed_waiting(table):
    waits = any(player.settled and player.taken != NONE for player in table.state.seats)
    return waits and table.number % HASH_EVERY == 0


def open_turn_game(game, rules):
    """A turn waits for its end though nothing of the hand can be established, or ended by itself as it once did."""
    given = BOX, 2, {"fate": "destiny", "we-need-more-time": "free"}, "random random"
    waits = []
    for number in range(10_000):
        play_on(new_table(game, *given, number), seen=lambda table: waits.append(nothing_fits(table.state)))
        if any(waits):
            return play_on(new_table(game, *given, number, rules))
    raise AssertionError("no such game")


def nothing_fits(s):
    only_end = s.ask is not None and [pick.text for pick in s.ask.options] == ["end"]
    return only_end and s.more_time and not s.players[s.ask.seat].fate


def crowded_game(game):
    """We Need More Time puts a technology into a full frame."""
    for number in range(1000):
        table = new_table(game, BOX, 2, {"not-what-we-hoped-for": "1"}, "random random", number)
        bots = [BOTS["random"](BlakeStream(table.setup.seed, f"bot-{seat}")) for seat in range(2)]
        while table.state.ask is not None:
            seat = table.state.ask.seat
            pick = crowding(table) or bots[seat].choose(observe(game, table.state)).text
            table.answer(seat, table.parse(pick))
        if "overfull" in situations(table.record()):
            return table
    raise AssertionError("no such game")


def crowding(table):
    """What leads to a full frame: stay in the latest one, fill it, and play the card for one more."""
    position = table.game.position(table.state)
    offered = position.ask.options
    establish = [pick for pick in offered if pick.startswith("establish:")]
    latest = f"travel:{position.present - 1}"
    if establish:
        return establish[0]
    if latest in offered:
        return latest
    return "fate:we-need-more-time" if "fate:we-need-more-time" in offered and position.actions_left else None


def standstill_game(game, players):
    """After a while everybody always gives the first answer: nothing is built any more, and the round ends."""
    setup = new_table(game, None, players, {}, " ".join(["random"] * players), 1).setup
    table = Table(game, setup, [SeatEntry(name=f"First {seat}", kind="person") for seat in range(players)])
    play_on(table, 25 * players)
    while table.state.ask is not None:
        table.answer(table.state.ask.seat, table.state.ask.options[0])
    return table


def committed_game(game):
    share = {"commitment": commitment(SHARE), "entropy": SHARE.hex()}
    made = new_table(game, BOX, 2, {"fate": "destiny"}, "random random", 0)
    seats = [SeatEntry(name="Anna", kind="person", **share), made.seats[1]]
    setup = Setup(
        players=2, options=made.setup.options, cards=made.setup.cards, seed=seed_from(SECRET, [SHARE, None]), rules=1
    )
    table = play_on(Table(game, setup, seats, commitment(SECRET)))
    table.secret = SECRET.hex()
    return table


def main(name, names):
    game, lines = GAMES[name], {"gears": GEARS, "machines": MACHINES, "legacies": LEGACIES}.get(name, {})
    special = {"3-players-undo-change-reseed": eventful_game}
    if name == "leaders":
        special = {
            f"{players}-players-standstill": functools.partial(standstill_game, players=players)
            for players in range(2, 7)
        }
    if name == "legacies":
        special = {
            "1-player-undo-change-reseed": eventful_solo_game,
            "2-players-retiring-rules-1": lambda game: waiting_game(game, 1),
            "2-players-retiring-rules-2": lambda game: waiting_game(game, 2),
        }
    if name == "gears":
        special |= {
            "2-players-committed-deal": committed_game,
            "2-players-overfull": crowded_game,
            "2-players-open-turn-rules-1": lambda game: open_turn_game(game, 1),
            "2-players-open-turn-rules-2": lambda game: open_turn_game(game, 2),
        }
    if names == ["standard"]:
        names = [line for line, (cards, *_) in lines.items() if cards is None]
    (FOLDER / name).mkdir(exist_ok=True)
    for line in names or [*lines, *special]:
        table = special[line](game) if line in special else first_game(game, *lines[line])
        (FOLDER / name / f"{line}.json").write_bytes(write_record(table.record()))
        print(f"{line}: {len(table.entries)} entries, {table.result().scores}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
