### Gears in English. Technologies, Fate cards and characters go by their bare names: Fire, Perfectly Laid Plans.
### $you says who reads: the seat that acts (or is meant), the victim, or none of them.

## The game and its options

game-title = Gears
game-about = Travel into the past, establish technologies and lead what the future rests on: the game of time travel whose box says Legacy: Gears of Time.
round-number = Round { $round }
round-by-round = round by round
round-after = After round { $round }

option-fate = Fate cards
option-fate-help = Where Fate cards come from.
value-fate-standard = from the draw pile
value-fate-sealed = there are none
value-fate-destiny = one secret card each
value-fate-shape = from an open draft area, by an action
option-pursuits = Pursuits
option-pursuits-help = Whether there is a bonus for the pursuit technologies of the characters; if so, everyone chooses a character.
option-pursuit-ties = Ties for a pursuit
option-pursuit-ties-help = What you get when tied for the most cubes on your pursuit technology.
value-pursuit-ties-none = nothing
value-pursuit-ties-share = a share of the bonus, rounded down
option-we-need-more-time = We Need More Time
option-we-need-more-time-help = What the card does for the next technology in the turn.
value-we-need-more-time-over-capacity = it may go even into a full frame
value-we-need-more-time-free = it takes no action
option-not-what-we-hoped-for = Not What We Hoped For
option-not-what-we-hoped-for-help = What reward the card leaves its technology for the round.
option-zero-moves = Zero moves
option-zero-moves-help = Whether travelling no frame, or influencing with no cube, is allowed as an action.

## What happens: rounds

took-character =
    { $you ->
        [seat] You play as { $character }.
       *[none] { $seat } plays as { $character }.
    }
dealt =
    { $you ->
        [seat] Your opening hand ({ $count }): { $cards }.
       *[none] Opening hand of { $seat } ({ $count }): { $cards }.
    }
dealt-unseen = { $seat } is dealt { $count } cards.
dealt-fate =
    { $you ->
        [seat] Your Fate card: { $fate }.
       *[none] Fate card of { $seat }: { $fate }.
    }
dealt-fate-unseen = { $seat } is dealt a Fate card.
bonus-cards =
    { $you ->
        [seat] You get { $count ->
            [one] { $count } bonus card
           *[other] { $count } bonus cards
        }: { $cards }.
       *[none] { $seat } gets { $count ->
            [one] { $count } bonus card
           *[other] { $count } bonus cards
        }: { $cards }.
    }
bonus-cards-unseen =
    { $count ->
        [one] { $seat } gets { $count } bonus card.
       *[other] { $seat } gets { $count } bonus cards.
    }
refilled =
    { $count ->
        [0]
            { $you ->
                [seat] You cannot refill your hand: the draw pile and the discard pile are empty.
               *[none] { $seat } cannot refill the hand: the draw pile and the discard pile are empty.
            }
       *[other]
            { $you ->
                [seat] You refill your hand ({ $count }): { $cards }.
               *[none] { $seat } refills the hand ({ $count }): { $cards }.
            }
    }
refilled-unseen =
    { $count ->
        [0] { $seat } cannot refill the hand: the draw pile and the discard pile are empty.
        [one] { $seat } refills the hand with { $count } card.
       *[other] { $seat } refills the hand with { $count } cards.
    }
took-position =
    { $you ->
        [seat] You take position { $position }.
       *[none] { $seat } takes position { $position }.
    }
round-began = Round { $round } of 4 begins. The Present Day is frame { $present }. Player order: { $seats }.
round-began-heading = Round { $round }
round-ends = Round { $round } ends. The timeline is resolved, then points are awarded and cubes returned.
won =
    { $you ->
        [seat] { $points ->
            [one] You win with { $points } Legacy Point.
           *[other] You win with { $points } Legacy Points.
        }
       *[none] { $points ->
            [one] { $seat } wins with { $points } Legacy Point.
           *[other] { $seat } wins with { $points } Legacy Points.
        }
    }
deck-reshuffled =
    { $count ->
        [one] The discard pile becomes the new draw pile: { $count } card.
       *[other] The discard pile is shuffled into a new draw pile of { $count } cards.
    }

## What happens: turns

turn-began =
    { $you ->
        [seat] You begin turn { $turn }.
       *[none] { $seat } begins turn { $turn }.
    }
turn-ended =
    { $you ->
        [seat] You end your turn.
       *[none] { $seat } ends the turn.
    }
travelled =
    { $you ->
        [seat] You travel from frame { $before } to frame { $frame }.
       *[none] { $seat } travels from frame { $before } to frame { $frame }.
    }
paid =
    { $you ->
        [seat] You pay with { $card }.
       *[none] { $seat } pays with { $card }.
    }
paid-many =
    { $you ->
        [seat] You pay with { $card }.
       *[none] { $seat } pays with { $card }.
    }
paid-unseen = { $seat } pays with a card, face down.
paid-unseen-many = { $seat } pays with { $count } cards, face down.
established =
    { $you ->
        [seat] You establish { $technology } in frame { $frame }
       *[none] { $seat } establishes { $technology } in frame { $frame }
    }{ $cubes ->
        [0] {" "}without cubes
        [one] {" "}with { $cubes } cube
       *[other] {" "}with { $cubes } cubes
    }{ $successful ->
        [yes] .
       *[no] : failed so far, it misses { $missing }.
    }
