"""People: accounts and their keys, names that can be shown, and webhooks that tell of a turn."""
