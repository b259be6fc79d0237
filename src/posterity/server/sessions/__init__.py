"""Tables in use: a session loads, locks, changes, stores and broadcasts one table; the cache holds all of them."""
