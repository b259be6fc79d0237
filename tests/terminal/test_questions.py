"""At a question: numbers, words, commands, and a sentence for everything else."""

import re

import pytest

from posterity.core.records import Answer, Undo
from posterity.games import GAMES
from posterity.terminal.typed import Choice, by_number, command_of, matching
from posterity.text.rulebook import rulebook
from posterity.text.voice import Voice
from tests.terminal.script import Run, ones, request

# With seed 3 Anna begins. She holds Gold ×3, Brick, Subject, Wild and can build a Bank or a Parade.
BANK_OR_PARADE = 3
# With seed 4 she holds Gold ×4, Brick, Subject and can build a Bank, but neither a Parade nor play a Riot.
BANK_ALONE = 4
# With seed 29 she begins and can neither build nor destroy anything, nor play a special card.
NOTHING_TO_BUILD = 29
# In gears with seed 15 she chooses first and holds Fire ×2, Mathematics, Metallurgy, Nuclear Power and Space Flight.
SPACE_FLIGHT = 15
ENGLISH = Voice("en", GAMES["leaders"])
WORK, SPECIAL = ENGLISH.say("ask-work"), ENGLISH.say("ask-special")


def play(tmp_path, *typed, **wishes):
    return Run(tmp_path, request(seed=BANK_OR_PARADE, **wishes), typed)


def after(run, typed):
    """What was written after the first time that `typed` was echoed."""
    return run.text.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]


def picks(run):
    return [entry.pick for entry in run.record().entries() if isinstance(entry, Answer) and entry.seat == 0]


# Answers


@pytest.mark.parametrize("typed", ["1", "1.", "1)", "build bank", "BANK", "Build a Bank", "build:bank", "ba"])
def test_an_answer_by_number_words_or_pick(tmp_path, typed):
    run = play(tmp_path, "work", typed)
    assert picks(run)[:2] == ["work", "build:bank"]


@pytest.mark.parametrize("typed", ["costruisci banca", "banc", "build:bank"])
def test_an_answer_in_italian_words(tmp_path, typed):
    run = play(tmp_path, "2", typed, lang="it")
    assert picks(run)[:2] == ["work", "build:bank"]


def test_several_numbers_answer_several_questions(tmp_path):
    run = play(tmp_path, "2 1 1 1")
    assert picks(run)[:4] == ["work", "build:bank", "pay:gold", "pay:gold"]
    assert run.text.count(WORK) == 0  # nobody had to be shown the questions in between


def test_numbers_typed_ahead_stop_at_one_that_is_none(tmp_path):
    run = play(tmp_path, "2 9 1")
    assert picks(run) == ["work"]
    assert WORK in run.text


def test_numbers_typed_ahead_do_not_reach_the_next_turn(tmp_path):
    run = play(tmp_path, "1 1 1 1 1 1 1")
    assert picks(run) == ["look", picks(run)[1], *["pass"] * (len(picks(run)) - 2)]


@pytest.mark.parametrize("typed", ["build", "a", "x", "9", "0", "-1", "99999999999", "!!", ":", "²"])
def test_anything_else_is_answered_in_a_line_and_changes_nothing(tmp_path, typed):
    run = play(tmp_path, "work", typed)
    assert picks(run) == ["work"]
    assert run.status == 0
    said = after(run, typed)
    assert said.strip() and len(said.splitlines()) <= 3


def test_ambiguous_words_name_the_numbers(tmp_path):
    assert "could be 1 and 2" in after(play(tmp_path, "work", "build"), "build")


def test_enter_repeats_the_question(tmp_path):
    run = play(tmp_path, "work", "")
    assert run.text.count(WORK) == 2


def test_words_of_something_refused_say_why(tmp_path):
    run = Run(tmp_path, request(seed=BANK_ALONE), ["work", "parade"])
    assert "(leaders.turn.payment-exact)" in after(run, "parade")


def test_control_characters_do_no_harm(tmp_path):
    run = play(tmp_path, "\x1b\x07work", "\u202ebank")
    assert picks(run)[:2] == ["work", "build:bank"]
    assert "\x1b" not in run.text


