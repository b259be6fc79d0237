"""Whatever anybody tries in any game: a refusal names a clause of its subject and can be read in both languages."""

from __future__ import annotations

from itertools import islice, product
from pathlib import Path
from random import Random

import pytest

from posterity.core.abilities import base_of, lineage
from posterity.core.chance import QuickStream
from posterity.core.records import read_record
from posterity.core.tasks import question, why
from posterity.games import GAMES
from posterity.table.replay import setup_of, take_up
from posterity.testing.walks import new_table, setups, step
from posterity.text.bundles import LANGUAGES
from posterity.text.voice import Voice
from tests.test_rules import clauses

NUMBERS = (0, 1, 2, 3, 7, 99)  # tried where an answer names a number: none, a few, too many
TRIED = 12  # arguments of one verb at one position, of the many there may be
LONGEST = 600  # answers of one game that are looked at
ROUTE = {"leaders": 3, "gears": 6, "machines": 2, "legacies": 2}  # how many set-ups are walked
OFTEN = {"leaders": 6, "gears": 9, "machines": 12, "legacies": 12}  # every so many questions of one kind
GOLDEN = Path(__file__).parent / "golden"
PLAYED_WELL = (
    *("gears/4-players-destiny.json", "gears/4-players-shape.json", "leaders/4-players-finished.json"),
    *("legacies/4-players.json", "machines/2-players-extra-turns.json", "machines/3-players-copies.json"),
)

# what a refusal may speak of, by the verb of the answer that is tried: chapters of the rules
SUBJECTS = {
    "leaders": {
        "look work keep": "turn",
        "build": "turn component end",
        "destroy": "destroy turn component",
        "target": "destroy end",
        "pay": "turn wild",
        "bonus": "destroy",
        "done": "turn",
        "swap taken given free-destroy ruin also": "special turn",
        "protect pass": "turn",
        "discard": "turn",
    },
    "gears": {
        "character position": "setup",
        "travel": "travel turn",
        "establish": "establish timeline turn",
        "pay": "establish variant",
        "influence": "influence fate turn",
        "cubes": "influence turn",
        "draw": "draw turn",
        "keep": "draw",
        "take place": "variant turn",
        "end": "turn",
        "fate": "fate variant",
        "on": "fate timeline",
        "without whom": "fate",
    },
    "machines": {
        "activate": "activate",
        "choose-card": "when card",
        "choose-frame choose-seat choose-site": "activate card",
        "choose-cubes choose-copy": "card",
    },
    "legacies": {
        "character side": "setup",
        "play swap": "action",
        "trigger": "generation global",
        "relationship wild": "relationship action core",
        "special-action special": "action core",
        "buy sell size": "investment core",
        "opportunity": "action core",
        "explore resources": "action",
        "acquire heirloom": "heirloom core setup",
        "figure": "relationship core",
        "pay discard do decline option opponent gain lose steal": "core event",
        "spare spare-any": "heirloom core",
        "token figure-token track bonus": "relationship setup",
        "raise lower": "global",
        "place investment move replace": "investment",
        "block": "generation global",
        "unlock": "successor",
        "outcome": "event generation",
        "tile": "global scoring",
        "collect collect-figure": "global setup",
        "fame both": "global",
        "contribute": "global foundation core",
        "currency bid pass stay": "trade",
        "honorarium": "generation",
        "take successor": "successor",
        "draw": "relationship successor generation",
    },
}
# what a refusal of an answer to another question may speak of, besides the open question: the order of things
ORDER = {"leaders": "turn", "gears": "turn round", "machines": "", "legacies": "generation"}

# what a refusal speaks of by its name, by its message: an argument of the answer that is tried
NAMES = {
    "legacies": {
        "not-in-hand no-own-icon no-opportunity not-on-card": "card",
        "not-in-market": "market",
        "heir-not-in-hand not-displayed": "successor",
        "icon-missing tile-gone": "tile",
        "not-your-heirloom": "heirloom",
        "not-influenced cannot-shift nothing-to-sell wrong-industry": "industry",
        "not-a-row cell-taken cannot-afford-bid": "amount",
        "no-such-option": "option",
    },
}


def subject(clause):
    """What a clause is about: the game and the chapter."""
    return ".".join(clause.split(".")[:2])


