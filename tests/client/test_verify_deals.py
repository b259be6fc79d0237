"""The deals that the client's tests work out anew: golden games, their cards, and the positions the engine came to."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec

from posterity.core.records import read_record
from posterity.games import GAMES
from posterity.table.replay import cards_of, setup_of, take_up
from posterity.table.table import Table

ROOT = Path(__file__).resolve().parents[2]
FIXTURE = ROOT / "web" / "tests" / "fixtures" / "deals.json"
RECORDS = (
    "gears/2-players-committed-deal",
    "gears/2-players-standard",
    "gears/3-players-destiny",
    "gears/4-players-shape",
    "leaders/2-players-committed-deal",
    "leaders/2-players-duel-three-rounds",
    "leaders/6-players-random",
    "legacies/1-player-novice",
    "legacies/2-players",
    "legacies/3-players-nemeses",
    "machines/2-players-standard",
    "machines/4-players-pursuits",
)
PRINTED = (
    "slug",
    "copies",
    "century",
    "ability",
    "level",
    "tiles",
    "row",
    "character",
    "foundation",
)  # what deals need
POSITION = (
    *("to_move", "dealer", "players", "resource_deck", "legacy_deck", "deck", "later_decks", "successor_deck"),
    *("solo_deck", "legendary", "events", "global_actions", "scoring_tiles"),
)
PLAYER = ("hand", "fate", "character", "aid", "resources", "legacies")


def told(name):
    """The cards of a record, and its positions before the first answer and when everything is dealt."""
    record = read_record((ROOT / "tests" / "golden" / f"{name}.json").read_bytes())
    game = GAMES[record.game]
    cards = cards_of(game, record)
    table = Table(game, setup_of(game, record), record.seats, record.commitment, None)
    first = position(table)
    for number, entry in enumerate(record.entries(), 1):
        if not getattr(entry, "pick", "").startswith(("character:", "side:")):
            break
        take_up(table, number, entry)
    groups = {group: found for group, found in game.show_cards(cards).items() if found and isinstance(found, list)}
    shown = {group: [printed(card) for card in found] for group, found in groups.items()}
    return {"cards": {"sha256": cards.sha256, "shown": shown}, "first": first, "chosen": position(table)}


def printed(card):
    return card if isinstance(card, str) else {key: card[key] for key in PRINTED if key in card}


def position(table):
    whole = msgspec.to_builtins(table.game.position(table.state))
    found = {key: whole[key] for key in POSITION if key in whole}
    found["players"] = [{key: player[key] for key in PLAYER if key in player} for player in whole["players"]]
    return found


def test_the_fixture_says_what_the_engine_says():
    written = json.dumps({name: told(name) for name in RECORDS}, separators=(",", ":")) + "\n"
    if os.environ.get("POSTERITY_REGENERATE"):
        FIXTURE.parent.mkdir(exist_ok=True)
        FIXTURE.write_text(written, encoding="utf-8")

    assert FIXTURE.read_text(encoding="utf-8") == written
