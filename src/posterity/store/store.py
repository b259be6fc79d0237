"""The store as the server sees it: every method is one transaction, durable when it returns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from posterity.core.records import Record, Result
from posterity.store.kept import (
    NO_TOKENS,
    ChatLine,
    Counts,
    KeptEntry,
    KeptGame,
    Mark,
    Person,
    Search,
    Sitting,
    Status,
    Token,
    TokenChange,
    TokenKind,
    Webhook,
)
from posterity.store.news import News
from posterity.store.work import games, people, tokens, whole
from posterity.store.work.statements import NOBODY, Seated, Work

T = TypeVar("T")
Listener = Callable[[News], None]


class Store(ABC):
    """Where tables are kept.

    Every method may raise StoreError: then nothing of it was kept, and it may be tried again. Methods that write
    return when what they wrote is on the disk. Safe to call from many tasks of one event loop at once.
    Get one with `open_store(url)`.
    """

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    @abstractmethod
    async def read(self, job: Work[T]) -> T:
        """Carry out a job that writes nothing."""

    @abstractmethod
    async def carry_out(self, job: Work[T]) -> tuple[T, list[News]]:
        """Carry out a job in one transaction; what it wrote is durable when this returns, with its news."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of the database; no further call."""

    async def write(self, job: Work[T]) -> T:
        """Carry out a job in one transaction, then tell everybody in this process."""
        value, news = await self.carry_out(job)
        for one in news:
            self.tell(one)
        return value

    def listen(self, listener: Listener) -> None:
        """Have `listener` called in the event loop after something has changed, by whichever process."""
        self.listeners.append(listener)

    def unlisten(self, listener: Listener) -> None:
        self.listeners.remove(listener)

    def tell(self, news: News) -> None:
        for listener in list(self.listeners):
            listener(news)

    @abstractmethod
    async def announce(self, game: str, seats: int) -> None:
        """Tell other processes that people are at a table here, with a bit for each of their seats. Nothing is kept."""

    # ---------------------------------------------------------------- games

    async def add_game(
        self,
        game: KeptGame,
        entries: Sequence[KeptEntry] = (),
        seated: Seated = NOBODY,
        change: TokenChange = NO_TOKENS,
    ) -> None:
        """A new table, with the entries it begins with (1, 2 …) if it is a branch, and who sits there already.

        `change` may have its links. Conflict if its id is taken.
        """
        await self.write(games.add_game(game, entries, seated, change))

    async def add_rematch(self, old: KeptGame, new: KeptGame, seated: Seated = NOBODY) -> KeptGame:
        """A new table together with an `update` of the old one, which names it; the old one as it is kept now."""
        return await self.write(games.add_rematch(old, new, seated))

    async def game(self, game: str) -> KeptGame:
        """A table without its entries; Missing if there is none."""
        return await self.read(games.game(game))

    async def update(
        self,
        game: KeptGame,
        seated: Seated = NOBODY,
        change: TokenChange = NO_TOKENS,
        entries: Sequence[KeptEntry] = (),
        names: str | None = None,
    ) -> KeptGame:
        """Keep status, public, owner, header and aside of a table; what is kept now, with its new version.

        `seated` says who (None: nobody) has which seat from now on. `entries` are appended first, as by `append`.
        Conflict if the table was updated, or its game ended, since it was read, or has other entries by now.
        """
        return await self.write(games.update(game, seated, change, entries, names))

    async def remove(self, game: str) -> None:
        """Forget a table with its entries, tokens, sittings and chat."""
        await self.write(games.remove(game))

    async def find(self, search: Search) -> list[KeptGame]:
        return await self.read(games.find(search))

    async def owned(self, person: str, status: Sequence[Status]) -> int:
        """How many tables with one of these states somebody owns."""
        return await self.read(games.owned(person, status))

    async def marks(self, ids: Sequence[str]) -> dict[str, Mark]:
        """How far each of these tables has come; those that are not there are left out."""
        return await self.read(games.marks(ids))

    # ---------------------------------------------------------------- entries

    async def append(self, game: str, entry: KeptEntry, result: Result | None = None, names: str | None = None) -> None:
        """Compare and append: entry n becomes the newest entry of a running game.

        Conflict if n is not the next number, if the game is not running or not there. With `result`, which comes
        with the last entry, the game is `over` from here on. A change of seat may have the name of a person.
        """
        await self.write(games.append(game, entry, result, names))

    async def entries(self, game: str, after: int = 0) -> list[KeptEntry]:
        """The entries of a game with a number above `after`, in order."""
        return await self.read(games.entries(game, after))

    async def record(self, game: str) -> Record:
        """The whole record, secrets included: what `table.replay.replay` makes a table from. Missing if none began."""
        return await self.read(games.record(game))

    # ---------------------------------------------------------------- people

    async def add_person(self, person: Person, key: Token) -> None:
        """Somebody new with the first key; Conflict if the id is taken."""
        await self.write(people.add_person(person, key))

    async def person(self, person: str) -> Person:
        """Missing if there is none."""
        return await self.read(people.person(person))

    async def update_person(self, person: Person) -> None:
        """Keep name, seen and settings; the last one who does so is right."""
        await self.write(people.update_person(person))

    async def forget(self, person: str, name: str) -> None:
        """Delete a person with tokens and chat; records that name the person say `name` instead."""
        await self.write(people.forget(person, name))

    async def sat(self, person: str) -> list[tuple[str, int]]:
        """Every game and seat at which a person sits or once sat."""
        return await self.read(people.sat(person))

    async def named_at(self, person: str) -> list[str]:
        """Every table that has a person's id around its game: as owner, player, spectator, or in a wish or a list."""
        return await self.read(people.named_at(person))

    async def webhook(self, person: str) -> Webhook | None:
        """Where a person wants to be told; None if nowhere."""
        return await self.read(people.webhook(person))

    async def set_webhook(self, hook: Webhook) -> None:
        """Keep it instead of an earlier one."""
        await self.write(people.set_webhook(hook))

    async def clear_webhook(self, person: str) -> None:
        await self.write(people.clear_webhook(person))

    async def count_webhook(self, hook: Webhook, failed: bool) -> None:
        """One more failure in a row, or none any more; nothing if there is another address by now."""
        await self.write(people.count_webhook(hook, failed))

    # ---------------------------------------------------------------- tokens

    async def replace_kind(self, token: Token) -> None:
        """Keep a token of a person; all earlier ones of its kind open nothing any more."""
        await self.write(tokens.replace_kind(token))

    async def change_tokens(self, change: TokenChange) -> None:
        """Let some tokens open nothing any more and keep new ones."""
        await self.write(tokens.change(change))

    async def token(self, hash: str, now: int) -> Token | None:
        """What the token with this hash opens; None if there is none or its time is over."""
        return await self.read(tokens.token(hash, now))

    async def spend(self, hash: str, now: int) -> Token | None:
        """The same, and it opens nothing any more: only one of several who try at once gets it."""
        return await self.write(tokens.spend(hash, now))

    async def exchange(self, hash: str, now: int, new: Token) -> Token | None:
        """Spend a token and keep a new one instead; neither happens without the other."""
        return await self.write(tokens.exchange(hash, now, new))

    async def clear_tokens(self, now: int) -> None:
        """Forget the tokens whose time is over."""
        await self.write(tokens.clear_tokens(now))

    async def tokens_of(self, person: str) -> list[Token]:
        """The keys and recovery tokens of a person, oldest first."""
        return await self.read(tokens.tokens_of(person))

    async def tokens_at(self, game: str) -> list[Token]:
        """The links of a table, oldest first."""
        return await self.read(tokens.tokens_at(game))

    async def revoke(self, hash: str) -> None:
        """Let a token open nothing any more; nothing happens if there is none."""
        await self.write(tokens.revoke(hash))

    async def revoke_kind(self, person: str, kind: TokenKind) -> None:
        """Let all tokens of this kind of a person open nothing any more."""
        await self.write(tokens.revoke_kind(person, kind))

    # ---------------------------------------------------------------- seats

    async def sit(self, game: str, seat: int, person: str | None) -> None:
        """Somebody (None: nobody) has a seat from now on, instead of whoever had it."""
        await self.write(games.sit(game, seat, person))

    async def sittings(self, game: str) -> list[Sitting]:
        """Who has each seat now, by seat."""
        return await self.read(games.sittings(game))

    # ---------------------------------------------------------------- chat

    async def say(self, line: ChatLine) -> ChatLine:
        """Keep something said; the line with its number."""
        return replace(line, n=await self.write(games.say(line)))

    async def chat(self, game: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        """What was said after line `after`, the last `most` lines of it, in order."""
        return await self.read(games.chat(game, after, most))

    # ---------------------------------------------------------------- the whole

    async def setting(self, key: str) -> str | None:
        """A value that the server keeps for itself."""
        return await self.read(whole.setting(key))

    async def set_setting(self, key: str, value: str) -> None:
        await self.write(whole.set_setting(key, value))

    async def counts(self) -> Counts:
        return await self.read(whole.counts())

    async def all_games(self) -> list[str]:
        """The ids of all games that have begun, oldest first."""
        return await self.read(games.all_games())

    async def check(self) -> None:
        """Read something: StoreError if the database cannot be reached. For the health page."""
        await self.read(whole.check())
