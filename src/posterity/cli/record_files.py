"""A record that has been read and replayed, with the voice that speaks about its game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET

from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import NO, CommandError, errors_in
from posterity.cli.files import read
from posterity.cli.output import Output, clean
from posterity.core.answers import IllegalAnswer
from posterity.core.game import Game
from posterity.core.records import Answer, Record, Reseed, Undo, read_record
from posterity.core.tasks import State, apply
from posterity.table.replay import replay, setup_of
from posterity.table.table import Table
from posterity.terminal.saves import game_of
from posterity.text.error_sentences import illegal
from posterity.text.voice import Voice


@dataclass(frozen=True)
class RecordFile:
    """A record that could be read; whether its game can have happened is not checked yet."""

    file: str
    record: Record
    game: Game[Any]
    voice: Voice


@dataclass(frozen=True)
class ReplayedRecord:
    """A record that has been replayed to its end."""

    file: str
    game: Game[Any]
    table: Table
    voice: Voice


def record_file(file: str, voice: Voice) -> RecordFile:
    """The record in a file; CommandRefused with status 2 if no game can begin like this."""
    with errors_in(file, voice):
        record = read_record(read(file))
        game = game_of(record)
    with errors_in(file, voice.about_game(game)):
        setup = setup_of(game, record)
    players = [clean(seat.name) for seat in record.seats]
    return RecordFile(file, record, game, Voice(voice.lang, game, setup.cards, players, people=setup.players))


def replayed_record(given: ParsedCommand, voice: Voice) -> ReplayedRecord:
    """The record that a command was given, replayed; CommandRefused with status 1 if it cannot have happened."""
    found = record_file(given.word("record"), voice)
    with errors_in(found.file, found.voice):
        return ReplayedRecord(found.file, found.game, replay(found.game, found.record), found.voice)


def entry_number(given: ParsedCommand, record: ReplayedRecord) -> int:
    """The entry that `--at` names; without it the last."""
    last = len(record.table.entries)
    number = given.number("at")
    if number is None:
        return last
    if number > last:
        with errors_in(record.file, record.voice):
            raise CommandError("cli-no-entry", entry=str(number), last=last)
    return number


def nothing_asked(record: ReplayedRecord, output: Output, pick: str = "") -> int:
    """Says that the game is over: no pick is legal any more."""
    error = IllegalAnswer("over", {"pick": pick}) if pick else IllegalAnswer("game-over", {})
    over = illegal(record.voice, error)
    output.line(record.voice.with_clause(over, record.game.end_clause))
    return NO


def chosen_viewer(given: ParsedCommand, record: ReplayedRecord) -> int | None:
    """The seat that `--seat` names; None for a spectator."""
    seat = given.number("seat")
    if seat is None:
        return None
    last = len(record.table.seats) - 1
    if seat > last:
        with errors_in(record.file, record.voice):
            raise CommandError("cli-no-seat", number=str(seat), last=last)
    return seat


def states(table: Table) -> Iterator[State]:
    """The state before the first entry and after each, in one walk; each is valid until the next one is requested."""
    s = table.state_at(0)
    yield s
    lexicon = table.game.lexicon(s)
    for number, entry in enumerate(table.entries, 1):
        if isinstance(entry, Answer):
            apply(s, lexicon.parse(entry.pick), None if entry.say is UNSET else entry.say)
        elif isinstance(entry, Reseed):
            table.game.reseed(s, bytes.fromhex(entry.reseed))
        elif isinstance(entry, Undo):
            s = table.state_at(number)
            lexicon = table.game.lexicon(s)
        yield s
