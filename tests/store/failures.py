"""What all tests of faults say."""

from __future__ import annotations

from contextlib import contextmanager

import pytest

from posterity.store import StoreError, open_store
from posterity.text.voice import Voice
from tests.store.contract import entry, running


@contextmanager
def fault(message):
    """Inside, the store must fail with this message, which can be said in both languages."""
    with pytest.raises(StoreError) as error:
        yield error
    assert error.value.message == message, error.value
    for lang in ("en", "it"):
        assert Voice(lang).render(error.value.message, error.value.args_named)


async def begun_at(url, **keys):
    """A store with a running game that has one entry."""
    store = await open_store(url, **keys)
    id = await running(store)
    await store.append(id, entry(1))
    return store, id


async def continues(store, id, n=2):
    """Nothing is half-written, and the game goes on."""
    assert [one.n for one in await store.entries(id)] == list(range(1, n))
    assert (await store.game(id)).entries == n - 1
    await store.append(id, entry(n))
    assert [one.n for one in await store.entries(id)] == list(range(1, n + 1))
    await store.close()
