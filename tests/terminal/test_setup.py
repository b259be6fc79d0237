"""Setting up: only what is open is asked, Enter takes the default, and a pipe takes all of them."""

from importlib.resources import files

import pytest

from posterity.bots import LEVELS, NAMES, bots_for
from posterity.games import GAMES
from posterity.terminal.request import PlayRequest
from posterity.text.voice import Voice
from tests.bots.own_sets import far_from_training
from tests.terminal.script import Run, Typed, request


def at_keyboard(tmp_path, wishes, *typed):
    return Run(tmp_path, wishes, Typed([*typed, "quit"], tty=True))


def request_for(**wishes):
    """A game of leaders and nothing else that is said."""
    return PlayRequest(**{"game": "leaders", "lang": "en", **wishes})


def seats(run):
    return [(seat.name, seat.kind, seat.bot or None) for seat in run.record().seats]


def test_a_pipe_takes_the_defaults(tmp_path):
    run = Run(tmp_path, request_for(), [])
    assert seats(run) == [("Guest", "person", None), ("Tallow", "bot", "casual")]
    assert "?" not in run.text.split("sit down")[0]
    assert run.record().options == {"rounds": "1", "duel-without-protect-and-destroy": "off", "dedications": "off"}
    assert len({Run(tmp_path / str(n), request_for(), []).record().seed for n in range(3)}) == 3


def test_which_game_is_asked_where_there_are_several(tmp_path):
    names = list(GAMES)
    asked = [str(len(names))] if len(names) > 1 else []
    run = at_keyboard(tmp_path, PlayRequest(lang="en"), *asked, "", "", "", "")
    assert ("Which game?" in run.text) == (len(names) > 1)
    assert run.record().game == names[-1]
    assert Run(tmp_path / "pipe", PlayRequest(lang="en"), []).record().game == names[0]


def test_enter_accepts_every_default(tmp_path):
    run = at_keyboard(tmp_path, request_for(), "", "", "", "")
    assert seats(run) == [("Guest", "person", None), ("Tallow", "bot", "casual")]


def test_everything_can_be_answered(tmp_path):
    run = at_keyboard(tmp_path, request_for(), "Anna, Bruno", "4", "random,greedy", "1 3", "dedic on", "")
    assert [name for name, _, _ in seats(run)] == ["Anna", "Bruno", "Random", "Greedy"]
    assert run.record().options["rounds"] == "3"
    assert run.record().options["dedications"] == "on"


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "strong, Wick"), ("en", "Verity beginner"), ("it", "forte, apprendista"), ("it", "strong wick")],
)
def test_levels_are_chosen_by_words_and_names(tmp_path, lang, typed):
    run = at_keyboard(tmp_path, request_for(lang=lang), "Anna", "3", typed, "")
    assert seats(run)[1:] == [("Verity", "bot", "strong"), ("Wick", "bot", "beginner")]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_each_level_is_presented_with_its_name_and_a_line_of_character(tmp_path, lang):
    run = at_keyboard(tmp_path, request_for(lang=lang), "Anna", "2", "", "")
    voice = Voice(lang, GAMES["leaders"])
    for level in bots_for("leaders"):
        told = f"{voice.say(f'level-{level}')}: {NAMES[level]}. {voice.say(f'terminal-bot-{level}')}"
        assert " ".join(told.split()) in run.flat
    assert seats(run)[1] == ("Tallow", "bot", "casual")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_words_of_levels_are_none_of_a_nemesis(lang):
    """Whoever chooses both must not take one for the other (legacies.solo.difficulty-scope)."""
    voice = Voice(lang, GAMES["legacies"])
    difficulty = next(option for option in GAMES["legacies"].options if option.name == "difficulty")
    words = {voice.say(f"value-difficulty-{value}") for value in difficulty.values}
    assert len(words) == 4 and not words & {voice.say(f"level-{level}") for level in LEVELS}


def test_a_level_that_knows_no_values_for_the_cards_says_so_however_it_was_chosen(tmp_path):
    cards = tmp_path / "far.toml"
    cards.write_text(far_from_training("gears"), encoding="utf-8")
    for number, (wishes, typed) in enumerate((({"bots": ["strong"]}, ["Anna", ""]), ({}, ["Anna", "2", "strong", ""]))):
        wanted = PlayRequest(game="gears", lang="en", cards=str(cards), **wishes)
        run = at_keyboard(tmp_path / str(number), wanted, *typed)
        assert "has learned no values" in run.flat
    tame = at_keyboard(tmp_path / "casual", PlayRequest(game="gears", lang="en", cards=str(cards)), "Anna", "2", "", "")
    assert "has learned no values" not in tame.flat


def test_what_the_request_settles_is_not_asked(tmp_path):
    options = {"rounds": "2", "duel-without-protect-and-destroy": "off", "dedications": "off"}
    run = at_keyboard(tmp_path, request_for(people=["Anna"], bots=["random"], options=options))
    assert run.text.count("[") == 0
    assert "Options" not in run.text


@pytest.mark.parametrize(
    "wishes, expected",
    [
        ({"players": 3}, ["Guest", "Tallow", "Tallow 2"]),
        ({"players": 3, "bots": ["random"]}, ["Guest", "Guest 2", "Random"]),
        ({"bots": ["random", "greedy"]}, ["Guest", "Random", "Greedy"]),
        ({"people": ["Tallow"]}, ["Tallow", "Tallow 2"]),
        ({"people": ["A", "B", "C"]}, ["A", "B", "C"]),
        ({"people": ["A", "B"], "players": 3}, ["A", "B", "Tallow"]),
        ({"players": 2, "bots": ["random", "random"]}, ["Random", "Random 2"]),
    ],
)
def test_who_sits_down(tmp_path, wishes, expected):
    run = Run(tmp_path, request_for(**wishes), [])
    assert [name for name, _, _ in seats(run)] == expected


