"""The deal in the metadata of a table: who takes part in it, and with which hash. table/deal.py has its steps."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from posterity.server.tables.metadata import TableMetadata
from posterity.table import deal as deals
from posterity.table.deal import Deal

SIZE = 32


def new_secret() -> bytes:
    return secrets.token_bytes(SIZE)


def new_deal(players: int) -> Deal:
    """The server commits itself as soon as there is a table."""
    return deals.new_deal(new_secret(), players)


def current_deal(metadata: TableMetadata) -> Deal:
    return metadata.deal or new_deal(len(metadata.seats))


def with_seat_taken(metadata: TableMetadata, seat: int, commitment: str | None) -> TableMetadata:
    """The metadata with the new holder of `seat` in the deal, and the hash that they sent with it, if any."""
    deal = deals.sit_down(current_deal(metadata), seat, metadata.seating.holder(seat), commitment)
    return replace(metadata, deal=deal)


def with_seat_left(metadata: TableMetadata, seat: int) -> TableMetadata:
    """The metadata without the holder of `seat` in the deal."""
    holder = metadata.seating.holder(seat) or ""
    return replace(metadata, deal=deals.leave(current_deal(metadata), seat, new_secret(), holder))
