### The browser client in English. What games and the server say comes from them.

## Everywhere

skip = To the content
nav = Posterity
menu = Menu
way-help = Help
way-tables = Tables
way-rules = Rules
way-cards = Cards
help = Help
language = Language
language-en = English
language-it = Italiano
theme = Light or dark
theme-auto = As the device is
theme-light = Light
theme-dark = Dark
text-size = Size of the text
text-size-small = Small
text-size-normal = As it is meant
text-size-large = Large
text-size-huge = Very large
theme-now =
    { $theme ->
        [light] Colours: light; change to dark
        [dark] Colours: dark; change to those of the device
       *[auto] Colours: those of the device; change to light
    }
close = Close
cancel = Cancel
again = Try again
copy = Copy
copied = Copied
share = Share
to-lobby = To the lobby
loading = One moment …
error-unreached = The server does not answer. Nothing is lost; try again in a moment.
error-unknown = That did not work. Please try again.

title-lobby = Lobby
title-tables = Tables
title-rules = Rules
title-cards = Cards
title-new = A new table
title-table = Table
title-me = You
title-help = Help
title-learn = Learn by playing
title-join = An invitation
title-recover = Another device

## The first time

welcome-eyebrow = A table for the Legacy games
welcome-title = Sit down, the table is laid.
welcome-lead = Play with friends, wherever they are, or against bots. Every rule explains itself: ask “why not?” anywhere.
welcome-who = What shall we call you?
your-name = Your name
welcome-begin = Come in
welcome-no-account = No account, no password: this browser keeps a key that makes you you.

invited-join = You are invited
invited-game-join = You are invited to { $game }
invited-host-join = { $host } invites you to { $game }
join-about =
    { $others ->
        [0] A seat is kept for you. Say who you are, and you are there.
       *[other] A seat is kept for you at the table of { $names }. Say who you are, and you are there.
    }
join-do = Take the seat
not-now-thanks = Not now
invited-watch = You are invited to watch
invited-game-watch = You are invited to watch { $game }
invited-host-watch = { $host } invites you to watch { $game }
watch-about = You see what everybody may see, and no hidden cards. Tell them who you are, and look on.
watch-do = Watch the game
join-opening = Opening the invitation …
recover-title = Be the same person here
recover-about = With this link this browser becomes the person who made it, with all their tables. The link works once.
recover-instead = Here you are { $name } now. Without a link of { $name } you cannot come back to that.
recover-do = Be that person here

## The lobby

waits-title = It is your turn in { $game }
waits-with = against { $names }
waits-more =
    { $count ->
        [one] one more table waits for you
       *[other] { $count } more tables wait for you
    }
waits-go = Back to the table
seat-you = You
lobby-begin = Begin a game
weight-1 = light
weight-2 = medium
weight-3 = heavy
minutes = { $least }–{ $most } min
players = { $fewest }–{ $most } players
play = Play
play-bots = Play against bots
set-up = Set up
set-up-table = Set up a table
learn = Learn by playing
learn-short = Learn
learn-new = New here? Learn by playing
learn-about = A first game against a bot tells you the rules as you need them. Leave it at any time and come back to the same step.
learn-game = Learn { $game }
learn-parts = Parts of the lesson
learn-parts-about = Each part stands alone and begins in the middle of the game where it has to. Take them in order, or only what you want to know.
learn-begin = Begin
learn-resume = Go on
learn-again = Once more
learn-done = done
learn-minutes =
    { $count ->
        [one] about a minute
       *[other] about { $count } minutes
    }
lobby-mine = Your tables
lobby-mine-none = You do not sit at any table yet.
lobby-all =
    { $count ->
        [one] All ({ $count })
       *[other] All { $count }
    }
lobby-public = Open tables
lobby-all-public = All games
tables-public = Public tables
lobby-public-none = There is no such table right now. Set up a public one, and others will find it.
lobby-older = Older tables
lobby-link = A link from a friend
lobby-link-help = Friends need no account: set up a table with a seat for a friend, and send the link.
lan-title = Phones in this house
lan-about = Point the camera at the code, or type:
lan-code = QR code of the address of this server
lobby-link-label = Paste the link here
open-link = Open
bad-link = That is no link to a table. It ends in “#join=” and many letters.
lobby-file = Open a record from a file
lobby-file-about = The server goes through it and checks every answer. Then you can look through the game; nobody else sees it.
choose-file = Choose a file
record-too-large = This file is too large for a record.
from-file = From a file
filter-game = Only this game
filter-all-games = All games
filter-status = Only tables that are
filter-all = All tables
status-open = Gathering
status-running = Being played
status-over = Over
status-abandoned = Abandoned
your-turn = Your turn
table-with = { $game } with { $names }
table-is-yours = Your turn
table-is-theirs = Waiting for { $name }
table-is-running = Being played
table-is-open =
    { $free ->
        [0] Everybody is there
        [one] One of { $seats } seats is free
       *[other] { $free } of { $seats } seats are free
    }
