"""The card sets that come with a game: every edition ever released, found by name and hash."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, TypeVar

from posterity.core.canonical import digest
from posterity.core.sets import EDITION, CardFault, CardSet, CardSetError, Shelf, convert, fault, read_toml

BOOKS: Final = 100
Book = TypeVar("Book")


def shared(books: dict[tuple[str, ...], Book], key: tuple[str, ...], make: Callable[[], Book]) -> Book:
    """The rulebook of a set-up, which never changes, so that tables share it; of too many the oldest is let go."""
    if key not in books:
        while len(books) >= BOOKS:
            del books[next(iter(books))]
        books[key] = make()
    return books[key]


class Library(Shelf):
    """The sets in `data/PREFIX*.toml` of a game's package, and those people type in."""

    def __init__(
        self,
        package: str,
        prefix: str,
        kind: type[Any],
        check: Callable[[Any], list[CardFault]],
        rules_read: Callable[[Any], dict[str, Any]],
    ) -> None:
        self.package = package
        self.prefix = prefix
        self.kind = kind  # what a file of this game may say
        self.check = check  # what is wrong with one, each fault with its place
        self.rules_read = rules_read  # what its hash covers
        self.sets: dict[str, list[CardSet]] = {}

    def read(self, tables: dict[str, Any], where: str, own: bool) -> CardSet:
        cards = convert(tables, self.kind, where)
        faults = self.check(cards)
        if faults:
            raise CardSetError(where, faults, self.package.rpartition(".")[2])
        sha256 = digest(self.rules_read(cards))
        return CardSet(set=cards.set or where, sha256=sha256, cards=cards, tables=tables, own=own)

    def load(self) -> None:
        for file in sorted(files(self.package).joinpath("data").iterdir(), key=lambda f: f.name):
            if file.name.startswith(self.prefix) and file.name.endswith(".toml"):
                cards = self.read(read_toml(file.read_bytes(), file.name), file.name, own=False)
                self.sets.setdefault(cards.set, []).append(cards)

    def names(self) -> list[str]:
        if not self.sets:
            self.load()
        return sorted(self.sets)

    def editions(self, name: str) -> list[CardSet]:
        if name not in self.names():
            raise CardSetError(name, [fault("cards-no-set", known=self.names())])
        return sorted(self.sets[name], key=lambda cards: int(cards.cards.version))

    def named(self, name: str, sha256: str = "") -> CardSet:
        bare, sign, version = name.partition(EDITION)
        editions = self.editions(bare)
        if sign:
            known = [str(cards.cards.version) for cards in editions]
            if version not in known:
                raise CardSetError(name, [fault("cards-no-version", version=version, known=known)])
            editions = [editions[known.index(version)]]
        elif not sha256:
            editions = [self.current(bare)]
        found = [cards for cards in editions if sha256 in ("", cards.sha256)]
        if not found:
            raise CardSetError(
                name, [fault("cards-no-edition", sha256=sha256, known=[cards.sha256 for cards in editions])]
            )
        return found[-1]
