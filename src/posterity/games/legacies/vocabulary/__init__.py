"""The one vocabulary of costs and effects that every card, space, token and mat of legacies is written in."""
