"""A second gears, written from the clauses and the formats alone: plain values, no module of the game.

`settle` settles the end of a round; `Model` plays whole games, question by question. Tests let both sides play the same
games and settle the same sheets. Where they differ, one of them has not read the clauses.
"""

from __future__ import annotations

from hashlib import blake2b

INSTANT = {"bloodline-influence", "time-folds-around-us", "we-need-more-time"}
OWN_CUBE = {"not-what-we-hoped-for", "perfectly-laid-plans"}


# ---------------------------------------------------------------- chance


class Luck:
    """One stream of `blake2b-1`."""

    def __init__(self, seed, name):
        self.words = self.all_words(seed, name.encode("ascii"))

    @staticmethod
    def all_words(seed, name):
        number = 0
        while True:
            block = blake2b(name + b"\0" + number.to_bytes(8, "little"), digest_size=64, key=seed).digest()
            yield from [int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4)]
            number += 1

    def below(self, n):
        word = next(self.words)
        while word >= 2**32 - 2**32 % n:
            word = next(self.words)
        return word % n

    def shuffle(self, cards):
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


# ---------------------------------------------------------------- settling
#
# A copy on the timeline is {"frame", "technology", "cubes": {player: number}}; a lingering Fate card
# {"card", "frame", "technology", "removes"}. `needs` and `rewards` are by technology.


def wanted(copy, needs, fates):
    """What this copy needs, less what was willed away from it."""
    gone = {f["removes"] for f in fates if (f["frame"], f["technology"]) == (copy["frame"], copy["technology"])}
    return [need for need in needs[copy["technology"]] if need not in gone]


def works(copy, copies, needs, fates, known):
    """A successful copy of everything needed lies strictly further left."""
    key = copy["frame"], copy["technology"]
    if key not in known:
        known[key] = all(
            any(
                other["technology"] == need
                and other["frame"] < copy["frame"]
                and works(other, copies, needs, fates, known)
                for other in copies
            )
            for need in wanted(copy, needs, fates)
        )
    return known[key]


def judge(copies, needs, fates):
    """Which copies are successful, by frame and technology."""
    known = {}
    return {(c["frame"], c["technology"]): works(c, copies, needs, fates, known) for c in copies}


def leaders_at(copy):
    """The seats of those who lead a copy."""
    return [seat for seat, player in enumerate(copy["cubes"]) if player in leaders(copy)]


def leaders(copy):
    most = max(copy["cubes"].values(), default=0)
    return [player for player, cubes in copy["cubes"].items() if cubes == most and most > 0]


def resolve(copies, needs, fates):
    """What stays, and what goes by which clause."""
    gone = [(c, "gears.resolve.no-cubes") for c in copies if not any(c["cubes"].values())]
    stay = [c for c in copies if any(c["cubes"].values())]
    good = judge(stay, needs, fates)
    left = []
    for copy in stay:
        twins = [c for c in stay if c["technology"] == copy["technology"]]
        working = [c["frame"] for c in twins if good[c["frame"], c["technology"]]]
        survivor = min(working) if working else max(c["frame"] for c in twins)
        if copy["frame"] == survivor:
            left.append(copy)
        else:
            gone.append((copy, f"gears.resolve.duplicates-{'success' if working else 'failed'}"))
    return left, gone


