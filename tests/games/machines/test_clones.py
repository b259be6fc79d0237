"""A clone is a table of its own: whatever is answered there, the table it was made from stays as it is."""

from __future__ import annotations

import random

import pytest

from posterity.core.codec import dump
from posterity.core.tasks import apply
from tests.games.machines import chosen


@pytest.mark.rule("machines.card.unlisted")
@pytest.mark.parametrize("number", range(12))
def test_answers_to_a_clone_leave_the_table_alone(number):
    luck = random.Random(f"clones {number}")
    table, whim = chosen.a_table(luck), chosen.Whim(luck)
    while not table.over:
        before = dump(table.state)
        branch = table.state.clone()
        for _ in range(luck.choice([1, 1, 2, 6])):
            if branch.ask is not None:
                options = {option.text: option for option in branch.ask.options}
                apply(branch, options[whim.pick(list(options))])
        assert dump(table.state) == before
        pick = whim.pick([option.text for option in table.state.ask.options])
        table.answer(table.state.ask.seat, table.parse(pick))
