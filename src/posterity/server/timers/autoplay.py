"""Answers that no person gives: those of bots, and those for people who want the only answer given for them.

Every pause is chosen without a look at the cards.
"""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from posterity.bots import BOTS
from posterity.core.chance import BlakeStream
from posterity.core.observation import observe
from posterity.core.tasks import State
from posterity.server.ops.wall_clock import insist
from posterity.server.ops.workload import detached
from posterity.server.tables import lessons
from posterity.table.table import Table
from posterity.table.undo import stays_free

if TYPE_CHECKING:
    from posterity.server.sessions.session import Room

BOT = "greedy"  # who plays where nobody has chosen a bot


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds, from … to, that pass before an answer is given."""

    bot: tuple[float, float] = (0.6, 1.4)
    forced: tuple[float, float] = (1.0, 2.0)


class Autoplay:
    """The one answer that a table may be waiting for without a person."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None

    def plan(self) -> None:
        """See who is asked now, and answer after a pause if that is nobody's to do and somebody is there to see it."""
        self.stop()
        room = self.room
        if not room.loaded or room.table is None or room.kept.status != "running" or room.house.stopping:
            return
        if room.is_attended() and answers_itself(room, room.table):
            number = room.table.number
            self.task = detached(insist(room, "autoplay", lambda: self.answer(number)))

    def resume(self) -> None:
        """Somebody has come: go on, if nothing is planned yet."""
        if self.task is None or self.task.done():
            self.plan()

    def stop(self) -> None:
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
        self.task = None

    async def answer(self, number: int) -> None:
        """Answer question `number`, if it is still open."""
        room = self.room
        async with room.lock:
            await room.fresh()
            table = room.table
            if table is None or not is_open(room, number):
                return
            state, is_bot = table.state.clone(), table.kinds[asked(table)] == "bot"
            scripted = lessons.scripted(room.aside, table)
        pace = room.house.pace.bot if is_bot else room.house.pace.forced
        thought = asyncio.ensure_future(
            room.house.workload.think(room.kept.owner, partial(choose, table, state, number, is_bot, scripted))
        )
        await pause(pace)
        while not thought.done():  # how long it thinks may depend on cards; when it answers does not
            await pause(pace)
        pick = thought.result()
        if pick is None:
            return
        async with room.lock:
            await room.fresh()
            if room.table is not None and is_open(room, number) and answers_itself(room, room.table):
                seat = asked(room.table)
                await room.enter(lambda table: table.answer(seat, table.parse(pick), number=number))


def asked(table: Table) -> int:
    assert table.state.ask is not None
    return table.state.ask.seat


def is_open(room: Room, number: int) -> bool:
    """Is question `number` still open?"""
    return room.kept.status == "running" and room.number == number


def answers_itself(room: Room, table: Table) -> bool:
    """Is a bot asked, or somebody who wants the only answer given for them?"""
    ask = table.state.ask
    if ask is None:
        return False
    if table.kinds[ask.seat] == "bot":
        return True
    only = len(ask.options) == 1 and not table.must_say(ask.seat, ask.options[0])
    return only and room.aside.places[ask.seat].person in room.aside.forced


async def pause(pace: tuple[float, float]) -> None:
    await asyncio.sleep(random.uniform(*pace))


def choose(table: Table, state: State, number: int, is_bot: bool, scripted: str | None = None) -> str | None:
    """What is answered: what is `scripted`, what a bot likes, or a person's only answer unless it ends a free undo.

    A bot's luck for entry N is the stream `bot-SEAT-N` of the seed: it depends on nothing else.
    """
    assert state.ask is not None
    if scripted is not None:
        return scripted
    options, seat = state.ask.options, state.ask.seat
    if not is_bot and not stays_free(table.game, state, seat, options[0].text):
        return None
    if len(options) == 1:
        return options[0].text
    luck = BlakeStream(table.setup.seed, f"bot-{seat}-{number + 1}")
    bot = BOTS.get(table.bots[seat] or BOT, BOTS[BOT])
    return bot(luck).choose(observe(table.game, state)).text
