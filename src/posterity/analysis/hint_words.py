"""A hint in sentences: first what matters, then the answer, then why."""

from __future__ import annotations

from typing import Any, Final

from posterity.analysis.hint import Hint
from posterity.analysis.reasons import what_follows, what_matters
from posterity.analysis.said import Said, SaidPick, paragraph
from posterity.text.voice import Voice

CLOSE: Final = 0.01  # answers that differ by less are told to be about as good
MUCH: Final = 0.10  # answers that differ by more are told to matter much
WHOLE: Final = 100


def percent(share: float) -> int:
    return round(WHOLE * share)


def nudge(hint: Hint) -> list[Said]:
    """What matters here, without the name of a card."""
    return [Said(f"hint-matters-{weight(hint)}"), *what_matters(hint.reason, hint.game)]


def weight(hint: Hint) -> str:
    """How much the answer matters, as a word."""
    if not hint.others:
        return "none"
    if hint.behind < CLOSE or hint.behind <= hint.behind_band:
        return "little"
    return "much" if hint.behind >= MUCH else "some"


def answer(hint: Hint) -> list[Said]:
    """The answer that was found best."""
    return [Said("hint-answer", {"answer": SaidPick(hint.best.pick)})]


def reasons(hint: Hint) -> list[Said]:
    """The plan, what is expected of it, and what the runner-up would cost."""
    low, share, high = (percent(one) for one in (hint.best.low, hint.best.value, hint.best.high))
    found = [*what_follows(hint.reason), Said("hint-share", {"share": share, "low": low, "high": high})]
    if hint.others:
        rival = SaidPick(hint.others[0].pick)
        if weight(hint) == "little":
            found.append(Said("hint-runner-close", {"answer": rival}))
        else:
            found.append(Said("hint-runner", {"answer": rival, "fewer": max(1, percent(hint.behind))}))
    return found


STEPS: Final = (nudge, answer, reasons)


def as_json(hint: Hint, voice: Voice) -> dict[str, Any]:
    """The keys of `posterity hint --json`."""
    return {
        "seat": hint.seat,
        "pick": hint.best.pick,
        "value": hint.best.value,
        "low": hint.best.low,
        "high": hint.best.high,
        "nudge": paragraph(nudge(hint), voice),
        "why": paragraph(reasons(hint), voice),
        "plan": hint.reason.plan,
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
        said = paragraph(STEPS[self.told](self.hint), voice)
        self.told = min(self.told + 1, len(STEPS) - 1)
        return said
