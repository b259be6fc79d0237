# Everything legacies says in English. Ids and arguments are those of `it.ftl`.

## Costs and goods

goods-gold = { $amount } Gold
goods-fame = { $amount } Fame
goods-foundation = { $amount } Foundation
goods-any =
    { $amount ->
        [one] { $amount } resource of any kind
       *[other] { $amount } resources of any kind
    }
goods-resources =
    { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }
goods-resource =
    { $amount ->
        [one] { $amount } { $resource }
       *[other] { $kind ->
            [gear] { $amount } Gears
            [gem] { $amount } Gems
           *[other] { $amount } { $resource }
        }
    }
goods-cards =
    { $count ->
        [one] { $count } player card
       *[other] { $count } player cards
    }
goods-percent = { $amount } %
goods-free = free
change =
    { $way ->
        [more] { $amount } more
       *[less] { $amount } less
    }

## Effects in words: to the reader ($form you), or about other people

list-comma = { $first }, { $last }
list-then = { $first }, then { $last }
list-options = { $first }; { $last }
subject =
    { $who ->
        [each-player] each player{ " " }
        [each-other] each other player{ " " }
        [chosen-opponent] an opponent of your choice{ " " }
        [least-fame] the player with the least Fame{ " " }
        [most-fame] the player with the most Fame{ " " }
        [track-owner] whoever plays the character of the track{ " " }
       *[none] { "" }
    }
effect-all = { $parts }
effect-brackets = ({ $effect })
effect-nothing = nothing happens
effect-may =
    { $form ->
        [you] you may { $effect }
       *[they] { $effect }, if they like
    }
effect-gain =
    { $form ->
        [you] gain { $parts }
       *[they] { $subject }gains { $parts }
    }
effect-lose =
    { $form ->
        [you] lose { $parts }
       *[they] { $subject }loses { $parts }
    }
effect-pay =
    { $form ->
        [you] you may pay { $cost }; if you do, { $then }
       *[they] { $subject }may pay { $cost }; whoever does { $then }
    }
effect-steal =
    { $form ->
        [you] steal { $parts } { $from ->
            [each] from each opponent
            [most-fame] from the opponent with the most Fame
            [track-owner] from whoever plays the character of the track
           *[chosen] from an opponent of your choice
        }
       *[they] { $subject }steals { $parts } { $from ->
            [each] from each opponent
            [most-fame] from the opponent with the most Fame
            [track-owner] from whoever plays the character of the track
           *[chosen] from an opponent of their choice
        }
    }
effect-draw-card =
    { $form ->
        [you] draw
       *[they] { $subject }draws
    } { $amount ->
        [one] { $amount } player card
       *[other] { $amount } player cards
    }
effect-draw-successor =
    { $form ->
        [you] draw
       *[they] { $subject }draws
    } { $amount ->
        [one] { $amount } successor
       *[other] { $amount } successors
    }{ $additional ->
        [yes] , even after putting one in play in this generation
       *[no] { "" }
    }
partner =
    { $key ->
        [any] any character
        [legendary] a legendary figure
       *[other] { $the-partner }
    }
of-character =
    { $key ->
       *[other] of { $the-place }
    }
place =
    { $key ->
        [any] { $all ->
            [yes] every track
           *[no] any track
        }
        [own-track] { $form ->
            [you] your own track
           *[they] their own track
        }
        [legendary] { $all ->
            [yes] all legendary figures
           *[no] a legendary figure
        }
       *[other] the track { of-character }
    }
place-on =
    { $key ->
       *[other] on { place }
    }
place-from =
    { $key ->
       *[other] from { place }
    }
place-to =
    { $key ->
        [any] to another track
       *[other] to { place }
    }
tokens =
    { $whose ->
        [you] { $count ->
            [all] all { $form ->
                [you] your
               *[they] their
            } relationship tokens
            [one] one of { $form ->
                [you] your
               *[they] their
            } relationship tokens
           *[other] { $count } of { $form ->
                [you] your
               *[they] their
            } relationship tokens
        }
        [opponent] { $count ->
            [all] all relationship tokens of opponents
            [one] a relationship token of an opponent
           *[other] { $count } relationship tokens of opponents
        }
       *[anybody] { $count ->
            [all] all relationship tokens
            [one] a relationship token
           *[other] { $count } relationship tokens
        }
    }
influence =
    { $form ->
        [you] you influence
       *[they] they influence
    }
field =
    { $key ->
        [any] any industry
        [influenced] an industry { influence }
        [government] any { $field } industry
        [progress] any { $field } industry
        [entertainment] any { $field } industry
       *[other] { $field }
    }
each-field =
    { $key ->
        [influenced] industries { influence }
        [government] { $field } industries
        [progress] { $field } industries
        [entertainment] { $field } industries
       *[other] { $field }
    }
of-field =
    { $key ->
        [any] of any industry
        [influenced] of an industry { influence }
        [government] of any { $field } industry
        [progress] of any { $field } industry
        [entertainment] of any { $field } industry
       *[other] of { $the-field }
    }
of-every =
    { $key ->
        [any] of every industry
        [influenced] of every industry { influence }
        [government] of every { $field } industry
        [progress] of every { $field } industry
        [entertainment] of every { $field } industry
       *[other] of { $the-field }
    }
of-several =
    { $key ->
        [any] of { $count } different industries
        [influenced] of { $count } industries { influence }
        [government] of { $count } different { $field } industries
        [progress] of { $count } different { $field } industries
        [entertainment] of { $count } different { $field } industries
       *[other] of { $the-field }
    }
of-these = of { $count } of these: { $parts }
tile =
    { $tile ->
        [any] any global action
        [optional] a global action that is not mandatory
        [event] “Resolve the Event”
        [relationships] “Advance Relationships”
        [income] “Heirloom Income”
        [fame] “Heirloom Fame”
        [foundation] “Contribute to the Foundation”
        [influence] “Influence Industries”
        [dividends] “Collect Dividends”
       *[trade] “Trade Conference”
    }
effect-make-relationship =
    { $form ->
        [you] make
       *[they] { $subject }makes
    } a relationship with { $partners } { $cost ->
        [none] at no further cost
       *[other] for { $cost }
    }{ $dispositions ->
        [yes] { " " }(nothing with amicable characters, the usual surcharge with hostile ones)
       *[no] { "" }
    }
effect-move-relationship =
    { $form ->
        [you] { $way ->
            [to] move
            [weaken] weaken
           *[strengthen] strengthen
        }
       *[they] { $subject }{ $way ->
            [to] moves
            [weaken] weakens
           *[strengthen] strengthens
        }
    } { $tokens }{ $from ->
        [none] { "" }
       *[other] { " " }{ $from }
    } { $way ->
        [to] { $to }
       *[other] by { $spaces ->
            [one] { $spaces } space
           *[other] { $spaces } spaces
        }
    }{ $each ->
        [yes] { " " }each
       *[no] { "" }
    }{ $benefits ->
        [no] , without benefits
       *[yes] { "" }
    }
effect-remove-relationship =
    { $form ->
        [you] remove
       *[they] { $subject }removes
    } { $tokens } { $figure ->
        [none] { $from }
       *[other] from { $the-figure }
    }
effect-collect-space =
    { $form ->
        [you] collect
       *[they] { $subject }collects
    } the benefit of { $track ->
        [token] the space under one of { $form ->
            [you] your
           *[they] their
        } tokens on a track
       *[own] space { $space } of { $form ->
            [you] your
           *[they] their
        } own track
    }{ $times ->
        [one] { "" }
       *[other] , { $times } times
    }
effect-collect-bonus-token =
    { $form ->
        [you] collect
       *[they] { $subject }collects
    } what { $which ->
        [chosen] { $count ->
            [one] one bonus token on the board gives
           *[other] { $count } different bonus tokens on the board give
        }
       *[own-track] the bonus token by { $form ->
            [you] your
           *[they] their
        } own track gives
    }
effect-place-investment =
    { $form ->
        [you] place
       *[they] { $subject }places
    } { $size ->
        [minor] a minor investment
        [major] a major investment
       *[any] an investment
    } in { $fields }, without paying Gold and without moving the value
effect-move-investment =
    { $form ->
        [you] move
       *[they] { $subject }moves
    } { $whose ->
        [opponent] { $size ->
            [minor] a minor investment of an opponent
            [major] a major investment of an opponent
           *[any] an investment of an opponent
        }
       *[you] one of { $form ->
            [you] your
           *[they] their
        } { $size ->
            [minor] minor investments
            [major] major investments
           *[any] investments
        }
    } to { $fields }
effect-replace-investment =
    { $form ->
        [you] replace one of your
       *[they] { $subject }replaces one of their
    } { $size ->
        [minor] major investments in { $fields } by a minor one
       *[major] minor investments in { $fields } by a major one
    }
effect-buy =
    { $form ->
        [you] buy
       *[they] { $subject }buys
    } { $size ->
        [minor] a minor investment
        [major] a major investment
       *[any] an investment
    } in { $fields }{ $change ->
        [none] { "" }
       *[other] { " " }for { $change }
    }
effect-sell =
    { $form ->
        [you] sell
       *[they] { $subject }sells
    } { $size ->
        [minor] a minor investment
        [major] a major investment
       *[any] an investment
    } in { $fields }{ $change ->
        [none] { "" }
       *[other] { " " }for { $change }
    }
effect-adjust-industry =
    { $way ->
        [up] { $form ->
            [you] raise
           *[they] { $subject }raises
        }
        [down] { $form ->
            [you] lower
           *[they] { $subject }lowers
        }
       *[either] { $form ->
            [you] raise or lower
           *[they] { $subject }raises or lowers
        }
    } { $each ->
        [yes] the values
       *[no] the value
    } { $values } by { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }{ $each ->
        [yes] { " " }each
       *[no] { "" }
    }
effect-acquire-heirloom =
    { $form ->
        [you] acquire
       *[they] { $subject }acquires
    } { $owner ->
        [own] an heirloom of { $form ->
            [you] your
           *[they] their
        } own character
        [opponent] an heirloom of an opponent
       *[any] an heirloom
    }{ $levels ->
        [any] { "" }
       *[other] { " " }of level { $levels }
    }{ $discount ->
        [0] { "" }
        [one] { " " }for { $discount } resource less
       *[other] { " " }for { $discount } resources less
    }{ $fee ->
        [waived] { $discount ->
            [0] { " " }without the fee
           *[other] { " " }and without the fee
        }
       *[due] { "" }
    }
effect-special-action =
    { $form ->
        [you] perform a special action
       *[they] { $subject }performs a special action
    }{ $times ->
        [one] { "" }
       *[other] { " " }{ $times } times
    }
effect-trigger-global =
    { $form ->
        [you] trigger { $tiles }, even if you have played fewer cards than needed
       *[they] { $subject }triggers { $tiles }, even with fewer cards played than needed
    }{ $waived ->
        [yes] { " " }and even as the first of the generation
       *[no] { "" }
    }
effect-block-global =
    { $form ->
        [you] block
       *[they] { $subject }blocks
    } { $tiles ->
        [any] a global action
       *[some] { $tiles }
    } with { $token ->
        [relationship] a relationship token
        [minor] a minor investment token
        [major] a major investment token
       *[any] a token of any kind
    }
effect-unlock-token =
    { $form ->
        [you] unlock
       *[they] { $subject }unlocks
    } { $token ->
        [relationship] the locked relationship token
        [minor] the locked minor investment token
        [major] the locked major investment token
       *[any] a locked token of any kind
    }
