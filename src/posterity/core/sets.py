"""Card sets: what the files of all games have in common."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Literal, TypeVar

import msgspec

Origin = Literal["rulebook", "designed", "owner"]
T = TypeVar("T")


MOST_COPIES = 999
MOST_KINDS = 999


class CardFault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a set: a message with its arguments."""

    message: str
    args: dict[str, Any] = {}


class CardSetError(ValueError):
    """A card set that cannot be used: where it stands, of which game, and everything that is wrong with it."""

    def __init__(self, where: str, faults: list[CardFault], game: str = "") -> None:
        super().__init__(f"{where}: " + "; ".join(f"{fault.message} {fault.args}" for fault in faults))
        self.where = where
        self.faults = faults
        self.game = game


def fault(message: str, **args: Any) -> CardFault:
    return CardFault(message, args)


def slug_of(name: str) -> str:
    """The slug of an English name: lower case, one `-` for every run of other characters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def read_toml(data: bytes, where: str) -> dict[str, Any]:
    """The tables of a TOML file, or CardSetError that names the line."""
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as e:
        raise CardSetError(where, [fault("cards-not-utf8", place=e.start)]) from None
    except (ValueError, RecursionError) as e:  # no TOML, too deep, or a number with thousands of digits
        raise CardSetError(where, [fault("cards-not-toml", detail=str(e)[:200])]) from None


def convert(tables: dict[str, Any], kind: type[T], where: str) -> T:
    """The tables as `kind`, or CardSetError that names the key."""
    try:
        return msgspec.convert(tables, kind)
    except (msgspec.ValidationError, OverflowError) as e:
        raise CardSetError(where, [fault("cards-key", fault=str(e))]) from None


class Phrase(msgspec.Struct, frozen=True):
    """Words about a card in the reader's language: a message with its arguments, and the phrases it is made of."""

    message: str
    args: dict[str, Any] = {}
    parts: tuple[Phrase, ...] = ()


Fact = int | str | tuple[str, ...] | Phrase


