# The words on the board of legacies.

table-of-legacies = The table
the-society = Society and industries
society = Society
industries = Industries
bonus = Bonus
newest-to-fading = 1 newest → { $last } fading
axis-share = share
axis-dividend = dividend
century-generation = Century { $century }, generation { $generation }
needs-mandatory = mandatory { $done }/{ $all }
needs-others = others { $done }/{ $all }
century-settled = The end of century { $century }
game-settled = The end of the game
the-ledger = The end in numbers
fame-before = Fame before
fame-now = Fame now
turn-order = Turn order
you = You
held-by-you = Yours
order-told =
    { $place }. { $name }: { $fame } Fame, foundation { $foundation }; { $next }. in the next generation if it began now.
order-why = Foundation { $foundation }; in the next generation place { $next } if it began now.
person-politician = Politician
person-underworld-boss = Underworld Boss
person-general = General
person-inventor = Inventor
person-philosopher = Philosopher
person-corporate-mogul = Corporate Mogul
person-transportation-baron = Transp. Baron
person-master-thief = Master Thief
person-promoter = Promoter
person-socialite = Socialite
bonus-token = Bonus token: { $name }
disposition-friend = a friend: costs nothing
disposition-enemy = an enemy: costs more Fame
legendary-figures = Legendary figures
face-down = Century { $century }
successors-shown = Successors on display
eight-actions = Global actions
mandatory = Mandatory.
would-end = It would end the generation.
tile-event = Resolve event
tile-relationships = Relation­ships
tile-income = Heirloom income
tile-fame = Heirloom fame
tile-foundation = Foundation
tile-influence = Influence
tile-dividends = Dividends
tile-trade = Trade conference
tile-done = done
tile-blocked = blocked
trigger-what = Trigger: { $what }
the-others = The others
scores-nothing = scores nothing
no-successor = no successor
played-short = { $count } played
triggered-short = { $count } trig.
row-next = next: row { $row }
row-none = no more cards
side-aboveboard = aboveboard
side-underhanded = underhanded
side-and-played =
    { $side }, { $count ->
        [one] { $count } card played
       *[other] { $count } cards played
    }
your-mat = Your mat
free-tokens = Free tokens, and those still locked
tokens-told =
    { $kind ->
        [relationship] Relationship tokens
        [minor] Minor investments
       *[major] Major investments
    }: { $free } free, { $locked } locked.
earns-told = Your industries are worth { $values } Gold; your shares would pay { $shares } Gold.
heirlooms-of = Heirlooms of the character { $name }
the-event = The event
event-kind = event
event-done = No event is open
event-resolved-as = { $name } is resolved.
next-event = Next: { $name }
no-next-event = There is no other event.
if-it-ended = If it ended now
ends-century = { $century } { $name }
ends-game = End: { $name }
end-goods = End: goods
fame-then = Fame then
the-market = The market
market-empty = empty
your-cards =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
no-cards-left = No cards in hand.
from-market = from the market
in-use = in use
give-this = Give { $card } for it
given-away = This one goes to the market
which-to-give = { $card }: which of your cards do you give for it?
which-use = { $card }: what do you use it for?
no-foundation = no foundation
timing-ongoing = While in play
timing-immediate = At once
timing-retire = When retiring
zone-relationships = Relationships
zone-investment = Investment
zone-opportunity = Opportunity
zone-goods = Goods
zone-told = { $what }: { $price }.
said-gold = { $count } Gold
said-fame = { $count } Fame
said-foundation = { $count } Foundation
said-any =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
said-cards =
    { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    }
costs-nothing = free
use-relationship = Relationship: { $name }
use-special = Special action
use-wild = Wild relationship
use-wild-with = Wild relationship: { $name }
use-investment = Investment
use-opportunity = Opportunity
use-resources = Take the resources
use-explore = Explore
use-heirloom = Acquire an heirloom
special-short = Special
wild-short = Wild
a-figure = A figure
no-opportunity = No opportunity
any-of = Any { $group }
any-instead = { $industry }: any
explore-brings =
    { $gold } Gold and { $fame } Fame{ $heirs ->
        [0] { "" }
        [one] , and a successor
       *[other] , and { $heirs } successors
    }
