"""The one vocabulary of costs and effects that every card, space, token and mat of legacies is written in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal, get_args

import msgspec

from posterity.core.sets import CardFault, Phrase, fault

Character = Literal[
    "politician",
    "underworld-boss",
    "general",
    "inventor",
    "philosopher",
    "corporate-mogul",
    "transportation-baron",
    "master-thief",
    "promoter",
    "socialite",
]
Industry = Literal[
    "communications",
    "law",
    "military",
    "education",
    "science",
    "libraries",
    "manufacturing",
    "tourism",
    "museums",
    "theater",
]
Group = Literal["government", "progress", "entertainment"]
Icon = Literal["power", "manipulation", "humanity", "commerce", "knowledge", "innovation"]
Resource = Literal["dye", "gear", "gem", "iron"]
AnyResource = Literal["dye", "gear", "gem", "iron", "any"]
Commodity = Literal["gold", "fame", "foundation", "resources"]
Global = Literal["event", "relationships", "income", "fame", "foundation", "influence", "dividends", "trade"]
Size = Literal["minor", "major"]
AnySize = Literal["minor", "major", "any"]
Token = Literal["relationship", "minor", "major"]
AnyToken = Literal["relationship", "minor", "major", "any"]
Who = Literal["you", "each-player", "each-other", "chosen-opponent", "least-fame", "most-fame", "track-owner"]
Victim = Literal["chosen", "each", "most-fame", "track-owner"]
Owner = Literal["you", "opponent", "anybody"]
Where = Literal["any", "own-track"] | Character
Place = Literal["any", "own-track", "legendary"] | Character
Field = Literal["any", "influenced"] | Group | Industry
Counter = Literal[
    "cards-played",
    "hand",
    "gold",
    "fame",
    "foundation",
    "resources",
    "relationships",
    "legendary",
    "on-own-track",
    "investments",
    "minors",
    "majors",
    "own-heirlooms",
    "controlled-heirlooms",
    "heirlooms",
    "icons",
    "matches",
    "generation",
    "globals-triggered",
]
Rank = Literal["most-fame", "least-fame", "first", "last", "largest-foundation"]
Target = Literal[
    "relationship-cost",
    "investment-price",
    "sale-proceeds",
    "heirloom-resources",
    "heirloom-fee",
    "dividend",
    "income",
    "legendary-limit",
    "advance",
]
Amount = int | tuple[int, int, int]  # one number, or one for each century

MOST: Final = 999  # the largest amount
STEPS: Final = 12  # of one effect
DEEPEST: Final = 4  # effects within effects


def by_century(amount: Amount) -> tuple[int, int, int]:
    """An amount in each of the three centuries (legacies.core.variable-values)."""
    return (amount, amount, amount) if isinstance(amount, int) else amount


def shown(amount: Amount) -> str:
    """`3`, or `20/50/150`."""
    return str(amount) if isinstance(amount, int) else "/".join(str(part) for part in amount)


def counted(amount: Amount) -> int | str:
    """An amount for a sentence: a number, which has a singular and a plural, or `20/50/150`."""
    return amount if isinstance(amount, int) else shown(amount)


def words(parts: list[Phrase]) -> Phrase:
    """Several phrases as one: A, B and C."""
    return parts[0] if len(parts) == 1 else Phrase("effect-all", {}, tuple(parts))


def chained(message: str, parts: list[Phrase]) -> Phrase:
    """Several phrases put together by a message that joins two."""
    found = parts[0]
    for part in parts[1:]:
        found = Phrase(message, {"first": found, "last": part})
    return found


def one_of(parts: list[Phrase]) -> Phrase:
    """A choice in words: A, B or C."""
    if len(parts) == 1:
        return parts[0]
    return Phrase("or", {"first": chained("list-comma", parts[:-1]), "last": parts[-1]})


def resource_words(resources: Sequence[str]) -> list[Phrase]:
    """Resources in words, each kind with its number; `any` is a free choice."""
    found = []
    for kind in dict.fromkeys(resources):
        count = resources.count(kind)
        if kind == "any":
            found.append(Phrase("goods-any", {"amount": count}))
        else:
            found.append(Phrase("goods-resource", {"kind": kind, "resource": kind, "amount": count}))
    return found


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Amounts of the four commodities. `any` counts resources of free choice, `resources` names them."""

    gold: Amount = 0
    fame: Amount = 0
    foundation: Amount = 0
    any: Amount = 0
    resources: tuple[Resource, ...] = ()

    def amounts(self) -> dict[str, Amount]:
        return {"gold": self.gold, "fame": self.fame, "foundation": self.foundation, "any": self.any}

    def parts(self) -> list[Phrase]:
        """Each commodity in words."""
        found = [Phrase(f"goods-{key}", {"amount": counted(n)}) for key, n in self.amounts().items() if n != 0]
        return found + resource_words(self.resources)

    def empty(self) -> bool:
        return not self.parts()


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What stands in a cost frame (legacies.core.cost-frame); an empty one is free."""

    gold: Amount = 0
    fame: Amount = 0
    resources: tuple[AnyResource, ...] = ()
    cards: int = 0

    def phrase(self) -> Phrase:
        found = [Phrase(f"goods-{key}", {"amount": counted(n)}) for key, n in self.goods().items() if n]
        found += resource_words(self.resources)
        if self.cards:
            found.append(Phrase("goods-cards", {"count": self.cards}))
        return words(found) if found else Phrase("goods-free")

    def goods(self) -> dict[str, Amount]:
        return {"gold": self.gold, "fame": self.fame}

    def amounts(self) -> dict[str, Amount]:
        return {**self.goods(), "cards": self.cards}


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """One thing an effect does, to or by `who`; a step that is `optional` may be declined."""

    who: Who = "you"
    optional: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        """The message of what it does, its arguments and its parts; `form` says whether it speaks to the reader."""
        raise NotImplementedError

    def phrase(self, other: bool = False) -> Phrase:
        """What it does, in words made from its keys: to the reader, or about `other` people."""
        form = "they" if other or self.who != "you" else "you"
        message, args, parts = self.said(form)
        subject = Phrase("subject", {"who": "none" if self.who == "you" else self.who})
        said = Phrase(message, {"form": form, "subject": subject, **args}, tuple(parts))
        asked = self.optional and not isinstance(self, Pay)  # who may pay is asked anyway
        return Phrase("effect-may", {"effect": said, "form": form}) if asked else said

    def amounts(self) -> dict[str, Amount]:
        """Its numbers by key; each must be one that can be."""
        return {}

    def within(self) -> list[tuple[AnyStep, ...]]:
        """The effects it is made of."""
        return []

    def sound(self) -> bool:
        """Do its keys make sense together?"""
        return True


def tag(step: Step) -> str:
    return str(step.__struct_config__.tag)


class GoodsStep(Step, frozen=True, kw_only=True):
    """A step about commodities."""

    gold: Amount = 0
    fame: Amount = 0
    foundation: Amount = 0
    any: Amount = 0
    resources: tuple[Resource, ...] = ()

    def goods(self) -> Goods:
        return Goods(gold=self.gold, fame=self.fame, foundation=self.foundation, any=self.any, resources=self.resources)

    def amounts(self) -> dict[str, Amount]:
        return self.goods().amounts()

    def sound(self) -> bool:
        return not self.goods().empty()


class Gain(GoodsStep, frozen=True, kw_only=True, tag="gain"):
    """Commodities from the bank."""

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-gain", {}, self.goods().parts()


class Lose(GoodsStep, frozen=True, kw_only=True, tag="lose"):
    """Commodities to the bank, as far as they go (legacies.core.counters-floor)."""

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-lose", {}, self.goods().parts()


class Pay(Step, frozen=True, kw_only=True, tag="pay"):
    """Pay `cost` or not; `then` is done only by those who pay all of it."""

    cost: Cost
    then: tuple[AnyStep, ...]

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-pay", {"cost": self.cost.phrase(), "then": inner_phrase(self.then, form)}, []

    def amounts(self) -> dict[str, Amount]:
        return self.cost.amounts()

    def within(self) -> list[tuple[AnyStep, ...]]:
        return [self.then]

    def sound(self) -> bool:
        return bool(self.then) and self.cost != Cost()


class Steal(GoodsStep, frozen=True, kw_only=True, tag="steal"):
    """Commodities of opponents; the thief gets what was really taken (legacies.core.counters-floor)."""

    victim: Victim = msgspec.field(default="chosen", name="from")

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-steal", {"from": self.victim}, self.goods().parts()


class DrawCard(Step, frozen=True, kw_only=True, tag="draw-card"):
    """Player cards of the century from the deck into the hand."""

    amount: Amount = 1

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-draw-card", {"amount": counted(self.amount)}, []

    def amounts(self) -> dict[str, Amount]:
        return {"amount": self.amount}

    def sound(self) -> bool:
        return self.amount != 0


class DrawSuccessor(Step, frozen=True, kw_only=True, tag="draw-successor"):
    """Successors from the deck into the hand, for those who have put none in play in this generation.

    `additional` is for those who have, too (legacies.successor.no-more-draws).
    """

    amount: Amount = 1
    additional: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        more = "yes" if self.additional else "no"
        return "effect-draw-successor", {"amount": counted(self.amount), "additional": more}, []

    def amounts(self) -> dict[str, Amount]:
        return {"amount": self.amount}

    def sound(self) -> bool:
        return self.amount != 0


class MakeRelationship(Step, frozen=True, kw_only=True, tag="make-relationship"):
    """A relationship with one of `partners`: `any` character, characters by name, or `legendary`.

    It costs `cost`; with `dispositions` hostile and amicable characters change that.
    """

    partners: tuple[Literal["any", "legendary"] | Character, ...] = msgspec.field(default=("any",), name="with")
    cost: Cost = Cost()
    dispositions: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"cost": self.cost.phrase() if self.cost != Cost() else "none"}
        args["dispositions"] = "yes" if self.dispositions else "no"
        args["partners"] = one_of(partner_words(self.partners))
        return "effect-make-relationship", args, []

    def amounts(self) -> dict[str, Amount]:
        return self.cost.amounts()

    def sound(self) -> bool:
        return bool(self.partners)


class MoveRelationship(Step, frozen=True, kw_only=True, tag="move-relationship"):
    """Relationship tokens on character tracks: along their track `by` spaces (negative: strengthened), or `to` another.

    `count` of them are chosen, or `all` are moved. With `benefits = false` the mover's own tokens pay nothing.
    """

    whose: Owner = "you"
    where: tuple[Where, ...] = ("any",)
    by: int = 0
    to: tuple[Literal["any"] | Character, ...] = ()
    count: int = 1
    all: bool = False
    benefits: bool = True

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"tokens": token_words(self.whose, self.count, self.all, form)}
        args["way"] = "to" if self.to else ("weaken" if self.by > 0 else "strengthen")
        args["spaces"] = abs(self.by)
        args["each"] = "yes" if self.all or self.count > 1 else "no"
        args["benefits"] = "yes" if self.benefits else "no"
        args["from"] = "none" if "any" in self.where else place_words("place-on", self.where, form, self.all)
        args["to"] = place_words("place-to", self.to, form) if self.to else "none"
        return "effect-move-relationship", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"by": abs(self.by), "count": self.count}

    def sound(self) -> bool:
        return bool(self.by) != bool(self.to) and self.count > 0 and bool(self.where) and not (self.all and self.to)


class RemoveRelationship(Step, frozen=True, kw_only=True, tag="remove-relationship"):
    """Relationship tokens go home from tracks, from `legendary` figures, or from the one `figure` named."""

    whose: Owner = "opponent"
    where: tuple[Place, ...] = ("any",)
    figure: str = ""
    count: int = 1
    all: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"tokens": token_words(self.whose, self.count, self.all, form)}
        args["figure"] = self.figure or "none"
        args["from"] = place_words("place-from", self.where, form, self.all)
        return "effect-remove-relationship", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"count": self.count}

    def sound(self) -> bool:
        return self.count > 0 and bool(self.where)


class CollectSpace(Step, frozen=True, kw_only=True, tag="collect-space"):
    """The benefit of `space` on one's `own` track, or of the space under one's own token on a track (`token`)."""

    track: Literal["own", "token"] = "own"
    space: int = 1
    times: int = 1

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-collect-space", {"track": self.track, "space": self.space, "times": self.times}, []

    def amounts(self) -> dict[str, Amount]:
        return {"space": self.space, "times": self.times}

    def sound(self) -> bool:
        return self.space > 0 and self.times > 0


class CollectBonus(Step, frozen=True, kw_only=True, tag="collect-bonus-token"):
    """What the bonus token by one's `own-track` gives, or `count` different ones on the board, `chosen`."""

    which: Literal["own-track", "chosen"] = "own-track"
    count: int = 1

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-collect-bonus-token", {"which": self.which, "count": self.count}, []

    def amounts(self) -> dict[str, Amount]:
        return {"count": self.count}

    def sound(self) -> bool:
        return self.count > 0


