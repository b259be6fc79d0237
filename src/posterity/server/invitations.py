"""Links to tables: what they look like, what they lead to before they are used, and how they look as a QR code.

A link has two parts. Its path names it, so that whoever gets it pasted into a chat sees who invites them to what; its
token, behind the #, is what opens the table, and no server but this one ever sees it (docs/decisions/019).
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from typing import TYPE_CHECKING

from posterity.games import GAMES
from posterity.server import aside as asides
from posterity.server.faults import MISSING, NOT_NOW, REFUSED, Fault
from posterity.server.wire import Code, Invitation
from posterity.store import Missing, Token, hashed
from posterity.text import qr

if TYPE_CHECKING:
    from posterity.server.house import House


def address(url: str, token: str, watch: bool) -> str:
    """The link that carries a token."""
    return f"{url}/join/{name_of(hashed(token))}#{'watch' if watch else 'join'}={token}"


def name_of(kept: str) -> str:
    """What a link is called: the hash that is kept of its token, in fewer letters. Nobody finds the token by it."""
    return urlsafe_b64encode(bytes.fromhex(kept)).decode().rstrip("=")


def kept_as(name: str) -> str | None:
    """The hash that a link is called by; None if it is no name of a link."""
    try:
        found = urlsafe_b64decode(f"{name}=").hex()
    except (Error, ValueError):
        return None
    return found if name_of(found) == name else None


async def opened(house: House, token: str) -> Invitation:
    """What a link leads to; Fault if it opens nothing."""
    found = await kept_invitation(house, hashed(token))
    if found is None:
        raise Fault(NOT_NOW, "server-link-used")
    return found


async def named(house: House, name: str) -> Invitation | None:
    """What the link of that name leads to; None if it opens nothing."""
    kept = kept_as(name)
    return None if kept is None else await kept_invitation(house, kept)


async def kept_invitation(house: House, hash: str) -> Invitation | None:
    token = await house.store.token(hash, house.moments.now())
    if token is None or token.kind not in ("seat", "watch") or token.game is None:
        return None
    try:
        return await invitation(house, token, token.game)
    except Missing:
        return None


async def invitation(house: House, token: Token, table: str) -> Invitation:
    kept = await house.store.game(table)
    if kept.game not in GAMES:
        raise Fault(MISSING, "server-missing")
    aside = asides.read(kept.aside)
    own = aside.seats_of(kept.owner)
    return Invitation(
        game=kept.game,
        host=aside.places[own[0]].name if own else await owner_name(house, kept.owner),
        seat=token.seat,
        status=kept.status,
        names=[place.name or None for place in aside.places],
    )


async def owner_name(house: House, owner: str | None) -> str | None:
    try:
        return None if owner is None else (await house.store.person(owner)).name
    except Missing:
        return None


def drawn(url: str, link: str) -> Code:
    """A link of this server as a QR code; of no other, for nobody is to lend it their good name."""
    if link != url and not link.startswith(f"{url}/"):
        raise Fault(REFUSED, "server-not-ours")
    try:
        return Code(rows=qr.squares(link))
    except ValueError:
        raise Fault(REFUSED, "server-too-large", most=qr.LONGEST) from None
