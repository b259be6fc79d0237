"""Tables at which nobody ever played are abandoned after a while, and later deleted. Games are kept for ever.

Expired links are deleted, too.
"""

from __future__ import annotations

from msgspec.structs import replace

from posterity.server.errors import ApiError
from posterity.server.ops.logs import log_event
from posterity.server.ops.wall_clock import DAY
from posterity.server.sessions.cache import TableCache
from posterity.store import Conflict, GameQuery, Missing, StoredGame, StoreError, TokenChange

EVERY = 3600.0  # seconds between two looks
AT_ONCE = 200


async def expire(tables: TableCache) -> None:
    """Abandon tables that nobody has filled in time; take away those that were abandoned as long ago, and old links."""
    services = tables.services
    now = services.now()
    await services.store.clear_tokens(now)
    before = now - services.limits.open_days * DAY
    for stored in await services.store.find(GameQuery(status=("open",), before=before, most=AT_ONCE)):
        await abandon(tables, stored.id, before)
    for stored in await services.store.find(GameQuery(status=("abandoned",), begun=False, before=before, most=AT_ONCE)):
        await services.store.remove(stored.id)
        tables.forget(stored.id)


async def try_to_expire(tables: TableCache) -> None:
    try:
        await expire(tables)
    except StoreError as e:
        log_event("not-kept", message=e.message)
    except ApiError as e:  # too many tables are in use: the next time, then
        log_event("not-kept", message=e.problem.message)


async def abandon(tables: TableCache, id: str, before: int) -> None:
    """A table that is still as it was becomes abandoned, and its links open nothing any more."""
    session = tables.session(id)
    async with session.lock:
        try:
            await session.ensure_loaded()
            if is_stale(session.stored, before):
                links = TokenChange(revoked=tuple(token.hash for token in await tables.services.store.tokens_at(id)))
                await session.save(session.metadata, replace(session.stored, status="abandoned"), links)
        except (Conflict, Missing):  # somebody was quicker
            session.invalidate()


def is_stale(stored: StoredGame, before: int) -> bool:
    return stored.status == "open" and stored.changed < before