class IndustryStep(Step, frozen=True, kw_only=True):
    """A step about industries: `any`, the two `influenced` ones, a group, or by name."""

    industries: tuple[Field, ...] = ("any",)

    def field(self, form: str) -> Phrase:
        """One of them."""
        return one_of(field_words(self.industries, form))

    def sound(self) -> bool:
        return bool(self.industries)


class PlaceInvestment(IndustryStep, frozen=True, kw_only=True, tag="place-investment"):
    """One of one's tokens on an industry, without gold and without moving its value."""

    size: AnySize = "any"

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-place-investment", {"size": self.size, "fields": self.field(form)}, []


class MoveInvestment(IndustryStep, frozen=True, kw_only=True, tag="move-investment"):
    """A token of one's own, or of an opponent, from its industry to another of `industries`."""

    size: AnySize = "any"
    whose: Literal["you", "opponent"] = "you"

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args = {"size": self.size, "whose": self.whose, "fields": self.field(form)}
        return "effect-move-investment", args, []


class ReplaceInvestment(IndustryStep, frozen=True, kw_only=True, tag="replace-investment"):
    """One of one's tokens on an industry makes way for one of `size`, the other size going home."""

    size: Size = "major"

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-replace-investment", {"size": self.size, "fields": self.field(form)}, []


