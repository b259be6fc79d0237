"""Fate cards: free plays in one's own turn, with their targets and what they do."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.gears import refusals, story, verbs
from posterity.games.gears.pieces import NOBODY, Lingering
from posterity.games.gears.rulebook import DESTINY, SEALED, SHAPE, STANDARD
from posterity.games.gears.rules.asking import WithinAction
from posterity.games.gears.schema import TechnologySet
from posterity.games.gears.seams import OpenRulebook
from posterity.games.gears.state import State

# the six Fate cards, in the order of every set (gears.component.fate-set)
BLOODLINE: Final = 0
HOPED: Final = 1
PLANS: Final = 2
FOLDS: Final = 3
MORE_TIME: Final = 4
WILLED: Final = 5
INSTANT: Final = (BLOODLINE, FOLDS, MORE_TIME)  # gears.fate.discarded-at-once
NOT_HELD: Final[dict[str, int]] = {  # why a Fate card is not held, by Fate variant
    STANDARD: refusals.FATE_NOT_HELD,
    SEALED: refusals.FATES_SEALED,
    DESTINY: refusals.FATE_NOT_DEALT,
    SHAPE: refusals.FATE_NOT_TAKEN,
}
WHY_NOT: Final[dict[int, str]] = {  # why a technology cannot be a target, as named in the refusal of the whole card
    refusals.PLANS_PROTECT: "protected",
    refusals.NO_CUBE_TO_DISAPPOINT: "no-cube",
    refusals.NO_CUBE_TO_PROTECT: "no-cube",
    refusals.NO_DEPENDENCY: "no-dependency",
}


class FateRulebook(OpenRulebook):
    """The rulebook of gears itself: its free plays are Fate cards (gears.fate.free)."""

    def __init__(self, cards: TechnologySet, players: int, options: dict[str, str]) -> None:
        super().__init__(cards, players, options)
        self.free_verbs = (verbs.FATE,)

    def stays_open(self, s: State, seat: int) -> bool:
        """As long as a Fate card might still be played, as far as everybody can see (gears.turn.ending)."""
        if self.fate_variant == STANDARD:
            return len(s.players[seat].hand) > 0
        return len(s.players[seat].fate) > 0

    def free_plays(self, s: State, seat: int) -> list[Action]:
        player = s.players[seat]
        picks: list[Action] = []
        if player.hand and self.is_fate(player.hand[-1]):  # they come last in the order of the set
            picks += [self.play_fate[card - self.technologies] for card in player.hand if self.is_fate(card)]
        for card in player.fate:
            picks.append(self.play_fate[card - self.technologies])
        return picks

    def may_play(self, s: State, seat: int, pick: Action) -> int:
        return may_play(s, seat, pick.a)

    def play_facts(self, s: State, seat: int, pick: Action) -> dict[str, object]:
        return {"lacks": lacks(s, seat, pick.a)}

    def play(self, s: State, seat: int, pick: Action) -> None:
        play(s, seat, pick.a)


def holds(s: State, seat: int, number: int) -> bool:
    """In hand in the standard game, held apart in the variants (gears.variant.destiny.not-in-hand)."""
    card = s.book.fate(number)
    return card in s.players[seat].hand or card in s.players[seat].fate


def protected_from(s: State, seat: int, frame: int, technology: int) -> bool:
    """Do another player's Perfectly Laid Plans lie beside it? (gears.fate.plans.owner-free)"""
    plans = s.book.fate(PLANS)
    for fate in s.lingering:
        if fate.card == plans and fate.frame == frame and fate.technology == technology and fate.by != seat:
            return True
    return False


def may_target(s: State, seat: int, number: int, frame: int, technology: int) -> int:
    """Whether a Fate card may be played on this technology.

    gears.fate.plans.no-fate, gears.fate.bloodline.protected, gears.fate.hoped.target, gears.fate.plans.target,
    gears.fate.willed.target
    """
    site = s.site(frame, technology)
    if site is None:
        return refusals.NOT_ON_TIMELINE
    if protected_from(s, seat, frame, technology):
        return refusals.PLANS_PROTECT
    if number == HOPED and site.cubes[seat] == 0:
        return refusals.NO_CUBE_TO_DISAPPOINT
    if number == PLANS and site.cubes[seat] == 0:
        return refusals.NO_CUBE_TO_PROTECT
    if number == WILLED and not s.required(frame, technology):
        return refusals.NO_DEPENDENCY
    return YES


def may_play(s: State, seat: int, number: int) -> int:
    """A Fate card that is held and, if it needs a technology, has a legal one (gears.fate.legal-target-needed)."""
    if not holds(s, seat, number):
        return NOT_HELD[s.book.fate_variant]
    if number in (FOLDS, MORE_TIME):
        return YES
    for frame, sites in enumerate(s.frames):
        for site in sites:
            if may_target(s, seat, number, frame, site.technology) == YES:
                return YES
    return refusals.NO_LEGAL_TARGET


