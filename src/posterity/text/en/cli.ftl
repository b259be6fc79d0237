# The command line: help, reports, and what is wrong with what was typed.

cli-about = Posterity: a table for the Legacy games, against people and bots.
cli-usage = Usage: { $line }
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-statuses =
    Exit status: 0 done, 1 the answer is no (an illegal record, a failed verification),
    2 the input could not be understood; then the last line on standard error says why.
cli-examples =
    To begin with, try: posterity play; posterity games; posterity rules leaders turn.
cli-more = “posterity COMMAND --help” says more about a command.

# ---- what stands for a value
cli-place-command = COMMAND
cli-place-game = GAME
cli-place-record = RECORD
cli-place-file = FILE
cli-place-url = URL
cli-place-host = HOST
cli-place-folder = DIR
cli-place-clause = CLAUSE
cli-place-pick = PICK
cli-place-set = SET
cli-place-number = N
cli-place-seconds = SECONDS
cli-place-milliseconds = MS
cli-place-seed = S
cli-place-seat = S|spectator
cli-place-names = NAME,NAME
cli-place-bots = BOT,BOT
cli-place-addresses = ADDRESS,…
cli-place-person = PERSON
cli-place-pairs = KEY=VALUE,…
cli-place-lang = en|it
cli-place-colour = auto|always|never

# ---- options and arguments that mean the same everywhere
cli-option-lang = the language: en (English) or it (Italian)
cli-option-help = show this help
cli-option-version = show the version
cli-option-json = print JSON instead of text
cli-option-game = the name of a game, as “posterity games” lists them
cli-option-record = the file with the record of a game, or - for standard input
cli-option-file = a file, or - for standard input
cli-option-at = the position after entry N; 0 is before the first entry (default: the last)
cli-option-seat = as this seat may know it, or a spectator (default: everything)
cli-option-options = the game's options by name; see “posterity games”
cli-option-cards = a card set: its name, or a file
cli-option-players = how many players there are

# ---- the commands
cli-help-play-line = play in this terminal, against bots unless told otherwise
cli-help-play-about = Plays a game in this terminal. Without options you are asked for what is open, and an unfinished game can be taken up again.
cli-help-play-people = the names of the people who play
cli-help-play-bots = the bots that play, such as greedy or random
cli-help-play-seed = the number of the deal: the same number gives the same cards
cli-help-play-new = begin a new game, without asking about an unfinished one
cli-help-play-resume = go on with the game in this file
cli-help-play-colour = whether to use colours (default: auto)
cli-help-play-check = only see whether everything is there to play, then stop

cli-help-serve-line = the server with the browser client
cli-help-serve-about = Serves tables to browsers and programs until it is stopped, and opens a browser. Programs find the API at /api.
cli-help-serve-host = the address to listen at (default: 127.0.0.1, this machine alone; 0.0.0.0 for all networks)
cli-help-serve-port = the port to listen at (default: 8000; 0 takes any that is free)
cli-help-serve-url = where people find the server from outside, such as https://games.example.org
cli-help-serve-store = where the games are kept, such as sqlite:///path/to/store.db or postgresql://user@host/database (default: in your data folder)
cli-help-serve-limits = other limits than the usual ones, such as tables=100,new-people=500/600; see docs/hosting.md
cli-help-serve-proxies = addresses or networks of proxies whose X-Forwarded-For is believed, such as 127.0.0.1
cli-help-serve-bot-workers = in how many processes bots think, and in as many others games are reviewed (default: one for each processor; 0: in the server itself)
cli-help-serve-bot-pause = the seconds that bots pause before an answer, such as 2 or 0.5-3 (default: 0.6-1.4)
cli-help-serve-lan = let phones and machines in the same house play: shows their address, and a QR code of it
cli-help-serve-private-webhooks = let webhooks lead to this machine and into private networks, too
cli-help-serve-no-browser = do not open a browser
cli-help-serve-check = start, see the server answer, and stop

