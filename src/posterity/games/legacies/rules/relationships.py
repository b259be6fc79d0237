"""Relationships: making them, moving and removing tokens, legendary figures."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import CHARACTERS, GENERATIONS
from posterity.games.legacies.effects import (
    LEGENDARY,
    LEGENDARY_LIMIT,
    OWN_TRACK,
    RELATIONSHIP_COST,
    Price,
    Step,
)
from posterity.games.legacies.rulebook import LEGENDARY_PARTNER
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.goods import Bill, bill_facts, bill_of, may_pay, payment
from posterity.games.legacies.rules.preferences import NOTHING, Worth, aim, clockwise, entering, nearest, worth
from posterity.games.legacies.rules.running import Doing, EffectQuestion, Run
from posterity.games.legacies.state import NOBODY, RELATIONSHIP, State

# ---------------------------------------------------------------- what it costs, and whether it can be


def relationship_bill(s: State, seat: int, price: Price, partner: int, dispositions: bool) -> Bill:
    """The printed cost, changed by the disposition and then by the successor in play; nothing for an automaton.

    legacies.relationship.amicable-cost, legacies.relationship.hostile-cost, legacies.relationship.successor-modifiers,
    legacies.npc.no-costs
    """
    if not s.is_person(seat):
        return Bill(0, 0, (0, 0, 0, 0), 0, 0)
    printed = bill_of(s, price)
    gold, fame, kinds, some, cards = printed.gold, printed.fame, printed.kinds, printed.any, printed.cards
    if dispositions and partner != LEGENDARY_PARTNER:  # legacies.relationship.legendary-no-disposition
        mat = s.seats[seat].character  # legacies.relationship.disposition-own-mat
        if s.book.amicable[mat] >> partner & 1:
            gold, fame, kinds, some, cards = 0, 0, (0, 0, 0, 0), 0, 0
        elif s.book.hostile[mat] >> partner & 1:
            fame += s.book.constants.hostile_surcharge_fame
    for step in s.modifiers(seat):
        if step.target == RELATIONSHIP_COST and step.places >> partner & 1:
            if step.fame_cost:
                fame = max(0, fame + step.add)
            else:
                gold = max(0, gold + step.add)
    return Bill(gold, fame, kinds, some, cards)


def may_enter(s: State, seat: int, character: int) -> int:
    """Not one's own track, none where one has a token already, and not without one on the mat."""
    if character == s.seats[seat].character:
        return refusals.OWN_TRACK
    if s.token_on(seat, character) != NOBODY:
        return refusals.ALREADY_THERE
    return YES if s.seats[seat].free[RELATIONSHIP] else refusals.NO_TOKEN


def figure_limit(s: State, seat: int) -> int:
    """Two, unless a successor says otherwise (legacies.relationship.legendary-limit)."""
    limit = s.book.constants.legendary_limit
    for step in s.modifiers(seat):
        if step.target == LEGENDARY_LIMIT:
            limit += step.add
    return limit


def may_enter_any_figure(s: State, seat: int) -> int:
    if s.figures_of(seat) >= figure_limit(s, seat):
        return refusals.FIGURE_LIMIT
    if not s.seats[seat].free[RELATIONSHIP]:
        return refusals.NO_TOKEN
    return YES


def may_enter_figure(s: State, seat: int, figure: int) -> int:
    """A face-up figure without one's own token (legacies.relationship.legendary-own)."""
    if figure not in s.board.figures:
        return refusals.NO_FIGURE
    place = s.board.figures.index(figure)
    if place >= s.board.figures_up:
        return refusals.NO_FIGURE
    if s.board.figure_tokens[place] == seat:
        return refusals.FIGURE_OWN
    return may_enter_any_figure(s, seat)


def may_relate(s: State, seat: int, partner: int, price: Price, dispositions: bool) -> int:
    """Whether a relationship with a character, or with some legendary figure, can be made at this price."""
    if partner == LEGENDARY_PARTNER:
        code = may_enter_any_figure(s, seat)
        if code == YES and all(token == seat for token in s.board.figure_tokens[: s.board.figures_up]):
            code = refusals.FIGURE_OWN
    else:
        code = may_enter(s, seat, partner)
    return code or may_pay(s, seat, relationship_bill(s, seat, price, partner, dispositions))