modify =
    { $target ->
        [relationship-cost] relationships{ $tracks ->
            [any] { "" }
           *[other] { " " }with { $tracks }
        } cost you { $change }
        [investment-price] { $size ->
            [minor] minor investments
            [major] major investments
           *[any] investments
        }{ $fields ->
            [any] { "" }
           *[other] { " " }in { $fields }
        } cost you { $change }
        [sale-proceeds] you sell { $size ->
            [minor] minor investments
            [major] major investments
           *[any] investments
        }{ $fields ->
            [any] { "" }
           *[other] { " " }in { $fields }
        } for { $change }
        [heirloom-resources] heirlooms cost you { $change }
        [heirloom-fee] acquisition fees cost you { $change }
        [dividend] your { $size ->
            [minor] minor investments
            [major] major investments
           *[any] investments
        }{ $fields ->
            [any] { "" }
           *[other] { " " }in { $fields }
        } pay { $change } in dividends
        [income] your heirlooms earn { $change }
        [legendary-limit] you may have { $count } { $way ->
            [more] more
           *[less] fewer
        } { $count ->
            [one] relationship
           *[other] relationships
        } with legendary figures
       *[advance] your relationships{ $tracks ->
            [any] { "" }
           *[other] { " " }with { $tracks }
        } do not advance
    }
effect-choose =
    { $form ->
        [you] either { $first }; or { $last }
       *[they] { $subject }either { $first }, or { $last }
    }
they-have =
    { $form ->
        [you] you have
       *[they] they have
    }
counter =
    { $per ->
        [one] for each
       *[other] for every { $per }
    } { $counter ->
        [cards-played] { $per ->
            [one] player card
           *[other] player cards
        } { they-have } played in this generation
        [hand] { $per ->
            [one] player card
           *[other] player cards
        } { they-have } in hand
        [gold] Gold { they-have }
        [fame] Fame { they-have }
        [foundation] Foundation { they-have }
        [resources] { $per ->
            [one] resource
           *[other] resources
        } { they-have }
        [relationships] { $per ->
            [one] relationship
           *[other] relationships
        } { they-have }
        [legendary] { $per ->
            [one] relationship
           *[other] relationships
        } { they-have } with legendary figures
        [on-own-track] { $per ->
            [one] token
           *[other] tokens
        } on { $form ->
            [you] your
           *[they] their
        } own track
        [investments] { $per ->
            [one] investment
           *[other] investments
        } { they-have }
        [minors] { $per ->
            [one] minor investment
           *[other] minor investments
        } { they-have }
        [majors] { $per ->
            [one] major investment
           *[other] major investments
        } { they-have }
        [own-heirlooms] { $per ->
            [one] own heirloom
           *[other] own heirlooms
        } { they-have }
        [controlled-heirlooms] { $per ->
            [one] controlled heirloom
           *[other] controlled heirlooms
        } { they-have }
        [heirlooms] { $per ->
            [one] heirloom
           *[other] heirlooms
        } { they-have } acquired
        [icons] { $per ->
            [one] different impact icon
           *[other] different impact icons
        } { they-have }
        [matches] { $per ->
            [one] matching successor
           *[other] matching successors
        } { they-have }
        [generation] { $per ->
            [one] generation begun
           *[other] generations begun
        }
       *[globals-triggered] { $per ->
            [one] global action
           *[other] global actions
        } triggered in this generation
    }
effect-for-each =
    { $form ->
        [you] { $parts }
       *[they] { $subject }{ $parts }
    } { $counter }{ $most ->
        [none] { "" }
       *[other] { " " }(at most { $most } times)
    }
condition-rank =
    { $rank ->
        [most-fame] the most Fame
        [least-fame] the least Fame
        [first] the first place in turn order
        [last] the last place in turn order
       *[largest-foundation] the largest Foundation
    }
bounds =
    { $bounds ->
        [least] at least { $least }
        [most] at most { $most }
       *[both] { $least } to { $most }
    }
condition-counter =
    { $counter ->
        [cards-played] played { $limits } { $count ->
            [one] player card
           *[other] player cards
        } in this generation
        [hand] { $limits } { $count ->
            [one] player card
           *[other] player cards
        } in hand
        [gold] { $limits } Gold
        [fame] { $limits } Fame
        [foundation] { $limits } Foundation
        [resources] { $limits } { $count ->
            [one] resource
           *[other] resources
        }
        [relationships] { $limits } { $count ->
            [one] relationship
           *[other] relationships
        }
        [legendary] { $limits } { $count ->
            [one] relationship
           *[other] relationships
        } with legendary figures
        [on-own-track] { $limits } { $count ->
            [one] token
           *[other] tokens
        } on { $form ->
            [you] your
           *[they] their
        } own track
        [investments] { $limits } { $count ->
            [one] investment
           *[other] investments
        }
        [minors] { $limits } { $count ->
            [one] minor investment
           *[other] minor investments
        }
        [majors] { $limits } { $count ->
            [one] major investment
           *[other] major investments
        }
        [own-heirlooms] { $limits } { $count ->
            [one] own heirloom
           *[other] own heirlooms
        }
        [controlled-heirlooms] { $limits } { $count ->
            [one] controlled heirloom
           *[other] controlled heirlooms
        }
        [heirlooms] acquired { $limits } { $count ->
            [one] heirloom
           *[other] heirlooms
        }
        [icons] { $limits } different { $count ->
            [one] impact icon
           *[other] impact icons
        }
        [matches] { $limits } matching { $count ->
            [one] successor
           *[other] successors
        }
        [generation] seen { $limits } { $count ->
            [one] generation
           *[other] generations
        } begin
       *[globals-triggered] seen { $limits } { $count ->
            [one] global action
           *[other] global actions
        } triggered in this generation
    }
effect-if =
    { $then ->
        [none] { $form ->
            [you] unless you have
           *[they] unless they have
        } { $condition }, { $subject }{ $else }
       *[other] { $form ->
            [you] if you have
           *[they] if they have
        } { $condition }, { $subject }{ $then }{ $else ->
            [none] { "" }
           *[other] ; otherwise { $else }
        }
    }

## Cards in words

for-cost =
    { $free ->
        [yes] for free
       *[no] for { $cost }
    }
card-partner =
    { $partner ->
        [legendary] a legendary figure { for-cost }
       *[other] { $the-partner } { for-cost }
    }
card-resources-text = { $resources }
card-opportunity-text = { $cost }: { $effect }
amount = { $amount }
timing-ongoing = ongoing
timing-immediate = immediate
timing-retire = on retiring
ability = { $timing }: { $effect }
ability-none = no ability
outcome = { $icon }: { $effect }

## Packs with faults

cards-in-file = { $file }: { $fault }
cards-partial = the pack is marked as partial; only a complete one can be played with
cards-count = { $key }: there are { $count }; there must be { $right }
cards-count-century = { $key } of century { $century }: there are { $count }; there must be { $right }
cards-reserved = { $place }: “{ $slug }” is a word of the board; the card needs another name
cards-missing = the table “{ $key }” is missing
cards-effect = { $place }: the keys of “{ $word }” do not go together
cards-effect-long = { $place }: an effect has at most { $most } steps, { $deepest } deep
cards-effect-ongoing = { $place }: an ongoing ability only modifies; “{ $word }” belongs to another timing
cards-effect-modify = { $place }: “{ $word }” belongs to ongoing abilities of successors
cards-number = { $place }: { $key } is { $number }; it must be 0 to { $most }
cards-figure = { $place }: “{ $word }” is no legendary figure of this pack
cards-investment = { $place }: the investment names either an industry or a group
cards-no-resources = { $place }: a player card shows at least one resource
cards-partners = { $place }: the relationships name at least one partner, none twice
cards-no-effect = { $place }: there is no effect
cards-icon-count = { $icon }: there are { $count } successors with this icon; there must be { $right }
cards-numbered = { $place }: the number { $number } is below 1, too large or there twice
cards-heirloom-twice = { $place }: { $character } has level { $level } twice
cards-heirloom-zero = { $place }: level 0 has no cost and no fee
cards-heirloom-six = { $place }: level 6 has no fee
cards-heirloom-free = { $place }: an heirloom of levels 1 to 6 costs at least one resource
cards-foundation-twice = { $place }: another mat starts with a foundation of { $number }, too
cards-foundation-space = { $place }: { $number } is no space of the foundation track
cards-dispositions = { $place }: nobody is amicable or hostile to themselves, or both to another
cards-character-twice = { $place }: { $character } is there twice
cards-track = { $place }: there are { $count } spaces; there must be 2 to { $most }
cards-rows = the investment track has { $count } rows; it must have at least { $least }
cards-row-red = { $place }: the 3 lowest rows pay no dividends
cards-row-inflation = { $place }: a value is never lower than in the century before
cards-row-order = { $place }: values rise from row to row
cards-row-start = exactly one row must be worth { $number } gold in century 1
cards-tile-twice = { $place }: this tile is there twice
cards-tile-icons = { $place }: a tile has at least one icon, none twice
cards-tile-numbers = these tiles are not numbered from 1 without gaps: { $known }
cards-tile-missing = no tile of one type shows { $known }
cards-ladders = there must be one trade ladder for each of { $known }
cards-ladder = { $place }: the amounts rise from at least 1
cards-payouts = there must be one table of prizes for each century
cards-payout = { $place }: each commodity has as many places as the others, at least one
cards-solo-early = { $place }: rows 1 and 2 have no global action
cards-solo-priority = { $place }: the priority names each of { $known } once
cards-solo-bid = { $place }: the bid of { $number } { $currency } is not on its ladder
cards-solo-scale = { $place }: an amount of { $number } for the foundation; people contribute { $most } at the most
cards-solo-row = { $place }: row { $row } cannot be carried out as written
cards-solo-globals = the solo cards of century { $century } never name { $known }
cards-difficulties = there must be one table for each level: standard, novice, advanced, expert
cards-difficulty = { $place }: a level names its tiles and all eight global actions or none
cards-loop = { $place }: the special action can collect { $known }, which allows a special action again: it would never end
cards-steps = { $place }: steps of the foundation begin at 0, rise, and each size is a multiple of its step
cards-constant = { $place }: { $key } is { $number }; it must be { $least } to { $most }
cards-in-vain = { $place }: what is gained is just what it costs
cards-rulebook-space = { $place }: space 1 gives 3 Fame in century 1, as the rulebook says
cards-rulebook-ladder = { $place }: the rulebook bids 5, 10, 25 and 50 Foundation
cards-rulebook-payout = { $place }: the rulebook's prizes of century 2 are 100 Gold, 5 and 2 Fame, 3 resources
cards-rulebook-row = the rulebook has a row of the investment track that pays 10 for a major and 5 for a minor

## The game and its options

game-title = Legacies
game-about = Six generations over three centuries: make relationships, invest, collect heirlooms, choose successors, and be remembered.
round-number = Generation { $round }
round-by-round = generation by generation
round-after = After generation { $round }
option-npcs = Automata
option-npcs-help = Which automata sit at the table. One person needs a Rising Star and one Nemesis, or several Nemeses alone; two need any of them.
value-npcs-none = none
value-npcs-rising-star = a Rising Star
value-npcs-nemesis =
    { $number ->
        [one] one Nemesis
       *[other] { $number } Nemeses
    }
value-npcs-rising-star-nemesis =
    { $number ->
        [one] a Rising Star and one Nemesis
       *[other] a Rising Star and { $number } Nemeses
    }
