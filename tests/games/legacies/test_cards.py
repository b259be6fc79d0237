"""The reference pack, card by card: every effect is carried out at a furnished table.

What must come of it is worked out from the TOML by `oracle.Sheet`. Each is tried twice: where the player leads and
gives the first answer there is to every question, and where the player trails and gives the last one.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from posterity.core.tasks import advance, apply
from posterity.games.legacies.board import CHARACTERS, GLOBALS, INDUSTRIES
from posterity.games.legacies.cards import LIBRARY, STANDARD
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.rules.successors import Enter, Retire
from posterity.games.legacies.rules.turn import Act
from posterity.games.legacies.state import NOBODY, NONE, State
from tests.games.legacies import oracle
from tests.games.legacies.lay import GAME, asked, does, invest, lay, options, play, played, seat, token
from tests.games.legacies.oracle import CARDS, EVENTS, MATS, SUCCESSORS, TRACKS, Sheet, slug_of

PACK = LIBRARY.named(STANDARD).cards
LEADER, TRAILER = "leader", "trailer"
PLACES = (LEADER, TRAILER)
WHO = ("politician", "general", "socialite")
PLAYER = ("gold", "fame", "foundation", "resources", "hand_size", "successors_size", "own_heirlooms")
TOKENS = {  # whose tokens stand on which space of which track
    "philosopher": {1: 2, 2: 0, 3: 1},
    "corporate-mogul": {2: 2, 3: 0},
    "transportation-baron": {2: 1, 3: 2},
    "underworld-boss": {2: 2},
    "promoter": {2: 1, 4: 2},
}


@cache
def furnished(place: str, century: int, who: tuple[str, ...] = WHO) -> State:
    """Everybody has goods, cards, tokens on tracks and figures, investments and heirlooms. Clone it to play."""
    s = lay(3, who=list(who), generation=2 * century - 1, pack=PACK)
    leading = place == LEADER
    for number, player in enumerate(s.seats):
        player.gold, player.resources = 400, [3, 3, 3, 3]
        player.fame = (60, 50, 40)[number] if leading else (40, 60, 50)[number]
        player.foundation = (100, 60, 30)[number] if leading else (30, 60, 100)[number]
        s.draw_cards(number, 4)
        player.free = [9, 5, 5]
    s.order = [0, 1, 2] if leading else [1, 2, 0]
    played(s, 0, 3 if leading else 1)
    for character, spaces in TOKENS.items():
        for space, owner in spaces.items():
            if character not in who:
                token(s, owner, character, space)
    token(s, 1, who[0], 2)
    token(s, 2, who[0], 3)
    token(s, 0, who[1], 2)
    for number, industries in enumerate((("law", "tourism"), ("military", "law"), ("theater", "law"))):
        invest(s, number, industries[0])
        invest(s, number, industries[1], "major")
    invest(s, 0, "science")
    s.board.rows = [5] * len(INDUSTRIES)
    s.board.figures_up = 5
    s.board.figure_tokens = [NOBODY, 1, 0, NOBODY, NOBODY]
    for bonus, character in enumerate(who):
        s.board.bonus[CHARACTERS.index(character)] = bonus
    own = [n for n in s.book.heirlooms_of[CHARACTERS.index(who[0])] if s.book.heirloom_level[n] == 1]
    other = [n for n in s.book.heirlooms_of[CHARACTERS.index(who[1])] if s.book.heirloom_level[n] == 2]
    s.seats[0].own = [*s.seats[0].own, *own]
    s.seats[0].controlled = list(other)
    s.seats[0].hall, s.seats[0].matches = [0, 20, 40], 2
    if not leading:
        s.board.down = sum(1 << GLOBALS.index(tile) for tile in ("fame", "trade", "income"))
    return s


def table(place: str, century: int, who: tuple[str, ...] = WHO) -> State:
    s = furnished(place, century, who).clone()
    s.told = []
    s.acting = 0
    s.todo = [Act(0)]
    advance(s)
    return s


def position(s: State) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(GAME.position(s))
    return found


def answered(s: State, place: str) -> list[tuple[int, str]]:
    """Answers, the first or the last there are, until the effect is over or a global action is to be triggered."""
    picks: list[tuple[int, str]] = []
    while s.ask is not None and s.ask.prompt not in ("ask-act", "ask-tile", "ask-take", "ask-trigger"):
        pick = s.ask.options[0 if place == LEADER else -1]
        picks.append((s.ask.seat, pick.text))
        apply(s, pick)
        assert len(picks) < 60
    return picks


def triggered(s: State) -> list[tuple[int, str]]:
    """A global action that an effect triggers: its tile is turned."""
    if s.ask is None or s.ask.prompt != "ask-trigger":
        return []
    picked = (s.ask.seat, s.ask.options[0].text)
    apply(s, s.ask.options[0])
    assert s.board.down >> GLOBALS.index(picked[1].partition(":")[2]) & 1
    return [picked]


def seen(found: dict[str, Any]) -> dict[str, Any]:
    """What an effect can change."""
    players = [
        {key: player[key] for key in (*PLAYER, "controlled_heirlooms", "tokens", "locked")}
        for player in found["players"]
    ]
    industries = [{key: one[key] for key in ("industry", "row", "minors", "majors")} for one in found["industries"]]
    return {
        "players": players,
        "industries": industries,
        "tracks": found["tracks"],
        "legendary": found["legendary"],
        "globals": found["global_actions"],
    }


def check(
    s: State, before: dict[str, Any], place: str, effect: list[Any], cost: dict[str, Any] | None = None, **more: Any
) -> None:
    """Let the effect that has begun come to its end, and compare the table with the sheet."""
    picks = answered(s, place)
    after = seen(position(s))
    sheet = Sheet(before, picks + triggered(s))
    sheet.settle(0, cost or {})
    sheet.run(0, effect, **more)
    assert sheet.picks == []
    assert seen(sheet.now) == after


# ---------------------------------------------------------------- player cards


OPPORTUNITIES = [card for card in CARDS if "opportunity" in card]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("card", OPPORTUNITIES, ids=lambda card: slug_of(card["name"]))
def test_an_opportunity_costs_and_does_what_the_card_says(card, place):
    s = table(place, card["century"])
    number = s.book.cards.index(slug_of(card["name"]))
    s.seats[0].hand = sorted([*s.seats[0].hand, number])
    advance(s)
    play(s, f"play:{slug_of(card['name'])}")
    before = position(s)
    play(s, "opportunity")

    check(s, before, place, card["opportunity"]["effect"], card["opportunity"].get("cost"))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: slug_of(card["name"]))
def test_a_player_card_gives_its_resources_and_offers_its_partners_and_industries(card):
    s = table(LEADER, card["century"])
    s.seats[0].hand = sorted([*s.seats[0].hand, s.book.cards.index(slug_of(card["name"]))])
    s.board.tracks = [[NOBODY] * len(track) for track in s.board.tracks]
    advance(s)
    play(s, f"play:{slug_of(card['name'])}")
    offered = options(s)
    before = position(s)["players"][0]["resources"]

    for option in card["relationships"]:
        if option["with"] != "politician":
            assert f"relationship:{option['with']}" in offered
    assert ("special-action" in offered) == any(option["with"] == "politician" for option in card["relationships"])
    wanted = card["investment"]
    named = oracle.GROUPS[wanted["group"]] if "group" in wanted else (wanted["industry"],)
    wild = set(named) & set(oracle.RING["politician"]) and "industry" in wanted
    reached = oracle.INDUSTRIES if wild else named
    assert {pick.partition(":")[2] for pick in options(s, "buy")} == set(reached)
    assert ("opportunity" in offered) == ("opportunity" in card)
    play(s, "resources")
    after = position(s)["players"][0]["resources"]
    assert {kind: after[kind] - before[kind] for kind in after} == {
        kind: card["resources"].count(kind) for kind in ("dye", "gear", "gem", "iron")
    }


# ---------------------------------------------------------------- successors


ENTERING = [card for card in SUCCESSORS if card.get("timing", "ongoing") == "immediate"]
RETIRING = [card for card in SUCCESSORS if card.get("timing", "ongoing") == "retire"]
ONGOING = [card for card in SUCCESSORS if card.get("timing", "ongoing") == "ongoing"]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("century", [1, 2, 3])
@pytest.mark.parametrize("card", ENTERING + ONGOING, ids=lambda card: slug_of(card["name"]))
def test_a_successor_enters_with_its_contribution_and_its_immediate_ability(card, century, place):
    s = table(place, century, ("inventor", "general", "socialite") if card["icon"] == "power" else WHO)
    before = position(s)
    heir = s.book.successors.index(slug_of(card["name"]))
    s.next(Enter(0, heir))
    advance(s)
    effect = card.get("effect", []) if card in ENTERING else []

    contribution = {"op": "gain", "foundation": card.get("foundation", 0)}
    before["players"][0]["hall"].append(slug_of(card["name"]))
    check(s, before, place, [contribution, *effect])
    assert s.seats[0].current == heir


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("century", [1, 2, 3])
@pytest.mark.parametrize("card", RETIRING, ids=lambda card: slug_of(card["name"]))
def test_a_successor_retires_with_its_last_ability(card, century, place):
    s = table(place, century)
    heir = s.book.successors.index(slug_of(card["name"]))
    s.seats[0].current = heir
    before = position(s)
    s.next(Retire(0))
    advance(s)

    check(s, before, place, card["effect"])
    assert s.seats[0].current == NONE


# ---------------------------------------------------------------- events, mats, tracks, figures, bonus tokens


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("outcome", ["top", "bottom"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: slug_of(event["name"]))
def test_an_outcome_of_an_event_does_what_the_card_says(event, outcome, place):
    s = table(place, event["century"])
    named = [step["figure"] for step in event[outcome].get("effect", []) if "figure" in step]
    if named:
        s.board.figures = [
            s.book.figure_names.index(named[0]),
            *[n for n in s.board.figures if s.book.figure_names[n] != named[0]],
        ][:5]
        s.board.figure_tokens = [1, *s.board.figure_tokens[1:]]
    s.piles.current = s.book.events.index(slug_of(event["name"]))
    before = position(s)
    does(s, 0, [{"op": "trigger-global", "which": ["event"]}])
    play(s, "trigger:event", f"outcome:{outcome}")
    before["global_actions"] = position(s)["global_actions"]

    check(s, before, place, event[outcome].get("effect", []), event=True)


SPECIALS = [(character, side) for character in MATS for side in ("aboveboard", "underhanded")]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("century", [1, 2, 3])
@pytest.mark.parametrize(("character", "side"), SPECIALS)
def test_a_special_action_does_what_the_mat_says(character, side, century, place):
    others = [other for other in WHO if other != character][:2]
    s = table(place, century, (character, *others))
    seat(s, 0).side = ("aboveboard", "underhanded").index(side)
    before = position(s)
    does(s, 0, [{"op": "special-action"}])
    assert options(s) == [f"special:{character}"]

    check(s, before, place, [{"op": "special-action"}])


SPACES = [(character, space) for character, spaces in TRACKS.items() for space in range(len(spaces))]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("century", [1, 2, 3])
@pytest.mark.parametrize(("character", "space"), SPACES)
def test_a_space_of_a_track_pays_what_it_says(character, space, century, place):
    s = table(place, century)
    before = position(s)
    number = CHARACTERS.index(character)
    s.next(Run(0, s.book.spaces[number][space][century - 1], 0, number))
    advance(s)

    check(s, before, place, TRACKS[character][space][century - 1], track=character)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("century", [1, 2, 3])
@pytest.mark.parametrize("figure", oracle.FIGURES, ids=lambda figure: slug_of(figure["name"]))
def test_a_legendary_figure_pays_what_it_says(figure, century, place):
    s = table(place, century)
    number = s.book.figure_names.index(slug_of(figure["name"]))
    s.board.figures = [number, *[other for other in s.board.figures if other != number]][:5]
    s.board.figure_tokens = [NOBODY] * 5
    before = position(s)
    does(s, 0, [{"op": "make-relationship", "with": ["legendary"]}])
    play(s, "relationship:legendary", f"figure:{slug_of(figure['name'])}")
    before["legendary"][0]["token"] = 0
    before["players"][0]["tokens"]["relationship"] -= 1

    check(s, before, place, figure["effect"][century - 1])


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("century", [1, 2, 3])
@pytest.mark.parametrize("bonus", oracle.BONUSES, ids=lambda bonus: slug_of(bonus["name"]))
def test_a_bonus_token_pays_what_it_says(bonus, century, place):
    s = table(place, century)
    s.board.bonus[CHARACTERS.index("socialite")] = s.book.bonus_names.index(slug_of(bonus["name"]))
    s.board.bonus[CHARACTERS.index("general")] = s.board.bonus[CHARACTERS.index("politician")] = NONE
    advance(s)
    before = position(s)
    does(s, 0, [{"op": "make-relationship", "with": ["socialite"]}])
    play(s, "relationship:socialite")
    sheet = Sheet(before, [])
    sheet.enter(0, "socialite")

    effect = [*TRACKS["socialite"][0][century - 1], *bonus["effect"]]
    check(s, sheet.now, place, effect, track="socialite")


@pytest.mark.parametrize(
    "card", [card for card in oracle.HEIRLOOMS if card["level"]], ids=lambda card: slug_of(card["name"])
)
@pytest.mark.parametrize("own", [True, False], ids=["own", "controlled"])
def test_an_heirloom_costs_its_resources_and_its_fee(card, own):
    others = [other for other in WHO if other != card["character"]][:2]
    who = (card["character"], *others) if own else (others[0], card["character"], others[1])
    s = table(LEADER, 1, who)
    s.seats[0].own, s.seats[0].controlled = s.seats[0].own[:1], []
    if card["level"] == 6:
        theirs = CHARACTERS.index(who[2])
        s.seats[0].controlled = [n for n in s.book.heirlooms_of[theirs] if s.book.heirloom_level[n] < 6]
    before = position(s)
    step = {"op": "acquire-heirloom", "levels": [card["level"]]}
    does(s, 0, [step])
    play(s, f"heirloom:{slug_of(card['name'])}")
    picks = [(0, f"heirloom:{slug_of(card['name'])}"), *answered(s, LEADER)]
    sheet = Sheet(before, picks)
    sheet.run(0, [step])

    assert sheet.picks == []
    assert seen(sheet.now) == seen(position(s))
    assert asked(s) == (0, "ask-act")
