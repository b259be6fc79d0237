# What games are measured by: balance pages, and the command `lab compare`.

cli-place-bot = BOT
cli-place-set-a = SET-A
cli-place-set-b = SET-B
cli-option-set-a = a card set: its name, also with an edition (SET@VERSION), or a file
cli-option-set-b = the card set that it is compared with
cli-help-lab-compare-line = say what a change of the cards does
cli-help-lab-compare-about = Plays the same numbers of games with two card sets and shows every measure of both side by side, with the difference and its band of 95 %; * marks what is more than chance. The same command gives the same measures, however many workers there are.
cli-help-lab-compare-games = how many games are played with each set (default: 100)
cli-help-lab-compare-bot = the bot that plays all seats (default: greedy)
cli-help-lab-compare-seed = the number of the first game (default: 0)
cli-help-lab-compare-on = where the games are played: processes (of this machine), ray, or ray:ADDRESS (default: processes)
cli-help-lab-compare-workers = how many games are played at a time (default: one for each processor)
cli-help-lab-compare-out = keep every game in this folder, and go on from there when run again
cli-help-lab-compare-page = write a page with plots into this folder
cli-compare-cards = The two sets are named after the game; --options takes no cards here.

# ---- tables and pages
measure-comparison = { $a } and { $b }
measure-compared = { $game } with { $players } players: { $games } games with each of { $a } and { $b }, all seats played by { $bot }. Bands of 95 % in brackets; * marks a difference that is more than chance.
measure-bounds = The bounds
measure-apart = What differs by more than chance
measure-change = Difference
measure-head = Measure
measure-bound = Bound
measure-series = Where
measure-seen = Seen
measure-where = Of
measure-holds = Holds
measure-yes = yes
measure-no = no
measure-limit =
    { $kind ->
        [least] { $group }: at least { $limit }
       *[most] { $group }: at most { $limit }
    }
measure-unit =
    { $unit ->
        [share] %
        [fair] fair shares
        [points] points
        [minutes] minutes
        [answers] answers
        [decisions] decisions
        [gold] gold
        [foundation] foundation
        [fame] fame
        [resources] resources
       *[times] times
    }

# ---- what every game is measured by
measure-places = Place in the first round
measure-places-about = How often the player wins who had this place in the order of the first round, in multiples of a fair share; shared victories count in parts.
measure-scores = Scores
measure-scores-about = Points at the end: of all seats, of the winner, of the last, and the winner's lead. A close game is won by a tenth of the winner's points or less.
measure-sources = Where points come from
measure-sources-about = The share of all points from each source; what is lost counts against it.
measure-decisive = What decides games
measure-decisive-about = By how many points of each source the winners are ahead of the others, on average.
measure-leads = Leads
measure-leads-about = How often whoever leads after a round wins in the end, in multiples of a fair share. In a game that is decided early this is high from the first round on.
measure-length = Length
measure-length-about = Answers in a game, those of them with a choice, and the minutes that people would take, by a simple model: 4 seconds for each choice and 2 more for every doubling of the answers to choose from, 1 for an answer that is forced.
measure-wasted = Plays in vain
measure-wasted-about = Of the plays of special cards and abilities those that changed nothing, and how many such plays a game has.
measure-is-place = place { $place }
measure-is-mean = mean
measure-is-winner = winner
measure-is-last = last
measure-is-lead = lead of the winner
measure-is-close = close games
measure-is-round = leads after round { $round }
measure-is-answers = answers
measure-is-decisions = choices
measure-is-minutes = minutes
measure-is-null-plays = in vain
measure-is-plays = plays in a game
measure-is-source =
    { $source ->
        [awarded-reward] rewards
        [awarded-dependency] dependencies
        [awarded-pursuit] pursuits
        [gained-points] abilities
        [lost-points] lost
        [points-majority] majority
        [points-other] other buildings
        [points-first] finishing first
        [gained] gained
        [gained-exploring] exploring
        [gained-heirlooms] heirlooms
        [gained-trade] trade
        [gained-relationships] relationships
        [gained-specials] special actions
        [gained-opportunities] opportunities
        [gained-events] events
        [gained-successors] successors
        [acquired] fees for heirlooms
        [stole] stolen
       *[other] { $source }
    }

