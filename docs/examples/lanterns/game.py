"""Lanterns as the rest of the program sees it."""

from __future__ import annotations

from typing import Any, Final

from posterity.core import codec
from posterity.core.chance import Chance, Stream
from posterity.core.game import Game, Option, Setup
from posterity.core.outline import Outline
from posterity.core.sets import CardSet, origins_of, slug
from posterity.core.tasks import advance
from posterity.core.views import Viewer
from posterity.games.lanterns import evaluate, guess, outline, referee, schema, verbs
from posterity.games.lanterns.rulebook import LanternsRulebook
from posterity.games.lanterns.rules import Deal
from posterity.games.lanterns.state import DECK, Player, State, new_state
from posterity.games.lanterns.view import View, table_view

POSITION: Final = ("game", "over", "scores", "to_move", "night", "nights", "deck", "players")


class Lanterns(Game[State]):
    """A festival of a few nights: draw lanterns, hang them, outshine the others."""

    name = "lanterns"
    rules = 1
    fewest = 2
    most = 3
    players_clause = "lanterns.setup.deal"
    standard_set = schema.STANDARD
    shelf = schema.LIBRARY
    verbs = verbs.VERBS.all
    card_args = frozenset(("card", "cards", "in_order"))
    options = (Option(name="nights", default="6", values=("6", "9"), clause="lanterns.setup.nights"),)

    def book(self, setup: Setup) -> LanternsRulebook:
        return LanternsRulebook(setup.cards.cards, setup.players, int(setup.options["nights"]))

    def new(self, setup: Setup, listen: bool = False) -> State:
        s = new_state(self.book(setup), setup.rules, Chance(setup.seed, {}))
        s.told = [] if listen else None
        s.then([Deal()])
        advance(s)
        return s

    def load(self, data: bytes, setup: Setup) -> State:
        loaded = codec.load(data, State, (Player,), self.book(setup))
        assert isinstance(loaded, State)
        return loaded

    def reseed(self, s: State, seed: bytes) -> None:
        s.chance = Chance(seed, {})
        s.shuffle(DECK, s.deck)

    def hashed(self, position: dict[str, Any], rules: int) -> dict[str, Any]:
        return {key: position[key] for key in POSITION}

    def inventory(self, position: dict[str, Any]) -> list[str]:
        places = [[*player["hand"], *player["row"]] for player in position["players"]]
        return [card for place in [position["deck"], *places] for card in place]

    def show_cards(self, chosen: CardSet) -> dict[str, Any]:
        origins = {slug(card): origins_of(card) for card in chosen.cards.lanterns}
        return {"set": chosen.set, "sha256": chosen.sha256, **schema.rules_read(chosen.cards), "origins": origins}

    def view(self, s: State, viewer: Viewer) -> View:
        return table_view(s, False, viewer)

    def position(self, s: State) -> View:
        return table_view(s, True, None)

    def outline(self, view: View) -> Outline:
        return outline.outline(view)

    def scores(self, s: State) -> list[int]:
        return s.scores()

    def guess(self, s: State, seat: int, luck: Stream) -> State:
        return guess.guess(s, seat, luck)

    def evaluate(self, s: State, seat: int) -> int:
        return evaluate.evaluate(s, seat)

    def referee(self, tables: dict[str, Any], cards: CardSet | None = None) -> dict[str, Any]:
        sheet = referee.read_sheet(tables)
        self.sheet_options(len(sheet.rows), sheet.options)
        return referee.settle(sheet, self.sheet_cards(sheet.options, cards).cards)