option-difficulty = Difficulty
option-difficulty-help = How strong the Nemeses are. It lays the first game-end tile and the row of global actions; without a Nemesis it changes nothing.
value-difficulty-novice = novice
value-difficulty-standard = standard
value-difficulty-advanced = advanced
value-difficulty-expert = expert
option-sides = Sides of the mats
option-sides-help = Which side of the mats is up.
value-sides-choose = everybody decides
value-sides-aboveboard = aboveboard, with helpful special actions
value-sides-underhanded = underhanded, with special actions against others
value-sides-random = by chance

## What happens: set-up

player-aid =
    { $you ->
        [seat] You get player aid { $number }.
       *[none] { $seat } gets player aid { $number }.
    }
figures-laid = The legendary figures of the first century: { $figures }.
tiles-laid = Scoring tiles in play: { $tile } at the century’s end, { $game_tile } at the game’s end.
event-upcoming = Upcoming event: { $event }.
event-current = The current event is { $event }.
difficulty-set =
    Difficulty: { $level ->
        [novice] novice
        [advanced] advanced
        [expert] expert
       *[standard] standard
    }. The row of global actions is laid for it.
took-character =
    { $you ->
        [seat] You play { $the-character }.
       *[none] { $seat } plays { $the-character }.
    }
took-side =
    { $you ->
        [seat] You choose the { $side ->
                [aboveboard] aboveboard
               *[underhanded] underhanded
            } side.
       *[none] { $seat } chooses the { $side ->
                [aboveboard] aboveboard
               *[underhanded] underhanded
            } side.
    }
automaton-character = The automaton { $seat } is { $the-character }.
bonus-laid = By the track of { $the-character } lies { $the-bonus }.

## What happens: generations

generation-began = Generation { $generation } begins, in century { $century }. Turn order: { $seats }.
generation-began-heading = Generation { $generation }
market-laid = Market: { $cards }.
display-laid = Successors on display: { $successors }.
drew-cards =
    { $you ->
        [seat] You draw ({ $count }): { $cards }.
       *[none] { $seat } draws ({ $count }): { $cards }.
    }
drew-cards-unseen =
    { $you ->
        [seat] You draw player cards: { $count }.
       *[none] { $seat } draws player cards: { $count }.
    }
drew-successors =
    { $you ->
        [seat] You draw successors ({ $count }): { $successors }.
       *[none] { $seat } draws successors ({ $count }): { $successors }.
    }
drew-successors-unseen =
    { $you ->
        [seat] You draw successors: { $count }.
       *[none] { $seat } draws successors: { $count }.
    }
player-cards-reshuffled = The discarded player cards become a new deck of { $count }.
successors-reshuffled = The discarded successors become a new deck of { $count }.
solo-cards-reshuffled = The solo cards become a new deck of { $count }.
stuck =
    { $you ->
        [seat] You have no player card and no global action: the generation ends.
       *[none] { $seat } has no player card and no global action: the generation ends.
    }
generation-ended =
    { $you ->
        [seat] You have ended generation { $generation }.
       *[none] { $seat } has ended generation { $generation }.
    }
honorarium =
    { $you ->
        [seat] As honorarium you take { $commodity ->
                [gold] Gold
                [fame] Fame
                [foundation] Foundation
               *[resources] resources
            }.
       *[none] { $seat } takes { $commodity ->
                [gold] Gold
                [fame] Fame
                [foundation] Foundation
               *[resources] resources
            } as honorarium.
    }
figure-revealed = A new legendary figure: { $figure }.
won =
    { $you ->
        [seat] You win with { $fame } Fame.
       *[none] { $seat } wins with { $fame } Fame.
    }
scored-magnetic =
    { $you ->
        [seat] You score { $fame } Fame for Magnetic: { counted-magnetic }.
       *[none] { $seat } scores { $fame } Fame for Magnetic: { counted-magnetic }.
    }
scored-devoted =
    { $you ->
        [seat] You score { $fame } Fame for Devoted: { counted-devoted }.
       *[none] { $seat } scores { $fame } Fame for Devoted: { counted-devoted }.
    }
scored-committed =
    { $you ->
        [seat] You score { $fame } Fame for Committed: { counted-committed }.
       *[none] { $seat } scores { $fame } Fame for Committed: { counted-committed }.
    }
scored-cautious =
    { $you ->
        [seat] You score { $fame } Fame for Cautious: { counted-cautious }.
       *[none] { $seat } scores { $fame } Fame for Cautious: { counted-cautious }.
    }
scored-desired =
    { $you ->
        [seat] You score { $fame } Fame for Desired: { counted-desired }.
       *[none] { $seat } scores { $fame } Fame for Desired: { counted-desired }.
    }
scored-exotic =
    { $you ->
        [seat] You score { $fame } Fame for Exotic: { counted-exotic }.
       *[none] { $seat } scores { $fame } Fame for Exotic: { counted-exotic }.
    }
scored-resourceful =
    { $you ->
        [seat] You score { $fame } Fame for Resourceful: { counted-resourceful }.
       *[none] { $seat } scores { $fame } Fame for Resourceful: { counted-resourceful }.
    }
scored-nostalgic =
    { $you ->
        [seat] You score { $fame } Fame for Nostalgic: { counted-nostalgic }.
       *[none] { $seat } scores { $fame } Fame for Nostalgic: { counted-nostalgic }.
    }
scored-wealthy =
    { $you ->
        [seat] You score { $fame } Fame for Wealthy: { counted-wealthy }.
       *[none] { $seat } scores { $fame } Fame for Wealthy: { counted-wealthy }.
    }
scored-storied =
    { $you ->
        [seat] You score { $fame } Fame for Storied: { counted-storied }.
       *[none] { $seat } scores { $fame } Fame for Storied: { counted-storied }.
    }
scored-diverse =
    { $you ->
        [seat] You score { $fame } Fame for Diverse: { counted-diverse }.
       *[none] { $seat } scores { $fame } Fame for Diverse: { counted-diverse }.
    }
scored-philanthropic =
    { $you ->
        [seat] You score { $fame } Fame for Philanthropic: { counted-philanthropic }.
       *[none] { $seat } scores { $fame } Fame for Philanthropic: { counted-philanthropic }.
    }
scored-foundation =
    { $you ->
        [seat] You score { $fame } Fame for the foundation: { counted-foundation }.
       *[none] { $seat } scores { $fame } Fame for the foundation: { counted-foundation }.
    }
scored-gold =
    { $you ->
        [seat] You score { $fame } Fame for Gold: { counted-gold }.
       *[none] { $seat } scores { $fame } Fame for Gold: { counted-gold }.
    }
scored-resources =
    { $you ->
        [seat] You score { $fame } Fame for resources: { counted-resources }.
       *[none] { $seat } scores { $fame } Fame for resources: { counted-resources }.
    }
scored-heirlooms =
    { $you ->
        [seat] You score { $fame } Fame for heirlooms: { counted-heirlooms }.
       *[none] { $seat } scores { $fame } Fame for heirlooms: { counted-heirlooms }.
    }
counted-magnetic =
    { $count ->
        [0] no token on the track
        [one] { $count } token on the track
       *[other] { $count } tokens on the track
    }
counted-devoted = { $in_order } ({ $values })
counted-committed =
    { $industries ->
        [0] no major investment
       *[other] { $in_order } ({ $values })
    }
counted-cautious =
    { $industries ->
        [0] no minor investment
       *[other] { $in_order } ({ $values })
    }
counted-desired =
    { $count ->
        [0] no level with opponents
        [one] { $count } level with opponents
       *[other] { $count } levels with opponents
    }
counted-exotic =
    { $count ->
        [0] no legendary figure
        [one] { $count } legendary figure
       *[other] { $count } legendary figures
    }
counted-resourceful = { counted-resources }
counted-nostalgic = { counted-heirlooms }
counted-wealthy = { counted-gold }
counted-storied =
    { $count ->
        [0] no icon
        [one] { $count } icon
       *[other] { $count } different icons
    }
counted-diverse =
    { $count ->
        [0] no token on the board
        [one] { $count } token on the board
       *[other] { $count } tokens on the board
    }
counted-philanthropic = { counted-foundation }
counted-foundation = Foundation { $count }
counted-gold = { $count } Gold
counted-resources =
    { $count ->
        [0] no resource
        [one] { $count } resource
       *[other] { $count } resources
    }
counted-heirlooms =
    { $count ->
        [0] no level
        [one] { $count } level
       *[other] { $count } levels
    }

## What happens: turns

played =
    { $you ->
        [seat] You play { $card }.
       *[none] { $seat } plays { $card }.
    }
swapped =
    { $you ->
        [seat] You put { $card } into the market and play { $market }.
       *[none] { $seat } puts { $card } into the market and plays { $market }.
    }
opportunity =
    { $you ->
        [seat] You take the opportunity of { $card }.
       *[none] { $seat } takes the opportunity of { $card }.
    }
explored =
    { $you ->
        [seat] You explore the city with { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } played.
       *[none] { $seat } explores the city with { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } played.
    }
goods-words =
    { $gold ->
        [0] { "" }
       *[other] { $gold } Gold
    }{ $fame ->
        [0] { "" }
       *[other] { $first ->
            [fame] { "" }
           *[other] ,{ " " }
        }{ $fame } Fame
    }{ $foundation ->
        [0] { "" }
       *[other] { $first ->
            [foundation] { "" }
           *[other] ,{ " " }
        }{ $foundation } Foundation
    }{ $count ->
        [0] { "" }
       *[other] { $first ->
            [resources] { "" }
           *[other] ,{ " " }
        }{ $resources }
    }
gained =
    { $you ->
        [seat] You gain: { goods-words }.
       *[none] { $seat } gains: { goods-words }.
    }
lost =
    { $you ->
        [seat] You lose: { goods-words }.
       *[none] { $seat } loses: { goods-words }.
    }
paid =
    { $you ->
        [seat] You pay: { goods-words }.
       *[none] { $seat } pays: { goods-words }.
    }
fitting-words =
    { $overflows ->
        [no] { "" }
       *[yes] { " " }({ $grown } Foundation fits)
    }
stole =
    { $you ->
        [seat] You steal from { $victim }: { goods-words }{ fitting-words }.
        [victim] { $seat } steals from you: { goods-words }{ fitting-words }.
       *[none] { $seat } steals from { $victim }: { goods-words }{ fitting-words }.
    }
discarded =
    { $you ->
        [seat] You discard { $card }.
       *[none] { $seat } discards { $card }.
    }
related =
    { $you ->
        [seat] You make a relationship with { $the-character }.
       *[none] { $seat } makes a relationship with { $the-character }.
    }
entered-figure =
    { $you ->
        [seat] You make a relationship with { $figure }.
       *[none] { $seat } makes a relationship with { $figure }.
    }
bumped-from-figure =
    { $you ->
        [seat] You make a relationship with { $figure } and bump { $victim }.
        [victim] { $seat } makes a relationship with { $figure } and bumps you.
       *[none] { $seat } makes a relationship with { $figure } and bumps { $victim }.
    }
token-moved =
    { $you ->
        [seat] Your token on the track of { $the-character } goes from space { $space } to space { $landed }.
       *[none] The token of { $seat } on the track of { $the-character } goes from space { $space } to space { $landed }.
    }
token-left =
    { $you ->
        [seat] Your token leaves the track of { $the-character } from space { $space }.
       *[none] The token of { $seat } leaves the track of { $the-character } from space { $space }.
    }
token-entered =
    { $you ->
        [seat] Your token enters the track of { $the-character }.
       *[none] The token of { $seat } enters the track of { $the-character }.
    }
figure-left =
    { $you ->
        [seat] Your token leaves { $figure }.
       *[none] The token of { $seat } leaves { $figure }.
    }
