"""What people read about each deed of an ability. No events are made while nobody listens."""

from __future__ import annotations

from posterity.games.gears.state import State
from posterity.games.gears.story import cards_drawn, private, public


def at(s: State, seat: int, frame: int, technology: int) -> dict[str, object]:
    return {"seat": seat, "frame": frame, "technology": s.book.names[technology]}


def activated(s: State, seat: int, frame: int, technology: int) -> None:
    if s.told is not None:
        public(s, "activated", "machines.activate.free", at(s, seat, frame, technology))


def not_paid(s: State, seat: int, technology: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "technology": s.book.names[technology]}
        public(s, "not-paid", "machines.when.cost-unpayable", args)


def declined(s: State, seat: int, technology: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "technology": s.book.names[technology]}
        public(s, "declined", "machines.when.optional", args)


def copied(s: State, seat: int, technology: int, other: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "technology": s.book.names[technology], "target": s.book.names[other]}
        public(s, "copied", "machines.card.meridian-timerails.copy", args)


def nothing_happens(s: State, seat: int) -> None:
    if s.told is not None:
        public(s, "nothing-happens", "machines.activate.may-do-nothing", {"seat": seat})


# ---------------------------------------------------------------- cards


def drew(s: State, seat: int, cards: list[int]) -> None:
    cards_drawn(s, "ability-drew", "machines.when.draw-goes-to-hand", seat, cards)


def looked(s: State, seat: int) -> None:
    cards_drawn(s, "ability-looked", "machines.card.storm-auger.keep-two", seat, s.drawn)


def kept(s: State, seat: int, card: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "card": s.book.names[card]}
        private(s, seat, "ability-kept", "machines.card.storm-auger.keep-two", args, {"seat": seat})


def buried(s: State, seat: int, count: int) -> None:
    if s.told is not None:
        public(s, "ability-buried", "machines.clarification.face-down", {"seat": seat, "count": count})


def discarded(s: State, seat: int, cards: list[int]) -> None:
    cards_drawn(s, "ability-discarded", "machines.clarification.face-down", seat, cards)


# ---------------------------------------------------------------- the table


def moved(s: State, seat: int, victim: int, before: int, frame: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": victim, "before": before, "frame": frame}
        if seat != victim:
            public(s, "ability-moved-other", "machines.activate.movement-bounds", {**args, "other": seat})
        else:
            public(s, "ability-moved", "machines.activate.movement-bounds", args)


def gained_points(s: State, seat: int, points: int) -> None:
    if s.told is not None:
        public(s, "gained-points", "machines.activate.points-at-once", {"seat": seat, "points": points})


def lost_points(s: State, seat: int, points: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "points": points, "score": s.players[seat].score}
        public(s, "lost-points", "machines.score.negative", args)


def gained_cubes(s: State, seat: int, cubes: int) -> None:
    if s.told is not None:
        public(s, "gained-cubes", "machines.activate.gain-cubes", {"seat": seat, "cubes": cubes})


def placed_cubes(s: State, seat: int, frame: int, technology: int, cubes: int) -> None:
    if s.told is not None:
        public(s, "placed-cubes", "machines.activate.gain-cubes", {**at(s, seat, frame, technology), "cubes": cubes})


def returned_cubes(s: State, seat: int, frame: int, technology: int, cubes: int) -> None:
    if s.told is not None:
        args = {**at(s, seat, frame, technology), "cubes": cubes}
        public(s, "returned-cubes", "machines.card.null-spire.return", args)


def moved_cubes(s: State, seat: int, technology: int, frame: int, target: int, cubes: int) -> None:
    if s.told is not None:
        args = {**at(s, seat, frame, technology), "target": s.book.names[target], "cubes": cubes}
        public(s, "moved-cubes", "machines.card.expansion-dome.source", args)


def modified(s: State, seat: int, frame: int, technology: int, by: int) -> None:
    if s.told is not None:
        site = s.site(frame, technology)
        assert site is not None
        args = {**at(s, seat, frame, technology), "by": by, "worth": s.book.reward(site)}
        public(s, "modified", "machines.modifier.value", args)


def changed_actions(s: State, seat: int, by: int) -> None:
    if s.told is not None:
        if by > 0:
            public(s, "gained-actions", "machines.card.timegears.extra-action", {"seat": seat, "actions": by})
        else:
            public(s, "gave-actions", "machines.card.rocket-sled.cost", {"seat": seat, "actions": -by})


def gained_turn(s: State, seat: int) -> None:
    if s.told is not None:
        public(s, "gained-turn", "machines.card.destiny-grafter.effect", {"seat": seat})


def spliced(s: State, seat: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "capacity": s.capacity(0)}
        public(s, "spliced", "machines.card.season-splicer.effect", args)
