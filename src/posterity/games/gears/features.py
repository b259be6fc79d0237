"""The inputs of a network at a table of gears: the round, the timeline site by site, the hand, and the rivals."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from posterity.core.features import (
    NO_CARD,
    FeatureExtractor,
    FeatureLayout,
    Features,
    RowKind,
    numbered,
    put,
    put_place,
)
from posterity.games.gears.evaluate import Lifetimes, actions_left, chance, finished
from posterity.games.gears.pieces import NOBODY, Site, most_of
from posterity.games.gears.rulebook import LAST_POSITION, ROUNDS, TURNS, GearsRulebook
from posterity.games.gears.rules.fates import HOPED, PLANS
from posterity.games.gears.rules.rounds import ChoosePosition
from posterity.games.gears.rules.settle import reward
from posterity.games.gears.state import State

FATES: Final = 6
DISTANCES: Final = 9  # the largest distance of a marker from the Present Day that matters
MARGINS: Final = 4  # cubes by which one leads: none, one, two, more
TOP: Final = 5  # promising cards in hand that are inputs of their own
SITES: Final = 0
CARDS: Final = 1
RIVALS: Final = 2


def seat_columns() -> list[str]:
    """The inputs about every seat, one's own and the others'."""
    named = ["score", "total", "pool", "pool-empty", "cards", "fates", "actions", "position", "place"]
    return [*named, *numbered("points", ROUNDS), *numbered("cubes-back", ROUNDS), *numbered("distance", DISTANCES)]


NUMBERS: Final = (
    *("seats", "rounds-left", "turns-left", "fifth-turn", "choosing", "to-move", "more-time", "deck"),
    *("ahead", "ahead-now"),
    *numbered("round", ROUNDS),
    *seat_columns(),
    *numbered("at-risk", MARGINS),
    *numbered("to-take", MARGINS),
    *numbered("room", LAST_POSITION),
    *numbered("promise", TOP),
)
SITE: Final = (
    *("frame", "age", "here", "in-reach", "mine", "rival", "others", "leads", "tied", "gap", "life", "lost", "pays"),
    *("pays-me", "dependents", "hoped", "plans-mine", "plans-other", "reached-by", "held", "pursued", "pursued-other"),
    *("tokens", "fails"),
)
CARD: Final = ("copies-held", "now", "next", "payable", "stands", "lacks", "lacks-held", "revives", "bonus")
RIVAL: Final = (*seat_columns(), "ahead", "ahead-now", "before-me")
PROPERTIES: Final = (
    *("technology", "cost", "reward", "needs", "depth", "dependents", "all-dependents", "copies"),
    *numbered("fate", FATES),
)
KINDS: Final = (RowKind("sites", SITE), RowKind("cards", CARD), RowKind("rivals", RIVAL))


class TimelinePayout:
    """What the timeline will pay a seat if nobody changes it any more."""

    def __init__(self) -> None:
        self.points: Final = [0] * ROUNDS
        self.back: Final = [0] * ROUNDS
        self.total = 0


class GearsFeatures(FeatureExtractor):
    """Turns positions of gears, and of its expansions, into inputs."""

    def __init__(self) -> None:
        self.layout = FeatureLayout(NUMBERS, KINDS, PROPERTIES)

    def properties(self, s: State) -> list[list[int]]:
        if not s.book.card_properties:
            s.book.card_properties = self.properties_of(s.book)
        return s.book.card_properties

    def properties_of(self, book: GearsRulebook) -> list[list[int]]:
        found = [[0] * len(PROPERTIES)]
        for card in range(book.technologies):
            needed_by = [other for other in range(book.technologies) if card in book.needs[other]]
            numbers = [1, book.costs[card], book.expected_rewards[card], len(book.needs[card]), depth(book, card)]
            found.append([*numbers, len(needed_by), len(built_on(book, card)), book.copies[card], *([0] * FATES)])
        plain = [0] * (len(PROPERTIES) - FATES)
        for fate in range(len(book.fate_names)):
            found.append([*plain, *[int(fate == number) for number in range(FATES)]])
        return found

    def extract(self, s: State, seat: int, into: Features) -> None:
        then = finished(s, seat)
        tell(s if then.ask is None else then, seat, into)


def depth(book: GearsRulebook, card: int) -> int:
    """The longest chain of needs under a technology."""
    return 1 + max([depth(book, need) for need in book.needs[card]]) if book.needs[card] else 0


def built_on(book: GearsRulebook, card: int) -> set[int]:
    """Everything that needs a technology, or something that needs it."""
    found: set[int] = set()
    for other in range(book.technologies):
        if card in book.needs[other]:
            found.add(other)
            found |= built_on(book, other)
    return found


# ---------------------------------------------------------------- a position


def tell(s: State, seat: int, into: Features) -> None:
    lives = Lifetimes(s)
    into.begin()
    payouts = [TimelinePayout() for _ in s.players]
    at_risk, to_take = [0] * MARGINS, [0] * MARGINS
    tell_sites(s, seat, lives, payouts, at_risk, to_take, into)
    for place, payout in enumerate(payouts):
        payout.total = s.players[place].score + sum(payout.points)
    best, best_now = -1_000, -1_000
    for other in s.book.others[seat]:
        best = max(best, payouts[other].total)
        best_now = max(best_now, s.players[other].score)
        tell_rival(s, seat, other, payouts, into)
    promising = tell_cards(s, seat, lives, into)

    numbers = into.numbers
    ask = s.ask
    put(numbers, s.book.players)
    put(numbers, lives.rounds)
    put(numbers, max(0, TURNS - s.turn))
    put(numbers, 1 if s.turn > TURNS else 0)
    put(numbers, 1 if s.todo and isinstance(s.todo[-1], ChoosePosition) else 0)
    put(numbers, 1 if ask is not None and ask.seat == seat else 0)
    put(numbers, 1 if s.more_time else 0)
    put(numbers, len(s.deck))
    put(numbers, payouts[seat].total - best)
    put(numbers, s.players[seat].score - best_now)
    put_place(numbers, s.round - 1, ROUNDS)
    tell_seat(s, seat, payouts[seat], numbers)
    for number in at_risk:
        put(numbers, number)
    for number in to_take:
        put(numbers, number)
    present = s.present()
    for distance in range(LAST_POSITION):
        frame = present - 1 - distance
        put(numbers, s.room(frame) if frame > 0 else 0)
    for number in range(TOP):
        put(numbers, promising[number] if number < len(promising) else 0)


def tell_seat(s: State, seat: int, payout: TimelinePayout, into: BytesWriter) -> None:
    player = s.players[seat]
    put(into, player.score)
    put(into, payout.total)
    put(into, player.pool)
    put(into, 1 if player.pool == 0 else 0)
    put(into, len(player.hand))
    put(into, len(player.fate))
    put(into, actions_left(s, seat))
    put(into, player.position)
    put(into, s.order.index(seat) + 1 if seat in s.order else 0)
    for number in payout.points:
        put(into, number)
    for number in payout.back:
        put(into, number)
    put_place(into, s.present() - player.frame, DISTANCES)


def tell_rival(s: State, seat: int, other: int, payouts: list[TimelinePayout], into: Features) -> None:
    row = into.row(RIVALS)
    put(row, NO_CARD)
    tell_seat(s, other, payouts[other], row)
    put(row, payouts[other].total - payouts[seat].total)
    put(row, s.players[other].score - s.players[seat].score)
    put(row, 1 if is_before(s, other, seat) else 0)


def is_before(s: State, one: int, other: int) -> bool:
    return one in s.order and other in s.order and s.order.index(one) < s.order.index(other)


# ---------------------------------------------------------------- the timeline


def tell_sites(
    s: State,
    seat: int,
    lives: Lifetimes,
    payouts: list[TimelinePayout],
    at_risk: list[int],
    to_take: list[int],
    into: Features,
) -> None:
    """A row for each technology that stays, with what it will pay to whom."""
    player, present = s.players[seat], s.present()
    others = s.book.others[seat]
    reach = player.frame if player.pool else 0
    for frame, site in lives.sites:
        own, rival, all_others, reached_by = site.cubes[seat], 0, 0, 0
        for other in others:
            rival = max(rival, site.cubes[other])
            all_others += site.cubes[other]
            if s.players[other].pool and s.players[other].frame >= frame:
                reached_by += 1
        pays = promised(s, frame, site, lives, payouts)
        gap = own - rival
        if pays and gap >= 0 and reached_by:
            at_risk[min(gap, MARGINS - 1)] += pays
        if pays and gap <= 0 and reach >= frame:
            to_take[min(-gap, MARGINS - 1)] += pays
        technology = site.technology
        life = lives.life[technology]
        row = into.row(SITES)
        put(row, technology + 1)
        put(row, frame)
        put(row, present - frame)
        put(row, 1 if player.frame == frame else 0)
        put(row, 1 if reach >= frame else 0)
        put(row, own)
        put(row, rival)
        put(row, all_others)
        put(row, 1 if gap > 0 else 0)
        put(row, 1 if gap == 0 else 0)
        put(row, max(-MARGINS, min(gap, MARGINS)))
        put(row, life)
        put(row, 1 if life == 0 else 0)
        put(row, pays)
        put(row, pays if gap > 0 else (0 if gap == 0 else -pays))
        put(row, lives.dependents[technology * ROUNDS])
        hoped, plans, others_plans = fates_on(s, seat, frame, technology)
        put(row, hoped)
        put(row, plans)
        put(row, others_plans)
        put(row, reached_by)
        put(row, player.count(technology))
        put(row, pursued_by(s, seat, technology))
        most = 0
        for other in others:
            most = max(most, pursued_by(s, other, technology))
        put(row, most)
        put(row, site.modifier)
        put(row, 0 if s.successful(frame, technology) else 1)


def promised(s: State, frame: int, site: Site, lives: Lifetimes, payouts: list[TimelinePayout]) -> int:
    """Credits the points and cubes of coming rounds to those who will get them; returns all points of this round."""
    technology = site.technology
    life = lives.life[technology]
    if life == 0:
        return 0
    worth = reward(s, frame, site)
    cubes = list(site.cubes)
    for later in range(life):
        times = 1 + lives.dependents[technology * ROUNDS + later]
        most, leaders = most_of(cubes), 0
        for mine in cubes:
            if mine == most:
                leaders += 1
        share = worth // leaders * times
        for seat in range(len(cubes)):
            if cubes[seat] == most:
                payout = payouts[seat]
                payout.points[later] = payout.points[later] + share  # += would count in boxed numbers
                payout.back[later] = payout.back[later] + 1
                cubes[seat] = most - 1
    return worth * (1 + lives.dependents[technology * ROUNDS])


def fates_on(s: State, seat: int, frame: int, technology: int) -> tuple[int, int, int]:
    """Whether Not What We Hoped For lies here, and Perfectly Laid Plans, one's own or another's."""
    hoped, plans, others_plans = 0, 0, 0
    for fate in s.lingering:
        if fate.technology == technology and fate.frame == frame:
            if fate.card == s.book.fate(HOPED):
                hoped = 1
            elif fate.card == s.book.fate(PLANS):
                plans, others_plans = (1, others_plans) if fate.by == seat else (plans, 1)
    return hoped, plans, others_plans


def pursued_by(s: State, seat: int, technology: int) -> int:
    """The extra points of a seat for leading a technology alone, if it pursues it."""
    character = s.players[seat].character
    if not s.book.pursuits or character == NOBODY or s.book.pursued[character] != technology:
        return 0
    return s.book.bonuses[character]


# ---------------------------------------------------------------- cards


def tell_cards(s: State, seat: int, lives: Lifetimes, into: Features) -> list[int]:
    """A row for each kind of card in hand; the promise of each, the largest first."""
    player, book = s.players[seat], s.book
    present = s.present()
    actions = actions_left(s, seat)
    promising: list[int] = []
    held = player.kinds()
    for card in [*held, *player.fate]:
        row = into.row(CARDS)
        put(row, card + 1)
        put(row, player.count(card))
        if book.is_fate(card):
            for _ in range(len(CARD) - 1):
                put(row, 0)
            continue
        payable = len(player.hand) > book.costs[card]
        now, next_round = 0, 0
        if actions > 1 and payable:
            now = chance(s, lives, seat, card, min(player.frame, present - 1), 0) // 10
        if lives.rounds > 1:
            next_round = chance(s, lives, seat, card, present, 1) // 10
        promising.append(max(now, next_round))
        lacks, lacks_held = 0, 0
        for need in book.needs[card]:
            if lives.life[need] == 0:
                lacks += 1
                if player.holds(need):
                    lacks_held += 1
        put(row, now)
        put(row, next_round)
        put(row, 1 if payable else 0)
        put(row, lives.life[card])
        put(row, lacks)
        put(row, lacks_held)
        put(row, revived_by(seat, lives, card))
        put(row, pursued_by(s, seat, card))
    promising.sort(reverse=True)
    return promising


def revived_by(seat: int, lives: Lifetimes, card: int) -> int:
    """How many failed technologies with cubes of `seat` lack nothing but this one."""
    found = 0
    for site in lives.stuck:
        if lives.missing[site.technology] == 1 << card and site.cubes[seat]:
            found += 1
    return found
