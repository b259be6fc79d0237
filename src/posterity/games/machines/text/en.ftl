### Machines in English. Technologies and characters go by their bare names: Anima, Amariana Paradox.
### $you says who reads: the seat that acts (or is meant), the victim, or none of them.

## The game

game-title = Machines
game-about = The expansion of gears: forbidden machines with abilities, extra turns and a frame older than time, whose box says Legacy: Forbidden Machines.

## What happens: abilities

activated =
    { $you ->
        [seat] You activate { $technology } in frame { $frame }.
       *[none] { $seat } activates { $technology } in frame { $frame }.
    }
not-paid =
    { $you ->
        [seat] You cannot pay what the ability of { $technology } costs: it does not happen.
       *[none] { $seat } cannot pay what the ability of { $technology } costs: it does not happen.
    }
declined =
    { $you ->
        [seat] You decline the ability of { $technology }.
       *[none] { $seat } declines the ability of { $technology }.
    }
copied =
    { $you ->
        [seat] You let { $technology } do what { $target } does.
       *[none] { $seat } lets { $technology } do what { $target } does.
    }
nothing-happens =
    { $you ->
        [seat] For you nothing more comes of it.
       *[none] For { $seat } nothing more comes of it.
    }

## What happens: cards

ability-drew =
    { $you ->
        [seat] You draw { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }: { $cards }.
       *[none] { $seat } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }: { $cards }.
    }
ability-drew-unseen =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
ability-looked =
    { $you ->
        [seat] You look at { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }: { $cards }.
       *[none] { $seat } looks at { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }: { $cards }.
    }
ability-looked-unseen =
    { $count ->
        [one] { $seat } looks at { $count } card.
       *[other] { $seat } looks at { $count } cards.
    }
ability-kept =
    { $you ->
        [seat] You keep { $card }.
       *[none] { $seat } keeps { $card }.
    }
ability-kept-unseen = { $seat } keeps a card.
ability-buried =
    { $you ->
        [seat] You discard the other { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } unseen.
       *[none] { $seat } discards the other { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } unseen.
    }
ability-discarded =
    { $count ->
        [0]
            { $you ->
                [seat] You have no cards to discard.
               *[none] { $seat } has no cards to discard.
            }
       *[other]
            { $you ->
                [seat] You discard ({ $count }): { $cards }.
               *[none] { $seat } discards ({ $count }): { $cards }.
            }
    }
ability-discarded-unseen =
    { $count ->
        [0] { $seat } has no cards to discard.
        [one] { $seat } discards { $count } card unseen.
       *[other] { $seat } discards { $count } cards unseen.
    }

## What happens: markers, points, cubes, tokens

ability-moved =
    { $you ->
        [seat] Your marker goes from frame { $before } to frame { $frame }.
       *[none] The marker of { $seat } goes from frame { $before } to frame { $frame }.
    }
