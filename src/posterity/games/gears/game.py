"""Gears as the rest of the program sees it."""

from __future__ import annotations

from typing import Any, Final

from posterity.core import codec
from posterity.core.abilities import SpecialPlays
from posterity.core.actions import Action, Verb
from posterity.core.chance import Chance, Stream
from posterity.core.features import FeatureExtractor
from posterity.core.game import Game, Option, Settlement, Setup, SetupError
from posterity.core.outline import Outline, Section
from posterity.core.recall import mix_in
from posterity.core.sets import CardSet, Shelf
from posterity.core.tasks import advance
from posterity.core.views import Viewer
from posterity.games.gears import cards, evaluate, guess, outline, plays, referee, tree, verbs
from posterity.games.gears.features import GearsFeatures
from posterity.games.gears.pieces import Lingering, Player, Site
from posterity.games.gears.referee import Box
from posterity.games.gears.rulebook import BONUS_CARDS, DESTINY, HAND, SEALED, SHAPE, STANDARD, GearsRulebook
from posterity.games.gears.rules.fates import FateRulebook
from posterity.games.gears.rules.rounds import opening, ranking
from posterity.games.gears.state import DECK, State, new_state
from posterity.games.gears.view import View, table_view
from posterity.games.library import shared

TABLE: Final = ("game", "over", "scores", "to_move", "round", "turn", "order", "actions_left", "present")
POSITION: Final = (*TABLE, "timeline", "fate_in_play", "deck", "discard", "removed", "draft", "spliced", "drawn")
SITE: Final = ("frame", "technology", "cubes", "successful", "modifier")
CARDS_NAMED: Final = ("card", "cards", "technology", "fate", "draft", "character", "target", "removed", "dependent")
CARD_ARGS: Final = frozenset({*CARDS_NAMED, "missing", "in_order"})
SWITCH: Final = ("off", "on")
NEXT_ROUND: Final = frozenset({"deck-reshuffled", "refilled", "took-position", "round-began", "won"})


