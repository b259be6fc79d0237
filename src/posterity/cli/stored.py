"""Replays every game of a store to check that its record is consistent with the rules."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import DONE, NO, USER_ERRORS, CommandError, sentence
from posterity.cli.output import Output, clean
from posterity.core.records import Record
from posterity.store import Missing, Store, StoreError, open_store, shown_url
from posterity.table.replay import replay, setup_of
from posterity.terminal.saves import game_of
from posterity.text.voice import Voice

SIGNS = {True: "✓", False: "✗"}


@dataclass(frozen=True)
class Checked:
    """One stored game; `fault` says what is wrong with it, or None."""

    id: str
    game: str | None
    status: str | None
    entries: int
    fault: str | None


def check_store(given: ParsedCommand, output: Output) -> int:
    url = given.word("store")
    checked = asyncio.run(check_all(url, output.voice))
    url = shown_url(url)  # without the password, since anybody may read what is printed
    wrong = [one for one in checked if one.fault is not None]
    if given.has("json"):
        output.json({"store": url, "ok": not wrong, "games": [as_json(one) for one in checked]})
    else:
        report(url, checked, output)
    output.out.flush()
    for one in wrong:
        output.complain(f"{one.id}: {one.fault}")
    return NO if wrong else DONE


async def check_all(url: str, voice: Voice) -> list[Checked]:
    """Every game that has begun, one after the other; StoreError if the store cannot be read."""
    store = await open_store(url, create=False)
    try:
        checked = [await check_game(store, id, voice) for id in await store.all_games()]
    finally:
        await store.close()
    return [one for one in checked if one is not None]


async def check_game(store: Store, id: str, voice: Voice) -> Checked | None:
    """None for a game that was removed in the meantime."""
    try:
        game = await store.game(id)
        record = await store.record(id)
    except Missing:
        return None
    except StoreError as e:
        if e.message != "store-damaged":
            raise
        return Checked(id, None, None, 0, sentence(voice, e))
    found = len(record.answers)
    if found < game.entries:  # more may have come since, fewer cannot
        lost = sentence(voice, CommandError("cli-verify-lost", found=found, entries=game.entries))
        return Checked(id, game.game, game.status, found, lost)
    return Checked(id, game.game, game.status, found, fault_of(record, voice))


def fault_of(record: Record, voice: Voice) -> str | None:
    """What is wrong with a record, in one sentence."""
    try:
        game = game_of(record)
        voice = voice.about_game(game)
        setup, players = setup_of(game, record), [clean(seat.name) for seat in record.seats]
        voice = Voice(voice.lang, game, setup.cards, players, people=setup.players)
        replay(game, record)
    except USER_ERRORS as e:
        return sentence(voice, e)
    return None


def as_json(one: Checked) -> dict[str, Any]:
    return {
        "id": one.id,
        "game": one.game,
        "status": one.status,
        "entries": one.entries,
        "ok": one.fault is None,
        "fault": one.fault,
    }


def report(url: str, checked: list[Checked], output: Output) -> None:
    """A line for each game."""
    wrong = sum(one.fault is not None for one in checked)
    output.say("cli-verify-store", store=url, games=len(checked), wrong=wrong)
    for one in checked:
        output.line(f"  {SIGNS[one.fault is None]} {one.id}  {one.game or '?'}  {one.status or '?'}  {one.entries}")
