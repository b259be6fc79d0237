"""Who is at a table: with a websocket or by asking over HTTP lately, in this process or in another."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import NamedTuple

from posterity.server.tables.subscriber import Subscriber

AWAY = 40.0  # seconds after which somebody who does not ask any more is away
LATELY = 1000  # people who asked, before those who are away are forgotten
STRANGER = ""  # whoever asks without a key


class RemotePresence(NamedTuple):
    """The seats whose people are at a table in another process, as bits, and when that process last said so."""

    seats: int
    heard: float


class Presence:
    """Tracks who is at a table; acting on it is up to the session."""

    def __init__(self, subscribers: Collection[Subscriber]) -> None:
        self.subscribers = subscribers
        self.asked: dict[str, float] = {}  # when each person last asked over plain HTTP
        self.remote: dict[str, RemotePresence] = {}  # who is at the table in other processes, by process
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
        """Note that somebody has asked over plain HTTP; True if they were not here before. Old entries are dropped."""
        who = person or STRANGER
        now, known = time.monotonic(), self.is_here(who)
        self.asked[who] = now
        if len(self.asked) > LATELY:
            self.asked = {one: then for one, then in self.asked.items() if now - then < AWAY}
        return not known

    # ---------------------------------------------------------------- other processes

    def is_remote(self, seats: Iterable[int]) -> bool:
        """Is the holder of one of these seats at the table in another process?"""
        wanted = bits(seats)
        return any(other.seats & wanted for other in self.remote.values())

    def set_remote(self, sender: str, seats: int) -> RemotePresence | None:
        """Keep whose people another process says are there; returns what it said before, if anything."""
        before = self.remote.get(sender)
        self.remote[sender] = RemotePresence(seats, time.monotonic())
        return before

    def forget_silent(self) -> bool:
        """Drop processes that have not been heard of for a while; True if there were any."""
        gone = [sender for sender, other in self.remote.items() if time.monotonic() - other.heard > AWAY]
        for sender in gone:
            del self.remote[sender]
        return bool(gone)


def bits(seats: Iterable[int]) -> int:
    """Seats as one number, a bit for each."""
    return sum(1 << seat for seat in set(seats))