table-is-over = Over
table-is-file = From a file
table-is-won =
    { $count ->
        [one] { $name } has won
       *[other] { $name } and others have won
    }
table-is-abandoned = Abandoned
way-play = Play
way-go-on = Go to the table
way-sit = Take a seat
way-watch = Watch
way-look = Look
seat-person = somebody
seat-bot = a bot
seat-absent = nobody
seat-link = waits for a friend
seat-open = free seat
seat-kept = kept for them

## A new table

no-such-game = There is no such game.
new-seats = Seats
new-seats-of = { $count } of at most { $most }
new-steps = Three steps
step-game = Game
step-seats = Seats
step-options = Options
step-next = Next
new-other-game = Another game
new-standard-cards = The usual cards
new-older-cards = { $name }, edition { $version }
new-primer-cards = Fewer cards, for a first game
new-terms = Who may come, and how long they think
new-come = Who may come
not-a-rule = not a rule
new-no-options = This game has none.
seat-free = Free
seat-free-about = leave it out, or add
seat-add = Add
seat-remove = Leave out seat { $number }
seat-yours = You
seat-is-yours = this is your seat
seat-is-here = at this device
seat-is-link = gets a link from you
seat-is-open = finds the table in the list
seat-is-bot = bot, { $level }
who-sits = Who sits on { $colour }?
colour-0 = red
colour-1 = blue
colour-2 = green
colour-3 = yellow
colour-4 = pink
colour-5 = grey
bot-beginner = Wick
level-beginner = Beginner
bot-beginner-about = An apprentice. Plays what is in hand, overlooks much, and seldom looks at what you want.
bot-casual = Tallow
level-casual = Casual
bot-casual-about = Keeps the inn. Likes plain plans, and forgets what was discarded.
bot-strong = Verity
level-strong = Strong
bot-strong-about = Mends clocks. Plans whole turns, counts what others need, and punishes careless gifts.
bot-strong-untaught-about = Mends clocks. Plans whole turns; has not yet learned from playing this game.
bot-expert = Orrery
level-expert = Master
bot-expert-about = Reads the stars. Guesses your hand many times over and looks further than Verity.
bot-random = Wick
level-random = At random
bot-greedy = Tallow
level-greedy = By rule of thumb
bot-none = a bot
sum-me = you
sum-link = a friend
sum-open = whoever comes
sum-seats =
    { $count ->
        [one] One seat: { $names }.
       *[other] { $count } seats: { $names }.
    }
sum-no-clock = No clock.
sum-begins =
    { $waiting ->
        [0] Begins at once.
        [one] Begins when the free seat is taken.
       *[other] Begins when { $waiting } more have sat down.
    }
new-seat = Seat { $number }
new-bot = The bot at seat { $number }
plan-me = You
plan-me-about = You, or somebody else at this device.
plan-here = Somebody here
plan-link = A friend
plan-link-about = Comes by a link, from anywhere.
plan-open = Whoever comes
plan-open-about = Finds your table in the list.
new-public = Public
new-private = Private
new-public-help = It is in the list: anybody may watch and take free seats.
new-private-help = Only those who have a link can see it.
new-open-private = A seat for whoever comes needs a public table.
new-clock = Clock
new-clock-help = When somebody’s time is out, a bot plays on until they take the seat back.
new-pause = Bots answer
new-pause-help = How long they wait; what they answer does not depend on it.
pause-person = As a person would
pause-quick = Quickly
pause-none = At once
new-absence = Absence
new-absence-help = Somebody who is missed, and gives no sign for so long, may lose the seat.
absence-agreed = Whoever is missed and gives no sign for { $time } may lose the seat.
absence-announced = { $name } is missed: without a sign until { $until }, the seat may go to a bot or to somebody else.
too-long = The game was ended after { $most } entries: no sensible game is that long.
clock-none-short = No clock
clock-none-help = Everybody thinks as long as they like.
clock-move = { $time } for each turn
clock-bank = { $time } for the game, and { $more } more after each turn
clock-bank-plain = { $time } for the game
clock-agreed = Clock: { $clock }
clock-left = time left
clock-warning =
    { $seconds ->
        [60] You have one minute left.
       *[other] You have { $seconds } seconds left.
    }
