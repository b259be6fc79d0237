"""The verifiable deal as it goes on: first all hashes, then the seats' bytes, then the seed. See docs/formats.md.

A deal is a value that is kept beside the table until the game begins. The server's secret is in it from the start, so
it never leaves the server whole: others see `published`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.core.deal import commitment, seed_from
from posterity.core.records import RecordError, SeatEntry, check_hex


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """`taking` are the seats that take part; each has first a commitment and then a share, both in hex."""

    secret: str
    players: int
    taking: tuple[int, ...]
    commitments: dict[int, str] = {}
    shares: dict[int, str] = {}

    @property
    def committed(self) -> bool:
        """Are all hashes in? Only then may anybody show their bytes."""
        return set(self.commitments) == set(self.taking)

    @property
    def done(self) -> bool:
        return self.committed and set(self.shares) == set(self.taking)


def new_deal(secret: bytes, players: int, taking: list[int]) -> Deal:
    """A deal in which these seats take part besides the server. Bots and all others do not."""
    assert len(secret) == 32, "a secret has 32 bytes"
    return Deal(secret=secret.hex(), players=players, taking=tuple(sorted(set(taking))))


def commit(deal: Deal, seat: int, promised: str) -> Deal:
    """A seat publishes the hash of its bytes, once; saying the same again changes nothing."""
    check_taking(deal, seat)
    hex_digits(promised)
    if deal.commitments.get(seat, promised) != promised:
        raise IllegalAnswer("deal-twice", {"seat": seat})
    return replace(deal, commitments={**deal.commitments, seat: promised})


def open_share(deal: Deal, seat: int, share: str) -> Deal:
    """A seat publishes its bytes, which must be those of its hash, once all hashes are in."""
    check_taking(deal, seat)
    if not deal.committed:
        raise IllegalAnswer("deal-early", {"seats": [other for other in deal.taking if other not in deal.commitments]})
    if commitment(hex_digits(share)) != deal.commitments[seat]:
        raise IllegalAnswer("deal-other", {"seat": seat})
    return replace(deal, shares={**deal.shares, seat: share})


def without(deal: Deal, seat: int, secret: bytes) -> Deal:
    """The deal begins anew without a seat that does not go on: what was shown already must not count."""
    check_taking(deal, seat)
    return new_deal(secret, deal.players, [other for other in deal.taking if other != seat])


def seed(deal: Deal) -> bytes:
    """The seed that follows from all bytes."""
    if not deal.done:
        raise IllegalAnswer("deal-open", {"seats": [other for other in deal.taking if other not in deal.shares]})
    shares = [bytes.fromhex(deal.shares[seat]) if seat in deal.shares else None for seat in range(deal.players)]
    return seed_from(bytes.fromhex(deal.secret), shares)


def seated(deal: Deal, seats: list[SeatEntry]) -> list[SeatEntry]:
    """The seats of a record with what they have put into the deal."""
    return [
        replace(entry, commitment=deal.commitments.get(seat, UNSET), entropy=deal.shares.get(seat, UNSET))
        for seat, entry in enumerate(seats)
    ]


def published(deal: Deal) -> dict[str, Any]:
    """What everybody may see of a deal while it goes on: all but the server's secret."""
    return {
        "commitment": commitment(bytes.fromhex(deal.secret)),
        "commitments": [deal.commitments.get(seat) for seat in range(deal.players)],
        "shares": [deal.shares.get(seat) for seat in range(deal.players)],
    }


def check_taking(deal: Deal, seat: int) -> None:
    if seat not in deal.taking:
        raise IllegalAnswer("deal-not-taking", {"seat": seat})


def hex_digits(value: str) -> bytes:
    try:
        return check_hex("deal", value)
    except RecordError:
        raise IllegalAnswer("deal-hex", {}) from None
