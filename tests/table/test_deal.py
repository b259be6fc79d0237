"""A deal that nobody chose, step by step."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.records import SeatEntry
from posterity.games import GAMES
from posterity.table.deal import Deal, commit, new_deal, open_share, published, seated, seed, without
from posterity.table.replay import Altered, replay
from posterity.table.table import Table
from posterity.testing.walks import setup
from tests.table.test_seats import play_out

SERVER, ANNA, CARLA = b"\1" * 32, b"\2" * 32, b"\3" * 32


def b256(data):
    return blake2b(data, digest_size=32).digest()


def promise(secret):
    return b256(b"posterity deal" + secret).hex()


def refused(kind):
    return pytest.raises(IllegalAnswer, match=f"^{kind}:")


def committed():
    """A deal of three, of which seat 1 is a bot."""
    deal = commit(new_deal(SERVER, 3, [0, 2]), 0, promise(ANNA))
    assert not deal.committed
    return commit(deal, 2, promise(CARLA))


def done():
    return open_share(open_share(committed(), 2, CARLA.hex()), 0, ANNA.hex())


def test_the_seed_follows_from_everybodys_bytes():
    deal = done()

    assert deal.done and seed(deal) == b256(SERVER + ANNA + bytes(32) + CARLA)


def test_nobody_shows_anything_before_all_have_promised():
    deal = commit(new_deal(SERVER, 3, [0, 2]), 0, promise(ANNA))
    with refused("deal-early"):
        open_share(deal, 0, ANNA.hex())
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
        commit(new_deal(SERVER, 2, [0]), 0, text)
    with refused("deal-hex"):
        open_share(commit(new_deal(SERVER, 2, [0]), 0, promise(ANNA)), 0, text)


def test_bots_take_no_part():
    with refused("deal-not-taking"):
        commit(new_deal(SERVER, 3, [0, 2]), 1, promise(ANNA))
    deal = new_deal(SERVER, 2, [])

    assert deal.done and seed(deal) == b256(SERVER + bytes(64))


def test_without_somebody_who_does_not_go_on_everything_begins_anew():
    deal = without(open_share(committed(), 0, ANNA.hex()), 2, b"\4" * 32)

    assert deal == new_deal(b"\4" * 32, 3, [0])


def test_the_servers_secret_is_not_published():
    shown = published(open_share(committed(), 0, ANNA.hex()))

    assert shown == {
        "commitment": promise(SERVER),
        "commitments": [promise(ANNA), None, promise(CARLA)],
        "shares": [ANNA.hex(), None, None],
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
