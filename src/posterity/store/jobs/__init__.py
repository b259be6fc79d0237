"""What a store does, written once for every database: each job yields statements and is handed their rows.

A job knows no driver. `$1`, `$2` … stand for the arguments of a statement in SQLite and PostgreSQL alike.
A job that raises has done nothing: whoever carries it out rolls back. News that it yields are told once it is kept.

Other processes may change rows between two statements. A job that reads what it will write begins by writing to the
row of the game, which makes the others wait until it is done.
"""
