"""Bots in files of somebody's own: what they may rely on, and what happens when they go wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import msgspec
import pytest

from posterity.bots import BOTS, BotError, ThinkingTime, bot_maker, display_name, is_built_in, quick_luck
from posterity.core.chance import BlakeStream, QuickStream
from posterity.core.observation import observe, play_out
from posterity.games import GAMES
from posterity.testing.walks import setup
from tests.bots.matches import play

LEADERS = GAMES["leaders"]
EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bots"
BEGIN = "class Mine:\n    def __init__(self, luck): self.luck = luck\n    def choose(self, observation):\n"
FIRST = BEGIN + "        return observation.ask.options[0]\n"
PROMISED = """
from posterity.bots import quick_luck

class Mine:
    def __init__(self, luck):
        self.luck = luck

    def choose(self, observation):
        assert observation.seat in (0, 1) and observation.ask.prompt.startswith("ask-")
        assert observation.view()["players"][observation.seat]
        other = quick_luck(self.luck.word())
        guess = observation.guess(other)
        assert guess.ask().options[0].text == observation.ask.options[0].text
        twin = guess.clone()
        twin.apply(twin.ask().options[self.luck.below(len(twin.ask().options))])
        twin.play_out(other)
        assert twin.ask() is None and len(twin.scores()) == 2
        assert guess.ask() is not None
        return observation.ask.options[0]
"""

TIDY = BEGIN + "        return observation.ask.options[self.luck.below(len(observation.ask.options))]\n"
VANDAL = """
from posterity.bots import quick_luck

def empty(thing):
    for part in list(thing.values() if isinstance(thing, dict) else thing):
        if isinstance(part, (dict, list)):
            empty(part)
    thing.clear()

class Mine:
    def __init__(self, luck):
        self.luck, self.asked, self.former = luck, 0, None

    def choose(self, observation):
        pick = observation.ask.options[self.luck.below(len(observation.ask.options))]
        self.asked += 1
        if self.asked % 5 == 1:
            self.wreck(observation, quick_luck(self.asked))
        return pick

    def wreck(self, observation, luck):
        empty(observation.view())
        guess = observation.guess(luck)
        twin = guess.clone()
        for _ in range(200):
            if guess.ask() is None:
                break
            offered = guess.ask().options
            guess.apply(offered[luck.below(len(offered))])
            empty(offered)
            empty(guess.scores())
        if self.former is not None and self.former.ask() is not None and self.former.ask().options:
            self.former.apply(self.former.ask().options[0])
        self.former = twin
