"""What a view says about tableaux: which type is the majority, and where an answer could do something."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from tests.games.leaders.lay import lay, plays, view

HAND = "bank riot | gold gold brick subject subject brick"


@pytest.mark.rule("leaders.scoring.tie-of-types")
def test_the_majority_is_named_by_its_first_type():
    s = lay(["", "", ""], ["", "parade bank bank", "monument parade"])

    assert [player.majority for player in view(s, 0).players] == [None, "bank", "monument"]


@pytest.mark.rule("leaders.destroy.needs-target")
def test_a_card_says_where_it_would_do_something():
    s = lay([HAND, "", "", ""], ["parade", "parade", "parade protect", "bank"])

    assert view(s, 0).tableaux == {"build:bank": [0], "destroy:riot": [1]}
    assert view(s, 1).tableaux is UNSET and view(s, None).tableaux is UNSET
    plays(s, "destroy:riot")
    assert view(s, 0).tableaux == {"target:1": [1]}


@pytest.mark.rule("leaders.special.free")
def test_a_special_card_says_whom_it_is_played_on():
    s = lay(["swap protect free-destroy", "", ""], ["bank", "parade", "protect"], step="special")

    assert view(s, 0).tableaux == {
        "swap:1": [1],
        "protect": [0],
        "free-destroy:0": [0],
        "free-destroy:1": [1],
        "free-destroy:2": [2],
    }
