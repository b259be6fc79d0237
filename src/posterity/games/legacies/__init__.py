"""Legacies: three centuries of fame. README.md says which module does what."""
