"""What effects speak of, in phrases: resources, partners, tracks, tokens, industries, and how they are joined."""

from __future__ import annotations

from collections.abc import Sequence

from posterity.core.sets import Phrase
from posterity.games.legacies.vocabulary.amounts import Amount, by_century, counted, sizes


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


def change_words(add: Amount, percent: int, commodity: str = "gold") -> Phrase | str:
    """So much more or less, or the word none."""
    found = []
    if any(by_century(add)):
        goods = Phrase(f"goods-{commodity}", {"amount": counted(sizes(add))})
        found.append(Phrase("change", {"amount": goods, "way": "more" if max(by_century(add)) > 0 else "less"}))
    if percent:
        share = Phrase("goods-percent", {"amount": abs(percent)})
        found.append(Phrase("change", {"amount": share, "way": "more" if percent > 0 else "less"}))
    return words(found) if found else "none"
