"""What would come of answers: what does come of them, as far as the seat can know."""

from __future__ import annotations

import msgspec
import pytest

from posterity.core.chance import QuickStream
from posterity.core.game import Setup
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.table.plan import planned
from tests.games.legacies.lay import CARD, GAME, give, goods, lay, played, token


def test_a_plan_tells_what_happens_then():
    s = lay(who=["philosopher", "general", "socialite"])
    token(s, 1, "politician", 1)
    give(s, 0, CARD)
    before = goods(s, 0)

    plan = planned(GAME, s, 0, [f"play:{CARD}", "relationship:politician"])

    assert (plan.given, plan.reason) == (2, None)
    assert [event.message for event in plan.events] == ["played", "paid", "related", "gained"]
    assert (plan.view.players[0].gold, plan.view.players[0].fame) == (7, 13)
    assert plan.view.tracks[0].spaces[:2] == [0, 1]
    assert goods(s, 0) == before, "planning changes nothing"


def test_a_plan_says_why_an_answer_cannot_be_given():
    s = lay(who=["philosopher", "general", "socialite"])
    give(s, 0, CARD)
    s.seats[0].gold = 2

    plan = planned(GAME, s, 0, [f"play:{CARD}", "relationship:politician"])

    assert plan.given == 1
    assert plan.reason is not None and plan.reason.message == "refused-cannot-pay-gold"
    assert plan.view.players[0].gold == 2


def test_a_plan_that_ends_at_a_question_says_which():
    s = lay(who=["philosopher", "general", "socialite"])
    robbery = "card-i-04"  # 3 Gold of an opponent for 1 Fame
    give(s, 0, robbery)

    plan = planned(GAME, s, 0, [f"play:{robbery}", "opportunity"])
    ask = plan.ask

    assert plan.whole and ask is not None
    assert (ask.seat, ask.prompt) == (0, "ask-steal-from")
    assert (ask.args["source"], ask.args["gold"], ask.args["fame"], ask.args["first"]) == (robbery, 3, 0, "gold")


@pytest.mark.rule("legacies.core.hidden-information")
def test_a_plan_ends_where_something_hidden_comes_in():
    s = lay()
    give(s, 0, CARD)
    played(s, 0)

    plan = planned(GAME, s, 0, ["trigger:dividends"])  # and then a successor is drawn

    assert plan.events[0].message == "triggered"
    assert all("successor" not in event.args for event in plan.events)


@pytest.mark.parametrize("name", list(GAMES))
def test_plans_are_the_same_in_every_world_that_a_seat_cannot_tell_apart(name):
    game, luck = GAMES[name], QuickStream(4)
    s = started(game, max(2, game.fewest))
    for _ in range(25):
        if s.ask is None:
            return
        seat, pick = s.ask.seat, s.ask.options[luck.below(len(s.ask.options))]
        told = [shown(planned(game, world, seat, [pick.text])) for world in (s, again(game, s))]
        assert told[0] == told[1]
        apply(s, pick)


def again(game, s):
    """The same table, whose chance would fall otherwise."""
    new = s.clone()
    game.reseed(new, bytes([9] * 32))
    return new


def shown(plan):
    events = [(event.message, event.args) for event in plan.events]
    return plan.given, msgspec.json.encode(events), msgspec.json.encode(plan.view), plan.whole, plan.ask


def started(game, players):
    cards = game.card_set(game.standard_set)
    options = game.complete(players, {})
    return game.new(Setup(players=players, options=options, cards=cards, seed=bytes(32), rules=game.rules))
