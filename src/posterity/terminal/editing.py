"""Editing the line being typed: arrow keys, history and Tab, where Python supports them."""

from __future__ import annotations

from collections.abc import Callable

try:
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]


def begin(words: Callable[[], list[str]]) -> bool:
    """From here on Tab completes a line to one of `words`; False where lines cannot be edited."""
    if readline is None:
        return False
    readline.set_auto_history(True)
    readline.set_completer_delims("")
    readline.set_completer(lambda text, number: completion(words(), text, number))
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    return True


def completion(words: list[str], text: str, number: int) -> str | None:
    """The word with this number among those that begin like `text`."""
    begun = [word for word in words if word.casefold().startswith(text.casefold())]
    return begun[number] if number < len(begun) else None


def forget() -> None:
    """Clear the history, so that the next player cannot scroll back through it."""
    readline.clear_history()
