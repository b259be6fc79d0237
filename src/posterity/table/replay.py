"""Replaying a record: the table it leads to, with every entry checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from posterity.core.abilities import automata_in
from posterity.core.answers import IllegalAnswer
from posterity.core.deal import commitment, seed_from
from posterity.core.game import Game, Setup
from posterity.core.records import Answer, Change, Entry, Record, RecordError, Reseed, Result, Undo, check_hex
from posterity.core.sets import CardSet
from posterity.table.table import Table


class Altered(ValueError):
    """A well-formed record that cannot have happened: the number of the first bad entry, and why."""

    def __init__(
        self, number: int, message: str, args: dict[str, object], illegal: IllegalAnswer | None = None
    ) -> None:
        super().__init__(f"entry {number}: {message} {args}")
        self.number = number
        self.message = message
        self.args_named = args
        self.illegal = illegal


def setup_of(game: Game[Any], record: Record) -> Setup:
    """The header of a record; RecordError or SetupError if no game can begin like this."""
    if record.seed is UNSET:
        raise RecordError("record-no-seed")
    if not 1 <= record.rules <= game.rules:
        raise RecordError("record-rules", rules=record.rules, known=game.rules)
    people = len([seat for seat in record.seats if seat.kind != "automaton"])
    options = game.complete(people, record.options, record.rules)
    missing = [name for name in options if name not in record.options]
    if missing:
        raise RecordError("record-options", options=missing)
    seed = check_hex("seed", record.seed)
    cards = cards_of(game, record)
    setup = Setup(players=people, options=options, cards=cards, seed=seed, rules=record.rules)
    kinds = [seat.kind == "automaton" for seat in record.seats]
    if kinds != sorted(kinds) or len(kinds) != people + len(automata_in(game, setup)):
        raise RecordError("record-automata", count=len(kinds) - people, right=len(automata_in(game, setup)))
    return setup


def cards_of(game: Game[Any], record: Record) -> CardSet:
    if record.cards.definitions is UNSET:
        return game.card_set(record.cards.set, record.cards.sha256)
    cards = game.own_card_set(record.cards.definitions, record.cards.set)
    if cards.sha256 != record.cards.sha256:
        raise RecordError("record-cards", sha256=cards.sha256, recorded=record.cards.sha256)
    return cards


def replay(game: Game[Any], record: Record, before_each: Callable[[], None] | None = None) -> Table:
    """The table at the end of a record; Altered names the first entry that cannot have happened.

    `before_each` is called before every entry and may stop the replay by raising, for example when time is up.
    """
    source = None if record.from_ is UNSET else record.from_
    table = Table(game, setup_of(game, record), record.seats, record.commitment, source)
    table.lesson = record.lesson is True
    for number, entry in enumerate(record.entries(), 1):
        if before_each is not None:
            before_each()
        take_up(table, number, entry)
    if record.result is not UNSET and not table.over:
        raise Altered(len(record.answers) + 1, "altered-cut-off", {"entries": len(record.answers)})
    if record.result is not UNSET and not same_result(record.result, table):
        raise Altered(len(record.answers), "altered-result", {"scores": list(table.result().scores)})
    check_deal(record, table)
    table.secret = None if record.secret is UNSET else record.secret
    return table


def same_result(recorded: Result, table: Table) -> bool:
    """Are the scores equal and everybody in the same place? Players who share a place may come in any order."""
    found, places = table.result(), table.game.places
    if recorded.scores != found.scores or sorted(recorded.ranking) != sorted(found.ranking):
        return False
    return places(recorded.scores, recorded.ranking) == places(found.scores, found.ranking)


def take_up(table: Table, number: int, entry: Entry) -> None:
    """Replay entry `number`, the next one; Altered if it cannot have happened."""
    try:
        if isinstance(entry, Answer):
            repeat(table, number, entry)
        elif isinstance(entry, Undo):
            table.undo(entry.seat, entry.undo, entry.agreed)
        elif isinstance(entry, Change):
            bot, name = (None if value is UNSET else value for value in (entry.bot, entry.name))
            table.change(entry.seat, entry.kind, bot, name)
        elif isinstance(entry, Reseed):
            table.reseed(check_hex("reseed", entry.reseed))
    except IllegalAnswer as e:
        raise Altered(number, "altered-illegal", {}, e) from None
    table.entries[-1] = entry  # as recorded, with the hashes that were there


def repeat(table: Table, number: int, entry: Answer) -> None:
    table.answer(entry.seat, table.parse(entry.pick), None if entry.say is UNSET else entry.say)
    if entry.hash is not UNSET and entry.hash != table.hash():
        raise Altered(number, "altered-hash", {"recorded": entry.hash, "hash": table.hash()})


def check_deal(record: Record, table: Table) -> None:
    """Once the secret is open, a deal must match its commitments; without a commitment there must be no secret."""
    if record.commitment is None:
        of_seats = [value for seat in record.seats for value in (seat.commitment, seat.entropy)]
        if any(value not in (UNSET, None) for value in (record.secret, *of_seats)):
            raise Altered(0, "altered-no-commitment", {})
        return
    if record.secret is UNSET:
        if table.over:
            raise Altered(len(record.answers), "altered-no-secret", {})
        return
    secret = check_hex("secret", record.secret)
    if commitment(secret) != record.commitment:
        raise Altered(0, "altered-commitment", {"who": "server"})
    shares: list[bytes | None] = []
    for seat, entry in enumerate(record.seats):
        share = None if entry.entropy in (UNSET, None) else check_hex("entropy", str(entry.entropy))
        shares.append(share)
        promised = None if entry.commitment is UNSET else entry.commitment
        if promised is not None and (share is None or commitment(share) != promised):
            raise Altered(0, "altered-commitment", {"who": f"seat {seat}"})
    if seed_from(secret, shares).hex() != record.seed:
        raise Altered(0, "altered-seed", {})
