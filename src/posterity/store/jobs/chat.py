"""The chat of a table."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.store.jobs.statements import Rows, Statement, StoreJob
from posterity.store.news import News
from posterity.store.types import ChatLine


def say(line: ChatLine) -> StoreJob[ChatLine]:
    """Keep something said; the line with its number."""
    rows: Rows = []
    while not rows:  # until nobody else was just given that number
        rows = yield Statement(
            "INSERT INTO chat (game, n, at, person, name, text, seat)"
            " SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE game = $1"
            " ON CONFLICT (game, n) DO NOTHING RETURNING n",
            (line.game, line.at, line.person, line.name, line.text, line.seat),
        )
    yield News("chat", line.game, rows[0][0])
    return replace(line, n=rows[0][0])


def chat(game: str, after: int = 0, most: int = 200) -> StoreJob[list[ChatLine]]:
    """What was said after line `after`, the last `most` lines of it, in order."""
    rows = yield Statement(
        "SELECT n, at, person, name, text, seat FROM chat WHERE game = $1 AND n > $2 ORDER BY n DESC LIMIT $3",
        (game, after, most),
    )
    return [
        ChatLine(game=game, n=n, at=at, person=person, name=name, text=text, seat=seat)
        for n, at, person, name, text, seat in reversed(rows)
    ]
