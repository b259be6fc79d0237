"""The README's picture shows what the terminal really prints."""

import os
from xml.etree import ElementTree

from tools import picture


def test_the_picture_is_the_first_screen_of_the_transcript():
    if os.environ.get("POSTERITY_REGENERATE"):
        picture.main()

    assert picture.PICTURE.read_text(encoding="utf-8") == picture.drawn(picture.first_screen())


def test_the_picture_is_well_formed_and_says_what_it_shows():
    root = ElementTree.fromstring(picture.PICTURE.read_text(encoding="utf-8"))

    assert root.attrib["aria-label"]
    assert len(root.findall(".//{*}text")) == len(picture.first_screen())