cli-help-forget-line = deletes everything that a server keeps about a person
cli-help-forget-about = Deletes everything that a server keeps about a person: name, keys, links, webhook and chat. Records say “somebody” from then on, and a bot plays on where the person sat. It cannot be taken back. A server that keeps its games in the same SQLite file should be stopped meanwhile.
cli-help-forget-person = the id of the person, as /api/me and the seats of a table show it
cli-help-forget-store = where the games are kept, such as sqlite:///path/to/store.db (default: in your data folder)
cli-help-games-line = the games, with player counts and options
cli-help-games-about = Lists the games with their player counts, their options and what is chosen if nobody chooses.

cli-help-rules-line = the rules, clause by clause
cli-help-rules-about = Prints the rule clauses of a game, with rulings, examples and the names of the tests that show them.
cli-help-rules-clause = one clause, such as turn.build, or a chapter, such as turn
cli-help-rules-glossary = the words of the game instead of its clauses

cli-help-referee-line = settle a position from a real table
cli-help-referee-about = Reads what lies on a real table from a TOML file and says what the rules make of it, with the reasons.
cli-help-referee-file = the TOML file, or - for standard input
cli-help-referee-text = print text for people instead of JSON

cli-help-simulate-line = let bots play whole games
cli-help-simulate-about = Plays whole games between bots, seats fixed as given. The same command always plays the same games.
cli-help-simulate-players = how many players there are (default: one for each bot)
cli-help-simulate-games = how many games (default: 100)
cli-help-simulate-bots = one bot for each seat (default: random everywhere)
cli-help-simulate-seed = the number of the first game (default: 0)
cli-help-simulate-record = keep a record of each game in this folder

cli-help-log-line = what happened in a record, in sentences
cli-help-log-about = Tells what happened in a recorded game, in sentences numbered like the entries of the record.
cli-help-log-seat = as this seat, or a spectator, may read it (default: everything)

cli-help-position-line = one position of a record, as JSON
cli-help-position-about = Prints one position of a recorded game as JSON: everything at the table, or exactly what one seat or a spectator may know.

cli-help-trace-line = every position of a record, as JSON lines
cli-help-trace-about = Prints the position before the first entry of a record and after each, one JSON object a line.

cli-help-why-line = why an answer is legal, or why not
cli-help-why-about = Says why an answer may or may not be given at a position of a record, with the clause and the numbers. The exit status is 0 if it may and 1 if not.
cli-help-why-pick = the answer, such as build:bank

cli-help-hint-line = advice for whoever is asked at a position of a record
cli-help-hint-about = Advises the seat that is asked at a position of a recorded game, from what it may know there: what matters, the best answer found, and why. The exit status is 1 where nobody is asked.
cli-help-hint-think = the time for the estimate (default: a fixed amount of work instead, the same on every machine)
cli-help-hint-seed = the number of the luck with which unseen cards are guessed (default: 0)

cli-help-review-line = a game that is over, with luck apart from skill
cli-help-review-about = Reviews a recorded game that is over: everybody's chances after every entry by what they could know, what each decision cost against the best found, what was luck, and the moments that decided the game.
cli-help-review-think = the time for each estimate (default: a fixed amount of work instead, the same on every machine)
cli-help-review-seed = the number of the luck with which unseen cards are guessed (default: 0)

cli-help-verify-line = check that a record can have happened
cli-help-verify-about = Replays a record under its own rules version: all answers must be legal, hashes and result as recorded, and where the deal was committed to, it must be that deal. With --store it does so for every stored game, running ones too.
cli-help-verify-store = the store to check, such as sqlite:///path/to/store.db or postgresql://user@host/database: every game in it, running ones too

cli-help-cards-check-line = check a card set file
cli-help-cards-check-about = Checks whether a card set file can be played with; every fault is named with its place.
cli-help-cards-show-line = show the cards of a set
cli-help-cards-show-about = Shows the cards of a set, with the hash that records carry.
cli-help-cards-show-set = the name of a set, or a file with one

