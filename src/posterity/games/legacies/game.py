"""Legacies as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from posterity.core import codec
from posterity.core.abilities import Automata, SpecialPlays
from posterity.core.actions import Verb
from posterity.core.chance import Chance, Stream
from posterity.core.events import Event
from posterity.core.game import EventSpan, Game, Option, Settlement, Setup, SetupError
from posterity.core.outline import Outline, Section
from posterity.core.recall import mix_in
from posterity.core.sets import CardName, CardSet, Shelf, slug
from posterity.core.tasks import advance
from posterity.core.views import Viewer
from posterity.games.legacies import cards, evaluate, guess, outline, plays, printed, referee, verbs
from posterity.games.legacies.board import SEATS, TILES, Board
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.features import LegaciesFeatures
from posterity.games.legacies.piles import Piles
from posterity.games.legacies.rulebook import CHOOSE, LEVELS, NEMESIS, RISING_STAR, SIDES, STANDARD, LegaciesRulebook
from posterity.games.legacies.rules.scoring import BASE_VALUES, ranking
from posterity.games.legacies.rules.setup import opening
from posterity.games.legacies.schema.pack import constants_of, sources
from posterity.games.legacies.seat import Seat
from posterity.games.legacies.state import State, new_state
from posterity.games.legacies.steps.kinds import new_rulebook
from posterity.games.legacies.streams import CARDS, EVENTS, SOLO, SUCCESSORS
from posterity.games.legacies.view import View, standings, table_view
from posterity.games.legacies.vocabulary.effect import SET_WORDS, asked_phrases
from posterity.games.library import shared

NPCS: Final = "npcs"
DIFFICULTY: Final = "difficulty"
NOBODY: Final = "none"
STAR: Final = "rising-star"
STAR_NAME: Final = "Rising Star"
NEMESIS_NAME: Final = "Nemesis"
MOST_NEMESES: Final = 5
NPC_VALUES: Final = (
    *(NOBODY, STAR),
    *(f"nemesis:{count}" for count in range(1, MOST_NEMESES + 1)),
    *(f"{STAR}+nemesis:{count}" for count in range(1, MOST_NEMESES + 1)),
)
USUAL: Final = {1: f"{STAR}+nemesis:1", 2: STAR}  # the automata of so many people, else none
CARD_ARGS: Final = frozenset(
    {
        *("card", "cards", "market", "character", "industry", "target", "heirloom", "successor", "successors"),
        *(
            "figure",
            "figures",
            "event",
            "bonus",
            "tile",
            "game_tile",
            "tiles",
            "icon",
            "icons",
            "resource",
            "resources",
        ),
        *("partner", "place", "field", "source", "solo", "current", "in_order", "events", "heirlooms", "group"),
        "choice",
    }
)
GAINED: Final = "gained"
BY_CLAUSE: Final = {  # where fame is from that is gained by a clause of its own
    "legacies.action.explore": "exploring",
    "legacies.global.fame": "heirlooms",
    "legacies.trade.payout": "trade",
}
CAUSES: Final = {  # and by effects, which have a clause in common: after which event they come
    "related": "relationships",
    "advanced": "relationships",
    "collected": "relationships",
    "special-action": "specials",
    "opportunity": "opportunities",
    "resolved-event": "events",
    "entered-play": "successors",
    "retired": "successors",
    "unlocked": "successors",
    "played": "",
    "triggered": "",
}
TABLE: Final = ("game", "over", "scores", "to_move", "generation", "century", "order", "acting", "needed")
PILES: Final = ("market", "deck", "discard", "later_decks", "display", "successor_deck", "successor_discard")
POSITION: Final = (
    *TABLE,
    *("industries", "tracks", "legendary", "events", "global_actions", *PILES),
    *("solo_deck", "solo_discard", "box", "trade"),
)
PLAYER: Final = (
    *("kind", "character", "side", "aid", "fame", "gold", "foundation", "resources", "hand", "played", "successors"),
    *("taken", "hall", "current", "matches", "own_heirlooms", "controlled_heirlooms", "tokens", "locked"),
    *("triggered", "settled", "solo", "solo_played", "latest", "purse"),
)
SCORING: Final = frozenset(f"scored-{why}" for why in (*TILES, *[base.why for base in BASE_VALUES]))


class Legacies(Automata, SpecialPlays[State], Game[State]):
    """Three centuries of fame."""

    name = "legacies"
    rules = 2
    fewest = 1
    most = 6
    players_clause = "legacies.core.seat-count"
    end_clause = "legacies.end.after-six"
    standard_set = cards.STANDARD
    shelf: Shelf = cards.LIBRARY
    verbs: tuple[Verb, ...] = verbs.VERBS.all
    automaton_names = (
        STAR_NAME,
        NEMESIS_NAME,
        *(f"{NEMESIS_NAME} {number}" for number in range(1, MOST_NEMESES + 1)),
    )
    automaton_turns = EventSpan(begins=frozenset({"automaton-plays"}), ends=SCORING)
    card_args = CARD_ARGS
    set_words = SET_WORDS
    special_verbs = plays.SPECIAL
    features = LegaciesFeatures()
    settlement = Settlement(
        begins=SCORING, ends=frozenset({"figure-revealed", "won"}), opens=frozenset({"generation-began"})
    )
    causes = frozenset(CAUSES)
    breaks_ties = True  # there are no shared places (legacies.end.winner, legacies.end.full-ranking)
    follows = frozenset({"ask", "projection", "totals", "quotes", "outlook", "offers"})
    parts: tuple[type, ...] = (Seat, Board, Piles, Doing)  # what a state is made of besides its tasks
    options: tuple[Option, ...] = (
        Option(name=NPCS, default=NOBODY, values=NPC_VALUES, usual=USUAL, clause="legacies.core.seat-count"),
        Option(name=DIFFICULTY, default=STANDARD, values=LEVELS, clause="legacies.solo.difficulty-scope"),
        Option(name="sides", default=CHOOSE, values=SIDES, clause="legacies.setup.character-choice"),
    )

    def __init__(self) -> None:
        self.books: dict[tuple[str, ...], LegaciesRulebook] = {}  # a rulebook never changes, so tables share it
        self.asked: dict[str, dict[str, CardName]] = {}  # by the hash of the pack

    def origin(self, event: Event, cause: str) -> str:
        if event.message != GAINED:
            return event.message
        found = BY_CLAUSE.get(event.clause) or CAUSES.get(cause, "")
        return f"{GAINED}-{found}" if found else GAINED

    def complete(self, players: int, options: dict[str, str], rules: int | None = None) -> dict[str, str]:
        """One person needs a Nemesis, two any automaton, and nobody sits at a seventh seat (legacies.core.seat-count).

        One against one Nemesis is the game of two, with a Rising Star (legacies.solo.one-nemesis-rising-star).
        """
        whole = super().complete(players, options, rules)
        nemeses, star = automata_of(whole[NPCS])
        args: dict[str, object] = {"players": players, "npcs": whole[NPCS], "most": SEATS}
        seats = players + nemeses + star
        if seats > SEATS or (players == 2 and seats == players) or (players == 1 and not nemeses):
            raise SetupError("setup-seats", args, "legacies.core.seat-count")
        if players == 1 and star != (nemeses == 1):
            raise SetupError("setup-rising-star", args, "legacies.solo.one-nemesis-rising-star")
        return whole

    def automata(self, setup: Setup) -> list[str]:
        """Nemeses, then a Rising Star, whose character is drawn last (legacies.nemesis.character-choice)."""
        nemeses, star = automata_of(setup.options[NPCS])
        names = [NEMESIS_NAME] if nemeses == 1 else [f"{NEMESIS_NAME} {n + 1}" for n in range(nemeses)]
        return [*names, STAR_NAME] if star else names

    def standings(self, s: State) -> list[int | None]:
        """A Rising Star has no score (legacies.rising-star.cannot-win)."""
        return standings(s)

    def hashed(self, position: dict[str, Any], rules: int) -> dict[str, Any]:
        players = [{key: player[key] for key in PLAYER} for player in position["players"]]
        for player in players:
            player["hand"] = sorted(player["hand"])
            player["successors"] = sorted(player["successors"])
        tiles = [{"tile": tile["tile"], "place": tile["place"]} for tile in position["scoring_tiles"]]
        return {**{key: position[key] for key in POSITION}, "players": players, "scoring_tiles": tiles}

    def show_cards(self, chosen: CardSet) -> dict[str, Any]:
        return cards.show(chosen)

    def names(self, chosen: CardSet, lang: str) -> dict[str, CardName]:
        words = dict(board_names(lang))
        for item in [*chosen.cards.mats, *chosen.cards.tracks]:
            word = words[item.character]
            words[item.character] = replace(word, facts={**word.facts, **item.facts()})
        for tile, said in printed.tile_words().items():
            words[tile] = replace(words[tile], facts={"scores": said})
        actions = printed.global_words(constants_of(chosen.cards))
        specials = printed.special_words(chosen.cards.mats, lang)
        others = {**actions, **specials, **printed.choice_words()}
        return {**words, **others, **super().names(chosen, lang), **self.asked_names(chosen)}

    def asked_names(self, chosen: CardSet) -> dict[str, CardName]:
        """What the questions of effects are about, by the name of their step; in words its fact `effect`."""
        if chosen.sha256 not in self.asked:
            self.asked[chosen.sha256] = {
                name: CardName(name, name, name, {"effect": said})
                for source, effects in sources(chosen.cards)
                for name, said in asked_phrases(source, effects)
            }
        return self.asked[chosen.sha256]

    def new(self, setup: Setup, listen: bool = False) -> State:
        s = new_state(self.book(setup), setup.rules, Chance(setup.seed, {}))
        if listen:
            s.told = []
        s.then(opening())
        advance(s)
        return s

    def book(self, setup: Setup) -> LegaciesRulebook:
        key = (setup.cards.sha256, str(setup.players), *setup.options.values())
        nemeses, star = automata_of(setup.options[NPCS])
        npcs = [NEMESIS] * nemeses + [RISING_STAR] * star
        given = setup.cards.cards, setup.players, npcs, setup.options["sides"], setup.options[DIFFICULTY]
        return shared(self.books, key, lambda: new_rulebook(*given))

    def load(self, data: bytes, setup: Setup) -> State:
        loaded = codec.load(data, State, self.parts, self.book(setup))
        assert isinstance(loaded, State)
        return loaded

    def inventory(self, position: dict[str, Any]) -> list[str]:
        piles = [position["deck"], position["discard"], *position["later_decks"], position["display"]]
        piles += [position["successor_deck"], position["successor_discard"], *position["solo_deck"]]
        piles += [position["solo_discard"], *position["box"].values(), position["events"]["deck"]]
        piles += [position["events"]["lost"], [found["event"] for found in position["events"]["resolved"]]]
        piles.append([found["figure"] for found in position["legendary"]])
        singles = [position["events"]["current"], position["events"]["upcoming"], *position["market"]]
        singles += [track["bonus"] for track in position["tracks"]]
        for player in position["players"]:
            piles += [player["hand"], player["played"], player["successors"], player["hall"], player["solo"]]
            piles += [player["own_heirlooms"], player["controlled_heirlooms"], player["available_heirlooms"]]
            singles.append(player["taken"])
        return [card for pile in [*piles, [card for card in singles if card is not None]] for card in pile]

    def held(self, s: State, seat: int) -> list[str]:
        player = s.seats[seat]
        return [s.book.cards[card] for card in player.hand] + [s.book.successors[heir] for heir in player.heirs]

    def view(self, s: State, viewer: Viewer) -> View:
        return table_view(self.name, s, False, viewer)

    def position(self, s: State) -> View:
        return table_view(self.name, s, True, None)

    def outline(self, view: Any) -> Outline:
        return outline.outline(view)

    def reference(self, view: View, chosen: CardSet) -> list[Section]:
        return outline.reference(view)

    def scores(self, s: State) -> list[int]:
        return [s.seats[seat].fame for seat in range(s.book.players)]

    def ranking(self, s: State) -> list[int]:
        return ranking(s)

    def guess(self, s: State, seat: int, luck: Stream) -> State:
        return guess.guess(s, seat, luck)

    def evaluate(self, s: State, seat: int) -> int:
        return evaluate.evaluate(s, seat)

    def evaluate_alone(self, s: State, seat: int) -> int:
        return evaluate.evaluate_alone(s, seat)

    def forget(self, s: State, luck: Stream) -> None:
        mix_in(s.piles.decks[s.century()], s.piles.discard, luck)

    def sort_unseen(self, s: State, seat: int) -> State:
        return guess.sort_unseen(s)

    def changed(self, before: State, after: State, seat: int) -> bool:
        return plays.changed(before, after, seat)

    def reseed(self, s: State, seed: bytes) -> None:
        s.chance = Chance(seed, {})
        for century, deck in enumerate(s.piles.decks):
            s.shuffle(CARDS[century], deck)
        for century, deck in enumerate(s.piles.solo):
            s.shuffle(SOLO[century], deck)
        s.shuffle(SUCCESSORS, s.piles.heirs)
        for century, stream in enumerate(EVENTS, 1):  # events keep their centuries
            places = [n for n, event in enumerate(s.piles.events) if s.book.century_of_event[event] == century]
            events = [s.piles.events[place] for place in places]
            s.shuffle(stream, events)
            for place, event in zip(places, events, strict=True):
                s.piles.events[place] = event

    def referee(self, tables: dict[str, Any], cards: CardSet | None = None) -> dict[str, Any]:
        sheet = referee.read_sheet(tables)
        if sheet.options:
            self.sheet_options(len(sheet.players), sheet.options)
        return referee.settle_sheet(sheet, self.sheet_cards(sheet.options, cards).cards)

    def sheet_options(self, players: int, given: Mapping[str, str | int]) -> dict[str, str]:
        """A sheet names everybody who is scored, Nemeses after the people."""
        npcs = str(given.get(NPCS, NOBODY))
        return super().sheet_options(players - (automata_of(npcs)[0] if npcs in NPC_VALUES else 0), given)


def automata_of(npcs: str) -> tuple[int, bool]:
    """How many Nemeses, and whether a Rising Star: `rising-star+nemesis:2` is two and one."""
    count = npcs.rpartition("nemesis:")[2]
    return int(count) if count.isdigit() else 0, npcs.startswith(STAR)


@cache
def board_names(lang: str) -> dict[str, CardName]:
    """The words of the board in a language, by slug."""
    return {word.slug or slug(word): word.called(lang) for word in cards.board_words()}