bought =
    { $you ->
        [seat] You buy { $size ->
                [minor] a minor investment
               *[major] a major investment
            } in { $industry } for { $gold } Gold.
       *[none] { $seat } buys { $size ->
                [minor] a minor investment
               *[major] a major investment
            } in { $industry } for { $gold } Gold.
    }
sold =
    { $you ->
        [seat] You sell { $size ->
                [minor] a minor investment
               *[major] a major investment
            } in { $industry } for { $gold } Gold.
       *[none] { $seat } sells { $size ->
                [minor] a minor investment
               *[major] a major investment
            } in { $industry } for { $gold } Gold.
    }
value-moved =
    The value of { $industry } goes { $way ->
        [up] up
       *[down] down
    } by { $rows } to { $value }.
placed-investment =
    { $you ->
        [seat] You place { $size ->
                [minor] a minor investment
               *[major] a major investment
            } on { $industry }.
       *[none] { $seat } places { $size ->
                [minor] a minor investment
               *[major] a major investment
            } on { $industry }.
    }
moved-investment =
    Of { $seat }, { $size ->
        [minor] a minor investment
       *[major] a major investment
    } moves from { $industry } to { $target }.
replaced-investment =
    { $you ->
        [seat] On { $industry } you now have { $size ->
                [minor] a minor investment
               *[major] a major investment
            } in place of the other.
       *[none] On { $industry } { $seat } now has { $size ->
                [minor] a minor investment
               *[major] a major investment
            } in place of the other.
    }
acquired-own =
    { $you ->
        [seat] You acquire { $heirloom }, level { $level }.
       *[none] { $seat } acquires { $heirloom }, level { $level }.
    }
acquired =
    { $you ->
        [seat] You acquire { $heirloom }, level { $level }, from { $victim } for a fee of { $fee }.
        [victim] { $seat } acquires { $heirloom }, level { $level }, from you for a fee of { $fee }.
       *[none] { $seat } acquires { $heirloom }, level { $level }, from { $victim } for a fee of { $fee }.
    }
learned =
    { $you ->
        [seat] You learn the special action of { $the-character }.
       *[none] { $seat } learns the special action of { $the-character }.
    }
special-action =
    { $you ->
        [seat] You perform the special action of { $the-character }.
       *[none] { $seat } performs the special action of { $the-character }.
    }

## What happens: successors

took-successor =
    { $you ->
        [seat] You take { $successor } from the display.
       *[none] { $seat } takes { $successor } from the display.
    }
discarded-successors =
    { $you ->
        [seat] You discard successors: { $successors }.
       *[none] { $seat } discards successors: { $successors }.
    }
entered-play =
    { $you ->
        [seat] { $successor } comes into play for you{ $foundation ->
                [0] { "" }
               *[other] { " " }and adds { $foundation } Foundation
            }.
       *[none] { $successor } comes into play for { $seat }{ $foundation ->
                [0] { "" }
               *[other] { " " }and adds { $foundation } Foundation
            }.
    }
retired =
    { $you ->
        [seat] Your { $successor } retires.
       *[none] { $successor } of { $seat } retires.
    }
matched =
    { $you ->
        [seat] It is your match number { $count }.
       *[none] It is match number { $count } of { $seat }.
    }
unlocked =
    { $you ->
        [seat] You unlock a { $token ->
                [relationship] relationship token
                [minor] minor investment token
               *[major] major investment token
            }.
       *[none] { $seat } unlocks a { $token ->
                [relationship] relationship token
                [minor] minor investment token
               *[major] major investment token
            }.
    }

## What happens: global actions

triggered =
    { $you ->
        [seat] You trigger: { $global ->
                [event] Resolve the Event
                [relationships] Advance Relationships
                [income] Heirloom Income
                [fame] Heirloom Fame
                [foundation] Contribute to the Foundation
                [influence] Influence Industries
                [dividends] Collect Dividends
               *[trade] Trade Conference
            }.
       *[none] { $seat } triggers: { $global ->
                [event] Resolve the Event
                [relationships] Advance Relationships
                [income] Heirloom Income
                [fame] Heirloom Fame
                [foundation] Contribute to the Foundation
                [influence] Influence Industries
                [dividends] Collect Dividends
               *[trade] Trade Conference
            }.
    }
resolved-event =
    { $you ->
        [seat] You choose the { $outcome ->
                [top] top
               *[bottom] bottom
            } outcome of { $event } ({ $icon }).
       *[none] { $seat } chooses the { $outcome ->
                [top] top
               *[bottom] bottom
            } outcome of { $event } ({ $icon }).
    }
chose-tile =
    { $you ->
        [seat] You put the scoring tile { $tile } in play.
       *[none] { $seat } puts the scoring tile { $tile } in play.
    }
collected =
    { $you ->
        [seat] You collect from the track of { $the-character }.
       *[none] { $seat } collects from the track of { $the-character }.
    }
advanced = All tokens on character tracks advance.
contributed =
    { $you ->
        [seat] You pay { $gold } Gold; your foundation grows by { $foundation }.
       *[none] { $seat } pays { $gold } Gold; the foundation grows by { $foundation }.
    }
blocked =
    { $you ->
        [seat] You block { $global ->
                [event] Resolve the Event
                [relationships] Advance Relationships
                [income] Heirloom Income
                [fame] Heirloom Fame
                [foundation] Contribute to the Foundation
                [influence] Influence Industries
                [dividends] Collect Dividends
               *[trade] Trade Conference
            } with a { $token ->
                [relationship] relationship token
                [minor] minor investment token
               *[major] major investment token
            }.
       *[none] { $seat } blocks { $global ->
                [event] Resolve the Event
                [relationships] Advance Relationships
                [income] Heirloom Income
                [fame] Heirloom Fame
                [foundation] Contribute to the Foundation
                [influence] Influence Industries
                [dividends] Collect Dividends
               *[trade] Trade Conference
            } with a { $token ->
                [relationship] relationship token
                [minor] minor investment token
               *[major] major investment token
            }.
    }
chose-currency =
    { $you ->
        [seat] You call for bids in { $commodity ->
                [gold] Gold
                [fame] Fame
                [foundation] Foundation
               *[resources] resources
            }.
       *[none] { $seat } calls for bids in { $commodity ->
                [gold] Gold
                [fame] Fame
                [foundation] Foundation
               *[resources] resources
            }.
    }
bid-amount =
    { $currency ->
        [gold] { $amount } Gold
        [fame] { $amount } Fame
        [foundation] { $amount } Foundation
       *[resources] { goods-resources }
    }
bid =
    { $you ->
        [seat] You bid { bid-amount } for { $commodity ->
                [gold] Gold
                [fame] Fame
                [foundation] Foundation
               *[resources] resources
            }.
       *[none] { $seat } bids { bid-amount } for { $commodity ->
                [gold] Gold
                [fame] Fame
                [foundation] Foundation
               *[resources] resources
            }.
    }
passed =
    { $you ->
        [seat] You place no bid.
       *[none] { $seat } places no bid.
    }
won-trade =
    { $you ->
        [seat] You win place { $place } in { $commodity ->
                [gold] Gold
                [fame] Fame
                [foundation] Foundation
               *[resources] resources
            } and pay { bid-amount }.
       *[none] { $seat } wins place { $place } in { $commodity ->
                [gold] Gold
                [fame] Fame
                [foundation] Foundation
               *[resources] resources
            } and pays { bid-amount }.
    }

## What happens: automata

automaton-by =
    { $solo ->
        [none] { $seat }
       *[other] { $row ->
            [0] { $seat } ({ $solo })
           *[other] { $seat } ({ $solo }, row { $row })
        }
    }
automaton-plays = { $seat } plays { $solo }, row { $row }.
automaton-unable = { automaton-by } cannot do it and adds { $foundation } to its foundation.
automaton-seeks = { automaton-by } seeks { $the-partner }.
automaton-seeks-figure = { automaton-by } seeks a legendary figure.
automaton-bought =
    { automaton-by } places { $size ->
        [minor] a minor investment
       *[major] a major investment
    } in { $industry }.
automaton-sold =
    { automaton-by } sells { $size ->
        [minor] a minor investment
       *[major] a major investment
    } in { $industry }.
automaton-acquires = { automaton-by } takes { $heirloom }.
automaton-triggers = { automaton-by } triggers { tile }, as the row shows.
automaton-falls-through = { automaton-by } cannot trigger { tile } and goes on to the right.
automaton-by-card =
    { $row ->
        [0] { $seat } goes by { $solo }, its latest card.
       *[other] { $seat } goes by { $solo }, row { $row }.
    }
market-replaced =
    { automaton-by } replaces the { $slot ->
        [top] top
        [middle] middle
       *[bottom] bottom
    } card of the market by { $card }.

## What happens: how a Nemesis decides

nemesis-banks = { automaton-by }: { $gold } Gold becomes foundation, which grows by { $foundation }.
nemesis-event =
    { automaton-by }: the arrow points { $way ->
        [up] up, so the top outcome
       *[down] down, so the bottom outcome
    }.
nemesis-tile-choice =
    { automaton-by }: the arrow points { $way ->
        [up] up, so the tile with the highest number
       *[down] down, so the tile with the lowest number
    }.
nemesis-influence =
    { automaton-by }: the arrow points { $way ->
        [up] up, so both its industries rise
       *[down] down, so both its industries fall
    }.
nemesis-influence-player =
    { automaton-by }: the arrow points { $way ->
        [up] up, so the lower of its industries rises
       *[down] down, so the higher of its industries falls
    }.
nemesis-relationship = { automaton-by } takes the space with most fame, else with most resources, else with most gold.
nemesis-fame = { automaton-by } takes the industries with the most fame.
nemesis-foundation = { automaton-by } adds { $amount } and the bank as much: its foundation grows by { $foundation }.
nemesis-foundation-player = { automaton-by } adds { $amount }: its foundation grows by { $foundation }.
nemesis-global-choice = { automaton-by } takes the first global action in the row that it can.
nemesis-trade = { automaton-by } leads the conference by its card.
nemesis-trade-player = { automaton-by } bids what its card shows.
nemesis-trade-unaffordable = { automaton-by } places no bid: it cannot bid what its card shows.
nemesis-trade-gold = { automaton-by } pays its bid of { $gold } Gold with { $foundation } of its foundation.
nemesis-successor-choice = { automaton-by } takes { $successor } from the display.
nemesis-successor-timing = { automaton-by } takes { $successor } from the deck.
nemesis-successor-match = { automaton-by } unlocks relationship, minor, major, in this order.
nemesis-successor-forced = { automaton-by } has triggered nothing: { $successor } comes from the deck.
nemesis-special-as-benefit = { automaton-by } makes a wild relationship in place of a special action.
nemesis-special-never = { automaton-by } performs no special action.
nemesis-reward-preference = { automaton-by } prefers foundation, then fame, then resources, then gold.
nemesis-penalty-preference = { automaton-by } gives up gold first, then resources, then fame, then foundation.
nemesis-optional-payments = { automaton-by } pays for nothing, and takes what is free.
nemesis-any-resource = { automaton-by } takes the resource it has least of, and gives the one it has most of.
nemesis-other-choices = { automaton-by } decides by its own gain, by the person in the lead, by the ring clockwise.
npc-relationship-legendary = { automaton-by } takes the first empty figure from the left, else the leftmost.

## Questions

