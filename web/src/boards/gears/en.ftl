# The words on the board of gears.

timeline = The timeline
actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
goes-here = goes here
you-are-here = You are here
frame-called = Frame { $frame }
frame-before = The frame before
frame-after = The frame after
round-of = Round { $round } of { $rounds }
turn-of = Turn { $turn } of { $turns }
layer = If it ended now
places-left =
    { $left ->
        [0] full
       *[other] { $left } free
    }
present-day = Present Day
present-brief = Present
beyond = What lies beyond has not happened yet.
would-help = would help { $name }
works-here = works here
fails-here = fails here
chosen-short = chosen
works-from = works from F{ $frame }
works-nowhere = nowhere yet
fate-card = Fate card
fate-short = FATE
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
pool-name = Pool
hand-name = Hand
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
in-hand = hand
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