# Commands


@pytest.mark.parametrize(
    "typed, command",
    [
        *[(name, "help") for name in ("?", "help", "aiuto", "HELP", "/help")],
        *[(name, "why") for name in ("why", "perché", "perche", "PERCHÉ")],
        *[(name, "rules") for name in ("rules", "regole")],
        *[(name, "log") for name in ("log", "registro")],
        *[(name, "table") for name in ("table", "tavolo")],
        *[(name, "hand") for name in ("hand", "mano")],
        *[(name, "undo") for name in ("undo", "annulla")],
        *[(name, "save") for name in ("save", "salva")],
        *[(name, "quit") for name in ("quit", "esci", "exit")],
        ("auto", "auto"),
    ],
)
def test_commands_in_both_languages(typed, command):
    assert command_of(typed) == (command, "")
    assert command_of(f"{typed} bank") == (command, "bank")


def test_help_lists_every_command_on_one_screen(tmp_path):
    said = after(play(tmp_path, "?"), "?")
    for name in ("why", "rules", "log", "table", "hand", "undo", "save", "auto", "quit"):
        assert f"{name}:" in said
    assert len(said.splitlines()) < 24


def test_why_alone_lists_what_is_refused(tmp_path):
    run = Run(tmp_path, request(seed=BANK_ALONE), ["work", "why"])
    said = after(run, "why")
    assert "cannot be chosen now: type why" in run.text
    count = int(re.search(r"(\d+) things cannot be chosen", run.text)[1])
    assert len(re.findall(r"\(leaders\.[\w.-]+\)", said)) == count


def test_why_where_everything_can_be_chosen(tmp_path):
    assert "can be chosen" in after(play(tmp_path, "why"), "why")


@pytest.mark.parametrize("typed", ["why 1", "why bank", "why build:bank", "why build bank"])
def test_why_something_can_be_done(tmp_path, typed):
    assert "(leaders.turn.build)" in after(play(tmp_path, "work", typed), typed)


def test_why_a_pick_of_another_step(tmp_path):
    assert "(leaders." in after(play(tmp_path, "why protect"), "why protect")


@pytest.mark.parametrize("typed", ["why nonsense", "why swap"])
def test_why_of_nonsense(tmp_path, typed):
    assert "nothing this question is about" in after(play(tmp_path, typed), typed)


def test_why_does_not_tell_what_is_in_the_deck(tmp_path):
    """`look` shows the top three cards; asking why one of them could be kept must not."""
    said = {after(play(tmp_path / card, f"why look:{card}"), f"why look:{card}") for card in ("bank", "parade", "swap")}
    assert {"That depends on what you cannot know yet."} == {text.strip() for text in said}


def test_rules_of_the_question_and_by_word_clause_and_chapter(tmp_path):
    run = play(
        tmp_path,
        "rules",
        "rules wild",
        "rules leaders.turn.build",
        "rules turn.build",
        "rules scoring",
        "rules a turn",
        "rules xx",
    )
    assert "leaders.turn.exclusive-choice" in after(run, "rules")
    assert "Wild: A Resource card" in after(run, "rules wild")
    assert "(leaders.turn.build)" in after(run, "rules leaders.turn.build")
    assert after(run, "rules leaders.turn.build") == after(run, "rules turn.build")
    assert after(run, "rules scoring").count("leaders.scoring.") == 5
    assert after(run, "rules a turn").count("leaders.turn.") == 19
    assert "No rule speaks of" in after(run, "rules xx")


def test_rules_in_italian(tmp_path):
    run = play(tmp_path, "regole jolly", "regole", "regole in due giocatori", lang="it")
    assert "Jolly: Carta Risorsa" in after(run, "regole jolly")
    assert "Mazzi e scarti" in after(run, "regole")
    assert "(leaders.two-player.removal)" in after(run, "regole in due giocatori")


