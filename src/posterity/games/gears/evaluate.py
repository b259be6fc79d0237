"""How well a seat stands in gears: points so far, what the timeline will pay, cubes, cards and prospects."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.core.tasks import apply
from posterity.games.gears.pieces import Site, most_of
from posterity.games.gears.rulebook import ACTIONS, BONUS_CARDS, HAND, ROUNDS, TURNS
from posterity.games.gears.rules.actions import HowManyCubes, KeepOne, PayForTechnology
from posterity.games.gears.rules.rounds import ranking
from posterity.games.gears.rules.settle import pursuit_awards, pursuits, reward
from posterity.games.gears.state import State

WON: Final = 1_000_000
NOWHERE: Final = 99  # further right than every frame
CERTAIN: Final[tuple[int, ...]] = (100, 62, 52, 44)  # a point scored at the end of this round, of the next …
SUMS: Final[tuple[int, ...]] = (0, 100, 162, 214, 258)  # running totals of CERTAIN
RETURNED: Final = 25  # a cube that will come back into the pool
POOL: Final[tuple[int, ...]] = (80, 80, 80, 50, 50, 30)  # each cube in the pool while rounds follow, and all others
LATE_POOL: Final = 25  # a cube that can only be used in this last round
ACTION: Final = 12  # an action not yet used
CARD: Final = 10  # a card to pay with
PROMISE: Final[tuple[int, ...]] = (30, 22, 14, 7)  # percent of the points of the most promising cards in hand
LATER: Final = 60  # percent of a promise that is left if it waits for the next round
HALFWAY: Final = 35  # percent of a promise that waits for another card in the same hand
HOPE: Final = 6  # percent for the next round of one that needs a card neither on the timeline nor in hand


def evaluate(s: State, seat: int) -> int:
    """Own prospects less those of the others, the best of them twice; once the game is over only the place counts."""
    if s.ask is None:
        return -WON * ranking(s).index(seat)
    begun = finished(s, seat)
    forecast = Forecast(begun)
    own = own_worth(begun, forecast, seat)
    best, total = 0, 0
    for number, other in enumerate(s.book.others[seat]):
        rival = prospects(begun, forecast, other)
        best = rival if number == 0 else max(best, rival)
        total += rival
    return 2 * own - best - total // len(s.book.others[seat])


def evaluate_alone(s: State, seat: int) -> int:
    """Own prospects only."""
    if s.ask is None:
        return -WON * ranking(s).index(seat)
    begun = finished(s, seat)
    return own_worth(begun, Forecast(begun), seat)


def own_worth(s: State, forecast: Forecast, seat: int) -> int:
    """What everybody can see of a seat, and what only it knows."""
    return prospects(s, forecast, seat) + promises(s, forecast, seat) + place_in_order(s, seat)


# ---------------------------------------------------------------- an action that has begun


def finished(s: State, seat: int) -> State:
    """The table after the action that `seat` has begun is finished in a simple way: beginning one must be no loss."""
    if not has_begun(s, seat):
        return s
    then = s.clone()
    forecast = Lifetimes(then)  # paying and keeping change nothing on the timeline
    while has_begun(then, seat):
        apply(then, plain_answer(then, forecast))
    return then


def has_begun(s: State, seat: int) -> bool:
    if s.ask is None or s.ask.seat != seat:
        return False
    return isinstance(s.todo[-1], (PayForTechnology, HowManyCubes, KeepOne))


def plain_answer(s: State, forecast: Lifetimes) -> Action:
    """Pay what promises least, keep what promises most, take the lead with as few cubes as possible."""
    task = s.todo[-1]
    assert s.ask is not None
    options, seat = s.ask.options, s.ask.seat
    if isinstance(task, HowManyCubes):
        site = s.site(s.players[seat].frame, task.technology)
        assert site is not None
        behind = site.most() - site.cubes[seat]
        return options[min(behind, len(options) - 1)]
    if len(options) == 1:
        return options[0]
    paying = isinstance(task, PayForTechnology)
    actions = actions_left(s, seat)
    best, most = options[0], 0
    for place, option in enumerate(options):
        worth = 0 if s.book.is_fate(option.a) else promise(s, forecast, seat, option.a, actions)
        if paying:
            worth = -worth
        if place == 0 or worth > most:
            best, most = option, worth
    return best


# ---------------------------------------------------------------- the timeline


class Lifetimes:
    """The future of the timeline if nobody changes it any more: for how many rounds each technology pays."""

    def __init__(self, s: State) -> None:
        self.sites: Final = remaining(s)
        self.rounds: Final = ROUNDS - s.round + 1  # rounds that still pay
        self.frame: Final = [NOWHERE] * s.book.technologies  # the frame of the copy that stays
        self.life: Final = [0] * s.book.technologies  # for how many rounds it will be successful
        self.dependents: Final = [0] * (s.book.technologies * ROUNDS)  # successful ones of each in each round to come
        self.stuck: Final[list[Site]] = []  # failed ones, and what each technology lacks
        self.missing: Final = [0] * s.book.technologies
        self.look(s)

    def look(self, s: State) -> None:
        for frame, site in self.sites:
            technology = site.technology
            life = min(site.most(), self.rounds)
            required, missing = s.required(frame, technology), 0
            for need in s.book.needs[technology]:
                if required >> need & 1:
                    lasts = self.life[need] if self.frame[need] < frame else 0
                    life = min(life, lasts)
                    if lasts == 0:
                        missing |= 1 << need
            self.frame[technology] = frame
            self.life[technology] = life
            self.missing[technology] = missing
            if life == 0:
                self.stuck.append(site)
                continue
            for need in s.book.needs[technology]:
                if required >> need & 1:
                    for later in range(need * ROUNDS, need * ROUNDS + life):
                        self.dependents[later] = self.dependents[later] + 1  # += would count in boxed numbers


class Forecast(Lifetimes):
    """Lifetimes, and whom each technology pays."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.gains: Final = [0] * s.book.players
        for frame, site in self.sites:
            if self.life[site.technology]:
                self.pay(reward(s, frame, site), site)

    def pay(self, worth: int, site: Site) -> None:
        """The reward and the bonuses of every round to come, to whoever leads then (gears.score.reward)."""
        cubes = list(site.cubes)
        for later in range(self.life[site.technology]):
            times = 1 + self.dependents[site.technology * ROUNDS + later]
            most, leaders = most_of(cubes), 0
            for mine in cubes:
                if mine == most:
                    leaders += 1
            share = worth // leaders * times * CERTAIN[later]
            if later < self.rounds - 1:
                share += RETURNED
            for seat in range(len(cubes)):
                if cubes[seat] == most:
                    self.gains[seat] = self.gains[seat] + share
                    cubes[seat] = most - 1


