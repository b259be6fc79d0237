"""The commands of the terminal client: whatever can be typed that is not an answer."""

from __future__ import annotations

from collections.abc import Callable

from posterity.core.tasks import why
from posterity.terminal import reasons
from posterity.terminal.console import words_of
from posterity.terminal.hinting import hinted
from posterity.terminal.playing import Quit
from posterity.terminal.question import OpenQuestion
from posterity.terminal.screen import names_of, news
from posterity.terminal.typed import COMMANDS
from posterity.terminal.undoing import undo
from posterity.text.rulebook import Clause, Rulebook, rulebook

WHOLE = 2  # clauses that are shown whole
LISTED = 12  # clauses that are listed by title; those of a chapter all are
RECENT = 12  # paragraphs of the log


def run_command(question: OpenQuestion, command: str, rest: str) -> None:
    HANDLERS[command](question, rest)


def show_help(question: OpenQuestion, rest: str) -> None:
    console = question.console
    console.say("terminal-help", style="title")
    for command in ("several", *COMMANDS):
        name, _, text = console.voice.say(f"terminal-help-{command}").partition(": ")
        console.line(text, style="number", indent="  ", lead=f"{name}: ")
    for section in question.sections():
        if section.aside:
            words = names_of(section, question.voice)
            console.line(f"{question.voice.says(section.title)}.", style="number", indent="  ", lead=f"{words[-1]}: ")
    console.say("terminal-help-end")


def explain_why(question: OpenQuestion, rest: str) -> None:
    if rest:
        told = reasons.said(question, rest)
    else:
        told = reasons.all_refused(question) or [question.voice.say("terminal-nothing-refused")]
    for paragraph in told:
        question.console.line(paragraph, indent="  ")


def give_hint(question: OpenQuestion, rest: str) -> None:
    question.console.line(hinted(question), indent="  ")


def show_table(question: OpenQuestion, rest: str) -> None:
    if rest and question.show_sections(rest):
        return
    question.show_table()
    question.console.blank()
    question.show_question()


def show_hand(question: OpenQuestion, rest: str) -> None:
    question.show_hand()


def show_log(question: OpenQuestion, rest: str) -> None:
    told = news(question.playing.table, question.voice, question.seat, -1, question.playing.forced)
    shown = told if rest in words_of("terminal-all-words") else told[-RECENT:]
    if len(shown) < len(told):
        question.console.say("terminal-log-more", count=len(told) - len(shown), style="hint")
    for paragraph in shown:
        question.console.line(paragraph, indent="  ")


def take_back(question: OpenQuestion, rest: str) -> None:
    undo(question)


def save(question: OpenQuestion, rest: str) -> None:
    playing = question.playing
    if playing.save.keep(playing.table):
        question.console.say("terminal-saved", path=str(playing.save.path))
    else:
        playing.tell_fault()


def set_auto(question: OpenQuestion, rest: str) -> None:
    if rest in words_of("terminal-on-words"):
        question.playing.auto = True
    elif rest in words_of("terminal-off-words"):
        question.playing.auto = False
    question.console.say("terminal-auto", auto="on" if question.playing.auto else "off")


def leave(question: OpenQuestion, rest: str) -> None:
    raise Quit


# ---------------------------------------------------------------- rules


def show_rules(question: OpenQuestion, rest: str) -> None:
    game = question.playing.table.game
    book = rulebook(game.name, question.voice.lang)
    if not rest:
        show_contents(question, book)
        return
    clause = book.clause(rest)
    if clause is not None:
        show_clause(question, clause)
        return
    term = book.term(rest)
    found = book.about(rest)
    whole = found if len(found) <= WHOLE else []
    if term is not None:
        question.console.line(term.text, style="title", lead=f"{term.name}: ")
        whole = [one for one in book.all_clauses() if one.id in term.clauses][:WHOLE]
    elif not found:
        question.console.say("terminal-no-rule", typed=rest)
    for one in whole:
        show_clause(question, one)
    most = len(found) if book.chapter(rest) else LISTED
    list_clauses(question, [one for one in found if one not in whole], most)


def show_contents(question: OpenQuestion, book: Rulebook) -> None:
    """The clauses behind the open question, then what can be looked up."""
    table = question.playing.table
    ids = list(dict.fromkeys(why(table.state, option).clause for option in question.playing.ask.options))
    question.console.say("terminal-rules-here", style="title")
    behind = [clause for clause in book.all_clauses() if clause.id in ids]
    for clause in behind[:WHOLE]:
        show_clause(question, clause)
    list_clauses(question, behind[WHOLE:], LISTED)
    question.console.say(
        "terminal-rules-all",
        count=len(book.all_clauses()),
        terms=", ".join(term.name for term in book.all_terms()),
        chapters=", ".join(dict.fromkeys(title for one in book.books() for title in one.chapters.values())),
    )


def list_clauses(question: OpenQuestion, found: list[Clause], most: int) -> None:
    """Clauses by their titles, so that one can ask for them."""
    for clause in found[:most]:
        question.console.line(f"{clause.title} ({clause.id}).", indent="  ")
    if len(found) > most:
        question.console.say("terminal-more-rules", count=len(found) - most, style="hint")


def show_clause(question: OpenQuestion, clause: Clause) -> None:
    console = question.console
    console.line(f"{clause.text} ({clause.id})", style="title", lead=f"{clause.title}: ")
    for message, text in (("terminal-ruling", clause.ruling), ("terminal-example", clause.example)):
        if text:
            console.line(text, indent="  ", lead=f"{console.voice.say(message)}: ")


HANDLERS: dict[str, Callable[[OpenQuestion, str], None]] = {
    "help": show_help,
    "why": explain_why,
    "hint": give_hint,
    "rules": show_rules,
    "log": show_log,
    "table": show_table,
    "hand": show_hand,
    "undo": take_back,
    "save": save,
    "auto": set_auto,
    "quit": leave,
}
