"""Global actions: triggering, the two mandatory ones, and those without bids."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import (
    CENTURY_TILES,
    CHARACTERS,
    DIVIDENDS,
    EVENT,
    FAME,
    FOUNDATION,
    GLOBALS,
    ICONS,
    INCOME,
    INDUSTRIES,
    INFLUENCE,
    MANDATORY,
    RELATIONSHIPS,
    SIZES,
    TILES,
    TOKENS,
    influenced,
)
from posterity.games.legacies.effects import ADVANCE, ANY_TOKEN, DIVIDEND, GAIN, INCOME_TARGET
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.goods import bank_gold, modified, receive
from posterity.games.legacies.rules.investments import applies, may_shift
from posterity.games.legacies.rules.preferences import amount_shown, clockwise, nearest, points_up
from posterity.games.legacies.rules.relationships import moved_token, own_tokens, under_token
from posterity.games.legacies.rules.running import EffectQuestion, Run
from posterity.games.legacies.rules.scoring import bits
from posterity.games.legacies.rules.successors import after_first_trigger
from posterity.games.legacies.rules.trade import ChooseCurrency
from posterity.games.legacies.state import NOBODY, NONE, State

BOTH_MANDATORY: Final = (1 << MANDATORY) - 1
LAST_TILE_GENERATION: Final = 4  # events choose scoring tiles up to here (legacies.global.event-tile)

# ---------------------------------------------------------------- triggering


def may_trigger(s: State, seat: int, tile: int, waive_cards: bool = False, waive_first: bool = False) -> int:
    """Two cards played, the tile face up and not blocked, the foundation not first.

    legacies.generation.global-prerequisite, legacies.generation.blocked-tile, legacies.global.foundation-not-first
    """
    if not waive_cards and len(s.seats[seat].played) < s.book.cards_before_global:
        return refusals.TOO_FEW_PLAYED
    if s.board.down >> tile & 1:
        return refusals.TILE_DOWN
    blocker = s.board.blockers[tile]
    if blocker != NONE and blocker // len(TOKENS) != seat:
        return refusals.TILE_BLOCKED
    if tile == FOUNDATION and not s.board.down and not waive_first:
        return refusals.FOUNDATION_FIRST
    return YES


def trigger(s: State, seat: int, tile: int) -> None:
    """The tile is turned, a token on it goes home, then the action, perhaps a successor (legacies.global.general)."""
    s.board.down |= 1 << tile
    unblock(s, tile)
    first = s.seats[seat].triggered == 0
    s.seats[seat].triggered += 1
    story.tell(s, "triggered", "legacies.global.general", {"seat": seat, "global": GLOBALS[tile]})
    if s.ended_by == NOBODY and is_over(s):
        s.ended_by = seat
    s.then([*resolving(s, seat, tile), AfterGlobal(seat, tile, first)])


def is_over(s: State) -> bool:
    """Both mandatory global actions and enough of the others (legacies.generation.end-condition)."""
    return s.board.down & BOTH_MANDATORY == BOTH_MANDATORY and bits(s.board.down >> MANDATORY) >= s.book.needed


def unblock(s: State, tile: int) -> None:
    """legacies.generation.blocking-token-return"""
    blocker = s.board.blockers[tile]
    if blocker != NONE:
        s.seats[blocker // len(TOKENS)].free[blocker % len(TOKENS)] += 1
        s.board.blockers[tile] = NONE


def resolving(s: State, seat: int, tile: int) -> list[Task[Any]]:
    if tile == EVENT:
        return [ChooseOutcome(seat)]
    if tile == RELATIONSHIPS:
        return [ExtraBenefit(seat), AdvanceTokens(), CollectBenefits()]
    if tile == INCOME:
        return [HeirloomIncome(seat)]
    if tile == FAME:
        order = [seat, *[other for other in s.players_in_order() if other != seat]]
        return [HeirloomFame(other, seat == other) for other in order]
    if tile == FOUNDATION:
        others = [other for other in s.players_in_order() if other != seat]
        return [Contribute(seat, True), *[Contribute(other, False) for other in others]]
    if tile == INFLUENCE:
        others = [other for other in s.players_in_order() if other != seat]
        first, second = s.industries_of(seat)
        mine = 1 << first | 1 << second
        return [Influence(seat, mine, 2), *[Influence(other, both(s, other), 1) for other in others]]
    if tile == DIVIDENDS:
        return [PayDividends(seat)]
    return [ChooseCurrency(seat)]


def both(s: State, seat: int) -> int:
    first, second = s.industries_of(seat)
    return 1 << first | 1 << second


class AfterGlobal(Task[State]):
    """The first global action of a player in a generation brings a successor (legacies.successor.first-trigger)."""

    def __init__(self, seat: int, tile: int, first: bool) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.first: Final = first

    def __reduce__(self) -> tuple[object, ...]:
        return (AfterGlobal, (self.seat, self.tile, self.first))

    def run(self, s: State) -> Ask | None:
        bank_gold(s)
        if self.first:
            s.then(after_first_trigger(s, self.seat, self.tile))
        return None


# ---------------------------------------------------------------- the event


class ChooseOutcome(LegaciesQuestion):
    """One of the two outcomes of the current event (legacies.global.event, legacies.event.free-choice)."""

    def __reduce__(self) -> tuple[object, ...]:
        return (ChooseOutcome, (self.seat,))

    def prompt(self) -> str:
        return "ask-outcome"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"event": s.book.events[s.piles.current]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.OUTCOME,)

    def about(self, s: State) -> list[Action]:
        return s.book.outcome

    def may_pick(self, s: State, pick: Action) -> int:
        return YES

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """Up is the top outcome, down the bottom one (legacies.nemesis.event)."""
        return options[0 if points_up(s, self.seat) else 1], "nemesis-event"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        resolve_event(s, self.seat, pick.a)


def resolve_event(s: State, seat: int, outcome: int) -> None:
    """The outcome, then the scoring tile its icon selects (legacies.event.icon-always-counts)."""
    event = s.piles.current
    s.piles.current = NONE
    s.piles.resolved = [*s.piles.resolved, event * 2 + outcome]
    icon = s.book.event_icons[event][outcome]
    args: dict[str, object] = {"seat": seat, "event": s.book.events[event], "outcome": ("top", "bottom")[outcome]}
    args["icon"] = ICONS[icon]
    story.tell(s, "resolved-event", "legacies.global.event", args)
    s.then([Run(seat, s.book.event_scripts[event][outcome], 0, NOBODY, True), SelectTile(icon)])


class SelectTile(Task[State]):
    """In generations 1 to 4 whoever has the least fame chooses a scoring tile (legacies.global.event-tile).

    legacies.global.event-tile-tie, legacies.global.event-tile-timing, legacies.global.event-tile-rising-star
    """

    def __init__(self, icon: int) -> None:
        self.icon: Final = icon

    def __reduce__(self) -> tuple[object, ...]:
        return (SelectTile, (self.icon,))

    def run(self, s: State) -> Ask | None:
        if s.board.generation <= LAST_TILE_GENERATION:
            s.next(ChooseTile(s.behind(s.players_in_order()), self.icon))
        return None


def tiles_to_choose(s: State) -> list[int]:
    """The available tiles of the type the generation asks for (legacies.scoring.tile-pool)."""
    first = 0 if s.board.generation % 2 else CENTURY_TILES
    tiles = range(first, first + CENTURY_TILES)
    return [tile for tile in tiles if tile not in s.board.century_tiles and tile not in s.board.game_tiles]


class ChooseTile(LegaciesQuestion):
    """A tile with the outcome's icon, any if none has it (legacies.global.event-tile-none-matching)."""

    def __init__(self, seat: int, icon: int) -> None:
        super().__init__(seat)
        self.icon: Final = icon

    def __reduce__(self) -> tuple[object, ...]:
        return (ChooseTile, (self.seat, self.icon))

    def prompt(self) -> str:
        return "ask-tile"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"icon": ICONS[self.icon]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TILE,)

    def about(self, s: State) -> list[Action]:
        return [s.book.tile[tile] for tile in tiles_to_choose(s)]

    def may_pick(self, s: State, pick: Action) -> int:
        tiles = tiles_to_choose(s)
        if pick.a not in tiles:
            return refusals.TILE_GONE
        matching = [tile for tile in tiles if s.book.tile_icons[tile] >> self.icon & 1]
        return refusals.ICON_MISSING if matching and pick.a not in matching else YES

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), "icon": ICONS[self.icon]}

    def run(self, s: State) -> Ask | None:
        return super().run(s) if tiles_to_choose(s) else None

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The highest number if the arrow points up, else the lowest (legacies.nemesis.tile-choice)."""
        numbers = [s.book.tile_number[pick.a] for pick in options]
        wanted = max(numbers) if points_up(s, self.seat) else min(numbers)
        return options[numbers.index(wanted)], "nemesis-tile-choice"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        put_tile(s, self.seat, pick.a)


def put_tile(s: State, seat: int, tile: int) -> None:
    if tile < CENTURY_TILES:
        s.board.century_tiles = [*s.board.century_tiles, tile]
    else:
        s.board.game_tiles = [*s.board.game_tiles, tile]
    story.tell(s, "chose-tile", "legacies.global.event-tile", {"seat": seat, "tile": TILES[tile]})


# ---------------------------------------------------------------- relationships


class ExtraBenefit(LegaciesQuestion):
    """Before the tokens advance: the benefit of one of the triggering player's (legacies.global.advance-extra)."""

    def __reduce__(self) -> tuple[object, ...]:
        return (ExtraBenefit, (self.seat,))

    def prompt(self) -> str:
        return "ask-extra"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.COLLECT,)

    def about(self, s: State) -> list[Action]:
        return own_tokens(s, self.seat)

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if s.token_on(self.seat, pick.a) != NOBODY else refusals.NOT_THERE

    def run(self, s: State) -> Ask | None:
        return super().run(s) if own_tokens(s, self.seat) else None

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The most fame, else the most resources, else the most gold; the nearest clockwise of equal ones."""
        best = nearest(s, self.seat, options)
        for pick in options:
            if self.brings(s, pick.a) > self.brings(s, best.a):
                best = pick
        return best, "nemesis-relationship"

    def brings(self, s: State, character: int) -> tuple[int, int, int]:
        _, fame, resources, gold = under_token(s, self.seat, character)
        if fame > 0:
            return fame, 0, 0
        return (0, resources, 0) if resources > 0 else (0, 0, max(gold, 0))

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        collected(s, self.seat, pick.a)
        s.next(Run(self.seat, s.book.spaces[pick.a][s.token_on(self.seat, pick.a)][s.century()], 0, pick.a))


def collected(s: State, seat: int, character: int) -> None:
    args: dict[str, object] = {"seat": seat, "character": CHARACTERS[character]}
    args["space"] = s.token_on(seat, character) + 1
    story.tell(s, "collected", "legacies.global.advance", args)


class AdvanceTokens(Task[State]):
    """Every token on a track one space right, rightmost first; some successors exempt theirs.

    legacies.global.advance-simultaneous, legacies.global.advance-exception, legacies.relationship.legendary-no-advance
    """

    def __reduce__(self) -> tuple[object, ...]:
        return (AdvanceTokens, ())

    def run(self, s: State) -> Ask | None:
        before = s.board.tracks
        s.board.tracks = before.copy()
        for character, track in enumerate(before):
            for space in range(len(track) - 1, -1, -1):
                owner = track[space]
                if owner != NOBODY and s.board.tracks[character][space] == owner and not exempt(s, owner, character):
                    s.move_right(character, space)
        story.tell(s, "advanced", "legacies.global.advance", {})
        for character, track in enumerate(before):
            now = s.board.tracks[character]
            for space, owner in enumerate(track):
                if owner != NOBODY and owner not in now:
                    moved_token(s, owner, character, space, NOBODY)
        return None


def exempt(s: State, seat: int, character: int) -> bool:
    for step in s.modifiers(seat):
        if step.target == ADVANCE and step.places >> character & 1:
            return True
    return False


class CollectBenefits(Task[State]):
    """Every token pays its owner where it stands now (legacies.global.advance-snapshot)."""

    def __reduce__(self) -> tuple[object, ...]:
        return (CollectBenefits, ())

    def run(self, s: State) -> Ask | None:
        s.then([Benefits(seat, tuple(benefits_of(s, seat))) for seat in s.players_in_order()])
        return None


def benefits_of(s: State, seat: int) -> list[int]:
    """The scripts that pay a seat, as character * 4096 + script, figures after the ten characters."""
    found = []
    for character in range(len(CHARACTERS)):
        space = s.token_on(seat, character)
        if space != NOBODY:
            found.append(character * WIDE + s.book.spaces[character][space][s.century()])
    for place, owner in enumerate(s.board.figure_tokens):
        if owner == seat:
            figure = s.board.figures[place]
            found.append((len(CHARACTERS) + figure) * WIDE + s.book.figures[figure][s.century()])
    return found


WIDE: Final = 1 << 14  # more than scripts


def plain(s: State, script: int) -> bool:
    """Does an effect only give what comes out the same in whatever order?"""
    for step in s.book.scripts[script]:
        if step.op != GAIN or step.who or step.optional or any(step.foundation):
            return False
    return True


class Benefits(LegaciesQuestion):
    """A player's benefits, in the order the player likes (legacies.core.order-of-simultaneous).

    A Nemesis collects clockwise from its own track, figures last (legacies.nemesis.other-choices).
    """

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left: Final = left

    def __reduce__(self) -> tuple[object, ...]:
        return (Benefits, (self.seat, self.left))

    def prompt(self) -> str:
        return "ask-collect"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"left": len(self.left)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.COLLECT, verbs.COLLECT_FIGURE)

    def pick_of(self, s: State, item: int) -> Action:
        place = item // WIDE
        return s.book.collect[place] if place < len(CHARACTERS) else s.book.collect_figure[place - len(CHARACTERS)]

    def about(self, s: State) -> list[Action]:
        return [self.pick_of(s, item) for item in self.left]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick in self.about(s) else refusals.NOT_THERE

    def run(self, s: State) -> Ask | None:
        if not s.is_person(self.seat):
            near = sorted([(clockwise(s, self.seat, item // WIDE), item) for item in self.left])
            s.then([self.paying(item) for _, item in near])
            return None
        order_matters = len(self.left) > 1 and not all(plain(s, item % WIDE) for item in self.left)
        if order_matters:
            return super().run(s)
        s.then([self.paying(item) for item in self.left])
        return None

    def paying(self, item: int) -> Task[Any]:
        place = item // WIDE
        return Run(self.seat, item % WIDE, 0, place if place < len(CHARACTERS) else NOBODY)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        item = self.left[self.about(s).index(pick)]
        rest = tuple([other for other in self.left if other != item])
        s.then([self.paying(item), Benefits(self.seat, rest)])


# ---------------------------------------------------------------- heirlooms


class HeirloomIncome(Task[State]):
    """Own heirlooms times both influenced industries, one more for whoever triggered it (legacies.global.income)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __reduce__(self) -> tuple[object, ...]:
        return (HeirloomIncome, (self.seat,))

    def run(self, s: State) -> Ask | None:
        for seat in s.players_in_order():
            gold = income(s, seat, seat == self.seat)
            receive(s, seat, gold, 0, 0, [0, 0, 0, 0], "legacies.global.income")
        return None


