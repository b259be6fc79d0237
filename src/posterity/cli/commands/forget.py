"""`posterity forget`: deletes everything that a server stores about a person."""

from __future__ import annotations

import asyncio

from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import DONE, CommandError
from posterity.cli.commands.serve import chosen_store
from posterity.cli.output import Output


def run(given: ParsedCommand, output: Output) -> int:
    person = given.word("person")
    games = asyncio.run(forget(chosen_store(given), person))
    output.say("cli-forget-done", person=person, games=games)
    return DONE


async def forget(url: str, id: str) -> int:
    """Forgets a person; returns how many games they had a seat in. StoreError if the store cannot do it now."""
    from posterity.server.lobby.forget import forget_person
    from posterity.server.services import Services
    from posterity.server.sessions.cache import TableCache
    from posterity.store import Missing, open_store

    store = await open_store(url, create=False)
    try:
        person = await store.person(id)
        games = len({game for game, _ in await store.sat(id)})
        services = Services(store, "")
        services.stopping = True  # nobody plays on here
        await forget_person(TableCache(services, timers=()), person)
    except Missing:
        raise CommandError("cli-forget-nobody", person=id) from None
    finally:
        await store.close()
    return games