class CardName(msgspec.Struct, frozen=True):
    """A card in a sentence: Bank, a Bank, the Bank; and what is printed on it, numbers and slugs of other cards."""

    name: str
    a: str
    the: str
    facts: dict[str, Fact] = {}
    icon: str = ""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card of every game says: its names, and where the facts about it come from."""

    name: str
    slug: str = ""  # may be left out: it follows from the name
    origin: Origin = "designed"  # of the card and its name
    origins: dict[str, Origin] = {}  # of single values, by key; `gold.2` is the second number of `gold`
    a: str = ""  # "a Bank": the name in a sentence, where the language wants an article
    the: str = ""
    name_it: str = ""
    a_it: str = ""
    the_it: str = ""
    flavour: str = ""
    flavour_it: str = ""
    picture: str = ""  # by its name in the set game-icons

    def called(self, lang: str) -> CardName:
        """The name in a language; a card without an Italian name keeps its English one."""
        if lang == "it" and self.name_it:
            words = (self.name_it, self.a_it or self.name_it, self.the_it or self.name_it)
        else:
            words = (self.name, self.a or f"a {self.name}", self.the or f"the {self.name}")
        return CardName(*words, self.facts(), self.picture)

    def facts(self) -> dict[str, Fact]:
        """What sentences may say of the card besides its name: a number, another card, or several."""
        return {}


def slug(card: Named) -> str:
    return card.slug or slug_of(card.name)


def name_faults(places: list[tuple[str, Named]]) -> list[CardFault]:
    """Every name makes a slug, and no two the same; `places` says where each card stands in its file."""
    first: dict[str, str] = {}
    faults = []
    if len(places) > MOST_KINDS:
        faults.append(fault("cards-too-many", count=len(places), most=MOST_KINDS))
    for place, card in places:
        key = slug(card)
        if not key:
            faults.append(fault("cards-no-slug", place=place))
        elif card.slug and card.slug != slug_of(card.name):
            faults.append(fault("cards-wrong-slug", place=place, slug=card.slug, would=slug_of(card.name)))
        elif key in first:
            faults.append(fault("cards-same-slug", place=place, slug=key, first=first[key]))
        first.setdefault(key, place)
        faults += origin_faults(place, card)
    return faults


def copies_faults(place: str, copies: int) -> list[CardFault]:
    """At least one copy, and no more than anybody could shuffle."""
    return (
        [] if 1 <= copies <= MOST_COPIES else [fault("cards-copies", place=place, copies=str(copies), most=MOST_COPIES)]
    )


WORDS: Final = frozenset(  # keys that are no values of a card
    {"slug", "id", "origin", "origins", "a", "the", "name_it", "a_it", "the_it", "flavour", "flavour_it", "picture"}
)


def value_keys(item: Any) -> list[str]:
    """The keys of everything that a component says, its name included."""
    return [key for key in item.__struct_fields__ if key not in WORDS and not key.endswith("_origin")]


def origins_of(item: Any) -> dict[str, Origin]:
    """Where each value of a component comes from.

    What is not marked itself is the owner's if the card is, and our own design otherwise: of a card from the rulebook
    the name is known, but no number unless it says so.
    """
    found: dict[str, Origin] = {}
    for key in value_keys(item):
        whole = key == "name" or item.origin == "owner"
        unmarked: Origin = item.origin if whole else "designed"
        found[key] = item.origins.get(key) or getattr(item, f"{key}_origin", None) or unmarked
    return found | {key: origin for key, origin in item.origins.items() if "." in key}


def origin_faults(place: str, item: Any) -> list[CardFault]:
    """Every mark in `origins` is of a value that is there."""
    if not item.origins:
        return []
    said = {key: value for key, value in msgspec.to_builtins(item).items() if key in value_keys(item)}
    unknown = [key for key in item.origins if not is_there(said, key.split("."))]
    return [fault("cards-origins", place=place, word=key, known=list(said)) for key in unknown]


def is_there(value: Any, path: list[str]) -> bool:
    """Whether a path of keys and places, counted from 1, leads to something."""
    if not path:
        return True
    key, *rest = path
    if isinstance(value, dict):
        return key in value and is_there(value[key], rest)
    known = {str(place): item for place, item in enumerate(value, 1)} if isinstance(value, list | tuple) else {}
    return key in known and is_there(known[key], rest)


class CardSet(msgspec.Struct, frozen=True, kw_only=True):
    """A checked set: its name, the hash of what the rules read, and the definitions."""

    set: str
    sha256: str
    cards: Any  # the game's own CardFile
    tables: dict[str, Any]  # as written in the file
    own: bool = False  # typed in by a player: records carry it whole


FILES: Final = "files"  # the key under which the files of a folder are, by name
EDITION: Final = "@"  # between the name of a set and the version of one of its editions


def set_name(name: str) -> str:
    """The name of a set without that of an edition."""
    return name.partition(EDITION)[0]


def edition_name(cards: CardSet) -> str:
    """What names this edition of a set and no other."""
    return f"{cards.set}{EDITION}{cards.cards.version}"


def is_draft(cards: CardSet) -> bool:
    """Is it an edition that is still being tried?"""
    return bool(getattr(cards.cards, "draft", False))


class Shelf(ABC):
    """Where the card sets of a game come from."""

    folders: ClassVar[bool] = False  # whether a set may be a folder of files

    @abstractmethod
    def named(self, name: str, sha256: str = "") -> CardSet:
        """A set that comes with the game: `SET@VERSION`, the current edition of `SET`, or the one with this hash."""

    @abstractmethod
    def names(self) -> list[str]:
        """The sets that come with the game."""

    @abstractmethod
    def editions(self, name: str) -> list[CardSet]:
        """Every edition of a set, the oldest first; CardSetError if there is no such set."""

    def out_of_scale(self, cards: CardSet) -> list[CardFault]:
        """What no set ought to say that is yet to be released, though it could be played."""
        return []

    def is_released(self, cards: CardSet) -> bool:
        """Is it an edition that comes with the game, word for word as far as the rules read it?"""
        known = [other for name in self.names() for other in self.editions(name)]
        return any(other.sha256 == cards.sha256 and not is_draft(other) for other in known)

    def current(self, name: str) -> CardSet:
        """The edition that the bare name means: the newest that is no draft."""
        editions = self.editions(name)
        return next((cards for cards in reversed(editions) if not is_draft(cards)), editions[-1])

    def choices(self) -> list[str]:
        """What a set is offered as: each name for the current edition, and the others after it, drafts left out."""
        found = []
        for name in self.names():
            current = self.current(name)
            editions = reversed(self.editions(name))
            others = [cards for cards in editions if cards is not current and not is_draft(cards)]
            found += [name, *[edition_name(cards) for cards in others]]
        return found

    @abstractmethod
    def read(self, tables: dict[str, Any], where: str, own: bool) -> CardSet:
        """A set from a file or a record, checked; CardSetError names every fault with its place."""
