"""What scoring tiles, global actions and things to choose among do, in words, with the numbers that the rules read."""

from __future__ import annotations

from posterity.core.sets import CardName, Phrase
from posterity.games.legacies.board import GLOBALS, SIDES, TILES
from posterity.games.legacies.rules.event import LAST_TILE_GENERATION
from posterity.games.legacies.rules.foundation import MATCHED
from posterity.games.legacies.rules.globals import MOVED, MOVED_BY_OTHERS
from posterity.games.legacies.rules.heirlooms import LAST, SAVED
from posterity.games.legacies.rules.income import DIVIDENDS_TIMES, MORE_HEIRLOOMS
from posterity.games.legacies.rules.scoring import TILE_RATES
from posterity.games.legacies.schema.boards import Mat
from posterity.games.legacies.schema.constants import Constants


def tile_words() -> dict[str, Phrase]:
    """What each scoring tile pays for what."""
    return {
        tile: Phrase(f"scores-{tile}", {"fame": rate.fame, "unit": rate.unit})
        for tile, rate in zip(TILES, TILE_RATES, strict=True)
    }


def global_words(constants: Constants) -> dict[str, CardName]:
    """The global actions, each as `global-TILE`: what it does is its fact `about`, in a few words its fact `short`."""
    numbers: dict[str, dict[str, object]] = {
        "event": {"last": LAST_TILE_GENERATION},
        "income": {"more": MORE_HEIRLOOMS},
        "foundation": {"times": MATCHED, "cap": "/".join([str(most) for most in constants.contribution_cap])},
        "influence": {"count": MOVED, "others": MOVED_BY_OTHERS},
        "dividends": {"times": DIVIDENDS_TIMES},
    }
    found = {}
    for tile in GLOBALS:
        name = f"global-{tile}"
        said = numbers.get(tile, {})
        about = Phrase(f"about-{tile}", {"tile": tile, **said})
        found[name] = CardName(name, name, name, {"about": about, "short": Phrase(f"short-{tile}", said)})
    return found


def special_words(mats: tuple[Mat, ...], lang: str) -> dict[str, CardName]:
    """What the special actions are called, each as `special-CHARACTER-SIDE`."""
    found = {}
    for mat in mats:
        for side, special in zip(SIDES, (mat.special.aboveboard, mat.special.underhanded), strict=True):
            name = special.name_it if lang == "it" and special.name_it else special.name
            found[f"special-{mat.character}-{side}"] = CardName(name, name, name)
    return found


def choice_words() -> dict[str, CardName]:
    """What holds where one chooses, each as `choice-WHERE`: its fact `about`."""
    numbers: dict[str, dict[str, object]] = {
        "order": {},
        "bids": {},
        "currency": {},
        "heirlooms": {"last": LAST, "saved": SAVED},
        "succession": {},
    }
    found = {}
    for where, said in numbers.items():
        name = f"choice-{where}"
        found[name] = CardName(name, name, name, {"about": Phrase(f"about-choice-{where}", said)})
    return found
