"""For people at a real table: the end of a round settled, with the reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from posterity.core.chance import Chance
from posterity.core.game import SetupError
from posterity.core.sets import CardFault, origins_of, slug, slug_of
from posterity.games.gears.pieces import NOBODY, Lingering, Site
from posterity.games.gears.rulebook import OLDEST, ROUNDS, SEALED, GearsRulebook
from posterity.games.gears.rules.fates import HOPED, PLANS, WILLED
from posterity.games.gears.rules.rounds import ranking
from posterity.games.gears.rules.settle import Award, Discarded, Pursuit, settle
from posterity.games.gears.schema import FATE, Technology, TechnologyCard, TechnologySet, needs, set_faults
from posterity.games.gears.state import State, new_state

FEWEST, MOST = 2, 4
LINGERING = {HOPED: FATE[HOPED], PLANS: FATE[PLANS], WILLED: FATE[WILLED]}
COUNT = 10**6  # no score, pool or number of cubes is larger
Report = dict[str, Any]
PLACES = ("place", "first")  # arguments of a fault that name a place
FATE_OPTION, PURSUITS, HOPED_OPTION = "fate", "pursuits", "not-what-we-hoped-for"


class TechnologySheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cost: int
    reward: int
    needs: list[str] = []


class SiteSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    frame: int
    technology: str
    cubes: dict[str, int] = {}
    modifier: int = 0


class FateSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    frame: int
    technology: str
    removes: str | None = None


class PursuitSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    player: str
    technology: str
    bonus: int


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people type in at the end of a round."""

    game: str
    players: list[str]
    round: int
    scores: dict[str, int] = {}
    pools: dict[str, int] = {}
    technology: list[TechnologySheet] = []
    timeline: list[SiteSheet] = []
    fate: list[FateSheet] = []
    pursuit: list[PursuitSheet] = []
    options: dict[str, str | int] = {}


class Box:
    """What the referee takes out of the box of gears: a set of cards; an expansion has its own."""

    def __init__(self, cards: TechnologySet) -> None:
        self.cards = cards

    oldest = OLDEST  # frame
    lowest = 0  # score
    tokens = False  # reward tokens, which modify a reward
    fate_clause = ""  # where there are no Fate cards: the clause that says so

    def technology(self, sheet: TechnologySheet) -> TechnologyCard:
        return Technology(name=sheet.name, cost=sheet.cost, reward=sheet.reward, needs=tuple(sheet.needs))

    def book(self, cards: TechnologySet, players: int, options: dict[str, str]) -> GearsRulebook:
        return GearsRulebook(cards, players, options)

    def rewarded(self, card: TechnologyCard) -> bool:
        """Whether its reward is the number printed on the card."""
        return True


def read_sheet(tables: dict[str, Any]) -> Sheet:
    try:
        return msgspec.convert(tables, Sheet)
    except (msgspec.ValidationError, OverflowError) as e:
        raise SetupError("referee-key", {"fault": str(e)}) from None


def settle_sheet(sheet: Sheet, box: Box, complete: Callable[[int, Mapping[str, str | int]], dict[str, str]]) -> Report:
    """Phases II to IV of a round, and the pursuit bonus where given."""
    check_sheet(sheet, box)
    options = complete(len(sheet.players), sheet.options)
    check_options(sheet)
    s = table_of(sheet, box, options)
    known = technologies(s.book)
    wanted = [Pursuit(sheet.players.index(p.player), number_of(known, p.technology), p.bonus) for p in sheet.pursuit]
    notes = odd_frames(s) + ([] if box.tokens else odd_tokens(sheet))
    gone, found = settle(s, wanted)
    return {**report(sheet, s, gone, found), "notes": [*notes, *our_values(sheet, s, box)]}


# ---------------------------------------------------------------- reading the sheet


