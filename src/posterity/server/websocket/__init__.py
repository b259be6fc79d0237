"""The websocket at a table."""