def relate(s: State, seat: int, partner: int, bill: Bill) -> None:
    """Pay, then enter (legacies.relationship.make, legacies.relationship.legendary)."""
    enter: Task[Any] = ChooseFigure(seat) if partner == LEGENDARY_PARTNER else EnterTrack(seat, partner)
    s.then([*payment(seat, bill), enter])


# ---------------------------------------------------------------- entering


class EnterTrack(Task[State]):
    """A token on space 1, its benefit, and the bonus token by the track.

    legacies.relationship.make, legacies.relationship.bonus-token
    """

    def __init__(self, seat: int, character: int) -> None:
        self.seat: Final = seat
        self.character: Final = character

    def __reduce__(self) -> tuple[object, ...]:
        return (EnterTrack, (self.seat, self.character))

    def run(self, s: State) -> Ask | None:
        s.enter_track(self.seat, self.character)
        args: dict[str, object] = {"seat": self.seat, "character": CHARACTERS[self.character]}
        story.tell(s, "related", "legacies.relationship.make", args)
        s.then(benefits_of_new(s, self.seat, self.character))
        return None


def benefits_of_new(s: State, seat: int, character: int) -> list[Task[Any]]:
    """What a new relationship brings; nothing to a Rising Star (legacies.rising-star.no-benefits)."""
    if not s.book.is_player(seat):
        return []
    tasks: list[Task[Any]] = [Run(seat, s.book.spaces[character][0][s.century()], 0, character)]
    bonus = s.board.bonus[character]
    if bonus != NOBODY:
        tasks.append(Run(seat, s.book.bonuses[bonus], 0, character))
    return tasks


class WildRelationship(Task[State]):
    """A Nemesis's relationship with the first character clockwise that it can, in place of a special action.

    legacies.nemesis.special-as-benefit, legacies.nemesis.special-never
    """

    def __init__(self, seat: int, ruling: str) -> None:
        self.seat: Final = seat
        self.ruling: Final = ruling

    def __reduce__(self) -> tuple[object, ...]:
        return (WildRelationship, (self.seat, self.ruling))

    def run(self, s: State) -> Ask | None:
        own = s.seats[self.seat].character
        for far in range(1, len(CHARACTERS)):
            character = (own - far) % len(CHARACTERS)
            if may_enter(s, self.seat, character) == YES:
                story.ruled(s, self.seat, self.ruling)
                s.next(EnterTrack(self.seat, character))
                return None
        return None


class ChooseFigure(LegaciesQuestion):
    """Which legendary figure (legacies.relationship.legendary)."""

    def __reduce__(self) -> tuple[object, ...]:
        return (ChooseFigure, (self.seat,))

    def prompt(self) -> str:
        return "ask-figure"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.FIGURE,)

    def about(self, s: State) -> list[Action]:
        return [s.book.figure[figure] for figure in s.board.figures[: s.board.figures_up]]

    def may_pick(self, s: State, pick: Action) -> int:
        return may_enter_figure(s, self.seat, pick.a)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), "limit": figure_limit(s, self.seat)}

    def run(self, s: State) -> Ask | None:
        options = self.options(s)
        return self.put(s, options) if options else None

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The first empty one from the left, else the leftmost (legacies.npc.relationship-legendary)."""
        empty = [pick for pick in options if s.board.figure_tokens[s.board.figures.index(pick.a)] == NOBODY]
        return [*empty, *options][0], "npc-relationship-legendary"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        enter_figure(s, self.seat, s.board.figures.index(pick.a))


def enter_figure(s: State, seat: int, place: int) -> None:
    """An opponent's token goes home first, and its owner draws (legacies.relationship.legendary-bump)."""
    figure, bumped = s.board.figures[place], s.board.figure_tokens[place]
    tasks: list[Task[Any]] = [Run(seat, s.book.figures[figure][s.century()])] if s.book.is_player(seat) else []
    args: dict[str, object] = {"seat": seat, "figure": s.book.figure_names[figure]}
    if bumped != NOBODY:
        s.leave_figure(place)
        args["victim"] = bumped
        if s.is_person(bumped):
            tasks.insert(0, DrawAfterBump(bumped))
    s.seats[seat].free[RELATIONSHIP] -= 1
    s.board.figure_tokens[place] = seat
    message = "entered-figure" if bumped == NOBODY else "bumped-from-figure"
    story.tell(s, message, "legacies.relationship.legendary", args)
    s.then(tasks)


