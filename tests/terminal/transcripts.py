"""The games that docs/transcripts shows, in each language: played by simple rules, with a few questions asked."""

from __future__ import annotations

import io
from pathlib import Path

from posterity.core.tasks import State, apply
from posterity.terminal import client
from posterity.terminal.playing import Playing
from posterity.terminal.request import PlayRequest

SEEDS = {"leaders": 112, "gears": 6}
FOLDER = Path("games")  # where the transcript says that the game is kept
WANTED = ("build", "destroy", "target", "protect", "free-destroy", "swap", "ruin", "taken", "given", "keep")
TITLES = {
    "leaders": {"en": "A game of Leaders in the terminal", "it": "Una partita a Leaders nel terminale"},
    "gears": {"en": "The first round of Gears in the terminal", "it": "Il primo round di Gears nel terminale"},
}
HEADS = {
    "en": "Anna plays against a bot: `posterity play {game} --people Anna --bots greedy --seed {seed}`. "
    "What she types stands after `>`. A test plays this game and compares.",
    "it": "Anna gioca contro un bot: `posterity play {game} --people Anna --bots greedy --seed {seed} --lang it`. "
    "Ciò che digita sta dopo `>`. Un test rigioca la partita e la confronta.",
}
ASKED = {  # what is typed once besides answers, by the prompt at which it is
    "en": {"ask-choose": ["?", "rules wild"], "ask-work": ["why", "undo"], "ask-keep": ["log"]},
    "it": {"ask-choose": ["?", "regole jolly"], "ask-work": ["perché", "annulla"], "ask-keep": ["registro"]},
}

LOOKED_AT = {  # what is typed in gears besides answers, by the number of the question
    "en": {2: ["why", "rules capacity"], 4: ["now"], 6: ["tree"]},
    "it": {2: ["perché", "regole capacità"], 4: ["ora"], 6: ["albero"]},
}
UNDONE = {"en": "undo", "it": "annulla"}  # typed once, after a journey
LEAVING = {"en": "quit", "it": "esci"}


class Anna:
    """Destroys what she can, builds what she can, else looks for more of what she has most of."""

    def __init__(self, lang: str) -> None:
        self.asked = {prompt: list(typed) for prompt, typed in ASKED[lang].items()}
        self.playing: Playing | None = None

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        assert self.playing is not None
        ask = self.playing.ask
        open_ones = self.asked.get(ask.prompt, [])
        if open_ones and not (ask.prompt == "ask-work" and len(self.about()) == len(ask.options)):
            return open_ones.pop(0) + "\n"
        picks = [option.text for option in ask.options]
        best = max(picks, key=lambda pick: (self.worth(pick), -picks.index(pick)))
        verb, _, card = best.partition(":")
        if verb == "build":
            return self.playing.public_voice.cards[card].name.lower() + "\n"
        return f"{picks.index(best) + 1}\n"

    def about(self) -> list[str]:
        """Everything the question is about, on offer or not."""
        assert self.playing is not None
        ask = self.playing.table.game.view(self.playing.table.state, 0).ask
        return [*ask.options, *[refused.pick for refused in ask.refused]]

    def worth(self, pick: str) -> int:
        """How much she wants this answer."""
        assert self.playing is not None
        me = self.playing.table.game.view(self.playing.table.state, 0).players[0]
        verb, _, what = pick.partition(":")
        if verb == "work":
            return 1 if self.can_work() else -1
        if verb in ("pay", "discard"):
            return me.resources.count(what) - 100 * (what == "wild")
        if verb == "free-destroy" and what == "0":
            return -1
        if verb in ("build", "keep"):
            return 10 + 3 * me.tableau.count(what) + me.legacies.count(what) + (what in ("bank", "monument", "parade"))
        return 50 - WANTED.index(verb) if verb in WANTED else 0

    def can_work(self) -> bool:
        """Is there anything to build or destroy?"""
        assert self.playing is not None
        then = self.playing.table.state.clone()
        apply(then, self.playing.table.parse("work"))
        return then.ask is not None and len(then.ask.options) > 1


