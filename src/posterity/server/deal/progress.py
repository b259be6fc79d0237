"""Takes the deal of a table from the server's hash to the seed: docs/verify.md explains the steps."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.core.abilities import automata_in
from posterity.core.deal import NOTHING
from posterity.core.game import Setup
from posterity.core.records import SeatEntry
from posterity.games import GAMES
from posterity.server.deal.shares import current_deal, new_secret
from posterity.server.ops.wall_clock import SECOND
from posterity.server.sessions.alarm import Alarm
from posterity.server.sessions.session import TableSession
from posterity.server.tables.seating import BOT, SeatAssignment
from posterity.table import deal as deals
from posterity.table.deal import Deal
from posterity.table.table import Table

SOON = 2 * SECOND  # the process in which somebody has just sat down is quicker


class DealAlarm(Alarm):
    """Goes on with the deal once its deadline has passed, or soon if the process that should have done it is gone."""

    def due(self) -> int | None:
        session = self.session
        return (current_deal(session.metadata).until or session.stored.changed + SOON) if is_full(session) else None

    async def ring(self) -> None:
        await advance_deal(self.session)


async def commit(session: TableSession, seat: int, commitment: str) -> None:
    """A seat publishes the hash of its bytes."""
    session.check_open()
    deal = deals.commit(current_deal(session.metadata), seat, commitment)
    await session.save(replace(session.metadata, deal=deal))
    await advance_deal(session)


async def open_share(session: TableSession, seat: int, share: str) -> None:
    """A seat shows its bytes. The same bytes again, after the game has begun, are acknowledged: the answer was lost."""
    deal = current_deal(session.metadata)
    if deal.shares.get(seat) == share:
        return
    session.check_open()
    await session.save(replace(session.metadata, deal=deals.open_share(deal, seat, share)))
    await advance_deal(session)


def is_full(session: TableSession) -> bool:
    return session.stored.status == "open" and session.seating.is_full()


async def advance_deal(session: TableSession) -> None:
    """Take the deal as far as it goes now. When all bytes are there, the game begins."""
    if not is_full(session):
        return
    deal = next_step(session, current_deal(session.metadata))
    if deal.done:
        await begin_game(session, deal)
    elif deal != session.metadata.deal:
        await session.save(replace(session.metadata, deal=deal))


def next_step(session: TableSession, deal: Deal) -> Deal:
    now = session.services.now()
    until = now + session.services.limits.deal_seconds * SECOND
    while True:
        late = deal.until is not None and deal.until <= now
        if deal.step == "seats":
            people = [seat for seat, one in enumerate(session.metadata.seats) if one.kind == "person"]
            deal = deals.everybody_sits(deal, people, until)
        elif deal.step == "hashes" and (deal.committed or late):
            deal = deals.hashes_in(deal, until)
        elif deal.step == "bytes" and late and not deal.done:
            deal = deals.anew(deal, new_secret(), until)
        else:
            return deal


async def begin_game(session: TableSession, deal: Deal) -> None:
    """Deal the cards and begin the game, with what all seats have put in."""
    metadata, game = session.metadata, GAMES[session.stored.game]
    cards, players = metadata.card_set(game), len(metadata.seats)
    setup = Setup(players=players, options=metadata.options, cards=cards, seed=NOTHING, rules=metadata.rules)
    setup = replace(setup, seed=deals.seed(deal, len(automata_in(game, setup))))
    seats = deals.seated(deal, [seat_entry(one) for one in metadata.seats])
    table = Table(game, setup, seats, deals.published(deal)["commitment"])
    table.secret = deal.secret
    header = table.record()
    begun = replace(metadata, definitions=None, deal=replace(deal, gone=()), begun=session.services.now())
    await session.begin(replace(session.stored, status="running", header=header), begun)


def seat_entry(assigned: SeatAssignment) -> SeatEntry:
    """A seat in the header of a record."""
    if assigned.kind == "bot":
        return SeatEntry(name=assigned.name, kind="bot", bot=assigned.bot or BOT)
    return SeatEntry(name=assigned.name, kind="person")
