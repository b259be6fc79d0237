"""Legendary figures: who may have a relationship with one, who is bumped off and draws."""

from __future__ import annotations

from typing import Any

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import GENERATIONS, NOBODY, RELATIONSHIP
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.state import State


def figure_limit(s: State, seat: int) -> int:
    """Two, unless a successor says otherwise (legacies.relationship.legendary-limit)."""
    limit = s.book.constants.legendary_limit
    for step in s.modifiers(seat):
        if step.target == "legendary-limit":
            limit += step.add[s.century()]
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


class ChooseFigure(LegaciesQuestion):
    """Which legendary figure (legacies.relationship.legendary)."""

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
    tasks: list[Task[Any]] = [Run(Doing(seat, s.book.figures[figure][s.century()]))] if s.book.is_player(seat) else []
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


def take_off_figure(s: State, place: int) -> None:
    args: dict[str, object] = {"seat": s.board.figure_tokens[place]}
    args["figure"] = s.book.figure_names[s.board.figures[place]]
    story.tell(s, "figure-left", "legacies.relationship.removed-returns", args)
    s.leave_figure(place)