# ---- gears and machines
measure-dependencies = Points from dependencies
measure-dependencies-about = The share of all points that leaders get for technologies on which others depend.
measure-established = Technologies established
measure-established-about = Of the games in which a technology came into somebody's hand: in how many it was established.
measure-succeeded = Technologies that succeed
measure-succeeded-about = Of the games in which a technology came into somebody's hand: in how many it was established and successful at the end of a round.
measure-leaders = Leaders at the end
measure-leaders-about = How often somebody wins who leads a technology when the last round is scored, alone or together, in multiples of a fair share. A technology with fewer than 30 such leaders is shown, but not judged.
measure-costs = Costs
measure-costs-about = What share of all technologies that are established has each cost.
measure-levels = Levels
measure-levels-about = The share of all points that technologies of each level pay; fundamental ones are level 1, what needs them level 2.
measure-actions = Actions
measure-actions-about = What the actions of each round are: the share of travelling, establishing, influencing and drawing.
measure-uses-of-cards = Uses of cards
measure-uses-of-cards-about = What cards in hand are used for in each round: to be established, to pay, and as Fate cards.
measure-frames = How full the frames get
measure-frames-about = When the turns of a round are over: how much of the timeline is taken, and how many frames are full.
measure-losses = Duplicates and missing dependencies
measure-losses-about = A copy that leaves as a duplicate pays its leader nothing, nor does a technology that has failed at the end of a round. In how many games that happens, how often in a game, and what these would have paid by their rewards alone.
measure-fates = Fate cards in vain
measure-fates-about = Of the plays of each Fate card those that changed nothing.
measure-is-verb =
    { $verb ->
        [travel] travel
        [establish] establish
        [influence] influence
        [draw] draw
        [pay] pay
       *[fate] Fate
    }, round { $round }
measure-is-cost = cost { $cost }
measure-is-level = level { $level }
measure-is-taken = places taken, round { $taken }
measure-is-full = full frames, round { $full }
measure-is-copies-games = games with duplicates
measure-is-copies-times = duplicates
measure-is-copies-points = points of duplicates
measure-is-failed-games = games with failures
measure-is-failed-times = failures
measure-is-failed-points = points of failures
measure-gears-used = Gears in use
measure-gears-used-about = Of the games in which a technology with a gear was successful: in how many somebody activated it and something changed.
measure-gears-in-vain = Gears activated in vain
measure-gears-in-vain-about = Of all activations of a gear those that changed nothing.
measure-gears-users = Gears and victories
measure-gears-users-about = How often somebody wins who has activated a gear with effect, in multiples of a fair share. A gear with fewer than 30 such players is shown, but not judged.
measure-timed-used = Abilities when established
measure-timed-used-about = Of the times that a technology with such an ability was established: how often it was used, neither declined nor impossible to pay.
measure-happenings = What abilities do
measure-happenings-about = How often in a game reward tokens are laid, turns and actions gained, and the frame spliced.
measure-is-modified-up = tokens +1
measure-is-modified-down = tokens -1
measure-is-gained-turn = extra turns
measure-is-gained-actions = extra actions
measure-is-spliced = spliced frames

