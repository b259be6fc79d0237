"""Words of a game explain themselves in sentences; what only looks like such a word does not."""

from __future__ import annotations

import re
import tomllib

import pytest

from posterity.games import GAMES
from posterity.text.bundles import LANGUAGES
from posterity.text.rulebook import rulebook
from tests.text.test_messages import SOURCE

# From messages and clauses: in these a word stands that is none of the glossary.
OTHERS = [
    ("leaders", "en", "you look for the type"),
    ("leaders", "en", "And look what you hold"),
    ("leaders", "en", "Done building"),
    ("leaders", "en", "after building and destroying"),
    ("leaders", "en", "} discards {"),
    ("leaders", "it", "Scarti { $a-resource }"),
    ("leaders", "it", "scarti fino a sette"),
    ("leaders", "it", "ne prende il posto"),
    ("leaders", "it", "al posto del secondo"),
    ("leaders", "it", "Il passo 2 è finito"),
    ("leaders", "it", "le carte a pagamento"),
    ("gears", "en", "you hand"),
    ("gears", "en", "but not past the"),
    ("gears", "en", "a journey leads at least"),
    ("gears", "it", "e scarti l'altra"),
    ("gears", "it", "Scarti { $cost }"),
    ("machines", "en", "} discards {"),
    ("machines", "en", "You hand your"),
    ("machines", "it", "Scarti coperte"),
    ("legacies", "en", "keeps track of"),
    ("legacies", "it", "va bene"),
]
MEANT = [
    ("leaders", "en", "face down on the discards", "discard-pile"),
    ("leaders", "en", "You look at", "look"),
    ("leaders", "it", "negli scarti", "discard-pile"),
    ("leaders", "it", "dal posto 0", "seat"),
    ("gears", "en", "from your hand", "hand"),
    ("gears", "it", "Gli scarti", "discard-pile"),
    ("legacies", "it", "Con quale bene", "commodity"),
]


def linked(game, lang, text):
    """The slugs of the words found in a text: the longest first, and nothing in what only looks like one."""
    forms = {}
    for term in rulebook(game, lang).all_terms():
        forms.update({form.lower(): term.slug for form in (term.name, *term.forms) if form.lower() not in forms})
    forms.update({phrase.lower(): None for term in rulebook(game, lang).all_terms() for phrase in term.unless})
    every = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
    found = re.findall(rf"(?<![\w-])(?:{every})(?![\w-])", text, re.IGNORECASE)
    return {forms[form.lower()] for form in found} - {None}


@pytest.mark.parametrize(("game", "lang", "phrase"), OTHERS)
def test_what_only_looks_like_a_word_of_the_game_is_not_linked(game, lang, phrase):
    assert linked(game, lang, phrase) == set()


@pytest.mark.parametrize(("game", "lang", "phrase", "slug"), MEANT)
def test_the_words_of_the_game_are(game, lang, phrase, slug):
    assert slug in linked(game, lang, phrase)


@pytest.mark.parametrize("game", GAMES)
def test_every_exception_holds_a_form_of_its_word(game):
    file = SOURCE / "games" / game / "data" / "glossary.toml"
    for table in tomllib.loads(file.read_text(encoding="utf-8"))["term"]:
        for lang in LANGUAGES:
            ending = "" if lang == "en" else f"_{lang}"
            names = [table.get(f"name{ending}", table["name"]), *table.get(f"forms{ending}", [])]
            for phrase in table.get(f"unless{ending}", []):
                assert any(re.search(rf"\b{re.escape(name)}\b", phrase, re.IGNORECASE) for name in names), phrase
