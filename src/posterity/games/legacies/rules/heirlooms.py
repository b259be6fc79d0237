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
ALL_BUT_LAST: Final = (1 << LAST) - 1
SAVED: Final = 1  # resources that a relationship with the character saves


def gone_of(s: State, character: int) -> int:
    """The heirlooms of a character that somebody has, as a bit mask of their places among them."""
    book, mask = s.book, 0
    for player in s.seats:
        for heirloom in player.own:
            if book.heirloom_character[heirloom] == character:
                mask |= 1 << book.heirloom_place[heirloom]
        for heirloom in player.controlled:
            if book.heirloom_character[heirloom] == character:
                mask |= 1 << book.heirloom_place[heirloom]
    return mask


def available(s: State, heirlooms: list[int], character: int) -> list[int]:
    """Those of some heirlooms of a character that nobody has."""
    gone = gone_of(s, character)
    return [heirloom for heirloom in heirlooms if not gone >> s.book.heirloom_place[heirloom] & 1]


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
    """What is paid to the owner."""
    return Claim(s, seat, s.book.heirloom_character[heirloom], waived=waived).fee(heirloom)


def discount(s: State, seat: int, heirloom: int, more: int) -> int:
    """Resources saved; negative ones are added."""
    return Claim(s, seat, s.book.heirloom_character[heirloom], more).discount(heirloom)


def lacking(s: State, seat: int, cost: list[int], some: int) -> int:
    """How many resources a seat has too few for a cost by kind, and `some` of any kind."""
    short, rest = 0, 0
    for kind, owned in enumerate(s.seats[seat].resources):
        left = owned - cost[kind]
        short += max(0, -left)
        rest += max(0, left)
    return short + max(0, some - rest)


def may_acquire(s: State, seat: int, heirloom: int, more: int = 0, waived: bool = False) -> int:
    """Whether a seat may acquire an heirloom now (legacies.heirloom.acquire)."""
    return Claim(s, seat, s.book.heirloom_character[heirloom], more, waived).may_acquire(heirloom)


def may_acquire_some(s: State, seat: int, character: int) -> int:
    """YES if one of a character's heirlooms can be acquired, else why the lowest that is left cannot."""
    claim, code = Claim(s, seat, character), refusals.HEIRLOOM_GONE
    if not claim.present:
        return refusals.HEIRLOOM_ABSENT
    for heirloom in heirlooms_of(s, character):
        found = claim.may_acquire(heirloom)
        if found == YES:
            return YES
        if code == refusals.HEIRLOOM_GONE:
            code = found
    return code


class Claim:
    """A seat as it looks at one character's heirlooms: what decides about all of them, found out once.

    `more` is what an effect saves besides; a `waived` fee is not paid.
    """

    def __init__(self, s: State, seat: int, character: int, more: int = 0, waived: bool = False) -> None:
        book, player = s.book, s.seats[seat]
        own = character == player.character
        self.s: Final = s
        self.seat: Final = seat
        self.present: Final = s.playing(character) != NOBODY
        self.gone: Final = gone_of(s, character)
        self.levels: Final = levels_of(s, seat)
        self.at_limit: Final = not own and taken_from(s, seat, character) >= limit_from(s, seat, character)
        self.is_free: Final = waived or own or bool(book.hostile[player.character] >> character & 1)
        self.saved = more if s.token_on(seat, character) == NOBODY else more + SAVED
        self.surcharge = 0
        for step in s.modifiers(seat):
            if step.target == "heirloom-resources":
                self.saved -= step.add[s.century()]
            elif step.target == "heirloom-fee":
                self.surcharge += step.add[s.century()]

    def fee(self, heirloom: int) -> int:
        """What is paid to the owner; nothing for one's own, for secrets and to enemies (legacies.heirloom.fee)."""
        book = self.s.book
        if self.is_free or book.heirloom_level[heirloom] == LAST:
            return 0
        return max(0, book.heirloom_fee[heirloom] + self.surcharge)

    def discount(self, heirloom: int) -> int:
        """Resources saved: one by a relationship, and what a successor or an effect saves; negative ones are added.

        legacies.heirloom.relationship-discount, legacies.heirloom.modifiers
        """
        return min(self.saved, self.s.book.heirloom_size[heirloom])

    def may_acquire(self, heirloom: int) -> int:
        """It may be held, and can be paid; automata pay no resources (legacies.npc.no-costs)."""
        code = self.may_hold(heirloom)
        if code != YES:
            return code
        if self.s.seats[self.seat].fame < self.fee(heirloom):
            return refusals.CANNOT_PAY_FEE
        return self.may_pay_resources(heirloom) if self.s.is_person(self.seat) else YES

    def may_hold(self, heirloom: int) -> int:
        """What holds whatever it costs: available, a new level, level 6 last, the limit per opponent."""
        level = self.s.book.heirloom_level[heirloom]
        if not self.present:
            return refusals.HEIRLOOM_ABSENT
        if level == 0:
            return refusals.LEVEL_ZERO
        if self.gone >> self.s.book.heirloom_place[heirloom] & 1:
            return refusals.HEIRLOOM_GONE
        if self.levels >> level & 1:
            return refusals.LEVEL_THERE
        if level == LAST:
            return YES if self.levels == ALL_BUT_LAST else refusals.LEVEL_SIX_LAST
        return refusals.OPPONENT_LIMIT if self.at_limit else YES

    def may_pay_resources(self, heirloom: int) -> int:
        """Can all of the cost but what is saved be paid, whichever resources are left out?"""
        book, saved = self.s.book, self.discount(heirloom)
        some = book.heirloom_any[heirloom] + max(0, -saved)
        enough = lacking(self.s, self.seat, book.heirloom_cost[heirloom], some) <= max(0, saved)
        return YES if enough else refusals.CANNOT_PAY_RESOURCES


def lowest_left(s: State, character: int) -> int:
    """The lowest of a character's heirlooms that is still available, else the last."""
    found = heirlooms_of(s, character)
    for heirloom in available(s, found, character):
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

    def options(self, s: State) -> list[Action]:
        claim = Claim(s, self.seat, self.character)
        return [pick for pick in self.about(s) if claim.may_acquire(pick.a) == YES]

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
