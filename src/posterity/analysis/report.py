"""A review as text: chances as a row of bars, a line or two for each seat, and the moments that decided the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from posterity.analysis.review import CHANCE, DECISION, Review, ReviewEntry, SeatReview
from posterity.analysis.verdicts import FAULTS, UNCLEAR
from posterity.core.records import Answer
from posterity.table.table import Table
from posterity.text.voice import Voice

BARS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 48
WHOLE: Final = 100
MINUS: Final = "−"
WORST_FIRST: Final = FAULTS[::-1]


class Report:
    """Says a review in the language of a voice, which names players, cards and answers."""

    def __init__(self, found: Review, table: Table, voice: Voice) -> None:
        self.found = found
        self.table = table
        self.voice = voice

    def paragraphs(self) -> list[tuple[str, list[str]]]:
        """Titles with the lines below them."""
        say = self.voice.say
        parts = [(say("review-title", game=say("game-title"), entries=len(self.table.entries)), [self.budget()])]
        if not self.found.entries:
            return parts
        parts.append((say("review-chart"), self.chart()))
        parts.append((say("review-seats"), [self.seat(seat) for seat in range(len(self.found.seats))]))
        parts.append((say("review-moments"), [self.moment(n) for n in self.found.moments]))
        return parts

    def budget(self) -> str:
        if self.found.think is None:
            return self.voice.say("review-fixed", seed=self.found.seed)
        return self.voice.say("review-timed", milliseconds=self.found.think)

    # ---------------------------------------------------------------- everybody's chances

    def chart(self) -> list[str]:
        """A row for each seat, from the first entry to the last."""
        entries = self.found.entries
        shown = [entries[place * len(entries) // COLUMNS] for place in range(min(COLUMNS, len(entries)))]
        if len(entries) < COLUMNS:
            shown = entries
        return [self.row(seat, [entry.after[seat] for entry in shown]) for seat in range(len(self.found.seats))]

    def row(self, seat: int, chances: Sequence[float]) -> str:
        own = self.found.seats[seat]
        bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances)
        return self.voice.say(
            "review-row", seat=seat, bars=bars, start=round(WHOLE * own.start), end=round(WHOLE * own.end)
        )

    # ---------------------------------------------------------------- seats

    def seat(self, seat: int) -> str:
        """From the chances at the start to the result, and what the decisions of a seat cost."""
        own = self.found.seats[seat]
        start, mine, others, chance = in_whole_points(own)
        say = self.voice.say
        said = [
            say(
                "review-sum",
                seat=seat,
                start=start,
                end=round(WHOLE * own.end),
                own=signed(mine),
                others=signed(others),
                chance=signed(chance),
            )
        ]
        decisions = [entry for entry in self.found.entries if entry.kind == DECISION and entry.seat == seat]
        cost = round(WHOLE * sum(entry.cost or 0.0 for entry in decisions))
        said.append(say("review-cost", decisions=len(decisions), cost=cost, faults=self.faults(decisions)))
        if own.level is not None:
            said.append(self.level(own.level.name, own.level.low, own.level.high))
        return " ".join(said)

    def faults(self, decisions: Sequence[ReviewEntry]) -> str:
        """`1 blunder and 3 slips`, or the word none."""
        counts = Counter(entry.verdict for entry in decisions)
        told = [
            self.voice.say(f"review-count-{verdict}", count=counts[verdict])
            for verdict in (*WORST_FIRST, UNCLEAR)
            if counts[verdict]
        ]
        return self.voice.listed(told) or "none"

    def level(self, name: str, low: str, high: str) -> str:
        own, least, most = (self.voice.say(f"review-level-{level}") for level in (name, low, high))
        if low == high:
            return self.voice.say("review-level", level=own)
        return self.voice.say("review-level-between", level=own, low=least, high=most)

    # ---------------------------------------------------------------- moments

    def moment(self, n: int) -> str:
        """What happened at an entry: the answer, what it was worth, and what was luck."""
        return " ".join(self.told(entry) for entry in self.found.entries if entry.n == n)

    def told(self, entry: ReviewEntry) -> str:
        if entry.kind == CHANCE:
            return f"{self.voice.say('review-luck')} {self.changes(entry)}"
        given = self.table.entries[entry.n - 1]
        assert isinstance(given, Answer)
        answer = self.voice.pick(given.pick)
        said = [self.voice.say("review-answer", n=entry.n, seat=given.seat, answer=answer)]
        if entry.kind == DECISION:
            said.append(self.verdict(entry, given.pick))
        said.append(self.changes(entry))
        return " ".join(part for part in said if part)

    def verdict(self, entry: ReviewEntry, pick: str) -> str:
        """What the answer cost, the best one found, and what sight of all cards would have advised."""
        assert entry.cost is not None and entry.cost_band is not None
        cost, band = round(WHOLE * entry.cost), round(WHOLE * entry.cost_band)
        best = self.voice.pick(entry.best[0].pick)
        said = [self.voice.say(f"review-verdict-{entry.verdict}", cost=cost, band=band, best=best)]
        if entry.open and entry.open.pick not in (pick, entry.best[0].pick):
            said.append(self.voice.say("review-open", answer=self.voice.pick(entry.open.pick)))
        return " ".join(said)

    def changes(self, entry: ReviewEntry) -> str:
        """`Anna 50 → 62 %, Bruno 48 → 40 %`: whose chances have changed."""
        told = [
            self.voice.say(
                "review-change",
                seat=seat,
                before=round(WHOLE * entry.before[seat]),
                after=round(WHOLE * entry.after[seat]),
            )
            for seat in range(len(entry.before))
            if round(WHOLE * entry.before[seat]) != round(WHOLE * entry.after[seat])
        ]
        return f"{', '.join(told)}." if told else ""


def in_whole_points(own: SeatReview) -> tuple[int, int, int, int]:
    """Start, own decisions, others and luck in whole points that add up; the largest remainders round up."""
    parts = [WHOLE * part for part in (own.start, own.own, own.others, own.chance)]
    whole = [int(part // 1) for part in parts]
    missing = round(WHOLE * own.end) - sum(whole)
    for place in sorted(range(len(parts)), key=lambda place: whole[place] - parts[place])[: max(0, missing)]:
        whole[place] += 1
    return whole[0], whole[1], whole[2], whole[3]


def signed(points: int) -> str:
    """+5, −3 or 0."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"