def remaining(s: State) -> list[tuple[int, Site]]:
    """What is left after resolving, from the left: nothing without cubes, of several copies one.

    gears.resolve.no-cubes, gears.resolve.duplicates-success, gears.resolve.duplicates-failed
    """
    found: list[tuple[int, Site]] = []
    seen, twice = 0, 0
    for frame in range(len(s.frames)):
        for site in s.frames[frame]:
            if not site.empty():
                bit = 1 << site.technology
                twice |= seen & bit
                seen |= bit
                found.append((frame, site))
    return without_copies(s, found, twice) if twice else found


def without_copies(s: State, found: list[tuple[int, Site]], twice: int) -> list[tuple[int, Site]]:
    working = successes(s, found)
    stays = [-1] * s.book.technologies  # the place in the list of the copy that stays
    for place, (_, site) in enumerate(found):
        before = stays[site.technology]
        if before < 0 or not working[before]:
            stays[site.technology] = place  # the leftmost successful one, else the rightmost
    return [at for place, at in enumerate(found) if stays[at[1].technology] == place]


def successes(s: State, found: list[tuple[int, Site]]) -> list[bool]:
    """Which of these technologies are successful, as if there were no others (gears.success.computation)."""
    working: list[bool] = []
    known, here, at = 0, 0, -1
    for frame, site in found:
        if frame != at:
            known |= here
            here, at = 0, frame
        works = not s.required(frame, site.technology) & ~known
        if works:
            here |= 1 << site.technology
        working.append(works)
    return working


# ---------------------------------------------------------------- a seat


