"""Why an answer is good or not: reasons with their clause and numbers, and the one error for bad answers."""

from __future__ import annotations

from typing import Final


class Reason:
    """Why something may or may not be done: a message with its arguments, and the clause that says so."""

    def __init__(self, legal: bool, message: str, clause: str, args: dict[str, object]) -> None:
        self.legal: Final = legal
        self.message: Final = message
        self.clause: Final = clause
        self.args: Final = args

    def __repr__(self) -> str:
        return f"{self.message} ({self.clause}) {self.args}"


class IllegalAnswer(ValueError):
    """An answer that is stale, from the wrong seat, malformed or against the rules. The state is as it was.

    `kind` is a message id: `stale`, `foreign`, `over`, `refused`, `unknown-verb` …
    `reason` is there when a rule refuses.
    """

    def __init__(self, kind: str, args: dict[str, object], reason: Reason | None = None) -> None:
        super().__init__(f"{kind}: {args}" if reason is None else f"{kind}: {reason!r}")
        self.kind = kind
        self.args_named = args
        self.reason = reason
