"""What is hidden: hands, decks, the cards somebody looks at and the two they refuse."""

import msgspec
import pytest

from tests.games.leaders.lay import (
    GAME,
    asked,
    begin,
    builds,
    destroys,
    lay,
    options,
    plays,
    shown,
    view,
)

VIEWERS = [0, 1, 2, None]


def text(s, viewer):
    """All that leaves the engine towards a viewer."""
    return msgspec.json.encode(view(s, viewer)).decode()


def seen(s, message, viewer):
    """The last event of this kind, as the viewer reads it: message and arguments."""
    kinds = (message, f"{message}-unseen")
    event = next(event for event in reversed(s.told) if event.message in kinds).seen_by(viewer)
    return event.message, event.args


# ---------------------------------------------------------------- hands, decks, tableaux


@pytest.mark.rule("leaders.setup.hidden-information")
def test_a_hand_is_for_its_owner_and_its_size_for_all():
    s = lay(["riot swap | gold gold wild", "bank | brick", ""])

    own, other = shown(s, 0)["players"][0], shown(s, 1)["players"][0]

    assert (own["resources"], own["legacies"]) == (["gold", "gold", "wild"], ["riot", "swap"])
    assert "resources" not in other and "legacies" not in other
    assert [shown(s, viewer)["players"][0]["resources_size"] for viewer in VIEWERS] == [3, 3, 3, 3]
    assert [shown(s, viewer)["players"][0]["legacies_size"] for viewer in VIEWERS] == [2, 2, 2, 2]


@pytest.mark.rule("leaders.setup.hidden-information")
def test_a_spectator_sees_no_hand_at_all():
    s = begin(3)

    players = shown(s, None)["players"]

    assert shown(s, None)["viewer"] == "spectator"
    assert all("resources" not in player and "legacies" not in player for player in players)


@pytest.mark.rule("leaders.setup.hidden-information")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_decks_are_hidden_but_for_their_size(viewer):
    s = lay(["", "", ""], resource_deck="wild gold brick", legacy_deck="riot swap")

    table = shown(s, viewer)

    assert "resource_deck" not in table and "legacy_deck" not in table
    assert (table["resource_deck_size"], table["legacy_deck_size"]) == (3, 2)


@pytest.mark.rule("leaders.setup.hidden-information")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_tableaux_are_open(viewer):
    s = lay(["", "", ""], ["bank parade protect", "monument", ""])

    players = shown(s, viewer)["players"]

    assert [player["tableau"] for player in players] == [["bank", "parade"], ["monument"], []]
    assert [player["protects"] for player in players] == [1, 0, 0]


@pytest.mark.rule("leaders.setup.hidden-information")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_resource_discards_and_what_was_played_are_open(viewer):
    """Anna has paid for a Thief and destroyed Bruno's Bank."""
    s = lay(["thief | gold gold subject", "", ""], ["", "bank", ""], resource_discard="wild", legacy_discard="swap")

    destroys(s, "thief", 1, "gold gold subject")

    table = shown(s, viewer)
    assert table["resource_discard"] == ["subject", "gold", "gold", "wild"]
    assert table["legacy_discard"] == ["thief", "bank", "swap"]
    assert table["legacy_discard_size"] == 3


@pytest.mark.rule("leaders.setup.hidden-information")
def test_the_two_refused_cards_are_known_to_whoever_refused_them():
    """Anna keeps a Swap and puts a Bank and a Riot away between an open Parade and a Monument."""
    s = lay(
        ["", "free-destroy", ""],
        ["", "", "monument"],
        step="choose",
        legacy_deck="bank riot swap",
        legacy_discard="parade",
    )
    plays(s, "look", "keep:swap", "pass")
    plays(s, "work", "done", "free-destroy:2", "ruin:monument", "also:none")

    assert shown(s, 0)["legacy_discard"] == ["monument", "free-destroy", "riot", "bank", "parade"]
    for viewer in (1, 2, None):
        assert shown(s, viewer)["legacy_discard"] == ["monument", "free-destroy", "parade"]
        assert shown(s, viewer)["legacy_discard_size"] == 5


@pytest.mark.rule("leaders.setup.hidden-information")
def test_once_shuffled_in_the_refused_cards_are_hidden_from_everybody():
    """Bruno's look needs the discards; what lies there afterwards is his own refusal alone."""
    s = lay(["", "", ""], step="choose", legacy_deck="bank riot swap", legacy_discard="parade parade parade")
    plays(s, "look", "keep:swap", "pass", "look")
    plays(s, options(s)[0], "pass")

    assert s.buried_by == [1, 1]
    assert [len(shown(s, viewer)["legacy_discard"]) for viewer in VIEWERS] == [0, 2, 0, 0]
    assert [shown(s, viewer)["legacy_discard_size"] for viewer in VIEWERS] == [2, 2, 2, 2]


# ---------------------------------------------------------------- the look


@pytest.mark.rule("leaders.turn.take-legacy-secret")
def test_only_whoever_looks_sees_the_three_cards():
    s = lay(["", "", ""], step="choose", legacy_deck="bank riot swap")

    plays(s, "look")

    assert shown(s, 0)["drawn"] == ["bank", "riot", "swap"]
    for viewer in (1, 2, None):
        assert "drawn" not in shown(s, viewer)
        assert shown(s, viewer)["drawn_size"] == 3


