"""Everything on the table of gears, and the verbs that move cards, markers and cubes."""

from __future__ import annotations

from typing import Any, Final

from posterity.core import recall
from posterity.core.actions import Lexicon
from posterity.core.chance import Chance
from posterity.core.events import Event
from posterity.core.recall import OPEN, Trail
from posterity.core.tasks import State as CoreState
from posterity.core.tasks import Task
from posterity.games.gears.pieces import NOBODY, ExpansionState, Lingering, Player, Site
from posterity.games.gears.rulebook import LAST_POSITION, GearsRulebook

DECK: Final = "deck"  # stream of chance


def counts(cards: list[int], kinds: int) -> list[int]:
    """How many there are of each kind."""
    found = [0] * kinds
    for card in cards:
        found[card] += 1
    return found


class State(CoreState):
    """The table. Piles have their top card last; frames are listed by their number, 0 being the spliced one.

    Clones share the list of each frame, of what works in it and of the order: such a list is replaced, never changed.
    """

    def __init__(
        self,
        book: GearsRulebook,
        rules: int,
        chance: Chance,
        todo: list[Task[Any]],
        answers: int,
        players: list[Player],
        frames: list[list[Site]],
        working: list[int],
        lingering: list[Lingering],
        deck: list[int],
        discard: list[int],
        buried_by: list[int],
        drawn: list[int],
        removed: list[int],
        draft: list[int],
        draft_cubes: list[list[int]],
        order: list[int],
        round: int,
        turn: int,
        actions_left: int,
        more_time: bool,
        took_fate: bool,
        removed_unseen: int,
        expansion: ExpansionState | None,
        trail: Trail | None,
    ) -> None:
        super().__init__(rules, chance, todo, answers)
        self.book: Final = book
        self.players = players
        self.frames = frames
        self.working = working  # of each frame, which technologies are successful, as a bit mask
        self.lingering = lingering
        self.deck = deck
        self.discard = discard
        self.buried_by = buried_by  # for each discard: who put it there face down, or OPEN
        self.drawn = drawn
        self.removed = removed  # Fate cards that left the game
        self.draft = draft  # Fate cards in the draft area, and the cubes on each
        self.draft_cubes = draft_cubes
        self.order = order
        self.round = round
        self.turn = turn
        self.actions_left = actions_left
        self.more_time = more_time  # We Need More Time waits for the next establish action
        self.took_fate = took_fate
        self.removed_unseen = removed_unseen  # so many of the Fate cards removed nobody has seen
        self.expansion = expansion
        self.trail = trail  # None in a guessed world: nobody will guess from it

    def clone(self) -> State:
        new = State(
            self.book,
            self.rules,
            self.chance,
            self.todo.copy(),
            self.answers,
            [player.clone() for player in self.players],
            self.frames.copy(),
            self.working,
            self.lingering.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.buried_by.copy(),
            self.drawn.copy(),
            self.removed.copy(),
            self.draft.copy(),
            [cubes.copy() for cubes in self.draft_cubes],
            self.order,
            self.round,
            self.turn,
            self.actions_left,
            self.more_time,
            self.took_fate,
            self.removed_unseen,
            self.expansion,
            None if self.trail is None else self.trail.clone(),
        )
        new.ask = self.ask
        return new

    def lexicon(self) -> Lexicon:
        return self.book.lexicon

    # ---------------------------------------------------------------- asking about the table

    def present(self) -> int:
        return self.book.present(self.round)

    def oldest_frame(self) -> int:
        """The leftmost frame a marker can reach (gears.timeline.frames)."""
        return self.book.oldest_frame(self.expansion)

    def capacity(self, frame: int) -> int:
        """The distance to the Present Day (gears.timeline.capacity)."""
        return max(0, self.present() - frame)

    def room(self, frame: int) -> int:
        """How many more technologies a frame holds; one that is overfull holds none (gears.timeline.capacity)."""
        return max(0, self.capacity(frame) - len(self.frames[frame]))

    def site(self, frame: int, technology: int) -> Site | None:
        for site in self.frames[frame]:
            if site.technology == technology:
                return site
        return None

    def successful(self, frame: int, technology: int) -> bool:
        return bool(self.working[frame] >> technology & 1)

    # ---------------------------------------------------------------- success

    def refresh(self, first: int = 0) -> None:
        """Work out anew, frame by frame from the first that has changed, which technologies are successful.

        gears.success.definition, gears.success.recursive, gears.success.computation, gears.success.rechecked
        """
        working = self.working.copy()
        known = 0
        for frame in range(len(working)):
            if frame >= first:
                working[frame] = self.works(frame, known)
            known |= working[frame]
        self.working = working

    def works(self, frame: int, known: int) -> int:
        """What is successful in a frame when everything of `known` is successful to the left of it."""
        found = 0
        for site in self.frames[frame]:
            needed = self.required(frame, site.technology)
            if needed & known == needed:
                found |= 1 << site.technology
        return found

    def required(self, frame: int, technology: int) -> int:
        """What this copy depends on directly, less what was willed away (gears.fate.willed.not-required)."""
        mask = self.book.masks[technology]
        for fate in self.lingering:
            if fate.removed != NOBODY and fate.frame == frame and fate.technology == technology:
                mask &= ~(1 << fate.removed)
        return mask

    def missing(self, frame: int, technology: int) -> int:
        """What this copy requires and does not find successful in an earlier frame."""
        known = 0
        for earlier in range(frame):
            known |= self.working[earlier]
        return self.required(frame, technology) & ~known

    def met_by(self, frame: int, needed: int) -> list[tuple[int, int]]:
        """The copies that meet what is needed in a frame, as frame and technology: successful and strictly older.

        gears.success.definition, gears.success.same-frame, gears.success.recursive
        """
        found: list[tuple[int, int]] = []
        for earlier in range(min(frame, len(self.working))):
            helping = self.working[earlier] & needed
            if helping:
                for site in self.frames[earlier]:
                    if helping >> site.technology & 1:
                        found.append((earlier, site.technology))
        return found

    # ---------------------------------------------------------------- cubes and markers

    def put_cubes(self, frame: int, technology: int, seat: int, change: int) -> None:
        self.frames[frame] = [
            site.with_cubes(seat, change) if site.technology == technology else site for site in self.frames[frame]
        ]

    # ---------------------------------------------------------------- cards

    def next_card(self, looker: int) -> int | None:
        """The top card of the draw pile, renewed from the discards when a card is needed (gears.pile.reshuffle)."""
        if not self.deck:
            if not self.discard:
                return None
            self.renew_deck(looker)
        return self.deck.pop()

    def renew_deck(self, looker: int) -> None:
        if self.trail is not None:
            hands = [counts(player.hand, len(self.book.names)) for player in self.players]
            self.trail.renew(hands, looker, self.drawn)
            for place, card in enumerate(self.discard):
                self.trail.add(recall.MIX, self.buried_by[place], card)
        self.deck, self.discard, self.buried_by = self.discard, [], []
        self.shuffle(DECK, self.deck)
        if self.told is not None:
            self.tell(Event("deck-reshuffled", "gears.pile.reshuffle", {"count": len(self.deck)}))

    def draw_into_hand(self, seat: int, count: int) -> list[int]:
        """Up to `count` cards from the draw pile into a hand, unseen by the others."""
        drawn: list[int] = []
        for _ in range(count):
            card = self.next_card(seat)
            if card is None:
                break
            drawn.append(card)
            self.players[seat].put_in_hand(card)
            if self.trail is not None:
                self.trail.add(recall.TAKE, seat, card)
        return drawn

    def draw_to_look(self, seat: int, count: int) -> None:
        """Up to `count` cards from the draw pile for `seat` to choose from."""
        while len(self.drawn) < count:
            card = self.next_card(seat)
            if card is None:
                break
            self.drawn.append(card)
            if self.trail is not None:
                self.trail.add(recall.LOOK, seat, card)

    def keep_drawn(self, seat: int, card: int) -> None:
        self.drawn.remove(card)
        self.players[seat].put_in_hand(card)
        if self.trail is not None:
            self.trail.add(recall.KEEP, seat, card)

    def bury_drawn(self, seat: int) -> None:
        """What was drawn and not kept goes face down on the discards."""
        for card in self.drawn:
            self.discard.append(card)
            self.buried_by.append(seat)
            if self.trail is not None:
                self.trail.add(recall.BURY, seat, card)
        self.drawn = []

    def bury_from_hand(self, seat: int, card: int) -> None:
        """A card goes from a hand face down on the discards (gears.establish.payment-hidden)."""
        self.players[seat].hand.remove(card)
        self.discard.append(card)
        self.buried_by.append(seat)
        if self.trail is not None:
            self.trail.add(recall.BURY_FROM_HAND, seat, card)

    def show_fate(self, seat: int, card: int) -> None:
        """A player says which Fate card they are about to play: it stays where it is, but everybody knows of it."""
        if self.trail is not None and card in self.players[seat].hand:
            self.trail.add(recall.REVEAL, seat, card)

    def play_from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand for everybody to see; where it goes is up to the caller."""
        self.players[seat].hand.remove(card)
        if self.trail is not None:
            self.trail.add(recall.SHOW, seat, card)

    def discard_openly(self, card: int) -> None:
        self.discard.append(card)
        self.buried_by.append(OPEN)


def new_state(book: GearsRulebook, rules: int, chance: Chance) -> State:
    """An empty table, before anything is dealt (gears.setup.timeline-empty, gears.setup.zero-points)."""
    players = [Player(0, 0, book.present(1), [], [], NOBODY, 0) for _ in range(book.players)]
    frames: list[list[Site]] = [[] for _ in range(LAST_POSITION + 1)]
    trail = recall.new_trail(book.players, len(book.names))
    working = [0] * len(frames)
    lists: tuple[list[int], ...] = ([], [], [], [], [], [])
    deck, discard, buried_by, drawn, removed, draft = lists
    s = State(book, rules, chance, [], 0, players, frames, working, [], deck, discard, buried_by, drawn, removed, draft,
              [], [], 1, 1, 0, False, False, 0, book.new_expansion(), trail)  # fmt: skip
    return s
