"""One class for each kind of step of an effect: what it asks, does and is worth. `kinds.py` lists all of them."""
