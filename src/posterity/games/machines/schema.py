"""What a card set file of machines may say: the technologies of gears, with abilities in a small vocabulary."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from posterity.core.sets import CardFault, Fact, Origin, Phrase, fault, slug, slug_of
from posterity.games.gears.schema import MOST, TechnologyCard, TechnologySet, set_faults

ESTABLISHED: Final = "established"
GEAR: Final = "gear"
ANY: Final = "any"
ANSWERS: Final = ("yes", "no", "none")  # `choose:yes` is an answer of its own, so no technology can be called so


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """One thing an ability does (machines.card.unlisted)."""

    def words(self) -> list[str]:
        """What it may change, as `cards show` says."""
        raise NotImplementedError

    def phrase(self) -> Phrase:
        """What it does, in words."""
        return Phrase(f"effect-{self.__struct_config__.tag}")

    def numbers(self) -> list[int]:
        """Its numbers, each of which must be one that can be."""
        return []

    def sound(self) -> bool:
        """Do its keys make sense together?"""
        return True


class Draw(Effect, frozen=True, kw_only=True, tag="draw"):
    """Cards into the hand; with `keep` only so many of them. `cubes`: as many as one's cubes on the technology."""

    cards: int | Literal["cubes"]
    least: int = 0
    keep: int = 0  # 0: all of them

    def words(self) -> list[str]:
        return ["draw", "discard"] if self.keep else ["draw"]

    def phrase(self) -> Phrase:
        if self.cards == "cubes":
            return Phrase("effect-draw-cubes", {"least": self.least, "keep": self.keep})
        return Phrase("effect-draw-keep" if self.keep else "effect-draw", {"count": self.cards, "keep": self.keep})

    def numbers(self) -> list[int]:
        return [self.least, self.keep, 0 if self.cards == "cubes" else self.cards]

    def sound(self) -> bool:
        return self.cards != 0 and (self.cards == "cubes" or not self.least)


class Discard(Effect, frozen=True, kw_only=True, tag="discard"):
    """Cards of one's choice out of the hand, or the whole `hand`."""

    cards: int | Literal["hand"]

    def words(self) -> list[str]:
        return ["discard"]

    def phrase(self) -> Phrase:
        return Phrase("effect-discard", {"count": self.cards})

    def numbers(self) -> list[int]:
        return [] if self.cards == "hand" else [self.cards]

    def sound(self) -> bool:
        return self.cards != 0


class Move(Effect, frozen=True, kw_only=True, tag="move"):
    """A marker: `to` the frame of a technology, or along the timeline by `frames`."""

    to: str = ""
    frames: int | Literal["any"] = 0
    way: Literal["left", "right"] = "right"
    who: Literal["self", "other"] = "self"

    def words(self) -> list[str]:
        return ["move"] if self.who == "self" else ["others"]

    def phrase(self) -> Phrase:
        if self.to:
            return Phrase("effect-move-to", {"technology": slug_of(self.to)})
        return Phrase(f"effect-move-{self.who}", {"frames": self.frames, "way": self.way})

    def numbers(self) -> list[int]:
        return [] if self.frames == ANY else [self.frames]

    def sound(self) -> bool:
        return bool(self.to) != bool(self.frames) and (self.who == "self" or not (self.to or self.frames == ANY))


class Points(Effect, frozen=True, kw_only=True, tag="points"):
    """Legacy Points gained by oneself, or lost by oneself, by another player of one's choice, or by all others."""

    gain: int = 0
    lose: int = 0
    who: Literal["self", "other", "others"] = "self"

    def words(self) -> list[str]:
        return ["points"]

    def phrase(self) -> Phrase:
        return Phrase("effect-gain" if self.gain else f"effect-lose-{self.who}", {"points": self.gain or self.lose})

    def numbers(self) -> list[int]:
        return [self.gain, self.lose]

    def sound(self) -> bool:
        return bool(self.gain) != bool(self.lose) and (self.who == "self" or not self.gain)


class Cubes(Effect, frozen=True, kw_only=True, tag="cubes"):
    """Cubes gained to the pool, placed on a technology in the frame, taken back from the technology, or moved away."""

    gain: int = 0
    place: int = 0
    back: int | Literal["any"] = 0
    move: int | Literal["any"] = 0

    def words(self) -> list[str]:
        return ["cubes"]

    def phrase(self) -> Phrase:
        numbers = {"gain": self.gain, "place": self.place, "back": self.back, "move": self.move}
        return next(Phrase(f"effect-cubes-{kind}", {"cubes": number}) for kind, number in numbers.items() if number)

    def numbers(self) -> list[int]:
        return [self.gain, self.place, most_of(self.back), most_of(self.move)]

    def sound(self) -> bool:
        return sum(map(bool, (self.gain, self.place, self.back, self.move))) == 1


class RewardChange(Effect, frozen=True, kw_only=True, tag="modify"):
    """A reward token on another technology (machines.modifier.value)."""

    by: Literal[-1, 1]

    def words(self) -> list[str]:
        return ["modify"]

    def phrase(self) -> Phrase:
        return Phrase("effect-modify", {"by": self.by})


