"""Values: what they are made of follows from their constructors."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import posterity
from posterity.core import codec
from posterity.core.chance import Chance, QuickChance
from posterity.core.tasks import Task
from posterity.core.values import Value, names_of
from posterity.games import GAMES

SOURCES: Final = Path(posterity.__file__).parent
COMPILED: Final = sorted([*SOURCES.glob("core/*.py"), *SOURCES.glob("games/*/**/*.py")])


def test_a_value_says_its_class_and_the_arguments_that_make_it_anew():
    assert QuickChance(7).__reduce__() == (QuickChance, (7,))
    assert Chance(b"seed", {"deck": 3}).__reduce__() == (Chance, (b"seed", {"deck": 3}))


def test_a_value_can_be_copied():
    made = copy.copy(Chance(b"seed", {"deck": 3}))

    assert (type(made), made.seed, made.used) == (Chance, b"seed", {"deck": 3})


def test_the_names_of_a_task_of_every_game_are_known():
    """On the compiled engine, too, where only the signature of a class tells them."""
    assert GAMES
    found = {codec.qualified_name(cls): names_of(cls) for cls in codec.tasks(Task)}

    assert found["posterity.games.gears.rules.actions.PayForTechnology"] == ("seat", "technology", "paid")


def constructors(path: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            for item in node.body:
                if isinstance(item, ast.FunctionDef) and item.name == "__init__":
                    yield node.name, item


def kept(function: ast.FunctionDef) -> set[str]:
    """The arguments that a constructor keeps under their own names, or hands on to the constructor it extends."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Name):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Attribute) and target.attr == node.value.id:
                found.add(node.value.id)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "__init__":
            found |= {argument.id for argument in node.args if isinstance(argument, ast.Name)}
    return found


def test_every_value_keeps_what_its_constructor_takes():
    values = {codec.qualified_name(cls) for cls in everything_below(Value)}
    found = [
        (f"{module_of(path)}.{name}", [argument.arg for argument in function.args.args[1:]], kept(function))
        for path in COMPILED
        for name, function in constructors(path)
    ]

    forgotten = {name: set(taken) - keeps for name, taken, keeps in found if name in values}

    assert {name: names for name, names in forgotten.items() if names} == {}
    assert len(forgotten) > 100


def module_of(path: Path) -> str:
    return ".".join(["posterity", *path.relative_to(SOURCES).with_suffix("").parts])


def everything_below(cls: type) -> list[type]:
    children: list[type] = cls.__subclasses__()
    return [cls, *[found for child in children for found in everything_below(child)]]
