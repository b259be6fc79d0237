"""Lay out a table of gears in the words of the rulebook, and play at it.

The clauses' examples speak of technologies A, B, C … and of Red, Blue, Green and Yellow; so does this file. Everywhere
in texts a technology is its name in the toy set (`A`, `Mining`, `The-Wheel`, in any case), a Fate card its short name
(`bloodline`, `hoped`, `plans`, `folds`, `more-time`, `willed`) and a player a colour: Red is seat 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from posterity.core import codec
from posterity.core.answers import IllegalAnswer, Reason
from posterity.core.chance import Chance
from posterity.core.events import Event
from posterity.core.game import Setup
from posterity.core.recall import MIX, OPEN, Trail
from posterity.core.sets import CardSet, slug_of
from posterity.core.tasks import Task, advance, apply, why
from posterity.games.gears.cards import LIBRARY
from posterity.games.gears.game import Gears
from posterity.games.gears.pieces import NOBODY, ExpansionState, Lingering, Player, Site
from posterity.games.gears.rulebook import GearsRulebook
from posterity.games.gears.rules.fates import FateRulebook
from posterity.games.gears.rules.rounds import ChoosePosition, EndRound, ExtraTurns, FixOrder, Prepare
from posterity.games.gears.rules.turn import BeginTurn, TakeAction
from posterity.games.gears.state import State, new_state
from posterity.games.gears.view import View

GAME = Gears()
STANDARD = GAME.card_set("gears-standard@1")
SEED = bytes(range(32))
COLOURS = ["red", "blue", "green", "yellow"]
FATE = {  # the short names of this file
    "bloodline": "bloodline-influence",
    "hoped": "not-what-we-hoped-for",
    "plans": "perfectly-laid-plans",
    "folds": "time-folds-around-us",
    "more-time": "we-need-more-time",
    "willed": "willed-into-existence",
}
SHORT = {slug: short for short, slug in FATE.items()}


def technology(name: str, cost: int, reward: int, *needs: str, copies: int = 6) -> dict[str, Any]:
    return {"name": name, "cost": cost, "reward": reward, "needs": list(needs), "copies": copies}


TOY_TABLES: dict[str, Any] = {
    "set": "toy",
    "technologies": [
        technology("A", 1, 2),
        technology("B", 2, 3, "A"),
        technology("C", 3, 5, "B"),
        technology("D", 3, 4, "A", "B"),
        technology("E", 2, 3),
        technology("G", 2, 3, "A"),
        technology("Z", 0, 1),
        technology("Mining", 2, 4),
        technology("The Wheel", 1, 2),
        technology("Fire", 1, 3),
        technology("Combustion Engine", 2, 3, "The Wheel", "Fire"),
        technology("Writing", 1, 1),
        technology("Cartography", 2, 4, "Writing"),
    ],
    "characters": [
        {"name": "Emily Maruska", "pursuit": "Mining", "bonus": 3},
        {"name": "Anna Archer", "pursuit": "A", "bonus": 2},
        {"name": "Bruno Baker", "pursuit": "B", "bonus": 4},
        {"name": "Carla Cook", "pursuit": "C", "bonus": 5},
    ],
}
TOY = LIBRARY.read(TOY_TABLES, "toy", own=True)

# ---------------------------------------------------------------- words


def word_slug(word: str) -> str:
    """The slug of a card as the game knows it."""
    return FATE.get(word.lower(), slug_of(word))


def shortened(text: str) -> str:
    """An answer or a card as this file writes it: single letters large, Fate cards short."""
    words = [SHORT.get(word, word) for word in text.split(":")]
    return ":".join([word.upper() if len(word) == 1 and word.isalpha() else word for word in words])


def lengthened(text: str) -> str:
    """An answer as the game writes it."""
    verb, *words = text.split(":")
    return ":".join([verb, *[word_slug(word) for word in words]])


def card(book: GearsRulebook, word: str) -> int:
    return book.names.index(word_slug(word))


def cards(book: GearsRulebook, words: str) -> list[int]:
    return [card(book, word) for word in words.split()]


def named(book: GearsRulebook, numbers: Sequence[int]) -> str:
    return " ".join([shortened(book.names[number]) for number in numbers])


def cubes_of(players: int, words: Sequence[str]) -> list[int]:
    """`red:1 blue:2` as cubes by seat."""
    cubes = [0] * players
    for word in words:
        colour, _, count = word.partition(":")
        cubes[COLOURS.index(colour)] = int(count)
    return cubes


# ---------------------------------------------------------------- laying out


def book_of(players: int = 2, options: Mapping[str, str] | None = None, cards: CardSet = TOY) -> GearsRulebook:
    """The rulebook of a table."""
    return FateRulebook(cards.cards, players, GAME.complete(players, dict(options or {})))


def lay(
    hands: Sequence[str] = (),
    timeline: Mapping[int, str] | None = None,
    *,
    players: int = 2,
    seat: int = 0,
    step: str = "act",
    round: int = 1,
    turn: int = 1,
    actions_left: int = 3,
    order: Sequence[int] = (),
    frames: Sequence[int] = (),
    pools: Sequence[int] = (),
    scores: Sequence[int] = (),
    held: Sequence[str] = (),
    characters: Sequence[str] = (),
    deck: str = "Z Z Z Z Z Z Z Z",
    discard: str = "",
    removed: str = "",
    draft: Mapping[str, str] | None = None,
    lingering: Sequence[str] = (),
    more_time: bool = False,
    took_fate: bool = False,
    options: Mapping[str, str] | None = None,
    cards: CardSet = TOY,
    book: GearsRulebook | None = None,
    expansion: ExpansionState | None = None,
    chance: Chance | None = None,
    listen: bool = True,
    rules: int = GAME.rules,
) -> State:
    """A table where `seat` has come to `step`.

    `hands=["A B bloodline", ""]`: one text a seat; hands that are left out are empty. `held`: Fate cards apart.
    `timeline={2: "A red:1 blue:2, Z"}`: by frame, technologies with their cubes, behind each other by commas;
    a reward token of an expansion stands behind the cubes (`A red:1 +1`).
    `frames=[1, 5]`: where the markers are, the Present Day if left out. Piles are written top first.
    `lingering=["plans red 2 A", "willed blue 3 B A"]`: card, player, frame, technology, and what was removed.
    `draft={"bloodline": "red:2 blue:1"}`: the cards in the draft area with their cubes.
    `step`: `act` (in the middle of a turn), `turn` (it begins), `choose` (positions, by seat, from `seat` on),
    `end` (the round ends), `prepare`. What comes next in the round comes next here.
    An expansion has its own `book` and its own `expansion` of the state. A game of old has its number of `rules`.
    """
    book = book or book_of(players, options, cards)
    s = new_state(book, rules, chance or Chance(SEED, {}))
    s.round, s.turn, s.order = round, turn, list(order) or list(range(players))
    for number in range(players):
        hand = sorted(all_cards(book, hands, number))
        character = book.characters.index(characters[number]) if characters else NOBODY
        frame = frames[number] if frames else s.present()
        score, pool = scores[number] if scores else 0, pools[number] if pools else 0
        s.players[number] = Player(score, pool, frame, hand, all_cards(book, held, number), character, 0)
    for place, text in (timeline or {}).items():
        s.frames[place] = [site(book, words) for words in text.split(",")]
    s.deck, s.discard = all_cards(book, [deck], 0)[::-1], all_cards(book, [discard], 0)[::-1]
    s.buried_by = [OPEN for _ in s.discard]
    s.removed = all_cards(book, [removed], 0)
    s.draft = [card(book, word) for word in draft or {}]
    s.draft_cubes = [cubes_of(players, words.split()) for words in (draft or {}).values()]
    s.lingering = [lingers(book, words) for words in lingering]
    s.actions_left, s.more_time, s.took_fate = actions_left, more_time, took_fate
    s.expansion = expansion or s.expansion
    s.trail = trail_of(s)
    s.told = [] if listen else None
    s.refresh()
    s.then(still_to_come(s, seat, step))
    advance(s)
    return s


def all_cards(book: GearsRulebook, texts: Sequence[str], number: int) -> list[int]:
    return cards(book, texts[number]) if number < len(texts) else []


def site(book: GearsRulebook, text: str) -> Site:
    """`A red:1 blue:2`, and with reward tokens `A red:1 -2`."""
    name, *words = text.split()
    cubes = [word for word in words if ":" in word]
    modifier = sum([int(word) for word in words if ":" not in word])
    return Site(card(book, name), tuple(cubes_of(book.players, cubes)), modifier)


def lingers(book: GearsRulebook, text: str) -> Lingering:
    """`willed blue 3 B A`."""
    fate, colour, frame, target, *removed = text.split()
    gone = card(book, removed[0]) if removed else NOBODY
    return Lingering(card(book, fate), COLOURS.index(colour), int(frame), card(book, target), gone)


def trail_of(s: State) -> Trail:
    """As if the deck had just been shuffled from open discards, and nobody had seen the hands."""
    kinds = len(s.book.names)
    trail = Trail([], [[0] * kinds for _ in s.players])
    trail.renew([[player.hand.count(kind) for kind in range(kinds)] for player in s.players], OPEN, [])
    for kind in s.deck:
        trail.add(MIX, OPEN, kind)
    return trail


def still_to_come(s: State, seat: int, step: str) -> list[Task[Any]]:
    if step == "end":
        return [EndRound()]
    if step == "prepare":
        return [Prepare()]
    if step == "choose":
        return [*[ChoosePosition(chooser) for chooser in [seat, *s.book.others[seat]]], FixOrder()]
    turns: list[Task[Any]] = [BeginTurn(who, s.turn) for who in s.order[s.order.index(seat) :]]
    turns += [BeginTurn(who, number) for number in range(s.turn + 1, 5) for who in s.order]
    if step == "act":
        turns[0] = TakeAction(seat)
    return [*turns, ExtraTurns(), EndRound()]


def begin(
    players: int = 2, options: Mapping[str, str] | None = None, seed: bytes = SEED, cards: CardSet = STANDARD
) -> State:
    """A new game of the standard set at its first question."""
    return GAME.new(setup_of(players, options, seed, cards), listen=True)


def setup_of(
    players: int = 2, options: Mapping[str, str] | None = None, seed: bytes = SEED, cards: CardSet = STANDARD
) -> Setup:
    chosen = GAME.complete(players, dict(options or {}))
    return Setup(players=players, options=chosen, cards=cards, seed=seed, rules=GAME.rules)


def seated(players: int = 2, options: Mapping[str, str] | None = None, seed: bytes = SEED) -> State:
    """A new game of the standard set in its first turn: everybody took the first position that was free."""
    s = begin(players, options, seed)
    while s.ask is not None and s.ask.prompt in ("ask-character", "ask-position"):
        apply(s, s.ask.options[0])
    return s


# ---------------------------------------------------------------- playing


def plays(s: State, *picks: str) -> None:
    """Whoever is asked answers, again and again."""
    for pick in picks:
        apply(s, s.book.lexicon.parse(lengthened(pick)))


def establishes(s: State, name: str, payment: str = "") -> None:
    """Establish a technology and pay for it: `establishes(s, "B", "E Z")`."""
    plays(s, f"establish:{name}", *[f"pay:{word}" for word in payment.split()])


def influences(s: State, name: str, cubes: int) -> None:
    plays(s, f"influence:{name}", f"cubes:{cubes}")


def draws(s: State, name: str = "") -> None:
    """Draw two cards and keep this one, or the first on offer."""
    plays(s, "draw")
    if prompt(s) == "ask-keep":
        plays(s, f"keep:{name}" if name else options(s)[0])


def ends_turn(s: State) -> None:
    """Whoever is asked goes through the rest of the turn: draws as long as an action is owed, and ends it."""
    seat, turn, round = asked(s), s.turn, s.round
    while s.ask is not None and (s.ask.seat, s.turn, s.round) == (seat, turn, round) and prompt(s) != "ask-position":
        picks = options(s)
        plays(s, "end" if "end" in picks else "draw" if "draw" in picks else picks[0])


def ends_round(s: State) -> None:
    """Everybody goes through their turns until the next round is prepared or the game is over."""
    round = s.round
    while s.ask is not None and s.round == round:
        ends_turn(s)


def refusal(s: State, pick: str) -> Reason:
    """Answer `pick`: it must be refused and the table stay exactly as it was. Returns the reason."""
    before = everything(s)
    assert pick not in options(s)
    with pytest.raises(IllegalAnswer) as caught:
        plays(s, pick)
    assert everything(s) == before
    assert caught.value.kind == "refused" and caught.value.reason is not None
    assert dump_reason(why(s, s.book.lexicon.parse(lengthened(pick)))) == dump_reason(caught.value.reason)
    assert not caught.value.reason.legal
    return caught.value.reason


def refused(s: State, pick: str) -> tuple[str, str]:
    """The message and the clause of a refusal."""
    reason = refusal(s, pick)
    return reason.message, reason.clause


def dump_reason(reason: Reason) -> list[object]:
    return [reason.legal, reason.message, reason.clause, reason.args]


# ---------------------------------------------------------------- looking


def options(s: State, verb: str = "") -> list[str]:
    """What is on offer, of one verb or altogether."""
    picks = [] if s.ask is None else [shortened(pick.text) for pick in s.ask.options]
    return [pick for pick in picks if verb in ("", pick.split(":")[0])]


def asked(s: State) -> int | None:
    """The seat that is asked; None when the game is over."""
    return None if s.ask is None else s.ask.seat


def prompt(s: State) -> str:
    return "" if s.ask is None else s.ask.prompt


def ask_args(s: State) -> dict[str, Any]:
    """The numbers and names of the open question."""
    found: dict[str, Any] = GAME.position(s).ask.args
    return found


def hand(s: State, seat: int) -> str:
    return named(s.book, s.players[seat].hand)


def held(s: State, seat: int) -> str:
    """Fate cards outside the hand."""
    return named(s.book, s.players[seat].fate)


def deck(s: State) -> str:
    return named(s.book, s.deck[::-1])


def discard(s: State) -> str:
    return named(s.book, s.discard[::-1])


def drawn(s: State) -> str:
    return named(s.book, s.drawn)


def removed(s: State) -> str:
    return named(s.book, s.removed)


def pools(s: State) -> list[int]:
    return [player.pool for player in s.players]


def scores(s: State) -> list[int]:
    return GAME.scores(s)


def frames(s: State) -> list[int]:
    """Where the markers are, by seat."""
    return [player.frame for player in s.players]


def cubes_text(cubes: Sequence[int]) -> str:
    return " ".join([f"{COLOURS[seat]}:{count}" for seat, count in enumerate(cubes) if count])


def timeline(s: State) -> dict[int, str]:
    """The timeline as `lay` takes it."""
    shown: dict[int, str] = {}
    for frame, sites in enumerate(s.frames):
        if sites:
            shown[frame] = ", ".join([site_text(s, there) for there in sites])
    return shown


def site_text(s: State, there: Site) -> str:
    words = [named(s.book, [there.technology]), cubes_text(there.cubes)]
    if there.modifier:
        words.append(f"{there.modifier:+}")
    return " ".join([word for word in words if word])


def draft(s: State) -> dict[str, str]:
    """The draft area as `lay` takes it."""
    pairs = zip(s.draft, s.draft_cubes, strict=True)
    return {named(s.book, [fate]): cubes_text(cubes) for fate, cubes in pairs}


def lingering(s: State) -> list[str]:
    """Fate cards in play as `lay` takes them."""
    return [
        f"{named(s.book, [fate.card])} {COLOURS[fate.by]} {fate.frame} {named(s.book, [fate.technology])} "
        f"{'' if fate.removed == NOBODY else named(s.book, [fate.removed])}".strip()
        for fate in s.lingering
    ]


def successful(s: State) -> dict[int, str]:
    """The successful technologies by frame, in the order of the set."""
    return standing(s, True)


def failed(s: State) -> dict[int, str]:
    return standing(s, False)


def standing(s: State, good: bool) -> dict[int, str]:
    found: dict[int, str] = {}
    for view in table(s).timeline:
        if view.successful == good:
            found.setdefault(view.frame, "")
            found[view.frame] = " ".join([*found[view.frame].split(), shortened(view.technology)])
    return {frame: " ".join(sorted(text.split())) for frame, text in found.items()}


FOR_WORDS = ("missing", "free", "slug", "reward", "moved", "self", "rule")


def told(s: State, message: str) -> list[dict[str, object]]:
    """The arguments of every event with this message so far, without those that only help to put it into words."""
    events = [event for event in s.told or [] if event.message == message]
    return [bare(event) for event in events]


def bare(event: Event) -> dict[str, object]:
    return {name: value for name, value in event.args.items() if name not in FOR_WORDS}


def messages(s: State) -> list[str]:
    """What happened, in order."""
    return [event.message for event in s.told or []]


def heard(s: State, viewer: int | None) -> list[tuple[str, dict[str, object]]]:
    """What one viewer reads of what happened: messages with their arguments."""
    events = [event.seen_by(viewer) for event in s.told or []]
    return [(event.message, bare(event)) for event in events if event is not None]


def table(s: State) -> View:
    """Everything there is to see."""
    return GAME.position(s)


def view(s: State, viewer: int | None) -> View:
    return GAME.view(s, viewer)


def shown(s: State, viewer: int | None) -> dict[str, Any]:
    """A view as it leaves the engine: what is absent is absent."""
    found: dict[str, Any] = msgspec.to_builtins(view(s, viewer))
    return found


def inventory(s: State) -> list[str]:
    """Every card of the table, sorted."""
    position: dict[str, Any] = msgspec.to_builtins(GAME.position(s))
    return sorted(GAME.inventory(position))


def everything(s: State) -> object:
    """The whole table as plain lists, with its question and what was told: to compare it with itself."""
    return [codec.dump(s), options(s), codec.plain(s.told)]
