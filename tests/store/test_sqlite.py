"""SQLite keeps the contract of all stores."""

from __future__ import annotations

import pytest

from tests.store.contract import Contract


class TestSqlite(Contract):
    @pytest.fixture
    def url(self, tmp_path):
        return f"sqlite://{tmp_path / 'folder' / 'store.db'}"