# ---- a command line that cannot be understood
cli-unknown-command = “{ $word }” is no command; the commands are { $known }.
cli-unknown-command-close = “{ $word }” is no command; did you mean “{ $close }”?
cli-unknown-second = “{ $command } { $word }” is no command; after “{ $command }” comes one of { $known }.
cli-unknown-second-close = “{ $command } { $word }” is no command; did you mean “{ $command } { $close }”?
cli-second-missing = After “{ $command }” one of these is missing: { $known }.
cli-unknown-option = “{ $word }” is no option of “{ $command }”; its options are { $known }.
cli-unknown-option-close = “{ $word }” is no option of “{ $command }”; did you mean “{ $close }”?
cli-unknown-option-first = “{ $word }” is no option; before a command these are possible: { $known }.
cli-unknown-option-first-close = “{ $word }” is no option; did you mean “{ $close }”?
cli-option-twice = The option { $option } is there twice; give it once.
cli-option-is-flag = The option { $option } takes no value; write it alone.
cli-option-needs-value = The option { $option } needs a value after it.
cli-too-many = “{ $word }” is one argument too many; “posterity { $command } --help” says what the command takes.
cli-argument-missing = “{ $command }” needs one more argument, { $place }; “posterity { $command } --help” says what it is.
cli-value-empty = The value of { $option } is empty; it needs at least one character.
cli-value-whole = The value of { $option } must be a plain whole number such as 7, not “{ $value }”.
cli-value-counting = The value of { $option } must be a whole number from 1 on, not “{ $value }”.
cli-value-seat = The value of { $option } must be the number of a seat, from 0 on, or “spectator”, not “{ $value }”.
cli-value-list = The value of { $option } must be words with commas between them, not “{ $value }”.
cli-value-pairs = The value of { $option } must look like name=value,name=value, not “{ $value }”.
cli-value-twice = “{ $key }” is there twice in the value of { $option }; give it once.
cli-value-one-of = The value of { $option } must be one of { $known }, not “{ $value }”.
cli-forget-nobody = Nobody with the id “{ $person }” is known here.
cli-forget-done = { $person } is forgotten; { $games ->
        [0] there was no game
        [one] there was one game
       *[other] there were { $games } games
    } with a seat of that person.
cli-serve-port = The value of --port must be 0 to { $most }.
cli-serve-url = The value of --url must be http:// or https:// and a host, such as https://games.example.org, without a path; not “{ $value }”.
cli-serve-limit-name = There is no limit “{ $name }”; there is { $known }.
cli-serve-limit-number = The limit { $name } must be a whole number from 1 to { $most }, not “{ $value }”.
cli-serve-limit-rate = The limit { $name } must be a number and seconds, such as 30/10, not “{ $value }”.
cli-serve-proxy = A proxy is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not “{ $value }”.
cli-serve-workers = The value of --bot-workers must be a whole number from 0 to { $most }.
cli-serve-pause = The value of --bot-pause must be seconds from 0 to { $most }, such as 2, or two of them, such as 0.5-3; not “{ $value }”.
cli-serve-lan-none = This machine is in no network that others could reach it by; connect it, or name an address with --host and --url.
cli-serve-lan = In this house play at { $url }
cli-serve-lan-scan = or point the camera of a phone at this code:
cli-serve-cannot = The server cannot listen at { $host }, port { $port } ({ $reason }); choose others with --host and --port.
cli-unknown-game = There is no game “{ $word }”; the games are { $known }.
cli-unknown-game-close = There is no game “{ $word }”; did you mean “{ $close }”?
cli-unknown-bot = There is no bot “{ $word }”; the bots are { $known }.
cli-unknown-bot-close = There is no bot “{ $word }”; did you mean “{ $close }”?
cli-bots-number =
    { $count ->
        [one] --bots names { $count } bot for { $players } players; it must name one for each seat.
       *[other] --bots names { $count } bots for { $players } players; it must name one for each seat.
    }
