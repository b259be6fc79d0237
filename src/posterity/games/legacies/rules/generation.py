"""The course of a game: generations, turns, honoraria, centuries, the end."""

from __future__ import annotations

from typing import Any, Final

from posterity.core import recall
from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import story, verbs
from posterity.games.legacies.board import (
    CENTURIES,
    COMMODITIES,
    GENERATIONS,
    GLOBALS,
    INDUSTRIES,
    NOBODY,
    NONE,
    century_of,
)
from posterity.games.legacies.piles import MARKET
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.automata import AutomatonTurn, rests
from posterity.games.legacies.rules.globals import is_over, unblock
from posterity.games.legacies.rules.goods import bank_gold
from posterity.games.legacies.rules.scoring import (
    Award,
    century_tile,
    game_end_awards,
    industries_counted,
    ranking,
    tile_award,
)
from posterity.games.legacies.rules.successors import PutInPlay, Retire, enter
from posterity.games.legacies.rules.trade import give
from posterity.games.legacies.rules.turn import TakeTurn, is_stuck
from posterity.games.legacies.state import State

DEALT: Final = 3  # player cards to each person (legacies.generation.deal-player-cards)
DISPLAYED: Final = 2  # successors (legacies.generation.face-up-successors)


class StartGeneration(Task[State]):
    """Order, events, cards, market, successors (legacies.generation.start-sequence)."""

    def run(self, s: State) -> Ask | None:
        s.order = next_order(s)
        args: dict[str, object] = {"generation": s.board.generation, "century": century_of(s.board.generation)}
        story.tell(s, "generation-began", "legacies.generation.turn-order", {**args, "seats": list(s.order)})
        shift_events(s)
        people = [seat for seat in s.order if s.is_person(seat)]
        for seat in people:  # legacies.generation.deal-order
            story.cards_drawn(s, "legacies.generation.deal-player-cards", seat, s.draw_cards(seat, DEALT))
        market = [s.fill_market(slot) for slot in range(MARKET)]
        cards = [s.book.cards[card] for card in market if card != NONE]
        story.tell(s, "market-laid", "legacies.generation.market", {"cards": cards})
        if s.board.generation < GENERATIONS:
            deal_successors(s, people)
        s.before = s.ended_by = NOBODY
        s.next(Turn(0))
        return None


def next_order(s: State) -> list[int]:
    """The order of a generation that begins now (legacies.generation.turn-order)."""
    return order_by(s, [player.foundation for player in s.seats])


def order_by(s: State, foundations: list[int]) -> list[int]:
    """The largest foundation first, ties as before (legacies.generation.turn-order-ties)."""
    return sorted(s.order, key=lambda seat: -foundations[seat])


def shift_events(s: State) -> None:
    """The upcoming event becomes current, the next is revealed (legacies.generation.event-shift)."""
    s.piles.current, s.piles.upcoming = s.piles.upcoming, NONE
    args: dict[str, object] = {"event": s.book.events[s.piles.current]}
    story.tell(s, "event-current", "legacies.generation.event-shift", args)
    if s.piles.events:  # legacies.generation.event-shift-last
        s.piles.upcoming = s.piles.events.pop()
        later: dict[str, object] = {"event": s.book.events[s.piles.upcoming]}
        story.tell(s, "event-upcoming", "legacies.generation.event-shift", later)


def deal_successors(s: State, people: list[int]) -> None:
    """One into each hand, two for all to see (legacies.generation.deal-successors)."""
    for seat in people:
        story.heirs_drawn(s, "legacies.generation.deal-successors", seat, s.draw_heirs(seat, 1))
    shown = [s.turn_heir() for _ in range(DISPLAYED)]
    s.piles.display = [heir for heir in shown if heir != NONE]
    names = [s.book.successors[heir] for heir in s.piles.display]
    story.tell(s, "display-laid", "legacies.generation.face-up-successors", {"successors": names})


# ---------------------------------------------------------------- turns


