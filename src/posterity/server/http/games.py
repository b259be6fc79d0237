"""Endpoints about games: their texts, cards, rules and lessons."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.server import catalogue
from posterity.server.api import responses
from posterity.server.app import App
from posterity.server.http.endpoint import Call
from posterity.server.lobby import lesson
from posterity.server.views.table import table_of


async def games(app: App, call: Call) -> responses.Games:
    return replace(catalogue.games(), url=app.services.url)


async def texts(app: App, call: Call) -> responses.Texts:
    return catalogue.texts(catalogue.checked_lang(call.path["lang"]))


async def game_texts(app: App, call: Call) -> responses.Texts:
    lang = catalogue.checked_lang(call.path["lang"])
    return catalogue.texts(lang, catalogue.checked_game(call.path["game"]).name)


async def game_cards(app: App, call: Call) -> responses.CardTable:
    game = catalogue.checked_game(call.path["game"])
    chosen = game.card_set(call.query.set or game.standard_set, call.query.sha256 or "")
    return catalogue.cards(game, chosen, catalogue.checked_lang(call.path["lang"]))


async def game_rules(app: App, call: Call) -> responses.Rules:
    return catalogue.rules(catalogue.checked_game(call.path["game"]).name, catalogue.checked_lang(call.path["lang"]))


async def new_lesson(app: App, call: Call) -> responses.Made:
    app.services.rates.address_tables.take(call.address)
    game = catalogue.checked_game(call.path["game"])
    session = await lesson.make_lesson_table(app.tables, call.me(), game, call.body.part)
    return responses.Made(table=table_of(session, call.id(), call.name()), links=[])
