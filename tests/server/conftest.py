"""A server for all tests of a file."""

from __future__ import annotations

import pytest

from tests.server.serving import Running


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    server = Running(tmp_path_factory.mktemp("server") / "store.db").start()
    yield server
    server.stop()
    assert server.app.services.metrics.mistakes == 0
