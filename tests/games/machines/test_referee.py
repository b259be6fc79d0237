"""The referee of machines: reward tokens, the Tome, the spliced frame, scores below zero, no Fate cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.core.game import SetupError
from posterity.games.machines.cards import LIBRARY, STANDARD
from tests.games.gears.lay import COLOURS, pools, scores, timeline
from tests.games.machines.lay import GAME, TOY, lay

TOME = "Tome of the Origin"


@pytest.fixture(autouse=True)
def _toy_set(monkeypatch):
    """So nothing hangs on the numbers of the standard set."""
    monkeypatch.setattr(LIBRARY, "sets", {STANDARD: [TOY]})


def sheet(*sites, **more):
    """`(frame, technology, cubes, tokens)` each, tokens if any, at a table of Red and Blue in round 1."""
    rows = [
        {"frame": frame, "technology": name, "cubes": cubes, "modifier": sum(tokens)}
        for frame, name, cubes, *tokens in sites
    ]
    return {"game": "machines", "players": ["red", "blue"], "round": 1, "timeline": rows, **more}


def settle(*sites, **more):
    return GAME.referee(sheet(*sites, **more))


def refused(tables):
    with pytest.raises(SetupError) as caught:
        GAME.referee(tables)
    return caught.value


def rows(found):
    return sorted([(row["player"], row["points"], row["technology"], row["for"]) for row in found["awards"]])


@pytest.mark.rule("machines.score.worked-example")
@pytest.mark.parametrize(("a", "q", "g"), [(2, 5, 3), (1, 1, 1), (4, 3, 2)])
def test_the_worked_example(a, q, g):
    """With rewards a, q, g for Anima, Antiquator, Gearcrafting: Red 2a + q, Blue 2g."""
    own = [
        {"name": "Anima", "cost": 1, "reward": a},
        {"name": "Gearcrafting", "cost": 1, "reward": g},
        {"name": "Antiquator", "cost": 2, "reward": q, "needs": ["Anima", "Gearcrafting"]},
    ]

    found = settle(
        (1, "Anima", {"red": 1}),
        (1, "Gearcrafting", {"blue": 1}),
        (2, "Gaslight Beacon", {"blue": 2}),
        (4, "Antiquator", {"red": 2}),
        technology=own,
    )

    assert found["game"] == "machines"
    assert found["scores"] == {"red": 2 * a + q, "blue": 2 * g}
    assert [row["technology"] for row in found["timeline"] if not row["successful"]] == ["Gaslight Beacon"]
    assert rows(found) == sorted(
        [
            ("blue", g, "Gearcrafting", "dependency"),
            ("blue", g, "Gearcrafting", "reward"),
            ("red", a, "Anima", "dependency"),
            ("red", a, "Anima", "reward"),
            ("red", q, "Antiquator", "reward"),
        ]
    )


@pytest.mark.rule("machines.modifier.value", "machines.modifier.floor", "machines.modifier.ties")
def test_reward_tokens_count():
    found = settle(
        (1, "A", {"red": 1}, 1), (1, "E", {"red": 2, "blue": 2}, 1), (2, "B", {"blue": 1}, -9), (3, "G", {"blue": 1})
    )

    assert rows(found) == [
        ("blue", 2, "E", "reward"),
        ("blue", 3, "G", "reward"),
        ("red", 2, "E", "reward"),
        ("red", 3, "A", "dependency"),
        ("red", 3, "A", "dependency"),
        ("red", 3, "A", "reward"),
    ]


@pytest.mark.rule("machines.card.tome.variable-reward", "machines.card.tome.modifier")
@pytest.mark.parametrize("typed", [False, True])
def test_the_tome_is_worth_its_cubes_whatever_its_reward_says(typed):
    own = [{"name": TOME, "cost": 1, "reward": 40}] if typed else []

    found = settle((2, TOME, {"red": 3, "blue": 2}, 1), technology=own)

    assert found["scores"] == {"red": 6, "blue": 0}


@pytest.mark.rule("machines.spliced.oldest", "machines.spliced.works-normally")
def test_frame_zero_is_the_oldest():
    found = settle((0, "A", {"blue": 1}), (1, "A", {"red": 4}), (1, "B", {"red": 1}))

    assert found["discarded"] == [{"frame": 1, "technology": "A", "rule": "gears.resolve.duplicates-success"}]
    assert [(row["frame"], row["successful"]) for row in found["timeline"]] == [(0, True), (1, True)]
    assert {note["message"] for note in found["notes"]} <= {"note-own-needs", "note-own-reward"}


@pytest.mark.rule("machines.spliced.capacity")
def test_an_overfull_spliced_frame_is_settled_and_noted():
    names = ["A", "B", "C", "D", "E", "G"]

    found = settle(*[(0, name, {"red": 1}) for name in names])

    assert found["notes"][0] == {"frame": 0, "holds": 6, "capacity": 5, "rule": "gears.establish.capacity"}


@pytest.mark.rule("machines.card.tome.variable-reward")
def test_values_of_our_own_design_are_noted_but_the_tome_is_worth_its_cubes():
    found = settle((1, TOME, {"red": 1}), (2, "A", {"red": 1}))

    assert ("A", "reward") in [(note["technology"], note["value"]) for note in found["notes"]]
    assert (TOME, "reward") not in [(note["technology"], note["value"]) for note in found["notes"]]


def test_options_count_and_those_about_fate_cards_do_not_exist():
    tied = (1, "A", {"red": 1, "blue": 1})
    pursuit = [{"player": "red", "technology": "A", "bonus": 4}]
    alone = settle(tied, pursuit=pursuit, options={"pursuit-ties": "none"})
    shared = settle(tied, pursuit=pursuit, options={"pursuit-ties": "share"})

    assert shared["scores"]["red"] == alone["scores"]["red"] + 2
    error = refused(sheet(tied, options={"not-what-we-hoped-for": 3}))
    assert (error.message, error.clause) == ("setup-unknown-option", "machines.base.no-fate")


@pytest.mark.rule("machines.spliced.position")
@pytest.mark.parametrize("frame", [-1, 5, 6])
def test_other_frames_are_refused(frame):
    error = refused(sheet((frame, "A", {"red": 1})))

    assert (error.message, error.args_named["least"], error.args_named["most"]) == ("referee-frame", 0, 4)


@pytest.mark.rule("machines.score.negative")
def test_scores_may_be_negative():
    found = settle((1, "E", {"red": 1}), scores={"red": -5, "blue": -1})

    assert found["scores"] == {"red": -2, "blue": -1}


@pytest.mark.rule("machines.score.negative-comparisons", "machines.end.as-base")
def test_after_the_last_round_the_higher_negative_score_wins():
    found = settle(round=4, scores={"red": -4, "blue": -1})

    assert found["winners"] == ["blue"]


@pytest.mark.rule("machines.base.no-fate")
def test_a_fate_card_is_refused():
    fate = [{"card": "Perfectly Laid Plans", "frame": 1, "technology": "A"}]

    error = refused(sheet((1, "A", {"red": 1}), fate=fate))

    assert (error.message, error.clause) == ("referee-no-fate", "machines.base.no-fate")


@pytest.mark.rule("machines.score.pursuit-no-ties", "machines.modifier.not-pursuit")
@pytest.mark.parametrize(("cubes", "bonus"), [({"red": 2}, 2), ({"red": 2, "blue": 2}, 0)])
def test_a_pursuit_is_scored_without_tokens_and_without_ties(cubes, bonus):
    pursuit = [{"player": "red", "technology": "Gemcutting", "bonus": 2}]

    found = settle((1, "Gemcutting", cubes, 3), pursuit=pursuit)

    assert sum(row["points"] for row in found["awards"] if row["for"] == "pursuit") == bonus


@pytest.mark.rule("machines.return.as-base")
def test_cubes_return_as_in_the_base_game():
    found = settle((1, "E", {"red": 2, "blue": 2}), (2, "M", {"red": 1}), pools={"blue": 3})

    assert found["pools"] == {"red": 1, "blue": 4}
    assert [row["cubes"] for row in found["timeline"]] == [{"red": 1, "blue": 1}, {}]


@pytest.mark.parametrize(
    ("tables", "message"),
    [
        (sheet((1, "A", {"red": -1})), "referee-number"),
        (sheet((1, "Mystery", {"red": 1})), "referee-unknown-technology"),
        (sheet((1, "A", {"green": 1})), "referee-unknown-player"),
        (sheet((1, "A", {"red": 1}), (1, "A", {"blue": 1})), "referee-copy"),
        (sheet(pools={"red": -1}), "referee-number"),
        (sheet(round=5), "referee-round"),
        (sheet(cards="x"), "referee-key"),
    ],
)
def test_what_cannot_be_is_refused(tables, message):
    assert refused(tables).message == message


SITES = st.dictionaries(
    st.tuples(st.integers(0, 4), st.sampled_from(["A", "B", "E", "G", "M", TOME, "Codex"])),
    st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(-3, 3)),
    max_size=10,
)


@pytest.mark.rule("machines.resolve.as-base", "machines.score.as-base", "machines.return.as-base")
@given(SITES)
def test_referee_and_table_agree(sites):
    rows = [(f, name, {"red": red, "blue": blue}, by) for (f, name), (red, blue, by) in sites.items()]
    laid: dict[int, str] = {}
    for (frame, name), (red, blue, by) in sites.items():
        text = f"{name.replace(' ', '-')} {COLOURS[0]}:{red} {COLOURS[1]}:{blue} {by}"
        laid[frame] = f"{laid[frame]}, {text}" if frame in laid else text

    found = settle(*rows)
    s = lay(timeline=laid, step="end", spliced=True, deck="Z " * 12)

    assert [*found["scores"].values()] == scores(s)
    assert [*found["pools"].values()] == pools(s)
    assert len(found["timeline"]) == sum([len(text.split(",")) for text in timeline(s).values()])
