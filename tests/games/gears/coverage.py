"""What happens in a recorded game of gears or machines that a golden game may be wanted for, told by the model."""

from __future__ import annotations

from posterity.core.records import Answer, Reseed, Undo
from posterity.games import GAMES
from posterity.table.replay import setup_of
from tests.games.gears.model import Model
from tests.games.machines import chosen as machines


def model_of(record):
    game = GAMES[record.game]
    setup = setup_of(game, record)
    if record.game == "machines":
        return machines.model_of(setup)
    return Model(game.show_cards(setup.cards), setup.players, setup.options, setup.seed, setup.rules)


def model_at(record, line):
    """The model after these entries, undone ones left out."""
    model = model_of(record)
    for entry in line:
        if isinstance(entry, Reseed):
            model.reseed(bytes.fromhex(entry.reseed))
        else:
            model.answer(entry.pick)
    return model


def models(record):
    """The model before the first entry and after each, with the entry that comes next: as `trace` goes."""
    line, lines = [], [[]]  # what the game rests on, now and after each entry
    model = model_of(record)
    for entry in record.entries():
        yield model, entry
        if isinstance(entry, Undo):
            line = lines[entry.undo - 1]
            model = model_at(record, line)
        elif isinstance(entry, Answer):
            line = [*line, entry]
            model.answer(entry.pick)
        elif isinstance(entry, Reseed):
            line = [*line, entry]
            model.reseed(bytes.fromhex(entry.reseed))
        lines.append(line)
    yield model, None


def situations(record):
    """Everything worth a name: verbs, Fate cards, ties, piles running out, what abilities do."""
    found = set()
    for model, entry in models(record):
        if record.game == "machines":
            found |= abilities(model, entry)
        if entry is None:
            found |= end_ties(model)
        if not isinstance(entry, Answer):
            continue
        verb, *rest = entry.pick.split(":")
        found |= {verb} | ({rest[0]} if verb == "fate" else set())
        if verb == "position" and model.order and all(player["position"] is None for player in model.players):
            found |= choosing_ties(model)
        if verb == "draw":
            count = len(model.deck) + len(model.discard)
            found |= {"reshuffled"} if len(model.deck) < 2 <= count else set()
            found |= {"single-card"} if count == 1 else set()
        if verb in ("establish", "travel", "influence"):
            found |= established(model, *rest) if verb == "establish" else set()
            player = model.players[model.ask[0]]
            zero = rest == [str(player["frame"])] if verb == "travel" else player["pool"] == 0 and verb == "influence"
            found |= {"zero"} if zero else set()
        if verb == "end" and model.left:
            found.add("stuck")
    return found


def abilities(model, entry):
    """What was noted of abilities so far, and what the table of machines shows."""
    scores = [player["score"] for player in model.players]
    found = set(model.noted)
    found |= {"extra-turn"} if model.turn == 5 else set()
    found |= {"in-the-spliced-frame"} if model.in_frame(0) else set()
    found |= {"negative"} if min(scores) < 0 else set()
    return found | ({"end-negative"} if entry is None and min(scores) < 0 else set())


def established(model, card):
    player = model.players[model.ask[0]]
    full = len(model.in_frame(player["frame"])) >= model.present() - player["frame"]
    free = model.more_time and model.options["we-need-more-time"] == "free"
    return ({"overfull"} if full else set()) | ({"free-establish"} if free else set())


def choosing_ties(model):
    """What decided the order of choosing positions beyond the pools."""
    players = [(player["pool"], player["score"]) for player in model.players]
    pools = [pool for pool, _ in players]
    found = set()
    for place, (pool, score) in enumerate(players):
        if pool in pools[:place]:
            found.add("choosing-tie-order" if (pool, score) in players[:place] else "choosing-tie-score")
    return found


def end_ties(model):
    """What decided who has won beyond the scores."""
    first, second = [model.players[seat] for seat in model.ranking()[:2]]
    if first["score"] > second["score"]:
        return {"end-score"}
    return {"end-tie-pool"} if first["pool"] < second["pool"] else {"end-tie-order"}