class Buy(IndustryStep, frozen=True, kw_only=True, tag="buy"):
    """A purchase by the rules, its price changed by `add` gold and `percent`."""

    size: AnySize = "any"
    add: int = 0
    percent: int = 0

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args = {"size": self.size, "fields": self.field(form), "change": change_words(self.add, self.percent)}
        return "effect-buy", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"add": abs(self.add), "percent": abs(self.percent)}


class Sell(IndustryStep, frozen=True, kw_only=True, tag="sell"):
    """A sale by the rules, its proceeds changed by `add` gold and `percent`."""

    size: AnySize = "any"
    add: int = 0
    percent: int = 0

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args = {"size": self.size, "fields": self.field(form), "change": change_words(self.add, self.percent)}
        return "effect-sell", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"add": abs(self.add), "percent": abs(self.percent)}


class AdjustIndustry(IndustryStep, frozen=True, kw_only=True, tag="adjust-industry"):
    """The value of `count` different industries, or of `all` of them, by `rows`; with `either` up or down."""

    rows: int = 1
    either: bool = False
    count: int = 1
    all: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        way = "either" if self.either else ("up" if self.rows > 0 else "down")
        several = len(self.industries) > 1 if self.all else self.count > 1
        args = {"way": way, "rows": abs(self.rows), "each": "yes" if several else "no"}
        return "effect-adjust-industry", {**args, "values": self.values(form)}, []

    def values(self, form: str) -> Phrase:
        """Whose values."""
        if self.all:
            return words(field_words(self.industries, form, "of-every"))
        if self.count == 1:
            return one_of(field_words(self.industries, form, "of-field"))
        if len(self.industries) == 1:
            return field_words(self.industries, form, "of-several", self.count)[0]
        return Phrase("of-these", {"count": self.count}, tuple(field_words(self.industries, form)))

    def amounts(self) -> dict[str, Amount]:
        return {"rows": abs(self.rows), "count": self.count}

    def sound(self) -> bool:
        return self.rows != 0 and self.count > 0 and bool(self.industries) and not (self.either and self.all)


