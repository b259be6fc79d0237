"""The websocket at a table: the same actions as over HTTP, and everything new as it happens."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from posterity.server.actions.actions import ACTIONS
from posterity.server.api import requests, responses
from posterity.server.app import App
from posterity.server.errors import INTERNAL, MISSING, NOT_UNDERSTOOD, ApiError, api_error
from posterity.server.ops.limits import source
from posterity.server.ops.logs import log_event, log_mistake
from posterity.server.people.callers import Caller, charged, identified
from posterity.server.seats.attendance import LEFT, give_sign
from posterity.server.sessions.broadcaster import NOT_ALLOWED, RESTARTING
from posterity.server.sessions.session import TableSession
from posterity.server.sessions.sync import catch_up_to
from posterity.server.tables.subscriber import Subscriber
from posterity.server.views.game import update
from posterity.server.views.table import chat_sent
from posterity.store import hashed


class Connection:
    """One websocket from its hello to its end."""

    def __init__(self, app: App, websocket: WebSocket) -> None:
        self.app = app
        self.services = app.services
        self.websocket = websocket
        self.table = str(websocket.path_params["table"])
        self.caller = Caller(source(websocket.client.host if websocket.client else ""))
        self.counted = ExitStack()
        self.begun: list[asyncio.Task[bytes]] = []  # the frame being answered: finished also when nobody waits for it

    async def run(self) -> None:
        """Serve the websocket, unless there are too many from this address already, or later of this person."""
        try:
            with self.services.sockets_from.slot(self.caller.address), self.counted:
                await self.serve()
        except ApiError:
            await self.websocket.close(1013)

    async def serve(self) -> None:
        await self.websocket.accept()
        log_event("socket-opened")
        code = NOT_ALLOWED
        try:
            subscriber = await self.greet()
            if subscriber is not None:
                code = await self.pump(subscriber)
        except WebSocketDisconnect:
            return
        with suppress(RuntimeError, WebSocketDisconnect):  # the other side was quicker
            await self.websocket.close(code)

    # ---------------------------------------------------------------- hello

    async def greet(self) -> Subscriber | None:
        """Read the hello and subscribe; None if it was refused."""
        try:
            async with asyncio.timeout(self.services.limits.request_timeout):
                hello = msgspec.json.decode(await self.read_frame(), type=requests.Hello)
            self.caller = await identified(self.services, hello.key, self.caller.address)
            self.counted.enter_context(self.services.sockets_of.slot(self.caller.id()))
            return await self.services.workload.metered(self.subscribe(hello))
        except WebSocketDisconnect:
            raise
        except Exception as e:
            await self.websocket.send_text(self.failed(None, e).decode())
            return None

    async def subscribe(self, hello: requests.Hello) -> Subscriber:
        """Follow the table, if all can be read that is sent first: the table, the chat and the view."""
        caller = self.caller
        async with self.app.tables.visit(self.table, caller.id()) as session:
            await catch_up_to(session, hello.since)
            viewer = session.viewer(caller.id(), hello.seat)
            key = hashed(caller.key) if caller.key else None
            subscriber = Subscriber(caller.id(), caller.name(), key, viewer, hello.outline, caller.address)
            subscriber.seen = session.number
            session.broadcaster.check_capacity(subscriber)
            muted = session.metadata.muted.get(caller.id() or "", [])
            lines = [line for line in await self.services.store.chat(session.id) if line.person not in muted]
            first = update(session, viewer, hello.since, hello.outline)
            session.subscribe(subscriber)
            await give_sign(session, subscriber.person)
            for line in lines:
                subscriber.push(msgspec.json.encode(chat_sent(line)))
            subscriber.push(msgspec.json.encode(first))
            return subscriber

    # ---------------------------------------------------------------- both directions

    async def pump(self, subscriber: Subscriber) -> int:
        """Pump messages in both directions until either side closes; the code to close with."""
        sending = asyncio.create_task(self.send(subscriber))
        receiving = asyncio.create_task(self.receive(subscriber))
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            receiving.cancel()
            self.unsubscribe(subscriber)
            await asyncio.wait((sending, receiving, *self.begun))
        return sending.result() if not sending.cancelled() and sending.exception() is None else RESTARTING

    def unsubscribe(self, subscriber: Subscriber) -> None:
        session = self.app.tables.sessions.get(self.table)
        if session is not None:
            session.unsubscribe(subscriber)
            sign = partial(give_sign, session, subscriber.person, LEFT)
            self.services.background.spawn(session.guarded(sign))
        subscriber.close(RESTARTING)

    async def send(self, subscriber: Subscriber) -> int:
        """Send what waits; the code with which the subscriber was closed."""
        while True:
            message = await subscriber.next()
            if isinstance(message, int):
                return message
            await self.websocket.send_text(message.decode())

    async def receive(self, subscriber: Subscriber) -> None:
        """Read frames and handle them one after another."""
        while True:
            data = await self.read_frame()
            self.begun = [asyncio.create_task(self.handle_frame(subscriber, data))]
            subscriber.push(await asyncio.shield(self.begun[0]))

    async def read_frame(self) -> bytes:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", RESTARTING))
        text = message.get("text")
        return message.get("bytes") or b"" if text is None else text.encode(errors="replace")

    # ---------------------------------------------------------------- frames

    async def handle_frame(self, subscriber: Subscriber, data: bytes) -> bytes:
        """Carry out a frame; the message that answers it."""
        id: int | str | None = None
        try:
            self.check_rate(subscriber)
            frame = msgspec.json.decode(data, type=requests.Frame)
            id = frame.id
            result = await self.services.workload.metered(self.run_action(subscriber, frame))
            self.services.metrics.frames[200] += 1
            return msgspec.json.encode(responses.FrameDone(id=id, result=result))
        except Exception as e:
            return self.failed(id, e)

    def check_rate(self, subscriber: Subscriber) -> None:
        """ApiError if too many frames come with this key, or from this address, or they cost too much."""
        charged(self.services, self.caller)
        rates = self.services.rates
        if subscriber.key is None:
            rates.strangers.take(self.caller.address)
        else:
            rates.requests.take(subscriber.key)
            rates.addresses.take(self.caller.address)

    async def run_action(self, subscriber: Subscriber, frame: requests.Frame) -> responses.Sent:
        """Do what a frame asks for at the table, with its lock held."""
        async with self.app.tables.visit(self.table, self.caller.id()) as session:
            if frame.do == "look":
                return self.look(session, subscriber, frame.seat)
            if frame.do not in ACTIONS:
                raise ApiError(MISSING, "server-act", act=frame.do, known=[*ACTIONS, "look"])
            if frame.seat is not None:
                raise ApiError(NOT_UNDERSTOOD, "server-body", fault="`seat` belongs into `with`")
            action, me = ACTIONS[frame.do], self.caller.me()
            return await action.do(self.app.tables, session, me, msgspec.convert(frame.with_, action.body))

    def look(self, session: TableSession, subscriber: Subscriber, seat: int | None) -> responses.Done:
        """Look from another of one's seats from now on."""
        session.broadcaster.send_look(subscriber, session.viewer(self.caller.id(), seat))
        return responses.Done(table=session.id, number=session.number)

    def failed(self, id: int | str | None, error: Exception) -> bytes:
        found = api_error(error)
        if isinstance(error, TimeoutError):
            found = ApiError(NOT_UNDERSTOOD, "server-hello")
        if found is None:
            self.services.metrics.mistakes += 1
            log_mistake(error, "socket")
            found = ApiError(INTERNAL, "server-internal")
        self.services.metrics.frames[found.status] += 1
        return msgspec.json.encode(responses.FrameError(id=id, status=found.status, error=found.problem))
