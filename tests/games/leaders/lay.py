"""Lay out a table of leaders in the words of the rulebook, and play at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from posterity.core import codec
from posterity.core.answers import IllegalAnswer, Reason
from posterity.core.chance import Chance
from posterity.core.game import Setup
from posterity.core.recall import MIX, OPEN, Trail
from posterity.core.tasks import Task, advance, apply, why
from posterity.games import GAMES
from posterity.games.leaders.rulebook import LeadersRulebook
from posterity.games.leaders.rules.rounds import BeginRound, EndTurn
from posterity.games.leaders.rules.special import PlaySpecial
from posterity.games.leaders.rules.turn import DownToLimit, turn_of
from posterity.games.leaders.rules.work import Work
from posterity.games.leaders.state import Player, State, new_state
from posterity.games.leaders.view import View

GAME = GAMES["leaders"]
CARDS = GAME.card_set("leaders-standard")
REMOVAL = "duel-without-protect-and-destroy"
SEED = bytes(range(32))
# the two decks of the standard set before they are shuffled
RESOURCES = ["gold"] * 24 + ["brick"] * 24 + ["subject"] * 24 + ["wild"] * 10
BUILDINGS = ["bank"] * 12 + ["monument"] * 12 + ["parade"] * 12
DESTROYS = ["thief"] * 4 + ["billboard"] * 4 + ["riot"] * 4
LEGACIES = BUILDINGS + DESTROYS + ["swap"] * 4 + ["protect"] * 4 + ["free-destroy"] * 4

# ---------------------------------------------------------------- laying out


def book_of(players: int, options: dict[str, str] | None = None) -> LeadersRulebook:
    """The rulebook of a table with the standard cards."""
    chosen = GAME.complete(players, options or {})
    on = {name: value == "on" for name, value in chosen.items()}
    return LeadersRulebook(CARDS.cards, players, int(chosen["rounds"]), on["dedications"], on[REMOVAL])


def lay(
    hands: Sequence[str],
    tableaux: Sequence[str] = (),
    *,
    seat: int = 0,
    step: str = "work",
    resource_deck: str = "",
    resource_discard: str = "",
    legacy_deck: str = "",
    legacy_discard: str = "",
    dealer: int | None = None,
    first_finisher: int | None = None,
    idle: int = 0,
    standstill: int = 0,
    totals: Sequence[int] = (),
    round: int = 1,
    options: dict[str, str] | None = None,
    chance: Chance | None = None,
    guessed: bool = False,
    listen: bool = True,
    rules: int = GAME.rules,
) -> State:
    """A table where `seat` has come to `step`; `choose` also takes the two Resource cards first.

    `hands=["bank riot | gold gold", ""]`: one text a seat, Legacy cards before the bar, Resource cards behind it.
    `tableaux=["bank protect", ""]`: buildings in the order they arrived, and Protects. Piles are written top first.
    """
    book = book_of(len(hands), options)
    place = len(hands) - 1 if dealer is None else dealer
    s = new_state(book, rules, chance or Chance(SEED, {}), place)
    for number, hand in enumerate(hands):
        standing = tableaux[number] if number < len(tableaux) else ""
        s.players[number] = player_with(book, hand, standing, totals[number] if totals else 0)
    s.resource_deck, s.resource_discard = pile(book.resources, resource_deck), pile(book.resources, resource_discard)
    s.legacy_deck, s.legacy_discard = pile(book.legacies, legacy_deck), pile(book.legacies, legacy_discard)
    s.buried_by = [OPEN for _ in s.legacy_discard]
    s.round, s.first_finisher, s.idle = round, first_finisher, idle
    s.standstill = standstill
    s.resource_trail = None if guessed else trail_of([p.resources for p in s.players], s.resource_deck)
    s.legacy_trail = None if guessed else trail_of([p.legacies for p in s.players], s.legacy_deck)
    s.told = [] if listen else None
    s.then(rest_of_turn(seat, step))
    advance(s)
    return s


def player_with(book: LeadersRulebook, hand: str, standing: str, total: int) -> Player:
    legacies, _, resources = hand.partition("|")
    buildings = [word for word in standing.split() if word != "protect"]
    tableau = [book.legacies.index(word) for word in buildings]
    words: list[str | None] = [None for _ in buildings]
    protects = standing.split().count("protect")
    return Player(counts(book.resources, resources), counts(book.legacies, legacies), tableau, words, protects, total)


def counts(names: list[str], words: str) -> list[int]:
    assert set(words.split()) <= set(names), words
    return [words.split().count(name) for name in names]


def pile(names: list[str], words: str) -> list[int]:
    return [names.index(word) for word in reversed(words.split())]


def trail_of(hands: list[list[int]], deck: list[int]) -> Trail:
    """As if the deck had just been shuffled from open discards, and nobody had seen the hands."""
    trail = Trail([], [[0 for _ in hand] for hand in hands])
    trail.renew(hands, OPEN, [])
    for card in deck:
        trail.add(MIX, OPEN, card)
    return trail


def rest_of_turn(seat: int, step: str) -> list[Task[Any]]:
    if step == "choose":
        return [*turn_of(seat), EndTurn(seat)]
    steps: list[Task[Any]] = [Work(seat), PlaySpecial(seat), DownToLimit(seat), EndTurn(seat)]
    return steps[("work", "special", "limit").index(step) :]


def begin(players: int, seed: bytes = SEED, options: dict[str, str] | None = None) -> State:
    """A new game, dealt, at its first question."""
    chosen = GAME.complete(players, options or {})
    setup = Setup(players=players, options=chosen, cards=CARDS, seed=seed, rules=GAME.rules)
    state: State = GAME.new(setup, listen=True)
    return state


def dealt_by(dealer: int, players: int) -> State:
    """The first question of a round with this dealer."""
    s = new_state(book_of(players), GAME.rules, Chance(SEED, {}), dealer)
    s.todo = [BeginRound()]
    advance(s)
    return s


# ---------------------------------------------------------------- playing


def plays(s: State, *picks: str) -> None:
    """Whoever is asked answers, again and again."""
    for pick in picks:
        apply(s, s.book.lexicon.parse(pick))


def says(s: State, pick: str, words: str) -> None:
    apply(s, s.book.lexicon.parse(pick), words)


def builds(s: State, card: str, payment: str) -> None:
    plays(s, f"build:{card}", *[f"pay:{resource}" for resource in payment.split()])


def destroys(s: State, card: str, victim: int, payment: str) -> None:
    """Play a specific destroy and pay for it; the bonus is still to be named."""
    plays(s, f"destroy:{card}", f"target:{victim}", *[f"pay:{resource}" for resource in payment.split()])


def idles(s: State, turns: int = 1) -> None:
    """Whole turns in which nobody does a thing; too many resources go, the first kind first."""
    for _ in range(turns):
        plays(s, "work", "done", "pass")
        while s.ask is not None and s.ask.prompt == "ask-limit":
            apply(s, s.ask.options[0])


def refusal(s: State, pick: str) -> Reason:
    """Answer `pick`: it must be refused and the table stay exactly as it was. Returns the reason."""
    before = everything(s)
    assert pick not in options(s)
    with pytest.raises(IllegalAnswer) as caught:
        plays(s, pick)
    assert everything(s) == before
    assert caught.value.kind == "refused" and caught.value.reason is not None
    assert dump_reason(why(s, s.book.lexicon.parse(pick))) == dump_reason(caught.value.reason)
    return caught.value.reason


def dump_reason(reason: Reason) -> list[object]:
    return [reason.legal, reason.message, reason.clause, reason.args]


# ---------------------------------------------------------------- looking


def options(s: State) -> list[str]:
    return [] if s.ask is None else [pick.text for pick in s.ask.options]


def asked(s: State) -> int | None:
    """The seat that is asked; None when the game is over."""
    return None if s.ask is None else s.ask.seat


def prompt(s: State) -> str:
    assert s.ask is not None
    return s.ask.prompt


def ask_args(s: State) -> dict[str, Any]:
    """The numbers and names of the open question."""
    found: dict[str, Any] = GAME.position(s).ask.args
    return found


def step(s: State) -> str | None:
    found: str | None = GAME.position(s).step
    return found


def resources(s: State, seat: int) -> str:
    return named(s.book.resources, spread(s.players[seat].resources))


def legacies(s: State, seat: int) -> str:
    return named(s.book.legacies, spread(s.players[seat].legacies))


def tableau(s: State, seat: int) -> str:
    """Buildings in the order they arrived."""
    return named(s.book.legacies, s.players[seat].tableau)


def protects(s: State, seat: int) -> int:
    return s.players[seat].protects


def dedications(s: State, seat: int) -> list[str | None]:
    return s.players[seat].dedications


def resource_deck(s: State) -> str:
    return named(s.book.resources, s.resource_deck[::-1])


def resource_discard(s: State) -> str:
    return named(s.book.resources, s.resource_discard[::-1])


def legacy_deck(s: State) -> str:
    return named(s.book.legacies, s.legacy_deck[::-1])


def legacy_discard(s: State) -> str:
    return named(s.book.legacies, s.legacy_discard[::-1])


def drawn(s: State) -> str:
    return named(s.book.legacies, s.drawn)


def named(names: list[str], cards: list[int]) -> str:
    return " ".join([names[card] for card in cards])


def spread(hand: list[int]) -> list[int]:
    return [card for card, count in enumerate(hand) for _ in range(count)]


def in_order(words: str) -> str:
    """The same cards sorted by name, where the order is left to chance."""
    return " ".join(sorted(words.split()))


def told(s: State, message: str) -> list[dict[str, object]]:
    """The arguments of every event with this message so far."""
    return [event.args for event in s.told or [] if event.message == message]


def totals(s: State) -> list[int]:
    return GAME.scores(s)


def view(s: State, viewer: int | None) -> View:
    seen: View = GAME.view(s, viewer)
    return seen


def shown(s: State, viewer: int | None) -> dict[str, Any]:
    """A view as it leaves the engine: what is absent is absent."""
    found: dict[str, Any] = msgspec.to_builtins(view(s, viewer))
    return found


def everything(s: State) -> object:
    """The whole table as plain lists, with its question and what was told: to compare it with itself."""
    return [codec.plain(s), options(s), codec.plain(s.told)]
