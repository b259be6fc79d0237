"""The end of a round: resolving the timeline, awarding points, returning cubes. The referee settles with this, too."""

from __future__ import annotations

from typing import Final

from posterity.games.gears import story
from posterity.games.gears.pieces import NOBODY, Site
from posterity.games.gears.rules.fates import HOPED
from posterity.games.gears.state import State, counts

REWARD: Final = "reward"
DEPENDENCY: Final = "dependency"
PURSUIT: Final = "pursuit"


class Award:
    """Points for one player: for which technology, why, through which dependent, by which clause."""

    def __init__(self, seat: int, points: int, technology: int, why: str, dependent: int, clause: str) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.technology: Final = technology
        self.why: Final = why
        self.dependent: Final = dependent  # NOBODY unless it is a dependency bonus
        self.clause: Final = clause


class Pursuit:
    """What a player pursues, and the bonus for leading it alone."""

    def __init__(self, seat: int, technology: int, bonus: int) -> None:
        self.seat: Final = seat
        self.technology: Final = technology
        self.bonus: Final = bonus


class Discarded:
    """A technology that left the timeline, and the clause that made it."""

    def __init__(self, frame: int, technology: int, clause: str) -> None:
        self.frame: Final = frame
        self.technology: Final = technology
        self.clause: Final = clause


# ---------------------------------------------------------------- resolving


def resolve(s: State) -> list[Discarded]:
    """Markers return, cubeless technologies go, duplicates go (gears.resolve.order)."""
    for player in s.players:
        player.frame = s.present()
    story.round_ends(s)
    gone = cubeless(s)
    remove(s, gone)
    doubles = duplicates(s)
    remove(s, doubles)
    return gone + doubles


def cubeless(s: State) -> list[Discarded]:
    """Every technology without a cube, determined once (gears.resolve.no-cubes, gears.resolve.no-cubes-together)."""
    clause = "gears.resolve.no-cubes"
    return [Discarded(f, site.technology, clause) for f, sites in enumerate(s.frames) for site in sites if site.empty()]


def duplicates(s: State) -> list[Discarded]:
    """Of several copies the leftmost successful one stays, else the rightmost.

    gears.resolve.duplicates-success, gears.resolve.duplicates-failed, gears.resolve.duplicates-order
    """
    gone: list[Discarded] = []
    there = counts([site.technology for sites in s.frames for site in sites], s.book.technologies)
    for technology, count in enumerate(there):
        if count < 2:
            continue
        copies = [f for f, sites in enumerate(s.frames) for site in sites if site.technology == technology]
        working = [frame for frame in copies if s.successful(frame, technology)]
        stays = working[0] if working else copies[-1]
        clause = "gears.resolve.duplicates-success" if working else "gears.resolve.duplicates-failed"
        gone += [Discarded(frame, technology, clause) for frame in copies if frame != stays]
    return gone


def remove(s: State, gone: list[Discarded]) -> None:
    """To the common discard pile, their cubes to the supply; then success is determined anew.

    gears.resolve.to-discard-pile, gears.resolve.cubes-to-supply, gears.resolve.recheck-after-cubeless
    """
    for left in gone:
        s.frames[left.frame] = [site for site in s.frames[left.frame] if site.technology != left.technology]
        s.discard_openly(left.technology)
        story.left_timeline(s, left.frame, left.technology, left.clause)
    before = s.working
    s.refresh()
    story.success_changed(s, before)


# ---------------------------------------------------------------- awarding


def awards(s: State, wanted: list[Pursuit]) -> list[Award]:
    """All points of a round; the order changes no total (gears.score.order). Awards of nothing are left out."""
    found = pursuit_awards(s, wanted)
    for frame, sites in enumerate(s.frames):
        for site in sites:
            if s.successful(frame, site.technology):  # gears.score.failed-nothing
                found += technology_awards(s, frame, site)
    return [award for award in found if award.points]


