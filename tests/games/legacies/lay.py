"""Lay out a table of legacies in the words of the rulebook, and play at it.

Anna, Bruno, Carla, Dora, Elio and Fabio sit at seats 0 to 5; automata follow the people.
The pack is the primer; effects that it does not have are written where they are tried.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from posterity.core.answers import IllegalAnswer, Reason
from posterity.core.chance import Chance
from posterity.core.tasks import advance, apply, why
from posterity.games.legacies.board import CHARACTERS, COMMODITIES, INDUSTRIES, RESOURCES, TILES
from posterity.games.legacies.cards import LIBRARY, PRIMER
from posterity.games.legacies.game import Legacies
from posterity.games.legacies.rulebook import RISING_STAR
from posterity.games.legacies.rules.generation import EndTurn
from posterity.games.legacies.rules.perform import LegaciesRulebook
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.rules.setup import opening
from posterity.games.legacies.rules.turn import Act
from posterity.games.legacies.schema import Constants, Pack
from posterity.games.legacies.state import NOBODY, NONE, Seat, State, new_state
from posterity.games.legacies.vocabulary import Effect

GAME = Legacies()
PACK: Pack = LIBRARY.named(PRIMER).cards
SEED = bytes(range(32))
WHO = ["politician", "general", "socialite", "inventor", "promoter", "master-thief"]
CARD = "card-i-03"  # Politician for 3 gold, legendary for 2 fame, Government, raise a value for 2 gold, a dye


def new_book(
    players: int = 3, stars: int = 0, sides: str = "aboveboard", pack: Pack = PACK, **constants: Any
) -> LegaciesRulebook:
    changed = msgspec.structs.replace(pack, constants=Constants(**constants))
    return LegaciesRulebook(changed, players, [RISING_STAR] * stars, sides)


def begin(players: int = 3, stars: int = 0, sides: str = "aboveboard", seed: bytes = SEED, **constants: Any) -> State:
    """A table whose first question is open."""
    s = new_state(new_book(players, stars, sides, **constants), 1, Chance(seed, {}))
    s.told = []
    s.then(opening())
    advance(s)
    return s


def lay(players: int = 3, who: list[str] | None = None, stars: int = 0, generation: int = 1, **constants: Any) -> State:
    """A table in its first generation, or a later one, where everybody plays a character; hands are empty."""
    s = begin(players, stars, **constants)
    who = WHO if who is None else who
    while s.ask is not None and s.ask.prompt == "ask-character":
        play(s, f"character:{who[s.ask.seat]}")
    s.board.generation = generation
    s.piles.discard += [card for seat in s.seats for card in seat.hand]
    for player in s.seats:
        player.hand = []
        player.fame, player.gold, player.resources = 10, 10, [0, 0, 0, 0]
    s.board.figures = [0, 1, 2, 3, 4]
    s.board.bonus = [NONE] * len(CHARACTERS)
    s.order = list(range(len(s.seats)))
    turn(s, 0)
    return s


def turn(s: State, seat: int) -> None:
    """It is the turn of `seat`."""
    s.acting = seat
    s.todo = [EndTurn(s.place_of(seat)), Act(seat)]
    advance(s)


def give(s: State, seat: int, *cards: str) -> None:
    """Player cards in a hand, taken from wherever they are."""
    for name in cards:
        card = s.book.cards.index(name)
        for pile in [*s.piles.decks, s.piles.discard, s.piles.market, *[other.hand for other in s.seats]]:
            if card in pile:
                if pile is s.piles.market:
                    pile[pile.index(card)] = NONE
                else:
                    pile.remove(card)
        s.seats[seat].hand = sorted([*s.seats[seat].hand, card])
    advance(s)


def resources(s: State, seat: int, words: str) -> None:
    """`dye gem gem` and nothing else."""
    s.seats[seat].resources = [words.split().count(name) for name in RESOURCES]
    advance(s)


def played(s: State, seat: int, count: int = 2) -> None:
    """So many cards already played in this generation."""
    spare = [card for card in s.piles.decks[s.century()] if card not in s.seats[seat].hand][:count]
    for card in spare:
        s.piles.decks[s.century()].remove(card)
    s.seats[seat].played = spare
    advance(s)


def token(s: State, seat: int, character: str, space: int) -> None:
    """A relationship token on a space of a track."""
    number = CHARACTERS.index(character)
    track = s.board.tracks[number].copy()
    track[space - 1] = seat
    s.board.tracks[number] = track
    s.seats[seat].free[0] -= 1
    advance(s)


def track(s: State, character: str) -> list[int | None]:
    """Whose tokens stand on a track."""
    return [None if owner == NOBODY else owner for owner in s.board.tracks[CHARACTERS.index(character)]]


def figure(s: State, seat: int, place: int) -> None:
    s.board.figure_tokens[place] = seat
    s.seats[seat].free[0] -= 1
    advance(s)


def invest(s: State, seat: int, industry: str, size: str = "minor") -> None:
    s.set_investment(seat, INDUSTRIES.index(industry), ("minor", "major").index(size), True)
    advance(s)


def put_value(s: State, industry: str, row: int) -> None:
    """The row of an industry, from 1."""
    s.board.rows[INDUSTRIES.index(industry)] = row - 1
    advance(s)


def value(s: State, industry: str) -> int:
    return s.value(INDUSTRIES.index(industry))


def heirloom(character: str, level: int) -> str:
    return f"{character}-keepsake-{level}"


def owns(s: State, seat: int, *names: str) -> None:
    """Heirlooms that a seat has acquired."""
    for name in names:
        number = s.book.heirlooms.index(name)
        own = s.book.heirloom_character[number] == s.seats[seat].character and s.book.heirloom_level[number] < 6
        (s.seats[seat].own if own else s.seats[seat].controlled).append(number)
    advance(s)


def heir(s: State, seat: int, *numbers: int) -> None:
    """Successors in hand, by their numbers; nothing else."""
    s.piles.heirs += s.seats[seat].heirs
    s.seats[seat].heirs = []
    for number in numbers:
        card = s.book.successor_numbers.index(number)
        for pile in [s.piles.heirs, s.piles.heirs_discard, s.piles.display]:
            if card in pile:
                pile.remove(card)
        s.seats[seat].heirs = sorted([*s.seats[seat].heirs, card])
    advance(s)


def current(s: State, seat: int, effect: list[dict[str, Any]]) -> None:
    """A successor in play with this ongoing ability."""
    heir = 11  # one without an ability
    s.seats[seat].current = heir
    s.book.timings[heir] = "ongoing"
    s.book.abilities[heir] = script(s, effect)
    advance(s)


def script(s: State, effect: list[dict[str, Any]]) -> int:
    steps: Effect = msgspec.convert(effect, Effect)
    return s.book.scripts_of_pack.of("card-i-01", steps)


def does(s: State, seat: int, effect: list[dict[str, Any]], event: bool = False) -> None:
    """An effect carried out for a seat, before anything else."""
    s.next(Run(seat, script(s, effect), 0, NOBODY, event))
    advance(s)


# ---------------------------------------------------------------- playing


def play(s: State, *picks: str) -> None:
    for pick in picks:
        apply(s, s.lexicon().parse(pick))


def options(s: State, verb: str = "") -> list[str]:
    assert s.ask is not None
    return [pick.text for pick in s.ask.options if pick.text.partition(":")[0] == verb or not verb]


def refusal(s: State, pick: str) -> Reason:
    """Why an answer is refused; the table stays as it was."""
    with pytest.raises(IllegalAnswer) as error:
        play(s, pick)
    reason = error.value.reason
    assert reason is not None
    assert why(s, s.lexicon().parse(pick)).message == reason.message
    return reason


def asked(s: State) -> tuple[int, str]:
    assert s.ask is not None
    return s.ask.seat, s.ask.prompt


def seat(s: State, number: int) -> Seat:
    return s.seats[number]


def goods(s: State, number: int) -> tuple[int, int, int, int]:
    """Gold, fame, foundation and how many resources."""
    player = s.seats[number]
    return player.gold, player.fame, player.foundation, player.stock()


def told(s: State, message: str) -> list[dict[str, Any]]:
    """The arguments of every event of a kind."""
    return [event.args for event in s.told or [] if event.message == message]


def tile(name: str) -> int:
    return TILES.index(name)


def commodity(name: str) -> int:
    return COMMODITIES.index(name)
