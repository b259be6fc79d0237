"""The WebSocket at a table: the same acts as over HTTP, and everything new as it happens."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from posterity.server.actions.actions import ACTS
from posterity.server.api import requests as bodies
from posterity.server.api import responses as wire
from posterity.server.app import House
from posterity.server.errors import INTERNAL, MISSING, NOT_UNDERSTOOD, Fault, fault_of
from posterity.server.http.endpoints import Call, caller, charged
from posterity.server.ops.limits import source
from posterity.server.ops.logs import note, note_mistake
from posterity.server.sessions.session import Room
from posterity.server.tables import absence
from posterity.server.tables.absence import LEFT
from posterity.server.tables.subscriber import Listener
from posterity.server.views import game as showing
from posterity.store import hashed

NOT_ALLOWED, STOPPING = 1008, 1012


class Socket:
    """One socket from its hello to its end."""

    def __init__(self, house: House, wires: WebSocket) -> None:
        self.house = house
        self.wires = wires
        self.table = str(wires.path_params["table"])
        self.call = Call(address=source(wires.client.host if wires.client else ""))
        self.counted = ExitStack()
        self.begun: list[asyncio.Task[bytes]] = []  # the frame that is being answered: finished also without a listener

    async def run(self) -> None:
        """Be counted among the sockets of an address, later of a person, if there are not too many already."""
        try:
            with self.house.sockets_from.among(self.call.address), self.counted:
                await self.serve()
        except Fault:
            await self.wires.close(1013)

    async def serve(self) -> None:
        await self.wires.accept()
        note("socket-opened")
        code = NOT_ALLOWED
        try:
            listener = await self.greet()
            if listener is not None:
                code = await self.listen(listener)
        except WebSocketDisconnect:
            return
        with suppress(RuntimeError, WebSocketDisconnect):  # the other side was quicker
            await self.wires.close(code)

    async def greet(self) -> Listener | None:
        """The first frame; None if it does not let anybody in."""
        try:
            async with asyncio.timeout(self.house.limits.patience):
                hello = msgspec.json.decode(await self.frame(), type=bodies.Hello)
            self.call = await caller(self.house, hello.key, self.call.address)
            self.counted.enter_context(self.house.sockets_of.among(self.call.id()))
            return await self.house.workload.metered(self.enter(hello))
        except WebSocketDisconnect:
            raise
        except Exception as e:
            await self.wires.send_text(self.failed(None, e).decode())
            return None

    async def enter(self, hello: bodies.Hello) -> Listener:
        """Join the listeners, if all can be read that they hear first: the table, the chat and the view."""
        async with self.house.visit(self.table, self.call.id()) as room:
            await room.others.reach(hello.since)
            viewer = room.viewer(self.call.id(), hello.seat)
            key = hashed(self.call.key) if self.call.key else None
            listener = Listener(self.call.id(), self.call.name(), key, viewer, hello.outline, self.call.address)
            listener.seen = room.number
            room.check_room(listener)
            muted = room.aside.muted.get(self.call.id() or "", [])
            lines = [line for line in await self.house.store.chat(room.id) if line.person not in muted]
            update = showing.update(room, viewer, hello.since, hello.outline)
            room.add(listener)
            await absence.give_sign(room, listener.person)
            for said in lines:
                listener.push(msgspec.json.encode(showing.chat_sent(said)))
            listener.push(msgspec.json.encode(update))
            return listener

    async def listen(self, listener: Listener) -> int:
        """Send and receive until one side has had enough; the code to close with."""
        sending = asyncio.create_task(self.send(listener))
        receiving = asyncio.create_task(self.receive(listener))
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            receiving.cancel()
            await self.leave(listener)
            await asyncio.wait((sending, receiving, *self.begun))
        return sending.result() if not sending.cancelled() and sending.exception() is None else STOPPING

    async def leave(self, listener: Listener) -> None:
        room = self.house.rooms.get(self.table)
        if room is not None:
            room.drop(listener)
            self.house.beside(room.guarded(partial(absence.give_sign, room, listener.person, LEFT)))
        listener.close(STOPPING)

    async def send(self, listener: Listener) -> int:
        """Send what waits; the code with which the listener was closed."""
        while True:
            message = await listener.next()
            if isinstance(message, int):
                return message
            await self.wires.send_text(message.decode())

    async def receive(self, listener: Listener) -> None:
        while True:
            data = await self.frame()
            self.begun = [asyncio.create_task(self.answer(listener, data))]
            listener.push(await asyncio.shield(self.begun[0]))

    async def frame(self) -> bytes:
        message = await self.wires.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", STOPPING))
        text = message.get("text")
        return message.get("bytes") or b"" if text is None else text.encode(errors="replace")

    # ---------------------------------------------------------------- frames

    async def answer(self, listener: Listener, data: bytes) -> bytes:
        """What a frame is answered with."""
        id: int | str | None = None
        try:
            self.meter(listener)
            frame = msgspec.json.decode(data, type=bodies.Frame)
            id = frame.id
            result = await self.house.workload.metered(self.done(listener, frame))
            self.house.metrics.frames[200] += 1
            return msgspec.json.encode(wire.FrameDone(id=id, result=result))
        except Exception as e:
            return self.failed(id, e)

    def meter(self, listener: Listener) -> None:
        """Fault if too many frames come with this key, or from this address, or they cost too much."""
        charged(self.house, self.call)
        meters = self.house.meters
        if listener.key is None:
            meters.strangers.take(self.call.address)
        else:
            meters.requests.take(listener.key)
            meters.addresses.take(self.call.address)

    async def done(self, listener: Listener, frame: bodies.Frame) -> Any:
        async with self.house.visit(self.table, self.call.id()) as room:
            if frame.do == "look":
                return self.look(room, listener, frame.seat)
            if frame.do not in ACTS:
                raise Fault(MISSING, "server-act", act=frame.do, known=[*ACTS, "look"])
            if frame.seat is not None:
                raise Fault(NOT_UNDERSTOOD, "server-body", fault="`seat` belongs into `with`")
            act = ACTS[frame.do]
            return await act.at(room, self.call.me(), msgspec.convert(frame.with_, act.body))

    def look(self, room: Room, listener: Listener, seat: int | None) -> wire.Done:
        """Look from another of one's seats from now on."""
        listener.viewer = room.viewer(self.call.id(), seat)
        listener.push(msgspec.json.encode(showing.update(room, listener.viewer, None, listener.outline)))
        listener.seen = room.number
        return wire.Done(table=room.id, number=room.number)

    def failed(self, id: int | str | None, error: Exception) -> bytes:
        fault = fault_of(error)
        if isinstance(error, TimeoutError):
            fault = Fault(NOT_UNDERSTOOD, "server-hello")
        if fault is None:
            self.house.metrics.mistakes += 1
            note_mistake(error, "socket")
            fault = Fault(INTERNAL, "server-internal")
        self.house.metrics.frames[fault.status] += 1
        return msgspec.json.encode(wire.FrameError(id=id, status=fault.status, error=fault.problem))
