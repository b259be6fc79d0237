"""Sheets and card sets that are wrong in one place, by the hundred: each is refused with one sentence."""

from __future__ import annotations

import pytest

from tests.cli import damage, test_cards, test_gears, test_machines, test_sheets

SHEETS = {"leaders": test_sheets, "gears": test_gears, "machines": test_machines}
SETS = {"leaders": test_cards, "gears": test_gears, "machines": test_machines}


def grouped(cases):
    """The cases of each game, many in one test."""
    return [pytest.param(group, id=f"{game}-{group[0][0]}") for game in cases for group in damage.groups(cases[game])]


def no_sheets():
    for game, module in SHEETS.items():
        sheet = module.SHEET.encode()
        found = [*damage.nonsense(sheet), ("deep", b"a = " + b"[" * 100_000), ("long", b"a = " + b"1" * 5000)]
        yield from [pytest.param(data, id=f"{game}-{case}") for case, data in found]


@pytest.mark.parametrize("group", grouped({game: module.SHEETS for game, module in SHEETS.items()}))
def test_a_sheet_that_is_wrong_in_one_place_is_refused_with_a_sentence(refuses, file, group):
    for place, (_, data) in enumerate(group):
        said = refuses("referee", file(data, "sheet.toml"), "--lang", ("en", "it")[place % 2], status=2)
        assert "sheet.toml: " in said.err


@pytest.mark.parametrize("data", list(no_sheets()))
def test_what_is_no_sheet_is_not_understood(refuses, file, data):
    refuses("referee", file(data), status=2)
    refuses("referee", file(data), "--text", "--lang", "it", status=2)


@pytest.mark.parametrize("game", SHEETS)
def test_a_sheet_cut_off_anywhere_is_settled_or_refused(posterity, refuses, file, game):
    for _, data in damage.truncated(SHEETS[game].SHEET.encode(), 200):
        if posterity("referee", file(data)).status:
            refuses("referee", file(data), status=2)


@pytest.mark.parametrize("group", grouped({game: module.SETS for game, module in SETS.items()}))
def test_a_set_that_is_wrong_in_one_place_is_found_out(refuses, file, group):
    for place, (_, data) in enumerate(group):
        lang = ("en", "it")[place % 2]
        refuses("cards", "check", file(data, "own.toml"), "--lang", lang, status=2, told=True)
        refuses("cards", "show", file(data, "own.toml"), "--json", status=2)


def test_there_are_hundreds_of_each():
    for game in ("gears", "machines"):
        assert len(SHEETS[game].SHEETS) > 400
    for game in SETS:
        assert len(SETS[game].SETS) > 300