class DrawAfterBump(LegaciesQuestion):
    """Who was bumped off a figure draws a player card, or a successor, or nothing, at once.

    legacies.relationship.legendary-bump, legacies.relationship.legendary-bump-timing
    """

    def __reduce__(self) -> tuple[object, ...]:
        return (DrawAfterBump, (self.seat,))

    def prompt(self) -> str:
        return "ask-draw"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.DRAW,)

    def about(self, s: State) -> list[Action]:
        return s.book.draw

    def may_pick(self, s: State, pick: Action) -> int:
        return may_draw_heir(s, self.seat) if pick.a == 1 else YES

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick.a == 0:
            drawn = s.draw_cards(self.seat, 1)
            story.cards_drawn(s, "legacies.relationship.legendary-bump", self.seat, drawn)
        elif pick.a == 1:
            heirs = s.draw_heirs(self.seat, 1)
            story.heirs_drawn(s, "legacies.relationship.legendary-bump", self.seat, heirs)


def may_draw_heir(s: State, seat: int) -> int:
    """Not in generation 6, and not once the generation's successor is in play (legacies.successor.no-more-draws)."""
    if s.board.generation == GENERATIONS:
        return refusals.NO_SUCCESSORS_NOW
    return refusals.SUCCESSOR_DONE if s.seats[seat].settled else YES


# ---------------------------------------------------------------- steps of effects


class MakeBySteps(EffectQuestion):
    """With whom an effect makes a relationship; with nobody where none can be (legacies.relationship.wild)."""

    def __reduce__(self) -> tuple[object, ...]:
        return (MakeBySteps, (self.seat, self.script, self.at, self.track, self.event))

    def prompt(self) -> str:
        return "ask-partner"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.RELATIONSHIP,)

    def about(self, s: State) -> list[Action]:
        places = self.step(s).places
        return [pick for pick in s.book.relationship if places >> pick.a & 1]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not step.places >> pick.a & 1:
            return refusals.NOT_OF_EFFECT
        return may_relate(s, self.seat, pick.a, step.price, step.flag)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts, step = {**super().facts(s, pick), "limit": figure_limit(s, self.seat)}, self.step(s)
        if pick.verb is verbs.RELATIONSHIP:
            facts.update(bill_facts(relationship_bill(s, self.seat, step.price, pick.a, step.flag)))
        return facts

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """What brings it most at once, then the nearest clockwise."""
        best = nearest(s, self.seat, options)
        for pick in options:
            if pick.a != LEGENDARY_PARTNER and self.brings(s, pick) > self.brings(s, best):
                best = pick
        return best, "nemesis-other-choices"

    def brings(self, s: State, pick: Action) -> Worth:
        return NOTHING if pick.a == LEGENDARY_PARTNER else entering(s, self.seat, pick.a)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        step = self.step(s)
        relate(s, self.seat, pick.a, relationship_bill(s, self.seat, step.price, pick.a, step.flag))


class ChooseWild(LegaciesQuestion):
    """Which track a wild relationship enters; the card's price is paid then (legacies.relationship.wild)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def __reduce__(self) -> tuple[object, ...]:
        return (ChooseWild, (self.seat, self.card))

    def prompt(self) -> str:
        return "ask-wild"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TRACK,)

    def about(self, s: State) -> list[Action]:
        return s.book.track

    def may_pick(self, s: State, pick: Action) -> int:
        return may_relate(s, self.seat, pick.a, own_price(s, self.seat, self.card), False)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = super().facts(s, pick)
        if pick.verb is verbs.TRACK:
            price = own_price(s, self.seat, self.card)
            facts.update(bill_facts(relationship_bill(s, self.seat, price, pick.a, False)))
        return facts

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        price = own_price(s, self.seat, self.card)
        relate(s, self.seat, pick.a, relationship_bill(s, self.seat, price, pick.a, False))


def own_price(s: State, seat: int, card: int) -> Price:
    """What a card asks for the player's own icon."""
    at = s.book.partners[card].index(s.seats[seat].character)
    return s.book.partner_prices[card][at]


# ---------------------------------------------------------------- tokens that are moved or removed


