"""Everything on the table of legacies, and the verbs that move goods, tokens and cards."""

from __future__ import annotations

from typing import Any, Final

from posterity.core import recall
from posterity.core.actions import Lexicon
from posterity.core.chance import Chance
from posterity.core.events import Event
from posterity.core.recall import OPEN, Trail
from posterity.core.tasks import State as CoreState
from posterity.core.tasks import Task
from posterity.games.legacies.board import CENTURIES, CHARACTERS, GLOBALS, INDUSTRIES, century_of, influenced
from posterity.games.legacies.effects import Step
from posterity.games.legacies.rulebook import PERSON, Rulebook

NOBODY: Final = -1
NONE: Final = -1
CARDS: Final = ("player-cards-1", "player-cards-2", "player-cards-3")  # streams of chance
SUCCESSORS: Final = "successors"
EVENTS: Final = ("events-1", "events-2", "events-3")
FIGURES: Final = "legendary"
BONUSES: Final = "bonus-tokens"
CENTURY_TILE: Final = "century-tiles"
GAME_TILE: Final = "game-tiles"
AIDS: Final = "player-aids"
SIDES: Final = "sides"
AUTOMATA: Final = "automata"
ROW: Final = "global-actions"
SOLO: Final = ("solo-cards-1", "solo-cards-2", "solo-cards-3")

RELATIONSHIP: Final = 0  # kinds of tokens
MINOR: Final = 1
MAJOR: Final = 2
MARKET: Final = 3  # slots


class Seat:
    """One seat: a person or an automaton. Hands are kept in the order of the pack."""

    def __init__(
        self,
        character: int,
        side: int,
        aid: int,
        fame: int,
        gold: int,
        foundation: int,
        resources: list[int],
        hand: list[int],
        played: list[int],
        heirs: list[int],
        taken: int,
        hall: list[int],
        current: int,
        own: list[int],
        controlled: list[int],
        free: list[int],
        locked: list[int],
        matches: int,
        triggered: int,
        settled: bool,
        solo: list[int],
        solo_played: int,
        last_solo: int,
        purse: int,
    ) -> None:
        self.character = character
        self.side = side
        self.aid = aid  # the number of the player aid
        self.fame = fame
        self.gold = gold
        self.foundation = foundation
        self.resources = resources  # of each kind
        self.hand = hand
        self.played = played  # player cards in front of the seat
        self.heirs = heirs  # successors in hand
        self.taken = taken  # the successor just taken from the display, or NONE
        self.hall = hall
        self.current = current  # the successor in play, or NONE
        self.own = own  # heirlooms of the own section, level 0 first
        self.controlled = controlled
        self.free = free  # available tokens of each kind
        self.locked = locked
        self.matches = matches
        self.triggered = triggered  # global actions in this generation
        self.settled = settled  # has put its successor of this generation in play
        self.solo = solo  # solo cards in front of an automaton
        self.solo_played = solo_played  # in this generation
        self.last_solo = last_solo
        self.purse = purse  # gold of a Nemesis that becomes foundation when the action is complete

    def parts(self) -> tuple[Any, ...]:
        return (
            *(self.character, self.side, self.aid, self.fame, self.gold, self.foundation, self.resources),
            *(self.hand, self.played, self.heirs, self.taken, self.hall, self.current, self.own, self.controlled),
            *(self.free, self.locked, self.matches, self.triggered, self.settled),
            *(self.solo, self.solo_played, self.last_solo, self.purse),
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Seat, self.parts())

    def clone(self) -> Seat:
        return Seat(
            self.character,
            self.side,
            self.aid,
            self.fame,
            self.gold,
            self.foundation,
            self.resources.copy(),
            self.hand.copy(),
            self.played.copy(),
            self.heirs.copy(),
            self.taken,
            self.hall.copy(),
            self.current,
            self.own.copy(),
            self.controlled.copy(),
            self.free.copy(),
            self.locked.copy(),
            self.matches,
            self.triggered,
            self.settled,
            self.solo.copy(),
            self.solo_played,
            self.last_solo,
            self.purse,
        )

    def stock(self) -> int:
        """How many resources there are."""
        return sum(self.resources)


def new_seat() -> Seat:
    return Seat(NONE, 0, 0, 0, 0, 0, [0, 0, 0, 0], [], [], [], NONE, [], NONE, [], [], [0, 0, 0], [0, 0, 0],
                0, 0, False, [], 0, NONE, 0)  # fmt: skip