choose-track = A wild relationship: with whom? What lights up can be.
choose-figure = Which legendary figure?
choose-industry = An investment: in which industry?
choose-one = What is it to be?
size-minor = minor
size-major = major
trade-buy = Buy { $size }: { $industry }
trade-sell = Sell { $size }: { $industry }
trade-told = { $what }: { $gold } Gold, then { $after }.
row-after = row { $row }, dividend { $dividend }
shares-pay = Your shares would pay { $gold } Gold.
item-printed = Printed on the card
item-amicable = A friend of yours
item-hostile = Hostile to you
item-successor = Your successor
turn-hint = Use a card for one of its zones, swap it with the market, or trigger a lit global action.
turn-hint-empty = You have no player card left: trigger a lit global action.
in-all = In all
so-far = So far
then-you-choose = Then you choose: { $question }
then-another-chooses = Then { $name } chooses.
and-then-unknown = What comes after it is not known yet.
why-not-already-there = You have a token there.
why-not-own-track = Your own track.
why-not-no-token = No free relationship token.
why-not-cannot-pay-gold = Not enough Gold.
why-not-cannot-pay-fame = Not enough Fame.
why-not-cannot-pay-resources = The resources are missing.
why-not-cannot-pay-cards = Too few other cards.
why-not-figure-limit = As many figures as you may have.
why-not-figure-own = Your token is there.
why-not-no-own-icon = Your character is not on it.
why-not-no-opportunity = There is none.
why-not-size-there = You have one of that size there.
why-not-no-investment-token = No free token of that size.
why-not-nothing-to-sell = Nothing to sell.
why-not-no-trade = Nothing can be bought or sold now.
why-not-no-heirloom = No heirloom can be had now.
why-not-heirloom-gone = It is taken.
why-not-heirloom-absent = Not in the game.
why-not-level-there = You have that level.
why-not-level-six-last = One of each level first.
why-not-opponent-limit = As many of theirs as you may have.
why-not-cannot-pay-fee = Not enough Fame for the fee.
why-not-level-zero = It cannot be acquired.
why-not-too-few-played = Too few cards played.
why-not-tile-down = Already triggered.
why-not-tile-blocked = Blocked.
why-not-foundation-first = It cannot be the first.
why-not-event-lost = The event is lost.
why-not-cell-taken = taken
why-not-cannot-afford-bid = more than you have
why-not-below-bid = lower than your bid
why-not-wrong-step = not a step of yours
why-not-is-currency = it is bid with
why-not-not-a-row = no such row
who-each-player = all
who-each-other = others
who-chosen-opponent = an opponent
who-least-fame = least fame
who-most-fame = most fame
who-track-owner = its owner
notation-may = may
notation-special = special
notation-unlock = unlock a token
notation-block = block a tile
notation-trigger = trigger
notation-any-global = a global action
notation-remove = a token away
notation-own-space = space 1 of your track
notation-token-space = the space under a token
notation-own-bonus = your bonus token
notation-bonus = a bonus token
notation-place = place
notation-move-own = move yours
notation-move-theirs = move a rival’s
notation-buy = buy
notation-sell = sell
notation-per = per { $of }
notation-per-most = per { $of } (most { $most })
notation-at-least = if { $count } { $of },
notation-else = else
notation-anybody = anybody
notation-free = free
notation-elsewhere = elsewhere
notation-no-fee = no fee
steal-from-each = from each
steal-from-most-fame = from most fame
steal-from-track-owner = from its owner
counter-cards-played =
    { $per ->
        [0] cards played
        [one] card played
       *[other] { $per } cards played
    }
counter-hand =
    { $per ->
        [0] cards in hand
        [one] card in hand
       *[other] { $per } cards in hand
    }
counter-gold =
    { $per ->
        [0] gold
       *[other] { $per } gold
    }
counter-fame =
    { $per ->
        [0] fame
       *[other] { $per } fame
    }
counter-foundation =
    { $per ->
        [0] foundation
       *[other] { $per } foundation
    }
counter-resources =
    { $per ->
        [0] resources
        [one] resource
       *[other] { $per } resources
    }
counter-relationships =
    { $per ->
        [0] relationships
        [one] relationship
       *[other] { $per } relationships
    }
counter-legendary =
    { $per ->
        [0] figures
        [one] figure
       *[other] { $per } figures
    }
counter-on-own-track =
    { $per ->
        [0] tokens on your track
        [one] token on your track
       *[other] { $per } tokens on your track
    }