def reaches(s: State, seat: int, places: int, character: int) -> bool:
    """Does a step with these places reach this track?"""
    if places >> character & 1:
        return True
    return bool(places >> OWN_TRACK & 1) and s.seats[seat].character == character


def belongs(whose: int, seat: int, owner: int) -> bool:
    """One's own, an opponent's, or anybody's."""
    if whose == 0:
        return owner == seat
    return whose == 2 or owner != seat


def may_move_token(s: State, seat: int, step: Step, character: int, owner: int) -> int:
    """A token of whom and where the step says, that can be moved that way."""
    space = s.token_on(owner, character)
    if space == NOBODY:
        return refusals.NOT_THERE
    if not belongs(step.whose, seat, owner) or not reaches(s, seat, step.places, character):
        return refusals.NOT_OF_EFFECT
    if step.to:
        for target in range(len(CHARACTERS)):
            if may_move_to(s, step, owner, character, target) == YES:
                return YES
        return refusals.CANNOT_MOVE
    return refusals.CANNOT_MOVE if step.way < 0 and space == 0 else YES


def may_move_to(s: State, step: Step, owner: int, origin: int, target: int) -> int:
    """Another track, never the owner's own, never a second token (legacies.relationship.move-limits)."""
    if not step.to >> target & 1 or target == origin:
        return refusals.NOT_OF_EFFECT
    if s.seats[owner].character == target:
        return refusals.OWN_TRACK
    return refusals.ALREADY_THERE if s.token_on(owner, target) != NOBODY else YES


def move_relationship(s: State, doing: Doing, step: Step) -> None:
    if step.all:
        s.next(MoveAll(doing.seat, doing.script, doing.at, doing.event))
    else:
        s.next(MoveToken(doing.seat, doing.script, doing.at, doing.track, doing.event, step.count, 0))


class TokenQuestion(EffectQuestion):
    """A relationship token on a track, one after another, none twice; `done` is a bit mask of tracks and seats."""

    def __init__(self, seat: int, script: int, at: int, track: int, event: bool, left: int, done: int) -> None:
        super().__init__(seat, script, at, track, event)
        self.left: Final = left
        self.done: Final = done

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "left": self.left}

    def tokens(self, s: State) -> list[Action]:
        """Every token on a track, in the order of the ring, leftmost first."""
        lexicon = s.book.lexicon
        return [
            lexicon.action(verbs.TOKEN, character, owner)
            for character, track in enumerate(s.board.tracks)
            for owner in track
            if owner != NOBODY
        ]

    def bit(self, pick: Action) -> int:
        return 1 << (pick.a * 8 + pick.b)

    def owner(self, s: State, pick: Action) -> int:
        if pick.verb is verbs.TOKEN:
            return pick.b
        return s.board.figure_tokens[s.board.figures.index(pick.a)]

    def place(self, pick: Action) -> int:
        return pick.a if pick.verb is verbs.TOKEN else LEGENDARY_PARTNER

    def harming(self, s: State, options: list[Action], own_first: bool) -> Action:
        """Its own token where that helps, else one of the person with the most fame, the nearest clockwise."""
        keys = []
        for pick in options:
            whose = aim(s, self.seat, self.owner(s, pick))
            keys.append((-whose if own_first else whose, clockwise(s, self.seat, self.place(pick))))
        return options[keys.index(min(keys))]