became-successful = Now successful: { $technology } in frame { $frame }.
became-failed = Now failed: { $technology } in frame { $frame }, which misses { $missing }.
influenced =
    { $you ->
        [seat] { $cubes ->
            [0] You influence { $technology } in frame { $frame } without a cube.
            [one] You influence { $technology } in frame { $frame } with { $cubes } cube.
           *[other] You influence { $technology } in frame { $frame } with { $cubes } cubes.
        }
       *[none] { $cubes ->
            [0] { $seat } influences { $technology } in frame { $frame } without a cube.
            [one] { $seat } influences { $technology } in frame { $frame } with { $cubes } cube.
           *[other] { $seat } influences { $technology } in frame { $frame } with { $cubes } cubes.
        }
    }
drew =
    { $you ->
        [seat] You draw { $cards }.
       *[none] { $seat } draws { $cards }.
    }
drew-unseen =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
kept =
    { $you ->
        [seat] { $count ->
            [0] You keep { $card }.
           *[other] You keep { $card } and discard the other card.
        }
       *[none] { $count ->
            [0] { $seat } keeps { $card }.
           *[other] { $seat } keeps { $card } and discards the other card.
        }
    }
kept-unseen =
    { $count ->
        [0] { $seat } keeps the card.
       *[other] { $seat } keeps one of them.
    }

## What happens: Fate cards

showed-fate =
    { $you ->
        [seat] You play { $fate }.
       *[none] { $seat } plays { $fate }.
    }
more-time =
    { $you ->
        [seat] { $free ->
            [yes] Your next technology in this turn uses no action.
           *[no] Your next technology in this turn may go into a full frame.
        }
       *[none] { $free ->
            [yes] The next technology of { $seat } in this turn uses no action.
           *[no] The next technology of { $seat } in this turn may go into a full frame.
        }
    }
played-fate-on =
    { $you ->
        [seat] { $slug ->
            [bloodline-influence] You put a cube from the supply on { $technology } in frame { $frame }.
            [not-what-we-hoped-for] You lower the reward of { $technology } in frame { $frame } to { $reward } for this round.
           *[other] You protect { $technology } in frame { $frame } from the others for this round.
        }
       *[none] { $slug ->
            [bloodline-influence] { $seat } puts a cube from the supply on { $technology } in frame { $frame }.
            [not-what-we-hoped-for] { $seat } lowers the reward of { $technology } in frame { $frame } to { $reward } for this round.
           *[other] { $seat } protects { $technology } in frame { $frame } from the others for this round.
        }
    }
willed =
    { $you ->
        [seat] You free { $technology } in frame { $frame } from its dependency on { $removed }.
       *[none] { $seat } frees { $technology } in frame { $frame } from its dependency on { $removed }.
    }
folded =
    { $moved ->
        [yes]
            { $you ->
                [seat] { $self ->
                    [yes] You move your own marker from frame { $before } to frame { $frame }.
                   *[no] You move the marker of { $victim } from frame { $before } to frame { $frame }.
                }
                [victim] { $seat } moves your marker from frame { $before } to frame { $frame }.
               *[none] { $self ->
                    [yes] { $seat } moves their own marker from frame { $before } to frame { $frame }.
                   *[no] { $seat } moves the marker of { $victim } from frame { $before } to frame { $frame }.
                }
            }
       *[no]
            { $you ->
                [seat] { $self ->
                    [yes] You choose your own marker, which is in the Present Day, frame { $frame }, and stays there.
                   *[no] You choose the marker of { $victim }, which is in the Present Day, frame { $frame }, and stays there.
                }
                [victim] { $seat } chooses your marker, which is in the Present Day, frame { $frame }, and stays there.
               *[none] { $self ->
                    [yes] { $seat } chooses their own marker, which is in the Present Day, frame { $frame }, and stays there.
                   *[no] { $seat } chooses the marker of { $victim }, which is in the Present Day, frame { $frame }, and stays there.
                }
            }
    }
fate-left = { $fate } leaves { $technology } in frame { $frame }: its effect ends with the round.
took-fate =
    { $you ->
        [seat] You take { $fate } from the draft area.
       *[none] { $seat } takes { $fate } from the draft area.
    }
claimed-cubes =
    { $you ->
        [seat] { $cubes ->
            [one] You gain { $cubes } cube from { $fate } for your pool.
           *[other] You gain { $cubes } cubes from { $fate } for your pool.
        }
       *[none] { $cubes ->
            [one] { $seat } gains { $cubes } cube from { $fate } for the pool.
           *[other] { $seat } gains { $cubes } cubes from { $fate } for the pool.
        }
    }
placed-cube =
    { $you ->
        [seat] You place a cube on { $fate }.
       *[none] { $seat } places a cube on { $fate }.
    }
placed-nothing =
    { $you ->
        [seat] You place no cube in the draft area.
       *[none] { $seat } places no cube in the draft area.
    }

## What happens: the end of a round

