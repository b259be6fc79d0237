"""What every game is measured by: places, scores, where points come from, what decides, length, wasted plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import mean as average

from posterity.lab.measures.estimates import Estimate, mean, ratio, share
from posterity.lab.measures.groups import ENOUGH, FAIR, Account, Group, Measure

PLACE_LEAST, PLACE_MOST = 0.92, 1.08
CLOSE = 0.1  # of the winner's points: a game won by less is close
READ, DOUBLING, GLANCE = 4.0, 2.0, 1.0  # seconds for a decision, for each doubling of its answers, for a forced answer


def credit(account: Account, seat: int) -> float:
    """What a seat has of the victory: shared ones count in parts."""
    return 1 / len(account["winners"]) if seat in account["winners"] else 0.0


def fair(hits: float, tries: int, players: int) -> Estimate:
    """Victories in multiples of a seat's fair share."""
    return share(hits, tries).times(players)


def shared_groups(accounts: Sequence[Account], players: int) -> list[Group]:
    found = [places(accounts, players), scores(accounts), sources(accounts), winners_sources(accounts)]
    found += [leads(accounts, players), length(accounts), wasted(accounts)]
    return [group for group in found if group.measures]


def places(accounts: Sequence[Account], players: int) -> Group:
    """Victories by place in the order of the first round."""
    known = [account for account in accounts if account["order"]]
    measures = []
    for place in range(players):
        hits = sum(credit(account, account["order"][place]) for account in known)
        found = fair(hits, len(known), players)
        measures.append(Measure(f"place-{place + 1}", found, FAIR, "measure-is-place", {"place": str(place + 1)}))
    return Group("places", measures if known else [], PLACE_LEAST, PLACE_MOST)


def people(account: Account) -> list[int]:
    """The scores of the people at the table; automata come after them."""
    return [int(score) for score in account["scores"][: len(account["plays"])]]


def scores(accounts: Sequence[Account]) -> Group:
    """Points at the end, and how close games are."""
    every = [sorted(people(account)) for account in accounts]
    close = sum(found[-1] - found[-2] <= CLOSE * found[-1] for found in every if len(found) > 1)
    points: dict[str, list[float]] = {
        "mean": [average(found) for found in every],
        "winner": [found[-1] for found in every],
        "last": [found[0] for found in every],
        "lead": [found[-1] - found[-2] for found in every if len(found) > 1],
    }
    measures = [Measure(key, mean(values), "points", f"measure-is-{key}") for key, values in points.items() if values]
    return Group("scores", [*measures, Measure("close", share(close, len(every)), message="measure-is-close")])


def names_of_sources(accounts: Sequence[Account]) -> list[str]:
    """Where points come from, the largest source first."""
    totals: dict[str, int] = {}
    for account in accounts:
        for points in account["sources"][: len(account["plays"])]:
            for source, amount in points.items():
                totals[source] = totals.get(source, 0) + amount
    return sorted(totals, key=lambda source: (-totals[source], source))


def points_from(account: Account, source: str) -> int:
    return sum(points.get(source, 0) for points in account["sources"][: len(account["plays"])])


def sources(accounts: Sequence[Account]) -> Group:
    """The share of all points that comes from each source."""
    names = names_of_sources(accounts)
    wholes = [sum(points_from(account, name) for name in names) for account in accounts]
    return Group("sources", [of_source(name, accounts, wholes) for name in names])


def of_source(name: str, accounts: Sequence[Account], wholes: Sequence[float]) -> Measure:
    found = ratio([points_from(account, name) for account in accounts], wholes)
    return Measure(name, found, message="measure-is-source", args={"source": name})


def winners_sources(accounts: Sequence[Account]) -> Group:
    """By how many points of each source winners are ahead of the mean of all others: what decides games."""
    measures = []
    for name in names_of_sources(accounts):
        leads = [lead_in(account, name) for account in accounts if len(account["winners"]) < len(account["plays"])]
        measures.append(Measure(name, mean(leads), "points", "measure-is-source", {"source": name}))
    return Group("decisive", measures)


