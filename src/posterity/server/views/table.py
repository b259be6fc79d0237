"""Everything about a table but its game, as one viewer may see it: seats, proposals, deal, result, chat."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from posterity.bots.levels import WITH_NETWORK, like_greedy
from posterity.bots.networks import has_network
from posterity.core.game import FIRST
from posterity.games import GAMES
from posterity.server.api.responses import (
    CardsInfo,
    ChatSent,
    DealInfo,
    FrameError,
    Problem,
    ProposalInfo,
    ResultInfo,
    SeatInfo,
    Spectator,
    TableInfo,
    You,
)
from posterity.server.errors import NOT_YOURS
from posterity.server.tables import absence, clocks, hints, lessons
from posterity.server.tables.consent import PendingProposal, missing_consent
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.seating import Seating
from posterity.server.tables.state import TableState
from posterity.store import ChatLine, StoredGame
from posterity.table.deal import published
from posterity.table.table import Table


def table_of(state: TableState, person: str | None, name: str) -> TableInfo:
    """A table in memory."""
    return table_info(state.stored, state.metadata, state, person, name)


def table_info(
    stored: StoredGame, metadata: TableMetadata, state: TableState | None, person: str | None, name: str
) -> TableInfo:
    """A table as a person, or a stranger, may see it; a `state` in memory knows more than what is stored."""
    table = None if state is None else state.table
    running = table if stored.status == "running" else None
    seating = Seating(metadata.seats, table)
    return TableInfo(
        id=stored.id,
        game=stored.game,
        rules=metadata.rules,
        cards=CardsInfo(set=metadata.set, sha256=metadata.sha256),
        options=metadata.options,
        public=stored.public,
        status=stored.status,
        created=stored.created,
        changed=stored.changed,
        number=stored.entries,  # not what the table may just be doing: only what is stored is sent
        owner=stored.owner,
        seats=[seat_info(metadata, seating, state, seat) for seat in range(len(metadata.seats))],
        watchers=0 if state is None else state.presence.spectators(),
        spectators=[] if state is None else spectators(stored, metadata, state, person),
        to_move=None if running is None else running.asks(),
        scores=[] if running is None else running.game.standings(running.state),
        proposals=[] if running is None else [proposal_info(running, seating, one) for one in metadata.proposals],
        rematch=metadata.rematch,
        deal=deal_info(stored, metadata),
        clock=clocks.info(metadata, state),
        absence=metadata.absence,
        pause=metadata.pause,
        hints=hints.are_given(metadata, seating),
        hints_agreed=metadata.hints,
        hinted=hints.given(metadata, len(metadata.seats)),
        untaught=untaught(stored.game, table),
        lesson=metadata.lesson,
        part=lessons.part_of(stored.game, metadata),
        result=result_of(stored),
        opened=metadata.opened,
        too_long=metadata.too_long or None,
        you=None if person is None else you(stored, metadata, person, name),
    )


def untaught(game: str, table: Table | None) -> list[str]:
    """The levels that have learned no values for the cards of a table, and so play like `greedy`.

    Those of the sets that come with a game have been learned, or there is no network for it at all.
    """
    if not has_network(game):
        return list(WITH_NETWORK)
    if table is None or not table.setup.cards.own:
        return []
    assert table.game.features is not None
    return like_greedy(WITH_NETWORK, game, table.game.features.properties(table.state))


def spectators(stored: StoredGame, metadata: TableMetadata, state: TableState, person: str | None) -> list[Spectator]:
    """Those who watch, for whoever sits at the table or has made it."""
    seating = metadata.seating
    if person is None or not (person == stored.owner or seating.seats_of(person)):
        return []
    subscribers = state.presence.subscribers
    there = {one.person: one.name for one in subscribers if one.person and not seating.seats_of(one.person)}
    return [Spectator(person=one, name=name) for one, name in sorted(there.items()) if one != person]


def asked_to_leave(stored: StoredGame, metadata: TableMetadata) -> FrameError:
    """What somebody reads for whom a table is not there any more: who has asked them to leave it."""
    own = metadata.seating.seats_of(stored.owner)
    args: dict[str, Any] = {"name": metadata.seats[own[0]].name} if own else {}
    problem = Problem(message="server-asked-to-leave" if own else "server-banned", args=args, clause="")
    return FrameError(id=None, status=NOT_YOURS, error=problem)


def seat_info(metadata: TableMetadata, seating: Seating, state: TableState | None, seat: int) -> SeatInfo:
    assigned = metadata.seats[seat]
    return SeatInfo(
        seat=seat,
        kind=seating.kind(seat),
        name=assigned.name or None,
        bot=seating.bot(seat),
        person=assigned.person,
        present=state is not None and assigned.person is not None and state.is_present(assigned.person),
        resigned=assigned.resigned,
        absence=absence.info(metadata, assigned.person),
    )


def proposal_info(table: Table, seating: Seating, one: PendingProposal) -> ProposalInfo:
    return ProposalInfo(
        id=one.id,
        kind=one.kind,
        seat=one.wish.seat,
        by=one.person,
        name=one.name,
        to=one.wish.undo,
        then=one.then,
        needs=missing_consent(table, seating, one),
        agreed=list(one.wish.agreed),
    )


def deal_info(stored: StoredGame, metadata: TableMetadata) -> DealInfo | None:
    if metadata.deal is None:
        return None
    shown = published(metadata.deal)
    return DealInfo(**(shown if stored.header is None else {**shown, "step": "dealt", "until": None}))


def result_of(stored: StoredGame) -> ResultInfo | None:
    """The result that is stored, with the places that it means in this game."""
    if stored.header is None or stored.header.result is UNSET or stored.game not in GAMES:
        return None
    result = stored.header.result
    places = GAMES[stored.game].places(result.scores, result.ranking)
    winners = [seat for seat in result.ranking if places[seat] == FIRST]
    return ResultInfo(scores=result.scores, ranking=result.ranking, places=places, winners=winners)


def you(stored: StoredGame, metadata: TableMetadata, person: str, name: str) -> You:
    return You(
        person=person,
        name=name,
        seats=metadata.seating.seats_of(person),
        owner=stored.owner == person,
        forced=person in metadata.forced,
        muted=metadata.muted.get(person, []),
    )


def chat_sent(line: ChatLine) -> ChatSent:
    """A line of chat as it is sent."""
    return ChatSent(n=line.n, at=line.at, person=line.person, name=line.name, seat=line.seat, text=line.text)
