"""What can be typed besides answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from posterity.core.tasks import why
from posterity.terminal import reasons
from posterity.terminal.console import words_of
from posterity.terminal.playing import Quit
from posterity.terminal.screen import names_of, news
from posterity.terminal.typed import COMMANDS
from posterity.terminal.undoing import undo
from posterity.text.rulebook import Clause, Rulebook, rulebook

if TYPE_CHECKING:
    from posterity.terminal.asking import Asking

WHOLE = 2  # clauses that are shown whole
LISTED = 12  # clauses that are listed by title; those of a chapter all are
RECENT = 12  # paragraphs of the log


def run_command(asking: Asking, command: str, rest: str) -> None:
    DEEDS[command](asking, rest)


def show_help(asking: Asking, rest: str) -> None:
    console = asking.console
    console.say("terminal-help", style="title")
    for command in ("several", *COMMANDS):
        name, _, text = console.voice.say(f"terminal-help-{command}").partition(": ")
        console.line(text, style="number", indent="  ", lead=f"{name}: ")
    for section in asking.sections():
        if section.aside:
            words = names_of(section, asking.voice)
            console.line(f"{asking.voice.says(section.title)}.", style="number", indent="  ", lead=f"{words[-1]}: ")
    console.say("terminal-help-end")


def explain_why(asking: Asking, rest: str) -> None:
    if rest:
        told = reasons.said(asking, rest)
    else:
        told = reasons.all_refused(asking) or [asking.voice.say("terminal-nothing-refused")]
    for paragraph in told:
        asking.console.line(paragraph, indent="  ")


def show_table(asking: Asking, rest: str) -> None:
    if rest and asking.show_sections(rest):
        return
    asking.show_table()
    asking.console.blank()
    asking.show_question()


def show_hand(asking: Asking, rest: str) -> None:
    asking.show_hand()


def show_log(asking: Asking, rest: str) -> None:
    told = news(asking.playing.table, asking.voice, asking.seat, -1, asking.playing.forced)
    shown = told if rest in words_of("terminal-all-words") else told[-RECENT:]
    if len(shown) < len(told):
        asking.console.say("terminal-log-more", count=len(told) - len(shown), style="hint")
    for paragraph in shown:
        asking.console.line(paragraph, indent="  ")


def take_back(asking: Asking, rest: str) -> None:
    undo(asking)


def save(asking: Asking, rest: str) -> None:
    playing = asking.playing
    if playing.save.keep(playing.table):
        asking.console.say("terminal-saved", path=str(playing.save.path))
    else:
        playing.tell_fault()


def set_auto(asking: Asking, rest: str) -> None:
    if rest in words_of("terminal-on-words"):
        asking.playing.auto = True
    elif rest in words_of("terminal-off-words"):
        asking.playing.auto = False
    asking.console.say("terminal-auto", auto="on" if asking.playing.auto else "off")


def leave(asking: Asking, rest: str) -> None:
    raise Quit


# ---------------------------------------------------------------- rules


def show_rules(asking: Asking, rest: str) -> None:
    game = asking.playing.table.game
    book = rulebook(game.name, asking.voice.lang)
    if not rest:
        show_contents(asking, book)
        return
    clause = book.clause(rest)
    if clause is not None:
        show_clause(asking, clause)
        return
    term = book.term(rest)
    found = book.about(rest)
    whole = found if len(found) <= WHOLE else []
    if term is not None:
        asking.console.line(term.text, style="title", lead=f"{term.name}: ")
        whole = [one for one in book.all_clauses() if one.id in term.clauses][:WHOLE]
    elif not found:
        asking.console.say("terminal-no-rule", typed=rest)
    for one in whole:
        show_clause(asking, one)
    most = len(found) if book.chapter(rest) else LISTED
    list_clauses(asking, [one for one in found if one not in whole], most)


def show_contents(asking: Asking, book: Rulebook) -> None:
    """The clauses behind the open question, then what can be looked up."""
    table = asking.playing.table
    ids = list(dict.fromkeys(why(table.state, option).clause for option in asking.playing.ask.options))
    asking.console.say("terminal-rules-here", style="title")
    behind = [clause for clause in book.all_clauses() if clause.id in ids]
    for clause in behind[:WHOLE]:
        show_clause(asking, clause)
    list_clauses(asking, behind[WHOLE:], LISTED)
    asking.console.say(
        "terminal-rules-all",
        count=len(book.all_clauses()),
        terms=", ".join(term.name for term in book.all_terms()),
        chapters=", ".join(dict.fromkeys(title for one in book.books() for title in one.chapters.values())),
    )


def list_clauses(asking: Asking, found: list[Clause], most: int) -> None:
    """Clauses by their titles, so that one can ask for them."""
    for clause in found[:most]:
        asking.console.line(f"{clause.title} ({clause.id}).", indent="  ")
    if len(found) > most:
        asking.console.say("terminal-more-rules", count=len(found) - most, style="hint")


def show_clause(asking: Asking, clause: Clause) -> None:
    console = asking.console
    console.line(f"{clause.text} ({clause.id})", style="title", lead=f"{clause.title}: ")
    for message, text in (("terminal-ruling", clause.ruling), ("terminal-example", clause.example)):
        if text:
            console.line(text, indent="  ", lead=f"{console.voice.say(message)}: ")


DEEDS: dict[str, Callable[[Asking, str], None]] = {
    "help": show_help,
    "why": explain_why,
    "rules": show_rules,
    "log": show_log,
    "table": show_table,
    "hand": show_hand,
    "undo": take_back,
    "save": save,
    "auto": set_auto,
    "quit": leave,
}
