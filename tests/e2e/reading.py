"""What a page must say: the same sentences as the server's own voice."""

from __future__ import annotations

from posterity.games import GAMES
from posterity.text.voice import Voice
from tests.e2e.guests import plain


def voice_at(running, table, seat, lang):
    """The voice in which this seat reads the table."""
    kept = running.app.tables.sessions[table].table
    return Voice(lang, GAMES[kept.game.name], kept.setup.cards, kept.names(), seat, kept.setup.players)


def outline_at(running, table, seat):
    kept = running.app.tables.sessions[table].table
    return kept.game.outline(kept.game.view(kept.state, seat))


def sentences(running, table, seat, lang):
    """Everything that the outline of a table says to a seat, but lines that say that there is nothing."""
    voice = voice_at(running, table, seat, lang)
    found = []
    for section in outline_at(running, table, seat).sections:
        if section.aside:
            continue
        found.append(voice.says(section.title))
        for line in section.lines:
            if line.pieces or any(value not in (0, "", [], ()) for value in line.says.args.values()):
                found.append(voice.says(line.says))
            found += [voice.says(piece.says) for piece in line.pieces if not piece.aside]
    return [plain(sentence) for sentence in found]


def story(running, table, seat, lang):
    """Every event that a seat may read, where it is told by itself."""
    voice = voice_at(running, table, seat, lang)
    events = [event.seen_by(seat) for told in running.app.tables.sessions[table].table.events for event in told]
    alone = [event for event in events if event is not None and not voice.bundle.has_message(f"{event.message}-many")]
    return [plain(voice.event(event)) for event in alone]
