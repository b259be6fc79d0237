"""Words for what an answer cost: only as harsh as the band allows."""

from __future__ import annotations

from typing import Final

BEST: Final = "best"
FINE: Final = "fine"
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
UNCLEAR: Final = "unclear"
VERDICTS: Final = (BEST, FINE, SLIP, MISTAKE, BLUNDER, UNCLEAR)
FAULTS: Final = (SLIP, MISTAKE, BLUNDER)

# The word, what an answer costs at least, and what it must cost at least at the lower end of its band.
HARSHEST_FIRST: Final = ((BLUNDER, 0.15, 0.08), (MISTAKE, 0.07, 0.03), (SLIP, 0.03, 0.0))
MOST_DOUBT: Final = 0.07  # at the upper end of its band an answer that is called best or fine costs less
EDGE: Final = 2.0  # bands: a cost that is nearer to that of a blunder may lie on the other side of it


def on_edge(cost: float, band: float) -> bool:
    """Might other guesses say blunder where these do not, or the other way round?"""
    _, least, surely = HARSHEST_FIRST[0]
    return abs(cost - least) < EDGE * band or (cost >= least and abs(cost - band - surely) < band)


def verdict_of(cost: float, band: float, is_best: bool) -> str:
    """What to call an answer that cost so much, give or take half a band; or that it is too close to tell."""
    for word, least, surely in HARSHEST_FIRST:
        if cost >= least and cost - band > surely:
            return word
    if cost >= HARSHEST_FIRST[-1][1] or cost + band >= MOST_DOUBT:
        return UNCLEAR
    return BEST if is_best else FINE