class AcquireHeirloom(Step, frozen=True, kw_only=True, tag="acquire-heirloom"):
    """An heirloom by the rules, of one's `own` character, an `opponent`'s or `any`; `discount` resources less."""

    owner: Literal["own", "opponent", "any"] = "any"
    levels: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    discount: int = 0
    waive_fee: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"owner": self.owner, "discount": self.discount}
        args["fee"] = "waived" if self.waive_fee else "due"
        levels = [Phrase("amount", {"amount": level}) for level in self.levels]
        args["levels"] = "any" if len(self.levels) == 6 else one_of(levels)
        return "effect-acquire-heirloom", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"discount": self.discount}

    def sound(self) -> bool:
        return bool(self.levels) and all(1 <= level <= 6 for level in self.levels)


class SpecialAction(Step, frozen=True, kw_only=True, tag="special-action"):
    """One's special action, or a learned one."""

    times: int = 1

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-special-action", {"times": self.times}, []

    def amounts(self) -> dict[str, Amount]:
        return {"times": self.times}

    def sound(self) -> bool:
        return self.times > 0


class TriggerGlobal(Step, frozen=True, kw_only=True, tag="trigger-global"):
    """One of these global actions, if its tile is face up; no two cards need to have been played.

    The foundation may not come first unless it is `waived` (legacies.global.by-effect).
    """

    which: tuple[Literal["any"] | Global, ...] = ("any",)
    waive_first: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        waived = "yes" if self.waive_first else "no"
        tiles = one_of([Phrase("tile", {"tile": name}) for name in self.which])
        return "effect-trigger-global", {"waived": waived, "tiles": tiles}, []

    def sound(self) -> bool:
        return bool(self.which)