new-options = Options
new-cards = Card set
new-begin = Open the table

## Before the game

waiting-for-seats =
    { $count ->
        [0] Everybody is there.
        [one] The game begins as soon as the last seat is taken.
       *[other] The game begins as soon as { $count } more seats are taken.
    }
invite-title = Invite somebody to the { $colour } seat
invite-words = Come and play { $game } with me!
invite-code = QR code of the link
reach-machine = This link works on this machine only. To play with phones in the same house, start with “./play --lan”.
reach-lan = Whoever opens it takes the seat. It works for everybody in this house; no account needed.
reach-world = Whoever opens it takes the seat. No account needed.
dealing = The cards are being dealt: every seat puts in luck of its own. Whoever stays silent is waited for, a few seconds at most.
this-is-you = you
stand = Leave the seat
sit = Sit down here
link-label = Link to seat { $number }
make-link = Make a link
make-new-link = Make a new link
start-with-bots = Begin now, with bots at the empty seats
remove-table = Delete this table
remove-table-yes = Yes, delete it

## At the table

rules = Rules
cards = Cards
people = People
whole-table = Everything on the table
points = points
present = here
away = away
tag-bot = bot
to-move = to move
watchers =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
watching = You are watching.
watching-open = You are watching; the game has not begun yet.
watching-seat = Take a free seat …
watching-bot = Ask for a bot’s seat …
reconnecting = The connection is lost. Reconnecting …
table-shut = This table is not open to you
waiting-for = Waiting for { $name }
no-question = Nothing is asked now.
why-not = Why not?
why-not-brief = Why not …?
cannot =
    { $count ->
        [one] One thing cannot be done now, and why
       *[other] { $count } things cannot be done now, and why
    }
clause-open = The rule behind it: { $clause }
words-label = What do you say with “{ $answer }”?
words-send = Answer
back-to-question = Back to the question
undo = Take back
undo-what = Take back: { $what }
undo-ask = Ask the others
bot-for-you = A bot plays for you.
take-back = Play on yourself
bot-late = Your time ran out: a bot plays on for you.
take-back-late = Take your seat back
let-bot = Let a bot play
resign = Resign
resign-sure = You leave for good. Who plays on for you?
resign-sure-alone = You leave for good. Nobody else plays here, so the game ends.
resign-alone = Resign, and end the game
resign-bot = Resign: a bot may play on
resign-free = Resign: the others decide
seat-empty = A seat is empty: somebody has left.
seat-empty-decide = Decide who plays on …
watches = watches
ask-to-leave = Ask { $name } to leave
resigned = resigned
bot-untaught = has not learned these cards and plays by rule of thumb
bot-plays = { $bot }, a bot, plays
mute = Mute { $name }
unmute = Listen to { $name } again
kick = Show { $name } out
kick-free = Free the seat of { $name }
kick-help = Nobody who plays has to leave because you say so alone: the others must agree, or else the player. Somebody who is not here is told; after { $time } without a sign, or when their time has run out, you decide.
take-seat = Ask for this seat
best-answer = (the best one)
forced = Answer for me when there is only one choice
forced-help = After a pause that has nothing to do with the cards. What draws a card, or ends what you can still take back, is left to you.
forced-soon = There is only this one answer.
forced-done = Given for you: { $what }
watch-link = Make a link to watch
watch-link-label = Link to watch
proposal = A proposal
proposal-undo = { $name } would like to take something back.
proposal-take = { $name } would like to play on for { $seat }.
proposal-kick = { $name } would like { $seat } to leave the table; a bot would play on.
proposal-free = { $name } would like { $seat } to leave the table; the seat would be free for somebody else.
proposal-waits = { $names } must agree.
agree = Agree
refuse = Refuse
withdraw = Withdraw it
notify-turn = Your turn at { $table }

lesson = Lesson
lesson-step = { $at } of { $last }
lesson-any = you decide
lesson-hint = Worth knowing
lesson-next = Next: { $part }
lesson-leave = Leave
lesson-freely = Play on freely
lesson-again = From the beginning
lesson-kept = Whenever you come back to this table, the lesson goes on where it was.
lesson-this = The lesson points here.
lesson-left = You have left the lesson and play freely.
lesson-back = Back to the lesson
term-explain = What is this?