class Board:
    """What lies on the board. Clones share the tracks: a track is replaced, never changed."""

    def __init__(
        self,
        generation: int,
        rows: list[int],
        minors: list[int],
        majors: list[int],
        tracks: list[list[int]],
        figures: list[int],
        figure_tokens: list[int],
        figures_up: int,
        figures_out: list[int],
        bonus: list[int],
        bonus_out: list[int],
        row: list[int],
        down: int,
        blockers: list[int],
        century_tiles: list[int],
        scored: int,
        game_tiles: list[int],
    ) -> None:
        self.generation = generation
        self.rows = rows  # of each industry, from 0
        self.minors = minors  # of each industry: whose tokens, as a bit mask
        self.majors = majors
        self.tracks = tracks  # of each character: whose token stands on each space, or NOBODY
        self.figures = figures  # the five in the game, century 1 first
        self.figure_tokens = figure_tokens
        self.figures_up = figures_up  # so many of them are face up
        self.figures_out = figures_out
        self.bonus = bonus  # by the track of each character, or NONE
        self.bonus_out = bonus_out
        self.row = row  # the global actions as they lie
        self.down = down  # those triggered in this generation, as a bit mask
        self.blockers = blockers  # on each: seat * 3 + kind of token, or NONE
        self.century_tiles = century_tiles  # in play, oldest first
        self.scored = scored  # those of them that are face down, as a bit mask
        self.game_tiles = game_tiles

    def parts(self) -> tuple[Any, ...]:
        return (
            *(self.generation, self.rows, self.minors, self.majors, self.tracks, self.figures, self.figure_tokens),
            *(self.figures_up, self.figures_out, self.bonus, self.bonus_out, self.row, self.down, self.blockers),
            *(self.century_tiles, self.scored, self.game_tiles),
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Board, self.parts())

    def clone(self) -> Board:
        return Board(
            self.generation,
            self.rows.copy(),
            self.minors.copy(),
            self.majors.copy(),
            self.tracks.copy(),
            self.figures.copy(),
            self.figure_tokens.copy(),
            self.figures_up,
            self.figures_out.copy(),
            self.bonus.copy(),
            self.bonus_out.copy(),
            self.row.copy(),
            self.down,
            self.blockers.copy(),
            self.century_tiles.copy(),
            self.scored,
            self.game_tiles.copy(),
        )


class Piles:
    """Decks, discards and displays; the top card of a pile is its last."""

    def __init__(
        self,
        decks: list[list[int]],
        discard: list[int],
        removed: list[int],
        market: list[int],
        heirs: list[int],
        heirs_discard: list[int],
        display: list[int],
        events: list[int],
        events_out: list[int],
        upcoming: int,
        current: int,
        resolved: list[int],
        lost: list[int],
        solo: list[list[int]],
        solo_discard: list[int],
        solo_gone: list[int],
    ) -> None:
        self.decks = decks  # player cards of each century
        self.discard = discard
        self.removed = removed  # player cards of centuries that are over
        self.market = market  # of each slot the card, or NONE
        self.heirs = heirs
        self.heirs_discard = heirs_discard
        self.display = display
        self.events = events
        self.events_out = events_out  # in the box, seen by nobody
        self.upcoming = upcoming
        self.current = current
        self.resolved = resolved  # event * 2 + outcome
        self.lost = lost  # events left unresolved
        self.solo = solo  # solo cards of each century
        self.solo_discard = solo_discard
        self.solo_gone = solo_gone  # solo cards of centuries that are over

    def parts(self) -> tuple[Any, ...]:
        return (
            *(self.decks, self.discard, self.removed, self.market, self.heirs, self.heirs_discard, self.display),
            *(self.events, self.events_out, self.upcoming, self.current, self.resolved, self.lost),
            *(self.solo, self.solo_discard, self.solo_gone),
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Piles, self.parts())

    def clone(self) -> Piles:
        return Piles(
            [deck.copy() for deck in self.decks],
            self.discard.copy(),
            self.removed.copy(),
            self.market.copy(),
            self.heirs.copy(),
            self.heirs_discard.copy(),
            self.display.copy(),
            self.events.copy(),
            self.events_out.copy(),
            self.upcoming,
            self.current,
            self.resolved.copy(),
            self.lost.copy(),
            [deck.copy() for deck in self.solo],
            self.solo_discard.copy(),
            self.solo_gone.copy(),
        )


