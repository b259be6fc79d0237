"""`posterity cards show`: the definitions of a set, with the hash that records carry."""

from __future__ import annotations

from typing import Any

from posterity.cli.arguments import Given
from posterity.cli.console import Console
from posterity.cli.faults import DONE
from posterity.cli.sets import find_set
from posterity.core.sets import Phrase
from posterity.text.voice import Voice

FIRST = ("slug", "name", "copies")  # what every card has; its other keys are told after its name


def run(given: Given, console: Console) -> int:
    game, chosen = find_set(given.word("set"), console.voice)
    shown = game.show_cards(chosen)
    if given.has("json"):
        console.json(shown)
        return DONE
    voice = Voice(console.voice.lang, game, chosen)
    console.line(f"{shown['set']}  ({game.name})")
    console.line(f"sha256 {shown['sha256']}")
    for group, cards in shown.items():
        if isinstance(cards, list) and cards:
            console.line()
            table(group, cards, voice, console)
    return DONE


def table(group: str, cards: list[Any], voice: Voice, console: Console) -> None:
    """One group of cards under its title, the message `group-GROUP`: a line each, in columns."""
    console.line(voice.maybe(f"group-{group}") or group.capitalize())
    lines = [cells({"slug": card} if isinstance(card, str) else card, voice) for card in cards]
    widths = [max((len(line[column]) for line in lines), default=0) for column in range(2)]
    for line in lines:
        left = f"  {line[0]:>{widths[0]}} × {line[1]:<{widths[1]}}"
        console.line(f"{left}  {line[2]}".rstrip())


def cells(card: dict[str, Any], voice: Voice) -> list[str]:
    """Copies, name and what else there is to say about a card, the same words once."""
    about = [
        fact(card["slug"], key, value, voice) for key, value in card.items() if key not in FIRST and value is not None
    ]
    name = voice.name(card["slug"])
    known = name if voice.lang == "en" else f"{name} ({card['slug']})"
    return [str(card.get("copies", 1)), known, "; ".join(dict.fromkeys(part.removesuffix(".") for part in about))]


def fact(slug: str, key: str, value: Any, voice: Voice) -> str:
    """One key of a card in words: the message `card-KEY` with its `$value`, else the key and the value."""
    in_words = slug in voice.cards and isinstance(voice.cards[slug].facts.get(key), Phrase)
    if in_words or (isinstance(value, dict) and slug in voice.cards and key in voice.facts_of(slug)):
        return voice.say(f"card-{key}", value=voice.facts_of(slug)[key])
    args = voice.card_words("value", [str(part) for part in value] if isinstance(value, list) else value)
    return voice.maybe(f"card-{key}", **args) or f"{key} {args['value']}"
