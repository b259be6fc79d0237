"""Answers: a verb and its arguments. Verbs are declared once; text, parser and messages follow from that."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Final

from posterity.core.answers import IllegalAnswer

DIGITS: Final = 6  # of the largest number an answer may name
WIDTH: Final = 1 << 20  # more than any argument
VERBS: Final = 1 << 10  # more than there are
NUMBERS: Final = count()  # of the verbs, as they are declared


class Verb:
    """One kind of answer: its name and the names of its arguments.

    The name of an argument says what it is everywhere: `seat` is a seat, `card` a card,
    and an argument without a list of names is a number. Verbs of one family may be written alike:
    `choose-frame` as `choose:frame:FRAME`, `choose-site` as `choose:FRAME:TECHNOLOGY`. A `step` is one of several
    answers to the same end, such as the cards of a payment: clients need not ask for a yes to each.
    """

    def __init__(self, name: str, args: tuple[str, ...] = (), spelled: str = "", step: bool = False) -> None:
        self.name: Final = name
        self.args: Final = args
        self.spelled: Final = spelled or name
        self.step: Final = step
        self.colons: Final = self.spelled.count(":") + len(args)  # in an answer
        self.number: Final = next(NUMBERS)

    def __repr__(self) -> str:
        return ":".join([self.spelled, *[arg.upper() for arg in self.args]])


class Verbs:
    """The verbs of a game, in order. Declaring one puts it among them."""

    def __init__(self, known: tuple[Verb, ...] = ()) -> None:
        self.all = known

    def declare(self, name: str, args: tuple[str, ...] = (), spelled: str = "", step: bool = False) -> Verb:
        verb = Verb(name, args, spelled, step)
        self.all = (*self.all, verb)
        return verb


def verb_of(verbs: Iterable[Verb], text: str) -> Verb | None:
    """The verb that `text` is written with: the longest one that leaves a word for each argument."""
    found: Verb | None = None
    colons = text.count(":")
    for verb in verbs:
        if verb.colons == colons and f"{text}:".startswith(f"{verb.spelled}:"):
            found = verb if found is None or len(verb.spelled) > len(found.spelled) else found
    return found


def arguments_in(verb: Verb, text: str) -> list[str]:
    """The arguments in an answer written with `verb`."""
    return text.split(":")[verb.spelled.count(":") + 1 :]


class Action:
    """One answer. A lexicon makes each that the rules name only once, so those are equal only to themselves."""

    def __init__(self, verb: Verb, a: int, b: int, c: int, text: str) -> None:
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.text: Final = text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return self.text


def number_of(verb: Verb, a: int, b: int, c: int) -> int:
    """The number of an answer, which is quicker to look up than all that it is made of."""
    return ((c * WIDTH + b) * WIDTH + a) * VERBS + verb.number


class Lexicon:
    """Every answer of one game with one set of cards."""

    def __init__(self, verbs: tuple[Verb, ...], names: dict[str, list[str]]) -> None:
        self.verbs: Final = {verb.name: verb for verb in verbs}
        self.names: Final = names
        self.made: Final[dict[int, Action]] = {}  # by number

    def action(self, verb: Verb, a: int = 0, b: int = 0, c: int = 0) -> Action:
        """The answer `verb` with these arguments (indexes into their lists of names, or numbers)."""
        key = number_of(verb, a, b, c)
        action = self.made.get(key)
        if action is None:
            action = self.spell(verb, a, b, c)
            self.made[key] = action
        return action

    def spell(self, verb: Verb, a: int, b: int, c: int) -> Action:
        """A new answer, which the lexicon does not keep."""
        words = [self.word(arg, value) for arg, value in zip(verb.args, (a, b, c), strict=False)]
        return Action(verb, a, b, c, ":".join([verb.spelled, *words]))

    def each(self, verb: Verb, count: int) -> list[Action]:
        """The answers `verb:0`, `verb:1` … for rules that look them up by number."""
        return [self.action(verb, value) for value in range(count)]

    def word(self, arg: str, value: int) -> str:
        names = self.names.get(arg)
        return str(value) if names is None else names[value]

    def parse(self, text: str) -> Action:
        """The answer written as `verb:argument:argument`, or IllegalAnswer if it is none of this game's.

        The rules have made whatever they offer, so it is that very action; any other text leaves nothing behind here,
        or strangers could fill the memory with numbers.
        """
        verb = verb_of(self.verbs.values(), text)
        if verb is None:
            raise self.unreadable(text)
        values = [0, 0, 0]
        for place, word in enumerate(arguments_in(verb, text)):
            values[place] = self.value(verb.args[place], word, text)
        action = self.made.get(number_of(verb, values[0], values[1], values[2]))
        return self.spell(verb, values[0], values[1], values[2]) if action is None else action

    def unreadable(self, text: str) -> IllegalAnswer:
        """What is wrong with an answer that fits no verb."""
        family = text.split(":")[0]
        forms = [repr(verb) for verb in self.verbs.values() if verb.spelled.split(":")[0] == family]
        if forms:
            return IllegalAnswer("wrong-arguments", {"pick": text, "form": ", ".join(forms)})
        known = sorted({verb.spelled.split(":")[0] for verb in self.verbs.values()})
        return IllegalAnswer("unknown-verb", {"pick": text, "verbs": known})

    def value(self, arg: str, word: str, text: str) -> int:
        names = self.names.get(arg)
        if names is None:
            if not (word.isascii() and word.isdigit() and len(word) <= DIGITS) or str(int(word)) != word:
                raise IllegalAnswer("not-a-number", {"pick": text, "word": word})
            return int(word)
        if word not in names:
            raise IllegalAnswer("unknown-name", {"pick": text, "word": word, "known": names})
        return names.index(word)

    def arguments(self, action: Action) -> dict[str, object]:
        """The arguments of `action` by name: slugs and numbers, as messages want them."""
        values = (action.a, action.b, action.c)
        named: dict[str, object] = {}
        for arg, value in zip(action.verb.args, values, strict=False):
            word = self.word(arg, value)
            named[arg] = int(word) if word.isdigit() else word
        return named
