"""The trade conference: a currency, bids, a second chance, prizes."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import COMMODITIES, NONE, TRADE
from posterity.games.legacies.rulebook import NEMESIS
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.goods import NO_RESOURCES, GainAny, PayAny, receive
from posterity.games.legacies.rules.preferences import latest, row_shown
from posterity.games.legacies.state import State

GOLD: Final = 0
FAME: Final = 1
FOUNDATION: Final = 2
RESOURCES: Final = 3
COLUMN: Final = 1000  # a bid is its column times this plus its amount


def owned(s: State, seat: int, commodity: int) -> int:
    player = s.seats[seat]
    if commodity == GOLD:
        return player.gold
    if commodity == FAME:
        return player.fame
    return player.foundation if commodity == FOUNDATION else player.stock()


def may_afford(s: State, seat: int, amount: int) -> int:
    """Not more than one owns; foundation by its steps (legacies.trade.affordable, legacies.trade.foundation-bid)."""
    if s.currency == GOLD and s.book.kinds[seat] == NEMESIS:
        covered = s.seats[seat].foundation >= gold_bid(s, seat, amount)
        return YES if covered else refusals.CANNOT_AFFORD_BID
    if owned(s, seat, s.currency) < amount:
        return refusals.CANNOT_AFFORD_BID
    if s.currency == FOUNDATION and amount % s.book.foundation_step(s.seats[seat].foundation):
        return refusals.WRONG_STEP
    return YES


def gold_bid(s: State, seat: int, amount: int) -> int:
    """What a bid in gold costs a Nemesis: foundation, rounded up to its step (legacies.nemesis.trade-gold)."""
    step = s.book.foundation_step(s.seats[seat].foundation)
    return -(-amount // step) * step


def may_bid(s: State, seat: int, column: int, amount: int) -> int:
    """A row of the currency's ladder in one of the three columns, not taken by another (legacies.trade.unique-cell).

    Whoever has bid may only move up or across (legacies.trade.second-chance).
    """
    if column == s.currency:
        return refusals.IS_CURRENCY
    if amount not in s.book.ladders[s.currency]:
        return refusals.NOT_A_ROW
    if column * COLUMN + amount in s.bids:
        return refusals.CELL_TAKEN
    if s.bids[seat] != NONE and amount < s.bids[seat] % COLUMN:
        return refusals.BELOW_BID
    return may_afford(s, seat, amount)


def cells(s: State) -> list[Action]:
    """Every cell of the table, column by column."""
    return s.book.bids[s.currency]


class TradeQuestion(LegaciesQuestion):
    """A question at a trade conference."""

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"commodity": COMMODITIES[s.currency]} if s.currency != NONE else {}

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = super().facts(s, pick)
        if s.currency != NONE:
            facts["currency"] = COMMODITIES[s.currency]
            facts["owned"] = owned(s, self.seat, s.currency)
            facts["step"] = s.book.foundation_step(s.seats[self.seat].foundation)
        return facts


class ChooseCurrency(TradeQuestion):
    """What is bid with; the other three are the columns (legacies.trade.currency)."""

    def prompt(self) -> str:
        return "ask-currency"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.CURRENCY,)

    def about(self, s: State) -> list[Action]:
        return s.book.currency

    def may_pick(self, s: State, pick: Action) -> int:
        return YES

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The commodity shown with the action, else the last of the card's list (legacies.nemesis.trade)."""
        row, sheet = row_shown(s, self.seat), latest(s, self.seat)
        if row is not None and row.tile == TRADE and row.currency != NONE:
            return options[row.currency], "nemesis-trade"
        return options[GOLD if sheet is None else sheet.priority[-1]], "nemesis-trade"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.currency = pick.a
        args: dict[str, object] = {"seat": self.seat, "commodity": COMMODITIES[pick.a]}
        story.tell(s, "chose-currency", "legacies.trade.currency", args)
        bids: list[Task[Any]] = [Bid(other) for other in bidding_order(s, self.seat)[1:]]
        s.then([FirstBid(self.seat), *bids, SecondChance(self.seat), PayOut()])


def bidding_order(s: State, host: int) -> list[int]:
    """Whoever has triggered the conference, then all other players in turn order (legacies.trade.other-bids)."""
    place = s.place_of(host)
    others = [s.order[(place + i) % len(s.order)] for i in range(1, len(s.order))]
    return [host, *[other for other in others if s.book.is_player(other)]]


class Bid(TradeQuestion):
    """One bid on a free cell, or none (legacies.trade.other-bids); a Nemesis bids as its card says."""

    def prompt(self) -> str:
        return "ask-bid"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BID, verbs.PASS)

    def about(self, s: State) -> list[Action]:
        return [*cells(s), s.book.pass_]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick is s.book.pass_ else may_bid(s, self.seat, pick.a, pick.b)

    def run(self, s: State) -> Ask | None:
        if s.is_person(self.seat):
            return self.put(s, self.options(s))
        cell = cell_by_card(s, self.seat)
        if cell is None:
            story.ruled(s, self.seat, "nemesis-trade-unaffordable")
        else:
            story.ruled(s, self.seat, self.nemesis_rule())
            place_bid(s, self.seat, cell)
        return None

    def nemesis_rule(self) -> str:
        return "nemesis-trade-player"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick is s.book.pass_:
            story.tell(s, "passed", "legacies.trade.other-bids", {"seat": self.seat})
        else:
            place_bid(s, self.seat, pick)


