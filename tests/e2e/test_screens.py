"""Every screen, in all sizes, light and dark: clean for axe, legible in every state, nothing beyond the edge."""

from __future__ import annotations

import os

import pytest

from tests.e2e.cases import long
from tests.e2e.contrast import Contrasts
from tests.e2e.pixels import pale_on_pixels
from tests.e2e.screens import LANGUAGES, PARTS, SIZES, THEMES, Places, Walk, fixed_secrets
from tests.e2e.test_access import faults
from tools.screenshots import EVERYTHING, PICTURES

ALL = [(size, theme) for size in SIZES for theme in THEMES]
QUICK = [("phone", "light"), ("desktop", "dark")]
SHORT = ("desktop", "dark", "rooms")  # of these, what is looked at in an ordinary run
DRAWN = ("board", "chosen", "settlement", "over")  # screens with words on what is drawn


@pytest.fixture(scope="module")
def places(running):
    with pytest.MonkeyPatch.context() as patched:
        fixed_secrets(patched)
        yield Places(running)


@pytest.fixture(scope="module")
def contrasts():
    return Contrasts()


def cases():
    """Every part of the walk, in every size and theme, or in two that have all of them."""
    chosen = ALL if os.environ.get(EVERYTHING) else QUICK
    every = [(size, theme, part) for size, theme in chosen for part in PARTS]
    return [case if case == SHORT else long(*case) for case in every]


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("size", "theme", "part"), cases())
def test_every_screen_is_clean(guest, places, contrasts, size, theme, part):
    anna = guest(board=True, viewport=SIZES[size], color_scheme=theme, locale=LANGUAGES[size])
    anna.loses_network = True  # the links that open nothing
    folder = PICTURES / f"{size}-{theme}"
    found, wide = {}, []

    def look(name):
        place = 100 * PARTS.index(part) + len(found)
        anna.page.screenshot(path=folder / f"{place:03}-{name}.png")
        found[name] = faults(anna)
        for each in [theme] if (size, theme, part) == SHORT else THEMES:
            found[name] += contrasts.faults(anna.page, each)
        if name.endswith(DRAWN):
            found[name] += pale_on_pixels(anna.page)
        if anna.page.evaluate("document.documentElement.scrollWidth") > SIZES[size]["width"]:
            wide.append(name)

    Walk(anna, places, look).part(part)

    assert {name: one for name, one in found.items() if one} == {}
    assert wide == []