cli-unknown-set = There is no card set “{ $word }”; there is { $known }, or give a file such as ./cards.toml.
cli-unknown-set-close = There is no card set “{ $word }”; did you mean “{ $close }”?
cli-cards-twice = The cards are chosen twice, with --cards and among the --options; choose them once.
cli-unknown-clause = There is no clause “{ $word }”; “posterity rules { $game }” lists all of them.
cli-unknown-clause-close = There is no clause “{ $word }”; did you mean “{ $close }”?
cli-glossary-game = --glossary needs a game; the games are { $known }.
cli-glossary-clause = --glossary shows all words of a game; leave out “{ $word }”.
cli-no-entry = There is no entry { $entry }; --at can be 0 to { $last }.
cli-no-seat = There is no seat { $number }; --seat can be 0 to { $last }, or “spectator”.

# ---- files
cli-file-missing = There is no such file; give the name of one that exists, or - for standard input.
cli-file-folder = This is a folder; give the name of a file.
cli-file-within = { $file }: { $inner }
cli-file-forbidden = The file may not be read; its permissions must allow that.
cli-file-unreadable = The file cannot be read ({ $reason }); give one that can.
cli-file-huge = The file is larger than { $most } MiB, and nothing that belongs here is.
cli-file-binary = The file is not text (it has zero bytes); it must be text in UTF-8.
cli-file-not-utf8 = The file is not UTF-8 text (byte { $place }); save it as UTF-8.
cli-file-not-toml = The file is not TOML; it must consist of lines like key = "value".
cli-file-not-toml-at = The file is not TOML (line { $line }, column { $column }); up to there it can be read.
cli-file-not-toml-end = The file is not TOML: it ends in the middle of something.
cli-folder-is-file = This is a file or lies in one; give the name of a folder.
cli-folder-forbidden = Nothing may be written into this folder; its permissions must allow that.
cli-folder-failed = The record could not be written ({ $reason }); there must be room for it.
cli-output-failed = The output could not be written ({ $reason }); there must be room for it.
cli-interrupted = Interrupted: what was not finished has not been kept.
cli-memory = There is not enough memory for this; something in the input is far too large.
cli-internal = Posterity itself has made a mistake ({ $fault } at { $place }); please report it, with what you typed.

# ---- sheets
cli-sheet-no-game = The key “game” is missing; it can be { $known }.
cli-sheet-game-type = The key “game” must be the name of a game in quotes; it can be { $known }.
cli-sheet-game = The key “game” is “{ $word }”; it can be { $known }.
cli-sheet-game-close = The key “game” is “{ $word }”; did you mean “{ $close }”?

# ---- games
cli-games-players = for { $fewest } to { $most } players
cli-games-default = Default: { $default }.
cli-games-usual = { $players ->
    [one] One player: { $default }.
   *[other] { $players } players: { $default }.
}
cli-games-cards = A card set: its name, or a file. Default: { $default }.
cli-games-bots = Bots: { $bots }
cli-games-hint = Options are given as --options name=value,name=value.

# ---- simulate
players-counted =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
cli-simulate-title =
    { $games ->
        [one] { $game }, { players-counted }, { $games } game (number { $first })
       *[other] { $game }, { players-counted }, { $games } games (numbers { $first } to { $last })
    }
cli-simulate-seat = {"  "}seat { $number }  { $bot }  { $bar } { $percent } %  won { $wins }, mean score { $mean }
cli-simulate-speed = { $decisions } decisions in { $seconds } s: { $each } decisions and { $whole } games a second

# ---- log
cli-log-undo =
    { $you ->
        [seat] You take back everything from entry { $entry } on.
       *[none] { $seat } takes back everything from entry { $entry } on.
    }
cli-log-undo-agreed =
    { $you ->
        [seat] You take back everything from entry { $entry } on; { $seats } agreed.
       *[none] { $seat } takes back everything from entry { $entry } on; { $seats } agreed.
    }
cli-log-bot-named =
    { $you ->
        [seat] From here on the bot { $bot } answers for you.
       *[none] From here on the bot { $bot } answers for { $seat }.
    }
