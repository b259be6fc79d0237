"""The progress of a verifiable deal: first all hashes, then the seats' bytes, then the seed. See docs/formats.md.

A deal is a value that is kept beside the table until the game begins. The server's secret is in it from the start, so
it never leaves the server whole: others see `published`. Its keeper decides how long to wait for anybody;
docs/decisions/012-a-deal-that-is-not-opened.md explains why starting a deal again gives nobody a choice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.core.deal import commitment, seed_from
from posterity.core.records import RecordError, SeatEntry, check_hex

DealStep = Literal["seats", "hashes", "bytes"]
MOST = 100  # how many people who left a deal unfinished a table remembers


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """`taking` are the seats that are waited for: in `hashes` for their commitments, in `bytes` for their shares.

    While people still gather (`seats`) whoever sits may commit already. `out` are the seats that have left a deal
    unfinished and take no part any more, `gone` those of their people who have stood up since: whatever seat they take
    at this table, they take no part. All values are hex digits.
    """

    secret: str
    players: int
    round: int = 1  # goes up when a deal could not be finished and starts again
    step: DealStep = "seats"
    until: int | None = None  # when the keeper waits no longer
    taking: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    gone: tuple[str, ...] = ()
    commitments: dict[int, str] = {}
    shares: dict[int, str] = {}

    @property
    def committed(self) -> bool:
        """Are all hashes in? Only then may anybody show their bytes."""
        return set(self.taking) <= set(self.commitments)

    @property
    def done(self) -> bool:
        return self.step == "bytes" and set(self.shares) == set(self.taking)


def new_deal(secret: bytes, players: int) -> Deal:
    """A deal for so many seats; nobody has committed to anything but the server."""
    return Deal(secret=checked(secret), players=players)


def checked(secret: bytes) -> str:
    assert len(secret) == 32, "a secret has 32 bytes"
    return secret.hex()


# ---------------------------------------------------------------- what seats do


def sit_down(deal: Deal, seat: int, who: str | None, promised: str | None) -> Deal:
    """Somebody takes a seat, perhaps with a hash; it does not count if they, or this seat now, take no part."""
    if who in deal.gone:
        deal = replace(deal, out=(*deal.out, seat))
    return commit(deal, seat, promised) if promised is not None and may_commit(deal, seat) else deal


def may_commit(deal: Deal, seat: int) -> bool:
    return seat not in deal.out and (deal.step == "seats" or seat in deal.taking)


def commit(deal: Deal, seat: int, promised: str) -> Deal:
    """A seat publishes the hash of its bytes, once; sending the same again changes nothing."""
    hex_digits(promised)
    if deal.commitments.get(seat, promised) != promised:
        raise IllegalAnswer("deal-twice", {"seat": seat})
    if not may_commit(deal, seat):
        raise IllegalAnswer("deal-not-taking", {"seat": seat})
    return replace(deal, commitments={**deal.commitments, seat: promised})


def open_share(deal: Deal, seat: int, share: str) -> Deal:
    """A seat publishes its bytes, which must be those of its hash, once all hashes are in."""
    if deal.step != "bytes":
        raise IllegalAnswer("deal-early", {"seats": [other for other in deal.taking if other not in deal.commitments]})
    if seat not in deal.taking:
        raise IllegalAnswer("deal-not-taking", {"seat": seat})
    if commitment(hex_digits(share)) != deal.commitments[seat]:
        raise IllegalAnswer("deal-other", {"seat": seat})
    return replace(deal, shares={**deal.shares, seat: share})


def leave(deal: Deal, seat: int, secret: bytes, who: str) -> Deal:
    """Somebody leaves a seat before the game. If the deal waited for them, it starts again, without them for good.

    If they took no part the deal stays as it is, and the next person at that seat takes none in this round either.
    """
    breaks = deal.step != "seats" and seat in deal.taking
    gone = deal.gone
    if (breaks or seat in deal.out) and who not in gone:
        gone = (*gone, who)[-MOST:]
    out = tuple(other for other in deal.out if other != seat)
    if breaks:
        return Deal(secret=checked(secret), players=deal.players, round=deal.round + 1, out=out, gone=gone)
    kept = {other: promised for other, promised in deal.commitments.items() if other != seat}
    return replace(deal, commitments=kept, out=out, gone=gone)


def forgotten(deal: Deal, who: str) -> Deal:
    """The same deal without any trace of one person."""
    return replace(deal, gone=tuple(other for other in deal.gone if other != who))


# ---------------------------------------------------------------- how it goes on


def everybody_sits(deal: Deal, people: Iterable[int], until: int) -> Deal:
    """All seats are taken: wait for their hashes. If nobody has sent one so far, nobody is expected to."""
    if deal.round == 1 and not deal.commitments:
        return replace(deal, step="bytes")
    taking = tuple(sorted(set(people) - set(deal.out)))
    return replace(deal, step="hashes", taking=taking, until=until)


def hashes_in(deal: Deal, until: int) -> Deal:
    """Stop waiting for hashes: those who have sent one show their bytes, the others take no part."""
    taking = tuple(seat for seat in deal.taking if seat in deal.commitments)
    return replace(deal, step="bytes", taking=taking, until=until)


def anew(deal: Deal, secret: bytes, until: int) -> Deal:
    """Somebody has not shown their bytes: all others start again, and the bytes shown so far are void."""
    missing = tuple(seat for seat in deal.taking if seat not in deal.shares)
    return Deal(
        secret=checked(secret),
        players=deal.players,
        round=deal.round + 1,
        step="hashes",
        until=until,
        taking=tuple(sorted(deal.shares)),
        out=(*deal.out, *missing),
        gone=deal.gone,
    )


# ---------------------------------------------------------------- results


def seed(deal: Deal, automata: int = 0) -> bytes:
    """The seed that follows from all bytes; automata, who sit after the people, have sent none."""
    if not deal.done:
        raise IllegalAnswer("deal-open", {"seats": [other for other in deal.taking if other not in deal.shares]})
    shares = [bytes.fromhex(deal.shares[seat]) if seat in deal.shares else None for seat in range(deal.players)]
    return seed_from(bytes.fromhex(deal.secret), [*shares, *[None] * automata])


def seated(deal: Deal, seats: list[SeatEntry]) -> list[SeatEntry]:
    """The seats of a record with their commitments and bytes."""
    return [
        replace(entry, commitment=deal.commitments.get(seat, UNSET), entropy=deal.shares.get(seat, UNSET))
        for seat, entry in enumerate(seats)
    ]


def published(deal: Deal) -> dict[str, Any]:
    """What everybody may see of a deal while it goes on: all but the server's secret."""
    return {
        "commitment": commitment(bytes.fromhex(deal.secret)),
        "round": deal.round,
        "step": deal.step,
        "until": deal.until,
        "commitments": [deal.commitments.get(seat) for seat in range(deal.players)],
        "entropy": [deal.shares.get(seat) for seat in range(deal.players)],
    }


def hex_digits(value: str) -> bytes:
    try:
        return check_hex("deal", value)
    except RecordError:
        raise IllegalAnswer("deal-hex", {}) from None
