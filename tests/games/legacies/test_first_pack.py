"""The pack of the first game: fewer of the same components, so that nothing learned with it has to be unlearned."""

from __future__ import annotations

from posterity.core.sets import slug
from posterity.games import GAMES
from posterity.games.legacies.cards import component
from posterity.games.legacies.schema.pack import LISTS

FEWER = {"player_cards": 63, "successors": 18, "events": 9, "solo_cards": 12}


def components(name, key):
    return [component(item) for item in getattr(GAMES["legacies"].card_set(name).cards, key)]


def test_every_component_is_one_of_the_whole_pack():
    for key in LISTS:
        whole = components("legacies-reference", key)
        assert all(item in whole for item in components("legacies-first", key)), key


def test_it_has_fewer_cards_and_everything_else():
    for key in LISTS:
        first, whole = components("legacies-first", key), components("legacies-reference", key)
        assert len(first) == FEWER.get(key, len(whole)), key


def test_its_cards_are_called_the_same_in_both_languages():
    whole = {
        slug(card): (card.name, card.name_it)
        for card in GAMES["legacies"].card_set("legacies-reference").cards.all_cards()
    }
    for card in GAMES["legacies"].card_set("legacies-first").cards.all_cards():
        assert whole[slug(card)] == (card.name, card.name_it)