class State(CoreState):
    """The table."""

    def __init__(
        self,
        book: Rulebook,
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
        self.order = order
        self.acting = acting  # whose turn it is, or NOBODY
        self.before = before  # who acted before, or NOBODY
        self.ended_by = ended_by  # who has triggered what ends the generation, or NOBODY
        self.bids = bids  # of each seat in a trade conference: column * 1000 + amount, or NONE
        self.currency = currency  # of the trade conference, or NONE
        self.card_trail = card_trail  # None in a guessed world: nobody will guess from it
        self.heir_trail = heir_trail

    def fields(self) -> tuple[Any, ...]:
        """Everything after the book, in the order of the constructor."""
        return (
            *(self.rules, self.chance, self.todo, self.answers, self.seats, self.board, self.piles, self.order),
            *(self.acting, self.before, self.ended_by, self.bids, self.currency, self.card_trail, self.heir_trail),
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (State, self.fields())

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
            self.order.copy(),
            self.acting,
            self.before,
            self.ended_by,
            self.bids.copy(),
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

    def modifiers(self, seat: int) -> list[Step]:
        """What the successor in play changes (legacies.successor.only-current)."""
        current = self.seats[seat].current
        if current == NONE or self.book.timings[current] != "ongoing" or self.book.kinds[seat] != PERSON:
            return []
        return self.book.scripts[self.book.abilities[current]]

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
        after = min(max(before + rows, 0), len(self.book.row_gold) - 1)
        self.board.rows[industry] = after
        return after - before

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
        last = space
        while last < len(track) and track[last] != NOBODY:
            last += 1
        if last == len(track):
            self.seats[track[last - 1]].free[RELATIONSHIP] += 1
            last -= 1
        for place in range(last, space, -1):
            track[place] = track[place - 1]
        track[space] = NOBODY
        self.board.tracks[character] = track

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
                self.card_trail.renew(self.hand_counts(), 0, [])
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
            self.told.append(Event(message, clause, {"count": count}))

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
            put_in_order(self.seats[seat].hand, card)
            if self.card_trail is not None:
                self.card_trail.add(recall.TAKE, seat, card)
        return drawn

    def fill_market(self, slot: int) -> int:
        """Turn up a player card on a slot; it stays empty if there is none (legacies.generation.market-short)."""
        card = self.next_card()
        self.piles.market[slot] = card
        if card != NONE and self.card_trail is not None:
            self.card_trail.add(recall.TURN, 0, card)
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
                self.heir_trail.renew(held, 0, [])
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
            put_in_order(self.seats[seat].heirs, heir)
            if self.heir_trail is not None:
                self.heir_trail.add(recall.TAKE, seat, heir)
        return drawn

    def turn_heir(self) -> int:
        """The top successor, for all to see, or NONE."""
        heir = self.next_heir()
        if heir != NONE and self.heir_trail is not None:
            self.heir_trail.add(recall.TURN, 0, heir)
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


def put_in_order(hand: list[int], card: int) -> None:
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def new_state(book: Rulebook, rules: int, chance: Chance) -> State:
    """An empty table, nothing shuffled yet (legacies.setup.industry-values, legacies.setup.generation-marker)."""
    seats = [new_seat() for _ in book.kinds]
    tracks = [[NOBODY] * len(spaces) for spaces in book.spaces]
    rows = [book.start_row] * len(INDUSTRIES)
    nothing = [0] * len(INDUSTRIES)
    no_bonus = [NONE] * len(CHARACTERS)
    row = book.row.copy()  # legacies.setup.global-action-row
    free = [NONE] * len(GLOBALS)
    bonuses = list(range(len(book.bonus_names)))
    board = Board(1, rows, nothing, nothing.copy(), tracks, [], [], 0, [], no_bonus, bonuses, row, 0, free, [], 0, [])
    decks: list[list[int]] = [[] for _ in range(CENTURIES)]
    solo: list[list[int]] = [[] for _ in range(CENTURIES)]
    piles = Piles(decks, [], [], [NONE] * MARKET, [], [], [], [], [], NONE, NONE, [], [], solo, [], [])
    cards = recall.new_trail(book.players, len(book.cards))
    heirs = recall.new_trail(book.players, len(book.successors))
    bids = [NONE] * book.seats
    return State(book, rules, chance, [], 0, seats, board, piles, [], NOBODY, NOBODY, NOBODY, bids, NONE, cards, heirs)