class Turn(Task[State]):
    """The turn of the seat at a place of the order (legacies.generation.turn-cycle)."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: State) -> Ask | None:
        seat = s.order[self.place]
        s.acting = seat
        if s.is_person(seat):
            if is_stuck(s, seat):
                end_prematurely(s, seat)
            else:
                s.next(EndTurn(self.place))
                s.next(TakeTurn(seat))
        elif rests(s, seat):
            s.next(Turn((self.place + 1) % len(s.order)))
        else:
            s.then([AutomatonTurn(seat), EndTurn(self.place)])
        return None


def end_prematurely(s: State, seat: int) -> None:
    """Whoever acted before has ended the generation, the last in turn order if nobody did.

    legacies.generation.premature-end, legacies.generation.premature-end-first-turn
    """
    by = s.order[-1] if s.before == NOBODY else s.before
    story.tell(s, "stuck", "legacies.generation.premature-end", {"seat": seat})
    s.next(EndGeneration(by))


class EndTurn(Task[State]):
    """The generation ends if enough has been triggered, else the next seat is on (legacies.generation.end-timing)."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: State) -> Ask | None:
        bank_gold(s)
        s.before = s.order[self.place]
        if is_over(s):
            s.next(EndGeneration(s.before if s.ended_by == NOBODY else s.ended_by))
        else:
            s.next(Turn((self.place + 1) % len(s.order)))
        return None


# ---------------------------------------------------------------- the end of a generation


class EndGeneration(Task[State]):
    """Honoraria, forced successors and clean-up, the century's end, the next one (legacies.generation.end-sequence)."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: State) -> Ask | None:
        s.acting = NOBODY
        args: dict[str, object] = {"generation": s.board.generation, "seat": self.by}
        story.tell(s, "generation-ended", "legacies.generation.end-sequence", args)
        unblock_all(s)
        if s.piles.current != NONE:  # legacies.generation.event-unresolved
            s.piles.lost = [*s.piles.lost, s.piles.current]
            s.piles.current = NONE
        tasks: list[Task[Any]] = [PayHonorarium(seat) for seat in later_than(s, self.by)]
        if s.board.generation < GENERATIONS:
            tasks += [ForcedSuccessor(seat) for seat in s.players_in_order()]
        else:
            tasks += [Retire(seat) for seat in s.players_in_order()]  # legacies.successor.retire-end
        s.then([*tasks, CleanUp()])
        return None


def later_than(s: State, by: int) -> list[int]:
    """The players after the one who ends a generation (legacies.generation.honorarium)."""
    return [seat for seat in s.order[s.place_of(by) + 1 :] if s.book.is_player(seat)]


def unblock_all(s: State) -> None:
    """legacies.generation.blocking-token-return"""
    for tile in range(len(GLOBALS)):
        unblock(s, tile)


class PayHonorarium(LegaciesQuestion):
    """Gold, foundation or resources for those after the ending player (legacies.generation.honorarium)."""

    def prompt(self) -> str:
        return "ask-honorarium"

    def prompt_args(self, s: State) -> dict[str, object]:
        honorarium, century = s.book.constants.honorarium, s.century()
        return {
            "gold": honorarium.gold[century],
            "foundation": honorarium.foundation[century],
            "count": honorarium.resources[century],
        }

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.HONORARIUM,)

    def about(self, s: State) -> list[Action]:
        return s.book.honorarium.copy()

    def may_pick(self, s: State, pick: Action) -> int:
        return YES

    def options(self, s: State) -> list[Action]:
        return s.book.honorarium.copy()

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """Foundation comes first (legacies.generation.honorarium-npc)."""
        return options[1], "nemesis-reward-preference"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        honorarium, century = s.book.constants.honorarium, s.century()
        commodity = COMMODITIES[pick.a]
        amounts = {
            "gold": honorarium.gold[century],
            "foundation": honorarium.foundation[century],
            "resources": honorarium.resources[century],
        }
        args: dict[str, object] = {"seat": self.seat, "commodity": commodity}
        story.tell(s, "honorarium", "legacies.generation.honorarium", args)
        give(s, self.seat, pick.a, amounts[commodity], "legacies.generation.honorarium")


class ForcedSuccessor(Task[State]):
    """Who has put none in play must: from the hand, else the top of the deck.

    legacies.generation.forced-successor, legacies.nemesis.successor-forced
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        player = s.seats[self.seat]
        if player.settled:
            return None
        if player.heirs:
            s.next(PutInPlay(self.seat))
            return None
        heir = s.turn_heir()
        if heir != NONE:
            if not s.is_person(self.seat):
                story.ruled(s, self.seat, "nemesis-successor-forced", {"successor": s.book.successors[heir]})
            enter(s, self.seat, heir)
        return None


