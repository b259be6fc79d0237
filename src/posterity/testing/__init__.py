"""What every game must pass: `check_game(game)`. Shipped with the package, so that any game can be tested with it."""

from posterity.testing.conformance import check_game

__all__ = ["check_game"]
