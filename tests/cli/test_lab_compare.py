"""`posterity lab compare`: every measure of two sets side by side."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from posterity.games import GAMES

LINE = ("lab", "compare", "gears", "gears-standard@1", "gears-primer", "--players", "2", "--games", "3", "--seed", "5")
QUICK = ("--bot", "random", "--workers", "1")


def keyed(told):
    return {(one["group"], one["measure"]): one for one in told["measures"]}


def test_the_json_has_every_measure_of_both_sets(posterity):
    told = posterity(*LINE, *QUICK, "--json").json
    sets = [GAMES["gears"].card_set(name) for name in ("gears-standard@1", "gears-primer")]

    assert [(one["set"], one["sha256"]) for one in told["sets"]] == [(cards.set, cards.sha256) for cards in sets]
    assert {key: told[key] for key in ("game", "players", "games", "bot", "seed")} == {
        "game": "gears",
        "players": 2,
        "games": 3,
        "bot": "random",
        "seed": 5,
    }
    found = keyed(told)
    assert len(found) == len(told["measures"])
    for one in found.values():
        assert set(one) == {"group", "measure", "unit", "a", "b", "difference", "apart"}
        if one["a"] and one["b"]:
            assert one["difference"]["value"] == pytest.approx(one["b"]["value"] - one["a"]["value"], abs=2e-6)
            assert one["difference"]["low"] <= one["difference"]["value"] <= one["difference"]["high"]
    assert found["established", "genetics"]["b"] is None is found["established", "genetics"]["difference"]
    assert {bound["group"] for bound in told["sets"][0]["bounds"]} >= {"places", "dependencies"}


def test_a_set_with_itself_differs_in_nothing(posterity):
    told = posterity(*LINE[:4], "gears-standard@1", *LINE[5:], *QUICK, "--json").json

    assert not any(one["apart"] for one in told["measures"])
    assert {one["difference"]["value"] for one in told["measures"] if one["difference"]} == {0.0}


def test_games_are_kept_and_gone_on_from_and_the_page_shows_them(posterity, tmp_path):
    kept, page = tmp_path / "kept", tmp_path / "page"
    first = posterity(*LINE, *QUICK, "--out", kept, "--json").json
    assert len(list(kept.glob("gears-*/games-*.parquet"))) == 2
    more = [word if word != "3" else "4" for word in LINE]
    posterity(*more, *QUICK, "--out", kept)
    again = posterity(*LINE, *QUICK, "--out", kept, "--page", page, "--json").json
    assert again == first

    text = (page / "compare.md").read_text(encoding="utf-8")
    assert text.startswith("# gears-standard@1 and gears-primer@1\n")
    for drawing in page.glob("*.svg"):
        assert f"({drawing.name})" in text
        ElementTree.fromstring(drawing.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", ["en", "it"])
def test_people_read_a_table(posterity, lang):
    said = posterity(*LINE, *QUICK, "--lang", lang).out
    assert ("Where points come from" if lang == "en" else "Da dove vengono i punti") in said
    assert ("The Wheel" if lang == "en" else "La ruota") in said


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ((*LINE[:4], "gears-primer@7"), "gears-primer@7"),
        ((*LINE[:4], "machines-standard"), "no card set"),
        ((*LINE[:4],), "one more argument"),
        ((*LINE, "--bot", "nobody"), "nobody"),
        ((*LINE, "--options", "cards=gears-primer"), "takes no cards"),
        ((*LINE, "--options", "fate=none"), "fate"),
        ((*LINE[:-1], str(2**63)), "smaller --seed"),
    ],
)
def test_what_cannot_be_compared(refuses, words, part):
    assert part in refuses(*words, status=2).err
