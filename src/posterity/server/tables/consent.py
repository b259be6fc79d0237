"""Proposals that need the consent of others, and whose consent is still missing."""

from __future__ import annotations

from typing import Literal

import msgspec

from posterity.server.tables.seating import Seating
from posterity.table.consent import ConsentRequest, needs
from posterity.table.table import Table

ProposalKind = Literal["undo", "take", "kick"]
Replacement = Literal["bot", "free"]


class PendingProposal(msgspec.Struct, frozen=True, kw_only=True):
    """A wish of `person` that waits for consent: to take back, to take a seat, or to show `whom` out."""

    id: str
    kind: ProposalKind
    person: str
    name: str
    wish: ConsentRequest
    whom: str | None = None
    then: Replacement = "bot"  # what becomes of the seats of `whom`


def missing_consent(table: Table, seating: Seating, proposal: PendingProposal) -> list[int]:
    """The seats whose consent to a proposal is still missing.

    All others who play themselves decide whether to remove somebody. If only the proposer is left, the person to be
    removed has to agree: nobody decides it alone.
    """
    missing = needs(table, proposal.wish, seating.held())
    if proposal.kind != "kick":
        return missing
    concerned = seating.seats_of(proposal.whom)
    voters = seating.voters(apart_from={*concerned, *proposal.wish.own, proposal.wish.seat})
    return [seat for seat in missing if seat in (voters or concerned)]
