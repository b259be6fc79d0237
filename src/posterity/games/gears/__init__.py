"""Gears: a timeline of technologies. README.md says which module does what."""