def income(s: State, seat: int, triggered: bool) -> int:
    first, second = s.industries_of(seat)
    count = len(s.seats[seat].own) + (1 if triggered else 0)
    add, percent = 0, 0
    for step in s.modifiers(seat):
        if step.target == INCOME_TARGET:
            add += step.add
            percent += step.percent
    return modified(count * (s.value(first) + s.value(second)), add, percent)


class HeirloomFame(Task[State]):
    """A player's controlled heirlooms pay fame; the triggering player takes both industries of one.

    legacies.global.fame
    """

    def __init__(self, seat: int, triggered: bool) -> None:
        self.seat: Final = seat
        self.triggered: Final = triggered

    def __reduce__(self) -> tuple[object, ...]:
        return (HeirloomFame, (self.seat, self.triggered))

    def run(self, s: State) -> Ask | None:
        heirlooms = tuple(s.seats[self.seat].controlled)
        if not heirlooms:
            return None
        if self.triggered:
            s.next(ChooseBoth(self.seat, heirlooms))
        else:
            s.next(ChooseFame(self.seat, heirlooms, NONE, 0))
        return None


def fame_of(s: State, heirloom: int) -> tuple[int, int]:
    """The fame values of the two industries of an heirloom's character."""
    first, second = influenced(s.book.heirloom_character[heirloom])
    return s.fame_value(first), s.fame_value(second)


