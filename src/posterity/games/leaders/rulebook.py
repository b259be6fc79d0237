"""The rulebook as one table plays it: the facts of its card set, its options and the numbers that follow."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Lexicon
from posterity.core.sets import slug
from posterity.games.leaders import verbs
from posterity.games.leaders.schema import WILD, CardFile

DEAL: Final = 4  # Resource cards and Legacy cards in an opening hand (leaders.setup.deal)
DRAW: Final = 2  # Resource cards at the start of a turn (leaders.turn.draw-resources)
LOOK: Final = 3  # Legacy cards looked at to keep one (leaders.turn.take-legacy)
HAND_LIMIT: Final = 7  # Resource cards at the end of a turn (leaders.turn.hand-limit)
TARGET: Final = 5  # buildings needed to finish (leaders.end.trigger)
TARGET_OF_TWO: Final = 6  # with two players (leaders.two-player.six)
BONUS: Final = 2  # resources for a specific destroy (leaders.destroy.bonus)
RUINS: Final = 2  # buildings a Free Destroy may destroy (leaders.special.free-destroy)
MAJORITY_POINTS: Final = 3  # for each building of the majority type (leaders.scoring.majority)
OTHER_POINTS: Final = 1  # for each other building
FIRST_FINISHER_POINTS: Final = 2  # leaders.end.first-finisher-bonus
IDLE_TOURS: Final = 3  # tours without a deed that end a round (leaders.deck.deadlock)
STANDSTILL_TOURS: Final = 12  # tours without a building built or destroyed that end it, too


class LeadersRulebook:
    """Cards are numbers in the order of `cards show`: resources in one series, Legacy cards in another."""

    def __init__(self, cards: CardFile, players: int, rounds: int, dedications: bool, removal: bool) -> None:
        self.players: Final = players
        self.rounds: Final = rounds
        self.dedications: Final = dedications  # leaders.variant.dedication
        self.removal: Final = removal  # leaders.two-player.removal

        self.resources: Final = [slug(card) for card in cards.resources]
        self.resource_copies: Final = [card.copies for card in cards.resources]
        self.wild: Final = self.resources.index(WILD)

        self.legacies: Final = [slug(card) for card in cards.legacies()]
        self.buildings: Final = len(cards.buildings)  # Legacy cards below this number are buildings
        self.swap: Final = self.buildings + len(cards.destroys)  # from here on they are special cards
        self.protect: Final = self.swap + 1
        self.free_destroy: Final = self.swap + 2
        self.legacy_copies: Final = [card.copies for card in cards.legacies()]
        if removal:
            self.legacy_copies[self.protect] = 0
            self.legacy_copies[self.free_destroy] = 0

        # what each building and each destroy costs, one resource after the other
        self.costs: Final = [
            *[self.units(card.cost) for card in cards.buildings],
            *[self.units(card.cost) for card in cards.destroys],
        ]
        # of each cost, how many of each resource are owed once so many units are paid
        self.owed: Final = [[self.numbers(units[paid:]) for paid in range(len(units) + 1)] for units in self.costs]
        self.targets: Final = [self.legacies.index(card.target) for card in cards.destroys]

        self.card_properties: list[list[int]] = []  # for networks, once one has asked

        # the other seats, clockwise from each
        self.others: Final = [[(seat + i) % players for i in range(1, players)] for seat in range(players)]
        # the target number of buildings, six with two players (leaders.end.trigger, leaders.two-player.six)
        self.target: Final = TARGET_OF_TWO if players == 2 else TARGET
        # two players get nothing for destroying (leaders.destroy.bonus, leaders.two-player.no-bonus)
        self.bonus: Final = 0 if players == 2 else BONUS

        seats = [str(seat) for seat in range(players)]
        names = {
            "card": self.legacies,
            "resource": self.resources,
            "wanted": [*self.resources, verbs.NONE],
            "seat": seats,
            "other": [*seats, verbs.NONE],
        }
        lexicon = Lexicon(verbs.VERBS.all, names)
        self.lexicon: Final = lexicon
        self.look: Final = lexicon.action(verbs.LOOK)
        self.work: Final = lexicon.action(verbs.WORK)
        self.done: Final = lexicon.action(verbs.DONE)
        self.play_protect: Final = lexicon.action(verbs.PROTECT)
        self.pass_: Final = lexicon.action(verbs.PASS)
        self.keep: Final = lexicon.each(verbs.KEEP, len(self.legacies))
        self.build: Final = lexicon.each(verbs.BUILD, len(self.legacies))
        self.destroy: Final = lexicon.each(verbs.DESTROY, len(self.legacies))
        self.taken: Final = lexicon.each(verbs.TAKEN, len(self.legacies))
        self.given: Final = lexicon.each(verbs.GIVEN, len(self.legacies))
        self.ruin: Final = lexicon.each(verbs.RUIN, len(self.legacies))
        self.aim: Final = lexicon.each(verbs.TARGET, players)
        self.play_swap: Final = lexicon.each(verbs.SWAP, players)
        self.play_free_destroy: Final = lexicon.each(verbs.FREE_DESTROY, players)
        self.also: Final = lexicon.each(verbs.ALSO, players + 1)
        self.pay: Final = lexicon.each(verbs.PAY, len(self.resources))
        self.bonus_of: Final = lexicon.each(verbs.BONUS, len(self.resources) + 1)
        self.discard: Final = lexicon.each(verbs.DISCARD, len(self.resources))

    def units(self, cost: dict[str, int]) -> list[int]:
        """A cost as the resources to pay, one by one, in the order of the set (leaders.component.paid-cost)."""
        return [r for r, name in enumerate(self.resources) for _ in range(cost.get(name, 0))]

    def numbers(self, units: list[int]) -> list[int]:
        return [units.count(resource) for resource in range(len(self.resources))]

    def is_building(self, card: int) -> bool:
        return card < self.buildings

    def is_destroy(self, card: int) -> bool:
        return self.buildings <= card < self.swap

    def is_special(self, card: int) -> bool:
        return card >= self.swap

    def target_of(self, destroy: int) -> int:
        """The type of building that `destroy` destroys (leaders.destroy.one-type)."""
        return self.targets[destroy - self.buildings]

    def bonus_types(self, building: int) -> list[int]:
        """The resource types in a building's cost, whatever their number (leaders.destroy.bonus-types)."""
        return sorted(set(self.costs[building]))
