"""Heirlooms: what they cost, whether they can be acquired, and where they go."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import CHARACTERS, LEVELS, NOBODY
from posterity.games.legacies.rulebook import PERSON, RISING_STAR
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.goods import Settle
from posterity.games.legacies.state import State

LAST: Final = LEVELS - 1  # the level of the secrets
SAVED: Final = 1  # resources that a relationship with the character saves


def holder(s: State, heirloom: int) -> int:
    """Who has an heirloom, or NOBODY while it is available."""
    for seat, player in enumerate(s.seats):
        if heirloom in player.own or heirloom in player.controlled:
            return seat
    return NOBODY


def levels_of(s: State, seat: int) -> int:
    """The levels a seat has, as a bit mask; everybody has level 0 (legacies.heirloom.one-per-level)."""
    mask = 1
    player = s.seats[seat]
    for heirloom in player.own:
        mask |= 1 << s.book.heirloom_level[heirloom]
    for heirloom in player.controlled:
        mask |= 1 << s.book.heirloom_level[heirloom]
    return mask


def taken_from(s: State, seat: int, character: int) -> int:
    """How many of another character's heirlooms of levels 1 to 5 a seat has (legacies.heirloom.opponent-limit)."""
    count = 0
    for heirloom in s.seats[seat].controlled:
        if s.book.heirloom_character[heirloom] == character and s.book.heirloom_level[heirloom] != LAST:
            count += 1
    return count


def limit_from(s: State, seat: int, character: int) -> int:
    """One or two from each opponent, one more from a friend (legacies.heirloom.opponent-limit-amicable)."""
    friend = s.book.amicable[s.seats[seat].character] >> character & 1
    return s.book.heirloom_limit + (s.book.heirloom_friends if friend else 0)


def fee(s: State, seat: int, heirloom: int, waived: bool = False) -> int:
    """What is paid to the owner; nothing for one's own, for secrets and to enemies (legacies.heirloom.fee)."""
    character, player = s.book.heirloom_character[heirloom], s.seats[seat]
    own = character == player.character
    if waived or own or s.book.heirloom_level[heirloom] == LAST or s.book.hostile[player.character] >> character & 1:
        return 0
    due = s.book.heirloom_fee[heirloom]
    for step in s.modifiers(seat):
        if step.target == "heirloom-fee":
            due += step.add
    return max(0, due)


def discount(s: State, seat: int, heirloom: int, more: int) -> int:
    """Resources saved: one by a relationship, and what a successor or an effect saves; negative ones are added.

    legacies.heirloom.relationship-discount, legacies.heirloom.modifiers
    """
    saved = more
    if s.token_on(seat, s.book.heirloom_character[heirloom]) != NOBODY:
        saved += SAVED
    for step in s.modifiers(seat):
        if step.target == "heirloom-resources":
            saved -= step.add
    return min(saved, sum(s.book.heirloom_cost[heirloom]) + s.book.heirloom_any[heirloom])


def may_pay_resources(s: State, seat: int, heirloom: int, saved: int) -> int:
    """Can all but `saved` of the cost be paid, whichever are left out?"""
    some = s.book.heirloom_any[heirloom] + max(0, -saved)
    enough = lacking(s, seat, s.book.heirloom_cost[heirloom], some) <= max(0, saved)
    return YES if enough else refusals.CANNOT_PAY_RESOURCES


def lacking(s: State, seat: int, cost: list[int], some: int) -> int:
    """How many resources a seat has too few for a cost by kind, and `some` of any kind."""
    short, rest = 0, 0
    for kind, owned in enumerate(s.seats[seat].resources):
        short += max(0, cost[kind] - owned)
        rest += max(0, owned - cost[kind])
    return short + max(0, some - rest)


def may_acquire(s: State, seat: int, heirloom: int, more: int = 0, waived: bool = False) -> int:
    """Whether a seat may acquire an heirloom now (legacies.heirloom.acquire)."""
    character, level = s.book.heirloom_character[heirloom], s.book.heirloom_level[heirloom]
    code = may_hold(s, seat, character, level, heirloom)
    if code != YES:
        return code
    if s.seats[seat].fame < fee(s, seat, heirloom, waived):
        return refusals.CANNOT_PAY_FEE
    if not s.is_person(seat):  # automata pay no resources (legacies.npc.no-costs)
        return YES
    return may_pay_resources(s, seat, heirloom, discount(s, seat, heirloom, more))