class ChooseBoth(LegaciesQuestion):
    """Which heirloom pays for both industries; asked where it makes a difference (legacies.global.fame-auto-best)."""

    def __init__(self, seat: int, heirlooms: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.heirlooms: Final = heirlooms

    def __reduce__(self) -> tuple[object, ...]:
        return (ChooseBoth, (self.seat, self.heirlooms))

    def prompt(self) -> str:
        return "ask-both"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BOTH,)

    def best_first(self, s: State) -> list[int]:
        """By what the second industry adds, the most first."""
        return sorted(self.heirlooms, key=lambda heirloom: (-min(fame_of(s, heirloom)), heirloom))

    def about(self, s: State) -> list[Action]:
        return [s.book.both[heirloom] for heirloom in self.best_first(s)]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick.a in self.heirlooms else refusals.NOT_YOUR_HEIRLOOM

    def run(self, s: State) -> Ask | None:
        values = {tuple(sorted(fame_of(s, heirloom))) for heirloom in self.heirlooms}
        if len(values) > 1:
            return super().run(s)
        s.next(ChooseFame(self.seat, self.heirlooms, self.best_first(s)[0], 0))
        return None

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The one with the largest second value (legacies.nemesis.fame)."""
        return options[0], "nemesis-fame"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.next(ChooseFame(self.seat, self.heirlooms, pick.a, 0))


class ChooseFame(LegaciesQuestion):
    """Which industry each heirloom uses, the more fame first; asked only where the fame differs.

    legacies.global.fame-auto-best
    """

    def __init__(self, seat: int, heirlooms: tuple[int, ...], doubled: int, fame: int) -> None:
        super().__init__(seat)
        self.heirlooms: Final = heirlooms  # still to pay
        self.doubled: Final = doubled
        self.fame: Final = fame  # so far

    def __reduce__(self) -> tuple[object, ...]:
        return (ChooseFame, (self.seat, self.heirlooms, self.doubled, self.fame))

    def prompt(self) -> str:
        return "ask-fame"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"heirloom": s.book.heirlooms[self.heirlooms[0]]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.FAME,)

    def about(self, s: State) -> list[Action]:
        heirloom = self.heirlooms[0]
        first, second = influenced(s.book.heirloom_character[heirloom])
        if s.fame_value(first) < s.fame_value(second):
            first, second = second, first
        return [s.book.lexicon.action(verbs.FAME, heirloom, industry) for industry in (first, second)]

    def may_pick(self, s: State, pick: Action) -> int:
        fits = pick.a == self.heirlooms[0] and pick.b in influenced(s.book.heirloom_character[pick.a])
        return YES if fits else refusals.NOT_YOUR_HEIRLOOM

    def run(self, s: State) -> Ask | None:
        if not self.heirlooms:
            receive(s, self.seat, 0, self.fame, 0, [0, 0, 0, 0], "legacies.global.fame")
            return None
        heirloom = self.heirlooms[0]
        one, other = fame_of(s, heirloom)
        if heirloom == self.doubled:
            self.go_on(s, one + other)
            return None
        if one == other:
            self.go_on(s, one)
            return None
        return super().run(s)

    def go_on(self, s: State, fame: int) -> None:
        s.next(ChooseFame(self.seat, self.heirlooms[1:], self.doubled, self.fame + fame))

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The industry with the most fame (legacies.nemesis.fame)."""
        return options[0], "nemesis-fame"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        self.go_on(s, s.fame_value(pick.b))


