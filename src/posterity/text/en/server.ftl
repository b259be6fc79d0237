# What the server says: why something cannot be done, and what happened at a table besides the game.

# ---- what happened
told-undo =
    { $you ->
        [seat] You take back { $count ->
                [one] an answer.
               *[other] { $count } answers.
            }
       *[none] { $seat } takes back { $count ->
                [one] an answer.
               *[other] { $count } answers.
            }
    }
told-seat-bot =
    { $bot ->
        [random] Wick, a bot, plays
        [beginner] Wick, a bot, plays
        [greedy] Tallow, a bot, plays
        [casual] Tallow, a bot, plays
        [strong] Verity, a bot, plays
        [expert] Orrery, a bot, plays
       *[other] A bot ({ $bot }) plays
    } { $you ->
        [seat] for you from here on.
       *[none] for { $seat } from here on.
    }
told-seat-person =
    { $you ->
        [seat] You play in person from here on.
       *[none] { $seat } plays in person from here on.
    }
told-seat-absent = Nobody plays for { $seat } from here on.
told-reseed = From here on there is new luck.

# ---- what a chat shows of a link
preview-site = Board games with friends, wherever they are, or against bots: open a table, send a link, and play.
preview-join = { $host } invites you to { $game }
preview-join-somebody = You are invited to { $game }
preview-watch = { $host } invites you to watch { $game }
preview-watch-somebody = You are invited to watch { $game }
preview-seats =
    { $free ->
        [0] A table for { $count }. No account needed: open the link, say your name, and you are there.
        [one] A table for { $count }, one seat free. No account needed: open the link, say your name, and you are there.
       *[other] A table for { $count }, { $free } seats free. No account needed: open the link, say your name, and you are there.
    }

# ---- to somebody who is not here
webhook-turn = Your turn at { $table }
webhook-absent = You are missed at { $table }: come back, or your seat may go to somebody else

# ---- requests that cannot be understood
server-not-json = This is not JSON.
server-body = This cannot be read: { $fault }.
server-content-type = A body must be sent as application/json.
server-bearer = The header Authorization must be “Bearer” and a key.
server-hello = The first frame must be a hello.
server-act = There is no act “{ $act }”; there is { $known }.
server-too-slow = This was too long in coming; a whole request has to be there in { $most } s.
server-too-large = This is too large; at most { $most } bytes are read.
server-missing = There is nothing here, or nothing that you may see.
server-method = This address is there, but not for this method.
server-host = This server does not go by that name.
server-origin = Another site may not ask for this.
server-lang = That language is not spoken here; spoken are { $known }.

# ---- who may do what
server-who = This needs the key of a person, and this key is nobody's.
server-name = A name has 1 to { $most } characters and is not only spaces.
server-webhook = A webhook is an address such as https://example.org/path: https, port 443, plain characters, no name or password in it.
server-webhook-private = This address leads to the server's own machine or into a private network; a webhook must be reachable from everywhere.
server-keys = At most { $most } devices can be the same person; shut one out first.
server-not-ours = This is no address of this server.
server-link-used = This link opens nothing any more: it was used, taken back, or its time is over.
server-banned = The owner of this table has asked you to leave it.
server-asked-to-leave = { $name } has asked you to leave this table.
server-not-owner = Only the owner of the table can do this.
server-not-your-seat = That is not your seat.
server-which-seat = You have several seats; say for which one.
server-not-asked = You are not asked about this.
server-not-yourself = You cannot show yourself out; resign instead.

# ---- what cannot be done now
server-again = Something has changed in the meantime. Look again, then try again.
server-not-kept = The game cannot be kept right now. Nothing has changed; try again in a moment.
server-damaged = What is kept of this is damaged and cannot be read. Whoever runs the server can see what is wrong with “posterity verify --store”.
server-internal = The server has made a mistake. Nothing has changed; whoever runs it can read where.
server-too-often = That is too often. Try again in { $seconds } s.
server-busy = { $most } things that you asked for are being worked out already; wait until one is there.
server-worked = The server has worked a lot for you just now. Try again in { $seconds } s.
server-crowd-own = You have too many connections at once; at most { $most } may be open.
server-crowd = Too many from your address are here at once; at most { $most } may be.
server-too-many = There are too many tables right now. Try again later.
server-tables = You have { $most } tables that are not over; finish one, or take one away.
server-full = Too many people are at this table.
server-not-begun = The game has not begun.
server-begun = The game has begun already.
server-expired = Nobody came in time; this table was abandoned before its game.
server-not-running = The game is not running.
server-running = The game is still running.
server-long = The game has { $most } entries already; nothing is taken back or handed to a bot any more.
server-too-long = The game was ended after { $most } entries: no sensible game is that long.
server-not-over = The game is not over yet.
server-not-your-turn = You are not asked now.
server-bot-plays = A bot plays for this seat; take it back first.
server-review-not-over = Only a game that was played to its end can be reviewed.
server-reviews-waiting = You have asked for { $most } reviews that are not done yet; wait until one is.
server-no-hints = No hints are given here: several people play, and they have not agreed to hints.
server-no-hints-lesson = The lesson tells you what to do here; hints are given once you play on freely.
server-no-hint-now = This could not be worked out now; try again in a while.
server-practice-full = You practise { $most } positions already; drop some of them first.
server-practice-no-choice = At entry { $entry } nobody had a choice; only decisions are practised.
server-practice-answer = “{ $pick }” is no answer to this question.
server-no-practice = You do not practise this position.
server-no-time = Your time is out; the bot answers this question, then you can take the seat back.
server-seat-taken = This seat is not free.
server-no-seat = This table has seats 0 to { $seats_there }; say which of them you play.
server-no-lesson = No lesson is given here.
server-lesson-other = In this lesson something else comes first: do what the step says, or leave the lesson and play on freely.
server-no-settlement = Nothing has been settled here yet.
server-no-entry = There is no entry { $entry }; the last one is { $last }.
server-already-seated = You sit at this table already.
server-no-proposal = That is not proposed any more.
server-proposals = Too much is proposed at this table already.

# ---- tables that cannot be made
server-game = There is no game “{ $game }”; there is { $known }.
server-bot = There is no bot “{ $bot }”; there is { $known }.
server-no-bot-there = Seat { $seat } is no bot’s; only bots are chosen for the next game.
server-no-people = At least one seat must be for a person.
server-open-private = A seat for whoever comes needs a public table.

# ---- records from files
server-records = You have opened { $most } records that are still here; take one of their tables away first.
server-record-long = The record has too many entries; at most { $most } are read.
server-record-cards = The cards of the record are too many; at most { $most } are taken.
server-record-slow = The record takes too long to go through; after { $most } s it is given up.
server-record-entry = Entry { $number } of the record cannot have happened: the rules do not allow it there.
server-record-deal = The secrets that the record opens are not those that were committed to.

# ---- chat
server-chat-full = { $most } lines were written at this table; there is no room for more.
server-chat = A line of chat has 1 to { $most } characters and is not only spaces.
