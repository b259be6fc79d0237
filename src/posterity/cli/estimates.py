"""How much work the estimates of a command take, as its options say."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.analysis.budget import USUAL, Budget
from posterity.cli.arguments import ParsedCommand


def budget_of(given: ParsedCommand) -> Budget:
    """A fixed amount of work, unless `--think` limits the time of each estimate."""
    return replace(USUAL, milliseconds=given.number("think") or 0)


def seed_of(given: ParsedCommand) -> int:
    return given.number("seed") or 0