class TurnActions(Effect, frozen=True, kw_only=True, tag="action"):
    """Actions gained in this turn or, as a cost, given up."""

    gain: int = 0
    give: int = 0

    def words(self) -> list[str]:
        return ["action"]

    def phrase(self) -> Phrase:
        return Phrase("effect-action-gain" if self.gain else "effect-action-give", {"actions": self.gain or self.give})

    def numbers(self) -> list[int]:
        return [self.gain, self.give]

    def sound(self) -> bool:
        return bool(self.gain) != bool(self.give)


class AdditionalTurn(Effect, frozen=True, kw_only=True, tag="turn"):
    """An extra turn in this round."""

    def words(self) -> list[str]:
        return ["turn"]


class Splice(Effect, frozen=True, kw_only=True, tag="splice"):
    """The spliced frame."""

    def words(self) -> list[str]:
        return ["splice"]


class Copy(Effect, frozen=True, kw_only=True, tag="copy"):
    """The gear ability of another technology."""

    def words(self) -> list[str]:
        return ["copy"]


AnyEffect = Draw | Discard | Move | Points | Cubes | RewardChange | TurnActions | AdditionalTurn | Splice | Copy
SET_WORDS: Final = {
    "when": (ESTABLISHED, GEAR),
    "do": tuple(str(effect.__struct_config__.tag) for effect in get_args(AnyEffect)),
    "way": ("left", "right"),
    "who": ("self", "other", "others"),
    "by": ("-1", "1"),
}


def most_of(number: int | str) -> int:
    """The largest number of cubes meant by a number or by `any`."""
    return MOST if isinstance(number, str) else number


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When-established or gear (machines.component.ability-field): what it costs in addition, and what it does."""

    when: Literal["established", "gear"]
    optional: bool = False  # "you may"
    cost: tuple[AnyEffect, ...] = ()
    effects: tuple[AnyEffect, ...]

    def words(self) -> list[str]:
        return list(dict.fromkeys(word for effect in [*self.cost, *self.effects] for word in effect.words()))

    def phrase(self) -> Phrase:
        """The ability in words, made from what it does."""
        may = "-may" if self.optional else ""
        cost: object = Phrase("effect-all", {}, tuple(e.phrase() for e in self.cost)) if self.cost else "none"
        return Phrase(f"ability-{self.when}{may}", {"cost": cost}, tuple(e.phrase() for e in self.effects))

    def copies(self) -> bool:
        return any(isinstance(effect, Copy) for effect in self.effects)


class Machine(TechnologyCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A technology of machines; many have no ability."""

    ability: Ability | None = None
    ability_origin: Origin | None = None

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), **({} if self.ability is None else {"ability": self.ability.phrase()})}


class CardFile(TechnologySet, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A set of machines: technologies with abilities, and characters (machines.base.not-mixed)."""

    game: Literal["machines"] = "machines"
    technologies: tuple[Machine, ...]
    fate: tuple[()] = ()


def check(cards: CardFile) -> list[CardFault]:
    """Everything that is wrong with a set, each fault with its place."""
    faults = set_faults(cards)
    known = [slug(card) for card in cards.technologies]
    for place, card in enumerate(cards.technologies):
        if slug(card) in ANSWERS:
            faults.append(fault("cards-answer", place=f"technologies[{place}] ({card.name})", word=slug(card)))
        if card.ability is not None:
            faults += ability_faults(f"technologies[{place}] ({card.name})", card.ability, known)
    return faults


def ability_faults(where: str, ability: Ability, known: list[str]) -> list[CardFault]:
    faults = []
    if not ability.effects:
        faults.append(fault("cards-ability-empty", place=where))
    if ability.optional and ability.when == GEAR:
        faults.append(fault("cards-ability-optional", place=where))
    for effect in ability.cost:
        if not isinstance(effect, Discard) and not (isinstance(effect, TurnActions) and effect.give):
            faults.append(fault("cards-ability-cost", place=where, word=word_of(effect)))
    if any(isinstance(effect, TurnActions) and effect.give for effect in ability.effects):
        faults.append(fault("cards-ability-give", place=where))
    for effect in [*ability.cost, *ability.effects]:
        faults += effect_faults(where, effect, known)
    return faults


def effect_faults(where: str, effect: AnyEffect, known: list[str]) -> list[CardFault]:
    faults = []
    if not effect.sound():
        faults.append(fault("cards-effect", place=where, word=word_of(effect)))
    for number in effect.numbers():
        if not 0 <= number <= MOST:
            faults.append(fault("cards-number", place=where, key=word_of(effect), number=str(number), most=MOST))
    if isinstance(effect, Move) and effect.to and slug_of(effect.to) not in known:
        faults.append(fault("cards-effect-to", place=where, word=effect.to))
    return faults


def word_of(effect: AnyEffect) -> str:
    return str(effect.__struct_config__.tag)
