"""One generation of a Nemesis, card by card: what it drew, which row it used, and which clause made it act.

    python -m tools.trace [--seed S] [--generation G] [--out FILE]

One person answers at random, alone against a Nemesis with a Rising Star. The same command makes the same page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from posterity.core.chance import QuickStream
from posterity.core.events import Event
from posterity.games import GAMES
from posterity.testing.walks import new_table, play, setup
from posterity.text.voice import Voice

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "games" / "legacies-solo.md"
GAME = GAMES["legacies"]
SEED, GENERATION = 11, 3
NEMESIS = 1
NAMES = ["Anna", "Nemesis", "Rising Star"]
ACTS = ("played", "swapped", "triggered", "automaton-plays")  # what a turn begins with

Turn = tuple[int, list[Event]]  # whose it is, and what happens in it


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    Path(given.out).write_text(page(given.seed, given.generation), encoding="utf-8")
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="trace", description="Traces one generation of a Nemesis.")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--generation", type=int, choices=range(1, 7), default=GENERATION)
    parser.add_argument("--out", default=str(PAGE))
    return parser.parse_args(words)


def told(seed: int, generation: int) -> list[Event]:
    """The events of a generation, from its beginning to that of the next."""
    table = new_table(GAME, setup(GAME, 1, {}, seed))
    play(table, QuickStream(seed))
    events = [event for entry in table.events for event in entry]
    begins = [n for n, event in enumerate(events) if event.message == "generation-began"]
    ends = [*begins[1:], len(events)]
    return events[begins[generation - 1] : ends[generation - 1]]


def turns(events: list[Event]) -> Iterator[Turn]:
    """The turns of a generation; what comes before the first belongs to nobody."""
    seat = -1
    found: list[Event] = []
    for event in events:
        by = event.args.get("seat")
        if event.message in ACTS and isinstance(by, int) and begins_turn(event, by, seat, found):
            yield seat, found
            seat, found = by, []
        elif event.message == "generation-ended":
            yield seat, found
            seat, found = -2, []
        found.append(event)
    yield seat, found


def begins_turn(event: Event, by: int, seat: int, found: list[Event]) -> bool:
    """Does it begin a turn? What a played card or a row triggers belongs to that same turn."""
    if event.message != "triggered" or by != seat:
        return True
    return found[0].message == "triggered"


def page(seed: int, generation: int) -> str:
    chosen = setup(GAME, 1, {}, seed)
    voice = Voice("en", GAME, chosen.cards, NAMES)
    command = "python -m tools.trace"
    command += "" if (seed, generation) == (SEED, GENERATION) else f" --seed {seed} --generation {generation}"
    lines = ["# One generation of a Nemesis", ""]
    lines += [f"Made by `{command}`; the same command makes the same page, and a test compares them.", ""]
    lines += [f"Card set: `{chosen.cards.set}`, sha256 `{chosen.cards.sha256}`.", ""]
    lines += ["Anna plays alone and answers at random, against one Nemesis with a Rising Star. This is generation"]
    lines += [f"{generation} of their game. In brackets stands the clause that made it so; "]
    lines[-1] += "[the rules](../rules/legacies-en.md) have it."
    count = 0
    for by, events in turns(told(seed, generation)):
        if by == NEMESIS:
            count += 1
            lines += ["", f"## Its turn {count}", "", *card_lines(voice, events[0])]
            lines += [said(voice, event) for event in events]
        else:
            concerned = [event for event in events if by < 0 or concerns(event)]
            if concerned:
                lines += ["", f"## {heading(by)}", "", *[said(voice, event) for event in concerned]]
    return "\n".join(lines) + "\n"


def heading(by: int) -> str:
    if by == -1:
        return "The generation begins"
    return "It ends" if by == -2 else f"What {NAMES[by]} does to it"


def concerns(event: Event) -> bool:
    """Is it a deed of the Nemesis, or done to it? The deed that begins the turn is included."""
    return NEMESIS in (event.args.get("seat"), event.args.get("victim")) or event.message == "triggered"


def card_lines(voice: Voice, event: Event) -> list[str]:
    """What is printed on the card it drew."""
    slug = str(event.args["solo"])
    facts = voice.facts_of(slug)
    return [
        f"It draws **{voice.name(slug)}**: arrow {facts['arrow']}, amount {facts['amount']}, successor"
        f" {facts['successor']}, market {facts['market']}; priority {facts['priority']}; bids {facts['bids']}.",
        f"Its rows: {facts['rows']}.",
        "",
    ]


def said(voice: Voice, event: Event) -> str:
    return f"- {voice.event(event).strip()} (`{event.clause}`)"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
