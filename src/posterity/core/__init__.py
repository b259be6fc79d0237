"""What every game shares. Knows no game and does no I/O."""
