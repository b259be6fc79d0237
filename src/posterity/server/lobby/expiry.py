"""Tables at which nobody ever played: they are abandoned after a while, and later taken away. Games stay for ever.

Links whose time is over are taken away, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from posterity.server.errors import Fault
from posterity.server.ops.logs import note
from posterity.server.ops.wall_clock import DAY
from posterity.store import Conflict, KeptGame, Missing, Search, StoreError, TokenChange

if TYPE_CHECKING:
    from posterity.server.app import House

EVERY = 3600.0  # seconds between two looks
AT_ONCE = 200


async def expire(house: House) -> None:
    """Abandon tables that nobody has filled in time; take away those that were abandoned as long ago, and old links."""
    now = house.moments.now()
    await house.store.clear_tokens(now)
    before = now - house.limits.open_days * DAY
    for kept in await house.store.find(Search(status=("open",), before=before, most=AT_ONCE)):
        await abandon(house, kept.id, before)
    for kept in await house.store.find(Search(status=("abandoned",), begun=False, before=before, most=AT_ONCE)):
        await house.store.remove(kept.id)
        house.rooms.pop(kept.id, None)


async def try_to_expire(house: House) -> None:
    try:
        await expire(house)
    except StoreError as e:
        note("not-kept", message=e.message)
    except Fault as e:  # too many tables are in use: the next time, then
        note("not-kept", message=e.problem.message)


async def abandon(house: House, id: str, before: int) -> None:
    """A table that is still as it was becomes abandoned, and its links open nothing any more."""
    room = house.room(id)
    async with room.lock:
        try:
            await room.fresh()
            if is_stale(room.kept, before):
                links = TokenChange(revoked=tuple(token.hash for token in await house.store.tokens_at(id)))
                await room.keep(room.aside, replace(room.kept, status="abandoned"), links)
        except (Conflict, Missing):  # somebody was quicker
            room.doubt()


def is_stale(kept: KeptGame, before: int) -> bool:
    return kept.status == "open" and kept.changed < before