left-no-cubes = Discarded, with no cubes on it: { $technology } from frame { $frame } ({ $rule }).
left-duplicates-success = Discarded as a duplicate: { $technology } from frame { $frame }; the oldest successful copy stays ({ $rule }).
left-duplicates-failed = Discarded as a duplicate: { $technology } from frame { $frame }; all copies are failed, the latest stays ({ $rule }).
awarded-reward =
    { $you ->
        [seat] { $points ->
            [one] You score { $points } point for { $technology }.
           *[other] You score { $points } points for { $technology }.
        }
       *[none] { $points ->
            [one] { $seat } scores { $points } point for { $technology }.
           *[other] { $seat } scores { $points } points for { $technology }.
        }
    }
awarded-reward-many =
    { $you ->
        [seat] You score { $points } points for { $technology }.
       *[none] { $seat } scores { $points } points for { $technology }.
    }
awarded-dependency =
    { $you ->
        [seat] { $points ->
            [one] You score { $points } point for { $technology }, on which { $dependent } depends.
           *[other] You score { $points } points for { $technology }, on which { $dependent } depends.
        }
       *[none] { $points ->
            [one] { $seat } scores { $points } point for { $technology }, on which { $dependent } depends.
           *[other] { $seat } scores { $points } points for { $technology }, on which { $dependent } depends.
        }
    }
awarded-dependency-many =
    { $you ->
        [seat] You score { $points } points for what others depend on: { $each }.
       *[none] { $seat } scores { $points } points for what others depend on: { $each }.
    }
awarded-dependency-each = { $points } for { $technology }, on which { $dependent } depends
awarded-pursuit =
    { $you ->
        [seat] { $points ->
            [one] You score { $points } point for your pursuit, { $technology }.
           *[other] You score { $points } points for your pursuit, { $technology }.
        }
       *[none] { $points ->
            [one] { $seat } scores { $points } point for the pursuit of { $technology }.
           *[other] { $seat } scores { $points } points for the pursuit of { $technology }.
        }
    }
cube-returned =
    { $you ->
        [seat] You take a cube from { $technology } back into your pool.
       *[none] { $seat } takes a cube from { $technology } back into the pool.
    }
cube-returned-many =
    { $you ->
        [seat] You take { $count } cubes back into your pool, from { $technology }.
       *[none] { $seat } takes { $count } cubes back into the pool, from { $technology }.
    }
cube-lost =
    { $you ->
        [seat] You lose a cube on { $technology }, a failed technology.
       *[none] { $seat } loses a cube on { $technology }, a failed technology.
    }
cube-lost-many =
    { $you ->
        [seat] You lose { $count } cubes on failed technologies: { $technology }.
       *[none] { $seat } loses { $count } cubes on failed technologies: { $technology }.
    }

## Questions; the other players read them, too

ask-character = Which character?
ask-position = Which position in the player order?
ask-act =
    { $actions ->
        [0] No action is left: a Fate card, or the end of the turn?
        [one] What to do? { $actions } action is left.
       *[other] What to do? { $actions } actions are left.
    }
ask-pay = Payment for { $technology }, card { $number } of { $count }: which card to discard?
ask-pay-unseen = Payment for a technology not yet shown, card { $number }: which card to discard?
ask-cubes = How many cubes on { $technology }? In the pool: { $pool }.
ask-keep = Which of the two cards to keep?
ask-place = Place a cube on a Fate card of the draft area? If so, on which?
ask-target = { $fate }: on which technology?
ask-without = Willed Into Existence: which dependency of { $target } in frame { $frame } to remove?
ask-whom = Time Folds Around Us: whose marker goes one frame to the right?

## Answers

pick-character = Play as { $character }
pick-position = Take position { $position }
pick-travel = Travel to F{ $frame }
pick-establish = Establish { $technology }
pick-pay = Pay with { $card }
pick-influence = Influence { $technology }
pick-cubes = Place { $cubes } of your cubes
pick-draw = Draw two cards and keep one
pick-keep = Keep { $card }
pick-take = Take { $fate }
pick-place =
    { $draft ->
        [none] Place no cube
       *[other] Place a cube on { $draft }
    }
pick-end = End the turn
pick-fate = Play { $fate }
pick-on = { $technology } in F{ $frame }
pick-without = Remove { $technology }
pick-whom =
    { $you ->
        [seat] Move your own marker
       *[none] Move the marker of { $seat }
    }

## Answers with what one wants to know about them

offer-character = Play as { $character } (pursues { $pursuit-character } for a bonus of { $bonus-character })
offer-position =
    { $bonus ->
        [0] Take position { $position } (no bonus card)
        [one] Take position { $position } ({ $bonus } bonus card)
       *[other] Take position { $position } ({ $bonus } bonus cards)
    }
offer-travel =
    { $left ->
        [0] Travel to F{ $frame } (full)
       *[other] Travel to F{ $frame } ({ $left } of { $capacity } free)
    }
offer-establish =
    Establish { $card } (cost { $cost-card }, reward { $reward-card }{ also-printed }){ $here ->
        [yes] {""}
       *[no] : failed here, misses { $missing }
    }
