"""What people read about each deed in gears. No events are made while nobody listens."""

from __future__ import annotations

from posterity.core.events import Event
from posterity.games.gears.pieces import NOBODY, Lingering
from posterity.games.gears.state import State


def public(s: State, message: str, clause: str, args: dict[str, object]) -> None:
    s.tell(Event(message, clause, args))


def private(s: State, seat: int, message: str, clause: str, args: dict[str, object], known: dict[str, object]) -> None:
    """`seat` reads `message`; all others read `message-unseen` with what they may know."""
    s.tell(Event(message, clause, args, (seat,), Event(f"{message}-unseen", clause, known)))


def yes(value: bool) -> str:
    return "yes" if value else "no"


def missing(s: State, frame: int, technology: int) -> list[str]:
    """What keeps a technology from success, by name."""
    mask = s.missing(frame, technology)
    return [s.book.names[need] for need in s.book.needs[technology] if mask >> need & 1]


def cards_drawn(s: State, message: str, clause: str, seat: int, cards: list[int]) -> None:
    if s.told is not None:
        known: dict[str, object] = {"seat": seat, "count": len(cards)}
        private(s, seat, message, clause, {**known, "cards": [s.book.names[card] for card in cards]}, known)


# ---------------------------------------------------------------- rounds


def took_character(s: State, seat: int) -> None:
    if s.told is not None:
        character = s.book.characters[s.players[seat].character]
        public(s, "took-character", "gears.setup.character-choice", {"seat": seat, "character": character})


def dealt(s: State, seat: int, cards: list[int]) -> None:
    cards_drawn(s, "dealt", "gears.setup.deal-six", seat, cards)


def dealt_fate(s: State, seat: int, card: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "fate": s.book.names[card]}
        private(s, seat, "dealt-fate", "gears.variant.destiny.deal", args, {"seat": seat})


def bonus_cards(s: State, seat: int, cards: list[int]) -> None:
    cards_drawn(s, "bonus-cards", "gears.setup.bonus-cards", seat, cards)


def refilled(s: State, seat: int, cards: list[int]) -> None:
    cards_drawn(s, "refilled", "gears.prepare.refill", seat, cards)


def took_position(s: State, seat: int, position: int) -> None:
    if s.told is not None:
        clause = "gears.setup.order-choice" if s.round == 1 else "gears.prepare.order-choice"
        public(s, "took-position", clause, {"seat": seat, "position": position})


def round_began(s: State) -> None:
    if s.told is not None:
        args: dict[str, object] = {"round": s.round, "present": s.present(), "seats": list(s.order)}
        public(s, "round-began", "gears.round.phases", args)


def round_ends(s: State) -> None:
    if s.told is not None:
        public(s, "round-ends", "gears.turn.phase-end", {"round": s.round})


def won(s: State, ranking: list[int]) -> None:
    if s.told is not None:
        winner = ranking[0]
        public(s, "won", "gears.end.winner", {"seat": winner, "points": s.players[winner].score})


# ---------------------------------------------------------------- turns


def turn_began(s: State, seat: int) -> None:
    if s.told is not None:
        public(s, "turn-began", "gears.turn.order", {"seat": seat, "turn": s.turn, "round": s.round})


def turn_ended(s: State, seat: int) -> None:
    if s.told is not None:
        public(s, "turn-ended", "gears.turn.ending", {"seat": seat})


def travelled(s: State, seat: int, before: int, frame: int) -> None:
    if s.told is not None:
        public(s, "travelled", "gears.travel.left", {"seat": seat, "before": before, "frame": frame})


def paid(s: State, seat: int, card: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "card": s.book.names[card]}
        private(s, seat, "paid", "gears.establish.payment-hidden", args, {"seat": seat})


def established(s: State, seat: int, frame: int, technology: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "frame": frame, "technology": s.book.names[technology]}
        args["cubes"] = s.book.costs[technology]
        args["successful"] = yes(s.successful(frame, technology))
        args["missing"] = missing(s, frame, technology)
        public(s, "established", "gears.establish.procedure", args)