tab-log = Log
tab-chat = Chat
all-moves = All moves
less = Less
sheet = Hand and more
one-click = One click plays
log-lines = What happened
log-all = From the beginning
log-and-chat = Log and chat
chat = Chat
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-new =
    { $count ->
        [one] new line
       *[other] new lines
    }
chat-heard = { $name } says: { $text }
chat-label = Say something
chat-send = Say

rules-search = Search the rules
rules-all =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses, by chapter
    }
rules-found =
    { $count ->
        [0] No rule speaks of this.
        [one] { $count } clause speaks of this.
       *[other] { $count } clauses speak of this.
    }
cards-search = Search the cards
cards-marks = * our own design, ° typed in; without a mark: from the rulebook
cards-parts =
    { $origin ->
        [rulebook] from the rulebook: { $parts }
        [owner] typed in: { $parts }
       *[designed] our own: { $parts }
    }
cards-found =
    { $count ->
        [0] There is no such card.
        [one] { $count } card
       *[other] { $count } different cards
    }
rules-ruling = Ruling.
rules-example = Example.

cover-title = Pass the device to { $name }
cover-about = Everybody else looks away.
cover-ready = I am { $name }
cover-fetching = One moment, your cards are coming …
cover-lost = The connection is lost. Your cards come as soon as it is back.

remembered-you = You are remembered
remembered =
    { $count ->
        [one] { $names } is remembered
       *[other] { $names } are remembered
    }
ahead-of =
    { $points ->
        [one] { $won }, { $points } point ahead of { $names }.
       *[other] { $won }, { $points } points ahead of { $names }.
    }
ending-more = More
final-scores = Final scores
no-result = This game has no result.
rematch = Play again
record = Download the record
next-bots = Bots of the next game
next-bot = The bot in place of { $name }
rematch-join = Join the next game
remove-sure = For everybody, and for good?
replay = Look through the game
replay-close = To the final scores
replay-result = Show the result
replay-running = Looking back
replay-present = Back to the game
replay-your-turn = It is your turn in the game.
replay-later =
    { $count ->
        [one] The game has gone on by one entry.
       *[other] The game has gone on by { $count } entries.
    }
replay-entry = Entry
replay-at = Entry { $at } of { $last }
replay-back = One entry back
replay-on = One entry on
replay-part-back = To where the turn begins, or the one before
replay-part-on = To the next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-jump = Go to a round or a turn
replay-part = { $heading } (entry { $at })
replay-turn = · { $name }’s turn (entry { $at })
replay-seat = Seen by
replay-all = All cards
moment-link = Copy the link to this moment
record-running = While the game runs, the record holds your own answers only, and nobody can go through it; after the end it holds everything.
branch = Play on from here as { $name }
branch-luck = Luck from here on
branch-luck-same = The cards lie as they lay
branch-luck-new = Face-down cards are shuffled anew
branch-seat = In place of { $name }
branch-me = Me
branch-bot = Bot: { $bot }
branch-public = Public table
branch-nobody = Choose a seat for yourself.
branch-about = A table of your own begins where this one stood then. For a friend you get a link, under “People”; the game waits there for them.
to-entry = Look at that moment
at-entry = Show the table after entry { $at }
look-back = Look back
since-title = Since your last move
since-replay = Replay since your last move
undo-from = Take back everything from entry { $at } on
deal-check = This deal can be checked
deal-fits = All bytes are those that were promised, and the cards follow from them.
deal-fits-not = Some bytes are not those that were promised, or the cards do not follow from them.
deal-bound-yes = The server had made this promise before you opened your bytes.
deal-bound-no = When you opened your bytes, the server had promised something else.
deal-mine-yes = Your bytes are in the deal.
deal-mine-no = Your bytes were left out of the deal.
deal-mine-none = This browser put nothing into the deal.
deal-commitment = The server’s promise (hash)
deal-secret = The server’s bytes
deal-own = Your bytes
deal-how = What this proves, and how to check it yourself

## On a board

plain-view = Plain view
board-view = Board
can-choose = You can choose this.
chosen = What you have chosen
do-what = { $what }?
not-yet = Not yet
do-it = Do it
put-back = Put back
final = After this you cannot go back on your own.
not-now = { $what }: not now.
lit-hint =
    { $more ->
        [0] Choose something that glows.
       *[other] Choose something that glows, or:
    }
