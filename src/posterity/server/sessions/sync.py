"""Catching up with other server processes: what they have stored is taken up here, and sent to everybody."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from posterity.server.sessions.cache import TableCache
from posterity.server.sessions.session import TableSession
from posterity.server.tables.metadata import read_metadata
from posterity.server.tables.turns import whose_turn
from posterity.server.views.table import chat_sent
from posterity.store import Mark, News, StoreError
from posterity.table.replay import Altered, take_up
from posterity.table.table import Table


def hear(tables: TableCache, news: News) -> None:
    """The store says that something has changed, in this process or in another."""
    if news.kind == "missed":
        tables.services.background.spawn(look_again(tables))
    elif news.kind == "key":
        tables.close_key(news.about)
    elif news.about in tables.sessions:
        hear_of_table(tables.sessions[news.about], news)


def hear_of_table(session: TableSession, news: News) -> None:
    """A table has changed. What this process did itself around the game it has sent already."""
    if not session.loaded and not session.subscribers:
        return
    spawn = session.services.background.spawn
    if news.kind == "here":
        hear_who_is_there(session, news)
    elif news.kind == "entry" and (news.sender or news.n > session.number):
        spawn(session.guarded(partial(reach, session, news.n)))
    elif news.kind == "table" and news.sender:
        spawn(session.guarded(partial(read_again, session)))
    elif news.kind == "chat" and news.sender:
        spawn(session.guarded(partial(send_chat, session, news.n, news.n)))


async def look_again(tables: TableCache) -> None:
    """Anything may have been missed: see how far each table in use has come."""
    sessions = [session for session in tables.sessions.values() if session.loaded or session.subscribers]
    try:
        marks = await tables.services.store.marks([session.id for session in sessions])
    except StoreError:
        for session in sessions:
            session.invalidate()
        return
    for session in sessions:
        await session.guarded(partial(compare, session, marks.get(session.id)))


async def compare(session: TableSession, mark: Mark | None) -> None:
    """Load whatever is not as it was when the table was last heard of; without a `mark` the table is gone."""
    if mark is None or mark.entries < session.number:
        session.invalidate()
    if mark is None:
        await session.ensure_loaded()
        return
    await reach(session, mark.entries)
    if mark.version != session.kept.version:
        await read_again(session)
    if mark.lines > session.chat_lines:
        await send_chat(session, session.chat_lines + 1, mark.lines)


async def reach(session: TableSession, number: int | None) -> None:
    """Somebody has seen entry `number` already, in another process: so must we."""
    if not session.loaded:
        await session.ensure_loaded()
    elif session.table is not None and number is not None and number > session.number:
        await catch_up(session, session.table)


async def catch_up(session: TableSession, table: Table) -> None:
    """Take up the entries that another process has appended."""
    entries = await session.services.store.entries(session.id, table.number)
    if not entries:
        return
    try:
        for entry in entries:
            take_up(table, entry.n, entry.entry)
            session.spent, session.since = [*session.spent, entry.spent], entry.at
    except (Altered, ValueError):  # it does not go on from here: what is in memory is not what is stored
        session.invalidate()
        await session.ensure_loaded()
        return
    session.kept = replace(session.kept, entries=entries[-1].n, changed=entries[-1].at)
    if table.over:
        await read_again(session)
    elif not all(session.still_stands(proposal) for proposal in session.metadata.proposals):
        await session.drop_proposals()
    session.broadcaster.send_entry()
    session.turn = whose_turn(session)  # whoever made the entry has called
    session.plan()


async def read_again(session: TableSession) -> None:
    """Another process has changed something around the game, has begun it or ended it."""
    if not session.loaded:
        return
    kept = await session.services.store.game(session.id)
    if kept.version == session.kept.version:
        return
    if kept.header != session.kept.header or kept.entries != session.number:
        session.invalidate()
        await session.ensure_loaded()
        return
    session.kept, session.metadata = kept, read_metadata(kept.metadata)
    session.broadcaster.check_viewers()
    session.broadcaster.send_table()
    session.plan()


async def send_chat(session: TableSession, first: int, last: int) -> None:
    """Send what was said in another process."""
    for line in await session.services.store.chat(session.id, first - 1):
        if line.n <= last:
            session.broadcaster.send_chat(chat_sent(line))


def hear_who_is_there(session: TableSession, news: News) -> None:
    """Another process says who is there; a process that is new here is told who is here."""
    before = session.presence.hear(news.sender, news.n)
    if before is None:
        session.announce_presence(again=True)
    if session.loaded and (before is None or before.seats != news.n):
        session.broadcaster.send_table()
