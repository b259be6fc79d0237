"""What machines adds to a turn of gears: activation, abilities, extra turns."""

from __future__ import annotations

from typing import Any

from posterity.core.actions import Action
from posterity.core.tasks import Task
from posterity.games.gears.rules.turn import BeginTurn
from posterity.games.gears.state import State
from posterity.games.machines.rulebook import EXTRA_TURN, MachinesRulebook
from posterity.games.machines.rules.abilities import happens
from posterity.games.machines.rules.activate import activate, may_activate
from posterity.games.machines.schema import ESTABLISHED
from posterity.games.machines.state import machinery, set_activated, set_tokens


class AbilityRulebook(MachinesRulebook):
    """The seams of a turn."""

    def end_turn(self, s: State, seat: int) -> None:
        """A token is handed back when its turn is over (machines.extra-turn.gear); an unused activation is lost."""
        set_activated(s, False)
        if s.turn == EXTRA_TURN:
            set_tokens(s, tuple([other for other in machinery(s).tokens if other != seat]))

    def stays_open(self, s: State, seat: int) -> bool:
        """A technology may still be activated (machines.turn.ending)."""
        return True

    def free_plays(self, s: State, seat: int) -> list[Action]:
        """To activate any technology on the timeline that has a gear (machines.activate.gear-only)."""
        there = [site.technology for sites in s.frames for site in sites if self.gears[site.technology]]
        return [self.activate[technology] for technology in sorted(set(there))]

    def may_play(self, s: State, seat: int, pick: Action) -> int:
        return may_activate(s, seat, pick.a)

    def play_facts(self, s: State, seat: int, pick: Action) -> dict[str, object]:
        """How many cubes lie there, one's own and the most of another player."""
        site = s.site(s.players[seat].frame, pick.a)
        if site is None:
            return {}
        return {"own": site.cubes[seat], "most": max([site.cubes[other] for other in self.others[seat]])}

    def play(self, s: State, seat: int, pick: Action) -> None:
        activate(s, seat, pick.a)

    def after_establishing(self, s: State, seat: int, frame: int, technology: int) -> list[Task[Any]]:
        """A when-established ability happens at once (machines.when.trigger, machines.turn.establish-sequence)."""
        ability = self.abilities[technology]
        if ability is None or ability.when != ESTABLISHED:
            return []
        return happens(s, seat, frame, technology, ability)

    def extra_turns(self, s: State) -> list[Task[Any]]:
        """The holders of tokens, in player order (machines.extra-turn.when)."""
        tokens = machinery(s).tokens
        return [BeginTurn(seat, EXTRA_TURN) for seat in s.order if seat in tokens]

    def clear_round(self, s: State) -> None:
        """No token is carried over; the spliced frame and the reward tokens stay (machines.prepare.kept)."""
        set_tokens(s, ())
