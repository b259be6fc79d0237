### The terminal client in English.
### Messages terminal-names-… and …-words list what can be typed, separated by spaces; all languages count.

## What can be typed

terminal-names-help = ? help h
terminal-names-why = why
terminal-names-hint = hint
terminal-names-rules = rules rule
terminal-names-log = log
terminal-names-table = table
terminal-names-hand = hand
terminal-names-undo = undo
terminal-names-save = save
terminal-names-auto = auto
terminal-names-quit = quit exit q

terminal-yes-words = y yes
terminal-no-words = n no
terminal-new-words = n new
terminal-all-words = all
terminal-on-words = on
terminal-off-words = off

terminal-help = Type the number of an answer, or enough of its words. Or one of these:
terminal-help-several = 1 1 2: several numbers answer this question and the next ones of your turn.
terminal-help-help = ?: this list.
terminal-help-why = why: what cannot be chosen now, and why. With a number or words, such as “why 2”: about that one.
terminal-help-hint = hint: what matters here; once more: the best answer found; once more: why.
terminal-hint-people = Hints are only given where one person plays alone against bots: others would read along.
terminal-help-rules = rules: the rules behind the question. With words, such as “rules hand limit”: what they say about it.
terminal-help-log = log: what happened lately; “log all” tells it from the beginning.
terminal-help-table = table: the whole table once more. With a title, such as “table your hand”: that part alone.
terminal-help-hand = hand: what you hold.
terminal-help-undo = undo: take back your last decision; repeat it to go further back.
terminal-help-save = save: the game saves itself after every answer; this says where.
terminal-help-auto = auto: “auto off” asks you even where there is only one answer, “auto on” does not.
terminal-help-quit = quit: leave; the game is kept and you can go on with it later.
terminal-help-end = Enter alone repeats the question. If an answer is named like a command, “/” before it means the command.

## Setting up

terminal-help-beforehand = Where something stands in [brackets], Enter alone takes it. Type quit to leave.

terminal-games = Games
terminal-which-game = Which game? [{ $default }]
terminal-guest = Guest
terminal-who = Who plays at this keyboard? Names, separated by commas. [{ $default }]
terminal-how-many = How many players altogether, { $least } to { $most }? Bots take the other seats. [{ $default }]
terminal-bots =
    { $count ->
        [one] A bot takes the other seat:
       *[other] Bots take the other { $count } seats:
    }
terminal-which-bots =
    { $count ->
        [one] Which one? [{ $default }]
       *[other] Which? One for all, or one for each seat, separated by commas. [{ $default }]
    }
terminal-bot-beginner = An apprentice: plays what is in hand, overlooks much, and seldom looks at what you want.
terminal-bot-casual = Keeps the inn: likes plain plans, and forgets what was discarded.
terminal-bot-strong = Mends clocks: plans whole turns, counts what others need, and punishes careless gifts.
terminal-bot-expert = Reads the stars: guesses your hand many times over and looks further than Verity.
level-beginner = beginner
level-casual = casual
level-strong = strong
level-expert = master
terminal-options = Options
terminal-option = { $name }: { $value } ({ $values }). { $help }
terminal-from = { $least } or more
terminal-from-to = { $least } to { $most }
terminal-change-option = Enter begins the game. To change an option type its number and the value, such as “1 { $example }” ({ $option }: { $example }):
terminal-begins =
    { $names } sit down. Type ? at any time to see what you can type, and “rules” to read the rules.

terminal-no-such-game = There is no game “{ $game }”; the games are { $known }.
terminal-no-such-bot = There is no bot “{ $bot }”; the bots are { $known }.
terminal-no-such-option = “{ $typed }” changes nothing: type the number of an option and its value.
terminal-too-many =
    { $most ->
        [0] There is no room for people beside these bots.
        [one] There is room for { $most } person only.
       *[other] There is room for { $most } people only.
    }
terminal-too-many-bots =
    { $count ->
        [one] There is only { $count } seat for a bot.
       *[other] There are only { $count } seats for bots.
    }
terminal-seats-taken = { $taken } people and bots are named, but only { $players } can sit down.
terminal-bad-name = A name has 1 to { $most } characters and no control characters.
terminal-same-name = Two players are called { $name }; everybody needs a name of their own.
terminal-not-a-number = Please type a number from { $least } to { $most }, or press Enter.

## Games that were begun before

terminal-unfinished =
    { $count ->
        [one] An unfinished game:
       *[other] Unfinished games, the last one first:
    }
terminal-found =
    { $count ->
        [0] { $game }: { $names }; just begun; { $when }.
        [one] { $game }: { $names }; { $count } answer; { $when }.
       *[other] { $game }: { $names }; { $count } answers; { $when }.
    }
terminal-go-on =
    { $count ->
        [one] Enter goes on with it, n begins a new game:
       *[other] Enter goes on with game 1; type another number, or n for a new game:
    }
terminal-no-such-game-kept =
    { $count ->
        [one] Please press Enter or type n.
       *[other] Please type a number from 1 to { $count } or n, or press Enter.
    }
