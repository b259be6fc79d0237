"""What seats put into the deal of a table before its game: table/deal.py goes the steps."""

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


def current(metadata: TableMetadata) -> Deal:
    return metadata.deal or new_deal(len(metadata.seats))


def sat_down(metadata: TableMetadata, seat: int, commitment: str | None) -> TableMetadata:
    """The same with whoever sits at `seat` in the deal, and the hash that they brought along, if any."""
    deal = deals.sit_down(current(metadata), seat, metadata.seating.holder(seat), commitment)
    return replace(metadata, deal=deal)


def stood_up(metadata: TableMetadata, seat: int) -> TableMetadata:
    """The deal without whoever sits at `seat`."""
    holder = metadata.seating.holder(seat) or ""
    return replace(metadata, deal=deals.leave(current(metadata), seat, new_secret(), holder))