ask-character = Which character?
ask-side = Which side of the mat?
ask-nemesis-character = Which character for { $victim }?
ask-nemesis-side = Which side of the mat for { $victim }?
ask-act = What to do? Player cards played in this generation: { $played }.
ask-use = What to use { $card } for?
ask-offer = { $source }: do it?
ask-opponent = { $source }: which opponent?
ask-steal-from =
    { $source }: from whom to steal { goods-words }{ $any ->
        [0] { "" }
       *[other] { $first ->
            [none] { "" }
           *[other] ,{ " " }
        }{ $any ->
            [one] { $any } resource of your choice
           *[other] { $any } resources of your choice
        }
    }?
ask-gain = Which resource to gain? Left: { $left }.
ask-lose = Which resource to lose? Left: { $left }.
ask-pay = Which resource to pay with? Left: { $left }.
ask-steal = Which resource to steal from { $victim }? Left: { $left }.
ask-discard = Which player card to discard? Left: { $left }.
ask-pay-for = { $source }: pay { cost-words }?
ask-figure = Which legendary figure?
ask-draw = Bumped off a legendary figure: what to draw?
ask-partner = { $source }: a relationship with whom?
ask-wild = A wild relationship with whom?
ask-move-token =
    { $source }: which token to { $way ->
        [to] move
        [weaken] weaken
       *[strengthen] strengthen
    } (spaces: { $spaces })? Left: { $left }.
ask-move-where = { $source }: where does the token of { $victim } go from the track of { $the-character }?
ask-remove-token = { $source }: which token to remove? Left: { $left }.
ask-collect-token = { $source }: the benefit of which of your tokens?
ask-bonus = { $source }: which bonus token? Left: { $left }.
ask-size-buy = How large an investment in { $industry } at { $value }?
ask-size-sell = Which investment in { $industry } to sell at { $value }?
ask-buy = { $source }: buy in which industry?
ask-sell = { $source }: sell in which industry?
ask-place = { $source }: where to place an investment?
ask-move-investment = { $source }: which investment to move?
ask-move-investment-to =
    { $source }: where does { $size ->
        [minor] a minor investment
       *[major] a major investment
    } of { $victim } go from { $industry }?
ask-replace = { $source }: on which industry to replace an investment?
ask-adjust = { $source }: which value to move by { $rows }? Left: { $left }.
ask-heirloom = Which heirloom of { $the-character }?
ask-acquire = { $source }: which heirloom?
ask-spare = Cost: { $resources } and { $any } of any kind. Which resource not to pay? Left: { $left }.
ask-take = Which successor to take from the display?
ask-successor = Which successor to put in play?
ask-unlock = A match: which token to unlock?
ask-unlock-by = { $source }: which token to unlock?
ask-special = Which special action?
ask-outcome = Which outcome of { $event }?
ask-tile = Least fame: which scoring tile with { $icon }?
ask-extra = Before the tokens advance: the benefit of which of your tokens?
ask-collect = Which benefit to collect next? Left: { $left }.
ask-both = Which heirloom pays for both industries?
ask-fame = { $heirloom }: fame from which industry?
ask-contribute = How much Gold into your foundation? Up to { $cap }.
ask-contribute-matched = How much Gold into your foundation, doubled by the bank? Up to { $cap }.
ask-influence = Which of your influenced industries moves, and which way? Left: { $left }.
ask-trigger = { $source }: which global action?
ask-block = { $source }: which global action to block, and with what?
ask-currency = Which commodity to bid with?
ask-first-bid =
    Your first bid, in { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }?
ask-bid =
    A bid in { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }?
ask-second-chance =
    Move your bid in { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }?
ask-option = { $source }: which option?
ask-honorarium =
    Honorarium: { $gold } Gold, { $foundation } Foundation or { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }?

## Answers, and that they may be given

pick-character = Play { $the-character }
may-character = You may: Play { $the-character }.
pick-side =
    Use the { $side ->
        [aboveboard] aboveboard
       *[underhanded] underhanded
    } side
may-side =
    You may: Use the { $side ->
        [aboveboard] aboveboard
       *[underhanded] underhanded
    } side.
pick-play = Play { $card }
may-play = You may: Play { $card }.
pick-swap = Swap { $card } for { $market } and play that
may-swap = You may: Swap { $card } for { $market } and play that.
pick-trigger =
    Trigger { $global ->
        [event] Resolve the Event
        [relationships] Advance Relationships
        [income] Heirloom Income
        [fame] Heirloom Fame
        [foundation] Contribute to the Foundation
        [influence] Influence Industries
        [dividends] Collect Dividends
       *[trade] Trade Conference
    }
may-trigger =
    You may: Trigger { $global ->
        [event] Resolve the Event
        [relationships] Advance Relationships
        [income] Heirloom Income
        [fame] Heirloom Fame
        [foundation] Contribute to the Foundation
        [influence] Influence Industries
        [dividends] Collect Dividends
       *[trade] Trade Conference
    }.
pick-relationship =
    Make a relationship with { $partner ->
        [legendary] a legendary figure
       *[other] { $the-partner }
    }
may-relationship =
    You may: Make a relationship with { $partner ->
        [legendary] a legendary figure
       *[other] { $the-partner }
    }.
pick-wild = Make a wild relationship
may-wild = You may: Make a wild relationship.
pick-special-action = Pay for a special action
may-special-action = You may: Pay for a special action.
pick-special = Perform the special action of { $the-character }
may-special = You may: Perform the special action of { $the-character }.
pick-buy = Buy in { $industry }
may-buy = You may: Buy in { $industry }.
pick-sell = Sell in { $industry }
may-sell = You may: Sell in { $industry }.
pick-size =
    The { $size ->
        [minor] minor
       *[major] major
    } one
may-size =
    You may: The { $size ->
        [minor] minor
       *[major] major
    } one.
pick-opportunity = Take the opportunity
may-opportunity = You may: Take the opportunity.
pick-explore = Explore the city
may-explore = You may: Explore the city.
pick-resources = Obtain the resources
may-resources = You may: Obtain the resources.
pick-acquire = Acquire an heirloom of { $the-character }
may-acquire = You may: Acquire an heirloom of { $the-character }.
pick-heirloom = Acquire { $heirloom }
may-heirloom = You may: Acquire { $heirloom }.
pick-figure = Make a relationship with { $figure }
may-figure = You may: Make a relationship with { $figure }.
pick-pay = Pay with { $resource }
may-pay = You may: Pay with { $resource }.
pick-discard = Discard { $card }
may-discard = You may: Discard { $card }.
pick-spare = Do not pay { $resource }
may-spare = You may: Do not pay { $resource }.
pick-spare-any = Do not pay one of any kind
may-spare-any = You may: Do not pay one of any kind.
pick-do = Do it
may-do = You may: Do it.
pick-decline = Decline
may-decline = You may: Decline.
pick-option = Option { $option }
may-option = You may: Option { $option }.
pick-opponent = { $seat }
may-opponent = You may: { $seat }.
pick-gain = Gain { $resource }
may-gain = You may: Gain { $resource }.
pick-lose = Lose { $resource }
may-lose = You may: Lose { $resource }.
pick-steal = Steal { $resource }
may-steal = You may: Steal { $resource }.
pick-token = The token of { $seat } on the track of { $the-character }
may-token = You may: The token of { $seat } on the track of { $the-character }.
pick-figure-token = The token on { $figure }
may-figure-token = You may: The token on { $figure }.
pick-track = The track of { $the-character }
may-track = You may: The track of { $the-character }.
pick-bonus = The bonus token by the track of { $the-character }
may-bonus = You may: The bonus token by the track of { $the-character }.
pick-raise = Raise { $industry }
may-raise = You may: Raise { $industry }.
pick-lower = Lower { $industry }
may-lower = You may: Lower { $industry }.
pick-place =
    A { $size ->
        [minor] minor
       *[major] major
    } investment on { $industry }
may-place =
    You may: A { $size ->
        [minor] minor
       *[major] major
    } investment on { $industry }.
pick-investment =
    The { $size ->
        [minor] minor
       *[major] major
    } investment of { $seat } in { $industry }
may-investment =
    You may: The { $size ->
        [minor] minor
       *[major] major
    } investment of { $seat } in { $industry }.
pick-move = To { $industry }
may-move = You may: To { $industry }.
pick-replace = On { $industry }
may-replace = You may: On { $industry }.
pick-block =
    Block { $global ->
        [event] Resolve the Event
        [relationships] Advance Relationships
        [income] Heirloom Income
        [fame] Heirloom Fame
        [foundation] Contribute to the Foundation
        [influence] Influence Industries
        [dividends] Collect Dividends
       *[trade] Trade Conference
    } with a { $token ->
        [relationship] relationship token
        [minor] minor investment token
       *[major] major investment token
    }
may-block =
    You may: Block { $global ->
        [event] Resolve the Event
        [relationships] Advance Relationships
        [income] Heirloom Income
        [fame] Heirloom Fame
        [foundation] Contribute to the Foundation
        [influence] Influence Industries
        [dividends] Collect Dividends
       *[trade] Trade Conference
    } with a { $token ->
        [relationship] relationship token
        [minor] minor investment token
       *[major] major investment token
    }.
pick-unlock =
    Unlock a { $token ->
        [relationship] relationship token
        [minor] minor investment token
       *[major] major investment token
    }
may-unlock =
    You may: Unlock a { $token ->
        [relationship] relationship token
        [minor] minor investment token
       *[major] major investment token
    }.
pick-outcome =
    The { $outcome ->
        [top] top
       *[bottom] bottom
    } outcome
may-outcome =
    You may: The { $outcome ->
        [top] top
       *[bottom] bottom
    } outcome.
pick-tile = The tile { $tile }
may-tile = You may: The tile { $tile }.
pick-collect = Collect from the track of { $the-character }
may-collect = You may: Collect from the track of { $the-character }.
pick-collect-figure = Collect from { $figure }
may-collect-figure = You may: Collect from { $figure }.
pick-fame = { $heirloom }: fame from { $industry }
may-fame = You may: { $heirloom }: fame from { $industry }.
pick-both = { $heirloom } pays for both
may-both = You may: { $heirloom } pays for both.
pick-contribute = Contribute { $amount } Gold
may-contribute = You may: Contribute { $amount } Gold.
pick-currency =
    Bids in { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }
may-currency =
    You may: Bids in { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }.
pick-bid =
    Bid { $amount } for { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }
may-bid =
    You may: Bid { $amount } for { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }.
pick-pass = Place no bid
may-pass = You may: Place no bid.
pick-stay = Leave the bid where it is
may-stay = You may: Leave the bid where it is.
pick-honorarium =
    Take { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }
may-honorarium =
    You may: Take { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }.
pick-take = Take { $successor }
may-take = You may: Take { $successor }.
pick-successor = Put { $successor } in play
may-successor = You may: Put { $successor } in play.
pick-draw =
    Draw { $what ->
        [card] a player card
        [successor] a successor
       *[nothing] nothing
    }
may-draw =
    You may: Draw { $what ->
        [card] a player card
        [successor] a successor
       *[nothing] nothing
    }.

## Why something cannot be done

global-words =
    { $global ->
        [event] Resolve the Event
        [relationships] Advance Relationships
        [income] Heirloom Income
        [fame] Heirloom Fame
        [foundation] Contribute to the Foundation
        [influence] Influence Industries
        [dividends] Collect Dividends
       *[trade] Trade Conference
    }
