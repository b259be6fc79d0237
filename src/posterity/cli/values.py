"""Readers for the values of options. Each turns a word into a value or says what would be accepted."""

from __future__ import annotations

from collections.abc import Callable

from posterity.cli.command_errors import CommandError

Reader = Callable[[str, str], object]  # the name of the option, and the word
SPECTATOR = "spectator"
DIGITS = 100  # the most digits that a whole number may have


def text(option: str, word: str) -> object:
    """Any word but an empty one."""
    if not word:
        raise CommandError("cli-value-empty", option=option)
    return word


def whole(option: str, word: str) -> object:
    """A plain whole number: digits and nothing else."""
    if not (word.isascii() and word.isdigit()) or len(word) > DIGITS or str(int(word)) != word:
        raise CommandError("cli-value-whole", option=option, value=word)
    return int(word)


def counting(option: str, word: str) -> object:
    """A whole number of at least 1."""
    if whole(option, word) == 0:
        raise CommandError("cli-value-counting", option=option, value=word)
    return int(word)


def seat(option: str, word: str) -> object:
    """A seat's number, or `spectator`."""
    if word == SPECTATOR:
        return word
    if not (word.isascii() and word.isdigit()) or len(word) > DIGITS:
        raise CommandError("cli-value-seat", option=option, value=word)
    return whole(option, word)


def words(option: str, word: str) -> object:
    """Words separated by commas."""
    found = [part.strip() for part in word.split(",")]
    if "" in found:
        raise CommandError("cli-value-list", option=option, value=word)
    return found


def pairs(option: str, word: str) -> object:
    """`key=value` pairs separated by commas; no key twice."""
    found: dict[str, str] = {}
    for part in word.split(","):
        key, sign, value = (piece.strip() for piece in part.partition("="))
        if not (key and sign and value):
            raise CommandError("cli-value-pairs", option=option, value=word)
        if key in found:
            raise CommandError("cli-value-twice", option=option, key=key)
        found[key] = value
    return found


def one_of(*allowed: str) -> Reader:
    """One of these words."""

    def read(option: str, word: str) -> object:
        if word not in allowed:
            raise CommandError("cli-value-one-of", option=option, value=word, known=list(allowed))
        return word

    return read
