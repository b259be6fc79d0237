"""A table in memory, as data: metadata and seats, the game, clocks, who is there. Nothing here changes a game."""
