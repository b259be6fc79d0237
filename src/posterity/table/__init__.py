"""One game being played: seats, entries, undo, records and replay. No I/O."""
