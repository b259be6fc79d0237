"""Games and settlements compared with a second gears, written from the clauses alone."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import msgspec
import pytest

from posterity.cli.record_files import states
from posterity.core.records import read_record
from posterity.table.replay import replay
from tests.games.gears import chosen, model
from tests.games.gears.chosen import slug
from tests.games.gears.coverage import models, situations
from tests.games.gears.lay import GAME

# ---------------------------------------------------------------- whole games


def comparable(position, keys):
    """The promised keys of a position; hands and piles whose order no rule depends on are sorted."""
    players = [{key: player[key] for key in keys} for player in position["players"]]
    for player in players:
        player |= {"hand": sorted(player["hand"]), "fate": sorted(player["fate"])}
    piles = {pile: sorted(position[pile]) for pile in ("discard", "removed", "drawn")}
    return {**position, **piles, "players": players, "draft": sorted(position["draft"], key=lambda card: card["card"])}


def compare(position, other, picks):
    """`position` as `trace` prints it, against the model."""
    expected = other.position()
    shown = comparable(position, expected["players"][0])
    differing = [key for key in expected if shown[key] != expected[key]]
    assert [(key, shown[key], expected[key]) for key in differing] == [], picks[-12:]
    if other.ask is None:
        assert position["ask"] is None
    else:
        assert position["ask"]["seat"] == other.ask[0]
        assert sorted(position["ask"]["options"]) == sorted(other.ask[1]), picks[-12:]


def model_of(setup):
    return model.Model(GAME.show_cards(setup.cards), setup.players, setup.options, setup.seed, setup.rules)


def play_both(number, chosen=chosen, model_of=model_of):
    """A whole game on both sides, compared after every entry; the table and the picks."""
    luck = random.Random(number)
    table = chosen.a_table(luck)
    other = model_of(table.setup)
    whim, picks, news = chosen.Whim(luck), [], luck.choice([0, 0, 0, 0.01])
    compare(msgspec.to_builtins(table.game.position(table.state)), other, picks)
    while other.ask is not None:
        if luck.random() < news:
            seed = luck.randbytes(32)
            table.reseed(seed)
            other.reseed(seed)
        else:
            seat, options = other.ask
            picks.append(whim.pick(options))
            table.answer(seat, table.parse(picks[-1]))
            other.answer(picks[-1])
        compare(msgspec.to_builtins(table.game.position(table.state)), other, picks)
    assert table.over
    assert table.result().ranking == other.ranking()
    return table, picks


@pytest.mark.rule(
    "gears.setup.seeded-randomness",
    "gears.setup.sequence",
    "gears.round.phases",
    "gears.turn.any-mix",
    "gears.pile.reshuffle",
    "gears.end.ranking",
)
@pytest.mark.parametrize("number", range(24))
def test_a_game_goes_as_in_the_model(number):
    played(number)


played = cache(play_both)


@pytest.mark.long
def test_many_new_games_go_as_in_the_model():
    first = random.SystemRandom().randrange(10**9)
    for number in range(first, first + 1000):
        try:
            play_both(number)
        except Exception as e:
            raise AssertionError(f"play_both({number})") from e


def test_the_games_compared_have_everything_in_them():
    """Every verb, every option, both ends of a pile: otherwise agreeing would mean little."""
    games = [played(number) for number in range(24)]
    verbs = {pick.split(":")[0] for _, picks in games for pick in picks}
    events = {event.message for table, _ in games for told in table.events for event in told}

    assert {verb.name for verb in GAME.verbs} == verbs
    assert "deck-reshuffled" in events
    for name, values in chosen.VALUES.items():
        assert {table.setup.options[name] for table, _ in games} == set(values)


# ---------------------------------------------------------------- what a seat sees


def expected_view(other, viewer):
    """What the formats promise of the position to a seat or, with None, to a spectator."""
    shown = other.position()
    del shown["deck"], shown["discard"]
    if other.drawn and viewer != shown["to_move"]:
        del shown["drawn"]
    for seat, player in enumerate(shown["players"]):
        if seat != viewer:
            del player["hand"]
            if other.variant == "destiny":
                del player["fate"]
    if other.variant == "destiny":
        shown["removed"] = sorted(other.removed_openly)
    return shown


def check_view(view, expected, viewer):
    """Promised keys are as expected, and what must not be there is not there."""
    players, wanted = view.pop("players"), expected.pop("players")
    assert {key: view[key] for key in expected} == expected
    assert not {"deck", "discard", "drawn"} & (set(view) - set(expected))
    for player, shown in zip(players, wanted, strict=True):
        assert {key: player[key] for key in shown} == shown
        assert not {"hand", "fate"} & (set(player) - set(shown))
    if view["ask"] is not None and view["ask"]["seat"] != viewer:
        assert not {"options", "refused"} & set(view["ask"])


@pytest.mark.rule("gears.pile.public-information", "gears.setup.hands-secret", "gears.variant.destiny.secret")
@pytest.mark.parametrize("number", range(24, 36))
def test_a_seat_sees_what_the_formats_promise(number):
    luck = random.Random(number)
    table = chosen.a_table(luck)
    other, whim = model_of(table.setup), chosen.Whim(luck)
    while other.ask is not None:
        for viewer in [*range(other.n), None] if luck.random() < 0.2 else []:
            view = msgspec.to_builtins(GAME.view(table.state, viewer))
            for player in view["players"]:
                player |= {key: sorted(player[key]) for key in ("hand", "fate") if key in player}
            view |= {pile: sorted(view[pile]) for pile in ("removed", "drawn") if pile in view}
            view["draft"].sort(key=lambda card: card["card"])
            check_view(view, expected_view(other, viewer), viewer)
        pick = whim.pick(other.ask[1])
        table.answer(other.ask[0], table.parse(pick))
        other.answer(pick)


# ---------------------------------------------------------------- golden games

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "gears").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_went_as_in_the_model(path):
    record = read_record(path.read_bytes())
    for s, (other, entry) in zip(states(replay(GAME, record)), models(record), strict=True):
        compare(msgspec.to_builtins(GAME.position(s)), other, [entry])
    assert record.result.ranking == other.ranking()


def test_there_is_a_golden_game_for_every_variant_player_count_and_tie():
    records = [read_record(path.read_bytes()) for path in GOLDEN]
    found = set().union(*[situations(record) for record in records])

    variants = set(chosen.VALUES["fate"])
    assert {(r.options["fate"], len(r.seats)) for r in records} == {(v, n) for v in variants for n in (2, 3, 4)}
    assert {r.cards.set for r in records} >= {"gears-standard"}
    for name in ("pursuits", "pursuit-ties", "we-need-more-time", "zero-moves"):
        assert {record.options[name] for record in records} == set(chosen.VALUES[name])
    assert {verb.name for verb in GAME.verbs} <= found
    assert set(GAME.show_cards(GAME.card_set(GAME.standard_set))["fate"]) <= found
    assert {"end-score", "end-tie-pool", "end-tie-order", "choosing-tie-score", "choosing-tie-order"} <= found
    assert {"reshuffled", "single-card", "stuck", "overfull", "free-establish", "zero"} <= found


# ---------------------------------------------------------------- sheets


def copies_of(sheet):
    return [
        {"modifier": 0, **site, "technology": slug(site["technology"])}
        for site in sorted(sheet["timeline"], key=lambda site: site["frame"])
    ]


def settled_by_the_model(sheet, needs, rewards):
    fates = [{"removes": None, **fate} for fate in sheet["fate"]]
    fates = [{key: slug(v) if isinstance(v, str) else v for key, v in fate.items()} for fate in fates]
    return as_reported(sheet, model.settle(copies_of(sheet), needs, rewards, fates, pursuits_of(sheet)))


def pursuits_of(sheet):
    return [(wish["player"], slug(wish["technology"]), wish["bonus"]) for wish in sheet["pursuit"]]


def as_reported(sheet, settled):
    """What `referee` must answer, without its notes; every technology as its slug."""
    left, gone, awards, pools, good = settled
    scores = {player: sheet.get("scores", {}).get(player, 0) for player in sheet["players"]}
    for player, points, *_ in awards:
        scores[player] += points
    return {
        "discarded": sorted((copy["frame"], copy["technology"], clause) for copy, clause in gone),
        "timeline": [
            (
                copy["frame"],
                copy["technology"],
                good[copy["frame"], copy["technology"]],
                {player: cubes for player, cubes in copy["cubes"].items() if cubes},
            )
            for copy in left
        ],
        "awards": sorted(awards, key=str),
        "scores": scores,
        "pools": {p: sheet.get("pools", {}).get(p, 0) + pools.get(p, 0) for p in sheet["players"]},
    }


def settled_by_the_referee(sheet, game=GAME):
    said = game.referee(sheet)
    typed = {(site["frame"], site["technology"]) for site in sheet["timeline"]}
    assert said["game"] == game.name
    assert {(row["frame"], row["technology"]) for row in said["discarded"] + said["timeline"]} == typed
    standing = {row["technology"] for row in said["timeline"]}
    for row in said["awards"]:
        clause = {"dependency": "dependency-bonus"}.get(row["for"], row["for"])
        assert row["rule"] == f"gears.score.{clause}"
        assert {row["technology"], row.get("dependent", row["technology"])} <= standing
    return {
        "discarded": sorted((row["frame"], slug(row["technology"]), row["rule"]) for row in said["discarded"]),
        "timeline": [
            (row["frame"], slug(row["technology"]), row["successful"], row["cubes"]) for row in said["timeline"]
        ],
        "awards": sorted(
            (
                (
                    row["player"],
                    row["points"],
                    slug(row["technology"]),
                    row["for"],
                    slug(row["dependent"]) if "dependent" in row else None,
                )
                for row in said["awards"]
            ),
            key=str,
        ),
        "scores": said["scores"],
        "pools": said["pools"],
    }


def settle_both(number):
    sheet, needs, rewards = chosen.a_sheet(random.Random(number))
    found = settled_by_the_referee(sheet)
    assert found == settled_by_the_model(sheet, needs, rewards), f"settle_both({number})"
    return found


@pytest.mark.rule(
    "gears.success.definition",
    "gears.success.any-copy",
    "gears.resolve.order",
    "gears.resolve.duplicates-order",
    "gears.score.order",
    "gears.score.tie-split",
    "gears.return.simultaneous",
)
@pytest.mark.parametrize("first", range(0, 300, 50))
def test_sheets_are_settled_as_by_the_model(first):
    for number in range(first, first + 50):
        settled(number)


settled = cache(settle_both)


@pytest.mark.long
def test_thousands_of_new_sheets_are_settled_as_by_the_model():
    first = random.SystemRandom().randrange(10**9)
    for number in range(first, first + 5000):
        settle_both(number)


def test_the_sheets_compared_have_everything_in_them():
    found = [settled(number) for number in range(300)]
    clauses = {clause for report in found for _, _, clause in report["discarded"]}

    assert clauses == {f"gears.resolve.{end}" for end in ("no-cubes", "duplicates-success", "duplicates-failed")}
    assert {why for report in found for *_, why, _ in report["awards"]} == {"reward", "dependency", "pursuit"}
    assert {success for report in found for _, _, success, _ in report["timeline"]} == {True, False}


# ---------------------------------------------------------------- an evening at a real table


class Evening(model.Model):
    """A game whose rounds are settled by the referee, from sheets as somebody at the table would write them."""

    def sheet(self):
        colours = ["red", "blue", "green", "yellow"][: self.n]
        pursuits = []
        if self.options["pursuits"] == "on":
            wishes = [(colours[seat], self.bonus[p["character"]]) for seat, p in enumerate(self.players)]
            pursuits = [{"player": who, "technology": tech, "bonus": bonus} for who, (tech, bonus) in wishes]
        return {
            "game": "gears",
            "players": [colours[seat] for seat in self.order],
            "round": self.round,
            "scores": {colours[seat]: player["score"] for seat, player in enumerate(self.players)},
            "pools": {colours[seat]: player["pool"] for seat, player in enumerate(self.players)},
            "technology": [
                {"name": t["name"], "cost": t["cost"], "reward": t["reward"], "needs": t["needs"]}
                for t in self.cards["technologies"]
            ],
            "timeline": [
                {**copy, "cubes": {colours[seat]: cubes for seat, cubes in copy["cubes"].items()}}
                for copy in self.copies
            ],
            "fate": [{k: v for k, v in f.items() if k != "by" and v is not None} for f in self.lingering],
            "pursuit": pursuits,
        }

    def end_round(self):
        colours = ["red", "blue", "green", "yellow"]
        settled = GAME.referee(self.sheet())
        super().end_round()
        for seat, player in enumerate(self.players):
            assert settled["scores"][colours[seat]] == player["score"]
            assert settled["pools"][colours[seat]] == player["pool"]
        standing = [(copy["frame"], copy["technology"]) for copy in sorted(self.copies, key=lambda c: c["frame"])]
        assert [(row["frame"], row["technology"]) for row in settled["timeline"]] == standing
        if self.round == 4:
            assert settled["winners"] == [colours[self.ranking()[0]]]


@pytest.mark.rule("gears.resolve.every-round", "gears.end.winner", "gears.end.tie-order")
@pytest.mark.parametrize("number", range(12))
def test_an_evening_is_refereed_round_by_round(number):
    luck = random.Random(f"evening {number}")
    setup = chosen.a_table(luck).setup
    options = {**setup.options, "not-what-we-hoped-for": "0", "pursuit-ties": "none"}
    evening = Evening(GAME.show_cards(setup.cards), setup.players, options, setup.seed, setup.rules)
    whim = chosen.Whim(luck)
    while evening.ask is not None:
        evening.answer(whim.pick(evening.ask[1]))
