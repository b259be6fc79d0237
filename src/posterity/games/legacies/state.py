"""The table of legacies: what can be asked about it, and the verbs that move goods, tokens and cards."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from posterity.core import recall
from posterity.core.actions import Lexicon
from posterity.core.chance import Chance
from posterity.core.events import Event
from posterity.core.recall import OPEN, Trail
from posterity.core.tasks import State as CoreState
from posterity.core.tasks import Task
from posterity.games.legacies.board import (
    CENTURIES,
    CHARACTERS,
    GLOBALS,
    INDUSTRIES,
    MINOR,
    NOBODY,
    NONE,
    RELATIONSHIP,
    Board,
    century_of,
    influenced,
)
from posterity.games.legacies.effects.modify import ModifyStep
from posterity.games.legacies.piles import MARKET, Piles
from posterity.games.legacies.rulebook import PERSON, LegaciesRulebook
from posterity.games.legacies.seat import Seat, new_seat
from posterity.games.legacies.streams import CARDS, SUCCESSORS

NO_MODIFIERS: Final[list[ModifyStep]] = []


class State(CoreState):
    """The table."""

    def __init__(
        self,
        book: LegaciesRulebook,
        rules: int,
        chance: Chance,
        todo: list[Task[Any]],
        answers: int,
        seats: list[Seat],
        board: Board,
        piles: Piles,
        order: list[int],
        acting: int,
        before: int,
        ended_by: int,
        bids: list[int],
        currency: int,
        card_trail: Trail | None,
        heir_trail: Trail | None,
    ) -> None:
        super().__init__(rules, chance, todo, answers)
        self.book: Final = book
        self.seats = seats
        self.board = board
        self.piles = piles
        self.order = order  # replaced, never changed: clones share it
        self.acting = acting  # whose turn it is, or NOBODY
        self.before = before  # who acted before, or NOBODY
        self.ended_by = ended_by  # who has triggered what ends the generation, or NOBODY
        self.bids = bids  # of each seat in a trade conference: column * 1000 + amount, or NONE; replaced, too
        self.currency = currency  # of the trade conference, or NONE
        self.card_trail = card_trail  # None in a guessed world: nobody will guess from it
        self.heir_trail = heir_trail

    def clone(self) -> State:
        new = State(
            self.book,
            self.rules,
            self.chance,
            self.todo.copy(),
            self.answers,
            [seat.clone() for seat in self.seats],
            self.board.clone(),
            self.piles.clone(),
            self.order,
            self.acting,
            self.before,
            self.ended_by,
            self.bids,
            self.currency,
            None if self.card_trail is None else self.card_trail.clone(),
            None if self.heir_trail is None else self.heir_trail.clone(),
        )
        new.ask = self.ask
        return new

    def lexicon(self) -> Lexicon:
        return self.book.lexicon

    # ---------------------------------------------------------------- asking about the table

    def century(self) -> int:
        """The place of the century's values in lists of three, from 0 (legacies.core.century-of-generation)."""
        return century_of(self.board.generation) - 1

    def value(self, industry: int) -> int:
        """The gold value of an industry in the century in force."""
        return self.book.row_gold[self.board.rows[industry]][self.century()]

    def fame_value(self, industry: int) -> int:
        """legacies.investment.fame-value"""
        return self.book.row_fame[self.board.rows[industry]][self.century()]

    def is_person(self, seat: int) -> bool:
        return self.book.kinds[seat] == PERSON

    def playing(self, character: int) -> int:
        """The seat that plays a character, or NOBODY."""
        for seat, found in enumerate(self.seats):
            if found.character == character:
                return seat
        return NOBODY

    def characters(self) -> int:
        """Those that somebody plays, as a bit mask."""
        mask = 0
        for player in self.seats:
            if player.character != NONE:
                mask |= 1 << player.character
        return mask

    def place_of(self, seat: int) -> int:
        """Where a seat stands in turn order."""
        return self.order.index(seat)

    def players_in_order(self) -> list[int]:
        """People and Nemeses in turn order (legacies.core.order-of-simultaneous)."""
        return [seat for seat in self.order if self.book.is_player(seat)]

    def token_on(self, seat: int, character: int) -> int:
        """The space of a seat's token on a track, or NOBODY."""
        track = self.board.tracks[character]
        for space in range(len(track)):
            if track[space] == seat:
                return space
        return NOBODY

    def figures_of(self, seat: int) -> int:
        """With how many legendary figures a seat has a relationship."""
        count = 0
        for token in self.board.figure_tokens:
            if token == seat:
                count += 1
        return count

    def tokens_on_tracks(self, seat: int) -> int:
        count = 0
        for track in self.board.tracks:
            for token in track:
                if token == seat:
                    count += 1
        return count

    def investments_of(self, seat: int, size: int) -> int:
        """How many investment tokens of a size (0 minor, 1 major) a seat has on the board."""
        masks = self.board.majors if size else self.board.minors
        count = 0
        for mask in masks:
            count += mask >> seat & 1
        return count

    def invested(self, seat: int, industry: int, size: int) -> bool:
        masks = self.board.majors if size else self.board.minors
        return bool(masks[industry] >> seat & 1)

    def icons_of(self, seat: int) -> int:
        """The different impact icons of a character and its hall, as a bit mask (legacies.successor.hall)."""
        mask = 1 << self.book.mat_icon[self.seats[seat].character]
        for heir in self.seats[seat].hall:
            mask |= 1 << self.book.successor_icons[heir]
        return mask

    def behind(self, seats: list[int]) -> int:
        """Who has the least fame, the latest in turn order of those tied (legacies.core.ties-mid-game)."""
        found = NOBODY
        for seat in self.order:
            if seat in seats and (found == NOBODY or self.seats[seat].fame <= self.seats[found].fame):
                found = seat
        return found

    def ahead(self, seats: list[int]) -> int:
        """Who has the most fame, the earliest in turn order of those tied."""
        found = NOBODY
        for seat in self.order:
            if seat in seats and (found == NOBODY or self.seats[seat].fame > self.seats[found].fame):
                found = seat
        return found

    def modifiers(self, seat: int) -> list[ModifyStep]:
        """What the successor in play changes (legacies.successor.only-current)."""
        current = self.seats[seat].current
        return NO_MODIFIERS if current == NONE or self.book.kinds[seat] != PERSON else self.book.modifiers[current]

    def industries_of(self, seat: int) -> tuple[int, int]:
        return influenced(self.seats[seat].character)

    # ---------------------------------------------------------------- goods

    def add_foundation(self, seat: int, amount: int) -> int:
        """Add step by step; a rest smaller than the next step is lost (legacies.foundation.add). How much it grew."""
        player = self.seats[seat]
        before = player.foundation
        player.foundation = self.foundation_after(before, amount)
        return player.foundation - before

    def foundation_after(self, foundation: int, amount: int) -> int:
        left = amount
        while left > 0:
            step = self.book.foundation_step(foundation)
            if left < step and not self.book.rounds_up:
                break
            foundation += step
            left -= step
        return foundation

    def lose_foundation(self, seat: int, amount: int) -> int:
        """Back along the printed spaces as far as it covers (legacies.foundation.forced-loss). How much it shrank."""
        player = self.seats[seat]
        before, left = player.foundation, amount
        while player.foundation > 0:
            step = self.book.step_back(player.foundation)
            if left < step:
                break
            player.foundation -= step
            left -= step
        return before - player.foundation

    def put_row(self, industry: int, rows: int) -> int:
        """Move a value; what leads beyond the track is lost (legacies.investment.bounds). How far it moved."""
        before = self.board.rows[industry]
        self.board.rows[industry] = self.row_after(industry, rows)
        return self.board.rows[industry] - before

    def row_after(self, industry: int, rows: int) -> int:
        """Where a value would stand that is moved (legacies.investment.bounds)."""
        return min(max(self.board.rows[industry] + rows, 0), len(self.book.row_gold) - 1)

    def set_investment(self, seat: int, industry: int, size: int, there: bool) -> None:
        masks = self.board.majors if size else self.board.minors
        masks[industry] = masks[industry] | 1 << seat if there else masks[industry] & ~(1 << seat)
        self.seats[seat].free[MINOR + size] += -1 if there else 1

    # ---------------------------------------------------------------- tokens on tracks

    def enter_track(self, seat: int, character: int) -> None:
        """An available token on space 1; those there make room (legacies.relationship.make)."""
        self.seats[seat].free[RELATIONSHIP] -= 1
        self.bump(character, 0)
        track = self.board.tracks[character].copy()
        track[0] = seat
        self.board.tracks[character] = track

    def bump(self, character: int, space: int) -> None:
        """Empty a space: its token moves right, and so on to the first empty one (legacies.relationship.bump).

        What passes the end returns to its owner (legacies.relationship.bump-off-end).
        """
        track = self.board.tracks[character].copy()
        last = self.room_from(character, space)
        if last == len(track):
            self.seats[track[last - 1]].free[RELATIONSHIP] += 1
            last -= 1
        for place in range(last, space, -1):
            track[place] = track[place - 1]
        track[space] = NOBODY
        self.board.tracks[character] = track

    def room_from(self, character: int, space: int) -> int:
        """The first empty space of a track from one on, or its length: so far tokens are bumped."""
        track = self.board.tracks[character]
        while space < len(track) and track[space] != NOBODY:
            space += 1
        return space

    def move_right(self, character: int, space: int) -> None:
        """One space right: it bumps as usual (legacies.relationship.move-into-occupied)."""
        track = self.board.tracks[character]
        if space + 1 == len(track):
            self.leave_track(character, space)
            return
        self.bump(character, space + 1)
        track = self.board.tracks[character].copy()
        track[space + 1], track[space] = track[space], NOBODY
        self.board.tracks[character] = track

    def move_left(self, character: int, space: int) -> None:
        """One space left: it changes places with a token there (legacies.relationship.strengthen)."""
        track = self.board.tracks[character].copy()
        track[space - 1], track[space] = track[space], track[space - 1]
        self.board.tracks[character] = track

    def leave_track(self, character: int, space: int) -> None:
        """The token returns to its owner (legacies.relationship.removed-returns)."""
        track = self.board.tracks[character].copy()
        self.seats[track[space]].free[RELATIONSHIP] += 1
        track[space] = NOBODY
        self.board.tracks[character] = track

    def leave_figure(self, place: int) -> None:
        self.seats[self.board.figure_tokens[place]].free[RELATIONSHIP] += 1
        self.board.figure_tokens[place] = NOBODY

    # ---------------------------------------------------------------- player cards

    def next_card(self) -> int:
        """The top player card, the discards shuffled anew if need be, or NONE (legacies.core.player-deck-empty)."""
        deck = self.piles.decks[self.century()]
        if not deck:
            if not self.piles.discard:
                return NONE
            if self.card_trail is not None:
                self.card_trail.renew(self.hand_counts(), OPEN, [])
                for card in self.piles.discard:
                    self.card_trail.add(recall.MIX, OPEN, card)
            deck = self.piles.discard
            self.piles.discard = []
            self.shuffle(CARDS[self.century()], deck)
            self.piles.decks[self.century()] = deck
            self.reshuffled("player-cards-reshuffled", "legacies.core.player-deck-empty", len(deck))
        return deck.pop()

    def reshuffled(self, message: str, clause: str, count: int) -> None:
        if self.told is not None:
            self.tell(Event(message, clause, {"count": count}))

    def hand_counts(self) -> list[list[int]]:
        """How many of each player card the people hold."""
        return [counts(self.seats[seat].hand, len(self.book.cards)) for seat in range(self.book.players)]

    def draw_cards(self, seat: int, count: int) -> list[int]:
        """Up to `count` player cards into a hand, unseen by the others."""
        drawn: list[int] = []
        for _ in range(count):
            card = self.next_card()
            if card == NONE:
                break
            drawn.append(card)
            insort(self.seats[seat].hand, card)
            if self.card_trail is not None:
                self.card_trail.add(recall.TAKE, seat, card)
        return drawn

    def fill_market(self, slot: int) -> int:
        """Turn up a player card on a slot; it stays empty if there is none (legacies.generation.market-short)."""
        card = self.next_card()
        self.piles.market[slot] = card
        if card != NONE and self.card_trail is not None:
            self.card_trail.add(recall.TURN, OPEN, card)
        return card

    def show_card(self, seat: int, card: int) -> None:
        """A player card leaves a hand for all to see; where it goes is up to the caller."""
        self.seats[seat].hand.remove(card)
        if self.card_trail is not None:
            self.card_trail.add(recall.SHOW, seat, card)

    def discard_card(self, seat: int, card: int) -> None:
        self.show_card(seat, card)
        self.piles.discard.append(card)

    # ---------------------------------------------------------------- successors

    def next_heir(self) -> int:
        """The top successor, the discards shuffled anew if need be, or NONE (legacies.core.successor-deck-empty)."""
        if not self.piles.heirs:
            if not self.piles.heirs_discard:
                return NONE
            if self.heir_trail is not None:
                kinds = len(self.book.successors)
                held = [counts(self.seats[seat].heirs, kinds) for seat in range(self.book.players)]
                self.heir_trail.renew(held, OPEN, [])
                for card in self.piles.heirs_discard:
                    self.heir_trail.add(recall.MIX, OPEN, card)
            self.piles.heirs = self.piles.heirs_discard
            self.piles.heirs_discard = []
            self.shuffle(SUCCESSORS, self.piles.heirs)
            self.reshuffled("successors-reshuffled", "legacies.core.successor-deck-empty", len(self.piles.heirs))
        return self.piles.heirs.pop()

    def draw_heirs(self, seat: int, count: int) -> list[int]:
        """Up to `count` successors into a hand, unseen by the others."""
        drawn: list[int] = []
        for _ in range(count):
            heir = self.next_heir()
            if heir == NONE:
                break
            drawn.append(heir)
            insort(self.seats[seat].heirs, heir)
            if self.heir_trail is not None:
                self.heir_trail.add(recall.TAKE, seat, heir)
        return drawn

    def turn_heir(self) -> int:
        """The top successor, for all to see, or NONE."""
        heir = self.next_heir()
        if heir != NONE and self.heir_trail is not None:
            self.heir_trail.add(recall.TURN, OPEN, heir)
        return heir

    def show_heir(self, seat: int, heir: int) -> None:
        """A successor leaves a hand for all to see; where it goes is up to the caller."""
        player = self.seats[seat]
        if player.taken == heir:
            player.taken = NONE
            return
        player.heirs.remove(heir)
        if self.heir_trail is not None:
            self.heir_trail.add(recall.SHOW, seat, heir)

    def discard_heirs(self, seat: int) -> list[int]:
        """All successors in a hand go openly on the discards."""
        player = self.seats[seat]
        gone = player.heirs.copy()
        if player.taken != NONE:
            gone.append(player.taken)
        for heir in gone:
            self.show_heir(seat, heir)
            self.piles.heirs_discard.append(heir)
        return gone

    def choice_of_heirs(self, seat: int) -> list[int]:
        """The successors a person can put in play: those in hand and the one just taken."""
        player = self.seats[seat]
        return player.heirs if player.taken == NONE else [*player.heirs, player.taken]