"""


@pytest.fixture
def write(tmp_path):
    """Writes a file with a bot, and says its name."""

    def file(source, cls="Mine", name="mine.py"):
        (tmp_path / name).write_text(textwrap.dedent(source))
        return f"{tmp_path / name}:{cls}"

    return file


def asked(name, timeout=60):
    """What a bot of this name answers first."""
    chosen = setup(LEADERS, 2, {}, 3)
    return bot_maker(name, ThinkingTime(timeout))(BlakeStream(chosen.seed, "bot-0")).choose(
        observe(LEADERS, LEADERS.new(chosen))
    )


def refused(name, timeout=60):
    with pytest.raises(BotError) as failed:
        asked(name, timeout)
    return failed.value


def test_a_class_may_rely_on_what_is_promised(write):
    chosen = setup(LEADERS, 2, {}, 3)
    s = LEADERS.new(chosen)
    bots = [bot_maker(name)(BlakeStream(chosen.seed, "bot-0")) for name in (write(PROMISED), "random")]

    play_out(LEADERS, s, bots)

    assert s.ask is None


def test_a_file_may_import_what_lies_beside_it(write):
    write("def first(options): return options[0]", name="helper.py")

    assert asked(write("import helper\n" + BEGIN + "        return helper.first(observation.ask.options)"))


def test_its_luck_is_that_of_its_seat(write):
    """A class that does what random does plays the very same game."""
    name = write(BEGIN + "        return observation.ask.options[self.luck.below(len(observation.ask.options))]")

    own, random = (play(LEADERS, [bot, "greedy"], 9) for bot in (name, "random"))

    assert (own.answers, LEADERS.scores(own)) == (random.answers, LEADERS.scores(random))


@pytest.mark.parametrize(
    ("body", "message", "said"),
    [
        ("        return 1 / 0", "bot-raised", "ZeroDivisionError: division by zero"),
        ("        raise SystemExit(0)", "bot-raised", "SystemExit: 0"),
        ("        return observation.guess(None)", "bot-raised", ""),
        ("        from posterity.bots import BotError; raise BotError('nonsense', {})", "bot-raised", "nonsense"),
        ("        raise ValueError('two\\nlines')", "bot-raised", "ValueError: two lines"),
        ("        return type('Odd', (), {'__repr__': lambda self: 1 / 0})()", "bot-not-offered", "Odd"),
        ("        return type('Odd', (), {'__repr__': lambda self: exit()})()", "bot-raised", "SystemExit"),
        ("        return None", "bot-not-offered", "None"),
        ("        return observation.ask.options[0].text", "bot-not-offered", "'"),
        ("        observation.ask.options.clear()", "bot-not-offered", "None"),
    ],
)
def test_what_it_does_wrong_is_said_in_one_sentence(write, body, message, said):
    failed = refused(write(BEGIN + body))

    assert failed.message == message
    assert said in str(failed.args_named.get("error", failed.args_named.get("answer")))


def test_the_line_of_its_own_file_is_named(write):
    assert refused(write(BEGIN + "        return 1 / 0")).args_named["place"] == "4"


def test_options_that_it_changes_stay_as_they_were(write):
    name = write(BEGIN + "        return observation.ask.options.pop()")
    s = LEADERS.new(setup(LEADERS, 2, {}, 3))
    before = list(s.ask.options)

    bot_maker(name)(QuickStream(1)).choose(observe(LEADERS, s))

    assert s.ask.options == before


@pytest.mark.parametrize(
    "body",
    [
        "        while True: pass",
        "        while True:\n            try:\n                while True: pass\n            except Exception: pass",
        "        import time; time.sleep(100)",
    ],
)
def test_one_that_hangs_is_interrupted(write, body):
    failed = refused(write(BEGIN + body), timeout=1)

    assert (failed.message, failed.args_named["seconds"]) == ("bot-overdue", 1)


def test_an_answer_that_hangs_when_it_is_shown_is_interrupted(write):
    name = write("class Odd:\n    def __repr__(self):\n        while True: pass\n" + BEGIN + "        return Odd()")

    assert refused(name, timeout=1).message == "bot-overdue"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_process_that_it_forks_answers_nothing(write, tmp_path):
    """Only one of both comes back."""
    body = "        import os\n        os.fork()\n        return observation.ask.options[0]"
    asked(write(BEGIN + body))
    with (tmp_path / "back").open("a") as file:
        file.write("back\n")
    time.sleep(0.5)

    assert (tmp_path / "back").read_text() == "back\n"


def test_a_file_that_hangs_when_it_is_loaded_is_interrupted(write):
    assert refused(write("while True: pass\n" + FIRST), timeout=1).message == "bot-overdue"


@pytest.mark.parametrize(
    ("source", "cls", "message"),
    [
        ("class Other: pass", "Mine", "bot-no-class"),
        ("Mine = 3", "Mine", "bot-no-class"),
        ("class Mine: pass", "Mine", "bot-no-choose"),
        ("class Mine(", "Mine", "bot-raised"),
        ("import nothing_of_the_kind", "Mine", "bot-raised"),
        ("class Mine:\n    def choose(self, observation): pass", "Mine", "bot-raised"),
    ],
)
def test_a_file_without_a_bot_is_refused(write, source, cls, message):
    assert refused(write(source, cls)).message == message


def test_a_missing_file_and_an_unknown_name_are_refused(tmp_path):
    assert refused(str(tmp_path / "none.py:Mine")).message == "bot-no-file"
    for name in ("clever", "mcts", "mcts:0", "mcts:-1", "mcts:01", "mcts:1e3", "mcts:", "greedy:3", "mine.txt:Mine"):
        assert refused(name).message == "bot-unknown"


def test_names():
    assert [display_name(name) for name in ("greedy", "mcts:200", "../a/mine.py:Mine")] == [
        "Greedy",
        "Mcts:200",
        "Mine",
    ]
    assert all(is_built_in(name) for name in (*BOTS, "mcts:200"))
    assert not is_built_in("mine.py:Mine") and not is_built_in("mcts:x")


@pytest.mark.parametrize("name", GAMES)
def test_nothing_it_gets_belongs_to_the_table(write, name):
    """A bot that empties every list it comes by, and plays its guesses to pieces, changes nothing for anybody."""
    game = GAMES[name]

    tidy, wrecked = (play(game, [bot, "random"], 12) for bot in (write(TIDY, name="tidy.py"), write(VANDAL)))

    assert (tidy.answers, game.position(tidy)) == (wrecked.answers, game.position(wrecked))


def test_it_sees_what_the_command_position_prints():
    s = LEADERS.new(setup(LEADERS, 2, {}, 3))
    seen = observe(LEADERS, s).view()

    assert json.loads(json.dumps(seen)) == msgspec.to_builtins(LEADERS.view(s, s.ask.seat))
    assert "hand" not in seen["players"][1 - s.ask.seat] and seen.players[0].tableau == []


def test_quick_luck_repeats_itself():
    one, two, other = quick_luck(5), quick_luck(5), quick_luck(6)
    words = [one.word() for _ in range(5)]

    assert words == [two.word() for _ in range(5)] != [other.word() for _ in range(5)]
    assert all(0 <= one.below(6) < 6 for _ in range(50))


def test_the_types_hold_for_a_bot_written_by_them(tmp_path):
    """What is promised passes mypy in its strict mode, and what is not promised does not."""
    good = "from posterity.bots.interface import Luck, Observation, Option\n\nclass Mine:\n"
    good += "    def __init__(self, luck: Luck) -> None:\n        self.luck = luck\n\n"
    good += "    def choose(self, observation: Observation) -> Option:\n"
    good += "        guess = observation.guess(self.luck)\n        guess.apply(observation.ask.options[0])\n"
    good += "        return observation.ask.options[guess.scores()[0] * 0]\n"
    (tmp_path / "good.py").write_text(good)
    (tmp_path / "bad.py").write_text(good.replace("guess.scores()[0] * 0", "guess.worth()"))
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "--config-file="]

    assert subprocess.run([*command, tmp_path / "good.py"], capture_output=True).returncode == 0
    bad = subprocess.run([*command, tmp_path / "bad.py"], capture_output=True, text=True)
    assert '"Guess" has no attribute "worth"' in bad.stdout


def test_the_bot_of_the_walk_through_beats_random():
    """As docs/writing-a-bot.md says."""
    bots = [f"{EXAMPLES / 'dreamer.py'}:Dreamer", "random"]
    won = sum(LEADERS.winners(play(LEADERS, bots, number)) == [0] for number in range(10))
    assert won >= 9
