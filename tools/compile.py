"""Compiles the engine with mypyc into build/compiled/, unless it is up to date.

    python tools/compile.py             compile if a source has changed; show all output if that fails
    python tools/compile.py --once      for ./play: leave the output in build/compile.log, and
                                        after a failure wait until something has changed
    python tools/compile.py --quickly   for ./test: builds in half the time, for a slightly slower engine
    python tools/compile.py --compiler  only look whether there is a C compiler with Python's headers

Exit status 0: done, 1: it failed, 3: there is no C compiler, 130: interrupted.
POSTERITY_OPT sets the optimisation level (0 to 3). Without it the level is 2, or 1 with --quickly, and an engine that
is up to date may have any. pyproject.toml lists under [tool.posterity] what is compiled.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    os.environ["POSTERITY_ENGINE"] = "interpreted"  # always: the compiled one may not be built yet

from posterity import _compiled

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "compile.log"
FAILED = ROOT / "build" / "compile-failed.json"
DONE, FAILURE, NO_COMPILER, INTERRUPTED = 0, 1, 3, 130


def main(arguments: Sequence[str]) -> int:
    """Does what the arguments say; returns the exit status."""
    if arguments[:1] == ["--build"]:
        build(Path(arguments[1]), arguments[2])
        return DONE
    if arguments == ["--compiler"]:
        return DONE if compiler() else NO_COMPILER
    return compile_if_needed(once="--once" in arguments, quickly="--quickly" in arguments)


def compile_if_needed(once: bool, quickly: bool = False) -> int:
    """Compiles unless the compiled engine is up to date (or, with `once`, these very sources have failed before)."""
    plan = planned_manifest("1" if quickly else "2")
    forget_another_selection(plan)
    if not plan["sources"] or is_current(plan):
        return DONE
    if once and FAILED.exists() and json.loads(FAILED.read_bytes()) == plan:
        return FAILURE
    if not compiler():
        return NO_COMPILER
    return compile_now(plan, show_output=not once)


def compile_now(plan: dict[str, Any], show_output: bool) -> int:
    """Builds beside the old engine, then puts the new one in its place."""
    count = len(_compiled.source_files(ROOT, plan["patterns"]))
    print(f"Compiling the engine ({count} modules) ...", end=" ", file=sys.stderr, flush=True)
    start = time.monotonic()
    folder = _compiled.compiled_folder(ROOT)
    folder.parent.mkdir(parents=True, exist_ok=True)
    remove_leftovers(folder.parent)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="making-") as making:
        if not build_apart(Path(making), plan["opt"]):
            print("failed.", file=sys.stderr)
            FAILED.write_text(json.dumps(plan))
            if show_output:
                print(LOG.read_text(errors="replace"), file=sys.stderr)
            return FAILURE
        made = Path(making) / "lib"
        manifest = plan | {"modules": modules_in(made)}
        (made / "manifest.json").write_text(json.dumps(manifest, indent=1))
        replace_folder(folder, made)
    FAILED.unlink(missing_ok=True)
    print(f"{time.monotonic() - start:.1f} s", file=sys.stderr)
    return DONE


def remove_leftovers(parent: Path) -> None:
    """Removes what builds that were killed more than an hour ago have left."""
    for leftover in parent.glob("making-*"):
        if time.time() - leftover.stat().st_mtime > 3600:
            shutil.rmtree(leftover, ignore_errors=True)


def planned_manifest(opt: str) -> dict[str, Any]:
    """The manifest of an engine compiled now, without its modules; `opt` unless a level is requested."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["posterity"]["compiled"]
    return {
        "python": _compiled.PYTHON,
        "mypyc": version("mypy"),
        "opt": os.environ.get("POSTERITY_OPT", opt),
        "patterns": patterns,
        "sources": _compiled.source_digests(ROOT, patterns),
    }


def forget_another_selection(plan: dict[str, Any]) -> None:
    """Removes an engine made from another list of modules: its sources may be unchanged, so it would still be used."""
    folder = _compiled.compiled_folder(ROOT)
    try:
        selected = _compiled.read_manifest(folder)["patterns"]
    except _compiled.Unusable:
        return
    if selected != plan["patterns"]:
        shutil.rmtree(folder)


def is_current(plan: dict[str, Any]) -> bool:
    """Whether the compiled engine is what `plan` would give; its optimisation level counts only if one is requested."""
    try:
        manifest = _compiled.read_manifest(_compiled.compiled_folder(ROOT))
    except _compiled.Unusable:
        return False
    matters = [key for key in plan if key != "opt" or "POSTERITY_OPT" in os.environ]
    return all(manifest.get(key) == plan[key] for key in matters)


def compiler() -> str | None:
    """The C compiler to use, if there is one and Python's headers are there too."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    configured = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    return next((name for name in configured if name and shutil.which(name.split()[0])), None)


def build_apart(making: Path, opt: str) -> bool:
    """Builds in a process of its own, whose whole output goes to the log; says whether it worked."""
    environment = os.environ | {"CC": compiler() or "cc"}
    with LOG.open("w") as log:
        command = [sys.executable, __file__, "--build", str(making), opt]
        return subprocess.run(command, cwd=ROOT, env=environment, stdout=log, stderr=log).returncode == 0


def build(making: Path, opt: str) -> None:
    """Compiles the engine's modules into `making`/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    plan = planned_manifest(opt)
    extensions = mypycify(
        ["--cache-dir", str(making / "mypy_cache"), *map(str, _compiled.source_files(ROOT, plan["patterns"]))],
        opt_level=plan["opt"],
        debug_level="0",
        multi_file=True,
        target_dir=str(making / "c"),
        group_name="posterity",
    )
    for extension in extensions:
        extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]  # calls need no lookup
    command: Any = Distribution({"name": "posterity", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(making / "lib")
    command.build_temp = str(making / "objects")
    command.parallel = os.cpu_count()
    command.build_extensions = partial(build_side_by_side, command, command.build_extensions)
    command.ensure_finalized()
    command.run()


def build_side_by_side(command: Any, build_extensions: Callable[[], None]) -> None:
    """Has the C files of each extension compiled side by side: most are in the one that all others share."""
    command.compiler.compile = partial(compile_side_by_side, command.compiler)
    build_extensions()


def compile_side_by_side(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: list[str] | None = None,
    debug: bool = False,
    extra_preargs: list[str] | None = None,
    extra_postargs: list[str] | None = None,
    depends: list[str] | None = None,
) -> list[str]:
    """Like the compiler's own `compile`, with as many C files at a time as there are cores."""
    _, objects, after, search, jobs = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    before = compiler._get_cc_args(search, debug, extra_preargs)

    def compile_one(made: str) -> None:
        source, extension = jobs[made]
        compiler._compile(made, source, extension, before, after, search)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, objects))
    return list(objects)


def modules_in(folder: Path) -> dict[str, str]:
    """The extension modules in `folder`: their names, and their files from there."""
    files = sorted(path.relative_to(folder) for path in folder.rglob("*.so"))
    return {".".join([*file.parts[:-1], file.name.partition(".")[0]]): file.as_posix() for file in files}


def replace_folder(old: Path, new: Path) -> None:
    """Puts `new` where `old` is, by renaming, so that nobody ever sees half a folder."""
    if old.exists():
        old.rename(new.parent / "old")
    new.rename(old)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