def prospects(s: State, forecast: Forecast, seat: int) -> int:
    """What everybody can see of a seat: points, those that the timeline will pay, cubes and the number of cards."""
    player = s.players[seat]
    worth = CERTAIN[0] * player.score + forecast.gains[seat]
    actions = actions_left(s, seat)
    if forecast.rounds > 1:
        for cube in range(player.pool):
            worth += POOL[min(cube, len(POOL) - 1)]
    else:
        worth += LATE_POOL * min(player.pool, actions) - player.pool  # a smaller pool wins a tie (gears.end.ranking)
    cards = len(player.hand)
    if s.turn == TURNS and forecast.rounds > 1:
        cards = max(cards - HAND, 0) + min(cards, actions)  # the hand is filled up again anyway
    worth += CARD * min(cards, 8 if forecast.rounds > 1 else actions)
    if s.book.pursuits:
        for award in pursuit_awards(s, pursuits(s)):
            if award.seat == seat:
                worth += award.points * SUMS[min(2, forecast.rounds)]
    return worth


def actions_left(s: State, seat: int) -> int:
    """How many actions `seat` will still have in this round."""
    turns = TURNS - s.turn
    asked = s.ask.seat if s.ask is not None else seat
    if asked == seat:
        return turns * ACTIONS + s.actions_left
    if s.order and s.order.index(seat) > s.order.index(asked):
        turns += 1
    return turns * ACTIONS


def place_in_order(s: State, seat: int) -> int:
    """A place just taken: later is better, since the last player reacts to all; at first there are bonus cards, too."""
    place = s.players[seat].position
    if place == 0:
        return 0
    return 5 * place + (CARD * BONUS_CARDS[place - 1] if s.round == 1 else 0)


# ---------------------------------------------------------------- cards in hand


def promises(s: State, forecast: Forecast, seat: int) -> int:
    """What the hand may still score: the most promising cards count most, since not all can be paid for."""
    found: list[int] = []
    actions = actions_left(s, seat)
    for card in s.players[seat].kinds():
        if not s.book.is_fate(card):
            found.append(promise(s, forecast, seat, card, actions))
    found.sort(reverse=True)
    worth = ACTION * actions
    for place in range(min(len(found), len(PROMISE))):
        worth += found[place] * PROMISE[place] // 100
    return worth


def promise(s: State, forecast: Lifetimes, seat: int, card: int, actions: int) -> int:
    """What establishing `card` may score for `seat`, in this round if enough `actions` are left, or in the next."""
    player = s.players[seat]
    if actions > 1 and len(player.hand) > s.book.costs[card]:
        limit = min(player.frame, s.present() - 1)
        now = chance(s, forecast, seat, card, limit, 0)
    else:
        now = 0
    if forecast.rounds == 1:
        return now
    return max(now, chance(s, forecast, seat, card, s.present(), 1) * LATER // 100)


def chance(s: State, forecast: Lifetimes, seat: int, card: int, limit: int, extra: int) -> int:
    """The points of `card` if it is established at `limit` or further left; capacities will be larger by `extra`."""
    book, player = s.book, s.players[seat]
    first, last, percent = 1, limit, 100
    for need in book.needs[card]:
        if forecast.life[need]:
            first = max(first, forecast.frame[need] + 1)
            continue
        held = player.holds(need)
        if not held and not extra:
            return 0
        first = max(first, 2)
        percent = percent * (HALFWAY if held else HOPE) // 100
    if forecast.life[card]:
        last = min(last, forecast.frame[card] - 1)  # only an older copy replaces the one on the timeline
    if not has_room(s, card, first, last, extra):
        return 0
    points = book.expected_rewards[card] * (1 + forecast.dependents[card * ROUNDS])
    worth = points * SUMS[min(book.costs[card], forecast.rounds)]
    for site in forecast.stuck:
        alone = forecast.missing[site.technology] == 1 << card and first < forecast.frame[site.technology]
        if alone and site.cubes[seat] == site.most():
            worth += book.expected_rewards[site.technology] * CERTAIN[0]
    return worth * percent // 100


def has_room(s: State, card: int, first: int, last: int, extra: int) -> bool:
    for frame in range(first, last + 1):
        if len(s.frames[frame]) < s.capacity(frame) + extra and s.site(frame, card) is None:
            return True
    return False
