### Leaders in English. Cards come with their articles: $card is Bank, $a-card a Bank, $the-card the Bank.
### $you says who reads: the seat that acts (or is meant), the victim, or none of them.

## The game and its options

game-title = Leaders
game-about = Build Banks, Monuments and Parades before others tear them down: the light card game whose box says Legacy.
round-number = Round { $round }
round-by-round = round by round
round-after = After round { $round }

option-rounds = Rounds
option-rounds-help = How many rounds are played; the points of all rounds are added up.
option-duel-without-protect-and-destroy = Duel without Protect and Free Destroy
option-duel-without-protect-and-destroy-help = For two players only: all Protect and Free Destroy cards are taken out before the game.
option-dedications = Dedications
option-dedications-help = Whoever builds says what the building is in honour of; the words stay with it and have no effect.

## What happens: rounds

round-began =
    { $rounds ->
        [1] The game begins. Dealer: { $dealer }.
       *[other] Round { $round } of { $rounds } begins. Dealer: { $dealer }.
    }
round-began-heading = Round { $round }
dealt =
    { $you ->
        [seat] Your opening hand: { $resources }; { $cards }.
       *[none] Opening hand of { $seat }: { $resources }; { $cards }.
    }
dealt-unseen = { $seat } is dealt { $count } Resource cards and { $legacies } Legacy cards.
deadlock =
    { $why ->
        [standstill] For { $count } turns in a row nobody has built or destroyed a building: the round ends in a deadlock.
       *[idle] For { $count } turns in a row nobody has done anything: the round ends in a deadlock.
    }
points-majority =
    { $you ->
        [seat] Your majority: { $count } × { $card }, { $points } points.
       *[none] The majority of { $seat }: { $count } × { $card }, { $points } points.
    }
