"""The line-by-line client: a rendering of outlines, for people, pipes and screen readers."""