@pytest.mark.rule("leaders.turn.take-legacy-secret")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_nothing_that_others_read_names_the_cards(viewer):
    """The three cards are nowhere else at the table, so their names must not turn up before they are played."""
    s = lay(["", "", ""], step="choose", legacy_deck="billboard riot swap")

    plays(s, "look")
    while_looking = text(s, viewer)
    plays(s, "keep:swap")
    afterwards = text(s, viewer)

    for card in ("billboard", "riot", "swap"):
        assert card not in while_looking
        assert card not in afterwards


@pytest.mark.rule("leaders.turn.take-legacy-secret")
def test_others_are_told_that_somebody_looked_and_kept_but_not_what():
    s = lay(["", "", ""], step="choose", legacy_deck="bank riot swap")
    plays(s, "look", "keep:riot")

    assert seen(s, "looked", 0) == ("looked", {"seat": 0, "count": 3, "cards": ["bank", "riot", "swap"]})
    assert seen(s, "kept", 0) == ("kept", {"seat": 0, "count": 2, "card": "riot"})
    for viewer in (1, 2, None):
        assert seen(s, "looked", viewer) == ("looked-unseen", {"seat": 0, "count": 3})
        assert seen(s, "kept", viewer) == ("kept-unseen", {"seat": 0, "count": 2})


# ---------------------------------------------------------------- draws, deals and questions


@pytest.mark.rule("leaders.setup.hidden-information")
def test_others_are_told_how_many_resource_cards_are_drawn_but_not_which():
    s = lay(["", "", ""], step="choose", resource_deck="wild gold brick")

    assert seen(s, "drew", 0) == ("drew", {"seat": 0, "count": 2, "resources": ["wild", "gold"]})
    for viewer in (1, 2, None):
        assert seen(s, "drew", viewer) == ("drew-unseen", {"seat": 0, "count": 2})


@pytest.mark.rule("leaders.setup.hidden-information")
def test_everybody_is_told_of_their_own_deal_only():
    s = begin(3)
    deal = next(event for event in s.told if event.message == "dealt")  # seat 0's

    own, other = deal.seen_by(0), deal.seen_by(1)

    assert len(own.args["resources"]) == len(own.args["cards"]) == 4
    assert (other.message, other.args) == ("dealt-unseen", {"seat": 0, "count": 4, "legacies": 4})
    assert deal.seen_by(None).args == other.args


@pytest.mark.rule("leaders.setup.hidden-information")
def test_only_the_seat_asked_sees_what_it_can_answer():
    """Anna could build her Bank but not her Riot; the others learn whose turn it is and no more."""
    s = lay(["bank riot | gold gold brick", "", ""])

    own = shown(s, 0)["ask"]

    assert own["options"] == ["build:bank", "done"]
    assert [refused["pick"] for refused in own["refused"]] == ["destroy:riot"]
    assert own["refused"][0]["clause"] == "leaders.destroy.needs-target"
    for viewer in (1, 2, None):
        assert shown(s, viewer)["ask"] == {"seat": 0, "prompt": "ask-work", "args": {}}
        assert (shown(s, viewer)["to_move"], shown(s, viewer)["step"]) == (0, "work")


@pytest.mark.rule("leaders.setup.hidden-information")
@pytest.mark.parametrize("hand", ["", "bank riot swap protect free-destroy | gold gold brick subject"])
def test_every_step_is_asked_whatever_the_hand(hand):
    """Whether a question is asked must not tell the others what somebody holds."""
    s = lay([hand, "", ""], ["bank", "parade", ""], step="choose")

    asked_for = []
    for pick in ("work", "done", "pass"):
        asked_for.append((asked(s), shown(s, 1)["ask"]))
        plays(s, pick)

    prompts = ["ask-choose", "ask-work", "ask-special"]
    assert asked_for == [(0, {"seat": 0, "prompt": prompt, "args": {}}) for prompt in prompts]


@pytest.mark.rule("leaders.setup.hidden-information")
def test_what_is_paid_and_built_is_open_to_all():
    s = lay(["bank | gold gold brick", "", ""])

    builds(s, "bank", "gold gold brick")

    for event in s.told:
        assert [event.seen_by(viewer) is event for viewer in VIEWERS] == [True] * 4
    assert [event.message for event in s.told] == ["announced", "paid", "paid", "paid", "built"]


def test_the_position_shows_everything_top_first():
    s = lay(
        ["riot | wild", "bank | brick", ""],
        step="choose",
        resource_deck="gold brick subject wild",
        legacy_deck="swap bank",
    )

    table = msgspec.to_builtins(GAME.position(s))

    assert "viewer" not in table
    assert (table["resource_deck"], table["legacy_deck"], table["drawn"]) == (["subject", "wild"], ["swap", "bank"], [])
    assert [player["resources"] for player in table["players"]] == [["gold", "brick", "wild"], ["brick"], []]
    assert [player["legacies"] for player in table["players"]] == [["riot"], ["bank"], []]
    assert (table["game"], table["round"], table["rounds"], table["dealer"]) == ("leaders", 1, 1, 2)
    assert table["ask"]["options"] == ["look", "work"]


def test_the_position_shows_cards_being_looked_at_and_all_discards():
    s = lay(["", "", ""], step="choose", legacy_deck="swap bank riot")

    plays(s, "look")
    looking = msgspec.to_builtins(GAME.position(s))
    plays(s, "keep:bank")
    kept = msgspec.to_builtins(GAME.position(s))

    assert looking["drawn"] == ["swap", "bank", "riot"]
    assert (kept["drawn"], kept["legacy_discard"]) == ([], ["riot", "swap"])
