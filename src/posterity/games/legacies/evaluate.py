"""How well a seat of legacies stands, in hundredths of fame: fame now, and what will bring fame before the end."""

from __future__ import annotations

from typing import Final

from posterity.core.tasks import YES, apply
from posterity.games.legacies import board
from posterity.games.legacies.board import (
    CENTURIES,
    CHARACTERS,
    GENERATIONS,
    GLOBALS,
    INDUSTRIES,
    MANDATORY,
    NOBODY,
    NONE,
    SIZES,
    century_of,
    influenced,
)
from posterity.games.legacies.effects.price import Price
from posterity.games.legacies.effects.worth import Ahead
from posterity.games.legacies.rulebook import LEGENDARY_PARTNER, LegaciesRulebook
from posterity.games.legacies.rules.goods import Bill, bill_of, may_pay
from posterity.games.legacies.rules.heirlooms import LAST, Claim
from posterity.games.legacies.rules.investments import industries_of_card, may_buy, price, proceeds
from posterity.games.legacies.rules.relationships import may_relate, own_price, relationship_bill
from posterity.games.legacies.rules.scoring import (
    DIVERSE,
    NOSTALGIC,
    PHILANTHROPIC,
    RESOURCEFUL,
    STORIED,
    WEALTHY,
    bits,
    century_tile,
    levels,
    ranking,
    tile_fame,
    tokens_on_board,
)
from posterity.games.legacies.rules.turn import TakeTurn, UseCard
from posterity.games.legacies.seat import Seat
from posterity.games.legacies.state import State

WON: Final = 1_000_000
LOT: Final = 10_000
FAME: Final = 100
MOST_ANSWERS: Final = 60  # answers until a turn is over

# What goods are worth beyond their fame at the end, in each of the six generations
GOLD: Final[tuple[int, ...]] = (14, 13, 7, 6, 3, 1)
PLENTY: Final[tuple[int, ...]] = (60, 60, 150, 150, 300, 200)  # further gold is hard to spend and counts a third
FOUNDATION: Final[tuple[int, ...]] = (3, 3, 2, 2, 1, 0)
RESOURCE: Final[tuple[int, ...]] = (90, 80, 70, 60, 40, 0)
CARD: Final[tuple[int, ...]] = (200, 150, 340, 240, 500, 120)  # every second generation cards are lost at the end
TOKEN: Final[tuple[int, ...]] = (30, 25, 20, 15, 10, 0)
HEIR: Final[tuple[int, ...]] = (150, 150, 250, 250, 300, 0)  # a successor still to come into play
ABILITY: Final[tuple[int, ...]] = (60, 60, 80, 80, 80, 20)  # of a successor, while it lasts
ICON: Final[tuple[int, ...]] = (40, 32, 24, 16, 8, 0)  # a new one, as long as the tile for it may come

USEFUL: Final[tuple[int, ...]] = (0, 100, 175, 200, 225)  # percent: resources of one kind, the first, two …
STAYS: Final = 80  # percent: a token on a track from one advance to the next
FIGURE_STAYS: Final = 70
SOLD: Final = 50  # percent: how likely and how well an investment is sold later
SURE: Final = 90  # percent: the tile of this century, in its second generation
UNSURE: Final = 60


def evaluate(s: State, seat: int) -> int:
    """Own prospects less those of the others, the best of them twice; once the game is over only the place counts."""
    return standing(s, seat, True)


def evaluate_alone(s: State, seat: int) -> int:
    """Own prospects only."""
    return standing(s, seat, False)


def standing(s: State, seat: int, among_rivals: bool) -> int:
    lot = drawn(s, seat)
    if not s.order:
        return lot
    then = finished(s)
    if then.ask is None:
        return then.seats[seat].fame - WON * ranking(then).index(seat)
    rest = RestOfGame(then)
    own = prospects(then, rest, seat) + promise(then, rest, seat)
    if not among_rivals:
        return lot + own
    best, total, count = -WON, 0, 0
    for other in range(s.book.seats):
        if other != seat and s.book.is_player(other):
            rival = prospects(then, rest, other)
            best = max(best, rival)
            total += rival
            count += 1
    return lot + 3 * own - best - total // count


def drawn(s: State, seat: int) -> int:
    """All characters and sides are the same to it, so it draws lots for them: the cards of the last century in a guess.

    They weigh more than anything else until the first card is used: who has chosen last may be the first to play.
    """
    if s.order and (s.board.generation > 1 or sum([len(player.played) for player in s.seats]) > 1):
        return 0
    lots, player = s.piles.decks[CENTURIES - 1], s.seats[seat]
    return (lots[player.character] * len(s.book.cards) + lots[len(CHARACTERS) + player.side]) * LOT


