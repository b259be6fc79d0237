"""Who asks, over HTTP or a websocket: found by their key, counted, and charged for the work they cause."""

from __future__ import annotations

from dataclasses import dataclass

from posterity.server.errors import WHO, ApiError
from posterity.server.ops.workload import PAYER, Payer
from posterity.server.people.accounts import known_by
from posterity.server.services import Services
from posterity.store import Person, hashed


@dataclass
class Caller:
    """Somebody with a key, or a stranger, and the address they come from."""

    address: str
    person: Person | None = None
    key: str = ""

    def me(self) -> Person:
        """Who asks; ApiError for a stranger."""
        if self.person is None:
            raise ApiError(WHO, "server-who")
        return self.person

    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def name(self) -> str:
        return "" if self.person is None else self.person.name


async def identified(services: Services, key: str | None, address: str) -> Caller:
    """The caller with this key; ApiError if the key is unknown, or there were too many requests."""
    if key is None:
        services.rates.strangers.take(address)
        return charged(services, Caller(address))
    services.rates.requests.take(hashed(key))
    services.rates.addresses.take(address)
    try:
        person = await known_by(services, key)
    except ApiError:
        services.rates.strangers.take(address)
        raise
    return charged(services, Caller(address, person, key))


def charged(services: Services, caller: Caller) -> Caller:
    """Charge the work from here on to the caller; ApiError if their budget is used up."""
    payer = Payer(caller.id() or caller.address, caller.address)
    services.workload.check(payer)
    PAYER.set(payer)
    return caller
