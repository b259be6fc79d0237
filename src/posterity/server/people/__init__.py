"""People: their accounts and keys, and who it is that asks."""
