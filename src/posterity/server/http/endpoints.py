"""Every endpoint of the API. Each action at a table has one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from posterity.core.records import Record
from posterity.server.actions.actions import ACTIONS, TableAction
from posterity.server.api import game_responses, requests, responses, review_responses
from posterity.server.app import App
from posterity.server.http import advice, games, people, playing, tables
from posterity.server.http.endpoint import Call, Endpoint
from posterity.server.seats.attendance import mark_present


def acting(action: TableAction) -> Callable[[App, Call], Awaitable[responses.Sent]]:
    """An action as the answer to a request."""

    async def run(app: App, call: Call) -> responses.Sent:
        async with app.tables.visit(call.path["table"], call.me().id) as session:
            await mark_present(session, call.me().id)
            return await action.do(app.tables, session, call.me(), call.body)

    return run


async def health(app: App, call: Call) -> responses.Health:
    await app.services.store.check()
    return responses.Health(status="ok")


ENDPOINTS = [
    Endpoint(
        "POST", "/api/people", responses.Welcome, people.new_person, "Be somebody.", requests.NewPerson, None, True, 201
    ),
    Endpoint("GET", "/api/me", responses.Me, people.me, "Who am I?"),
    Endpoint("POST", "/api/me", responses.Me, people.change_me, "Change one's name or settings.", requests.ChangeMe),
    Endpoint("DELETE", "/api/me", responses.Gone, people.forget_me, "Be forgotten."),
    Endpoint(
        "POST", "/api/me/webhook", responses.Me, people.set_webhook, "Be told of one's turns.", requests.SetWebhook
    ),
    Endpoint("DELETE", "/api/me/webhook", responses.Gone, people.no_webhook, "Be told no more."),
    Endpoint(
        "POST",
        "/api/me/recovery",
        responses.Link,
        people.recovery,
        "Make a recovery link.",
        requests.Nothing,
        None,
        False,
        201,
    ),
    Endpoint("DELETE", "/api/me/recovery", responses.Gone, people.no_recovery, "Let no recovery link work any more."),
    Endpoint("DELETE", "/api/me/keys/{key}", responses.Gone, people.revoke_key, "Shut a device out."),
    Endpoint(
        "POST",
        "/api/recover",
        responses.Welcome,
        people.recover,
        "Use a recovery link.",
        requests.Recover,
        None,
        True,
        201,
    ),
    Endpoint("GET", "/api/games", responses.Games, games.games, "The games there are.", strangers=True, public=True),
    Endpoint(
        "GET",
        "/api/texts/{lang}",
        responses.Texts,
        games.texts,
        "The messages of the site itself, and what games are called.",
        strangers=True,
        public=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/texts/{lang}",
        responses.Texts,
        games.game_texts,
        "Those of a game, too.",
        strangers=True,
        public=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/cards/{lang}",
        responses.CardTable,
        games.game_cards,
        "The cards of a set.",
        None,
        requests.CardsQuery,
        strangers=True,
        public=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules/{lang}",
        responses.Rules,
        games.game_rules,
        "The rules of a game.",
        strangers=True,
        public=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/lesson",
        responses.Made,
        games.new_lesson,
        "Learn a game by playing a part of its lesson.",
        requests.Learning,
        status=201,
    ),
    Endpoint("POST", "/api/tables", responses.Made, tables.new_table, "Make a table.", requests.NewTable, status=201),
    Endpoint("GET", "/api/tables", responses.Tables, tables.tables, "The tables.", None, requests.ListQuery, True),
    Endpoint(
        "POST",
        "/api/records",
        responses.Joined,
        tables.open_record,
        "Open a record.",
        requests.OpenRecord,
        status=201,
        large=True,
    ),
    Endpoint(
        "POST",
        "/api/invitation",
        responses.Invitation,
        tables.invitation,
        "What a link leads to.",
        requests.Opened,
        None,
        True,
    ),
    Endpoint("POST", "/api/qr", responses.Code, tables.code, "A link as a QR code.", requests.Drawing),
    Endpoint("POST", "/api/join", responses.Joined, tables.join, "Use a link to a table.", requests.Join, None, True),
    Endpoint("GET", "/api/tables/{table}", responses.TableInfo, tables.table, "A table.", strangers=True),
    Endpoint("DELETE", "/api/tables/{table}", responses.Gone, tables.remove_table, "Take a table away."),
    Endpoint(
        "GET",
        "/api/tables/{table}/view",
        game_responses.Update,
        playing.view,
        "What one may know.",
        None,
        requests.ViewQuery,
        True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/steps",
        game_responses.Steps,
        playing.steps,
        "An entry in steps.",
        None,
        requests.StepsQuery,
        True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/settlement",
        game_responses.Steps,
        playing.settlement,
        "The last settlement of a round in steps.",
        None,
        requests.StepsQuery,
        True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/scores",
        game_responses.Scores,
        playing.scores,
        "Scores and leads.",
        None,
        requests.StepsQuery,
        True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/why",
        game_responses.Why,
        playing.why,
        "Why an answer is good or not.",
        None,
        requests.WhyQuery,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/undo",
        game_responses.FreeUndo,
        playing.undo,
        "Which answers can be taken back freely.",
        None,
        requests.UndoQuery,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/plan",
        game_responses.Planned,
        playing.plan,
        "What would come of answers.",
        None,
        requests.PlanQuery,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/chat",
        responses.Chat,
        playing.chat,
        "What was said.",
        None,
        requests.ChatQuery,
        True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/cards/{lang}",
        responses.CardTable,
        playing.table_cards,
        "Its cards.",
        strangers=True,
    ),
    Endpoint("GET", "/api/tables/{table}/record", Record, playing.record, "The record of a game.", strangers=True),
    Endpoint(
        "POST",
        "/api/tables/{table}/review",
        review_responses.ReviewInfo,
        advice.ask_for_review,
        "Ask for the review of a finished game.",
        requests.Nothing,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/review",
        review_responses.ReviewInfo,
        advice.review,
        "The review as far as it has come.",
        None,
        requests.ReviewQuery,
        True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        review_responses.HintInfo,
        advice.hint,
        "A hint about the open question.",
        requests.AskingHint,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/practice",
        review_responses.PracticeItem,
        advice.keep_position,
        "Keep a decision to practise it.",
        requests.Practising,
        status=201,
    ),
    Endpoint("GET", "/api/practice", review_responses.PracticeList, advice.positions, "What one practises."),
    Endpoint(
        "GET",
        "/api/practice/{position}",
        review_responses.PracticePage,
        advice.position,
        "A position to practise.",
    ),
    Endpoint(
        "POST",
        "/api/practice/{position}/answer",
        review_responses.PracticeResult,
        advice.try_position,
        "Answer a position that one practises.",
        requests.Trying,
    ),
    Endpoint(
        "DELETE", "/api/practice/{position}", responses.Gone, advice.drop_position, "Practise a position no more."
    ),
    Endpoint("GET", "/health", responses.Health, health, "Is the server well?", strangers=True),
    *[
        Endpoint("POST", f"/api/tables/{{table}}/{name}", action.result, acting(action), action.summary, action.body)
        for name, action in ACTIONS.items()
    ],
]
