"""Many games at once: jobs on local processes or on Ray, ladders, self-play, training.

jobs        what is to be played: a config that all games share, and a job for each
games       plays one job and returns its result as a row
loading     checks custom bots before a run
runner      runs jobs on the chosen workers; processes and on_ray are the two kinds
results     stores rows as Parquet, so that a stopped run can be resumed
pairings    which bots meet on a ladder; tally adds up the results, ratings fits the ratings
"""