class MoveToken(TokenQuestion):
    """Which token is strengthened, weakened or moved to another track (legacies.relationship.strengthen)."""

    def __reduce__(self) -> tuple[object, ...]:
        return (MoveToken, (self.seat, self.script, self.at, self.track, self.event, self.left, self.done))

    def prompt(self) -> str:
        return "ask-move-token"

    def prompt_args(self, s: State) -> dict[str, object]:
        step = self.step(s)
        way = "to" if step.to else ("weaken" if step.way > 0 else "strengthen")
        return {**super().prompt_args(s), "way": way, "spaces": abs(step.way)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TOKEN,)

    def about(self, s: State) -> list[Action]:
        return [pick for pick in self.tokens(s) if belongs(self.step(s).whose, self.seat, pick.b)]

    def may_pick(self, s: State, pick: Action) -> int:
        if self.done & self.bit(pick):
            return refusals.NOT_THERE
        return may_move_token(s, self.seat, self.step(s), pick.a, pick.b)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The own token that lands where it pays most, or one it helps; of others, the one it harms most."""
        step = self.step(s)
        best = self.harming(s, options, step.way < 0 or bool(step.to))
        if step.flag and not self.event and not step.to:
            for pick in options:
                if self.lands(s, pick) > self.lands(s, best):
                    best = pick
        return best, "nemesis-other-choices"

    def lands(self, s: State, pick: Action) -> Worth:
        """What a token of its own would pay where it lands."""
        space = s.token_on(pick.b, pick.a) + self.step(s).way
        if pick.b != self.seat or not 0 <= space < len(s.book.spaces[pick.a]):
            return NOTHING
        return worth(s, self.seat, s.book.spaces[pick.a][space][s.century()], pick.a)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        step = self.step(s)
        if self.left > 1:
            done = self.done | self.bit(pick)
            s.next(MoveToken(self.seat, self.script, self.at, self.track, self.event, self.left - 1, done))
        if step.to:
            s.next(MoveWhere(self.seat, self.script, self.at, self.track, self.event, pick.a, pick.b))
            return
        before = s.board.tracks
        s.board.tracks = before.copy()
        for _ in range(abs(step.way)):
            space = s.token_on(pick.b, pick.a)
            if space == NOBODY or (step.way < 0 and space == 0):
                break
            if step.way > 0:
                s.move_right(pick.a, space)
            else:
                s.move_left(pick.a, space)
        after_moving(s, self.seat, before, step.flag and not self.event)


def after_moving(s: State, seat: int, before: list[list[int]], pays: bool) -> None:
    """Tell which tokens moved; the mover's own ones pay where they landed (legacies.relationship.own-move-benefit)."""
    tasks: list[Task[Any]] = []
    for character, track in enumerate(before):
        now = s.board.tracks[character]
        for space, owner in enumerate(track):
            if owner == NOBODY or now[space] == owner:
                continue
            landed = now.index(owner) if owner in now else NOBODY
            moved_token(s, owner, character, space, landed)
            if owner == seat and landed != NOBODY and pays:
                tasks.append(Run(seat, s.book.spaces[character][landed][s.century()], 0, character))
    s.then(tasks)


def moved_token(s: State, owner: int, character: int, space: int, landed: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": owner, "character": CHARACTERS[character], "space": space + 1}
        args["landed"] = landed + 1
        message = "token-left" if landed == NOBODY else "token-moved"
        story.tell(s, message, "legacies.relationship.strengthen", args)


class MoveWhere(EffectQuestion):
    """To which track a token goes, on space 1 (legacies.relationship.move-limits)."""

    def __init__(self, seat: int, script: int, at: int, track: int, event: bool, origin: int, owner: int) -> None:
        super().__init__(seat, script, at, track, event)
        self.origin: Final = origin
        self.owner: Final = owner

    def __reduce__(self) -> tuple[object, ...]:
        return (MoveWhere, (self.seat, self.script, self.at, self.track, self.event, self.origin, self.owner))

    def prompt(self) -> str:
        return "ask-move-where"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "character": CHARACTERS[self.origin], "victim": self.owner}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TRACK,)

    def about(self, s: State) -> list[Action]:
        return s.book.track

    def may_pick(self, s: State, pick: Action) -> int:
        return may_move_to(s, self.step(s), self.owner, self.origin, pick.a)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """Its own token where it pays most; else the nearest clockwise."""
        best = nearest(s, self.seat, options)
        if self.owner == self.seat and self.step(s).flag and not self.event:
            for pick in options:
                if self.pays(s, pick) > self.pays(s, best):
                    best = pick
        return best, "nemesis-other-choices"

    def pays(self, s: State, pick: Action) -> Worth:
        return worth(s, self.seat, s.book.spaces[pick.a][0][s.century()], pick.a)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        space = s.token_on(self.owner, self.origin)
        s.leave_track(self.origin, space)
        s.enter_track(self.owner, pick.a)
        moved_token(s, self.owner, self.origin, space, NOBODY)
        args: dict[str, object] = {"seat": self.owner, "character": CHARACTERS[pick.a]}
        story.tell(s, "token-entered", "legacies.relationship.move-limits", args)
        if self.owner == self.seat and self.step(s).flag and not self.event:
            s.next(Run(self.seat, s.book.spaces[pick.a][0][s.century()], 0, pick.a))


