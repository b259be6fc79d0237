"""The view of leaders as sections, lines and pieces."""

from __future__ import annotations

from msgspec import UNSET

from posterity.core.outline import Line, Outline, Piece, Says, Section, pick_says, question_section, touched
from posterity.core.views import AskView, best_score
from posterity.games.leaders.rulebook import DRAW, HAND_LIMIT, IDLE_TOURS, STANDSTILL_TOURS
from posterity.games.leaders.rules import asking
from posterity.games.leaders.verbs import VERBS
from posterity.games.leaders.view import PlayerView, View

STANDSTILL_NEARS = 8  # full tours without a building built or destroyed after which players are told
NUMBERS = {asking.DRAW: {"count": DRAW}, asking.LIMIT: {"count": HAND_LIMIT}}  # for the steps of a turn


def outline(view: View) -> Outline:
    """Everything a view holds, in the order in which a player wants to hear it."""
    players = [player_section(view, seat) for seat in range(len(view.players))]
    sections = [table_section(view), *players, *looked_at(view), *hand_sections(view)]
    return Outline(sections=sections, question=question_section(view.ask, VERBS.all))


def says(message: str, **args: object) -> Says:
    return Says(message, args)


# ---------------------------------------------------------------- the table


def table_section(view: View) -> Section:
    lines = [says("table-round", round=view.round, rounds=view.rounds, dealer=view.dealer, target=view.target)]
    lines.append(turn_says(view))
    if view.first_finisher is not None:
        lines.append(says("table-first-finisher", seat=view.first_finisher, over="yes" if view.over else "no"))
    if view.idle > len(view.players):  # more than a full tour without a deed
        lines.append(says("table-idle", count=view.idle, limit=IDLE_TOURS * len(view.players)))
    if view.standstill is not None and view.standstill > STANDSTILL_NEARS * len(view.players):
        limit = STANDSTILL_TOURS * len(view.players)
        lines.append(says("table-standstill", count=view.standstill, limit=limit))
    if view.paid:
        lines.append(says("table-paid", resources=view.paid))
    lines.append(pile_says(view))
    lines.append(says("table-resource-discard", resources=view.resource_discard, count=len(view.resource_discard)))
    known = len(view.legacy_discard)
    unknown = view.legacy_discard_size - known
    lines.append(says("table-legacy-discard", cards=view.legacy_discard, count=known, unknown=unknown))
    for name, deck in (("resource", view.resource_deck), ("legacy", view.legacy_deck)):
        if deck is not UNSET:
            lines.append(says(f"table-{name}-deck-open", in_order=deck))
    rows = [Line(says=line) for line in lines]
    return Section(title=says("section-table"), lines=[*rows, *step_lines(view)])


def step_lines(view: View) -> list[Line]:
    """The steps of a turn in their order: those that are over, the present one, those to come (leaders.turn.sequence).

    The present step is already named in the line about the turn.
    """
    now = next((place for place, names in enumerate(asking.STEPS) if view.step in names), None)
    if now is None:
        return []
    states = ["done" if place < now else "now" if place == now else "later" for place in range(len(asking.STEPS))]
    pieces = [
        Piece(says=says(f"turn-step-{names[0]}", state=state, **NUMBERS.get(names[0], {})))
        for names, state in zip(asking.STEPS, states, strict=True)
    ]
    return [Line(says=says("table-steps"), pieces=pieces, aside=True)]


def turn_says(view: View) -> Says:
    if view.over or view.to_move is None:
        best = best_score(view)
        winners = [seat for seat, score in enumerate(view.scores) if score == best]
        return says("table-over", seats=winners, count=len(winners), points=best)
    return says("table-turn", seat=view.to_move, step=view.step, idle=view.idle, standstill=view.standstill)


def pile_says(view: View) -> Says:
    return says("table-decks", resources_left=view.resource_deck_size, legacies_left=view.legacy_deck_size)


# ---------------------------------------------------------------- players


def player_section(view: View, seat: int) -> Section:
    player = view.players[seat]
    mine = "you" if seat == view.viewer else "other"
    score = dict(enumerate(view.scores)).get(seat)
    title = says("section-player", seat=seat, mine=mine, points=player.total, score=score)
    lines = [Line(says=says("player-hand", count=player.resources_size, legacies=player.legacies_size))]
    lines.append(tableau_line(view, player, seat))
    if player.protects:
        lines.append(
            Line(says=says("player-protects", count=player.protects), pieces=protect_pieces(view, player, seat))
        )
    if player.finished:
        lines.append(Line(says=says("player-finished", target=view.target)))
    if view.rounds > 1 or view.over:
        lines.append(Line(says=says("player-total", points=player.total)))
    lines += worth_lines(player)
    lines += seat_lines(view, seat)
    return Section(title=title, lines=lines)