counter-investments =
    { $per ->
        [0] investments
        [one] investment
       *[other] { $per } investments
    }
counter-minors =
    { $per ->
        [0] minors
        [one] minor
       *[other] { $per } minors
    }
counter-majors =
    { $per ->
        [0] majors
        [one] major
       *[other] { $per } majors
    }
counter-own-heirlooms =
    { $per ->
        [0] own heirlooms
        [one] own heirloom
       *[other] { $per } own heirlooms
    }
counter-controlled-heirlooms =
    { $per ->
        [0] controlled heirlooms
        [one] controlled heirloom
       *[other] { $per } controlled heirlooms
    }
counter-heirlooms =
    { $per ->
        [0] heirlooms
        [one] heirloom
       *[other] { $per } heirlooms
    }
counter-icons =
    { $per ->
        [0] impact icons
        [one] impact icon
       *[other] { $per } impact icons
    }
counter-matches =
    { $per ->
        [0] matches
        [one] match
       *[other] { $per } matches
    }
counter-generation =
    { $per ->
        [0] generations
        [one] generation
       *[other] { $per } generations
    }
counter-globals-triggered =
    { $per ->
        [0] actions triggered
        [one] action triggered
       *[other] { $per } actions triggered
    }
rank-most-fame = if most fame,
rank-least-fame = if least fame,
rank-first = if first,
rank-last = if last,
rank-largest-foundation = if largest foundation,
tokens-you =
    { $count ->
        [one] your token
       *[other] your tokens
    }
tokens-opponent =
    { $count ->
        [one] a rival’s token
       *[other] rivals’ tokens
    }
tokens-anybody =
    { $count ->
        [one] a token
       *[other] all tokens
    }
heirloom-own = your own
heirloom-opponent = a rival’s
target-relationship-cost = relationships
target-investment-price = shares cost
target-sale-proceeds = sales bring
target-heirloom-resources = heirlooms
target-heirloom-fee = fees
target-dividend = dividends
target-income = income
target-legendary-limit = figures
target-advance = do not advance
others-choose = Characters are chosen
choose-about = Scoring so far: { $tiles }. Figures of century I: { $figures }. Tracks pay as in century I, newest on the left.
be-character = Be the { $name }, { $side }
be-character-only = Be the { $name }
mat-start = Begins with { $fame } Fame, { $gold } Gold, foundation { $foundation } and 1 { $resource }.
friends-of = Friends: { $names }.
enemies-of = Enemies: { $names }.
trade-conference = Trade conference, bidding in { $currency }
you-bid = you bid
commodity-gold = Gold
commodity-fame = Fame
commodity-foundation = Foundation
commodity-resources = Resources
place-pays =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
place-now =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } now
pays-nothing = pays nothing
bid-told = Bid { $amount } for { $commodity }
bid-brings = Bid { $amount } for { $commodity }: place { $place } now, pays { $prize }.
bidding-order = Order of bidding
host = Host
has-bid = Bids { $amount } for { $commodity }.
has-passed = Bids nothing.
bids-now = Bids now.
bids-later = Bids later.
who-succeeds = Who succeeds { $name }?
take-about = One of the successors on display.
retires = retires
from-display = on display
from-hand = from your hand
just-taken = just taken
impact-icon = Impact icon
no-match = no match
match-number = match { $number }: { $brings }
match-token = unlocks a token
match-special = a special action
match-nothing = nothing more
the-foundation = Foundation
order-then =
    { $place ->
        [0] { "" }
       *[other] turn order { $now } → { $place }
    }
