"""One run of the client: sets up or resumes games, plays them, and leaves without losing anything."""

from __future__ import annotations

import secrets
import shlex
import signal
import sys
from datetime import datetime
from pathlib import Path
from typing import TextIO

from posterity.bots.levels import like_greedy
from posterity.core.chance import seed_of
from posterity.core.game import Setup
from posterity.table.replay import replay, setup_of
from posterity.table.table import Table
from posterity.terminal.console import Console, EndOfInput, LineSource
from posterity.terminal.ending import show_ending
from posterity.terminal.input_errors import INPUT_ERRORS, sentence
from posterity.terminal.playing import Playing, Quit
from posterity.terminal.prompting import QuestionPrompt
from posterity.terminal.request import PlayRequest
from posterity.terminal.saves import Found, SaveFile, game_of, load, new_file, unfinished
from posterity.terminal.setup import Dialogue, GamePlan
from posterity.text.bundles import language
from posterity.text.error_sentences import CommandRefused
from posterity.text.search import plain
from posterity.text.voice import Voice

OFFERED = 9  # unfinished games that are listed
INTERRUPTED = 130  # the exit status after ^C


class Client:
    """Plays any number of games, one after the other; returns an exit status."""

    def __init__(self, request: PlayRequest, source: LineSource, output: TextIO, folder: Path) -> None:
        self.request = request
        self.voice = Voice(language(request.lang or None))
        self.console = Console(source, output, self.voice, request.colour)
        self.folder = folder
        self.playing: Playing | None = None

    def run(self) -> int:
        try:
            self.games()
        except (EndOfInput, Quit):
            self.farewell()
            return 0
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is leaving already
            self.console.blank()
            self.farewell()
            return INTERRUPTED
        except CommandRefused as e:
            self.console.output.flush()
            print(e.sentence, file=sys.stderr)
            return e.status
        finally:
            if self.playing is not None:
                self.playing.save.close()
            self.console.output.flush()
        return 0

    def farewell(self) -> None:
        """Say that the game is saved and how to resume it."""
        if self.playing is None:
            self.console.say("terminal-nothing-begun")
        elif self.playing.save.fault is not None:
            self.playing.tell_fault("terminal-lost")
        elif self.playing.table.over:
            self.console.say("terminal-goodbye")
        else:
            path = shlex.quote(str(self.playing.save.path))
            self.console.say("terminal-kept")
            self.console.verbatim(f"{self.request.program} play --resume {path}")

    # ---------------------------------------------------------------- games

    def games(self) -> None:
        self.playing = self.resumed() or self.begun(Dialogue(self.console, self.request).plan())
        while True:
            self.play_on(self.playing)
            if not self.console.interactive or not self.console.confirm("terminal-again"):
                return
            self.playing.save.close()
            table = self.playing.table
            self.playing = self.begun(GamePlan(table.game, table.seats, table.setup.options, table.setup.cards))

    def play_on(self, playing: Playing) -> None:
        """Play until the game is over."""
        playing.fill_seats()
        while not playing.table.over:
            seat = playing.ask.seat
            if playing.table.kinds[seat] == "person":
                QuestionPrompt(playing, seat).run()
            else:
                playing.bot_answer(seat)
        show_ending(playing, self.request.program)

    def begun(self, plan: GamePlan) -> Playing:
        """A new game, saved before the first question."""
        number = self.request.seed
        seed = secrets.token_bytes(32) if number is None or self.playing is not None else seed_of(number)
        players = len(plan.seats)
        setup = Setup(players=players, options=plan.options, cards=plan.cards, seed=seed, rules=plan.game.rules)
        save = SaveFile(new_file(self.folder, plan.game.name))
        save.open()
        playing = self.at(Table(plan.game, setup, plan.seats), save)
        playing.keep()
        bots = [seat.bot for seat in plan.seats if seat.bot is not None]
        for bot in like_greedy(bots, plan.game.name, plan.game.card_properties(setup)):
            self.console.say("bot-like-greedy", bot=bot, game=plan.game.name)
        self.console.say("terminal-begins", names=playing.public_voice.listed([seat.name for seat in plan.seats]))
        return playing

    def at(self, table: Table, save: SaveFile) -> Playing:
        return Playing(self.console, table, save, self.request.bots, self.request.time)

    # ---------------------------------------------------------------- going on

    def resumed(self) -> Playing | None:
        """The game to resume, if one was named or is chosen from those in the folder."""
        if self.request.resume is not None:
            return self.resume_file(Path(self.request.resume).resolve())
        if not self.wants_offer():
            return None
        found, broken = unfinished(self.folder, self.request.game)
        for one in broken:
            fault = sentence(self.voice, one.error)
            self.console.say("terminal-broken", style="warning", path=str(one.path), fault=fault)
        if not self.console.interactive:
            if found:
                self.console.say("terminal-unfinished-kept", count=len(found), path=str(found[0].path))
            return None
        return self.choose(found[:OFFERED])

    def wants_offer(self) -> bool:
        """Offer unfinished games only if the request does not say how to set up a new one."""
        r = self.request
        return not (r.new or r.players or r.people or r.bots or r.options or r.cards or r.seed is not None)

    def choose(self, found: list[Found]) -> Playing | None:
        if not found:
            return None
        self.console.say("terminal-unfinished", style="title", count=len(found))
        for number, one in enumerate(found, 1):
            self.console.line(self.described(one), style="number", indent="  ", lead=f"{number}. ")
        while True:
            typed = plain(self.console.ask_beforehand("terminal-go-on", count=len(found)))
            if typed in self.voice.say("terminal-new-words").split():
                return None
            if not typed or (typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(found)):
                playing = self.try_to_resume(found[int(typed or 1) - 1])
                if playing is not None:
                    return playing
            else:
                self.console.say("terminal-no-such-game-kept", count=len(found))

    def described(self, one: Found) -> str:
        voice = Voice(self.voice.lang, game_of(one.record))
        return voice.say(
            "terminal-found",
            game=voice.say("game-title"),
            names=voice.listed([seat.name for seat in one.record.seats]),
            count=len(one.record.answers),
            when=datetime.fromtimestamp(one.when).strftime("%Y-%m-%d %H:%M"),
        )

    def try_to_resume(self, one: Found) -> Playing | None:
        try:
            return self.resume_file(one.path)
        except CommandRefused as e:
            self.console.line(e.sentence, style="warning")
            return None

    def resume_file(self, path: Path) -> Playing:
        try:
            load(path)  # a file that is not a game must not get a lock
        except FileNotFoundError:
            raise CommandRefused(self.voice.say("terminal-no-file", path=str(path))) from None
        except INPUT_ERRORS as e:
            raise self.broken(path, e, self.voice) from None
        save, table = self.reopened(path)
        if not table.over:
            self.console.say("terminal-resumed", count=table.number)
        return self.at(table, save)

    def reopened(self, path: Path) -> tuple[SaveFile, Table]:
        save = SaveFile(path)
        if not save.open():
            raise CommandRefused(self.voice.say("terminal-locked", path=str(path)), status=1)
        voice = self.voice
        try:
            record = load(path)
            game = game_of(record)
            voice = voice.about_game(game)
            names = [seat.name for seat in record.seats]
            setup = setup_of(game, record)
            voice = Voice(voice.lang, game, setup.cards, names, people=setup.players)
            return save, replay(game, record)
        except INPUT_ERRORS as e:
            save.close()
            raise self.broken(path, e, voice) from None

    def broken(self, path: Path, error: Exception, voice: Voice) -> CommandRefused:
        return CommandRefused(voice.say("terminal-broken", path=str(path), fault=sentence(voice, error)))