def tableau_line(view: View, player: PlayerView, seat: int) -> Line:
    pieces = []
    for place, building in enumerate(player.tableau):
        words = dict(enumerate(player.dedications)).get(place)
        text = says("piece-building", card=building) if words is None else dedicated(building, words)
        pieces.append(touched(view.ask, text, tableau_picks(view.ask, seat, building)))
    numbers = {"count": len(player.tableau), "target": view.target, "dedications": len(player.dedications)}
    meant = 0 if view.tableaux is UNSET else sum(seat in seats for seats in view.tableaux.values())
    return Line(says=says("player-tableau", majority=player.majority, meant=meant, **numbers), pieces=pieces)


def dedicated(building: str, words: str) -> Says:
    return says("piece-dedicated", card=building, words=words)


def tableau_picks(ask: AskView | None, seat: int, building: str) -> list[str]:
    """The picks that refer to a building in the tableau of `seat`, if the question is about that tableau."""
    if ask is None or ask.options is UNSET:
        return []
    if ask.prompt == "ask-given":
        return [f"given:{building}"] if seat == ask.seat else []
    if ask.args.get("victim") != seat:
        return []
    return [f"taken:{building}", f"ruin:{building}"]


def protect_pieces(view: View, player: PlayerView, seat: int) -> list[Piece]:
    picks = ["ruin:protect"] if view.ask is not None and view.ask.args.get("victim") == seat else []
    return [touched(view.ask, says("piece-protect"), picks) for _ in range(player.protects)]


def worth_lines(player: PlayerView) -> list[Line]:
    """What the tableau would score now, part by part."""
    if not player.awards:
        return []
    points = sum(award.points for award in player.awards)
    pieces = [Piece(says=says(f"award-{award.why}", points=award.points), clause=award.rule) for award in player.awards]
    return [Line(says=says("player-worth", points=points), pieces=pieces, aside=True)]


def seat_lines(view: View, seat: int) -> list[Line]:
    """What the open question lets the viewer do to this player, and what it does not."""
    picks = [f"{verb}:{seat}" for verb in ("target", "swap", "free-destroy", "also")]
    ask = view.ask
    if ask is None or ask.options is UNSET or ask.refused is UNSET:
        return []
    asked = [pick for pick in picks if pick in ask.options or any(r.pick == pick for r in ask.refused)]
    pieces = [touched(ask, pick_says(VERBS.all, pick), [pick]) for pick in asked]
    return [Line(says=says("player-aim"), pieces=pieces, aside=True)] if pieces else []


# ---------------------------------------------------------------- hands


def looked_at(view: View) -> list[Section]:
    """Cards being looked at: shown to the looker, counted for the others."""
    if not view.drawn_size:
        return []
    if view.drawn is UNSET:
        lines = [Line(says=says("drawn-unseen", seat=view.to_move, count=view.drawn_size))]
    else:
        pieces = [touched(view.ask, says("piece-card", card=card), [f"keep:{card}"]) for card in view.drawn]
        lines = [Line(says=says("drawn", count=view.drawn_size), pieces=pieces)]
    return [Section(title=says("section-drawn"), lines=lines)]


def hand_sections(view: View) -> list[Section]:
    """Every hand the viewer may see: one's own, or all of them when nothing is hidden."""
    sections = []
    for seat, player in enumerate(view.players):
        if player.resources is not UNSET and player.legacies is not UNSET:
            asked = view.ask if view.ask is not None and view.ask.seat == seat else None
            lines = [resource_line(asked, player.resources), legacy_line(asked, player.legacies)]
            sections.append(Section(title=says("section-hand", seat=seat), lines=lines))
    return sections


def resource_line(ask: AskView | None, resources: list[str]) -> Line:
    pieces = []
    for resource in dict.fromkeys(resources):
        text = says("piece-resource", resource=resource, count=resources.count(resource))
        pieces.append(touched(ask, text, [f"pay:{resource}", f"discard:{resource}"]))
    return Line(says=says("hand-resources", count=len(resources)), pieces=pieces)


def legacy_line(ask: AskView | None, legacies: list[str]) -> Line:
    pieces = []
    for card in dict.fromkeys(legacies):
        text = says("piece-legacy", card=card, count=legacies.count(card))
        pieces.append(touched(ask, text, [f"build:{card}", f"destroy:{card}", card]))
    return Line(says=says("hand-legacies", count=len(legacies)), pieces=pieces)