def lead_in(account: Account, source: str) -> float:
    """By how many points of one source the winners are ahead of the others, on average."""
    told = account["sources"][: len(account["plays"])]
    won = [points.get(source, 0) for seat, points in enumerate(told) if seat in account["winners"]]
    lost = [points.get(source, 0) for seat, points in enumerate(told) if seat not in account["winners"]]
    return average(won) - average(lost) if won and lost else 0.0


def leads(accounts: Sequence[Account], players: int) -> Group:
    """How often whoever leads after a round wins in the end."""
    rounds = min((len(account["rounds"]) for account in accounts), default=0)
    measures = []
    for number in range(rounds - 1):
        hits = 0.0
        for account in accounts:
            points = [score or 0 for score in account["rounds"][number][: len(account["plays"])]]
            ahead = [seat for seat, score in enumerate(points) if score == max(points)]
            hits += sum(credit(account, seat) for seat in ahead) / len(ahead)
        found = fair(hits, len(accounts), players)
        measures.append(Measure(f"round-{number + 1}", found, FAIR, "measure-is-round", {"round": str(number + 1)}))
    return Group("leads", measures)


def minutes(account: Account) -> float:
    """How long people would take: a moment to read, longer for every doubling of the answers, a glance if forced."""
    forced = account["answers"] - account["decisions"]
    seconds = READ * account["decisions"] + DOUBLING * account["doublings"] + GLANCE * forced
    return float(seconds / 60)


def length(accounts: Sequence[Account]) -> Group:
    """Answers, decisions and minutes of a game."""
    values = {
        "answers": [account["answers"] for account in accounts],
        "decisions": [account["decisions"] for account in accounts],
        "minutes": [minutes(account) for account in accounts],
    }
    return Group(
        "length", [Measure(key, mean(found), key, f"measure-is-{key}") for key, found in values.items() if found]
    )


def wasted(accounts: Sequence[Account]) -> Group:
    """Plays of special cards and abilities that change nothing."""
    wholes = [sum(account["plays"]) for account in accounts]
    if not sum(wholes):
        return Group("wasted", [])
    found = ratio([sum(account["null_plays"]) for account in accounts], wholes)
    often = Measure("plays", mean(wholes), "times", "measure-is-plays")
    return Group("wasted", [Measure("null-plays", found, message="measure-is-null-plays"), often])


def shares_of(hits: dict[str, float], tries: dict[str, int], names: Sequence[str], message: str = "") -> list[Measure]:
    """For each name the share of its tries that hit; judged where there are enough."""
    found = []
    for name in names:
        estimate = share(hits.get(name, 0), tries.get(name, 0))
        args = {"name": name} if message else {}
        found.append(Measure(name, estimate, message=message, args=args, judged=tries.get(name, 0) >= ENOUGH))
    return found


def fair_shares(
    hits: dict[str, float], tries: dict[str, int], names: Sequence[str], players: int, message: str = ""
) -> list[Measure]:
    """For each name the victories of those who have to do with it, in fair shares."""
    found = []
    for name in names:
        estimate = fair(hits.get(name, 0.0), tries.get(name, 0), players)
        args = {"name": name} if message else {}
        found.append(Measure(name, estimate, FAIR, message, args, tries.get(name, 0) >= ENOUGH))
    return found


def shares_by(
    hits: Callable[[Account], Iterable[str] | Mapping[str, int]],
    tries: Callable[[Account], Iterable[str] | Mapping[str, int]],
    names: Sequence[str],
    accounts: Sequence[Account],
) -> list[Measure]:
    """For each name the share of its tries that hit, both counted in every account."""
    hit, tried = Counter[str](), Counter[str]()
    for account in accounts:
        hit.update(hits(account))
        tried.update(tries(account))
    return shares_of(dict(hit), tried, names)


def victories_by(
    seats: Callable[[Account], Iterable[tuple[str, Sequence[int]]]],
    names: Sequence[str],
    accounts: Sequence[Account],
    players: int,
) -> list[Measure]:
    """For each name the victories of the seats that an account names with it, in fair shares."""
    tries, hits = Counter[str](), dict[str, float]()
    for account in accounts:
        for name, found in seats(account):
            tries[name] += len(found)
            hits[name] = hits.get(name, 0.0) + sum(credit(account, seat) for seat in found)
    return fair_shares(hits, tries, names, players)