offer-pay =
    Pay with { $card } (cost { $cost-card }, reward { $reward-card }{ $needs-card ->
        [none] {""}
       *[other] ; needs { $needs-card }: { $works ->
            [nowhere] not yet
            [from] from F{ $frame }
           *[anywhere] anywhere
        }
    })
offer-pay-fate = Pay with { $fate } (Fate card: { about-fate })
offer-influence = Influence { piece-site }
offer-keep =
    Keep { $card } (cost { $cost-card }, reward { $reward-card }{ $needs-card ->
        [none] {""}
       *[other] ; needs { $needs-card }: { $works ->
            [nowhere] not yet
            [from] from F{ $frame }
           *[anywhere] anywhere
        }
    }{ also-printed })
offer-keep-fate = Keep { $fate } (Fate card: { about-fate })
offer-take = Take { $fate } ({ about-fate })
offer-fate = Play { $fate } ({ about-fate })
about-fate =
    { $slug ->
        [bloodline-influence] puts a cube of yours on any technology
        [not-what-we-hoped-for] leaves a technology with your cube a reward of { $left } this round
        [perfectly-laid-plans] keeps the others off a technology with your cube this round
        [time-folds-around-us] moves any marker one frame forward
        [we-need-more-time] { $free ->
            [yes] your next technology this turn uses no action
           *[no] your next technology this turn may go into a full frame
        }
       *[willed-into-existence] frees a technology from one dependency this round
    }

## Why something may be done

may-character = You may play as { $character }: nobody else does.
may-position = You may take position { $position } of { $players }: it is free.
may-travel = You may travel from frame { $here } to frame { $frame }: it is one action, whatever the distance.
may-establish =
    { $cost ->
        [0] You may establish { $technology } at no cost in frame { $here }, which holds { $holds } of { $capacity }.
        [one] You may establish { $technology } in frame { $here }, which holds { $holds } of { $capacity }. You discard { $cost } other card; you have { $others }.
       *[other] You may establish { $technology } in frame { $here }, which holds { $holds } of { $capacity }. You discard { $cost } other cards; you have { $others }.
    }
may-pay = You may pay with { $card } as card { $number } of { $count } for { $technology }: every card in hand counts as one.
may-influence =
    { $pool ->
        [one] You may influence { $technology } in frame { $here }: you have { $pool } cube in your pool.
       *[other] You may influence { $technology } in frame { $here }: you have { $pool } cubes in your pool.
    }
may-cubes = You may place { $cubes } on { $technology }: your pool holds { $pool }.
may-draw = You may draw two cards, keep one and discard the other.
may-keep = You may keep { $card }: you drew { $cards }.
may-take = You may take { $fate } from the draft area: it is one action, once a turn.
may-place =
    { $draft ->
        [none] You may place no cube: it is optional.
       *[other] You may place a cube from the supply on { $draft }: it goes to your pool when the card is taken.
    }
may-end =
    { $actions ->
        [0] You may end your turn: all your actions are used.
        [one] You may end your turn: { $actions } action is left, but there is none you can take.
       *[other] You may end your turn: { $actions } actions are left, but there is none you can take.
    }
may-fate = You may play { $fate }: it uses no action.
may-on = You may play { $fate } on { $technology } in frame { $frame }.
may-without = You may remove { $technology }: it is a direct dependency of { $target } in frame { $frame }.
may-whom =
    { $you ->
        [seat] You may move your own marker one frame to the right, but not past the Present Day.
       *[none] You may move the marker of { $seat } one frame to the right, but not past the Present Day.
    }

## Why something cannot be done: at the wrong time

refused-not-now = Not now: this does not answer the open question.
refused-finish-first = First finish what you have begun: the open question is part of it.
refused-no-words = No words go with an answer in this game.
refused-no-actions-left = You have used all your actions: only Fate cards and the end of the turn are left.
refused-actions-owed =
    { $actions ->
        [one] You still owe { $actions } action, and there is one you can take.
       *[other] You still owe { $actions } actions, and there is one you can take.
    }

## Why something cannot be done: setting up

refused-character-taken = Somebody else plays as { $character } already.
refused-position-taken = Position { $position } of { $players } is taken already.
refused-no-such-position = There is no position { $position }: they are 1 to { $players }.

## Why something cannot be done: actions

refused-zero-frames = You are in frame { $here } already: a journey leads at least one frame back.
refused-never-forward = You are in frame { $here } and cannot travel forward to frame { $frame }.
refused-never-forward-many = You are in frame { $here }, and journeys lead only back.
refused-beyond-oldest = Frame { $frame } cannot be reached: it would be beyond the oldest frame.
refused-no-such-frame = There is no frame { $frame } on the timeline.
refused-not-in-hand = You cannot establish { $technology }: it is not in your hand.
refused-in-the-present = You are in the Present Day, frame { $here }, where nothing is established: travel into the past first.
refused-frame-full = Frame { $here } holds { $holds } of { $capacity }: there is no room for { $technology }.
refused-frame-full-many = Frame { $here }, where you are, holds { $holds } of { $capacity }: it is full.
refused-copy-in-frame = There is a copy of { $technology } in frame { $here } already, and a frame never takes two.
refused-too-few-cards =
    { $cost ->
        [one] For { $technology } you must discard { $cost } other card; you have { $others }.
       *[other] For { $technology } you must discard { $cost } other cards; you have { $others }.
    }
