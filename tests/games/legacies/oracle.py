"""What a component of the reference pack must do, worked out from its TOML alone.

A `Sheet` is a table on paper: it starts from a position, takes the effect as the file writes it and the answers that
were given, and says what the table must look like afterwards. It shares no code with the rules.
"""

from __future__ import annotations

import copy
import tomllib
import unicodedata
from importlib.resources import files
from typing import Any

FOLDER = files("posterity.games.legacies").joinpath("data", "legacies-reference")
GROUPS = {
    "government": ("communications", "law", "military"),
    "progress": ("education", "science", "libraries", "manufacturing"),
    "entertainment": ("tourism", "museums", "theater"),
}
INDUSTRIES = tuple(industry for group in GROUPS.values() for industry in group)
RING = {  # the two industries next to each character
    "politician": ("communications", "law"),
    "underworld-boss": ("law", "military"),
    "general": ("military", "education"),
    "inventor": ("education", "science"),
    "philosopher": ("science", "libraries"),
    "corporate-mogul": ("libraries", "manufacturing"),
    "transportation-baron": ("manufacturing", "tourism"),
    "master-thief": ("tourism", "museums"),
    "promoter": ("museums", "theater"),
    "socialite": ("theater", "communications"),
}
SHARES = {"minor": 2, "major": 5}
MOVES = {"minor": 1, "major": 2}
COST = ("gold", "fame")


