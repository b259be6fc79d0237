"""The whole game that docs/transcripts shows, in each language: played by a simple rule, with a few questions asked."""

from __future__ import annotations

import io
from pathlib import Path

from posterity.core.tasks import apply
from posterity.terminal import app as client
from posterity.terminal.playing import Playing
from posterity.terminal.request import PlayRequest

SEED = 112
FOLDER = Path("games")  # where the transcript says that the game is kept
WANTED = ("build", "destroy", "target", "protect", "free-destroy", "swap", "ruin", "taken", "given", "keep")
TITLES = {"en": "A game of Leaders in the terminal", "it": "Una partita a Leaders nel terminale"}
HEADS = {
    "en": "Anna plays against a bot: `posterity play leaders --people Anna --bots greedy --seed {seed}`. "
    "What she types stands after `>`. A test plays this game and compares.",
    "it": "Anna gioca contro un bot: `posterity play leaders --people Anna --bots greedy --seed {seed} --lang it`. "
    "Ciò che digita sta dopo `>`. Un test rigioca la partita e la confronta.",
}
ASKED = {  # what is typed once besides answers, by the prompt at which it is
    "en": {"ask-choose": ["?", "rules wild"], "ask-work": ["why", "undo"], "ask-keep": ["log"]},
    "it": {"ask-choose": ["?", "regole jolly"], "ask-work": ["perché", "annulla"], "ask-keep": ["registro"]},
}


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
            return self.playing.house.cards[card].name.lower() + "\n"
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


def transcript(lang: str, seed: int = SEED) -> str:
    """The game as Markdown, with the file of the record under a name that does not change."""
    anna, output = Anna(lang), io.StringIO()
    request = PlayRequest(game="leaders", people=["Anna"], bots=["greedy"], seed=seed, lang=lang)
    run = client.App(request, anna, output, FOLDER)
    begun = run.begun

    def begin(plan: client.Plan) -> Playing:
        anna.playing = begun(plan)
        return anna.playing

    run.begun = begin  # type: ignore[method-assign]
    assert run.run() == 0
    head = HEADS[lang].format(seed=seed)
    text = "\n".join(line.rstrip() for line in output.getvalue().splitlines())
    return f"# {TITLES[lang]}\n\n{head}\n\n```text\n{text}\n```\n"
