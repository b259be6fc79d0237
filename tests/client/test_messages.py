"""The browser client's own messages: none is missing, none is unused, and both languages speak of the same things."""

from __future__ import annotations

import re
from pathlib import Path

from tests.text.test_messages import messages, things

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
ENGLISH, ITALIAN = SOURCE / "text" / "en.ftl", SOURCE / "text" / "it.ftl"
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


def test_both_languages_have_the_same_messages_about_the_same_things():
    en, it = messages(ENGLISH), messages(ITALIAN)

    assert list(en) == list(it)
    for name in en:
        assert things(en[name]) == things(it[name]), name


def test_apostrophes_and_quotation_marks_are_those_of_each_language():
    english, italian = (path.read_text(encoding="utf-8") for path in (ENGLISH, ITALIAN))

    assert STRAIGHT.findall(english + italian) == []
    assert re.findall("[«»]", english) == [] and re.findall("[“”]", italian) == []


def test_every_message_that_is_used_is_there():
    names, families = used()
    written = messages(ENGLISH)

    assert names and families
    assert names <= set(written)
    assert all(any(name.startswith(family) for name in written) for family in families)


def test_every_message_is_used():
    names, families = used()

    for name in messages(ENGLISH):
        assert name in names or any(name.startswith(family) for family in families), f"{name} is not used"
