"""Parses options of `posterity serve`: limits, how long bots pause, and trusted proxies."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping, Sequence

import msgspec

from posterity.server.ops.limits import Limits, Rate
from posterity.server.ops.pace import Pace

MOST = 10**9  # of anything
LONGEST_PAUSE = 60  # seconds
FORMER_NAMES = {"patience": "request-timeout"}  # of limits, which are still understood
PLAIN = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?")  # a number as people write it


class OptionError(ValueError):
    """An option that cannot be understood: a message with its arguments."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(f"{message}: {args}")
        self.message = message
        self.args_named = args


def names() -> list[str]:
    """The limits as they are written: `new-people`."""
    return [field.name.replace("_", "-") for field in msgspec.structs.fields(Limits)]


def chosen_limits(words: Mapping[str, str], limits: Limits | None = None) -> Limits:
    """Limits with other numbers: `tables=100`, and `new-people=500/600` for 500 in 600 seconds."""
    limits = limits or Limits()
    found: dict[str, int | Rate] = {}
    for written, word in words.items():
        name = FORMER_NAMES.get(written, written)
        if name not in names():
            raise OptionError("cli-serve-limit-name", name=name, known=names())
        key = name.replace("-", "_")
        is_rate = isinstance(getattr(limits, key), Rate)
        found[key] = rate(name, word) if is_rate else whole(name, word)
    return msgspec.structs.replace(limits, **found)


def rate(name: str, word: str) -> Rate:
    burst, sign, seconds = word.partition("/")
    if not sign:
        raise OptionError("cli-serve-limit-rate", name=name, value=word)
    return Rate(burst=whole(name, burst), seconds=whole(name, seconds))


def whole(name: str, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 10 and 1 <= int(word) <= MOST):
        raise OptionError("cli-serve-limit-number", name=name, value=word, most=MOST)
    return int(word)


def chosen_pause(word: str | None) -> tuple[float, float]:
    """How long bots pause before an answer: `2` seconds, or any time `0.5-3`; the usual one for None."""
    if word is None:
        return Pace().bot
    least, sign, most = word.partition("-")
    found = (seconds(word, least), seconds(word, most if sign else least))
    if found[0] > found[1]:
        raise OptionError("cli-serve-pause", value=word, most=LONGEST_PAUSE)
    return found


def seconds(word: str, part: str) -> float:
    if not PLAIN.fullmatch(part) or float(part) > LONGEST_PAUSE:
        raise OptionError("cli-serve-pause", value=word, most=LONGEST_PAUSE)
    return float(part)


def chosen_proxies(words: Sequence[str]) -> tuple[str, ...]:
    """Addresses or networks of proxies; nothing else, so that a slip does not make the server believe everybody."""
    for word in words:
        try:
            ipaddress.ip_network(word)
        except ValueError:
            raise OptionError("cli-serve-proxy", value=word) from None
    return tuple(words)
