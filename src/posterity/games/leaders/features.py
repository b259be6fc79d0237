"""The inputs of a network at a table of leaders: the round, the hand, every street, and the rivals."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from posterity.core.features import NO_CARD, FeatureExtractor, FeatureLayout, Features, RowKind, put
from posterity.games.leaders.evaluate import finished
from posterity.games.leaders.rulebook import LeadersRulebook
from posterity.games.leaders.rules.payment import can_pay
from posterity.games.leaders.rules.scoring import majority, majority_type, score, score_round
from posterity.games.leaders.state import State

RESOURCES: Final = 4
CARDS: Final = 0
STREETS: Final = 1
RIVALS: Final = 2
SEAT: Final = (
    *("total", "scores", "sum", "buildings", "needed", "majority", "protects", "resources", "legacies", "finished"),
    *("finished-first", "has-had-last-turn"),
)
NUMBERS: Final = (
    *("seats", "rounds-left", "last-round", "to-move", "ending", "idle", "standstill", "legacy-deck", "resource-deck"),
    *("ahead", "ahead-now", "fewest-needed", "wilds", "payable", "kinds-payable", "target", "bonus"),
    *("resource-0", "resource-1", "resource-2", "resource-3"),
    *SEAT,
)
CARD: Final = ("held", "payable", "short", "own", "aims", "aims-at-majority", "loss", "room")
STREET: Final = ("mine", "count", "is-majority", "protected", "loss", "aimed-at", "needed", "total-ahead", "in-hand")
RIVAL: Final = (*SEAT, "ahead", "ahead-now", "turns-until", "one-short")
PROPERTIES: Final = (
    *("building", "destroy", "swap", "protect", "free-destroy", "copies"),
    *("cost-0", "cost-1", "cost-2", "cost-3"),
)
KINDS: Final = (RowKind("cards", CARD), RowKind("streets", STREET), RowKind("rivals", RIVAL))


class LeadersFeatures(FeatureExtractor):
    """Turns positions of leaders into inputs."""

    def __init__(self) -> None:
        self.layout = FeatureLayout(NUMBERS, KINDS, PROPERTIES)

    def properties(self, s: State) -> list[list[int]]:
        if not s.book.card_properties:
            s.book.card_properties = properties_of(s.book)
        return s.book.card_properties

    def extract(self, s: State, seat: int, into: Features) -> None:
        then = finished(s, seat)
        tell(s if then.ask is None else then, seat, into)


def properties_of(book: LeadersRulebook) -> list[list[int]]:
    """The properties of each Legacy card; index 0 stands for no card."""
    found = [[0] * len(PROPERTIES)]
    for card in range(len(book.legacies)):
        kinds = [book.is_building(card), book.is_destroy(card), card == book.swap]
        kinds += [card == book.protect, card == book.free_destroy]
        cost = book.owed[card][0] if not book.is_special(card) else [0] * RESOURCES
        found.append([*[int(kind) for kind in kinds], book.legacy_copies[card], *cost[:RESOURCES]])
    return found


def tell(s: State, seat: int, into: Features) -> None:
    book, player = s.book, s.players[seat]
    into.begin()
    sums = [s.players[other].total + score_round(s, other) for other in range(book.players)]
    best, best_total, fewest = -1_000, -1_000, book.target
    for other in s.others(seat):
        best = max(best, sums[other])
        best_total = max(best_total, s.players[other].total)
        fewest = min(fewest, book.target - len(s.players[other].tableau))
    payable, kinds = tell_cards(s, seat, into)
    for street in range(book.players):
        tell_street(s, seat, street, sums, into)
    for place, other in enumerate(s.others(seat)):
        row = into.row(RIVALS)
        put(row, NO_CARD)
        tell_seat(s, other, sums[other], row)
        put(row, sums[other] - sums[seat])
        put(row, s.players[other].total - player.total)
        put(row, place)
        put(row, 1 if len(s.players[other].tableau) == book.target - 1 else 0)

    numbers = into.numbers
    put(numbers, book.players)
    put(numbers, book.rounds - s.round)
    put(numbers, 1 if s.round == book.rounds else 0)
    put(numbers, 1 if s.ask is not None and s.ask.seat == seat else 0)
    put(numbers, 0 if s.first_finisher is None else 1)
    put(numbers, s.idle)
    put(numbers, s.standstill)
    put(numbers, len(s.legacy_deck))
    put(numbers, len(s.resource_deck))
    put(numbers, sums[seat] - best)
    put(numbers, player.total - best_total)
    put(numbers, fewest)
    put(numbers, player.resources[book.wild])
    put(numbers, payable)
    put(numbers, kinds)
    put(numbers, book.target)
    put(numbers, book.bonus)
    for resource in range(RESOURCES):
        put(numbers, player.resources[resource] if resource < len(player.resources) else 0)
    tell_seat(s, seat, sums[seat], numbers)


def tell_seat(s: State, seat: int, total: int, into: BytesWriter) -> None:
    """What everybody can see of a seat."""
    player = s.players[seat]
    put(into, player.total)
    put(into, total - player.total)
    put(into, total)
    put(into, len(player.tableau))
    put(into, s.book.target - len(player.tableau))
    put(into, majority(player.tableau))
    put(into, player.protects)
    put(into, player.resource_count())
    put(into, sum(player.legacies))
    put(into, 1 if s.finished(seat) else 0)
    put(into, 1 if s.first_finisher == seat else 0)
    put(into, 1 if has_had_last_turn(s, seat) else 0)


def has_had_last_turn(s: State, seat: int) -> bool:
    """Somebody has finished, and the tour to the end of the round has passed this seat (leaders.end.trigger)."""
    if s.first_finisher is None or s.ask is None:
        return False
    players = s.book.players
    return (seat - s.first_finisher) % players < (s.ask.seat - s.first_finisher) % players


def loss(tableau: list[int], building: int) -> int:
    """The points lost with one building of a type."""
    left = tableau.copy()
    left.remove(building)
    return score(tableau, False) - score(left, False)


def tell_cards(s: State, seat: int, into: Features) -> tuple[int, int]:
    """A row for each kind of Legacy card in hand; how many buildings could be paid for, and of how many kinds."""
    book, player = s.book, s.players[seat]
    room = book.target - len(player.tableau)
    payable, kinds = 0, 0
    for card, held in enumerate(player.legacies):
        if not held:
            continue
        short, pays = 0, False
        if not book.is_special(card):
            for resource, number in enumerate(book.owed[card][0]):
                short += max(0, number - player.resources[resource])
            pays = can_pay(s, seat, card)
        aims, at_majority, most = 0, 0, 0
        if not book.is_building(card):
            aims, at_majority, most = aims_of(s, seat, card)
        elif pays:
            payable += held
            kinds += 1
        row = into.row(CARDS)
        put(row, card + 1)
        put(row, held)
        put(row, 1 if pays else 0)
        put(row, short)
        put(row, player.tableau.count(card))
        put(row, aims)
        put(row, at_majority)
        put(row, most)
        put(row, min(held, room))
    return payable, kinds


def aims_of(s: State, seat: int, card: int) -> tuple[int, int, int]:
    """How many other streets a card can hit, at how many it hits their majority, and the most points it takes."""
    book = s.book
    aims, at_majority, most = 0, 0, 0
    for other in s.others(seat):
        tableau = s.players[other].tableau
        if not tableau or s.finished(other):
            continue
        if book.is_destroy(card):
            target = book.target_of(card)
            if s.protected(other) or target not in tableau:
                continue
            lost = loss(tableau, target)
            at_majority += target == majority_type(tableau)
        else:
            lost = loss(tableau, majority_type(tableau))
        aims += 1
        most = max(most, lost)
    return aims, at_majority, most


def tell_street(s: State, seat: int, street: int, sums: list[int], into: Features) -> None:
    """A row for each type of building on a street."""
    book, tableau = s.book, s.players[street].tableau
    own = s.players[seat].legacies
    for building in range(book.buildings):
        count = tableau.count(building)
        if not count and street != seat:
            continue
        aimed = 0
        for destroy in range(book.buildings, book.swap):
            if own[destroy] and book.target_of(destroy) == building:
                aimed += own[destroy]
        row = into.row(STREETS)
        put(row, building + 1)
        put(row, 1 if street == seat else 0)
        put(row, count)
        put(row, 1 if count and majority_type(tableau) == building else 0)
        put(row, s.players[street].protects)
        put(row, loss(tableau, building) if count else 0)
        put(row, aimed)
        put(row, book.target - len(tableau))
        put(row, sums[street] - sums[seat])
        put(row, own[building])
