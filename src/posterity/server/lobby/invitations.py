"""Links to tables: what they look like, what they lead to before they are used, and how they look as a QR code.

A link has two parts. Its path names it, so that whoever gets it pasted into a chat sees who invites them to what; its
token, behind the #, is what opens the table, and no server but this one ever sees it (docs/decisions/019).
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error

from posterity.games import GAMES
from posterity.server.api.responses import Code, Invitation
from posterity.server.errors import MISSING, NOT_NOW, REFUSED, ApiError
from posterity.server.services import Services
from posterity.server.tables.metadata import read_metadata
from posterity.store import Missing, Token, hashed
from posterity.text import qr


def link_address(url: str, token: str, watch: bool) -> str:
    """The link that carries a token."""
    return f"{url}/join/{link_name(hashed(token))}#{'watch' if watch else 'join'}={token}"


def link_name(stored: str) -> str:
    """What a link is called: the hash that is kept of its token, in fewer letters. Nobody finds the token by it."""
    return urlsafe_b64encode(bytes.fromhex(stored)).decode().rstrip("=")


def token_hash(name: str) -> str | None:
    """The hash that a link is called by; None if it is no name of a link."""
    try:
        found = urlsafe_b64decode(f"{name}=").hex()
    except (Error, ValueError):
        return None
    return found if link_name(found) == name else None


async def invitation_by_token(services: Services, token: str) -> Invitation:
    """What a link leads to; ApiError if it opens nothing."""
    found = await invitation_by_hash(services, hashed(token))
    if found is None:
        raise ApiError(NOT_NOW, "server-link-used")
    return found


async def invitation_by_name(services: Services, name: str) -> Invitation | None:
    """What the link of that name leads to; None if it opens nothing."""
    stored = token_hash(name)
    return None if stored is None else await invitation_by_hash(services, stored)


async def invitation_by_hash(services: Services, hash: str) -> Invitation | None:
    token = await services.store.token(hash, services.now())
    if token is None or token.kind not in ("seat", "watch") or token.game is None:
        return None
    try:
        return await make_invitation(services, token, token.game)
    except Missing:
        return None


async def make_invitation(services: Services, token: Token, table: str) -> Invitation:
    stored = await services.store.game(table)
    if stored.game not in GAMES:
        raise ApiError(MISSING, "server-missing")
    metadata = read_metadata(stored.metadata)
    own = metadata.seating.seats_of(stored.owner)
    return Invitation(
        game=stored.game,
        host=metadata.seats[own[0]].name if own else await owner_name(services, stored.owner),
        seat=token.seat,
        status=stored.status,
        names=[seat.name or None for seat in metadata.seats],
    )


async def owner_name(services: Services, owner: str | None) -> str | None:
    try:
        return None if owner is None else (await services.store.person(owner)).name
    except Missing:
        return None


def qr_code(url: str, link: str) -> Code:
    """The QR code of a link to this server; ApiError for other links, so that nobody spreads theirs in its name."""
    if link != url and not link.startswith(f"{url}/"):
        raise ApiError(REFUSED, "server-not-ours")
    try:
        return Code(rows=qr.squares(link))
    except ValueError:
        raise ApiError(REFUSED, "server-too-large", most=qr.LONGEST) from None
