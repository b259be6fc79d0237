"""Everything that a person can do at a table, over HTTP and the websocket alike."""
