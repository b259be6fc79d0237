"""No module of the package imports itself in a roundabout way; imports that only types need count like all others."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"
Graph = dict[str, set[str]]


def imports(source: Path) -> Graph:
    """Every module under a folder, with the modules of the same folder that it imports."""
    paths = {module_name(path.relative_to(source)): path for path in source.rglob("*.py")}
    return {name: imported(path, set(paths)) - {name} for name, path in paths.items()}


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path, known: set[str]) -> set[str]:
    """The known modules that a file imports, wherever in it that stands; of `from package import module` the module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update(name if name in known else node.module for name in names)
    return found & known


def circle(graph: Graph) -> list[str]:
    """The modules of a circle, each imported by the next; nothing if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as e:
        found: list[str] = e.args[1]
        return found
    return []


def test_no_modules_import_each_other_in_a_circle():
    assert circle(imports(SOURCE)) == []


@pytest.mark.parametrize(
    "line",
    [
        "import package.one",
        "from package.one import thing",
        "from package import one",
        "if TYPE_CHECKING:\n    from package.one import thing",
        "def late():\n    from package import one",
    ],
)
def test_a_circle_is_found_whatever_the_import_looks_like(tmp_path, line):
    folder = tmp_path / "package"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "one.py").write_text("from package.two import other\n", encoding="utf-8")
    (folder / "two.py").write_text(f"{line}\n", encoding="utf-8")

    assert set(circle(imports(tmp_path))) == {"package.one", "package.two"}
