"""Takes the seat that a link is for and plays at random: python player.py http://127.0.0.1:8000 TOKEN"""

import json
import random
import sys
import urllib.request

server, token = sys.argv[1:]
key = None


def call(path, body=None):
    """One request: with a body it is a POST, and every answer is JSON."""
    request = urllib.request.Request(f"{server}/api/{path}", None if body is None else json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    if key:
        request.add_header("Authorization", f"Bearer {key}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(update):
    """Any answer that is on offer; some want words of one's own."""
    pick = random.choice(update["view"]["ask"]["options"])
    return {"number": update["number"], "pick": pick} | ({"say": "Well met"} if pick in update["words"] else {})


joined = call("join", {"token": token, "name": "Random player"})
key, seat, table = joined["welcome"]["key"], joined["seat"], f"tables/{joined['table']}"
number = -1
while True:
    update = call(f"{table}/view?since={number}&wait=20&outline=0")
    number, view = update["number"], update["view"]
    if update["status"] in ("over", "abandoned"):
        break
    if view and view["ask"]["seat"] == seat:
        call(f"{table}/answer", choose(update))
print(dict(zip(update["names"], view["scores"], strict=True)))