# ---------------------------------------------------------------- foundation, industries, dividends


def contributions(s: State, seat: int, matched: bool) -> list[int]:
    """What can be paid in: of payments that lead to the same foundation only the smallest.

    legacies.foundation.voluntary, legacies.global.foundation, legacies.global.foundation-cap-others
    legacies.global.foundation-zero
    """
    player = s.seats[seat]
    most = player.gold
    if matched or s.book.constants.others_contribution_capped:
        most = min(most, s.book.constants.contribution_cap[s.century()])
    each = 2 if matched else 1
    if s.book.rounds_up:
        return [0, *[n for n in range(1, most + 1) if grows(s, player.foundation, n, each)]]
    amounts, reached, spent = [0], player.foundation, 0
    while True:  # the smallest payment for each space that can be reached
        spent += s.book.foundation_step(reached)
        reached += s.book.foundation_step(reached)
        amount = -(-spent // each)
        if amount > most:
            return amounts
        if amount == amounts[-1]:
            continue
        amounts.append(amount)


def grows(s: State, foundation: int, amount: int, each: int) -> bool:
    """Does a payment lead farther than the next smaller one?"""
    return s.foundation_after(foundation, amount * each) > s.foundation_after(foundation, (amount - 1) * each)


class Contribute(LegaciesQuestion):
    """How much gold goes into the foundation; the bank matches the triggering player's (legacies.global.foundation).

    A Nemesis adds what its card shows, twice if it triggered the action.
    legacies.nemesis.foundation, legacies.nemesis.foundation-player
    """

    def __init__(self, seat: int, matched: bool) -> None:
        super().__init__(seat)
        self.matched: Final = matched

    def __reduce__(self) -> tuple[object, ...]:
        return (Contribute, (self.seat, self.matched))

    def prompt(self) -> str:
        return "ask-contribute-matched" if self.matched else "ask-contribute"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"cap": s.book.constants.contribution_cap[s.century()]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.CONTRIBUTE,)

    def about(self, s: State) -> list[Action]:
        lexicon = s.book.lexicon
        return [lexicon.action(verbs.CONTRIBUTE, amount) for amount in contributions(s, self.seat, self.matched)]

    def options(self, s: State) -> list[Action]:
        return self.about(s)

    def run(self, s: State) -> Ask | None:
        if s.is_person(self.seat):
            return super().run(s)
        shown = amount_shown(s, self.seat)
        ruling = "nemesis-foundation" if self.matched else "nemesis-foundation-player"
        grown = s.add_foundation(self.seat, shown * 2 if self.matched else shown)
        args: dict[str, object] = {"amount": shown, "foundation": grown}
        story.ruled(s, self.seat, ruling, args)
        return None

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.a in contributions(s, self.seat, self.matched):
            return YES
        if pick.a > s.seats[self.seat].gold:
            return refusals.CANNOT_PAY_GOLD
        if pick.a > s.book.constants.contribution_cap[s.century()]:
            return refusals.OVER_CAP
        return refusals.SAME_FOUNDATION

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = {**super().facts(s, pick), "cap": s.book.constants.contribution_cap[s.century()]}
        if pick.verb is verbs.CONTRIBUTE:
            facts["gold"] = pick.a
        return facts

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick.a == 0:
            return
        s.seats[self.seat].gold -= pick.a
        grown = s.add_foundation(self.seat, pick.a * 2 if self.matched else pick.a)
        args: dict[str, object] = {"seat": self.seat, "gold": pick.a, "foundation": grown}
        story.tell(s, "contributed", "legacies.global.foundation", args)


