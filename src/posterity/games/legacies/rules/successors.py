"""Successors: taking, putting in play, retiring, and matches."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import CHARACTERS, GENERATIONS, MANDATORY, NONE, SIDES, TOKENS
from posterity.games.legacies.effects.masks import ANY_TOKEN
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.heirlooms import special_actions
from posterity.games.legacies.rules.preferences import latest
from posterity.games.legacies.rules.relationships import WildRelationship
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.state import State

TOKEN_MATCHES: Final = 3  # the first so many matches unlock a token (legacies.successor.match-token)
SPECIAL_MATCHES: Final = 5  # the next ones up to this allow a special action (legacies.successor.match-special)


def after_first_trigger(s: State, seat: int, tile: int) -> list[Task[Any]]:
    """A successor from the display or the deck, then one of the hand in play (legacies.successor.first-trigger)."""
    if s.board.generation == GENERATIONS or s.seats[seat].settled:
        return []  # legacies.generation.six-no-successor, legacies.successor.early-by-effect
    if not s.is_person(seat):
        return [NemesisHeir(seat)]
    if tile < MANDATORY and s.piles.display:
        return [TakeHeir(seat), PutInPlay(seat)]
    return [DrawHeir(seat), PutInPlay(seat)]  # legacies.successor.display-empty


class NemesisHeir(Task[State]):
    """A displayed successor or the top of the deck, as the solo card shows, goes straight into play.

    legacies.nemesis.successor-timing, legacies.nemesis.successor-choice
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        sheet = latest(s, self.seat)
        if s.piles.display and sheet is not None and sheet.successor_up:
            heir = preferred_heir(s, self.seat)
            s.piles.display = [other for other in s.piles.display if other != heir]
            ruling = "nemesis-successor-choice"
        else:
            heir = s.turn_heir()
            ruling = "nemesis-successor-timing"
        if heir != NONE:
            story.ruled(s, self.seat, ruling, {"successor": s.book.successors[heir]})
            enter(s, self.seat, heir)
        return None


def preferred_heir(s: State, seat: int) -> int:
    """A displayed one with the icon of its character, else the highest number (legacies.nemesis.successor-choice)."""
    icon = s.book.mat_icon[s.seats[seat].character]
    keys = [(s.book.successor_icons[heir] == icon, s.book.successor_numbers[heir], heir) for heir in s.piles.display]
    return max(keys)[2]


class TakeHeir(LegaciesQuestion):
    """One of the displayed successors (legacies.successor.mandatory-pick)."""

    def prompt(self) -> str:
        return "ask-take"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TAKE,)

    def about(self, s: State) -> list[Action]:
        return [s.book.take[heir] for heir in s.piles.display]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick.a in s.piles.display else refusals.NOT_DISPLAYED

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.piles.display = [heir for heir in s.piles.display if heir != pick.a]
        s.seats[self.seat].taken = pick.a
        args: dict[str, object] = {"seat": self.seat, "successor": s.book.successors[pick.a]}
        story.tell(s, "took-successor", "legacies.successor.mandatory-pick", args)


class DrawHeir(Task[State]):
    """The top successor of the deck into the hand (legacies.successor.non-mandatory-draw)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        drawn = s.draw_heirs(self.seat, 1)
        story.heirs_drawn(s, "legacies.successor.non-mandatory-draw", self.seat, drawn)
        return None


class PutInPlay(LegaciesQuestion):
    """One of the hand comes into play, the others are discarded (legacies.successor.put-in-play).

    Without any in hand, nothing is owed (legacies.core.successor-deck-empty).
    """

    def prompt(self) -> str:
        return "ask-successor"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SUCCESSOR,)

    def about(self, s: State) -> list[Action]:
        return [s.book.successor[heir] for heir in s.choice_of_heirs(self.seat)]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick.a in s.choice_of_heirs(self.seat) else refusals.HEIR_NOT_IN_HAND

    def run(self, s: State) -> Ask | None:
        if s.seats[self.seat].settled or not s.choice_of_heirs(self.seat):
            return None
        return super().run(s)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.show_heir(self.seat, pick.a)
        gone = s.discard_heirs(self.seat)
        if gone and s.told is not None:
            args: dict[str, object] = {"seat": self.seat, "successors": [s.book.successors[heir] for heir in gone]}
            story.tell(s, "discarded-successors", "legacies.successor.put-in-play", args)
        enter(s, self.seat, pick.a)


def enter(s: State, seat: int, heir: int) -> None:
    """The one before retires first, and the new one waits in sight of all (legacies.successor.entry-order).

    Before rules 2 it was nowhere to be seen while the ability of the retiring one asked something.
    """
    s.seats[seat].settled = True
    if s.rules >= 2:
        s.seats[seat].taken = heir
    s.then([Retire(seat), Enter(seat, heir)])


class Retire(Task[State]):
    """The successor in play leaves it, with its last ability (legacies.successor.once-abilities)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        player = s.seats[self.seat]
        heir = player.current
        if heir == NONE:
            return None
        player.current = NONE
        if s.told is not None:
            args: dict[str, object] = {"seat": self.seat, "successor": s.book.successors[heir]}
            story.tell(s, "retired", "legacies.successor.only-current", args)
        if s.book.timings[heir] == "retire" and s.is_person(self.seat):
            s.next(Run(Doing(self.seat, s.book.abilities[heir])))
        return None