# ---- leaders
measure-rounds = Rounds
measure-rounds-about = Turns of each player in a round, rounds that end because nothing was built or destroyed for too long, and how often in a game a pile is shuffled again.
measure-attacks = Attacks
measure-attacks-about = How often in a game buildings are destroyed, swapped and protected, and in how many games somebody else would have won if every building had stood at the end where it was built.
measure-cards-used = Legacy cards in use
measure-cards-used-about = Of the Legacy cards that came into a hand those that were built or played.
measure-majorities = Majorities
measure-majorities-about = How often somebody wins who has most of one building at the end, in multiples of a fair share.
measure-thrown = Resources discarded
measure-thrown-about = The share of each resource among those discarded at the limit of a hand, and how many that are in a game.
measure-is-tours = turns each
measure-is-deadlock = rounds that stand still
measure-is-resources-reshuffled = Resource cards shuffled again
measure-is-legacies-reshuffled = Legacy cards shuffled again
measure-is-decided = games decided by attacks
measure-is-destroyed = buildings destroyed
measure-is-ruined = Free Destroy
measure-is-ruined-own = Free Destroy of one's own
measure-is-swapped = Swap
measure-is-protected = Protect
measure-is-thrown = discarded in a game

# ---- legacies
measure-characters = Characters
measure-characters-about = How often a character wins, in multiples of a fair share; judged with four players. The bots draw lots for characters and sides.
measure-sides = Sides
measure-sides-about = How often somebody wins who plays with this side of the mat up, in multiples of a fair share.
measure-uses = Uses of cards
measure-uses-about = What cards are used for in each century. Relationships, trading, opportunities and resources are printed on them; every card can explore and acquire heirlooms. Buying and selling are parts of trading.
measure-opportunities = Opportunities
measure-opportunities-about = Of the games in which a card was in somebody's hand: in how many its opportunity was taken.
measure-gold = Gold
measure-gold-about = The gold that a player has when each generation begins, and at the end.
measure-unspent = Gold left over
measure-unspent-about = Of all the gold that a player had or got in the last century: what is unspent at the end of the game.
measure-event-kinds = Kinds of events
measure-event-kinds-about = How many different words of the vocabulary stand on the outcomes of events.
measure-event-growth = Events grow
measure-event-growth-about = How many times as much fame events bring as in the century before.
measure-early = Length and early ends
measure-early-about = Of all generations those that end early, because somebody has neither a card nor a global action left, and the turns of each player in a game.
measure-globals = Global actions
measure-globals-about = In how many of all generations somebody triggers a global action.
measure-fame = Fame in century { $number }
measure-fame-about = Where the fame that comes in during century { $number } is from. What a relationship, an event or an opportunity sets off counts as theirs.
measure-income-fame = Fame of a player
measure-income-fame-about = What a player gets on average from each source, by century; what is paid for it is not taken off.
measure-income-gold = Gold of a player
measure-income-gold-about = What a player gets on average from each source, by century; what is paid for it is not taken off.
measure-income-foundation = Foundation of a player
measure-income-foundation-about = What a player gets on average from each source, by century; what is paid for it is not taken off.
measure-income-resources = Resources of a player
measure-income-resources-about = What a player gets on average from each source, by century; what is paid for it is not taken off.
measure-box = More than the box holds
measure-box-about = Positions in which there are more than 12 resources of one kind on the table, which the box does not hold.
measure-is-aboveboard = aboveboard
measure-is-underhanded = underhanded
measure-is-use =
    { $use ->
        [relationships] relationships
        [trading] trading
        [opportunity] opportunities
        [resources] resources
        [exploring] exploring
        [heirlooms] heirlooms
        [buying] buying
       *[selling] selling
    }, century { $century }
measure-is-gold-at =
    { $when ->
        [end] at the end
       *[generation] generation { $generation }
    }
measure-is-early = generations that end early
measure-is-turns = turns each
measure-is-global = { $name }
measure-is-income =
    { $source ->
        [exploring] exploring
        [obtaining] obtaining resources
        [income] Heirloom Income
        [heirloom-fame] Heirloom Fame
        [dividends] Dividends
        [trade] Trade Conference
        [honoraria] honoraria
        [opportunities] opportunities
        [special-actions] special actions
        [relationships] relationships
        [events] events
        [successors] successors
        [sold] investments sold
        [fees] fees for heirlooms
       *[scoring] scoring
    }
measure-is-income-in = { measure-is-income }, century { $century }
measure-is-unspent = unspent
measure-is-kinds = kinds of steps
measure-is-growth = century { $century }
measure-is-over-box = positions
