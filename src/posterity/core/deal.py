"""A deal that nobody chose: everybody commits to secret bytes first, and the seed is the hash of all of them."""

from __future__ import annotations

from hashlib import blake2b

SIZE = 32
LABEL = b"posterity deal"
NOTHING = bytes(SIZE)  # for bots and seats that sent none


def commitment(secret: bytes) -> str:
    """What is published before the deal: the hash of one's secret bytes."""
    return blake2b(LABEL + secret, digest_size=SIZE).hexdigest()


def seed_from(server: bytes, seats: list[bytes | None]) -> bytes:
    """The seed: a hash of the server's bytes and those of all seats in order."""
    data = server + b"".join(NOTHING if seat is None else seat for seat in seats)
    return blake2b(data, digest_size=SIZE).digest()