def read(name: str) -> Any:
    return tomllib.loads(FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


CARDS = read("player_cards")["player_cards"]
SUCCESSORS = read("successors")["successors"]
EVENTS = read("events")["events"]
MATS = {mat["character"]: mat for mat in read("mats")["mats"]}
TRACKS = {track["character"]: track["spaces"] for track in read("tracks")["tracks"]}
FIGURES = read("legendary")["legendary"]
BONUSES = read("bonus_tokens")["bonus_tokens"]
HEIRLOOMS = read("heirlooms")["heirlooms"]
ROWS = read("investment_rows")["investment_rows"]


def slug_of(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "-".join("".join(c if c.isalnum() else " " for c in plain).split())


FIGURE = {slug_of(figure["name"]): figure for figure in FIGURES}
BONUS = {slug_of(token["name"]): token for token in BONUSES}
HEIRLOOM = {slug_of(card["name"]): card for card in HEIRLOOMS}


def rounded_up(amount: int, percent: int) -> int:
    return max(0, -(-amount * (100 + percent) // 100))


class Sheet:
    """A table on paper, and the answers that are still to be used."""

    def __init__(self, position: dict[str, Any], picks: list[tuple[int, str]]) -> None:
        self.now = copy.deepcopy(position)
        self.picks = list(picks)
        self.century = position["century"] - 1
        self.order = position["order"]

    # ---------------------------------------------------------------- the table

    def seat(self, seat: int) -> dict[str, Any]:
        return self.now["players"][seat]

    def amount(self, step: dict[str, Any], key: str, usual: int = 0) -> int:
        found = step.get(key, usual)
        return found[self.century] if isinstance(found, list) else found

    def take(self, seat: int, verb: str) -> list[str] | None:
        """The next answer of a seat with this verb, used up."""
        for place, (who, pick) in enumerate(self.picks):
            name, *args = pick.split(":")
            if who == seat and name == verb:
                del self.picks[place]
                return args
        return None

    def industry(self, name: str) -> dict[str, Any]:
        return next(found for found in self.now["industries"] if found["industry"] == name)

    def track(self, character: str) -> dict[str, Any]:
        return next(found for found in self.now["tracks"] if found["character"] == character)

    def shift(self, name: str, rows: int) -> None:
        found = self.industry(name)
        found["row"] = min(max(found["row"] + rows, 1), len(ROWS))

    def value(self, name: str) -> int:
        return ROWS[self.industry(name)["row"] - 1]["gold"][self.century]

    def reached(self, seat: int, step: dict[str, Any]) -> list[str]:
        found: list[str] = []
        for word in step.get("industries", ["any"]):
            influenced = RING[self.seat(seat)["character"]]
            found += {"any": INDUSTRIES, "influenced": influenced, **GROUPS}.get(word, (word,))
        return [name for name in INDUSTRIES if name in found]

    def most_famous(self, seats: list[int]) -> int:
        return max(seats, key=lambda seat: (self.seat(seat)["fame"], -self.order.index(seat)))

    def least_famous(self, seats: list[int]) -> int:
        return min(seats, key=lambda seat: (self.seat(seat)["fame"], -self.order.index(seat)))

    def grow(self, seat: int, amount: int) -> int:
        before = size = self.seat(seat)["foundation"]
        while True:
            step = 1 if size < 50 else 5 if size < 150 else 25
            if amount < step:
                break
            size, amount = size + step, amount - step
        self.seat(seat)["foundation"] = size
        return size - before

    def shrink(self, seat: int, amount: int) -> int:
        before = size = self.seat(seat)["foundation"]
        while size:
            step = 1 if size <= 50 else 5 if size <= 150 else 25
            if amount < step:
                break
            size, amount = size - step, amount - step
        self.seat(seat)["foundation"] = size
        return before - size

    # ---------------------------------------------------------------- effects

    def run(self, seat: int, effect: list[dict[str, Any]], track: str = "", event: bool = False) -> None:
        for step in effect:
            doers = self.doers(seat, step.get("who", "you"), track)
            if step["op"] == "move-relationship" and step.get("all") and len(doers) > 1:
                self.move_all(seat, step, doers, event)
                continue
            for doer in doers:
                if not step.get("optional") or self.take(doer, "do") is not None:
                    name = "where" if step["op"] == "if" else step["op"].replace("-", "_")
                    getattr(self, name)(doer, step, track, event)
                else:
                    assert self.take(doer, "decline") is not None, f"nobody was asked about {step}"

    def doers(self, seat: int, who: str, track: str) -> list[int]:
        if who == "chosen-opponent":
            picked = self.take(seat, "opponent")
            assert picked is not None
            return [int(picked[0])]
        playing = [n for n in self.order if self.seat(n)["character"] == track]
        return {
            "you": [seat],
            "each-player": self.order,
            "each-other": [other for other in self.order if other != seat],
            "least-fame": [self.least_famous(self.order)],
            "most-fame": [self.most_famous(self.order)],
            "track-owner": playing,
        }[who]

    def gain(self, seat: int, step: dict[str, Any], track: str, event: bool, times: int = 1) -> None:
        player = self.seat(seat)
        for key in COST:
            player[key] += self.amount(step, key) * times
        self.grow(seat, self.amount(step, "foundation") * times)
        for kind in step.get("resources", []):
            player["resources"][kind] += times
        for _ in range(self.amount(step, "any") * times):
            picked = self.take(seat, "gain")
            assert picked is not None
            player["resources"][picked[0]] += 1

    def lose(self, seat: int, step: dict[str, Any], track: str, event: bool, times: int = 1) -> None:
        player = self.seat(seat)
        for key in COST:
            player[key] = max(0, player[key] - self.amount(step, key) * times)
        self.shrink(seat, self.amount(step, "foundation") * times)
        assert not step.get("resources")
        for _ in range(min(self.amount(step, "any") * times, sum(player["resources"].values()))):
            picked = self.take(seat, "lose")
            assert picked is not None
            player["resources"][picked[0]] -= 1

    def steal(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        others = [other for other in self.order if other != seat]
        whom = step.get("from", "chosen")
        if whom == "chosen":
            picked = self.take(seat, "opponent")
            assert picked is not None
            victims = [int(picked[0])]
        else:
            victims = {"each": others, "most-fame": [self.most_famous(others)]}[whom]
        for victim in victims:
            self.rob(seat, victim, step)

    def rob(self, seat: int, victim: int, step: dict[str, Any]) -> None:
        thief, loser = self.seat(seat), self.seat(victim)
        for key in COST:
            taken = min(self.amount(step, key), loser[key])
            loser[key] -= taken
            thief[key] += taken
        self.grow(seat, self.shrink(victim, self.amount(step, "foundation")))
        for _ in range(min(self.amount(step, "any"), sum(loser["resources"].values()))):
            picked = self.take(seat, "steal")
            assert picked is not None
            loser["resources"][picked[0]] -= 1
            thief["resources"][picked[0]] += 1

    def pay(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        if self.take(seat, "do") is not None:
            self.settle(seat, step["cost"])
            self.run(seat, step["then"], track, event)
        else:
            assert self.take(seat, "decline") is not None

    def settle(self, seat: int, cost: dict[str, Any]) -> None:
        player = self.seat(seat)
        for key in COST:
            player[key] -= self.amount(cost, key)
        for kind in cost.get("resources", []):
            picked = self.take(seat, "pay") if kind == "any" else [kind]
            assert picked is not None
            player["resources"][picked[0]] -= 1
        for _ in range(cost.get("cards", 0)):
            picked = self.take(seat, "discard")
            assert picked is not None
            player["hand_size"] -= 1

    def draw_card(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        self.seat(seat)["hand_size"] += self.amount(step, "amount", 1)

    def draw_successor(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        if self.now["generation"] < 6 and (step.get("additional") or not self.seat(seat)["settled"]):
            self.seat(seat)["successors_size"] += self.amount(step, "amount", 1)

    # ---------------------------------------------------------------- relationships

    def make_relationship(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked = self.take(seat, "relationship")
        assert picked is not None
        wanted = step.get("with", ["any"])
        assert picked[0] in wanted or ("any" in wanted and picked[0] != "legendary")
        mat = MATS[self.seat(seat)["character"]]
        cost = dict(step.get("cost", {}))
        if step.get("dispositions") and picked[0] in mat["amicable"]:
            cost = {}
        elif step.get("dispositions") and picked[0] in mat["hostile"]:
            cost["fame"] = self.amount(cost, "fame") + 2
        self.settle(seat, cost)
        if picked[0] == "legendary":
            self.meet(seat)
            return
        self.enter(seat, picked[0])
        self.run(seat, TRACKS[picked[0]][0][self.century], picked[0])
        bonus = self.track(picked[0])["bonus"]
        if bonus is not None:
            self.run(seat, BONUS[bonus]["effect"], picked[0])

    def meet(self, seat: int) -> None:
        """A legendary figure; whoever is bumped draws."""
        picked = self.take(seat, "figure")
        assert picked is not None
        found = next(figure for figure in self.now["legendary"] if figure["figure"] == picked[0])
        bumped, found["token"] = found["token"], seat
        self.seat(seat)["tokens"]["relationship"] -= 1
        if bumped is not None:
            self.seat(bumped)["tokens"]["relationship"] += 1
            drawn = self.take(bumped, "draw")
            assert drawn is not None
            self.seat(bumped)["hand_size"] += drawn[0] == "card"
            self.seat(bumped)["successors_size"] += drawn[0] == "successor"
        self.run(seat, FIGURE[picked[0]]["effect"][self.century])

    def enter(self, seat: int, character: str) -> None:
        self.seat(seat)["tokens"]["relationship"] -= 1
        self.push(self.track(character)["spaces"], 0)
        self.track(character)["spaces"][0] = seat

    def push(self, spaces: list[int | None], space: int) -> None:
        """Make a space empty: its token goes one right and pushes on."""
        if spaces[space] is None:
            return
        if space + 1 == len(spaces):
            self.home(spaces, space)
            return
        self.push(spaces, space + 1)
        spaces[space + 1], spaces[space] = spaces[space], None

    def home(self, spaces: list[int | None], space: int) -> None:
        owner = spaces[space]
        assert owner is not None
        self.seat(owner)["tokens"]["relationship"] += 1
        spaces[space] = None

    def weaken(self, spaces: list[int | None], owner: int) -> None:
        space = spaces.index(owner)
        if space + 1 == len(spaces):
            self.home(spaces, space)
        else:
            self.push(spaces, space + 1)
            spaces[space + 1], spaces[space] = owner, None

    def strengthen(self, spaces: list[int | None], owner: int) -> None:
        space = spaces.index(owner)
        if space:
            spaces[space - 1], spaces[space] = owner, spaces[space - 1]

    def move_relationship(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        whose = step.get("whose", "you")
        if step.get("all"):
            self.move_all(seat, step, self.order if whose == "anybody" else [seat], event)
            return
        for _ in range(step.get("count", 1)):
            picked = self.take(seat, "token")
            assert picked is not None
            character, owner = picked[0], int(picked[1])
            assert {"you": owner == seat, "opponent": owner != seat, "anybody": True}[whose]
            spaces, landed = self.track(character)["spaces"], character
            before = list(spaces)
            if "to" in step:
                to = self.take(seat, "track")
                assert to is not None
                landed, before = to[0], list(self.track(to[0])["spaces"])
                self.home(spaces, spaces.index(owner))
                self.enter(owner, landed)
            elif step["by"] > 0:
                self.weaken(spaces, owner)
            else:
                self.strengthen(spaces, owner)
            self.landed(seat, landed, before, step, event)

    def landed(self, seat: int, character: str, before: list[int | None], step: dict[str, Any], event: bool) -> None:
        """What one's own token brings where it has come to stand, moved or bumped."""
        spaces = self.track(character)["spaces"]
        moved = seat in spaces and (seat not in before or before.index(seat) != spaces.index(seat))
        if moved and step.get("benefits", True) and not event:
            self.run(seat, TRACKS[character][spaces.index(seat)][self.century], character)

    def move_all(self, seat: int, step: dict[str, Any], whose: list[int], event: bool) -> None:
        """The tokens of these seats on each track as one."""
        moved: list[tuple[str, list[int | None]]] = []
        for character in [found["character"] for found in self.now["tracks"]]:
            if character not in step.get("where", TRACKS):
                continue
            spaces = self.track(character)["spaces"]
            before = list(spaces)
            owners = [owner for owner in before if owner is not None and owner in whose]
            for owner in reversed(owners) if step["by"] > 0 else owners:
                if step["by"] > 0:
                    self.weaken(spaces, owner)
                elif spaces.index(owner) and spaces[spaces.index(owner) - 1] is None:
                    self.strengthen(spaces, owner)
            moved.append((character, before))
        for character, before in moved:
            self.landed(seat, character, before, step, event)

    def remove_relationship(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        if step.get("all"):
            assert step["figure"] in FIGURE
            for found in self.now["legendary"]:
                if found["figure"] == step["figure"] and found["token"] is not None:
                    self.seat(found["token"])["tokens"]["relationship"] += 1
                    found["token"] = None
            return
        for _ in range(step.get("count", 1)):
            if step.get("where") == ["legendary"]:
                picked = self.take(seat, "figure-token")
                assert picked is not None
                found = next(figure for figure in self.now["legendary"] if figure["figure"] == picked[0])
                assert found["token"] != seat
                self.seat(found["token"])["tokens"]["relationship"] += 1
                found["token"] = None
            else:
                picked = self.take(seat, "token")
                assert picked is not None and int(picked[1]) != seat
                spaces = self.track(picked[0])["spaces"]
                self.home(spaces, spaces.index(int(picked[1])))

    def collect_space(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        for _ in range(step.get("times", 1)):
            if step.get("track", "own") == "own":
                character, space = self.seat(seat)["character"], step.get("space", 1) - 1
            else:
                picked = self.take(seat, "collect")
                assert picked is not None
                character, space = picked[0], self.track(picked[0])["spaces"].index(seat)
            self.run(seat, TRACKS[character][space][self.century], character, event)

    def collect_bonus_token(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        if step.get("which", "own-track") == "own-track":
            characters = [self.seat(seat)["character"]]
            assert self.track(characters[0])["bonus"] is not None
        else:
            found = [self.take(seat, "bonus") for _ in range(step.get("count", 1))]
            characters = [picked[0] for picked in found if picked is not None]
            assert len(set(characters)) == step.get("count", 1)
        for character in characters:
            self.run(seat, BONUS[self.track(character)["bonus"]]["effect"], character, event)

    # ---------------------------------------------------------------- investments, heirlooms, tiles

    def invest(self, seat: int, industry: str, size: str, there: bool) -> None:
        owners = self.industry(industry)[f"{size}s"]
        assert (seat in owners) != there
        owners[:] = sorted([*owners, seat]) if there else [owner for owner in owners if owner != seat]
        self.seat(seat)["tokens"][size] += -1 if there else 1

    def place_investment(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked = self.take(seat, "place")
        assert picked is not None and picked[0] in self.reached(seat, step)
        assert step.get("size", "any") in ("any", picked[1])
        self.invest(seat, picked[0], picked[1], True)

    def move_investment(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked, to = self.take(seat, "investment"), self.take(seat, "move")
        assert picked is not None and to is not None
        industry, size, owner = picked[0], picked[1], int(picked[2])
        assert (owner == seat) == (step.get("whose", "you") == "you") and to[0] in self.reached(seat, step)
        self.invest(owner, industry, size, False)
        self.invest(owner, to[0], size, True)

    def replace_investment(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked = self.take(seat, "replace")
        assert picked is not None and step.get("size", "major") == "major"
        self.invest(seat, picked[0], "minor", False)
        self.invest(seat, picked[0], "major", True)

    def buy(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked, size = self.take(seat, "buy"), self.take(seat, "size")
        assert picked is not None and size is not None and picked[0] in self.reached(seat, step)
        price = self.value(picked[0]) * SHARES[size[0]] + step.get("add", 0)
        self.seat(seat)["gold"] -= rounded_up(price, step.get("percent", 0))
        self.invest(seat, picked[0], size[0], True)
        self.shift(picked[0], MOVES[size[0]])

    def sell(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked, size = self.take(seat, "sell"), self.take(seat, "size")
        assert picked is not None and size is not None and picked[0] in self.reached(seat, step)
        price = self.value(picked[0]) * SHARES[size[0]] + step.get("add", 0)
        self.seat(seat)["gold"] += rounded_up(price, step.get("percent", 0))
        self.invest(seat, picked[0], size[0], False)
        self.shift(picked[0], -MOVES[size[0]])

    def adjust_industry(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        rows, reached = step.get("rows", 1), self.reached(seat, step)
        if step.get("all"):
            for industry in reached:
                self.shift(industry, rows)
            return
        for _ in range(step.get("count", 1)):
            up = self.take(seat, "raise") if rows > 0 or step.get("either") else None
            down = self.take(seat, "lower") if up is None else None
            picked = up or down
            assert picked is not None and picked[0] in reached
            assert step.get("either") or (up is not None) == (rows > 0)
            reached.remove(picked[0])
            self.shift(picked[0], abs(rows) if up else -abs(rows))

    def acquire_heirloom(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked = self.take(seat, "heirloom")
        assert picked is not None
        card, player = HEIRLOOM[picked[0]], self.seat(seat)
        own = card["character"] == player["character"]
        assert step.get("owner", "any") in ("any", "own" if own else "opponent")
        related = seat in self.track(card["character"])["spaces"]
        cost = list(card.get("resources", []))
        for _ in range(min(step.get("discount", 0) + related, len(cost))):
            spared = self.take(seat, "spare")
            cost.remove(spared[0] if spared is not None else "any")
            assert spared is not None or self.take(seat, "spare-any") is not None
        self.settle(seat, {"resources": cost})
        hostile = card["character"] in MATS[player["character"]]["hostile"]
        fee = 0 if own or hostile or step.get("waive_fee") else card.get("fee", 0)
        owner = next(n for n in self.order if self.seat(n)["character"] == card["character"])
        player["fame"] -= fee
        self.seat(owner)["fame"] += fee
        player["own_heirlooms" if own and card["level"] < 6 else "controlled_heirlooms"].append(picked[0])

    def special_action(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        for _ in range(step.get("times", 1)):
            picked = self.take(seat, "special")
            assert picked is not None
            owner = next(player for player in self.now["players"] if player["character"] == picked[0])
            self.run(seat, MATS[picked[0]]["special"][owner["side"]]["effect"])

    def trigger_global(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked = self.take(seat, "trigger")
        assert picked is not None
        assert "any" in step.get("which", ["any"]) or picked[0] in step["which"]

    def block_global(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked = self.take(seat, "block")
        assert picked is not None and step.get("token", "relationship") in ("any", picked[1])
        tile = next(found for found in self.now["global_actions"] if found["tile"] == picked[0])
        assert not tile["triggered"] and tile["blocked_by"] is None
        tile["blocked_by"], tile["token"] = seat, picked[1]
        self.seat(seat)["tokens"][picked[1]] -= 1

    def unlock_token(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked = self.take(seat, "unlock")
        assert picked is not None and step.get("token", "any") in ("any", picked[0])
        self.seat(seat)["locked"][picked[0]] -= 1
        self.seat(seat)["tokens"][picked[0]] += 1

    # ---------------------------------------------------------------- effects of effects

    def choose(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        picked = self.take(seat, "option")
        assert picked is not None
        self.run(seat, step["options"][int(picked[0]) - 1], track, event)

    def for_each(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        times = min(self.count(seat, step["counter"]) // step.get("per", 1), step.get("most", 999))
        for part in step["do"]:
            (self.gain if part["op"] == "gain" else self.lose)(seat, part, track, event, times)

    def where(self, seat: int, step: dict[str, Any], track: str, event: bool) -> None:
        if "rank" in step:
            holds = {
                "most-fame": self.most_famous(self.order),
                "least-fame": self.least_famous(self.order),
                "first": self.order[0],
                "last": self.order[-1],
                "largest-foundation": max(self.order, key=lambda n: self.seat(n)["foundation"]),
            }[step["rank"]] == seat
        else:
            holds = step.get("at_least", 0) <= self.count(seat, step["counter"]) <= step.get("at_most", 999)
        self.run(seat, step.get("then" if holds else "else", []), track, event)

    def count(self, seat: int, counter: str) -> int:
        player, tracks = self.seat(seat), self.now["tracks"]
        figures = [found["token"] for found in self.now["legendary"]].count(seat)
        tokens = sum(track["spaces"].count(seat) for track in tracks)
        minors, majors = [sum(seat in found[size] for found in self.now["industries"]) for size in ("minors", "majors")]
        own = self.track(player["character"])["spaces"]
        icon = {slug_of(card["name"]): card["icon"] for card in SUCCESSORS}
        icons = {icon[heir] for heir in player["hall"]} | {MATS[player["character"]]["icon"]}
        return {
            "cards-played": len(player["played"]),
            "hand": player["hand_size"],
            "gold": player["gold"],
            "fame": player["fame"],
            "foundation": player["foundation"],
            "resources": sum(player["resources"].values()),
            "relationships": tokens + figures,
            "legendary": figures,
            "on-own-track": sum(owner is not None for owner in own),
            "investments": minors + majors,
            "minors": minors,
            "majors": majors,
            "own-heirlooms": len(player["own_heirlooms"]),
            "controlled-heirlooms": len(player["controlled_heirlooms"]),
            "heirlooms": len(player["own_heirlooms"]) + len(player["controlled_heirlooms"]) - 1,
            "icons": len(icons),
            "matches": player["matches"],
            "generation": self.now["generation"],
            "globals-triggered": sum(tile["triggered"] for tile in self.now["global_actions"]),
        }[counter]