fresh = New since your last move.
fresh-short = new
piles = { $deck } to draw, { $discard } discarded
failed = failed
position = Position { $position }
deck =
    { $kind ->
        [legacy] Legacy deck
       *[resource] Resource deck
    }
dealer = dealer
settlement = Round { $round } is settled
settlement-step = Step { $at } of { $last }
settlement-show = Show the settlement again
settlement-again = Once more
settlement-done = Play on
step-back = Back
step-on = Next
pause = Pause
go-on-alone = By itself
skip-settlement = Skip
chart-plain = Scores
chart-title = Scores, { $rounds }
round-points =
    { $points ->
        [one] { $round }: { $points } point
       *[other] { $round }: { $points } points
    }
origins-title = Where the points came from
origin-other = Other
origin-awarded-reward = Rewards
origin-awarded-dependency = Dependencies
origin-awarded-pursuit = Pursuit
origin-gained-points = Abilities
origin-lost-points = Lost
origin-points-majority = Majority
origin-points-other = Others
origin-points-first = Finished first
turns-title = Turning points
turn-of-lead =
    { $count ->
        [one]
            { $points ->
                [one] { $after } { $names } leads with { $points } point.
               *[other] { $after } { $names } leads with { $points } points.
            }
       *[other]
            { $points ->
                [one] { $after } { $names } are level with { $points } point each.
               *[other] { $after } { $names } are level with { $points } points each.
            }
    }

## You

me-name = Your name
me-rename = Change
me-renamed = Your name is changed; tables where you sit keep the old one.
me-preferences = How you like it
me-notify = Tell me when it is my turn
me-notify-help = A note from the browser while a table is open in another tab.
me-notify-denied = The browser does not allow it; its settings for this page say so.
me-sound = Sound
sound-now =
    { $sound ->
        [on] Sound: on
       *[off] Sound: off
    }
me-sound-try = Try it
me-sound-help = Your turn, cards, cubes and travellers, losses, points, the end of the game. A game that you look through is silent.
me-volume = How loud
volume-1 = quiet
volume-2 = medium
volume-3 = full
me-playback = What others did while you were away is played back
playback-off = not by itself
playback-slow = slowly
playback-normal = at a normal pace
playback-quick = quickly
playback-now =
    { $pace ->
        [off] Playback: off
        [slow] Playback: slow
        [quick] Playback: quick
       *[normal] Playback: normal
    }
recap-step = { $at } of { $last }
recap-skip = To the present
recap-again = From the beginning
me-keys = Single keys as shortcuts
me-board = Games on their boards, where they have one
me-confirm = Two touches: the first shows what would happen, the second does it
me-confirm-help = Without it one click plays. Dragging always plays at once; the cards of a payment do, as long as you could take them back.
me-devices = Your devices
me-devices-about = With a recovery link you are the same person on another device. It works once, within a week.
me-make-link = Make a recovery link
me-link = Recovery link
me-link-help = Whoever has it can be you: open it yourself, on the other device.
me-revoke-links = Let no link work any more
me-this-device = This device
me-device = A device, since { $when }
me-shut-out = Shut out
webhook = When you are not here
webhook-about = In a game that lasts for days, an address of your own (a webhook) can be told that it is your turn. It learns which table, and nothing about the game.
webhook-url = Address, beginning with https://
webhook-set = Tell this address
webhook-clear = Tell it no more
webhook-on = This address is told of your turns.
webhook-failures =
    { $failures ->
        [one] This address is told of your turns, but the last call failed.
       *[other] This address is told of your turns, but the last { $failures } calls failed.
    }
webhook-off = After { $failures } failures in a row this address is told no more. Set it again to try anew.
me-leave = Be forgotten
me-leave-about = Your name, keys and chat are deleted here; bots play on at your seats, records say “somebody”.
me-sure = This cannot be taken back.
me-leave-do = Forget me

## Help

