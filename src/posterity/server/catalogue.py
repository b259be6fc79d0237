"""What does not change while the server runs: games, texts, cards and rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from posterity.bots import BOTS, bots_for
from posterity.core.abilities import base_of
from posterity.core.actions import Verb
from posterity.core.game import Game, Option
from posterity.core.sets import CardSet
from posterity.games import GAMES
from posterity.server.api import responses
from posterity.server.errors import MISSING, ApiError
from posterity.text.bundles import LANGUAGES
from posterity.text.lesson import Lesson, lessons
from posterity.text.rulebook import Rulebook, Term, rulebook
from posterity.text.voice import SEATS, Voice


def checked_lang(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ApiError(MISSING, "server-lang", known=list(LANGUAGES))
    return lang


def checked_game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise ApiError(MISSING, "server-game", game=name, known=list(GAMES))
    return GAMES[name]


# ---------------------------------------------------------------- games


@cache
def games() -> responses.Games:
    found = [game_info(game) for game in GAMES.values()]
    return responses.Games(url="", games=found, bots=list(BOTS), languages=list(LANGUAGES), seat_args=list(SEATS))


def game_info(game: Game[Any]) -> responses.GameInfo:
    return responses.GameInfo(
        game=game.name,
        extends=base_of(game),
        rules=game.rules,
        fewest=game.fewest,
        most=game.most,
        players_clause=game.players_clause,
        options=[option_info(option) for option in game.options],
        sets=game.shelf.choices(),
        standard_set=game.standard_set,
        card_args=sorted(game.card_args),
        verbs=[verb_info(verb) for verb in game.verbs],
        bots=bots_for(game.name),
        lessons=[lesson_part(one) for one in lessons(game.name)],
    )


def lesson_part(given: Lesson) -> responses.LessonPart:
    return responses.LessonPart(part=given.name, title=given.title, minutes=given.minutes)


def verb_info(verb: Verb) -> responses.VerbInfo:
    return responses.VerbInfo(name=verb.name, spelled=verb.spelled, args=list(verb.args), step=verb.step)


def option_info(option: Option) -> responses.OptionInfo:
    return responses.OptionInfo(
        name=option.name,
        default=option.default,
        clause=option.clause,
        values=list(option.values),
        least=option.least,
        most=option.most,
        usual={str(players): value for players, value in option.usual.items()},
    )


# ---------------------------------------------------------------- texts


@cache
def texts(lang: str, game: str | None = None) -> responses.Texts:
    """The Fluent files of the site, then those of a game; an expansion's come after its base game's."""
    folder = files("posterity.text").joinpath(lang)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    found = [folder.joinpath(name) for name in names]
    if game is not None:
        for name in (base_of(GAMES[game]), game):
            found += [files(f"posterity.games.{name}").joinpath("text", f"{lang}.ftl")] if name else []
    words = {name: game_words(name, lang) for name in GAMES} if game is None else {}
    return responses.Texts(lang=lang, sources=[file.read_text(encoding="utf-8") for file in found], games=words)


def game_words(game: str, lang: str) -> responses.GameWords:
    voice = Voice(lang, GAMES[game])
    return responses.GameWords(title=voice.say("game-title"), about=voice.say("game-about"))


def cards(game: Game[Any], chosen: CardSet, lang: str) -> responses.CardTable:
    names = {
        slug: responses.CardWords(name=card.name, a=card.a, the=card.the, facts=dict(card.facts), icon=card.icon)
        for slug, card in game.names(chosen, lang).items()
    }
    return responses.CardTable(set=chosen.set, sha256=chosen.sha256, names=names, shown=game.show_cards(chosen))


@cache
def rules(game: str, lang: str) -> responses.Rules:
    book: Rulebook = rulebook(game, lang)
    books = book.books()
    return responses.Rules(
        game=game,
        clauses=[
            responses.ClauseInfo(
                id=clause.id,
                chapter=clause.chapter,
                kind=clause.kind,
                title=clause.title,
                text=clause.text,
                ruling=clause.ruling,
                example=clause.example,
                behaviour=clause.behaviour,
            )
            for clause in book.all_clauses()
        ],
        terms=[term_info(term) for one in books for term in one.terms],
        chapters={id: title for one in reversed(books) for id, title in one.chapters.items()},
    )


def term_info(term: Term) -> responses.TermInfo:
    return responses.TermInfo(
        slug=term.slug,
        name=term.name,
        forms=list(term.forms),
        unless=list(term.unless),
        text=term.text,
        clauses=list(term.clauses),
    )
