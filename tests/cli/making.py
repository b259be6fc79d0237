"""Records made for these tests."""

from __future__ import annotations

from posterity.bots import BOTS
from posterity.core.chance import BlakeStream, seed_of
from posterity.core.deal import commitment, seed_from
from posterity.core.game import Setup
from posterity.core.observation import observe
from posterity.core.records import SeatEntry
from posterity.games import GAMES
from posterity.table.table import Table

LEADERS = GAMES["leaders"]
SECRET = bytes(range(32))
SHARE = bytes(range(32, 64))
SHEET = """game = "leaders"
players = ["red", "blue"]
first = "red"
[tableau]
red = ["bank", "bank", "parade"]
blue = ["monument", "Parade"]
"""


def new_table(seed, seats, commitment=None, cards=None, **options):
    setup = Setup(
        players=len(seats),
        options=LEADERS.complete(len(seats), options),
        cards=cards or LEADERS.card_set(LEADERS.standard_set),
        seed=seed,
        rules=LEADERS.rules,
    )
    return Table(LEADERS, setup, seats, commitment)


def play_on(table, answers, bot="random"):
    """So many more answers, or all there are."""
    seats = range(len(table.seats))
    bots = [BOTS[bot](BlakeStream(table.setup.seed, f"bot-{seat}")) for seat in seats]
    for _ in range(answers):
        ask = table.state.ask
        if ask is None:
            break
        pick = bots[ask.seat].choose(observe(LEADERS, table.state))
        table.answer(ask.seat, pick, "the harvest" if table.must_say(ask.seat, pick) else None)
    return table


def bots(*names):
    return [SeatEntry(name=name.capitalize(), kind="bot", bot=name) for name in names]


def people(*names):
    return [SeatEntry(name=name, kind="person") for name in names]


def finished_game():
    return play_on(new_table(seed_of(7), bots("greedy", "random")), 100_000, "greedy").record()


def busy_game():
    """Answers, words, an undo, changes of seat and new luck, with a hash at the end."""
    table = new_table(seed_of(3), people("Anna", "Bruno", "Carla"), dedications="on")
    play_on(table, 40)
    table.undo(1, 30, [0, 2])
    table.change(2, "bot", "random")
    table.reseed(seed_of(99))
    play_on(table, 6)
    table.change(0, "person", name="Dora")
    table.change(1, "absent")
    play_on(table, 4)
    table.entries[-1].hash = table.hash()
    return table.record()


def committed_game():
    share = {"commitment": commitment(SHARE), "entropy": SHARE.hex()}
    seats = [SeatEntry(name="Anna", kind="person", **share), *bots("random")]
    table = new_table(seed_from(SECRET, [SHARE, None]), seats, commitment(SECRET))
    play_on(table, 100_000, "greedy")
    table.secret = SECRET.hex()
    return table.record()
