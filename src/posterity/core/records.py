"""Records: a game as its inputs. Header, entries, and the result once it is over. See docs/formats.md."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from posterity.core.canonical import canonical
from posterity.core.chance import RNG

FORMAT = 1
HASH_EVERY = 40  # entries after which an answer carries a hash: at least every 50, undos in between or not
Kind = Literal["person", "bot", "absent", "automaton"]
Answering = Literal["person", "bot", "absent"]  # who can take over a seat


class RecordError(ValueError):
    """A record that cannot be understood: what is wrong, and where."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(f"{message}: {args}")
        self.message = message
        self.args_named = args


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of a record: a key that is not known is an error, never ignored."""


class SeatEntry(Strict):
    """Who sits where when the game begins."""

    name: str
    kind: Kind
    bot: str | UnsetType = UNSET
    commitment: str | UnsetType | None = UNSET
    entropy: str | UnsetType | None = UNSET


class Cards(Strict):
    set: str
    sha256: str
    definitions: dict[str, Any] | UnsetType = UNSET


class Result(Strict):
    scores: list[int | None]
    ranking: list[int]


class Source(Strict):
    """The record a branch came from, and at which entry."""

    sha256: str
    at: int


class Answer(Strict):
    seat: int
    pick: str
    say: str | UnsetType = UNSET
    hash: str | UnsetType = UNSET


class Undo(Strict):
    """The game stands again as it did after entry `undo` - 1."""

    seat: int
    undo: int
    agreed: list[int]


class Change(Strict):
    """Who answers for a seat from here on."""

    seat: int
    kind: Answering
    bot: str | UnsetType = UNSET
    name: str | UnsetType = UNSET


class Reseed(Strict):
    """New luck from here on."""

    reseed: str


Entry = Answer | Undo | Change | Reseed
ENTRIES: tuple[tuple[str, type[Entry]], ...] = (
    ("pick", Answer),
    ("undo", Undo),
    ("reseed", Reseed),
    ("kind", Change),
)


class Record(Strict, kw_only=True, rename={"from_": "from"}):
    format: int
    game: str
    rules: int
    rng: str
    cards: Cards
    options: dict[str, str]
    seats: list[SeatEntry]
    seed: str | UnsetType = UNSET
    commitment: str | None = None
    from_: Source | UnsetType = UNSET
    lesson: bool | UnsetType = UNSET
    answers: list[Any]  # entries, as they are written; `entries` reads them
    result: Result | UnsetType = UNSET
    secret: str | UnsetType = UNSET

    def entries(self) -> list[Entry]:
        return [read_entry(entry, number) for number, entry in enumerate(self.answers, 1)]


def read_record(data: bytes) -> Record:
    """A record from the bytes of its file; RecordError says what is wrong and where."""
    try:
        plain = json.loads(data.decode("utf-8-sig"), object_pairs_hook=no_repeats)
    except UnicodeDecodeError as e:
        raise RecordError("record-not-utf8", place=e.start) from None
    except json.JSONDecodeError as e:
        raise RecordError("record-not-json", line=e.lineno, column=e.colno) from None
    except RecordError:
        raise
    except (RecursionError, ValueError):  # too deep, or a number with thousands of digits
        raise RecordError("record-not-json", line=1, column=1) from None
    if not isinstance(plain, dict):
        raise RecordError("record-no-object")
    try:
        canonical(plain)
    except UnicodeEncodeError:
        raise RecordError("record-half-character") from None
    return convert_record(plain)


def no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; a key that is there twice makes it ambiguous."""
    found = dict(pairs)
    if len(found) != len(pairs):
        count = Counter(key for key, _ in pairs)
        raise RecordError("record-key-twice", key=next(key for key, _ in pairs if count[key] > 1))
    return found


def convert_record(plain: dict[str, Any]) -> Record:
    try:
        record = msgspec.convert(plain, Record)
    except (msgspec.ValidationError, OverflowError) as e:
        raise RecordError("record-key", fault=str(e)) from None
    if record.format != FORMAT:
        raise RecordError("record-format", format=record.format, known=FORMAT)
    if record.rng != RNG:
        raise RecordError("record-rng", rng=record.rng, known=RNG)
    check_header(record)
    if record.seed is not UNSET:  # else it was handed out while its game ran, and its entries are not whole
        record.entries()
    return record


def check_header(record: Record) -> None:
    """Hashes and secrets are 64 hex digits, and a branch begins at an entry that can be."""
    found: dict[str, str | UnsetType | None] = {"seed": record.seed, "commitment": record.commitment}
    found |= {"secret": record.secret, "cards.sha256": record.cards.sha256}
    for number, seat in enumerate(record.seats):
        found |= {f"seats[{number}].commitment": seat.commitment, f"seats[{number}].entropy": seat.entropy}
    if record.from_ is not UNSET:
        found["from.sha256"] = record.from_.sha256
        if record.from_.at < 0:
            raise RecordError("record-from", at=str(record.from_.at))
    for key, value in found.items():
        if isinstance(value, str):
            check_hex(key, value)


def read_entry(plain: Any, number: int) -> Entry:
    if not isinstance(plain, dict):
        raise RecordError("record-entry", number=number, fault="it is no object")
    for key, kind in ENTRIES:
        if key in plain:
            try:
                return msgspec.convert(plain, kind)
            except (msgspec.ValidationError, OverflowError) as e:
                raise RecordError("record-entry", number=number, fault=str(e)) from None
    raise RecordError("record-entry", number=number, fault="none of pick, undo, kind and reseed is there")


def check_hex(key: str, value: str) -> bytes:
    """64 hex digits as bytes."""
    if len(value) != 64 or any(digit not in "0123456789abcdef" for digit in value):
        raise RecordError("record-hex", key=key)
    return bytes.fromhex(value)


def write_record(record: Record) -> bytes:
    """A record as the bytes of its file: one entry a line, so that people can read it."""
    plain = msgspec.to_builtins(record)
    plain.setdefault("commitment", None)
    entries = plain.pop("answers")
    head = {key: value for key, value in plain.items() if key not in ("result", "secret")}
    tail = {key: value for key, value in plain.items() if key in ("result", "secret")}
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    rows = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    lines.append(f'"answers": [\n  {rows}]' if entries else '"answers": []')
    lines += [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in tail.items()]
    return ("{" + ",\n ".join(lines) + "}\n").encode()