def may_hold(s: State, seat: int, character: int, level: int, heirloom: int) -> int:
    """What holds whatever it costs: available, a new level, level 6 last, the limit per opponent."""
    if s.playing(character) == NOBODY:
        return refusals.HEIRLOOM_ABSENT
    if level == 0:
        return refusals.LEVEL_ZERO
    if holder(s, heirloom) != NOBODY:
        return refusals.HEIRLOOM_GONE
    levels = levels_of(s, seat)
    if levels >> level & 1:
        return refusals.LEVEL_THERE
    if level == LAST:
        return YES if levels == (1 << LAST) - 1 else refusals.LEVEL_SIX_LAST
    own = character == s.seats[seat].character
    if not own and taken_from(s, seat, character) >= limit_from(s, seat, character):
        return refusals.OPPONENT_LIMIT
    return YES


def may_acquire_some(s: State, seat: int, character: int) -> int:
    """YES if one of a character's heirlooms can be acquired, else why the lowest that is left cannot."""
    if s.playing(character) == NOBODY:
        return refusals.HEIRLOOM_ABSENT
    for heirloom in heirlooms_of(s, character):
        if may_acquire(s, seat, heirloom) == YES:
            return YES
    return may_acquire(s, seat, lowest_left(s, character))


def lowest_left(s: State, character: int) -> int:
    """The lowest of a character's heirlooms that is still available, else the last."""
    found = heirlooms_of(s, character)
    for heirloom in found:
        if holder(s, heirloom) == NOBODY:
            return heirloom
    return found[-1]


def heirlooms_of(s: State, character: int) -> list[int]:
    """A character's heirlooms of levels 1 to 6, in this order."""
    return s.book.heirlooms_of[character]


def heirloom_facts(s: State, seat: int, heirloom: int, more: int = 0, waived: bool = False) -> dict[str, object]:
    """Numbers for the sentences about an heirloom."""
    character = s.book.heirloom_character[heirloom]
    saved = discount(s, seat, heirloom, more)
    return {
        "level": s.book.heirloom_level[heirloom],
        "fee": fee(s, seat, heirloom, waived),
        "saved": saved,
        "resources": story.named_resources(s.book.heirloom_cost[heirloom]),
        "any": s.book.heirloom_any[heirloom] + max(0, -saved),
        "character": CHARACTERS[character],
        "limit": limit_from(s, seat, character),
    }


# ---------------------------------------------------------------- acquiring


class ChooseHeirloom(LegaciesQuestion):
    """Which of a character's heirlooms (legacies.heirloom.acquire)."""

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: Final = character

    def prompt(self) -> str:
        return "ask-heirloom"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"character": CHARACTERS[self.character]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.HEIRLOOM,)

    def about(self, s: State) -> list[Action]:
        return [s.book.heirloom[heirloom] for heirloom in heirlooms_of(s, self.character)]

    def may_pick(self, s: State, pick: Action) -> int:
        if s.book.heirloom_character[pick.a] != self.character:
            return refusals.NOT_OF_EFFECT
        return may_acquire(s, self.seat, pick.a)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = super().facts(s, pick)
        if pick.verb is verbs.HEIRLOOM:
            facts.update(heirloom_facts(s, self.seat, pick.a))
        return facts

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        acquire(s, self.seat, pick.a, 0, False)


def acquire(s: State, seat: int, heirloom: int, more: int, waived: bool) -> None:
    """Pay the resources, spare what is saved, pay the fee, then take it; automata pay the fee alone.

    legacies.core.cost-in-full, legacies.npc.no-costs
    """
    saved = discount(s, seat, heirloom, more)
    due = fee(s, seat, heirloom, waived)
    if not s.is_person(seat):
        s.next(Acquire(seat, heirloom, due))
        return
    cost = tuple(s.book.heirloom_cost[heirloom])
    some = s.book.heirloom_any[heirloom] + max(0, -saved)
    pay: Task[Any] = Spare(seat, cost, some, saved) if saved > 0 else Settle(seat, 0, 0, cost, some, 0)
    s.then([pay, Acquire(seat, heirloom, due)])


