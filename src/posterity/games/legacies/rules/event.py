"""The event: one of its two outcomes, then the scoring tile that the outcome's icon selects."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import CENTURY_TILES, ICONS, NOBODY, NONE, TILES
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.preferences import points_up
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.state import State

OUTCOMES: Final = ("top", "bottom")
LAST_TILE_GENERATION: Final = 4  # events choose scoring tiles up to here (legacies.global.event-tile)


class ChooseOutcome(LegaciesQuestion):
    """One of the two outcomes of the current event (legacies.global.event, legacies.event.free-choice)."""

    def prompt(self) -> str:
        return "ask-outcome"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"event": s.book.events[s.piles.current]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.OUTCOME,)

    def about(self, s: State) -> list[Action]:
        return s.book.outcome

    def may_pick(self, s: State, pick: Action) -> int:
        return YES

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """Up is the top outcome, down the bottom one (legacies.nemesis.event)."""
        return options[0 if points_up(s, self.seat) else 1], "nemesis-event"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        resolve_event(s, self.seat, pick.a)


def resolve_event(s: State, seat: int, outcome: int) -> None:
    """The outcome, then the scoring tile its icon selects (legacies.event.icon-always-counts)."""
    event = s.piles.current
    s.piles.current = NONE
    s.piles.resolved = [*s.piles.resolved, event * 2 + outcome]
    icon = s.book.event_icons[event][outcome]
    args: dict[str, object] = {"seat": seat, "event": s.book.events[event], "outcome": OUTCOMES[outcome]}
    args["icon"] = ICONS[icon]
    story.tell(s, "resolved-event", "legacies.global.event", args)
    s.then([Run(Doing(seat, s.book.event_scripts[event][outcome], event=True)), SelectTile(icon)])


class SelectTile(Task[State]):
    """In generations 1 to 4 whoever has the least fame chooses a scoring tile (legacies.global.event-tile).

    legacies.global.event-tile-tie, legacies.global.event-tile-timing, legacies.global.event-tile-rising-star
    """

    def __init__(self, icon: int) -> None:
        self.icon: Final = icon

    def run(self, s: State) -> Ask | None:
        chooser = tile_chooser(s)
        if chooser != NOBODY:
            s.next(ChooseTile(chooser, self.icon))
        return None


def tile_chooser(s: State) -> int:
    """Who would choose a scoring tile now, or NOBODY in the last generations (legacies.global.event-tile)."""
    return s.behind(s.players_in_order()) if s.board.generation <= LAST_TILE_GENERATION else NOBODY


def tiles_to_choose(s: State) -> list[int]:
    """The available tiles of the type the generation asks for (legacies.scoring.tile-pool)."""
    first = 0 if s.board.generation % 2 else CENTURY_TILES
    tiles = range(first, first + CENTURY_TILES)
    return [tile for tile in tiles if tile not in s.board.century_tiles and tile not in s.board.game_tiles]


def tiles_with(s: State, icon: int) -> list[int]:
    """Those with an icon, all if none has it (legacies.global.event-tile-none-matching)."""
    tiles = tiles_to_choose(s)
    return [tile for tile in tiles if s.book.tile_icons[tile] >> icon & 1] or tiles


class ChooseTile(LegaciesQuestion):
    """A tile with the outcome's icon, any if none has it (legacies.global.event-tile-none-matching)."""

    def __init__(self, seat: int, icon: int) -> None:
        super().__init__(seat)
        self.icon: Final = icon

    def prompt(self) -> str:
        return "ask-tile"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"icon": ICONS[self.icon]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TILE,)

    def about(self, s: State) -> list[Action]:
        return [s.book.tile[tile] for tile in tiles_to_choose(s)]

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.a not in tiles_to_choose(s):
            return refusals.TILE_GONE
        return YES if pick.a in tiles_with(s, self.icon) else refusals.ICON_MISSING

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), "icon": ICONS[self.icon]}

    def run(self, s: State) -> Ask | None:
        return super().run(s) if tiles_to_choose(s) else None

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The highest number if the arrow points up, else the lowest (legacies.nemesis.tile-choice)."""
        numbers = [s.book.tile_number[pick.a] for pick in options]
        wanted = max(numbers) if points_up(s, self.seat) else min(numbers)
        return options[numbers.index(wanted)], "nemesis-tile-choice"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        put_tile(s, self.seat, pick.a)


def put_tile(s: State, seat: int, tile: int) -> None:
    if tile < CENTURY_TILES:
        s.board.century_tiles = [*s.board.century_tiles, tile]
    else:
        s.board.game_tiles = [*s.board.game_tiles, tile]
    story.tell(s, "chose-tile", "legacies.global.event-tile", {"seat": seat, "tile": TILES[tile]})
