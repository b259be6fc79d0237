"""What a worker is asked when a bot is to move, and how it answers. Each request stands alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from posterity.bots import ThinkingTime, bot_maker, is_built_in
from posterity.core.chance import BlakeStream
from posterity.core.codec import dump
from posterity.core.game import Game, Setup
from posterity.core.observation import observe
from posterity.core.sets import CardSet
from posterity.core.tasks import State
from posterity.games import GAMES

USUAL = "greedy"  # plays where a table names a bot that is not known here, or where the bot fails
CHANCE = "random"  # answers where even that fails
MOST = 4000  # milliseconds after which a level answers with what it has found so far
SETS = 8  # card sets that a worker remembers


class CardSetReference(NamedTuple):
    """The cards of a table: by name and hash where they come with the game, else whole."""

    game: str
    name: str
    sha256: str


class BotRequest(NamedTuple):
    """A position of a game, as `core.codec` writes it, and which bot is to answer with which stream of its seed."""

    game: str
    players: int
    options: dict[str, str]
    rules: int
    seed: bytes
    cards: CardSetReference | CardSet
    state: bytes
    bot: str
    stream: str

    def carry_out(self) -> str:
        return bot_answer(self)

    def about(self) -> str:
        return f"{self.bot} at {self.game}"


def bot_request(game: Game[Any], setup: Setup, state: State, bot: str, stream: str) -> BotRequest:
    return BotRequest(
        game=game.name,
        players=setup.players,
        options=setup.options,
        rules=setup.rules,
        seed=setup.seed,
        cards=cards_of(game, setup),
        state=dump(state),
        bot=bot if is_built_in(bot) and ":" not in bot else USUAL,
        stream=stream,
    )


def cards_of(game: Game[Any], setup: Setup) -> CardSetReference | CardSet:
    """The cards of a table as they are sent: those that come with the game are named."""
    cards = setup.cards
    return cards if cards.own else CardSetReference(game.name, cards.set, cards.sha256)


def bot_answer(request: BotRequest) -> str:
    """The answer that the bot gives: it sees an observation of the position, and nothing else."""
    game = GAMES[request.game]
    cards = request.cards if isinstance(request.cards, CardSet) else load_cards(request.cards)
    setup = Setup(players=request.players, options=request.options, cards=cards, seed=request.seed, rules=request.rules)
    state = game.load(request.state, setup)
    luck = BlakeStream(request.seed, request.stream)
    return bot_maker(request.bot, ThinkingTime(most=MOST))(luck).choose(observe(game, state)).text


@lru_cache(SETS)
def load_cards(cards: CardSetReference) -> CardSet:
    return GAMES[cards.game].shelf.named(cards.name, cards.sha256)
