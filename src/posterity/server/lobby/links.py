"""Links to a table: each lets somebody take one seat, or watch."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.server.api.requests import Join
from posterity.server.api.responses import Joined, Link, Welcome
from posterity.server.deal.progress import advance_deal
from posterity.server.deal.shares import with_seat_taken
from posterity.server.errors import NOT_NOW, NOT_YOURS, TOO_OFTEN, ApiError
from posterity.server.lobby.invitations import link_address
from posterity.server.services import Services
from posterity.server.sessions.cache import TableCache
from posterity.server.sessions.session import TableSession
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.seating import person_at, seated
from posterity.store import NO_TOKENS, Person, Token, TokenChange, TokenKind, hashed, new_token
from posterity.table.seats import let_person

MONTH = 30 * 24 * 3600 * 1000
WATCH_LINKS = 5  # to one table, besides a new one


def new_link(services: Services, game: str, seat: int | None) -> tuple[Link, Token]:
    """A link to a seat, or to watch, and what is stored of it."""
    token, moment = new_token(), services.now()
    kind: TokenKind = "watch" if seat is None else "seat"
    stored = Token(hash=hashed(token), kind=kind, created=moment, game=game, seat=seat, expires=moment + MONTH)
    link = link_address(services.url, token, watch=seat is None)
    return Link(token=token, link=link, expires=moment + MONTH, seat=seat), stored


async def make_link(session: TableSession, seat: int | None, metadata: TableMetadata | None = None) -> Link:
    """A new link to a seat, or to watch; an earlier one to the same seat works no more, nor do many to watch.

    `metadata` is what changes around the game together with it.
    """
    store = session.services.store
    same = [old for old in await store.tokens_at(session.id) if old.kind in ("seat", "watch") and old.seat == seat]
    link, token = new_link(session.services, session.id, seat)
    outdated = same[: None if seat is not None else -WATCH_LINKS]
    change = TokenChange(revoked=tuple(old.hash for old in outdated), added=(token,))
    if metadata is None:
        await store.change_tokens(change)
    else:
        await session.save(metadata, change=change)
    return link


async def links_of_kind(session: TableSession, kind: TokenKind) -> TokenChange:
    """All links of a kind to a table, which are to open nothing any more."""
    found = await session.services.store.tokens_at(session.id)
    return TokenChange(revoked=tuple(token.hash for token in found if token.kind == kind))


# ---------------------------------------------------------------- using a link


async def found_link(services: Services, token: str) -> Token:
    """What a link opens; ApiError if it opens nothing."""
    found = await services.store.token(hashed(token), services.now())
    if found is None or found.kind not in ("seat", "watch") or found.game is None:
        raise ApiError(NOT_NOW, "server-link-used")
    return found


async def join(tables: TableCache, person: Person, wanted: Join, welcome: Welcome | None) -> Joined:
    """Take the seat that a link is for, or be let in to watch."""
    found = await found_link(tables.services, wanted.token)
    assert found.game is not None
    session = tables.session(found.game)
    async with session.lock:
        await session.ensure_loaded()
        if person.id in session.metadata.banned:
            raise ApiError(NOT_YOURS, "server-banned")
        if found.seat is None:
            await let_watch(session, person)
        else:
            await take_link(session, person, found, found.seat, wanted.commitment)
    return Joined(table=session.id, seat=found.seat, welcome=welcome)


async def let_watch(session: TableSession, person: Person) -> None:
    metadata = session.metadata
    if not session.may_enter(person.id):
        if len(metadata.spectators) >= session.services.limits.watchers:
            raise ApiError(TOO_OFTEN, "server-full")
        await session.save(replace(metadata, spectators=[*metadata.spectators, person.id]))


async def take_link(session: TableSession, person: Person, token: Token, seat: int, commitment: str | None) -> None:
    if person.id == session.seating.holder(seat):
        return  # the answer to the first try was lost
    session.seating.check_not_seated(person.id)
    used = TokenChange(revoked=(token.hash,))  # together with the seat: whoever loses a race can use it again
    if session.waits_for_link(seat):
        await come_late(session, person, seat, used)
    elif session.stored.status == "open" and session.metadata.seats[seat].kind in ("link", "open"):
        await seat_person(session, person, seat, commitment, used)
    else:
        raise ApiError(NOT_NOW, "server-seat-taken")


async def seat_person(
    session: TableSession, person: Person, seat: int, commitment: str | None, change: TokenChange = NO_TOKENS
) -> None:
    """A person sits down before the game; with the last one the cards are dealt."""
    seats = seated(session.metadata.seats, seat, person_at(person.id, person.name))
    await session.save(with_seat_taken(replace(session.metadata, seats=seats), seat, commitment), change=change)
    await advance_deal(session)


async def come_late(session: TableSession, person: Person, seat: int, used: TokenChange) -> None:
    """A person takes a seat that has waited for them: of a branch, or one that was freed."""
    comes = replace(person_at(person.id, person.name), late=session.metadata.seats[seat].late)
    seats = seated(session.metadata.seats, seat, comes)
    metadata = replace(session.metadata, seats=seats)
    await session.enter_and_save(lambda table: let_person(table, seat, seats[seat].name), metadata, change=used)