def check_sheet(sheet: Sheet, box: Box) -> None:
    """Refuse impossible players, rounds, names and numbers."""
    count = len(sheet.players)
    if not FEWEST <= count <= MOST:
        args: dict[str, object] = {"players": count, "fewest": FEWEST, "most": MOST}
        raise SetupError("setup-players", args, "gears.component.players")
    if not 1 <= sheet.round <= ROUNDS:
        raise SetupError("referee-round", {"round": str(sheet.round), "most": ROUNDS}, "gears.round.four")
    for place, player in enumerate(sheet.players):
        if not player.strip():
            raise SetupError("referee-no-name", {"place": f"players[{place}]"})
        if player in sheet.players[:place]:
            raise SetupError("referee-twice", {"name": player})
    named = [*sheet.scores, *sheet.pools, *[p.player for p in sheet.pursuit]]
    for player in [*named, *[player for site in sheet.timeline for player in site.cubes]]:
        if player not in sheet.players:
            raise SetupError("referee-unknown-player", {"name": player, "known": sheet.players})
    check_numbers("scores", sheet.scores, box.lowest)
    check_numbers("pools", sheet.pools, 0)
    for place, pursuit in enumerate(sheet.pursuit):
        check_numbers(f"pursuit[{place}]", {"bonus": pursuit.bonus}, 0)
    for place, site in enumerate(sheet.timeline):
        check_numbers(f"timeline[{place}].cubes", site.cubes, 0)
        check_numbers(f"timeline[{place}]", {"modifier": site.modifier}, -COUNT)
    check_pursuits(sheet)
    if sheet.fate and box.fate_clause:
        raise SetupError("referee-no-fate", {"word": sheet.fate[0].card}, box.fate_clause)


def check_options(sheet: Sheet) -> None:
    """Refuse what an option excludes from the table."""
    if sheet.fate and sheet.options.get(FATE_OPTION) == SEALED:
        raise SetupError("referee-no-fate", {"word": sheet.fate[0].card}, "gears.variant.choice")
    if sheet.pursuit and sheet.options.get(PURSUITS) == "off":
        raise SetupError("referee-no-pursuit", {"name": sheet.pursuit[0].player}, "gears.setup.pursuit-optional")


def check_numbers(where: str, numbers: dict[str, int], least: int) -> None:
    for key, number in numbers.items():
        if not least <= number <= COUNT:
            args: dict[str, object] = {"place": f"{where}.{key}", "number": str(number)}
            raise SetupError("referee-number", {**args, "least": str(least), "most": str(COUNT)})


def check_pursuits(sheet: Sheet) -> None:
    """Nobody is paid twice for one pursuit (gears.score.pursuit)."""
    wanted = [(pursuit.player, slug_of(pursuit.technology)) for pursuit in sheet.pursuit]
    for place, pursuit in enumerate(sheet.pursuit):
        if wanted[place] in wanted[:place]:
            raise SetupError("referee-pursuit-twice", {"name": pursuit.player, "word": pursuit.technology})


def all_cards(sheet: Sheet, box: Box) -> TechnologySet:
    """The set, with the technologies that were typed in added or put in place of those of the same name."""
    own = [box.technology(typed) for typed in sheet.technology]
    mine = {slug(card) for card in own}
    kept = [card for card in box.cards.technologies if slug(card) not in mine]
    cards = msgspec.structs.replace(box.cards, technologies=(*own, *kept))
    faults = set_faults(cards)
    if faults:
        raise SetupError("referee-technology", {"what": in_the_sheet(faults[0])})
    return cards


def in_the_sheet(found: CardFault) -> CardFault:
    """A fault with its place named as in the sheet, where the technologies typed in come first, under `technology`."""
    named = {key: re.sub(r"^technologies\b", "technology", text) for key, text in found.args.items() if key in PLACES}
    return CardFault(found.message, {**found.args, **named})


def technologies(book: GearsRulebook) -> dict[str, int]:
    """The number of every technology, by slug."""
    return {name: number for number, name in enumerate(book.names[: book.technologies])}


