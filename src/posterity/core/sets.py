"""Card sets: what the files of all games have in common."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from typing import Any, Literal, TypeVar

import msgspec

Origin = Literal["rulebook", "designed", "owner"]
T = TypeVar("T")


class CardSetError(ValueError):
    """A card set that cannot be used: where it stands and everything that is wrong with it."""

    def __init__(self, where: str, faults: list[str]) -> None:
        super().__init__(f"{where}: " + "; ".join(faults))
        self.where = where
        self.faults = faults


def slug_of(name: str) -> str:
    """The slug of an English name: lower case, one `-` for every run of other characters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def read_toml(data: bytes, where: str) -> dict[str, Any]:
    """The tables of a TOML file, or CardSetError that names the line."""
    try:
        return tomllib.loads(data.decode())
    except UnicodeDecodeError as e:
        raise CardSetError(where, [f"is not UTF-8 (byte {e.start})"]) from None
    except (tomllib.TOMLDecodeError, RecursionError) as e:
        raise CardSetError(where, [f"is not TOML: {e}"]) from None


def convert(tables: dict[str, Any], kind: type[T], where: str) -> T:
    """The tables as `kind`, or CardSetError that names the key."""
    try:
        return msgspec.convert(tables, kind)
    except (msgspec.ValidationError, OverflowError) as e:
        raise CardSetError(where, [str(e)]) from None


class CardSet(msgspec.Struct, frozen=True, kw_only=True):
    """A checked set: its name, the hash of what the rules read, and the definitions."""

    set: str
    sha256: str
    cards: Any  # the game's own CardFile
    tables: dict[str, Any]  # as written in the file
    own: bool = False  # typed in by a player: records carry it whole


class CardName(msgspec.Struct, frozen=True):
    """A card in a sentence: Bank, a Bank, the Bank."""

    name: str
    a: str
    the: str
