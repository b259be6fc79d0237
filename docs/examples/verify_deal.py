"""Redoes the deal of a game of gears: python verify_deal.py RECORD.json CARDS.json (`cards show SET --json`)"""

import json
import sys
from hashlib import blake2b
from itertools import count
from pathlib import Path
from struct import unpack

record, cards = (json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:])
if not record.get("secret"):
    sys.exit("In this record no secret is open.")


def hashed(data):
    return blake2b(data, digest_size=32).digest()


def stream(name):
    """The words of a stream of chance, one after the other."""
    for block in count():
        yield from unpack("<16I", blake2b(name.encode() + b"\0" + block.to_bytes(8, "little"), key=seed).digest())


def below(n, words):
    return next(word for word in words if word < 2**32 - 2**32 % n) % n


shares = [seat.get("entropy") or "00" * 32 for seat in record["seats"]]
opened = [bytes.fromhex(digits) for digits in (record["secret"], *shares)]
for who, drawn in zip([record, *record["seats"]], opened, strict=True):
    if who.get("commitment") and who["commitment"] != hashed(b"posterity deal" + drawn).hex():
        sys.exit(f"{who.get('name', 'The server')} has opened other bytes than were promised.")
seed = hashed(b"".join(opened))
if (seed.hex(), cards["sha256"]) != (record["seed"], record["cards"]["sha256"]):
    sys.exit("The seed does not follow from the bytes, or these are other cards.")
deck = [card["slug"] for card in cards["technologies"] for _ in range(card["copies"])]
deck += cards["fate"] if record["options"].get("fate") == "standard" else []
words = stream("deck")
for i in range(len(deck) - 1, 0, -1):
    j = below(i + 1, words)
    deck[i], deck[j] = deck[j], deck[i]
for seat in record["seats"]:
    print(f"{seat['name']}: {' '.join(deck.pop() for _ in range(6))}")
print(f"{record['seats'][below(len(record['seats']), stream('first-chooser'))]['name']} chooses first.")
