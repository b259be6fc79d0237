"""What every game must pass: `check_game(game)`. Shipped, so that anybody's game can be held to it."""

from posterity.testing.conformance import check_game

__all__ = ["check_game"]