def cell_by_card(s: State, seat: int) -> Action | None:
    """Where a Nemesis bids, if it does: the printed value, on the first commodity of its list whose cell is free.

    legacies.nemesis.trade, legacies.nemesis.trade-player, legacies.nemesis.trade-unaffordable
    """
    sheet = latest(s, seat)
    if sheet is not None:
        amount = sheet.bids[s.currency]
        for column in sheet.priority:
            if may_bid(s, seat, column, amount) == YES:
                return s.book.lexicon.action(verbs.BID, column, amount)
    return None


def place_bid(s: State, seat: int, pick: Action) -> None:
    bids = s.bids.copy()
    bids[seat] = pick.a * COLUMN + pick.b
    s.bids = bids
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "amount": pick.b, "commodity": COMMODITIES[pick.a]}
        args["currency"] = COMMODITIES[s.currency]
        story.tell(s, "bid", "legacies.trade.first-bid", args)


class FirstBid(Bid):
    """The triggering player must bid if any row is affordable (legacies.trade.first-bid-unaffordable)."""

    def prompt(self) -> str:
        return "ask-first-bid"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BID,)

    def about(self, s: State) -> list[Action]:
        return cells(s)

    def run(self, s: State) -> Ask | None:
        return super().run(s) if not s.is_person(self.seat) or self.options(s) else None

    def nemesis_rule(self) -> str:
        return "nemesis-trade"


class SecondChance(TradeQuestion):
    """The triggering player may raise the bid, or move it to another column at an equal or higher row.

    legacies.trade.second-chance. A Nemesis leaves its bid where it is (legacies.nemesis.trade).
    """

    def prompt(self) -> str:
        return "ask-second-chance"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BID, verbs.STAY)

    def about(self, s: State) -> list[Action]:
        return [*cells(s), s.book.stay]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick is s.book.stay else may_bid(s, self.seat, pick.a, pick.b)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), "bid": s.bids[self.seat] % COLUMN}

    def run(self, s: State) -> Ask | None:
        stays = s.bids[self.seat] == NONE or not s.is_person(self.seat)
        return None if stays else super().run(s)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick is not s.book.stay:
            place_bid(s, self.seat, pick)


class PayOut(Task[State]):
    """The best bids of each column win, pay and collect; the others pay nothing; all cubes return.

    legacies.trade.payout, legacies.trade.losers-pay-nothing, legacies.trade.cubes-return
    """

    def run(self, s: State) -> Ask | None:
        tasks: list[Task[Any]] = []
        for seat in s.players_in_order():
            bid = s.bids[seat]
            if bid == NONE:
                continue
            column, amount = bid // COLUMN, bid % COLUMN
            place = place_of_bid(s, seat, bid)
            prize = prize_of(s, column, place)
            if prize != NONE:
                tasks.append(Win(seat, s.currency, amount, column, prize, place))
        s.bids = [NONE] * len(s.bids)
        s.currency = NONE
        s.then(tasks)
        return None


def place_of_bid(s: State, seat: int, bid: int) -> int:
    """Which place, from 1, a bid of a seat has among those of its column (legacies.trade.payout)."""
    place = 1
    for other, theirs in enumerate(s.bids):
        if other != seat and theirs != NONE and theirs // COLUMN == bid // COLUMN and theirs > bid:
            place += 1
    return place


def prize_of(s: State, column: int, place: int) -> int:
    """What a place in a column pays, or NONE beyond those that win."""
    prizes = s.book.payouts[s.century()][column]
    return prizes[place - 1] if place <= len(prizes) else NONE


class Win(Task[State]):
    """A winner pays the bid and gets the prize of its place (legacies.trade.payout)."""

    def __init__(self, seat: int, currency: int, amount: int, column: int, prize: int, place: int) -> None:
        self.seat: Final = seat
        self.currency: Final = currency
        self.amount: Final = amount
        self.column: Final = column
        self.prize: Final = prize
        self.place: Final = place

    def run(self, s: State) -> Ask | None:
        player = s.seats[self.seat]
        if s.told is not None:
            args: dict[str, object] = {"seat": self.seat, "place": self.place, "commodity": COMMODITIES[self.column]}
            args["amount"] = self.amount
            args["currency"] = COMMODITIES[self.currency]
            story.tell(s, "won-trade", "legacies.trade.payout", args)
        tasks: list[Task[Any]] = []
        if self.currency == GOLD and s.book.kinds[self.seat] == NEMESIS:
            paid = gold_bid(s, self.seat, self.amount)
            player.foundation -= paid
            story.ruled(s, self.seat, "nemesis-trade-gold", {"gold": self.amount, "foundation": paid})
        elif self.currency == GOLD:
            player.gold -= self.amount
        elif self.currency == FAME:
            player.fame -= self.amount
        elif self.currency == FOUNDATION:
            player.foundation -= self.amount  # legacies.foundation.spend
        else:
            tasks.append(PayAny(self.seat, self.amount))
        tasks.append(Prize(self.seat, self.column, self.prize))
        s.then(tasks)
        return None


class Prize(Task[State]):
    """What a place pays; resources are the winner's choice, foundation by its steps.

    legacies.trade.resources-choice, legacies.trade.foundation-prize
    """

    def __init__(self, seat: int, commodity: int, amount: int) -> None:
        self.seat: Final = seat
        self.commodity: Final = commodity
        self.amount: Final = amount

    def run(self, s: State) -> Ask | None:
        give(s, self.seat, self.commodity, self.amount, "legacies.trade.payout")
        return None


def give(s: State, seat: int, commodity: int, amount: int, clause: str) -> None:
    """An amount of one commodity."""
    if commodity == RESOURCES:
        if amount:
            s.next(GainAny(seat, amount))
        return
    goods = [0, 0, 0]
    goods[commodity] = amount
    receive(s, seat, goods[0], goods[1], goods[2], NO_RESOURCES, clause)
