"""The browser client's own messages: none is missing, none is unused, and both languages speak of the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.test_messages import messages, things

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
BOARDS = sorted(path.parent for path in (SOURCE / "boards").glob("*/en.ftl"))
FILES = [(folder / "en.ftl", folder / "it.ftl") for folder in (SOURCE / "text", *BOARDS)]
STRAIGHT = re.compile(r"\w'\w")
USE = re.compile(r"""\bt\(\s*(?:[^()"'`]*\?\s*)?["']([a-z0-9-]+)["'](?:\s*:\s*["']([a-z0-9-]+)["'])?""")
FAMILY = re.compile(r"\bt\(\s*`([a-z-]+)\$\{")


def used():
    """The ids that the source names, and the beginnings of those it puts together."""
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.*") if path.suffix in (".ts", ".svelte")
    )
    names = {name for found in USE.findall(text) for name in found if name}
    return names, set(FAMILY.findall(text))


def written():
    """Every message in English; no two files have the same."""
    found = [name for english, _ in FILES for name in messages(english)]
    assert len(found) == len(set(found))
    return found


@pytest.mark.parametrize(("english", "italian"), FILES, ids=lambda path: path.parent.name)
def test_both_languages_have_the_same_messages_about_the_same_things(english, italian):
    en, it = messages(english), messages(italian)

    assert list(en) == list(it)
    for name in en:
        assert things(en[name]) == things(it[name]), name


@pytest.mark.parametrize(("english", "italian"), FILES[1:], ids=lambda path: path.parent.name)
def test_the_words_of_a_board_are_used_by_that_board_alone(english, italian):
    texts = {
        path: path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.*") if path.suffix in (".ts", ".svelte")
    }
    for name in messages(english):
        users = {path for path, text in texts.items() if f'"{name}"' in text or f"'{name}'" in text}
        assert all(english.parent in path.parents for path in users), name


def test_apostrophes_and_quotation_marks_are_those_of_each_language():
    english, italian = ("".join(pair[at].read_text(encoding="utf-8") for pair in FILES) for at in (0, 1))

    assert STRAIGHT.findall(english + italian) == []
    assert re.findall("[«»]", english) == [] and re.findall("[“”]", italian) == []


def test_every_message_that_is_used_is_there():
    names, families = used()
    there = written()

    assert names and families
    assert names <= set(there)
    assert all(any(name.startswith(family) for name in there) for family in families)


def test_every_message_is_used():
    names, families = used()

    for name in written():
        assert name in names or any(name.startswith(family) for family in families), f"{name} is not used"