def success_changed(s: State, before: list[int], new_frame: int = NOBODY, new: int = NOBODY) -> None:
    """Technologies that were on the timeline before and have changed between failed and successful."""
    if s.told is None:
        return
    for frame, sites in enumerate(s.frames):
        for site in sites:
            if frame == new_frame and site.technology == new:
                continue  # part of the event of its establishing
            was, now = before[frame] >> site.technology & 1, s.working[frame] >> site.technology & 1
            if was != now:
                args: dict[str, object] = {"frame": frame, "technology": s.book.names[site.technology]}
                if now:
                    public(s, "became-successful", "gears.success.rechecked", args)
                else:
                    args["missing"] = missing(s, frame, site.technology)
                    public(s, "became-failed", "gears.success.rechecked", args)


def influenced(s: State, seat: int, frame: int, technology: int, cubes: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "frame": frame, "technology": s.book.names[technology]}
        public(s, "influenced", "gears.influence.from-pool", {**args, "cubes": cubes})


def drew(s: State, seat: int) -> None:
    cards_drawn(s, "drew", "gears.draw.private", seat, s.drawn)


def kept(s: State, seat: int, card: int, refused: int) -> None:
    if s.told is not None:
        known: dict[str, object] = {"seat": seat, "count": refused}
        private(s, seat, "kept", "gears.draw.two-keep-one", {**known, "card": s.book.names[card]}, known)


# ---------------------------------------------------------------- Fate cards


def showed_fate(s: State, seat: int, number: int) -> None:
    if s.told is not None:
        public(s, "showed-fate", "gears.fate.free", {"seat": seat, "fate": s.book.fate_names[number]})


def more_time(s: State, seat: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "free": yes(s.book.more_time_is_free)}
        public(s, "more-time", "gears.fate.moretime.effect", args)


def played_fate_on(s: State, seat: int, number: int, frame: int, technology: int) -> None:
    if s.told is not None:
        name = s.book.fate_names[number]
        args: dict[str, object] = {"seat": seat, "fate": name, "slug": name, "reward": s.book.hoped_reward}
        args.update(frame=frame, technology=s.book.names[technology])
        public(s, "played-fate-on", "gears.fate.targets-what", args)


def willed(s: State, seat: int, frame: int, technology: int, removed: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "frame": frame, "technology": s.book.names[technology]}
        public(s, "willed", "gears.fate.willed.not-required", {**args, "removed": s.book.names[removed]})


def folded(s: State, seat: int, victim: int, before: int, frame: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "victim": victim, "before": before, "frame": frame}
        args.update(moved=yes(frame != before), self=yes(seat == victim))
        public(s, "folded", "gears.fate.folds.effect", args)


def fate_left(s: State, fate: Lingering) -> None:
    if s.told is not None:
        args: dict[str, object] = {"fate": s.book.names[fate.card], "frame": fate.frame}
        public(s, "fate-left", "gears.prepare.discard-fate", {**args, "technology": s.book.names[fate.technology]})


def took_fate(s: State, seat: int, number: int, claimed: list[int]) -> None:
    if s.told is not None:
        fate: dict[str, object] = {"fate": s.book.fate_names[number]}
        public(s, "took-fate", "gears.variant.shape.take", {"seat": seat, **fate})
        for other, cubes in enumerate(claimed):
            if cubes:
                args: dict[str, object] = {"seat": other, "cubes": cubes, **fate}
                public(s, "claimed-cubes", "gears.variant.shape.cubes-claimed", args)


def placed_cube(s: State, seat: int, number: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "fate": s.book.fate_names[number]}
        public(s, "placed-cube", "gears.variant.shape.others-place", args)


def placed_nothing(s: State, seat: int) -> None:
    if s.told is not None:
        public(s, "placed-nothing", "gears.variant.shape.others-place", {"seat": seat})


# ---------------------------------------------------------------- settling


def left_timeline(s: State, frame: int, technology: int, clause: str) -> None:
    if s.told is not None:
        args: dict[str, object] = {"frame": frame, "technology": s.book.names[technology], "rule": clause}
        public(s, "left-" + clause.split(".")[-1], clause, args)


def awarded(s: State, seat: int, points: int, technology: int, why: str, dependent: int, clause: str) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "points": points, "technology": s.book.names[technology]}
        if dependent != NOBODY:
            args["dependent"] = s.book.names[dependent]
        public(s, f"awarded-{why}", clause, args)


def cube_returned(s: State, seat: int, frame: int, technology: int, successful: bool) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "frame": frame, "technology": s.book.names[technology]}
        if successful:
            public(s, "cube-returned", "gears.return.successful", args)
        else:
            public(s, "cube-lost", "gears.return.failed", args)