class MoveAll(Task[State]):
    """All tokens that a step reaches: to the right from the rightmost, to the left from the leftmost.

    legacies.relationship.mass-move
    """

    def __init__(self, seat: int, script: int, at: int, event: bool) -> None:
        self.seat: Final = seat
        self.script: Final = script
        self.at: Final = at
        self.event: Final = event

    def __reduce__(self) -> tuple[object, ...]:
        return (MoveAll, (self.seat, self.script, self.at, self.event))

    def run(self, s: State) -> Ask | None:
        step = s.book.scripts[self.script][self.at]
        before = s.board.tracks
        s.board.tracks = before.copy()
        for character in range(len(CHARACTERS)):
            if reaches(s, self.seat, step.places, character):
                for _ in range(abs(step.way)):
                    self.move(s, step, character)
        after_moving(s, self.seat, before, step.flag and not self.event)
        return None

    def move(self, s: State, step: Step, character: int) -> None:
        length = len(s.board.tracks[character])
        spaces = range(length - 1, -1, -1) if step.way > 0 else range(1, length)
        for space in spaces:
            owner = s.board.tracks[character][space]
            if owner == NOBODY or not belongs(step.whose, self.seat, owner):
                continue
            if step.way > 0:
                s.move_right(character, space)
            elif s.board.tracks[character][space - 1] == NOBODY:
                s.move_left(character, space)


def remove_relationship(s: State, doing: Doing, step: Step) -> None:
    """All of them, those of one figure, or some of the player's choice (legacies.relationship.removed-returns)."""
    if not step.all:
        s.next(RemoveToken(doing.seat, doing.script, doing.at, doing.track, doing.event, step.count, 0))
        return
    for place, owner in enumerate(s.board.figure_tokens):
        if owner != NOBODY and may_remove_figure(s, doing.seat, step, place) == YES:
            take_off_figure(s, place)
    if step.figure >= 0:
        return
    for character, track in enumerate(s.board.tracks):
        for space, owner in enumerate(track):
            if owner != NOBODY and may_remove_token(s, doing.seat, step, character, owner) == YES:
                s.leave_track(character, space)
                moved_token(s, owner, character, space, NOBODY)


def take_off_figure(s: State, place: int) -> None:
    args: dict[str, object] = {"seat": s.board.figure_tokens[place]}
    args["figure"] = s.book.figure_names[s.board.figures[place]]
    story.tell(s, "figure-left", "legacies.relationship.removed-returns", args)
    s.leave_figure(place)


def may_remove_token(s: State, seat: int, step: Step, character: int, owner: int) -> int:
    if s.token_on(owner, character) == NOBODY:
        return refusals.NOT_THERE
    fits = step.figure < 0 and belongs(step.whose, seat, owner) and reaches(s, seat, step.places, character)
    return YES if fits else refusals.NOT_OF_EFFECT


def may_remove_figure(s: State, seat: int, step: Step, place: int) -> int:
    owner = s.board.figure_tokens[place]
    if owner == NOBODY:
        return refusals.NOT_THERE
    if not step.places >> LEGENDARY & 1 or not belongs(step.whose, seat, owner):
        return refusals.NOT_OF_EFFECT
    return YES if step.figure in (-1, s.board.figures[place]) else refusals.NOT_OF_EFFECT


class RemoveToken(TokenQuestion):
    """Which token goes home."""

    def __reduce__(self) -> tuple[object, ...]:
        return (RemoveToken, (self.seat, self.script, self.at, self.track, self.event, self.left, self.done))

    def prompt(self) -> str:
        return "ask-remove-token"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TOKEN, verbs.FIGURE_TOKEN)

    def about(self, s: State) -> list[Action]:
        figures = [
            s.book.figure_token[figure]
            for place, figure in enumerate(s.board.figures[: s.board.figures_up])
            if s.board.figure_tokens[place] != NOBODY
        ]
        return [*self.tokens(s), *figures]

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.verb is verbs.TOKEN:
            return may_remove_token(s, self.seat, self.step(s), pick.a, pick.b)
        if pick.a not in s.board.figures:
            return refusals.NOT_THERE
        return may_remove_figure(s, self.seat, self.step(s), s.board.figures.index(pick.a))

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        return self.harming(s, options, False), "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            s.next(RemoveToken(self.seat, self.script, self.at, self.track, self.event, self.left - 1, 0))
        if pick.verb is verbs.TOKEN:
            space = s.token_on(pick.b, pick.a)
            s.leave_track(pick.a, space)
            moved_token(s, pick.b, pick.a, space, NOBODY)
        else:
            take_off_figure(s, s.board.figures.index(pick.a))