def counts(cards: list[int], kinds: int) -> list[int]:
    """How many there are of each kind."""
    found = [0] * kinds
    for card in cards:
        found[card] += 1
    return found


def new_state(book: LegaciesRulebook, rules: int, chance: Chance) -> State:
    """An empty table, nothing shuffled yet (legacies.setup.industry-values, legacies.setup.generation-marker)."""
    seats = [new_seat() for _ in book.kinds]
    tracks = [[NOBODY] * len(spaces) for spaces in book.spaces]
    rows = [book.start_row] * len(INDUSTRIES)
    nothing = [0] * len(INDUSTRIES)
    no_bonus = [NONE] * len(CHARACTERS)
    row = book.row.copy()  # legacies.setup.global-action-row
    free = [NONE] * len(GLOBALS)
    bonuses = list(range(len(book.bonus_names)))
    nobody = [NOBODY] * len(GLOBALS)
    none = nothing.copy()
    board = Board(1, rows, nothing, none, tracks, [], [], 0, [], no_bonus, bonuses, row, 0, nobody, free, [], 0, [])
    decks: list[list[int]] = [[] for _ in range(CENTURIES)]
    solo: list[list[int]] = [[] for _ in range(CENTURIES)]
    piles = Piles(decks, [], [], [NONE] * MARKET, [], [], [], [], [], NONE, NONE, [], [], solo, [], [])
    cards = recall.new_trail(book.players, len(book.cards))
    heirs = recall.new_trail(book.players, len(book.successors))
    bids = [NONE] * book.seats
    return State(book, rules, chance, [], 0, seats, board, piles, [], NOBODY, NOBODY, NOBODY, bids, NONE, cards, heirs)
