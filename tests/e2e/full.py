"""The fullest table of gears there can be: four seats, round 4, 45 technologies, a hand of 8; laid with the engine."""

from __future__ import annotations

import time

from posterity.core.sets import slug_of
from tests.games.gears.lay import COLOURS, lay
from tests.games.machines import lay as machines
from tests.server.serving import Client

FRAMES = 9
PLAYERS = 4
HAND = 8
HOME = 4  # where the one who looks stands


def technologies(book):
    """All of them, with short chains of needs first."""
    names = book.names[: book.technologies]
    depth = {}

    def level(card):
        if card not in depth:
            depth[card] = 1 + max([level(need) for need in book.needs[card]], default=0)
        return depth[card]

    return [names[card] for card in sorted(range(len(names)), key=lambda card: (level(card), card))]


def timeline(names):
    """Frame by frame, each as full as it may be; everybody has cubes somewhere, and on some technologies all have."""
    laid, at = {}, 0
    for frame in range(1, FRAMES + 1):
        here = []
        for place in range(FRAMES + 1 - frame):
            name = names[at % len(names)]
            at += 1
            seats = COLOURS[: 1 + (frame + place) % PLAYERS]
            cubes = [f"{colour}:{1 + (place + seat) % 3}" for seat, colour in enumerate(seats)]
            here.append(" ".join([name, *cubes]))
        laid[frame] = ", ".join(here).replace(", ", ",")
    return laid


def begun(running, game="gears"):
    """Four people and their table, at the first question."""
    people = [running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno", "Carla", "Dorotea")]
    clients = [Client(running, one["key"]) for one in people]
    options = {} if game == "machines" else {"fate": "standard"}
    table, tokens = clients[0].table(game, seats=("me", "link", "link", "link"), options=options)
    for client, token in zip(clients[1:], tokens, strict=True):
        client.post("join", {"token": token})
    while clients[0].view(table)["status"] == "open":
        time.sleep(0.05)
    return people, table


def full(running, game="gears", frames=(HOME, 2, 7, 10)):
    """Anna's key and the table; `frames` is where everybody stands."""
    people, table = begun(running, game)
    session = running.app.tables.sessions[table]
    book = session.table.state.book
    names = technologies(book)
    hand = names[-HAND + 1 :] + (["willed-into-existence"] if game == "gears" else [slug_of(names[0])])
    state = lay(
        [" ".join(hand)],
        timeline(names),
        players=PLAYERS,
        round=4,
        turn=2,
        frames=list(frames),
        pools=[3, 2, 4, 3],
        scores=[44, 47, 38, 41],
        deck=names[0],
        book=book,
        **({} if game == "gears" else {"expansion": machines.lay(players=2).expansion}),
    )
    session.table.state = state
    return people[0], table
