"""How fast gears is beside games of other packages: `python bench/peers.py [--rounds N]`.

The peers are installed into build/peers when they are missing there; nothing else knows of them. Everything runs on one
core. The exit status is 0 if gears is as many times faster than catanatron as promised, else 1.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from measuring import Worker, best_rates, on_one_core, rounds_asked_for

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build" / "peers"
PYTHON = PEERS / "bin" / "python"
STAMP = PEERS / "installed.txt"
PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2")
CATANATRON = "catanatron"
GAMES = (CATANATRON, "crazy_eights(players=4)", "gin_rummy")
AT_LEAST = {"inside": 40, "driven": 25, "copies": 20}  # times as fast as catanatron


class Stop(Exception):
    """Why nothing can be measured, in a sentence."""


def main(words: list[str]) -> int:
    rounds = rounds_asked_for(words, 20)
    try:
        compile_engine()
        install_peers()
    except Stop as reason:
        print(f"bench/peers.py: {reason}", file=sys.stderr)
        return 2
    on_one_core()
    ours = Worker(sys.executable, "ours.py", "gears", POSTERITY_ENGINE="compiled")
    peers = {name: Worker(str(PYTHON), "theirs.py", name) for name in GAMES}
    wanted = [(ours, work) for work in AT_LEAST]
    wanted += [(peer, work) for peer in peers.values() for work in ("play", "copies")]
    rates = best_rates(wanted, rounds)
    print(f"On one core, by the best times of {rounds} rounds.\n")
    report_rates(ours, peers, rates)
    reached = report_ratios(ours, peers, rates)
    for worker in (ours, *peers.values()):
        worker.close()
    return 0 if reached else 1


def report_rates(ours: Worker, peers: dict[str, Worker], rates: dict[tuple[Worker, str], float]) -> None:
    print(f"{'':26}{'decisions/s':>13}{'of 2+ options':>15}{'games/s':>10}{'copies/s':>13}")
    show_rates("gears, inside", ours, rates[ours, "inside"], rates[ours, "copies"])
    show_rates("gears, driven", ours, rates[ours, "driven"], rates[ours, "copies"])
    for name, peer in peers.items():
        show_rates(name, peer, rates[peer, "play"], rates[peer, "copies"])


def show_rates(name: str, worker: Worker, rate: float, copies: float) -> None:
    """Print one line; games and choices a second are derived from this worker's average game."""
    games = rate / worker.facts["decisions"]
    choices = games * worker.facts["choices"]
    print(f"{name:26}{rate:>13,.0f}{choices:>15,.0f}{games:>10,.1f}{copies:>13,.0f}")


def report_ratios(ours: Worker, peers: dict[str, Worker], rates: dict[tuple[Worker, str], float]) -> bool:
    """Print how many times as fast gears is; returns whether that is enough."""
    print(f"\n{'gears / peer':26}{'inside':>13}{'driven':>15}{'':>10}{'copies':>13}")
    reached = True
    for name, peer in peers.items():
        ratios = {work: rates[ours, work] / rates[peer, "copies" if work == "copies" else "play"] for work in AT_LEAST}
        print(f"{name:26}{ratios['inside']:>13.1f}{ratios['driven']:>15.1f}{'':>10}{ratios['copies']:>13.1f}")
        if name == CATANATRON:
            reached = all(ratios[work] >= least for work, least in AT_LEAST.items())
    inside, driven, copies = AT_LEAST.values()
    print(f"{'wanted over catanatron':26}{inside:>13}{driven:>15}{'':>10}{copies:>13}")
    print("Reached." if reached else "Not reached.")
    return reached


def compile_engine() -> None:
    """Brings the compiled engine up to date."""
    if subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")]).returncode:
        raise Stop("the engine could not be compiled, and only the compiled one is compared.")


def install_peers() -> None:
    """Installs the packages into build/peers, unless they are there already."""
    wanted = "\n".join([sys.version, *PACKAGES])
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    print(f"Installing {' and '.join(PACKAGES)} into {PEERS.relative_to(ROOT)} ...", file=sys.stderr, flush=True)
    shutil.rmtree(PEERS, ignore_errors=True)
    for command in installation():
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            said = done.stdout.strip().splitlines()[-1:] or ["nothing was said"]
            raise Stop(f"the peers could not be installed; that needs the network once, and venv or uv ({said[0]}).")
    STAMP.write_text(wanted)


def installation() -> list[list[str]]:
    """The commands that make the environment of the peers, with uv where it is installed."""
    if shutil.which("uv"):
        return [
            ["uv", "venv", "--python", sys.executable, str(PEERS)],
            ["uv", "pip", "install", "--python", str(PYTHON), *PACKAGES],
        ]
    return [
        [sys.executable, "-m", "venv", str(PEERS)],
        [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *PACKAGES],
    ]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