def chapters(game, verb):
    """What a refusal of an answer with this verb may speak of; the verbs of gears are also those of machines."""
    name = game.name if any(verb.name in verbs.split() for verbs in SUBJECTS[game.name]) else base_of(game)
    return {
        f"{name}.{word}"
        for verbs, said in SUBJECTS[name].items()
        if verb.name in verbs.split()
        for word in said.split()
    }


def tried(lexicon, verb, luck):
    """Answers with a verb: held or not, there or not, oneself, too many."""
    columns = [range(len(lexicon.names[arg])) if arg in lexicon.names else NUMBERS for arg in verb.args]
    found = list(product(*columns)) if len(columns) < 2 else [tuple(map(luck.choice, columns)) for _ in range(TRIED)]
    for values in found if len(found) <= TRIED else luck.sample(found, TRIED):
        yield lexicon.parse(lexicon.spell(verb, *values, *[0] * (3 - len(values))).text)


class Trial:
    """One game, walked at random; everything that is refused on the way is read."""

    def __init__(self, game, chosen):
        self.game, self.table = game, new_table(game, chosen)
        names = [f"Player {seat}" for seat in range(chosen.players)]
        self.voices = [Voice(lang, game, chosen.cards, names) for lang in LANGUAGES]
        self.known = {id for name in lineage(game) for id in clauses(name)}
        self.luck = Random(chosen.players)
        self.met = {}  # how often each kind of question was met
        self.strange = set()  # refusals with a clause that does not fit

    def look(self):
        """Try everything at every so many questions of each kind."""
        s = self.table.state
        kind = type(question(s)).__name__
        self.met[kind] = self.met.get(kind, -1) + 1
        if self.met[kind] % OFTEN[self.game.name]:
            return
        lexicon, asks = self.game.lexicon(s), question(s)
        for verb in self.game.verbs:
            for pick in [*tried(lexicon, verb, self.luck), *[one for one in asks.about(s) if one.verb is verb]]:
                reason = why(s, pick)
                if not reason.legal:
                    self.read(asks, pick, reason)

    def read(self, asks, pick, reason):
        """Both languages say it, and the clause is one of those that fit."""
        for voice in self.voices:
            said = voice.render(reason.message, reason.args)
            assert said and self.named(voice, reason) in said
        fits = reason.clause in self.known and subject(reason.clause) in self.subjects(asks, pick)
        if reason.clause.startswith("machines.card."):
            fits = fits and reason.clause.split(".")[2] in (self.ability(), "unlisted")
        if not fits:
            self.strange.add(f"{type(asks).__name__}, {pick.verb.name}: {reason.message} ({reason.clause})")

    def named(self, voice, reason):
        """What the sentence has to name."""
        for messages, arg in NAMES.get(self.game.name, {}).items():
            if reason.message.removeprefix("refused-") in messages.split():
                value = reason.args[arg]
                return voice.name(value) if isinstance(value, str) else str(value)
        return ""

    def subjects(self, asks, pick):
        """What a refusal of `pick` may speak of: the answer; else the open question, and the order of things."""
        if asks.may(self.table.state, pick) != asks.out_of_step(self.table.state, pick):
            return chapters(self.game, pick.verb)
        names = lineage(self.game)
        order = {f"{name}.{chapter}" for name in names for chapter in ORDER[name].split()}
        return order.union(*[chapters(self.game, verb) for verb in asks.verbs()])

    def ability(self):
        """The technology whose ability is carried out: the one activated, established or copied last."""
        for entry in reversed(self.table.entries):
            verb, _, rest = entry.pick.partition(":")
            if verb in ("activate", "establish") or (verb == "choose" and rest in self.table.state.book.names):
                return rest
        return None


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_in_a_random_game_fits(name):
    for chosen in islice(setups(GAMES[name], 3), ROUTE[name]):
        trial, chance = Trial(GAMES[name], chosen), QuickStream(7)
        while not trial.table.over and len(trial.table.entries) < LONGEST:
            trial.look()
            step(trial.table, chance)
        assert not trial.strange


@pytest.mark.parametrize("path", PLAYED_WELL)
def test_every_refusal_in_a_game_played_well_fits(path):
    """Bots that plan come to abilities and effects that random answers hardly ever reach."""
    record = read_record((GOLDEN / path).read_bytes())
    trial = Trial(GAMES[record.game], setup_of(GAMES[record.game], record))
    for number, entry in enumerate(record.entries(), 1):
        trial.look()
        take_up(trial.table, number, entry)
    assert not trial.strange
