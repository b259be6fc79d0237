"""Tables over the wire: HTTP with JSON, and a WebSocket at every table. Sees tables, never cards. See docs/api.md."""
