"""Telling people who are not here that it is their turn: one short call to an address of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from posterity.server.api.responses import WebhookInfo
from posterity.server.catalogue import checked_lang
from posterity.server.errors import NOT_UNDERSTOOD, REFUSED, Fault
from posterity.server.ops.limits import Meter
from posterity.server.ops.logs import note, note_mistake
from posterity.server.people.http_client import Caller, CallError, NotPublic, Target
from posterity.server.timers.autoplay import answers_itself
from posterity.store import StoreError, Webhook
from posterity.text.voice import Voice

if TYPE_CHECKING:
    from posterity.server.app import House
    from posterity.server.sessions.session import Room

ENOUGH = 10  # failures in a row after which an address is called no more
AT_ONCE = 20  # calls


class Call(msgspec.Struct):
    """All that is sent."""

    text: str
    table: str
    url: str


# ---------------------------------------------------------------- whose turn it is


def whose_turn(room: Room) -> str | None:
    """The person who is asked and has to answer in person."""
    table = room.table
    if table is None or room.kept.status != "running" or table.state.ask is None or answers_itself(room, table):
        return None
    seat = table.state.ask.seat
    return room.aside.places[seat].person if table.kinds[seat] == "person" else None


class Webhooks:
    """All calls of a house. Nothing here ever holds up a game."""

    def __init__(self, house: House, caller: Caller | None = None) -> None:
        self.house = house
        self.caller = caller or Caller()
        self.hosts = Meter(house.limits.webhook_hosts)
        self.calling = 0

    def turned(self, room: Room) -> None:
        """An entry was made: if it is somebody else's turn now, and that person is not here, tell them."""
        before, room.turn = room.turn, whose_turn(room)
        if room.turn is None or room.turn == before or room.present(room.turn) or self.house.stopping:
            return
        self.send(room.turn, room.id, "webhook-turn")

    def send(self, person: str, table: str, message: str) -> None:
        """Tell somebody who is not here something about a table, if there are not too many calls already."""
        if self.calling < AT_ONCE:
            self.calling += 1
            self.house.beside(self.tell(person, table, message))
        else:
            self.house.metrics.webhooks["left-out"] += 1

    async def tell(self, person: str, table: str, message: str) -> None:
        try:
            hook = await self.house.store.webhook(person)
            if hook is not None and hook.failures < ENOUGH:
                await self.call(hook, table, message)
        except StoreError as e:
            note("not-kept", message=e.message)
        except Fault:
            self.house.metrics.webhooks["left-out"] += 1
        except Exception as e:
            self.house.metrics.mistakes += 1
            note_mistake(e, "webhook")
        finally:
            self.calling -= 1

    async def call(self, hook: Webhook, table: str, message: str = "webhook-turn") -> None:
        """One call; Fault if there were too many."""
        self.house.meters.webhooks.take(hook.person)
        self.hosts.take(Target(hook.url).host)
        text = Voice(hook.lang).say(message, table=table)
        body = msgspec.json.encode(Call(text=text, table=table, url=f"{self.house.url}/#/table/{table}"))
        failed = False
        try:
            await self.caller.post(hook.url, body)
        except CallError:
            failed = True
        self.house.metrics.webhooks["failed" if failed else "sent"] += 1
        if failed or hook.failures:
            await self.house.store.count_webhook(hook, failed)

    # ---------------------------------------------------------------- one's own

    async def set(self, person: str, url: str, lang: str) -> None:
        """Fault if the address may not be called, as far as one can see without calling it."""
        try:
            await self.caller.check(url)
        except NotPublic:
            raise Fault(REFUSED, "server-webhook-private") from None
        except CallError:
            raise Fault(NOT_UNDERSTOOD, "server-webhook") from None
        await self.house.store.set_webhook(Webhook(person=person, url=url, lang=checked_lang(lang)))

    async def info(self, person: str) -> WebhookInfo | None:
        hook = await self.house.store.webhook(person)
        if hook is None:
            return None
        return WebhookInfo(url=hook.url, lang=hook.lang, failures=hook.failures, off=hook.failures >= ENOUGH)
