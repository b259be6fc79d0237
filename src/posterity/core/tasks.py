"""The stack of things still to be done, and the one way a state changes: `apply`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from posterity.core.actions import Action, Lexicon, Verb
from posterity.core.answers import IllegalAnswer, Reason
from posterity.core.chance import Chance, Stream
from posterity.core.events import Event
from posterity.core.values import Value, names_of

S = TypeVar("S", bound="State")
YES: Final = 0  # what a `may_…` rule answers when nothing speaks against it; every other number is a refusal


class Ask:
    """A question to one seat: a message id, and every legal answer in a fixed order."""

    def __init__(self, seat: int, prompt: str, options: list[Action]) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.options: Final = options

    def __repr__(self) -> str:
        return f"{self.prompt} to seat {self.seat}: {self.options}"


class Task(Value, Generic[S]):
    """Something still to be done. A value: never changed once made."""

    def run(self, s: S) -> Ask | None:
        """Do it, or say what must be decided first. Never both, so that asking can be repeated."""
        raise NotImplementedError

    def answer(self, s: S, pick: Action, words: str | None) -> None:
        raise AssertionError(f"{type(self).__name__} asks nothing")


class Question(Task[S]):
    """A task that asks a seat for one thing."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def prompt(self) -> str:
        raise NotImplementedError

    def prompt_args(self, s: S) -> dict[str, object]:
        """Numbers and names for the prompt; only what everybody may know."""
        return {}

    def private_args(self, s: S) -> dict[str, object]:
        """More for the prompt, for the seat asked alone; then the others read `PROMPT-unseen`."""
        return {}

    def about(self, s: S) -> list[Action]:
        """What the question is about, on offer or not, in a fixed order."""
        raise NotImplementedError

    def options(self, s: S) -> list[Action]:
        """What of it is on offer: all that `may_pick` has nothing against. A question may know a quicker way there."""
        return [pick for pick in self.about(s) if self.may_pick(s, pick) == YES]

    def verbs(self) -> tuple[Verb, ...]:
        """The verbs this question is answered with."""
        raise NotImplementedError

    def may_pick(self, s: S, pick: Action) -> int:
        """YES, or which refusal, for a pick with one of these verbs. The one place that says whether it can be."""
        raise NotImplementedError

    def out_of_step(self, s: S, pick: Action) -> int:
        """Which refusal, for a pick that answers another question."""
        raise NotImplementedError

    def may(self, s: S, pick: Action) -> int:
        """YES, or which refusal, for any pick."""
        return self.may_pick(s, pick) if pick.verb in self.verbs() else self.out_of_step(s, pick)

    def default(self, s: S) -> Action | None:
        """The answer on offer that by the rules is strictly better for its seat than any other, if there is one.

        It rests on nothing that the seat may not know. Clients may give it with one key; bots are not told.
        """
        return None

    def may_say(self, s: S, pick: Action, words: str) -> int:
        """YES, or why these words cannot go with `pick`."""
        raise NotImplementedError

    def facts(self, s: S, pick: Action) -> dict[str, object]:
        """Numbers and names that the sentences about `pick` may use; nothing its seat may not know."""
        return {}

    def grant(self, s: S, pick: Action) -> str:
        """The clause that lets a player give this answer."""
        raise NotImplementedError

    def refusal(self, s: S, code: int) -> tuple[str, str]:
        """The message and the clause of a refusal."""
        raise NotImplementedError

    def reason(self, s: S, pick: Action, code: int) -> Reason:
        """The answer of `may` in full: clause and numbers. Made when somebody asks why."""
        args = {**s.lexicon().arguments(pick), **self.facts(s, pick)}
        if code == YES:
            return Reason(True, f"may-{pick.verb.name}", self.grant(s, pick), args)
        message, clause = self.refusal(s, code)
        return Reason(False, f"refused-{message}", clause, {"pick": pick.text, **args})

    def run(self, s: S) -> Ask | None:
        return Ask(self.seat, self.prompt(), self.options(s))


