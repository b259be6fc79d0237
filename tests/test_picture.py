"""The README's pictures: what the terminal really prints, and four screens of the browser."""

import os
from xml.etree import ElementTree

from tools import picture, screenshots


def test_the_picture_is_the_first_screen_of_the_transcript():
    if os.environ.get("POSTERITY_REGENERATE"):
        picture.main()

    assert picture.PICTURE.read_text(encoding="utf-8") == picture.drawn(picture.first_screen())


def test_the_picture_is_well_formed_and_says_what_it_shows():
    root = ElementTree.fromstring(picture.PICTURE.read_text(encoding="utf-8"))

    assert root.attrib["aria-label"]
    assert len(root.findall(".//{*}text")) == len(picture.first_screen())


def test_the_pictures_of_the_browser_are_small_and_all_of_them_are_shown():
    readme = (screenshots.ROOT / "README.md").read_text(encoding="utf-8")

    for name in screenshots.CHOSEN:
        written = (screenshots.README / f"{name}.webp").read_bytes()
        assert written[8:12] == b"WEBP" and len(written) < 300_000
        assert f"](docs/pictures/{name}.webp)" in readme or f'src="docs/pictures/{name}.webp"' in readme
    assert {path.stem for path in screenshots.README.glob("*.webp")} == set(screenshots.CHOSEN)