class Traveller:
    """Travels to where her cards succeed, establishes the best, types several answers in one line, stops in round 2."""

    def __init__(self, lang: str) -> None:
        self.asked = {number: list(typed) for number, typed in LOOKED_AT[lang].items()}
        self.leaving, self.undone = LEAVING[lang], UNDONE[lang]
        self.number = 0
        self.playing: Playing | None = None

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        assert self.playing is not None
        if self.playing.table.game.view(self.playing.table.state, 0).round > 1 and self.playing.ask.prompt == "ask-act":
            return self.leaving + "\n"
        if self.undone and self.playing.table.number and self.last().startswith("travel"):
            typed, self.undone = self.undone, ""
            return typed + "\n"
        if not any(self.asked.get(number) for number in range(self.number + 1)):
            self.number += 1
        for number in range(self.number + 1):
            if self.asked.get(number):
                return self.asked[number].pop(0) + "\n"
        return " ".join(self.answers(self.playing.table.state.clone())) + "\n"

    def last(self) -> str:
        """Her last answer."""
        assert self.playing is not None
        return str(getattr(self.playing.table.entries[-1], "pick", ""))

    def answers(self, s: State) -> list[str]:
        """The rest of her turn, as far as she knows what comes."""
        found: list[str] = []
        verb = ""
        while s.ask is not None and s.ask.seat == 0 and verb not in ("draw", "keep", "position"):
            picks = s.ask.options
            best = max(picks, key=lambda pick: (self.worth(s, pick.text), -picks.index(pick)))
            verb = best.verb.name
            if len(picks) > 1 or not found:
                found.append(str(picks.index(best) + 1))
            apply(s, best)
            if verb == "travel" and self.undone:
                break
        return found

    def worth(self, s: State, pick: str) -> int:
        """How much she wants this answer."""
        assert self.playing is not None
        game = self.playing.table.game
        view, book = game.view(s, 0), s.book  # type: ignore[attr-defined]
        me = view.players[0]
        verb, _, what = pick.partition(":")
        chances = {chance.technology: chance for chance in me.chances}
        if verb in ("establish", "keep", "pay"):
            if what not in chances:  # a Fate card
                return 45 if verb == "keep" else -45
            reward = book.rewards[book.names.index(what)]
            good = reward + 30 * (chances[what].works_from is not None)
            return -good if verb == "pay" else 20 + reward - 50 * (verb == "establish" and bool(chances[what].missing))
        if verb == "travel":
            works = [chance for chance in chances.values() if (chance.works_from or 99) <= int(what)]
            return len(works) + 10 if me.frame == view.present else -20
        if verb == "influence":
            return 15
        if verb == "cubes":
            return int(what)
        return {"fate": 60, "draw": 5, "end": -60}.get(verb, 0)


PLAYERS = {"leaders": Anna, "gears": Traveller}


def transcript(game: str, lang: str, seed: int | None = None) -> str:
    """The game as Markdown, with the file of the record under a name that does not change."""
    seed = SEEDS[game] if seed is None else seed
    anna, output = PLAYERS[game](lang), io.StringIO()
    request = PlayRequest(game=game, people=["Anna"], bots=["greedy"], seed=seed, lang=lang)
    run = client.Client(request, anna, output, FOLDER)
    begun = run.begun

    def begin(plan: client.GamePlan) -> Playing:
        anna.playing = begun(plan)
        return anna.playing

    run.begun = begin  # type: ignore[method-assign]
    assert run.run() == 0
    head = HEADS[lang].format(game=game, seed=seed)
    text = "\n".join(line.rstrip() for line in output.getvalue().splitlines())
    return f"# {TITLES[game][lang]}\n\n{head}\n\n```text\n{text}\n```\n"