def finished(s: State) -> State:
    """The table once what has begun is over in a plain way: a card is to be used, or the next turn begins."""
    if is_between(s):
        return s
    then = s.clone()
    for _ in range(MOST_ANSWERS):
        if is_between(then):
            break
        assert then.ask is not None
        apply(then, then.ask.options[0])
    return then


def is_between(s: State) -> bool:
    return s.ask is None or isinstance(s.todo[-1], (TakeTurn, UseCard))


# ---------------------------------------------------------------- what is still to come


class RestOfGame:
    """The rest of the game, the same for all seats: how often global actions will come, and what goods are worth."""

    def __init__(self, s: State) -> None:
        self.at: Final = s.board.generation - 1  # the place in the lists of six
        self.century: Final = s.century()
        self.down: Final = s.board.down
        self.tile: Final = century_tile(s)
        optional = len(GLOBALS) - MANDATORY
        done = bits(self.down >> MANDATORY)
        self.now: Final = 100 * max(0, s.book.needed - done) // max(1, optional - done)  # percent for each face-up tile
        self.later: Final = [0] * CENTURIES  # the same summed up for the generations that follow
        for generation in range(s.board.generation + 1, GENERATIONS + 1):
            self.later[century_of(generation) - 1] += 100 * s.book.needed // optional
        advances = GENERATIONS - s.board.generation + (0 if self.down >> board.RELATIONSHIPS & 1 else 1)
        self.ahead: Final = ahead_with(s.book, advances)
        tiles = 0
        for tile in s.board.game_tiles:
            tiles |= 1 << tile
        self.game_tiles: Final = tiles  # as a bit mask
        self.gold_end: Final = 2 if tiles >> WEALTHY & 1 else 1
        self.foundation_end: Final = 8 if tiles >> PHILANTHROPIC & 1 else 4
        self.resource_end: Final = 2 * FAME if tiles >> RESOURCEFUL & 1 else FAME
        self.level_end: Final = 3 * FAME if tiles >> NOSTALGIC & 1 else FAME
        self.token_end: Final = 3 * FAME * STAYS // 100 if tiles >> DIVERSE & 1 else 0
        self.icon_end: Final = 6 * FAME if tiles >> STORIED & 1 else ICON[self.at]
        self.gold: Final = [self.gold_end + GOLD[max(self.at, 2 * century)] for century in range(CENTURIES)]
        self.resource: Final = self.resource_end + RESOURCE[self.at] * 3 // 4  # one more or less

    def times(self, tile: int, century: int) -> int:
        """How often a global action is likely to come, in hundredths."""
        now = century == self.century and not self.down >> tile & 1
        return self.later[century] + (self.now if now else 0)


# ---------------------------------------------------------------- a seat


def prospects(s: State, rest: RestOfGame, seat: int) -> int:
    """What everybody can see of a seat: what it has, and what that will bring."""
    player, at = s.seats[seat], rest.at
    worth = player.fame * FAME + player.foundation * (rest.foundation_end + FOUNDATION[at])
    worth += savings(rest, player) + len(player.hand) * CARD[at]
    worth += (sum(player.free) - sum(player.locked)) * TOKEN[at]
    worth += levels(s, seat) * rest.level_end
    if rest.token_end:
        worth += tokens_on_board(s, seat) * rest.token_end
    worth += bits(s.icons_of(seat)) * rest.icon_end
    if rest.tile != NOBODY:
        worth += tile_fame(s, seat, rest.tile) * (SURE if s.board.generation % 2 == 0 else UNSURE)
    worth += inherited(s, rest, seat) + invested(s, rest, seat) + related(s, rest, seat)
    return worth + succeeded(s, rest, player)


def savings(rest: RestOfGame, player: Seat) -> int:
    at = rest.at
    worth = player.gold * rest.gold_end + min(player.gold, PLENTY[at]) * GOLD[at]
    worth += max(0, player.gold - PLENTY[at]) * GOLD[at] // 3
    for count in player.resources:
        worth += count * rest.resource_end + RESOURCE[at] * USEFUL[min(count, len(USEFUL) - 1)] // 100
    return worth


def succeeded(s: State, rest: RestOfGame, player: Seat) -> int:
    """A successor who is still to come, and what the one in play can do."""
    worth = 0 if player.settled else HEIR[rest.at]
    if player.current == NONE or s.book.timings[player.current] == "immediate":
        return worth
    if s.book.timings[player.current] == "retire":
        return worth + s.book.expected_worth[s.book.abilities[player.current]][rest.century]
    return worth + ABILITY[rest.at]