ability-moved-other = { $other } moves the marker of { $seat } from frame { $before } to frame { $frame }.
gained-points =
    { $you ->
        [seat] You gain { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at once.
       *[none] { $seat } gains { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at once.
    }
lost-points =
    { $you ->
        [seat] You lose { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and stand at { $score }.
       *[none] { $seat } loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and stands at { $score }.
    }
gained-cubes =
    { $you ->
        [seat] You gain { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } for your pool.
       *[none] { $seat } gains { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } for the pool.
    }
placed-cubes =
    { $you ->
        [seat] You place { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } from the supply on { $technology } in frame { $frame }.
       *[none] { $seat } places { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } from the supply on { $technology } in frame { $frame }.
    }
returned-cubes =
    { $you ->
        [seat] You take { $cubes } of your cubes from { $technology } in frame { $frame } back into your pool.
       *[none] { $seat } takes { $cubes } of their cubes from { $technology } in frame { $frame } back into the pool.
    }
moved-cubes =
    { $you ->
        [seat] You move { $cubes } of your cubes from { $technology } to { $target } in frame { $frame }.
       *[none] { $seat } moves { $cubes } of their cubes from { $technology } to { $target } in frame { $frame }.
    }
modified =
    { $by ->
        [1] { $seat } raises the reward of { $technology } in frame { $frame } by { $by }: it is { $worth } now.
       *[other] { $seat } changes the reward of { $technology } in frame { $frame } by { $by }: it is { $worth } now.
    }
gained-actions =
    { $you ->
        [seat] You have { $actions ->
            [one] { $actions } more action
           *[other] { $actions } more actions
        } in this turn.
       *[none] { $seat } has { $actions ->
            [one] { $actions } more action
           *[other] { $actions } more actions
        } in this turn.
    }
gave-actions =
    { $you ->
        [seat] You give up { $actions ->
            [one] { $actions } action
           *[other] { $actions } actions
        } of this turn.
       *[none] { $seat } gives up { $actions ->
            [one] { $actions } action
           *[other] { $actions } actions
        } of this turn.
    }
gained-turn =
    { $you ->
        [seat] You have an extra turn at the end of this round.
       *[none] { $seat } has an extra turn at the end of this round.
    }
spliced = A frame is spliced on before the oldest one: frame 0 holds { $capacity } technologies.

## Questions

ask-act =
    { $actions ->
        [0] No action is left: a technology to activate, or the end of the turn?
        [one] What to do? { $actions } action is left.
       *[other] What to do? { $actions } actions are left.
    }
ask-use = { $technology } ({ $ability-technology }): use the ability?
ask-copy = { $technology }: the gear of which technology should it copy?
ask-keep-drawn =
    { $count ->
        [one] Which card to keep? { $count } to go.
       *[other] Which card to keep? { $count } to go.
    }
ask-discard =
    { $count ->
        [one] Which card to discard? { $count } to go.
       *[other] Which card to discard? { $count } to go.
    }
ask-move = To which frame?
ask-jump = To the frame of which { $technology }?
ask-move-other = Whose marker to move?
ask-lose =
    { $points ->
        [one] Who loses { $points } point?
       *[other] Who loses { $points } points?
    }
ask-modify =
    { $by ->
        [1] The reward of which technology to raise by { $by }?
       *[other] The reward of which technology to change by { $by }?
    }
ask-place-cubes =
    { $cubes ->
        [one] On which technology of the frame to place { $cubes } cube from the supply?
       *[other] On which technology of the frame to place { $cubes } cubes from the supply?
    }
ask-return = How many cubes to take back from { $technology }? There are { $most }.
ask-move-cubes = To which technology to move cubes from frame { $frame }, if at all?
ask-take-from = How many cubes to move from { $technology } to { $target } in frame { $frame }? At most { $most }.

## Answers

pick-activate = Activate { $technology }
pick-choose-yes = Yes
pick-choose-no = No
pick-choose-none = None
pick-choose-card = { $card }
pick-choose-frame = F{ $frame }
pick-choose-seat = { $seat }
pick-choose-cubes = { $cubes } of your cubes
pick-choose-site = { $technology } in F{ $frame }
pick-choose-copy = The gear of { $technology }
offer-activate = Activate { $technology } ({ $ability-technology })

may-activate = You may activate { $technology } in frame { $here }: you lead it alone, it is successful, and you have activated nothing in this turn. It uses no action.
may-choose-yes = You may use the ability: it is yours to decide.
may-choose-no = You may decline the ability: it is yours to decide.
may-choose-none = You may leave all cubes where they are.
may-choose-card = You may choose { $card }.
may-choose-frame = You may go to frame { $frame }.
may-choose-seat = You may choose { $seat }.
may-choose-cubes = You may choose { $cubes }: there are { $most } of yours.
may-choose-site = You may choose { $technology } in frame { $frame }.
may-choose-copy = You may copy the gear of { $technology }: it does not matter where it lies or who leads it.

## Why something cannot be done

refused-no-actions-left = You have used all your actions: only an activation and the end of the turn are left.
refused-activated = You have activated a technology in this turn already: { $technology } must wait.
refused-not-here = { $technology } is not in your frame, { $here }: only a technology in your own frame can be activated.
refused-no-gear = { $technology } has no gear: it cannot be activated.
refused-not-successful = { $technology } is failed: only a successful technology can be activated.
refused-not-sole-leader = You do not lead { $technology } alone in frame { $here }: you have { $own } there, and another player { $most }.
refused-no-such-card = { $card } is none of the cards to choose from.
refused-out-of-reach = Frame { $frame } is out of reach.
refused-no-tome-there = There is no { $technology } in frame { $frame }.
refused-not-oneself = It must be another player.
refused-not-there = There is no { $technology } in frame { $frame }.
refused-nothing-there = { $technology } is not on the timeline.
refused-not-itself = { $technology } cannot change its own reward.
refused-not-elsewhere = The cubes must leave frame { $here }: { $technology } lies in it.
refused-only-here = Only a technology of the same frame can be chosen.
refused-too-many-cubes =
    { $most ->
        [one] There is only { $most } cube of yours to choose from.
       *[other] There are only { $most } cubes of yours to choose from.
    }
refused-nothing-to-copy = { $technology } has no gear that could be copied.
refused-no-copy-of-a-copy = { $technology } only copies others: it cannot be copied itself.

## The table

section-machines = Machines
activation =
    { $activated ->
        [yes] The activation of this turn is used.
        [over] The game is over: nothing can be activated any more.
       *[no] One technology may be activated in this turn.
    }
also-printed =
    { $ability-card ->
        [none] {""}
       *[other] {"; "}{ $ability-card }
    }
piece-gear = { $technology } ({ $ability-technology })
extra-turns = Extra turns still to come: { $seats }.

## Abilities in words

ability-established =
    when established, { $cost ->
        [none] { $parts }
       *[other] { $cost } in order to { $parts }
    }
ability-established-may =
    when established, you may { $cost ->
        [none] { $parts }
       *[other] { $cost } in order to { $parts }
    }
ability-gear =
    gear: { $cost ->
        [none] { $parts }
       *[other] { $cost } in order to { $parts }
    }
effect-all = { $parts }
effect-draw =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
effect-draw-keep =
    { $count ->
        [one] draw { $count } card and keep { $keep }
       *[other] draw { $count } cards and keep { $keep }
    }
effect-draw-cubes =
    draw as many cards as you have cubes on it, at least { $least }{ $keep ->
        [0] {""}
       *[other] , and keep { $keep }
    }
effect-discard =
    { $count ->
        [hand] discard your whole hand
        [one] discard { $count } card
       *[other] discard { $count } cards
    }
effect-move-to = move your marker to the frame of { $technology }
effect-move-self =
    { $way ->
        [left] move your marker { $frames ->
            [any] any number of frames
            [one] { $frames } frame
           *[other] { $frames } frames
        } to the left
       *[right] move your marker { $frames ->
            [any] any number of frames
            [one] { $frames } frame
           *[other] { $frames } frames
        } to the right
    }
effect-move-other =
    { $way ->
        [left] move another player { $frames ->
            [one] { $frames } frame
           *[other] { $frames } frames
        } to the left
       *[right] move another player { $frames ->
            [one] { $frames } frame
           *[other] { $frames } frames
        } to the right
    }
effect-gain =
    { $points ->
        [one] gain { $points } point
       *[other] gain { $points } points
    }
effect-lose-self =
    { $points ->
        [one] lose { $points } point
       *[other] lose { $points } points
    }
effect-lose-other =
    { $points ->
        [one] let another player lose { $points } point
       *[other] let another player lose { $points } points
    }
effect-lose-others =
    { $points ->
        [one] let every other player lose { $points } point
       *[other] let every other player lose { $points } points
    }
effect-cubes-gain =
    { $cubes ->
        [one] gain { $cubes } cube for your pool
       *[other] gain { $cubes } cubes for your pool
    }
effect-cubes-place =
    { $cubes ->
        [one] place { $cubes } cube from the supply on a technology in your frame
       *[other] place { $cubes } cubes from the supply on a technology in your frame
    }
effect-cubes-back =
    { $cubes ->
        [any] take any number of your cubes on it back into your pool
       *[other] take up to { $cubes } of your cubes on it back into your pool
    }
effect-cubes-move =
    { $cubes ->
        [any] move any number of your cubes from your frame to one technology elsewhere
       *[other] move up to { $cubes } of your cubes from your frame to one technology elsewhere
    }
effect-modify =
    { $by ->
        [1] raise the reward of another technology by { $by }
       *[other] change the reward of another technology by { $by }
    }
effect-action-gain =
    { $actions ->
        [one] take { $actions } more action in this turn
       *[other] take { $actions } more actions in this turn
    }
effect-action-give =
    { $actions ->
        [one] give up { $actions } action of this turn
       *[other] give up { $actions } actions of this turn
    }
effect-turn = take an extra turn at the end of this round
effect-splice = splice on a frame older than the oldest, once a game
effect-copy = do what the gear of another technology on the timeline does

## Sets with faults

cards-ability-empty = { $place }: the ability has no effects
cards-ability-optional = { $place }: a gear ability is never optional, since activating is; leave out “optional”
cards-ability-cost = { $place }: “{ $word }” cannot be a cost; a cost is to discard cards or to give up actions
cards-ability-give = { $place }: giving up actions is a cost; write it under “cost”
cards-effect = { $place }: the keys of “{ $word }” do not go together
cards-answer = { $place }: “{ $word }” is an answer to the questions of abilities; the technology needs another name
cards-effect-to = { $place }: “{ $word }”, where the marker should go, is no technology of this set

## The cards of a set, as a list

card-ability = { $value }

## The chapters of the rules

chapter-base = The base game
chapter-component = Components
chapter-setup = Set-up
chapter-round = Rounds
chapter-turn = A turn
chapter-when = When-established abilities
chapter-activate = Activating
chapter-modifier = Reward tokens
chapter-extra-turn = Extra turns
chapter-spliced = The spliced frame
chapter-card = Technologies by name
chapter-resolve = Resolving the timeline
chapter-score = Awarding points
chapter-return = Returning cubes
chapter-prepare = Preparing the next round
chapter-end = The end of the game
chapter-clarification = Clarifications
chapter-advice = Advice

## The lesson

lesson-part-abilities = Technologies that do something
lesson-part-machines = Running your machines
lesson-so-far-abilities = So far: everything here goes as in Gears. You travel back, establish technologies, and lead those that work. What is new: many technologies have an ability. In return there are no Fate cards. Your opponent has had the first turn and established Gearcrafting in F2.
lesson-when-established = Gearcrafting has an ability that happens once, right when it is established: its owner draws two cards. You have seen it in the log. Such abilities are for whoever establishes the card, and nobody can use them again.
lesson-timegears = Timegears needs Gearcrafting in its past, and your opponent has just laid it there. So travel to F4 only, establish Timegears, and pay with Gemcutting and Antiquator: it works at once.
lesson-gear = Timegears shows a gear: an ability that can be used again and again, by activating it. Three things must hold: you stand in its frame, you lead it alone, and it works. All three are true.
lesson-activate = Activating costs no action, and you may do it once in each turn, at any moment of it. Timegears gives you one more action. Activate it now.
lesson-stormglass = Two actions are left instead of one, enough to travel on and build. Go to F3 and establish Stormglass, paying with Season Splicer. When established, it brings a cube into your pool, long before the first round is settled.
lesson-open-turn = Your actions are done, but the turn stays open, since you could still activate something. You have had your activation, so end the turn.
lesson-own-turn = Your opponent moves, then it is your turn, and all yours. With the cube in your pool you can influence, say to keep the lead of what you have; a machine belongs to whoever leads it alone. Or draw for new cards. Remember that you only ever travel to the left.
lesson-abilities-over = That is nearly all that is new: what happens once, and what you set going, once in each turn. In the next part you have three machines and must choose. Or just play on.
lesson-so-far-machines = So far: it is the second round. Three machines of yours stand in F2: Null Spire, Season Splicer and Homunculus Press. They work thanks to what your opponent has laid into F1. You stand in their frame and lead all of them alone.
lesson-which = One activation in a turn, so which? Homunculus Press draws a card. Null Spire brings cubes on it back into your pool, to influence with. Season Splicer adds a frame older than the oldest; F1 is full, so that would make room. Your three actions come besides.
lesson-again = Machines do not wear out: in your next turn you may activate the same one or another, as long as you stand in its frame. Establish what could help you, or what your opponent will need. Play the round to its end.
lesson-tokens = A round is settled as in Gears. But machines can change what it brings: Gilding Cannon and Rustifier put reward tokens on technologies, up or down, and they count each time it scores. And Destiny Grafter gives its leader an extra turn at the end of a round.
lesson-machines-over = Now look at each card for what it does, not only for what it scores, and at the lead of your opponent: with one cube more the machine is yours. Play on, or begin a game of your own.
lesson-hint-spliced = A frame was added, older than all others: what lies there is in the past of everything. It has more room than any other frame, you can travel there at once, and it stays for the rest of the game.
lesson-hint-copied = Meridian Timerails did what another gear does, wherever that stands on the timeline. Frame and cubes are counted where Meridian Timerails itself lies.
lesson-hint-modified = A reward token lies on a technology now: each step changes what it brings whenever it scores, until it leaves the timeline.
lesson-hint-extra-turn = An extra turn: it is played when all others have had their turns of this round, with three actions like any other.
lesson-hint-returned = Cubes are back in a pool and can be used to influence in the same turn. Whoever takes too many may lose the lead, and with it the machine.
lesson-hint-points = Points that an ability takes are gone at once; they do not wait for the end of the round.
lesson-hint-machines-over = The fourth round is over, and the most Legacy Points win; in a tie the smaller Influence Pool does. Thank you for playing!
