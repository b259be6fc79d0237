"""An outline that leaves something out is found, whichever place of a list it is in."""

import msgspec
import pytest

from posterity.core.outline import Line, Outline, Says, Section
from posterity.testing.completeness import check_outline_is_complete, one_of_each


class Site(msgspec.Struct):
    name: str
    cubes: int


class View(msgspec.Struct):
    round: int
    sites: list[Site]


class Forgetful:
    """A game whose outline leaves out the cubes of some of its sites."""

    def __init__(self, forgets):
        self.forgets = forgets

    def view(self, s, viewer):
        return View(round=2, sites=[Site(name, 1) for name in ("fire", "wheel", "mine")])

    def outline(self, view):
        shown = [(site.name, None if at in self.forgets else site.cubes) for at, site in enumerate(view.sites)]
        lines = [Line(says=Says("site", {"name": name, "cubes": cubes})) for name, cubes in shown]
        return Outline(sections=[Section(title=Says("round", {"round": view.round}), lines=lines)])


def test_every_place_is_tried_where_no_look_is_named():
    check_outline_is_complete(Forgetful(()), None, 0)
    with pytest.raises(AssertionError, match=r"sites\.2\.cubes"):
        check_outline_is_complete(Forgetful((2,)), None, 0)


def test_looks_go_through_the_places_of_a_field_in_turn():
    for look in (0, 1, 3, 4):
        check_outline_is_complete(Forgetful((2,)), None, 0, look)
    for look in (2, 5):
        with pytest.raises(AssertionError, match=r"sites\.2\.cubes"):
            check_outline_is_complete(Forgetful((2,)), None, 0, look)


def test_a_field_forgotten_everywhere_is_found_at_every_look():
    for look in range(4):
        with pytest.raises(AssertionError, match="cubes"):
            check_outline_is_complete(Forgetful((0, 1, 2)), None, 0, look)


def test_a_field_is_tried_once_whatever_its_place():
    paths = [("round",), ("sites",), ("sites", 0, "cubes"), ("sites", 1, "cubes")]

    assert one_of_each(paths, 0) == [("round",), ("sites",), ("sites", 0, "cubes")]
    assert one_of_each(paths, 1) == [("round",), ("sites",), ("sites", 1, "cubes")]