def inherited(s: State, rest: RestOfGame, seat: int) -> int:
    """Gold by the own heirlooms, fame by the controlled ones."""
    worth = len(s.seats[seat].own) * income_ahead(s, rest, seat)
    for heirloom in s.seats[seat].controlled:
        worth += fame_ahead(s, rest, heirloom)
    return worth


def income_ahead(s: State, rest: RestOfGame, seat: int) -> int:
    """What one heirloom of one's own will earn."""
    first, second = s.industries_of(seat)
    rows, worth = s.board.rows, 0
    for century in range(rest.century, CENTURIES):
        gold = s.book.row_gold[rows[first]][century] + s.book.row_gold[rows[second]][century]
        worth += rest.times(board.INCOME, century) * gold * rest.gold[century]
    return worth // 100


def fame_ahead(s: State, rest: RestOfGame, heirloom: int) -> int:
    """What a controlled heirloom will earn."""
    first, second = influenced(s.book.heirloom_character[heirloom])
    row, worth = s.book.row_fame[max(s.board.rows[first], s.board.rows[second])], 0
    for century in range(rest.century, CENTURIES):
        worth += rest.times(board.FAME, century) * row[century]
    return worth


def invested(s: State, rest: RestOfGame, seat: int) -> int:
    worth = 0
    for industry, row in enumerate(s.board.rows):
        if s.board.minors[industry] >> seat & 1:
            worth += investment(s, rest, 0, row)
        if s.board.majors[industry] >> seat & 1:
            worth += investment(s, rest, 1, row)
    return worth


def investment(s: State, rest: RestOfGame, size: int, row: int) -> int:
    """The dividends of one, and what it may be sold for in this century or the next."""
    worth = 0
    for century in range(rest.century, CENTURIES):
        paid = s.book.row_dividends[row][size][century]
        worth += rest.times(board.DIVIDENDS, century) * paid * rest.gold[century] // 100
    if s.board.generation == GENERATIONS:
        return worth
    prices, now = s.book.row_gold[row], rest.century
    best = prices[now] * rest.gold[now]
    if now + 1 < CENTURIES:
        best = max(best, prices[now + 1] * rest.gold[now + 1])
    return worth + s.book.shares[size] * best * SOLD // 100


def related(s: State, rest: RestOfGame, seat: int) -> int:
    worth = 0
    for character in range(len(CHARACTERS)):
        space = s.token_on(seat, character)
        if space != NOBODY:
            worth += rest.ahead.tracks[character][space]
    for place, owner in enumerate(s.board.figure_tokens):
        if owner == seat:
            worth += rest.ahead.figures[s.board.figures[place]]
    return worth


def ahead_with(book: LegaciesRulebook, advances: int) -> Ahead:
    """What tokens will be paid if they advance once in each of the last so many generations."""
    found = book.ahead.get(advances)
    if found is None:
        centuries = [century_of(GENERATIONS - left) - 1 for left in range(advances - 1, -1, -1)]
        tracks = [
            [on_track(book, centuries, character, space) for space in range(len(spaces))]
            for character, spaces in enumerate(book.spaces)
        ]
        figures = [on_figure(book, centuries, figure) for figure in range(len(book.figures))]
        found = book.ahead[advances] = Ahead(tracks, figures)
    return found


def on_track(book: LegaciesRulebook, advances: list[int], character: int, space: int) -> int:
    """What a token will be paid on its way to the right."""
    worth, stays, spaces = 0, 100, book.spaces[character]
    for century in advances:
        space += 1
        if space == len(spaces):
            break
        worth += book.expected_worth[spaces[space][century]][century] * stays // 100
        stays = stays * STAYS // 100
    return worth


def on_figure(book: LegaciesRulebook, advances: list[int], figure: int) -> int:
    worth, stays = 0, FIGURE_STAYS
    for century in advances:
        worth += book.expected_worth[book.figures[figure][century]][century] * stays // 100
        stays = stays * FIGURE_STAYS // 100
    return worth


# ---------------------------------------------------------------- a card being used


