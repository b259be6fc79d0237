# Bots and many games at once: the command `ladder`, and what can be wrong with bots and runs.

cli-place-on = WHERE
cli-option-bot-timeout = the seconds that a bot in a file of your own may think about one answer (default: 60)
cli-option-think = the milliseconds that strong and expert may think about one answer; without it they think by a fixed amount of work, the same on every machine

cli-help-ladder-line = let every bot meet every other, and rate them
cli-help-ladder-about = Plays every pair of bots on the same deals, one seat the first bot and all others the second, each seat in turn, and rates them on the scale of Elo, greedy at 1000. The same command gives the same ratings, however many workers there are.
cli-help-ladder-games = how many deals each pair plays; each is played once from every seat (default: 100)
cli-help-ladder-bots = two bots or more, such as greedy,mcts:1000,./mine.py:Mine
cli-help-ladder-seed = the number of the first deal (default: 0)
cli-help-ladder-on = where the games are played: processes (of this machine), ray, or ray:ADDRESS (default: processes)
cli-help-ladder-workers = how many games are played at a time (default: one for each processor)
cli-help-ladder-out = keep every game in this folder, and go on from there when run again

cli-ladder-few =
    { $count ->
        [0] Nobody plays; name two bots or more with --bots.
       *[other] One bot alone meets nobody; name two or more with --bots.
    }
cli-ladder-twice = --bots names { $bot } twice; each bot is named once.
cli-ladder-alone = On a ladder bots play against each other; --players must be 2 or more.
cli-ladder-seed = The numbers of deals go up to { $most }; choose a smaller --seed.
cli-ladder-kept = Interrupted: { $games } of { $all } games are kept in { $folder }; the same command goes on from there.
cli-ladder-title =
    { $games ->
        [one] { $game }, { players-counted }, { $games } game (deal { $first })
       *[other] { $game }, { players-counted }, { $games } games (deals { $first } to { $last })
    }
cli-ladder-bot = {"  "}{ $bot }  { $rating } ({ $low } to { $high }), { $ms } ms a decision
cli-ladder-pair = {"  "}{ $a }  against { $b }  { $share } % ({ $low } to { $high })

bot-unknown = There is no bot “{ $bot }”; the bots are { $known }.
bot-no-file = There is no file { $file } for the bot { $bot }.
bot-no-class = { $file } has no class “{ $word }”; its classes are: { $known }.
bot-no-choose = The class of { $bot } has no method choose(self, observation).
bot-raised = The bot { $bot } failed in line { $place } of its file: { $error }.
bot-not-offered = The bot { $bot } answered “{ $answer }”, which is not offered; it must return one of { $offered }.
bot-overdue =
    { $seconds ->
        [one] The bot { $bot } did not answer within { $seconds } second; --bot-timeout sets how long it may think.
       *[other] The bot { $bot } did not answer within { $seconds } seconds; --bot-timeout sets how long it may think.
    }
bot-stuck = The bot { $bots } did not answer within { $seconds } seconds and had to be ended with its process; --bot-timeout sets how long it may think.
bot-network = { $bot } is not a network with an effort; write plan:GUESSES:WIDTH:NARROW:STOP@FILE.npz or tree:DESCENTS:TOGETHER@FILE.npz.
bot-like-greedy = { $bot } has learned no values for this table of { $game }: it plays like greedy.

lab-on = The value of --on must be processes, ray or ray:ADDRESS, not “{ $value }”.
lab-no-pyarrow = Keeping games needs the package pyarrow: pip install 'posterity[lab]'.
lab-no-ray = Playing on Ray needs the package ray: pip install 'posterity[ray]'.
lab-ray-refused = Ray cannot play at { $address }: { $error }
lab-job-kills = Game { $number } ended its worker { $deaths } times; { $bots } played.
lab-job-failed = Game { $number } failed ({ $error }); { $bots } played.
lab-other-run = { $folder } holds games of another kind: { $key } was { $before } and is { $now } now; choose another folder.
lab-bot-changed = { $folder } holds games of { $bot } from before its file was changed; choose another folder.
lab-in-use = Another run is writing into { $folder }; wait for it, or choose another folder.
lab-file-broken = { $file } cannot be read; move it away to have its games played again, or choose another folder.
lab-not-kept = Games cannot be kept in { $folder } ({ $reason }); those that are there are safe, and the same command goes on from there.
