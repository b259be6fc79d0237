# Words that every part of the program uses.

nothing = nothing
player-number = seat { $number }
list-and = { $first } and { $last }
value-on = on
value-off = off
section-question = The question to { $seat }

# ---- answers that cannot be taken
illegal-unknown-verb = “{ $pick }” is no answer of this game; answers begin with one of { $verbs }.
illegal-wrong-arguments = “{ $pick }” is not complete or has too much; its form is { $form }.
illegal-not-a-number = “{ $word }” in “{ $pick }” is not a whole number from 0 to 999999.
illegal-unknown-name = “{ $word }” in “{ $pick }” is not known; it can be { $known }.
illegal-over = The game is over; “{ $pick }” answers nothing.
illegal-stale = “{ $pick }” answers question { $number }, but question { $open } is open now.
illegal-foreign = “{ $pick }” comes from { $seat }, but { $asked } is asked.
illegal-words-wanted = “{ $pick }” needs words that go with it.
illegal-no-such-seat = There are only the seats 0 to { $seats_there } at this table.
illegal-undo-nothing = There is no entry { $entry } to take back; the last one is { $last }.
illegal-undo-consent = Taking back entry { $entry } needs the consent of { $seats }; you are free to go back to entry { $free }.
illegal-game-over = The game is over.
illegal-game-running = The game is still running; this is possible when it is over.
illegal-seat-bot = A bot already answers for { $seat }.
illegal-seat-person = { $seat } already answers in person.
illegal-proposal-gone = The proposal stands no longer: the game has moved on.
illegal-proposal-not-asked = { $seat } is not asked whether to agree.
illegal-proposal-open = This still needs the consent of { $seats }.
illegal-branch-nothing = There is no entry { $entry } to go on from; the last one is { $last }.
illegal-branch-over = After entry { $entry } the game is over; choose an earlier one.
illegal-deal-hex = This must be 64 hex digits (0 to 9, a to f).
illegal-deal-twice = { $seat } has committed to another secret already.
illegal-deal-early = First the commitments of { $seats } must be in.
illegal-deal-other = These are not the bytes that { $seat } committed to.
illegal-deal-open = The secrets of { $seats } are not open yet.
illegal-deal-not-taking = { $seat } takes no part in the deal.

# ---- set-ups that cannot be played
setup-players =
    { $players ->
        [one] This game cannot be played by { $players } player; it takes { $fewest } to { $most }.
       *[other] This game cannot be played by { $players } players; it takes { $fewest } to { $most }.
    }
setup-unknown-option = There is no option “{ $option }”; the options are { $known }.
setup-option-value = The option { $option } can be { $values }, not “{ $value }”.

# ---- positions from a real table
referee-key = The sheet cannot be read: { $fault }.
referee-no-name = { $place } is empty; every player needs a name.
referee-twice = “{ $name }” is there twice; every player needs a name of their own.
referee-unknown-player = “{ $name }” is not one of the players; they are { $known }.

# ---- records that cannot be understood
record-not-utf8 = The record is not UTF-8 text (byte { $place }).
record-not-json = The record is not JSON (line { $line }, column { $column }).
record-half-character = The record holds half of a character (a lone surrogate).
record-no-object = The record is not a JSON object.
record-key-twice = The key “{ $key }” is there twice in one object of the record.
record-key = The record cannot be read: { $fault }.
record-format = The record has format { $format }; this program reads format { $known }.
record-rng = The record uses the chance “{ $rng }”; this program knows { $known }.
record-hex = The key “{ $key }” of the record must be 64 hex digits, 0 to 9 and a to f.
record-from = The key “from.at” of the record is { $at }; a branch begins at entry 0 or later.
record-entry = Entry { $number } of the record cannot be read: { $fault }.
record-no-seed = The record has no seed: it was handed out while its game was running and cannot be replayed.
record-rules = The record was played under rules { $rules }; this program knows rules 1 to { $known }.
record-options = The record leaves out the option { $options }; records name every option.
record-cards = The record's own cards have the hash { $sha256 }, but it says { $recorded }.
record-game = The record is of the game “{ $game }”; this program knows { $known }.
record-automata = The record has { $count } automata; this game has { $right }, and they sit after the people.

# ---- records that cannot have happened
altered-illegal = Entry { $number } cannot have happened: { $why }
altered-hash = Entry { $number } does not lead to the recorded position: its hash is { $hash }, not { $recorded }.
altered-cut-off = The record has a result, but its game is not over after { $entries } entries: entry { $number } is missing.
altered-result = The recorded result is not that of the game (entry { $number } is the last): the scores are { $scores }.
altered-no-secret = The deal was committed to, but the record of the finished game does not open the secret.
altered-no-commitment = The record opens secrets of a deal, but names no commitment that they could be checked against.
altered-commitment = The opened secret does not match its commitment ({ $who }).
altered-seed = The seed does not follow from the opened secrets: this is not the deal that was committed to.

# ---- card sets
cards-not-utf8 = it is not UTF-8 text (byte { $place })
cards-not-toml = it is not TOML: { $detail }
cards-key = { $fault }
cards-no-set = there is no such set; known are { $known }
cards-no-version = there is no edition { $version }; known are { $known }
cards-no-edition = there is no edition with sha256 { $sha256 }; known are { $known }
cards-no-slug = { $place }: the name has no letters or digits to make a slug of
cards-wrong-slug = { $place }: slug “{ $slug }” does not follow from the name; it would be “{ $would }”
cards-origins = { $place }: origins names “{ $word }”, which is no value there; values are { $known }
cards-same-slug = { $place }: has the same slug “{ $slug }” as { $first }
cards-copies = { $place }: copies is { $copies }; it must be 1 to { $most }
cards-too-many = the set has { $count } different cards; it can have { $most } at the most
