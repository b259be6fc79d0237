### Lanterns in English. Cards come with their articles: $card is Moon, $a-card a Moon, $the-card the Moon.

## The game and its option

game-title = Lanterns
game-about = A festival of a few nights: draw lanterns, hang them in a row and outshine the others.
option-nights = Nights
option-nights-help = How many nights the festival lasts; each night everybody has one turn.

## What happens

dealt =
    { $you ->
        [seat] Your opening hand: { $cards }.
       *[none] Opening hand of { $seat }: { $cards }.
    }
dealt-unseen = { $seat } is dealt { $count } lanterns.
drew =
    { $you ->
        [seat] You draw { $a-card }.
       *[none] { $seat } draws { $a-card }.
    }
drew-unseen = { $seat } draws a lantern.
hung =
    { $you ->
        [seat] You hang { $a-card }.
       *[none] { $seat } hangs { $a-card }.
    }
shone =
    { $you ->
        [seat] Your row shines with { $light }.
       *[none] The row of { $seat } shines with { $light }.
    }

## The question and its answers

ask-turn = Hang a lantern or draw one?
pick-hang = Hang { $the-card }
pick-draw = Draw a lantern
may-hang = You may hang { $the-card }: it is in your hand, and no other { $card } is beside it.
may-draw = You may draw the top lantern of the deck.

## Why something cannot be done

refused-not-held = You hold no { $card }.
refused-same-beside = You cannot hang { $the-card }: your row ends with another { $card }.
refused-no-words = Nothing is said with an answer in this game.

## The table

section-table = Table
table-night = Night { $night } of { $nights }. Lanterns in the deck: { $deck }.
table-turn =
    { $you ->
        [seat] Your turn.
       *[none] Turn of { $seat }.
    }
table-over = The festival is over.
table-deck-open = Deck, top first: { $in_order }.
section-player = { $seat }
player-row =
    { $count ->
        [0] Row: empty, light { $light }.
       *[other] Row of { $count }, light { $light }:
    }
player-hand = In hand: { $count }.
section-hand =
    { $you ->
        [seat] Your hand
       *[none] Hand of { $seat }
    }
hand-cards =
    { $count ->
        [0] Lanterns: none.
       *[other] Lanterns ({ $count }):
    }
piece-card = { $card }

## The cards and the referee

group-lanterns = Lanterns
card-light = light { $value }
cards-light = { $place }: light must be at least 1
cards-few = lanterns: { $count } cards; three players need at least { $least }
referee-unknown-lantern = “{ $word }” in the row of { $name } is no lantern; lanterns are { $known }.
award-light = { $points } for { $a-card }

## The chapters of the rules

chapter-setup = Set-up
chapter-turn = A turn
chapter-end = The end
