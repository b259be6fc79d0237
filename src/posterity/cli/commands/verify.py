"""`posterity verify`: whether a record, or every game of a store, can have happened under its own rules version."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import UNSET

from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import DONE, NO, CommandError, errors_in, named, sentence
from posterity.cli.output import Output
from posterity.cli.record_files import RecordFile, record_file
from posterity.cli.stored import check_store
from posterity.core.records import Answer, Record
from posterity.table.replay import Altered, replay
from posterity.table.table import Table
from posterity.text.error_sentences import file_name

FAILS = {  # which check an alteration fails
    "altered-illegal": "answers",
    "altered-hash": "hashes",
    "altered-cut-off": "result",
    "altered-result": "result",
    "altered-no-secret": "deal",
    "altered-no-commitment": "deal",
    "altered-commitment": "deal",
    "altered-seed": "deal",
}
SIGNS = {True: "✓", False: "✗", None: "–"}


@dataclass(frozen=True)
class Check:
    """One check: passed, failed, or None where there is nothing to check or the check was not reached."""

    name: str
    right: bool | None
    message: str
    number: int = 0


def run(given: ParsedCommand, output: Output) -> int:
    if given.has("record") == given.has("store"):
        raise CommandError("cli-verify-one-of")
    return check_store(given, output) if given.has("store") else check_record(given, output)


def check_record(given: ParsedCommand, output: Output) -> int:
    found = record_file(given.word("record"), output.voice)
    with errors_in(found.file, found.voice):
        try:
            table, altered = replay(found.game, found.record), None
        except Altered as e:
            table, altered = None, e
    checks = failed(altered) if table is None else passed(found.record, table)
    fault = None if altered is None else named(found.file, sentence(found.voice, altered), found.voice)
    if given.has("json"):
        output.json(as_json(found, checks, altered, fault))
    else:
        report(found, checks, output)
    if fault is None:
        return DONE
    output.out.flush()
    output.complain(fault)
    return NO


def passed(record: Record, table: Table) -> list[Check]:
    """The checks of a record that replays."""
    hashes = sum(isinstance(entry, Answer) and entry.hash is not UNSET for entry in table.entries)
    return [
        Check("answers", True, "cli-verify-answers", len(table.entries)),
        Check("hashes", True, "cli-verify-hashes", hashes) if hashes else Check("hashes", None, "cli-verify-no-hashes"),
        result_check(record, table),
        deal_check(record),
    ]


def result_check(record: Record, table: Table) -> Check:
    if record.result is not UNSET:
        return Check("result", True, "cli-verify-result")
    return Check("result", None, "cli-verify-no-result" if table.over else "cli-verify-not-over")


def deal_check(record: Record) -> Check:
    if record.commitment is None:
        return Check("deal", None, "cli-verify-no-deal")
    if record.secret is UNSET:
        return Check("deal", None, "cli-verify-deal-later")
    return Check("deal", True, "cli-verify-deal")


def failed(altered: Altered | None) -> list[Check]:
    """The checks of an altered record: passed up to the one that fails, the rest not reached."""
    assert altered is not None
    wrong = FAILS[altered.message]
    names = ["answers", "hashes", "result", "deal"]
    right: list[bool | None] = [True, True, True, True]
    if wrong in ("answers", "hashes"):  # both are checked entry by entry, so the other one was not finished
        right[:2] = [None, None]
    place = names.index(wrong)
    right[max(place, 2) :] = [None] * (4 - max(place, 2))
    right[place] = False
    messages = {True: "cli-verify-right", False: "cli-verify-wrong", None: "cli-verify-not-reached"}
    return [Check(name, value, messages[value]) for name, value in zip(names, right, strict=True)]


def as_json(found: RecordFile, checks: list[Check], altered: Altered | None, fault: str | None) -> dict[str, Any]:
    keys: dict[str, Any] = {"record": found.file, "ok": altered is None, "entries": len(found.record.answers)}
    keys["checks"] = {check.name: check.right for check in checks}
    keys["fault"] = None if altered is None else {"entry": altered.number or None, "sentence": fault}
    return keys


def report(found: RecordFile, checks: list[Check], output: Output) -> None:
    """A line for each check."""
    args = {"players": len(found.record.seats), "entries": len(found.record.answers), "rules": found.record.rules}
    title = output.voice.say("cli-verify-title", game=found.game.name, **args)
    output.line(f"{file_name(found.file, output.voice)}: {title}")
    for check in checks:
        name = output.voice.say(f"cli-check-{check.name}")
        output.line(f"  {SIGNS[check.right]} {name}: {output.voice.say(check.message, number=check.number)}")
