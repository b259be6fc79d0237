"""The traced generation of a Nemesis: the page in docs/ is what the script makes today."""

from posterity.games.legacies.cards import LIBRARY, STANDARD
from tools import trace


def test_the_page_is_the_one_that_is_made_today():
    made = trace.page(trace.SEED, trace.GENERATION)

    assert trace.PAGE.read_text(encoding="utf-8") == made
    assert LIBRARY.named(STANDARD).sha256 in made


def test_another_generation_can_be_traced(tmp_path):
    out = tmp_path / "trace.md"
    assert trace.main(["--seed", "2", "--generation", "1", "--out", str(out)]) == 0

    text = out.read_text(encoding="utf-8")
    assert "python -m tools.trace --seed 2 --generation 1" in text
    assert "## Its turn 1" in text
    assert "## It ends" in text


def test_every_turn_of_the_nemesis_begins_with_a_card():
    for by, events in trace.turns(trace.told(3, 2)):
        if by == trace.NEMESIS:
            assert events[0].message == "automaton-plays"
            assert [event.message for event in events].count("automaton-plays") == 1