def number_of(known: dict[str, int], name: str) -> int:
    if slug_of(name) not in known:
        raise SetupError("referee-unknown-technology", {"word": name})
    return known[slug_of(name)]


def table_of(sheet: Sheet, box: Box, options: dict[str, str]) -> State:
    """A state as the sheet describes it; Fate cards come from the sheet alone."""
    book = box.book(all_cards(sheet, box), len(sheet.players), {**options, FATE_OPTION: SEALED})
    s = new_state(book, 1, Chance(bytes(32), {}))
    s.round = sheet.round
    for seat, name in enumerate(sheet.players):
        s.players[seat].score = sheet.scores.get(name, 0)
        s.players[seat].pool = sheet.pools.get(name, 0)
    s.order = list(range(len(sheet.players)))
    known = technologies(book)
    for site in sheet.timeline:
        lay_site(sheet, s, site, number_of(known, site.technology), box.oldest)
    for fate in sheet.fate:
        lay_fate(s, fate, number_of(known, fate.technology), known)
    s.refresh()
    return s


def lay_site(sheet: Sheet, s: State, site: SiteSheet, technology: int, oldest: int) -> None:
    if not oldest <= site.frame < s.present():
        args: dict[str, object] = {"frame": str(site.frame), "word": site.technology}
        args |= {"least": oldest, "most": s.present() - 1}
        raise SetupError("referee-frame", args, "gears.timeline.present-holds-nothing")
    if s.site(site.frame, technology) is not None:
        args = {"frame": site.frame, "word": site.technology}
        raise SetupError("referee-copy", args, "gears.establish.no-copy-in-frame")
    cubes = tuple(site.cubes.get(name, 0) for name in sheet.players)
    s.frames[site.frame].append(Site(technology, cubes, site.modifier))


def lay_fate(s: State, fate: FateSheet, technology: int, known: dict[str, int]) -> None:
    """A lingering Fate card beside its technology (gears.fate.lingering)."""
    lingering = {name: number for number, name in LINGERING.items()}
    card = lingering.get(slug_of(fate.card), NOBODY)
    if card == NOBODY:
        raise SetupError("referee-fate", {"word": fate.card, "known": list(lingering)}, "gears.fate.lingering")
    if not 0 <= fate.frame < len(s.frames) or s.site(fate.frame, technology) is None:
        args: dict[str, object] = {"frame": str(fate.frame), "word": fate.technology, "card": fate.card}
        raise SetupError("referee-fate-absent", args, "gears.fate.legal-target-needed")
    removed = removed_by(s, fate, card, technology, known)
    s.lingering.append(Lingering(s.book.fate(card), NOBODY, fate.frame, technology, removed))


def removed_by(s: State, fate: FateSheet, card: int, technology: int, known: dict[str, int]) -> int:
    """What Willed Into Existence removes; the other cards remove nothing (gears.fate.willed.one-direct)."""
    if card != WILLED:
        if fate.removes is not None:
            raise SetupError("referee-removes-nothing", {"card": fate.card}, "gears.fate.willed.target")
        return NOBODY
    if fate.removes is None:
        args: dict[str, object] = {"technology": fate.technology}
        raise SetupError("referee-removes-missing", args, "gears.fate.willed.one-direct")
    removed = number_of(known, fate.removes)
    if removed not in s.book.needs[technology]:
        args = {"word": fate.removes, "technology": fate.technology}
        raise SetupError("referee-removes", args, "gears.fate.willed.one-direct")
    return removed


def odd_frames(s: State) -> list[dict[str, Any]]:
    """Frames that hold more than they should: settled all the same, and noted."""
    rule = "gears.establish.capacity"
    held = [(frame, len(sites), s.capacity(frame)) for frame, sites in enumerate(s.frames)]
    return [{"frame": f, "holds": n, "capacity": room, "rule": rule} for f, n, room in held if n > room]