class BlockGlobal(Step, frozen=True, kw_only=True, tag="block-global"):
    """One of one's available tokens on a face-up global action: nobody else may trigger it."""

    token: AnyToken = "relationship"

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-block-global", {"token": self.token}, []


class UnlockToken(Step, frozen=True, kw_only=True, tag="unlock-token"):
    """A locked token becomes available."""

    token: AnyToken = "any"

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-unlock-token", {"token": self.token}, []


class Modify(Step, frozen=True, kw_only=True, tag="modify"):
    """What an ongoing successor changes while it is in play: `add` first, then `percent`, rounded up once."""

    target: Target
    add: int = 0
    percent: int = 0
    commodity: Literal["gold", "fame"] = "gold"  # what a relationship costs more or less of
    size: AnySize = "any"
    tracks: tuple[Literal["any", "legendary"] | Character, ...] = ("any",)
    industries: tuple[Field, ...] = ("any",)

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"target": self.target, "size": self.size}
        commodity = {"relationship-cost": self.commodity, "heirloom-resources": "resources", "heirloom-fee": "fame"}
        args["change"] = change_words(self.add, self.percent, commodity.get(self.target, "gold"))
        args["count"] = abs(self.add)
        args["way"] = "more" if self.add > 0 else "less"
        args["tracks"] = "any" if "any" in self.tracks else one_of(partner_words(self.tracks))
        args["fields"] = "any" if "any" in self.industries else one_of(field_words(self.industries, form, "each-field"))
        return "modify", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"add": abs(self.add), "percent": abs(self.percent)}

    def sound(self) -> bool:
        if self.target == "advance":
            return not (self.add or self.percent)
        return bool(self.add or self.percent) and bool(self.tracks) and bool(self.industries)


class Choose(Step, frozen=True, kw_only=True, tag="choose"):
    """One of several effects, chosen by `who`."""

    options: tuple[tuple[AnyStep, ...], ...]

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        said = [inner_phrase(option, form) for option in self.options]
        return "effect-choose", {"first": chained("list-options", said[:-1]), "last": said[-1]}, []

    def within(self) -> list[tuple[AnyStep, ...]]:
        return list(self.options)

    def sound(self) -> bool:
        return len(self.options) >= 2 and all(self.options)


