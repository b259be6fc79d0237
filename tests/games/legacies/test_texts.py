"""The words of the pack: every component says what it does, in both languages, in whole sentences."""

from __future__ import annotations

import re

import msgspec
import pytest

from posterity.core.sets import Phrase
from posterity.core.tasks import advance
from posterity.games.legacies.cards import LIBRARY, STANDARD
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.outline import outline
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.schema.pack import effects
from posterity.games.legacies.schema.solo import BuyRow
from posterity.games.legacies.steps.composite import ChooseStep
from posterity.games.legacies.steps.kinds import new_rulebook
from posterity.games.legacies.story import cost_words
from posterity.games.legacies.vocabulary.effect import OPS, Effect, asked_phrases, effect_phrase, steps_in
from posterity.games.legacies.vocabulary.step import tag
from posterity.text.voice import Voice
from tests.games.legacies.lay import GAME, PRIMER, does, lay, options
from tests.games.legacies.test_cards import LEADER, table

LANGUAGES = ("en", "it")
SETS = (STANDARD, PRIMER)
VOICES = {(lang, name): Voice(lang, GAME, LIBRARY.named(name)) for lang in LANGUAGES for name in SETS}


def said(lang: str, *steps: dict[str, object]) -> str:
    return VOICES[lang, STANDARD].phrase(effect_phrase(msgspec.convert(steps, Effect)))


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_of_every_component_is_said(lang, name):
    voice = VOICES[lang, name]
    told = set()
    for place, effect, _ in effects(LIBRARY.named(name).cards):
        if effect:
            text = voice.phrase(effect_phrase(effect))
            assert text == text.strip() and "  " not in text and " ," not in text and "{" not in text, (place, text)
            told |= {tag(step) for step in steps_in(effect)}
    for slug in voice.cards:
        assert all(isinstance(words, str | int) for words in voice.facts_of(slug).values()), slug
    assert told == set(OPS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_is_said_to_the_reader_and_about_others(lang):
    voice = VOICES[lang, PRIMER]
    for _, effect, _ in effects(LIBRARY.named(PRIMER).cards):
        for step in steps_in(effect):
            for other in (False, True):
                assert voice.phrase(step.phrase(other))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_agree_with_what_they_count(lang):
    """No `1 resources`, no `1 Risorse`: one of a thing is one."""
    plural = {
        "en": r"\b1 (resources|spaces|rows|player cards|successors|times|Gems|Gears|values|relationship tokens)\b",
        "it": r"\b1 (Risorse|spazi|righe|carte|Successori|volte|Gemme|Ingranaggi|Tinture|Relazioni|gettoni)\b",
    }[lang]
    singular = {"en": r"\b[2-9] (resource|space|row|player card|successor|Gem|Gear) ", "it": r"\b[2-9] (Risorsa|riga) "}
    voice = VOICES[lang, STANDARD]
    for place, effect, _ in effects(LIBRARY.named(STANDARD).cards):
        text = voice.phrase(effect_phrase(effect)) + " " if effect else ""
        plain = re.sub(r"\d+(/\d+)+", "many", text)
        assert not re.search(plural, plain) and not re.search(singular[lang], plain), (place, text)


SENTENCES = [
    ([{"op": "gain", "any": 1}], "gain 1 resource of any kind", "ottieni 1 Risorsa a scelta"),
    ([{"op": "gain", "resources": ["gem", "gem"]}], "gain 2 Gems", "ottieni 2 Gemme"),
    (
        [{"op": "adjust-industry", "industries": ["law"], "rows": 1}, {"op": "draw-card"}],
        "raise the value of Law by 1 row, then draw 1 player card",
        "alza di 1 riga il valore della Legge, poi pesca 1 carta Giocatore",
    ),
    (
        [{"op": "buy", "industries": ["manufacturing", "military"], "percent": -50}],
        "buy an investment in Manufacturing or Military for 50 % less",
        "compra un Investimento in Manifattura o Esercito pagando il 50 % in meno",
    ),
    (
        [{"op": "sell", "add": 3}],
        "sell an investment in any industry for 3 Gold more",
        "vendi un Investimento in qualsiasi Settore incassando 3 Oro in più",
    ),
    (
        [{"op": "trigger-global", "which": ["influence"], "optional": True}],
        "you may trigger “Influence Industries”, even if you have played fewer cards than needed",
        "se vuoi attiva «Influenzare i Settori», anche se hai giocato meno carte del necessario",
    ),
    (
        [{"op": "trigger-global", "which": ["foundation"], "waive_first": True, "who": "each-other"}],
        "each other player triggers “Contribute to the Foundation”, even with fewer cards played than needed"
        " and even as the first of the generation",
        "ogni altro giocatore attiva «Contribuire alla Fondazione», anche con meno carte giocate del necessario"
        " e anche come prima della Generazione",
    ),
    (
        [{"op": "for-each", "counter": "relationships", "do": [{"op": "gain", "fame": 1}]}],
        "gain 1 Fame for each relationship you have",
        "ottieni 1 Fama per ogni Relazione che hai",
    ),
    (
        [
            {
                "op": "if",
                "who": "each-other",
                "counter": "resources",
                "at_least": 1,
                "then": [{"op": "lose", "any": 1}],
            },
            {"op": "gain", "gold": 2},
        ],
        "(if they have at least 1 resource, each other player loses 1 resource of any kind), then gain 2 Gold",
        "(se ha almeno 1 Risorsa, ogni altro giocatore perde 1 Risorsa a scelta), poi ottieni 2 Oro",
    ),
    (
        [{"op": "move-relationship", "whose": "you", "by": -1}],
        "strengthen one of your relationship tokens by 1 space",
        "rafforza un tuo gettone Relazione di 1 spazio",
    ),
    (
        [{"op": "choose", "options": [[{"op": "gain", "gold": n}] for n in (1, 2, 3)]}],
        "either gain 1 Gold; gain 2 Gold; or gain 3 Gold",
        "a scelta ottieni 1 Oro; ottieni 2 Oro; oppure ottieni 3 Oro",
    ),
]


@pytest.mark.parametrize(("steps", "english", "italian"), SENTENCES, ids=[english for _, english, _ in SENTENCES])
def test_sentences_read_well(steps, english, italian):
    assert said("en", *steps) == english
    assert said("it", *steps) == italian


@pytest.mark.rule("legacies.global.by-effect")
def test_an_effect_that_triggers_names_what_it_waives_and_waives_that():
    """Too few cards have been played, and the words of the effect say that this does not matter."""
    s = lay()
    effect = {"op": "trigger-global", "which": ["income", "foundation"]}
    does(s, 0, [effect])
    assert options(s) == ["trigger:income"]
    assert "fewer cards than needed" in said("en", effect)
    assert "first of the generation" not in said("en", effect)


@pytest.mark.rule("legacies.npc.buy-order")
def test_a_row_that_buys_says_which_way_it_goes_round_the_ring():
    row = BuyRow(groups=("entertainment", "progress"))
    english = VOICES["en", STANDARD].phrase(row.phrase())
    italian = VOICES["it", STANDARD].phrase(row.phrase())
    assert english == "buys from Entertainment towards Progress, then on round the ring"
    assert italian == "compra dall'Intrattenimento verso il Progresso, poi per tutto l'anello"
    row = BuyRow(groups=("government", "entertainment"))
    assert "dal Governo verso l'Intrattenimento" in VOICES["it", STANDARD].phrase(row.phrase())


@pytest.mark.parametrize(
    ("lang", "one", "two"), [("en", "1 resource", "2 resources"), ("it", "1 Risorsa", "2 Risorse")]
)
def test_bids_and_prizes_speak_of_one_resource_and_of_several(lang, one, two):
    voice = VOICES[lang, STANDARD]
    for amount, words in ((1, one), (2, two)):
        args = {"seat": 0, "amount": amount, "currency": "resources", "commodity": "gold", "place": 1}
        for message in ("bid", "won-trade"):
            assert f" {words}" in voice.say(message, **args)
            assert f" {amount} {words.split()[1]}s" not in voice.say(message, **args)
        assert voice.say("ask-honorarium", gold=20, foundation=10, count=amount).endswith(f" {words}?")
    gold = {"seat": 0, "amount": 5, "currency": "gold", "commodity": "fame", "place": 1}
    assert voice.say("bid", **gold).count("5 ") == 1


# ---------------------------------------------------------------- what is asked


@pytest.mark.parametrize("name", SETS)
def test_every_option_of_the_pack_has_words(name):
    cards = LIBRARY.named(name)
    book = new_rulebook(cards.cards, 3, [], "choose")
    names = GAME.names(cards, "en")
    named = [step for script in book.scripts for step in script if step.name]

    assert named and len({step.name for step in named}) == len(named)
    for step in named:
        assert step.name in names
        if isinstance(step, ChooseStep):
            assert all(f"{step.name}.{place}" in names for place in range(1, len(step.options) + 1))


def answers(s, lang):
    """The answers on offer, in words."""
    voice = Voice(lang, GAME, LIBRARY.named(STANDARD), ["Anna", "Bruno", "Carla"])
    question = outline(GAME.view(s, s.ask.seat)).question
    return [voice.says(piece.says) for piece in question.lines[0].pieces]


def test_an_option_is_offered_in_the_words_of_what_it_does():
    s = table(LEADER, 1)
    card = s.book.cards.index("forged-masterpiece")
    s.next(Run(Doing(0, s.book.opportunities[card])))
    advance(s)

    assert answers(s, "en") == ["1: gain 4 Fame", "2: gain 16 Gold"]
    assert answers(s, "it") == ["1: ottieni 4 Fama", "2: ottieni 16 Oro"]


@pytest.mark.parametrize(("lang", "words"), [("en", "pay 2 Gold, Dye?"), ("it", "pagare 2 Oro, Tintura?")])
def test_a_question_names_only_what_is_to_be_paid(lang, words):
    cost = cost_words(2, 0, ["dye"], 0, 0)

    said = VOICES[lang, STANDARD].say("ask-pay-for", source="law", **cost)

    assert said.endswith(words)


def test_asked_phrases_name_options_after_their_step():
    options = [[{"op": "gain", "gold": 1}], [{"op": "lose", "fame": 1}]]
    effect = msgspec.convert([{"op": "choose", "who": "each-other", "options": options}], Effect)
    found = dict(asked_phrases("card", [effect]))

    assert list(found) == ["card.1", "card.1.1", "card.1.2"]
    assert VOICES["en", STANDARD].phrase(found["card.1.2"]) == "lose 1 Fame"
    assert isinstance(found["card.1"], Phrase)


def test_the_rising_star_has_its_name_in_the_language_of_the_reader():
    names = ["Anna", "Bruno", "Rising Star"]

    assert Voice("it", GAME, None, names, people=2).player(2) == "Astro Nascente"
    assert Voice("en", GAME, None, names, people=2).player(2) == "Rising Star"
    assert Voice("it", GAME, None, names, people=3).player(2) == "Rising Star", "a person who calls themselves so"
    assert Voice("it", None, None, names, people=2).player(2) == "Rising Star"


@pytest.mark.parametrize("name", SETS)
def test_both_languages_name_the_same_numbers(name):
    english, italian = VOICES["en", name], VOICES["it", name]
    for slug in english.cards:
        for fact, words in english.facts_of(slug).items():
            numbers = [sorted(re.findall(r"\d+", str(text))) for text in (words, italian.facts_of(slug)[fact])]
            assert numbers[0] == numbers[1], (slug, fact, words, italian.facts_of(slug)[fact])