def promise(s: State, rest: RestOfGame, seat: int) -> int:
    """What the card that `seat` is about to use will bring at best; nothing if there is none."""
    task = s.todo[-1]
    if not isinstance(task, UseCard) or task.seat != seat:
        return 0
    count, century = len(s.seats[seat].played), rest.century
    explored = (s.book.explore_gold[century] * rest.gold[century] + s.book.explore_fame[century] * FAME) * count
    obtained = len(s.book.card_resources[task.card]) * rest.resource
    best = max(explored, obtained, acquiring(s, rest, seat), trading(s, rest, seat, task.card))
    cost = s.book.opportunity_prices[task.card]
    if cost is not None and may_pay(s, seat, bill_of(s, cost)) == YES:
        best = max(
            best,
            s.book.expected_worth[s.book.opportunities[task.card]][century] - bill_worth(rest, bill_of(s, cost)),
        )
    for place, partner in enumerate(s.book.partners[task.card]):
        if partner == s.seats[seat].character:
            best = max(best, by_own_icon(s, rest, seat, own_price(s, seat, task.card)))
        else:
            best = max(best, relating(s, rest, seat, partner, s.book.partner_prices[task.card][place], True))
    return best


def bill_worth(rest: RestOfGame, bill: Bill) -> int:
    resources = sum(bill.kinds) + bill.any
    worth = bill.gold * rest.gold[rest.century] + bill.fame * FAME
    return worth + resources * rest.resource + bill.cards * CARD[rest.at]


def by_own_icon(s: State, rest: RestOfGame, seat: int, cost: Price) -> int:
    """The special action, or a relationship with anybody."""
    player, best = s.seats[seat], 0
    if may_pay(s, seat, bill_of(s, cost)) == YES:
        special = s.book.specials[player.character][player.side]
        best = s.book.expected_worth[special][rest.century] - bill_worth(rest, bill_of(s, cost))
        for character in range(len(CHARACTERS)):
            best = max(best, relating(s, rest, seat, character, cost, False))
    return best


def relating(s: State, rest: RestOfGame, seat: int, partner: int, cost: Price, dispositions: bool) -> int:
    """A new relationship: its benefit now and later, the bonus token, less what it costs."""
    if may_relate(s, seat, partner, cost, dispositions) != YES:
        return 0
    century, worth = rest.century, rest.token_end - TOKEN[rest.at]
    if partner == LEGENDARY_PARTNER:
        figures = s.board.figures[: s.board.figures_up]
        worth += max(
            [s.book.expected_worth[s.book.figures[f][century]][century] + rest.ahead.figures[f] for f in figures]
        )
    else:
        worth += s.book.expected_worth[s.book.spaces[partner][0][century]][century] + rest.ahead.tracks[partner][0]
        if s.board.bonus[partner] != NONE:
            worth += s.book.expected_worth[s.book.bonuses[s.board.bonus[partner]]][century]
    return worth - bill_worth(rest, relationship_bill(s, seat, cost, partner, dispositions))


def trading(s: State, rest: RestOfGame, seat: int, card: int) -> int:
    """The best investment to buy or to sell with a card."""
    best, gold, mask = 0, rest.gold[rest.century], industries_of_card(s, seat, card)
    for industry in range(len(INDUSTRIES)):
        if mask >> industry & 1:
            row = s.board.rows[industry]
            for size in range(len(SIZES)):
                if s.invested(seat, industry, size):
                    sold = proceeds(s, seat, industry, size, 0, 0) * gold - investment(s, rest, size, row)
                    best = max(best, sold - rest.token_end + TOKEN[rest.at])
                elif may_buy(s, seat, industry, size, 0, 0) == YES:
                    higher = min(row + s.book.rows_moved[size], len(s.book.row_gold) - 1)
                    bought = investment(s, rest, size, higher) - price(s, seat, industry, size) * gold
                    best = max(best, bought + rest.token_end - TOKEN[rest.at])
    return best


def acquiring(s: State, rest: RestOfGame, seat: int) -> int:
    """The best heirloom that can be had."""
    best, own = 0, s.seats[seat].character
    if s.seats[seat].stock() == 0:
        return 0
    for character in range(len(CHARACTERS)):
        if s.playing(character) == NOBODY:
            continue
        claim = Claim(s, seat, character)
        for heirloom in s.book.heirlooms_of[character]:
            if claim.may_acquire(heirloom) == YES:
                level = s.book.heirloom_level[heirloom]
                paid = s.book.heirloom_size[heirloom] - claim.discount(heirloom)
                worth = level * rest.level_end - claim.fee(heirloom) * FAME - paid * rest.resource
                if character == own and level != LAST:
                    worth += income_ahead(s, rest, seat)
                else:
                    worth += fame_ahead(s, rest, heirloom)
                best = max(best, worth)
    return best
