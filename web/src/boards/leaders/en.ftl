# The words on the board of leaders.

the-table = The table
lost-since = lost: { $cards }
resource-cards =
    { $count ->
        [one] { $count } Resource card
       *[other] { $count } Resource cards
    }
legacy-cards =
    { $count ->
        [one] { $count } Legacy card
       *[other] { $count } Legacy cards
    }
free-card = costs nothing
decks = Decks and discards
discards =
    { $kind ->
        [legacy] Legacy discards
       *[resource] Resource discards
    }
buildings-of = { $count } of { $target } buildings
finished = finished
finished-first = finished first
aimed-at = { $name } aims here
your-tableau = Your tableau
looking-alone = Only you see these cards
scoring =
    { $rounds ->
        [1] The scoring
       *[other] The scoring of round { $round }
    }
protected = protected
worth-now = +{ $points } now
free-plot = free
rises-here = rises here
yes-build = Build
yes-play = Play the card
yes-strike = Strike here
yes-discard = Discard
step-of = Step { $at } of { $last }
city-round = Round { $round } of { $rounds }
city-target = First to { $target } buildings ends the round
city-target-short = { $target } buildings end it
paid-so-far =
    { $count ->
        [0] Nothing is paid yet.
       *[other] Paid so far: { $cards }.
    }

door-leaders = Raise Banks, Monuments and Parades before the others tear them down.
