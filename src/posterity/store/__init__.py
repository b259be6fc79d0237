"""Where tables are kept: SQLite by default, or PostgreSQL. One schema, one set of statements, one contract for both.

    store = await open_store("sqlite:///home/me/posterity.db")
    await store.append(game, StoredEntry(n=7, entry=Answer(seat=0, pick="work"), at=now))   # durable when it returns

Errors: `StoreError` (it cannot be kept now; say its message), `Conflict` (somebody was quicker; load again),
`Missing` (there is no such thing).
"""

from __future__ import annotations

from posterity.store.errors import Conflict, Missing, StoreError
from posterity.store.news import News
from posterity.store.opening import default_url, open_store, shown_url
from posterity.store.secret_text import hashed, new_id, new_token
from posterity.store.store import Listener, Store
from posterity.store.types import (
    NO_TOKENS,
    ChatLine,
    Counts,
    GameQuery,
    Mark,
    Person,
    PracticePosition,
    Status,
    StoredEntry,
    StoredFinding,
    StoredGame,
    StoredReview,
    Token,
    TokenChange,
    TokenKind,
    Webhook,
)

__all__ = [
    "NO_TOKENS",
    "ChatLine",
    "Conflict",
    "Counts",
    "GameQuery",
    "Listener",
    "Mark",
    "Missing",
    "News",
    "Person",
    "PracticePosition",
    "Status",
    "Store",
    "StoreError",
    "StoredEntry",
    "StoredFinding",
    "StoredGame",
    "StoredReview",
    "Token",
    "TokenChange",
    "TokenKind",
    "Webhook",
    "default_url",
    "hashed",
    "new_id",
    "new_token",
    "open_store",
    "shown_url",
]
