"""What the balance page of gears measures. The accounts are made from the events that everybody at a table can read."""

from __future__ import annotations

from collections import Counter
from statistics import mean
from typing import Any

from posterity.core.events import Event
from tools.measures import Accounts, Bound, Section, Share, band_plot, line_plot, table

INTO_HAND = ("dealt", "bonus-cards", "refilled")
COPY_LEFT = ("left-duplicates-success", "left-duplicates-failed")
FIRST_MOST, ESTABLISHED_LEAST, LEADER_MOST = 1.15, 0.02, 1.5
ENOUGH = 30  # the fewest leaders to judge by
STEP = 10  # points of a bar in the distribution of scores


# ---------------------------------------------------------------- one game


def account(told: list[Event]) -> dict[str, Any]:
    """The account of one game."""
    seen = Account()
    for event in told:
        seen.hear(event.message, event.args)
    return seen.told()


class Account:
    """Collects the account while a game is played."""

    def __init__(self) -> None:
        self.order: list[int] = []  # of the first round
        self.round = self.present = 0
        self.drawn: set[str] = set()  # technologies that came into a hand
        self.established: set[str] = set()
        self.succeeded: set[str] = set()  # successful at the end of a round
        self.leaders: dict[str, list[int]] = {}  # of each technology that paid in the last round
        self.there: Counter[int] = Counter()  # technologies in each frame
        self.filled: list[list[tuple[int, int]]] = []  # technologies and capacity of each frame, for each round
        self.copies: list[str] = []  # technologies that left as duplicates
        self.failed: list[str] = []  # technologies that paid nothing at the end of a round

    def hear(self, message: str, args: dict[str, Any]) -> None:
        if message in INTO_HAND:
            self.drawn.update(args["cards"])
        elif message == "kept":
            self.drawn.add(args["card"])
        elif message == "round-began":
            self.begin(args)
        elif message == "established":
            self.established.add(args["technology"])
            self.there[args["frame"]] += 1
        elif message == "round-ends":
            oldest = 0 if self.there[0] else 1
            self.filled.append([(self.there[frame], self.present - frame) for frame in range(oldest, self.present)])
        elif message.startswith("left-"):
            self.there[args["frame"]] -= 1
            if message in COPY_LEFT:
                self.copies.append(args["technology"])
        elif message == "cube-returned":
            self.succeeded.add(args["technology"])
            self.leaders.setdefault(args["technology"], []).append(args["seat"])
        elif message == "cube-lost":
            self.failed.append(args["technology"])

    def told(self) -> dict[str, Any]:
        return {
            "order": self.order,
            "drawn": sorted(self.drawn),
            "established": sorted(self.established),
            "succeeded": sorted(self.succeeded),
            "leaders": self.leaders,
            "filled": self.filled,
            "copies": self.copies,
            "failed": self.failed,
        }

    def begin(self, args: dict[str, Any]) -> None:
        self.round, self.present = args["round"], args["present"]
        self.order = self.order or args["seats"]
        self.leaders = {}


# ---------------------------------------------------------------- all games


def sections(cards: dict[str, Any], accounts: Accounts) -> list[Section]:
    technologies = {card["slug"]: card for card in cards["technologies"]}
    return [
        by_place(accounts),
        by_card(technologies, accounts),
        by_leader(technologies, accounts),
        by_score(accounts),
        by_room(accounts),
        by_loss(technologies, accounts),
    ]


def by_place(accounts: Accounts) -> Section:
    rows, marks, bounds = [], [], []
    for players, games in accounts.items():
        found = [Share(sum(g["order"][place] in g["winners"] for g in games), len(games)) for place in range(players)]
        for place, share in enumerate(found):
            rows.append([f"{players} players, place {place + 1}", share.percent(), share.times(1 / players)])
            marks.append((f"place {place + 1} of {players}", {players: share.mark(players)}))
        most = max(range(players), key=lambda place: found[place].value)
        ratio = found[most].value * players
        said = "No place in the first round's order wins more than 1.15 of its share"
        bounds.append(Bound(said, players, found[most].times(1 / players), f"place {most + 1}", ratio <= FIRST_MOST))
    text = "How often the player wins who had this place in the order of the first round."
    picture = band_plot("Victories by place in the first round, in shares", marks, 1.6, FIRST_MOST, "shares")
    head = ["Place", "Victories", "In shares"]
    return Section("places", "Place in the first round", text, table(head, rows), picture, bounds)


def by_card(technologies: dict[str, Any], accounts: Accounts) -> Section:
    found = {players: card_shares(technologies, games) for players, games in accounts.items()}
    rows, marks, bounds = [], [], []
    for slug, card in technologies.items():
        shares = [found[players][slug] for players in accounts]
        rows.append([card["name"], *[f"{100 * built.value:.0f} %, {paid.percent()}" for built, paid in shares]])
        marks.append((card["name"], {n: found[n][slug][1].mark(100) for n in accounts}))
    for players, shares_of in found.items():
        least = min(technologies, key=lambda slug: shares_of[slug][1].value)
        share, where = shares_of[least][1], technologies[least]["name"]
        said = "Every technology succeeds in at least 2 % of the games in which it was drawn"
        bounds.append(Bound(said, players, share.percent(), where, share.value >= ESTABLISHED_LEAST))
    text = (
        "Of the games in which a technology came into somebody's hand: in how many it was established, and in how many "
        "it was successful at the end of a round (with the band)."
    )
    picture = band_plot("Games in which a drawn technology succeeded", marks, 100, 100 * ESTABLISHED_LEAST, "%")
    head = ["Technology", *[f"{players} players" for players in accounts]]
    return Section("cards", "Technologies in play", text, table(head, rows), picture, bounds)


