"""Reviews of finished games: who works one out, and what has been found out so far, answer by answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from posterity.store.errors import Conflict
from posterity.store.jobs.statements import Statement, StoreJob
from posterity.store.news import News
from posterity.store.types import StoredFinding, StoredReview

REVIEW = "game, method, seed, person, asked, state, holder, lease, total, first, second, version"


def ask_for_review(wanted: StoredReview) -> StoreJob[StoredReview]:
    """The review of a game, begun unless it is there; one by another method, or one that failed, is begun anew."""
    rows = yield Statement(
        f"INSERT INTO reviews ({REVIEW}) VALUES ($1, $2, $3, $4, $5, 'waiting', '', 0, $6, 0, 0, 1)"
        " ON CONFLICT (game) DO UPDATE SET method = excluded.method, seed = excluded.seed, person = excluded.person,"
        " asked = excluded.asked, state = 'waiting', holder = '', lease = 0, total = excluded.total, first = 0,"
        " second = 0, version = reviews.version + 1"
        f" WHERE reviews.method <> excluded.method OR reviews.state = 'failed' RETURNING {REVIEW}",
        (wanted.game, wanted.method, wanted.seed, wanted.person, wanted.asked, wanted.total),
    )
    if rows:
        yield Statement("DELETE FROM findings WHERE game = $1", (wanted.game,))
        yield News("review", wanted.game, rows[0][-1])
        return review_of(rows[0])
    rows = yield Statement(f"SELECT {REVIEW} FROM reviews WHERE game = $1", (wanted.game,))
    return review_of(rows[0])


def review(game: str) -> StoreJob[StoredReview | None]:
    """The review of a game, if anybody has asked for it."""
    rows = yield Statement(f"SELECT {REVIEW} FROM reviews WHERE game = $1", (game,))
    return review_of(rows[0]) if rows else None


def findings(game: str) -> StoreJob[list[StoredFinding]]:
    """What has been found out about the answers of a game, in their order."""
    rows = yield Statement("SELECT n, pass, finding FROM findings WHERE game = $1 ORDER BY n", (game,))
    return [StoredFinding(n=n, number=number, finding=finding) for n, number, finding in rows]


def unfinished_reviews(person: str) -> StoreJob[int]:
    """How many reviews that somebody has asked for are not done."""
    rows = yield Statement("SELECT COUNT(*) FROM reviews WHERE person = $1 AND state = 'waiting'", (person,))
    return int(rows[0][0])


def take_review(holder: str, now: int, until: int) -> StoreJob[StoredReview | None]:
    """The review asked for first that nobody works at, for `holder` alone until then; None if there is none."""
    rows = yield Statement(
        "UPDATE reviews SET holder = $1, lease = $2 WHERE state = 'waiting' AND lease < $3 AND game ="
        " (SELECT game FROM reviews WHERE state = 'waiting' AND lease < $3 ORDER BY asked, game LIMIT 1)"
        f" RETURNING {REVIEW}",
        (holder, until, now),
    )
    return review_of(rows[0]) if rows else None


def hold_reviews(holder: str, until: int) -> StoreJob[list[str]]:
    """Keep the reviews that `holder` works at until then; the games they are about."""
    rows = yield Statement(
        "UPDATE reviews SET lease = $2 WHERE holder = $1 AND state = 'waiting' RETURNING game", (holder, until)
    )
    return sorted(game for (game,) in rows)


def let_go_of_reviews(holder: str) -> StoreJob[None]:
    """Let others go on with all reviews that `holder` works at."""
    yield Statement("UPDATE reviews SET holder = '', lease = 0 WHERE holder = $1 AND state = 'waiting'", (holder,))


def keep_findings(game: str, holder: str, found: Sequence[StoredFinding]) -> StoreJob[int]:
    """Keep what was found out about some answers, instead of what an earlier pass said; the new version.

    Conflict if somebody else works at this review by now, or nobody any more.
    """
    first, second = (sum(one.number == number for one in found) for number in (1, 2))
    rows = yield Statement(
        "UPDATE reviews SET first = first + $1, second = second + $2, version = version + 1"
        " WHERE game = $3 AND holder = $4 AND state = 'waiting' RETURNING version",
        (first, second, game, holder),
    )
    if not rows:
        raise Conflict(game)
    for one in found:
        yield Statement(
            "INSERT INTO findings (game, n, pass, finding) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (game, n) DO UPDATE SET pass = excluded.pass, finding = excluded.finding",
            (game, one.n, one.number, one.finding),
        )
    yield News("review", game, rows[0][0])
    return int(rows[0][0])


def end_review(game: str, holder: str, state: str) -> StoreJob[None]:
    """A review is `done`, or has `failed`; nothing if somebody else works at it by now."""
    rows = yield Statement(
        "UPDATE reviews SET state = $1, holder = '', lease = 0, version = version + 1"
        " WHERE game = $2 AND holder = $3 AND state = 'waiting' RETURNING version",
        (state, game, holder),
    )
    if rows:
        yield News("review", game, rows[0][0])


def review_of(row: Sequence[Any]) -> StoredReview:
    names = REVIEW.split(", ")
    return StoredReview(**dict(zip(names, row, strict=True)))
