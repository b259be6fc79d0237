"""`posterity rules`: the rule clauses, with rulings, examples and the tests that show them; also the glossary."""

from __future__ import annotations

from typing import Any

from posterity.cli import rulebook
from posterity.cli.arguments import Given, unknown
from posterity.cli.choosing import find_game
from posterity.cli.console import Console
from posterity.cli.faults import DONE, Fault
from posterity.core.game import Game
from posterity.games import GAMES

INDENT = "  "


def run(given: Given, console: Console) -> int:
    game, wanted = asked_for(given.maybe("game"), given.maybe("clause"))
    if given.has("glossary"):
        return glossary(game, wanted, given.has("json"), console)
    if game is None:
        return all_games(given.has("json"), console)
    found = rulebook.clauses(game, console.voice.lang)
    if wanted is not None:
        found = matching(game, found, wanted)
    if given.has("json"):
        console.json({"game": game.name, "clauses": found})
    else:
        show(found, console)
    return DONE


def asked_for(game: str | None, clause: str | None) -> tuple[Game[Any] | None, str | None]:
    """The game and the clause; a whole clause id names its game too."""
    if game is None:
        return None, None
    if clause is None and "." in game:
        return find_game(game.partition(".")[0]), game
    return find_game(game), clause


def matching(game: Game[Any], found: list[dict[str, Any]], wanted: str) -> list[dict[str, Any]]:
    """The clause of that id, or all of that chapter; the game's name in front may be left out."""
    prefix = f"{game.name}."
    name = wanted.removeprefix(prefix)
    chosen = [clause for clause in found if name in (clause["id"].removeprefix(prefix), clause["chapter"])]
    if not chosen:
        raise unknown("cli-unknown-clause", prefix + name, [clause["id"] for clause in found], game=game.name)
    return chosen


def all_games(as_json: bool, console: Console) -> int:
    """What rulebooks there are, or all of them as JSON."""
    lang = console.voice.lang
    books = [(game.name, rulebook.clauses(game, lang)) for game in GAMES.values()]
    if as_json:
        console.json({"games": [{"game": name, "clauses": found} for name, found in books]})
        return DONE
    for name, found in books:
        console.say("cli-rules-game", game=name, count=len(found))
        chapters = dict.fromkeys(clause["chapter"] for clause in found)
        console.paragraph(console.voice.say("cli-rules-chapters", chapters=list(chapters)), INDENT)
    console.line()
    console.paragraph(console.voice.say("cli-rules-hint"))
    return DONE


def show(found: list[dict[str, Any]], console: Console) -> None:
    for place, clause in enumerate(found):
        if place:
            console.line()
        one(clause, console)


def one(clause: dict[str, Any], console: Console) -> None:
    """One clause for people."""
    console.paragraph(f"{clause['title']} ({clause['id']})", rest=INDENT)
    console.paragraph(clause["text"], INDENT)
    for part in ("ruling", "example", "because"):
        if clause[part]:
            console.paragraph(console.voice.say(f"cli-rules-{part}", text=clause[part]), INDENT, INDENT * 2)
    if clause["tests"]:
        console.line(INDENT + console.voice.say("cli-rules-tests"))
        for test in clause["tests"]:
            console.line(INDENT * 2 + test)


def glossary(game: Game[Any] | None, wanted: str | None, as_json: bool, console: Console) -> int:
    """The words of a game, with the clauses they come from."""
    if game is None:
        raise Fault("cli-glossary-game", known=list(GAMES))
    if wanted is not None:
        raise Fault("cli-glossary-clause", word=wanted)
    terms = rulebook.terms(game, console.voice.lang)
    if as_json:
        console.json({"game": game.name, "terms": terms})
        return DONE
    for term in terms:
        console.paragraph(f"{term['name']}: {term['text']}", rest=INDENT)
        console.paragraph(console.voice.say("cli-glossary-see", clauses=term["clauses"]), INDENT, INDENT)
    return DONE