cli-log-bot =
    { $you ->
        [seat] From here on a bot answers for you.
       *[none] From here on a bot answers for { $seat }.
    }
cli-log-person =
    { $you ->
        [seat] From here on you answer for yourself.
       *[none] From here on { $seat } answers in person.
    }
cli-log-person-named =
    { $you ->
        [seat] From here on { $name } answers for you.
       *[none] From here on { $name } answers for { $seat }.
    }
cli-log-absent =
    { $you ->
        [seat] From here on you are absent.
       *[none] From here on { $seat } is absent.
    }
cli-log-automaton =
    { $you ->
        [seat] From here on an automaton plays for you.
       *[none] From here on an automaton plays for { $seat }.
    }
cli-log-reseed = From here on there is new luck: the face-down piles are shuffled anew.

# ---- verify
cli-verify-one-of = Give either a RECORD or --store with a URL.
cli-verify-lost = Entries are missing: { $found } of { $entries } are there.
cli-verify-store =
    { $games ->
        [0] { $store }: there are no games yet
        [one] { $store }: { $games } game, { $wrong } wrong
       *[other] { $store }: { $games } games, { $wrong } wrong
    }
cli-verify-title =
    { $entries ->
        [one] { $game } (rules { $rules }), { players-counted }, { $entries } entry
       *[other] { $game } (rules { $rules }), { players-counted }, { $entries } entries
    }
cli-check-answers = answers
cli-check-hashes = hashes
cli-check-result = result
cli-check-deal = deal
cli-verify-answers =
    { $number ->
        [0] there are none yet
        [one] the only entry is legal
       *[other] all { $number } entries are legal
    }
cli-verify-hashes =
    { $number ->
        [one] the one that is recorded is right
       *[other] all { $number } that are recorded are right
    }
cli-verify-no-hashes = none are recorded
cli-verify-result = as recorded
cli-verify-no-result = none is recorded, though the game is over
cli-verify-not-over = none yet, the game is not over
cli-verify-deal = the one that was committed to
cli-verify-no-deal = nobody committed to it
cli-verify-deal-later = committed to; the secret is opened when the game is over
cli-verify-right = right
cli-verify-wrong = wrong
cli-verify-not-reached = not checked to the end

# ---- referee
cli-referee-score =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
cli-referee-note = note: the rules would not allow this
cli-referee-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

# ---- rules
cli-rules-game = { $game }: { $count } clauses
cli-rules-chapters = Chapters: { $chapters }
cli-rules-hint = “posterity rules GAME” prints all clauses, “posterity rules GAME CHAPTER” those of a chapter, “posterity rules GAME --glossary” the words of the game.
cli-rules-base = { $game } builds on { $base }: whatever its rules do not change holds as there. “posterity rules { $base }” prints those rules; “posterity rules { $game } CLAUSE” finds a clause of either.
cli-rules-ruling = Ruling: { $text }
cli-rules-example = Example: { $text }
cli-rules-because = Nothing to play here: { $text }
cli-rules-tests = Shown by:
cli-glossary-see = See { $clauses }.
cli-glossary-base = More words are explained with { $base }: “posterity rules { $base } --glossary”.

# ---- cards
cli-cards-good = a good card set for { $game } with { $cards } cards ({ $set }).
cli-cards-edition =
    { $count ->
        [one] edition { $edition }
       *[other] edition { $edition } of { $known }
    }
cli-cards-marks = * our own design, ° typed in; without a mark: from the rulebook
cli-cards-parts =
    { $origin ->
        [rulebook] from the rulebook: { $parts }
        [owner] typed in: { $parts }
       *[designed] our own: { $parts }
    }
cli-cards-faulty =
    { $count ->
        [one] The card set has { $count } fault; it is named above.
       *[other] The card set has { $count } faults; they are named above.
    }

# ---- reviews
cli-review-not-over = The game is not over yet; only a game that is over can be reviewed.