take-heir = Take { $name }
put-heir = Put { $name } in play
heirlooms-title = Heirlooms
level-number = Level { $level }
limit-of = { $taken } of { $limit } taken
acquire-what = Acquire { $name }
special-action = Special action
on-the-board = On the board
stands-on = { $name }, space { $space }
heirloom-left = left
the-hall = Hall of successors
now-in-play = in play
played-cards = Cards played
an-automaton = Automaton
automaton-cards = { $count } cards played in this generation, { $left } in the deck.
automaton-latest = The latest is { $name }.
automaton-acts = An automaton acts
automaton-step = Step { $at } of { $last }
to-my-turn = To my turn
automata-again = Show the automata’s last turns again
pace = Pace
pace-read = step by step
pace-flow = by itself
pace-skip = not at all
solo-buy = buys
solo-sell = sells
solo-heirloom-own = its own heirloom
solo-heirloom-opponent = a rival’s heirloom
solo-market = New in the market: { $slots }
solo-unable = If unable:
slot-top = first
slot-middle = second
slot-bottom = third
origin-gained = Other effects
origin-gained-exploring = Exploring
origin-gained-heirlooms = Heirloom fame
origin-gained-trade = Trade conferences
origin-gained-relationships = Relationships
origin-gained-specials = Special actions
origin-gained-opportunities = Opportunities
origin-gained-events = Events
origin-gained-successors = Successors
origin-lost = Lost
origin-paid = Paid
origin-stole = Stolen
origin-acquired = Fees for heirlooms
origin-bonus-laid = At the start
origin-scored-foundation = Foundation
origin-scored-gold = Gold
origin-scored-resources = Resources
origin-scored-heirlooms = Heirlooms
origin-scored-magnetic = Magnetic
origin-scored-devoted = Devoted
origin-scored-committed = Committed
origin-scored-cautious = Cautious
origin-scored-desired = Desired
origin-scored-exotic = Exotic
origin-scored-resourceful = Resourceful
origin-scored-nostalgic = Nostalgic
origin-scored-wealthy = Wealthy
origin-scored-storied = Storied
origin-scored-diverse = Diverse
origin-scored-philanthropic = Philanthropic
origin-kind-gained = Actions and effects
origin-kind-gained-exploring = Actions and effects
origin-kind-gained-heirlooms = Heirlooms
origin-kind-gained-trade = Actions and effects
origin-kind-gained-relationships = Actions and effects
origin-kind-gained-specials = Actions and effects
origin-kind-gained-opportunities = Actions and effects
origin-kind-gained-events = Actions and effects
origin-kind-gained-successors = Actions and effects
origin-kind-lost = Actions and effects
origin-kind-paid = Actions and effects
origin-kind-stole = Actions and effects
origin-kind-bonus-laid = Actions and effects
origin-kind-acquired = Heirlooms
origin-kind-scored-foundation = Goods at the end
origin-kind-scored-gold = Goods at the end
origin-kind-scored-resources = Goods at the end
origin-kind-scored-magnetic = Scoring tiles
origin-kind-scored-devoted = Scoring tiles
origin-kind-scored-committed = Scoring tiles
origin-kind-scored-cautious = Scoring tiles
origin-kind-scored-desired = Scoring tiles
origin-kind-scored-exotic = Scoring tiles
origin-kind-scored-resourceful = Scoring tiles
origin-kind-scored-nostalgic = Scoring tiles
origin-kind-scored-wealthy = Scoring tiles
origin-kind-scored-storied = Scoring tiles
origin-kind-scored-diverse = Scoring tiles
origin-kind-scored-philanthropic = Scoring tiles
whole-mat = The whole mat
piles-told = Player cards: { $cards } in the deck, { $discarded } discarded. Successors: { $heirs } in the deck. Solo cards: { $solo }.
all-tiles = Scoring tiles
tiles-in-play = in play
tiles-scored = scored
tiles-available = to come
tile-place = Where
parts-of-table = Parts of the table
tab-of-decide = Decide
tab-of-me = Me
tab-of-tracks = Tracks
tab-of-industries = Industries
tab-of-market = Market
tab-of-rivals = Rivals
tab-waits = , something can be answered there
what-is-mine = What is yours
actions-short = Actions
pays-each = Now: { $list }.
totals-about = What everybody’s Fame would be if century and game ended now.
goods-about = What goods and heirlooms would bring at the end of the game:
my-goods = You have { $fame } Fame, { $gold } Gold, { $foundation } Foundation.
from-price = from
space-pays = Space { $space } would pay you { $goods } now.
tiles-then = Scoring tiles to choose from then: { $tiles }.
tile-choice-about = What each would pay everybody if it were scored now. Answer below, or touch a tile.
currency-choice = Trade conference: which commodity to bid with?
currency-choice-about = Amounts one can bid, and what everybody has of it.
can-bid = Bids
prizes-are = Prizes
said-change = { $by } { $name }
said-in-all = In all: { $changes }.
said-so-far = So far: { $changes }.
said-again = Once more does it.

door-legacies = Six generations, three centuries: friends, fortunes, heirlooms, heirs.