refused-not-now = Not now: this does not answer the open question.
refused-finish-first = First finish what you have begun: the open question is part of it.
refused-no-words = No words go with an answer in this game.
refused-character-taken = { $victim } plays { $the-character } already.
refused-not-in-hand = You do not have { $card } in your hand.
refused-heir-not-in-hand = { $successor } is not among the successors you can put in play.
refused-not-in-market = { $market } is not in the market.
refused-too-few-played = You have played { $played } player cards in this generation; { $needed } are needed.
refused-tile-down = “{ global-words }” has been triggered in this generation already.
refused-event-lost = The event of this generation is lost; there is none to resolve.
refused-tile-blocked = { $victim } blocks “{ global-words }”.
refused-foundation-first = Contributing to the foundation cannot be the first global action of a generation.
refused-not-on-card =
    { $partner ->
        [legendary] { $card } offers no relationship with a legendary figure.
       *[other] { $card } does not show { $the-partner }.
    }
refused-no-own-icon = { $card } does not show your own character.
refused-own-track = It is the track of one's own character: no token of one's own goes there.
refused-already-there = There is a token of the same seat on that track already.
refused-no-token = No such token is available on your mat.
refused-cannot-pay-gold = It costs { $gold } Gold; you have { $own_gold }.
refused-cannot-pay-fame = It costs { $fame } Fame; you have { $own_fame }.
refused-cannot-pay-resources =
    { $any ->
        [0] It costs { $resources }; you have { $own_resources } resources in all, not the right ones or too few.
        [one] It costs { $resources } and { $any } resource of any kind; you have { $own_resources } in all, not the right ones or too few.
       *[other] It costs { $resources } and { $any } resources of any kind; you have { $own_resources } in all, not the right ones or too few.
    }
refused-cannot-pay-cards = It costs { $cards } other player cards; you have { $own_cards }.
refused-no-figure = This legendary figure is not face up on the board.
refused-figure-limit = You have relationships with { $limit } legendary figures, the most you may.
refused-figure-own = Your own token is there already.
refused-not-learned = You have not learned the special action of { $the-character }.
refused-wrong-industry = The card does not trade in { $industry }.
refused-no-investment-token = You have no available investment token of that size.
refused-size-there = There is a token of that size on the industry already.
refused-nothing-to-sell = You have no such investment in { $industry } to sell.
refused-no-opportunity = { $card } has no opportunity.
refused-heirloom-gone = Nothing of this is left to acquire.
refused-heirloom-absent = This character is not in the game.
refused-level-there = You have an heirloom of level { $level } already.
refused-level-six-last = Level { $level } comes last: you need one of each level below it.
refused-opponent-limit = You may have { $limit } heirlooms of { $the-character }, and you have them.
refused-cannot-pay-fee = The acquisition fee is { $fee } Fame; you have { $own_fame }.
refused-level-zero = Heirlooms of level 0 cannot be acquired.
refused-resource-not-owned = There is no { $resource } there.
refused-not-in-cost = The cost does not ask for that.
refused-no-such-option = There is no option { $option }.
refused-not-an-opponent = An opponent is somebody else.
refused-not-there = It is not there, or was chosen already.
refused-cannot-move = It cannot move that way.
refused-cannot-shift = The value of { $industry } is at the end of the track and cannot move that way.
refused-no-bonus = There is no bonus token to collect there.
refused-not-locked = You have no such token locked.
refused-icon-missing = { $tile } does not show { $icon }, and other tiles do.
refused-tile-gone = { $tile } is not among the available scoring tiles now.
refused-same-foundation = A smaller payment leads to the same foundation.
refused-over-cap = At most { $cap } Gold can be contributed.
refused-is-currency = No bids for { commodity }: it is what they are made with.
refused-not-a-row = There is no row of { $amount } on the table.
refused-cell-taken = At { $amount } for { commodity } there is another cube already.
refused-cannot-afford-bid = You cannot bid { $amount }: of what is bid you have { $owned }.
refused-wrong-step = At your foundation only multiples of { $step } can be bid.
refused-below-bid = Your bid stands at { $bid }: it may not go down.
refused-not-displayed = { $successor } is not on display.
refused-successor-done = You have put your successor of this generation in play.
refused-no-successors-now = In the last generation no successors are drawn.
refused-not-your-heirloom = { $heirloom } is not one of the heirlooms in question.
refused-not-influenced = { $industry } is not one of the industries that you may move.
refused-not-of-effect = The effect is not about that.

## The table

section-table = The table
table-generation = Generation { $generation } of 6, century { $century }. It ends with both mandatory global actions and { $needed } of the others.
table-over = The game is over. { $seat } wins with { $fame } Fame.
table-turn = It is the turn of { $seat }; { $asked } is asked.
table-between = { $seat } is asked.
table-order = Turn order: { $seats }.
table-scores = Fame: { $by_seat }.
section-globals = Global actions
globals = On the row
piece-name-global =
    { $tile ->
        [event] Resolve the Event
        [relationships] Advance Relationships
        [income] Heirloom Income
        [fame] Heirloom Fame
        [foundation] Contribute to the Foundation
        [influence] Influence Industries
        [dividends] Collect Dividends
       *[trade] Trade Conference
    }
piece-global =
    { piece-name-global }{ $triggered ->
        [yes] { " " }(triggered)
       *[no] { "" }
    }{ $blocked ->
        [yes] { " " }(blocked by { $seat } with a { $token ->
        [relationship] relationship token
        [minor] minor investment token
       *[major] major investment token
    })
       *[no] { "" }
    }
section-events = Events
event-now = Current
event-later = Upcoming
piece-event = { $event }. Top: { $top-event }. Bottom: { $bottom-event }
event-resolved =
    Resolved: { $event }, { $outcome ->
        [top] top
       *[bottom] bottom
    } outcome, { $icon }.
events-lost = Never resolved: { $events }.
events-deck = Events still to come: { $count }.
events-deck-open = Event deck: { $in_order }.
section-tracks = Characters
track =
    { $character }{ $played ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }, { $length } spaces{ $bonus ->
        [none] { "" }
       *[other] ; { $bonus }: { $effect-bonus }
    }{ $count ->
        [0] { "" }
       *[other] . Tokens:
    }
piece-track = { $character }
piece-token = { $seat } in space { $space }
section-legendary = Legendary figures
legendary = On the board
piece-figure =
    { $figure }: { $effect-figure }{ $taken ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
piece-figure-down = one face down
section-industries = Industries
industry =
    { $industry }: row { $row }, worth { $value } Gold and { $fame } Fame{ $pays ->
        [no] { "" }
       *[yes] , dividends { $dividends }
    }{ $minors ->
        [0] { "" }
       *[other] ; minor investments { $minors }
    }{ $majors ->
        [0] { "" }
       *[other] { $minors ->
            [0] ; major investments
           *[other] , major
        } { $majors }
    }
piece-industry = { $industry }
piece-investment =
    { $industry }: { $size ->
        [minor] a minor investment
       *[major] a major investment
    } of { $seat }
section-tiles = Scoring tiles
tiles =
    { $place_of ->
        [in-play] In play
        [scored] Scored
       *[available] Available
    }
piece-tile = { $tile } ({ $icons }): { $by_seat }
section-trade = Trade conference
trade-currency =
    Bids in { $currency ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }: { $rows }
trade-column =
    { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }: prizes { $prizes }; bids { $count ->
        [0] none
       *[other] { $by_seat }
    }
trade-bid =
    { $seat }: { $amount } for { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }
section-player =
    { $seat }{ $mine ->
        [you] { " " }(you)
       *[other] { "" }
    }
automaton-rising-star = Rising Star
automaton-nemesis = Nemesis
automaton-nemesis-1 = Nemesis 1
automaton-nemesis-2 = Nemesis 2
automaton-nemesis-3 = Nemesis 3
automaton-nemesis-4 = Nemesis 4
automaton-nemesis-5 = Nemesis 5
player-character =
    { $kind ->
        [rising-star] { automaton-rising-star }
        [nemesis] { automaton-nemesis }
       *[person] Player aid { $aid }
    }: { $character ->
        [none] no character yet
       *[other] { $character }
    }{ $side ->
        [none] { "" }
        [aboveboard] , aboveboard
       *[underhanded] , underhanded
    }
player-goods = { $fame } Fame, { $gold } Gold, { $foundation } Foundation; resources: { $resources }
player-cards =
    Player cards in hand { $hand }, successors in hand { $heirs }, global actions triggered { $triggered }; played: { $cards }{ $settled ->
        [yes] ; this generation’s successor is in play
       *[no] { "" }
    }
player-hall =
    Icon { $icon }, matches { $matches }; hall: { $successors }; in play: { $current ->
        [none] nobody
       *[other] { $current }
    }
player-taken = Open, not yet in play: { $successor }
player-tokens = Tokens available: relationships { $relationship }, minor { $minor }, major { $major }; locked: { $locked_relationship }, { $locked_minor }, { $locked_major }
player-figure = Relationship with { $figure }
player-relationship = Relationship with { $the-character }, space { $space }
player-investment =
    In { $industry }: { $size ->
        [minor] a minor investment
       *[major] a major investment
    }
player-specials = Special actions: { $cards }
player-solo = Solo cards of this generation ({ $count }): { $in_order }
player-latest = Latest solo card: { $solo }; arrow { $arrow-solo }, amount { $amount-solo }, successor { $successor-solo }; priority { $priority-solo }; bids { $bids-solo }
player-next-row = Plays the next solo card for row { $row }
player-purse = Gold that is about to become foundation: { $gold }
player-heirlooms =
    { $kind ->
        [own] Own heirlooms
        [controlled] Controlled heirlooms
       *[available] Left to acquire
    } ({ $count })
piece-heirloom = { $heirloom }: level { $level-heirloom }, { $resources-heirloom }, fee { $fee-heirloom }
player-aim = As a target
piece-seat = { $seat }
section-market = Market
market = Player cards ({ $count })
display = Successors on display ({ $count })
piece-slot = empty
piece-card =
    { $card }. Relationships: { $relationships-card }. Investment: { $investment-card }. { $opportunity-card ->
        [none] { "" }
       *[other] Opportunity: { $opportunity-card }.{ " " }
    }Resources: { $resources-card }
piece-short = { $card }
piece-successor = { $successor }: { $icon-successor }, Foundation { $foundation-successor }, { $ability-successor }
section-hand = The hand of { $seat }
hand = Player cards ({ $count })
hand-successors = Successors ({ $count })
section-projection = If the game ended now
projected = { $seat }, with { $fame } Fame in all
section-outlook = What comes next
outlook-order = In the next generation, if it began now, this would be the order: { $seats }.
outlook-honoraria =
    { $seats ->
        [none] Nobody would get an honorarium if the generation ended with this turn.
       *[other] If the generation ended with this turn, honoraria would go to { $seats }.
    }
outlook-mandatory = Without { tile } no generation ends.
outlook-done =
    Triggered in this generation: { $mandatory ->
        [one] { $mandatory } mandatory global action
       *[other] { $mandatory } mandatory global actions
    }, { $others ->
        [one] { $others } other
       *[other] { $others } others
    }.
outlook-century = Generation { $generation } is part of century { $century }.
outlook-tile =
    { $there ->
        [yes] At the end of this century { $tile } scores.
       *[no] No scoring tile is there for the end of this century.
    }
outlook-chooser =
    { $you ->
        [seat] You have the least fame and would choose the next scoring tile.
       *[none] { $seat } has the least fame and would choose the next scoring tile.
    }
outlook-event-tiles =
    Scoring tiles to choose from after the { $outcome ->
        [top] top
       *[bottom] bottom
    } outcome of the event: { $in_order }.
outlook-triggered = { $seat } has triggered { tile } in this generation.
outlook-host = { $seat } leads the trade conference.
outlook-bidding = Bids are made in this order: { $seats }.
outlook-waiting = Still to bid: { $seats }.
outlook-influenced = { $character } influences { $in_order }.
section-offers = Your prices now
offered-not =
    { $why ->
        [cannot-pay-gold] not enough Gold
        [cannot-pay-fame] not enough Fame
        [cannot-pay-fee] not enough Fame for the fee
        [cannot-pay-resources] the resources are missing
        [cannot-pay-cards] too few other cards
        [already-there] a token of yours is there
        [own-track] it is your own track
        [no-token] no free relationship token
        [figure-limit] as many legendary figures as you may have
        [figure-own] your own token is there
        [no-own-icon] your character is not on the card
        [no-opportunity] there is no opportunity
        [size-there] you have one of that size there
        [no-investment-token] no free token of that size
        [level-there] you have that level
        [level-six-last] one of each level comes first
        [opponent-limit] as many of that owner as you may have
        [too-few-played] too few cards played
        [tile-down] triggered already
        [tile-blocked] blocked
        [foundation-first] it cannot be the first
        [event-lost] the event is lost
        [cell-taken] taken
        [cannot-afford-bid] more than you have
        [below-bid] lower than your bid
        [wrong-step] not a step of your foundation
       *[other] not now
    }
offered-card = { $card }, for investments in { $in_order }:
offered-item =
    { $why ->
        [printed] printed
        [amicable] less, for a friend
        [hostile] more, for an enemy
       *[successor] by your successor
    }: { $gold } Gold, { $fame } Fame{ $count ->
        [0] { "" }
       *[other] , { $resources }
    }
offered-industry = { $industry }, where your investments would pay { $gold } Gold:
offered-share =
    { $deal ->
        [buy] buy
       *[sell] sell
    } { $size ->
        [minor] a minor
       *[major] a major
    } for { $gold } Gold (its shares are worth { $plain }), then row { $row } with a dividend of { $dividend }
offered-track = The track of { $the-character }:
offered-entering = a new relationship
offered-bumped =
    { $landed ->
        [0] the token of { $seat } would be bumped off space { $space }
       *[other] the token of { $seat } would be bumped from space { $space } to { $landed }
    }
offered-space = space { $space } would pay you { $gold } Gold, { $fame } Fame, { $foundation } to the foundation and { $count } resources
offered-figures = Relationships with legendary figures: { $count } of { $limit }.
offered-figure = with { $figure }
offered-heirlooms = Heirlooms that nobody has ({ $count }):
offered-heirloom =
    { $heirloom }: fee { $fee }{ $saved ->
        [0] { "" }
       *[other] , resources saved { $saved }
    }
offered-limit = Heirlooms of { $seat }: you have { $count } and may have { $limit }.
offered-globals = Global actions, after { $needed } cards:
offered-global =
    { tile }{ $commodity ->
        [none] { "" }
        [gold] , paying Gold: { $by_seat }
       *[fame] , paying Fame: { $by_seat }
    }{ $ends ->
        [yes] ; it would end the generation
       *[no] { "" }
    }
offered-explore = Exploring with the next card brings { $gold } Gold and { $fame } Fame; successors: { $heirs }.
offered-successors = Successors you could have ({ $count }):
offered-heir =
    { $successor }: { $foundation } to the foundation, then place { $place } in turn order{ $match ->
        [0] { "" }
       *[other] ; match { $match }{ $brings ->
            [token] , which unlocks a token
            [special] , which allows a special action
           *[nothing] { "" }
        }
    }
offered-cells = Cells of the trade conference ({ $count }):
offered-cell =
    { $amount } for { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] the foundation
       *[resources] resources
    }: place { $place } now, paying { $prize }
