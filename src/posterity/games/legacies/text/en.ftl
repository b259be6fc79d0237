# Everything legacies says in English. Ids and arguments are those of `it.ftl`.

## Costs and goods

goods-gold = { $amount } Gold
goods-fame = { $amount } Fame
goods-foundation = { $amount } Foundation
goods-any =
    { $amount ->
        [1] { $amount } resource of choice
       *[other] { $amount } resources of choice
    }
goods-resource = { $amount } { $resource }
goods-cards =
    { $count ->
        [one] { $count } player card
       *[other] { $count } player cards
    }
goods-free = free

## Effects in words: to the reader ($form you), or about other people

subject =
    { $who ->
        [each-player] each player{ " " }
        [each-other] each other player{ " " }
        [chosen-opponent] an opponent of your choice{ " " }
        [least-fame] the player with the least fame{ " " }
        [most-fame] the player with the most fame{ " " }
        [track-owner] whoever plays the character of the track{ " " }
       *[none] { "" }
    }
effect-all = { $parts }
effect-options = { $parts }
effect-nothing = nothing happens
effect-may = { $effect } (if wanted)
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
            [most-fame] from the opponent with the most fame
            [track-owner] from whoever plays the character of the track
           *[chosen] from an opponent of your choice
        }
       *[they] { $subject }steals { $parts } { $from ->
            [each] from each opponent
            [most-fame] from the opponent with the most fame
            [track-owner] from whoever plays the character of the track
           *[chosen] from an opponent of their choice
        }
    }
effect-draw-card =
    { $form ->
        [you] draw player cards: { $amount }
       *[they] { $subject }draws player cards: { $amount }
    }
effect-draw-successor =
    { $form ->
        [you] draw successors: { $amount }
       *[they] { $subject }draws successors: { $amount }
    }{ $additional ->
        [yes] { " " }even with one already in play in this generation
       *[no] { "" }
    }
partner =
    { $partner ->
        [any] any character
        [legendary] a legendary figure
       *[other] { $the-partner }
    }
place =
    { $place ->
        [any] any track
        [own-track] the track of one’s own character
        [legendary] the legendary figures
       *[other] the track of { $the-place }
    }
field =
    { $field ->
        [any] any industry
        [influenced] the influenced industries
       *[other] { $field }
    }
tile =
    { $tile ->
        [any] any global action
        [event] Resolve the Event
        [relationships] Advance Relationships
        [income] Heirloom Income
        [fame] Heirloom Fame
        [foundation] Contribute to the Foundation
        [influence] Influence Industries
        [dividends] Collect Dividends
       *[trade] Trade Conference
    }
effect-make-relationship =
    { $form ->
        [you] make a relationship with one of: { $parts }
       *[they] { $subject }makes a relationship with one of: { $parts }
    }{ $cost ->
        [none] { "" }
       *[other] { " " }for { $cost }
    }{ $dispositions ->
        [yes] , friends for nothing, enemies at the usual surcharge
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
    } { $count ->
        [all] all
       *[other] { $count }
    } { $whose ->
        [you] own relationship tokens
        [opponent] relationship tokens of opponents
       *[anybody] relationship tokens
    } on { $parts } { $way ->
        [to] to the track of { $to }
       *[other] by { $spaces ->
            [one] { $spaces } space
           *[other] { $spaces } spaces
        }
    }{ $benefits ->
        [no] { " " }without benefits
       *[yes] { "" }
    }
effect-remove-relationship =
    { $form ->
        [you] remove
       *[they] { $subject }removes
    } { $count ->
        [all] all
       *[other] { $count }
    } { $whose ->
        [you] own relationship tokens
        [opponent] relationship tokens of opponents
       *[anybody] relationship tokens
    } from { $figure ->
        [none] { $parts }
       *[other] { $the-figure }
    }
effect-collect-space =
    { $form ->
        [you] collect
       *[they] { $subject }collects
    } the benefit of { $track ->
        [token] the space under one own token on a track
       *[own] space { $space } of the own track
    }{ $times ->
        [one] { "" }
       *[other] , { $times } times
    }
effect-collect-bonus-token =
    { $form ->
        [you] collect
       *[they] { $subject }collects
    } { $which ->
        [chosen] { $count ->
            [one] any bonus token on the board
           *[other] any { $count } different bonus tokens on the board
        }
       *[own-track] the bonus token by the own track
    }
effect-place-investment =
    { $form ->
        [you] place
       *[they] { $subject }places
    } { $size ->
        [minor] a minor investment
        [major] a major investment
       *[any] an investment
    } on { $parts }, without gold and without moving the value
effect-move-investment =
    { $form ->
        [you] move
       *[they] { $subject }moves
    } { $size ->
        [minor] a minor investment
        [major] a major investment
       *[any] an investment
    }{ $whose ->
        [opponent] { " " }of an opponent
       *[you] { "" }
    } to { $parts }
effect-replace-investment =
    { $form ->
        [you] replace
       *[they] { $subject }replaces
    } an own investment on { $parts } by { $size ->
        [minor] a minor one
       *[major] a major one
    }