points-other =
    { $you ->
        [seat] Your other buildings: { $count }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[none] Other buildings of { $seat }: { $count }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
points-first =
    { $you ->
        [seat] You finished first: { $points } points.
       *[none] { $seat } finished first: { $points } points.
    }
scored =
    { $you ->
        [seat] You score { $points } points{ $rounds ->
            [1] .
           *[other] ; your total is { $total }.
        }
       *[none] { $seat } scores { $points } points{ $rounds ->
            [1] .
           *[other] , for a total of { $total }.
        }
    }
won =
    { $you ->
        [seat] { $count ->
            [one] You win with { $points } points.
           *[other] You share the victory with { $points } points each: { $seats }.
        }
       *[none] { $count ->
            [one] { $seats } wins with { $points } points.
           *[other] { $seats } share the victory with { $points } points each.
        }
    }
resources-reshuffled =
    { $count ->
        [one] The Resource discards become the new deck: { $count } card.
       *[other] The Resource discards are shuffled into a new deck of { $count } cards.
    }
legacies-reshuffled =
    { $count ->
        [one] The Legacy discards become the new deck: { $count } card.
       *[other] The Legacy discards are shuffled into a new deck of { $count } cards.
    }

## What happens: turns

drew =
    { $count ->
        [0]
            { $you ->
                [seat] You draw nothing: the Resource deck and its discards are empty.
               *[none] { $seat } draws nothing: the Resource deck and its discards are empty.
            }
       *[other]
            { $you ->
                [seat] You draw { $resources }.
               *[none] { $seat } draws { $resources }.
            }
    }
drew-unseen =
    { $count ->
        [0] { $seat } draws nothing: the Resource deck and its discards are empty.
        [one] { $seat } draws { $count } Resource card.
       *[other] { $seat } draws { $count } Resource cards.
    }
looked =
    { $you ->
        [seat] You look at { $cards }.
       *[none] { $seat } looks at { $cards }.
    }
looked-unseen =
    { $count ->
        [one] { $seat } looks at { $count } Legacy card.
       *[other] { $seat } looks at { $count } Legacy cards.
    }
kept =
    { $you ->
        [seat]
            { $count ->
                [0] You keep { $the-card }.
                [one] You keep { $the-card } and put the other card face down on the discards.
               *[other] You keep { $the-card } and put the other { $count } cards face down on the discards.
            }
       *[none]
            { $count ->
                [0] { $seat } keeps { $the-card }.
                [one] { $seat } keeps { $the-card } and puts the other card face down on the discards.
               *[other] { $seat } keeps { $the-card } and puts the other { $count } cards face down on the discards.
            }
    }
kept-unseen =
    { $count ->
        [0] { $seat } keeps the card.
        [one] { $seat } keeps one card and puts the other face down on the discards.
       *[other] { $seat } keeps one card and puts the other { $count } face down on the discards.
    }
discarded =
    { $you ->
        [seat] You discard { $a-resource }.
       *[none] { $seat } discards { $a-resource }.
    }

## What happens: building and destroying

announced =
    { $you ->
        [seat] You announce { $a-card }.
       *[none] { $seat } announces { $a-card }.
    }
attacked =
    { $you ->
        [seat] You aim { $the-card } at { $victim }.
        [victim] { $seat } aims { $the-card } at you.
       *[none] { $seat } aims { $the-card } at { $victim }.
    }
paid =
    { $you ->
        [seat] You pay { $a-resource }.
       *[none] { $seat } pays { $a-resource }.
    }
paid-many =
    { $you ->
        [seat] You pay { $resource }.
       *[none] { $seat } pays { $resource }.
    }
built =
    { $you ->
        [seat] You build { $a-card }: { $count } of { $target } buildings.
       *[none] { $seat } builds { $a-card }: { $count } of { $target } buildings.
    }
built-dedicated =
    { $you ->
        [seat] You build { $a-card } with the dedication “{ $words }”: { $count } of { $target } buildings.
       *[none] { $seat } builds { $a-card } with the dedication “{ $words }”: { $count } of { $target } buildings.
    }
finished-first =
    { $you ->
        [seat] You are first to have { $target } buildings: everyone else has one more turn.
       *[none] { $seat } is first to have { $target } buildings: everyone else has one more turn.
    }
finished-too =
    { $you ->
        [seat] You have { $target } buildings, too: they can no longer be destroyed.
       *[none] { $seat } has { $target } buildings, too: they can no longer be destroyed.
    }
destroyed =
    { $you ->
        [seat] You destroy { $victim }'s { $building } with { $a-card }.
        [victim] { $seat } destroys your { $building } with { $a-card }.
       *[none] { $seat } destroys { $victim }'s { $building } with { $a-card }.
    }
declined-bonus =
    { $you ->
        [seat] You decline the bonus.
       *[none] { $seat } declines the bonus.
    }
named-bonus =
    { $you ->
        [seat] You name your bonus: { $resources }.
       *[none] { $seat } names a bonus: { $resources }.
    }
searched =
    { $you ->
        [seat]
            { $count ->
                [0] You find nothing
               *[other] You find { $resources }
            }
       *[none]
            { $count ->
                [0] { $seat } finds nothing
               *[other] { $seat } finds { $resources }
            }
    }{ $thrown ->
        [0] {""}
       *[other] ; turned over and discarded: { $turned }
    }.

## What happens: special cards

protected =
    { $you ->
        [seat] You play { $a-card }: your buildings cannot be destroyed.
       *[none] { $seat } plays { $a-card }: their buildings cannot be destroyed.
    }
swapped =
    { $you ->
        [seat] With a Swap you take { $a-taken } from { $victim } and give { $a-given } for it.
        [victim] With a Swap { $seat } takes { $a-taken } from you and gives you { $a-given } for it.
       *[none] With a Swap { $seat } takes { $a-taken } from { $victim } and gives { $a-given } for it.
    }
ruined =
    { $you ->
        [seat] With a Free Destroy you destroy { $victim }'s { $building }.
        [victim] With a Free Destroy { $seat } destroys your { $building }.
       *[none] With a Free Destroy { $seat } destroys { $victim }'s { $building }.
    }
ruined-own =
    { $you ->
        [seat] With a Free Destroy you destroy your own { $building }.
       *[none] With a Free Destroy { $seat } destroys their own { $building }.
    }

## Questions; the other players read them, too

ask-choose = A new Legacy card, or build and destroy?
ask-keep =
    { $count ->
        [one] There was only { $count } Legacy card to look at: keep it.
       *[other] Which one of the { $count } Legacy cards to keep?
    }
ask-work = What to build or destroy?
ask-target = { $card }: who loses { $a-building }?
ask-pay = Pay for { $the-card }, { $number } of { $count }: { $a-owed } is due.
ask-bonus = Bonus for { $the-building }, { $number } of { $count }: which resource?
ask-special = Play a special card?
ask-taken =
    { $you ->
        [victim] Which of your buildings to take?
       *[none] Which of { $victim }'s buildings to take?
    }
ask-given =
    { $you ->
        [victim] Which building to give for your { $building }?
       *[none] Which building to give for { $victim }'s { $building }?
    }
ask-ruin =
    { $you ->
        [victim] What to destroy in your tableau?
       *[none] What to destroy in { $victim }'s tableau?
    }
ask-also = Destroy a second building? If so, whose?
ask-limit =
    { $count ->
        [one] { $count } Resource card above the limit of { $limit }: which one to discard?
       *[other] { $count } Resource cards above the limit of { $limit }: which one to discard?
    }

## Answers

pick-look = Take a new Legacy card
pick-work = Build and destroy
pick-keep = Keep { $the-card }
pick-build = Build { $a-card } ({ $price-card })
pick-destroy = Play { $a-card } ({ $price-card })
pick-target = Aim at { $seat }
pick-pay = Pay { $a-resource }
pick-bonus =
    { $wanted ->
        [none] Decline the bonus
       *[other] Ask for { $a-wanted }
    }
pick-done = Done building
pick-swap = Swap with { $seat }
pick-taken = Take { $the-card }
pick-given = Give { $the-card }
pick-protect = Play a Protect
pick-free-destroy =
    { $you ->
        [seat] Play a Free Destroy on yourself
       *[none] Play a Free Destroy on { $seat }
    }
pick-ruin = Destroy { $the-card }
pick-also =
    { $other ->
        [none] No more
       *[other] { $you ->
            [seat] Also destroy one of your own buildings
           *[none] Also destroy one of { $other }'s buildings
        }
    }
pick-pass = Play no special card
pick-discard = Discard { $a-resource }

## Why something may be done

may-look =
    { $count ->
        [one] You may take the only Legacy card there is.
       *[other] You may look at { $count } Legacy cards and keep one.
    }
may-work = You may build and destroy, with as many cards as you can pay for, or with none.
may-keep =
    { $count ->
        [one] You may keep { $the-card }, the only card you looked at.
       *[other] You may keep { $the-card }, one of the { $count } cards you looked at.
    }
may-build = You may build { $the-card }: it costs { $cost }; you hold { $held }.
may-destroy = You may play { $the-card }: there is { $a-building } to hit. It costs { $cost }; you hold { $held }.
may-target = You may aim { $the-card } at { $seat }: there is { $a-building } and no Protect, and only { $buildings } of { $target } buildings stand.
may-pay = You may pay { $a-resource }: for { $the-card } you owe { $a-owed } now, or the payment's only Wild.
may-bonus =
    { $wanted ->
        [none] You may decline the bonus: it is optional.
       *[other] You may ask for { $a-wanted } as resource { $number } of { $count }: the cost of { $the-building } has { $resources }.
    }
may-done = You may stop here: any number of builds and destroys will do, even none.
may-swap =
    { $buildings ->
        [one] You may swap: { $seat } has { $buildings } building to take, and you have one to give.
       *[other] You may swap: { $seat } has { $buildings } buildings to take from, and you have one to give.
    }
may-taken = You may take { $the-card }: it stands in { $seat }'s tableau.
may-given = You may give { $the-card }: it stands in your tableau.
may-protect = You may play { $the-card }: it costs nothing and stays in your tableau.
may-free-destroy =
    { $protects ->
        [0]
            { $you ->
                [seat] You may play { $the-card } on yourself: you have { $buildings } of { $target } buildings and no Protect.
               *[none] You may play { $the-card } on { $seat }, who has { $buildings } of { $target } buildings and no Protect.
            }
        [one]
            { $you ->
                [seat] You may play { $the-card } on yourself, but only to destroy your one Protect.
               *[none] You may play { $the-card } on { $seat }, but only to destroy the one Protect there.
            }
       *[other]
            { $you ->
                [seat] You may play { $the-card } on yourself, but only to destroy one of your { $protects } Protects.
               *[none] You may play { $the-card } on { $seat }, but only to destroy one of the { $protects } Protects there.
            }
    }
may-ruin =
    { $you ->
        [seat] You may destroy { $the-card } in your own tableau.
       *[none] You may destroy { $the-card } in { $seat }'s tableau.
    }
may-also =
    { $you ->
        [seat] You may destroy a second building, one of your own.
       *[none]
            { $other ->
                [none] You may stop here: one building is enough.
               *[other] You may destroy a second building, one of { $other }'s.
            }
    }
may-pass = You may do without a special card: playing one is optional.
may-discard = You may discard { $a-resource }: you hold { $count } Resource cards, and the limit is { $limit }.

## Why something cannot be done: in the wrong step

refused-not-both = You chose to build and destroy in this turn, so you cannot take a new Legacy card as well.
refused-special-only-later = Special cards come later, in step 3: after a new Legacy card or after building and destroying.
refused-no-going-back = Step 2 is over: no new Legacy card, no building and no destroying in the rest of this turn.
refused-within-limit = Resource cards are discarded only at the end of a turn, and only those above the limit of seven.
refused-finish-aiming = First name the player to attack with the card in play.
refused-finish-paying = First finish the payment for the card in play.
refused-finish-naming = First name the bonus for the building that was destroyed, or decline it.
refused-not-now = Not now: this does not answer the open question. A turn goes step by step.
refused-taking-a-card = You are taking a new Legacy card in this turn, so you cannot build or destroy as well.
refused-choose-work-first = First choose to build and destroy; then you use your paid cards.

## Why something cannot be done: new Legacy cards

refused-no-legacy-cards = There is no Legacy card to look at: the deck and its discards are empty.
refused-not-looked-at =
    { $count ->
        [one] There is no { $card } among the cards you looked at. Keep this one: { $cards }.
       *[other] There is no { $card } among the cards you looked at. Keep one of these { $count }: { $cards }.
    }

## Why something cannot be done: building and destroying

refused-not-a-building = You cannot build { $a-card }: only a Legacy to build becomes a building.
refused-not-a-destroy = You cannot use { $a-card } here: it is not a specific destroy card.
refused-not-in-hand = You hold no { $card }.
refused-already-finished = You already have { $buildings } of { $target } buildings; nobody may build more.
refused-cannot-pay = For { $the-card } you need { $cost }; you hold { $held }, and only one Wild may help.
refused-no-target = There is nobody to hit with { $the-card }: no other player has { $a-building } that may be destroyed.
refused-own-tableau = You cannot use { $the-card } on your own tableau.
refused-no-such-building = { $seat } has no { $building } for { $the-card } to destroy.
refused-protected =
    { $protects ->
        [one] { $seat } has { $protects } Protect in the tableau, so { $the-card } can destroy nothing there.
       *[other] { $seat } has { $protects } Protects in the tableau, so { $the-card } can destroy nothing there.
    }
refused-finished = { $seat } has finished with { $buildings } of { $target } buildings; they can no longer be destroyed.
refused-not-owed = You do not owe { $a-resource }: what is left to pay for { $the-card } is { $resources }.
refused-asked-later = You owe { $a-resource } for { $the-card }, too, but in another question: this one is about { $a-owed }. The order makes no difference.
refused-resource-not-held = You hold no { $resource }.
refused-second-wild = You have already paid a Wild for { $the-card }, and only one is allowed: pay { $a-owed }.
refused-wild-needed-later = Keep the Wild for the rest of the payment: { $the-card } costs { $cost }; you hold { $held }. Pay { $a-owed } now.
refused-not-in-cost = You cannot ask for { $a-wanted }: the bonus for { $the-building } is { $count } of these: { $resources }.
refused-bonus-is-two = The bonus is { $count } resources or none, and you have named the first: now name number { $number }.

## Why something cannot be done: special cards

refused-special-not-in-hand = You hold no { $card }.
refused-swap-with-oneself = You cannot swap with yourself: a Swap takes a building from another player.
refused-nothing-to-give = You have no building to give: a Swap needs one of your own in exchange.
refused-given-not-there = You have no { $card } in your tableau to give.
refused-nothing-to-take = { $seat } has no building to take.
refused-taken-not-there = { $seat } has no { $card } to take.
refused-not-swappable = You cannot swap { $a-card }: only buildings are swapped.
refused-nothing-to-destroy =
    { $buildings ->
        [0]
            { $you ->
                [seat] You have no building to destroy.
               *[none] { $seat } has no building to destroy.
            }
       *[other]
            { $you ->
                [seat] You have no such building to destroy.
               *[none] { $seat } has no such building to destroy.
            }
    }
refused-no-protect =
    { $you ->
        [seat] You have no Protect in your tableau.
       *[none] { $seat } has no Protect in the tableau.
    }
refused-protect-or-buildings = A Free Destroy destroys up to two buildings or one Protect, and this one has already destroyed a building.
refused-free-protected =
    { $you ->
        [seat]
            { $protects ->
                [one] You have { $protects } Protect, so your buildings cannot be destroyed.
               *[other] You have { $protects } Protects, so your buildings cannot be destroyed.
            }
       *[none]
            { $protects ->
                [one] { $seat } has { $protects } Protect, so no building there can be destroyed.
               *[other] { $seat } has { $protects } Protects, so no building there can be destroyed.
            }
    }
refused-free-finished =
    { $you ->
        [seat] You have finished with { $buildings } of { $target } buildings; they can no longer be destroyed.
       *[none] { $seat } has finished with { $buildings } of { $target } buildings; they can no longer be destroyed.
    }

## Why something cannot be said: dedications

refused-no-dedications = This game is played without dedications, so no words go with an answer.
refused-improper-dedication = A dedication has 1 to { $limit } characters on one line, and not only spaces.
refused-dedicate-buildings-only = Only a building gets a dedication, and only when it is built.

## The table

section-table = Table
table-round =
    { $rounds ->
        [1] Dealer: { $dealer }. Buildings needed: { $target }.
       *[other] Round { $round } of { $rounds }. Dealer: { $dealer }. Buildings needed: { $target }.
    }
table-turn =
    { $you ->
        [seat] Your turn
       *[none] { $seat }'s turn
    }, { $step ->
        [choose] step 2: a new Legacy card, or build and destroy.
        [work] step 2: building and destroying.
        [special] step 3: one special card.
       *[limit] step 4: the limit of Resource cards.
    }
table-steps = The steps of a turn:
turn-step-draw = Draw { $count }
turn-step-choose = Take or build
turn-step-special = Special card
turn-step-limit = Hand limit { $count }
table-over =
    { $you ->
        [seat] { $count ->
            [one] The game is over: you win with { $points } points.
           *[other] The game is over: you share the victory with { $points } points each ({ $seats }).
        }
       *[none] { $count ->
            [one] The game is over: { $seats } wins with { $points } points.
           *[other] The game is over: { $seats } share the victory with { $points } points each.
        }
    }
table-first-finisher =
    { $you ->
        [seat] You finished first
       *[none] { $seat } finished first
    }{ $over ->
        [yes] .
       *[no] ; this tour is the last.
    }
table-idle = Turns in a row without a deed, this one included: { $count } (the round ends at { $limit }).
table-standstill = Turns in a row without a building built or destroyed, this one included: { $count } (the round ends at { $limit }).
table-paid = Paid so far: { $resources }.
table-decks = Cards in the decks: { $resources_left } Resource, { $legacies_left } Legacy.
table-resource-discard =
    { $count ->
        [0] Resource discards: none.
       *[other] Resource discards ({ $count }): { $resources }.
    }
table-legacy-discard =
    { $count ->
        [0]
            { $unknown ->
                [0] Legacy discards: none.
               *[other] Legacy discards: { $unknown } face down.
            }
       *[other]
            { $unknown ->
                [0] Legacy discards ({ $count }): { $cards }.
               *[other] Legacy discards ({ $count } known, { $unknown } face down): { $cards }.
            }
    }
table-resource-deck-open = Resource deck, top first: { $in_order }.
table-legacy-deck-open = Legacy deck, top first: { $in_order }.

## The players

section-player =
    { $mine ->
        [you] { $seat } (you)
       *[other] { $seat }
    }
player-hand = In hand: { $count } Resource, { $legacies } Legacy.
player-tableau =
    { $count ->
        [0] Buildings: none of { $target }.
       *[other] Buildings ({ $count } of { $target }):
    }
player-protects = Protects ({ $count }):
player-finished = Finished: { $target } buildings that can no longer be destroyed.
player-total = Points: { $points }.
player-worth =
    { $points ->
        [one] Worth { $points } point now:
       *[other] Worth { $points } points now:
    }
player-aim = Actions on this player:
piece-building = { $card }
piece-dedicated = { $card } “{ $words }”
piece-protect = Protect


## Hands

section-drawn = Legacy cards looked at
drawn-unseen =
    { $count ->
        [one] { $seat } is looking at { $count } Legacy card.
       *[other] { $seat } is looking at { $count } Legacy cards.
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
hand-resources =
    { $count ->
        [0] Resource cards: none.
       *[other] Resource cards ({ $count }):
    }
piece-resource =
    { $count ->
        [1] { $resource }
       *[other] { $resource } ×{ $count }
    }
hand-legacies =
    { $count ->
        [0] Legacy cards: none.
       *[other] Legacy cards ({ $count }):
    }
piece-legacy =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }{ $price-card ->
        [none] { "" }
       *[other] { " " }({ $price-card })
    }

## Faults of a card set file

cards-no-wild = resources: there is no Wild; one resource must have the slug “wild”
cards-answer = { $place }: “{ $word }” is the answer of whoever declines a bonus; the resource needs another name
cards-specials = specials: must be exactly { $known }, in this order
cards-cost-unknown = { $place }: the cost names “{ $word }”, which is no resource of this set
cards-cost-wild = { $place }: a cost cannot name Wilds
cards-cost-number = { $place }: every number in a cost must be at least 1
cards-cost-sum = { $place }: the cost adds up to { $sum }; it must be { $right }
cards-cost-types = { $place }: the cost has { $types } types; at most { $most } are allowed
cards-no-buildings = buildings: there must be at least one
cards-target-unknown = destroys: the target “{ $word }” is no building of this set
cards-target-count = destroys: { $count } cards destroy “{ $word }”; it must be 1
cards-few-resources = resources: { $count } cards; six players need at least { $least }
cards-few-legacies = Legacy cards: { $count }; six players need at least { $least }

## Set-ups and positions that cannot be

setup-too-few-cards = Without the removed cards the Legacy deck has { $count } cards; the deal and the first turn take { $least }.
setup-two-players-only = The option { $option } is for two players only, not for { $players }.
referee-unknown-building = “{ $word }” in the tableau of { $name } is no building; buildings are { $known }.

## What the referee says

award-majority = { $points } for the most frequent type of building
award-other = { $points } for the other buildings
award-first = { $points } for finishing first
note-end-no-more-than-five = note: nobody can have { $buildings } buildings
note-end-trigger =
    { $buildings ->
        [one] note: nobody finishes with { $buildings } building
       *[other] note: nobody finishes with { $buildings } buildings
    }

## The cards of a set, as a list

group-resources = Resources
group-buildings = Buildings
group-destroys = Destroy cards
group-specials = Special cards
card-cost = costs { $value }
card-target = destroys { $a-value }

## The chapters of the rules

chapter-component = Components
chapter-setup = Set-up
chapter-turn = A turn
chapter-deck = Decks and discards
chapter-wild = Wilds
chapter-destroy = Destroying
chapter-special = Special cards
chapter-end = The end of a round
chapter-scoring = Scoring
chapter-rounds = Rounds
chapter-two-player = Two players
chapter-variant = Variations

## The lesson

lesson-part-first-game = A first game
lesson-goal = Welcome! You want to be remembered, and so does your opponent: build Banks, Monuments and Parades, and have the most points when the round ends. I will tell you the rules as you need them.
lesson-cards = You hold two kinds of cards. With Resource cards you pay; Legacy cards are what you pay for: buildings, and cards that destroy the buildings of others. Every turn begins with two new Resource cards; you have just drawn yours.
lesson-choose = Now you decide: either you take a new Legacy card, or you build and destroy. Never both in one turn. You can already pay for something, so choose “Build and destroy”.
lesson-build = A Monument costs two Bricks and one Subject, and you hold all three. Choose a Monument in your hand.
lesson-pay = Pay one card after the other: a Brick, another Brick, a Subject. Leave your Wild alone: it can stand for any one resource, and you will need it soon.
lesson-built = There it stands, in your tableau. You could go on building as long as you can pay, but your Resource cards are nearly used up: say that you are done.
lesson-special = Before a turn ends you may play one special card, and it costs nothing. You hold a Protect, but one building is hardly worth it yet. Play no special card this time.
lesson-attack = Your opponent has built a Bank. And look what you hold: a Thief, the card that destroys a Bank. Choose “Build and destroy” again.
lesson-thief = Choose the Thief, then whose Bank it visits. With more people at the table you could pick your victim.
lesson-wild = A Thief costs two Gold and a Subject. You have no Subject, so the Wild stands in for it. One Wild for each payment is allowed, not more.
lesson-destroyed = The Bank is gone. With three or more players you would now also choose two resources as a reward; between two there is none. Say that you are done.
lesson-protect = What you can do to others, they can do to you. Now Protect is worth it: as long as it lies in your tableau, nobody can destroy your buildings. They can still be swapped, though.
lesson-look = Your opponent has answered with a Monument. You have one building card left in hand, so stock up this time: take a new Legacy card.
lesson-keep = Only you see these three. The Bank is a building, the Billboard destroys a Monument, Swap exchanges two buildings. Keep whichever you like; the others go, face down, to the discards.
lesson-pass = Whatever you have taken, leave special cards alone for now. Your opponent is next.
lesson-majority = A word about points. At the end you look for the type of building that you have most of: each of these is worth three points, every other building one. So a second Monument is worth more to you than a first Bank.
lesson-second = You can pay for it: “Build and destroy”, the Monument, then a Brick, the Wild instead of the second one, and a Subject.
lesson-limit = Well built! Say that you are done and play no special card. If you ever end a turn with more than seven Resource cards, you discard down to seven; Legacy cards you may hoard.
lesson-end = How it ends: between two players, whoever has six buildings first scores two extra points and cannot be destroyed any more; the other one has one last turn. With three or more players five buildings are enough.
lesson-free = That is all you need. Play on to the end by yourself: I only speak up when something happens for the first time. Words you do not know explain themselves when you choose them, and § leads to the rule.
lesson-hint-limit = More than seven Resource cards at the end of a turn: the surplus goes, but you choose which. Better to spend them in time.
lesson-hint-destroyed = That hurt: one of your buildings was destroyed, and it goes to the discards. A Protect in your tableau keeps such cards away.
lesson-hint-ruined = That was a Free Destroy: it tears down up to two buildings, or a Protect, and costs nothing. There are only a few of them.
lesson-hint-swapped = A Swap: your opponent has taken a building of yours and given one in exchange. The number stays the same, but the majority may change. Not even Protect helps against that.
lesson-hint-finished = The last building of a tableau stands. It is safe now, and everybody else has exactly one more turn: a good moment for whatever you have saved up.
lesson-hint-over = The round is scored: three points for each building of your majority type, one for every other, and two extra for whoever finished first. Thank you for playing! In a game of your own you can add more players, more rounds, or dedications to say in whose honour you build.
