"""A second machines, written from the clauses and the formats alone: that of gears with abilities, tokens and F0."""

from __future__ import annotations

from tests.games.gears import model as gears

TOME = "tome-of-the-origin"
NO_FATE = {"fate": "sealed", "we-need-more-time": "over-capacity", "not-what-we-hoped-for": "0"}


def worth(copy, rewards):
    """The reward as it counts: printed, or for the Tome the cubes on it, with the tokens, never below zero."""
    printed = sum(copy["cubes"].values()) if copy["technology"] == TOME else rewards[copy["technology"]]
    return max(0, printed + copy["modifier"])


def settle(copies, needs, rewards, pursuits, share=False):
    """As in gears. What the resolution leaves is there only once, so its worth is by technology."""
    left, gone = gears.resolve(copies, needs, [])
    counted = {copy["technology"]: worth(copy, rewards) for copy in left}
    left, _, awards, pools, good = gears.settle(left, needs, counted, [], pursuits, share=share)
    return left, gone, awards, pools, good


class Model(gears.Model):
    """A whole game. `abilities` are those of the card set file, by technology."""

    def __init__(self, cards, players, options, seed, abilities):
        self.abilities = abilities
        self.spliced = self.activated = False
        self.tokens = set()
        self.noted = set()  # what abilities did so far, for those who look for games with everything in them
        super().__init__(cards, players, {**options, **NO_FATE}, seed, rules=1)

    # ---------------------------------------------------------------- the course of the game

    def oldest(self):
        return 0 if self.spliced else 1

    def extra_turns(self):
        for seat in [seat for seat in self.order if seat in self.tokens]:
            self.turn = 5
            yield from self.take_turn(seat)
            self.tokens.discard(seat)

    def end_round(self):
        for player in self.players:
            player["frame"] = self.present()
        pursuits = []
        if self.options["pursuits"] == "on":
            pursuits = [(seat, *self.bonus[player["character"]]) for seat, player in enumerate(self.players)]
        share = self.options["pursuit-ties"] == "share"
        self.copies, gone, awards, pools, _ = settle(self.copies, self.needs, self.rewards, pursuits, share)
        self.discard += [copy["technology"] for copy, _ in gone]
        for seat, points, *_ in awards:
            self.players[seat]["score"] += points
        for seat, cubes in pools.items():
            self.players[seat]["pool"] += cubes

    def take_turn(self, seat):
        self.left, self.activated = 3, False
        while True:
            actions = self.actions(seat)
            pick = yield seat, [*actions, *self.activations(seat), *([] if actions else ["end"])]
            verb, *rest = pick.split(":")
            if verb == "end":
                break
            yield from getattr(self, f"do_{verb}")(seat, self.players[seat], *rest)
        self.left, self.activated = 0, False

    # ---------------------------------------------------------------- when abilities happen

    def do_establish(self, seat, player, card):
        yield from super().do_establish(seat, player, card)
        copy = self.copies[-1]
        copy["modifier"] = 0
        if self.has(card, "established"):
            yield from self.use(seat, copy, self.abilities[card])

    def has(self, card, when):
        return self.abilities[card] is not None and self.abilities[card]["when"] == when

    def activations(self, seat):
        if self.activated:
            return []
        good = gears.judge(self.copies, self.needs, [])
        return [
            f"activate:{copy['technology']}"
            for copy in self.in_frame(self.players[seat]["frame"])
            if self.has(copy["technology"], "gear")
            and good[copy["frame"], copy["technology"]]
            and gears.leaders(copy) == [seat]
        ]

    def do_activate(self, seat, player, technology):
        self.activated = True
        yield from self.use(seat, self.find(player["frame"], technology), self.abilities[technology])

    def use(self, seat, copy, ability, noted=""):
        """The ability, for the card `copy`."""
        cost = ability.get("cost", [])
        if not self.payable(seat, cost):
            self.noted.add("unpayable")
            return
        if ability.get("optional") and (yield seat, ["choose:yes", "choose:no"]) == "choose:no":
            self.noted.add("declined")
            return
        for effect in [*cost, *ability["effects"]]:
            self.noted.add(noted + effect["do"])
            numbers = {key: value for key, value in effect.items() if key != "do"}
            yield from getattr(self, f"effect_{effect['do']}")(seat, self.players[seat], copy, **numbers)

    def payable(self, seat, cost):
        """In full, from what there is now."""
        hand = len(self.players[seat]["hand"])
        for discard in [effect["cards"] for effect in cost if effect["do"] == "discard"]:
            hand -= hand if discard == "hand" else discard
        return hand >= 0 and sum(effect["give"] for effect in cost if effect["do"] == "action") <= self.left

    # ---------------------------------------------------------------- what abilities do

    def effect_draw(self, seat, player, copy, cards, least=0, keep=0):
        count = max(least, copy["cubes"][seat]) if cards == "cubes" else cards
        drawn = self.draw_cards(count)
        if keep == 0 or len(drawn) <= keep:
            player["hand"] += drawn
            return
        self.drawn = drawn
        for _ in range(keep):
            pick = yield seat, sorted({f"choose:card:{card}" for card in self.drawn})
            kept = pick.split(":")[2]
            self.drawn.remove(kept)
            player["hand"].append(kept)
        self.discard += self.drawn
        self.drawn = []

    def effect_discard(self, seat, player, copy, cards):
        if cards == "hand":
            self.discard += player["hand"]
            player["hand"] = []
            return
        for _ in range(min(cards, len(player["hand"]))):
            pick = yield seat, sorted({f"choose:card:{card}" for card in player["hand"]})
            card = pick.split(":")[2]
            player["hand"].remove(card)
            self.discard.append(card)

    def effect_move(self, seat, player, copy, to="", frames=0, way="right", who="self"):
        step = 1 if way == "right" else -1
        if to or frames == "any":
            whole = range(self.oldest(), self.present() + 1)
            there = [frame for frame in whole if (frame - player["frame"]) * step > 0]
            if to:
                there = [c["frame"] for c in self.copies if c["technology"] == to]
            if there:
                pick = yield seat, [f"choose:frame:{frame}" for frame in there]
                player["frame"] = int(pick.split(":")[2])
            return
        moved = player
        if who == "other":
            moved = self.players[(yield from self.another(seat))]
        moved["frame"] = min(max(moved["frame"] + step * frames, self.oldest()), self.present())

    def another(self, seat):
        pick = yield seat, [f"choose:seat:{other}" for other in range(self.n) if other != seat]
        return int(pick.split(":")[2])

    def effect_points(self, seat, player, copy, gain=0, lose=0, who="self"):
        if who == "self":
            player["score"] += gain - lose
        elif who == "other":
            self.players[(yield from self.another(seat))]["score"] -= lose
        else:
            for other in range(self.n):
                self.players[other]["score"] -= lose if other != seat else 0

    def effect_cubes(self, seat, player, copy, gain=0, place=0, back=0, move=0):
        player["pool"] += gain
        if place:
            here = self.in_frame(player["frame"])
            if here:
                chosen = self.named((yield seat, self.sites(here)))
                chosen["cubes"][seat] += place
        elif back:
            most = copy["cubes"][seat] if back == "any" else min(back, copy["cubes"][seat])
            number = yield from self.how_many(seat, most)
            copy["cubes"][seat] -= number
            player["pool"] += number
        elif move:
            yield from self.move_cubes(seat, player["frame"], 10**9 if move == "any" else move)

    def move_cubes(self, seat, here, most):
        """To one technology elsewhere, or to none; from the technologies of the frame in their order."""
        elsewhere = [copy for copy in self.copies if copy["frame"] != here]
        pick = yield seat, ["choose:none", *self.sites(elsewhere)]
        if pick == "choose:none":
            return
        for source in [copy for copy in self.in_frame(here) if copy["cubes"][seat]]:
            number = yield from self.how_many(seat, min(most, source["cubes"][seat]))
            source["cubes"][seat] -= number
            self.named(pick)["cubes"][seat] += number
            most -= number

    def sites(self, copies):
        return [f"choose:{copy['frame']}:{copy['technology']}" for copy in copies]

    def named(self, pick):
        _, frame, technology = pick.split(":")
        return self.find(int(frame), technology)

    def how_many(self, seat, most):
        pick = yield seat, [f"choose:cubes:{number}" for number in range(most + 1)]
        return int(pick.split(":")[2])

    def effect_modify(self, seat, player, copy, by):
        others = self.sites([other for other in self.copies if other is not copy])
        if others:
            self.named((yield seat, others))["modifier"] += by

    def effect_action(self, seat, player, copy, gain=0, give=0):
        self.left += gain - give
        yield from ()

    def effect_turn(self, seat, player, copy):
        if self.turn < 5:
            self.tokens.add(seat)
        yield from ()

    def effect_splice(self, seat, player, copy):
        self.spliced = True
        yield from ()

    def effect_copy(self, seat, player, copy):
        there = {other["technology"] for other in self.copies if self.has(other["technology"], "gear")}
        copying = {card for card in there if any(e["do"] == "copy" for e in self.abilities[card]["effects"])}
        if there - copying:
            pick = yield seat, sorted(f"choose:{card}" for card in there - copying)
            yield from self.use(seat, copy, self.abilities[pick.split(":")[1]], "copied-")

    # ---------------------------------------------------------------- what everybody would see with all cards open

    def position(self):
        shown = super().position()
        timeline = sorted(self.copies, key=lambda copy: copy["frame"])
        for site, copy in zip(shown["timeline"], timeline, strict=True):
            site["modifier"] = copy["modifier"]
        for seat, player in enumerate(shown["players"]):
            player["extra_turn"] = seat in self.tokens
        del shown["more_time"]
        return {**shown, "game": "machines", "spliced": self.spliced, "activated": self.activated}
