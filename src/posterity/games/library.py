"""The card sets that come with a game: every edition ever released, found by name and hash."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from posterity.core.sets import CardSet, CardSetError, read_toml

Reader = Callable[[dict[str, Any], str, bool], CardSet]


class Library:
    """The sets in `data/PREFIX*.toml` of a package, read when first asked for."""

    def __init__(self, package: str, prefix: str, read: Reader) -> None:
        self.package = package
        self.prefix = prefix
        self.read = read
        self.sets: dict[str, list[CardSet]] = {}

    def load(self) -> None:
        for file in sorted(files(self.package).joinpath("data").iterdir(), key=lambda f: f.name):
            if file.name.startswith(self.prefix) and file.name.endswith(".toml"):
                cards = self.read(read_toml(file.read_bytes(), file.name), file.name, False)
                self.sets.setdefault(cards.set, []).append(cards)

    def named(self, name: str, sha256: str = "") -> CardSet:
        """The newest edition of a set, or the one with this hash."""
        if not self.sets:
            self.load()
        if name not in self.sets:
            raise CardSetError(name, [f"there is no such set; known are {', '.join(sorted(self.sets))}"])
        editions = [cards for cards in self.sets[name] if sha256 in ("", cards.sha256)]
        if not editions:
            known = ", ".join(cards.sha256 for cards in self.sets[name])
            raise CardSetError(name, [f"there is no edition with sha256 {sha256}; known are {known}"])
        return max(editions, key=lambda cards: int(cards.cards.version))
