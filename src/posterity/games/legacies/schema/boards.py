"""Mats, tracks and what else is printed or laid on boards: rows, figures, tokens, tiles, the trade tables."""

from __future__ import annotations

from typing import Literal

import msgspec

from posterity.core.sets import Fact, Named, Origin, Phrase
from posterity.games.legacies.schema.benefits import centuries_phrase
from posterity.games.legacies.vocabulary.amounts import Amount
from posterity.games.legacies.vocabulary.effect import Effect, effect_phrase
from posterity.games.legacies.vocabulary.phrases import chained
from posterity.games.legacies.vocabulary.words import CenturyTile, Character, Commodity, GameTile, Icon, Resource


class MatSpecial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The special action on one side of a mat."""

    name: str
    name_it: str = ""
    effect: Effect


class Specials(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Both sides of a mat (legacies.component.mat-sides)."""

    aboveboard: MatSpecial
    underhanded: MatSpecial


class Mat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player mat (legacies.component.player-mat); its influenced industries follow from the ring."""

    character: Character
    origin: Origin = "designed"
    origins: dict[str, Origin] = {}
    icon: Icon
    foundation: int
    fame: int
    gold: int
    resource: Resource
    amicable: tuple[Character, ...] = ()
    hostile: tuple[Character, ...] = ()
    special: Specials

    def facts(self) -> dict[str, Fact]:
        """What sentences may say of the character's mat."""
        above, under = self.special.aboveboard, self.special.underhanded
        both = {"aboveboard": effect_phrase(above.effect), "underhanded": effect_phrase(under.effect)}
        return {"special": Phrase("mat-special", both)}


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A relationship track: of each space, leftmost first, the benefit in each century."""

    character: Character
    origin: Origin = "designed"
    origins: dict[str, Origin] = {}
    spaces: tuple[tuple[Effect, Effect, Effect], ...]

    def facts(self) -> dict[str, Fact]:
        spaces = [
            Phrase("track-space", {"space": place, "benefit": centuries_phrase(benefits)})
            for place, benefits in enumerate(self.spaces, 1)
        ]
        return {"spaces": Phrase("track-spaces", {"spaces": chained("list-options", spaces)})}


class InvestmentRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of the investment track, lowest first, with its values in each century (legacies.investment.fame-value)."""

    origin: Origin = "designed"
    origins: dict[str, Origin] = {}
    gold: tuple[int, int, int]
    fame: tuple[int, int, int]
    minor: tuple[int, int, int]
    major: tuple[int, int, int]


class Exploration(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What exploring gives: gold and fame for each card played, and successors (legacies.action.explore)."""

    origin: Origin = "designed"
    origins: dict[str, Origin] = {}
    gold: Amount = 0
    fame: Amount = 0
    successors: Amount = 0


class Legendary(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A legendary figure with its benefit in each century."""

    effect: tuple[Effect, Effect, Effect]

    def facts(self) -> dict[str, Fact]:
        return {"effect": centuries_phrase(self.effect)}


class BonusToken(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bonus token, paid for every new relationship on its track (legacies.relationship.bonus-token)."""

    effect: Effect

    def facts(self) -> dict[str, Fact]:
        return {"effect": effect_phrase(self.effect)}


class ScoringTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scoring tile: its number within its type, and its icons. What it scores follows from its key."""

    key: CenturyTile | GameTile
    number: int
    icons: tuple[Icon, ...]
    origin: Origin = "designed"
    origins: dict[str, Origin] = {}


class TradeLadder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The amounts that can be bid with a currency, lowest first."""

    currency: Commodity
    rows: tuple[int, ...]
    origin: Origin = "designed"
    origins: dict[str, Origin] = {}


class TradePayout(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The prizes of a century, first place first; so many places pay (legacies.component.trade-tiles)."""

    century: Literal[1, 2, 3]
    gold: tuple[int, ...]
    fame: tuple[int, ...]
    foundation: tuple[int, ...]
    resources: tuple[int, ...]
    origin: Origin = "designed"
    origins: dict[str, Origin] = {}