class ForEach(Step, frozen=True, kw_only=True, tag="for-each"):
    """`gain` or `lose` so much for each of something: for every `per` of `counter`, `most` times at the most."""

    counter: Counter
    per: int = 1
    most: int = MOST
    do: tuple[Gain | Lose, ...]

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"most": "none" if self.most == MOST else self.most}
        args["counter"] = Phrase("counter", {"counter": self.counter, "per": self.per, "form": form})
        return "effect-for-each", args, [step.phrase(form == "they") for step in self.do]

    def amounts(self) -> dict[str, Amount]:
        return {"per": self.per, "most": self.most}

    def within(self) -> list[tuple[AnyStep, ...]]:
        return [self.do]

    def sound(self) -> bool:
        return self.per > 0 and self.most > 0 and bool(self.do) and all(step.who == "you" for step in self.do)


class If(Step, frozen=True, kw_only=True, tag="if"):
    """`then` where a counter is in its bounds, or where one holds a rank; else `otherwise`."""

    counter: Counter | None = None
    at_least: int = 0
    at_most: int = MOST
    rank: Rank | None = None
    then: tuple[AnyStep, ...] = ()
    otherwise: tuple[AnyStep, ...] = msgspec.field(default=(), name="else")

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"condition": self.condition(form)}
        args["then"] = inner_phrase(self.then, form) if self.then else "none"
        args["else"] = inner_phrase(self.otherwise, form) if self.otherwise else "none"
        return "effect-if", args, []

    def condition(self, form: str) -> Phrase:
        """What one must have."""
        if self.rank is not None:
            return Phrase("condition-rank", {"rank": self.rank})
        bounds = "both" if self.at_least and self.at_most < MOST else ("least" if self.at_least else "most")
        limits = Phrase("bounds", {"least": self.at_least, "most": self.at_most, "bounds": bounds})
        last = self.at_most if self.at_most < MOST else self.at_least
        return Phrase("condition-counter", {"counter": self.counter, "limits": limits, "count": last, "form": form})

    def amounts(self) -> dict[str, Amount]:
        return {"at_least": self.at_least, "at_most": self.at_most}

    def within(self) -> list[tuple[AnyStep, ...]]:
        return [self.then, self.otherwise]

    def sound(self) -> bool:
        bounded = self.counter is not None and (self.at_least > 0 or self.at_most < MOST)
        return bounded != (self.rank is not None) and bool(self.then or self.otherwise)


AnyStep = (
    Gain
    | Lose
    | Pay
    | Steal
    | DrawCard
    | DrawSuccessor
    | MakeRelationship
    | MoveRelationship
    | RemoveRelationship
    | CollectSpace
    | CollectBonus
    | PlaceInvestment
    | MoveInvestment
    | ReplaceInvestment
    | Buy
    | Sell
    | AdjustIndustry
    | AcquireHeirloom
    | SpecialAction
    | TriggerGlobal
    | BlockGlobal
    | UnlockToken
    | Modify
    | Choose
    | ForEach
    | If
)
Effect = tuple[AnyStep, ...]
OPS: Final = tuple(str(step.__struct_config__.tag) for step in get_args(AnyStep))

SET_WORDS: Final = {
    "op": OPS,
    "from": get_args(Victim),
    "whose": get_args(Owner),
    "timing": ("ongoing", "immediate", "retire"),
    "counter": get_args(Counter),
    "rank": get_args(Rank),
    "target": get_args(Target),
    "icon": get_args(Icon),
}


def effect_phrase(effect: Effect, other: bool = False) -> Phrase:
    """A whole effect in words: one step, then the next; one made of others stands in brackets unless it is the last."""
    last = len(effect) - 1
    parts = [said_within(step, other, place < last) for place, step in enumerate(effect)]
    return words(parts) if isinstance(effect[0], Modify) else chained("list-then", parts)


def inner_phrase(effect: Effect, form: str) -> Phrase:
    """An effect within another: whatever is made of others stands in brackets."""
    return chained("list-then", [said_within(step, form == "they", True) for step in effect])


def said_within(step: AnyStep, other: bool, brackets: bool) -> Phrase:
    said = step.phrase(other)
    return Phrase("effect-brackets", {"effect": said}) if brackets and isinstance(step, Pay | Choose | If) else said