class State(Value):
    """Everything that is true at the table right now; each game adds its own fields."""

    def __init__(self, rules: int, chance: Chance, todo: list[Task[Any]], answers: int) -> None:
        self.rules: Final = rules  # the number of the rules version this game began with
        self.chance = chance
        self.todo = todo  # what happens next is last
        self.answers = answers  # how many questions have been answered
        self.ask: Ask | None = None
        self.told: list[Event] | None = None  # None: nobody is listening
        self.listener: Callable[[], None] | None = None  # is called right after something was told

    def __reduce__(self) -> tuple[Any, ...]:
        """Everything but the rulebook, which comes from the game's header."""
        cls = type(self)
        return (cls, tuple([getattr(self, name) for name in names_of(cls) if name != "book"]))

    def next(self, task: Task[Any]) -> None:
        """Do this next."""
        self.todo.append(task)

    def then(self, tasks: list[Task[Any]]) -> None:
        """Do these next, in the order written."""
        for place in range(len(tasks) - 1, -1, -1):
            self.todo.append(tasks[place])

    def tell(self, event: Event) -> None:
        """Tell what happened, once it is true of this state: whoever listens looks at the table right now."""
        if self.told is None:
            return
        self.told.append(event)
        listener = self.listener
        if listener is not None:
            listener()

    def shuffle(self, stream: str, pile: list[int]) -> None:
        """Shuffle `pile` with its own source of chance, from the order of the card set."""
        pile.sort()
        source = self.chance.open(stream)
        source.shuffle(pile)
        self.chance = self.chance.after(stream, source)

    def lexicon(self) -> Lexicon:
        """Every answer of this game with its set of cards."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError


def advance(s: State) -> None:
    """Work through the stack until a seat has to choose or nothing is left."""
    s.ask = None
    while s.todo:
        task = s.todo.pop()
        ask = task.run(s)
        if ask is not None:
            s.todo.append(task)
            s.ask = ask
            return


def question(s: State) -> Question[Any]:
    """The task behind the open question."""
    task = s.todo[-1]
    assert isinstance(task, Question)
    return task


def offers(ask: Ask, pick: Action) -> bool:
    for option in ask.options:
        if option is pick:  # a lexicon makes each action once, so this nearly always decides
            return True
    return pick in ask.options


def apply(s: State, pick: Action, words: str | None = None) -> None:
    """Answer the open question. The only way a state changes; a refused answer changes nothing."""
    ask = s.ask
    if ask is None:
        raise IllegalAnswer("over", {"pick": pick.text})
    if not offers(ask, pick):
        raise IllegalAnswer("refused", {"pick": pick.text}, why(s, pick))
    if words is not None:
        check_words(s, pick, words)
    carry_out(s, pick, words)


def carry_out(s: State, pick: Action, words: str | None) -> None:
    """What an answer does that was found good."""
    task = s.todo.pop()
    s.answers += 1
    task.answer(s, pick, words)
    advance(s)


def play_at_random(s: State, luck: Stream) -> int:
    """Random answers until the game is over, as playouts need them; how many it took."""
    count = 0
    ask = s.ask
    while ask is not None:
        carry_out(s, ask.options[luck.below(len(ask.options))], None)
        ask = s.ask
        count += 1
    return count


def answer(s: State, seat: int, number: int, pick: Action, words: str | None = None) -> None:
    """`apply` for answers from outside: also the seat and the number of the question must be right."""
    ask = s.ask
    if ask is None:
        raise IllegalAnswer("over", {"pick": pick.text})
    if number != s.answers:
        raise IllegalAnswer("stale", {"pick": pick.text, "number": number, "open": s.answers})
    if seat != ask.seat:
        raise IllegalAnswer("foreign", {"pick": pick.text, "seat": seat, "asked": ask.seat})
    apply(s, pick, words)


def check_words(s: State, pick: Action, words: str) -> None:
    """IllegalAnswer unless these words may be said with this answer."""
    task = question(s)
    code = task.may_say(s, pick, words)
    if code != YES:
        raise IllegalAnswer("refused", {"pick": pick.text}, task.reason(s, pick, code))


def why(s: State, pick: Action) -> Reason:
    """Why `pick` can or cannot be answered now, with clause and numbers."""
    task = question(s)
    return task.reason(s, pick, task.may(s, pick))


def refused(s: State) -> list[tuple[Action, Reason]]:
    """What the open question is about and does not offer, each with the reason."""
    task = question(s)
    codes = [(pick, task.may(s, pick)) for pick in task.about(s)]
    return [(pick, task.reason(s, pick, code)) for pick, code in codes if code != YES]
