"""Webhooks: a short call to a person's address when it is their turn and they are not at the table."""

from __future__ import annotations

import msgspec

from posterity.server.api.responses import WebhookInfo
from posterity.server.catalogue import checked_lang
from posterity.server.errors import NOT_UNDERSTOOD, REFUSED, ApiError
from posterity.server.ops.background import BackgroundTasks
from posterity.server.ops.limits import RateLimits
from posterity.server.ops.logs import log_event, log_mistake
from posterity.server.ops.metrics import Metrics
from posterity.server.webhooks.http_client import CallError, HttpClient, NotPublic, Target
from posterity.store import Store, StoreError, Webhook
from posterity.text.voice import Voice

ENOUGH = 10  # failures in a row after which an address is called no more
AT_ONCE = 20  # calls


class WebhookBody(msgspec.Struct):
    """All that is sent."""

    text: str
    table: str
    url: str


class Webhooks:
    """All calls of a server. Nothing here ever holds up a game."""

    def __init__(
        self,
        store: Store,
        url: str,
        rates: RateLimits,
        metrics: Metrics,
        background: BackgroundTasks,
        http_client: HttpClient | None = None,
    ) -> None:
        self.store = store
        self.url = url
        self.rates = rates
        self.metrics = metrics
        self.background = background
        self.http_client = http_client or HttpClient()
        self.calls_in_flight = 0

    def send(self, person: str, table: str, message: str) -> None:
        """Tell somebody who is not here something about a table, if there are not too many calls already."""
        if self.calls_in_flight < AT_ONCE:
            self.calls_in_flight += 1
            self.background.spawn(self.tell(person, table, message))
        else:
            self.metrics.webhooks["left-out"] += 1

    async def tell(self, person: str, table: str, message: str) -> None:
        try:
            hook = await self.store.webhook(person)
            if hook is not None and hook.failures < ENOUGH:
                await self.call(hook, table, message)
        except StoreError as e:
            log_event("not-kept", message=e.message)
        except ApiError:
            self.metrics.webhooks["left-out"] += 1
        except Exception as e:
            self.metrics.mistakes += 1
            log_mistake(e, "webhook")
        finally:
            self.calls_in_flight -= 1

    async def call(self, hook: Webhook, table: str, message: str = "webhook-turn") -> None:
        """One call; ApiError if there were too many."""
        self.rates.webhooks.take(hook.person)
        self.rates.webhook_hosts.take(Target(hook.url).host)
        text = Voice(hook.lang).say(message, table=table)
        body = msgspec.json.encode(WebhookBody(text=text, table=table, url=f"{self.url}/#/table/{table}"))
        failed = False
        try:
            await self.http_client.post(hook.url, body)
        except CallError:
            failed = True
        self.metrics.webhooks["failed" if failed else "sent"] += 1
        if failed or hook.failures:
            await self.store.count_webhook(hook, failed)

    # ---------------------------------------------------------------- one's own

    async def set(self, person: str, url: str, lang: str) -> None:
        """ApiError if the address may not be called, as far as one can see without calling it."""
        try:
            await self.http_client.check(url)
        except NotPublic:
            raise ApiError(REFUSED, "server-webhook-private") from None
        except CallError:
            raise ApiError(NOT_UNDERSTOOD, "server-webhook") from None
        await self.store.set_webhook(Webhook(person=person, url=url, lang=checked_lang(lang)))

    async def info(self, person: str) -> WebhookInfo | None:
        hook = await self.store.webhook(person)
        if hook is None:
            return None
        return WebhookInfo(url=hook.url, lang=hook.lang, failures=hook.failures, off=hook.failures >= ENOUGH)