class CleanUp(Task[State]):
    """Tiles face up, market, played cards and unplayed successors discarded (legacies.generation.cleanup).

    Tokens that forced successors have laid on tiles go home too (legacies.generation.blocking-token-return). Before
    rules 2 they blocked the next generation.
    """

    def run(self, s: State) -> Ask | None:
        bank_gold(s)
        if s.rules >= 2:
            unblock_all(s)
        s.board.down = 0
        s.board.turned_by = [NOBODY] * len(s.board.turned_by)
        s.piles.discard += [card for card in s.piles.market if card != NONE]
        s.piles.market = [NONE] * MARKET
        s.piles.heirs_discard += s.piles.display
        s.piles.display = []
        for seat, player in enumerate(s.seats):
            s.piles.discard += player.played
            player.played = []
            s.discard_heirs(seat)
            s.piles.solo_discard += player.solo  # legacies.solo.generation-discard
            player.solo = []
            player.solo_played = 0
            player.triggered = 0
            player.settled = False
        s.next(EndCentury() if s.board.generation % 2 == 0 else NextGeneration())
        return None


class NextGeneration(Task[State]):
    """The marker moves on (legacies.generation.marker-advance)."""

    def run(self, s: State) -> Ask | None:
        s.board.generation += 1
        s.next(StartGeneration())
        return None


# ---------------------------------------------------------------- the end of a century and of the game


class EndCentury(Task[State]):
    """Its cards leave, its tile is scored, then the next figure and values, or the end (legacies.century.sequence)."""

    def run(self, s: State) -> Ask | None:
        remove_cards(s)
        score_century(s)
        if century_of(s.board.generation) == CENTURIES:
            finish(s)
            return None
        reveal_figure(s)
        s.next(NextGeneration())
        return None


def remove_cards(s: State) -> None:
    """All player cards of the century, wherever they are (legacies.century.remove-cards)."""
    century = s.century() + 1
    for player in s.seats:
        player.hand = []
    s.piles.decks[century - 1] = []
    s.piles.discard = []
    gone = [card for card in range(len(s.book.cards)) if s.book.century_of_card[card] == century]
    s.piles.removed = [*s.piles.removed, *gone]
    if s.card_trail is not None:
        s.card_trail = recall.new_trail(s.book.players, len(s.book.cards))
    if s.book.seats == s.book.players:
        return
    solo = [card for card, sheet in enumerate(s.book.solo_cards) if sheet.century == century]
    s.piles.solo_gone = [*s.piles.solo_gone, *solo]  # legacies.npc.second-generation-deck
    s.piles.solo[century - 1] = []
    s.piles.solo_discard = []


def score_century(s: State) -> None:
    """The topmost face-up tile, which is then turned (legacies.century.score-tile, legacies.century.no-tile)."""
    tile = century_tile(s)
    if tile == NOBODY:
        return
    for seat in s.players_in_order():
        award(s, tile_award(s, seat, tile), tile)
    s.board.scored |= 1 << tile


def award(s: State, found: Award, tile: int = NOBODY) -> None:
    """An award with what was counted for it; of a century's tile that looks at industries, which they are."""
    s.seats[found.seat].fame += found.fame
    if s.told is None:
        return
    industries = [] if tile == NOBODY else industries_counted(s, found.seat, tile)
    args: dict[str, object] = {"seat": found.seat, "fame": found.fame, "count": found.count}
    args["for"], args["kind"] = found.why, found.kind
    args["industries"] = len(industries)
    args["in_order"] = [INDUSTRIES[industry] for industry in industries]
    args["values"] = [s.fame_value(industry) for industry in industries]
    story.tell(s, f"scored-{found.why}", found.clause, args)


def reveal_figure(s: State) -> None:
    """legacies.century.legendary-reveal"""
    figure = s.board.figures[s.board.figures_up]
    s.board.figures_up += 1
    args: dict[str, object] = {"figure": s.book.figure_names[figure]}
    story.tell(s, "figure-revealed", "legacies.century.legendary-reveal", args)


def finish(s: State) -> None:
    """The final scoring (legacies.end.after-six, legacies.scoring.game-end-after-century)."""
    awards = [found for seat in s.players_in_order() for found in game_end_awards(s, seat)]
    for found in awards:
        award(s, found)
    winner = ranking(s)[0]
    args: dict[str, object] = {"seat": winner, "fame": s.seats[winner].fame}
    story.tell(s, "won", "legacies.end.winner", args)
