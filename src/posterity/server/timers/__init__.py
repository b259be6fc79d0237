"""The timers of a table: bots answer, clocks run out."""