refused-not-to-pay = You cannot pay with { $card }: you hold none besides the card you establish.
refused-empty-pool = Your Influence Pool is empty: there is no cube for { $technology }.
refused-empty-pool-many = Your Influence Pool is empty: there are no cubes to place.
refused-not-in-frame = You cannot influence { $technology }: it is not in frame { $here }, where you are.
refused-plans-forbid = Perfectly Laid Plans of another player: you cannot influence { $technology } in frame { $here }.
refused-zero-cubes = Place at least one cube on { $technology }: your pool holds { $pool }.
refused-more-than-pool = You cannot place { $cubes } on { $technology }: your pool holds only { $pool }.
refused-nothing-to-draw = There is no card to draw: the draw pile and the discard pile are empty.
refused-not-drawn = You did not draw { $card }, but { $cards }: keep one of these.

## Why something cannot be done: Fate cards

refused-no-draft = This game has no draft area from which to take { $fate }.
refused-taken-this-turn = You have already taken a Fate card in this turn: { $fate } must wait.
refused-taken-this-turn-many = You have already taken a Fate card in this turn.
refused-not-in-draft = { $fate } is not in the draft area now.
refused-draft-empty = There is no Fate card in the draft area to take.
refused-fate-cannot-pay = { $card } lies apart from your hand: it cannot pay for a technology.
refused-fate-not-held = You do not have { $fate } in your hand.
refused-fate-not-dealt = { $fate } is not the Fate card you hold.
refused-fate-not-taken = You have not taken { $fate }: only a Fate card in front of you can be played.
refused-fates-sealed = There are no Fate cards in this game, so no { $fate } either.
refused-no-legal-target =
    { $lacks ->
        [no-cube] No legal target for { $fate }: it needs a technology with a cube of yours, and you have none on any that it may be played on.
        [no-dependency] No legal target for { $fate }: it needs a technology with a dependency, and there is none that it may be played on.
        [protected] No legal target for { $fate }: another player's Perfectly Laid Plans protect what there is on the timeline.
       *[nothing] No legal target for { $fate }: it needs a technology, and there is none on the timeline.
    }
refused-not-on-timeline = There is no { $technology } in frame { $frame }.
refused-plans-protect = Perfectly Laid Plans of another player: you cannot play { $fate } on { $technology } in frame { $frame }.
refused-no-own-cube = For { $fate } you need a cube on the technology; you have none on { $technology } in frame { $frame }.
refused-no-dependency = { $fate } needs a technology with a dependency; { $technology } in frame { $frame } has none.
refused-not-direct = { $target } in frame { $frame } has no direct dependency on { $technology }.
refused-already-removed = The dependency of { $target } in frame { $frame } on { $technology } has been removed already.

## The table

section-table = Table
table-round =
    Round { $round } of { $rounds }, turn { $turn }. Present Day: F{ $present }.{ $spliced ->
        [yes] {" "}The oldest frame is F0.
       *[no] {""}
    }
table-before-round =
    Round { $round } of { $rounds } is about to begin. Present Day: F{ $present }.{ $spliced ->
        [yes] {" "}The oldest frame is F0.
       *[no] {""}
    }
table-turn =
    { $you ->
        [seat] Your turn
       *[none] Turn of { $seat }
    }{ $actions ->
        [0] .
        [one] : { $actions } action left.
       *[other] : { $actions } actions left.
    }
table-between =
    { $you ->
        [seat] It is up to you.
       *[none] It is up to { $seat }.
    }
table-choosing =
    { $you ->
        [seat] You choose now.
       *[none] { $seat } chooses now.
    }
table-over =
    The game is over. { $you ->
        [seat] You win
       *[none] { $seat } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-order = Player order: { $seats }.
table-order-before = Order of the last round: { $seats }.
table-more-time =
    { $free ->
        [yes] We Need More Time: the next technology in this turn uses no action.
       *[no] We Need More Time: the next technology in this turn may go into a full frame.
    }
table-piles = Draw pile: { $deck }. Discard pile: { $discard }.
table-deck-open = Draw pile, top first: { $in_order }.
table-discard-open = Discard pile, top first: { $in_order }.
table-paid = Paid so far, face down: { $cards }.
table-removed =
    { $cards ->
        [nothing] Fate cards out of the game: { $unseen }, seen by nobody.
       *[other]
            { $unseen ->
                [0] Fate cards out of the game: { $cards }.
               *[other] Fate cards out of the game: { $cards }; seen by nobody: { $unseen }.
            }
    }

## The timeline and the Fate cards

section-timeline = Timeline
frame =
    F{ $frame } ({ $left ->
        [0] full, { $count } of { $capacity }
       *[other] { $left } of { $capacity } free
    }{ $seats ->
        [none] {""}
       *[other] ; { $seats } here
    }){ $count ->
        [0] {""}
       *[other] :
    }
frame-present =
    F{ $frame }, the Present Day{ $seats ->
        [none] {""}
       *[other] {""}: { $seats }
    }
piece-site =
    { $technology }{ $reward ->
        [none] {""}
       *[other] {" "}{ $reward }
    } ({ $success ->
        [works] {""}
        [threatened] would fail, misses { $missing }; {""}
        [failed] failed, misses { $missing }; {""}
       *[ended] failed; {""}
    }{ $by_seat ->
        [none] no cubes
       *[other] { $by_seat }
    }{ $modifier ->
        [0] {""}
       *[other] ; reward tokens { $modifier }
    }{ $leaves ->
        [no] {""}
        [no-cubes] ; leaves with the round
       *[other] ; a duplicate, leaves with the round
    })
piece-frame = F{ $frame }
section-fate = Fate cards in play
fate-in-play = { $fate } ({ $seat }) on { $technology } in F{ $frame }.
fate-in-play-removes = { $fate } ({ $seat }) on { $technology } in F{ $frame }: without { $removed }.
section-draft = Draft area
draft = Fate cards:
piece-draft =
    { $fate }{ $by_seat ->
        [none] {""}
       *[other] {" "}({ $by_seat })
    }

## The players

section-player =
    { $mine ->
        [you] { $seat } (you)
       *[other] { $seat }
    }
player-stands =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $more ->
        [none] {""}
       *[other] , { $more } if the round ended now
    }. Pool: { $pool }. Hand: { $count }. { $present ->
        [yes] In the Present Day, F{ $frame }.
       *[no] In F{ $frame }.
    }
