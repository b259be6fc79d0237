"""Systematic damage: from something good, everything that is wrong with it in one place."""

from __future__ import annotations

import copy
import json

OTHERS = {  # of each kind of value, a wrong one in its place
    "nothing": None,
    "a truth": True,
    "a number": 3,
    "a huge number": 10**30,
    "less than nothing": -1,
    "a fraction": 1.5,
    "a text": "wrong",
    "a list": [],
    "an object": {},
    "deep": [[[[[[{"a": []}]]]]]],
}


def paths(value, at=()):
    """Every place in a JSON value; of long lists only some."""
    if at:
        yield at
    if isinstance(value, dict):
        for key in value:
            yield from paths(value[key], (*at, key))
    if isinstance(value, list):
        for place in sorted({0, 1, len(value) // 2, len(value) - 1} & set(range(len(value)))):
            yield from paths(value[place], (*at, place))


def parent(value, path):
    for key in path[:-1]:
        value = value[key]
    return value


def dropped(good):
    """Without one of its keys or list members."""
    for path in paths(good):
        bad = copy.deepcopy(good)
        del parent(bad, path)[path[-1]]
        yield f"without {name(path)}", bad


def replaced(good):
    """With a value of another type in one place."""
    for path in paths(good):
        for kind, other in OTHERS.items():
            bad = copy.deepcopy(good)
            old = parent(bad, path)[path[-1]]
            if type(old) is not type(other):
                parent(bad, path)[path[-1]] = other
                yield f"{name(path)} is {kind}", bad


def out_of_range(good):
    """With another value of the same type in one place: numbers far too small or large, texts that name nothing."""
    for path in paths(good):
        old = parent(good, path)[path[-1]]
        others = {int: (-1, -(10**6), 10**9, 10**30), str: ("", "wrong", "x" * 5000, "a\x00\x1b[2J")}
        for other in others.get(type(old), ()):
            bad = copy.deepcopy(good)
            parent(bad, path)[path[-1]] = other
            yield f"{name(path)} is {str(other)[:12]!r}", bad


def added(good):
    """With a key that nobody knows in one of its objects."""
    for path in [(), *paths(good)]:
        bad = copy.deepcopy(good)
        place = parent(bad, (*path, ""))
        if isinstance(place, dict):
            place["surprise\n\x1b[2J"] = 1
            yield f"something more in {name(path)}", bad


def truncated(data, pieces=60):
    """Cut off at many places."""
    for place in range(0, len(data) - 3, max(1, len(data) // pieces)):
        yield f"the first {place} bytes", data[:place]


def digits_changed(data, every):
    """With one digit changed."""
    places = [place for place, byte in enumerate(data) if chr(byte).isdigit()]
    for place in places[::every]:
        other = b"1234567890"[data[place] - ord("0")]
        yield f"byte {place} is {chr(other)}", data[:place] + bytes([other]) + data[place + 1 :]


def nonsense(data):
    """What is no file of this kind at all."""
    text = data.decode()
    yield "empty", b""
    yield "blank", b" \n\n"
    yield "zero bytes", data + b"\0"
    yield "not UTF-8", data.replace(b"e", b"\xff", 1)
    yield "UTF-16", text.encode("utf-16")
    yield "twice", data + data
    yield "reversed", data[::-1]
    yield "a picture", bytes(range(256))
    for value in ("null", "1", '"leaders"', "[]", "[1, 2]", "{}", "NaN", "-", "[" * 100_000, '{"a":' * 100_000):
        yield f"only {value[:12]}", value.encode()


def name(path):
    return ".".join(str(part) for part in path) or "the whole"


def groups(found, size=40):
    """Many cases in a few tests."""
    return [found[start : start + size] for start in range(0, len(found), size)]


def toml(value):
    """A plain value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value)


def toml_lines(tables):
    """A whole file as TOML, one key a line."""
    return "\n".join(f"{toml(key)} = {toml(value)}" for key, value in tables.items()).encode()
