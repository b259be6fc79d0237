"""The global action of relationships: what each token pays, which of them move, and what is asked."""

import pytest

from posterity.core.tasks import question
from tests.games.legacies.lay import (
    current,
    figure,
    goods,
    lay,
    options,
    play,
    played,
    refusal,
    script,
    seat,
    token,
    told,
    track,
)
from tests.games.legacies.nemesis import pays


def ready(**more):
    """Anna the Politician may trigger a global action, against the General and the Socialite."""
    s = lay(who=["politician", "general", "socialite"], **more)
    played(s, 0)
    for player in s.seats:
        player.settled = True
    return s


def figure_pays(s, place, *steps):
    """A legendary figure pays this, now."""
    s.book.figures[s.board.figures[place]][s.century()] = script(s, list(steps))


@pytest.mark.rule("legacies.global.advance", "legacies.global.advance-extra")
def test_the_extra_benefit_is_that_of_the_space_before_the_advance():
    s = ready()
    token(s, 0, "inventor", 2)
    pays(s, "inventor", 2, {"op": "gain", "fame": 4})
    pays(s, "inventor", 3, {"op": "gain", "gold": 7})

    play(s, "trigger:relationships", "collect:inventor")

    assert told(s, "collected") == [{"seat": 0, "character": "inventor", "space": 2}]
    assert goods(s, 0)[:2] == (17, 14)


@pytest.mark.rule("legacies.global.advance-exception")
def test_only_tokens_on_the_tracks_named_are_exempt():
    """A successor keeps Anna's token with the Inventor; those with his neighbours advance."""
    s = ready()
    for name in ("general", "inventor", "philosopher"):
        token(s, 0, name, 2)
        pays(s, name, 2)
        pays(s, name, 3)
    current(s, 0, [{"op": "modify", "target": "advance", "tracks": ["inventor"]}])

    play(s, "trigger:relationships", "collect:inventor")

    assert [track(s, name).index(0) + 1 for name in ("general", "inventor", "philosopher")] == [3, 2, 3]


@pytest.mark.rule("legacies.global.advance-exception", "legacies.global.advance-simultaneous")
def test_an_exempt_token_keeps_the_last_space_unless_it_is_bumped():
    s = ready()
    token(s, 0, "inventor", 4)
    token(s, 1, "inventor", 2)
    token(s, 0, "philosopher", 4)
    token(s, 1, "philosopher", 3)
    current(s, 0, [{"op": "modify", "target": "advance"}])
    for name in ("inventor", "philosopher"):
        for space in (3, 4):
            pays(s, name, space)

    play(s, "trigger:relationships", "collect:inventor")

    assert track(s, "inventor") == [None, None, 1, 0]
    assert track(s, "philosopher") == [None, None, None, 1]
    assert told(s, "token-left") == [{"seat": 0, "character": "philosopher", "space": 4, "landed": 0}]


@pytest.mark.rule("legacies.global.advance")
def test_a_benefit_for_whoever_plays_the_tracks_character():
    """The General's track pays Bruno, who plays him; on a legendary figure the same effect pays nobody."""
    s = ready()
    token(s, 2, "general", 1)
    gift = {"op": "gain", "gold": 3, "who": "track-owner"}
    pays(s, "general", 2, gift)
    figure(s, 2, 0)
    figure_pays(s, 0, gift, {"op": "gain", "fame": 1})

    play(s, "trigger:relationships")
    while s.ask.prompt == "ask-collect":
        play(s, options(s)[0])

    assert [goods(s, n)[:2] for n in range(3)] == [(10, 10), (13, 10), (10, 11)]


@pytest.mark.rule("legacies.core.order-of-simultaneous")
def test_a_single_benefit_is_collected_without_asking():
    s = ready()
    token(s, 1, "inventor", 1)
    pays(s, "inventor", 2, {"op": "gain", "foundation": 3})
    seat(s, 1).foundation = 20

    play(s, "trigger:relationships")

    assert seat(s, 1).foundation == 23
    assert s.ask.prompt != "ask-collect"


@pytest.mark.rule("legacies.core.order-of-simultaneous", "legacies.global.advance-snapshot")
def test_tokens_and_figures_are_collected_one_after_another():
    """From 48 Bruno takes 2 first; then 4 are lost, as a step is 5 by now, and the Inventor's 5 come by themselves."""
    s = ready()
    token(s, 1, "inventor", 1)
    pays(s, "inventor", 2, {"op": "gain", "foundation": 5})
    for place, gift in enumerate((2, 4)):
        figure(s, 1, place)
        figure_pays(s, place, {"op": "gain", "foundation": gift})
    seat(s, 1).foundation = 48
    first, second = [f"collect-figure:{name}" for name in s.book.figure_names[:2]]

    play(s, "trigger:relationships")

    assert question(s).prompt_args(s) == {"left": 3}
    assert options(s) == ["collect:inventor", first, second]
    assert refusal(s, "collect:promoter").message == "refused-not-there"
    play(s, first)
    assert (seat(s, 1).foundation, options(s)) == (50, ["collect:inventor", second])
    play(s, second)
    assert seat(s, 1).foundation == 55
    assert s.ask.prompt != "ask-collect"


@pytest.mark.rule("legacies.core.order-of-simultaneous")
@pytest.mark.parametrize(
    ("step", "is_asked"),
    [
        ({"op": "gain", "fame": 2}, False),
        ({"op": "gain", "foundation": 1}, True),
        ({"op": "lose", "fame": 2}, True),
        ({"op": "gain", "fame": 2, "who": "each-player"}, True),
        ({"op": "gain", "fame": 2, "optional": True}, True),
    ],
)
def test_the_order_is_asked_for_where_it_may_matter(step, is_asked):
    s = ready()
    for name in ("inventor", "promoter"):
        token(s, 1, name, 1)
    pays(s, "inventor", 2, {"op": "gain", "gold": 1})
    pays(s, "promoter", 2, step)

    play(s, "trigger:relationships")

    assert (s.ask.prompt == "ask-collect") == is_asked