section-piles = Piles
piles = Player cards in the deck { $deck }, out of the game { $removed }; successors in the deck { $heirs }; solo cards in the deck { $solo }.
pile-discard = Discarded player cards: { $in_order }.
pile-successor-discard = Discarded successors: { $in_order }.
pile-solo-discard = Discarded solo cards: { $in_order }.
pile-deck = The deck: { $in_order }.
pile-successor-deck = The successor deck: { $in_order }.
pile-later = A later deck: { $in_order }.
pile-solo = A solo deck: { $in_order }.
pile-box = In the box: { $in_order }.
offer-play =
    Play { $card }. Relationships: { $relationships-card }. Investment: { $investment-card }. { $opportunity-card ->
        [none] { "" }
       *[other] Opportunity: { $opportunity-card }.{ " " }
    }Resources: { $resources-card }
offer-discard = Discard { $card }. Relationships: { $relationships-card }. Resources: { $resources-card }
offer-successor = Put in play { $successor }: { $icon-successor }, Foundation { $foundation-successor }, { $ability-successor }
offer-take = Take { $successor }: { $icon-successor }, Foundation { $foundation-successor }, { $ability-successor }
offer-heirloom = Acquire { $heirloom }: level { $level-heirloom }, { $resources-heirloom }, fee { $fee-heirloom }
offer-option = { $option }: { $effect-choice }
offer-do = Do it: { $effect-choice }
offer-top = Top: { $top-event }
offer-bottom = Bottom: { $bottom-event }
offer-tile = Choose { $tile }. { $scores-tile }
setup-seats = { $players } people cannot play with these automata: one needs a Nemesis, two need a Nemesis or a Rising Star, and there are { $most } seats in all.
setup-rising-star = One person plays against one Nemesis and a Rising Star, or against several Nemeses without a Rising Star; choose one of these automata.
referee-number = { $place }: { $number } cannot be: there can be 0 to { $most }.
referee-icons = { $place }: there are only { $most } different icons, not { $number }.
referee-level = { $place }: there is no level { $level }: they are 0 to { $most }.
referee-tile-twice = tiles: “{ $word }” is there twice; there is one of each.
referee-tiles = tiles: there are { $count } game-end tiles; at most { $most } come into play.
referee-row =
    { $place }: nobody can bid { $amount }; with { $currency ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    } one bids { $known }.
referee-tile = “{ $word }” is no game-end tile; they are { $known }.
referee-trade = A trade conference needs a currency, one of { $known }, and a century from 1 to 3.
referee-column = { $name } cannot bid for “{ $word }”.
referee-cell = { $name } bids { $amount } where another cube stands.
note-own-rows = The amounts that can be bid ({ $used }) are of our own design; the sheet may give others as rows.
note-own-prize = The prize of { $used } for place { $place } is of our own design; the sheet may give another under prizes.
note-trade-affordable = The bid is settled, though nobody may bid more than they have.
note-heirloom-one-per-level = Two heirlooms of one level are scored, though nobody may have them.
award-prize =
    place { $place }: wins { $for ->
        [gold] { $points } Gold
        [fame] { $points } Fame
        [foundation] { $points } Foundation
       *[resources] { $points ->
            [one] { $points } resource
           *[other] { $points } resources
        }
    } and pays { $currency ->
        [gold] { $pays } Gold
        [fame] { $pays } Fame
        [foundation] { $pays } Foundation
       *[resources] { $pays ->
            [one] { $pays } resource
           *[other] { $pays } resources
        }
    }
award-resourceful = { $points } for Resourceful
award-nostalgic = { $points } for Nostalgic
award-wealthy = { $points } for Wealthy
award-storied = { $points } for Storied
award-diverse = { $points } for Diverse
award-philanthropic = { $points } for Philanthropic
award-foundation = { $points } for foundation
award-gold = { $points } for Gold
award-resources = { $points } for resources
award-heirlooms = { $points } for heirlooms
section-reference = Special actions and tracks
reference-character = { $character }. { $special-character }. { $spaces-character }
reference-global = { piece-name-global }: { $about-choice }
reference-tile = { $tile }. { $scores-tile }
scores-magnetic = At the end of a century: { $fame } Fame for every token on your own character’s track
scores-devoted = At the end of a century: the Fame values of your two influenced industries
scores-committed = At the end of a century: the Fame value of each industry in which you have a major investment
scores-cautious = At the end of a century: the Fame value of each industry in which you have a minor investment
scores-desired = At the end of a century: { $fame } Fame for every level of your character’s heirlooms that opponents hold
scores-exotic = At the end of a century: { $fame } Fame for each of your relationships with legendary figures
scores-resourceful = At the end of the game: { $fame } Fame for every resource
scores-nostalgic = At the end of the game: { $fame } Fame for every level of your heirlooms
scores-wealthy = At the end of the game: { $fame } Fame for every { $unit } Gold
scores-storied = At the end of the game: { $fame } Fame for every different icon among your successors
scores-diverse = At the end of the game: { $fame } Fame for each of your tokens on the board
scores-philanthropic = At the end of the game: { $fame } Fame for every { $unit } Foundation
about-event = Whoever triggers it picks one of the event’s two outcomes; then, up to generation { $last }, whoever has the least Fame chooses a scoring tile
about-relationships = Whoever triggers it first collects one of their tokens; then all tokens move one space to the right, and everybody collects theirs
about-income =
    Everybody gets, for each own heirloom, the Gold values of their two industries; whoever triggers it counts { $more ->
        [one] one heirloom
       *[other] { $more } heirlooms
    } more
about-fame = Everybody gets Fame for each controlled heirloom, from one of the two industries of its character; whoever triggers it takes both for one heirloom
about-foundation =
    Whoever triggers it may put Gold into the foundation, at most { $cap } by century, and it counts { $times ->
        [2] twice
       *[other] { $times } times
    }; then the others may, without the bank
about-influence =
    Whoever triggers it moves { $count } of their industries by a row, up or down; everybody else moves { $others ->
        [one] one
       *[other] { $others }
    } of theirs
about-dividends =
    Everybody gets the dividends of their investments; whoever triggers it gets them { $times ->
        [2] twice
       *[other] { $times } times
    }
about-trade = Whoever triggers it names a commodity; everybody may bid it for prizes of the three others
short-event = one outcome
short-relationships = all advance
short-income = gold
short-fame = fame
short-foundation =
    { $times ->
        [1] pay in
        [2] pay in, doubled
       *[other] pay in, times { $times }
    }
short-influence =
    { $count ->
        [one] one of yours ±1
        [2] your two ±1
       *[other] { $count } of yours ±1
    }
short-dividends = gold
short-trade = bid for goods
about-choice-order = The largest foundation acts first.
about-choice-bids = Each cell is taken once, only winners pay. After everybody, the host may move up or across.
about-choice-currency = Bids are for the three others.
about-choice-heirlooms =
    One of each level, level { $last } last. A relationship with the owner saves { $saved ->
        [one] a resource
       *[other] { $saved } resources
    }; the fee goes to the owner.
about-choice-succession = The others are discarded; the special action stays with the family.
benefit-centuries = in century 1: { $first }, in century 2: { $second }, in century 3: { $third }
mat-special = Aboveboard: { $aboveboard }. Underhanded: { $underhanded }
track-space = space { $space }: { $benefit }
track-spaces = Track: { $spaces }

## A pack as a list

commodity =
    { $commodity ->
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
       *[resources] resources
    }
solo-arrow =
    { $way ->
        [up] up
       *[down] down
    }
solo-market =
    { $slot ->
        [top] top
        [middle] middle
        [bottom] bottom
       *[none] untouched
    }
solo-successor =
    { $way ->
        [up] face up
       *[down] face down
    }
solo-relationship = a relationship with the first possible of { $partners }
solo-buy = buys { $from } { $towards }, then on round the ring
solo-from =
    { $key ->
        [entertainment] from { $field }
       *[other] from { $field }
    }
solo-towards = towards { $field }
solo-sell = sells in { $fields }
solo-heirloom =
    { $whose ->
        [own] acquires an own heirloom
       *[opponent] acquires an heirloom of an opponent
    }