# ---------------------------------------------------------------- what effects speak of


def partner_words(partners: Sequence[str]) -> list[Phrase]:
    return [Phrase("partner", {"key": name, "partner": name}) for name in partners]


def place_words(message: str, places: Sequence[str], form: str, all: bool = False) -> Phrase:
    """On, from or to tracks and legendary figures, one of them or all."""
    args = {"form": form, "all": "yes" if all else "no"}
    found = [Phrase(message, {"key": name, "place": name, **args}) for name in places]
    return words(found) if all else one_of(found)


def token_words(whose: str, count: int, all: bool, form: str) -> Phrase:
    """Relationship tokens: how many, and whose."""
    return Phrase("tokens", {"whose": whose, "count": "all" if all else count, "form": form})


def field_words(fields: Sequence[str], form: str, message: str = "field", count: int = 1) -> list[Phrase]:
    """Industries: any, those influenced, a group, or by name."""
    return [Phrase(message, {"key": name, "field": name, "form": form, "count": count}) for name in fields]


def change_words(add: int, percent: int, commodity: str = "gold") -> Phrase | str:
    """So much more or less, or the word none."""
    found = []
    if add:
        goods = Phrase(f"goods-{commodity}", {"amount": abs(add)})
        found.append(Phrase("change", {"amount": goods, "way": "more" if add > 0 else "less"}))
    if percent:
        share = Phrase("goods-percent", {"amount": abs(percent)})
        found.append(Phrase("change", {"amount": share, "way": "more" if percent > 0 else "less"}))
    return words(found) if found else "none"


def steps_in(effect: Effect) -> Iterator[AnyStep]:
    """Every step, those within others too."""
    for step in effect:
        yield step
        for inner in step.within():
            yield from steps_in(inner)


def is_named(step: AnyStep) -> bool:
    """Does it ask whether to do it, or which of its effects? What it asks is told in its words."""
    return step.optional or isinstance(step, Choose | Pay)


def step_name(source: str, number: int) -> str:
    """What such a step of a component is called, `bookmaker.1`; its options are `bookmaker.1.1` and so on."""
    return f"{source}.{number}"


def asked_phrases(source: str, effects: Iterable[Effect]) -> Iterator[tuple[str, Phrase]]:
    """What each named step of a component does, and each of its options, in words to whoever is asked."""
    steps = [step for effect in effects for step in steps_in(effect) if is_named(step)]
    for number, step in enumerate(steps, 1):
        name = step_name(source, number)
        paid = effect_phrase(step.then) if isinstance(step, Pay) else None
        yield name, paid or msgspec.structs.replace(step, optional=False, who="you").phrase()
        for place, option in enumerate(step.options if isinstance(step, Choose) else (), 1):
            yield step_name(name, place), effect_phrase(option)


def depth(effect: Effect) -> int:
    inner = [depth(found) for step in effect for found in step.within()]
    return 1 + max(inner, default=0)


def effect_faults(place: str, effect: Effect, ongoing: bool = False) -> list[CardFault]:
    """What is wrong with an effect; only an `ongoing` one modifies, and it does nothing else."""
    if depth(effect) > DEEPEST or len(effect) > STEPS:
        return [fault("cards-effect-long", place=place, most=STEPS, deepest=DEEPEST)]
    faults = []
    for step in steps_in(effect):
        if not step.sound():
            faults.append(fault("cards-effect", place=place, word=tag(step)))
        if isinstance(step, Modify) != ongoing:
            faults.append(
                fault("cards-effect-ongoing" if ongoing else "cards-effect-modify", place=place, word=tag(step))
            )
        faults += amount_faults(f"{place}: {tag(step)}", step.amounts())
    return faults


def amount_faults(place: str, amounts: dict[str, Amount]) -> list[CardFault]:
    wrong = [
        (key, number)
        for key, amount in amounts.items()
        for number in dict.fromkeys(by_century(amount))
        if not 0 <= number <= MOST
    ]
    return [fault("cards-number", place=place, key=key, number=str(number), most=MOST) for key, number in wrong]
