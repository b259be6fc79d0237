"""A deal that nobody chose, step by step."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.records import SeatEntry
from posterity.games import GAMES
from posterity.table.deal import (
    Deal,
    anew,
    commit,
    everybody_sits,
    forgotten,
    hashes_in,
    leave,
    new_deal,
    open_share,
    published,
    seated,
    seed,
    sit_down,
)
from posterity.table.replay import Altered, replay
from posterity.table.table import Table
from posterity.testing.walks import setup
from tests.table.test_seats import play_out

SERVER, ANNA, CARLA, OTHER = b"\1" * 32, b"\2" * 32, b"\3" * 32, b"\4" * 32


def b256(data):
    return blake2b(data, digest_size=32).digest()


def promise(secret):
    return b256(b"posterity deal" + secret).hex()


def refused(kind):
    return pytest.raises(IllegalAnswer, match=f"^{kind}:")


def gathered():
    """A deal of three, of which seat 1 is a bot; Anna has brought a hash along."""
    return everybody_sits(commit(new_deal(SERVER, 3), 0, promise(ANNA)), [0, 2], until=5)


def committed():
    """All hashes are in."""
    deal = commit(gathered(), 2, promise(CARLA))
    assert deal.committed
    return hashes_in(deal, until=20)


def done():
    return open_share(open_share(committed(), 2, CARLA.hex()), 0, ANNA.hex())


def test_the_seed_follows_from_everybodys_bytes():
    deal = done()

    assert deal.done and seed(deal) == b256(SERVER + ANNA + bytes(32) + CARLA)
    assert seed(deal, automata=2) == b256(SERVER + ANNA + bytes(32) + CARLA + bytes(64))


def test_nobody_shows_anything_before_all_have_promised():
    assert not gathered().committed
    with refused("deal-early"):
        open_share(gathered(), 0, ANNA.hex())
    with refused("deal-open"):
        seed(committed())


def test_nobody_changes_their_mind():
    deal = committed()
    with refused("deal-twice"):
        commit(deal, 0, promise(CARLA))
    with refused("deal-other"):
        open_share(deal, 0, CARLA.hex())

    assert commit(deal, 0, promise(ANNA)) == deal
    assert open_share(done(), 0, ANNA.hex()) == done()


@pytest.mark.parametrize("text", ["", "ab", "x" * 64, "A" * 64, "ab" * 33])
def test_only_64_hex_digits_are_taken(text):
    with refused("deal-hex"):
        commit(new_deal(SERVER, 2), 0, text)
    with refused("deal-hex"):
        open_share(committed(), 0, text)


def test_bots_take_no_part():
    for deal in (gathered(), committed()):
        with refused("deal-not-taking"):
            commit(deal, 1, promise(CARLA))
    with refused("deal-not-taking"):
        open_share(committed(), 1, CARLA.hex())


def test_where_nobody_sends_a_hash_nobody_is_waited_for():
    deal = everybody_sits(new_deal(SERVER, 2), [0, 1], until=5)

    assert deal.done and seed(deal) == b256(SERVER + bytes(64))


def test_who_sends_no_hash_in_time_takes_no_part():
    deal = hashes_in(gathered(), until=20)
    with refused("deal-not-taking"):
        commit(deal, 2, promise(CARLA))

    assert seed(open_share(deal, 0, ANNA.hex())) == b256(SERVER + ANNA + bytes(64))


def test_if_somebody_does_not_open_the_others_begin_anew():
    deal = anew(open_share(committed(), 0, ANNA.hex()), OTHER, until=30)
    assert (deal.round, deal.step, deal.taking, deal.out) == (2, "hashes", (0,), (2,))
    assert not deal.commitments and not deal.shares and deal.secret == OTHER.hex()
    with refused("deal-not-taking"):
        commit(deal, 2, promise(CARLA))
    deal = open_share(hashes_in(commit(deal, 0, promise(CARLA)), until=50), 0, CARLA.hex())

    assert seed(deal) == b256(OTHER + CARLA + bytes(64))


def test_if_nobody_opens_the_server_deals_alone():
    deal = hashes_in(anew(committed(), OTHER, until=30), until=50)

    assert deal.done and seed(deal) == b256(OTHER + bytes(96))


def test_who_leaves_while_people_gather_takes_the_hash_along():
    deal = leave(commit(commit(new_deal(SERVER, 3), 0, promise(ANNA)), 2, promise(CARLA)), 2, OTHER, "carla")

    assert deal == commit(new_deal(SERVER, 3), 0, promise(ANNA)), "and may come back"


def test_who_leaves_later_makes_it_begin_anew_with_whoever_comes():
    deal = leave(open_share(committed(), 0, ANNA.hex()), 2, OTHER, "carla")
    assert deal == Deal(secret=OTHER.hex(), players=3, round=2, gone=("carla",))
    deal = everybody_sits(sit_down(deal, 2, "dora", promise(CARLA)), [0, 2], until=9)

    assert deal.step == "hashes" and deal.taking == (0, 2), "those who took part before are expected again"
    assert deal.commitments == {2: promise(CARLA)}


@pytest.mark.parametrize("seat", [1, 2])
def test_who_left_a_deal_unfinished_takes_no_part_any_more(seat):
    """Whichever seat it is: else somebody could sit down and stand up until the cards are right."""
    deal = leave(committed(), 2, OTHER, "carla")
    deal = everybody_sits(sit_down(deal, seat, "carla", promise(CARLA)), [0, seat], until=9)
    assert deal.taking == (0,) and deal.out == (seat,) and not deal.commitments
    with refused("deal-not-taking"):
        commit(deal, seat, promise(CARLA))
    deal = open_share(hashes_in(commit(deal, 0, promise(ANNA)), until=20), 0, ANNA.hex())
    again = leave(deal, seat, SERVER, "carla")
    assert (again.round, again.secret, again.shares) == (2, OTHER.hex(), deal.shares), "this changes no card"
    for who in ("carla", "dora"):
        late = sit_down(again, seat, who, promise(CARLA))
        assert late.done and seed(late) == seed(deal)


def test_who_left_the_bytes_closed_is_not_let_in_again_by_standing_up():
    deal = leave(anew(open_share(committed(), 0, ANNA.hex()), OTHER, until=30), 2, SERVER, "carla")
    assert (deal.round, deal.taking, deal.out, deal.gone) == (2, (0,), (), ("carla",))

    assert sit_down(deal, 2, "carla", promise(CARLA)).out == (2,)
    assert forgotten(deal, "carla").gone == ()


def test_the_servers_secret_is_not_published():
    shown = published(open_share(committed(), 0, ANNA.hex()))

    assert shown == {
        "commitment": promise(SERVER),
        "round": 1,
        "step": "bytes",
        "until": 20,
        "commitments": [promise(ANNA), None, promise(CARLA)],
        "entropy": [ANNA.hex(), None, None],
    }


def test_a_deal_can_be_kept_as_json():
    assert msgspec.json.decode(msgspec.json.encode(done()), type=Deal) == done()


def test_the_record_of_the_game_proves_the_deal():
    game, deal = GAMES["leaders"], done()
    seats = seated(deal, [SeatEntry(name=name, kind="person") for name in ("Anna", "Bruno", "Carla")])
    plan = msgspec.structs.replace(setup(game, 3, {}, 0), seed=seed(deal))
    table = Table(game, plan, seats, published(deal)["commitment"])
    table.secret = deal.secret
    record = play_out(table).record()
    assert replay(game, record).over

    record.seats[2].entropy = ANNA.hex()
    with pytest.raises(Altered, match="altered-commitment"):
        replay(game, record)
