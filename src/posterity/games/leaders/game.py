"""Leaders as the rest of the program sees it."""

from __future__ import annotations

from typing import Any, Final

from posterity.core import codec
from posterity.core.abilities import SpecialPlays, SpokenAnswers
from posterity.core.actions import Action
from posterity.core.chance import Chance, Stream
from posterity.core.game import Game, Option, Settlement, Setup, SetupError
from posterity.core.outline import Outline
from posterity.core.recall import mix_in
from posterity.core.sets import CardSet
from posterity.core.tasks import advance
from posterity.core.views import Viewer
from posterity.games.leaders import cards, evaluate, guess, outline, plays, referee, verbs
from posterity.games.leaders.features import LeadersFeatures
from posterity.games.leaders.rulebook import DEAL, LOOK, LeadersRulebook
from posterity.games.leaders.rules.rounds import BeginRound
from posterity.games.leaders.state import LEGACIES, RESOURCES, Player, State, new_state
from posterity.games.leaders.view import View, table_view
from posterity.games.library import shared

DEALER: Final = "dealer"
REMOVAL: Final = "duel-without-protect-and-destroy"
TABLE: Final = ("game", "over", "scores", "to_move", "round", "rounds", "step", "first_finisher")
POSITION: Final = (*TABLE, "drawn", "resource_deck", "resource_discard", "legacy_deck", "legacy_discard")
CARD_ARGS: Final = frozenset(
    {"card", "building", "resource", "wanted", "owed", "taken", "given"}
    | {"cards", "resources", "turned", "cost", "held", "in_order"}
)
SCORING: Final = frozenset({"deadlock", "points-majority", "points-other", "points-first", "scored"})
PLAYER: Final = ("resources", "legacies", "tableau", "dedications", "protects", "finished", "total")


class Leaders(SpokenAnswers[State], SpecialPlays[State], Game[State]):
    """The light card game of Banks, Monuments and Parades."""

    name = "leaders"
    rules = 2
    fewest = 2
    most = 6
    players_clause = "leaders.setup.players"
    end_clause = "leaders.rounds.totals"
    standard_set = cards.STANDARD
    shelf = cards.LIBRARY
    verbs = verbs.VERBS.all
    card_args = CARD_ARGS
    settlement = Settlement(begins=SCORING, ends=frozenset({"round-began", "won"}))
    features = LeadersFeatures()
    special_verbs = plays.SPECIAL
    options = (
        Option(name="rounds", default="1", least=1, most=99, former_most={1: 999_999}, clause="leaders.rounds.number"),
        Option(name=REMOVAL, default="off", values=("off", "on"), clause="leaders.two-player.removal"),
        Option(name="dedications", default="off", values=("off", "on"), clause="leaders.variant.dedication"),
    )

    def most_entries(self, players: int, options: dict[str, str]) -> int:
        return 1000 * (1 + players * int(options["rounds"]))

    def hashed(self, position: dict[str, Any], rules: int) -> dict[str, Any]:
        players = [{key: player[key] for key in PLAYER} for player in position["players"]]
        for player in players:
            player["resources"] = sorted(player["resources"])
            player["legacies"] = sorted(player["legacies"])
        return {**{key: position[key] for key in POSITION}, "players": players}

    def show_cards(self, chosen: CardSet) -> dict[str, Any]:
        return cards.show(chosen)

    def complete(self, players: int, options: dict[str, str], rules: int | None = None) -> dict[str, str]:
        complete = super().complete(players, options, rules)
        if complete[REMOVAL] == "on" and players != 2:
            args: dict[str, object] = {"option": REMOVAL, "players": players}
            raise SetupError("setup-two-players-only", args, "leaders.two-player.removal")
        return complete

    def __init__(self) -> None:
        self.books: dict[tuple[str, ...], LeadersRulebook] = {}  # a rulebook never changes, so tables share it

    def book(self, setup: Setup) -> LeadersRulebook:
        options = setup.options
        key = (setup.cards.sha256, str(setup.players), *options.values())
        removal, dedications = options[REMOVAL] == "on", options["dedications"] == "on"
        given = setup.cards.cards, setup.players, int(options["rounds"]), dedications, removal
        return shared(self.books, key, lambda: LeadersRulebook(*given))

    def load(self, data: bytes, setup: Setup) -> State:
        loaded = codec.load(data, State, (Player,), self.book(setup))
        assert isinstance(loaded, State)
        return loaded

    def inventory(self, position: dict[str, Any]) -> list[str]:
        piles = ("resource_deck", "resource_discard", "legacy_deck", "legacy_discard", "drawn")
        places = [position[pile] for pile in piles]
        for player in position["players"]:
            places += [player["resources"], player["legacies"], player["tableau"], ["protect"] * player["protects"]]
        return [card for place in places for card in place]

    def held(self, s: State, seat: int) -> list[str]:
        player, book = s.players[seat], s.book
        names = [*book.resources, *book.legacies]
        return [names[card] for card, count in enumerate([*player.resources, *player.legacies]) for _ in range(count)]

    def new(self, setup: Setup, listen: bool = False) -> State:
        """Draw the dealer, then begin the first round (leaders.setup.dealer)."""
        book = self.book(setup)
        check_deal(book)
        chance = Chance(setup.seed, {})
        dealing = chance.open(DEALER)
        dealer = dealing.below(setup.players)
        s = new_state(book, setup.rules, chance.after(DEALER, dealing), dealer)
        s.todo = [BeginRound()]
        if listen:
            s.told = []
        advance(s)
        return s

    def view(self, s: State, viewer: Viewer) -> View:
        return table_view(s, False, viewer)

    def position(self, s: State) -> View:
        return table_view(s, True, None)

    def outline(self, view: View) -> Outline:
        return outline.outline(view)

    def scores(self, s: State) -> list[int]:
        return [player.total for player in s.players]

    def guess(self, s: State, seat: int, luck: Stream) -> State:
        return guess.guess(s, seat, luck)

    def evaluate(self, s: State, seat: int) -> int:
        return evaluate.evaluate(s, seat)

    def evaluate_alone(self, s: State, seat: int) -> int:
        return evaluate.evaluate_alone(s, seat)

    def forget(self, s: State, luck: Stream) -> None:
        mix_in(s.resource_deck, s.resource_discard, luck)
        mix_in(s.legacy_deck, s.legacy_discard, luck)

    def changed(self, before: State, after: State, seat: int) -> bool:
        return plays.changed(before, after)

    def reseed(self, s: State, seed: bytes) -> None:
        s.chance = Chance(seed, {})
        s.shuffle(RESOURCES, s.resource_deck)
        s.shuffle(LEGACIES, s.legacy_deck)

    def wants_words(self, s: State, pick: Action) -> bool:
        """With dedications whoever builds must say what it is in honour of (leaders.variant.dedication)."""
        return s.book.dedications and pick.verb is verbs.BUILD

    def referee(self, tables: dict[str, Any], cards: CardSet | None = None) -> dict[str, Any]:
        sheet = referee.read_sheet(tables)
        self.sheet_options(len(sheet.players), sheet.options)
        return referee.settle(sheet, self.sheet_cards(sheet.options, cards).cards)


def check_deal(book: LeadersRulebook) -> None:
    """What an option leaves of the Legacy deck must allow the deal and a first turn (leaders.component.deck-counts)."""
    there, needed = sum(book.legacy_copies), DEAL * book.players + LOOK
    if there < needed:
        raise SetupError("setup-too-few-cards", {"count": there, "least": needed}, "leaders.component.deck-counts")
