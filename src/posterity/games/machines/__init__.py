"""Machines, the expansion of gears. README.md says which module does what."""
