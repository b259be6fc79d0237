"""Why an answer is good: the plan it belongs to, what that is about and another plan is not, and what it brings.

Everything comes from the observation of the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from posterity.analysis.lines import followed
from posterity.analysis.said import Said, SaidClause, SaidPicks
from posterity.analysis.statistics import mean
from posterity.core.chance import QuickStream
from posterity.core.events import Event
from posterity.core.game import Game
from posterity.core.observation import Observation
from posterity.core.tasks import State, why
from posterity.table.plan import planned
from posterity.text.bundles import LANGUAGES
from posterity.text.rulebook import rulebook

TRIED: Final = 8  # guesses in which the plan is played to see what it brings
SOME: Final = 0.5  # points that are worth telling


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why an answer is good. Clause and places are what its plan is about and the other one's is not."""

    plan: list[str]
    points: float  # what the plan brings before another seat is asked
    clause: str
    frame: int | None
    rival: int | None


def reason_for(
    game: Game[Any], s: State, observation: Observation, plan: list[str], other: Sequence[str], number: int
) -> Reason:
    """The reason for the first answer of a plan, set against another plan."""
    known, seat = game.sort_unseen(s, observation.seat), observation.seat
    events, others = planned(game, known, seat, plan).events, planned(game, known, seat, other).events
    avoided = {(event.message, repr(event.args)) for event in others}
    own = [event for event in events if (event.message, repr(event.args)) not in avoided]
    return Reason(
        plan=plan,
        points=points(observation, plan, number),
        clause=telling_clause(own, others) or grant(game, known, plan),
        frame=place_in(own, "frame"),
        rival=rival_in(own, seat),
    )


def points(observation: Observation, plan: Sequence[str], number: int) -> float:
    """How many points a plan is expected to bring before another seat is asked."""
    luck, seat = QuickStream(number), observation.seat
    worlds = [observation.guess(luck) for _ in range(TRIED)]
    return mean([followed(world, plan).end.scores()[seat] - world.scores()[seat] for world in worlds])


def telling_clause(own: Sequence[Event], others: Sequence[Event]) -> str:
    """The clause of the first points that only these events bring; empty if there are none."""
    known = {event.clause for event in others}
    scored = [event.clause for event in own if "points" in event.args and event.clause]
    return next((clause for clause in scored if clause not in known), "")


def grant(game: Game[Any], s: State, plan: Sequence[str]) -> str:
    """The clause that allows the first answer of a plan."""
    return why(s, game.lexicon(s).parse(plan[0])).clause


def place_in(events: Sequence[Event], name: str) -> int | None:
    """The number of the first place of this kind that the events are about."""
    found = [event.args[name] for event in events if isinstance(event.args.get(name), int)]
    return int(str(found[0])) if found else None


def rival_in(events: Sequence[Event], seat: int) -> int | None:
    """The first other seat that the events are about."""
    for event in events:
        for name in ("victim", "other", "seat"):
            if isinstance(event.args.get(name), int) and event.args[name] != seat:
                return int(str(event.args[name]))
    return None


# ---------------------------------------------------------------- in sentences


def what_matters(reason: Reason, game: str) -> list[Said]:
    """What it is about, without the name of a card."""
    found = [Said("hint-about", {"title": SaidClause(reason.clause)})] if has_title(game, reason.clause) else []
    if reason.frame is not None:
        found.append(Said("hint-frame", {"frame": reason.frame}))
    elif reason.rival is not None:
        found.append(Said("hint-rival", {"seat": reason.rival}))
    return found


def has_title(game: str, clause: str) -> bool:
    return bool(clause) and rulebook(game, LANGUAGES[0]).clause(clause) is not None


def what_follows(reason: Reason) -> list[Said]:
    """The plan, and what it brings."""
    found = [Said("hint-plan", {"answers": SaidPicks(reason.plan)})] if len(reason.plan) > 1 else []
    if reason.points >= SOME:
        found.append(Said("hint-points", {"points": round(reason.points)}))
    return found
