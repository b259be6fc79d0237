"""Sends what has changed at a table to everybody who follows it: to each what they may know."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from posterity.core.records import Change
from posterity.core.views import Viewer
from posterity.server.api.responses import ChatSent, TableChanged
from posterity.server.errors import TOO_OFTEN, ApiError
from posterity.server.tables.state import TableState
from posterity.server.tables.subscriber import Subscriber
from posterity.server.views.game import update
from posterity.server.views.review import review_changed
from posterity.server.views.table import asked_to_leave, table_of
from posterity.store import StoreError

GATHERING: Final = 0.4  # seconds for which news of a review are gathered
NOT_ALLOWED, RESTARTING = 1008, 1012  # codes with which a websocket is closed


class Broadcaster:
    """Pushes messages into the queues of the subscribers; `changed` wakes those who wait over plain HTTP."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.review_due = False  # is everybody to be told of the review in a moment?
        self.changed = asyncio.Event()  # set, and replaced, whenever something has changed

    # ---------------------------------------------------------------- sending

    def send_entry(self) -> None:
        """Send everybody their own view, and what happened since the entry they saw last.

        If somebody else answers for a seat since then, the table around the game has changed, too.
        """
        state = self.state
        encoded: dict[tuple[Viewer, bool, int], bytes] = {}
        seen = max(0, min((subscriber.seen for subscriber in state.subscribers), default=state.number))
        for subscriber in state.subscribers:
            key = (subscriber.viewer, subscriber.outline, subscriber.seen)
            if subscriber.seen == state.number:
                continue
            if key not in encoded:
                found = update(state, subscriber.viewer, subscriber.seen, subscriber.outline)
                encoded[key] = msgspec.json.encode(found)
            subscriber.push(encoded[key])
            subscriber.seen = state.number
        if state.table is not None and any(isinstance(entry, Change) for entry in state.table.entries[seen:]):
            self.send_table()
        self.wake()

    def send_table(self) -> None:
        """Send everybody the table around the game."""
        encoded: dict[str | None, bytes] = {}
        for subscriber in self.state.subscribers:
            if subscriber.person not in encoded:
                info = TableChanged(table=table_of(self.state, subscriber.person, subscriber.name))
                encoded[subscriber.person] = msgspec.json.encode(info)
            subscriber.push(encoded[subscriber.person])
        self.wake()

    def send_chat(self, line: ChatSent) -> None:
        """Send everybody a line of chat, except to those who have muted its author."""
        state = self.state
        state.chat_lines = max(state.chat_lines, line.n)
        message = msgspec.json.encode(line)
        for subscriber in state.subscribers:
            if line.person not in state.metadata.muted.get(subscriber.person or "", []):
                subscriber.push(message)

    def review_came_further(self) -> None:
        """Tell everybody about the review, in a moment: news of it may come many times a second."""
        if not self.review_due:
            self.review_due = True
            self.state.services.background.spawn(self.send_review())

    async def send_review(self) -> None:
        """Tell everybody how far the review has come."""
        await asyncio.sleep(GATHERING)
        self.review_due = False
        with suppress(StoreError):  # whoever wants to know may ask
            found = await self.state.services.store.review(self.state.id)
            if found is not None:
                message = msgspec.json.encode(review_changed(found))
                for subscriber in self.state.subscribers:
                    subscriber.push(message)
            self.wake()

    def send_look(self, subscriber: Subscriber, viewer: Viewer) -> None:
        """Somebody looks from another of their seats from now on."""
        subscriber.viewer = viewer
        subscriber.push(msgspec.json.encode(update(self.state, viewer, None, subscriber.outline)))
        subscriber.seen = self.state.number

    def wake(self) -> None:
        """Wake the long polls that wait for a change."""
        self.changed.set()
        self.changed = asyncio.Event()

    # ---------------------------------------------------------------- subscribers

    def check_capacity(self, subscriber: Subscriber) -> None:
        """ApiError if too many follow already: all together, of one person, or without a key from one address."""
        limits, person = self.state.services.limits, subscriber.person
        same = [other for other in self.state.subscribers if other.person == person]
        own = sum(person is not None or other.address == subscriber.address for other in same)
        if own >= (limits.devices if person is not None else limits.address_listeners):
            raise ApiError(TOO_OFTEN, "server-full")
        if subscriber.viewer is None and self.state.presence.spectators() >= limits.listeners:
            raise ApiError(TOO_OFTEN, "server-full")

    def check_viewers(self) -> None:
        """Whoever has lost a seat sees the table as a spectator from now on, if at all."""
        for subscriber in self.state.subscribers:
            if not self.state.may_enter(subscriber.person):
                subscriber.push(msgspec.json.encode(asked_to_leave(self.state.stored, self.state.metadata)))
                subscriber.close(NOT_ALLOWED)
            elif not self.state.ended and subscriber.viewer not in self.allowed(subscriber.person):
                subscriber.viewer = None

    def allowed(self, person: str | None) -> list[Viewer]:
        """From where somebody may look at a game that goes on."""
        return [None, *self.state.seating.seats_of(person)]

    def restart_game(self) -> None:
        """The game begins: whoever waited for it sees it from its set-up on."""
        for subscriber in self.state.subscribers:
            subscriber.seen = -1

    def close_person(self, person: str) -> None:
        """Close all subscribers of a person who may not follow the table any more."""
        for subscriber in self.state.subscribers:
            if subscriber.person == person:
                subscriber.close(NOT_ALLOWED)

    def close_key(self, key: str) -> None:
        """Close the subscribers of a key that was revoked."""
        for subscriber in self.state.subscribers:
            if subscriber.key == key:
                subscriber.close(NOT_ALLOWED)

    def close(self) -> None:
        for subscriber in self.state.subscribers:
            subscriber.close(RESTARTING)
        self.wake()
