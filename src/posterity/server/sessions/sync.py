"""Catching up with other server processes: what they have stored is loaded here and broadcast."""

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


def on_news(tables: TableCache, news: News) -> None:
    """Handle news from the store: something was changed by this process or another one."""
    if news.kind == "missed":
        tables.services.background.spawn(resync_all(tables))
    elif news.kind == "key":
        tables.close_key(news.about)
    elif news.about in tables.sessions:
        on_table_news(tables.sessions[news.about], news)


def on_table_news(session: TableSession, news: News) -> None:
    """Handle news of one table. Changes to its metadata and chat that this process made were broadcast already."""
    if not session.loaded and not session.subscribers:
        return
    spawn = session.services.background.spawn
    if news.kind == "review":
        session.broadcaster.review_came_further()
    elif news.kind == "here":
        on_presence_news(session, news)
    elif news.kind == "entry" and (news.sender or news.n > session.number):
        spawn(session.guarded(partial(catch_up_to, session, news.n)))
    elif news.kind == "table" and news.sender:
        spawn(session.guarded(partial(reload_metadata, session)))
    elif news.kind == "chat" and news.sender:
        spawn(session.guarded(partial(send_chat, session, news.n, news.n)))


async def resync_all(tables: TableCache) -> None:
    """Compare every table in use with the store, since news may have been missed."""
    sessions = [session for session in tables.sessions.values() if session.loaded or session.subscribers]
    try:
        marks = await tables.services.store.marks([session.id for session in sessions])
    except StoreError:
        for session in sessions:
            session.invalidate()
        return
    for session in sessions:
        if session.ended:
            session.broadcaster.review_came_further()
        await session.guarded(partial(compare, session, marks.get(session.id)))


async def compare(session: TableSession, mark: Mark | None) -> None:
    """Load what has changed in the store since the session last read it; without a `mark` the table is gone."""
    if mark is None or mark.entries < session.number:
        session.invalidate()
    if mark is None:
        await session.ensure_loaded()
        return
    await catch_up_to(session, mark.entries)
    if mark.version != session.stored.version:
        await reload_metadata(session)
    if mark.lines > session.chat_lines:
        await send_chat(session, session.chat_lines + 1, mark.lines)


async def catch_up_to(session: TableSession, number: int | None) -> None:
    """Load the entries up to `number` if the session does not have them yet: another process has stored them."""
    if not session.loaded:
        await session.ensure_loaded()
    elif session.table is not None and number is not None and number > session.number:
        await load_new_entries(session, session.table)


async def load_new_entries(session: TableSession, table: Table) -> None:
    """Load the entries that another process has appended, and broadcast them."""
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
    session.stored = replace(session.stored, entries=entries[-1].n, changed=entries[-1].at)
    if table.over:
        await reload_metadata(session)
    elif not all(session.still_stands(proposal) for proposal in session.metadata.proposals):
        await session.drop_proposals()
    session.broadcaster.send_entry()
    session.turn = whose_turn(session)  # the process that made the entry calls the webhook
    session.plan()


async def reload_metadata(session: TableSession) -> None:
    """Load the table without its entries after another process has changed its metadata, begun its game or ended it."""
    if not session.loaded:
        return
    stored = await session.services.store.game(session.id)
    if stored.version == session.stored.version:
        return
    if stored.header != session.stored.header or stored.entries != session.number:
        session.invalidate()
        await session.ensure_loaded()
        return
    session.stored, session.metadata = stored, read_metadata(stored.metadata)
    session.broadcaster.check_viewers()
    session.broadcaster.send_table()
    session.plan()


async def send_chat(session: TableSession, first: int, last: int) -> None:
    """Broadcast lines of chat that another process has stored."""
    for line in await session.services.store.chat(session.id, first - 1):
        if line.n <= last:
            session.broadcaster.send_chat(chat_sent(line))


def on_presence_news(session: TableSession, news: News) -> None:
    """Note whose people are at the table in another process; announce ours in return if that process is new to us."""
    before = session.presence.set_remote(news.sender, news.n)
    if before is None:
        session.announce_presence(again=True)
    if session.loaded and (before is None or before.seats != news.n):
        session.broadcaster.send_table()
