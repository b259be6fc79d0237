"""The store as the server sees it: every method is one transaction, durable when it returns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

from posterity.store.jobs import chat as chat_jobs
from posterity.store.jobs import entries as entry_jobs
from posterity.store.jobs import games, people, practice, reviews, settings, tokens
from posterity.store.jobs.statements import StoreJob
from posterity.store.news import News

P = ParamSpec("P")
T = TypeVar("T")
Listener = Callable[[News], None]


class Backend(ABC):
    """Carries out jobs, one transaction each, and tells listeners what they have changed."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    @abstractmethod
    async def read(self, job: StoreJob[T]) -> T:
        """Carry out a job that writes nothing."""

    @abstractmethod
    async def carry_out(self, job: StoreJob[T], erases: bool = False) -> tuple[T, list[News]]:
        """Carry out a job in one transaction; what it wrote is durable when this returns, with its news.

        What it `erases` is not to be found in the files of the database afterwards.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of the database; no further call."""

    @abstractmethod
    async def announce(self, game: str, seats: int) -> None:
        """Tell other processes that people are at a table here, with a bit for each of their seats. Nothing is kept."""

    async def write(self, job: StoreJob[T], erases: bool = False) -> T:
        """Carry out a job in one transaction, then tell everybody in this process."""
        value, news = await self.carry_out(job, erases)
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


class Read(Generic[P, T]):
    """A method of the store that carries out a job which writes nothing."""

    def __init__(self, job: Callable[P, StoreJob[T]]) -> None:
        self.job = job

    def __get__(self, store: Backend, owner: type[Backend]) -> Callable[P, Coroutine[Any, Any, T]]:
        @wraps(self.job)
        async def method(*args: P.args, **keys: P.kwargs) -> T:
            return await store.read(self.job(*args, **keys))

        return method


class Write(Generic[P, T]):
    """A method of the store that carries out a job which writes."""

    def __init__(self, job: Callable[P, StoreJob[T]], erases: bool = False) -> None:
        self.job = job
        self.erases = erases

    def __get__(self, store: Backend, owner: type[Backend]) -> Callable[P, Coroutine[Any, Any, T]]:
        @wraps(self.job)
        async def method(*args: P.args, **keys: P.kwargs) -> T:
            return await store.write(self.job(*args, **keys), self.erases)

        return method


class Store(Backend):
    """Where tables are kept. Each method is a job of `store.jobs`, which says what it takes, does and answers.

    Every method may raise StoreError: then nothing of it was kept, and it may be tried again. Methods that write
    return when what they wrote is on the disk. Safe to call from many tasks of one event loop at once.
    Get one with `open_store(url)`.
    """

    add_game = Write(games.add_game)
    add_rematch = Write(games.add_rematch)
    game = Read(games.game)
    update = Write(games.update)
    remove = Write(games.remove)
    find = Read(games.find)
    owned = Read(games.owned)
    marks = Read(games.marks)
    all_games = Read(games.all_games)

    append = Write(entry_jobs.append)
    entries = Read(entry_jobs.entries)
    record = Read(entry_jobs.record)

    say = Write(chat_jobs.say)
    chat = Read(chat_jobs.chat)

    ask_for_review = Write(reviews.ask_for_review)
    review = Read(reviews.review)
    findings = Read(reviews.findings)
    unfinished_reviews = Read(reviews.unfinished_reviews)
    take_review = Write(reviews.take_review)
    hold_reviews = Write(reviews.hold_reviews)
    let_go_of_reviews = Write(reviews.let_go_of_reviews)
    keep_findings = Write(reviews.keep_findings)
    end_review = Write(reviews.end_review)

    keep_position = Write(practice.keep_position)
    positions = Read(practice.positions)
    position = Read(practice.position)
    note_practice = Write(practice.note_practice)
    drop_position = Write(practice.drop_position)

    add_person = Write(people.add_person)
    person = Read(people.person)
    update_person = Write(people.update_person)
    forget = Write(people.forget, erases=True)
    sat = Read(people.sat)
    named_at = Read(people.named_at)
    webhook = Read(people.webhook)
    set_webhook = Write(people.set_webhook)
    clear_webhook = Write(people.clear_webhook)
    count_webhook = Write(people.count_webhook)

    token = Read(tokens.token)
    tokens_of = Read(tokens.tokens_of)
    tokens_at = Read(tokens.tokens_at)
    change_tokens = Write(tokens.change_tokens)
    replace_kind = Write(tokens.replace_kind)
    exchange = Write(tokens.exchange)
    clear_tokens = Write(tokens.clear_tokens)
    revoke = Write(tokens.revoke)
    revoke_kind = Write(tokens.revoke_kind)

    setting = Read(settings.setting)
    set_setting = Write(settings.set_setting)
    counts = Read(settings.counts)
    check = Read(settings.check)
