"""Setting up: decks, tiles, characters, seats."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import CENTURIES, CENTURY_TILES, CHARACTERS, GLOBALS, NOBODY, NONE, SIDES, TILES
from posterity.games.legacies.rulebook import CHOOSE, NEMESIS, PERSON, RANDOM, RISING_STAR
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.generation import StartGeneration
from posterity.games.legacies.state import State
from posterity.games.legacies.streams import (
    AIDS,
    AUTOMATA,
    BONUSES,
    CARDS,
    CENTURY_TILE,
    EVENTS,
    FIGURES,
    GAME_TILE,
    ROW,
    SOLO,
    SUCCESSORS,
)
from posterity.games.legacies.streams import SIDES as SIDE_STREAM

FIRST_FIGURES = 3  # legacies.setup.legendary-figures
FIGURES_IN_GAME = 5
EVENTS_A_CENTURY = 2  # legacies.setup.event-deck
RELATIONSHIPS = 5  # available tokens (legacies.setup.tokens)
INVESTMENTS = 3
LEVEL_CLAUSES: Final = {
    "novice": "legacies.solo.difficulty-novice",
    "standard": "legacies.solo.difficulty-standard",
    "advanced": "legacies.solo.difficulty-advanced",
    "expert": "legacies.solo.difficulty-expert",
}
AIDS_THERE = 6


def opening() -> list[Task[Any]]:
    return [LayOut()]


class LayOut(Task[State]):
    """Decks, figures, tiles and events; then characters are chosen by the numbers of the player aids.

    legacies.setup.player-decks, legacies.setup.successor-deck, legacies.setup.player-aids
    """

    def run(self, s: State) -> Ask | None:
        shuffle_decks(s)
        lay_figures(s)
        lay_tiles(s)
        lay_row(s)
        stack_events(s)
        aids = list(range(1, AIDS_THERE + 1))
        s.shuffle(AIDS, aids)
        for seat in range(s.book.players):
            s.seats[seat].aid = aids.pop()
        choosers = sorted(range(s.book.players), key=lambda seat: s.seats[seat].aid)
        tasks: list[Task[Any]] = []
        for seat in choosers:
            story.tell(s, "player-aid", "legacies.setup.player-aids", {"seat": seat, "number": s.seats[seat].aid})
            tasks.append(TakeCharacter(seat, seat))
            if s.book.sides == CHOOSE:
                tasks.append(TakeSide(seat, seat))
        s.then([*tasks, *choosing_nemeses(s), TakeSeats()])
        return None


def choosing_nemeses(s: State) -> list[Task[Any]]:
    """Who plays alone picks the characters of the Nemeses, too, after their own (legacies.nemesis.character-choice)."""
    tasks: list[Task[Any]] = []
    if s.book.players == 1:
        for seat, kind in enumerate(s.book.kinds):
            if kind == NEMESIS:
                tasks.append(TakeCharacter(0, seat))
                if s.book.sides == CHOOSE:  # legacies.solo.mat-side
                    tasks.append(TakeSide(0, seat))
    return tasks


def shuffle_decks(s: State) -> None:
    for century in range(CENTURIES):
        deck = [card for card in range(len(s.book.cards)) if s.book.century_of_card[card] == century + 1]
        s.shuffle(CARDS[century], deck)
        s.piles.decks[century] = deck
        if len(s.book.kinds) > s.book.players:  # legacies.npc.decks
            solo = [card for card, sheet in enumerate(s.book.solo_cards) if sheet.century == century + 1]
            s.shuffle(SOLO[century], solo)
            s.piles.solo[century] = solo
    s.piles.heirs = list(range(len(s.book.successors)))
    s.shuffle(SUCCESSORS, s.piles.heirs)


def lay_figures(s: State) -> None:
    """Three face up, two face down, the others out of the game (legacies.setup.legendary-figures)."""
    figures = list(range(len(s.book.figure_names)))
    s.shuffle(FIGURES, figures)
    s.board.figures = [figures.pop() for _ in range(FIGURES_IN_GAME)]
    s.board.figures_out = sorted(figures)
    s.board.figure_tokens = [NOBODY] * FIGURES_IN_GAME
    s.board.figures_up = FIRST_FIGURES
    names = [s.book.figure_names[figure] for figure in s.board.figures[:FIRST_FIGURES]]
    story.tell(s, "figures-laid", "legacies.setup.legendary-figures", {"figures": names})


def lay_tiles(s: State) -> None:
    """One random tile of each type; against Nemeses that of the game's end is one of the level's.

    legacies.setup.scoring-tiles, legacies.solo.difficulty-novice to legacies.solo.difficulty-expert
    """
    century = list(range(CENTURY_TILES))
    s.shuffle(CENTURY_TILE, century)
    game = s.book.first_tiles.copy()  # legacies.solo.difficulty-scope
    s.shuffle(GAME_TILE, game)
    s.board.century_tiles = [century[-1]]
    s.board.game_tiles = [game[-1]]
    args: dict[str, object] = {"tile": TILES[century[-1]], "game_tile": TILES[game[-1]]}
    story.tell(s, "tiles-laid", "legacies.setup.scoring-tiles", args)


def lay_row(s: State) -> None:
    """The row of global actions, by chance where the level does not fix it (legacies.solo.difficulty-standard)."""
    if not s.board.row:
        row = list(range(len(GLOBALS)))
        s.shuffle(ROW, row)
        s.board.row = row
    if s.book.counted > s.book.players:
        story.tell(s, "difficulty-set", LEVEL_CLAUSES[s.book.level], {"level": s.book.level})


def stack_events(s: State) -> None:
    """Two of each century, the first on top, and the top one is upcoming.

    legacies.setup.event-deck, legacies.setup.upcoming-event
    """
    out: list[int] = []
    for century in range(CENTURIES, 0, -1):
        events = [event for event in range(len(s.book.events)) if s.book.century_of_event[event] == century]
        s.shuffle(EVENTS[century - 1], events)
        s.piles.events += events[-EVENTS_A_CENTURY:]
        out += events[:-EVENTS_A_CENTURY]
    s.piles.events_out = sorted(out)
    s.piles.upcoming = s.piles.events.pop()
    args: dict[str, object] = {"event": s.book.events[s.piles.upcoming]}
    story.tell(s, "event-upcoming", "legacies.setup.upcoming-event", args)


class OwnOrNemesis(LegaciesQuestion):
    """A question about one's own mat, or about that of a Nemesis (legacies.solo.seats)."""

    def __init__(self, seat: int, whose: int) -> None:
        super().__init__(seat)
        self.whose: Final = whose

    def prompt_args(self, s: State) -> dict[str, object]:
        return {} if self.whose == self.seat else {"victim": self.whose}


