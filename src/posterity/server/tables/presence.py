"""Who is at a table: with a websocket or by asking over HTTP lately, in this process or in another."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import NamedTuple

from posterity.server.tables.subscriber import Subscriber

AWAY = 40.0  # seconds after which somebody who does not ask any more is away
LATELY = 1000  # people who asked, before those who are away are forgotten
STRANGER = ""  # whoever asks without a key


class Elsewhere(NamedTuple):
    """Whose people are at a table in another process, and when that was heard."""

    seats: int
    heard: float


class Presence:
    """Counts nothing but presence: what follows from it, the session of the table sees to."""

    def __init__(self, subscribers: Collection[Subscriber]) -> None:
        self.subscribers = subscribers
        self.asked: dict[str, float] = {}  # when each person last asked over plain HTTP
        self.elsewhere: dict[str, Elsewhere] = {}  # who is at the table in other processes, by process
        self.announced = 0  # the seats whose people are here, as other processes know it

    def is_here(self, person: str) -> bool:
        """Is somebody at the table in this process?"""
        subscribed = any(subscriber.person == person for subscriber in self.subscribers)
        return subscribed or time.monotonic() - self.asked.get(person, -AWAY) < AWAY

    def anybody_is_here(self) -> bool:
        now = time.monotonic()
        return bool(self.subscribers) or any(now - then < AWAY for then in self.asked.values())

    def spectators(self) -> int:
        """How many follow the table without a seat."""
        return sum(subscriber.viewer is None for subscriber in self.subscribers)

    def mark(self, person: str | None) -> bool:
        """Somebody asks over plain HTTP; whether that is news. Whoever did so long ago is forgotten."""
        who = person or STRANGER
        now, known = time.monotonic(), self.is_here(who)
        self.asked[who] = now
        if len(self.asked) > LATELY:
            self.asked = {one: then for one, then in self.asked.items() if now - then < AWAY}
        return not known

    # ---------------------------------------------------------------- other processes

    def is_elsewhere(self, seats: Iterable[int]) -> bool:
        """Is the holder of one of these seats at the table in another process?"""
        wanted = bits(seats)
        return any(other.seats & wanted for other in self.elsewhere.values())

    def hear(self, sender: str, seats: int) -> Elsewhere | None:
        """Another process says whose people are there; what it said before, if anything."""
        before = self.elsewhere.get(sender)
        self.elsewhere[sender] = Elsewhere(seats, time.monotonic())
        return before

    def forget_silent(self) -> bool:
        """Forget processes that were not heard of for a while; whether there were any."""
        gone = [sender for sender, other in self.elsewhere.items() if time.monotonic() - other.heard > AWAY]
        for sender in gone:
            del self.elsewhere[sender]
        return bool(gone)


def bits(seats: Iterable[int]) -> int:
    """Seats as one number, a bit for each."""
    return sum(1 << seat for seat in set(seats))
