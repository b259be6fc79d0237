"""A hint in sentences: first what matters, then the answer, then why."""

from __future__ import annotations

from typing import Any, Final

from posterity.analysis.hint import Hint
from posterity.text.rulebook import rulebook
from posterity.text.voice import Voice

CLOSE: Final = 0.01  # answers that differ by less are told to be about as good
MUCH: Final = 0.10  # answers that differ by more are told to matter much
WHOLE: Final = 100
SOME: Final = 0.5  # points


def percent(share: float) -> int:
    return round(WHOLE * share)


def nudge(hint: Hint, voice: Voice) -> str:
    """What matters here, without the name of a card."""
    sentences = [voice.say(f"hint-matters-{weight(hint)}")]
    title = clause_title(hint, voice)
    if title:
        sentences.append(voice.say("hint-about", title=title))
    if hint.frame is not None:
        sentences.append(voice.say("hint-frame", frame=hint.frame))
    elif hint.rival is not None:
        sentences.append(voice.say("hint-rival", seat=hint.rival))
    return " ".join(sentences)


def weight(hint: Hint) -> str:
    """How much the answer matters, as a word."""
    if not hint.others:
        return "none"
    if hint.behind < CLOSE or hint.behind <= hint.behind_band:
        return "little"
    return "much" if hint.behind >= MUCH else "some"


def clause_title(hint: Hint, voice: Voice) -> str:
    assert voice.game is not None
    clause = rulebook(voice.game.name, voice.lang).clause(hint.clause) if hint.clause else None
    return clause.title if clause else ""


def answer(hint: Hint, voice: Voice) -> str:
    """The answer that was found best."""
    return voice.say("hint-answer", answer=voice.pick(hint.best.pick))


def reasons(hint: Hint, voice: Voice) -> str:
    """The plan, what is expected of it, and what the runner-up would cost."""
    sentences = []
    if len(hint.plan) > 1:
        sentences.append(voice.say("hint-plan", answers=" → ".join(voice.pick(pick) for pick in hint.plan)))
    if hint.points >= SOME:
        sentences.append(voice.say("hint-points", points=round(hint.points)))
    low, share, high = (percent(one) for one in (hint.best.low, hint.best.value, hint.best.high))
    sentences.append(voice.say("hint-share", share=share, low=low, high=high))
    if hint.others:
        rival = voice.pick(hint.others[0].pick)
        if weight(hint) == "little":
            sentences.append(voice.say("hint-runner-close", answer=rival))
        else:
            sentences.append(voice.say("hint-runner", answer=rival, fewer=max(1, percent(hint.behind))))
    return " ".join(sentences)


def as_json(hint: Hint, voice: Voice) -> dict[str, Any]:
    """The keys of `posterity hint --json`."""
    return {
        "seat": hint.seat,
        "pick": hint.best.pick,
        "value": hint.best.value,
        "low": hint.best.low,
        "high": hint.best.high,
        "nudge": nudge(hint, voice),
        "why": reasons(hint, voice),
        "plan": hint.plan,
        "others": [
            {"pick": other.pick, "value": other.value, "low": other.low, "high": other.high} for other in hint.others
        ],
    }


class GivenHint:
    """The hint about question `number`, and how many of its steps have been told."""

    def __init__(self, number: int, hint: Hint) -> None:
        self.number = number
        self.hint = hint
        self.told = 0

    def next_step(self, voice: Voice) -> str:
        """What matters, then the answer, then why; the last step again once all are told."""
        said = (nudge, answer, reasons)[self.told](self.hint, voice)
        self.told = min(self.told + 1, 2)
        return said