help-how = How to play here
help-question = The question says what you can do now. Answer it there, or with the buttons on the cards and pieces themselves.
help-why = What cannot be played says why: open “Why not?”, and § leads to the rule behind it.
help-terms = Words with a dotted line explain themselves when you choose them, at the table and in the rules.
help-undo = “Take back” is free until somebody else has moved or something new was seen; after that the others are asked.
help-friends = Friends come by link, without an account. Several people can share one device: it is covered in between.
help-keys = Keys
help-keys-about = Everything can be reached with the Tab key. At a table these help, too; under your name they can be switched off.
key-1 = gives the answer with that number
key-q = to the question
key-t = to the table
key-u = takes back
key-i = asks for a hint, and for its next step
key-l = shows the log
key-c = shows the chat
key-r = opens the rules
key-k = opens the cards
key-p = shows the people
key-arrows = one entry back or on, when you look back at a game
key-pages = one turn or round back or on, when you look back at a game
key-help = shows these keys
key-esc = closes what was opened
keys-of-board = On the board of { $game }
key-h = to your hand
key-s = to the players beside the table, where one of them may be chosen
key-n = what would be if the round ended now
key-e = the technology tree
key-legacies-m = to the market
key-legacies-g = to the global actions
key-legacies-f = to the figures and the successors on display
key-legacies-s = to the others’ mats
key-legacies-p = to the scoring
key-legacies-e = to the event
key-legacies-n = the next step of an automaton
help-deal = Is the deal fair?
help-deal-how = The server draws secret bytes and publishes their hash as soon as there is a table. Your browser draws bytes of its own and publishes their hash in sitting down. Only when all hashes are in are your bytes opened; the cards follow from all bytes together. After the game the server opens its own.
help-deal-proves = What it proves: nobody chose your cards. The server was bound before it saw your bytes, and you could not know the server’s.
help-deal-not = What it does not prove: that whoever runs the server did not look at the cards, that this page, which comes from the same server, is honest, or that the others are who they say. If somebody does not open their bytes, the deal begins anew without them.
help-deal-check = To check it yourself, download the record after the game: “posterity verify” goes through every hash and every move, and docs/verify.md in the source has a short program that shares nothing with Posterity.
help-credits = Credits
help-credits-games = The games belong to their authors and publishers; this is an independent implementation of their rules, under the MIT licence. It stands on:

## Redoing a deal

title-verify = Redo a deal
deal-redo = Redo the deal step by step in this browser
help-deal-redo = Redo the deal of a finished game here, from its record
verify-about = This page works out the deal of a finished game once more, with code of its own, in your browser: which promises were kept, which seed follows from them, and which cards follow from the seed. A record that you open here is sent nowhere.
verify-files = Which game?
verify-record = Record of a game (JSON file)
verify-record-about = A finished game can be saved with “Download the record”; “posterity simulate” and “posterity play” write the same files.
verify-trace = Its trace, if you have it
verify-trace-about = “posterity trace RECORD > trace.jsonl”, on a machine that you trust, writes every position. With it the order of whole piles can be compared, too.
verify-fault-record = This file is no record of a game.
verify-fault-trace = This file is no trace of this game: it has no positions for its first entries.
verify-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
verify-verdict-good = Everything fits
verify-verdict-bad = Something does not fit
verify-verdict-none = There is nothing to compare
verify-count = { $good ->
    [one] 1 step fits
   *[other] { $good } steps fit
}, { $bad ->
    [0] none fails
    [one] 1 fails
   *[other] { $bad } fail
}, { $open ->
    [0] none is left open
    [one] 1 could not be compared
   *[other] { $open } could not be compared
}.
verify-no-promise = Nothing was promised before this game: it was played without a server, or by an old one. Whoever began it may have chosen the seed. What follows from the seed can be redone all the same.
verify-branch = This game goes on from another one, whose cards were known by then. Nothing was promised for it. What follows from the seed can be redone all the same.
verify-part-promises = Promises and seed
verify-about-promises = A promise is the hash of 32 secret bytes. Whoever made it cannot open other bytes later. The seed is the hash of all bytes, one after the other.
verify-part-cards = The cards
verify-about-cards = What is shuffled: the cards of the set, in its printed order.
verify-part-deal = The deal
verify-about-deal = Every pile and every draw has a stream of numbers of its own, which follows from the seed. What they lead to is compared with what was on the table.
verify-part-game = The game
verify-about-game = What the answers in the record tell about the deal: who was asked first, and which cards were played.
verify-good = Right.
verify-bad = Wrong.
verify-open = Not compared.
verify-compared = What was compared
verify-worked = Worked out here
verify-found = In the game
verify-hidden = It does not show in what we have.
verify-step-whole = The seed is open, and chance goes by “blake2b-1”.
verify-step-server = The server’s bytes are those it had promised.
verify-step-seat = The bytes of { $name } are those that were promised.
verify-step-seed = The seed follows from all bytes together.
verify-step-bound = The server’s promise is the one that this browser saw before it opened its bytes.
verify-step-mine = The bytes of this browser stand at its seat.
verify-step-cards = The cards known here have the hash that the record names.
verify-step-game = How this game is dealt is not known to this page.
verify-step-dealer = The dealer is the one whom the seed picks.
verify-step-resources = The Resource cards of { $name } are those that were dealt.
verify-step-legacies = The Legacy cards of { $name } are those that were dealt.
verify-step-resource-deck = The Resource deck lies in this order.
verify-step-legacy-deck = The Legacy deck lies in this order.
verify-step-character = The character of { $name } is the one drawn.
verify-step-first-chooser = Whoever chooses a position first was picked by the seed.
verify-step-hand = The first hand of { $name } is the one that was dealt.
verify-step-fate = The Fate card of { $name } is the one that was dealt.
verify-step-deck = The draw pile lies in this order.
verify-step-aid = The player aid of { $name } is the one drawn.
verify-step-figure = Legendary figure { $number } is the one drawn.
verify-step-tiles = The first scoring tiles are those drawn.
verify-step-row = The global actions lie in the order drawn.
verify-step-event = The first event is the one drawn.
verify-step-events = The later events lie in this order.
verify-step-player-cards = The player cards of century { $number } lie in this order.
verify-step-successors = The successors lie in this order.
verify-step-solo = The solo cards of century { $number } lie in this order.
verify-step-asked = The first question went to the player to whom the deal leads.
verify-step-answers = Up to entry { $number } the answers name { $name } cards, and each of them was there to be played.
verify-step-answer = In entry { $number } { $name } plays a card that the deal did not give them.
verify-means = What this means
verify-means-promises = If all promises fit, nobody chose the deal: the server was bound before it saw anybody’s bytes, and nobody else knew the server’s.
verify-means-own = That holds for you if bytes of your own are in it. Whoever put nothing in has to trust that the others did not work together.
verify-means-looked = It does not show that nobody looked: whoever runs a server can read its memory, and with it every hand.
verify-means-page = This page and the cards it knows come from the server. If you want to be sure, use a copy of Posterity from elsewhere, or the short program in docs/verify.md.
verify-means-later = What chance brings after the first deal is not redone here: new shuffles, and in Legacies the bonus tokens and the characters of automata. “posterity verify” goes through every single move.
verify-to-table = Back to the table
verify-other = Another game, from a file

