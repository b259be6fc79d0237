"""What a network is told of a table of legacies: the generation, mats, tracks, industries, figures, cards, rivals."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from posterity.core.features import NO_CARD, FeatureExtractor, FeatureLayout, Features, RowKind, numbered, put
from posterity.core.tasks import YES
from posterity.games.legacies.board import (
    CENTURIES,
    CENTURY_TILES,
    CHARACTERS,
    GENERATIONS,
    GLOBALS,
    INDUSTRIES,
    MANDATORY,
    NOBODY,
    NONE,
    RELATIONSHIP,
    RESOURCES,
    SIDES,
    TILES,
    influenced,
)
from posterity.games.legacies.effects.price import Price
from posterity.games.legacies.effects.worth import worth_of_price
from posterity.games.legacies.evaluate import (
    RestOfGame,
    finished,
    inherited,
    invested,
    related,
    savings,
    succeeded,
)
from posterity.games.legacies.rulebook import LEGENDARY_PARTNER, PERSON, LegaciesRulebook
from posterity.games.legacies.rules.goods import bill_of, may_pay
from posterity.games.legacies.rules.scoring import bits, levels, tile_fame
from posterity.games.legacies.rules.turn import UseCard
from posterity.games.legacies.state import State

TENTH: Final = 10  # worths are told in tenths of fame, which they are in hundredths
PURSE: Final = 5  # gold and foundation are told in fives
TIMINGS: Final = ("ongoing", "immediate", "retire")
CARDS: Final = 0
HEIRS: Final = 1
MATS: Final = 2
TRACKS: Final = 3
FIELDS: Final = 4
FIGURES: Final = 5
RIVALS: Final = 6
IN_HAND: Final = 0  # where a card lies
USING: Final = 1
ON_MARKET: Final = 2


SEAT: Final = (
    *("fame", "foundation", "gold", "stock", *RESOURCES, "hand", "played", "heirs", "matches", "triggered", "settled"),
    *(*numbered("free", 3), "locked", "own", "controlled", "levels", "icons", "figures", "tracks", "minors", "majors"),
    *("automaton", "place", "saved", "inherited", "invested", "related", "succeeded", "tile", "end", "prospects"),
)
NUMBERS: Final = (
    *("seats", "people", "to-move", "using", "still-needed", "cards-before", "ahead", "ahead-now", "rivals-hand"),
    *numbered("generation", GENERATIONS),
    *numbered("down", len(GLOBALS)),
    *numbered("tile", len(TILES)),
    *("event-top", "event-bottom", "upcoming-top", "upcoming-bottom"),
    *SEAT,
)
CARD: Final = (
    "using",
    "market",
    "opportunity",
    "payable",
    "partner",
    "own-icon",
    "investment",
    "explores",
    "resources",
)
HEIR: Final = ("in-play", "on-display", "worth", "contribution", "new-icon")
MAT: Final = ("mine", "under-hand", "on-track", "income")
TRACK: Final = (
    "mine",
    "space",
    "ahead",
    "entry",
    "bonus",
    "tokens",
    "before-me",
    "friendly",
    "hostile",
    "own",
    "price",
)
FIELD: Final = (
    "row",
    "value",
    "fame",
    "minor",
    "major",
    "others-minor",
    "others-major",
    "mine",
    "dividend-0",
    "dividend-1",
    "event",
    "upcoming",
)
FIGURE: Final = ("mine", "others", "ahead", "now")
RIVAL: Final = (*SEAT, "ahead", "ahead-now", "before-me")
PROPERTIES: Final = (
    *("card", "successor", "mat", "century", "partners", "legendary", "resources", "industry", "group"),
    *numbered("worth", CENTURIES),
    *numbered("price", CENTURIES),
    *numbered("contribution", CENTURIES),
    *TIMINGS,
    *("gold", "fame", "foundation", "friends", "foes"),
)
KINDS: Final = (
    RowKind("cards", CARD),
    RowKind("heirs", HEIR),
    RowKind("mats", MAT),
    RowKind("tracks", TRACK),
    RowKind("industries", FIELD),
    RowKind("figures", FIGURE),
    RowKind("rivals", RIVAL),
)


class LegaciesFeatures(FeatureExtractor):
    """Tells positions of legacies; cards, successors and mats enter by what their effects are worth."""

    def __init__(self) -> None:
        self.layout = FeatureLayout(NUMBERS, KINDS, PROPERTIES)

    def properties(self, s: State) -> list[list[int]]:
        if not s.book.card_properties:
            s.book.card_properties = properties_of(s.book)
        return s.book.card_properties

    def extract(self, s: State, seat: int, into: Features) -> None:
        then = finished(s) if s.order else s
        tell(s if then.ask is None else then, seat, into)


# ---------------------------------------------------------------- what cards are


def properties_of(book: LegaciesRulebook) -> list[list[int]]:
    """No card, then player cards, successors, and mats with either side up."""
    found = [[0] * len(PROPERTIES)]
    for card in range(len(book.cards)):
        partners = book.partners[card]
        kind = [1, 0, 0, book.century_of_card[card], len(partners), int(LEGENDARY_PARTNER in partners)]
        kind += [
            len(book.card_resources[card]),
            int(book.card_industry[card] != NONE),
            int(book.card_group[card] != NONE),
        ]
        script = book.opportunities[card]
        kind += worths(book, 0 if script == NONE else script) + prices(book.opportunity_prices[card])
        found.append(kind + [0] * (len(PROPERTIES) - len(kind)))
    for heir, timing in enumerate(book.timings):
        kind = [0, 1, *([0] * 7), *worths(book, book.abilities[heir]), *([0] * CENTURIES)]
        kind += [amount // PURSE for amount in book.contributions[heir]] + [int(timing == other) for other in TIMINGS]
        found.append(kind + [0] * (len(PROPERTIES) - len(kind)))
    for character in range(len(CHARACTERS)):
        for side in range(len(SIDES)):
            kind = [0, 0, 1, *([0] * 6), *worths(book, book.specials[character][side]), *([0] * (2 * CENTURIES + 3))]
            kind += [book.mat_gold[character], book.mat_fame[character], book.mat_foundation[character]]
            found.append([*kind, bits(book.amicable[character]), bits(book.hostile[character])])
    return found


def worths(book: LegaciesRulebook, script: int) -> list[int]:
    return [worth // TENTH for worth in book.expected_worth[script]]


def prices(price: Price | None) -> list[int]:
    return [0 if price is None else worth_of_price(price, century) // TENTH for century in range(CENTURIES)]


def heir_number(book: LegaciesRulebook, heir: int) -> int:
    return 1 + len(book.cards) + heir


def mat_number(book: LegaciesRulebook, character: int, side: int) -> int:
    return 1 + len(book.cards) + len(book.successors) + character * len(SIDES) + side


# ---------------------------------------------------------------- a position


class Standing:
    """What a seat has, and what that will bring, in tenths of fame."""

    def __init__(self, s: State, rest: RestOfGame, seat: int) -> None:
        player = s.seats[seat]
        self.saved = savings(rest, player) // TENTH
        self.levels: Final = levels(s, seat)
        self.inherited = self.invested = self.related = self.succeeded = self.tile = 0
        if player.character != NONE:
            self.inherited = inherited(s, rest, seat) // TENTH
            self.invested = invested(s, rest, seat) // TENTH
            self.related = related(s, rest, seat) // TENTH
            self.succeeded = succeeded(s, rest, player) // TENTH
            self.tile = 0 if rest.tile == NOBODY else tile_fame(s, seat, rest.tile)
        base = player.fame * TENTH + (player.foundation * rest.foundation_end + self.levels * rest.level_end) // TENTH
        self.prospects: Final = (
            base + self.saved + self.inherited + self.invested + self.related + self.succeeded + self.tile * TENTH
        )


def tell(s: State, seat: int, into: Features) -> None:
    rest = RestOfGame(s)
    into.begin()
    standings = [Standing(s, rest, other) for other in range(s.book.seats)]
    using = s.todo[-1] if s.todo else None
    card = using.card if isinstance(using, UseCard) and using.seat == seat else NONE
    best, best_now, hands = -30_000, -30_000, 0
    for other in range(s.book.seats):
        if other == seat:
            continue
        tell_rival(s, rest, seat, other, standings, into)
        hands += len(s.seats[other].hand)
        if s.book.is_player(other):
            best = max(best, standings[other].prospects)
            best_now = max(best_now, s.seats[other].fame)
    spaces = [s.token_on(seat, character) for character in range(len(CHARACTERS))]
    entries = [entry_worth(s, rest, seat, character, spaces[character]) for character in range(len(CHARACTERS))]
    tell_cards(s, rest, seat, card, entries, into)
    tell_heirs(s, rest, seat, into)
    for other in range(s.book.seats):
        tell_mat(s, seat, other, into)
    if s.seats[seat].character != NONE:
        tell_tracks(s, rest, seat, spaces, entries, into)
        tell_industries(s, rest, seat, into)
        tell_figures(s, rest, seat, into)

    numbers, board = into.numbers, s.board
    put(numbers, s.book.seats)
    put(numbers, s.book.players)
    put(numbers, 1 if s.ask is not None and s.ask.seat == seat else 0)
    put(numbers, 1 if card != NONE else 0)
    put(numbers, max(0, s.book.needed - bits(board.down >> MANDATORY)))
    put(numbers, max(0, s.book.cards_before_global - len(s.seats[seat].played)))
    put(numbers, standings[seat].prospects - best)
    put(numbers, s.seats[seat].fame - best_now)
    put(numbers, hands)
    for generation in range(GENERATIONS):
        put(numbers, 1 if board.generation == generation + 1 else 0)
    for tile in range(len(GLOBALS)):
        put(numbers, board.down >> tile & 1)
    for tile in range(CENTURY_TILES):
        put(numbers, 1 if tile == rest.tile else 0)
    for tile in range(CENTURY_TILES, len(TILES)):
        put(numbers, rest.game_tiles >> tile & 1)
    tell_event(s, rest, s.piles.current, numbers)
    tell_event(s, rest, s.piles.upcoming, numbers)
    tell_seat(s, rest, seat, standings[seat], numbers)


def tell_seat(s: State, rest: RestOfGame, seat: int, standing: Standing, into: BytesWriter) -> None:
    """What everybody can see of a seat."""
    player = s.seats[seat]
    put(into, player.fame)
    put(into, player.foundation // PURSE)
    put(into, player.gold // PURSE)
    put(into, player.stock())
    for count in player.resources:
        put(into, count)
    put(into, len(player.hand))
    put(into, len(player.played))
    put(into, len(player.heirs))
    put(into, player.matches)
    put(into, player.triggered)
    put(into, 1 if player.settled else 0)
    for count in player.free:
        put(into, count)
    put(into, sum(player.locked))
    put(into, len(player.own))
    put(into, len(player.controlled))
    put(into, standing.levels)
    put(into, 0 if player.character == NONE else bits(s.icons_of(seat)))
    put(into, s.figures_of(seat))
    put(into, s.tokens_on_tracks(seat))
    put(into, s.investments_of(seat, 0))
    put(into, s.investments_of(seat, 1))
    put(into, 0 if s.book.kinds[seat] == PERSON else 1)
    put(into, place_in_order(s, seat))
    put(into, standing.saved)
    put(into, standing.inherited)
    put(into, standing.invested)
    put(into, standing.related)
    put(into, standing.succeeded)
    put(into, standing.tile)
    put(into, (player.gold * rest.gold_end + player.foundation * rest.foundation_end) // TENTH)
    put(into, standing.prospects)


def tell_event(s: State, rest: RestOfGame, event: int, into: BytesWriter) -> None:
    """What the outcomes of an event are worth to whoever resolves it."""
    for outcome in range(2):
        worth = 0
        if event != NONE:
            worth = s.book.expected_worth[s.book.event_scripts[event][outcome]][rest.century]
        put(into, worth // TENTH)


def tell_rival(s: State, rest: RestOfGame, seat: int, other: int, standings: list[Standing], into: Features) -> None:
    row = into.row(RIVALS)
    put(row, NO_CARD)
    tell_seat(s, rest, other, standings[other], row)
    put(row, standings[other].prospects - standings[seat].prospects)
    put(row, s.seats[other].fame - s.seats[seat].fame)
    put(row, 1 if 0 < place_in_order(s, other) < place_in_order(s, seat) else 0)


def place_in_order(s: State, seat: int) -> int:
    """Where a seat stands in turn order, from 1, or 0 while there is none."""
    for place in range(len(s.order)):
        if s.order[place] == seat:
            return place + 1
    return 0


# ---------------------------------------------------------------- cards


def tell_cards(s: State, rest: RestOfGame, seat: int, using: int, entries: list[int], into: Features) -> None:
    """A row for each player card in hand, on the market, and the one that is being used."""
    if using != NONE:
        tell_card(s, rest, seat, using, USING, entries, into)
    for card in s.seats[seat].hand:
        tell_card(s, rest, seat, card, IN_HAND, entries, into)
    for card in s.piles.market:
        if card != NONE:
            tell_card(s, rest, seat, card, ON_MARKET, entries, into)


def tell_card(s: State, rest: RestOfGame, seat: int, card: int, where: int, entries: list[int], into: Features) -> None:
    book, player, century = s.book, s.seats[seat], rest.century
    price, opportunity, payable = book.opportunity_prices[card], 0, 0
    if price is not None:
        opportunity = book.expected_worth[book.opportunities[card]][century] // TENTH
        payable = 1 if may_pay(s, seat, bill_of(s, price)) == YES else 0
    partner_worth, own_icon = 0, 0
    for partner in book.partners[card]:
        if partner == player.character:
            own_icon = 1
        elif partner != LEGENDARY_PARTNER and player.free[RELATIONSHIP]:
            partner_worth = max(partner_worth, entries[partner])
    industry = book.card_industry[card]
    row = into.row(CARDS)
    put(row, card + 1)
    put(row, 1 if where == USING else 0)
    put(row, 1 if where == ON_MARKET else 0)
    put(row, opportunity)
    put(row, payable)
    put(row, partner_worth)
    put(row, own_icon)
    put(row, 0 if industry == NONE else s.value(industry))
    put(row, len(player.played) * book.explore_fame[century])
    put(row, len(book.card_resources[card]))


def entry_worth(s: State, rest: RestOfGame, seat: int, partner: int, space: int) -> int:
    """What a new relationship brings at once and later, where there is none yet."""
    if space != NOBODY or partner == s.seats[seat].character:
        return 0
    century = rest.century
    worth = s.book.expected_worth[s.book.spaces[partner][0][century]][century] + rest.ahead.tracks[partner][0]
    if s.board.bonus[partner] != NONE:
        worth += s.book.expected_worth[s.book.bonuses[s.board.bonus[partner]]][century]
    return worth // TENTH


def tell_heirs(s: State, rest: RestOfGame, seat: int, into: Features) -> None:
    """A row for each successor that one has in play or in hand, and those on display."""
    player = s.seats[seat]
    icons = 0 if player.character == NONE else s.icons_of(seat)
    if player.current != NONE:
        tell_heir(s.book, rest, icons, player.current, 1, 0, into)
    for heir in s.choice_of_heirs(seat):
        tell_heir(s.book, rest, icons, heir, 0, 0, into)
    for heir in s.piles.display:
        if heir != NONE:
            tell_heir(s.book, rest, icons, heir, 0, 1, into)


def tell_heir(
    book: LegaciesRulebook, rest: RestOfGame, icons: int, heir: int, in_play: int, shown: int, into: Features
) -> None:
    row = into.row(HEIRS)
    put(row, heir_number(book, heir))
    put(row, in_play)
    put(row, shown)
    put(row, book.expected_worth[book.abilities[heir]][rest.century] // TENTH)
    put(row, book.contributions[heir][rest.century] // PURSE)
    put(row, 0 if icons >> book.successor_icons[heir] & 1 else 1)


def tell_mat(s: State, seat: int, other: int, into: Features) -> None:
    player = s.seats[other]
    if player.character == NONE:
        return
    first, second = influenced(player.character)
    row = into.row(MATS)
    put(row, mat_number(s.book, player.character, player.side))
    put(row, 1 if other == seat else 0)
    put(row, player.side)
    put(row, tokens_on(s, player.character))
    put(row, s.value(first) + s.value(second))


# ---------------------------------------------------------------- the board


def tell_tracks(s: State, rest: RestOfGame, seat: int, spaces: list[int], entries: list[int], into: Features) -> None:
    """A row for each track: one's token there, or what a new one would bring."""
    own, there = s.seats[seat].character, s.characters()
    for character in range(len(CHARACTERS)):
        space = spaces[character]
        row = into.row(TRACKS)
        put(row, NO_CARD)
        put(row, 1 if space != NOBODY else 0)
        put(row, space + 1)
        put(row, rest.ahead.tracks[character][space] // TENTH if space != NOBODY else 0)
        put(row, entries[character])
        put(row, 1 if s.board.bonus[character] != NONE else 0)
        put(row, tokens_on(s, character))
        put(row, s.room_from(character, 0))
        put(row, s.book.amicable[own] >> character & 1)
        put(row, s.book.hostile[own] >> character & 1)
        put(row, 1 if character == own else 0)
        put(row, there >> character & 1)


def tokens_on(s: State, character: int) -> int:
    """How many tokens stand on a track."""
    count = 0
    for token in s.board.tracks[character]:
        if token != NOBODY:
            count += 1
    return count


def tell_industries(s: State, rest: RestOfGame, seat: int, into: Features) -> None:
    """A row for each industry: its value, and who has invested there."""
    first, second = s.industries_of(seat)
    others, current, upcoming = ~(1 << seat), s.piles.current, s.piles.upcoming
    for industry in range(len(INDUSTRIES)):
        minors, majors, at = s.board.minors[industry], s.board.majors[industry], s.board.rows[industry]
        dividends = s.book.row_dividends[at]
        row = into.row(FIELDS)
        put(row, NO_CARD)
        put(row, at)
        put(row, s.book.row_gold[at][rest.century])
        put(row, s.book.row_fame[at][rest.century])
        put(row, minors >> seat & 1)
        put(row, majors >> seat & 1)
        put(row, bits(minors & others))
        put(row, bits(majors & others))
        put(row, 1 if industry in (first, second) else 0)
        put(row, dividends[0][rest.century])
        put(row, dividends[1][rest.century])
        put(row, 0 if current == NONE else s.book.event_shifts[current][industry])
        put(row, 0 if upcoming == NONE else s.book.event_shifts[upcoming][industry])


def tell_figures(s: State, rest: RestOfGame, seat: int, into: Features) -> None:
    """A row for each legendary figure that is face up."""
    for place in range(s.board.figures_up):
        figure, token = s.board.figures[place], s.board.figure_tokens[place]
        row = into.row(FIGURES)
        put(row, NO_CARD)
        put(row, 1 if token == seat else 0)
        put(row, 1 if token not in (seat, NOBODY) else 0)
        put(row, rest.ahead.figures[figure] // TENTH)
        put(row, s.book.expected_worth[s.book.figures[figure][rest.century]][rest.century] // TENTH)
