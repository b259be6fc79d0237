"""Cases of tests that play or look in many ways."""

from __future__ import annotations

import pytest


def long(*values):
    """A case for `./test long`: the others show the same in a shorter way, or the same way elsewhere."""
    return pytest.param(*values, marks=pytest.mark.long)
