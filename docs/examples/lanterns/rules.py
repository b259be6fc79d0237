"""The rules of lanterns: the deal, a turn and what may be answered in it, night after night."""

from __future__ import annotations

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Question, Task
from posterity.games.lanterns import refusals, story, verbs
from posterity.games.lanterns.rulebook import DEAL
from posterity.games.lanterns.state import DECK, State


class Deal(Task[State]):
    """Two lanterns for everybody; the rest is the deck, and seat 0 begins (lanterns.setup.deal)."""

    def run(self, s: State) -> Ask | None:
        s.deck = [card for card, copies in enumerate(s.book.copies) for _ in range(copies)]
        s.shuffle(DECK, s.deck)
        for seat in range(s.book.players):
            story.dealt(s, seat, [s.draw(seat) for _ in range(DEAL)])
        s.then([TakeTurn(0)])
        return None


def may_hang(s: State, seat: int, card: int) -> int:
    """A lantern in hand, and not beside one of its own kind (lanterns.turn.hang)."""
    player = s.players[seat]
    if card not in player.hand:
        return refusals.NOT_HELD
    if player.row and player.row[-1] == card:
        return refusals.SAME_BESIDE
    return YES


class TakeTurn(Question[State]):
    """Hang a lantern or draw one (lanterns.turn.hang, lanterns.turn.draw)."""

    def prompt(self) -> str:
        return "ask-turn"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.HANG, verbs.DRAW)

    def about(self, s: State) -> list[Action]:
        hand = sorted(set(s.players[self.seat].hand))
        return [*[s.book.hang[card] for card in hand], s.book.draw]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick is s.book.draw else may_hang(s, self.seat, pick.a)

    def may_say(self, s: State, pick: Action, words: str) -> int:
        return refusals.NO_WORDS

    def grant(self, s: State, pick: Action) -> str:
        return f"lanterns.turn.{pick.verb.name}"

    def refusal(self, s: State, code: int) -> tuple[str, str]:
        return refusals.REFUSALS[code]

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick is s.book.draw:
            story.drew(s, self.seat, s.draw(self.seat))
        else:
            s.hang(self.seat, pick.a)
            story.hung(s, self.seat, pick.a)
        self.end(s)

    def end(self, s: State) -> None:
        """The next player, the next night, or the end of the festival (lanterns.setup.nights, lanterns.end.light)."""
        following = (self.seat + 1) % s.book.players
        if following == 0 and s.night == s.book.nights:
            story.ended(s)
            return
        if following == 0:
            s.night += 1
        s.then([TakeTurn(following)])
