"""The sounds of a table: web/src/sounds/NAME.wav, synthesized from oscillators and filtered noise.

    python -m tools.sounds    writes them anew

They are mono, 16 bits, 16 kHz, which every browser decodes. Loudness is measured as a loudness meter would:
the mean square of the loudest 0.4 s, in LUFS, with the 4 dB that its weighting may add at most to a high sound added to
every sound. So no sound is louder than what `loudness` says.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "sounds"
RATE = 16_000  # samples a second
LONGEST = 0.6  # seconds
LOUDEST = -14.0  # LUFS
WINDOW = 0.4  # seconds over which loudness is measured
WEIGHT = 4.0 - 0.691  # decibels: what the weighting adds at most, and what the unit takes off
SIZE = 120_000  # bytes, all of them together
EDGE = 0.004  # seconds of fade in and out, so that nothing clicks
PEAK = 0.5

Samples: TypeAlias = list[float]
Wave: TypeAlias = Callable[[float], float]


# ---------------------------------------------------------------- waves


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def sine(pitch: float, seconds: float, decay: float, end: float | None = None) -> Samples:
    """A sine that decays; sliding to the pitch `end` where there is one."""
    return swung(math.sin, pitch, seconds, decay, end)


def saw(pitch: float, seconds: float, decay: float, end: float | None = None) -> Samples:
    return swung(lambda phase: phase / math.pi % 2 - 1, pitch, seconds, decay, end)


def swung(shape: Wave, pitch: float, seconds: float, decay: float, end: float | None) -> Samples:
    count, phase, samples = round(seconds * RATE), 0.0, list[float]()
    for place in range(count):
        now = pitch * ((end or pitch) / pitch) ** (place / count)
        phase += math.tau * now / RATE
        samples.append(shape(phase) * math.exp(-place / RATE / decay))
    return samples


def noise(seconds: float, decay: float, seed: int) -> Samples:
    """Noise that decays; the same at every call."""
    luck = random.Random(seed)
    return [luck.uniform(-1, 1) * math.exp(-place / RATE / decay) for place in range(round(seconds * RATE))]


def band(samples: Samples, pitch: float, end: float | None = None, width: float = 0.35) -> Samples:
    """A band-pass filter around a pitch, which may slide to another."""
    low = middle = 0.0
    passed = list[float]()
    for place, sample in enumerate(samples):
        now = pitch * ((end or pitch) / pitch) ** (place / len(samples))
        step = 2 * math.sin(math.pi * min(now, RATE / 6.2) / RATE)
        low += step * middle
        high = sample - low - width * middle
        middle += step * high
        passed.append(middle)
    return passed


def below(samples: Samples, pitch: float) -> Samples:
    """A low-pass filter below a pitch."""
    kept, share, passed = 0.0, 1 - math.exp(-math.tau * pitch / RATE), list[float]()
    for sample in samples:
        kept += share * (sample - kept)
        passed.append(kept)
    return passed


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """A mix of sounds, each given with its start in seconds and its volume."""
    length = max(round(at * RATE) + len(samples) for at, _, samples in parts)
    total = [0.0] * length
    for at, level, samples in parts:
        start = round(at * RATE)
        for place, sample in enumerate(samples):
            total[start + place] += level * sample
    return total


# ---------------------------------------------------------------- the sounds


def card() -> Samples:
    """A card on wood."""
    return mixed((0, 1.0, band(noise(0.05, 0.014, 1), 1800)), (0, 0.7, sine(140, 0.1, 0.03)))


def cube() -> Samples:
    """A wooden click."""
    return mixed((0, 1.0, sine(900, 0.05, 0.008)), (0, 0.7, sine(1350, 0.04, 0.006)))


def travel() -> Samples:
    """One tick of a clockwork: the page plays as many as frames are travelled, higher or lower each time."""
    return mixed((0, 0.8, band(noise(0.02, 0.004, 2), 2600)), (0, 0.7, sine(1050, 0.04, 0.007)))


def draw() -> Samples:
    """Paper that slides."""
    return mixed((0, 1.0, band([*reversed(noise(0.05, 0.03, 3)), *noise(0.07, 0.03, 4)], 2000, 5000, 0.8)))


def bell() -> Samples:
    """A small bell: a technology is established."""
    return mixed((0, 1.0, sine(660, 0.4, 0.11)), (0, 0.6, sine(990, 0.36, 0.08)), (0, 0.2, sine(1980, 0.2, 0.03)))


def fail() -> Samples:
    """A spring that unwinds."""
    return below(saw(320, 0.35, 0.2, 90), 900)


def points() -> Samples:
    """A cog's ratchet: five clicks, each a third higher."""
    clicks = [(0.055 * step, 1.0, sine(440 * 1.26**step, 0.05, 0.012)) for step in range(5)]
    return mixed(*clicks, *[(at, 0.4, band(noise(0.012, 0.003, 5), 3000)) for at, _, _ in clicks])


