"""What people read about each deed. No events are made while nobody listens."""

from __future__ import annotations

from posterity.core.events import Event
from posterity.games.leaders.state import State


def public(s: State, message: str, clause: str, args: dict[str, object]) -> None:
    s.tell(Event(message, clause, args))


def private(s: State, seat: int, message: str, clause: str, args: dict[str, object], known: dict[str, object]) -> None:
    """`seat` reads `message`; all others read `message-unseen` with what they may know."""
    s.tell(Event(message, clause, args, (seat,), Event(f"{message}-unseen", clause, known)))


def legacy(s: State, card: int) -> str:
    return s.book.legacies[card]


def legacies(s: State, cards: list[int]) -> list[str]:
    return [s.book.legacies[card] for card in cards]


def resources(s: State, cards: list[int]) -> list[str]:
    return [s.book.resources[card] for card in cards]


# ---------------------------------------------------------------- rounds


def round_began(s: State) -> None:
    if s.told is not None:
        args: dict[str, object] = {"round": s.round, "rounds": s.book.rounds, "dealer": s.dealer}
        public(s, "round-began", "leaders.rounds.reset", args)


def dealt(s: State, seat: int, hand: list[int], legacy_hand: list[int]) -> None:
    if s.told is not None:
        cards: dict[str, object] = {"resources": resources(s, hand), "cards": legacies(s, legacy_hand)}
        known: dict[str, object] = {"seat": seat, "count": len(hand), "legacies": len(legacy_hand)}
        private(s, seat, "dealt", "leaders.setup.deal", {"seat": seat, **cards}, known)


def deadlock(s: State) -> None:
    if s.told is not None:
        if s.is_idle():
            public(s, "deadlock", "leaders.deck.deadlock", {"why": "idle", "count": s.idle})
        else:
            public(s, "deadlock", "leaders.deck.deadlock", {"why": "standstill", "count": s.standstill})


def scored(s: State, seat: int, points: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "points": points, "total": s.players[seat].total}
        public(s, "scored", "leaders.scoring.majority", {**args, "rounds": s.book.rounds})


def won(s: State, winners: list[int], points: int) -> None:
    if s.told is not None:
        public(s, "won", "leaders.scoring.winner", {"seats": winners, "count": len(winners), "points": points})


# ---------------------------------------------------------------- turns


def drew(s: State, seat: int, cards: list[int]) -> None:
    if s.told is not None:
        known: dict[str, object] = {"seat": seat, "count": len(cards)}
        args: dict[str, object] = {**known, "resources": resources(s, cards)}
        private(s, seat, "drew", "leaders.turn.draw-resources", args, known)


def looked(s: State, seat: int) -> None:
    if s.told is not None:
        known: dict[str, object] = {"seat": seat, "count": len(s.drawn)}
        args: dict[str, object] = {**known, "cards": legacies(s, s.drawn)}
        private(s, seat, "looked", "leaders.turn.take-legacy-secret", args, known)


def kept(s: State, seat: int, card: int, refused: int) -> None:
    if s.told is not None:
        known: dict[str, object] = {"seat": seat, "count": refused}
        private(s, seat, "kept", "leaders.turn.take-legacy", {**known, "card": legacy(s, card)}, known)


def discarded(s: State, seat: int, resource: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "resource": s.book.resources[resource]}
        public(s, "discarded", "leaders.turn.hand-limit", args)


# ---------------------------------------------------------------- building and destroying


def announced(s: State, seat: int, card: int) -> None:
    if s.told is not None:
        clause = "leaders.turn.build" if s.book.is_building(card) else "leaders.destroy.play"
        public(s, "announced", clause, {"seat": seat, "card": legacy(s, card)})


def attacked(s: State, seat: int, card: int, victim: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "card": legacy(s, card), "victim": victim}
        public(s, "attacked", "leaders.destroy.play", args)


def paid(s: State, seat: int, resource: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "resource": s.book.resources[resource]}
        public(s, "paid", "leaders.turn.payment-discarded", args)


def built(s: State, seat: int, card: int, dedication: str | None) -> None:
    if s.told is not None:
        standing = len(s.players[seat].tableau)
        args: dict[str, object] = {"seat": seat, "card": legacy(s, card), "count": standing, "target": s.book.target}
        if dedication is None:
            public(s, "built", "leaders.turn.build", args)
        else:
            public(s, "built-dedicated", "leaders.variant.dedication", {**args, "words": dedication})


def finished(s: State, seat: int, first: bool) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "target": s.book.target}
        if first:
            public(s, "finished-first", "leaders.end.trigger", args)
        else:
            public(s, "finished-too", "leaders.end.others-may-finish", args)


def destroyed(s: State, seat: int, card: int, victim: int, building: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "card": legacy(s, card)}
        public(
            s, "destroyed", "leaders.destroy.discard-both", {**args, "victim": victim, "building": legacy(s, building)}
        )


def declined_bonus(s: State, seat: int) -> None:
    if s.told is not None:
        public(s, "declined-bonus", "leaders.destroy.bonus-optional", {"seat": seat})


def named_bonus(s: State, seat: int, wanted: list[int]) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "resources": resources(s, wanted)}
        public(s, "named-bonus", "leaders.destroy.bonus-announce", args)


def searched(s: State, seat: int, found: list[int], thrown: list[int]) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "resources": resources(s, found), "count": len(found)}
        public(
            s,
            "searched",
            "leaders.destroy.bonus-public",
            {**args, "turned": resources(s, thrown), "thrown": len(thrown)},
        )


# ---------------------------------------------------------------- special cards


def protected(s: State, seat: int) -> None:
    if s.told is not None:
        public(s, "protected", "leaders.special.protect", {"seat": seat, "card": legacy(s, s.book.protect)})


def swapped(s: State, seat: int, other: int, taken: int, given: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "victim": other}
        public(s, "swapped", "leaders.special.swap", {**args, "taken": legacy(s, taken), "given": legacy(s, given)})


def ruined(s: State, seat: int, victim: int, card: int) -> None:
    if s.told is not None:
        building: dict[str, object] = {"seat": seat, "building": legacy(s, card)}
        if seat == victim:
            public(s, "ruined-own", "leaders.special.free-destroy-own", building)
        else:
            public(s, "ruined", "leaders.special.free-destroy", {**building, "victim": victim})
