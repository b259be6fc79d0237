"""Everything a person can do at a table, by name: over HTTP and over the websocket it is the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from posterity.server.actions import people, playing, seating
from posterity.server.api import requests, responses
from posterity.server.lobby import branch, rematch
from posterity.server.sessions.cache import TableCache
from posterity.server.sessions.session import TableSession
from posterity.store import Conflict, Person


@dataclass(frozen=True)
class TableAction:
    """One action: the type of its request, the type of its response, and the function that runs with the lock held.

    An action that makes a new table is given the cache as its first argument.
    """

    body: type[requests.Body]
    result: type[responses.Sent]
    run: Callable[..., Awaitable[responses.Sent]]
    summary: str
    tries: int = 5  # 1 where it speaks of what was seen, or makes another table
    makes_table: bool = False

    async def do(
        self, tables: TableCache, session: TableSession, person: Person, body: requests.Body
    ) -> responses.Sent:
        """Do it. If another process changed the table first, load that change and try again."""
        cache = [tables] if self.makes_table else []
        for _ in range(self.tries - 1):
            try:
                return await self.run(*cache, session, person, body)
            except Conflict:
                await session.ensure_loaded()
        return await self.run(*cache, session, person, body)


async def play_again(
    tables: TableCache, session: TableSession, person: Person, body: requests.Again
) -> responses.Joined:
    session.check_seated(person)
    return await rematch.rematch(tables, session, person, body)


ACTIONS = {
    "answer": TableAction(requests.Answering, responses.Done, playing.answer, "Answer the open question.", 1),
    "undo": TableAction(
        requests.Undoing, responses.Done, playing.undo, "Take back answers, or propose it to the others.", 1
    ),
    "vote": TableAction(requests.Voting, responses.Done, playing.vote, "Agree to a proposal, or end it.", 1),
    "sit": TableAction(requests.Sitting, responses.Done, seating.sit, "Take an open seat before the game."),
    "stand": TableAction(requests.OwnSeat, responses.Done, seating.stand, "Leave a seat before the game."),
    "start": TableAction(requests.Starting, responses.Done, seating.start, "Begin now, with bots at the empty seats."),
    "commit": TableAction(
        requests.Committing, responses.Done, seating.commit, "Put the hash of one's bytes into the deal."
    ),
    "entropy": TableAction(requests.Opening, responses.Done, seating.entropy, "Open one's bytes for the deal."),
    "bot": TableAction(
        requests.LettingBot, responses.Done, seating.bot, "Let a bot play on for one's seat, or an empty one."
    ),
    "back": TableAction(requests.OwnSeat, responses.Done, seating.back, "Take one's seat back from the bot."),
    "resign": TableAction(requests.Resigning, responses.Done, seating.resign, "Give up one's seat for good."),
    "take": TableAction(requests.Taking, responses.Done, seating.take, "Ask for a seat at which no person is."),
    "kick": TableAction(requests.Kicking, responses.Done, people.kick, "Show somebody out."),
    "mute": TableAction(requests.Muting, responses.Done, people.mute, "Read somebody's chat no more, or again."),
    "settings": TableAction(
        requests.Setting, responses.Done, people.settings, "Have questions with one answer answered."
    ),
    "lesson": TableAction(
        requests.Following, responses.Done, people.lesson, "Leave a lesson and play on freely, or go back to it."
    ),
    "chat": TableAction(requests.Chatting, responses.ChatSent, people.chat, "Say something."),
    "link": TableAction(requests.Linking, responses.Link, people.link, "Make a link to an empty seat, or to watch."),
    "branch": TableAction(
        requests.Branching,
        responses.Joined,
        branch.make_branch,
        "Go on from a position of a finished game.",
        tries=1,
        makes_table=True,
    ),
    "rematch": TableAction(
        requests.Again, responses.Joined, play_again, "Play once more with the same people.", makes_table=True
    ),
}
