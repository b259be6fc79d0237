"""The measures of legacies, made from the accounts of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean as average
from typing import Any

from posterity.lab.measures.estimates import Estimate, mean, ratio, share
from posterity.lab.measures.groups import FAIR, SHARE, Account, Group, Measure
from posterity.lab.measures.shared import credit, fair, shares_of

CHARACTER_LEAST, CHARACTER_MOST, JUDGED_WITH = 0.92, 1.08, 4  # players with whom characters are judged
USE_LEAST, USE_MOST = 0.1, 0.5
TAKEN_LEAST, EARLY_MOST, BOX_MOST = 0.03, 0.01, 0.01
UNSPENT_MOST = 0.25  # of the gold of the last century
KINDS_LEAST, GROWTH_LEAST = 12, 1.0  # kinds of steps in events; their share of fame from century to century
CENTURIES = 3
GENERATIONS = 6
PRINTED = ("relationships", "trading", "opportunity", "resources")  # the uses that are printed on cards
OTHER_USES = ("exploring", "heirlooms", "buying", "selling")
SIDES = ("aboveboard", "underhanded")
GOODS = {"fame": "fame", "gold": "gold", "foundation": "foundation", "resources": "count"}


def groups(cards: dict[str, Any], accounts: Sequence[Account], players: int) -> list[Group]:
    opportunities = [card["slug"] for card in cards["player_cards"] if card.get("opportunity")]
    return [
        characters([mat["character"] for mat in cards["mats"]], accounts, players),
        sides(accounts, players),
        uses(accounts),
        taken(opportunities, accounts),
        gold(accounts),
        unspent(accounts, players),
        event_kinds(cards),
        event_growth(accounts),
        turns(accounts, players),
        global_actions(accounts),
        *fame(accounts),
        *[income(good, accounts, players) for good in GOODS],
        box(accounts),
    ]


def seats_won(accounts: Sequence[Account], players: int, key: str, value: str) -> Any:
    """The victories of those of whom something is true, in fair shares."""
    seats = [(account, seat) for account in accounts for seat, one in enumerate(account[key]) if one == value]
    return fair(sum(credit(account, seat) for account, seat in seats), len(seats), players)


def characters(names: Sequence[str], accounts: Sequence[Account], players: int) -> Group:
    """Victories by character; the bots draw lots for them."""
    measures = [
        Measure(name, seats_won(accounts, players, "characters", name), FAIR, judged=players == JUDGED_WITH)
        for name in names
    ]
    found = [measure for measure in measures if measure.estimate.count]
    return Group("characters", found, CHARACTER_LEAST, CHARACTER_MOST)


def sides(accounts: Sequence[Account], players: int) -> Group:
    """Victories by the side of the mat that is up."""
    measures = [
        Measure(side, seats_won(accounts, players, "sides", side), FAIR, f"measure-is-{side}") for side in SIDES
    ]
    return Group("sides", measures)


def uses(accounts: Sequence[Account]) -> Group:
    """What cards are used for in each century: what is printed on them is to be between its bounds."""
    measures = []
    for century in range(CENTURIES):
        wholes = [in_century(account["uses"], (*PRINTED, *OTHER_USES[:2]), century) for account in accounts]
        for use in (*PRINTED, *OTHER_USES):
            found = ratio([account["uses"].get(f"{use} {century}", 0) for account in accounts], wholes)
            args = {"use": use, "century": str(century + 1)}
            measures.append(Measure(f"{use}-{century + 1}", found, SHARE, "measure-is-use", args, use in PRINTED))
    return Group("uses", measures, USE_LEAST, USE_MOST)


def in_century(counts: dict[str, int], names: Sequence[str], century: int) -> int:
    return sum(counts.get(f"{name} {century}", 0) for name in names)


def taken(names: Sequence[str], accounts: Sequence[Account]) -> Group:
    """Of the games in which somebody held a card: those in which its opportunity was taken."""
    held: Counter[str] = Counter()
    hits: Counter[str] = Counter()
    for account in accounts:
        held.update(account["held"])
        hits.update(account["taken"])
    return Group("opportunities", shares_of(dict(hits), held, names), least=TAKEN_LEAST)


def gold(accounts: Sequence[Account]) -> Group:
    """The gold that a player has when each generation begins, and what is left unspent at the end."""
    measures = []
    for place in range(GENERATIONS + 1):
        found = mean([average(account["gold"][place]) for account in accounts if len(account["gold"]) > place])
        args = {"generation": str(place + 1), "when": "end" if place == GENERATIONS else "generation"}
        measures.append(Measure(f"gold-{place + 1}", found, "gold", "measure-is-gold-at", args))
    return Group("gold", measures)


def unspent(accounts: Sequence[Account], players: int) -> Group:
    """How much of the gold that people had or got in the last century is left at the end."""
    last, before = CENTURIES - 1, GENERATIONS - 2
    sources = sources_of(accounts, "gold")
    whole = [account for account in accounts if len(account["gold"]) > GENERATIONS]
    had = [
        sum(account["gold"][before]) + sum(came(account, source, last, "gold") for source in sources)
        for account in whole
    ]
    left = ratio([sum(account["gold"][GENERATIONS]) for account in whole], had)
    return Group("unspent", [Measure("unspent", left, message="measure-is-unspent")], most=UNSPENT_MOST)


def event_kinds(cards: dict[str, Any]) -> Group:
    """How many kinds of steps stand on the outcomes of events; a counted fact, without a band."""
    found: set[str] = set()
    for card in cards["events"]:
        for side in ("top", "bottom"):
            found |= ops_in(card[side]["effect"])
    count = float(len(found))
    measure = Measure("kinds", Estimate(count, count, count, 1), "times", "measure-is-kinds")
    return Group("event-kinds", [measure], least=KINDS_LEAST)


def ops_in(effect: Any) -> set[str]:
    """The words of the steps in an effect as shown, those within others too."""
    if isinstance(effect, dict):
        own = {str(effect["op"])} if "op" in effect else set()
        return own.union(*[ops_in(value) for value in effect.values()])
    return set().union(*[ops_in(item) for item in effect]) if isinstance(effect, list | tuple) else set()


def event_growth(accounts: Sequence[Account]) -> Group:
    """By how much more fame events bring in a century than in the one before."""
    totals = [sum(came(account, "events", century, "fame") for account in accounts) for century in range(CENTURIES)]
    measures = []
    for century in range(1, CENTURIES):
        now = [came(account, "events", century, "fame") for account in accounts]
        before = [came(account, "events", century - 1, "fame") for account in accounts]
        found = ratio(now, before) if totals[century - 1] else Estimate(0.0, 0.0, 0.0, 0)
        measures.append(
            Measure(f"growth-{century + 1}", found, "times", "measure-is-growth", {"century": str(century + 1)})
        )
    return Group("event-growth", measures, least=GROWTH_LEAST)


def turns(accounts: Sequence[Account], players: int) -> Group:
    """Turns of each player, and generations that end early because somebody has nothing left to do."""
    early = share(sum(len(account["early"]) for account in accounts), GENERATIONS * len(accounts))
    each = mean([sum(account["turns"]) / players for account in accounts])
    measures = [Measure("early", early, message="measure-is-early")]
    return Group(
        "early", [*measures, Measure("turns", each, "times", "measure-is-turns", judged=False)], None, EARLY_MOST
    )


def global_actions(accounts: Sequence[Account]) -> Group:
    """In how many of all generations somebody triggers a global action."""
    names = sorted({name for account in accounts for row in account["globals"] for name in row})
    measures = []
    for name in names:
        hits = sum(name in row for account in accounts for row in account["globals"])
        found = share(hits, GENERATIONS * len(accounts))
        measures.append(Measure(name, found, message="measure-is-global", args={"name": name}))
    return Group("globals", measures)


def sources_of(accounts: Sequence[Account], good: str) -> list[str]:
    return sorted({key.split()[0] for account in accounts for key in account["income"] if key.endswith(f" {good}")})


def fame(accounts: Sequence[Account]) -> list[Group]:
    """Which share of the fame that comes in during a century comes from each source."""
    names, found = sources_of(accounts, "fame"), []
    for century in range(CENTURIES):
        wholes = [sum(came(account, name, century, "fame") for name in names) for account in accounts]
        measures = [
            Measure(
                name,
                ratio([came(account, name, century, "fame") for account in accounts], wholes),
                message="measure-is-income",
                args={"source": name},
            )
            for name in names
        ]
        found.append(Group(f"fame-{century + 1}", measures))
    return found


def came(account: Account, source: str, century: int, good: str) -> int:
    """How much of a good all people had from a source in a century."""
    return int(account["income"].get(f"{source} {century} {good}", 0))


def income(good: str, accounts: Sequence[Account], players: int) -> Group:
    """What a player gets from each source in each century, on average; what is paid for it not taken off."""
    measures = []
    for source in sources_of(accounts, GOODS[good]):
        for century in range(CENTURIES):
            found = mean([came(account, source, century, GOODS[good]) / players for account in accounts])
            args = {"source": source, "century": str(century + 1)}
            measures.append(Measure(f"{source}-{century + 1}", found, good, "measure-is-income-in", args))
    return Group(f"income-{good}", measures)


def box(accounts: Sequence[Account]) -> Group:
    """Positions with more resources of a kind on the table than there are tokens in the box."""
    found = ratio([account["over_box"] for account in accounts], [account["answers"] for account in accounts])
    return Group("box", [Measure("over-box", found, message="measure-is-over-box")], most=BOX_MOST)
