# The words on the board of gears.

left-to-pay = left to pay: tap cards in your hand
timeline = The timeline
timeline-tools = Round and timeline
layer = If it ended now
zoom-in = Larger
zoom-out = Smaller
places-left =
    { $left ->
        [0] full
        [one] { $left } place left
       *[other] { $left } places left
    }
present-day = Present Day
beyond = What lies beyond has not happened yet.
leaves = leaves with the round
would-help = would help { $name }
works-here = works here
works-from = works from F{ $frame } on
works-nowhere = works nowhere yet
fate-card = Fate card
draft-area = Draft area
just-drawn = Just drawn: which one do you keep?
hand-of = { $name } holds { $count }
your-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
pool =
    { $count ->
        [one] { $count } cube in the pool
       *[other] { $count } cubes in the pool
    }
hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
pursues = pursues { $name }, bonus { $bonus }
fate-unseen =
    { $count ->
        [one] { $count } Fate card
       *[other] { $count } Fate cards
    }
extra-turn = extra turn
cubes-home = cubes back { $returned }, lost { $lost }
tree = Tree
tree-legend = From left to right: what stands on the right needs what its lines lead to. ✓ lies successful on the timeline, ✕ failed; the card is in your hand.
tree-told =
    { $name }, cost { $cost }, reward { $reward }{ $needs ->
        [none] , fundamental.
       *[other] , needs { $needs }.
    }{ $frames ->
        [none] {""}
       *[other] {" "}On the timeline: { $frames }.
    }{ $held ->
        [0] {""}
       *[other] {" "}In your hand.
    }