def lacks(s: State, seat: int, number: int) -> str:
    """The most common reason why the technologies on the timeline cannot be targets; `nothing` if there are none."""
    codes = [may_target(s, seat, number, f, site.technology) for f, sites in enumerate(s.frames) for site in sites]
    found = [WHY_NOT[code] for code in codes if code != YES]
    return max(found, key=found.count) if found else "nothing"


def play(s: State, seat: int, number: int) -> None:
    """Show the card and ask for its target, if it has one (gears.fate.resolve-first)."""
    story.showed_fate(s, seat, number)
    s.show_fate(seat, s.book.fate(number))
    if number == FOLDS:
        s.next(MoveWhom(seat))
    elif number == MORE_TIME:
        s.more_time = True
        spend(s, seat, number)
        story.more_time(s, seat)
    else:
        s.next(ChooseTarget(seat, number))


def spend(s: State, seat: int, number: int) -> None:
    """The card leaves its holder; an instant one is disposed of at once (gears.fate.discarded-at-once)."""
    card = s.book.fate(number)
    if card in s.players[seat].fate:
        s.players[seat].fate.remove(card)
    else:
        s.play_from_hand(seat, card)
    if number in INSTANT:
        dispose(s, card)


def dispose(s: State, card: int) -> None:
    """To the discards, out of the game or back to the draft area, by variant.

    gears.variant.destiny.removed, gears.variant.shape.returns
    """
    variant = s.book.fate_variant
    if variant == STANDARD:
        s.discard_openly(card)
    elif variant == DESTINY:
        s.removed.append(card)
    elif variant == SHAPE:
        s.draft.append(card)
        s.draft_cubes.append([0] * s.book.players)


class ChooseTarget(WithinAction):
    """The technology a Fate card is played on (gears.fate.targets-what, gears.fate.one-copy)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def prompt(self) -> str:
        return "ask-target"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"fate": s.book.fate_names[self.number]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.ON,)

    def about(self, s: State) -> list[Action]:
        return [s.book.on[frame][site.technology] for frame, sites in enumerate(s.frames) for site in sites]

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.a >= len(s.frames):
            return refusals.NO_SUCH_FRAME
        return may_target(s, self.seat, self.number, pick.a, pick.b)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return self.prompt_args(s)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        frame, technology = pick.a, pick.b
        if self.number == WILLED:
            s.next(ChooseRemoved(self.seat, frame, technology))
            return
        spend(s, self.seat, self.number)
        if self.number == BLOODLINE:
            s.put_cubes(frame, technology, self.seat, 1)  # from the supply (gears.fate.bloodline.effect)
        else:
            s.lingering.append(Lingering(s.book.fate(self.number), self.seat, frame, technology, NOBODY))
        story.played_fate_on(s, self.seat, self.number, frame, technology)


class ChooseRemoved(WithinAction):
    """The direct dependency that Willed Into Existence removes (gears.fate.willed.one-direct)."""

    def __init__(self, seat: int, frame: int, technology: int) -> None:
        super().__init__(seat)
        self.frame: Final = frame
        self.technology: Final = technology

    def prompt(self) -> str:
        return "ask-without"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"target": s.book.names[self.technology], "frame": self.frame}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.WITHOUT,)

    def about(self, s: State) -> list[Action]:
        return [s.book.without[need] for need in s.book.needs[self.technology]]

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.a not in s.book.needs[self.technology]:
            return refusals.NOT_DIRECT
        required = s.required(self.frame, self.technology) >> pick.a & 1
        return YES if required else refusals.ALREADY_REMOVED

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return self.prompt_args(s)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        """Success is determined anew at once (gears.fate.willed.at-once)."""
        spend(s, self.seat, WILLED)
        s.lingering.append(Lingering(s.book.fate(WILLED), self.seat, self.frame, self.technology, pick.a))
        before = s.working
        s.refresh()
        story.willed(s, self.seat, self.frame, self.technology, pick.a)
        story.success_changed(s, before)


class MoveWhom(WithinAction):
    """Time Folds Around Us moves any marker one frame to the right, not beyond the Present Day.

    gears.fate.folds.effect, gears.fate.folds.present-limit
    """

    def prompt(self) -> str:
        return "ask-whom"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.WHOM,)

    def about(self, s: State) -> list[Action]:
        return s.book.whom

    def may_pick(self, s: State, pick: Action) -> int:
        return YES

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        spend(s, self.seat, FOLDS)
        player = s.players[pick.a]
        before = player.frame
        player.frame = min(before + 1, s.present())
        story.folded(s, self.seat, pick.a, before, player.frame)
