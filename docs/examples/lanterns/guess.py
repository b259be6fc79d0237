"""How a seat of lanterns imagines what it has not seen."""

from __future__ import annotations

from posterity.core.chance import QuickChance, Stream
from posterity.core.recall import deal_anew
from posterity.core.tasks import advance
from posterity.games.lanterns.state import State


def guess(s: State, seat: int, luck: Stream) -> State:
    """A world that `seat` cannot tell from `s`: every lantern it has not seen is dealt anew."""
    assert s.trail is not None, "nobody guesses from a guess"
    dealt = deal_anew(s.trail, seat, s.book.copies, luck)
    new = s.clone()
    new.trail = None
    new.deck = dealt.deck
    for other, player in enumerate(new.players):
        if other != seat:
            player.hand = sorted(dealt.hands[other])
    new.chance = QuickChance(luck.word() << 32 | luck.word())
    advance(new)  # the open question may be about cards that were just dealt anew
    return new