# ---------------------------------------------------------------- collecting


def collect_space(s: State, doing: Doing, step: Step) -> None:
    """A space of one's own track, or that under one of one's tokens (legacies.component.special-action-sample)."""
    if step.flag:
        s.then([CollectToken(doing.seat, doing.script, doing.at, doing.track, doing.event)] * step.count)
        return
    character = s.seats[doing.seat].character
    spaces = s.book.spaces[character]
    if step.way <= len(spaces):
        script = spaces[step.way - 1][s.century()]
        s.then([Run(doing.seat, script, 0, character, doing.event)] * step.count)


class CollectToken(EffectQuestion):
    """The benefit under which of one's own tokens."""

    def __reduce__(self) -> tuple[object, ...]:
        return (CollectToken, (self.seat, self.script, self.at, self.track, self.event))

    def prompt(self) -> str:
        return "ask-collect-token"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.COLLECT,)

    def about(self, s: State) -> list[Action]:
        return own_tokens(s, self.seat)

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if s.token_on(self.seat, pick.a) != NOBODY else refusals.NOT_THERE

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        best = nearest(s, self.seat, options)
        for pick in options:
            if under_token(s, self.seat, pick.a) > under_token(s, self.seat, best.a):
                best = pick
        return best, "nemesis-reward-preference"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        space = s.token_on(self.seat, pick.a)
        s.next(Run(self.seat, s.book.spaces[pick.a][space][s.century()], 0, pick.a, self.event))


def under_token(s: State, seat: int, character: int) -> Worth:
    """What the space under its token on a track brings."""
    space = s.token_on(seat, character)
    return worth(s, seat, s.book.spaces[character][space][s.century()], character)


def own_tokens(s: State, seat: int) -> list[Action]:
    """The tracks on which a seat has a token."""
    return [pick for pick in s.book.collect if s.token_on(seat, pick.a) != NOBODY]


def collect_bonus(s: State, doing: Doing, step: Step) -> None:
    if step.flag:
        s.next(CollectBonus(doing.seat, doing.script, doing.at, doing.track, doing.event, step.count, 0))
        return
    character = s.seats[doing.seat].character
    bonus = s.board.bonus[character]
    if bonus != NOBODY:
        s.next(Run(doing.seat, s.book.bonuses[bonus], 0, character, doing.event))


class CollectBonus(EffectQuestion):
    """Which bonus tokens on the board, each once."""

    def __init__(self, seat: int, script: int, at: int, track: int, event: bool, left: int, done: int) -> None:
        super().__init__(seat, script, at, track, event)
        self.left: Final = left
        self.done: Final = done

    def __reduce__(self) -> tuple[object, ...]:
        return (CollectBonus, (self.seat, self.script, self.at, self.track, self.event, self.left, self.done))

    def prompt(self) -> str:
        return "ask-bonus"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "left": self.left}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BONUS,)

    def about(self, s: State) -> list[Action]:
        return [pick for pick in s.book.bonus if s.board.bonus[pick.a] != NOBODY]

    def may_pick(self, s: State, pick: Action) -> int:
        there = s.board.bonus[pick.a] != NOBODY and not self.done >> pick.a & 1
        return YES if there else refusals.NO_BONUS

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        best = nearest(s, self.seat, options)
        for pick in options:
            if self.brings(s, pick) > self.brings(s, best):
                best = pick
        return best, "nemesis-reward-preference"

    def brings(self, s: State, pick: Action) -> Worth:
        return worth(s, self.seat, s.book.bonuses[s.board.bonus[pick.a]], pick.a)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            done = self.done | 1 << pick.a
            s.next(CollectBonus(self.seat, self.script, self.at, self.track, self.event, self.left - 1, done))
        s.next(Run(self.seat, s.book.bonuses[s.board.bonus[pick.a]], 0, pick.a, self.event))
