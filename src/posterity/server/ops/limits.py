"""Limits of sizes, numbers and rates."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from posterity.core.game import Game
from posterity.server.errors import TOO_OFTEN, ApiError

REMEMBERED = 20_000  # who has asked lately


class Rate(msgspec.Struct, frozen=True):
    """A token bucket: it holds `burst` tokens and refills completely in `seconds`."""

    burst: int
    seconds: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one server allows. docs/api.md names these numbers."""

    body: int = 16 * 1024  # bytes
    record: int = 512 * 1024  # bytes of a record that is opened from a file
    record_seconds: int = 10  # that going through it may take
    name: int = 40  # characters
    chat: int = 500
    chat_lines: int = 10_000  # at one table
    settings: int = 2000  # bytes
    tables: int = 50  # that one person owns and that are not over
    opened: int = 20  # tables of one person that were opened from files
    all_tables: int = 10_000  # that are loaded at once
    entries: int = 50_000  # of one game at most, whatever the game itself allows
    listeners: int = 100  # who watch one table
    devices: int = 10  # of one person at one table
    watchers: int = 200  # let in by link to one table
    keys: int = 20  # of one person
    deal_seconds: int = 10  # that are waited for hashes, then for bytes of a deal
    open_days: int = 14  # after which a table that nobody fills is abandoned
    sockets: int = 200  # at once from one address
    polls: int = 500  # requests that wait for news at once, from one address
    person_sockets: int = 50  # at once of one person
    person_polls: int = 50
    address_listeners: int = 25  # who watch one table without a key, from one address
    waiting: int = 10  # pieces of heavy work of one person that wait, or are being done
    connections: int = 10_000  # at once, all together
    request_timeout: int = 10  # seconds in which a request, or a hello, has to arrive
    requests: Rate = Rate(burst=2000, seconds=10)
    addresses: Rate = Rate(burst=6000, seconds=10)
    strangers: Rate = Rate(burst=300, seconds=10)
    work: Rate = Rate(burst=12, seconds=60)  # seconds in which the server works for one person
    address_work: Rate = Rate(burst=40, seconds=60)
    new_people: Rate = Rate(burst=200, seconds=600)
    new_tables: Rate = Rate(burst=60, seconds=600)
    address_tables: Rate = Rate(burst=300, seconds=600)
    records: Rate = Rate(burst=30, seconds=600)
    reviews: Rate = Rate(burst=20, seconds=3600)
    reviews_waiting: int = 3  # that one person has asked for and that are not done
    hints: Rate = Rate(burst=60, seconds=600)
    trials: Rate = Rate(burst=60, seconds=600)  # answers to positions that one practises
    practice: int = 200  # positions of one person
    lines: Rate = Rate(burst=5, seconds=10)
    table_lines: Rate = Rate(burst=30, seconds=10)
    webhooks: Rate = Rate(burst=30, seconds=3600)
    webhook_hosts: Rate = Rate(burst=300, seconds=3600)

    def longest(self, game: Game[Any], players: int, options: dict[str, str]) -> int:
        """How many entries a game may have: what is sensible for it, and never more than `entries`."""
        return min(self.entries, game.most_entries(players, options))


class TokenBuckets:
    """A token bucket for each key, refilled with time."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.balances: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens left, and when that was

    def left(self, who: str) -> float:
        """The tokens in the bucket now."""
        now = self.clock()
        left, then = self.balances.get(who, (float(self.rate.burst), now))
        return min(float(self.rate.burst), left + (now - then) * self.rate.burst / self.rate.seconds)

    def set_left(self, who: str, left: float) -> None:
        self.balances[who] = (left, self.clock())
        self.balances.move_to_end(who)
        if len(self.balances) > REMEMBERED:
            self.balances.popitem(last=False)

    def seconds(self, missing: float) -> int:
        """Whole seconds until `missing` tokens are refilled."""
        return int(missing * self.rate.seconds / self.rate.burst) + 1


class RateLimiter(TokenBuckets):
    """Limits how often each key may do something: each time takes one token."""

    def take(self, who: str) -> None:
        """ApiError if `who` asks too often."""
        left = self.left(who)
        if left < 1:
            raise ApiError(TOO_OFTEN, "server-too-often", seconds=self.seconds(1 - left))
        self.set_left(who, left - 1)


class Budget(TokenBuckets):
    """Limits seconds of work for each key. The cost is known only afterwards, so that a balance may be negative."""

    def check(self, who: str) -> None:
        """ApiError if `who` has no budget left."""
        left = self.left(who)
        if left <= 0:
            raise ApiError(TOO_OFTEN, "server-worked", seconds=self.seconds(-left))

    def charge(self, who: str, cost: float) -> None:
        self.set_left(who, max(self.left(who) - cost, -float(self.rate.burst)))


class ConcurrencyLimit:
    """Limits how many of each address, or person, there are at once; `message` is the error when there are too many."""

    def __init__(self, most: int, message: str = "server-crowd") -> None:
        self.most = most
        self.message = message
        self.here: Counter[str] = Counter()

    @contextmanager
    def slot(self, address: str | None) -> Iterator[None]:
        """Take up a slot while the context lasts; ApiError if there is none left. None is not counted."""
        if address is None:
            yield
            return
        if self.here[address] >= self.most:
            raise ApiError(TOO_OFTEN, self.message, most=self.most)
        self.here[address] += 1
        try:
            yield
        finally:
            self.here[address] -= 1
            if not self.here[address]:
                del self.here[address]


def source(address: str) -> str:
    """The key by which requests from an address are counted: for IPv6 its /64 network, since a host has many."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class RateLimits:
    """The rate limiter of each kind of request."""

    def __init__(self, limits: Limits) -> None:
        self.requests = RateLimiter(limits.requests)
        self.addresses = RateLimiter(limits.addresses)
        self.strangers = RateLimiter(limits.strangers)
        self.new_people = RateLimiter(limits.new_people)
        self.new_tables = RateLimiter(limits.new_tables)
        self.address_tables = RateLimiter(limits.address_tables)
        self.records = RateLimiter(limits.records)
        self.reviews = RateLimiter(limits.reviews)
        self.hints = RateLimiter(limits.hints)
        self.trials = RateLimiter(limits.trials)
        self.lines = RateLimiter(limits.lines)
        self.table_lines = RateLimiter(limits.table_lines)
        self.webhooks = RateLimiter(limits.webhooks)
        self.webhook_hosts = RateLimiter(limits.webhook_hosts)
