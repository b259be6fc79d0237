"""For people at a real table: what their tableaux score, with the reasons."""

from __future__ import annotations

from typing import Any

import msgspec

from posterity.core.game import SetupError
from posterity.core.sets import slug, slug_of
from posterity.games.leaders.rulebook import TARGET, TARGET_OF_TWO
from posterity.games.leaders.rules.scoring import awards
from posterity.games.leaders.schema import MOST_PLAYERS, CardFile

FEWEST_PLAYERS = 2


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people type in: who plays, which buildings stand where, and who finished first."""

    game: str
    players: list[str]
    tableau: dict[str, list[str]]
    first: str | None = None
    options: dict[str, str | int] = {}


def read_sheet(tables: dict[str, Any]) -> Sheet:
    """What was typed in, with valid players and names."""
    try:
        sheet = msgspec.convert(tables, Sheet)
    except msgspec.ValidationError as e:
        raise SetupError("referee-key", {"fault": str(e)}) from None
    check_players(sheet)
    return sheet


def settle(sheet: Sheet, cards: CardFile) -> dict[str, Any]:
    """Score the tableaux (leaders.scoring.majority, leaders.end.first-finisher-bonus).

    What the rules would not allow but can be scored is scored, and noted. No value of our own design is needed for it.
    """
    buildings = [slug(card) for card in cards.buildings]
    target = TARGET_OF_TWO if len(sheet.players) == 2 else TARGET
    found: list[dict[str, Any]] = []
    notes: list[dict[str, Any]] = []
    for player in sheet.players:
        tableau = [building_number(buildings, name, player) for name in sheet.tableau.get(player, [])]
        for part, points, rule in awards(tableau, player == sheet.first):
            found.append({"player": player, "points": points, "for": part, "rule": rule})
        if len(tableau) > target:
            notes.append({"player": player, "buildings": len(tableau), "rule": "leaders.end.no-more-than-five"})
        if player == sheet.first and len(tableau) < target:
            notes.append({"player": player, "buildings": len(tableau), "rule": "leaders.end.trigger"})
    scores = {player: sum(a["points"] for a in found if a["player"] == player) for player in sheet.players}
    winners = [player for player in sheet.players if scores[player] == max(scores.values())]
    return {"game": "leaders", "scores": scores, "awards": found, "winners": winners, "notes": notes}


def check_players(sheet: Sheet) -> None:
    count = len(sheet.players)
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        args: dict[str, object] = {"players": count, "fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        raise SetupError("setup-players", args, "leaders.setup.players")
    for place, player in enumerate(sheet.players):
        if not player.strip():
            raise SetupError("referee-no-name", {"place": f"players[{place}]"})
        if player in sheet.players[:place]:
            raise SetupError("referee-twice", {"name": player})
    for player in [*sheet.tableau, *([] if sheet.first is None else [sheet.first])]:
        if player not in sheet.players:
            raise SetupError("referee-unknown-player", {"name": player, "known": sheet.players})


def building_number(buildings: list[str], name: str, player: str) -> int:
    if slug_of(name) not in buildings:
        raise SetupError("referee-unknown-building", {"word": name, "name": player, "known": buildings})
    return buildings.index(slug_of(name))
