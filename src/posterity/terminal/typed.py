"""Parsing what was typed: a number, words of an answer, or a command."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from posterity.terminal.console import words_of
from posterity.text.search import begin_words, plain, split

COMMANDS = ("help", "why", "hint", "rules", "log", "table", "hand", "undo", "save", "auto", "quit")
SHORTEST = 2  # letters that can stand for an answer: a single one may be a slip of the finger


@dataclass(frozen=True)
class Choice:
    """An answer as it can be typed, as its pick or in words; and as it is shown, with more details."""

    pick: str
    words: str
    shown: str = ""


@cache
def commands() -> dict[str, str]:
    """Every name of every command, in all languages."""
    return {name: command for command in COMMANDS for name in words_of(f"terminal-names-{command}")}


def command_of(typed: str) -> tuple[str, str] | None:
    """The command and what follows it. A leading `/` always means a command."""
    name, _, rest = typed.removeprefix("/").partition(" ")
    command = commands().get(plain(name))
    return None if command is None else (command, rest.strip())


def by_number(typed: str, choices: list[Choice]) -> Choice | None:
    digits = typed.rstrip(".)")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 6:
        return None
    return choices[int(digits) - 1] if 1 <= int(digits) <= len(choices) else None


def is_number(typed: str) -> bool:
    return typed.rstrip(".)").isdigit()


def numbers(typed: str) -> list[str]:
    """`1 1 2`: answers to this question and the next ones; empty if the line holds anything else."""
    words = typed.replace(",", " ").split()
    return words if len(words) > 1 and all(is_number(word) for word in words) else []


def exactly(typed: str, choices: list[Choice]) -> Choice | None:
    """The choice whose pick or words these are."""
    wanted = plain(typed)
    return next((one for one in choices if wanted in (plain(one.pick), plain(one.words))), None)


def matching(typed: str, choices: list[Choice]) -> list[Choice]:
    """Every choice that these words can mean: an exact match, else those with all the words, whole or begun."""
    exact = exactly(typed, choices)
    if exact is not None:
        return [exact]
    wanted = split(typed)
    if sum(len(word) for word in wanted) < SHORTEST:
        return []
    for fits in (set.issubset, begin_words):
        found = [one for one in choices if any(fits(set(wanted), set(split(text))) for text in (one.words, one.pick))]
        if found:
            return found
    return [one for one in choices if plain(typed) in plain(one.words)]
