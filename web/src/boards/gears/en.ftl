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
round-brief = R { $round }/{ $rounds }
turn-brief = T { $turn }/{ $turns }
extra-turn-brief = T +1
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
would-work = It works in this frame.
yes-establish =
    { $cost ->
        [0] Establish
        [one] Establish, pay { $cost } card
       *[other] Establish, pay { $cost } cards
    }
yes-travel = Travel to frame { $frame }
yes-fate = Play the card
yes-draw = Draw two
works-from = from frame { $frame } on
frame-is-full = frame { $frame } is full
already-in-frame = already in frame { $frame }
too-few-cards = too few cards
works-nowhere = nowhere yet
fate-card = Fate card
fate-playable = can be played
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
tree-legend = Lines lead from every technology to those that need it. “✓2” means that it is successful in frame 2, “✕2” that it has failed there, and “hand” that you hold the card.
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

door-gears = Travel back, found technologies, and own what the future rests on.
door-machines = Forbidden engines, extra turns and a frame older than time itself.