## Reviews of finished games

title-review = Review
title-practice = Practice
percent = { $value } %
review = Review
review-here = Review this moment
review-of = Review of { $game }
review-back = Back to the table
review-waiting = Waiting for its turn …
review-pass-1 = First pass: { $done } of { $total }
review-pass-2 = Analysed { $done } of { $total }
review-left = about { $time }
review-state-none = Nobody has asked for a review.
review-state-done = The review is complete.
review-state-failed = The review could not be finished. Please try again later.
review-not-over = A game is reviewed when it is over.
review-nobody = Nobody has asked for a review of this game yet. Whoever has a name here can.
review-begins = The review begins. First results will be here in a moment.
review-stranger = Come in to try again from here, or to keep positions.
review-chart = Chances of victory
review-line = { $name } goes from { $start } % to { $end } %.
review-band = 95 % band
review-brief = first pass only
review-shows = How chances are shown
review-show-chart = Chart
review-show-table = Table
review-table-caption = Everybody’s chances after each entry
review-col-entry = Entry
review-col-who = Who
review-col-answer = Answer
review-col-cost = Cost
review-col-verdict = Verdict
review-go = Look at entry { $n }
review-entry = Entry { $n }
review-moments = The moments that decided the game
review-moment = Moment { $at } of { $count }
review-moment-at = Moment { $at } of { $count }
review-decision-at = Entry { $n }
review-part-entry = { $part }, entry { $n }
review-moment-back = To the moment before
review-moment-on = To the next moment
review-cost-band = −{ $cost } ± { $band }
review-parts = Parts of the review
review-tab-board = Board
review-position = Before entry { $n }
review-ring-given = what was answered
review-ring-best = best found
review-ring-plan = the plan it belongs to
review-cost = cost
review-cost-unit = ± { $band } points of chance
review-first-pass = first pass only
review-you-answered = You answered
review-answered = { $name } answered
review-before-after = before { $before } %, after { $after } %
review-forced = There was nothing else to answer.
review-other = Nothing was decided here.
review-best = Best found, by what could be known
review-scale = { $from } to { $to } %
review-costs = costs { $cost } ± { $band }
review-close = costs { $cost } ± { $band }: too close to tell
review-why = Why.
review-luck = What chance changed
review-happened = What happened
review-open = With all cards open:
review-open-aside = Shown for interest, never counted.
review-words = What answers are called
review-words-about = A word only where the band allows it.
review-budget =
    { $count ->
        [one] { $count } guess for each answer, chosen on some guesses, valued on others.
       *[other] { $count } guesses for each answer, chosen on some, valued on others.
    }