def settle(copies, needs, rewards, fates, pursuits, hoped=0, share=False):
    """Phases II to IV: what stays with its cubes, what goes, all awards, and the cubes that reach the pools.

    `pursuits` are (player, technology, bonus); awards are (player, points, technology, for, dependent).
    """
    left, gone = resolve(copies, needs, fates)
    good = judge(left, needs, fates)
    awards, pools = [], {}
    for player, technology, bonus in pursuits:
        for copy in left:
            ahead = leaders(copy)
            counts = good[copy["frame"], technology] if copy["technology"] == technology else False
            if counts and player in ahead and (share or ahead == [player]):
                awards.append((player, bonus // len(ahead), technology, "pursuit", None))
    for copy in left:
        if not good[copy["frame"], copy["technology"]]:
            continue
        disappointing = ("not-what-we-hoped-for", copy["frame"], copy["technology"])
        worth = rewards[copy["technology"]]
        if disappointing in {(f["card"], f["frame"], f["technology"]) for f in fates}:
            worth = hoped
        building = [c["technology"] for c in left if good[c["frame"], c["technology"]]
                    and copy["technology"] in wanted(c, needs, fates)]  # fmt: skip
        ahead = leaders(copy)
        for player in ahead:
            awards.append((player, worth // len(ahead), copy["technology"], "reward", None))
            awards += [(player, worth // len(ahead), copy["technology"], "dependency", later) for later in building]
    for copy in left:
        for player in leaders(copy):
            copy["cubes"] = {**copy["cubes"], player: copy["cubes"][player] - 1}
            if good[copy["frame"], copy["technology"]]:
                pools[player] = pools.get(player, 0) + 1
    return left, gone, [award for award in awards if award[1]], pools, good


# ---------------------------------------------------------------- playing


class Model:
    """A whole game. `ask` is the open question as (seat, options); `answer` gives the next pick."""

    def __init__(self, cards, players, options, seed, rules):
        self.cards, self.n, self.options, self.rules = cards, players, options, rules
        self.technologies = {t["slug"]: t for t in cards["technologies"]}
        self.needs = {slug: t["needs"] for slug, t in self.technologies.items()}
        self.rewards = {slug: t["reward"] for slug, t in self.technologies.items()}
        self.bonus = {c["slug"]: (c["pursuit"], c["bonus"]) for c in cards["characters"]}
        copies = [slug for slug, t in self.technologies.items() for _ in range(t["copies"])]
        self.whole = [*copies, *cards["fate"]]
        self.variant = options["fate"]
        self.seed, self.streams = seed, {}
        self.round, self.turn, self.left, self.order = 1, 1, 0, []
        self.players = [
            {
                "score": 0,
                "pool": 0,
                "frame": self.present(),
                "hand": [],
                "fate": [],
                "character": None,
                "position": None,
            }
            for _ in range(players)
        ]
        self.copies, self.lingering, self.discard, self.drawn = [], [], [], []
        self.removed, self.draft = [], []
        self.removed_openly = []  # of these, what everybody has seen
        self.more_time = self.took = False
        self.deck = copies if self.variant != "standard" else list(self.whole)
        self.course = self.play()
        self.ask = next(self.course)

    def answer(self, pick):
        try:
            self.ask = self.course.send(pick)
        except StopIteration:
            self.ask = None

    def reseed(self, seed):
        """New luck: the streams begin anew, and the draw pile is shuffled by its own."""
        self.seed, self.streams = seed, {}
        self.renew(self.deck)

    # ---------------------------------------------------------------- small things

    def oldest(self):
        return 1

    def luck(self, name):
        return self.streams.setdefault(name, Luck(self.seed, name))

    def present(self):
        return self.n + self.round + 2

    def renew(self, cards):
        self.deck = sorted(cards, key=self.whole.index)
        self.luck("deck").shuffle(self.deck)

    def next_card(self):
        if not self.deck and self.discard:
            self.renew(self.discard)
            self.discard = []
        return self.deck.pop() if self.deck else None

    def draw_cards(self, count):
        cards = [self.next_card() for _ in range(count)]
        return [card for card in cards if card]

    def is_fate(self, card):
        return card not in self.technologies

    def in_frame(self, frame):
        return [c for c in self.copies if c["frame"] == frame]

    def guarded(self, seat, copy):
        """By another player's plans."""
        here = ("perfectly-laid-plans", copy["frame"], copy["technology"])
        return any((f["card"], f["frame"], f["technology"]) == here and f["by"] != seat for f in self.lingering)

    # ---------------------------------------------------------------- the course of the game

    def play(self):
        self.renew(self.deck)
        yield from self.set_up()
        while True:
            for self.turn in range(1, 5):
                for seat in self.order:
                    yield from self.take_turn(seat)
            yield from self.extra_turns()
            self.end_round()
            if self.round == 4:
                return
            self.prepare()
            previous = self.order
            choosers = sorted(
                range(self.n),
                key=lambda seat: (self.players[seat]["pool"], self.players[seat]["score"], previous.index(seat)),
            )
            yield from self.choose_positions(choosers)

    def extra_turns(self):
        yield from ()

    def set_up(self):
        fate = list(self.cards["fate"])
        if self.variant == "shape":
            self.draft = [{"card": card, "cubes": [0] * self.n} for card in fate]
        elif self.variant != "standard":
            self.removed = fate
        characters = list(self.bonus)
        if self.options["pursuits"] == "on":
            for seat in range(self.n):
                pick = yield seat, [f"character:{name}" for name in characters]
                characters.remove(pick.split(":")[1])
                self.players[seat]["character"] = pick.split(":")[1]
        else:
            self.luck("characters").shuffle(characters)
            for player in self.players:
                player["character"] = characters.pop()
        first = self.luck("first-chooser").below(self.n)
        for player in self.players:
            player["hand"] = self.draw_cards(6)
        if self.variant == "destiny":
            self.luck("fate").shuffle(self.removed)
            for player in self.players:
                player["fate"] = [self.removed.pop()]
        yield from self.choose_positions([(first + i) % self.n for i in range(self.n)])
        for place, seat in enumerate(self.order):
            self.players[seat]["hand"] += self.draw_cards([0, 1, 1, 2][place])

    def choose_positions(self, choosers):
        free = list(range(1, self.n + 1))
        for seat in choosers:
            pick = yield seat, [f"position:{place}" for place in free]
            place = int(pick.split(":")[1])
            free.remove(place)
            self.players[seat]["position"] = place
        self.order = sorted(range(self.n), key=lambda seat: self.players[seat]["position"])
        for player in self.players:
            player["position"] = None

    def end_round(self):
        for player in self.players:
            player["frame"] = self.present()
        pursuits = []
        if self.options["pursuits"] == "on":
            pursuits = [(seat, *self.bonus[player["character"]]) for seat, player in enumerate(self.players)]
        hoped, share = int(self.options["not-what-we-hoped-for"]), self.options["pursuit-ties"] == "share"
        self.copies, gone, awards, pools, _ = settle(
            self.copies, self.needs, self.rewards, self.lingering, pursuits, hoped, share
        )
        self.discard += [copy["technology"] for copy, _ in gone]
        for seat, points, *_ in awards:
            self.players[seat]["score"] += points
        for seat, cubes in pools.items():
            self.players[seat]["pool"] += cubes

    def prepare(self):
        for fate in self.lingering:
            self.put_away(fate["card"])
        self.lingering = []
        for seat in self.order:
            hand = self.players[seat]["hand"]
            hand += self.draw_cards(max(0, 6 - len(hand)))
        self.round += 1
        self.turn = 1
        for player in self.players:
            player["frame"] = self.present()

    def put_away(self, fate):
        if self.variant == "standard":
            self.discard.append(fate)
        elif self.variant == "destiny":
            self.removed.append(fate)
            self.removed_openly.append(fate)
        else:
            self.draft.append({"card": fate, "cubes": [0] * self.n})

    # ---------------------------------------------------------------- a turn

    def take_turn(self, seat):
        self.left, self.more_time, self.took = 3, False, False
        player = self.players[seat]
        while True:
            actions = self.actions(seat)
            if not actions and not self.stays_open(player):
                break
            ending = [] if actions and self.left else ["end"]
            pick = yield seat, [*actions, *self.free_plays(seat), *ending]
            verb, *rest = pick.split(":")
            if verb == "end":
                break
            yield from getattr(self, f"do_{verb}")(seat, player, *rest)
        self.left, self.more_time = 0, False

    def stays_open(self, player):
        """By what everybody can see: a Fate card might be played, or since rules 2 something established."""
        if player["hand" if self.variant == "standard" else "fate"]:
            return True
        free = self.more_time and self.options["we-need-more-time"] == "free"
        return self.rules >= 2 and bool(player["hand"]) and bool(self.left or free) and self.has_room(player)

    def actions(self, seat):
        """Everything an action may be used for."""
        player, zero = self.players[seat], self.options["zero-moves"] == "on"
        here = player["frame"]
        free = self.more_time and self.options["we-need-more-time"] == "free"
        found = [f"establish:{card}" for card in self.can_establish(player)] if self.left or free else []
        if not self.left:
            return found
        found += [f"travel:{frame}" for frame in range(self.oldest(), here + zero)]
        found += [
            f"influence:{copy['technology']}"
            for copy in self.in_frame(here)
            if (player["pool"] or zero) and not self.guarded(seat, copy)
        ]
        if self.deck or self.discard:
            found.append("draw")
        if not self.took:
            found += [f"take:{card['card']}" for card in self.draft]
        return found

    def can_establish(self, player):
        if not self.has_room(player):
            return []
        there = [copy["technology"] for copy in self.in_frame(player["frame"])]
        hand = player["hand"]
        kinds = {card for card in hand if not self.is_fate(card)}
        return sorted(c for c in kinds if c not in there and self.technologies[c]["cost"] < len(hand))

    def has_room(self, player):
        room = self.present() - player["frame"]
        overfull = self.more_time and self.options["we-need-more-time"] == "over-capacity"
        return room > 0 and (len(self.in_frame(player["frame"])) < room or overfull)

    def do_travel(self, seat, player, frame):
        player["frame"] = int(frame)
        self.left -= 1
        yield from ()

    def do_establish(self, seat, player, card):
        cost = self.technologies[card]["cost"]
        for _ in range(cost):
            others = list(player["hand"])
            others.remove(card)
            pick = yield seat, sorted({f"pay:{other}" for other in others})
            paid = pick.split(":")[1]
            player["hand"].remove(paid)
            self.discard.append(paid)
        player["hand"].remove(card)
        self.copies.append({"frame": player["frame"], "technology": card, "cubes": dict.fromkeys(range(self.n), 0)})
        self.copies[-1]["cubes"][seat] = cost
        if not (self.more_time and self.options["we-need-more-time"] == "free"):
            self.left -= 1
        self.more_time = False

    def do_influence(self, seat, player, technology):
        least = 0 if self.options["zero-moves"] == "on" else 1
        pick = yield seat, [f"cubes:{number}" for number in range(least, player["pool"] + 1)]
        number = int(pick.split(":")[1])
        player["pool"] -= number
        self.left -= 1
        self.find(player["frame"], technology)["cubes"][seat] += number

    def find(self, frame, technology):
        [copy] = [c for c in self.in_frame(frame) if c["technology"] == technology]
        return copy

    def do_draw(self, seat, player):
        self.drawn = self.draw_cards(2)
        kept = self.drawn[0]
        if len(self.drawn) == 2:
            pick = yield seat, sorted({f"keep:{card}" for card in self.drawn})
            kept = pick.split(":")[1]
        self.drawn.remove(kept)
        player["hand"].append(kept)
        self.discard += self.drawn
        self.drawn = []
        self.left -= 1

    def do_take(self, seat, player, fate):
        [taken] = [card for card in self.draft if card["card"] == fate]
        self.draft.remove(taken)
        for other, cubes in enumerate(taken["cubes"]):
            self.players[other]["pool"] += cubes
        player["fate"].append(fate)
        self.took = True
        self.left -= 1
        at = self.order.index(seat)
        for other in [*self.order[at + 1 :], *self.order[:at]] if self.draft else []:
            pick = yield other, ["place:none", *[f"place:{card['card']}" for card in self.draft]]
            for card in self.draft:
                card["cubes"][other] += pick == f"place:{card['card']}"

    # ---------------------------------------------------------------- Fate cards

    def free_plays(self, seat):
        player = self.players[seat]
        mine = [card for card in [*player["hand"], *player["fate"]] if self.is_fate(card)]
        free = ("time-folds-around-us", "we-need-more-time")
        return [f"fate:{card}" for card in mine if card in free or self.targets(seat, card)]

    def targets(self, seat, card):
        return [
            copy
            for copy in self.copies
            if not self.guarded(seat, copy)
            and (card not in OWN_CUBE or copy["cubes"][seat])
            and (card != "willed-into-existence" or self.needs[copy["technology"]])
        ]

    def do_fate(self, seat, player, card):
        if card == "we-need-more-time":
            self.more_time = True
        elif card == "time-folds-around-us":
            pick = yield seat, [f"whom:{other}" for other in range(self.n)]
            other = self.players[int(pick.split(":")[1])]
            other["frame"] = min(other["frame"] + 1, self.present())
        else:
            pick = yield seat, [f"on:{c['frame']}:{c['technology']}" for c in self.targets(seat, card)]
            _, frame, technology = pick.split(":")
            removes = None
            if card == "bloodline-influence":
                self.find(int(frame), technology)["cubes"][seat] += 1
            elif card == "willed-into-existence":
                pick = yield seat, [f"without:{need}" for need in self.needs[technology]]
                removes = pick.split(":")[1]
            if card not in INSTANT:
                lying = {"card": card, "by": seat, "frame": int(frame), "technology": technology, "removes": removes}
                self.lingering.append(lying)
        (player["hand"] if card in player["hand"] else player["fate"]).remove(card)
        if card in INSTANT:
            self.put_away(card)

    # ---------------------------------------------------------------- what everybody would see with all cards open

    def met_by(self, copy, good):
        """The successful copies in older frames of what a copy needs."""
        needed = wanted(copy, self.needs, self.lingering)
        older = sorted((c for c in self.copies if c["frame"] < copy["frame"]), key=lambda c: c["frame"])
        there = [(c["frame"], c["technology"]) for c in older if c["technology"] in needed]
        return [{"frame": frame, "technology": card} for frame, card in there if good[frame, card]]

    def missing(self, copy, good):
        """What a copy needs and no successful copy in an older frame is, in the order of its card."""
        met = [one["technology"] for one in self.met_by(copy, good)]
        return [need for need in wanted(copy, self.needs, self.lingering) if need not in met]

    def position(self):
        """The promised keys of a position; piles whose order nothing depends on are sorted."""
        good = judge(self.copies, self.needs, self.lingering)
        return {
            "game": "gears",
            "over": self.ask is None,
            "scores": [player["score"] for player in self.players],
            "to_move": None if self.ask is None else self.ask[0],
            "round": self.round,
            "turn": self.turn,
            "order": self.order,
            "actions_left": self.left,
            "present": self.present(),
            "players": [{**p, "hand": sorted(p["hand"]), "fate": sorted(p["fate"])} for p in self.players],
            "timeline": [
                {
                    "frame": copy["frame"],
                    "technology": copy["technology"],
                    "cubes": list(copy["cubes"].values()),
                    "successful": good[copy["frame"], copy["technology"]],
                    "leaders": leaders_at(copy),
                    "modifier": 0,
                    "met_by": self.met_by(copy, good),
                    "missing": self.missing(copy, good),
                }
                for copy in sorted(self.copies, key=lambda copy: copy["frame"])
            ],
            "fate_in_play": self.lingering,
            "deck": self.deck[::-1],
            "discard": sorted(self.discard),
            "removed": sorted(self.removed),
            "draft": sorted(self.draft, key=lambda card: card["card"]),
            "spliced": False,
            "drawn": sorted(self.drawn),
            "more_time": self.more_time,
        }

    def ranking(self):
        """Higher score, smaller pool, earlier position."""
        at = [(-p["score"], p["pool"], self.order.index(seat)) for seat, p in enumerate(self.players)]
        return sorted(range(self.n), key=at.__getitem__)
