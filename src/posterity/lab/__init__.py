"""Many games: self-play, training and matches."""