def card_shares(technologies: dict[str, Any], games: list[dict[str, Any]]) -> dict[str, tuple[Share, Share]]:
    """For each technology, of the games in which it was drawn: those where it was established, and where it paid."""
    drawn: Counter[str] = Counter()
    established: Counter[str] = Counter()
    succeeded: Counter[str] = Counter()
    for game in games:
        drawn.update(game["drawn"])
        established.update(game["established"])
        succeeded.update(game["succeeded"])
    return {s: (Share(established[s], drawn[s]), Share(succeeded[s], drawn[s])) for s in technologies}


def by_leader(technologies: dict[str, Any], accounts: Accounts) -> Section:
    found = {players: leader_shares(technologies, games) for players, games in accounts.items()}
    rows, marks, bounds = [], [], []
    for slug, card in technologies.items():
        shares = {players: found[players][slug] for players in accounts}
        rows.append([card["name"], *[f"{x.times(1 / n)} of {x.tries}" for n, x in shares.items()]])
        marks.append((card["name"], {n: x.mark(n) for n, x in shares.items()}))
    for players, shares_of in found.items():
        judged = [slug for slug in technologies if shares_of[slug].tries >= ENOUGH] or list(technologies)
        most = max(judged, key=lambda slug: shares_of[slug].value)
        share, where = shares_of[most], technologies[most]["name"]
        said = "Nobody who leads a technology at the end wins more than 1.5 of their share"
        bounds.append(Bound(said, players, share.times(1 / players), where, share.value * players <= LEADER_MOST))
    text = (
        "How often somebody wins who leads a technology when the last round is scored, alone or together, while it is "
        "successful; in shares, and of how many such leaders. A technology with fewer than "
        f"{ENOUGH} of them is shown, but says too little to break the bound."
    )
    title = "Victories of those who lead a technology at the end, in shares"
    picture = band_plot(title, marks, 2.5, LEADER_MOST, "shares")
    head = ["Technology", *[f"{players} players" for players in accounts]]
    return Section("leaders", "Leaders at the end", text, table(head, rows), picture, bounds)


def leader_shares(technologies: dict[str, Any], games: list[dict[str, Any]]) -> dict[str, Share]:
    tries: Counter[str] = Counter()
    hits: Counter[str] = Counter()
    for game in games:
        for slug, seats in game["leaders"].items():
            tries[slug] += len(seats)
            hits[slug] += sum(seat in game["winners"] for seat in seats)
    return {slug: Share(hits[slug], tries[slug]) for slug in technologies}


def by_score(accounts: Accounts) -> Section:
    rows, lines = [], {}
    for players, games in accounts.items():
        scores = sorted(score for game in games for score in game["scores"])
        first, last = [max(game["scores"]) for game in games], [min(game["scores"]) for game in games]
        tenth = len(scores) // 10
        middle = f"{scores[tenth]}–{scores[-tenth - 1]}"
        means = [f"{mean(found):.1f}" for found in (scores, first, last)]
        close = Share(sum(gap(game) <= 5 for game in games), len(games))
        rows.append([str(players), *means, middle, close.percent()])
        bars = Counter(score // STEP for score in scores)
        lines[players] = [(STEP * (k + 0.5), bars[k] / len(scores)) for k in range(max(bars) + 1)]
    text = "Points at the end: of all seats, of the winners, of the last. A close game is won by five points or fewer."
    head = ["Players", "Mean", "Winner", "Last", "Eight of ten between", "Close games"]
    picture = line_plot("Scores: how often each ten points", lines, "points")
    return Section("scores", "Scores", text, table(head, rows), picture)


def gap(game: dict[str, Any]) -> int:
    scores = sorted(game["scores"], reverse=True)
    return int(scores[0] - scores[1])


def by_room(accounts: Accounts) -> Section:
    rows, marks = [], []
    for players, games in accounts.items():
        for round in range(len(games[0]["filled"])):
            frames = [frame for game in games for frame in game["filled"][round]]
            used = Share(sum(held for held, _ in frames), sum(capacity for _, capacity in frames))
            full = Share(sum(held >= capacity for held, capacity in frames), len(frames))
            rows.append([f"{players} players, round {round + 1}", used.percent(), full.percent()])
            marks.append((f"{players} players, round {round + 1}", {players: full.mark(100)}))
    text = "When the turns of a round are over: how much of the timeline is taken, and how many frames are full."
    picture = band_plot("Full frames at the end of each round", marks, 100, 100, "% of the frames")
    head = ["Round", "Places taken", "Frames full"]
    return Section("frames", "How full the frames get", text, table(head, rows), picture)


def by_loss(technologies: dict[str, Any], accounts: Accounts) -> Section:
    rows = []
    for players, games in accounts.items():
        row = [str(players)]
        for kind in ("copies", "failed"):
            lost = [sum(technologies[slug]["reward"] for slug in game[kind]) for game in games]
            row.append(Share(sum(bool(game[kind]) for game in games), len(games)).percent())
            row += [f"{mean(len(game[kind]) for game in games):.1f}", f"{mean(lost):.1f}"]
        rows.append(row)
    text = (
        "A copy that leaves the timeline as a duplicate pays its leader nothing, nor does a technology that has "
        "failed at the end of a round for want of a dependency. In how many games that happens, how often in a game, "
        "and how many points in a game these technologies would have paid by their rewards alone."
    )
    head = ["Players", "Games with duplicates", "Times", "Points", "Games with failures", "Times", "Points"]
    return Section("losses", "Duplicates and missing dependencies", text, table(head, rows))
