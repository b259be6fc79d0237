"""Endpoints about tables: the list of them, new ones, links to them."""

from __future__ import annotations

import msgspec

from posterity.server.api import responses
from posterity.server.app import App
from posterity.server.errors import NOT_NOW, ApiError, api_error
from posterity.server.http.endpoint import Call
from posterity.server.lobby import invitations, links
from posterity.server.lobby.new_table import make_table
from posterity.server.lobby.record import make_record_table
from posterity.server.people import accounts
from posterity.server.tables.metadata import read_metadata
from posterity.server.views.table import table_info, table_of
from posterity.store import GameQuery, StoredGame, StoreError


async def new_table(app: App, call: Call) -> responses.Made:
    app.services.rates.address_tables.take(call.address)
    session, made = await make_table(app.tables, call.me(), call.body)
    return responses.Made(table=table_of(session, call.id(), call.name()), links=made)


async def tables(app: App, call: Call) -> responses.Tables | bytes:
    """The list of tables; strangers share one list."""
    query = call.query
    wanted = GameQuery(
        game=query.game,
        status=() if query.status is None else (query.status,),
        public=None if query.mine else True,
        person=call.me().id if query.mine else None,
        before=query.before,
        most=query.most,
    )
    if call.person is not None:
        return await list_of(app, call, wanted)

    async def encoded() -> bytes:
        return bytes(msgspec.json.encode(await list_of(app, call, wanted)))

    return await app.lists.shared(wanted, encoded)


async def list_of(app: App, call: Call, wanted: GameQuery) -> responses.Tables:
    found = [await listed(app, call, stored) for stored in await app.services.store.find(wanted)]
    return responses.Tables(tables=[info for info in found if info is not None])


async def listed(app: App, call: Call, stored: StoredGame) -> responses.TableInfo | None:
    """A table of the list; None if it is gone by now or cannot be read."""
    try:
        return await shown_in_list(app, call, stored)
    except (StoreError, ApiError) as e:
        found = api_error(e)
        if found is None or found.problem.message not in ("server-missing", "server-damaged"):
            raise
        return None


async def shown_in_list(app: App, call: Call, stored: StoredGame) -> responses.TableInfo:
    """One's own running tables are loaded, so that one sees whose turn it is."""
    if call.query.mine and stored.status == "running":
        async with app.tables.visit(stored.id, call.id()) as session:
            return table_of(session, call.id(), call.name())
    loaded = app.tables.loaded(stored.id)
    return table_info(stored, read_metadata(stored.metadata), loaded, call.id(), call.name())


async def open_record(app: App, call: Call) -> responses.Joined:
    app.services.rates.records.take(call.address)
    return await make_record_table(app.tables, call.me(), call.body.record)


async def invitation(app: App, call: Call) -> responses.Invitation:
    return await invitations.invitation_by_token(app.services, call.body.token)


async def code(app: App, call: Call) -> responses.Code:
    return invitations.qr_code(app.services.url, call.body.link)


async def join(app: App, call: Call) -> responses.Joined:
    if call.person is not None:
        return await links.join(app.tables, call.person, call.body, None)
    app.services.rates.strangers.take(call.address)
    await links.found_link(app.services, call.body.token)
    welcome = await accounts.add(app.services, call.body.name or "", call.address)
    person = await app.services.store.person(welcome.person)
    try:
        return await links.join(app.tables, person, call.body, welcome)
    except Exception:
        await app.services.store.forget(person.id, accounts.SOMEBODY)  # nobody has heard of this key
        raise


async def table(app: App, call: Call) -> responses.TableInfo:
    async with app.tables.visit(call.path["table"], call.id()) as session:
        return table_of(session, call.id(), call.name())


async def remove_table(app: App, call: Call) -> responses.Gone:
    async with app.tables.visit(call.path["table"], call.me().id) as session:
        session.check_owner(call.me())
        if session.stored.status == "running":
            raise ApiError(NOT_NOW, "server-running")
        await app.tables.remove(session)
    return responses.Gone()
