"""How often random play uses each component of a pack: none may be at zero.

    python -m tools.met legacies [--games N] [--seed S] [--cards SET] [--out FILE]

N games in all are played at random, with every number of people in turn, and the components in their events are
counted. The same command makes the same page. It fails if some component never occurred.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from posterity.bots import BOTS
from posterity.cli.bars import Progress
from posterity.core.chance import BlakeStream, seed_of
from posterity.core.events import Event
from posterity.core.game import Setup
from posterity.core.observation import play_out
from posterity.core.sets import CardSet, slug
from posterity.games import GAMES
from posterity.games.legacies.board import GLOBALS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "games" / "legacies-met.md"
GAME = GAMES["legacies"]
GAMES_PLAYED = 2000
COLUMNS = 4  # components side by side

Thing = tuple[str, str]  # the kind of component, and which


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    cards = GAME.card_set(given.cards or GAME.standard_set)
    met = count_all(cards, range(given.seed, given.seed + given.games))
    things = list(components(cards))
    Path(given.out).write_text(page(cards, given, things, met), encoding="utf-8")
    missing = [f"{kind}: {name}" for kind, name in things if not met[kind, name]]
    for line in missing:
        print(f"never met: {line}", file=sys.stderr)
    return 1 if missing else 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="met", description="Counts how often random play meets each component.")
    parser.add_argument("game", choices=[GAME.name])
    parser.add_argument("--games", type=int, default=GAMES_PLAYED)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cards")
    parser.add_argument("--out", default=str(PAGE))
    return parser.parse_args(words)


# ---------------------------------------------------------------- playing


def count_all(cards: CardSet, numbers: range) -> Counter[Thing]:
    met: Counter[Thing] = Counter()
    progress = Progress(len(numbers))
    try:
        for done, number in enumerate(numbers, 1):
            met.update(play(cards, number))
            progress.at(done)
    finally:
        progress.close()
    return met


def play(cards: CardSet, number: int) -> list[Thing]:
    """The components that one game met, by its number; one to six people in turn, one alone against a Nemesis."""
    players = GAME.fewest + number % (GAME.most - GAME.fewest + 1)
    seed = seed_of(number)
    options = GAME.complete(players, {})
    setup = Setup(players=players, options=options, cards=cards, seed=seed, rules=GAME.rules)
    s = GAME.new(setup, listen=True)
    play_out(GAME, s, [BOTS["random"](BlakeStream(seed, f"bot-{seat}")) for seat in range(players)])
    assert s.told is not None
    return [*things_in(s.told, players), *rows_in(cards, s.told)]


def things_in(told: list[Event], players: int) -> Iterator[Thing]:
    """The components that events speak of; what an automaton gets is not counted."""
    bonus = {str(event.args["character"]): str(event.args["bonus"]) for event in told if event.message == "bonus-laid"}
    people = [None, *range(players)]
    for event in told:
        if event.args.get("seat") in people or event.message == "automaton-plays":
            yield from things_of(event.message, {key: str(value) for key, value in event.args.items()}, bonus)


def things_of(message: str, args: dict[str, str], bonus: dict[str, str]) -> Iterator[Thing]:
    """The components of one event; `bonus` says which token lies by which track."""
    if message in NAMED:
        kind, key = NAMED[message]
        yield kind, args[key]
    elif message == "tiles-laid":
        yield "scoring tile in play", args["tile"]
        yield "scoring tile in play", args["game_tile"]
    elif message == "resolved-event":
        yield "event outcome resolved", f"{args['event']}, {args['outcome']}"
    elif message == "special-action":
        yield "special action performed", f"{args['character']}, {args['side']}"
    elif message == "related":
        yield "space of a track collected", f"{args['character']}, 1"
        if args["character"] in bonus:
            yield "bonus token paid", bonus[args["character"]]
    elif message == "collected":
        yield "space of a track collected", f"{args['character']}, {args['space']}"


def rows_in(cards: CardSet, told: list[Event]) -> Iterator[Thing]:
    """The rows of solo cards that a Nemesis carried out; a Rising Star triggers nothing."""
    centuries = {slug(card): card.century for card in cards.cards.solo_cards}
    triggering = {event.args["seat"] for event in told if event.message == "automaton-triggers"}
    for event in told:
        kind = ROWS.get((event.message, event.clause), str(event.args.get("tile")))
        if event.args.get("seat") in triggering and event.message.startswith("automaton-") and kind in KINDS:
            yield "row carried out by a nemesis", f"{kind}, century {centuries[str(event.args['solo'])]}"


ROWS = {
    ("automaton-seeks", "legacies.npc.relationship"): "relationship",
    ("automaton-seeks-figure", "legacies.npc.relationship-legendary"): "legendary figure",
    ("automaton-bought", "legacies.npc.buy"): "buy",
    ("automaton-sold", "legacies.npc.sell"): "sell",
    ("automaton-acquires", "legacies.npc.heirloom-own"): "own heirloom",
    ("automaton-acquires", "legacies.npc.heirloom-opponent"): "opponent's heirloom",
    ("automaton-falls-through", "legacies.nemesis.global-choice"): "another global action",
}
KINDS = [*ROWS.values(), *GLOBALS]
NAMED = {  # messages about one component: its kind, and the argument that names it
    "played": ("player card played", "card"),
    "swapped": ("player card played", "market"),
    "opportunity": ("opportunity taken", "card"),
    "entered-play": ("successor put in play", "successor"),
    "retired": ("successor retired", "successor"),
    "acquired": ("heirloom acquired", "heirloom"),
    "acquired-own": ("heirloom acquired", "heirloom"),
    "entered-figure": ("legendary figure met", "figure"),
    "bumped-from-figure": ("legendary figure met", "figure"),
    "chose-tile": ("scoring tile in play", "tile"),
    "automaton-plays": ("solo card played", "solo"),
}


# ---------------------------------------------------------------- the page


def components(cards: CardSet) -> Iterator[Thing]:
    """Everything that can be met, in the order of the pack."""
    pack: Any = cards.cards
    yield from [("player card played", slug(card)) for card in pack.player_cards]
    yield from [("opportunity taken", slug(card)) for card in pack.player_cards if card.opportunity is not None]
    for kind in ("successor put in play", "successor retired"):
        yield from [(kind, slug(card)) for card in pack.successors]
    yield from [("heirloom acquired", slug(card)) for card in pack.heirlooms if card.level]
    for outcome in ("top", "bottom"):
        yield from [("event outcome resolved", f"{slug(event)}, {outcome}") for event in pack.events]
    for side in ("aboveboard", "underhanded"):
        yield from [("special action performed", f"{mat.character}, {side}") for mat in pack.mats]
    for track in pack.tracks:
        spaces = range(1, len(track.spaces) + 1)
        yield from [("space of a track collected", f"{track.character}, {space}") for space in spaces]
    yield from [("legendary figure met", slug(figure)) for figure in pack.legendary]
    yield from [("bonus token paid", slug(token)) for token in pack.bonus_tokens]
    yield from [("scoring tile in play", tile.key) for tile in pack.scoring_tiles]
    yield from [("solo card played", slug(card)) for card in pack.solo_cards]
    for century in (1, 2, 3):
        yield from [("row carried out by a nemesis", f"{kind}, century {century}") for kind in KINDS]


def page(cards: CardSet, given: argparse.Namespace, things: list[Thing], met: Counter[Thing]) -> str:
    more = "" if cards.set == GAME.standard_set else f" --cards {cards.set}"
    command = f"python -m tools.met {GAME.name} --games {given.games} --seed {given.seed}{more}"
    lines = [f"# What {GAME.name} meets", ""]
    lines += [f"Made by `{command}`; the same command makes the same page.", ""]
    lines += [f"Card set: `{cards.set}`, sha256 `{cards.sha256}`.", ""]
    lines += [f"In {given.games} games of one to six people who answer at random, so often:"]
    for kind in dict.fromkeys(kind for kind, _ in things):
        names = [name for found, name in things if found == kind]
        least = min(met[kind, name] for name in names)
        lines += ["", f"## {kind.capitalize()}", "", f"{len(names)} of them; the rarest {least} times.", ""]
        lines += table([f"{name}: {met[kind, name]}" for name in names])
    return "\n".join(lines) + "\n"


def table(cells: list[str]) -> list[str]:
    filled = cells + [""] * (-len(cells) % COLUMNS)
    lines = ["| " * COLUMNS + "|", "| --- " * COLUMNS + "|"]
    return lines + [f"| {' | '.join(filled[n : n + COLUMNS])} |" for n in range(0, len(filled), COLUMNS)]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
