"""A whole pack: the files it is spread over, put together, and the effects in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from posterity.core.sets import Named, Origin, slug
from posterity.games.legacies.schema.boards import (
    BonusToken,
    Exploration,
    InvestmentRow,
    Legendary,
    Mat,
    ScoringTile,
    Track,
    TradeLadder,
    TradePayout,
)
from posterity.games.legacies.schema.cards import EventCard, Heirloom, PlayerCard, Successor
from posterity.games.legacies.schema.constants import Constants
from posterity.games.legacies.schema.solo import Difficulty, SoloCard
from posterity.games.legacies.vocabulary.effect import AnyStep, Effect

COUNTS: Final = {  # what is in the box (legacies.component.shared-inventory)
    "player_cards": 150,
    "successors": 60,
    "heirlooms": 70,
    "events": 45,
    "solo_cards": 36,
    "mats": 10,
    "tracks": 10,
    "legendary": 8,
    "bonus_tokens": 8,
    "scoring_tiles": 12,
}


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One file of a pack; its keys may be spread over as many files as one likes."""

    game: Literal["legacies"] = "legacies"
    set: str = ""
    version: int = 1
    origin: Origin = "designed"
    partial: bool = False
    draft: bool = False  # tried out: only its own name and version mean it, never the bare name
    player_cards: tuple[PlayerCard, ...] = ()
    successors: tuple[Successor, ...] = ()
    heirlooms: tuple[Heirloom, ...] = ()
    events: tuple[EventCard, ...] = ()
    solo_cards: tuple[SoloCard, ...] = ()
    mats: tuple[Mat, ...] = ()
    tracks: tuple[Track, ...] = ()
    investment_rows: tuple[InvestmentRow, ...] = ()
    exploration: Exploration | None = None
    legendary: tuple[Legendary, ...] = ()
    bonus_tokens: tuple[BonusToken, ...] = ()
    scoring_tiles: tuple[ScoringTile, ...] = ()
    trade_ladders: tuple[TradeLadder, ...] = ()
    trade_payouts: tuple[TradePayout, ...] = ()
    difficulties: tuple[Difficulty, ...] = ()
    constants: Constants | None = None


LISTS: Final = (
    "player_cards",
    "successors",
    "heirlooms",
    "events",
    "solo_cards",
    "mats",
    "tracks",
    "investment_rows",
    "legendary",
    "bonus_tokens",
    "scoring_tiles",
    "trade_ladders",
    "trade_payouts",
    "difficulties",
)
TABLES: Final = ("exploration", "constants")
NAMED: Final = ("player_cards", "successors", "heirlooms", "events", "solo_cards", "legendary", "bonus_tokens")


class Pack(PackFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole pack, and where each component stands."""

    places: dict[str, tuple[str, ...]] = {}

    def all_cards(self) -> tuple[Named, ...]:
        return tuple(card for key in NAMED for card in getattr(self, key))

    def place(self, key: str, number: int) -> str:
        return self.places[key][number]


def merge(files: dict[str, PackFile]) -> Pack:
    """The files as one pack, in the order of their names; the first that says a thing about the whole is heard."""
    found: dict[str, Any] = {key: () for key in LISTS}
    places: dict[str, tuple[str, ...]] = {key: () for key in LISTS}
    for name, file in files.items():
        for key in LISTS:
            items = getattr(file, key)
            found[key] += items
            places[key] += tuple(f"{name}: {key}[{n}]{called(item)}" for n, item in enumerate(items))
        for key in ("set", *TABLES):
            if key in TABLES and getattr(file, key) and not found.get(key):
                places[key] = (f"{name}: {key}",)
            found[key] = found.get(key) or getattr(file, key)
    found["version"] = max((file.version for file in files.values()), default=1)
    found["partial"] = any(file.partial for file in files.values())
    found["draft"] = any(file.draft for file in files.values())
    found["origin"] = next((file.origin for file in files.values()), "designed")
    return Pack(places=places, **found)


def called(item: Any) -> str:
    """What a component is called in the sentence about its fault."""
    for key in ("name", "character", "key", "level", "currency"):
        if hasattr(item, key):
            return f" ({getattr(item, key)})"
    return ""


def constants_of(pack: Pack) -> Constants:
    return pack.constants or Constants()


def effects(pack: Pack) -> Iterator[tuple[str, tuple[AnyStep, ...], bool]]:
    """Every effect of a pack with its place, and whether it is an ongoing one."""
    for number, card in enumerate(pack.player_cards):
        if card.opportunity is not None:
            yield f"{pack.place('player_cards', number)} opportunity", card.opportunity.effect, False
    for number, successor in enumerate(pack.successors):
        yield pack.place("successors", number), successor.effect, successor.timing == "ongoing"
    for number, event in enumerate(pack.events):
        yield f"{pack.place('events', number)} top", event.top.effect, False
        yield f"{pack.place('events', number)} bottom", event.bottom.effect, False
    for number, mat in enumerate(pack.mats):
        yield f"{pack.place('mats', number)} aboveboard", mat.special.aboveboard.effect, False
        yield f"{pack.place('mats', number)} underhanded", mat.special.underhanded.effect, False
    for number, track in enumerate(pack.tracks):
        for space, benefits in enumerate(track.spaces, 1):
            for century, effect in enumerate(benefits, 1):
                yield f"{pack.place('tracks', number)} spaces {space} century {century}", effect, False
    for number, figure in enumerate(pack.legendary):
        for century, effect in enumerate(figure.effect, 1):
            yield f"{pack.place('legendary', number)} century {century}", effect, False
    for number, token in enumerate(pack.bonus_tokens):
        yield pack.place("bonus_tokens", number), token.effect, False


def sources(pack: Pack) -> Iterator[tuple[str, list[Effect]]]:
    """The effects of each component that has any, in the order in which a rulebook reads them."""
    for card in pack.player_cards:
        yield slug(card), [] if card.opportunity is None else [card.opportunity.effect]
    for successor in pack.successors:
        yield slug(successor), [successor.effect]
    for event in pack.events:
        yield slug(event), [event.top.effect, event.bottom.effect]
    for mat in pack.mats:
        spaces = [track.spaces for track in pack.tracks if track.character == mat.character]
        benefits = [effect for found in spaces for space in found for effect in space]
        yield mat.character, [mat.special.aboveboard.effect, mat.special.underhanded.effect, *benefits]
    for figure in pack.legendary:
        yield slug(figure), list(figure.effect)
    for token in pack.bonus_tokens:
        yield slug(token), [token.effect]
