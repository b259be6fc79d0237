"""`posterity cards check` and `cards show` with a folder, as the component packs of legacies are."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

PRIMER = Path(str(files("posterity.games.legacies").joinpath("data", "legacies-primer")))


def copy(tmp_path):
    folder = tmp_path / "my-box"
    shutil.copytree(PRIMER, folder)
    return folder


def test_a_partial_pack_is_refused_with_a_sentence(posterity):
    said = posterity("cards", "check", str(PRIMER))

    assert said.status == 2
    assert "marked as partial" in said.out


def test_a_fault_is_named_with_its_file_and_card(posterity, tmp_path):
    folder = copy(tmp_path)
    mats = folder / "mats.toml"
    mats.write_text(mats.read_text().replace("gold = 8", "gold = 8000", 1))

    said = posterity("cards", "check", str(folder))

    assert "mats.toml: mats[0] (politician): gold is 8000; it must be 0 to 999" in said.out


def test_a_file_that_is_no_toml_is_named(posterity, tmp_path):
    folder = copy(tmp_path)
    (folder / "events.toml").write_text("[[events")

    said = posterity("cards", "check", str(folder))

    assert said.status == 2
    assert "events.toml: The file is not TOML" in said.err


def test_types_and_keys_are_named_with_their_file(posterity, tmp_path):
    folder = copy(tmp_path)
    (folder / "more.toml").write_text('colour = "blue"\n')

    said = posterity("cards", "check", str(folder))

    assert "more.toml: the key “colour” is not known" in said.out


def test_a_folder_without_toml_is_no_set(posterity, tmp_path):
    said = posterity("cards", "check", str(tmp_path))

    assert said.status == 2
    assert "folder" in said.err


def test_the_text_of_a_card_is_made_from_its_effects(posterity):
    said = posterity("cards", "show", "legacies-primer")

    assert "opportunity: 2 Gold: raise the value of any industry by 1 row" in said.out
    italian = posterity("cards", "show", "legacies-primer", "--lang", "it")
    assert "Opportunità: 2 Oro: alza di 1 riga il valore di qualsiasi Settore" in italian.out