class Influence(LegaciesQuestion):
    """`left` of the industries in the mask move one row, each up or down (legacies.global.influence).

    A Nemesis moves them as its arrow points (legacies.nemesis.influence, legacies.nemesis.influence-player).
    """

    def __init__(self, seat: int, industries: int, left: int) -> None:
        super().__init__(seat)
        self.industries: Final = industries
        self.left: Final = left

    def __reduce__(self) -> tuple[object, ...]:
        return (Influence, (self.seat, self.industries, self.left))

    def prompt(self) -> str:
        return "ask-influence"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"left": self.left}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.RAISE, verbs.LOWER)

    def about(self, s: State) -> list[Action]:
        picks: list[Action] = []
        for industry in s.industries_of(self.seat):
            if self.industries >> industry & 1:
                picks += [s.book.raise_[industry], s.book.lower[industry]]
        return picks

    def may_pick(self, s: State, pick: Action) -> int:
        if not self.industries >> pick.a & 1:
            return refusals.NOT_INFLUENCED
        return may_shift(s, pick.a, 1 if pick.verb is verbs.RAISE else -1)

    def run(self, s: State) -> Ask | None:
        if s.is_person(self.seat):
            return super().run(s)
        way = 1 if points_up(s, self.seat) else -1
        industries = list(s.industries_of(self.seat))
        ruling = "nemesis-influence"
        if self.left == 1:
            ruling = "nemesis-influence-player"
            first, second = industries
            farther = (s.board.rows[first] - s.board.rows[second]) * way > 0  # from where the arrow points
            industries = [second if farther else first]
        story.ruled(s, self.seat, ruling)
        for industry in industries:
            story.value_moved(s, industry, s.put_row(industry, way), "legacies.global.influence")
        return None

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            s.next(Influence(self.seat, self.industries & ~(1 << pick.a), self.left - 1))
        moved = s.put_row(pick.a, 1 if pick.verb is verbs.RAISE else -1)
        story.value_moved(s, pick.a, moved, "legacies.global.influence")


