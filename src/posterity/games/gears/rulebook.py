"""The rulebook of gears as one table plays it: the facts of its card set and its options.

Cards are numbers in the order of `cards show`: technologies first, then the six Fate cards.
"""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Lexicon, Verb
from posterity.core.sets import slug, slug_of
from posterity.games.gears import refusals, verbs
from posterity.games.gears.pieces import ExpansionState, Site
from posterity.games.gears.schema import TechnologySet, needs

ROUNDS: Final = 4  # gears.round.four
TURNS: Final = 4  # gears.turn.four-per-round
ACTIONS: Final = 3  # gears.turn.three-actions
HAND: Final = 6  # gears.setup.deal-six, gears.prepare.refill
DRAWN: Final = 2  # gears.draw.two-keep-one
BONUS_CARDS: Final[tuple[int, ...]] = (0, 1, 1, 2)  # by position (gears.setup.bonus-cards)
OLDEST: Final = 1  # the oldest printed frame (gears.timeline.frames)
LAST_POSITION: Final = 10  # where the Present Day can stand at most

GRANTS: Final[dict[str, str]] = {  # the clause that lets a player do it
    "character": "gears.setup.character-choice",
    "position": "gears.setup.order-choice",
    "travel": "gears.travel.left",
    "establish": "gears.establish.procedure",
    "pay": "gears.establish.any-card-pays",
    "influence": "gears.influence.from-pool",
    "cubes": "gears.influence.from-pool",
    "draw": "gears.draw.two-keep-one",
    "keep": "gears.draw.two-keep-one",
    "take": "gears.variant.shape.take",
    "place": "gears.variant.shape.others-place",
    "end": "gears.turn.ending",
    "fate": "gears.fate.free",
    "on": "gears.fate.targets-what",
    "without": "gears.fate.willed.one-direct",
    "whom": "gears.fate.folds.effect",
}

STANDARD: Final = "standard"
SEALED: Final = "sealed"
DESTINY: Final = "destiny"
SHAPE: Final = "shape"


class GearsRulebook:
    """Facts and options, never changed once made. `seams.OpenRulebook` adds what may be played in a turn."""

    def __init__(self, cards: TechnologySet, players: int, options: dict[str, str]) -> None:
        self.players: Final = players
        self.fate_variant: Final = options.get("fate", SEALED)
        self.pursuits: Final = options["pursuits"] == "on"
        self.pursuit_ties: Final = options["pursuit-ties"] == "share"
        self.zero_moves: Final = options["zero-moves"] == "on"
        self.more_time_is_free: Final = options.get("we-need-more-time", "") == "free"
        self.hoped_reward: Final = int(options.get("not-what-we-hoped-for", "0"))

        technologies = cards.technologies
        self.technologies: Final = len(technologies)  # cards from this number on are Fate cards
        self.names: Final = [slug(card) for card in technologies] + [slug_of(name) for name in cards.fate]
        self.copies: Final = [card.copies for card in technologies] + [1] * len(cards.fate)
        self.costs: Final = [card.cost for card in technologies]
        self.expected_rewards = [card.reward for card in technologies]  # what planners expect of each
        self.rewards: Final = [card.reward for card in technologies]
        self.needs: Final = [[self.names.index(name) for name in needs(card)] for card in technologies]
        self.masks: Final = [sum([1 << need for need in wanted]) for wanted in self.needs]
        self.characters: Final = [slug(character) for character in cards.characters]
        self.pursued: Final = [self.names.index(slug_of(character.pursuit)) for character in cards.characters]
        self.bonuses: Final = [character.bonus for character in cards.characters]
        self.fate_names: Final = self.names[self.technologies :]
        self.others: Final = [[(seat + i) % players for i in range(1, players)] for seat in range(players)]
        self.grants: dict[str, str] = GRANTS
        self.refusals: dict[int, tuple[str, str]] = refusals.REFUSALS
        self.card_properties: list[list[int]] = []  # for networks, once one has asked
        self.free_verbs: tuple[Verb, ...] = ()  # of what may be played besides the actions
        self.make_answers()

    def make_answers(self) -> None:
        seats = [str(seat) for seat in range(self.players)]
        technologies = self.names[: self.technologies]
        names = {
            "character": self.characters,
            "technology": technologies,
            "card": self.names,
            "fate": self.fate_names,
            "draft": [*self.fate_names, verbs.NONE],
            "seat": seats,
        }
        self.lexicon = Lexicon(self.all_verbs(), names)
        each, frames = self.lexicon.each, LAST_POSITION + 1
        self.travel = each(verbs.TRAVEL, frames)
        self.establish = each(verbs.ESTABLISH, self.technologies)
        self.influence = each(verbs.INFLUENCE, self.technologies)
        self.on = [
            [self.lexicon.action(verbs.ON, frame, technology) for technology in range(self.technologies)]
            for frame in range(frames)
        ]
        self.without = each(verbs.WITHOUT, self.technologies)
        self.pay = each(verbs.PAY, len(self.names))
        self.keep = each(verbs.KEEP, len(self.names))
        self.draw = self.lexicon.action(verbs.DRAW)
        self.end = self.lexicon.action(verbs.END)
        self.take = each(verbs.TAKE, len(self.fate_names))
        self.place = each(verbs.PLACE, len(self.fate_names) + 1)
        self.play_fate = each(verbs.FATE, len(self.fate_names))
        self.whom = each(verbs.WHOM, self.players)
        self.character = each(verbs.CHARACTER, len(self.characters))
        self.position = each(verbs.POSITION, self.players + 1)

    def all_verbs(self) -> tuple[Verb, ...]:
        return verbs.VERBS.all

    def is_fate(self, card: int) -> bool:
        return card >= self.technologies

    def fate(self, number: int) -> int:
        """The card of the Fate card `number`, in the order of the set."""
        return self.technologies + number

    def present(self, round: int) -> int:
        """Where the Present Day stands in a round (gears.timeline.present-by-round)."""
        return self.players + round + 2

    def fate_in_deck(self) -> bool:
        return self.fate_variant == STANDARD

    # ---------------------------------------------------------------- what an expansion may change

    def new_expansion(self) -> ExpansionState | None:
        """What an expansion has on the table when a game begins."""
        return None

    def oldest_frame(self, expansion: ExpansionState | None) -> int:
        """The leftmost frame a marker can reach (gears.timeline.frames)."""
        return OLDEST

    def reward(self, site: Site) -> int:
        """What a technology is worth to its leader (gears.score.reward)."""
        return self.rewards[site.technology]
