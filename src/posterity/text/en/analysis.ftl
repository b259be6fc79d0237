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
