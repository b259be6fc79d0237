"""What can go wrong in a store. Nothing is half-written, and the next call may work again."""

from __future__ import annotations


class StoreError(Exception):
    """The store cannot do its work now: a message id (see text/*/store.ftl) with its arguments.

    Nothing of the call that raised it has been kept. Whoever held a table in memory throws it away and loads it again.
    """

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(f"{message}: {args}")
        self.message = message
        self.args_named = args


class Conflict(Exception):
    """Another writer came first: entry n exists already, or the game has changed since it was read. Load it again."""


class Missing(LookupError):
    """There is no such game, person or token."""
