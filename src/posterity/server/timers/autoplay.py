"""Answers that no person gives: those of bots, and those for people who want the only answer given for them.

Every pause is chosen without a look at the cards.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from functools import partial
from typing import Any

from posterity.core.tasks import State
from posterity.server.ops.background import detached
from posterity.server.ops.pace import LOOK
from posterity.server.sessions.alarm import retry_until_stored
from posterity.server.sessions.session import TableSession
from posterity.server.sessions.timer import Timer
from posterity.server.tables import lessons
from posterity.server.tables.seating import BOT
from posterity.server.tables.turns import answers_itself
from posterity.server.workers.thinking import bot_request
from posterity.table.table import Table
from posterity.table.undo import stays_free


class Autoplay(Timer):
    """The one answer that a table may be waiting for without a person."""

    def __init__(self, session: TableSession) -> None:
        super().__init__()
        self.session = session

    def plan(self) -> None:
        """Schedule an answer after a pause, if no person has to give it and somebody is there to see it."""
        self.stop()
        session = self.session
        if not session.loaded or session.table is None or session.stored.status != "running":
            return
        if not session.services.stopping and session.is_attended() and answers_itself(session, session.table):
            number = session.table.number
            self.task = detached(retry_until_stored(session, "autoplay", lambda: self.answer(number)))

    def resume(self) -> None:
        """Plan, if nothing is planned yet, now that somebody has come."""
        if not self.is_planned:
            self.plan()

    async def answer(self, number: int) -> None:
        """Answer question `number`, if it is still open."""
        session, services = self.session, self.session.services
        async with session.lock:
            await session.ensure_loaded()
            table = session.table
            if table is None or not is_open(session, number):
                return
            state, bot = table.state.clone(), bot_asked(session, asked(table))
            scripted = lessons.scripted_answer(session.metadata, table)
        pace = services.pace.forced if bot is None else services.pace.of_bots(session.metadata.pause)
        pick = await after_pauses(choose(session, table, state, bot, scripted), pace)
        if pick is None:
            return
        async with session.lock:
            await session.ensure_loaded()
            if session.table is not None and is_open(session, number) and answers_itself(session, session.table):
                seat = asked(session.table)
                await session.enter(lambda table: table.answer(seat, table.parse(pick), number=number))


def asked(table: Table) -> int:
    assert table.state.ask is not None
    return table.state.ask.seat


def bot_asked(session: TableSession, seat: int) -> str | None:
    """The bot that answers for a seat; None for a person."""
    return session.seating.bot(seat) or BOT if session.seating.is_answered_by(seat, "bot") else None


def is_open(session: TableSession, number: int) -> bool:
    """Is question `number` still open?"""
    return session.stored.status == "running" and session.number == number


async def after_pauses(choice: Coroutine[Any, Any, str | None], pace: tuple[float, float]) -> str | None:
    """What is chosen, after one pause or several: how long it takes may depend on cards, when it is given does not.

    If the table no longer waits for it, for another process was quicker, nobody goes on choosing either.
    """
    thought = asyncio.ensure_future(choice)
    try:
        await pause(pace)
        while not thought.done():
            await pause((max(LOOK, pace[0]), max(LOOK, pace[1])))
    finally:
        thought.cancel()
    return thought.result()


async def pause(pace: tuple[float, float]) -> None:
    await asyncio.sleep(random.uniform(*pace))


async def choose(
    session: TableSession, table: Table, state: State, bot: str | None, scripted: str | None
) -> str | None:
    """What is answered: what is `scripted`, what a bot likes, or a person's only answer unless it ends a free undo.

    A bot's luck for entry N is the stream `bot-SEAT-N` of the seed: it depends on nothing else.
    """
    assert state.ask is not None
    if scripted is not None:
        return scripted
    options, seat = state.ask.options, state.ask.seat
    if bot is None:
        stays = partial(stays_free, table.game, state, seat, options[0].text)
        return options[0].text if await session.services.workload.run(stays, session.id) else None
    if len(options) == 1:
        return options[0].text
    asks = partial(bot_request, table.game, table.setup, state, bot, f"bot-{seat}-{table.number + 1}")
    return await session.services.workers.think(session.stored.owner, asks)
