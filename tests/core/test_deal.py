"""The verifiable deal, against an independent reading of docs/formats.md."""

from hashlib import blake2b

from posterity.core.deal import commitment, seed_from


def b256(data):
    return blake2b(data, digest_size=32).digest()


def test_a_commitment_is_the_labelled_hash_of_the_secret():
    assert commitment(b"\x01" * 32) == b256(b"posterity deal" + b"\x01" * 32).hex()


def test_the_seed_is_the_hash_of_all_secrets_in_order():
    server, anna = b"\x01" * 32, b"\x02" * 32

    assert seed_from(server, [anna, None]) == b256(server + anna + bytes(32))
    assert seed_from(server, [None, anna]) != seed_from(server, [anna, None])
