"""Posterity: a table for the Legacy games."""

from posterity import _compiled

__version__ = "0.1.0"

_compiled.choose_engine()