class TakeCharacter(OwnOrNemesis):
    """Any free character (legacies.setup.character-choice)."""

    def prompt(self) -> str:
        return "ask-character" if self.whose == self.seat else "ask-nemesis-character"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.CHARACTER,)

    def out_of_step(self, s: State, pick: Action) -> int:
        return refusals.CHOOSE_CHARACTER

    def about(self, s: State) -> list[Action]:
        return s.book.character

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if s.playing(pick.a) == NOBODY else refusals.CHARACTER_TAKEN

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        taken = s.playing(pick.a) if pick.verb is verbs.CHARACTER else NOBODY
        return {**super().facts(s, pick), **({} if taken == NOBODY else {"victim": taken})}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.seats[self.whose].character = pick.a
        if s.book.sides in SIDES:
            s.seats[self.whose].side = SIDES.index(s.book.sides)
        elif s.book.sides == RANDOM:
            s.seats[self.whose].side = random_side(s)
        args: dict[str, object] = {"seat": self.whose, "character": CHARACTERS[pick.a]}
        own = self.whose == self.seat
        clause = "legacies.setup.character-choice" if own else "legacies.nemesis.character-choice"
        story.tell(s, "took-character" if own else "automaton-character", clause, args)


def random_side(s: State) -> int:
    stream = s.chance.open(SIDE_STREAM)
    side = stream.below(len(SIDES))
    s.chance = s.chance.after(SIDE_STREAM, stream)
    return side