review-again = Try again from here
review-keep = Keep to practise
review-keep-short = Keep
review-kept-short = Kept
review-kept = Kept: practise
review-sums = From the start to the result
review-from-to = { $start } % to { $end } %
review-own = Decisions of { $name }
review-others = Decisions of others
review-chance = Luck
review-decisions =
    { $count ->
        [one] { $count } decision cost { $cost } points in all
       *[other] { $count } decisions cost { $cost } points in all
    }
review-without-faults = { $all }.
review-with-faults = { $all }: { $faults }.
review-count-blunder =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
review-count-mistake =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-count-slip =
    { $count ->
        [one] { $count } slip
       *[other] { $count } slips
    }
review-count-unclear = { $count } too close to tell
review-level = Resembles: { $name }.
review-level-band = Resembles: { $name }, band { $low } to { $high }.
review-no-level = Which level this resembles was not measured.
review-how = How this is worked out
review-how-title = How a review is made
review-how-chances = Chances
review-about-chances = What each seat could expect is estimated from what that seat could know then: everything it has not seen is dealt anew, many times. The lines need not add up to 100 %, since everybody knows something else.
review-how-cost = Cost
review-about-cost = An answer is compared with the best one found in the same guesses. The best is chosen on one half of them and valued on the other, so that noise does not look like a fault.
review-how-words = Words
review-about-words = Slip, mistake and blunder are said only where the whole band allows it. Everything else is too close to tell.
review-how-luck = Luck
review-about-luck = Every change of chances belongs to a decision of one’s own, to one of somebody else, or to chance: a draw, a shuffle, a hidden card that turns up. Together they lead exactly from the start to the result.
review-how-open = All cards open
review-about-open = What sight of all cards would have advised stands apart and counts nowhere.
review-how-level = Levels
review-about-level = Costs are taken as a share of what was at stake and compared with those of bots of each level.
review-keys = Keys: left and right arrow go from moment to moment, with Shift from decision to decision.

verdict-best = best found
verdict-fine = as good
verdict-slip = slip
verdict-mistake = mistake
verdict-blunder = blunder
verdict-unclear = too close to tell
verdict-luck = luck

light-matters = The hint points here.
light-answer = The answer of the hint.
light-plan = The plan goes on here.
light-runner = The runner-up.
light-given = What was answered.
light-best = The best answer found.

## Hints

hint = Hint
hint-ask = Ask for a hint
hint-known = only what you can know
hint-close = Close the hint
hint-thinking = Thinking about what you can know …
hint-more-nudge = Try again
hint-more-answer = Show the answer
hint-more-why = Why?
hint-myself = I will find it
hint-given =
    { $count ->
        [one] Your first hint in this game. Everybody sees that hints are given here.
       *[other] { $count } hints so far. Everybody sees that hints are given here.
    }
hint-taken = { $name } was given a hint.
hints-on = Hints are given at this table.
hints-given =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
new-hints = Hints
new-hints-none = None
new-hints-given = For whoever asks
new-hints-help = Everybody sees that hints are given, and when somebody has taken one. Whoever plays alone against bots can always ask.
sum-hints = Hints are given.
review-done-of = { $done } of { $total }

## Positions to practise

practice-about = Positions of your own games that you have kept. Each comes back until you have answered it well three times.
practice-count = { $due } due, { $solved } solved
practice-none = You have kept no positions yet. “Keep to practise” is beside each decision in the review of a game.
practice-position = { $game }, entry { $n }
practice-due = due now
practice-due-on = due { $when }
practice-solved = solved
practice-steps = { $done } of { $all } steps
practice-tries =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
practice-try = Practise
practice-try-what = Practise: { $game }, entry { $n }
practice-remove = Remove
practice-all = All positions
practice-thinking = Working out what that is worth …
practice-good = A good answer.
practice-not-good = There was something better.
practice-yours = your answer
practice-comes-back = It comes back { $when }.
practice-mine = Positions to practise
