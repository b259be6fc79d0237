"""Amounts: one number, or one for each century."""

from __future__ import annotations

from typing import Final

from posterity.core.sets import CardFault, fault

Amount = int | tuple[int, int, int]  # one number, or one for each century
MOST: Final = 999  # the largest amount


def by_century(amount: Amount) -> tuple[int, int, int]:
    """An amount in each of the three centuries (legacies.core.variable-values)."""
    return (amount, amount, amount) if isinstance(amount, int) else amount


def sizes(amount: Amount) -> Amount:
    """An amount without its signs."""
    if isinstance(amount, int):
        return abs(amount)
    first, second, third = amount
    return abs(first), abs(second), abs(third)


def shown(amount: Amount) -> str:
    """`3`, or `20/50/150`."""
    return str(amount) if isinstance(amount, int) else "/".join(str(part) for part in amount)


def counted(amount: Amount) -> int | str:
    """An amount for a sentence: a number, which has a singular and a plural, or `20/50/150`."""
    return amount if isinstance(amount, int) else shown(amount)


def amount_faults(place: str, amounts: dict[str, Amount]) -> list[CardFault]:
    wrong = [
        (key, number)
        for key, amount in amounts.items()
        for number in dict.fromkeys(by_century(amount))
        if not 0 <= number <= MOST
    ]
    return [fault("cards-number", place=place, key=key, number=str(number), most=MOST) for key, number in wrong]