player-character = Character: { $character }.
player-pursuit = { $character } pursues { $technology }, bonus { $bonus }.
player-position = Position chosen: { $position }.
player-fate-unseen = Fate cards not shown: { $count }.
player-fate = Fate cards ({ $count }):
piece-fate =
    { $count ->
        [1] { $fate } (Fate card: { about-fate })
       *[other] { $fate } ×{ $count } (Fate card: { about-fate })
    }
player-aim = Marker:
piece-marker =
    { $you ->
        [seat] your own marker
       *[none] the marker of { $seat }
    }

## Hands

section-drawn = Cards just drawn
drawn-unseen =
    { $count ->
        [one] { $seat } is looking at { $count } card.
       *[other] { $seat } is looking at { $count } cards.
    }
drawn =
    { $count ->
        [one] { $count } card, which is kept:
       *[other] { $count } cards, one of which is kept:
    }
piece-card = { $card }
section-hand =
    { $you ->
        [seat] Your hand
       *[none] Hand of { $seat }
    }
hand =
    { $count ->
        [0] No cards.
        [one] { $count } card:
       *[other] { $count } cards:
    }
also-printed = {""}
piece-technology =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    } (cost { $cost-card }, reward { $reward-card }{ $needs-card ->
        [none] {""}
       *[other] ; needs { $needs-card }: { $works ->
            [nowhere] not yet
            [from] from F{ $frame }
           *[anywhere] anywhere
        }
    }{ also-printed })
piece-hand =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }

## If the round ended now, and the technology tree

section-projection = If the round ended now
section-projection-words = now
outlook =
    F{ $frame }, { $technology }: { $successful ->
        [yes] successful, reward { $reward }
       *[no] failed, misses { $missing }
    }{ $count ->
        [0] ; nobody leads.
        [one] ; { $seats } leads.
       *[other] ; { $seats } lead together.
    }
outlook-no-cubes = F{ $frame }, { $technology }: discarded, with no cubes on it ({ $rule }).
outlook-duplicates-success = F{ $frame }, { $technology }: discarded as a duplicate; the oldest successful copy stays ({ $rule }).
outlook-duplicates-failed = F{ $frame }, { $technology }: discarded as a duplicate; all copies are failed, the latest stays ({ $rule }).
wanted =
    { $technology }, missed by { $cards }: { $frames ->
        [none] it would work in no older frame yet.
       *[other] it would help in { $frames }.
    }
projected-player =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; cubes back in the pool: { $returned }, lost: { $lost }{ $count ->
        [0] .
       *[other] . Points:
    }
section-chain = What rests on what
section-chain-words = chain
rests = F{ $frame }, { $technology } rests on:
would-rest = In F{ $frame }, { $technology } would rest on:
piece-copy = { $technology } in F{ $frame }
section-tree = Technology tree
section-tree-words = tree
tree-technology =
    { $technology } (cost { $cost-technology }, reward { $reward-technology }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }): { $needs-technology ->
        [none] fundamental
       *[other] needs { $needs-technology }
    }{ $dependents ->
        [0] {""}
       *[other] ; needed by { $cards }
    }.{ $works ->
        [none] {""}
       *[other] {" "}Successful in { $works }.
    }{ $failed ->
        [none] {""}
       *[other] {" "}Failed in { $failed }.
    }{ $held ->
        [0] {""}
        [1] {" "}In your hand.
       *[other] {" "}In your hand ×{ $held }.
    }

## Faults of a card set file

cards-fate = fate: must be exactly { $known }, in this order
cards-characters = characters: there are { $count }; there must be { $right }
cards-number = { $place }: { $key } is { $number }; it must be 0 to { $most }
cards-needs-unknown = { $place }: the dependency “{ $word }” is no technology of this set
cards-needs-twice = { $place }: the dependency “{ $word }” is there twice
cards-pursuit = { $place }: the pursuit “{ $word }” is no technology of this set
cards-cycle = technologies: in a circle of dependencies, or built on one: { $known }

