"""What `cards show` declares of an ability bounds what it changes: positions before and after each one compared."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest

from tests.games.machines import chosen
from tests.games.machines.lay import GAME

KEPT = ("over", "to_move", "round", "turn", "order", "present", "drawn")  # no ability changes them, once it is over
NEVER = "what no ability does"


def position_of(table):
    return msgspec.to_builtins(GAME.position(table.state))


def as_established(position, seat, card, paid):
    """A position before establishing, as it is once the card is on the timeline and its ability is still to come."""
    player = position["players"][seat]
    for gone in [card, *paid]:
        player["hand"].remove(gone)
    cubes = [0] * len(position["players"])
    cubes[seat] = len(paid)
    site = {"frame": player["frame"], "technology": card, "cubes": cubes, "modifier": 0}
    position["timeline"] = sorted([*position["timeline"], site], key=lambda site: site["frame"])
    position["discard"] += paid
    position["actions_left"] -= 1
    return position


def changes(before, after, seat):
    """The words that must have been declared for this to happen."""
    found = card_words(before, after, seat)
    found |= {"points"} if before["scores"] != after["scores"] else set()
    found |= {"action"} if before["actions_left"] != after["actions_left"] else set()
    found |= {"splice"} if before["spliced"] != after["spliced"] else set()
    for other, (was, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        own = other == seat
        found |= {"move" if own else "others"} if was["frame"] != now["frame"] else set()
        found |= {"cubes" if own else NEVER} if was["pool"] != now["pool"] else set()
        found |= {"turn" if own else NEVER} if was["extra_turn"] != now["extra_turn"] else set()
        found |= {NEVER} if not own and sorted(was["hand"]) != sorted(now["hand"]) else set()
    for was, now in zip(before["timeline"], after["timeline"], strict=True):
        assert (was["frame"], was["technology"]) == (now["frame"], now["technology"])
        found |= {"modify"} if was["modifier"] != now["modifier"] else set()
        for other, (had, has) in enumerate(zip(was["cubes"], now["cubes"], strict=True)):
            found |= {"cubes" if other == seat else NEVER} if had != has else set()
    return found


def card_words(before, after, seat):
    """Cards come into the hand from the piles, or go from it or from what was drawn to the discards."""
    hand, now = [sorted(position["players"][seat]["hand"]) for position in (before, after)]
    drew = any(now.count(card) > hand.count(card) for card in now) or before["deck"] != after["deck"]
    discarded = any(hand.count(card) > now.count(card) for card in hand)
    reshuffled = len(after["deck"]) > len(before["deck"])
    buried = len(after["discard"]) > len(before["discard"]) and not reshuffled
    return ({"draw"} if drew else set()) | ({"discard"} if discarded or buried else set())


def unchanged(before, after):
    assert [before[key] for key in KEPT] == [after[key] for key in KEPT]
    for was, now in zip(before["players"], after["players"], strict=True):
        assert (was["character"], was["position"]) == (now["character"], now["position"])


class Watcher:
    """Plays a game at random and notes for every ability what it declared and what it changed."""

    def __init__(self, number):
        luck = random.Random(f"declared {number}")
        self.table, self.whim = chosen.a_table(luck), chosen.Whim(luck)
        shown = GAME.show_cards(self.table.setup.cards)["technologies"]
        self.costs = {card["slug"]: card["cost"] for card in shown}
        self.abilities = {card["slug"]: card["ability"] for card in shown}
        self.seen = []

    def answer(self):
        """One more answer; the question it answered and what was picked."""
        ask = self.table.state.ask
        pick = self.whim.pick([option.text for option in ask.options])
        self.table.answer(ask.seat, self.table.parse(pick))
        return ask.prompt, pick

    def play(self):
        while not self.table.over:
            before, seat = position_of(self.table), self.table.state.ask.seat
            verb, *rest = self.answer()[1].split(":")
            if verb == "activate":
                self.watch(before, seat, rest[0])
            elif verb == "establish":
                self.establish(before, seat, rest[0])
        return self.seen

    def establish(self, before, seat, card):
        paid = [self.answer()[1].split(":")[1] for _ in range(self.costs[card])]
        ability = self.abilities[card]
        if ability is not None and ability["when"] == "established":
            self.watch(as_established(before, seat, card, paid), seat, card)

    def watch(self, before, seat, card):
        """From here on until the ability is over."""
        declared = set(self.abilities[card]["effects"])
        while self.table.state.ask.prompt != "ask-act":
            prompt, pick = self.answer()
            if prompt == "ask-copy":
                declared |= set(self.abilities[pick.split(":")[1]]["effects"])
        after = position_of(self.table)
        unchanged(before, after)
        self.seen.append((declared, changes(before, after, seat)))


@cache
def watched(number):
    return Watcher(number).play()


@pytest.mark.rule("machines.card.unlisted")
@pytest.mark.parametrize("number", range(20))
def test_an_ability_changes_only_what_its_card_declares(number):
    for declared, changed in watched(number):
        assert changed <= declared


@pytest.mark.long
def test_abilities_of_many_new_games_change_only_what_they_declare():
    first = random.SystemRandom().randrange(10**9)
    for number in range(first, first + 300):
        for declared, changed in Watcher(number).play():
            assert changed <= declared, number


def test_everything_that_can_be_declared_was_seen_to_happen():
    seen = [row for number in range(20) for row in watched(number)]

    words = {"draw", "discard", "move", "points", "cubes", "modify", "action", "turn", "splice", "others"}
    assert set().union(*[changed for _, changed in seen]) == words
    assert any("copy" in declared and changed for declared, changed in seen)