def test_a_set_from_a_file_must_be_of_this_game(tmp_path, capsys):
    cards = (files("posterity.games.leaders") / "data" / "leaders-standard.toml").read_text(encoding="utf-8")
    own = tmp_path / "mine.toml"
    own.write_text(cards.replace('set = "leaders-standard"\n', ""))
    assert Run(tmp_path / "games", request(cards=str(own)), []).record().cards.set == "mine"
    own.write_text(cards.replace('game = "leaders"', 'game = "chess"'))
    assert Run(tmp_path, request(cards=str(own)), []).status == 2
    assert "is for the game “chess”" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(
    "wishes",
    [
        {"game": "chess"},
        {"players": 1},
        {"players": 9},
        {"bots": ["clever"]},
        {"people": ["A", "a"]},
        {"people": ["A" * 41]},
        {"people": ["A\x1b"]},
        {"people": ["A", "B", "C"], "players": 2},
        {"players": 2, "bots": ["random"] * 3},
        {"options": {"rounds": "0"}},
        {"options": {"speed": "high"}},
        {"options": {"duel-without-protect-and-destroy": "on"}, "players": 3},
        {"cards": "no-such-set"},
        {"cards": __file__},
    ],
)
def test_a_request_that_cannot_be_is_refused_in_one_sentence(tmp_path, capsys, wishes, lang):
    run = Run(tmp_path, request_for(lang=lang, **wishes), [])
    said = capsys.readouterr().err
    assert run.status == 2
    assert len(said.splitlines()) == 1 and said.rstrip().endswith((".", ")")), said
    assert not run.files()


@pytest.mark.parametrize(
    "typed, said",
    [
        (["A, a", ""], "Two players are called"),
        (["x" * 50, ""], "A name has 1 to 40"),
        (["a,b,c,d,e,f,g", ""], "There is room for 6 people only"),
        (["", "1", "9", "two", ""], "type a number from 2 to 6"),
        (["", "3", "clever", ""], "There is no bot “clever”"),
        (["", "2", "random, random", ""], "There is only 1 seat for a bot"),
        (["", "", "", "9 9", ""], "changes nothing"),
        (["", "", "", "rounds zero", ""], "can be 1…99, not “zero”"),
        (["", "", "", "rounds", ""], "“rounds” changes nothing"),
        (["", "3", "", "duel", ""], "for two players only"),
        (["?", "", ""], "Where something stands in [brackets], Enter alone takes it."),
    ],
)
def test_bad_answers_are_asked_again(tmp_path, typed, said):
    run = at_keyboard(tmp_path, request_for(), *typed, "", "", "")
    assert said in run.flat
    assert run.files()


@pytest.mark.parametrize("typed", [["quit"], ["", "q"], ["", "", "esci"], ["", "", "", "exit"]])
def test_quit_leaves_before_a_game_is_begun(tmp_path, typed):
    run = at_keyboard(tmp_path, request_for(), *typed)
    assert (run.status, run.files()) == (0, [])
    assert run.text.endswith("No game was begun.\n")


@pytest.mark.parametrize("typed", ["2", "2 on", "duel on", "duel-without-protect-and-destroy=on", "duel : on"])
def test_options_by_number_or_name(tmp_path, typed):
    run = at_keyboard(tmp_path, request_for(), "", "", "", typed, "")
    assert run.record().options["duel-without-protect-and-destroy"] == "on"


def test_options_are_shown_with_their_help(tmp_path):
    run = at_keyboard(tmp_path, request_for(lang="it"), "", "", "", "")
    assert "Manche: 1 (da 1 a 99). Quante manche si giocano" in run.flat


def test_the_same_number_is_the_same_deal(tmp_path):
    one, two = (Run(tmp_path / name, request(seed=7), []).record() for name in "ab")
    assert one.seed == two.seed
    assert one.answers == two.answers


def test_another_game_afterwards(tmp_path):
    typed = [*["1"] * 400]

    class Again(Typed):
        """Plays until asked about another game, says yes once, then leaves."""

        def readline(self):
            line = super().readline()
            written = run_output()
            if written.rstrip().endswith("[no]"):
                return "quit\n" if written.count("Another game") > 1 else "y\n"
            if written.count("Another game") == 1:
                return "quit\n"
            return line

    from io import StringIO

    from posterity.terminal.client import Client

    output = StringIO()
    run_output = output.getvalue
    wishes = request(
        options={"rounds": "1", "duel-without-protect-and-destroy": "off", "dedications": "off"}, bots=["greedy"]
    )
    status = Client(wishes, Again(typed, tty=True), output, tmp_path).run()
    assert status == 0
    assert output.getvalue().count("sit down") == 2
    assert len(list(tmp_path.glob("*.json"))) == 2


def test_it_is_said_which_level_knows_nothing_of_the_table_however_it_was_chosen(tmp_path):
    """legacies has no network."""
    said = "strong has learned no values for this table of legacies: it plays like greedy"
    chosen = at_keyboard(tmp_path / "chosen", PlayRequest(game="legacies", lang="en"), "Anna", "2", "strong", "", "")
    named = at_keyboard(tmp_path / "named", PlayRequest(game="legacies", lang="en", bots=["strong"]), "Anna", "", "")
    other = at_keyboard(tmp_path / "other", PlayRequest(game="legacies", lang="en", bots=["casual"]), "Anna", "", "")
    again = Run(tmp_path / "chosen", PlayRequest(lang="en", resume=str(chosen.files()[0])), [])

    assert [said in run.flat for run in (chosen, named, other, again)] == [True, True, False, True]