def test_rules_of_an_expansion_and_of_its_base(tmp_path):
    """Positions are chosen by a rule of gears; an activation is one of machines."""
    typed = ["rules", "rules gears.travel.left", "rules travel.left", "rules activation", "rules reshuffle"]
    run = play(tmp_path, *typed, game="machines")

    assert "(gears.setup.order-choice)" in after(run, "rules")
    assert f"There are {len(rulebook('machines', 'en').all_clauses())} clauses" in run.flat
    assert "(gears.travel.left)" in after(run, "rules gears.travel.left")
    assert after(run, "rules gears.travel.left") == after(run, "rules travel.left")
    assert "Activation: " in after(run, "rules activation")
    assert "(gears.pile.reshuffle)" in after(run, "rules reshuffle")


def test_log_table_hand_and_save(tmp_path):
    run = play(tmp_path, "log", "table", "hand", "save", "log all")
    assert "The game begins." in after(run, "log")
    assert "Anna (you)" in after(run, "table")
    assert after(run, "hand").startswith("Your hand: Resource cards (6)")
    assert str(run.files()[0]) in after(run, "save")


def test_a_long_log_is_cut_unless_all_of_it_is_wanted(tmp_path):
    run = Run(tmp_path, request(), [*["1"] * 20, "log", "log all"])
    assert "The game begins" not in after(run, "log")
    assert "log all" in after(run, "log")
    assert "The game begins" in after(run, "log all")


def test_auto_off_asks_questions_with_one_answer(tmp_path):
    on = Run(tmp_path / "on", request(seed=NOTHING_TO_BUILD), ["work"])
    assert WORK not in on.text
    assert "No choice, answered for you: Done building." in on.flat
    off = Run(tmp_path / "off", request(seed=NOTHING_TO_BUILD), ["auto off", "work", "", "auto on"])
    assert WORK in off.text
    assert "Enter gives it" in off.text
    assert picks(off)[-1] == "done"


def test_the_only_answer_is_not_given_where_the_turn_would_pass_on(tmp_path):
    """Whoever has just kept a card, or only looked at what can be built, can still take the choice back."""
    for typed, seed in ((["look", "1"], BANK_OR_PARADE), (["work"], NOTHING_TO_BUILD)):
        run = Run(tmp_path / typed[0], request(seed=seed), [*typed, "undo"])
        assert SPECIAL in run.text
        assert "Enter gives it" in run.text
        assert "You take back" in run.text
        assert not any("y/n" in line for line in run.text.splitlines())


def test_a_draw_is_not_given_where_it_would_end_the_free_undo(tmp_path):
    """Anna pays for Space Flight with all her cards but one: nothing is left to her but to draw, or to take back."""
    typed = ["position:1", "travel:1", "establish:space-flight", "pay:fire", "pay:fire", "pay:mathematics", "1"]
    run = Run(tmp_path, request(game="gears", cards="gears-standard@1", seed=SPACE_FLIGHT), [*typed, "undo"])
    assert picks(run) == [*typed[:-1], "pay:metallurgy"]
    assert "1. Draw two cards and keep one" in run.text.split("\n> ")[-3]
    assert "You take back" in run.flat


# Dedications


def test_dedications_are_asked_for_until_they_are_proper(tmp_path):
    long = "x" * 141
    run = play(tmp_path, "work", "bank", long, "to my cat", "undo", "undo", "bank", "", options={"dedications": "on"})
    assert "(leaders.variant.dedication)" in run.text
    entries = [entry for entry in run.record().entries() if isinstance(entry, Answer)]
    assert [entry.say for entry in entries if entry.pick == "build:bank"] == ["to my cat"]
    assert run.text.count(WORK) >= 2


# Taking back


def test_undo_takes_back_one_s_own_last_answer_and_goes_on(tmp_path):
    run = play(tmp_path, "work", "bank", "undo", "undo")
    undone = [entry.undo for entry in run.record().entries() if isinstance(entry, Undo)]
    assert undone == [2, 1]
    assert "You take back “Build a Bank (Gold ×2, Brick)”." in run.text
    assert "You take back “Build and destroy”." in run.text