## Set-ups and positions that cannot be

setup-too-few-cards = With this set the draw pile has { $count } cards; the opening hands take { $least }.
referee-round = There is no round { $round }; the rounds are 1 to { $most }.
referee-number = { $place }: { $number } cannot be; there can be { $least } to { $most }.
referee-pursuit-twice = The pursuit of “{ $word }” by { $name } is there twice.
referee-no-pursuit = { $name } has a pursuit, but the options say that pursuits do not score.
referee-no-fate = “{ $word }” cannot be in play: there are no Fate cards in this game.
referee-technology = The technologies typed in cannot be used: { $what }.
referee-unknown-technology = “{ $word }” is neither a technology of the standard set nor described in the sheet.
referee-frame = “{ $word }” cannot lie in frame { $frame }: in this round there are frames { $least } to { $most }.
referee-copy = “{ $word }” is there twice in frame { $frame }; a frame never takes two copies.
referee-fate = “{ $word }” is no Fate card that stays in play; those are { $known }.
referee-fate-absent = “{ $card }” cannot be on “{ $word }” in frame { $frame }: that technology is not there.
referee-removes = “{ $word }” is no direct dependency of “{ $technology }” and cannot be removed.
referee-removes-missing = The key “removes” is missing: say which direct dependency of “{ $technology }” is removed.
referee-removes-nothing = “{ $card }” removes no dependency: leave out the key “removes”.

## What the referee says

settled-discarded =
    { $count ->
        [0] No technology is discarded.
       *[other] Discarded:
    }
discarded-no-cubes = { $technology } from frame { $frame }: no cubes on it
discarded-duplicates-success = { $technology } from frame { $frame }: an older copy is successful
discarded-duplicates-failed = { $technology } from frame { $frame }: all copies are failed, and a later one stays
settled-timeline =
    { $count ->
        [0] The timeline is empty.
       *[other] The timeline after the cubes have been returned:
    }
settled-site =
    { $successful ->
        [yes] Frame { $frame }: { $technology }, successful
       *[no] Frame { $frame }: { $technology }, failed
    }{ $cubes ->
        [none] {""}; no cubes
       *[other] {""}; cubes: { $cubes }
    }
settled-pool =
    { $pool ->
        [one] { $pool } cube in the pool
       *[other] { $pool } cubes in the pool
    }
note-score-reward = note: the modifier { $modifier } of { $technology } in frame { $frame } is not counted; reward tokens belong to machines
note-own-reward = note: the reward { $used } of { $technology } is of our own design; the rulebook does not give it
note-own-needs =
    { $count ->
        [0] note: that { $technology } is fundamental is of our own design; the rulebook does not say so
       *[other] note: that { $technology } needs { $in_order } is of our own design; the rulebook does not say so
    }
note-own-hoped = note: { $used } as the reward that Not What We Hoped For leaves is our own ruling; the option { $value } sets another
note-establish-capacity = note: frame { $frame } has room for { $capacity } and holds { $holds }
award-reward = { $points } for { $technology }
award-dependency = { $points } for { $technology }, on which { $dependent } depends
award-pursuit = { $points } for the pursuit of { $technology }

## The cards of a set, as a list

group-technologies = Technologies
group-fate = Fate cards
group-characters = Characters
card-cost = cost { $value }
card-reward = reward { $value }
card-needs =
    { $value ->
        [nothing] fundamental
       *[other] needs { $value }
    }
card-pursuit = pursues { $value }
card-bonus = bonus { $value }

## The chapters of the rules

chapter-component = Components
chapter-timeline = The timeline
chapter-setup = Set-up
chapter-round = Rounds
chapter-turn = A turn
chapter-travel = Travelling
chapter-establish = Establishing
chapter-influence = Influencing
chapter-draw = Drawing
chapter-pile = Draw pile and discard pile
chapter-success = Successful and failed
chapter-fate = Fate cards
chapter-resolve = Resolving the timeline
chapter-score = Awarding points
chapter-return = Returning cubes
chapter-prepare = Preparing the next round
chapter-end = The end of the game
chapter-variant = Variants
chapter-advice = Advice
chapter-clarification = Clarifications

## The lesson

