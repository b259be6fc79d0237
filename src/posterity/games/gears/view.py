"""What each seat of gears may see, built up from nothing."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from posterity.core.tasks import YES, question
from posterity.core.views import BaseView, Viewer, base_view
from posterity.games.gears.pieces import NOBODY, Player
from posterity.games.gears.projection import missing_in, named, project, works_from
from posterity.games.gears.rulebook import DESTINY, ROUNDS, TURNS
from posterity.games.gears.rules.actions import PayForTechnology, may_establish_here
from posterity.games.gears.rules.settle import pursuits
from posterity.games.gears.state import State


class PursuitView(msgspec.Struct, frozen=True, kw_only=True):
    """What a player pursues, where the table plays for it."""

    technology: str
    bonus: int


class FrameView(msgspec.Struct, frozen=True, kw_only=True):
    """A frame of the past, and how many more technologies it holds."""

    frame: int
    left: int


class CopyView(msgspec.Struct, frozen=True, kw_only=True):
    """A copy of a technology on the timeline."""

    frame: int
    technology: str


class ChanceView(msgspec.Struct, frozen=True, kw_only=True):
    """A technology in hand or just drawn: where it would be successful now, and what it misses in its owner's frame."""

    technology: str
    works_from: int | None  # the oldest frame
    works_here: bool  # whether it could lie in its owner's frame, room and copies considered, and be successful
    missing: list[str]
    met_by: list[CopyView]  # what would meet its needs in its owner's frame


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. The cards of a hand are there for its owner alone; how many there are is open."""

    score: int
    pool: int
    frame: int
    hand: list[str] | UnsetType = UNSET
    hand_size: int
    fate: list[str] | UnsetType = UNSET
    fate_size: int
    character: str | None
    pursuit: PursuitView | None
    position: int | None
    chances: list[ChanceView] | UnsetType = UNSET


class SiteView(msgspec.Struct, frozen=True, kw_only=True):
    """A technology on the timeline, who leads it, the copies that meet its needs now, and those that are not met."""

    frame: int
    technology: str
    cubes: list[int]
    leaders: list[int]
    successful: bool
    modifier: int
    met_by: list[CopyView]
    missing: list[str]


class FateView(msgspec.Struct, frozen=True, kw_only=True):
    """A Fate card in play beside a technology."""

    card: str
    by: int
    frame: int
    technology: str
    removes: str | None


class DraftView(msgspec.Struct, frozen=True, kw_only=True):
    card: str
    cubes: list[int]


class OutlookView(msgspec.Struct, frozen=True, kw_only=True):
    """What would become of a technology on the timeline if the round ended now."""

    frame: int
    technology: str
    reward: int
    successful: bool
    missing: list[str]
    leaders: list[int]
    discarded: str | None  # the clause, if it would leave the timeline


class WantedView(msgspec.Struct, frozen=True, kw_only=True):
    """A technology that others miss, and the frames with room in which it would work now and help one of them."""

    technology: str
    frames: list[int]
    dependents: list[str]


class AwardView(msgspec.Struct, frozen=True, kw_only=True, rename={"why": "for"}):
    """Points that a player would get now."""

    seat: int
    points: int
    technology: str
    why: str
    dependent: str | None
    rule: str


class SettledView(msgspec.Struct, frozen=True, kw_only=True):
    """What a player would get and lose now."""

    points: int
    returned: int
    lost: int


class ProjectionView(msgspec.Struct, frozen=True, kw_only=True):
    """The end of the round, if it came now."""

    timeline: list[OutlookView]
    wanted: list[WantedView]
    awards: list[AwardView]
    players: list[SettledView]


class View(BaseView, frozen=True, kw_only=True):
    """The table as one viewer may know it (gears.pile.public-information)."""

    round: int
    rounds: int
    turn: int
    turns: int
    order: list[int]
    actions_left: int
    present: int
    capacities: list[int]
    frames: list[FrameView]
    more_time: bool
    players: list[PlayerView]
    timeline: list[SiteView]
    fate_in_play: list[FateView]
    deck: list[str] | UnsetType = UNSET
    deck_size: int
    discard: list[str] | UnsetType = UNSET
    discard_size: int
    drawn: list[str] | UnsetType = UNSET
    drawn_size: int
    paid: list[str] | UnsetType = UNSET
    removed: list[str]
    removed_unseen: int
    draft: list[DraftView]
    spliced: bool
    more_time_is_free: bool
    hoped_reward: int
    projection: ProjectionView | None


def player_view(s: State, seat: int, shown: bool) -> PlayerView:
    player, names = s.players[seat], s.book.names
    open_fate = shown or s.book.fate_variant != DESTINY  # gears.variant.destiny.secret, gears.variant.shape.held
    return PlayerView(
        score=player.score,
        pool=player.pool,
        frame=player.frame,
        hand=[names[card] for card in player.hand] if shown else UNSET,
        hand_size=len(player.hand),
        fate=[names[card] for card in player.fate] if open_fate else UNSET,
        fate_size=len(player.fate),
        character=None if player.character == NOBODY else s.book.characters[player.character],
        pursuit=pursuit_view(s, seat),
        position=player.position or None,
        chances=chance_views(s, seat) if shown else UNSET,
    )


def pursuit_view(s: State, seat: int) -> PursuitView | None:
    for pursuit in pursuits(s):
        if pursuit.seat == seat:
            return PursuitView(technology=s.book.names[pursuit.technology], bonus=pursuit.bonus)
    return None


def chance_views(s: State, seat: int) -> list[ChanceView]:
    player = s.players[seat]
    drawn = s.drawn if s.ask is not None and s.ask.seat == seat else []
    cards = [card for card in dict.fromkeys([*player.hand, *drawn]) if not s.book.is_fate(card)]
    return [chance_view(s, player, card) for card in cards]


def chance_view(s: State, player: Player, card: int) -> ChanceView:
    missing = missing_in(s, player.frame, card)
    fits = may_establish_here(s, player) == YES and s.site(player.frame, card) is None
    return ChanceView(
        technology=s.book.names[card],
        works_from=works_from(s, card),
        works_here=fits and not missing,
        missing=named(s, card, missing),
        met_by=copy_views(s, player.frame, s.book.masks[card]),
    )


def copy_views(s: State, frame: int, needed: int) -> list[CopyView]:
    """The copies that meet what is needed in a frame."""
    return [CopyView(frame=older, technology=s.book.names[card]) for older, card in s.met_by(frame, needed)]


def site_views(s: State) -> list[SiteView]:
    return [
        SiteView(
            frame=frame,
            technology=s.book.names[site.technology],
            cubes=list(site.cubes),
            leaders=site.leaders(),
            successful=s.successful(frame, site.technology),
            modifier=site.modifier,
            met_by=copy_views(s, frame, s.required(frame, site.technology)),
            missing=named(s, site.technology, s.missing(frame, site.technology)),
        )
        for frame, sites in enumerate(s.frames)
        for site in sites
    ]


def fate_views(s: State) -> list[FateView]:
    names = s.book.names
    return [
        FateView(
            card=names[fate.card],
            by=fate.by,
            frame=fate.frame,
            technology=names[fate.technology],
            removes=None if fate.removed == NOBODY else names[fate.removed],
        )
        for fate in s.lingering
    ]


def paid_view(s: State, everything: bool, viewer: Viewer) -> list[str] | UnsetType:
    """What was discarded so far for the technology being paid for; its owner alone sees it.

    gears.establish.payment-hidden
    """
    task = None if s.ask is None else question(s)
    if not isinstance(task, PayForTechnology):
        return []
    paid = s.discard[len(s.discard) - task.paid :]
    return [s.book.names[card] for card in paid] if everything or viewer == task.seat else UNSET


def projection_view(s: State) -> ProjectionView | None:
    """The round settled as things stand; nothing is left to settle once the game is over."""
    if s.ask is None:
        return None
    names, now = s.book.names, project(s)
    return ProjectionView(
        timeline=[
            OutlookView(
                frame=site.frame,
                technology=names[site.technology],
                reward=site.reward,
                successful=not site.missing,
                missing=named(s, site.technology, site.missing),
                leaders=site.leaders,
                discarded=site.leaves or None,
            )
            for site in now.outlooks
        ],
        wanted=[
            WantedView(
                technology=names[missed.technology],
                frames=missed.frames,
                dependents=[names[dependent] for dependent in missed.dependents],
            )
            for missed in now.wanted
        ],
        awards=[
            AwardView(
                seat=award.seat,
                points=award.points,
                technology=names[award.technology],
                why=award.why,
                dependent=None if award.dependent == NOBODY else names[award.dependent],
                rule=award.clause,
            )
            for award in now.awards
        ],
        players=[
            SettledView(points=points, returned=returned, lost=lost)
            for points, returned, lost in zip(now.points, now.returned, now.lost, strict=True)
        ],
    )


def table_fields(name: str, s: State, everything: bool, viewer: Viewer) -> dict[str, Any]:
    """The fields of a view; an expansion adds its own."""
    names = s.book.names
    looking = everything or not s.drawn or (s.ask is not None and viewer == s.ask.seat)
    unseen = 0 if everything else s.removed_unseen
    past = range(s.oldest_frame(), s.present())
    return {
        **base_view(name, s, [player.score for player in s.players], everything, viewer),
        "round": s.round,
        "rounds": ROUNDS,
        "turn": s.turn,
        "turns": TURNS,
        "order": list(s.order),
        "actions_left": s.actions_left,
        "present": s.present(),
        "capacities": [s.capacity(frame) for frame in past],
        "frames": [FrameView(frame=frame, left=s.room(frame)) for frame in past],
        "more_time": s.more_time,
        "players": [player_view(s, seat, everything or seat == viewer) for seat in range(s.book.players)],
        "timeline": site_views(s),
        "fate_in_play": fate_views(s),
        "deck": [names[card] for card in reversed(s.deck)] if everything else UNSET,
        "deck_size": len(s.deck),
        "discard": [names[card] for card in reversed(s.discard)] if everything else UNSET,
        "discard_size": len(s.discard),
        "drawn": [names[card] for card in s.drawn] if looking else UNSET,
        "drawn_size": len(s.drawn),
        "paid": paid_view(s, everything, viewer),
        "removed": [names[card] for card in s.removed[unseen:]],
        "removed_unseen": s.removed_unseen,
        "draft": [DraftView(card=names[c], cubes=list(n)) for c, n in zip(s.draft, s.draft_cubes, strict=True)],
        "spliced": s.oldest_frame() == 0,
        "more_time_is_free": s.book.more_time_is_free,
        "hoped_reward": s.book.hoped_reward,
        "projection": projection_view(s),
    }


def table_view(name: str, s: State, everything: bool, viewer: Viewer) -> View:
    return View(**table_fields(name, s, everything, viewer))
