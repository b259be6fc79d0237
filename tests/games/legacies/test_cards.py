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
from posterity.games.legacies.board import CHARACTERS, GLOBALS, INDUSTRIES, NOBODY, NONE
from posterity.games.legacies.cards import LIBRARY, STANDARD
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.rules.successors import Enter, Retire
from posterity.games.legacies.rules.turn import TakeTurn
from posterity.games.legacies.state import State
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
    s.todo = [TakeTurn(0)]
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
    s.next(Run(Doing(0, s.book.spaces[number][space][century - 1], number)))
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


# ---------------------------------------------------------------- ongoing abilities


def under(heir: str | None) -> State:
    """A table in the first century where a successor is in play, or nobody; the tracks are empty."""
    s = table(LEADER, 1, ("inventor", "general", "socialite"))
    s.board.tracks = [[NOBODY] * len(track) for track in s.board.tracks]
    s.board.minors, s.board.majors = [0] * len(INDUSTRIES), [0] * len(INDUSTRIES)
    s.board.figure_tokens = [NOBODY] * 5
    s.seats[0].current = NONE if heir is None else s.book.successors.index(heir)
    s.seats[0].settled = True
    advance(s)
    return s


def quote(s: State, pick: str) -> dict[str, Any]:
    return next(found for found in position(s)["quotes"] if found["pick"] == pick)


def relationship_costs(heir: str | None) -> dict[str, tuple[int, int]]:
    """Gold and fame for everybody one can relate to."""
    s = under(heir)
    everybody = [*CHARACTERS, "legendary"]
    does(s, 0, [{"op": "make-relationship", "with": everybody, "cost": {"gold": 10, "fame": 5}}])
    found = {name: quote(s, f"relationship:{name}") for name in everybody if name != "inventor"}
    return {name: (one["gold"], one["fame"]) for name, one in found.items()}


def trade_prices(heir: str | None, op: str) -> dict[tuple[str, str], int]:
    """What each investment costs or brings."""
    found = {}
    for industry in INDUSTRIES:
        for size in ("minor", "major"):
            s = under(heir)
            if op == "sell":
                invest(s, 0, industry, size)
            does(s, 0, [{"op": op}])
            play(s, f"{op}:{industry}")
            found[industry, size] = quote(s, f"size:{size}")["gold"]
    return found


def dividends(heir: str | None) -> dict[tuple[str, str], int]:
    """What each investment pays when dividends are collected by somebody else."""
    found = {}
    for industry in INDUSTRIES:
        for size in ("minor", "major"):
            s = under(heir)
            invest(s, 0, industry, size)
            gold = s.seats[0].gold
            does(s, 1, [{"op": "trigger-global", "which": ["dividends"]}])
            play(s, "trigger:dividends")
            found[industry, size] = s.seats[0].gold - gold
    return found


def income(heir: str | None) -> int:
    s = under(heir)
    gold = s.seats[0].gold
    does(s, 1, [{"op": "trigger-global", "which": ["income"]}])
    play(s, "trigger:income")
    return s.seats[0].gold - gold


def heirloom_costs(heir: str | None) -> tuple[int, int]:
    """Resources and fame for an opponent's heirloom of level 3."""
    s = under(heir)
    level = next(card for card in oracle.HEIRLOOMS if card["character"] == "socialite" and card["level"] == 3)
    before = (s.seats[0].stock(), s.seats[0].fame)
    does(s, 0, [{"op": "acquire-heirloom"}])
    play(s, f"heirloom:{slug_of(level['name'])}")
    answered(s, LEADER)
    return before[0] - s.seats[0].stock(), before[1] - s.seats[0].fame


def advancing(heir: str | None) -> set[str]:
    """The tracks on which one's token goes on when relationships advance."""
    s = under(heir)
    for character in CHARACTERS:
        if character != "inventor":
            token(s, 0, character, 1)
    does(s, 1, [{"op": "trigger-global", "which": ["relationships"]}])
    play(s, "trigger:relationships")
    return {name for name, track in zip(CHARACTERS, s.board.tracks, strict=True) if 0 in track[1:]}


def may_meet_a_third(heir: str | None) -> bool:
    s = under(heir)
    s.board.figure_tokens = [0, 0, NOBODY, NOBODY, NOBODY]
    does(s, 0, [{"op": "make-relationship", "with": ["legendary"]}])
    return asked(s) == (0, "ask-partner")


def concerns(step: dict[str, Any], industry: str, size: str) -> bool:
    words = step.get("industries", ["any"])
    named = [name for word in words for name in {"any": oracle.INDUSTRIES, **oracle.GROUPS}.get(word, (word,))]
    return industry in named and step.get("size", "any") in ("any", size)


def changed(step: dict[str, Any], base: dict[tuple[str, str], int]) -> dict[tuple[str, str], int]:
    """Those amounts that a modifier concerns, changed; the others as they are."""
    return {
        key: oracle.rounded_up(amount + step.get("add", 0), step.get("percent", 0)) if concerns(step, *key) else amount
        for key, amount in base.items()
    }


def cost_changed(step: dict[str, Any]) -> dict[str, tuple[int, int]]:
    found = {}
    for name, (gold, fame) in relationship_costs(None).items():
        more = step["add"] if name in step.get("tracks", [name]) else 0
        in_fame = step.get("commodity") == "fame"
        found[name] = (gold, max(0, fame + more)) if in_fame else (max(0, gold + more), fame)
    return found


MODIFIERS = [(slug_of(card["name"]), step) for card in ONGOING for step in card.get("effect", [])]


@pytest.mark.parametrize(("heir", "step"), MODIFIERS, ids=[f"{heir}-{step['target']}" for heir, step in MODIFIERS])
def test_an_ongoing_ability_changes_what_it_names_and_nothing_else(heir, step):
    target = step["target"]
    if target == "relationship-cost":
        assert relationship_costs(heir) == cost_changed(step)
    elif target in ("investment-price", "sale-proceeds"):
        op = "buy" if target == "investment-price" else "sell"
        assert trade_prices(heir, op) == changed(step, trade_prices(None, op))
    elif target == "dividend":
        assert dividends(heir) == changed(step, dividends(None))
    elif target == "income":
        assert income(heir) == oracle.rounded_up(income(None) + step.get("add", 0), step.get("percent", 0))
    elif target == "heirloom-resources":
        assert heirloom_costs(heir)[0] == max(0, heirloom_costs(None)[0] + step["add"])
    elif target == "heirloom-fee":
        assert heirloom_costs(heir)[1] == max(0, heirloom_costs(None)[1] + step["add"])
    elif target == "advance":
        assert advancing(heir) == advancing(None) - set(step.get("tracks", CHARACTERS))
    else:
        assert target == "legendary-limit"
        assert (may_meet_a_third(None), may_meet_a_third(heir)) == (False, step["add"] > 0)


def test_every_component_with_an_effect_is_tried_here():
    """What is tried is all there is: no component of the pack has an effect that none of these lists holds."""
    assert len(CARDS) == 150 and len(SUCCESSORS) == 60 and len(EVENTS) == 45 and len(SPECIALS) == 20
    assert len(ENTERING) + len(RETIRING) + len(ONGOING) == 60
    silent = [card["name"] for card in ONGOING if not card.get("effect")]
    assert silent == ["Country Doctor"]
