"""`posterity cards show`: the definitions of a set, with the hash that records carry."""

from __future__ import annotations

from typing import Any

from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import DONE
from posterity.cli.output import Output
from posterity.cli.sets import find_set
from posterity.core.sets import Phrase
from posterity.text.voice import Voice

TOLD = ("slug", "name", "copies", "origin", "origins")  # shown in their own columns; all other keys come after the name
MARKS = {"designed": "*", "owner": "°"}  # where a value comes from, if not from the rulebook


def run(given: ParsedCommand, output: Output) -> int:
    game, chosen = find_set(given.word("set"), output.voice)
    shown = game.show_cards(chosen)
    if given.has("json"):
        output.json(shown)
        return DONE
    voice = Voice(output.voice.lang, game, chosen)
    output.line(f"{shown['set']}  ({game.name})")
    if not chosen.own:
        known = [str(cards.cards.version) for cards in game.shelf.editions(chosen.set)]
        output.say("cli-cards-edition", edition=str(chosen.cards.version), known=known, count=len(known))
    output.line(f"sha256 {shown['sha256']}")
    output.line(voice.say("cli-cards-marks"))
    for group, cards in shown.items():
        if isinstance(cards, list) and cards:
            output.line()
            table(group, [whole(card, shown) for card in cards], voice, output)
    return DONE


def whole(card: Any, shown: dict[str, Any]) -> dict[str, Any]:
    """A card with its keys and origins; origins are taken from the set where the card itself has none."""
    keys: dict[str, Any] = card if isinstance(card, dict) else {"slug": card}
    return {"origins": shown.get("origins", {}).get(keys["slug"], {}), **keys}


def table(group: str, cards: list[dict[str, Any]], voice: Voice, output: Output) -> None:
    """One group of cards under its title, the message `group-GROUP`: a line each, in columns."""
    output.line(voice.maybe(f"group-{group}") or group.capitalize())
    lines = [cells(card, voice) for card in cards]
    widths = [max((len(line[column]) for line in lines), default=0) for column in range(2)]
    for line in lines:
        left = f"  {line[0]:>{widths[0]}} × {line[1]:<{widths[1]}}"
        output.line(f"{left}  {line[2]}".rstrip())


def cells(card: dict[str, Any], voice: Voice) -> list[str]:
    """Copies, name and the other facts of a card without repetition; each with the mark of its origin."""
    origins = card["origins"]
    about = [
        fact(card["slug"], key, value, voice).removesuffix(".") + mark(key, origins, voice)
        for key, value in card.items()
        if key not in TOLD and value is not None
    ]
    name = voice.name(card["slug"])
    known = (name if voice.lang == "en" else f"{name} ({card['slug']})") + mark("name", origins, voice)
    return [f"{card.get('copies', 1)}{mark('copies', origins, voice)}", known, "; ".join(dict.fromkeys(about))]


def mark(key: str, origins: dict[str, str], voice: Voice) -> str:
    """The mark of a value; parts of it that come from elsewhere are named by their places, as in the set."""
    said = MARKS.get(origins.get(key, ""), "")
    apart: dict[str, list[str]] = {}
    for path, origin in origins.items():
        if path.startswith(f"{key}."):
            apart.setdefault(origin, []).append(path.removeprefix(f"{key}."))
    parts = [voice.say("cli-cards-parts", origin=origin, parts=", ".join(paths)) for origin, paths in apart.items()]
    return said + "".join(f" ({part})" for part in parts)


def fact(slug: str, key: str, value: Any, voice: Voice) -> str:
    """One key of a card in words: the message `card-KEY` with its `$value`, else the key and the value."""
    in_words = slug in voice.cards and isinstance(voice.cards[slug].facts.get(key), Phrase)
    if in_words or (isinstance(value, dict) and slug in voice.cards and key in voice.facts_of(slug)):
        return voice.say(f"card-{key}", value=voice.facts_of(slug)[key])
    args = voice.card_words("value", [str(part) for part in value] if isinstance(value, list) else value)
    return voice.maybe(f"card-{key}", **args) or f"{key} {args['value']}"