effect-buy =
    { $form ->
        [you] buy
       *[they] { $subject }buys
    } { $size ->
        [minor] a minor investment
        [major] a major investment
       *[any] an investment
    } in { $parts }{ $add ->
        [+0] { "" }
       *[other] , { $add } Gold
    }{ $percent ->
        [+0] { "" }
       *[other] , { $percent } %
    }
effect-sell =
    { $form ->
        [you] sell
       *[they] { $subject }sells
    } { $size ->
        [minor] a minor investment
        [major] a major investment
       *[any] an investment
    } in { $parts }{ $add ->
        [+0] { "" }
       *[other] , { $add } Gold
    }{ $percent ->
        [+0] { "" }
       *[other] , { $percent } %
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
    } { $count ->
        [all] every value
        [one] { $count } value
       *[other] { $count } values
    } of { $parts } by { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
effect-acquire-heirloom =
    { $form ->
        [you] acquire
       *[they] { $subject }acquires
    } { $owner ->
        [own] an own heirloom
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
        [waived] { " " }and without the fee
       *[due] { "" }
    }
effect-special-action =
    { $form ->
        [you] perform a special action
       *[they] { $subject }performs a special action
    }{ $times ->
        [one] { "" }
       *[other] , { $times } times
    }
effect-trigger-global =
    { $form ->
        [you] trigger one of: { $parts }
       *[they] { $subject }triggers one of: { $parts }
    }{ $waived ->
        [yes] , also as the first of the generation
       *[no] { "" }
    }
effect-block-global =
    { $form ->
        [you] block
       *[they] { $subject }blocks
    } a global action with { $token ->
        [relationship] a relationship token
        [minor] a minor investment token
        [major] a major investment token
       *[any] any token
    }
effect-unlock-token =
    { $form ->
        [you] unlock
       *[they] { $subject }unlocks
    } { $token ->
        [relationship] the relationship token
        [minor] the minor investment token
        [major] the major investment token
       *[any] a token of choice
    }
modify =
    { $target ->
        [relationship-cost] relationships ({ $tracks }) cost { $add } { $commodity ->
            [fame] Fame
           *[gold] Gold
        }
        [investment-price] { $size ->
            [minor] minor investments
            [major] major investments
           *[any] investments
        } ({ $industries }) are bought at { $add } Gold, { $percent } %
        [sale-proceeds] { $size ->
            [minor] minor investments
            [major] major investments
           *[any] investments
        } ({ $industries }) are sold at { $add } Gold, { $percent } %
        [heirloom-resources] heirlooms cost { $add } resources
        [heirloom-fee] acquisition fees change by { $add } Fame
        [dividend] the dividend of { $size ->
            [minor] minor investments
            [major] major investments
           *[any] investments
        } ({ $industries }) changes by { $add } Gold, { $percent } %
        [income] heirloom income changes by { $add } Gold, { $percent } %
        [legendary-limit] the limit of legendary figures changes by { $add }
       *[advance] own tokens do not advance ({ $tracks })
    }
effect-choose =
    { $form ->
        [you] choose: { $first }; or { $last }
       *[they] { $subject }chooses: { $first }; or { $last }
    }
counter =
    { $counter ->
        [cards-played] player cards played in this generation
        [hand] player cards in hand
        [gold] Gold
        [fame] Fame
        [foundation] Foundation
        [resources] resources
        [relationships] own relationships
        [legendary] own relationships with legendary figures
        [on-own-track] tokens on the own track
        [investments] own investments
        [minors] own minor investments
        [majors] own major investments
        [own-heirlooms] own heirlooms
        [controlled-heirlooms] controlled heirlooms
        [heirlooms] heirlooms acquired
        [icons] different impact icons in the hall
        [matches] matching successors
        [generation] generations begun
       *[globals-triggered] global actions triggered in this generation
    }
effect-for-each =
    { $form ->
        [you] { $parts }
       *[they] { $subject }{ $parts }
    } for every { $per } of: { $counter }{ $most ->
        [none] { "" }
       *[other] , { $most } times at the most
    }
condition-rank =
    { $rank ->
        [most-fame] with the most fame
        [least-fame] with the least fame
        [first] first in turn order
        [last] last in turn order
       *[largest-foundation] with the largest foundation
    }
condition-counter =
    { $bounds ->
        [least] with at least { $least } of: { $counter }
        [most] with at most { $most } of: { $counter }
       *[both] with { $least } to { $most } of: { $counter }
    }
effect-if =
    { $condition }: { $then ->
        [none] nothing
       *[other] { $then }
    }{ $else ->
        [none] { "" }
       *[other] ; otherwise { $else }
    }

## Cards in words

card-partner =
    { $partner ->
        [legendary] a legendary figure for { $cost }
       *[other] { $the-partner } for { $cost }
    }
card-resources-text = { $resources }
card-opportunity-text = { $cost }: { $effect }
amount = { $amount }
ability-ongoing = ongoing: { $effect }
ability-immediate = immediate: { $effect }
ability-retire = on retiring: { $effect }
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
cards-solo-row = { $place }: row { $row } cannot be carried out as written
cards-solo-globals = the solo cards of century { $century } never name { $known }
cards-difficulties = there must be one table for each level: standard, novice, advanced, expert
cards-difficulty = { $place }: a level names its tiles and all eight global actions or none
cards-steps = the steps of the foundation begin at 0, rise, and each size is a multiple of its step
