"""People: a name and a key, and ways to move to another device or to be forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from posterity.server.api.responses import KeyInfo, Link, Me, Welcome
from posterity.server.app import House
from posterity.server.errors import NOT_NOW, NOT_UNDERSTOOD, TOO_LARGE, WHO, Fault
from posterity.server.people import names
from posterity.server.seats.holders import leave_for_good
from posterity.server.tables.loading import passing_over
from posterity.store import Missing, Person, Token, hashed, new_id, new_token

WEEK = 7 * 24 * 3600 * 1000
SHOWN = 16  # digits of a hash that name a key
SOMEBODY = "somebody"  # what records say instead of the name of a person who was forgotten


def checked_name(house: House, name: str) -> str:
    """A name fit to be shown; Fault if it is none."""
    found = names.fit(name, house.limits.name)
    if found is None:
        raise Fault(NOT_UNDERSTOOD, "server-name", most=house.limits.name)
    return found


async def add(house: House, name: str, address: str) -> Welcome:
    """Somebody new, with a first key."""
    house.meters.new_people.take(address)
    now = house.moments.now()
    person = Person(id=new_id(), name=checked_name(house, name), created=now, seen=now)
    key = new_token()
    await house.store.add_person(person, key_token(house, person.id, key))
    return Welcome(person=person.id, name=person.name, key=key)


def key_token(house: House, person: str, key: str) -> Token:
    return Token(hash=hashed(key), kind="key", created=house.moments.now(), person=person)


async def known_by(house: House, key: str) -> Person:
    """Whose key this is; Fault if it is nobody's."""
    token = await house.store.token(hashed(key), house.moments.now())
    if token is None or token.kind != "key" or token.person is None:
        raise Fault(WHO, "server-who")
    try:
        return await house.store.person(token.person)
    except Missing:
        raise Fault(WHO, "server-who") from None


async def me(house: House, person: Person, key: str) -> Me:
    tokens = await house.store.tokens_of(person.id)
    keys = [
        KeyInfo(id=token.hash[:SHOWN], created=token.created, this=token.hash == hashed(key))
        for token in tokens
        if token.kind == "key"
    ]
    recovery = sum(token.kind == "recovery" and (token.expires or 0) > house.moments.now() for token in tokens)
    return Me(
        person=person.id,
        name=person.name,
        settings=person.settings,
        keys=keys,
        recovery=recovery,
        webhook=await house.webhooks.info(person.id),
    )


async def change(house: House, person: Person, name: str | None, settings: dict[str, Any] | None) -> Person:
    """Another name, or other settings."""
    if name is not None:
        person = replace(person, name=checked_name(house, name))
    if settings is not None:
        if len(msgspec.json.encode(settings)) > house.limits.settings:
            raise Fault(TOO_LARGE, "server-too-large", most=house.limits.settings)
        person = replace(person, settings=settings)
    await house.store.update_person(replace(person, seen=house.moments.now()))
    return person


async def recovery(house: House, person: Person) -> Link:
    """A link that makes another device the same person; earlier ones work no more."""
    token, expires = new_token(), house.moments.now() + WEEK
    await house.store.replace_kind(
        Token(hash=hashed(token), kind="recovery", created=house.moments.now(), person=person.id, expires=expires)
    )
    return Link(token=token, link=f"{house.url}/#recover={token}", expires=expires)


async def recover(house: House, token: str, address: str) -> Welcome:
    """A new key for whom the token belongs to. It works once."""
    house.meters.strangers.take(address)
    found = await house.store.token(hashed(token), house.moments.now())
    if found is None or found.kind != "recovery" or found.person is None:
        raise Fault(NOT_NOW, "server-link-used")
    keys = [one for one in await house.store.tokens_of(found.person) if one.kind == "key"]
    if len(keys) >= house.limits.keys:
        raise Fault(NOT_NOW, "server-keys", most=house.limits.keys)
    person = await house.store.person(found.person)
    key = new_token()
    if await house.store.exchange(hashed(token), house.moments.now(), key_token(house, person.id, key)) is None:
        raise Fault(NOT_NOW, "server-link-used")
    return Welcome(person=person.id, name=person.name, key=key)


async def revoke_key(house: House, person: Person, id: str) -> None:
    """A device is out."""
    for token in await house.store.tokens_of(person.id):
        if token.kind == "key" and token.hash[:SHOWN] == id:
            await house.store.revoke(token.hash)
            house.drop_key(token.hash)
            return
    raise Missing(id)


async def forget(house: House, person: Person) -> None:
    """Delete everything about a person; a bot plays on where the person sat."""
    seats: dict[str, list[int]] = {game: [] for game in await house.store.named_at(person.id)}
    for game, seat in await house.store.sat(person.id):
        seats.setdefault(game, []).append(seat)
    for game, own in seats.items():
        async with house.room(game).lock:
            with passing_over():
                await house.room(game).fresh()
                if house.room(game).aside.opened and house.room(game).kept.owner == person.id:
                    await house.room(game).remove()
                else:
                    await leave_for_good(house.room(game), person.id, own, SOMEBODY)
    await house.store.forget(person.id, SOMEBODY)
    for room in [house.rooms[game] for game in seats if game in house.rooms]:
        async with room.lock:
            room.doubt()  # its record names somebody now
            with passing_over():
                await room.fresh()