class Gears(SpecialPlays[State], Game[State]):
    """Time travel and technologies."""

    name = "gears"
    rules = 2
    fewest = 2
    most = 4
    players_clause = "gears.component.players"
    end_clause = "gears.end.when"
    standard_set = cards.STANDARD
    shelf: Shelf = cards.LIBRARY
    verbs: tuple[Verb, ...] = verbs.VERBS.all
    card_args = CARD_ARGS
    breaks_ties = True  # there is always exactly one winner (gears.end.tie-order)
    settlement = Settlement(begins=frozenset({"round-ends"}), ends=NEXT_ROUND)
    follows = frozenset({"ask", "chances", "projection", "frames", "leaders", "met_by", "missing"})
    player_keys: tuple[str, ...] = ("score", "pool", "frame", "hand", "fate", "character", "position")  # in the hash
    parts: tuple[type, ...] = (Player, Site, Lingering)  # the classes of a state besides its tasks
    features: FeatureExtractor | None = GearsFeatures()
    special_verbs = plays.SPECIAL
    options: tuple[Option, ...] = (
        Option(name="fate", default=STANDARD, values=(STANDARD, SEALED, DESTINY, SHAPE), clause="gears.variant.choice"),
        Option(name="pursuits", default="off", values=SWITCH, clause="gears.setup.pursuit-optional"),
        Option(name="pursuit-ties", default="none", values=("none", "share"), clause="gears.score.pursuit-no-ties"),
        Option(
            name="we-need-more-time",
            default="over-capacity",
            values=("over-capacity", "free"),
            clause="gears.fate.moretime.effect",
        ),
        Option(name="not-what-we-hoped-for", default="0", least=0, most=10, clause="gears.fate.hoped.reward-zero"),
        Option(name="zero-moves", default="off", values=SWITCH, clause="gears.turn.no-empty-action"),
    )

    def __init__(self) -> None:
        self.books: dict[tuple[str, ...], GearsRulebook] = {}  # a rulebook never changes, so tables share it

    def hashed(self, position: dict[str, Any], rules: int) -> dict[str, Any]:
        players = [{key: player[key] for key in self.player_keys} for player in position["players"]]
        for player in players:
            player["hand"] = sorted(player["hand"])
        timeline = [{key: site[key] for key in SITE} for site in position["timeline"]]
        return {**{key: position[key] for key in POSITION}, "timeline": timeline, "players": players}

    def show_cards(self, chosen: CardSet) -> dict[str, Any]:
        return cards.show(chosen)

    def book(self, setup: Setup) -> GearsRulebook:
        key = (setup.cards.sha256, str(setup.players), *setup.options.values())
        return shared(self.books, key, lambda: self.make_book(setup))

    def make_book(self, setup: Setup) -> GearsRulebook:
        return FateRulebook(setup.cards.cards, setup.players, setup.options)

    def new(self, setup: Setup, listen: bool = False) -> State:
        book = self.book(setup)
        check_deal(book)
        s = new_state(book, setup.rules, Chance(setup.seed, {}))
        if listen:
            s.told = []
        s.then(opening(s))
        advance(s)
        return s

    def load(self, data: bytes, setup: Setup) -> State:
        loaded = codec.load(data, State, self.parts, self.book(setup))
        assert isinstance(loaded, State)
        return loaded

    def inventory(self, position: dict[str, Any]) -> list[str]:
        places = [position["deck"], position["discard"], position["drawn"], position["removed"]]
        places += [player["hand"] + player["fate"] for player in position["players"]]
        places.append([site["technology"] for site in position["timeline"]])
        places.append([fate["card"] for fate in position["fate_in_play"] + position["draft"]])
        return [card for place in places for card in place]

    def held(self, s: State, seat: int) -> list[str]:
        player = s.players[seat]
        secret = player.fate if s.book.fate_variant == DESTINY else []  # gears.variant.destiny.secret
        return [s.book.names[card] for card in [*player.hand, *secret]]

    def view(self, s: State, viewer: Viewer) -> View:
        return table_view(self.name, s, False, viewer)

    def position(self, s: State) -> View:
        return table_view(self.name, s, True, None)

    def outline(self, view: Any) -> Outline:
        return outline.outline(view)

    def reference(self, view: View, chosen: CardSet) -> list[Section]:
        return [tree.tree_section(view, chosen.cards)]

    def scores(self, s: State) -> list[int]:
        return [player.score for player in s.players]

    def ranking(self, s: State) -> list[int]:
        return ranking(s) if s.order else super().ranking(s)

    def guess(self, s: State, seat: int, luck: Stream) -> State:
        return guess.guess(s, seat, luck)

    def evaluate(self, s: State, seat: int) -> int:
        return evaluate.evaluate(s, seat)

    def evaluate_alone(self, s: State, seat: int) -> int:
        return evaluate.evaluate_alone(s, seat)

    def forget(self, s: State, luck: Stream) -> None:
        mix_in(s.deck, s.discard, luck)

    def sort_unseen(self, s: State, seat: int) -> State:
        return guess.sort_unseen(s, seat)

    def changed(self, before: State, after: State, seat: int) -> bool:
        return plays.changed(before, after, seat)

    def is_awaited(self, s: State) -> bool:
        return s.more_time

    def relies(self, s: State, pick: Action) -> bool:
        return s.ask is not None and plays.relies_on_more_time(s, s.ask.seat, pick)

    def reseed(self, s: State, seed: bytes) -> None:
        s.chance = Chance(seed, {})
        s.shuffle(DECK, s.deck)

    def referee(self, tables: dict[str, Any], cards: CardSet | None = None) -> dict[str, Any]:
        sheet = referee.read_sheet(tables)
        return referee.settle_sheet(sheet, self.box(self.sheet_cards(sheet.options, cards)), self.sheet_options)

    def box(self, cards: CardSet) -> Box:
        return Box(cards.cards)


def check_deal(book: GearsRulebook) -> None:
    """A set too small for its players' deal is refused (gears.setup.deal-six, gears.setup.bonus-cards)."""
    kinds = len(book.names) if book.fate_in_deck() else book.technologies
    there = sum(book.copies[:kinds])
    needed = HAND * book.players + sum(BONUS_CARDS[: book.players])
    if there < needed:
        raise SetupError("setup-too-few-cards", {"count": there, "least": needed}, "gears.setup.deal-six")
