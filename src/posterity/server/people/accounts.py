"""People: a name and a key, and ways to move to another device or to be forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from posterity.server import names
from posterity.server.api.responses import KeyInfo, Link, Me, Welcome
from posterity.server.errors import NOT_NOW, NOT_UNDERSTOOD, TOO_LARGE, WHO, ApiError
from posterity.server.services import Services
from posterity.store import Missing, Person, Token, hashed, new_id, new_token

WEEK = 7 * 24 * 3600 * 1000
SHOWN = 16  # digits of a hash that name a key
LEARNED = "learned"  # kept among the settings of a person, and not theirs to change
SOMEBODY = "somebody"  # what records say instead of the name of a person who was forgotten


def checked_name(services: Services, name: str) -> str:
    """The name, normalized; ApiError if it cannot be shown."""
    found = names.normalized(name, services.limits.name)
    if found is None:
        raise ApiError(NOT_UNDERSTOOD, "server-name", most=services.limits.name)
    return found


async def add(services: Services, name: str, address: str) -> Welcome:
    """Add a person with a first key."""
    services.rates.new_people.take(address)
    now = services.now()
    person = Person(id=new_id(), name=checked_name(services, name), created=now, seen=now)
    key = new_token()
    await services.store.add_person(person, key_token(services, person.id, key))
    return Welcome(person=person.id, name=person.name, key=key)


def key_token(services: Services, person: str, key: str) -> Token:
    return Token(hash=hashed(key), kind="key", created=services.now(), person=person)


async def known_by(services: Services, key: str) -> Person:
    """Whose key this is; ApiError if it is nobody's."""
    token = await services.store.token(hashed(key), services.now())
    if token is None or token.kind != "key" or token.person is None:
        raise ApiError(WHO, "server-who")
    try:
        return await services.store.person(token.person)
    except Missing:
        raise ApiError(WHO, "server-who") from None


async def me(services: Services, person: Person, key: str) -> Me:
    tokens = await services.store.tokens_of(person.id)
    keys = [
        KeyInfo(id=token.hash[:SHOWN], created=token.created, this=token.hash == hashed(key))
        for token in tokens
        if token.kind == "key"
    ]
    recovery = sum(token.kind == "recovery" and (token.expires or 0) > services.now() for token in tokens)
    return Me(
        person=person.id,
        name=person.name,
        settings={key: value for key, value in person.settings.items() if key != LEARNED},
        learned=learned(person),
        keys=keys,
        recovery=recovery,
        webhook=await services.webhooks.info(person.id),
    )


async def change(services: Services, person: Person, name: str | None, settings: dict[str, Any] | None) -> Person:
    """Change the name or the settings of a person."""
    if name is not None:
        person = replace(person, name=checked_name(services, name))
    if settings is not None:
        if len(msgspec.json.encode(settings)) > services.limits.settings:
            raise ApiError(TOO_LARGE, "server-too-large", most=services.limits.settings)
        person = replace(person, settings={**settings, LEARNED: learned(person)})
    await services.store.update_person(replace(person, seen=services.now()))
    return person


def learned(person: Person) -> list[str]:
    """The parts of lessons that somebody has gone through, as GAME/PART."""
    return [str(part) for part in person.settings.get(LEARNED, [])]


async def learn(services: Services, id: str, part: str) -> None:
    """Note that a person has completed a part of a lesson."""
    person = await services.store.person(id)
    if part not in learned(person):
        settings = {**person.settings, LEARNED: [*learned(person), part]}
        await services.store.update_person(replace(person, settings=settings))


async def recovery(services: Services, person: Person) -> Link:
    """A link that makes another device the same person; earlier ones work no more."""
    token, expires = new_token(), services.now() + WEEK
    await services.store.replace_kind(
        Token(hash=hashed(token), kind="recovery", created=services.now(), person=person.id, expires=expires)
    )
    return Link(token=token, link=f"{services.url}/#recover={token}", expires=expires)


async def recover(services: Services, token: str, address: str) -> Welcome:
    """Exchange a recovery token for a new key of its owner. A token works once."""
    services.rates.strangers.take(address)
    found = await services.store.token(hashed(token), services.now())
    if found is None or found.kind != "recovery" or found.person is None:
        raise ApiError(NOT_NOW, "server-link-used")
    keys = [one for one in await services.store.tokens_of(found.person) if one.kind == "key"]
    if len(keys) >= services.limits.keys:
        raise ApiError(NOT_NOW, "server-keys", most=services.limits.keys)
    person = await services.store.person(found.person)
    key = new_token()
    if await services.store.exchange(hashed(token), services.now(), key_token(services, person.id, key)) is None:
        raise ApiError(NOT_NOW, "server-link-used")
    return Welcome(person=person.id, name=person.name, key=key)


async def revoke_key(services: Services, person: Person, id: str) -> None:
    """Revoke a key, signing its device out."""
    for token in await services.store.tokens_of(person.id):
        if token.kind == "key" and token.hash[:SHOWN] == id:
            await services.store.revoke(token.hash)
            return
    raise Missing(id)
