"""Every kind of store keeps the contract."""

from __future__ import annotations

from tests.store.contract import Contract


class TestContract(Contract):
    """Once for each kind: see the fixture `url`."""
