"""Tokens: keys, recovery tokens and links, by their hashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from posterity.store.errors import Conflict
from posterity.store.jobs.statements import Statement, StoreJob
from posterity.store.news import News
from posterity.store.types import Token, TokenChange, TokenKind

TOKEN = "hash, kind, created, person, game, seat, expires"


def add_token(token: Token) -> StoreJob[None]:
    rows = yield Statement(
        f"INSERT INTO tokens ({TOKEN}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING hash",
        (token.hash, token.kind, token.created, token.person, token.game, token.seat, token.expires),
    )
    if not rows:
        raise Conflict(token.hash)


def token(hash: str, now: int) -> StoreJob[Token | None]:
    """The token with this hash; None if there is none or it has expired."""
    rows = yield Statement(
        f"SELECT {TOKEN} FROM tokens WHERE hash = $1 AND (expires IS NULL OR expires > $2)", (hash, now)
    )
    return token_of(rows[0]) if rows else None


def spend(hash: str, now: int) -> StoreJob[Token | None]:
    """Take a token and delete it, so that only one of several callers at once gets it; None as for `token`."""
    rows = yield Statement(
        f"DELETE FROM tokens WHERE hash = $1 AND (expires IS NULL OR expires > $2) RETURNING {TOKEN}", (hash, now)
    )
    return token_of(rows[0]) if rows else None


def exchange(hash: str, now: int, new: Token) -> StoreJob[Token | None]:
    """Spend a token and keep a new one instead; neither happens without the other."""
    spent = yield from spend(hash, now)
    if spent is not None:
        yield from add_token(new)
    return spent


def clear_tokens(now: int) -> StoreJob[None]:
    """Delete the tokens that have expired."""
    yield Statement("DELETE FROM tokens WHERE expires <= $1", (now,))


def tokens_of(person: str) -> StoreJob[list[Token]]:
    """The keys and recovery tokens of a person, oldest first."""
    rows = yield Statement(f"SELECT {TOKEN} FROM tokens WHERE person = $1 ORDER BY created, hash", (person,))
    return [token_of(row) for row in rows]


def tokens_at(game: str) -> StoreJob[list[Token]]:
    """The links of a table, oldest first."""
    rows = yield Statement(f"SELECT {TOKEN} FROM tokens WHERE game = $1 ORDER BY created, hash", (game,))
    return [token_of(row) for row in rows]


def change_tokens(wanted: TokenChange) -> StoreJob[None]:
    """Revoke some tokens and add new ones."""
    for hash in wanted.revoked:
        yield from revoke(hash)
    for token in wanted.added:
        yield from add_token(token)


def replace_kind(token: Token) -> StoreJob[None]:
    """Add a token of a person and revoke all earlier ones of its kind."""
    assert token.person is not None
    yield from revoke_kind(token.person, token.kind)
    yield from add_token(token)


def revoke(hash: str) -> StoreJob[None]:
    """Revoke a token, if there is one."""
    rows = yield Statement("DELETE FROM tokens WHERE hash = $1 RETURNING kind", (hash,))
    if rows and rows[0][0] == "key":
        yield News("key", hash)


def revoke_kind(person: str, kind: TokenKind) -> StoreJob[None]:
    """Revoke all tokens of this kind of a person."""
    rows = yield Statement("DELETE FROM tokens WHERE person = $1 AND kind = $2 RETURNING hash", (person, kind))
    for (hash,) in rows if kind == "key" else []:
        yield News("key", hash)


def token_of(row: Sequence[Any]) -> Token:
    hash, kind, created, person, game, seat, expires = row
    return Token(hash=hash, kind=kind, created=created, person=person, game=game, seat=seat, expires=expires)
