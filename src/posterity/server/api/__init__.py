"""What goes over the wire: what clients send (`requests`) and what they get (`responses`). See docs/api.md."""
