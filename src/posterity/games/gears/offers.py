"""The options of gears, with what a player wants to know before choosing one."""

from __future__ import annotations

from msgspec import UNSET

from posterity.core.outline import Says
from posterity.games.gears.rulebook import BONUS_CARDS
from posterity.games.gears.view import ChanceView, OutlookView, SiteView, View


def offers(view: View) -> dict[str, Says]:
    """The answers to the open question about which there is more to say than their name."""
    ask = view.ask
    if ask is None or ask.options is UNSET or ask.seat >= len(view.players):
        return {}
    found: dict[str, Says] = {}
    for pick in ask.options:
        verb, _, rest = pick.partition(":")
        said = offer(view, ask.seat, verb, rest)
        if said is not None:
            found[pick] = said
    return found


def offer(view: View, seat: int, verb: str, rest: str) -> Says | None:
    if verb == "travel":
        return travel_offer(view, int(rest))
    if verb in ("establish", "keep", "pay"):
        return technology_offer(view, seat, verb, rest)
    if verb in ("fate", "take"):
        return Says(f"offer-{verb}", {"fate": rest, **about_fate(view, rest)})
    if verb == "influence":
        return influence_offer(view, view.players[seat].frame, rest)
    if verb == "character":
        return Says("offer-character", {"character": rest})
    if verb == "position" and view.round == 1:
        return Says("offer-position", {"position": rest, "bonus": BONUS_CARDS[int(rest) - 1]})
    return None


def travel_offer(view: View, frame: int) -> Says | None:
    """A journey and how much room there is at its end."""
    for place, capacity in zip(view.frames, view.capacities, strict=False):
        if place.frame == frame:
            return Says("offer-travel", {"frame": frame, "left": place.left, "capacity": capacity})
    return None


def room_in(view: View, frame: int) -> int:
    """How many more technologies a frame holds."""
    return next((place.left for place in view.frames if place.frame == frame), 0)


def technology_offer(view: View, seat: int, verb: str, card: str) -> Says | None:
    """A technology with its numbers: where it would work, or, when it is established, what it misses here."""
    chances = view.players[seat].chances
    if chances is UNSET:
        return None
    for chance in chances:
        if chance.technology == card:
            here = "no" if chance.missing else "yes"
            known = {"works": works(view, chance), "frame": str(chance.works_from), "here": here}
            return Says(f"offer-{verb}", {"card": card, "missing": chance.missing, **known})
    return Says(f"offer-{verb}-fate", {"fate": card, **about_fate(view, card)})


def about_fate(view: View, card: str) -> dict[str, object]:
    """What the sentence about a Fate card needs: it does what the table has agreed on."""
    return {"slug": card, "free": "yes" if view.more_time_is_free else "no", "left": view.hoped_reward}


def works(view: View, chance: ChanceView) -> str:
    """Where a technology would be successful: `anywhere`, from some frame on, or `nowhere` yet."""
    if chance.works_from is None:
        return "nowhere"
    return "anywhere" if chance.works_from == view.frames[0].frame else "from"


def influence_offer(view: View, frame: int, technology: str) -> Says | None:
    for site in view.timeline:
        if site.frame == frame and site.technology == technology:
            return Says("offer-influence", about_site(view, site))
    return None


def about_site(view: View, site: SiteView) -> dict[str, object]:
    """What the sentence about a technology on the timeline needs: cubes, success, and what would become of it."""
    args: dict[str, object] = {"technology": site.technology, "modifier": site.modifier}
    args["by_seat"] = dict(enumerate(site.cubes))
    outlook = outlook_of(view, site)
    if outlook is None:
        success = "works" if site.successful else "ended"
        return {**args, "success": success, "missing": [], "reward": "none", "leaves": "no"}
    failed = "threatened" if site.successful else "failed"
    args["success"] = "works" if outlook.successful else failed
    args["leaves"] = "no" if outlook.discarded is None else outlook.discarded.split(".")[-1]
    return {**args, "missing": outlook.missing, "reward": outlook.reward}


def outlook_of(view: View, site: SiteView) -> OutlookView | None:
    found = [] if view.projection is None else view.projection.timeline
    for outlook in found:
        if outlook.frame == site.frame and outlook.technology == site.technology:
            return outlook
    return None
