"""The component packs of legacies: those that come with the game and those people type in."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, ClassVar, Final

import msgspec

from posterity.core.canonical import digest
from posterity.core.sets import (
    FILES,
    CardFault,
    CardSet,
    CardSetError,
    Named,
    Origin,
    convert,
    fault,
    origins_of,
    read_toml,
    slug,
    value_keys,
)
from posterity.games.legacies.schema.constants import Constants
from posterity.games.legacies.schema.pack import LISTS, NAMED, Pack, PackFile, constants_of, merge
from posterity.games.legacies.schema.pack_faults import check
from posterity.games.legacies.schema.solo_faults import solo_scale_faults
from posterity.games.library import Library

STANDARD: Final = "legacies-reference"
KNOWN_BY: Final = ("character", "key", "currency", "level", "century")  # instead of a name
SILENT: Final = (
    "name",
    "name_it",
    "a",
    "a_it",
    "the",
    "the_it",
    "flavour",
    "flavour_it",
    "origin",
    "origins",
    "picture",
    "id",
    "slug",
    "ruled",
    "stuck",
)
LATER: Final = {"which": None}  # keys that came later, as they are where a card does not use them


def rules_read(pack: Pack) -> dict[str, Any]:
    """What the rules read of a pack, in file order: this and nothing else is in its hash."""
    found = {key: [component(item) for item in getattr(pack, key)] for key in LISTS}
    found["exploration"] = [plain(pack.exploration)]
    found["constants"] = [plain(constants_of(pack))]
    return found


def component(item: Any) -> dict[str, Any]:
    """A component without its names; a card is known by its slug."""
    read: dict[str, Any] = plain(item)
    return {"slug": slug(item), **read} if hasattr(item, "flavour") else read


def plain(value: Any) -> Any:
    """A struct as JSON, without what the rules do not read."""
    return stripped(msgspec.to_builtins(value))


def stripped(value: Any) -> Any:
    if isinstance(value, dict):
        read = {key: item for key, item in value.items() if key not in SILENT}
        return {key: stripped(item) for key, item in read.items() if key not in LATER or item != LATER[key]}
    return [stripped(item) for item in value] if isinstance(value, list | tuple) else value


def show(cards: CardSet) -> dict[str, Any]:
    """A pack as `cards show` prints it: every component by kind."""
    found = rules_read(cards.cards)
    for key in LISTS:
        for number, item in enumerate(getattr(cards.cards, key)):
            named = {"name": item.name} if key in NAMED else {"slug": known_as(key, number, found[key][number])}
            marks = {"origin": item.origin, "origins": component_origins(item, found[key][number])}
            found[key][number] = {**named, **found[key][number], **marks}
    exploration, constants = cards.cards.exploration, constants_of(cards.cards)
    marks = {"origin": exploration.origin, "origins": origins_of(exploration)}
    found["exploration"][0] = {"slug": "exploration", **found["exploration"][0], **marks}
    silent = {"stuck": constants.stuck, "ruled": list(constants.ruled)}
    marks = {"origin": constants.origin, "origins": constant_origins(constants)}
    found["constants"][0] = {"slug": "constants", **found["constants"][0], **silent, **marks}
    return {"set": cards.set, "sha256": cards.sha256, **found}


def component_origins(item: Any, shown: dict[str, Any]) -> dict[str, Origin]:
    """Where each value comes from; what components without a name are known by is the rulebook's, unless marked."""
    found = origins_of(item)
    if not isinstance(item, Named) and item.origin != "owner":
        found |= {key: item.origins.get(key, "rulebook") for key in KNOWN_BY if key in found}
    return {key: origin for key, origin in found.items() if shown.get(key, "") is not None}


def constant_origins(constants: Constants) -> dict[str, Origin]:
    """The numbers of the rules come from where all of them do, but for those that we have ruled."""
    ruled: dict[str, Origin] = {key: "designed" for key in constants.ruled}
    keys = [key for key in value_keys(constants) if key != "ruled"]
    return {key: ruled.get(key, constants.origin) for key in keys}


def known_as(key: str, number: int, shown: dict[str, Any]) -> str:
    """What stands for a slug of a component that has no name of its own."""
    for word in KNOWN_BY:
        if word in shown and word != "century":
            return str(shown[word])
    return f"century-{shown['century']}" if "century" in shown else f"row-{number + 1}"


class PackLibrary(Library):
    """Packs are folders: `{"files": {NAME: tables}}`. What people type in must be complete."""

    folders: ClassVar[bool] = True

    def read(self, tables: dict[str, Any], where: str, own: bool) -> CardSet:
        named = tables.get(FILES)
        parts: dict[str, Any] = named if isinstance(named, dict) else {where: tables}
        pack = merge(self.converted(parts, where))
        faults = check(pack)
        if own and pack.partial:
            faults.insert(0, fault("cards-partial"))
        if faults:
            raise CardSetError(where, faults, "legacies")
        name = pack.set or str(tables.get("set", "")) or where
        return CardSet(set=name, sha256=digest(rules_read(pack)), cards=pack, tables=tables, own=own)

    def out_of_scale(self, cards: CardSet) -> list[CardFault]:
        """Solo cards that add more to a foundation than a person may (legacies.component.solo-card)."""
        return solo_scale_faults(cards.cards)

    def converted(self, parts: dict[str, Any], where: str) -> dict[str, PackFile]:
        """The files of a pack in the order of their names; faults of types and keys are named with their file."""
        found: dict[str, PackFile] = {}
        faults = []
        for name in sorted(parts):
            try:
                found[name] = convert(parts[name], PackFile, where)
            except CardSetError as e:
                detail = e.faults[0].args["fault"]
                faults += e.faults if name == where else [fault("cards-in-file", file=name, fault=detail)]
        if faults:
            raise CardSetError(where, faults, "legacies")
        return found

    def load(self) -> None:
        for folder in sorted(files(self.package).joinpath("data").iterdir(), key=lambda f: f.name):
            if folder.name.startswith(self.prefix) and folder.is_dir():
                parts = {file.name: read_toml(file.read_bytes(), file.name) for file in folder.iterdir()}
                cards = self.read({FILES: parts}, folder.name, own=False)
                self.sets.setdefault(cards.set, []).append(cards)


def board_words() -> list[Named]:
    """The words of the board with their names and articles, the same for every pack."""
    data = files("posterity.games.legacies").joinpath("data", "words.toml").read_bytes()
    return msgspec.convert(read_toml(data, "words.toml")["words"], list[Named])


LIBRARY = PackLibrary("posterity.games.legacies", "legacies-", Pack, check, rules_read)