class Spare(LegaciesQuestion):
    """Which resource of the cost is not paid, one after another (legacies.heirloom.relationship-discount)."""

    def __init__(self, seat: int, cost: tuple[int, ...], some: int, left: int) -> None:
        super().__init__(seat)
        self.cost: Final = cost
        self.some: Final = some  # resources of any kind that the cost asks for
        self.left: Final = left

    def prompt(self) -> str:
        return "ask-spare"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"left": self.left, "resources": story.named_resources(list(self.cost)), "any": self.some}

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), **self.prompt_args(s)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SPARE, verbs.SPARE_ANY)

    def about(self, s: State) -> list[Action]:
        """Kinds the cost names, or one of no kind."""
        picks = [pick for pick in s.book.spare if self.cost[pick.a]]
        return [*picks, s.book.spare_any] if self.some else picks

    def may_pick(self, s: State, pick: Action) -> int:
        """The rest can be paid, with what may yet be spared."""
        if not (self.some if pick.verb is verbs.SPARE_ANY else self.cost[pick.a]):
            return refusals.NOT_IN_COST
        cost, some = self.without(pick)
        return YES if lacking(s, self.seat, cost, some) < self.left else refusals.CANNOT_PAY_RESOURCES

    def without(self, pick: Action) -> tuple[list[int], int]:
        """The cost less what is spared: by kind, and of any kind."""
        cost, some = list(self.cost), self.some
        if pick.verb is verbs.SPARE_ANY:
            some -= 1
        else:
            cost[pick.a] -= 1
        return cost, some

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        cost, some = self.without(pick)
        left = self.left - 1
        if left:
            s.next(Spare(self.seat, tuple(cost), some, left))
        else:
            s.next(Settle(self.seat, 0, 0, tuple(cost), some, 0))


class Acquire(Task[State]):
    """The fee goes to the owner, the heirloom to its section.

    legacies.heirloom.own-section, legacies.heirloom.controlled-section, legacies.heirloom.level-six-own,
    legacies.heirloom.level-six-opponent
    """

    def __init__(self, seat: int, heirloom: int, fee: int) -> None:
        self.seat: Final = seat
        self.heirloom: Final = heirloom
        self.fee: Final = fee

    def run(self, s: State) -> Ask | None:
        character, level = s.book.heirloom_character[self.heirloom], s.book.heirloom_level[self.heirloom]
        owner, player = s.playing(character), s.seats[self.seat]
        pay_fee(s, self.seat, owner, self.fee)
        if owner == self.seat and level != LAST:
            player.own.append(self.heirloom)
        else:
            player.controlled.append(self.heirloom)
        args: dict[str, object] = {"seat": self.seat, "heirloom": s.book.heirlooms[self.heirloom], "fee": self.fee}
        args["victim"] = owner
        args["level"] = level
        own = owner == self.seat
        story.tell(s, "acquired-own" if own else "acquired", "legacies.heirloom.acquire", args)
        if level == LAST and not own:
            learned: dict[str, object] = {"seat": self.seat, "character": CHARACTERS[character]}
            story.tell(s, "learned", "legacies.heirloom.level-six-opponent", learned)
        return None


def pay_fee(s: State, seat: int, owner: int, due: int) -> None:
    """To a Rising Star it leaves the game, from one it is not deducted.

    legacies.rising-star.fee-paid, legacies.npc.heirloom-fee
    """
    if s.book.kinds[seat] != RISING_STAR:
        s.seats[seat].fame -= due
    if s.book.kinds[owner] != RISING_STAR:
        s.seats[owner].fame += due


def special_actions(s: State, seat: int) -> list[int]:
    """Whose special actions a person can perform: their own and those learned (legacies.action.special-learned)."""
    found = [s.seats[seat].character]
    if s.book.kinds[seat] == PERSON:
        for heirloom in s.seats[seat].controlled:
            character = s.book.heirloom_character[heirloom]
            if s.book.heirloom_level[heirloom] == LAST and character != found[0]:
                found.append(character)
    return found