terminal-unfinished-kept =
    { $count ->
        [one] An unfinished game is kept: { $path }
       *[other] { $count } unfinished games are kept, the last one in { $path }
    }
terminal-resumed =
    { $count ->
        [one] The game goes on after { $count } answer.
       *[other] The game goes on after { $count } answers.
    }
terminal-broken = No game to go on with in { $path }, which stays as it is: { $fault }
terminal-no-file = There is no file { $path } to go on with.
terminal-locked = The game in { $path } is being played in another window; close it there first.

## Saving

terminal-saved = The game is saved in { $path }
terminal-not-saved = Warning: the game cannot be saved in { $path } ({ $fault }). You can play on, but leaving would lose it.
terminal-lost = The game could not be saved in { $path } ({ $fault }); it is lost.
terminal-kept = The game is kept. To go on with it:
terminal-nothing-begun = No game was begun.
terminal-goodbye = Goodbye.

## A turn

terminal-cover = The keyboard goes to { $name }. Everybody else looks away.
terminal-press-enter = { $name }, press Enter:
terminal-so-far = So far:
terminal-since = Since your last move:
# How every sentence about the reader begins; empty where sentences begin with the verb.
terminal-subject = You
terminal-forced = (No choice, answered for you: { $picks }.)
terminal-enter = This is the only answer; Enter gives it.
terminal-default = By the rules number { $number } is better than the others; Enter gives it.
terminal-refused-hint =
    { $count ->
        [one] One thing cannot be chosen now: type why.
       *[other] { $count } things cannot be chosen now: type why.
    }
terminal-words = What do you say with “{ $answer }”? For example a dedication: “for my grandmother”. (Enter alone: back to the question)
terminal-took-back =
    { $count ->
        [one] { $seat } takes back { $count } answer.
       *[other] { $seat } takes back { $count } answers.
    }
terminal-you-took-back =
    { $count ->
        [one] You take back “{ $answer }”.
       *[other] You take back { $count } answers, from “{ $answer }” on.
    }
terminal-changed =
    { $kind ->
        [bot] From here on the bot { $bot } plays for { $seat }.
        [absent] From here on nobody plays for { $seat }.
       *[person] From here on a person plays for { $seat }.
    }
terminal-reseeded = From here on the luck is new.

## Answers to what was typed

terminal-no-such-number =
    { $most ->
        [one] There is no answer { $number }: the only one is 1. Type ? for help.
       *[other] There is no answer { $number }: type a number from 1 to { $most }, or ? for help.
    }
terminal-ambiguous = “{ $typed }” could be { $numbers }: type a number or more words.
terminal-unknown = “{ $typed }” is no answer here: type a number, enough words of an answer, or ? for help.
terminal-why-what = “{ $typed }” is nothing this question is about; “why” alone lists what is refused.
terminal-nothing-refused = Everything this question is about can be chosen.
terminal-cannot-know = That depends on what you cannot know yet.
terminal-auto =
    { $auto ->
        [on] Questions with only one answer are answered for you.
       *[off] Questions with only one answer are asked, too.
    }
terminal-log-more =
    { $count ->
        [one] (One paragraph before this: log all.)
       *[other] ({ $count } paragraphs before this: log all.)
    }
terminal-yes-no = Yes or no? [no]

## Rules

terminal-rules-here = The rules behind this question:
terminal-rules-all = Type “rules” and a clause, a word or a chapter to read more. There are { $count } clauses. Words: { $terms }. Chapters: { $chapters }.
terminal-no-rule = No rule speaks of “{ $typed }”.
terminal-more-rules =
    { $count ->
        [one] And one more: add a word.
       *[other] And { $count } more: add a word.
    }
terminal-ruling = Ruling
terminal-example = Example

## Taking back

terminal-undo-nothing = There is nothing of yours to take back.
terminal-undo-others = Since “{ $answer }” others have moved: { $others }. Taking it back undoes their moves, too.
terminal-undo-chance = Since “{ $answer }” chance has decided something. If you take it back, you know what you should not.
terminal-undo-shown = Since “{ $answer }” something hidden has come to light. If you take it back, you know what you should not.
terminal-undo-sure = It is kept in the record that you went back. Take it back all the same?
terminal-undo-agree = { $other }: { $name } would like to take something back. Do you agree?
terminal-undo-refused = { $other } does not agree; everything stays as it is.
terminal-undo-not = Everything stays as it is.

## The end

terminal-final = Final scores
terminal-score =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
terminal-you-win =
    { $count ->
        [one] You win!
       *[other] You share the victory!
    }
terminal-wins =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
terminal-record = The record of the game is kept; these commands check it and tell the game again:
terminal-again = Another game with the same players?

## Checking

terminal-check-good =
    { $count ->
        [one] The terminal client works: { $count } question was asked, answered and kept.
       *[other] The terminal client works: { $count } questions were asked, answered and kept.
    }
terminal-check-bad = The terminal client does not work: its first question was not answered and kept.