def struck() -> Samples:
    """Bricks: three low knocks."""
    return mixed(
        *[(at, level, band(noise(0.12, 0.03, seed), 210, width=0.9)) for at, level, seed in KNOCKS],
        *[(at, level * 0.8, sine(95, 0.1, 0.03)) for at, level, _ in KNOCKS],
    )


KNOCKS = ((0.0, 1.0, 6), (0.09, 0.75, 7), (0.2, 0.55, 8))


def turn() -> Samples:
    """A lantern is lit: two notes, a fourth upwards."""
    return mixed((0, 0.8, sine(523.25, 0.25, 0.09)), (0.13, 1.0, sine(698.46, 0.32, 0.11)))


def clock() -> Samples:
    """A dry tick."""
    return mixed((0, 1.0, sine(1700, 0.025, 0.004)))


CHORD = (261.63, 329.63, 392.0, 523.25)
OPEN = (261.63, 392.0, 523.25, 587.33)


def win() -> Samples:
    """A chord of four voices, like brass."""
    return mixed(*[(0.045 * place, 1.0, brass(pitch, 0.6 - 0.045 * place)) for place, pitch in enumerate(CHORD)])


def close() -> Samples:
    """The same chord, soft and open, for those who have not won."""
    return mixed(*[(0.04 * place, 1.0, sine(pitch, 0.5 - 0.04 * place, 0.2)) for place, pitch in enumerate(OPEN)])


def brass(pitch: float, seconds: float) -> Samples:
    """A voice that swells and is brighter at first."""
    bright = below(saw(pitch, seconds, 0.3), 1600)
    return [sample * min(1.0, place / RATE / 0.05) for place, sample in enumerate(bright)]


# How loud each is meant to be, in LUFS: all are quiet, and some quieter than others.
RECIPES: dict[str, tuple[Callable[[], Samples], float]] = {
    "card": (card, -24),
    "cube": (cube, -27),
    "travel": (travel, -28),
    "draw": (draw, -26),
    "bell": (bell, -20),
    "fail": (fail, -21),
    "points": (points, -22),
    "struck": (struck, -20),
    "turn": (turn, -18),
    "clock": (clock, -32),
    "win": (win, -16),
    "close": (close, -18),
}


# ---------------------------------------------------------------- measures and files


def loudness(samples: Sequence[float]) -> float:
    """The loudness of the loudest moment, an upper bound in LUFS."""
    size = round(WINDOW * RATE)
    squares = [sample * sample for sample in [*samples, *silence(WINDOW)]]
    now = most = sum(squares[:size])
    for place in range(size, len(squares)):
        now += squares[place] - squares[place - size]
        most = max(most, now)
    return WEIGHT + 10 * math.log10(most / size)


def made(name: str) -> array[int]:
    """The samples of a sound: as loud as it is meant to be, and never at the limit."""
    recipe, level = RECIPES[name]
    samples = faded(recipe())
    gain = 10 ** ((level - loudness(samples)) / 20)
    gain = min(gain, PEAK / max(abs(sample) for sample in samples))
    return array("h", [round(sample * gain * 32767) for sample in samples])


def faded(samples: Samples) -> Samples:
    edge = round(EDGE * RATE)
    last = len(samples) - 1
    return [sample * min(1.0, (last - place) / edge, (place + 1) / 8) for place, sample in enumerate(samples)]


def write(name: str, folder: Path) -> None:
    samples = made(name)
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def read(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(f"{path.name} is not mono, 16 bits, {RATE} Hz")
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        write(name, FOLDER)
        samples = [sample / 32767 for sample in read(FOLDER / f"{name}.wav")]
        print(f"{name:8}{len(samples) / RATE:6.2f} s {loudness(samples):7.1f} LUFS at most")
    print(f"{sum(path.stat().st_size for path in FOLDER.glob('*.wav')):,} bytes")


if __name__ == "__main__":
    main()
