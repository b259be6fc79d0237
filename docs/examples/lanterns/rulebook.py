"""The rulebook as one table plays it: the facts of its card set, its option and the answers there are."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Lexicon
from posterity.core.sets import slug
from posterity.games.lanterns import verbs
from posterity.games.lanterns.schema import CardFile

DEAL: Final = 2  # lanterns in an opening hand (lanterns.setup.deal)


class LanternsRulebook:
    """Lanterns are numbers in the order of the card set."""

    def __init__(self, cards: CardFile, players: int, nights: int) -> None:
        self.players: Final = players
        self.nights: Final = nights  # lanterns.setup.nights
        self.slugs: Final = [slug(card) for card in cards.lanterns]
        self.copies: Final = [card.copies for card in cards.lanterns]
        self.light: Final = [card.light for card in cards.lanterns]
        self.lexicon: Final = Lexicon(verbs.VERBS.all, {"card": self.slugs})
        self.hang: Final = self.lexicon.each(verbs.HANG, len(self.slugs))
        self.draw: Final = self.lexicon.action(verbs.DRAW)

    def names(self, cards: list[int]) -> list[str]:
        return [self.slugs[card] for card in cards]

    def brightness(self, row: list[int]) -> int:
        """The light of a row of lanterns (lanterns.end.light)."""
        return sum([self.light[card] for card in row])
