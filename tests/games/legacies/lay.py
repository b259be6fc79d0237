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
from posterity.core.tasks import advance, apply, question, why
from posterity.games.legacies.board import CHARACTERS, COMMODITIES, INDUSTRIES, NOBODY, NONE, RESOURCES, TILES
from posterity.games.legacies.cards import LIBRARY
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.game import Legacies
from posterity.games.legacies.rulebook import NEMESIS, RISING_STAR, LegaciesRulebook, SoloSheet
from posterity.games.legacies.rules.generation import EndTurn, Turn
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.rules.setup import TakeCharacter, opening
from posterity.games.legacies.rules.turn import TakeTurn
from posterity.games.legacies.schema.constants import Constants
from posterity.games.legacies.schema.pack import Pack
from posterity.games.legacies.schema.solo import SoloCard
from posterity.games.legacies.seat import Seat
from posterity.games.legacies.state import State, new_state
from posterity.games.legacies.steps.kinds import new_rulebook
from posterity.games.legacies.vocabulary.effect import Effect

GAME = Legacies()
PRIMER = "legacies-primer"  # the smaller pack, on which most tests play
PACK: Pack = LIBRARY.named(PRIMER).cards
SEED = bytes(range(32))
WHO = ["politician", "general", "socialite", "inventor", "promoter", "master-thief"]
CARD = "card-i-03"  # Politician for 3 gold, legendary for 2 fame, Government, raise a value for 2 gold, a dye


def new_book(
    players: int = 3,
    stars: int = 0,
    sides: str = "aboveboard",
    pack: Pack = PACK,
    nemeses: int = 0,
    level: str = "standard",
    **constants: Any,
) -> LegaciesRulebook:
    changed = msgspec.structs.replace(pack, constants=Constants(**constants))
    return new_rulebook(changed, players, [NEMESIS] * nemeses + [RISING_STAR] * stars, sides, level)


def begin(
    players: int = 3,
    stars: int = 0,
    sides: str = "aboveboard",
    seed: bytes = SEED,
    rules: int = GAME.rules,
    **more: Any,
) -> State:
    """A table whose first question is open; there may be `nemeses`, of a `level`."""
    s = new_state(new_book(players, stars, sides, **more), rules, Chance(seed, {}))
    s.told = []
    s.then(opening())
    advance(s)
    return s


def lay(players: int = 3, who: list[str] | None = None, stars: int = 0, generation: int = 1, **constants: Any) -> State:
    """A table in its first generation, or a later one, where everybody plays a character; hands are empty."""
    s = begin(players, stars, **constants)
    who = WHO if who is None else who
    while s.ask is not None and s.ask.prompt in ("ask-character", "ask-nemesis-character"):
        task = question(s)
        assert isinstance(task, TakeCharacter)
        play(s, f"character:{who[task.whose]}")
    s.board.generation = generation
    s.piles.discard += [card for seat in s.seats for card in seat.hand]
    for number, player in enumerate(s.seats):
        player.hand = []
        player.fame, player.gold, player.resources = 10, 10, [0, 0, 0, 0]
        if s.book.kinds[number] == NEMESIS:
            player.gold = 0
    if NEMESIS in s.book.kinds:
        take_back(s)
    s.board.figures = [0, 1, 2, 3, 4]
    s.board.bonus = [NONE] * len(CHARACTERS)
    s.order = list(range(len(s.seats)))
    turn(s, 0)
    return s


def take_back(s: State) -> None:
    """Whatever automata have done before anybody else is undone."""
    s.board.tracks = [[NOBODY] * len(track) for track in s.board.tracks]
    s.board.minors, s.board.majors = [0] * len(INDUSTRIES), [0] * len(INDUSTRIES)
    s.board.rows = [s.book.start_row] * len(INDUSTRIES)
    s.board.figure_tokens = [NOBODY] * len(s.board.figure_tokens)
    for player in s.seats:
        player.own, player.controlled = player.own[:1], []
        player.free, player.locked = [5, 3, 3], [1, 1, 1]
        s.piles.solo[0] += player.solo
        player.solo, player.solo_played, player.last_solo = [], 0, NONE
        player.foundation = s.book.mat_foundation[player.character]
    s.told = []


def against(*who: str, **more: Any) -> State:
    """Anna plays alone as the first of these characters; the others are Nemeses, with a Rising Star for only one."""
    few = len(who) == 2
    s = lay(1, list(who), stars=int(few), nemeses=len(who) - 1, **more)
    if few:
        s.seats[2].solo_played = 5  # the Rising Star has played all it may
    give(s, 0, s.book.cards[2])
    return s


def solo(s: State, seat: int, *rows: dict[str, Any], **keys: Any) -> int:
    """A solo card on top of the deck whose rows are these, and its latest one already; the number of the card."""
    printed = next(card for card in PACK.solo_cards if card.century == s.century() + 1)
    if rows:
        keys["rows"] = [*rows, *[rows[-1]] * (5 - len(rows))]
    tables = {**msgspec.to_builtins(printed), **keys}
    card = PACK.solo_cards.index(printed)
    s.book.solo_cards[card] = SoloSheet(msgspec.convert(tables, SoloCard))
    deck = s.piles.solo[s.century()]
    deck[:] = [*[other for other in deck if other != card], card]
    s.seats[seat].last_solo = card
    return card


def nemesis_turn(s: State, seat: int, *rows: dict[str, Any], **keys: Any) -> None:
    """A Nemesis plays a card with these rows, then it is somebody else's turn."""
    solo(s, seat, *rows, **keys)
    s.todo = [Turn(s.place_of(seat))]
    advance(s)


def triggers(s: State, tile: str, *picks: str) -> None:
    """Anna triggers a global action and answers; nobody has a turn after that."""
    s.seats[0].settled = True
    s.todo = [TakeTurn(0)]
    played(s, 0)
    play(s, f"trigger:{tile}", *picks)


def turn(s: State, seat: int) -> None:
    """It is the turn of `seat`."""
    s.acting = seat
    s.todo = [EndTurn(s.place_of(seat)), TakeTurn(seat)]
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
    lasts(s, heir, effect)
    advance(s)


def lasts(s: State, heir: int, effect: list[dict[str, Any]]) -> None:
    """A successor has this ability as long as it is in play."""
    s.book.timings[heir] = "ongoing"
    s.book.abilities[heir] = script(s, effect)
    s.book.modifiers[heir] = s.book.modifiers_of(heir)


def script(s: State, effect: list[dict[str, Any]], source: str = "card-i-01") -> int:
    """The number of an effect that stands on a component."""
    steps: Effect = msgspec.convert(effect, Effect)
    return s.book.scripts_of_pack.of(source, steps)


def does(s: State, seat: int, effect: list[dict[str, Any]], event: bool = False) -> None:
    """An effect carried out for a seat, before anything else."""
    s.next(Run(Doing(seat, script(s, effect), event=event)))
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
