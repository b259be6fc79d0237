"""What the round would bring if it ended now: a copy of the table is settled by the rules themselves.

Timeline, cubes, Fate cards in play and characters lie open, so nothing here is more than every seat may know
(gears.pile.public-information).
"""

from __future__ import annotations

from typing import Final

from posterity.games.gears.rules.settle import Award, Discarded, pursuits, reward, settle
from posterity.games.gears.state import State


class SiteOutlook:
    """A technology on the timeline: its worth, what it misses, who leads it, and by which clause it would leave."""

    def __init__(self, frame: int, technology: int, reward: int, missing: int, leaders: list[int], leaves: str) -> None:
        self.frame: Final = frame
        self.technology: Final = technology
        self.reward: Final = reward
        self.missing: Final = missing  # as a bit mask; nothing missing is success
        self.leaders: Final = leaders
        self.leaves: Final = leaves  # empty if it stays


class Wanted:
    """A technology that others on the timeline miss, and the frames in which it would help one of them now."""

    def __init__(self, technology: int, frames: list[int], dependents: list[int]) -> None:
        self.technology: Final = technology
        self.frames: Final = frames
        self.dependents: Final = dependents


class Projection:
    """The settlement of the round as things stand."""

    def __init__(
        self,
        outlooks: list[SiteOutlook],
        wanted: list[Wanted],
        awards: list[Award],
        points: list[int],
        returned: list[int],
        lost: list[int],
    ) -> None:
        self.outlooks: Final = outlooks  # oldest frame first
        self.wanted: Final = wanted
        self.awards: Final = awards
        self.points: Final = points  # of each seat
        self.returned: Final = returned  # cubes that come back into each pool
        self.lost: Final = lost  # cubes that go from the timeline to the supply


def project(s: State) -> Projection:
    """Settle a copy and look at what has changed."""
    then = s.clone()
    gone, awards = settle(then, pursuits(then))
    seats = range(s.book.players)
    points = [then.players[seat].score - s.players[seat].score for seat in seats]
    returned = [then.players[seat].pool - s.players[seat].pool for seat in seats]
    before, after = cubes_out(s), cubes_out(then)
    lost = [before[seat] - after[seat] - returned[seat] for seat in seats]
    seen = outlooks(s, then, gone)
    return Projection(seen, wanted(s, seen), awards, points, returned, lost)


def cubes_out(s: State) -> list[int]:
    """How many cubes each seat has on the timeline."""
    count = [0] * s.book.players
    for sites in s.frames:
        for site in sites:
            for seat, cubes in enumerate(site.cubes):
                count[seat] += cubes
    return count


def outlooks(s: State, then: State, gone: list[Discarded]) -> list[SiteOutlook]:
    """Every technology that lies there now; what would be discarded is seen as it is before that."""
    found: list[SiteOutlook] = []
    before, after = 0, 0  # what is successful further left, now and after the timeline is resolved
    for frame, sites in enumerate(s.frames):
        for site in sites:
            leaves = clause_against(gone, frame, site.technology)
            missing = s.required(frame, site.technology) & ~(before if leaves else after)
            worth = reward(s, frame, site)
            found.append(SiteOutlook(frame, site.technology, worth, missing, site.leaders(), leaves))
        before |= s.working[frame]
        after |= then.working[frame]
    return found


def clause_against(gone: list[Discarded], frame: int, technology: int) -> str:
    for left in gone:
        if left.frame == frame and left.technology == technology:
            return left.clause
    return ""


def wanted(s: State, seen: list[SiteOutlook]) -> list[Wanted]:
    """What those technologies miss that stay on the timeline, in the order of the timeline and of their cards."""
    frames: dict[int, list[int]] = {}
    dependents: dict[int, list[int]] = {}
    for outlook in seen:
        for need in s.book.needs[outlook.technology]:
            if outlook.missing >> need & 1 and not outlook.leaves:
                helping = frames.get(need, [])
                frames[need] = helping + [f for f in helps_in(s, need, outlook.frame) if f not in helping]
                dependents[need] = [*dependents.get(need, []), outlook.technology]
    return [Wanted(need, sorted(frames[need]), dependents[need]) for need in frames]


def helps_in(s: State, technology: int, before: int) -> list[int]:
    """The frames older than `before` that have room for a technology in which it would be successful now."""
    found: list[int] = []
    for frame in range(s.oldest_frame(), before):
        room = s.room(frame) > 0 and s.site(frame, technology) is None
        if room and not missing_in(s, frame, technology):
            found.append(frame)
    return found


# ---------------------------------------------------------------- cards in hand


def missing_in(s: State, frame: int, technology: int) -> int:
    """What a technology would miss if it were established in `frame`, as a bit mask (gears.success.definition)."""
    known = 0
    for earlier in range(min(frame, len(s.working))):
        known |= s.working[earlier]
    return s.book.masks[technology] & ~known


def works_from(s: State, technology: int) -> int | None:
    """The oldest frame in which a technology would be successful if it were established now, if there is one."""
    for frame in range(s.oldest_frame(), s.present()):
        if not missing_in(s, frame, technology):
            return frame
    return None


def named(s: State, technology: int, mask: int) -> list[str]:
    """Those dependencies of a technology that are in a bit mask, in the order of the card."""
    return [s.book.names[need] for need in s.book.needs[technology] if mask >> need & 1]
