"""Hints and reviews: what a position is worth to each seat by what it may know, and what answers and chance changed.

Estimates come from observations and guesses alone. Only `open` in a review looks at all cards, and is kept apart.
"""
