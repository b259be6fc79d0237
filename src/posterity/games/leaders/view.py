"""What each seat of leaders may see, built up from nothing."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from posterity.core.recall import OPEN
from posterity.core.tasks import question
from posterity.core.views import BaseView, Viewer, base_view
from posterity.games.leaders.rules.asking import LeadersQuestion
from posterity.games.leaders.rules.scoring import awards, majority_type
from posterity.games.leaders.rules.work import Payment
from posterity.games.leaders.state import State, pile


class AwardView(msgspec.Struct, frozen=True, kw_only=True, rename={"why": "for"}):
    """A part of what a tableau would score now."""

    points: int
    why: str
    rule: str


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. The cards of a hand are there for its owner alone; how many there are is open."""

    resources: list[str] | UnsetType = UNSET
    resources_size: int
    legacies: list[str] | UnsetType = UNSET
    legacies_size: int
    tableau: list[str]
    dedications: list[str | None]
    protects: int
    finished: bool
    total: int
    awards: list[AwardView]
    majority: str | None


class View(BaseView, frozen=True, kw_only=True):
    """The table as one viewer may know it; decks and piles are listed top first (leaders.setup.hidden-information)."""

    round: int
    rounds: int
    step: str | None
    dealer: int
    target: int
    idle: int
    standstill: int | None
    first_finisher: int | None
    tableaux: dict[str, list[int]] | UnsetType = UNSET
    players: list[PlayerView]
    drawn: list[str] | UnsetType = UNSET
    drawn_size: int
    paid: list[str]
    resource_deck: list[str] | UnsetType = UNSET
    resource_deck_size: int
    resource_discard: list[str]
    legacy_deck: list[str] | UnsetType = UNSET
    legacy_deck_size: int
    legacy_discard: list[str]
    legacy_discard_size: int


def names(known: list[str], cards: list[int]) -> list[str]:
    return [known[card] for card in cards]


def player_view(s: State, seat: int, shown: bool) -> PlayerView:
    player = s.players[seat]
    resources = names(s.book.resources, pile(player.resources))
    legacies = names(s.book.legacies, pile(player.legacies))
    return PlayerView(
        resources=resources if shown else UNSET,
        resources_size=len(resources),
        legacies=legacies if shown else UNSET,
        legacies_size=len(legacies),
        tableau=names(s.book.legacies, player.tableau),
        dedications=list(player.dedications),
        protects=player.protects,
        finished=s.finished(seat),
        total=player.total,
        awards=award_views(s, seat),
        majority=s.book.legacies[majority_type(player.tableau)] if player.tableau else None,
    )


def award_views(s: State, seat: int) -> list[AwardView]:
    """What the round would bring a player if it ended now, part by part (leaders.scoring.all-players)."""
    parts = awards(s.players[seat].tableau, s.first_finisher == seat)
    return [AwardView(points=points, why=why, rule=rule) for why, points, rule in parts]


def known_discards(s: State, everything: bool, viewer: Viewer) -> list[int]:
    """The Legacy discards a viewer has seen: open ones and their own refused ones, top first."""
    pairs = zip(reversed(s.legacy_discard), reversed(s.buried_by), strict=True)
    return [card for card, who in pairs if everything or who in (OPEN, viewer)]


def asked(s: State) -> LeadersQuestion | None:
    """The open question."""
    if s.ask is None:
        return None
    task = question(s)
    assert isinstance(task, LeadersQuestion)
    return task


def step_of(s: State) -> str | None:
    task = asked(s)
    return None if task is None else task.step()


def tableaux_of(s: State, everything: bool, viewer: Viewer) -> dict[str, list[int]] | UnsetType:
    """The seats in whose tableaux each answer on offer could do something, for whoever sees the answers."""
    task = asked(s)
    if task is None or s.ask is None or not (everything or viewer == s.ask.seat):
        return UNSET
    found = {pick.text: task.tableaux(s, pick) for pick in s.ask.options}
    return {pick: seats for pick, seats in found.items() if seats}


def paid_view(s: State) -> list[str]:
    """What was paid so far in the open payment: it lies on the discards (leaders.turn.payment-discarded)."""
    task = asked(s)
    count = task.paid if isinstance(task, Payment) else 0
    return names(s.book.resources, s.resource_discard[len(s.resource_discard) - count :])


def table_view(s: State, everything: bool, viewer: Viewer) -> View:
    resource_names, legacy_names = s.book.resources, s.book.legacies
    looking = everything or not s.drawn or (s.ask is not None and viewer == s.ask.seat)
    return View(
        **base_view("leaders", s, [player.total for player in s.players], everything, viewer),
        round=s.round,
        rounds=s.book.rounds,
        step=step_of(s),
        dealer=s.dealer,
        target=s.book.target,
        idle=s.idle,
        standstill=s.standstill if s.rules >= 2 else None,
        first_finisher=s.first_finisher,
        tableaux=tableaux_of(s, everything, viewer),
        players=[player_view(s, seat, everything or seat == viewer) for seat in range(s.book.players)],
        drawn=names(legacy_names, s.drawn) if looking else UNSET,
        drawn_size=len(s.drawn),
        paid=paid_view(s),
        resource_deck=names(resource_names, s.resource_deck[::-1]) if everything else UNSET,
        resource_deck_size=len(s.resource_deck),
        resource_discard=names(resource_names, s.resource_discard[::-1]),
        legacy_deck=names(legacy_names, s.legacy_deck[::-1]) if everything else UNSET,
        legacy_deck_size=len(s.legacy_deck),
        legacy_discard=names(legacy_names, known_discards(s, everything, viewer)),
        legacy_discard_size=len(s.legacy_discard),
    )