lesson-part-turns = Travel and establish
lesson-part-building = What others build on
lesson-part-round = A round is settled
lesson-goal = Welcome, traveller! In this game you hand technologies to the past and see what becomes of them. Whoever leads technologies that work when a round ends earns Legacy Points; after four rounds the most points win.
lesson-timeline = This is the timeline: the past on the left, the Present Day on the right. Each frame holds as many technologies as it is steps away from the Present Day, so there is more room far back. That is its capacity.
lesson-order = First everybody chooses a position in the player order. Take the first one; whoever comes second gets an extra card for it.
lesson-actions = In each turn you have three actions, in any mix: travel, establish, influence, draw. You begin in the Present Day, where nothing can be established.
lesson-travel = So travel: go one frame back, to F4. Remember that you only ever travel to the left. You return to the Present Day when the round is over, and not before.
lesson-establish = Now establish Cartography from your hand. It is worth four points, but it needs Writing somewhere in its past. You have that, too; one thing after the other.
lesson-pay = Its cost is two, so you discard two other cards; any will do. Give up Law and Mining.
lesson-failed = Two of your cubes lie on Cartography now, as many as you paid: you lead it. But it is marked as failed, since no Writing lies in an older frame, and what is failed scores nothing. We will mend that.
lesson-draw = One action is left. Draw: two cards come up, and you keep one of them. Navigation would build on Cartography, so keep that one.
lesson-turn-end = Your three actions are done, but the turn stays open, since you might play a Fate card. You have one; save it for a moment and end the turn.
lesson-opponent = Your opponent has put Medicine into F3. It is failed as well: it needs Basic Science, and nobody has that on the timeline. This is allowed, and often wise.
lesson-back = Back to your Cartography. Travel to F2: what lies there is in the past of F4.
lesson-writing = Establish Writing, and pay for it with your second Writing and with Navigation. A second copy is worth little, so it makes good change.
lesson-works = See what happened to Cartography: it works! This is the heart of the game. You travel backwards, so you often put up the roof first and lay the foundations later.
lesson-first-part = That was the heart of it: travel back, establish, and lay foundations for what stands later. One action is left in this turn. Go on to the next part, where your Fate card is played, or play on by yourself.
lesson-so-far-building = So far: you have established Cartography in F4 and then, further back, Writing in F2, which makes it work. Your opponent has put Medicine into F3; it is failed, since nobody has Basic Science. It is your second turn, with one action to go.
lesson-draw-again = Draw with your last action, and keep Law.
lesson-fate = Now for your Fate card. It costs no action: Bloodline Influence puts one of your cubes on any technology. Play it on Writing, so that it is not easily taken from you.
lesson-turn-over = A good turn. End it and see what your opponent does.
lesson-dependency = Your opponent has established Printing Press. It needs Writing, and that is yours: whenever something that works depends on your technology directly, you earn your reward once more. So build what others will need.
lesson-draw-twice = You are short of cards. Draw twice: keep The Wheel, and the second time Mining.
lesson-wheel = The Wheel is fundamental: it needs nothing and works in every frame. Establish it and pay with your other two cards.
lesson-second-part = Now you know how to play Fate cards, why it pays to own what others need, and what is fundamental. The round has one more turn; the next part plays it and settles the round. Or play on by yourself.
lesson-so-far-round = So far: you lead Cartography, Writing and The Wheel, all of which work. Your opponent leads Printing Press, Fire, and Medicine, which is failed. Three of the four turns of this round were played.
lesson-last-turn = The fourth and last turn of this round. Draw twice once more, and keep Agriculture and Medicine.
lesson-agriculture = Establish Agriculture and pay with Medicine. It costs only one card, so it gets only one cube. And with it F2 is full: its capacity is three.
lesson-resolved = The round is over and is settled, step by step; you can follow it beside the board. First all markers return to the Present Day, then every technology without a cube leaves the timeline, and so do surplus copies of the same one.
lesson-points = Now the points. The leader of each technology that works gets its reward: you have four for Cartography, two for The Wheel, two for Agriculture and one for Writing. Cartography and Printing Press both depend on Writing, so that makes one more for each: eleven in all.
lesson-nothing = Your opponent has six: three for Fire and three for Printing Press. Medicine is failed and scores nothing, but it stays where it is: if somebody lays Basic Science into its past, it will work in a later round.
lesson-cubes = Then every leader takes one cube off each technology: into the Influence Pool if it works, back to the supply if it is failed. Agriculture has lost its only cube. It stays for now, but without a new one it leaves at the end of this round.
lesson-next-round = Hands are filled up to six and the Present Day moves on, so there is more room. Whoever has the smaller pool chooses the player order first: your opponent did, and the first position is left to you.
lesson-pool = At last there are cubes in your pool, and you can influence: put them on technologies in the frame where you stand, whoever established them. Travel to F3, where Printing Press lies.
lesson-influence = One cube of your opponent is left on Printing Press. Put two of yours on it, and it is you who leads it: reward and bonus go to whoever has the most cubes. If there is a tie, the points are shared.
lesson-home = Travel on to F2 with your last action. Agriculture is waiting there: put a cube on it in your next turn, so that it stays. Then end this turn; your Fate card can wait.
lesson-free = Now you know all four actions, Fate cards and the settlement. Play on by yourself: I only speak up when something happens for the first time. “If it ended now” shows how the round would be settled at this moment.
lesson-hint-failed = Something that worked is failed now: what it needs is no longer there, or works no more itself. Chains are as strong as their oldest link.
lesson-hint-fate = A Fate card is played in one's own turn, besides the three actions. Each of them is in the game once, and any card can also be used to pay.
lesson-hint-settled = Another round is settled, in the same five steps: turns, resolving, points, cubes, preparation. Everything that still works scores again.
lesson-hint-no-cubes = A technology without cubes has left the timeline. One cube from somebody's pool would have kept it.
lesson-hint-duplicate = Two copies of the same technology: the oldest one that works stays, the others go, cubes and all.
lesson-hint-over = The fourth round is over, and the most Legacy Points win; in a tie the smaller Influence Pool does. Thank you for playing! The standard set has more technologies and longer chains.
