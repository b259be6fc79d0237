"""Why something can or cannot be answered, without giving away what the player may not know."""

from __future__ import annotations

from posterity.core.actions import verb_of
from posterity.core.answers import IllegalAnswer
from posterity.core.chance import QuickStream
from posterity.core.tasks import State
from posterity.core.views import RefusedView
from posterity.table.why import explain
from posterity.terminal.question import OpenQuestion
from posterity.terminal.typed import Choice, by_number, matching
from posterity.text.error_sentences import illegal

WORLDS = 6  # possible worlds that an answer with several parts is tried in


def against(question: OpenQuestion, typed: str) -> str | None:
    """Why what was typed is refused, if it means something that the rules forbid."""
    found = matching(typed, question.refused())
    if len(found) == 1:
        return about(question, found[0].pick)
    return about(question, typed) if ":" in typed else None


def all_refused(question: OpenQuestion) -> list[str]:
    """Everything that the question is about but does not offer, with the reason."""
    voice = question.voice
    found: dict[str, list[str]] = {}
    for refused in alike(question.ask_view().refused or []):
        many = len(refused) > 1 and voice.maybe(f"{refused[0].message}-many", **refused[0].args)
        for one in refused:
            said = voice.with_clause(many or voice.render(one.message, one.args), one.clause)
            found.setdefault(said, []).append(voice.pick(one.pick))
    return [f"{', '.join(picks)}: {said}" for said, picks in found.items()]


def alike(refused: list[RefusedView]) -> list[list[RefusedView]]:
    """Refused answers grouped by their reason."""
    found: dict[str, list[RefusedView]] = {}
    for one in refused:
        found.setdefault(one.message, []).append(one)
    return list(found.values())


def said(question: OpenQuestion, typed: str) -> list[str]:
    """The answer to `why` with a number, words or a pick."""
    offered = question.offered()
    numbered = by_number(typed, offered)
    found: list[Choice] = [numbered] if numbered else matching(typed, [*offered, *question.refused()])
    if found:
        return [f"{choice.words}: {about(question, choice.pick)}" for choice in found]
    return [about(question, typed.replace(" ", "")) or question.voice.say("terminal-why-what", typed=typed)]


def about(question: OpenQuestion, pick: str) -> str | None:
    """Why this pick may or may not be made; None if the game has no such answer, or if it is a verb alone."""
    table = question.playing.table
    lexicon = table.game.lexicon(table.state)
    pick = pick.lower()
    verb = lexicon.verbs.get(pick.split(":")[0])
    if verb_of(lexicon.verbs.values(), pick) is None and (verb is None or ":" not in pick):
        return None
    if verb is None or pick.count(":") <= len(verb.args):
        return told(question, table.state, pick)
    luck = QuickStream(table.number)
    worlds = [table.game.guess(table.state, question.seat, luck) for _ in range(WORLDS)]
    sentences = {told(question, world, pick) for world in worlds}
    return sentences.pop() if len(sentences) == 1 else question.voice.say("terminal-cannot-know")


def told(question: OpenQuestion, s: State, pick: str) -> str:
    game = question.playing.table.game
    try:
        return question.voice.reason(explain(game, s, pick))
    except IllegalAnswer as e:
        return illegal(question.voice, e)