def odd_tokens(sheet: Sheet) -> list[dict[str, Any]]:
    """Reward tokens of an expansion, which are not counted here, and noted."""
    return [
        {"frame": site.frame, "technology": site.technology, "modifier": site.modifier, "rule": "gears.score.reward"}
        for site in sheet.timeline
        if site.modifier
    ]


def our_values(sheet: Sheet, s: State, box: Box) -> list[dict[str, Any]]:
    """Values of our own design that the settlement needed and the sheet did not give."""
    typed = {slug_of(card.name) for card in sheet.technology}
    lying = {slug_of(site.technology): site.technology for site in sheet.timeline}
    scored = scored_by_reward(sheet, s)
    notes: list[dict[str, Any]] = []
    for card in box.cards.technologies:
        name, origins = slug(card), origins_of(card)
        if name not in lying or name in typed:
            continue
        about = {"technology": lying[name], "origin": "designed", "rule": "gears.component.technology-fields"}
        if origins["needs"] == "designed":
            notes.append({"message": "note-own-needs", "value": "needs", "used": needs(card), **about})
        if origins["reward"] == "designed" and name in scored and box.rewarded(card):
            notes.append({"message": "note-own-reward", "value": "reward", "used": card.reward, **about})
    if HOPED_OPTION not in sheet.options and disappointing(sheet):
        used = {"message": "note-own-hoped", "value": HOPED_OPTION, "used": s.book.hoped_reward, "origin": "designed"}
        notes.append({**used, "rule": "gears.fate.hoped.reward-zero"})
    return notes


def scored_by_reward(sheet: Sheet, s: State) -> set[str]:
    """The successful technologies whose own reward counts (gears.fate.hoped.reward-zero)."""
    names, without = s.book.names, disappointing(sheet)
    sites = [(frame, site.technology) for frame, sites in enumerate(s.frames) for site in sites]
    return {names[one] for frame, one in sites if s.successful(frame, one) and (frame, names[one]) not in without}


def disappointing(sheet: Sheet) -> set[tuple[int, str]]:
    """Where Not What We Hoped For lies: frame and technology."""
    return {(f.frame, slug_of(f.technology)) for f in sheet.fate if slug_of(f.card) == LINGERING[HOPED]}


# ---------------------------------------------------------------- writing the report


def report(sheet: Sheet, s: State, gone: list[Discarded], found: list[Award]) -> dict[str, Any]:
    """Everything with the names as they were typed in; after the last round also who has won."""
    typed = {(site.frame, slug_of(site.technology)): site.technology for site in sheet.timeline}
    names = s.book.names
    standing = [(frame, site) for frame, sites in enumerate(s.frames) for site in sites]
    called = {site.technology: typed[frame, names[site.technology]] for frame, site in standing}
    settled: dict[str, Any] = {
        "game": sheet.game,
        "discarded": [
            {"frame": d.frame, "technology": typed[d.frame, names[d.technology]], "rule": d.clause} for d in gone
        ],
        "timeline": [
            {
                "frame": frame,
                "technology": called[site.technology],
                "successful": s.successful(frame, site.technology),
                "cubes": {name: n for name, n in zip(sheet.players, site.cubes, strict=True) if n},
            }
            for frame, site in standing
        ],
        "awards": [award_row(sheet, called, award) for award in found],
        "scores": {name: s.players[seat].score for seat, name in enumerate(sheet.players)},
        "pools": {name: s.players[seat].pool for seat, name in enumerate(sheet.players)},
    }
    if s.round == ROUNDS:
        settled["winners"] = [sheet.players[ranking(s)[0]]]  # gears.end.tie-order
    return settled


def award_row(sheet: Sheet, called: dict[int, str], award: Award) -> dict[str, Any]:
    row = {"player": sheet.players[award.seat], "points": award.points, "technology": called[award.technology]}
    row["for"] = award.why
    if award.dependent != NOBODY:
        row["dependent"] = called[award.dependent]
    return {**row, "rule": award.clause}
