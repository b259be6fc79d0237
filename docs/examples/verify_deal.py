"""Checks and redoes the deal of a game of gears: python verify_deal.py RECORD.json CARDS.json

CARDS.json is what `posterity cards show SET --json` prints for the set that the record names.
"""

import json
import sys
from hashlib import blake2b
from pathlib import Path

record, cards = (json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:])
if not record.get("secret"):
    sys.exit("In this record no secret is open.")


def hashed(data):
    return blake2b(data, digest_size=32).digest()


def stream(name, block=0):
    """The words of a stream of chance, one after the other."""
    while True:
        data = blake2b(name.encode() + b"\0" + block.to_bytes(8, "little"), key=seed).digest()
        yield from (int.from_bytes(data[at : at + 4], "little") for at in range(0, 64, 4))
        block += 1


def below(n, words):
    return next(word for word in words if word < 2**32 - 2**32 % n) % n


def shuffled(pile, words):
    for i in range(len(pile) - 1, 0, -1):
        j = below(i + 1, words)
        pile[i], pile[j] = pile[j], pile[i]
    return pile


secret = bytes.fromhex(record["secret"])
shares = [bytes.fromhex(seat.get("entropy") or "00" * 32) for seat in record["seats"]]
for who, bytes_ in [(record, secret), *zip(record["seats"], shares, strict=True)]:
    if who.get("commitment") and who["commitment"] != hashed(b"posterity deal" + bytes_).hex():
        sys.exit(f"{who.get('name', 'The server')} has opened other bytes than were promised.")
seed = hashed(secret + b"".join(shares))
if (seed.hex(), cards["sha256"]) != (record["seed"], record["cards"]["sha256"]):
    sys.exit("The seed does not follow from the bytes, or these are other cards.")
deck = [card["slug"] for card in cards["technologies"] for _ in range(card["copies"])]
deck = shuffled(deck + (cards["fate"] if record["options"].get("fate") == "standard" else []), stream("deck"))
for seat in record["seats"]:
    print(f"{seat['name']}: {' '.join(deck.pop() for _ in range(6))}")
print(f"{record['seats'][below(len(record['seats']), stream('first-chooser'))]['name']} chooses first.")
