"""`posterity rules`: the rule clauses, with rulings, examples and the tests that show them; also the glossary."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from posterity.cli.arguments import ParsedCommand, unknown
from posterity.cli.choosing import find_game
from posterity.cli.command_errors import DONE, CommandError
from posterity.cli.output import Output
from posterity.core.game import Game
from posterity.games import GAMES
from posterity.text.rulebook import Clause, Rulebook, rulebook

INDENT = "  "


def run(given: ParsedCommand, output: Output) -> int:
    game, wanted = asked_for(given.maybe("game"), given.maybe("clause"))
    if given.has("glossary"):
        return glossary(game, wanted, given.has("json"), output)
    if game is None:
        return all_games(given.has("json"), output)
    book = rulebook(game.name, output.voice.lang)
    found = book.clauses if wanted is None else matching(book, wanted)
    if given.has("json"):
        output.json({"game": game.name, "clauses": [asdict(clause) for clause in found]})
    else:
        show(book, found, output)
        if wanted is None:
            tell_base(book, "cli-rules-base", output)
    return DONE


def asked_for(game: str | None, clause: str | None) -> tuple[Game[Any] | None, str | None]:
    """The game and the clause that were asked for; a full clause id names its game as well."""
    if game is None:
        return None, None
    if clause is None and "." in game:
        return find_game(game.partition(".")[0]), game
    return find_game(game), clause


def matching(book: Rulebook, wanted: str) -> list[Clause]:
    """The clause with that id, or all clauses of that chapter; the game's name in front may be left out."""
    clause = book.clause(wanted)
    chosen = book.chapter(wanted) if clause is None else [clause]
    if not chosen:
        named = any(wanted.startswith(f"{one.game}.") for one in book.books())
        known = [clause.id for clause in book.all_clauses()]
        raise unknown("cli-unknown-clause", wanted if named else f"{book.game}.{wanted}", known, game=book.game)
    return chosen


def tell_base(book: Rulebook, message: str, output: Output) -> None:
    """Says which base game has the other rules or words that also apply."""
    if book.base is not None:
        output.line()
        output.paragraph(output.voice.say(message, game=book.game, base=book.base.game))


def all_games(as_json: bool, output: Output) -> int:
    """The list of rulebooks, or all of them as JSON."""
    books = [rulebook(game, output.voice.lang) for game in GAMES]
    if as_json:
        output.json({"games": [{"game": b.game, "clauses": [asdict(clause) for clause in b.clauses]} for b in books]})
        return DONE
    for book in books:
        output.say("cli-rules-game", game=book.game, count=len(book.clauses))
        chapters = [f"{title} ({slug})" for slug, title in book.chapters.items()]
        output.paragraph(output.voice.say("cli-rules-chapters", chapters=chapters), INDENT)
    output.line()
    output.paragraph(output.voice.say("cli-rules-hint"))
    return DONE


def show(book: Rulebook, found: list[Clause], output: Output) -> None:
    """Clauses under the titles of their chapters; one alone needs none."""
    title = ""
    for place, clause in enumerate(found):
        if place:
            output.line()
        if len(found) > 1 and title_of(book, clause) != title:
            title = title_of(book, clause)
            output.line(title)
            output.line()
        one(clause, output)


def title_of(book: Rulebook, clause: Clause) -> str:
    """The title of a clause's chapter, with its slug; with the name of its game if it is from another book."""
    home = next(one for one in book.books() if clause in one.clauses)
    slug = clause.chapter if home is book else f"{home.game}.{clause.chapter}"
    return f"{home.chapters[clause.chapter]} ({slug})"


def one(clause: Clause, output: Output) -> None:
    """One clause for people."""
    output.paragraph(f"{clause.title} ({clause.id})", rest=INDENT)
    output.paragraph(clause.text, INDENT)
    for part, text in (("ruling", clause.ruling), ("example", clause.example), ("because", clause.because)):
        if text:
            output.paragraph(output.voice.say(f"cli-rules-{part}", text=text), INDENT, INDENT * 2)
    if clause.tests:
        output.line(INDENT + output.voice.say("cli-rules-tests"))
        for test in clause.tests:
            output.line(INDENT * 2 + test)


def glossary(game: Game[Any] | None, wanted: str | None, as_json: bool, output: Output) -> int:
    """The words of a game, with the clauses they come from."""
    if game is None:
        raise CommandError("cli-glossary-game", known=list(GAMES))
    if wanted is not None:
        raise CommandError("cli-glossary-clause", word=wanted)
    book = rulebook(game.name, output.voice.lang)
    if as_json:
        output.json({"game": game.name, "terms": [asdict(term) for term in book.terms]})
        return DONE
    for term in book.terms:
        output.paragraph(f"{term.name}: {term.text}", rest=INDENT)
        output.paragraph(output.voice.say("cli-glossary-see", clauses=list(term.clauses)), INDENT, INDENT)
    tell_base(book, "cli-glossary-base", output)
    return DONE