def technology_awards(s: State, frame: int, site: Site) -> list[Award]:
    """The reward, and the same once more for every successful technology that directly depends on it.

    gears.score.reward, gears.score.dependency-bonus, gears.score.dependency-value, gears.score.direct-only
    """
    worth, technology = reward(s, frame, site), site.technology
    found = shares(site, worth, REWARD, NOBODY, "gears.score.reward")
    for later, sites in enumerate(s.frames):
        for dependent in sites:
            if s.successful(later, dependent.technology) and s.required(later, dependent.technology) >> technology & 1:
                found += shares(site, worth, DEPENDENCY, dependent.technology, "gears.score.dependency-bonus")
    return found


def shares(site: Site, worth: int, why: str, dependent: int, clause: str) -> list[Award]:
    """The sole leader gains it all; co-leaders split it, each award on its own, rounded down.

    gears.score.tie-split, gears.score.tie-split-bonus, gears.score.tie-only-leaders, gears.score.nobody
    """
    leaders = site.leaders()
    return [Award(seat, worth // len(leaders), site.technology, why, dependent, clause) for seat in leaders]


def reward(s: State, frame: int, site: Site) -> int:
    """The reward, which Not What We Hoped For replaces (gears.fate.hoped.reward-zero, gears.fate.hoped.bonus-zero)."""
    for fate in s.lingering:
        if fate.card == s.book.fate(HOPED) and fate.frame == frame and fate.technology == site.technology:
            return s.book.hoped_reward
    return s.book.reward(site)


def pursuits(s: State) -> list[Pursuit]:
    """Who pursues what, if pursuits score at this table (gears.setup.pursuit-optional)."""
    if not s.book.pursuits:
        return []
    book = s.book
    characters = [(seat, player.character) for seat, player in enumerate(s.players) if player.character != NOBODY]
    return [Pursuit(seat, book.pursued[character], book.bonuses[character]) for seat, character in characters]


def pursuit_awards(s: State, wanted: list[Pursuit]) -> list[Award]:
    """A bonus for leading one's own pursuit alone while it is successful.

    gears.score.pursuit, gears.score.pursuit-no-ties, gears.score.pursuit-failed, gears.score.pursuit-own
    """
    found: list[Award] = []
    for pursuit in wanted:
        for frame in range(len(s.frames)):
            site = s.site(frame, pursuit.technology)
            if site is None or not s.successful(frame, pursuit.technology):
                continue
            leaders = site.leaders()
            if pursuit.seat in leaders and (len(leaders) == 1 or s.book.pursuit_ties):
                points = pursuit.bonus // len(leaders)
                found.append(Award(pursuit.seat, points, site.technology, PURSUIT, NOBODY, "gears.score.pursuit"))
    return found


def award_points(s: State, wanted: list[Pursuit]) -> list[Award]:
    found = awards(s, wanted)
    for award in found:
        s.players[award.seat].score += award.points
        story.awarded(s, award.seat, award.points, award.technology, award.why, award.dependent, award.clause)
    return found


# ---------------------------------------------------------------- returning


def return_cubes(s: State) -> None:
    """Every leader takes one cube off each technology: into the pool if it is successful, else to the supply.

    gears.return.successful, gears.return.failed, gears.return.ties, gears.return.simultaneous, gears.return.empty-stays
    """
    for frame, sites in enumerate(s.frames):
        s.frames[frame] = list(sites)  # copies of this state share the old one
        for place, site in enumerate(sites):
            return_from(s, frame, place, site)


def return_from(s: State, frame: int, place: int, site: Site) -> None:
    successful = s.successful(frame, site.technology)
    sites = s.frames[frame]
    for seat in site.leaders():
        sites[place] = sites[place].with_cubes(seat, -1)
        if successful:
            s.players[seat].pool += 1
        story.cube_returned(s, seat, frame, site.technology, successful)


def settle(s: State, wanted: list[Pursuit]) -> tuple[list[Discarded], list[Award]]:
    """Phases II to IV."""
    gone = resolve(s)
    found = award_points(s, wanted)
    return_cubes(s)
    return gone, found