class PayDividends(Task[State]):
    """The dividend of every investment, double for whoever triggered it (legacies.global.dividends)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __reduce__(self) -> tuple[object, ...]:
        return (PayDividends, (self.seat,))

    def run(self, s: State) -> Ask | None:
        for seat in s.players_in_order():
            gold = dividends(s, seat) * (2 if seat == self.seat else 1)
            receive(s, seat, gold, 0, 0, [0, 0, 0, 0], "legacies.global.dividends")
        return None


def dividends(s: State, seat: int) -> int:
    """legacies.global.dividends, legacies.global.dividends-red"""
    total = 0
    for industry in range(len(INDUSTRIES)):
        for size in range(len(SIZES)):
            if s.invested(seat, industry, size):
                total += dividend(s, seat, industry, size)
    return total


def dividend(s: State, seat: int, industry: int, size: int) -> int:
    base = s.book.row_dividends[s.board.rows[industry]][size][s.century()]
    add, percent = 0, 0
    for step in s.modifiers(seat):
        if step.target == DIVIDEND and applies(s, seat, step, industry, size):
            add += step.add
            percent += step.percent
    return modified(base, add, percent)


# ---------------------------------------------------------------- steps of effects


class TriggerByStep(EffectQuestion):
    """Which global action an effect triggers; two cards need not have been played (legacies.global.by-effect)."""

    def __reduce__(self) -> tuple[object, ...]:
        return (TriggerByStep, (self.seat, self.script, self.at, self.track, self.event))

    def prompt(self) -> str:
        return "ask-trigger"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TRIGGER,)

    def about(self, s: State) -> list[Action]:
        return [s.book.trigger[tile] for tile in s.board.row if self.step(s).places >> tile & 1]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not step.places >> pick.a & 1:
            return refusals.NOT_OF_EFFECT
        return may_trigger(s, self.seat, pick.a, True, step.flag)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), **trigger_facts(s, self.seat, pick)}

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The first in the row of tiles (legacies.nemesis.global-choice)."""
        return options[0], "nemesis-global-choice"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        trigger(s, self.seat, pick.a)