class TakeSide(OwnOrNemesis):
    """Which side of the mat is up for the whole game; aboveboard comes first (legacies.setup.first-game-side)."""

    def prompt(self) -> str:
        return "ask-side" if self.whose == self.seat else "ask-nemesis-side"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SIDE,)

    def about(self, s: State) -> list[Action]:
        return s.book.side

    def may_pick(self, s: State, pick: Action) -> int:
        return YES

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.seats[self.whose].side = pick.a
        clause = "legacies.setup.character-choice" if self.whose == self.seat else "legacies.solo.mat-side"
        story.tell(s, "took-side", clause, {"seat": self.whose, "side": SIDES[pick.a]})


class TakeSeats(Task[State]):
    """Automata get what is left at random; then tokens, goods and heirlooms, bonus tokens, and the first generation.

    legacies.rising-star.two-players, legacies.rising-star.setup
    """

    def run(self, s: State) -> Ask | None:
        give_automata(s)
        for seat in range(s.book.seats):
            furnish(s, seat)
        lay_bonus_tokens(s)
        people = sorted(range(s.book.players), key=lambda seat: s.seats[seat].aid)
        s.order = [*people, *range(s.book.players, s.book.seats)]  # ties of generation 1 are settled so
        s.next(StartGeneration())
        return None


def give_automata(s: State) -> None:
    """What nobody has chosen for them (legacies.nemesis.character-choice, legacies.rising-star.two-players)."""
    if s.book.seats == s.book.players:
        return
    left = [character for character in range(len(CHARACTERS)) if s.playing(character) == NOBODY]
    s.shuffle(AUTOMATA, left)
    for seat in range(s.book.players, s.book.seats):  # a Rising Star sits last
        if s.seats[seat].character != NONE:
            continue
        s.seats[seat].character = left.pop()
        s.seats[seat].side = random_side(s)
        star = s.book.kinds[seat] == RISING_STAR
        clause = "legacies.rising-star.two-players" if star else "legacies.nemesis.character-choice"
        args: dict[str, object] = {"seat": seat, "character": CHARACTERS[s.seats[seat].character]}
        story.tell(s, "automaton-character", clause, args)


def furnish(s: State, seat: int) -> None:
    """Tokens, foundation, heirlooms; fame, gold and a resource not for a Rising Star.

    legacies.setup.tokens, legacies.setup.locked-tokens, legacies.setup.foundation, legacies.setup.heirlooms,
    legacies.setup.heirloom-level-zero, legacies.setup.fame-gold-resource, legacies.nemesis.setup
    """
    player, book, kind = s.seats[seat], s.book, s.book.kinds[seat]
    player.free = [RELATIONSHIPS, INVESTMENTS, INVESTMENTS]
    player.locked = [1, 1, 1]
    player.foundation = book.mat_foundation[player.character]
    for heirloom in range(len(book.heirlooms)):
        if book.heirloom_character[heirloom] == player.character and book.heirloom_level[heirloom] == 0:
            player.own = [heirloom]
    if kind == RISING_STAR:
        return
    player.fame = book.mat_fame[player.character]
    player.resources[book.mat_resource[player.character]] += 1
    if kind == PERSON:
        player.gold = book.mat_gold[player.character]
    elif kind == NEMESIS:
        gold = book.mat_gold[player.character]
        args: dict[str, object] = {"gold": gold, "foundation": s.add_foundation(seat, gold)}
        story.automaton(s, seat, "nemesis-banks", "legacies.nemesis.setup", args)


def lay_bonus_tokens(s: State) -> None:
    """One by the track of each character in the game, in the order of the ring (legacies.setup.bonus-tokens)."""
    tokens = list(range(len(s.book.bonus_names)))
    s.shuffle(BONUSES, tokens)
    for character in range(len(CHARACTERS)):
        if s.playing(character) != NOBODY:
            s.board.bonus[character] = tokens.pop()
            args: dict[str, object] = {"character": CHARACTERS[character]}
            args["bonus"] = s.book.bonus_names[s.board.bonus[character]]
            story.tell(s, "bonus-laid", "legacies.setup.bonus-tokens", args)
    s.board.bonus_out = sorted(tokens)