def test_undo_of_nothing(tmp_path):
    assert "nothing of yours" in after(play(tmp_path, "undo"), "undo")


def test_undo_of_a_look_says_that_something_was_seen(tmp_path):
    run = play(tmp_path, "look", "undo", "no")
    said = after(run, "undo")
    assert "something hidden has come to light" in re.sub(r"\s+", " ", said)
    assert "Everything stays as it is." in run.text
    assert not [entry for entry in run.record().entries() if isinstance(entry, Undo)]


def test_whoever_is_asked_yes_or_no_can_leave(tmp_path):
    run = play(tmp_path, "look", "undo", "perhaps", "quit")
    assert run.text.count("Yes or no?") == 2
    assert "The game is kept." in run.text
    assert picks(run) == ["look"]


def test_bots_agree_to_everything(tmp_path):
    run = play(tmp_path, "look", "1", "", "undo", "y")
    assert "others have moved: Tallow" in run.flat
    (undo,) = [entry for entry in run.record().entries() if isinstance(entry, Undo)]
    assert (undo.seat, undo.undo, undo.agreed) == (0, 2, [])


@pytest.mark.parametrize("word, agreed", [("yes", True), ("sì", True), ("no", False), ("", False)])
def test_people_are_asked_by_name(tmp_path, word, agreed):
    people = ["Anna", "Bruno"]
    run = play(tmp_path, "", "look", "undo", "y", word, people=people)
    assert "Bruno: Anna would like to take something back. Do you agree?" in run.flat
    undone = [entry for entry in run.record().entries() if isinstance(entry, Undo)]
    assert [entry.agreed for entry in undone] == ([[1]] if agreed else [])


def test_others_read_that_something_was_taken_back_but_not_what(tmp_path):
    """Anna looks, keeps, takes back what she kept, keeps another; Bruno reads only that she did."""
    run = play(tmp_path, "", "look", "1", "undo", "y", "y", "2", "1", "", people=["Anna", "Bruno"])
    bruno = run.text.split("goes to Bruno", 1)[1]
    assert "Anna takes back 1 answer." in bruno
    assert "Keep the" not in bruno


# How typed words are understood


CHOICES = [
    Choice("build:bank", "Build a Bank"),
    Choice("build:parade", "Build a Parade"),
    Choice("done", "Done building"),
]


@pytest.mark.parametrize(
    "typed, found",
    [
        ("done", ["done"]),
        ("build", ["build:bank", "build:parade"]),
        ("build pa", ["build:parade"]),
        ("building", ["done"]),
        ("buildi", ["done"]),
        ("bui", ["build:bank", "build:parade", "done"]),
        ("parad", ["build:parade"]),
        ("arade", ["build:parade"]),
        ("b", []),
        ("riot", []),
    ],
)
def test_matching(typed, found):
    assert [choice.pick for choice in matching(typed, CHOICES)] == found


def test_numbers_count_from_one():
    assert by_number("1", CHOICES) == CHOICES[0]
    assert by_number("0", CHOICES) is None
    assert by_number("4", CHOICES) is None


def test_the_game_after_all_this_is_the_game(tmp_path):
    """Commands, bad input and repeated questions leave no trace in the record."""
    noisy = Run(tmp_path / "a", request(), [x for _ in range(60) for x in ("why", "9", "", "table", "1")])
    plain = Run(tmp_path / "b", request(), ones())
    assert noisy.record().answers == plain.record().answers[: len(noisy.record().answers)]


# Hints


def test_a_hint_goes_a_step_further_each_time_it_is_asked_for(tmp_path):
    run = play(tmp_path, "hint", "/hint", "hint", "hint")
    told = run.text.split("> hint\n")[1:]

    assert "Best found: " not in told[0].split("> /hint\n")[0] and "Best found: " in told[0].split("> /hint\n")[1]
    assert "From here you would win about" in told[1] and "From here you would win about" in told[2]


def test_hints_are_for_those_who_play_alone(tmp_path):
    run = play(tmp_path, "", "hint", people=["Anna", "Bruno"])

    assert "others would read along" in run.flat
