"""`posterity log`: what happened, in sentences, as one seat may read them or in full."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import DONE
from posterity.cli.output import Output, clean
from posterity.cli.record_files import ReplayedRecord, chosen_viewer, replayed_record
from posterity.core.events import Event
from posterity.core.records import Change, Entry, Reseed, Undo
from posterity.core.views import Viewer
from posterity.text.voice import Voice


def run(given: ParsedCommand, output: Output) -> int:
    record = replayed_record(given, output.voice)
    viewer = chosen_viewer(given, record)
    voice = record.voice.as_seen_by(viewer)
    width = len(str(len(record.table.entries)))
    for number, sentences in enumerate(story(record, voice, given.has("seat"), viewer)):
        for place, said in enumerate(sentences):
            shown = str(number) if place == 0 else ""
            output.paragraph(said, f"{shown:>{width}}  ", " " * (width + 2))
    return DONE


def story(record: ReplayedRecord, voice: Voice, seated: bool, viewer: Viewer) -> Iterator[list[str]]:
    """The sentences of the set-up and of each entry."""
    entries: list[Entry | None] = [None, *record.table.entries]
    for entry, events in zip(entries, record.table.events, strict=True):
        own = [] if entry is None else about_entry(entry, voice)
        yield own + [voice.event(event) for event in visible(events, seated, viewer)]
        if isinstance(entry, Change) and entry.name is not UNSET:
            voice.players[entry.seat] = clean(entry.name)


def visible(events: list[Event], seated: bool, viewer: Viewer) -> list[Event]:
    """The events that `viewer` may read; without a viewer, everything in full."""
    if not seated:
        return events
    seen = [event.seen_by(viewer) for event in events]
    return [event for event in seen if event is not None]


def about_entry(entry: Entry, voice: Voice) -> list[str]:
    """The sentence about an entry that is not an answer."""
    if isinstance(entry, Undo):
        return [undone(entry, voice)]
    if isinstance(entry, Change):
        return [changed(entry, voice)]
    return [voice.say("cli-log-reseed")] if isinstance(entry, Reseed) else []


def undone(entry: Undo, voice: Voice) -> str:
    args: dict[str, Any] = {"seat": entry.seat, "entry": entry.undo}
    if entry.agreed:
        return voice.say("cli-log-undo-agreed", seats=entry.agreed, **args)
    return voice.say("cli-log-undo", **args)


def changed(entry: Change, voice: Voice) -> str:
    """Who answers from here on."""
    args: dict[str, Any] = {"seat": entry.seat}
    if entry.kind == "bot" and entry.bot is not UNSET:
        return voice.say("cli-log-bot-named", bot=clean(entry.bot), **args)
    if entry.kind == "person" and entry.name is not UNSET:
        return voice.say("cli-log-person-named", name=clean(entry.name), **args)
    return voice.say(f"cli-log-{entry.kind}", **args)
