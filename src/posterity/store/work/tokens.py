"""Tokens: keys, recovery tokens and links, by their hashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from posterity.store.errors import Conflict
from posterity.store.kept import Token, TokenChange, TokenKind
from posterity.store.news import News
from posterity.store.work.statements import Statement, Work

TOKEN = "hash, kind, created, person, game, seat, expires"


def add_token(token: Token) -> Work[None]:
    rows = yield Statement(
        f"INSERT INTO tokens ({TOKEN}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING hash",
        (token.hash, token.kind, token.created, token.person, token.game, token.seat, token.expires),
    )
    if not rows:
        raise Conflict(token.hash)


def token(hash: str, now: int) -> Work[Token | None]:
    rows = yield Statement(
        f"SELECT {TOKEN} FROM tokens WHERE hash = $1 AND (expires IS NULL OR expires > $2)", (hash, now)
    )
    return token_of(rows[0]) if rows else None


def spend(hash: str, now: int) -> Work[Token | None]:
    rows = yield Statement(
        f"DELETE FROM tokens WHERE hash = $1 AND (expires IS NULL OR expires > $2) RETURNING {TOKEN}", (hash, now)
    )
    return token_of(rows[0]) if rows else None


def exchange(hash: str, now: int, new: Token) -> Work[Token | None]:
    spent = yield from spend(hash, now)
    if spent is not None:
        yield from add_token(new)
    return spent


def clear_tokens(now: int) -> Work[None]:
    yield Statement("DELETE FROM tokens WHERE expires <= $1", (now,))


def tokens_of(person: str) -> Work[list[Token]]:
    rows = yield Statement(f"SELECT {TOKEN} FROM tokens WHERE person = $1 ORDER BY created, hash", (person,))
    return [token_of(row) for row in rows]


def tokens_at(game: str) -> Work[list[Token]]:
    rows = yield Statement(f"SELECT {TOKEN} FROM tokens WHERE game = $1 ORDER BY created, hash", (game,))
    return [token_of(row) for row in rows]


def change(wanted: TokenChange) -> Work[None]:
    for hash in wanted.revoked:
        yield from revoke(hash)
    for token in wanted.added:
        yield from add_token(token)


def replace_kind(token: Token) -> Work[None]:
    """A token instead of all others of its kind that its person has."""
    assert token.person is not None
    yield from revoke_kind(token.person, token.kind)
    yield from add_token(token)


def revoke(hash: str) -> Work[None]:
    rows = yield Statement("DELETE FROM tokens WHERE hash = $1 RETURNING kind", (hash,))
    if rows and rows[0][0] == "key":
        yield News("key", hash)


def revoke_kind(person: str, kind: TokenKind) -> Work[None]:
    rows = yield Statement("DELETE FROM tokens WHERE person = $1 AND kind = $2 RETURNING hash", (person, kind))
    for (hash,) in rows if kind == "key" else []:
        yield News("key", hash)


def token_of(row: Sequence[Any]) -> Token:
    hash, kind, created, person, game, seat, expires = row
    return Token(hash=hash, kind=kind, created=created, person=person, game=game, seat=seat, expires=expires)