class Enter(Task[State]):
    """The new one enters: contribution, match, immediate ability (legacies.successor.entry-order)."""

    def __init__(self, seat: int, heir: int) -> None:
        self.seat: Final = seat
        self.heir: Final = heir

    def run(self, s: State) -> Ask | None:
        player = s.seats[self.seat]
        player.taken = NONE
        player.hall.append(self.heir)
        player.current = self.heir
        grown = growth(s, self.seat, self.heir)
        player.foundation += grown
        if s.told is not None:
            args: dict[str, object] = {"seat": self.seat, "successor": s.book.successors[self.heir]}
            args["foundation"] = grown
            story.tell(s, "entered-play", "legacies.successor.put-in-play", args)
        tasks: list[Task[Any]] = []
        if is_match(s, self.seat, self.heir):
            player.matches += 1
            tasks += match(s, self.seat)
        if s.book.timings[self.heir] == "immediate" and s.is_person(self.seat):
            tasks.append(Run(Doing(self.seat, s.book.abilities[self.heir])))
        s.then(tasks)
        return None


def match(s: State, seat: int) -> list[Task[Any]]:
    """A locked token for the first three, a special action for the next two (legacies.successor.match)."""
    matches = s.seats[seat].matches
    story.tell(s, "matched", "legacies.successor.match", {"seat": seat, "count": matches})
    brings = brought_by(matches)
    if brings == "token":
        return [Unlock(seat, ANY_TOKEN)]
    if brings == "special" and not s.is_person(seat):
        return [WildRelationship(seat, "nemesis-special-never")]
    return [ChooseSpecialAction(seat, True)] if brings == "special" else []


def brought_by(matches: int) -> str:
    """What the match of this number brings: a locked token, a special action or nothing."""
    if matches <= TOKEN_MATCHES:
        return "token"
    return "special" if matches <= SPECIAL_MATCHES else "nothing"


def is_match(s: State, seat: int, heir: int) -> bool:
    """Does a successor have the icon of the character (legacies.successor.match)?"""
    return s.book.successor_icons[heir] == s.book.mat_icon[s.seats[seat].character]


def growth(s: State, seat: int, heir: int) -> int:
    """What a successor contributes to the foundation of a seat (legacies.successor.put-in-play)."""
    foundation = s.seats[seat].foundation
    return s.foundation_after(foundation, s.book.contributions[heir][s.century()]) - foundation


class Unlock(LegaciesQuestion):
    """Which locked token becomes available (legacies.successor.match-token)."""

    def __init__(self, seat: int, wanted: int) -> None:
        super().__init__(seat)
        self.wanted: Final = wanted  # a kind of token, or any

    def prompt(self) -> str:
        return "ask-unlock"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.UNLOCK,)

    def about(self, s: State) -> list[Action]:
        return s.book.unlock

    def may_pick(self, s: State, pick: Action) -> int:
        if self.wanted not in (ANY_TOKEN, pick.a):
            return refusals.NOT_OF_EFFECT
        return YES if s.seats[self.seat].locked[pick.a] else refusals.NOT_LOCKED

    def run(self, s: State) -> Ask | None:
        options = self.options(s)
        return self.put(s, options) if options else None

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """Relationship, minor, major, in this order (legacies.nemesis.successor-match)."""
        return options[0], "nemesis-successor-match"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.seats[self.seat].locked[pick.a] -= 1
        s.seats[self.seat].free[pick.a] += 1
        args: dict[str, object] = {"seat": self.seat, "token": TOKENS[pick.a]}
        story.tell(s, "unlocked", "legacies.successor.match-token", args)


# ---------------------------------------------------------------- special actions


class ChooseSpecialAction(LegaciesQuestion):
    """One's own special action or a learned one; a match only allows it (legacies.action.special-learned)."""

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def prompt(self) -> str:
        return "ask-special"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SPECIAL, verbs.DECLINE) if self.optional else (verbs.SPECIAL,)

    def about(self, s: State) -> list[Action]:
        picks = [s.book.special[character] for character in special_actions(s, self.seat)]
        return [*picks, s.book.decline] if self.optional else picks

    def may_pick(self, s: State, pick: Action) -> int:
        known = pick is s.book.decline or pick.a in special_actions(s, self.seat)
        return YES if known else refusals.NOT_LEARNED

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick.verb is verbs.SPECIAL:
            perform_special(s, self.seat, pick.a)


def perform_special(s: State, seat: int, character: int) -> None:
    """As on the face-up side of the mat of whoever plays the character, in one's own name.

    legacies.action.special-learned, legacies.action.special-learned-references
    """
    owner = s.seats[s.playing(character)]
    args: dict[str, object] = {"seat": seat, "character": CHARACTERS[character], "side": SIDES[owner.side]}
    story.tell(s, "special-action", "legacies.action.special-ways", args)
    s.next(Run(Doing(seat, s.book.specials[character][owner.side])))
