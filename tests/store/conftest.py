"""Every kind of store, and a new one of each."""

from __future__ import annotations

import pytest

KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def url(request, tmp_path):
    """Where a store of each kind can be made."""
    if request.param == "sqlite":
        return f"sqlite://{tmp_path / 'folder' / 'store.db'}"
    return request.getfixturevalue("postgresql").place()