solo-global =
    triggers { $tiles }{ $currency ->
        [none] { "" }
        [gold] { " " }with bids in Gold
        [fame] { " " }with bids in Fame
        [foundation] { " " }with bids in Foundation
       *[resources] { " " }with bids in resources
    }

group-player_cards = Player cards
group-successors = Successors
group-heirlooms = Heirlooms
group-events = Events
group-solo_cards = Solo cards
group-mats = Player mats
group-tracks = Relationship tracks
group-investment_rows = Investment track
group-legendary = Legendary figures
group-bonus_tokens = Bonus tokens
group-scoring_tiles = Scoring tiles
group-trade_ladders = Trade ladders
group-trade_payouts = Trade prizes
group-difficulties = Difficulty levels
group-exploration = Exploration
group-constants = Constants
card-century = century { $value }
card-relationships = relationships: { $value }
card-investment = investment: { $value }
card-opportunity = opportunity: { $value }
card-resources = resources: { $value }
card-number = number { $value }
card-icon = icon { $value }
card-foundation = Foundation { $value }
card-timing = { $value }
card-effect = { $value }
card-character = { $value }
card-level = level { $value }
card-fee = fee { $value }
card-top = top: { $value }
card-bottom = bottom: { $value }
card-arrow = arrow { $value }
card-market = market: { $value }
card-successor = successor { $value }
card-rows = rows: { $value }
card-priority = priority: { $value }
card-bids = bids: { $value }
card-fame = Fame { $value }
card-gold = Gold { $value }
card-resource = resource { $value }
card-amicable = amicable: { $value }
card-hostile = hostile: { $value }
card-special = { $value }
card-spaces = { $value }
card-minor = minor { $value }
card-major = major { $value }
card-successors = successors { $value }
card-key = { $value }
card-icons = icons { $value }
card-currency = currency { $value }
card-tiles = tiles { $value }
card-row = row { $value }
card-honorarium = honorarium { $value }
card-contribution_cap = contribution cap { $value }
card-hostile_surcharge_fame = hostile surcharge { $value }
card-legendary_limit = legendary limit { $value }
card-shares_minor = shares of a minor { $value }
card-shares_major = shares of a major { $value }
card-rows_minor = rows moved by a minor { $value }
card-rows_major = rows moved by a major { $value }
card-steps = steps { $value }
card-foundation_remainder = remainder { $value }
card-century_tile_order = century tiles { $value }
card-heirloom_limit = heirloom limit { $value }
card-global_needed = global actions needed { $value }
card-cards_before_global = cards before a global action { $value }
card-rising_star_cards = cards of a Rising Star { $value }
card-nemesis_last_row = last row of a Nemesis { $value }
card-others_contribution_capped = others capped { $value }
card-start_value = start value { $value }
card-stuck = who is stuck: { $value }
card-ruled = rulings: { $value }

## The chapters of the rules

chapter-component = Components
chapter-core = Principles
chapter-setup = Set-up
chapter-generation = Generations
chapter-century = Centuries
chapter-action = Player actions
chapter-relationship = Relationships
chapter-investment = Investments
chapter-heirloom = Heirlooms
chapter-global = Global actions
chapter-trade = The trade conference
chapter-foundation = The foundation
chapter-successor = Successors
chapter-event = Events
chapter-scoring = Scoring
chapter-end = The end of the game
chapter-npc = Automata
chapter-rising-star = The Rising Star
chapter-two-player = Two players
chapter-nemesis = The Nemesis
chapter-solo = Playing alone
chapter-key = What is for what

## Answers with their price

cost-words =
    { $free ->
        [yes] free
       *[no] { $gold ->
            [0] { "" }
           *[other] { $gold } Gold
        }{ $fame ->
            [0] { "" }
           *[other] { $first ->
                [fame] { "" }
               *[other] ,{ " " }
            }{ $fame } Fame
        }{ $count ->
            [0] { "" }
           *[other] { $first ->
                [resources] { "" }
               *[other] ,{ " " }
            }{ $resources }
        }{ $any ->
            [0] { "" }
           *[other] { $first ->
                [any] { "" }
               *[other] ,{ " " }
            }{ $any } of any kind
        }{ $cards_count ->
            [0] { "" }
           *[other] { $first ->
                [cards] { "" }
               *[other] ,{ " " }
            }{ $cards_count } player cards
        }
    }
offer-relationship =
    Make a relationship with { $partner ->
        [legendary] a legendary figure
       *[other] { $the-partner }
    }: { cost-words }
offer-special-action = Pay for a special action: { cost-words }
offer-wild = Make a wild relationship: { cost-words }
offer-buy = Buy in { $industry }, from { $gold } Gold on
offer-opportunity = Take the opportunity: { cost-words }
offer-size =
    The { $size ->
        [minor] minor
       *[major] major
    } one: { $gold } Gold
offer-track = The track of { $the-character }: { cost-words }

## The lesson

lesson-part-turn = A turn
lesson-part-generation = A generation
lesson-part-century = A century
lesson-so-far-turn = So far: you are the Politician, in the year 1800, and two others want to be remembered as much as you do: the Inventor and the Promoter. Whoever has the most fame when three centuries are over has won. Your own life is only the first of six generations.
lesson-goods = Four things matter. Fame is what wins, and pays for favours. Gold pays for nearly everything. Resources buy heirlooms. And the larger your foundation, the earlier you act; it also turns into fame in the end.
lesson-card = You hold three cards. Each offers several things and is used for one of them: a relationship with somebody, an investment, an opportunity, or its resources. With any card you may also explore the city or acquire an heirloom. What a card is for is always your decision.
lesson-friend = Begin with people. Army Contract leads you to the General and asks 2 Gold for it; but the General is amicable to you, so it costs nothing. Those who are hostile would cost you 2 Fame more. Make the relationship with the General.
lesson-track = Your token is on the first space of the General’s track, and you have what that space gives: 1 Fame and an Iron. Each time relationships advance it moves one space on and pays again, until it leaves the track. Others who come later push it on, too: friendship fades.
lesson-invest = Now some money that works for you. Campaign Banquet shows Communications, one of the two industries you influence. Buy a minor there: two shares for 3 Gold each. Demand lifts the value, and the higher an industry stands, the more its shares pay.
lesson-choice = Your last card is yours to decide on. The Corporate Mogul is a friend, too, and pays at once. Exploring brings 3 Gold for each card you have played. A Gear is a step towards an heirloom. Or swap it for a card of the market. The first touch shows what would come of it.
lesson-turn-over = That is a turn: one card, one use. From your second card on you may trigger a global action instead, which everybody gains by, and you most of all. That is how a generation comes to its end, and the next part is about it. Or just play on.
lesson-so-far-generation = So far: the General and the Corporate Mogul know you, and you have shares in Communications. Your three cards are played. The Inventor has just let all relationships advance, and each of your tokens has paid once more.
lesson-globals = These are the eight global actions. Each happens once in a generation: everybody gains by it, and whoever triggers it gains more. Two are mandatory, the event and relationships. When both were triggered and three of the others, the generation is over.
lesson-trigger = Your hand is empty, so trigger one. What does more for you than for the others? Heirloom Income pays you twice what your two industries are worth. With the event you choose what happens to everybody. For what you put into the foundation, the bank adds the same.
lesson-successor = Nobody lives for ever: your first global action in a generation brings a successor, whose ability is now yours, until the next one comes. A successor with the impact icon of your character is a match and unlocks a token. All of them stay in your hall.
lesson-to-the-end = Now play on to the end of the generation. At the top you see what is still missing. Who acts early chooses among many actions, who ends it takes the last; and those who come after the ending player in turn order get an honorarium.
lesson-generation-over = The generation is over. What lasts are relationships, shares, heirlooms and cards that you have not played; all global actions open again, and everybody gets three new cards. The largest foundation goes first. Two generations are a century: that is the next part.
lesson-so-far-century = So far: the second generation is well under way. The event is resolved and relationships have advanced, so three more global actions will end it, and the century with it. You have 23 Fame, more than the others, and one card left.
lesson-tiles = Each century scores one tile. In this one it is Magnetic: 5 Fame for every token on the track of your character, whoever placed it. Both others have one on yours. So look at what is going to be scored before you decide whom to visit.
lesson-cards-go = When a century ends, its player cards leave the game, those in your hand, too. Victory Parade will be lost unless you use it. Gold, resources, foundation, tokens on the board and heirlooms remain.
lesson-heirlooms = With any card you can acquire an heirloom for resources. Your own bring you gold whenever somebody triggers Heirloom Income, and those of others bring fame with Heirloom Fame. Others have taken some of yours already. In the end each of them is worth its level.
lesson-century-free = Bring the century to its end, in any way you like. You have gold for shares or for your foundation, resources for an heirloom, a card to play, and six global actions to choose from.
lesson-scored = The century is scored: everybody has got the fame for Magnetic. It is turned over now, and the next century scores the tile that was chosen with the first event. A new legendary figure has come into view: room for one token only, but it never fades.
lesson-values = Where something shows three numbers, such as 3/6/15, it is the second one that counts from now on. Relationships, exploring and industries all pay more, and so prices rise. Your shares have grown without your doing.
lesson-game-end = After six generations the end of the game is scored: its tiles, and besides 1 Fame for each 25 of foundation, for each 100 Gold and for each resource, and the level of each heirloom. Wealthy makes it one for each 50 Gold.
lesson-play-on = Now you know what fame is made of. Play on from here, with two centuries to go, or begin a game with all the cards. Whatever you wonder about: touch it, and it says what it costs, what it brings, and why not.
lesson-hint-trade = A trade conference: bids are made in one commodity for the three others. Your column is what you want, your row what you would pay. The highest bids in each column win, and only winners pay; so look for a column that the others leave alone.
lesson-hint-influence = Influence Industries: whoever triggers it moves both of their industries by a row, everybody else one. Up is good for your income and for your shares; down hurts others who are invested there.
lesson-hint-event = The event has two outcomes, and one of them happens. Then whoever has the least fame chooses a scoring tile that bears the same icon. It scores for everybody, so it goes to the one who needs it.
lesson-hint-foundation = Everybody may put gold into their foundation, and for whoever has triggered it the bank adds the same. A large foundation acts early, wins ties, and scores 1 Fame for each 25 in the end.
lesson-hint-dividends = Dividends: each of your investments, minor or major, pays what the row of its industry says for it, and twice that if you have triggered it. The three lowest rows pay nothing. That is why one buys early and lifts the value.
lesson-hint-income = Heirloom Income: the values of your two industries together, once for each heirloom of your own; you have had one from the beginning. Whoever triggers it counts one heirloom more.
lesson-hint-heirloom-fame = Heirloom Fame: each heirloom of others that you control brings the fame value of one of its character’s industries. So it pays to own things of those whose industries stand high.
lesson-hint-advance = Relationships advance: whoever triggers it first gets the benefit of one token. Then all tokens move on by a space, and every token pays for where it stands now.
lesson-hint-heirloom = An heirloom has changed hands. It costs resources, one less if you have a relationship with its character, and for those of others a fee in fame that goes to them, unless they are hostile to you.
lesson-hint-match = A match! Your successor bears the icon of your character, so you unlock one of your three locked tokens. The fourth and fifth match bring a special action.
lesson-hint-figure = A legendary figure has room for one token. It pays when one comes and each time relationships advance, and it does not fade; but somebody else may bump it. Whoever is bumped may draw a card.
lesson-hint-over = The game is over, and the most fame wins; of equal fame the larger foundation. Thank you for playing! With the whole pack there are more cards, more events and more ways to be remembered.
