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
payment = The payment
paid = paid
due = due
