"""What a bot gets: an Observation of its own seat, and Guesses made from it. Nothing leads back to the table."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action
from posterity.core.chance import Stream
from posterity.core.features import FeatureExtractor, Features
from posterity.core.game import Game
from posterity.core.tasks import Ask, State, apply, play_at_random
from posterity.core.views import as_data


class Guess:
    """A world dealt anew that agrees with everything its seat has seen. It may be played with freely."""

    def __init__(self, game: Game[Any], world: State, seat: int) -> None:
        self._game: Final = game
        self._world: Final = world
        self.seat: Final = seat

    def ask(self) -> Ask | None:
        """The open question, whoever is asked; None when the game is over."""
        return self._world.ask

    def apply(self, pick: Action) -> None:
        apply(self._world, pick)

    def play_out(self, luck: Stream) -> None:
        """Play on at random until the game is over."""
        play_at_random(self._world, luck)

    def clone(self) -> Guess:
        return Guess(self._game, self._world.clone(), self.seat)

    def scores(self) -> list[int]:
        return self._game.scores(self._world)

    def winners(self) -> list[int]:
        """Once the game is over: who has won, or shares the victory."""
        return self._game.winners(self._world)

    def players(self) -> int:
        return len(self._game.scores(self._world))

    def outcome(self, seat: int) -> tuple[int, int]:
        """Once the game is over: a seat's share of the victory in millionths, and by how much it leads."""
        winners = self._game.winners(self._world)
        return 1_000_000 // len(winners) if seat in winners else 0, self._game.lead(self._world, seat)

    def held(self, seat: int) -> list[str]:
        """The cards that a seat holds in this world and others may not see."""
        return self._game.held(self._world, seat)

    def extract(self, seat: int, into: Features) -> None:
        """Tell a network how a seat stands."""
        extractor = self._game.features
        assert extractor is not None
        extractor.extract(self._world, seat, into)

    def worth(self) -> int:
        """How well the guessing seat stands, by the game's own evaluation."""
        return self._game.evaluate(self._world, self.seat)

    def worth_alone(self) -> int:
        """The same without a look at the others."""
        return self._game.evaluate_alone(self._world, self.seat)

    def forget(self, luck: Stream) -> None:
        """Imagine this world as somebody does who does not remember what was discarded."""
        self._game.forget(self._world, luck)


class Observation:
    """A cheap handle on what one seat may know. Its view is built only when asked for."""

    def __init__(self, game: Game[Any], state: State, seat: int, ask: Ask) -> None:
        self._game: Final = game
        self._state: Final = state
        self._sorted: State | None = None  # the state that guesses are made from, once somebody has guessed
        self.seat: Final = seat
        self.ask: Final = ask

    def view(self) -> dict[str, Any]:
        """What `posterity position --seat` prints."""
        found: dict[str, Any] = as_data(self._game.view(self._state, self.seat))
        return found

    def game_name(self) -> str:
        return self._game.name

    def extractor(self) -> FeatureExtractor | None:
        """What tells positions of this game to a network."""
        return self._game.features

    def properties(self) -> list[list[int]]:
        """What the cards of this table are, for a network."""
        extractor = self._game.features
        assert extractor is not None
        return extractor.properties(self._state)

    def guess(self, luck: Stream) -> Guess:
        """A possible world, drawn with the bot's own luck: it depends on nothing else that the seat does not know."""
        s = self._sorted
        if s is None:
            s = self._sorted = self._game.sort_unseen(self._state, self.seat)
        return Guess(self._game, self._game.guess(s, self.seat, luck), self.seat)

    def guess_as_laid(self, luck: Stream) -> Guess:
        """For `greedy` alone, whose answers are fixed: which guess it is may depend on how unseen cards lie."""
        return Guess(self._game, self._game.guess(self._state, self.seat, luck), self.seat)


def observe(game: Game[Any], s: State) -> Observation:
    """The table as the seat that is asked may know it."""
    assert s.ask is not None
    return Observation(game, s, s.ask.seat, s.ask)


class Bot:
    """Answers questions from observations alone."""

    def choose(self, observation: Observation) -> Action:
        raise NotImplementedError


def play_out(game: Game[Any], s: State, bots: list[Bot]) -> int:
    """Let bots answer until the game is over; how many answers it took."""
    count = 0
    while s.ask is not None:
        bot = bots[s.ask.seat]
        apply(s, bot.choose(Observation(game, s, s.ask.seat, s.ask)))
        count += 1
    return count
