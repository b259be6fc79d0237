"""What all questions of legacies have in common: reasons with their clauses, and that a Nemesis is never asked."""

from __future__ import annotations

from posterity.core.actions import Action
from posterity.core.tasks import Ask, Question
from posterity.games.legacies import refusals, story
from posterity.games.legacies.rulebook import GRANTS, PERSON
from posterity.games.legacies.rules.preferences import nearest
from posterity.games.legacies.state import State


class LegaciesQuestion(Question[State]):
    """A question of legacies. People are asked, a Nemesis decides by its rules."""

    def run(self, s: State) -> Ask | None:
        return self.put(s, self.options(s))

    def put(self, s: State, options: list[Action]) -> Ask | None:
        """Ask a person; a Nemesis answers at once, and says by which of its rules."""
        if s.book.kinds[self.seat] == PERSON:
            return Ask(self.seat, self.prompt(), options)
        if options:
            pick, ruling = self.decide(s, options)
            story.ruled(s, self.seat, ruling)
            self.answer(s, pick, None)
        return None

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """What a Nemesis answers, and the rule that says so: `nemesis-event` for legacies.nemesis.event.

        Without a rule of its own, the first in ring order (legacies.nemesis.other-choices).
        """
        return nearest(s, self.seat, options), "nemesis-other-choices"

    def may_say(self, s: State, pick: Action, words: str) -> int:
        return refusals.NO_WORDS

    def out_of_step(self, s: State, pick: Action) -> int:
        return refusals.FINISH_FIRST

    def grant(self, s: State, pick: Action) -> str:
        return GRANTS[pick.verb.name]

    def subject(self) -> str:
        """The clause that this question rests on."""
        return GRANTS[self.verbs()[0].name]

    def refusal(self, s: State, code: int) -> tuple[str, str]:
        message, clause = refusals.REFUSALS[code]
        return message, self.subject() if clause == refusals.SUBJECT else clause

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        """What the asked seat owns: the numbers most refusals speak of."""
        player = s.seats[self.seat]
        return {
            "own_gold": player.gold,
            "own_fame": player.fame,
            "own_resources": player.stock(),
            "own_cards": len(player.hand),
            "own_foundation": player.foundation,
        }
