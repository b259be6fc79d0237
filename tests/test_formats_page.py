"""What docs/formats.md says can be recomputed from it."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from posterity.core.chance import BlakeStream, seed_of
from posterity.core.game import Setup
from posterity.games import GAMES
from posterity.games.gears import game as gears
from posterity.games.gears import view as gears_view
from posterity.games.leaders import game as leaders
from posterity.games.legacies import game as legacies
from posterity.games.legacies import view as legacies_view
from posterity.games.machines import schema
from posterity.games.machines import view as machines_view

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
VECTORS = re.search(r"```text vectors\n(.*?)```", PAGE, re.DOTALL)[1].splitlines()
DEAL = {
    line.split()[0]: line.split()[1:] for line in re.search(r"```text deal\n(.*?)```", PAGE, re.DOTALL)[1].splitlines()
}
SEEDS = {"zero": bytes(32), "seed7": seed_of(7)}
SMALL_BOX = tomllib.loads((ROOT / "docs" / "examples" / "cards" / "small-box.toml").read_text(encoding="utf-8"))
KEYS = {
    "leaders": (leaders.POSITION, leaders.PLAYER),
    "gears": (gears.POSITION, GAMES["gears"].player_keys),
    "machines": (gears.POSITION, GAMES["machines"].player_keys),
    "legacies": ((*legacies.POSITION, "scoring_tiles"), legacies.PLAYER),
}
VIEWS = {
    f"{module.__name__.split('.')[-2]}.{name}": part
    for module in (gears_view, machines_view, legacies_view)
    for name, part in vars(module).items()
    if isinstance(part, type) and issubclass(part, msgspec.Struct)
}


@pytest.mark.parametrize("line", VECTORS)
def test_the_vectors_of_chance(line):
    what, *rest = line.split()
    if what == "seed":
        assert seed_of(int(rest[2])).hex() == rest[3]
        return
    stream, expected = BlakeStream(SEEDS[rest[0]], rest[1]), [int(word) for word in rest[2:]]
    if what == "words":
        assert [stream.word() for _ in expected] == expected
    elif what == "below6":
        assert [stream.below(6) for _ in expected] == expected
    else:
        items = list(range(10))
        stream.shuffle(items)
        assert items == expected


def test_the_deal_of_gears_follows_from_what_the_page_says():
    shown = GAMES["gears"].show_cards(GAMES["gears"].own_card_set(SMALL_BOX, "small-box"))
    pile = shuffled("deck", [card["slug"] for card in shown["technologies"] for _ in range(card["copies"])])
    people = shuffled("characters", [person["slug"] for person in shown["characters"]])
    fate = shuffled("fate", list(shown["fate"]))

    for seat in range(3):
        assert sorted(pile.pop() for _ in range(6)) == sorted(DEAL[f"hand-{seat}"])
    assert pile[::-1] == DEAL["deck"]
    assert [people.pop() for _ in range(3)] == DEAL["characters"]
    assert [fate.pop() for _ in range(3)] == DEAL["fate"]
    assert fate == DEAL["removed"]
    assert [str(BlakeStream(SEEDS["seed7"], "first-chooser").below(3))] == DEAL["first-chooser"]


def shuffled(stream: str, pile: list[str]) -> list[str]:
    places = list(range(len(pile)))
    BlakeStream(SEEDS["seed7"], stream).shuffle(places)
    return [pile[place] for place in places]


def test_gears_deals_as_the_page_says():
    game = GAMES["gears"]
    options = game.complete(3, {"fate": "destiny"})
    cards = game.own_card_set(SMALL_BOX, "small-box")
    setup = Setup(players=3, options=options, cards=cards, seed=SEEDS["seed7"], rules=game.rules)
    position = msgspec.to_builtins(game.position(game.new(setup)))

    assert {f"hand-{seat}": player["hand"] for seat, player in enumerate(position["players"])}.items() <= DEAL.items()
    assert [player["character"] for player in position["players"]] == DEAL["characters"]
    assert [card for player in position["players"] for card in player["fate"]] == DEAL["fate"]
    assert (position["removed"], position["deck"]) == (DEAL["removed"], DEAL["deck"])
    assert [str(position["to_move"])] == DEAL["first-chooser"]


def test_the_referee_example_scores_as_the_rules_say():
    assert GAMES["leaders"].referee(sheet("leaders"))["scores"] == {"red": 18, "blue": 4}


@pytest.mark.parametrize("game", ["gears", "machines", "legacies"])
def test_the_referee_examples_with_timelines_come_out_as_shown(game):
    shown = re.search(rf"```json\n(\{{\"game\": \"{game}\".*?)```", PAGE, re.DOTALL)[1]

    assert GAMES[game].referee(sheet(game)) == json.loads(shown)


def sheet(game: str) -> dict[str, Any]:
    return tomllib.loads(re.search(rf"```toml\n(game = \"{game}\".*?)```", PAGE, re.DOTALL)[1])


@pytest.mark.parametrize("game", KEYS)
def test_the_hashed_keys_are_listed(game):
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {game}, 1 |"))
    _, _, position, player, _ = [cell.strip(" `").split() for cell in row.split("|")]

    assert set(position) == {*KEYS[game][0], "players"}
    assert set(player) == set(KEYS[game][1])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_verb_and_option_is_listed(game):
    for verb in game.verbs:
        assert f"`{verb.spelled}" in PAGE, verb
    for option in game.options:
        assert f"`{option.name} = " in PAGE
        assert f"`{option.clause}`" in PAGE


@pytest.mark.parametrize("part", VIEWS.values(), ids=VIEWS)
def test_every_key_of_a_position_is_explained(part):
    for key in part.__struct_encode_fields__:
        assert re.search(rf'[`"]{key}[`"]', PAGE), key


def test_every_question_of_an_ability_is_listed():
    modules = (ROOT / "src" / "posterity" / "games" / "machines" / "rules").glob("*.py")
    asked = {prompt for path in modules for prompt in re.findall(r'"(ask-[a-z-]+)"', path.read_text(encoding="utf-8"))}

    assert {prompt for prompt in asked if f"| `{prompt}` |" not in PAGE} == set()
    assert len(asked) > 10


@pytest.mark.parametrize("effect", get_args(schema.AnyEffect), ids=schema.word_of)
def test_every_effect_of_an_ability_is_listed_with_its_keys(effect):
    first, rest = re.search(rf"^\| `{schema.word_of(effect)}` (\|.*\n)((?:\| \|.*\n)*)", PAGE, re.MULTILINE).groups()

    for key in effect.__struct_fields__:
        assert f"`{key}`" in first + rest, key


def test_every_key_of_an_ability_is_listed():
    for key in ("ability", "ability_origin", *schema.Ability.__struct_fields__):
        assert f"| `{key}` |" in PAGE, key
