# Hints and reviews, in all games.

# ---- hints, to the seat that is asked
hint-matters-none = There is only one answer here.
hint-matters-little = Several answers are about as good here.
hint-matters-some = It makes a difference here what you answer.
hint-matters-much = Much depends on this answer.
hint-about = It is about this rule: { $title }.
hint-frame = Look at F{ $frame }.
hint-rival = Keep an eye on { $seat }.
hint-answer = Best found: { $answer }.
hint-plan = The plan: { $answers }.
hint-points =
    { $points ->
        [one] It should bring you one point before anybody else is asked.
       *[other] It should bring you { $points } points before anybody else is asked.
    }
hint-share = From here you would win about { $share } of 100 games (between { $low } and { $high }).
hint-runner = With “{ $answer }” instead you would win about { $fewer } fewer.
hint-runner-close = “{ $answer }” is about as good: too close to tell.

# ---- reviews
review-title = Review: { $game }, { $entries } entries
review-fixed = Every estimate took the same amount of work, with luck number { $seed }.
review-timed = Every estimate took at most { $milliseconds } milliseconds.
review-chart = Chances from the first entry to the last, by what each player could know then:
review-row = { $bars } { $seat }, { $start } % at first, { $end } % in the end
review-seats = Where the result came from:
review-sum = { $seat }: { $start } % at first; own decisions { $own }, decisions of others { $others }, luck { $chance }; { $end } % in the end.
review-cost =
    { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    } that cost { $cost } in all{ $faults ->
        [none] {""}, none of them a fault.
       *[other] : { $faults }.
    }
review-count-blunder =
    { $count ->
        [one] one blunder
       *[other] { $count } blunders
    }
review-count-mistake =
    { $count ->
        [one] one mistake
       *[other] { $count } mistakes
    }
review-count-slip =
    { $count ->
        [one] one slip
       *[other] { $count } slips
    }
review-count-unclear = { $count } too close to tell
review-level = It resembles the play of { $level }.
review-level-between = It most resembles the play of { $level }; it may be anything from { $low } to { $high }.
review-level-random = somebody who answers at random
review-level-beginner = a beginner
review-level-casual = a casual player
review-level-strong = a strong player
review-level-expert = an expert
review-moments = The moments that decided the game:
review-answer = Entry { $n }, { $seat }: “{ $answer }”.
review-verdict-best = The best found.
review-verdict-fine = As good as the best found, “{ $best }”, or nearly.
review-verdict-slip = A slip: it cost { $cost } ± { $band }. Best found: “{ $best }”.
review-verdict-mistake = A mistake: it cost { $cost } ± { $band }. Best found: “{ $best }”.
review-verdict-blunder = A blunder: it cost { $cost } ± { $band }. Best found: “{ $best }”.
review-verdict-unclear = Too close to tell: it cost { $cost } ± { $band } against “{ $best }”.
review-open = With all cards open: “{ $answer }”; that never counts.
review-luck = Then luck:
review-change = { $seat } { $before } → { $after } %
