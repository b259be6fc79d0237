"""A real server with a toy game beside the others, and people in a real browser."""

from __future__ import annotations

import importlib
import os
import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

import posterity.games
from posterity.server.deal import shares
from tests.e2e.guests import Guest
from tests.server.serving import GENEROUS, Running
from tools import browser as browsers
from tools import client

LONG = bool(os.environ.get("POSTERITY_LONG"))
EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Everything here wants a browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("e2e")


@pytest.fixture(scope="session")
def toy():
    """The example of CONTRIBUTING.md, a game that the client has never heard of, is one of the games."""
    posterity.games.__path__.append(str(EXAMPLES))
    game = importlib.import_module("posterity.games.lanterns.game").Lanterns()
    posterity.games.GAMES[game.name] = game
    yield game
    del posterity.games.GAMES[game.name]
    posterity.games.__path__.remove(str(EXAMPLES))


@pytest.fixture(scope="session")
def built():
    """The client as its sources are now."""
    assert client.main([]) == client.DONE, "the browser client cannot be built"


@pytest.fixture(scope="session")
def running(toy, built, tmp_path_factory):
    limits = replace(GENEROUS, deal_seconds=2)  # people who come without a browser put nothing into the deal
    server = Running(tmp_path_factory.mktemp("server") / "store.db", limits).start()
    yield server
    server.stop()
    assert server.app.services.metrics.mistakes == 0


@pytest.fixture(scope="session")
def browser():
    """A real Chromium; where there is none the tests fail."""
    browsers.prepare()
    from playwright.sync_api import sync_playwright

    found = browsers.find()
    assert found is not None, "the tests need a browser: install Chromium, or name one in POSTERITY_BROWSER"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=[*browsers.ARGUMENTS])
        yield launched
        launched.close()


@pytest.fixture(autouse=True)
def same_deals(request, monkeypatch):
    """A test gets the same cards in every run, so that luck fails none of them; a long run deals anew."""
    if not LONG:
        luck = random.Random(request.node.nodeid)
        monkeypatch.setattr(shares, "secrets", SimpleNamespace(token_bytes=luck.randbytes))


@pytest.fixture
def guest(browser, running):
    """Makes guests, each with a browser of their own; in the end none of them has met a mistake of the client."""
    guests = []

    def come(name=None, url=None, **options):
        one = Guest(browser, url or running.url, luck=None if LONG else len(guests), **options)
        guests.append(one)
        if name is not None:
            one.come_in(name)
        return one

    yield come
    for one in guests:
        one.leave()
    assert [mistake for one in guests for mistake in one.mistakes] == []
