"""The solo cards of the reference pack, row by row, as a Rising Star plays them."""

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies.board import CHARACTERS, GLOBALS, INDUSTRIES, NOBODY
from posterity.games.legacies.cards import LIBRARY, STANDARD
from posterity.games.legacies.rules.automata import AutomatonTurn
from tests.games.legacies.lay import invest, lay
from tests.games.legacies.oracle import GROUPS, RING, Sheet, read, slug_of
from tests.games.legacies.test_cards import position

PACK = LIBRARY.named(STANDARD).cards
CARDS = read("solo_cards")["solo_cards"]
STAR = 2
SLOTS = ("top", "middle", "bottom")


def turned(card, row):
    """The table before and after a Rising Star has resolved a row of a card; it has invested everywhere it may sell."""
    s = lay(2, who=["politician", "general"], stars=1, generation=2 * card["century"] - 1, pack=PACK)
    s.board.tracks = [[NOBODY] * len(track) for track in s.board.tracks]
    s.board.rows = [5] * len(INDUSTRIES)
    number = s.book.solo_names.index(slug_of(card["name"]))
    deck = s.piles.solo[card["century"] - 1]
    deck[:] = [*[other for other in deck if other != number], number]
    s.seats[STAR].solo_played = row
    if card["rows"][row]["do"] == "sell":
        for group in card["rows"][row]["groups"]:
            invest(s, STAR, GROUPS[group][0])
    before = position(s)
    s.next(AutomatonTurn(STAR))
    advance(s)
    return before, position(s)


def holdings(found):
    return {
        (one["industry"], size) for one in found["industries"] for size in ("minor", "major") if STAR in one[f"{size}s"]
    }


def rows(found):
    return {one["industry"]: one["row"] for one in found["industries"]}


def heirlooms(found, kind):
    return found["players"][STAR][f"{kind}_heirlooms"]


def related(row, before, after):
    """With the first partner that is not its own character."""
    own = before["players"][STAR]["character"]
    partner = next(name for name in row["with"] if name != own)
    if partner == "legendary":
        assert after["legendary"][0]["token"] == STAR
    else:
        assert after["tracks"][CHARACTERS.index(partner)]["spaces"][0] == STAR


def bought(row, before, after):
    """A minor where a character of the game has influence, in the first group if there is such a place."""
    new = holdings(after) - holdings(before)
    assert len(new) == 1
    industry, size = new.pop()
    there = {name for player in before["players"] for name in RING[player["character"]]}
    first = there & set(GROUPS[row["groups"][0]])
    assert size == "minor" and industry in (first or there)
    assert rows(after)[industry] == rows(before)[industry] + 1


def sold(row, before, after):
    gone = holdings(before) - holdings(after)
    assert len(gone) == 1
    industry, _ = gone.pop()
    assert any(industry in GROUPS[group] for group in row["groups"])
    assert rows(after)[industry] == rows(before)[industry] - 1


def acquired(row, before, after):
    kind = "own" if row["whose"] == "own" else "controlled"
    new = [name for name in heirlooms(after, kind) if name not in heirlooms(before, kind)]
    cards = {slug_of(card["name"]): card for card in read("heirlooms")["heirlooms"]}
    assert [cards[name]["level"] for name in new] == [1]
    assert (cards[new[0]]["character"] == before["players"][STAR]["character"]) == (row["whose"] == "own")


def unable(card, before, after):
    """A Rising Star triggers no global action: its foundation grows instead."""
    sheet = Sheet(before, [])
    sheet.grow(STAR, card["foundation"])
    assert after["players"][STAR]["foundation"] == sheet.seat(STAR)["foundation"]
    assert after["players"][STAR]["foundation"] > before["players"][STAR]["foundation"]
    assert after["global_actions"] == before["global_actions"]


@pytest.mark.parametrize("row", range(5), ids=lambda row: f"row-{row + 1}")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: slug_of(card["name"]))
def test_a_row_of_a_solo_card_does_what_it_says(card, row):
    before, after = turned(card, row)
    said = card["rows"][row]

    if said["do"] == "global":
        unable(card, before, after)
    else:
        {"relationship": related, "buy": bought, "sell": sold, "heirloom": acquired}[said["do"]](said, before, after)
    replaced = [slot for slot, old, new in zip(SLOTS, before["market"], after["market"], strict=True) if old != new]
    assert replaced == [slot for slot in SLOTS if slot in card.get("market", [])]


@pytest.mark.rule("legacies.npc.row-kinds", "legacies.npc.no-two-card-rule")
@pytest.mark.parametrize("century", [1, 2, 3])
def test_every_century_has_every_kind_of_row_and_names_every_global_action(century):
    cards = [card for card in CARDS if card["century"] == century]
    rows = [row for card in cards for row in card["rows"]]

    kinds = {row["do"] + row.get("whose", "") for row in rows}
    assert kinds == {"relationship", "buy", "sell", "heirloomown", "heirloomopponent", "global"}
    assert {row["which"] for row in rows if row["do"] == "global"} == set(GLOBALS)
    assert any("legendary" in row["with"] for row in rows if row["do"] == "relationship")
    assert all(row["do"] != "global" for card in cards for row in card["rows"][:2])
    assert {card["arrow"] for card in cards} == {card["successor"] for card in cards} == {"up", "down"}