def trigger_facts(s: State, seat: int, pick: Action) -> dict[str, object]:
    facts: dict[str, object] = {"played": len(s.seats[seat].played)}
    facts["needed"] = s.book.constants.cards_before_global
    if pick.verb is verbs.TRIGGER and s.board.blockers[pick.a] != NONE:
        facts["victim"] = s.board.blockers[pick.a] // len(TOKENS)
    return facts


class BlockByStep(EffectQuestion):
    """Which global action is blocked, and with which token (legacies.generation.blocked-tile)."""

    def __reduce__(self) -> tuple[object, ...]:
        return (BlockByStep, (self.seat, self.script, self.at, self.track, self.event))

    def prompt(self) -> str:
        return "ask-block"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BLOCK,)

    def about(self, s: State) -> list[Action]:
        wanted, lexicon = self.step(s).size, s.book.lexicon
        return [
            lexicon.action(verbs.BLOCK, tile, token)
            for tile in s.board.row
            for token in range(len(TOKENS))
            if wanted in (ANY_TOKEN, token)
        ]

    def may_pick(self, s: State, pick: Action) -> int:
        if self.step(s).size not in (ANY_TOKEN, pick.b):
            return refusals.NOT_OF_EFFECT
        if s.board.down >> pick.a & 1:
            return refusals.TILE_DOWN
        if s.board.blockers[pick.a] != NONE:
            return refusals.TILE_BLOCKED
        return YES if s.seats[self.seat].free[pick.b] else refusals.NO_TOKEN

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = super().facts(s, pick)
        if pick.verb is verbs.BLOCK and s.board.blockers[pick.a] != NONE:
            facts["victim"] = s.board.blockers[pick.a] // len(TOKENS)
        return facts

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The first in the row of tiles, with the first kind of token."""
        return options[0], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.seats[self.seat].free[pick.b] -= 1
        s.board.blockers[pick.a] = self.seat * len(TOKENS) + pick.b
        args: dict[str, object] = {"seat": self.seat, "global": GLOBALS[pick.a], "token": TOKENS[pick.b]}
        story.tell(s, "blocked", "legacies.generation.blocked-tile", args)
