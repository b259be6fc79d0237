"""Endpoints about people: who one is, one's keys and webhook."""

from __future__ import annotations

from posterity.server.api import responses
from posterity.server.app import App
from posterity.server.http.endpoint import Call
from posterity.server.lobby.forget import forget_person
from posterity.server.people import accounts


async def new_person(app: App, call: Call) -> responses.Welcome:
    return await accounts.add(app.services, call.body.name, call.address)


async def me(app: App, call: Call) -> responses.Me:
    return await accounts.me(app.services, call.me(), call.key)


async def change_me(app: App, call: Call) -> responses.Me:
    changed = await accounts.change(app.services, call.me(), call.body.name, call.body.settings)
    return await accounts.me(app.services, changed, call.key)


async def forget_me(app: App, call: Call) -> responses.Gone:
    await forget_person(app.tables, call.me())
    return responses.Gone()


async def set_webhook(app: App, call: Call) -> responses.Me:
    await app.services.webhooks.set(call.me().id, call.body.url, call.body.lang)
    return await accounts.me(app.services, call.me(), call.key)


async def no_webhook(app: App, call: Call) -> responses.Gone:
    await app.services.store.clear_webhook(call.me().id)
    return responses.Gone()


async def recovery(app: App, call: Call) -> responses.Link:
    return await accounts.recovery(app.services, call.me())


async def no_recovery(app: App, call: Call) -> responses.Gone:
    await app.services.store.revoke_kind(call.me().id, "recovery")
    return responses.Gone()


async def recover(app: App, call: Call) -> responses.Welcome:
    return await accounts.recover(app.services, call.body.token, call.address)


async def revoke_key(app: App, call: Call) -> responses.Gone:
    await accounts.revoke_key(app.services, call.me(), call.path["key"])
    return responses.Gone()
