"""A table of leaders as full as it can be: full streets, Protects, every kind of card in hand; laid with the engine."""

from __future__ import annotations

import time

from tests.games.leaders.lay import LEGACIES, lay
from tests.server.serving import Client

NAMES = ("Anna", "Bruno", "Carla", "Dorotea", "Ettore", "Francesca")
RESOURCES = "gold gold gold brick brick subject subject subject wild"
KINDS = " ".join(dict.fromkeys(LEGACIES))  # one of each
STREETS = [
    "monument bank monument parade protect",
    "monument parade monument bank protect protect",
    "bank bank parade monument parade",
    "parade parade monument monument",
    "monument monument monument monument protect",
    "bank parade monument",
]


def crowd(running, players=6, step="work", hand=f"{KINDS} monument | {RESOURCES}"):
    """Anna's welcome and the table."""
    people = [running.stranger().post("people", {"name": name}) for name in NAMES[:players]]
    clients = [Client(running, one["key"]) for one in people]
    options = {"rounds": "2", "dedications": "on"}
    table, tokens = clients[0].table("leaders", seats=("me", *["link"] * (players - 1)), options=options)
    for client, token in zip(clients[1:], tokens, strict=True):
        client.post("join", {"token": token})
    while clients[0].view(table)["status"] == "open":
        time.sleep(0.05)
    session = running.app.tables.sessions[table]
    session.table.state = lay(
        [hand, *["swap riot | gold brick wild"] * (players - 1)],
        STREETS[:players],
        step=step,
        round=2,
        resource_deck="gold brick subject wild " * 6,
        resource_discard="brick gold",
        legacy_deck="bank monument parade " * 8,
        legacy_discard="riot thief",
        first_finisher=2 if players > 2 else None,
        totals=[13, 9, 6, 11, 8, 7][:players],
        options=options,
    )
    return people[0], table
